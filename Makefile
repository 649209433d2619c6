# Every target makes its own environment: nothing to install first but Python 3.11 or newer.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYS := $(VENV)/.plays
READY := $(VENV)/.ready
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
WANTED := $(BIN)/python -c 'import sys, tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; print(*(p["optional-dependencies"]["dev"] if "dev" in sys.argv else p["dependencies"]), sep="\n")'
WORKERS ?= 2

.PHONY: run test lint bench soak tune cards shapes art lock clean

run: $(PLAYS)  ## play: in the sandbox, or on Discord when .env holds DISCORD_TOKEN
	@$(BIN)/python -m bot

test: lint  ## everything; the same as .ci/run
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not soak"

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY)  ## all figures in one table, also written to bench.json
	$(BIN)/python -m tests.bench

soak: $(READY)  ## the long versions: some four hours on two cores; SOAK=0.1 runs a tenth
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m soak

tune: $(READY)  ## prices of the minds by self-play: bounded, goes on where it was stopped; GAME=dice GAMES=800 HOW="--seats 2"
	$(BIN)/python -m players.tuning $(or $(GAME),imperium) $(or $(GAMES),400) $(HOW)

cards: $(READY)  ## write the committed card sheets anew
	$(BIN)/python -m games cards

shapes: $(READY)  ## grow the areas of War for Arrakis anew from its map
	$(BIN)/python -m renderer.arrakis.shaping

art: $(READY)  ## draw the pictures of docs/art.md anew
	$(BIN)/python -m renderer.paint.scenery

$(PLAYS): pyproject.toml constraints.txt  # what is needed to play
	@$(PYTHON) -c 'import sys; sys.exit("Sietch needs Python 3.11 or newer. With another one at hand: make run PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	@echo "Setting up (once) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(WANTED) > $(VENV)/wanted.txt
	@$(PIP) --requirement $(VENV)/wanted.txt
	@touch $@

$(READY): $(PLAYS)  # what is needed to test, besides
	@$(WANTED) dev > $(VENV)/wanted-dev.txt
	@$(PIP) --requirement $(VENV)/wanted-dev.txt
	@touch $@

lock: $(PLAYS)  ## the hashes of what the image installs, after constraints.txt was changed
	$(BIN)/python -m deploy.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache bench.json
