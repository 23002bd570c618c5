import pytest

from companion.options import Options
from companion.record.events import PointsAdjusted
from companion.share.scoreboard import standing
from companion.wording.points.result_words import dummy_words, tied_with, winning_words
from tests.record.tables import FIRST_SIX, RoundScored, after, table


def given(**points):
    return [
        PointsAdjusted(player=player, points=number, reason="a card was forgotten")
        for player, number in points.items()
    ]


@pytest.mark.parametrize(
    ("points", "words"),
    [
        ({"red": 5}, "Ana wins"),
        ({"red": 5, "green": 5}, "Ana and Kim share the win"),
        ({}, "Ana, Leo and Kim share the win"),
    ],
)
def test_who_has_won(points, words):
    assert winning_words(after(table(3), *given(**points)).play) == words


def test_who_shares_a_place_is_named_with_it():
    everybody = standing(after(table(4), *given(red=5, blue=3, green=3)).play)
    ties = {each.name: tied_with(each, everybody) for each in everybody}
    assert ties == {"Ana": [], "Leo": ["Kim"], "Kim": ["Leo"], "Zoe": []}


def test_a_dummy_without_a_place_is_tied_with_nobody():
    everybody = standing(table(2).play)
    dirk = next(each for each in everybody if each.colour is None)
    assert tied_with(dirk, everybody) == []
    assert tied_with(everybody[0], everybody) == ["Leo"]


def ahead(**options):
    return after(table(2, options=Options(**options)), FIRST_SIX, RoundScored(round=1)).play


def test_a_dummy_with_most_points_is_told_of_unless_he_has_won():
    play = ahead()
    assert play.victory.dummy_ahead
    assert dummy_words(play) == "Dirk has 21 points, more than anybody; but he cannot win."
    assert dummy_words(ahead(dummy_may_win=True)) == ""


def test_a_dummy_behind_somebody_is_not_told_of():
    play = after(table(2), FIRST_SIX, RoundScored(round=1), *given(red=21)).play
    assert dummy_words(play) == ""
