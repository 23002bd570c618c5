"""Whatever is brought to a door, it is taken or refused in a sentence of ours."""

from pathlib import Path

import pytest

from tests.doors.every_door import doors
from tests.doors.knocking import flaws, knocked
from tests.doors.shrinking import shrunk

KEPT = Path(__file__).with_name("kept")
"""What was once answered badly, in a folder for each door."""
INPUTS = 400


@pytest.fixture(scope="module")
def every_door(tmp_path_factory):
    return doors(tmp_path_factory.mktemp("doors"))


NAMES = (
    "notation",
    "notation of Granada",
    "sheet",
    "batch",
    "game file",
    "palace code",
    "link",
    "tile set",
    "draft",
    "trail",
    "settings",
    "everything",
    "games",
)


def test_each_door_is_tried(every_door):
    assert set(every_door) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_door_takes_what_is_good(every_door, name):
    door = every_door[name]
    assert [flaws(door, sample) for sample in door.samples] == [[]] * len(door.samples)
    assert "" in {door.knock(sample) for sample in door.samples}


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_brought_is_taken_or_refused_in_a_sentence(every_door, name):
    door = every_door[name]
    assert [*knocked(name, door, range(int(INPUTS * door.share)), seed=20261119)] == []


@pytest.mark.parametrize("path", sorted(KEPT.glob("*/*")), ids=lambda path: path.parent.name)
def test_what_was_once_answered_badly_is_answered_well(every_door, path):
    assert flaws(every_door[path.parent.name], path.read_bytes()) == []


def test_what_is_answered_badly_is_made_as_small_as_it_can_be():
    assert shrunk(b"a long way to the Q4 that is no tile", lambda less: b"Q4" in less) == b"Q4"
