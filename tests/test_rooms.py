"""The rooms of the game stand in one order, and each knows only those below it."""

import ast
from pathlib import Path

import pytest

GAME = Path(__file__).parents[1] / "companion"

# From the cardboard up, as docs/architecture.md draws it.
ROOMS = [
    *[
        "errors",
        "words",
        "options",
        "board",
        "turns",
        "money",
        "input",
        "modules",
        "games",
        "scoring",
    ],
    *["table", "stages", "desk", "record", "tileset", "share", "store", "terminal"],
]


def room_of(module):
    return module.split(".")[1]


def imported(path):
    """Every module of the game that a file asks for."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "companion":
            yield from (f"companion.{name.name}" for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module.startswith("companion."):
            yield node.module


def test_every_room_has_its_place_in_the_order():
    found = {path.stem for path in GAME.iterdir() if not path.name.startswith("_")}
    assert found == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_uses_only_the_rooms_below_it(room):
    folder = GAME / room
    files = folder.rglob("*.py") if folder.is_dir() else [folder.with_suffix(".py")]
    used = {room_of(module) for file in files for module in imported(file)} - {"__version__"}
    assert used <= set(ROOMS[: ROOMS.index(room) + 1])


@pytest.mark.parametrize("room", ROOMS)
def test_the_page_about_the_architecture_draws_every_room(room):
    page = (GAME.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn = page.partition("```")[2].partition("```")[0].replace("/", " ").split()
    assert room in drawn
