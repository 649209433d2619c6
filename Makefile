# Every target makes its own environment: nothing to install first but Python 3.11 or newer.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WORKERS ?= 2

.PHONY: run test lint bench soak cards clean

run: $(READY)  ## play: in the sandbox, or on Discord when .env holds DISCORD_TOKEN
	$(BIN)/python -m bot

test: lint  ## everything; the same as .ci/run
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not soak"

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY)  ## all figures in one table, also written to bench.json
	$(BIN)/python -m tests.bench

soak: $(READY)  ## the long versions
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m soak

cards: $(READY)  ## write the committed card sheets anew
	$(BIN)/python -m games cards

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Sietch needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; print(*p["dependencies"], *p["optional-dependencies"]["dev"], sep="\n")' > $(VENV)/wanted.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --requirement $(VENV)/wanted.txt
	touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache bench.json
