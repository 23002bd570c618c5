import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import InputError, RuleError
from companion.games import ALHAMBRA, GRANADA, Marker
from companion.games.alhambra import BOX
from companion.games.granada import BOX as GRANADA_BOX
from companion.options import Options, Rounding
from companion.stages.dummy import (
    about_third,
    draw,
    fresh_seed,
    how_many,
    tiles_in_bag,
    verify_drawn,
    verify_gift,
)
from tests.companion.palaces import tile

THIRDS = {
    0: (0, 0, 0),
    1: (0, 0, 1),
    2: (0, 1, 1),
    3: (1, 1, 1),
    4: (1, 1, 2),
    5: (1, 2, 2),
    7: (2, 2, 3),
    8: (2, 3, 3),
    10: (3, 3, 4),
    44: (14, 15, 15),
}


@pytest.mark.parametrize(("bag", "thirds"), THIRDS.items())
def test_r46_c07_a_third_of_the_bag_down_nearest_up(bag, thirds):
    settings = [Options(dummy_third=rounding) for rounding in Rounding]
    assert tuple(how_many(GRANADA, 2, bag, options) for options in settings) == thirds
    assert {how_many(ALHAMBRA, 2, bag, options) for options in settings} == {thirds[0]}
    assert how_many(GRANADA, 2, bag) == thirds[0]


@pytest.mark.parametrize(
    ("rounding", "words"),
    [
        (Rounding.DOWN, "rounded down: 2 of 8."),
        (Rounding.NEAREST, "rounded to the nearest number: 3 of 8."),
        (Rounding.UP, "rounded up: 3 of 8."),
    ],
)
def test_c07_how_the_third_was_rounded_is_said(rounding, words):
    options = Options(dummy_third=rounding)
    draws = "he draws a third of the bag, "
    assert about_third(GRANADA, 8, options) == f"After scoring B {draws}{words}"
    assert about_third(ALHAMBRA, 8, options) == f"After round 2 {draws}rounded down: 2 of 8."


@pytest.mark.parametrize(
    ("after", "bag", "count"), [(0, 50, 6), (0, 54, 6), (1, 30, 6), (1, 6, 6), (1, 5, 5), (1, 0, 0)]
)
def test_r43_r45_six_at_the_start_and_after_the_first_scoring(after, bag, count):
    assert how_many(ALHAMBRA, after, bag) == count


@pytest.mark.parametrize(
    ("after", "bag", "sentence"),
    [
        (3, 10, r"The dummy draws at the start \(0\), after scoring 1 and after scoring 2"),
        (-1, 10, r"The dummy draws at the start \(0\)"),
        (0, 55, "The bag holds from 0 to 54 tiles, not 55"),
        (0, -1, "The bag holds from 0 to 54 tiles, not -1"),
    ],
)
def test_a_draw_that_cannot_be_is_refused(after, bag, sentence):
    with pytest.raises(InputError, match=sentence):
        how_many(ALHAMBRA, after, bag)


def tiles(*codes):
    return tuple(tile(code) for code in codes)


@pytest.mark.parametrize(
    ("lying", "number"),
    [
        ((), 50),
        (tiles("G10", "T12", "P8"), 47),
        (tiles("G10", "HG", "HT"), 49),
        (tiles("G10", "G10"), 49),
        (BOX.tiles, 0),
    ],
    ids=["start", "what lies", "no huts", "one tile twice", "all"],
)
def test_the_bag_follows_from_what_was_entered_and_a_full_market(lying, number):
    assert tiles_in_bag(ALHAMBRA, lying) == number


def test_buildings_that_were_only_counted_are_not_in_the_bag_either():
    assert tiles_in_bag(ALHAMBRA, tiles("G10", "T12"), counted_only=8) == 40
    assert tiles_in_bag(ALHAMBRA, tiles("G10"), counted_only=60) == 0


def test_7_2_two_players_begin_with_44_in_the_bag():
    assert tiles_in_bag(ALHAMBRA, BOX.tiles[:6]) == 44


def test_the_same_seed_draws_the_same_tiles_whatever_the_order_of_the_bag():
    bag = BOX.tiles[:20]
    first = draw(6, bag, seed=7)
    assert first == draw(6, tuple(reversed(bag)), seed=7)
    assert first.seed == 7
    assert " ".join(each.code for each in first.tiles) == "P2new A6ne S3esw A5nw P7e P4es"
    assert draw(6, bag, seed=8).tiles != first.tiles


@given(st.integers(0, 54), st.integers(0, 10**6))
def test_a_draw_takes_different_tiles_from_the_bag(number, seed):
    drawn = draw(number, BOX.tiles, seed).tiles
    assert len(drawn) == len({*drawn}) == number
    assert {*drawn} <= {*BOX.tiles}


def test_every_tile_can_be_drawn_first():
    assert len({draw(1, BOX.tiles, seed).tiles for seed in range(2000)}) == 54


def test_no_more_is_drawn_than_there_is():
    with pytest.raises(InputError, match="2 tiles cannot be drawn; the bag holds 1"):
        draw(2, tiles("G10"), seed=1)
    assert draw(1, tiles("G10"), seed=1).tiles == tiles("G10")


def test_a_fresh_seed_can_be_read_out():
    assert {len(str(fresh_seed())) <= 6 for _ in range(50)} == {True}
    assert len({fresh_seed() for _ in range(50)}) > 1


def test_what_was_drawn_at_the_table_is_written_down():
    verify_drawn(ALHAMBRA, tiles("G10", "T12"), expected=2, after=1)
    with pytest.raises(RuleError, match="He draws 6 tiles, not 2"):
        verify_drawn(ALHAMBRA, tiles("G10", "T12"), expected=6, after=1)
    with pytest.raises(RuleError, match="The dummy has no huts"):
        verify_drawn(ALHAMBRA, tiles("HG"), expected=1, after=1)


def test_d30_pablos_first_six_lie_even_side_up_and_later_ones_as_the_marker_shows():
    even, odd = (GRANADA_BOX.read("Sc10"),), (GRANADA_BOX.read("Sc11"),)
    verify_drawn(GRANADA, even, 1, after=0, marker=Marker.ODD)
    verify_drawn(GRANADA, odd, 1, after=1, marker=Marker.ODD)
    verify_drawn(GRANADA, even, 1, after=2)
    for wrong, after, marker in [
        (odd, 0, Marker.ODD),
        (even, 1, Marker.ODD),
        (odd, 2, Marker.EVEN),
    ]:
        with pytest.raises(RuleError, match="lies wrong side up"):
            verify_drawn(GRANADA, wrong, 1, after, marker)


def test_r47_only_a_tile_just_bought_is_given():
    just_bought = tiles("G10", "HG")
    verify_gift(tile("G10"), just_bought)
    for code in ("T12", "HG"):
        with pytest.raises(RuleError, match="Only a tile that was just bought can be given away"):
            verify_gift(tile(code), just_bought)


def test_what_nobody_has_is_in_the_bag():
    seen = tiles("G10", "T12", "HG")
    assert {*ALHAMBRA.unseen(seen)} == {*BOX.tiles} - {*seen}
