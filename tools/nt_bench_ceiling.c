// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * nt_bench_ceiling.c: up to how many pages this kernel flushes one by one, read from debugfs, set, and put back.
 *
 * Whoever sets it may be killed at any moment. So a process of its own puts the old figure back, as soon as the pipe
 * between the two is closed, however that came about.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include "nt_bench.h"

#define DEBUGFS "/sys/kernel/debug"

/* Linux 3.6 to 3.16 have the shift itself, later ones the ceiling in pages. */
static const struct { const char *name; bool shift; } files[] = {
	{ "x86/tlb_single_page_flush_ceiling", false }, { "x86/tlb_flushall_shift", true },
};

static bool read_figure(const char *path, long *figure)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC), error;
	char text[32] = "", *end;
	ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof(text) - 1);

	error = errno;
	if (fd >= 0)
		close(fd);
	errno = error;
	if (n < 0)
		return false;
	*figure = strtol(text, &end, 10);
	errno = EINVAL;
	return end != text && (*end == '\n' || !*end) && *figure >= -1;
}

/* False, and errno says why, if the file cannot be written or does not keep the figure. */
static bool write_figure(const char *path, long figure)
{
	int fd = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC), error;
	char text[32];
	int n = snprintf(text, sizeof(text), "%ld\n", figure);
	bool ok = fd >= 0 && write(fd, text, n) == n;
	long found = figure - 1;

	error = errno;
	if (fd >= 0)
		close(fd);
	errno = error;
	return ok && read_figure(path, &found) && found == figure;
}

void find_ceiling(const struct options *options, struct ceiling *ceiling)
{
	const char *folder = options->debugfs ? options->debugfs : DEBUGFS;

	*ceiling = (struct ceiling){ .lock = -1, .pipe = -1 };
	for (unsigned i = 2; i-- > 0;) {
		snprintf(ceiling->path, sizeof(ceiling->path), "%s/%s", folder, files[i].name);
		ceiling->is_shift = files[i].shift;
		ceiling->error = read_figure(ceiling->path, &ceiling->old) ? 0 : errno;
		if (!ceiling->error)
			return;
	}
}

/* ---- the guard ---- */

/* All signals are blocked here. */
static void guard(const struct ceiling *ceiling, int pipe)
{
	char none;

	setsid();
	while (read(pipe, &none, 1) < 0 && errno == EINTR)
		;
	_exit(write_figure(ceiling->path, ceiling->old) ? EXIT_SUCCESS : EXIT_FAILURE);
}

/* Signals are blocked until both processes are what they are to be. */
static bool start_guard(struct ceiling *ceiling)
{
	sigset_t all, before;
	int ends[2];

	sigfillset(&all);
	sigprocmask(SIG_BLOCK, &all, &before);
	ceiling->guard = pipe2(ends, O_CLOEXEC) < 0 ? -1 : fork();
	if (!ceiling->guard) {
		close(ends[1]);
		guard(ceiling, ends[0]);
	}
	sigprocmask(SIG_SETMASK, &before, NULL);
	if (ceiling->guard < 0) {
		complain("no process to put %s back: %s", ceiling->path, strerror(errno));
		return false;
	}
	close(ends[0]);
	ceiling->pipe = ends[1];
	return true;
}

/* False if the guard could not put the figure back. */
static bool stop_guard(struct ceiling *ceiling)
{
	int status = EXIT_FAILURE;

	close(ceiling->pipe);
	while (waitpid(ceiling->guard, &status, 0) < 0 && errno == EINTR)
		;
	return !status;
}

bool begin_sweep(struct ceiling *ceiling)
{
	int error;

	ceiling->lock = open(ceiling->path, O_RDONLY | O_CLOEXEC);
	if (ceiling->lock < 0 || flock(ceiling->lock, LOCK_EX | LOCK_NB) < 0) {
		complain("%s: %s", ceiling->path, errno == EWOULDBLOCK ? "another sweep is under way" : strerror(errno));
		return false;
	}
	/* With the lock, the figure is not one that another sweep has set. */
	if (!read_figure(ceiling->path, &ceiling->old)) {
		complain("%s: cannot be read: %s", ceiling->path, strerror(errno));
		return false;
	}
	if (!start_guard(ceiling))
		return false;
	if (write_figure(ceiling->path, ceiling->old))
		return true;
	error = errno;
	stop_guard(ceiling);
	complain("%s: cannot be set, and a sweep has to: %s", ceiling->path, strerror(error));
	return false;
}

bool set_ceiling(const struct ceiling *ceiling, int value, unsigned entries)
{
	if (write_figure(ceiling->path, ceiling->is_shift ? value : pages_of(value, entries)))
		return true;
	complain("%s: did not take the figure for the value %d: %s", ceiling->path, value, strerror(errno));
	return false;
}

bool end_sweep(struct ceiling *ceiling)
{
	bool ok = stop_guard(ceiling) || write_figure(ceiling->path, ceiling->old);

	close(ceiling->lock);
	if (!ok)
		complain("%s: could not be put back to %ld: %s", ceiling->path, ceiling->old, strerror(errno));
	return ok;
}
