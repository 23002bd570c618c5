from companion.record import Colour
from companion.record.events import PointsAdjusted, RoundScored
from companion.wording.points.race import Runner, runners, stops
from tests.record.tables import FIRST_SIX, after, built, table

GIVEN = PointsAdjusted(player="red", points=-7, reason="a card was counted twice")


def test_the_race_begins_at_nothing():
    play = table(3).play
    assert stops(play) == ["Start"]
    assert runners(play)[0] == Runner("Ana", Colour.RED, (0,))


def test_points_add_up_from_round_to_round():
    record = after(table(3), built("G10", "1,0"), RoundScored(round=1), RoundScored(round=2))
    assert stops(record.play) == ["Start", "1", "2"]
    assert runners(record.play)[0] == Runner("Ana", Colour.RED, (0, 5, 17))


def test_points_by_hand_are_a_stop_of_their_own():
    record = after(table(3), built("G10", "1,0"), RoundScored(round=1), GIVEN)
    assert stops(record.play) == ["Start", "1", "±"]
    ways = {runner.name: runner.points for runner in runners(record.play)}
    assert ways == {"Leo": (0, 0, 0), "Kim": (0, 0, 0), "Ana": (0, 5, -2)}


def test_the_dummy_runs_too():
    play = after(table(2), FIRST_SIX, RoundScored(round=1)).play
    assert runners(play)[0] == Runner("Dirk", None, (0, 21))


def test_a_line_ends_at_a_name_and_its_points():
    assert Runner("Ana", Colour.RED, (0, 5, -2)).label == "Ana −2"
