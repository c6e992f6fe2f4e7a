# Everything a person types. `make play` and `make test` do all set-up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m pip install --quiet
WORKERS ?= 2

.PHONY: play test lint types check soak golden bench compile pictures clean help

help:
	@echo "make play     install and play Power Grid in the terminal"
	@echo "make test     install what is needed and run every check"
	@echo "make lint     style, types and layers only"
	@echo "make soak     long random play under every law (minutes)"
	@echo "make bench    how fast the rules are"
	@echo "make golden   write the golden playthroughs anew after a change of rules that is meant"
	@echo "make pictures draw the pictures of the documentation anew"

play: $(VENV)/.play
	@$(BIN)/megawatt play --terminal

test: lint $(VENV)/.test
	$(BIN)/megawatt compile
	$(BIN)/python -m pytest -n $(WORKERS)

lint: $(VENV)/.test
	$(BIN)/ruff check src tests benchmarks docs
	$(BIN)/ruff format --check src tests benchmarks docs
	$(BIN)/mypy
	$(BIN)/lint-imports

soak: $(VENV)/.test
	$(BIN)/megawatt compile
	$(BIN)/python -m pytest -n $(WORKERS) -m soak

bench: $(VENV)/.play
	$(BIN)/megawatt bench

compile: $(VENV)/.play
	$(BIN)/megawatt compile

golden: $(VENV)/.test
	MEGAWATT_WRITE_GOLDEN=1 $(BIN)/python -m pytest tests/test_golden.py

pictures: $(VENV)/.play
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

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
