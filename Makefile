# xcpr: `make help` lists the verbs. `make run` and `make test` do all of their own set-up.
PYTHON3 ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
# Rust is linted and tested as this profile says, with which dependencies are compiled once for tests and extension (Cargo.toml).
CHECKED := --locked --profile bench
# The core (docs/design.md). xcpr-native has no tests: with it in the set, cargo takes what `make test` has compiled.
CORE := $(addprefix -p xcpr-,native units options codes engine ahead link plan hosts sim)
SWITCH ?= embedded
ARITHMETIC ?= exact
MINUTES ?= 10
SUITES ?= ../suites
# Of `make python-test`: what pytest gets besides, for example @FILE with tests, one a line.
PYTEST ?=
# Of `make mutants`: how many mutants of PROGRAM (v1model, policed or tofino), drawn with SEED, JOBS at once.
PROGRAM ?= v1model
COUNT ?= 50
SEED ?= 1
JOBS ?= 2
# Of `make independent`: P4Testgen's tests of a program, and random frames for the Tofino's model.
TESTS ?= 60
FRAMES ?= 70000
PYTHON := $(VENV)/bin/python
# Stamps: the newest time at which each step of the set-up was done.
STAMPS := .make
# Programs of a virtual environment name its folder: in a checkout that was moved it is made anew.
ifneq ("$(shell cat $(STAMPS)/venv 2>/dev/null)","$(CURDIR)")
$(shell rm -f $(STAMPS)/venv)
endif
# Two makes that set up one checkout would remove each other's files.
ALONE := mkdir -p $(STAMPS); exec 9> $(STAMPS)/lock; flock --nonblock 9 || \
	{ echo "another make sets up this checkout: wait for it, then try again" >&2; exit 1; }
RUST_SOURCES = Cargo.toml Cargo.lock $(shell find crates hosts -name '*.rs' -o -name Cargo.toml -o -name '*.c')
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run demo ahead test test-quick test-network lint lint-rust lint-python lint-p4 lint-workflows format rust-test python-test golden schema p4 p4-tna kernel bench bench-kernel bench-switch demo-kernel dist docs notebooks playground lock setup clean distclean check-machine ptf conformance proofs mutants independent soak fuzz fuzz-guided memcheck

help: ## List the verbs
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

run: setup ## Reproduce the XCP-r paper's dumbbell: tables, figures and a report under results/
	@$(VENV)/bin/xcpr reproduce paper

demo: setup ## A ten-second look: one small run with its figures
	@$(VENV)/bin/xcpr run demo

test: rust-test python-test ## All tests that need neither root nor another program

# Rust's tests of many seconds are in modules `slow`, Python's have the mark `slow`.
test-quick: setup $(STAMPS)/dev ## The core's quick tests: engine, links, plan, hosts, simulator, P4 programs
	cargo test $(CHECKED) $(CORE) --tests -- --skip slow::
	$(PYTHON) -m pytest -m "not network and not slow" tests/p4src --numprocesses $$(nproc) --dist loadfile

# PTF and conformance ask what comes of a packet, not when: they go on all cores. All other tests with real packets wait
# most of their time: they go in two processes, each in a network of its own, on a machine that does nothing else.
test-network: setup $(STAMPS)/dev ## Tests with real packets, in network namespaces of their own (needs root); says what is missing
	@$(PYTHON) tests/helpers/needs.py
	@status=0; \
	$(PYTHON) -m pytest -m network -p no:cacheprovider tests/p4src/test_ptf.py --numprocesses $$(nproc) || status=$$?; \
	$(PYTHON) -m pytest -m network -p no:cacheprovider --ignore tests/p4src/test_ptf.py --numprocesses 2 --dist loadfile || status=$$?; \
	exit $$status

lint: lint-rust lint-p4 lint-python lint-names lint-workflows ## Format, lint and type checks of Rust, P4 and Python; names; the forge's workflows

lint-rust: check-machine
	cargo fmt --all --check
	cargo clippy $(CHECKED) --workspace --all-targets -- -D warnings

lint-python: $(STAMPS)/dev $(STAMPS)/native
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy

