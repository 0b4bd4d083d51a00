/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* nt_bench.h: what the parts of the nt-bench command share. */
#ifndef NT_BENCH_H
#define NT_BENCH_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

#include "nt_quirk.h"

#define KIB ((uint64_t)1 << 10)
#define MIB ((uint64_t)1 << 20)
#define GIB ((uint64_t)1 << 30)

#define N_OF(table) (sizeof(table) / sizeof((table)[0]))

/* Exit statuses; scripts rely on them. */
enum status {
	DONE = 0,			/* measured, or verified: the database is right */
	FAILED = 1,			/* the input, the machine or the output is not as it must be */
	USAGE = 2,
	CONTRADICTED = 4,
	INCONCLUSIVE = 5,
	INTERRUPTED = 130
};

/* A sample takes at least this long. */
#define SAMPLE_NS ((uint64_t)50 * 1000 * 1000)

/* ---- nt_bench.c ---- */

#define MAX_LIST 16

struct list {
	uint64_t values[MAX_LIST];
	unsigned n;
};

enum workload { MEMSET, PAGEFAULT, TLBFLUSH, EBIZZY };
extern const char *const workload_names[];


struct options {
	const char *output;		/* a file, a folder, or "-" */
	const char *machine;		/* its name, or NULL */
	const char *debugfs;		/* where it is, or NULL */
	struct list extents, chunks, pages, threads, arms;	/* empty: the tool's plan */
	struct list values;		/* of the quirk; -1 is UINT64_MAX */
	enum workload workload;
	uint64_t seed;
	uint64_t offset;		/* of the memory to its page */
	unsigned cpu;
	unsigned samples;		/* of each point; 0: as many as fit */
	unsigned seconds;		/* for measuring */
	bool any_cpu;
	bool quick;
	bool verify;
	bool sweep;			/* set the values, one after the other */
};

/* "nt-bench: ..." on standard error. */
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Says so, and ends the program: nothing has been written then. */
_Noreturn void out_of_memory(void);

/* Untrusted text for a message: short and printable. The third call from now reuses the memory. */
const char *shown(const char *text);

/* "16 MiB", as the database writes it. */
#define SIZE_TEXT 24
const char *size_text(uint64_t size, char text[SIZE_TEXT]);

/* ---- nt_bench_hash.c ---- */

/* Twelve hexadecimal digits over the sources that measure. */
extern const char harness_hash[];

/* ---- nt_bench_machine.c ---- */

#define TEXT_SIZE 128
#define MAX_LEAVES 24
#define MAX_CPUS 1024

/* How many pages this kernel flushes one by one; filled by nt_bench_ceiling.c. */
struct ceiling {
	char path[4096];
	bool is_shift;			/* the file holds the value itself, as in Linux 3.6 to 3.16 */
	int error;			/* why it cannot be read, or 0 */
	long old;			/* what it holds outside of a sweep */
	int lock, pipe;
	pid_t guard;
};

/* This machine, as the CPU that measures sees it; 0, "" or -1 is unknown. */
struct machine {
	struct ntq_cpu cpu;
	struct ntq_features features;
	struct ntq_cpuid_leaf leaves[MAX_LEAVES];
	unsigned n_leaves;
	char vendor[13], hypervisor[13];
	char cpu_name[TEXT_SIZE], name[TEXT_SIZE];
	char microcode[TEXT_SIZE], governor[TEXT_SIZE], kernel[TEXT_SIZE], thp[TEXT_SIZE];
	uint64_t memory, usable;	/* usable: what this process may take now */
	uint64_t l2, l3;
	unsigned nodes, cores_per_node, threads_per_core;
	unsigned cpu_number;
	unsigned cpus[MAX_CPUS], n_cpus;	/* that may be used, on the same node; cpus[0] is cpu_number */
	int node, turbo;
	bool hybrid, guest, no_l3;
	unsigned tlb_entries;		/* of the last-level data TLB, for pages of 4 KiB */
	struct ceiling ceiling;
};

/* Bind this process to a CPU and its node, and look around. False after complaining. */
bool look_around(const struct options *options, struct machine *machine);

/* The first line of a file without its end, "" if it cannot be read. */
char *read_line(const char *path, char text[TEXT_SIZE]);

/* ---- nt_bench_topology.c ---- */

