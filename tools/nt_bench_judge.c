// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * nt_bench_judge.c: what measurements mean is decided in one place, gen/verdict.py; verify and compare ask it there.
 * Where there is no generator, nothing is judged.
 */
#include <errno.h>
#include <limits.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "nt_bench.h"

extern char **environ;

/* NTQ_GENERATOR; or beside this program, where make puts a link to it; or where make install puts it. */
static bool find_generator(char path[PATH_MAX])
{
	static const char *const places[] = { "/gen/gen_quirks.py", "/../share/nt-quirk/gen/gen_quirks.py" };
	const char *named = getenv("NTQ_GENERATOR");
	char exe[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", exe, 4000);
	char *slash;

	exe[n > 0 ? n : 0] = '\0';
	slash = strrchr(exe, '/');
	slash = slash ? slash : exe;
	for (unsigned i = 0; i < (named ? 1 : N_OF(places)); i++) {
		strcpy(slash, places[i]);
		snprintf(path, PATH_MAX, "%s", named ? named : exe);
		if (!access(path, R_OK) && realpath(path, exe)) {
			strcpy(path, exe);
			return true;
		}
	}
	complain("%s: the generator judges, and it is not there; NTQ_GENERATOR=path/to/gen/gen_quirks.py says where it is", path);
	return false;
}

/* The exit status of the generator with this input and output; -1 if it cannot be run. */
static int ask_generator(char *const *arguments, int in, int out)
{
	static char *const pythons[] = { "/usr/bin/python3", "python3" };
	posix_spawn_file_actions_t actions;
	char path[PATH_MAX];
	char *argv[8] = { NULL, "-B", path };
	char *named = getenv("PYTHON");
	int status = -1;
	pid_t child;

	if (!find_generator(path))
		return -1;
	for (unsigned i = 0; i < 4 && arguments[i]; i++)
		argv[3 + i] = arguments[i];
	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
	posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
	for (unsigned i = 0; i < N_OF(pythons); i++) {
		argv[0] = named ? named : pythons[i];
		if (posix_spawnp(&child, argv[0], &actions, NULL, argv, environ))
			continue;
		while (waitpid(child, &status, 0) < 0 && errno == EINTR)
			;
		status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
		break;
	}
	posix_spawn_file_actions_destroy(&actions);
	if (status < 0)
		complain("python3 cannot be run, and the generator needs it");
	return status;
}

enum status compare_records(char **paths)
{
	char *arguments[] = { "compare", paths[0], paths[1], NULL };
	int status = ask_generator(arguments, STDIN_FILENO, STDOUT_FILENO);

	return status == DONE ? DONE : FAILED;
}

static void copy_to_errors(int fd)
{
	char buffer[4096];
	ssize_t n;

	lseek(fd, 0, SEEK_SET);
	while ((n = read(fd, buffer, sizeof(buffer))) > 0)
		fwrite(buffer, 1, n, stderr);
}

/* The exit status of the generator about this record, which exists in memory alone; -1 after complaining. */
static int ask_about(char *command, const struct options *options, const struct machine *machine, const struct plan *plan, int out)
{
	int fd = memfd_create("record", 0), status;
	FILE *record = fd < 0 ? NULL : fdopen(fd, "w");
	char *arguments[] = { command, "-", NULL };

	if (!record || out < 0) {
		complain("no memory for the record: %s", strerror(errno));
		if (record)
			fclose(record);
		return -1;
	}
	print_record(record, options, machine, plan);
	fflush(record);
	lseek(fd, 0, SEEK_SET);
	status = ask_generator(arguments, fd, out);
	fclose(record);
	return status;
}

enum status judge_record(const struct options *options, const struct machine *machine, const struct plan *plan, bool final)
{
	int said = memfd_create("judgement", 0);
	int status = ask_about("judge", options, machine, plan, said);

	if (final || status != INCONCLUSIVE)
		copy_to_errors(said);
	close(said);
	if (status == CONTRADICTED || status < 0)
		print_record(stdout, options, machine, plan);
	return status < 0 ? FAILED : (enum status)status;
}

void explain_values(const struct options *options, const struct machine *machine, const struct plan *plan)
{
	ask_about(options->sweep ? "judge" : "compare", options, machine, plan, STDERR_FILENO);
}
