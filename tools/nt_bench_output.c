// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_output.c: where a record goes, and how it gets there: whole, or not at all. */
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "nt_bench.h"

/* Lower case and dashes, as the database wants file names. */
static void slug(const char *text, char *out, size_t size)
{
	size_t n = 0;

	for (; *text && n + 2 < size; text++) {
		if (isalnum((unsigned char)*text))
			out[n++] = tolower((unsigned char)*text);
		else if (n && out[n - 1] != '-')
			out[n++] = '-';
	}
	while (n && out[n - 1] == '-')
		n--;
	out[n] = '\0';
}

/* <vendor>-<family>-<model>-<stepping> */
static void cpu_folder(const struct machine *machine, char *out, size_t size)
{
	const char *vendor = machine->vendor + strspn(machine->vendor, " ");

	snprintf(out, size, "%.*s-%u-%u-%u", (int)strcspn(vendor, " "), vendor, machine->cpu.family, machine->cpu.model,
		 machine->cpu.stepping);
}

/* <date>-<machine>[-<what>].yaml; the number is for the second and later records of a day. */
static void file_name(const struct options *options, const struct machine *machine, unsigned number, char *out, size_t size)
{
	char date[16], name[64];
	time_t now = time(NULL);
	struct tm utc;
	int used;

	strftime(date, sizeof(date), "%Y-%m-%d", gmtime_r(&now, &utc));
	slug(*machine->name ? machine->name : machine->guest ? "guest" : "machine", name, sizeof(name));
	used = snprintf(out, size, "%s-%s%s%s%s", date, *name ? name : "machine",
			machine->hybrid && machine->cpu.core_type == NTQ_CORE_ATOM ? "-atom" : "",
			options->workload == MEMSET ? "" : "-", options->workload == MEMSET ? "" : workload_names[options->workload]);
	snprintf(out + used, size - used, number > 1 ? "-%u.yaml" : ".yaml", number);
}

static bool writable(const char *folder, const char *shown_as)
{
	if (!access(folder, W_OK | X_OK))
		return true;
	complain("%s: cannot write there: %s", shown(shown_as), strerror(errno));
	return false;
}

/* A name below a folder of records: made when it is needed, so the folder alone is looked at now. */
static bool find_in_folder(const struct options *options, const struct machine *machine, struct output *output)
{
	char below[64], path[sizeof(output->folder) + sizeof(output->name)];
	unsigned number = 1;
	struct stat found;

	if (!writable(options->output, options->output))
		return false;
	cpu_folder(machine, below, sizeof(below));
	if (snprintf(output->folder, sizeof(output->folder), "%s/%s", options->output, below) >= (int)sizeof(output->folder)) {
		complain("%s: too long a path", shown(options->output));
		return false;
	}
	do {
		file_name(options, machine, number++, output->name, sizeof(output->name));
		snprintf(path, sizeof(path), "%s/%s", output->folder, output->name);
	} while (!lstat(path, &found));
	return access(output->folder, F_OK) || writable(output->folder, output->folder);
}

bool find_output(const struct options *options, const struct machine *machine, struct output *output)
{
	const char *slash = strrchr(options->output, '/'), *name = slash ? slash + 1 : options->output;
	struct stat found;

	*output = (struct output){ .standard = !strcmp(options->output, "-") };
	if (output->standard)
		return true;
	if (!stat(options->output, &found) && S_ISDIR(found.st_mode))
		return find_in_folder(options, machine, output);
	if (!lstat(options->output, &found)) {
		complain("%s: exists, and a record is never replaced: name another file", shown(options->output));
		return false;
	}
	if (!*name || strlen(name) >= sizeof(output->name) ||
	    (size_t)(name - options->output) >= sizeof(output->folder)) {
		complain("%s: is no folder, and no name of a file", shown(options->output));
		return false;
	}
	snprintf(output->folder, sizeof(output->folder), "%.*s", slash && slash > options->output ? (int)(slash - options->output) : 1,
		 slash ? options->output : ".");
	snprintf(output->name, sizeof(output->name), "%s", name);
	return writable(output->folder, output->folder);
}

/* Beside its place first, then linked, which fails where something exists. Signals wait. */
static bool write_file(const struct output *output, const char *text, size_t size)
{
	char path[sizeof(output->folder) + sizeof(output->name)], beside[sizeof(path) + 16];
	sigset_t all, before;
	bool ok;
	int fd;

	snprintf(path, sizeof(path), "%s/%s", output->folder, output->name);
	snprintf(beside, sizeof(beside), "%s/.nt-bench-%d", output->folder, (int)getpid());
	sigfillset(&all);
	sigprocmask(SIG_BLOCK, &all, &before);
	fd = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
	ok = fd >= 0 && write(fd, text, size) == (ssize_t)size && !fsync(fd) && !link(beside, path);
	if (!ok)
		complain("%s: cannot be written: %s", shown(path), strerror(errno ? errno : ENOSPC));
	if (fd >= 0) {
		close(fd);
		unlink(beside);
	}
	sigprocmask(SIG_SETMASK, &before, NULL);
	return ok;
}

enum status write_record(const struct options *options, const struct machine *machine, const struct plan *plan,
			 const struct output *output)
{
	char *text = NULL;
	size_t size;
	FILE *record = open_memstream(&text, &size);
	bool ok;

	if (!record)
		out_of_memory();
	print_record(record, options, machine, plan);
	if (fclose(record) || !text)
		out_of_memory();
	ok = output->standard;
	if (!ok) {
		errno = 0;
		if (mkdir(output->folder, 0755) < 0 && errno != EEXIST)
			complain("%s: cannot be made: %s", shown(output->folder), strerror(errno));
		ok = write_file(output, text, size);
		if (ok)
			fprintf(stderr, "wrote %s/%s\n", output->folder, output->name);
		else
			complain("the record follows on standard output: what was measured is not lost");
	}
	if (!ok || output->standard) {
		fwrite(text, 1, size, stdout);
		if (fflush(stdout)) {
			complain("standard output: %s", strerror(errno));
			ok = false;
		}
	}
	free(text);
	return ok ? DONE : FAILED;
}
