import pytest

from companion.record.events import PlayerRenamed
from companion.store import StoreError
from screens.theme import Appearance
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.past_tables import finished, from_another_phone, past, play_to_the_end
from tests.ui.played import LONG_NAMES, NAMES, Elsewhere, built, scored, sit
from tests.ui.tables import where

LEO = "T9nw@0,-1 A6ne@1,-1 G9e@1,0"


@pytest.fixture(autouse=True)
def table(hand):
    hand.navigator.rooms["table"] = Elsewhere


def over(hand, names=NAMES[:3], title=""):
    return play_to_the_end(sit(hand, *built("blue", LEO), names=names, title=title))


def titles(hand):
    """The games that are listed, from the top."""
    rows = [row for row in hand.seen() if hasattr(row, "taken_in")]
    return [row.title for row in sorted(rows, key=lambda row: -row.y)]


def look_for(hand, words):
    hand.screen.ids.search.text = words
    hand.pass_time(0.3)


def test_running_games_come_first_then_the_latest_each_with_who_won(hand):
    over(hand, title="Friday")
    sit(hand, *built("blue", LEO), scored(1), names=NAMES[:3], title="Sunday")
    past(hand)
    assert titles(hand) == ["Sunday", "Friday"]
    for words in ("2 games · 1 finished", "Going on", "Leo leads", "Leo"):
        assert hand.says(words)


def test_a_game_is_found_by_name_title_and_note(hand):
    for title, names in (("Friday", NAMES[:3]), ("Lake", ("Zoë", "Łukasz"))):
        over(hand, names, title)
    lake = hand.app.store.page("lake").games[0].id
    hand.app.store.note(lake, "thunder")
    past(hand)
    for words, found in (
        ("zoe", ["Lake"]),
        ("fri", ["Friday"]),
        ("THUND", ["Lake"]),
        ("leo", ["Friday"]),
        ("", ["Lake", "Friday"]),
    ):
        look_for(hand, words)
        assert titles(hand) == found
    look_for(hand, "nobody")
    assert hand.says('No title, name or note has "nobody" in it.')
    hand.tap("clear")
    hand.pass_time(0.3)
    assert len(titles(hand)) == 2


def test_a_game_of_another_phone_is_marked(hand):
    from_another_phone(hand, over(hand, title="Friday"), title="Away")
    past(hand)
    assert [row.title for row in hand.seen() if getattr(row, "taken_in", False)] == ["Away"]
    assert hand.says("From another phone")


def test_a_running_game_is_gone_on_with(hand):
    kept = sit(hand, names=NAMES[:3], title="Sunday")
    past(hand)
    hand.tap("Sunday")
    assert hand.navigator.trail[-1] == ("table", {"game": kept.id})


def test_a_deleted_game_is_brought_back_at_once_or_from_the_bin(hand):
    friday, sunday = over(hand, title="Friday"), over(hand, title="Sunday")
    past(hand)
    hand.tap(f"more about {friday.id}")
    hand.tap("Delete")
    assert titles(hand) == ["Sunday"]
    assert hand.says("Friday: in the bin for 30 days.")
    hand.tap("Undo")
    assert titles(hand) == ["Sunday", "Friday"]
    hand.tap(f"more about {sunday.id}")
    hand.tap("Delete")
    hand.tap("bin")
    assert hand.says("1 game lies in the bin.")
    assert hand.says("30 days left")
    hand.tap("Bring back")
    assert hand.says("The bin is empty")
    assert hand.says("Sunday is back.")
    hand.back()
    assert titles(hand) == ["Sunday", "Friday"]


def test_a_killed_app_still_has_the_bin(hand):
    over(hand, title="Friday")
    game = hand.app.store.games()[0].id
    hand.app.store.delete(game)
    past(hand, "bin")
    hand.kill()
    hand.open()
    hand.frames(6)
    assert hand.says("Friday")
    hand.tap("Bring back")
    hand.tap("Look")
    assert hand.navigator.trail[-1][1] == {"game": game}


def test_a_game_that_is_held_offers_what_its_dots_offer(hand):
    over(hand, title="Friday")
    past(hand)
    row = next(row for row in hand.seen() if getattr(row, "title", "") == "Friday")
    touch = hand.press(*row.to_window(*row.center))
    hand.pass_time(1)
    assert hand.says("Write a note")
    touch.touch_up()
    hand.frames(3)
    assert where(hand) == ("past_games", {})


