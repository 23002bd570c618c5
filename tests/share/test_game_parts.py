import zlib
from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import InputError
from companion.input.json_text import MOST_BYTES
from companion.share import SharedGame, checked_code, game_parts, read_game, write_game
from companion.share.checked_code import Sort
from companion.share.game_parts import MOST_PARTS, PIECE, CodePart, Collected, split
from tests.record.tables import DOINGS, play_on, table

NUMBERS = Random(3)
EVENING = [(NUMBERS.choice(DOINGS), NUMBERS.randrange(10_000)) for _act in range(400)]
GAME = SharedGame("0" * 32, datetime(2026, 1, 1, tzinfo=UTC), "windy", play_on(table(4), EVENING))
FILE = write_game(GAME).encode()
PARTS = split(FILE)


def collected(codes):
    found = Collected()
    for code in codes:
        found = found.with_code(code)
    return found


def packed_in_parts(packed):
    """Parts of something that this app has not packed."""
    mark = zlib.crc32(packed)
    pieces = [packed[at : at + PIECE] for at in range(0, len(packed), PIECE)]
    return [CodePart(at, len(pieces), mark, piece).code for at, piece in enumerate(pieces, 1)]


def test_a_game_goes_through_several_codes_in_any_order():
    assert len(PARTS) > 2
    codes = [part.code for part in PARTS]
    for order in (codes, codes[::-1], [*codes[1:], codes[1], codes[0]]):
        assert collected(order).file() == FILE
    assert read_game(collected(codes).file()) == GAME


@given(st.binary(max_size=3_000))
def test_whatever_was_split_is_put_together_again(file):
    assert collected(part.code for part in split(file)).file() == file


def test_every_code_says_which_part_it_is_and_can_be_shown():
    assert [part.text for part in PARTS[:2]] == [
        f"Part 1 of {len(PARTS)}",
        f"Part 2 of {len(PARTS)}",
    ]
    assert all(game_parts.read(checked_code.link(part.code)) == part for part in PARTS)
    # An alphanumeric picture of this length has 73 by 73 squares and is read from a screen.
    assert max(len(part.code) for part in PARTS) <= 640


def test_what_is_missing_is_named():
    some = collected(part.code for part in PARTS[1:-1])
    assert some.missing == (1, len(PARTS))
    with pytest.raises(InputError, match=f"still missing: 1 and {len(PARTS)}"):
        some.file()
    assert Collected().missing == ()
    with pytest.raises(InputError, match="No code was read yet"):
        Collected().file()


def test_parts_of_two_games_or_of_two_moments_do_not_mix():
    other = split(write_game(SharedGame("1" * 32, GAME.started, "", GAME.record.undo())).encode())
    with pytest.raises(InputError, match="belongs to another game, or to another moment"):
        collected([PARTS[0].code, other[1].code])


def test_a_damaged_part_is_refused_and_costs_nothing_that_was_read():
    some = collected([PARTS[0].code])
    code = PARTS[1].code
    for at in range(0, len(code), 7):
        changed = code[:at] + ("0" if code[at] != "0" else "1") + code[at + 1 :]
        for damaged in (changed, code[:at] + code[at + 1 :], code[:at] + "7" + code[at:]):
            with pytest.raises(InputError, match="damaged"):
                some.with_code(damaged)
    assert some.with_code(code).missing == tuple(range(3, len(PARTS) + 1))


def test_a_forged_part_is_found_out_when_all_are_there():
    first = PARTS[0]
    forged = CodePart(1, first.of, first.mark, first.piece[::-1])
    with pytest.raises(InputError, match="damaged"):
        collected([forged.code, *(part.code for part in PARTS[1:])]).file()


def test_a_part_of_a_newer_version_asks_for_an_update():
    _sort, number = checked_code.read(PARTS[0].code)
    with pytest.raises(InputError, match="newer version of the app"):
        game_parts.read(checked_code.write(Sort.GAME, number + 1))


@given(st.integers(1, 2**300))
def test_a_right_check_over_anything_is_refused_or_means_just_that(number):
    code = checked_code.write(Sort.GAME, number)
    try:
        part = game_parts.read(code)
    except InputError:
        return
    assert part.code == code


@pytest.mark.parametrize("size", [MOST_BYTES + 1, 100 * MOST_BYTES])
def test_what_unpacks_to_more_than_a_game_is_not_unpacked(size):
    packed = zlib.compress(bytes(size), 9)[: MOST_PARTS * PIECE]
    with pytest.raises(InputError, match="longer than any that is played"):
        collected(packed_in_parts(packed)).file()


@pytest.mark.parametrize(
    "packed",
    [b"not packed at all", zlib.compress(FILE)[:-9], zlib.compress(FILE) + b"more"],
)
def test_what_was_packed_another_way_is_refused(packed):
    with pytest.raises(InputError, match="damaged"):
        collected(packed_in_parts(packed)).file()


def test_the_longest_file_unpacks():
    file = b" " * MOST_BYTES
    assert collected(part.code for part in split(file)).file() == file


def test_a_game_too_long_for_codes_is_sent_as_a_file():
    with pytest.raises(InputError, match="too long for codes; send it as a file"):
        split(Random(1).randbytes(PIECE * MOST_PARTS))
    assert len(split(Random(1).randbytes(PIECE * MOST_PARTS - 100))) == MOST_PARTS
