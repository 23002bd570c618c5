"""Ties in Granada by touch: broken by a face that is seen, or asked about as one question."""

import pytest

from companion.games.granada_box import BOX, SCHOOL
from companion.record import Colour
from companion.record.events import CountsTyped, RoundScored
from screens.round.open_tie import ContenderRow, OpenTieCard
from screens.round.reasons import TieBroken, TileOfTie
from tests.record.granada_tables import laid
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.played import LONG_NAMES, NAMES, enter, sit


def three(hand, *events, names=NAMES[:3]):
    return sit(hand, *events, names=names, game="granada")


def schools(player, number, **more):
    return CountsTyped(player=player, counts={"school": number}, **more)


def of_sort(hand, sort):
    return [widget for widget in hand.seen() if isinstance(widget, sort)]


def answer(hand, name, value):
    row = next(row for row in of_sort(hand, ContenderRow) if row.name == name)
    chip = next(chip for chip in row.ids.chips.children if chip.text == str(value))
    hand.screen.ids.scroll.scroll_to(chip, animate=False)
    hand.frames(4)
    hand.tap(chip)


def test_a_tie_of_numbers_is_asked_as_one_question_and_then_decided(hand):
    kept = three(hand, schools("red", 3), schools("blue", 3), schools("green", 2))
    enter(hand, "round", kept)
    assert hand.says("Ana and Leo have 3 schools each; the highest of them decides.")
    assert len(of_sort(hand, OpenTieCard)) == 1
    hand.tap("Break the tie first")
    hand.tap("Answer")
    assert kept.play.scored == ()
    answer(hand, "Ana", 9)
    assert of_sort(hand, OpenTieCard)
    answer(hand, "Leo", 12)
    assert not of_sort(hand, OpenTieCard)
    assert hand.says("Leo takes place 1 with 3 schools, the highest of them 12: 8 points.")
    hand.tap("Confirm scoring A")
    assert [kept.play.rounds[0].points(name) for name in ("Ana", "Leo", "Kim")] == [0, 8, 0]


def test_the_same_value_is_nobodys_twice(hand):
    kept = three(hand, schools("red", 3), schools("blue", 3))
    enter(hand, "round", kept)
    answer(hand, "Ana", 9)
    answer(hand, "Leo", 9)
    (card,) = of_sort(hand, OpenTieCard)
    assert card.told == {Colour.BLUE: 9}
    answer(hand, "Ana", 5)
    assert kept.play.preview.points("Leo") == 6


def test_who_has_laid_tiles_is_not_asked(hand):
    kept = three(hand, laid("Sc11e", "1,0"), schools("blue", 1))
    enter(hand, "round", kept)
    assert hand.says("11, as it lies there")
    answer(hand, "Leo", 12)
    assert kept.play.preview.points("Leo") == 2


def test_an_open_tie_is_shared_on_purpose_alone(hand):
    kept = three(hand, schools("red", 3), schools("blue", 3))
    enter(hand, "round", kept)
    hand.tap("Break the tie first")
    hand.back()
    assert kept.play.scored == ()
    hand.tap("Break the tie first")
    hand.tap("Score it anyway")
    assert len(kept.play.scored) == 1


def test_a_tie_in_a_past_scoring_is_asked_there(hand):
    kept = three(hand, schools("red", 3), schools("blue", 3))
    kept.act(RoundScored(round=1, anyway=True))
    enter(hand, "round", kept, round=1)
    answer(hand, "Ana", 9)
    answer(hand, "Leo", 12)
    assert kept.play.rounds[0].points("Leo") == 6
    assert kept.play.scored[0].corrected


def test_a_tie_is_seen_as_the_faces_that_decide_it(hand):
    kept = three(hand, laid("Sc11e", "1,0"), laid("Sc12w", "-1,0", player="blue"))
    enter(hand, "round", kept)
    assert hand.says("Leo and Ana have 1 school each: the highest of them decides.")
    (tie,) = of_sort(hand, TieBroken)
    tiles = tie.ids.tiles.children[::-1]
    assert [(each.name, each.place, each.tile.code) for each in tiles] == [
        ("Leo", "place 1", "Sc12w"),
        ("Ana", "place 2", "Sc11e"),
    ]
    assert BOX.read("Sc12w").kind is SCHOOL


def test_the_river_comes_first_in_the_reasons(hand):
    kept = three(hand, laid("Sc11e", "1,0"))
    enter(hand, "round", kept)
    reasons = hand.screen.ids.reasons
    assert reasons.walls.y > reasons.ids.cards.top
    hand.resize(1280, 800)
    assert reasons.walls.parent is hand.screen.ids.column.__self__
    hand.resize(412, 892)
    assert reasons.walls.y > reasons.ids.cards.top


@pytest.mark.parametrize("size", SIZES)
def test_ties_of_six_have_no_flaws(hand, size):
    colours = ("red", "blue", "green", "yellow", "orange", "white")
    cells = ("1,0", "-1,0", "0,1", "0,-1", "1,0", "1,0")
    events = [
        laid(f"Sc{value}", cell, player=colour)
        for value, cell, colour in zip((3, 4, 5, 6, 7, 8), cells, colours, strict=True)
    ]
    parks = [CountsTyped(player=colour, counts={"park": 2}) for colour in colours[4:]]
    kept = three(hand, *events, *parks, names=LONG_NAMES)
    hand.resize(*size)
    enter(hand, "round", kept)
    assert len(of_sort(hand, TileOfTie)) >= 4
    assert flaws() == []