lint-names: $(STAMPS)/venv
	$(PYTHON) tools/check_names.py

lint-workflows: $(STAMPS)/dev
	$(VENV)/bin/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(VENV)/bin/zizmor --quiet --offline --persona pedantic .github/workflows

lint-p4: $(STAMPS)/dev
	$(PYTHON) tools/p4lint.py p4src

rust-test: check-machine
	cargo test $(CHECKED) --workspace

# Some tests wait for processes: one worker more than there are cores keeps these busy.
python-test: setup $(STAMPS)/dev $(STAMPS)/shell-venv/made
	$(PYTHON) -m pytest -m "not network" --numprocesses $$(($$(nproc) + 1)) --dist loadfile $(PYTEST)

golden: setup $(STAMPS)/dev ## Write the golden tables anew (crates/sim/tests/golden/, tests/golden/); the diff shows what changed
	XCPR_GOLDEN=write cargo test $(CHECKED) -p xcpr-sim --test golden
	XCPR_GOLDEN=write $(PYTHON) -m pytest -q tests/experiments/test_mixes.py

schema: setup ## Write the JSON Schema of scenarios, the classes of Python and the tables of the pages anew, from the keys
	$(PYTHON) -m xcpr.scenarios.schema.table_classes > $(STAMPS)/schema && cp $(STAMPS)/schema xcpr/scenarios/schema/declared.py
	$(VENV)/bin/xcpr schema > $(STAMPS)/schema && cp $(STAMPS)/schema scenarios/scenario.schema.json
	$(VENV)/bin/xcpr schema --python > $(STAMPS)/schema && cp $(STAMPS)/schema xcpr/scenarios/typed/classes.py
	$(VENV)/bin/xcpr docs

format: $(STAMPS)/dev ## Format Rust and Python sources
	cargo fmt --all
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

p4: $(STAMPS)/venv ## Compile p4src/ anew (needs p4c-bm2-ss on PATH or in P4C)
	$(PYTHON) p4src/compile.py
	$(PYTHON) p4src/tna_program.py
	$(MAKE) ahead

ahead: check-machine ## Write the C of the programs that ship anew (crates/engine/ahead/c/), after a change of the engine or of p4src/
	XCPR_GOLDEN=write cargo test $(CHECKED) -p xcpr-ahead --test generated_code

p4-tna: $(STAMPS)/venv ## Compile p4src/tna/ for Tofino and Tofino 2 and report what it takes (p4c-barefoot on PATH or in P4C_BAREFOOT)
	$(PYTHON) p4src/compile_tna.py

kernel: $(STAMPS)/venv ## Compile hosts/kernel/bpf/ anew (clang 14 and llvm-strip on PATH, or CLANG)
	$(PYTHON) hosts/kernel/compile.py

ptf: setup $(STAMPS)/dev ## The PTF suite on SWITCH=embedded (default) or bmv2, with ARITHMETIC=exact (default) or table, on veths of its own (needs root)
	@$(PYTHON) ptf-tests/run.py --switch $(SWITCH) --arithmetic $(ARITHMETIC)

proofs: setup $(STAMPS)/dev ## Z3's proofs of the routers' arithmetic over the compiled programs (docs/independent.md)
	@$(PYTHON) -m pytest tests/p4src/test_proofs*.py --numprocesses $$(nproc)

mutants: setup $(STAMPS)/dev ## Which suite notices a wrong program (docs/independent.md): COUNT mutants of PROGRAM with SEED, JOBS at once (root)
	@$(PYTHON) tests/fuzz/mutants.py --program $(PROGRAM) --count $(COUNT) --seed $(SEED) --jobs $(JOBS)