def test_a_note_is_written_and_found_again(hand):
    kept = over(hand, title="Friday")
    past(hand)
    hand.tap(f"more about {kept.id}")
    hand.tap("Write a note")
    hand.type("all day rain", into="note")
    hand.tap("Save")
    hand.frames(6)
    assert hand.says('Ana, Leo, Kim · "all day rain"')
    look_for(hand, "rain")
    assert titles(hand) == ["Friday"]


def test_a_note_has_as_many_lines_and_letters_as_somebody_writes(hand):
    kept = over(hand, title="Friday")
    hand.app.store.note(kept.id, "rain " * 396)
    past(hand)
    hand.tap(f"more about {kept.id}")
    hand.tap("Write a note")
    field = hand.navigator.layers[-1].content.ids.note.entry
    hand.tap(field)
    field.do_cursor_movement("cursor_end", control=True)
    hand.type("\nthe end, and more than there is room for")
    for size in SIZES:
        hand.resize(*size)
        assert flaws() == []
    hand.tap("Save")
    (note,) = {game.note for game in hand.app.store.games()}
    assert note == "rain " * 396 + "\nthe end, and more t"
    past(hand, "past_game", game=kept.id)
    assert hand.says("the end, and more t")
    assert flaws() == []


def test_a_game_is_renamed_and_its_players_too(hand):
    kept = over(hand, title="Friday")
    past(hand)
    hand.tap(f"more about {kept.id}")
    hand.tap("Rename…")
    hand.type("!", into="Friday")
    hand.tap("Save")
    hand.frames(6)
    assert titles(hand) == ["Friday!"]
    kept.act(PlayerRenamed(player="red", name="Zoë"))
    hand.screen.refresh()
    hand.frames(4)
    assert hand.says("Zoë, Leo, Kim")


def test_the_list_is_come_back_to_where_it_was_left(hand):
    for number in range(12):
        over(hand, title=f"Game {number}")
    sit(hand, title="Sunday")
    screen = past(hand)
    screen.ids.games.scroll_y = 0.5
    look_for(hand, "game")
    screen.ids.games.scroll_y = 0.5
    hand.frames(4)
    screen.open_game(hand.app.store.page("sunday").games[0].id)
    hand.back()
    assert screen.ids.games.scroll_y == pytest.approx(0.5)
    assert screen.ids.search.text == "game"


def test_what_others_have_sent_is_taken_in_from_the_list(hand):
    past(hand)
    hand.tap("data")
    assert where(hand) == ("data", {})
    assert hand.says("Take in a file")
    hand.back()
    assert where(hand) == ("past_games", {})


def test_without_any_game_one_is_invited_to_the_first(hand):
    hand.navigator.rooms["new_game"] = Elsewhere
    past(hand)
    assert hand.says("No game yet")
    hand.tap("New game")
    assert where(hand) == ("new_game", {})
    sit(hand, names=NAMES[:3])
    hand.back()
    assert not hand.says("No game yet")


def test_trouble_with_the_disk_is_told_and_breaks_nothing(hand, monkeypatch):
    kept = over(hand, title="Friday")
    past(hand)

    def fail(*_told, **_more):
        raise StoreError("The disk is full.")

    for deed in ("undelete", "bin", "delete", "note", "outline"):
        monkeypatch.setattr(type(hand.app.store), deed, fail)
    hand.tap(f"more about {kept.id}")
    hand.tap("Delete")
    assert hand.says("The disk is full.")
    hand.screen.refresh()
    hand.tap("bin")
    hand.screen.bring_back(kept.id, "Friday")
    assert hand.says("The disk is full.")


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize("size", SIZES)
def test_past_games_and_the_bin_fit_every_size(hand, size, appearance):
    kept = finished(hand, LONG_NAMES, tiles=(2, 1, 1))
    from_another_phone(hand, kept)
    sit(hand, names=LONG_NAMES)
    past(hand)
    hand.choose(appearance)
    hand.resize(*size)
    assert flaws() == []
    hand.app.store.delete(kept.id)
    hand.navigator.go("bin")
    hand.frames(6)
    assert flaws() == []


def test_a_notice_leaves_the_way_to_the_first_game_free(hand):
    past(hand)
    hand.navigator.notice("Table of three: in the bin for 30 days.", "Undo", lambda: None)
    hand.frames(3)
    hand.tap("New game")
    assert hand.navigator.trail[-1][0] == "new_game"
