// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* shim.c: LD_PRELOAD this to make one call of a program fail, in libraries and in stdio as well. */

/*
 * FAIL=malloc|open|write|mmap|fsync|rename	which kind of call
 * FAIL_AT=n		the n-th one fails, 0: none; FAIL_ON=1: all later ones too
 * FAIL_COUNT=file	how many there were is written there at the end
 *
 * System calls are trapped by a seccomp filter, so that none escapes; they are let through if they come from here.
 * Writes to standard error do not count: without it nobody can say what is wrong.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <ucontext.h>

static int counting, failing_on;
static long fail_at, count;
static int error_of_kind;

long shim_call(long number, long a, long b, long c, long d, long e, long f);
extern const char shim_called[];

/* A system call whose return address is shim_called. */
__asm__(".text\n"
	".globl shim_call, shim_called\n"
	"shim_call:\n"
	"	mov %rdi, %rax\n"
	"	mov %rsi, %rdi\n"
	"	mov %rdx, %rsi\n"
	"	mov %rcx, %rdx\n"
	"	mov %r8, %r10\n"
	"	mov %r9, %r8\n"
	"	mov 8(%rsp), %r9\n"
	"	syscall\n"
	"shim_called:\n"
	"	ret\n");

static int fails(void)
{
	long turn = __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);

	return fail_at && (turn == fail_at || (failing_on && turn > fail_at));
}

/* ---- memory ---- */

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *old, size_t size);

/* What libhwloc and libnuma allocate is theirs: without memory the first (2.9) crashes, the second ends the program. */
static int no_memory(void *caller)
{
	Dl_info found;

	if (counting != 'm' || (dladdr(caller, &found) && (strstr(found.dli_fname, "hwloc") || strstr(found.dli_fname, "numa"))) || !fails())
		return 0;
	errno = ENOMEM;
	return 1;
}

void *malloc(size_t size)
{
	return no_memory(__builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *calloc(size_t n, size_t size)
{
	return no_memory(__builtin_return_address(0)) ? NULL : __libc_calloc(n, size);
}

void *realloc(void *old, size_t size)
{
	return no_memory(__builtin_return_address(0)) ? NULL : __libc_realloc(old, size);
}

/* ---- system calls ---- */

static const struct kind {
	const char *name;
	int error;
	int calls[6];
} kinds[] = {
	{ "open", EMFILE, { SYS_open, SYS_openat, -1 } },
	{ "write", ENOSPC, { SYS_write, SYS_writev, SYS_pwrite64, -1 } },
	{ "mmap", ENOMEM, { SYS_mmap, -1 } },
	{ "fsync", EIO, { SYS_fsync, SYS_fdatasync, -1 } },
	{ "rename", EACCES, { SYS_rename, SYS_renameat, SYS_renameat2, SYS_link, SYS_linkat, -1 } },
};

static void trapped(int signal, siginfo_t *info, void *context)
{
	greg_t *regs = ((ucontext_t *)context)->uc_mcontext.gregs;
	int is_message = info->si_syscall == SYS_write && regs[REG_RDI] == 2;
	int before = errno;

	(void)signal;
	if (!is_message && fails())
		regs[REG_RAX] = -error_of_kind;
	else
		regs[REG_RAX] = shim_call(info->si_syscall, regs[REG_RDI], regs[REG_RSI], regs[REG_RDX], regs[REG_R10], regs[REG_R8], regs[REG_R9]);
	errno = before;
}

/* The trap has to stay open where a program blocks all signals. */
int sigprocmask(int how, const sigset_t *set, sigset_t *old)
{
	sigset_t open;

	if (set && how != SIG_UNBLOCK) {
		open = *set;
		sigdelset(&open, SIGSYS);
		set = &open;
	}
	return shim_call(SYS_rt_sigprocmask, how, (long)set, (long)old, 8, 0, 0) ? -1 : 0;
}

static void trap(const struct kind *kind)
{
	struct sigaction action = { .sa_sigaction = trapped, .sa_flags = SA_SIGINFO | SA_NODEFER };
	const unsigned low = (unsigned long)shim_called, high = (unsigned long)shim_called >> 32;
	struct sock_filter filter[32] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, instruction_pointer)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, low, 0, 3),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, instruction_pointer) + 4),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, high, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
	};
	struct sock_fprog program = { 6, filter };

	for (const int *call = kind->calls; *call >= 0; call++) {
		filter[program.len++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, *call, 0, 1);
		filter[program.len++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP);
	}
	filter[program.len++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
	error_of_kind = kind->error;
	if (sigaction(SIGSYS, &action, NULL) || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ||
	    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program))
		abort();
}

__attribute__((constructor)) static void begin(void)
{
	const char *kind = getenv("FAIL"), *at = getenv("FAIL_AT");

	fail_at = at ? atol(at) : 0;
	failing_on = getenv("FAIL_ON") != NULL;
	if (kind && !strcmp(kind, "malloc"))
		counting = 'm';
	for (size_t i = 0; kind && i < sizeof(kinds) / sizeof(kinds[0]); i++)
		if (!strcmp(kind, kinds[i].name))
			trap(&kinds[i]);
}

__attribute__((destructor)) static void end(void)
{
	const char *path = getenv("FAIL_COUNT");
	char text[24];
	int length, fd;

	if (!path)
		return;
	length = snprintf(text, sizeof(text), "%ld", count);
	fd = shim_call(SYS_open, (long)path, O_WRONLY | O_CREAT | O_TRUNC, 0600, 0, 0, 0);
	shim_call(SYS_write, fd, (long)text, length, 0, 0, 0);
}