# Each script says what it needs, and leaves out what is not there.
independent: setup $(STAMPS)/dev ## Suites that others wrote (docs/independent.md): SUITES names the folder of their checkouts; TESTS, FRAMES, SEED (root)
	-@$(PYTHON) tests/independent/testgen.py --tests $(TESTS) --seed $(SEED) $(SUITES)/p4c/testdata/p4_16_samples
	-@$(PYTHON) tests/independent/ptf_suites.py $(SUITES)
	-@$(PYTHON) tests/independent/vectors.py $(SUITES)
	-@$(PYTHON) tests/independent/checklist.py $(SUITES)
	-@$(PYTHON) tests/independent/zoo.py $(SUITES)/InternetTopologyZoo
	-@$(PYTHON) tests/independent/tofino_model.py --frames $(FRAMES) --seed $(SEED)
	-@$(PYTHON) tests/independent/tofino_testgen.py
	-@$(PYTHON) tests/independent/packetdrill.py $(SUITES)/packetdrill
	-@HTSIM=$(SUITES)/starlink-htsim/src ABC=$(SUITES)/ABC-NSDI2020 $(PYTHON) bench/peers/xcp_by_others.py

conformance: setup $(STAMPS)/dev ## The same packets through engine, embedded switch, BMv2 and two models (needs root and BMv2)
	@$(PYTHON) ptf-tests/conformance.py --arithmetic $(ARITHMETIC)

bench: setup ## CPU time against ns-2 (when `ns` is installed) and the engine's passes per second
	$(PYTHON) bench/cost/beside_ns2.py

demo-kernel: setup ## iperf3 and curl, unmodified, over the kernel's CUBIC, XCP and XCP-r: one table (root; iperf3, curl, git)
	@$(PYTHON) bench/kernel/kernel_tcp.py --demo

bench-kernel: setup ## The kernel's TCP over XCP and XCP-r beside CUBIC: share, queue, fairness, applications, fallback (root)
	@$(PYTHON) bench/kernel/kernel_tcp.py

bench-switch: setup ## Loss-free packet rate and latency of real-time switches, BMv2's beside ours where it is installed (root)
	cargo build --release --locked -p xcpr-switch --example load
	$(PYTHON) bench/switch/switch_speed.py

soak: setup $(STAMPS)/dev ## An hour of files, cross traffic, attacks and restarts over real packets; SOAK="--minutes 10" for less (root)
	@$(PYTHON) tests/fuzz/soak.py $(SOAK)

fuzz: setup $(STAMPS)/dev ## Random frames, programs, P4Runtime requests, files and peers; MINUTES=10 all together, --keep in FUZZ for new outcomes
	@$(PYTHON) tests/fuzz/fuzz.py --minutes $(MINUTES) $(FUZZ)

fuzz-guided: setup $(STAMPS)/dev ## Inputs led by coverage (libFuzzer; a C++ compiler) for headers, records, peers, programs, packets and P4Runtime; MINUTES of each, FUZZ as above
	@$(PYTHON) tests/fuzz/guided.py --minutes $(MINUTES) $(FUZZ)

# Valgrind sees what native code of a P4 program touches, too, which no sanitizer does: that code is made while it runs.
# The test that is left out hangs on what a receiver has written by when: under valgrind it is a block behind.
memcheck: check-machine ## Memory errors of all unsafe code and of what it generates: four crates' tests under valgrind (ten minutes)
	PROPTEST_CASES=4 CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER="valgrind --quiet --error-exitcode=99 --leak-check=no \
	  --suppressions=$$PWD/tools/valgrind.supp" cargo test $(CHECKED) -p xcpr-engine -p xcpr-realtime -p xcpr-sockets -p xcpr-switch \
	  -- --skip interrupted_file_is_resumed

setup: $(STAMPS)/native ## Virtual environment, locked dependencies, release build (done by run and test)

check-machine: ## Name what is missing on this machine, with the command that installs it
	@tools/check-machine.sh $(PYTHON3)

# What is set up already needs no toolchain: root's PATH, with sudo, may have none.
$(STAMPS)/venv: requirements/run.lock
	@tools/check-machine.sh $(PYTHON3)
	@$(ALONE); echo "installing locked dependencies into $(VENV)"; \
	rm -f $(STAMPS)/dev $(STAMPS)/native; \
	$(PYTHON3) -m venv --clear $(VENV); \
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --only-binary :all: --require-hashes -r requirements/run.lock; \
	echo "$(CURDIR)" > $@