/* Caches, cores, threads and nodes, by hwloc. */
void find_topology(struct machine *machine);

/* ---- nt_bench_memory.c ---- */

struct memory {
	char *at;			/* NULL: none */
	size_t size;
	uint64_t page;
	bool transparent;		/* huge pages that the kernel may or may not have given */
};

/* Bytes that this process may take: what the system has left, within its control groups. */
uint64_t usable_memory(void);

/* Size bytes of memory in pages of that size, on the node of this CPU; touched if asked. False if not to be had. */
bool get_memory(struct memory *memory, size_t size, uint64_t page, bool touch, const struct machine *machine);
void drop_memory(struct memory *memory);

/* True if memory that has been touched lies in pages of its size. */
bool has_its_pages(const struct memory *memory);

/* ---- nt_bench_plan.c ---- */

/* What spoiled a sample. */
enum noise { STOLEN = 1, PREEMPTED = 2, DRIFTED = 4 };

struct sample {
	double rate;			/* GiB/s, or the unit of the workload */
	double yardstick;		/* ns of a loop that depends on the clock of the core alone */
	unsigned noise;
};

#define MAX_SAMPLES 200

/* The hardware's counts, per pass over the extent; negative where it has none. */
#define N_COUNTERS 17
extern const char *const counter_names[N_COUNTERS];

/* One arm at one point of the plan. */
struct point {
	uint64_t extent, chunk, page;
	unsigned threads, arm;
	int value;			/* instead of arm, extent and chunk; ceiling: its pages, or -1 */
	long ceiling;
	unsigned group;			/* points of one group are compared with each other; a higher one is dropped first */
	uint64_t passes;		/* over the extent, in one sample */
	uint64_t cost;			/* ns that the last sample took in all */
	unsigned n;
	struct sample samples[MAX_SAMPLES];
	double counters[N_COUNTERS];
	bool counted;
};

struct plan {
	struct point *points;
	unsigned n;
	unsigned rounds;		/* done */
	bool dropped;			/* some points took too long */
};

/* Choose the points. False after complaining. */
bool make_plan(const struct options *options, const struct machine *machine, struct plan *plan);

/* ns that the samples of a round take, by the last one. */
uint64_t round_cost(const struct plan *plan);

/* Forget the points of the last groups until a round takes at most so long; the first group always stays. */
void shorten_plan(struct plan *plan, uint64_t ns);

/* In the order of the record. */
void sort_plan(struct plan *plan);

/* ---- nt_bench_run.c ---- */

extern volatile bool interrupted;

uint64_t now_ns(void);

/* splitmix64 (public domain, Sebastiano Vigna): what is random can be repeated from the seed. */
uint64_t next_random(uint64_t *state);

/* Measure every point of the plan. */
enum status run_plan(const struct options *options, const struct machine *machine, struct plan *plan);

/* ---- nt_bench_sample.c ---- */

/* One sample of a point in memory that is at least as large as its extent. False if interrupted. */
bool take_sample(const struct machine *machine, const struct memory *memory, uint64_t offset, struct point *point);

/* Flag the samples whose yardstick is not the run's. */
void flag_drift(struct plan *plan);

/* Ticks that the hypervisor has taken from these CPUs. */
uint64_t stolen_ticks(const unsigned *cpus, unsigned n);

double measure_yardstick(void);

/* ---- nt_bench_fault.c ---- */

/* The arm with which a kernel on such a CPU clears pages. */
unsigned kernel_arm(void);

/* One sample: new memory, touched page by page. False if interrupted, or the memory is not to be had. */
bool fault_sample(const struct machine *machine, struct point *point);

/* ---- nt_bench_values.c: workloads about a value of the kernel ---- */

/* The range of tlb_flushall_shift, as db/quirks.yaml has it. */
#define LEAST_VALUE (-1)
#define MOST_VALUE 10

bool about_values(const struct options *options);

/* Up to how many pages are flushed one by one under this value. */
long pages_of(int value, unsigned entries);

/* Find out which value the kernel runs with, and choose the points. False after complaining. */
bool plan_values(const struct options *options, struct machine *machine, struct plan *plan);

/* One sample; in a sweep the value is set first. False if interrupted, or after complaining. */
bool value_sample(const struct options *options, const struct machine *machine, struct point *point);
void report_values(FILE *out, const struct options *options, const struct machine *machine, const struct plan *plan);

