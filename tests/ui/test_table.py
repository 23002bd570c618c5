import pytest

from companion.record import Colour
from companion.record.events import (
    CountsTyped,
    PlayerRenamed,
    PointsAdjusted,
    TileBuilt,
    TileRemoved,
)
from screens.table.seat_card import SeatCard
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.played import LONG_NAMES, Elsewhere, built, drew, scored, sit, typed
from tests.ui.tables import at, six_players, speak_at_length, two_players, where


@pytest.fixture(autouse=True)
def elsewhere(hand):
    """Rooms that these tests only look into."""
    for room in ("palace", "dummy", "end", "scoreboard", "setup_card"):
        hand.navigator.rooms[room] = Elsewhere


def card(hand, name):
    return next(w for w in hand.seen() if isinstance(w, SeatCard) and w.name == name)


def test_every_player_has_a_card_with_points_and_palace(hand):
    kept = two_players(hand)
    at(hand, kept)
    play = kept.play
    assert hand.says("Friday table")
    assert hand.says("Alhambra · two players and Dirk")
    assert hand.says("Round 1 scored · round 2 next")
    assert card(hand, "Ana").about == "9 tiles · wall 13 · 1 in reserve"
    assert card(hand, "Ana").city == play.seats[0].city
    assert card(hand, "Ana").shown_points == play.totals[Colour.RED]
    assert card(hand, "Leo").shown_points == play.totals[Colour.BLUE]
    assert card(hand, "Dirk").shown_points == play.dummy_total
    assert card(hand, "Dirk").about == "12 tiles · next: a third of the bag"
    assert set(card(hand, "Dirk").tiles) == set(play.dummy_tiles)


def test_the_leaders_wear_crowns_once_there_are_points(hand):
    kept = sit(hand, names=("Ana", "Leo", "Kim"))
    at(hand, kept)
    assert not any(card(hand, name).leads for name in ("Ana", "Leo", "Kim"))
    for colour in ("red", "green"):
        kept.act(PointsAdjusted(player=colour, points=5, reason="found"))
    at(hand, kept)
    assert [card(hand, name).leads for name in ("Ana", "Leo", "Kim")] == [True, False, True]


def test_numbers_have_no_palace_to_draw(hand):
    kept = sit(hand, names=("Ana", "Leo", "Kim"))
    kept.act(typed("red", tower=2))
    at(hand, kept)
    assert card(hand, "Ana").about == "2 buildings · wall 5"
    assert card(hand, "Ana").icon
    assert card(hand, "Leo").about == "nothing entered yet"


def test_a_palace_untouched_since_the_last_scoring_says_as_at_which_round(hand):
    kept = sit(hand, names=("Ana", "Leo", "Kim"))
    for event in (*built("red", "G9e@1,0"), scored(1), *built("red", "T9nw@0,-1")):
        kept.act(event)
    at(hand, kept)
    assert card(hand, "Ana").mark == ""
    assert card(hand, "Leo").mark == "as at round 1"


def test_before_the_first_round_everything_is_of_now(hand):
    at(hand, sit(hand))
    assert not hand.says("as at")


def test_a_card_leads_to_its_palace(hand):
    at(hand, two_players(hand))
    hand.tap(card(hand, "Leo"))
    assert where(hand) == ("palace", {"seat": "blue"})


def test_the_dummys_card_leads_to_him(hand):
    at(hand, two_players(hand))
    hand.tap(card(hand, "Dirk"))
    assert where(hand) == ("dummy", {})


def test_three_players_have_no_dummy(hand):
    at(hand, sit(hand, names=("Ana", "Leo", "Kim")))
    assert not hand.says("Dirk")


@pytest.mark.parametrize(
    ("rounds", "words", "room"),
    [(1, "Score round 2", "round"), (2, "End of the game", "end"), (3, "See the result", "end")],
)
def test_the_big_button_is_the_next_thing_to_do(hand, rounds, words, room):
    at(hand, two_players(hand, rounds=rounds))
    hand.tap(words)
    assert where(hand) == (room, {})


def test_first_of_all_the_dummy_draws(hand):
    at(hand, sit(hand))
    hand.tap("Draw Dirk’s six tiles")
    assert where(hand) == ("dummy", {})


