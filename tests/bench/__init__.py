"""How fast the companion answers: `python -m tests.bench`, or make bench."""
