"""Whose points change when a round is put right, in that round and in later ones."""

from companion.record import Colour
from companion.record.changed_points import PointsChanged, RoundChanged, changed_points
from companion.record.events import RoundCorrected, RoundScored
from tests.record.tables import FIRST_SIX, after, built, table

# A lone tower is worth 6 in round 1 and 13 in round 2, a lone garden 5 and 12.
TWO_ROUNDS = after(
    table(3),
    built("T12", "1,0"),
    RoundScored(round=1),
    built("T11", "1,0", "blue"),
    RoundScored(round=2),
)


def corrected(record, city, number=1):
    event = RoundCorrected(round=number, player="red", city=city)
    return changed_points(record.play, after(record, event).play)


def test_nothing_changes_where_nothing_is_put_right():
    assert changed_points(TWO_ROUNDS.play, TWO_ROUNDS.play) == ()


def test_everybody_whose_points_change_is_named_round_by_round():
    # Ana's tower was a garden: Leo has the only tower of round 2.
    assert corrected(TWO_ROUNDS, "* G10") == (
        RoundChanged(1, (PointsChanged(Colour.RED, "Ana", -1),)),
        RoundChanged(
            2,
            (
                PointsChanged(Colour.RED, "Ana", 12 - 9),
                PointsChanged(Colour.BLUE, "Leo", 13 - 9),
            ),
        ),
    )


def test_a_round_whose_points_stay_is_not_named():
    assert [each.number for each in corrected(TWO_ROUNDS, "* G10", number=2)] == [2]
    assert corrected(TWO_ROUNDS, "* T12", number=1) == ()


def test_the_dummys_points_change_too():
    record = after(table(2), FIRST_SIX, RoundScored(round=1))
    kind = record.play.dummy_tiles[0].kind
    before = record.play.rounds[0].for_kind("Dirk", kind)
    counts = {kind.name: 5}
    event = RoundCorrected(round=1, player="red", counts=counts)
    ((_number, changes),) = changed_points(record.play, after(record, event).play)
    assert PointsChanged(None, "Dirk", -before) in changes
