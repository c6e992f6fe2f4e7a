# Everything a person types. `make play` and `make test` do all set-up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m pip install --quiet
# One more than a small machine has cores: tests that wait for a clock, a disk or a server leave a core to the others.
WORKERS ?= 3
# `make test DRAW=7 ROTATION=3 LUCK=5` repeats a run: the seed of the laws, the cases of large tables, and all other draws.
CHOSEN = $(if $(DRAW),--draw=$(DRAW)) $(if $(ROTATION),--rotation=$(ROTATION)) $(if $(LUCK),--luck=$(LUCK))
# How many planted bugs are tried at the same time, and how many changes `make mutants-sampled` draws.
JOBS ?= 2
SAMPLE ?= 500
# The tests start hundreds of processes that read the same sources: each file is compiled once, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE

PAGE := src/megawatt/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts

.PHONY: site wasm wire graph rules planted observations strength play test test-orders test-page page lint types check soak golden bench compile looks pictures puzzles mutants mutants-sampled nightly clean help

help:
	@echo "make play     install, build the page, and open the table in a browser"
	@echo "make test     install what is needed and run the checks; the last lines say which cases only other runs show"
	@echo "make test-orders   the same tests in three random orders, with 1, 2 and 4 workers"
	@echo "make lint     style, types and layers only"
	@echo "make page     build the page that the server serves, and the WebAssembly that it thinks with"
	@echo "make soak     long random play under every law, and every case of large tables (long)"
	@echo "make mutants  plant every listed bug in a copy; the closest tests must fail (ONLY=name, LIST=file)"
	@echo "make mutants-sampled   the same with changes that cosmic-ray draws (SAMPLE=500 SEED=7)"
	@echo "make nightly  soak, random orders with new draws, planted and sampled bugs: up to two hours (SEED=7)"
	@echo "make bench    how fast the rules are"
	@echo "make golden   write the golden playthroughs and recorded messages again, after an intended change of rules or messages"
	@echo "make wire     write the page's types, docs/openapi.json and docs/protocol-messages.md from the models of the wire"
	@echo "make rules    write the booklets into docs/rules, and the rulebooks line by line into docs/rulebook"
	@echo "make planted  write docs/planted-bugs.md from the lists of planted bugs"
	@echo "make observations  write docs/observations from the games' declarations"
	@echo "make site     build the documentation as a site into build/site"
	@echo "make graph    update the module graphs and measures of docs/architecture.md"
	@echo "make pictures draw the pictures of the documentation again"
	@echo "make looks    make the reference pictures of pages again, after an intended change of looks"
	@echo "make strength write the tables of docs/bots.md from benchmarks/arena"
	@echo "make puzzles  look for the answers of all puzzles again, after a change of rules or bots"

play: $(VENV)/.play $(PAGE)
	@$(BIN)/megawatt play

page: $(PAGE) wasm

# The rules and bots that pages think with; files that are there and of today are left alone. `make play` does not wait for them.
wasm: $(VENV)/.play
	$(BIN)/megawatt compile --target wasm

wire: $(VENV)/.play
	$(BIN)/python -m megawatt.server.http.codegen
	$(BIN)/python docs/write_protocol.py

rules: $(VENV)/.play
	$(BIN)/python docs/write_rules.py
	$(BIN)/python docs/write_rulebooks.py

planted: $(VENV)/.play
	$(BIN)/python docs/write_planted_bugs.py
	$(BIN)/python docs/write_promises.py

strength: $(VENV)/.play
	$(BIN)/python benchmarks/strength.py tables

observations: $(VENV)/.play
	$(BIN)/python docs/write_observations.py

site: $(VENV)/.test
	$(BIN)/zensical build --strict

graph: $(VENV)/.test
	$(BIN)/python docs/draw_modules.py
	$(BIN)/python benchmarks/structure.py --write

test: $(VENV)/.test $(PAGE)
	@sh scripts/need_chromium.sh
	@sh scripts/need_proxies.sh
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint test-page
	$(BIN)/megawatt compile
	$(BIN)/megawatt compile --target wasm
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(CHOSEN)

test-orders: $(VENV)/.test $(PAGE)
	@sh scripts/need_chromium.sh
	@sh scripts/need_proxies.sh
	$(BIN)/megawatt compile
	$(BIN)/megawatt compile --target wasm
	for workers in 1 2 4; do $(BIN)/python -m pytest -n $$workers --dist worksteal --random-order-bucket=global --random-order-seed=$$workers --luck=$$workers || exit 1; done

test-page: web/node_modules/.installed $(PAGE)
	cd web && npm run --silent check && npm test --silent && npm run --silent size

lint: $(VENV)/.test web/node_modules/.installed
	$(BIN)/ruff check src tests benchmarks docs
	$(BIN)/ruff format --check src tests benchmarks docs
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run --silent lint

soak: $(VENV)/.test $(PAGE)
	@sh scripts/need_chromium.sh
	@sh scripts/need_proxies.sh
	$(BIN)/megawatt compile
	$(BIN)/megawatt compile --target wasm
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m soak $(CHOSEN)

mutants: $(VENV)/.test $(PAGE)
	@sh scripts/need_chromium.sh
	$(BIN)/python -m tests.mutants --jobs $(JOBS) $(foreach name,$(ONLY),--only $(name)) $(foreach list,$(LIST),--file $(list))

mutants-sampled: $(VENV)/.mutation $(PAGE)
	$(BIN)/python -m tests.mutants.sampled --jobs $(JOBS) --sample $(SAMPLE) $(if $(SEED),--seed $(SEED))

nightly: $(VENV)/.mutation $(PAGE)
	@sh scripts/need_chromium.sh
	$(BIN)/megawatt compile
	$(BIN)/megawatt compile --target wasm
	$(BIN)/python -m tests.nightly --workers $(WORKERS) --jobs $(JOBS) $(if $(SEED),--seed $(SEED))

bench: $(VENV)/.play
	$(BIN)/megawatt bench

compile: $(VENV)/.play
	$(BIN)/megawatt compile

golden: $(VENV)/.test
	MEGAWATT_WRITE_GOLDEN=1 $(BIN)/python -m pytest tests/test_golden.py tests/server/test_recorded_messages.py

looks: $(VENV)/.test $(PAGE)
	@sh scripts/need_chromium.sh
	MEGAWATT_WRITE_LOOKS=1 $(BIN)/python -m pytest tests/browser/test_looks.py

puzzles: $(VENV)/.play
	$(BIN)/python -m megawatt.analysis.verdicts

pictures: $(VENV)/.test $(PAGE)
	@sh scripts/need_chromium.sh
	$(BIN)/python docs/make_pictures.py

$(VENV)/bin/python:
	@PYTHON=$(PYTHON) sh scripts/make_venv.sh $(VENV)

$(VENV)/.play: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing Megawatt ..."
	@$(PIP) -e .
	@touch $@

$(VENV)/.test: $(VENV)/.play
	@echo "Installing the test tools ..."
	@$(PIP) -e '.[dev]'
	@touch $@

$(VENV)/.mutation: $(VENV)/.test
	@echo "Installing cosmic-ray ..."
	@$(PIP) -e '.[dev,mutation]'
	@touch $@

web/node_modules/.installed: web/package-lock.json web/package.json
	@sh scripts/need_node.sh
	@echo "Installing what the page is built with ..."
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules/.installed $(PAGE_SOURCES)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

clean:
	rm -rf $(VENV) web/node_modules src/megawatt/server/page build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
