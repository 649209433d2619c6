# Every target makes its own environment: nothing to install first but Python 3.11 or newer.
# On Linux the system's Python is preferred, because it is built with optimisation, as in the image. A Python that was
# compiled by hand often is not, and takes a third longer.
SYSTEMS := $(if $(filter Linux,$(shell uname)),/usr/bin/python3)
WILL_DO := 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))'
PYTHON ?= $(or $(shell $(SYSTEMS) -c $(WILL_DO) 2>/dev/null && echo $(SYSTEMS)),python3)
VENV := .venv
BIN := $(VENV)/bin
PLAYS := $(VENV)/.plays
READY := $(VENV)/.ready
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
WANTED := $(BIN)/python -c 'import sys, tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; print(*(p["optional-dependencies"]["dev"] if "dev" in sys.argv else p["dependencies"]), sep="\n")'
# Three workers on two processors, because tests also wait for sockets, browsers and clocks.
WORKERS ?= 3
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# Keep compiled modules, because the tests start many programs that would compile them again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test lint style browser bench soak tune train cards shapes tones art lock clean

run: $(PLAYS)  ## play: in the sandbox, or on Discord when .env holds DISCORD_TOKEN
	@$(BIN)/python -m bot

test: style browser  ## everything; the same as .ci/run. Types are checked beside the tests and told after them
	@$(BIN)/mypy > $(VENV)/types.txt 2>&1 & types=$$!; \
	SOAK=0 $(PYTEST) -m "not soak or taste"; tests=$$?; \
	wait $$types; types=$$?; cat $(VENV)/types.txt; exit $$((tests + types))

lint: style
	$(BIN)/mypy

style: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

browser: $(READY)  ## install a Chromium for the browser tests where none is found; SKIP_NOTHING=1 demands one
	@$(BIN)/python -m tests.support.browser

bench: $(READY)  ## all figures in one table, also written to bench.json
	$(BIN)/python -m tests.bench

soak: $(READY) browser  ## the long versions: some four hours on two cores; SOAK=0.1 runs a tenth
	$(PYTEST) -m soak

tune: $(READY)  ## prices of the minds by self-play: bounded, goes on where it was stopped; GAME=dice GAMES=800 HOW="--seats 2"
	$(BIN)/python -m players.tuning $(or $(GAME),imperium) $(or $(GAMES),400) $(HOW)

train: $(READY)  ## learn the chances to win from self-play; GAME=dice GAMES=4000 HOW="--only four --minds sharp"
	$(BIN)/python -m players.training $(or $(GAME),imperium) --games $(or $(GAMES),4000) $(HOW)

puzzles: $(READY)  ## look for puzzles in games of minds; GAME=dice GAMES=30 HOW="--only four --first 40"
	$(BIN)/python -m players.puzzling $(or $(GAME),imperium) --games $(or $(GAMES),8) $(HOW)

cards: $(READY)  ## write the committed card sheets again
	$(BIN)/python -m games cards

shapes: $(READY)  ## grow the areas of War for Arrakis anew from its map
	$(BIN)/python -m renderer.arrakis.shaping

tones: $(READY)  ## choose the tones of boards, deeds and glances anew, after larger changes of their art or colours
	$(BIN)/python -m tests.renderer.mix_tones

art: $(READY)  ## draw the pictures of docs/art.md and of the README anew
	$(BIN)/python -m renderer.paint.scenery
	$(BIN)/python -m tests.renderer.showpieces

$(PLAYS): pyproject.toml constraints.txt  # what is needed to play
	@$(PYTHON) -c 'import sys; sys.exit("Sietch needs Python 3.11 or newer. With another one at hand: make run PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python has no ensurepip or venv here: install the package python3-venv (as root: apt-get install python3-venv)." >&2; exit 1; }
	@echo "Setting up (once) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(WANTED) > $(VENV)/wanted.txt
	@$(PIP) --requirement $(VENV)/wanted.txt
	@touch $@

$(READY): $(PLAYS)  # what is needed to test, besides
	@$(WANTED) dev > $(VENV)/wanted-dev.txt
	@$(PIP) --requirement $(VENV)/wanted-dev.txt
	@touch $@

lock: $(PLAYS)  ## hashes and bill of materials of what the image installs, after constraints.txt was changed
	$(BIN)/python -m deploy.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache bench.json
	find . -name __pycache__ -prune -exec rm -rf {} +