# PTF says that it needs netifaces, and scapy-helper that it needs pyperclip. Neither is called, and neither has wheels: to
# build one runs code of PyPI's that no hash names.
$(STAMPS)/dev: requirements/dev.lock $(STAMPS)/venv
	@$(ALONE); echo "installing locked tools for tests into $(VENV)"; \
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --only-binary :all: --no-deps --require-hashes -r requirements/dev.lock; \
	touch $@

# The extension is built in place (xcpr/_native.abi3.so) and the checkout installed as an editable package. Python 3.11 reads its
# path in the locale's encoding, which in the locale C is ASCII: the path is made a relative one.
$(STAMPS)/native: $(RUST_SOURCES) pyproject.toml $(STAMPS)/venv
	@tools/check-machine.sh $(PYTHON3)
	@$(ALONE); echo "building the extension (two to three minutes on two cores the first time)"; \
	VIRTUAL_ENV="$$PWD/$(VENV)" $(VENV)/bin/maturin develop --release --locked 2>&1 | tee $(STAMPS)/native.log | tools/crates.sh xcpr-native \
	  || { cat $(STAMPS)/native.log; exit 1; }; \
	echo ../../../.. > "$$(echo $(VENV)/lib/python3*/site-packages/xcpr.pth)"; \
	touch $@

dist: setup ## A release in dist/: source archive, a wheel made of it, checksums, notes; the wheel is tried in an environment of its own
	@$(PYTHON) tools/release.py

docs: $(STAMPS)/docs-venv ## The pages of docs/ as a site in site/; a link that leads nowhere fails
	@NO_MKDOCS_2_WARNING=1 $</bin/mkdocs build --config-file tools/site/mkdocs.yml

# p4runtime-shell needs an older protobuf than xcpr. Where it can't be had, tests that drive it are skipped and say so.
$(STAMPS)/shell-venv/made: requirements/shell.lock
	@$(ALONE); echo "installing p4runtime-shell into $(@D)"; \
	$(PYTHON3) -m venv --clear $(@D); \
	if $(@D)/bin/pip install --quiet --disable-pip-version-check --only-binary :all: --no-deps --require-hashes -r $<; then touch $@; \
	else echo "p4runtime-shell can't be installed: the tests that drive it will be skipped"; fi

$(STAMPS)/docs-venv: requirements/docs.lock
	@$(PYTHON3) -m venv --clear $@
	@$@/bin/pip install --quiet --disable-pip-version-check --only-binary :all: --require-hashes -r requirements/docs.lock
	@touch $@

playground: setup ## The router in a browser: crates/playground/playground.html (needs rustup's wasm32-unknown-unknown)
	@test -d "$$(rustc --print target-libdir --target wasm32-unknown-unknown)" || \
		{ echo "Rust has no wasm32-unknown-unknown: rustup target add wasm32-unknown-unknown" >&2; exit 1; }
	cargo build --locked --profile playground --target wasm32-unknown-unknown -p xcpr-playground
	@$(PYTHON) crates/playground/build.py

# A package that is called unsafe is left out of a lock.
notebooks: setup $(STAMPS)/dev ## Run the notebooks of docs/ anew, and keep their outputs
	@$(PYTHON) tools/notebooks.py

lock: ## Refresh the requirements' locks (the only verb that takes new versions)
	$(PYTHON3) -m venv --clear $(STAMPS)/lock-venv
	$(STAMPS)/lock-venv/bin/pip install --quiet pip-tools
	for name in run dev docs shell fabric release; do \
	  CUSTOM_COMPILE_COMMAND="make lock" $(STAMPS)/lock-venv/bin/pip-compile --quiet --upgrade --generate-hashes --strip-extras \
	    --unsafe-package netifaces --unsafe-package pyperclip --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options \
	    -o requirements/$$name.lock requirements/$$name.in; done

clean: ## Remove results and caches
	rm -rf results site .mypy_cache .ruff_cache .pytest_cache .hypothesis

distclean: clean ## Remove the virtual environment and all builds too
	rm -rf $(VENV) $(STAMPS) target crates/fuzz/target crates/packetdrill/target xcpr/_native*.so
