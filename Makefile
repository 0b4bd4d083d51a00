# SPDX-License-Identifier: GPL-2.0-only OR MIT
# Data flows db/ -> gen/ -> generated/ -> runtime/ and tools/. `make help` lists the targets; V=1 shows commands.

O ?= build
export O
VERSION := 0.1.0

# The number of the library's interface: one more with each change that a program built before cannot bear.
SOVERSION := 1

$(if $(word 2,$(O)),$(error O=$(O): GNU make takes no path with a space for a target; the source tree may have one))

# -- Tools ---------------------------------------------------------------------------------------------------------

# Packages of Debian: to generate and build, and to test.
DEPS := gcc libc6-dev make pkg-config check \
	python3 python3-yaml python3-jinja2 python3-jsonschema python3-matplotlib \
	git python3-hypothesis python3-scipy qemu-user mandoc \
	clang lld musl-tools redis-server stress-ng g++ bash zsh fish locales \
	libhwloc-dev libnuma-dev linux-perf
LINT_DEPS := gcc clang-tidy cppcheck shellcheck flake8 yamllint sparse git valgrind python3-coverage
PACKAGE_DEPS := debootstrap lintian git

# The first Python that can import what the generator needs: PATH's may not be the one that apt serves.
PYTHON ?= $(shell for p in /usr/bin/python3 python3; do \
	$$p -c 'import yaml, jinja2, jsonschema' 2>/dev/null && { echo $$p; exit; }; done; echo /usr/bin/python3)
GEN = $(PYTHON) -B gen/gen_quirks.py

CFLAGS ?= -O2 -g
WARN := -Wall -Wextra -Werror -Wstrict-prototypes -Wmissing-prototypes -Wshadow -Wundef
ALL_CPPFLAGS = -Iruntime -Igenerated/user -D_GNU_SOURCE -DNTQ_VERSION='"$(VERSION)"' $(CPPFLAGS)
# Where this was built must not show in what was built.
ALL_CFLAGS = -std=gnu11 $(WARN) -fPIC -fvisibility=hidden '-ffile-prefix-map=$(CURDIR)=.' -MMD -MP $(CFLAGS)

Q := $(if $(V),,@)
say = $(if $(V),,@printf '  %-6s %s\n' $(1) $(patsubst $(CURDIR)/%,%,$@))

# -- What is built -------------------------------------------------------------------------------------------------

