import ast
from pathlib import Path

import pytest

from companion.input.quoting import quoted

GAME = Path(__file__).parents[2] / "companion"


@pytest.mark.parametrize(("length", "seen"), [(40, "x" * 40), (41, "x" * 40 + "…")])
def test_no_more_is_quoted_than_fits_in_a_sentence(length, seen):
    assert quoted("x" * length) == seen


@pytest.mark.parametrize("letter", ["\n", "\r", "\t", "\x1b", "\x85", "\u2028", "\u202e", "\u200b"])
def test_nothing_is_quoted_that_breaks_the_line_or_turns_it_round(letter):
    assert quoted(f"a{letter}b") == "a?b"


def test_letters_of_every_script_are_quoted_as_they_are():
    assert quoted("Zoë Łoś 木 🏰") == "Zoë Łoś 木 🏰"


def said_in_quotation_marks(path):
    """The arguments that fill a place in quotation marks in some sentence of a file."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
            continue
        if call.func.attr == "format":
            sentence = ast.unparse(call.func.value)
            for word in call.keywords:
                if word.arg and f'"{{{word.arg}}}"' in sentence.replace('\\"', '"'):
                    yield ast.unparse(word.value)


OURS = {"key", "tile.code", "side.code", "card.code", "source.section"}
"""Keys that a command itself asks for, tiles that were read, and titles in rule books."""


@pytest.mark.parametrize("path", sorted(GAME.rglob("*.py")), ids=lambda path: path.stem)
def test_whatever_stands_in_quotation_marks_is_quoted_safely(path):
    said = [value for value in said_in_quotation_marks(path) if value not in OURS]
    assert [value for value in said if not value.startswith("quoted(")] == []
