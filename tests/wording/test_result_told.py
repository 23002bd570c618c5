from datetime import UTC, datetime

from companion.record.events import (
    CountsTyped,
    GameFinished,
    GameRenamed,
    PointsAdjusted,
    RoundScored,
)
from companion.wording.points.result_told import ResultTold
from tests.record.tables import FIRST_SIX, after, built, table

DAY = datetime(2026, 11, 18, tzinfo=UTC)
SCORED = [RoundScored(round=number) for number in (1, 2, 3)]


def told(*events, players=3):
    return ResultTold.of(after(table(players), *events).play, DAY)


def test_a_game_that_is_won_tells_who_won_with_which_palace():
    ana = (built("G10", "1,0"), built("T12", "0,1"))
    result = told(GameRenamed(title="Friday"), *ana, *SCORED, GameFinished())
    assert (result.title, result.is_won) == ("Ana wins", True)
    points = result.rows[0].points[-1]
    assert result.about == f"{points} points · Friday · 18 November 2026"
    assert [city.text for city in result.palaces] == [". / * G10 / T12".removeprefix(". / ")]
    assert result.wall.startswith("An outer wall of")
    assert result.headings == ("1", "2", "3", "Σ")
    assert [row.name for row in result.rows] == ["Ana", "Leo", "Kim"]
    assert len(result.stops) == 4
    assert result.foot.endswith("unofficial")


def test_a_game_that_goes_on_tells_how_far_it_is():
    result = told(built("G10", "1,0"), RoundScored(round=1))
    assert (result.title, result.is_won) == ("1 of 3 rounds is scored.", False)
    assert result.about == "Alhambra · 18 November 2026"


def test_the_last_round_tells_who_won_before_the_game_is_put_away():
    result = told(built("T12", "0,1"), *SCORED)
    assert (result.title, result.is_won) == ("Ana wins", True)


def test_where_numbers_stand_for_a_palace_there_is_none_to_show():
    result = told(CountsTyped(player="red", counts={"tower": 2}), *SCORED)
    assert (result.palaces, result.wall) == ((), "")


def test_two_who_share_the_win_are_both_seen_and_three_are_not():
    alike = (built("G10", "1,0"), built("G11", "1,0", "blue", on_purpose=True))
    both = told(*alike, *SCORED, PointsAdjusted(player="blue", points=-9, reason="even"))
    assert len(both.palaces) == 1
    assert both.headings[-2:] == ("±", "Σ")
    assert {row.name: row.points[-2] for row in both.rows} == {"Ana": "–", "Leo": "−9", "Kim": "–"}
    assert told(*SCORED).palaces == ()


def test_the_dummy_has_a_row_and_no_place():
    result = told(FIRST_SIX, SCORED[0], players=2)
    (dummy,) = [row for row in result.rows if row.colour is None]
    assert (dummy.name, dummy.place) == ("Dirk", "")
