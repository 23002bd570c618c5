"""What an event may hold at most, from both sides of each limit."""

import pytest
from pydantic import ValidationError

from companion.record.events import (
    CountsTyped,
    DummyDrew,
    GameStarted,
    LeftoversAwarded,
    MoneyTold,
    NoteWritten,
    PointsAdjusted,
    RoundCorrected,
)
from companion.record.events.people import Sitting

LEFT = [
    {"slot": slot, "currency": currency, "tile": "G10", "reason": "tie"}
    for slot, currency in enumerate(("blue", "green", "orange", "yellow"), start=1)
]

COLOURS = ("red", "blue", "green", "yellow", "orange", "white")
SIX = tuple(Sitting(colour=colour, name=colour) for colour in COLOURS)


@pytest.mark.parametrize(
    ("event", "fields"),
    [
        (GameStarted, {"players": SIX, "title": "x" * 100}),
        (GameStarted, {"players": SIX[:2]}),
        (NoteWritten, {"text": "x" * 500}),
        (MoneyTold, {"player": "red", "money": {"blue": 999}}),
        (CountsTyped, {"player": "red", "counts": {"tower": 99}, "wall": 99}),
        (PointsAdjusted, {"player": "red", "points": 999, "reason": "x"}),
        (PointsAdjusted, {"player": "red", "points": -999, "reason": "x" * 200}),
        (DummyDrew, {"tiles": (), "bag": 0}),
        (LeftoversAwarded, {"tiles": LEFT}),
        (RoundCorrected, {"round": 3, "player": "red", "city": "*"}),
        (CountsTyped, {"player": "red", "counts": {"tower": 0}, "wall": 0}),
    ],
)
def test_as_much_as_a_table_can_need_is_taken(event, fields):
    assert event(**fields).model_dump()["did"]


@pytest.mark.parametrize(
    ("event", "fields"),
    [
        (GameStarted, {"players": (*SIX, SIX[0])}),
        (GameStarted, {"players": SIX[:1]}),
        (GameStarted, {"players": SIX, "title": "x" * 101}),
        (NoteWritten, {"text": "x" * 501}),
        (NoteWritten, {"text": " "}),
        (MoneyTold, {"player": "red", "money": {"blue": 1000}}),
        (MoneyTold, {"player": "red", "money": {"blue": -1}}),
        (CountsTyped, {"player": "red", "counts": {"tower": 100}, "wall": 0}),
        (PointsAdjusted, {"player": "red", "points": 1000, "reason": "x"}),
        (PointsAdjusted, {"player": "red", "points": -1000, "reason": "x"}),
        (PointsAdjusted, {"player": "red", "points": 1, "reason": "x" * 201}),
        (PointsAdjusted, {"player": "red", "points": 1, "reason": " "}),
        (DummyDrew, {"tiles": (), "bag": -1}),
        (LeftoversAwarded, {"tiles": [*LEFT, LEFT[0]]}),
        (LeftoversAwarded, {"tiles": [{**LEFT[0], "price": 10}]}),
        (RoundCorrected, {"round": 4, "player": "red", "city": "*"}),
        (CountsTyped, {"player": "red", "counts": {"tower": -1}, "wall": 0}),
    ],
)
def test_more_or_less_than_that_is_refused(event, fields):
    with pytest.raises(ValidationError):
        event(**fields)


def test_a_correction_in_numbers_has_no_wall_unless_it_says_so():
    assert RoundCorrected(round=1, player="red", counts={}).wall == 0


def test_a_title_is_kept_without_the_space_around_it():
    assert GameStarted(players=SIX, title="  Friday ").title == "Friday"