def test_a_third_of_the_bag_is_named_by_its_number(hand):
    kept = sit(hand)
    kept.act(drew(kept.play))
    kept.act(scored(1))
    kept.act(drew(kept.play))
    kept.act(scored(2))
    at(hand, kept)
    assert kept.play.bag == 38
    assert hand.says("Draw 12 tiles for Dirk")


def test_a_bag_that_nobody_knows_is_not_counted(hand):
    kept = sit(hand)
    kept.act(typed("red", tower=1))
    at(hand, kept)
    assert hand.says("Draw tiles for Dirk")


@pytest.mark.parametrize(
    ("tile", "words"),
    [
        ("G10", "garden 10 without a wall"),
        ("G9e", "garden 9 with a wall to the east"),
        ("T9nw", "tower 9 with walls to the north and west"),
    ],
)
def test_a_tile_in_two_places_is_named_with_both_holders(hand, tile, words):
    kept = sit(hand, names=("Ana", "Leo", "Kim"))
    for player in ("red", "blue"):
        kept.act(TileBuilt(player=player, tile=tile, cell="0,-1", on_purpose=True))
    at(hand, kept)
    assert hand.says(f"Ana and Leo have the same tile: {words}. There is only one.")
    hand.tap("Look")
    menu = hand.navigator.layers[-1]
    hand.tap(next(w for w in hand.seen(menu) if getattr(w, "text", "") == "Leo"))
    assert where(hand) == ("palace", {"seat": "blue"})


def test_a_tile_that_the_dummy_has_too_leads_to_him(hand):
    kept = sit(hand)
    kept.act(drew(kept.play))
    tile = kept.play.dummy_tiles[0].code
    kept.act(TileBuilt(player="red", tile=tile, cell="0,-1", on_purpose=True))
    at(hand, kept)
    assert hand.says("Ana and Dirk have the same tile: ")
    hand.tap("Look")
    menu = hand.navigator.layers[-1]
    hand.tap(next(w for w in hand.seen(menu) if getattr(w, "text", "") == "Dirk"))
    assert where(hand) == ("dummy", {})


def test_a_tile_twice_in_one_palace_leads_straight_there(hand):
    kept = sit(hand, names=("Ana", "Leo", "Kim"))
    for cell in ("1,0", "-1,0"):
        kept.act(TileBuilt(player="red", tile="T12", cell=cell, on_purpose=True))
    at(hand, kept)
    assert hand.says("Ana has tower 12 without a wall twice. There is only one.")
    hand.tap("Look")
    assert where(hand) == ("palace", {"seat": "red"})


def test_a_palace_that_breaks_a_rule_is_named_and_mended(hand):
    kept = sit(hand, names=("Ana", "Leo", "Kim"))
    kept.act(TileBuilt(player="green", tile="G10", cell="3,3", on_purpose=True))
    at(hand, kept)
    assert hand.says("Kim: A tile must share a full side with the palace")
    hand.tap("Look")
    assert where(hand) == ("palace", {"seat": "green"})
    hand.back()
    hand.screen.act(TileRemoved(player="green", cell="3,3", to_reserve=False))
    hand.frames()
    assert not hand.says("Look")


def test_numbers_that_cannot_be_are_odd_too(hand):
    kept = sit(hand, names=("Ana", "Leo", "Kim"))
    kept.act(CountsTyped(player="red", counts={"tower": 1}, wall=30))
    at(hand, kept)
    assert hand.says("a wall of 30 is too long")


def test_undo_and_redo_are_named(hand):
    at(hand, two_players(hand))
    hand.tap("undo")
    assert hand.says("Undone: ")
    assert card(hand, "Ana").about == "9 tiles · wall 13"
    hand.tap("redo")
    assert card(hand, "Ana").about == "9 tiles · wall 13 · 1 in reserve"


def test_what_happened_is_told_from_the_end(hand):
    kept = sit(hand, names=("Ana", "Leo", "Kim"))
    for event in (*built("red", "G9e@1,0"), scored(1)):
        kept.act(event)
    at(hand, kept)
    hand.tap("more")
    hand.tap("What happened")
    sheet = hand.navigator.layers[-1].content
    assert [(row["what"], row["who"]) for row in sheet.data] == [
        ("Round 1 scored", ""),
        ("Garden 9 built", "Ana"),
        ("The game began", ""),
    ]
    assert hand.says("Garden 9 built")
    assert flaws() == []