/* ---- nt_bench_ceiling.c ---- */

void find_ceiling(const struct options *options, struct ceiling *ceiling);

/* From here to end_sweep() the figure can be set, and is put back even if this process is killed. False after complaining. */
bool begin_sweep(struct ceiling *ceiling);
bool set_ceiling(const struct ceiling *ceiling, int value, unsigned entries);
bool end_sweep(struct ceiling *ceiling);

/* ---- nt_bench_entries.c ---- */

/* The most pages of 4 KiB that a data TLB holds by these answers; 0 if they do not say. */
unsigned tlb_entries(const struct ntq_cpuid_leaf *leaves, unsigned n);

/* ---- nt_bench_crew.c ---- */

struct worker {
	_Alignas(128) volatile uint64_t done;
	uint64_t random;		/* its state */
	struct crew *crew;
	pthread_t thread;
};

/* Threads that call work() until they are stopped, and add up what it returns; 0 is a failure. */
struct crew {
	uint64_t (*work)(struct worker *worker);
	const void *shared;
	struct worker *workers;
	unsigned n;
	volatile bool stop, failed;
};

/* False after complaining. */
bool start_crew(struct crew *crew, const struct machine *machine, unsigned n, uint64_t seed);
uint64_t crew_done(const struct crew *crew);
void stop_crew(struct crew *crew);

/* ---- nt_bench_flush.c, nt_bench_ebizzy.c: 0 after complaining ---- */

/* ns per access of each of the threads. */
double flush_cost(const struct machine *machine, unsigned threads, uint64_t seed);

/* Operations of all threads per second. */
double ebizzy_rate(const struct machine *machine, unsigned threads, uint64_t seed);

/* ---- nt_bench_counters.c ---- */

struct counters {
	int fds[N_COUNTERS];
};

/* Open what the machine and its settings allow; says once what they do not. */
void open_counters(struct counters *counters);
void start_counters(const struct counters *counters);

/* Counts since the start, scaled by the time they were on; -1 where there is none. */
void stop_counters(const struct counters *counters, double counts[N_COUNTERS]);
void close_counters(struct counters *counters);

/* ---- nt_bench_record.c ---- */

/* The canonical text of a record, as gen/dump.py writes it. */
void print_record(FILE *out, const struct options *options, const struct machine *machine, const struct plan *plan);

/* ---- nt_bench_yaml.c ---- */

/* A scalar, quoted where a reader of YAML could take it for something else. */
void put_text(FILE *out, const char *text);

/* Cells of rows in columns: "- {a: 1, b: 2}" with every cell but the last `loose` ones padded. */
#define MAX_CELLS 32
struct cells {
	char *text[MAX_CELLS];
	unsigned n;
};
void add_cell(struct cells *cells, const char *format, ...) __attribute__((format(printf, 2, 3)));
void put_table(FILE *out, struct cells *rows, unsigned n_rows, unsigned columns);

/* ---- nt_bench_output.c ---- */

/* Where a record goes. */
struct output {
	char folder[4096];
	char name[256];
	bool standard;			/* to standard output */
};

/* Find the place and see that it can be written. False after complaining. */
bool find_output(const struct options *options, const struct machine *machine, struct output *output);

/* Write the record whole or not at all; what exists already stays. */
enum status write_record(const struct options *options, const struct machine *machine, const struct plan *plan,
			 const struct output *output);

/* ---- nt_bench_report.c ---- */

/* What the record shows and what it cannot. */
void report(FILE *out, const struct options *options, const struct machine *machine, const struct plan *plan);

/* How many samples there are and what spoiled them. */
void print_noise(FILE *out, const struct plan *plan);

/* ---- nt_bench_judge.c: the generator's judgement ---- */

/* One or two paths, NULL behind them. */
enum status compare_records(char **paths);

/* Says nothing of what is inconclusive unless it is final. FAILED without a generator, with the record printed. */
enum status judge_record(const struct options *options, const struct machine *machine, const struct plan *plan, bool final);

/* What the generator says of a record just made, to standard error: a table, and in a sweep the best value. */
void explain_values(const struct options *options, const struct machine *machine, const struct plan *plan);

#endif
