import pytest

from screens.game.bottom_bar import Destination
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


@pytest.mark.parametrize("size", [*SIZES, (740, 360)])
@pytest.mark.parametrize("room", ["table", "scoreboard"])
def test_every_way_of_the_bar_is_read_whole_beside_the_next(hand, size, room):
    at(hand, two_players(hand), room)
    hand.resize(*size)
    ways = [each for each in hand.seen() if isinstance(each, Destination)]
    assert len(ways) == 4
    for way in ways:
        words, icon = way.children[0], way.ids.icon
        assert words.natural_width <= words.width, way.text
        middle = icon.to_window(*icon.center)[0]
        assert way.to_window(way.x, 0)[0] + 26 <= middle <= way.to_window(way.right, 0)[0] - 26