def test_a_hundred_things_that_happened_can_be_scrolled(hand):
    kept = sit(hand, names=("Ana", "Leo", "Kim"))
    for number in range(60):
        kept.act(PlayerRenamed(player="red", name=f"Ana {number}"))
    at(hand, kept)
    hand.tap("more")
    hand.tap("What happened")
    assert flaws() == []
    assert hand.says("Ana 58 is now called Ana 59")


def test_the_menu_leads_to_a_scored_round(hand):
    at(hand, two_players(hand))
    hand.tap("more")
    hand.tap("Look at round 1")
    assert where(hand) == ("round", {"round": 1})


def test_a_scored_bar_leads_to_its_round(hand):
    screen = at(hand, two_players(hand))
    hand.tap(screen.ids.progress, at=(0.5, 0.5))
    assert where(hand) == ("table", {})
    hand.tap(screen.ids.progress, at=(0.1, 0.5))
    assert where(hand) == ("round", {"round": 1})


@pytest.mark.parametrize(
    ("words", "room"), [("Scores", "scoreboard"), ("Dirk", "dummy"), ("Rules", "rules_desk")]
)
def test_the_bar_below_leads_to_the_other_rooms(hand, words, room):
    screen = at(hand, two_players(hand))
    hand.tap(next(way for way in screen.ids.rooms.children if way.text == words))
    assert where(hand) == (room, {})


def test_game_and_players_are_renamed(hand):
    kept = two_players(hand)
    at(hand, kept)
    hand.tap("more")
    hand.tap("Rename…")
    form = hand.navigator.layers[-1].content
    form.ids.title.text = "Saturday"
    ana = form.ids.rows.children[-1].ids.field
    ana.text = "Leo"
    hand.tap("Save")
    assert ana.fault
    ana.text = " Anastazja "
    hand.tap("Save")
    assert card(hand, "Anastazja")
    assert hand.says("Saturday")
    at(hand, kept)
    assert hand.says("Saturday")
    hand.tap("undo")
    assert hand.says("Undone: the game called Saturday")
    assert hand.screen.game_title == "Friday table"


def test_nobody_goes_without_a_name(hand):
    at(hand, two_players(hand))
    hand.tap("more")
    hand.tap("Rename…")
    form = hand.navigator.layers[-1].content
    form.ids.rows.children[0].ids.field.text = " "
    hand.tap("Save")
    assert hand.says("Who sits here? Write a name.")


def test_two_players_swap_their_names(hand):
    kept = two_players(hand)
    at(hand, kept)
    hand.tap("more")
    hand.tap("Rename…")
    leo, ana = hand.navigator.layers[-1].content.ids.rows.children
    ana.ids.field.text, leo.ids.field.text = "Leo", "Ana"
    hand.tap("Save")
    assert [seat.name for seat in hand.screen.play.seats] == ["Leo", "Ana"]
    assert card(hand, "Leo").seat is Colour.RED
    assert hand.navigator.layers == []


def test_a_game_begun_by_mistake_is_deleted_and_brought_back(hand):
    kept = two_players(hand)
    at(hand, kept)
    hand.tap("more")
    hand.tap("Delete")
    assert hand.navigator.trail == [("home", {})]
    assert hand.says("The game lies in the bin for 30 days.")
    assert not hand.says("Go on")
    assert flaws() == []
    hand.tap("Undo")
    hand.tap("Go on")
    assert hand.navigator.trail[-1] == ("table", {"game": kept.id})


def test_a_deleted_game_lies_in_the_bin_when_its_notice_is_long_gone(hand):
    kept = two_players(hand)
    at(hand, kept)
    hand.tap("more")
    hand.tap("Delete")
    hand.pass_time(8)
    assert not hand.says("Undo")
    assert [game.id for game in hand.app.store.bin()] == [kept.id]


def test_the_setup_card_is_one_tap_away_until_play_has_begun(hand):
    kept = sit(hand, names=("Ana", "Leo", "Kim"))
    at(hand, kept)
    assert hand.says("15 steps to go")
    hand.tap("Set up the table")
    assert where(hand) == ("setup_card", {})
    hand.back()
    hand.screen.act(TileBuilt(player="red", tile="G9e", cell="1,0"))
    hand.frames()
    assert not hand.says("Set up the table")
    hand.tap("undo")
    assert hand.says("Set up the table")


