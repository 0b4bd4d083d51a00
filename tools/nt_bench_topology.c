// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_topology.c: caches, cores, threads and nodes of the machine, as hwloc finds them. */
#include <hwloc.h>
#include <stdlib.h>

#include "nt_bench.h"

static uint64_t cache_of(hwloc_topology_t topology, hwloc_obj_t pu, hwloc_obj_type_t type)
{
	hwloc_obj_t cache = pu ? hwloc_get_ancestor_obj_by_type(topology, type, pu) : NULL;

	return cache ? cache->attr->cache.size : 0;
}

static unsigned count(hwloc_topology_t topology, hwloc_obj_type_t type)
{
	int n = hwloc_get_nbobjs_by_type(topology, type);

	return n > 0 ? n : 0;
}

/* An average that is no whole number says nothing of any of them. */
static unsigned ratio(unsigned all, unsigned parts)
{
	return parts && all % parts == 0 ? all / parts : 0;
}

void find_topology(struct machine *machine)
{
	hwloc_topology_t topology;
	hwloc_obj_t pu;

	setenv("HWLOC_HIDE_ERRORS", "2", 0);
	if (hwloc_topology_init(&topology) < 0)
		return;
	hwloc_topology_set_flags(topology, HWLOC_TOPOLOGY_FLAG_INCLUDE_DISALLOWED);
	if (!hwloc_topology_load(topology)) {
		unsigned cores = count(topology, HWLOC_OBJ_CORE);
		uint64_t memory = hwloc_get_root_obj(topology)->total_memory;

		pu = hwloc_get_pu_obj_by_os_index(topology, machine->cpu_number);
		machine->l2 = cache_of(topology, pu, HWLOC_OBJ_L2CACHE);
		machine->l3 = cache_of(topology, pu, HWLOC_OBJ_L3CACHE);
		machine->no_l3 = machine->l2 && !machine->l3;
		machine->nodes = count(topology, HWLOC_OBJ_NUMANODE);
		machine->cores_per_node = ratio(cores, machine->nodes);
		machine->threads_per_core = ratio(count(topology, HWLOC_OBJ_PU), cores);
		machine->memory = memory & ~(MIB - 1);
	}
	hwloc_topology_destroy(topology);
}
