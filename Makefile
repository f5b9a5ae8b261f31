# make play    sets up what is needed and opens the game
# make test    sets up, checks style, runs all tests (the MicroPython ones too)
# make lint    only the style checks           make format   puts the style right
# make bundle  writes the zips for a board     make install  puts the game onto a plugged-in board
# make clean   removes what make made

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet

.PHONY: play test lint format bundle install clean

play: $(VENV)/ready-to-play
	$(PY) -m tools.simulator

test: lint
	$(PY) -m pytest -n auto --dist worksteal
	$(PY) -m tests.run_micropython

lint: $(VENV)/ready-to-test
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

format: $(VENV)/ready-to-test
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

bundle: $(VENV)/ready-to-test
	$(PY) -m tools.bundle

install: $(VENV)/ready-to-test
	$(PY) -m tools.install

clean:
	rm -rf $(VENV) dist

# Debian's python3 comes without ensurepip; there the pip next to it lays pip into the environment.
$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo 'Pocket Bones needs Python 3.11 or newer. Say where it is: make PYTHON=/path/to/python3'; \
	  exit 1; }
	@echo 'Setting up $(VENV), once ...'
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || { \
	  $(PYTHON) -m venv --without-pip --clear $(VENV) && \
	  $(PYTHON) -m pip --quiet --python $(PY) install pip; } || { \
	  rm -rf $(VENV); \
	  echo 'Python could make no virtual environment. On Debian and Ubuntu install one first:'; \
	  echo '  sudo apt-get install python3-venv'; \
	  exit 1; }

$(VENV)/ready-to-play: requirements.txt | $(PY)
	$(PIP) install -r requirements.txt
	@touch $@

$(VENV)/ready-to-test: requirements.txt requirements-dev.txt | $(PY)
	$(PIP) install -r requirements-dev.txt
	@touch $@ $(VENV)/ready-to-play
