import json
import os
import stat
from pathlib import Path

import pytest

from companion.trail import FILE, NOWHERE, recall, remember

STEPS = [("home", {}), ("table", {"game": "a1"}), ("palace", {"game": "a1", "seat": "red"})]


class Halfway(dict):
    """Values that a disk takes only the beginning of."""

    def items(self):
        yield "game", "a2"
        raise OSError


def test_the_app_opens_where_it_was(tmp_path):
    remember(tmp_path, STEPS)
    assert recall(tmp_path) == STEPS


def test_without_a_trail_it_opens_at_home(tmp_path):
    assert recall(tmp_path) == []
    assert recall(tmp_path / "nowhere") == []
    (tmp_path / FILE).write_text("[]")
    assert recall(tmp_path) == []


def test_a_trail_that_cannot_be_written_whole_leaves_the_old_one(tmp_path):
    remember(tmp_path, STEPS)
    remember(tmp_path, [("home", {}), ("table", Halfway(game="a2"))])
    assert recall(tmp_path) == STEPS


def test_a_folder_that_takes_nothing_is_no_reason_to_stop(tmp_path):
    remember(tmp_path / "nowhere", STEPS)
    assert recall(tmp_path / "nowhere") == []


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "[",
        "5",
        "null",
        "[5]",
        '["home"]',
        '[["home", {}, 1]]',
        '[["home", 5]]',
        "[" * 100_000,
        "[" * 9_000,
        b"\xff\xfe",
    ],
)
def test_a_damaged_trail_leads_nowhere(tmp_path, damage):
    data = damage if isinstance(damage, bytes) else damage.encode()
    (tmp_path / FILE).write_bytes(data)
    assert recall(tmp_path) == [NOWHERE]


def test_a_folder_in_its_place_is_put_aside_and_kept(tmp_path):
    (tmp_path / FILE).mkdir()
    (tmp_path / FILE / "inside").touch()
    assert recall(tmp_path) == [NOWHERE]
    remember(tmp_path, STEPS)
    assert recall(tmp_path) == STEPS
    (aside,) = tmp_path.glob("trail-*.json")
    assert (aside / "inside").exists()


KINDS = {
    "folder": Path.mkdir,
    "pipe": os.mkfifo,
    "link to itself": lambda path: path.symlink_to(path.name),
    "link to nothing": lambda path: path.symlink_to("/nowhere/at/all"),
}


@pytest.mark.parametrize("lying", KINDS.values(), ids=KINDS)
@pytest.mark.parametrize("name", [FILE, f"{FILE}.new"])
def test_whatever_lies_in_the_way_is_put_aside(tmp_path, name, lying):
    lying(tmp_path / name)
    assert recall(tmp_path) == ([NOWHERE] if name == FILE else [])
    remember(tmp_path, STEPS)
    assert recall(tmp_path) == STEPS
    assert len(list(tmp_path.iterdir())) == 2


def test_a_trail_that_nobody_has_walked_is_none(tmp_path):
    steps = [list(step) for step in STEPS * 200]
    (tmp_path / FILE).write_text(json.dumps(steps))
    assert recall(tmp_path) == [NOWHERE]


def test_what_a_killed_app_left_half_written_is_no_more_to_be_read_by_others(tmp_path):
    (tmp_path / f"{FILE}.new").write_text("half")
    (tmp_path / f"{FILE}.new").chmod(0o666)
    remember(tmp_path, STEPS)
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such rights.")
def test_nobody_else_reads_it(tmp_path):
    remember(tmp_path, STEPS)
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_of_a_long_way_home_and_the_last_steps_are_remembered(tmp_path):
    way = [("home", {}), *(("ruling", {"ruling": f"D{number}"}) for number in range(500))]
    remember(tmp_path, way)
    found = recall(tmp_path)
    assert found[0] == way[0]
    assert found[1:] == way[1 - len(found) :]
    assert len(found) > 200


def test_what_is_too_long_to_be_read_again_is_passed(tmp_path):
    remember(tmp_path, [("home", {}), ("take_in", {"text": "x" * 20_000})])
    assert recall(tmp_path) == [("home", {})]
