# Everything runs in .venv, which `make play` fills with what is needed to play, and `make setup` with the tools to test as well.
# The working tree runs interpreted unless `make compile` is used.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TOOLS := $(VENV)/.tools
COPY := build/compiled
NO_COMPILER := 3
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt
INSTALL := OVERLANDER_PURE=1 $(PIP) --no-build-isolation -e

GAME ?= example
WORKERS ?= 2
# A browser and its server wait for each other, so that two workers would leave two cores idle now and then; but each worker has
# servers, a browser and caches of its own: on two cores six took five minutes longer than four.
BROWSERS ?= 3

# Hundreds of processes are started by the tests: none of them compiles the modules again that another has compiled.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help setup play test quick check test-pure test-compiled compiled-copy collected compile pure bench mutants clean

help:
	@echo "make play      sit down at a table"
	@echo "make test      all checks and tests, interpreted and compiled"
	@echo "make quick     the checks, the kernel and one game's rules, in under a minute: make quick GAME=nz"
	@echo "make compile   compile the engine in place (make pure: back to interpreted)"
	@echo "make bench     measure the engine against others, and what the table in the browser costs"
	@echo "make mutants   break the rules on purpose and see whether the tests notice"
	@echo "make setup     only prepare .venv;  make clean: remove what was built"

setup: $(TOOLS)

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Overlander needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 ..."; exit 1; }
	@test -x $(BIN)/python && $(BIN)/python -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "making $(VENV) ..."; $(PYTHON) -m venv --clear $(VENV) >/dev/null \
		|| { echo "python3 -m venv does not work here (Debian, Ubuntu: apt install python3-venv)"; exit 1; }; }
	@echo "installing into $(VENV) ..."
	@$(PIP) setuptools
	@$(INSTALL) .
	@touch $@

$(TOOLS): $(READY)
	@echo "installing the tools for tests ..."
	@$(INSTALL) '.[dev]'
	@touch $@

play: $(READY)
	@$(BIN)/overlander play

# What uses one core at a time runs side by side: mypy, the first half of mypyc, and reading the tests, which pytest keeps for all workers.
test: setup
	@$(MAKE) --no-print-directory -j3 check compiled-copy collected
	@$(MAKE) --no-print-directory test-pure
	@$(MAKE) --no-print-directory test-compiled

check: setup
	@echo "== ruff" && $(BIN)/ruff check --quiet . && $(BIN)/ruff format --check --quiet .
	@echo "== mypy" && $(BIN)/mypy --no-error-summary
	@echo "== imports" && { out=$$($(BIN)/lint-imports --no-cache 2>&1) || { echo "$$out"; exit 1; }; }

quick: check
	@test -d tests/rules/$(GAME) || { echo "there are no tests of $(GAME): GAME is one of" $$(cd tests/rules && ls -d */ | tr -d /); exit 1; }
	@echo "== tests of the kernel and of $(GAME), interpreted"
	@OVERLANDER_EXPECT=pure $(BIN)/pytest -q -n $(WORKERS) --dist worksteal tests/core tests/rules/$(GAME)
	@OVERLANDER_EXPECT=pure $(BIN)/pytest -q -n $(WORKERS) --dist worksteal tests/contract -k "$(GAME)"

test-pure: setup
	@$(BIN)/python tools/programs.py || [ "$$CI" != true ]
	@echo "== tests, interpreted"
	@OVERLANDER_EXPECT=pure $(BIN)/pytest -q -n $(BROWSERS) --dist worksteal

collected: setup
	@out=$$($(BIN)/pytest -q --collect-only 2>&1) || { echo "$$out" | tail -40; exit 1; }

compiled-copy: setup
	@OVERLANDER_OPTIMIZE=0 $(BIN)/python tools/compile.py --copy $(COPY) || [ $$? -eq $(NO_COMPILER) -a "$$CI" != true ]

test-compiled: setup
	@echo "== tests, compiled"
	@status=0; OVERLANDER_OPTIMIZE=0 $(BIN)/python tools/compile.py --copy $(COPY) || status=$$?; \
	if [ $$status -eq $(NO_COMPILER) ] && [ "$$CI" != true ]; then echo "skipped"; exit 0; fi; \
	if [ $$status -ne 0 ]; then exit 1; fi; \
	PYTHONPATH=$(CURDIR)/$(COPY) OVERLANDER_EXPECT=compiled $(BIN)/pytest -q -n $(WORKERS) --dist worksteal tests/rules tests/contract tests/core tests/library \
		tests/research/test_interfaces.py tests/research/test_openspiel.py tests/research/test_batch.py

compile: setup
	@$(BIN)/python tools/compile.py
	@$(BIN)/overlander --version

pure: setup
	@$(BIN)/python tools/compile.py --remove
	@$(BIN)/overlander --version

bench: $(VENV)/.bench
	@$(BIN)/python -m bench
	@$(BIN)/python -m bench.performance
	@$(BIN)/python -m bench.table

$(VENV)/.bench: $(TOOLS)
	@$(INSTALL) '.[dev,bench]'
	@touch $@

mutants: setup
	@$(BIN)/python -m tests.mutants

clean:
	@rm -rf build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@rm -f overlander__mypyc.*.so overlander__mypyc.*.pyd overlander/_build.txt
	@find overlander -type f \( -name '*.so' -o -name '*.pyd' \) -delete
	@find overlander tests bench tools -type d -name __pycache__ -prune -exec rm -rf {} +