LIB_SRC := $(sort $(wildcard runtime/*.c runtime/*.S generated/user/*.S))
LIB_OBJ := $(patsubst %,$(O)/%.o,$(LIB_SRC))
QUIRK_OBJ := $(patsubst %,$(O)/%.o,$(sort $(wildcard tools/nt_quirk*.c)) generated/user/nt_explain.c)
CHECKS := $(patsubst tests/%.c,$(O)/tests/%,$(wildcard tests/check_*.c))
CHECK_HELP := $(patsubst %,$(O)/%.o,$(filter-out tests/check_%.c,$(wildcard tests/*.c tests/*.S)))
PROGRAMS := $(O)/nt-quirk $(O)/libntquirk.a $(O)/libntquirk.so $(O)/libntquirk-preload.so

# nt-bench alone needs more than a C compiler; it is left out where hwloc or libnuma is missing.
BENCH_SRC := $(sort $(wildcard tools/nt_bench*.c))
BENCH_OBJ := $(patsubst %,$(O)/%.o,$(BENCH_SRC))
BENCH_LIBS := -lhwloc -lnuma -lm -lpthread
HARNESS := $(filter-out tools/nt_bench_hash.c,$(BENCH_SRC)) tools/nt_bench.h $(sort $(wildcard runtime/clear_*))
PROGRAMS += $(if $(shell printf '\043include <hwloc.h>\n\043include <numa.h>\n' | $(CC) -E - 2>/dev/null | grep -m1 numa),$(O)/nt-bench)

COMPLETION := $(foreach shell,bash zsh fish,$(patsubst %_options.def,$(O)/completion/%.$(shell),$(notdir $(wildcard tools/*_options.def))))

.PHONY: all
all: $(PROGRAMS) $(COMPLETION) ## build the commands and libntquirk (needs a C compiler alone)

$(O)/nt-quirk: $(QUIRK_OBJ) $(O)/libntquirk.a
	$(call say,LINK)
	$(Q)$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^

$(O)/nt-bench: $(BENCH_OBJ) $(O)/libntquirk.a | $(O)/gen
	$(call say,LINK)
	$(Q)$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^ $(BENCH_LIBS)

# Where nt-bench looks for the generator, which judges.
$(O)/gen:
	$(Q)mkdir -p $(@D)
	$(Q)ln -sfnr gen $@

# For machines without a compiler: one file to copy. The linker's warnings are about names of hosts, which are not used.
$(O)/nt-bench-static: $(BENCH_OBJ) $(O)/tools/static/no_udev.c.o $(O)/libntquirk.a
	$(call say,LINK)
	$(Q)$(CC) $(ALL_CFLAGS) $(LDFLAGS) -static -Wl,--no-warnings -o $@ $^ $(BENCH_LIBS)

$(O)/tools/nt_bench_hash.c.o: $(HARNESS)
$(O)/tools/nt_bench_hash.c.o: ALL_CPPFLAGS += -DNTQ_HARNESS_HASH='"$(shell cat $(HARNESS) | sha256sum | cut -c1-12)"'

$(O)/libntquirk.a: $(LIB_OBJ)
	$(call say,AR)
	$(Q)rm -f $@ && $(AR) rcsD $@ $^

$(O)/libntquirk.so.$(SOVERSION): $(LIB_OBJ) runtime/libntquirk.map
	$(call say,LINK)
	$(Q)$(CC) $(ALL_CFLAGS) $(LDFLAGS) -shared -Wl,-soname,$(@F) -Wl,--version-script,runtime/libntquirk.map \
		-Wl,-z,defs -Wl,-z,relro,-z,now -o $@ $(LIB_OBJ)

$(O)/libntquirk.so: $(O)/libntquirk.so.$(SOVERSION)
	$(Q)ln -sf $(<F) $@

# Its own calls of memset() go to the C library's, not back to itself.
$(O)/libntquirk-preload.so: $(O)/runtime/preload/nt_preload.c.o $(LIB_OBJ) runtime/preload/preload.map
	$(call say,LINK)
	$(Q)$(CC) $(ALL_CFLAGS) $(LDFLAGS) -shared -Wl,-soname,$(@F) -Wl,--wrap=memset -Wl,--version-script,$(lastword $^) \
		-Wl,-z,defs -Wl,-z,relro,-z,now -o $@ $(filter %.o,$^)

$(O)/completion/%.bash $(O)/completion/%.zsh $(O)/completion/%.fish: tools/%_options.def scripts/completion.awk
	$(call say,GEN)
	$(Q)mkdir -p $(@D)
	$(Q)for shell in bash zsh fish; do \
		awk -v shell=$$shell -v command=$(subst _,-,$*) -f scripts/completion.awk $< >$(@D)/$*.$$shell || exit 1; done

$(O)/%.c.o: %.c
	$(call say,CC)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) -c -o $@ $<

$(O)/%.S.o: %.S
	$(call say,AS)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) -c -o $@ $<

# -- Generate ------------------------------------------------------------------------------------------------------

.PHONY: gen gen-only fmt
gen: gen-only ## regenerate generated/, build, show one answer; KDIR=linux also the patch series, into OUT=
	$(Q)$(MAKE) --no-print-directory -s all
	$(Q)$(O)/nt-quirk --cpu 6:79:1

# A switch is 1 or it is not there: yes, on and true would be lost in silence.
$(foreach v,HUGE SIGNOFF,$(if $(filter-out 1,$($v)),$(error $v=$($v): write $v=1, or leave it out)))
ifneq ($(origin KDIR),undefined)
$(if $(KDIR),,$(error KDIR= is empty: name a kernel tree))
endif

gen-only:
	$(Q)$(GEN) gen --cache '$(O)/cache'
ifdef KDIR
	$(Q)$(GEN) series --kdir '$(KDIR)' $(if $(OUT),--out '$(OUT)') $(if $(QUIRK),--quirk '$(QUIRK)') $(if $(POLICY),--policy '$(POLICY)') \
		$(if $(FLAG),--flag '$(FLAG)') $(if $(ONLY),--only '$(ONLY)') $(if $(filter 1,$(HUGE)),--huge) $(if $(filter 1,$(SIGNOFF)),--signoff)
endif

fmt: ## rewrite db/ in canonical form
	$(Q)$(GEN) fmt

.PHONY: report
report: all ## a static site of all verdicts, curves and records, in build/report/
	$(Q)$(GEN) report --out '$(O)/report' --nt-quirk '$(O)/nt-quirk'

# -- Test ----------------------------------------------------------------------------------------------------------

CHECK_CFLAGS = $(shell pkg-config --cflags check)
CHECK_LIBS = $(shell pkg-config --libs check)

$(O)/tests/check_%: $(O)/tests/check_%.c.o $(CHECK_HELP) $(O)/libntquirk.a
	$(call say,LINK)
	$(Q)$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^ $(CHECK_LIBS)

$(O)/tests/check_bench_entries: $(O)/tools/nt_bench_entries.c.o

$(O)/tests/%.o: ALL_CPPFLAGS += -Itests -DNTQ_TESTS_DIR='"$(CURDIR)/tests"' $(CHECK_CFLAGS)

.SECONDARY:
.PHONY: check
check: all $(CHECKS) ## every test that needs no kernel
	$(Q)$(PYTHON) -B tests/run.py $(CHECKS) $(LEAVE_OUT)

.PHONY: check-report
check-report: all ## the report of the whole database in a browser; needs chromium
	$(Q)$(PYTHON) -B tests/report_browser.py

.PHONY: check-kernel check-kernel-objects
check-kernel: ## real kernels: patch, build, boot under QEMU; 6 GiB of disk, 15 minutes
	$(Q)$(PYTHON) -B tests/kernel_check.py full

check-kernel-objects: ## the part of it that CI runs: both trees patched, our objects compiled
	$(Q)$(PYTHON) -B tests/kernel_check.py objects

.PHONY: fuzz
fuzz: ## the readers of text from outside, FUZZ_SECONDS= each (600)
	$(Q)FUZZ_SECONDS=$(or $(FUZZ_SECONDS),600) $(PYTHON) -B tests/test_fuzz.py

.PHONY: check-hard
check-hard: all ## broken files, hostile text, kills and failing calls by the thousand, and docs/adding.md to the letter
	$(Q)HARD=1 $(PYTHON) -B tests/test_hardening.py
	$(Q)HARD=1 $(PYTHON) -B tests/test_adding.py

.PHONY: check-pr check-fleet
check-pr: ## what this branch does to the database, as a pull request against BASE=main
	$(Q)$(GEN) review --generated generated -- '$(or $(BASE),main)'

check-fleet: $(O)/nt-bench-static ## fleet/ against ssh servers in network namespaces; needs root, ansible-core, openssh-server
	$(Q)$(PYTHON) -B tests/fleet_check.py

# -- Measure -------------------------------------------------------------------------------------------------------

BENCHES := $(O)/bench/bench_clear $(O)/bench/bench_dispatch

$(O)/bench/bench_dispatch: $(O)/bench/bench_dispatch_kinds.S.o
$(O)/bench/bench_%: $(O)/bench/bench_%.c.o $(O)/libntquirk.a
	$(call say,LINK)
	$(Q)$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^ -lpthread

.PHONY: bench bench-quick
bench: $(BENCHES) ## ours, libc and every arm side by side; samples in $(O)/bench.json
	$(Q)$(PYTHON) -B bench/bench_clear.py --json $(O)/bench.json

bench-quick: $(BENCHES) ## the same in under 50 s
	$(Q)$(PYTHON) -B bench/bench_clear.py --quick --json $(O)/bench.json

.PHONY: bench-anchor
bench-anchor: $(O)/nt-bench ## nt-bench against perf bench, its own next run, and verify against itself (30 minutes, idle machine)
	$(Q)$(PYTHON) -B bench/bench_anchor.py

.PHONY: bench-gen
bench-gen: ## the generator at 1k, 10k and 100k records, after a change, and a lookup in its table
	$(Q)$(PYTHON) -B bench/bench_gen.py

# -- Install -------------------------------------------------------------------------------------------------------

# Below DESTDIR, if given. LIBDIR, INCLUDEDIR, BINDIR, MANDIR, DATADIR and ZSHDIR name other folders than those of PREFIX.
PREFIX ?= /usr/local
export PREFIX DESTDIR LIBDIR INCLUDEDIR BINDIR MANDIR DATADIR ZSHDIR VERSION SOVERSION

.PHONY: install uninstall
install: all ## commands, library, headers, manual pages, completions; PREFIX= LIBDIR= DESTDIR=
	$(Q)scripts/install.sh '$(O)'

uninstall: ## what install has put there, and nothing else
	$(Q)scripts/uninstall.sh

# The tests that run compiled code as it is. Others build for themselves, look inside the library, or run under emulation.
# A sanitizer cannot live in 64 MiB of address space; valgrind shows a CPU of its own, and nt-bench's times do not hold there.
COMPILED := test_nt_quirk test_nt_quirk_input
SANITIZE := -O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all

.PHONY: check-compiled check-sanitize check-valgrind coverage
check-compiled: all $(CHECKS)
	$(Q)$(PYTHON) -B tests/run.py $(CHECKS) $(COMPILED) test_nt_bench -test_little_memory

check-sanitize: ## the compiled code under the address and undefined behaviour sanitizers
	$(Q)$(MAKE) --no-print-directory O='$(O)/sanitize' CFLAGS='$(SANITIZE)' check-compiled

check-valgrind: all $(CHECKS) ## the same under valgrind, for minutes
	$(Q)O='$(O)/valgrind' scripts/under_valgrind.sh '$(O)' $(O)/nt-quirk $(O)/nt-bench $(CHECKS)
	$(Q)O='$(O)/valgrind' $(PYTHON) -B tests/run.py $(CHECKS:$(O)/%=$(O)/valgrind/%) $(COMPILED) -test_this_machine
	$(Q)$(O)/valgrind/nt-bench measure -o - --arm stosb,movnti --extent 1MiB --samples 2 >/dev/null

coverage: ## lines of gen/, runtime/ and tools/ that make check does not run
	$(Q)scripts/coverage.sh '$(O)/coverage' $(PYTHON)

.PHONY: lint
lint: ## static checks of C, shell, Python and YAML
	$(Q)PYTHON='$(PYTHON)' scripts/lint.sh $(ALL_CPPFLAGS) -Itools -Itests -DNTQ_HARNESS_HASH='""' -DNTQ_TESTS_DIR='""'

.PHONY: check-deb
check-deb: ## Debian packages: build in a chroot, lintian, install, use, purge; needs root
	$(Q)scripts/check_deb.sh '$(O)'

# -- House keeping -------------------------------------------------------------------------------------------------

.PHONY: deps deps-lint deps-package clean help
deps: ## install what is missing with apt; says what it does
	$(Q)scripts/deps.sh $(DEPS)

deps-lint: ## the same of what lint, check-valgrind and coverage need
	$(Q)scripts/deps.sh $(LINT_DEPS)

deps-package: ## the same of what check-deb needs
	$(Q)scripts/deps.sh $(PACKAGE_DEPS)

clean: ## remove build/
	$(Q)rm -rf $(O)

help: ## this text
	@awk -f scripts/help.awk $(MAKEFILE_LIST)
	@echo "with gen:   KDIR=tree OUT=dir POLICY=opt-out|opt-in FLAG=NAME HUGE=1 ONLY=table"
	@echo "            SIGNOFF=1 QUIRK=nt|tlb_flushall_shift"
	@echo "with all:   O=build PYTHON=... CC=... CFLAGS=... V=1 (commands in full)"
	@echo "Nothing here prints in colour, so NO_COLOR changes nothing."

# Objects depend on the command line of the compiler through the Makefile itself.
$(LIB_OBJ) $(QUIRK_OBJ) $(BENCH_OBJ): Makefile
-include $(shell find $(O) -maxdepth 3 -name '*.[cS].d' 2>/dev/null)
