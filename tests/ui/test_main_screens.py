import pytest

from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.played import NAMES, sit
from tests.ui.tables import at, six_players, two_players, where


def way_to(hand, words):
    return next(way for way in hand.screen.ids.rooms.children if way.text == words)


def test_the_bar_stands_on_all_main_screens_and_back_leads_to_the_table(hand):
    at(hand, two_players(hand))
    for words, room in [("Scores", "scoreboard"), ("Dirk", "dummy"), ("Scores", "scoreboard")]:
        hand.tap(way_to(hand, words))
        assert where(hand) == (room, {})
        assert [way.text for way in hand.screen.ids.rooms.children if way.here] == [words]
        assert [name for name, _ in hand.navigator.trail] == ["home", "table", room]
    hand.back()
    assert where(hand) == ("table", {})
    hand.tap(way_to(hand, "Dirk"))
    hand.tap(way_to(hand, "Table"))
    assert [name for name, _ in hand.navigator.trail] == ["home", "table"]


def test_three_players_have_no_dummy_in_their_bar(hand):
    at(hand, sit(hand, names=NAMES[:3]), "scoreboard")
    assert [way.text for way in hand.screen.ids.rooms.children] == ["Rules", "Scores", "Table"]


def test_scores_open_at_their_top_and_are_come_back_to_where_they_were(hand):
    screen = at(hand, two_players(hand, rounds=2), "scoreboard")
    screen.ids.scroll.scroll_y = 0.4
    screen.go("round", round=1)
    hand.back()
    assert screen.ids.scroll.scroll_y == pytest.approx(0.4)
    hand.tap(way_to(hand, "Table"))
    hand.tap(way_to(hand, "Scores"))
    assert screen.ids.scroll.scroll_y == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("room", ["scoreboard", "dummy"])
def test_the_bar_leaves_room_for_the_screen_at_every_size(hand, size, room):
    table = two_players if room == "dummy" else six_players
    at(hand, table(hand), room)
    hand.resize(*size)
    assert flaws() == []
