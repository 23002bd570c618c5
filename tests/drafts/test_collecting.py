import pytest

from companion.drafts.collecting import Collecting
from companion.share import SharedGame, game_parts, write_game
from tests.share.test_game_parts import FILE, GAME, PARTS

OTHER = SharedGame("1" * 32, GAME.started, "", GAME.record)


def collecting(parts):
    found = Collecting()
    for part in parts:
        found = found.with_part(part)
    return found


def test_nothing_is_said_before_the_first_code():
    assert (Collecting().text, Collecting().is_whole) == ("", False)


def test_it_is_said_which_codes_are_missing():
    found = collecting(PARTS[1:])
    assert not found.is_whole
    assert found.text == f"{len(PARTS) - 1} of {len(PARTS)} codes are read; still missing: 1."


@pytest.mark.parametrize("order", [1, -1])
def test_all_parts_in_any_order_are_the_whole_game(order):
    found = collecting([*PARTS[::order], PARTS[0]])
    assert found.is_whole
    assert found.text == "All codes are read."
    assert found.collected.file() == FILE


def test_a_part_of_another_game_begins_anew():
    part = game_parts.split(write_game(OTHER).encode())[0]
    assert collecting([*PARTS[:2], part]).codes == (part.code,)


def test_a_killed_app_goes_on_with_what_was_read():
    found = collecting(PARTS[:2])
    assert Collecting.model_validate_json(found.model_dump_json()) == found
