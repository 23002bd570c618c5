"""What a table of Granada chooses by touch on New game, and what follows from it in its game."""

import pytest

from companion.games import Marker
from companion.options import Rounding
from companion.record.events import CountsTyped, DummyDrew, RoundScored
from tests.record.granada_tables import his_six
from tests.ui.granada_talk import BOX
from tests.ui.table_talk import play_of

ODD = ("Ar5", "Ba7", "Li9", "Ho11")


def on_new_game(hand, players):
    """Granada is chosen for so many players."""
    hand.tap("New game")
    hand.tap(str(players))
    hand.tap("box")
    hand.frames(4)
    hand.tap(BOX)
    hand.frames(4)


def start(hand, players):
    hand.tap(f"Start with {players} players")
    hand.frames(4)


def happen(hand, *events):
    for event in events:
        hand.app.running.act(event)


def go(hand, room):
    hand.navigator.go(room, game=hand.app.running.id)
    hand.frames(4)


def test_the_exchange_cards_are_laid_out(hand):
    on_new_game(hand, 3)
    hand.reach("Exchange cards")
    assert hand.says("Pay in any mix of two currencies.")
    start(hand, 3)
    assert [module.name for module in play_of(hand).modules] == ["exchange"]
    assert hand.says("Shuffle the six exchange cards and put two of them face down into pile 2.")


@pytest.mark.parametrize(
    ("way", "rounding", "drawn"),
    [
        ("Rounded down", Rounding.DOWN, {40: 13, 41: 13}),
        ("Rounded to the nearest number", Rounding.NEAREST, {40: 13, 41: 14}),
        ("Rounded up", Rounding.UP, {40: 14, 41: 14}),
    ],
)
@pytest.mark.parametrize("bag", [40, 41])
def test_pablos_third_is_rounded_as_was_tapped(hand, way, rounding, drawn, bag):
    on_new_game(hand, 2)
    hand.reach("House rules")
    assert hand.says("The book says only that it is rounded; we round down.")
    hand.reach(way)
    hand.back()
    start(hand, 2)
    assert play_of(hand).options.dummy_third is rounding
    # Of 54 tiles four lie in the market and six with Pablo.
    later = ODD[: 44 - bag]
    happen(
        hand,
        his_six(),
        RoundScored(round=1),
        DummyDrew(tiles=later, marker=Marker.ODD, on_purpose=True),
        RoundScored(round=2),
    )
    go(hand, "dummy")
    assert hand.says(f"{way.lower()}: {drawn[bag]} of {bag}")


@pytest.mark.parametrize(("tapped", "schools"), [(False, 4), (True, 3)])
def test_pablos_tiles_count_in_the_totals_unless_it_was_tapped_away(hand, tapped, schools):
    on_new_game(hand, 2)
    hand.reach("House rules")
    assert hand.says("The book does not say whether his count among them; we count them.")
    if tapped:
        hand.reach("The third hand’s tiles swell the totals")
    hand.back()
    start(hand, 2)
    assert play_of(hand).options.dummy_in_totals is not tapped
    happen(
        hand,
        his_six(),
        CountsTyped(player="red", counts={"school": 2}),
        CountsTyped(player="blue", counts={"school": 1}),
    )
    go(hand, "round")
    assert hand.says(f"There are {schools} schools in all: place 1 pays {schools}.")
    hand.tap("Confirm scoring A")
    scored = play_of(hand).rounds[-1]
    school = next(kind for kind in play_of(hand).game.box.kinds if kind.name == "school")
    assert [scored.for_kind(seat.name, school) for seat in play_of(hand).seats] == [schools, 0]
