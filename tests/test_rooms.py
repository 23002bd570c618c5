"""The rooms stand in one order and know only those below; what needs no Kivy is in companion/."""

import ast
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAME, SCREENS = ROOT / "companion", ROOT / "screens"

# From the cardboard up, as docs/architecture.md draws it.
ROOMS = [
    *[
        "disk",
        "errors",
        "licences",
        "trail",
        "languages",
        "words",
        "preferences",
        "fonts",
        "options",
        "input",
        "board",
        "turns",
        "money",
        "modules",
        "games",
        "scoring",
    ],
    *["table", "stages", "desk", "record", "tileset", "share", "store"],
    *["drafts", "wording", "layout", "terminal"],
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
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn = page.partition("```")[2].partition("```")[0].replace("/", " ").split()
    assert room in drawn


@pytest.mark.parametrize("room", sorted(path.parent.name for path in SCREENS.glob("*/__init__.py")))
def test_the_page_about_the_screens_draws_every_room(room):
    page = (ROOT / "docs" / "screens.md").read_text(encoding="utf-8")
    assert f"{room}/" in page.partition("```")[2].partition("```")[0]


KIVY = {"asynckivy", "kivy", "kivymd", "materialyoucolor"}


def asked_for(path):
    """Everything that a file imports, wherever in it: "kivy.clock", "screens.theme.mix"."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def needing_kivy(asked):
    """The modules that cannot be imported without Kivy, because of themselves or of others."""
    needing = set()
    found = {module for module, names in asked.items() if {n.split(".")[0] for n in names} & KIVY}
    while found:
        needing |= found
        found = {
            module
            for module, names in asked.items()
            if module not in needing
            and any(name in needing or name.rpartition(".")[0] in needing for name in names)
        }
    return needing


def test_a_module_that_needs_no_kivy_is_no_screen():
    """What is not among the screens has strict types and every branch of it tested."""
    files = [path for path in SCREENS.rglob("*.py") if path.name != "__init__.py"]
    asked = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): set(asked_for(path))
        for path in files
    }
    assert set(asked) - needing_kivy(asked) == set()


def test_what_needs_kivy_through_others_is_told_from_what_needs_none():
    asked = {
        "screens.clock": {"kivy.clock.Clock"},
        "screens.panel": {"screens.clock.tick"},
        "screens.end.panels": {"screens.panel"},
        "screens.words": {"companion.words._"},
        "screens.more_words": {"screens.words.said", "screens.words"},
    }
    assert needing_kivy(asked) == {"screens.clock", "screens.panel", "screens.end.panels"}


PHONE = SCREENS / "phone"

OF_THE_PLATFORM = ("android", "jnius", "kivy.core.clipboard", "kivy.utils.platform")
"""What is asked for by the phone's room and by nobody else."""


def reaching(path, names):
    """What a file imports of these modules or of what is in them."""
    return [asked for asked in asked_for(path) if f"{asked}.".startswith(names)]


def beyond_the_door():
    return [
        path for path in (ROOT / "main.py", *SCREENS.rglob("*.py")) if PHONE not in path.parents
    ]


def test_only_the_phones_room_speaks_to_the_platform():
    names = tuple(f"{name}." for name in OF_THE_PLATFORM)
    assert {
        path: reaching(path, names) for path in beyond_the_door() if reaching(path, names)
    } == {}
    assert {"android", "jnius", "kivy"} <= {
        asked.split(".")[0] for path in PHONE.glob("*.py") for asked in reaching(path, names)
    }


def test_the_phones_room_is_entered_by_its_door():
    rooms = tuple(f"screens.phone.{path.stem}." for path in PHONE.glob("[a-z]*.py"))
    assert {
        path: reaching(path, rooms) for path in beyond_the_door() if reaching(path, rooms)
    } == {}


def test_no_two_classes_share_a_name():
    """A newcomer who reads a name need not ask which of them is meant."""
    defined = Counter(
        node.name
        for folder in (GAME, SCREENS)
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, times in defined.items() if times > 1] == []