@pytest.mark.parametrize("size", SIZES)
def test_the_way_to_the_setup_card_fits_every_size(hand, size):
    at(hand, sit(hand, names=LONG_NAMES))
    hand.resize(*size)
    assert hand.says("Set up the table")
    assert flaws() == []


def test_fresh_points_fly_to_the_total_and_arrive(hand):
    kept = sit(hand, names=("Ana", "Leo", "Kim"))
    at(hand, kept)
    hand.app.reduced_motion = False
    hand.screen.act(PointsAdjusted(player="red", points=7, reason="found"))
    ana = card(hand, "Ana")
    assert ana.points == 7
    assert ana.shown_points < 7
    hand.until(lambda: ana.shown_points == 7)


def test_points_of_another_game_do_not_fly_in(hand):
    poor, rich = sit(hand, names=("Ana", "Leo", "Kim")), sit(hand, names=("Ana", "Leo", "Kim"))
    rich.act(PointsAdjusted(player="red", points=7, reason="found"))
    at(hand, poor)
    hand.app.reduced_motion = False
    hand.navigator.go("table", game=rich.id)
    hand.frames(1)
    ana = card(hand, "Ana")
    assert (ana.points, ana.shown_points, ana.flight) == (7, 7, 1)


def test_each_game_has_the_title_of_its_own(hand):
    first, second = sit(hand, title="Friday"), sit(hand, title="Saturday")
    for kept, title in ((first, "Friday"), (second, "Saturday"), (first, "Friday")):
        at(hand, kept)
        assert hand.screen.game_title == hand.screen.play.title == title


def test_back_goes_home(hand):
    at(hand, two_players(hand))
    hand.tap("lead")
    assert hand.navigator.trail == [("home", {})]


def test_a_killed_app_opens_at_the_same_table(hand):
    at(hand, two_players(hand))
    hand.kill()
    hand.open()
    assert where(hand) == ("table", {})
    assert card(hand, "Ana").about == "9 tiles · wall 13 · 1 in reserve"


@pytest.mark.parametrize("size", SIZES)
def test_six_long_names_fit_every_size(hand, size):
    kept = six_players(hand)
    kept.act(TileBuilt(player="red", tile="G10", cell="6,6", on_purpose=True))
    at(hand, kept)
    hand.resize(*size)
    assert flaws() == []


@pytest.mark.parametrize("size", SIZES)
def test_two_players_fit_every_size(hand, size):
    at(hand, two_players(hand))
    for turn in (size, size[::-1], size):
        hand.resize(*turn)
    assert flaws() == []


@pytest.mark.parametrize("size", SIZES)
def test_words_a_third_longer_fit_too(hand, size, monkeypatch):
    speak_at_length(monkeypatch)
    kept = six_players(hand)
    kept.act(TileBuilt(player="red", tile="G10", cell="6,6", on_purpose=True))
    at(hand, kept)
    hand.resize(*size)
    assert flaws() == []


@pytest.mark.parametrize("size", [(412, 892), (360, 780)])
def test_four_players_are_seen_at_once_without_scrolling(hand, size):
    at(hand, sit(hand, *built("red", "G10@1,0"), names=LONG_NAMES[:4]), "table")
    hand.resize(*size)
    scroll = hand.screen.ids.scroll
    assert hand.screen.ids.column.height <= scroll.height


@pytest.mark.parametrize("size", SIZES)
def test_a_notice_at_the_table_covers_neither_the_button_nor_the_bar(hand, size):
    at(hand, six_players(hand))
    hand.resize(*size)
    notice = hand.navigator.notice("Round 1 scored", "Undo", lambda: None)
    hand.frames(3)
    covered = next(each for each in hand.seen(notice) if getattr(each, "text", "") == "Undo")
    low = covered.to_window(covered.x, covered.y)
    button = hand.screen.ids.button
    left, top = button.to_window(button.x, button.top)
    assert low[1] >= top or low[0] + covered.width <= left
    hand.tap(button)
    assert where(hand) != "table"
