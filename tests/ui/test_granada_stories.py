"""Whole games of Granada by touch alone, from Home to the winner."""

import pytest

from companion.record import Next
from tests.ui.granada_hand import GranadaHand
from tests.ui.granada_talk import (
    FIRST,
    enter_cities,
    score,
    sit_down_again,
    sit_down_to_granada,
    turn_over,
    type_schools,
)
from tests.ui.table_talk import play_of
from tests.ui.test_granada_ties import answer

NAMES = ("Ana", "Leo", "Kim")


def test_three_from_new_game_to_the_winner_and_what_they_taught_is_offered_in_the_next(hand):
    sit_down_to_granada(hand, NAMES)
    assert enter_cities(hand, FIRST) <= 4.5
    # The printed example: the arena is turned over for three, the library for five.
    turn_over(hand, "Ana", "Hp5n", "Ar4n", "1,0")
    assert hand.app.running.undoes == "hospital 5 built, turned over from arena 4"
    turn_over(hand, "Leo", "Di7ne", "Li6ne", "1,0")
    assert hand.app.running.undoes == "district 7 built, turned over from library 6"
    hand.tap("Begin scoring A")
    assert hand.says("Leo, Ana and Kim have 1 school each: the highest of them decides.")
    hand.tap("Confirm scoring A")
    first = play_of(hand).rounds[0]
    assert [first.for_kind(name, school(hand)) for name in NAMES] == [0, 3, 0]
    score(hand, "B")
    score(hand, "C", begin=False)
    play = play_of(hand)
    assert hand.says(play.victory.winners[0])
    assert hand.says(str(max(play.totals.values())))
    hand.tap("Finish")
    assert play_of(hand).next is Next.OVER
    sit_down_again(hand)
    assert enter_cities(hand, FIRST) <= 1.3
    # The hospital that was turned over in the first game brings its arena along.
    assert hand.app.store.tile_set().back_of(read(hand, "Hp5n")) == read(hand, "Ar4n")
    for seat in play_of(hand).seats:
        laid = {f"{tile.code}@{cell}" for cell, tile in seat.city}
        assert laid == set(FIRST[seat.name].split())


def school(hand):
    return next(kind for kind in play_of(hand).game.box.kinds if kind.name == "school")


def read(hand, code):
    return play_of(hand).game.box.read(code)


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ((), [(7, 0, 0), (18, 9, 0), (20, 30, 10)]),
        (("Simple scoring",), [(3, 0, 0), (10, 3, 0), (10, 18, 3)]),
    ],
)
def test_the_printed_examples_by_numbers_with_one_tie_asked(hand, rules, points):
    sit_down_to_granada(hand, NAMES, rules=rules)
    kind = school(hand)
    for letter, numbers, due in zip("AB", ((3, 2, 2), (4, 3, 2)), points, strict=False):
        for name, number in zip(NAMES, numbers, strict=True):
            type_schools(hand, name, number)
        scored = score(hand, letter)
        assert tuple(scored.for_kind(name, kind) for name in NAMES) == due
    type_schools(hand, "Leo", 4)
    hand.tap("End of the game")
    hand.tap("No tiles left: last scoring")
    hand.frames(4)
    assert hand.says("Ana and Leo have 4 schools each; the highest of them decides.")
    answer(hand, "Ana", 9)
    answer(hand, "Leo", 12)
    hand.tap("Confirm scoring C")
    scored = play_of(hand).rounds[-1]
    assert tuple(scored.for_kind(name, kind) for name in NAMES) == points[2]
    hand.tap("Finish")


def test_two_with_pablo_from_new_game_to_the_winner(hand):
    sit_down_to_granada(hand, NAMES[:2])
    hand.tap("Draw Pablo’s six tiles")
    hand.frames(4)
    hand.tap("We drew these")
    told = GranadaHand(hand)
    for code in ("Ar4n", "Ba6", "Li8e", "Ho10", "Sc6s", "Di2w"):
        told.tell(code)
    hand.tap("Take these 6 tiles")
    cities = {"Ana": "Sc11e@0,-1", "Leo": "Sc12e@0,-1"}
    enter_cities(hand, cities)
    hand.tap("Begin scoring A")
    assert hand.says("Leo, Ana and Pablo have 1 school each: the highest of them decides.")
    hand.tap("Confirm scoring A")
    hand.frames(4)
    for letter in "BC":
        assert hand.says("Where does the black marker stand?")
        hand.tap("On the odd numbers")
        hand.tap("We drew these")
        told.tell({"B": "Ar7", "C": "Hp3"}[letter])
        hand.tap("Keep 1 tile on purpose")
        hand.frames(4)
        score(hand, letter, begin=letter == "B")
        hand.frames(4)
    play = play_of(hand)
    assert play.dummy_total > 0
    assert hand.says(play.victory.winners[0])
    hand.tap("Finish")
    assert play_of(hand).next is Next.OVER
