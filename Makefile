# The two commands to know: make play, make test. Each sets up all it needs and says so.

SHELL := /bin/sh
PY := .venv/bin/python
PREPARE = python=$$(PYTHON="$(PYTHON)" sh tools/python.sh) && "$$python" -m tools.prepare
GAME ?= rokoko
ARGS :=
JOBS ?= 2

# The installed, compiled package is what runs; only the interpreted tests look into src.
unexport PYTHONPATH

.PHONY: help play terminal serve test coverage attack audit bench bench-server bench-page pictures kills soak strength golden lint format pins clean
.DEFAULT_GOAL := help

help:
	@echo "make play    a table against bots in the browser (GAME=alhambra for the other one, ARGS=\"--players 3\" and the like)"
	@echo "make terminal  the same in this terminal"
	@echo "make serve   tables for people and bots on this machine (ARGS=\"--network\" and the like)"
	@echo "make test    style, types, and all tests, interpreted and compiled"
	@echo "make coverage  which branches of kernel, games, table and server the tests reach (long)"
	@echo "make attack  attacks on a server, long, and what others notice of them (some minutes)"
	@echo "make audit   known weaknesses of what we depend on, and of our own code (asks PyPI and npm)"
	@echo "make bench   decisions a second, ours and other programs'"
	@echo "make bench-server  five hundred tables at once, beside a plain echo server (some minutes)"
	@echo "make bench-page  how quick the page is in a browser (a minute or two)"
	@echo "make kills   kills a server two hundred times while people play, on each database (some minutes; fewer with KILLS=40)"
	@echo "make soak    20,000 random games of each game under the conformance tests"
	@echo "make strength  the ladder of bots in the arena, written to docs/strength.md (hours)"
	@echo "make golden  write the golden playthroughs anew"
	@echo "make lint    style and types only"
	@echo "make format  write all sources in the house's style, and the wire's descriptions from its types"
	@echo "make pins    choose and pin new versions of what we depend on (needs the network)"
	@echo "make clean   remove all that these commands made"

play:
	@$(PREPARE) play
	@exec .venv/bin/rocaille serve --open $(GAME) $(ARGS)

terminal:
	@$(PREPARE) terminal
	@exec .venv/bin/rocaille play $(GAME) $(ARGS)

serve:
	@$(PREPARE) play
	@exec .venv/bin/rocaille serve $(ARGS)

# What is compiled is tested both ways; what is around it never is compiled, so once is enough.
BOTH_WAYS := $(addprefix tests/,alhambra bots conformance golden kernel properties rokoko \
    envs/test_observations.py envs/test_many.py)
TEST := -m pytest -q -n $(JOBS) --dist worksteal

test: lint
	@$(PY) tools/postgres.py install
	@$(PY) tools/chromium.py install
	@echo "Testing the page's parts …"
	@$(PY) -m tools.page test
	@if [ -e .venv/compiled ]; then \
	    echo "Testing the engine and the bots, interpreted …"; \
	    PYTHONPATH=src ROCAILLE_EXPECT=interpreted $(PY) $(TEST) $(BOTH_WAYS) $(ARGS) && \
	    echo "Testing everything, compiled …" && \
	    ROCAILLE_EXPECT=compiled $(PY) $(TEST) $(ARGS); \
	else \
	    echo "The engine is not compiled here, so everything is tested interpreted only …"; \
	    PYTHONPATH=src ROCAILLE_EXPECT=interpreted $(PY) $(TEST) $(ARGS); \
	fi

lint:
	@$(PREPARE) test
	@echo "Checking style …"
	@$(PY) -m ruff check
	@$(PY) -m ruff format --check --quiet || { echo "Not formatted: make format does it."; exit 1; }
	@echo "Checking types …"
	@$(PY) -m mypy
	@$(PY) -m tools.rules check
	@$(PY) -m tools.contract check
	@$(PY) -m tools.page check

# The tests of kernel, games, table and server; what others happen to reach there does not count as tested.
COVERING := $(addprefix tests/,alhambra conformance golden kernel properties rokoko server table)
COVERAGE := $(PY) -m coverage

coverage:
	@$(PREPARE) test
	@$(PY) tools/postgres.py install
	@rm -rf build/coverage && mkdir -p build/coverage
	@echo "Testing interpreted, and counting branches …"
	@PYTHONPATH="$(CURDIR)/src" ROCAILLE_EXPECT=interpreted $(COVERAGE) run $(TEST) $(COVERING) $(ARGS); \
	    failed=$$?; $(COVERAGE) combine --quiet && $(COVERAGE) report && exit $$failed

# The short form is part of `make test`.
attack:
	@$(PREPARE) test
	@$(PY) tools/postgres.py install
	@$(PY) -m tests.attacks $(ARGS)

# Our own code is looked at by ruff's rules S, with `make lint`. Asked of the registries, so not part of `make test`.
audit:
	@$(PREPARE) test
	@python=$$(PYTHON="$(PYTHON)" sh tools/python.sh) && "$$python" -m venv .venv-audit
	@.venv-audit/bin/python -m pip install --quiet pip-audit==2.10.1
	@failed=0; for name in run build lab dev train node peers; do \
	    echo "Looking at requirements/$$name.txt …"; \
	    .venv-audit/bin/pip-audit --strict --require-hashes --disable-pip --progress-spinner off -r requirements/$$name.txt || failed=1; \
	done; echo "Looking at the page's packages …"; (cd web && npm audit) || failed=1; exit $$failed

format:
	@$(PREPARE) test
	@$(PY) -m ruff check --fix --quiet
	@$(PY) -m ruff format --quiet
	@$(PY) -m tools.contract write
	@$(PY) -m tools.page format

bench:
	@$(PREPARE) lab
	@$(PREPARE) peers
	@exec .venv/bin/rocaille bench $(ARGS)

bench-server:
	@$(PREPARE) terminal
	@exec $(PY) -m bench.server.run $(ARGS)

bench-page:
	@$(PREPARE) test
	@$(PY) tools/chromium.py install
	@$(PY) -m bench.page.run $(ARGS)

# The pictures of the page for the README.
pictures:
	@$(PREPARE) test
	@$(PY) tools/chromium.py install
	@$(PY) -m tools.pictures $(ARGS)

soak:
	@$(PREPARE) test
	@echo "Playing 20,000 games of each game under the conformance tests …"
	@$(PY) -m tests.soak $(ARGS)

KILLS ?= 200

kills:
	@$(PREPARE) test
	@$(PY) tools/postgres.py install
	@ROCAILLE_KILLS=$(KILLS) $(PY) -m pytest -q tests/server/test_kill.py $(ARGS)

strength:
	@$(PREPARE) terminal
	@$(PY) -m tools.strength $(ARGS)

golden:
	@$(PREPARE) test
	@$(PY) -m tests.golden $(ARGS)

# A pin stays while its .in file allows it; delete the .txt file first to move to the newest.
PIN = ../.venv-pins/bin/pip-compile --quiet --generate-hashes --allow-unsafe --no-strip-extras \
    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

pins:
	@python=$$(PYTHON="$(PYTHON)" sh tools/python.sh) && "$$python" -m venv .venv-pins
	@.venv-pins/bin/python -m pip install --quiet pip-tools==7.6.2
	@cd requirements && for name in run build lab dev train node peers; do \
	    echo "Pinning $$name …"; \
	    CUSTOM_COMPILE_COMMAND="make pins" $(PIN) --output-file $$name.txt $$name.in || exit 1; \
	done

clean:
	rm -rf .venv .venv-peers .venv-pins .venv-audit .venv.lock build dist src/*.egg-info src/rocaille/page web/node_modules
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +
