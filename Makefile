# Where the virtual environment is, and which Python makes it (by default the first that suits).
VENV ?= .venv
PYTHON ?=
export VENV PYTHON

# Every command runs as a module of the environment's Python, wherever that is.
python = $(VENV)/bin/python

# The language of the system is none that anybody asked for.
in_language = $(if $(findstring command,$(origin LANG)),--lang $(LANG))

.PHONY: help run test bench tour fuzz soak rehearsal mutants translations format clean

help:
	@echo "make run     start the app; without a screen, play a sample game into build/pictures"
	@echo "make test    check everything: format, lint, types, the game, the app"
	@echo "make bench   measure how fast the game's engine answers"
	@echo "make tour    walk through every screen and keep a picture of each; LANG=pl in Polish,"
	@echo "             ALL=1 without pictures in every language, size, theme and size of text"
	@echo "make fuzz    bring a hundred thousand spoilt things to every door; takes half an hour"
	@echo "make soak    tap, turn and kill the app ten thousand times; takes half an hour"
	@echo "make mutants spoil the code in small ways: do the tests notice? takes half an hour"
	@echo "make rehearsal"
	@echo "             build what would lie on a phone, and play with it as far as that goes here"
	@echo "make translations"
	@echo "             bring the catalogues up to date, compile them, tell what is missing"
	@echo "make format  put the code into shape"
	@echo "make clean   remove what the other commands made"
	@echo
	@echo "VENV=folder and PYTHON=interpreter choose another virtual environment or Python."

run:
	@.ci/setup app screen
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname)" = Darwin ]; then \
		$(python) main.py; \
	else \
		SDL_VIDEODRIVER=offscreen $(python) main.py --picture build/pictures; \
	fi

test:
	@.ci/setup app tools screen
	@echo "== format"
	@$(python) -m ruff format --check --quiet
	@echo "== lint"
	@$(python) -m ruff check --quiet
	@echo "== types"
	@$(python) -m mypy --no-error-summary
	@$(python) -m tests.side_by_side

bench:
	@.ci/setup app tools
	@$(python) -m tests.bench $(if $(STRICT),--strict)

tour:
	@.ci/setup app tools screen
	@$(python) -m tests.tour $(in_language) $(if $(ALL),--all)

fuzz:
	@.ci/setup app tools
	@$(python) -m tests.doors

soak:
	@.ci/setup app tools screen
	@$(python) -m tests.soak

rehearsal:
	@.ci/setup app tools screen
	@$(python) -m tests.rehearsal

mutants:
	@.ci/setup app tools screen
	@$(python) -m tests.mutants

translations:
	@.ci/setup app tools
	@$(python) -m tests.translations

format:
	@.ci/setup app tools
	@$(python) -m ruff format
	@$(python) -m ruff check --fix

clean:
	rm -rf .venv build .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
