import subprocess
import sys

import pytest
from kivy.core.clipboard import Clipboard

from companion.record.events import GameFinished, PlayerRenamed
from companion.store import StoreError
from screens.game.named_dot import NamedDot
from screens.home.game_row import GameRow
from screens.home.running_card import RunningCard
from screens.theme import Appearance
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.hand import Hand
from tests.ui.played import LONG_NAMES, NAMES, Elsewhere, built, scored, sit, typed

LEO = "T9nw@0,-1 A6ne@1,-1 G9e@1,0"


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize("size", SIZES)
def test_home_fits_every_size(hand, size, appearance):
    hand.choose(appearance)
    hand.resize(*size)
    assert flaws() == []


def test_home_says_how_long_the_glowing_wall_is(hand):
    assert hand.says("An outer wall of 15 sides")


def test_a_tap_on_the_palace_shows_another(hand):
    first = hand.screen.palace.city
    hand.tap(hand.screen.palace)
    assert hand.screen.palace.city != first


def at_home(hand):
    hand.navigator.rooms["table"] = Elsewhere
    hand.navigator.home()
    hand.frames(4)
    return hand.screen


def running(hand, names=NAMES[:3]):
    """A game in which the second player has a palace and leads after a round."""
    return sit(hand, *built("blue", LEO), typed("red", wall=3, pavilion=1), scored(1), names=names)


def test_the_running_game_is_one_tap_away(hand):
    kept = running(hand)
    at_home(hand)
    assert hand.says("Ana, Leo and Kim")
    assert hand.says("Round 1 scored")
    points = [w.text for w in hand.seen() if isinstance(w, NamedDot)]
    assert sorted(points) == ["Ana 4", "Kim 0", "Leo 19"]
    hand.tap("Go on")
    assert hand.navigator.trail == [("home", {}), ("table", {"game": kept.id})]


def test_a_tap_on_the_card_goes_on_too(hand):
    kept = running(hand)
    at_home(hand)
    hand.tap("Ana, Leo and Kim")
    assert hand.navigator.trail[-1] == ("table", {"game": kept.id})


def test_the_leaders_palace_is_shown_with_its_wall(hand):
    running(hand)
    screen = at_home(hand)
    assert len(screen.palace.city) == 3
    assert screen.palace.caption == "Leo’s palace: an outer wall of 5 sides"


def test_a_game_without_tiles_says_so(hand):
    sit(hand, names=NAMES[:3])
    screen = at_home(hand)
    assert len(screen.palace.city) == 0
    assert hand.says("Nothing is built yet")


def test_a_game_in_numbers_does_not_claim_that_nothing_is_built(hand):
    sit(hand, typed("red", wall=7, tower=3), names=NAMES[:3])
    at_home(hand)
    assert hand.says("The palaces are given in numbers")
    assert flaws() == []


def test_a_title_stands_above_the_players(hand):
    kept = sit(hand, names=NAMES[:3])
    hand.app.store.rename(kept.id, "Friday table")
    at_home(hand)
    assert hand.says("Friday table")
    assert hand.says("No round scored yet")
    assert hand.says("Ana, Leo, Kim · today, ")


def test_what_happened_meanwhile_is_seen_on_coming_back(hand):
    kept = running(hand)
    at_home(hand)
    hand.tap("Go on")
    kept.act(PlayerRenamed(player="red", name="Zoë"))
    hand.back()
    assert hand.says("Zoë, Leo and Kim")


def test_other_unfinished_games_are_listed_below(hand):
    older = [sit(hand, names=(name, "Leo", "Kim")) for name in ("Z", "B", "C", "D", "E")]
    running(hand)
    at_home(hand)
    assert hand.says("All 6")
    assert hand.says("D, Leo and Kim")
    assert not hand.says("Z, Leo and Kim")
    hand.screen.ids.scroll.scroll_y = 0
    hand.frames(2)
    hand.tap("C, Leo and Kim")
    hand.until(lambda: hand.navigator.trail[-1][0] == "table")
    assert hand.navigator.trail[-1] == ("table", {"game": older[2].id})


def test_a_finished_game_is_not_gone_on_with_but_can_be_looked_at(hand):
    kept = running(hand)
    for number in (2, 3):
        kept.act(scored(number))
    kept.act(GameFinished())
    at_home(hand)
    assert not hand.says("Go on")
    assert hand.says("An outer wall of 15 sides")
    row = next(w for w in hand.seen() if isinstance(w, GameRow))
    assert (row.who, row.points, row.won) == ("Leo", str(kept.play.totals["blue"]), True)
    assert row.city == kept.play.seats[1].city
    hand.navigator.rooms["past_game"] = Elsewhere
    hand.tap(row)
    assert hand.navigator.trail[-1] == ("past_game", {"game": kept.id})


def test_each_game_has_its_palace_its_day_and_its_leader(hand):
    running(hand)
    sit(hand, names=NAMES[:3], title="Friday table")
    at_home(hand)
    row = next(w for w in hand.seen() if isinstance(w, GameRow))
    assert (row.text, row.who, row.points) == ("Ana, Leo and Kim", "Leo leads", "19 · Round 1")
    assert row.about.startswith("today, ")
    assert len(row.city) == 3


def test_a_long_press_on_the_palace_of_the_running_game_offers_the_same(hand):
    running(hand)
    at_home(hand)
    palace = hand.screen.palace
    before = palace.city
    finger = hand.press(*palace.ids.board.to_window(*palace.ids.board.center))
    hand.pass_time(0.8)
    finger.touch_up()
    hand.frames(3)
    assert hand.says("Rename…")
    assert palace.city is before, "no other is shown"


def test_a_long_press_on_a_palace_to_look_at_offers_nothing(hand):
    palace = hand.screen.palace
    finger = hand.press(*palace.ids.board.to_window(*palace.ids.board.center))
    hand.pass_time(0.8)
    finger.touch_up()
    assert hand.navigator.layers == []


@pytest.mark.parametrize("way", ["dots", "held"])
@pytest.mark.parametrize("which", ["running", "other"])
def test_dots_and_a_long_press_offer_what_can_be_done_with_a_game(hand, which, way):
    other, first = running(hand), running(hand)
    at_home(hand)
    hand.screen.ids.scroll.scroll_y = 0
    hand.frames(3)
    game = (first if which == "running" else other).id
    if which == "running":
        hand.screen.ids.scroll.scroll_y = 1
        hand.frames(3)
    if way == "dots":
        hand.tap(f"more about {game}")
    else:
        words = [w for w in hand.seen() if getattr(w, "text", "") == "Ana, Leo and Kim"]
        spots = sorted((w.to_window(*w.center) for w in words), key=lambda spot: spot[1])
        finger = hand.press(*(spots[-1] if which == "running" else spots[0]))
        hand.pass_time(0.8)
        finger.touch_up()
        hand.frames(3)
    assert hand.navigator.trail[-1][0] == "home"
    for words in ("Write a note", "Rename…", "Share the result", "Delete"):
        assert hand.says(words)
    assert flaws() == []
    hand.tap("Delete")
    assert [each.id for each in hand.app.store.bin()] == [game]
    hand.tap("Undo")
    assert hand.app.store.bin() == ()
    assert hand.says("All 2")


def test_a_game_is_renamed_and_noted_from_home(hand):
    kept = running(hand)
    at_home(hand)
    hand.tap(f"more about {kept.id}")
    hand.tap("Rename…")
    hand.navigator.layers[-1].content.ids.title.text = "Friday table"
    hand.tap("Save")
    assert hand.says("Friday table")
    hand.tap(f"more about {kept.id}")
    hand.tap("Share the result")
    assert hand.navigator.trail[-1] == ("share", {"game": kept.id})
    hand.tap("As a text")
    assert "Leo: 19 points" in Clipboard.paste()


def test_all_games_the_rules_desk_and_settings_are_one_tap_away(hand):
    running(hand)
    at_home(hand)
    for words, room in (
        ("Past games", "past_games"),
        ("Rules desk", "rules_desk"),
        ("Settings", "settings"),
    ):
        hand.navigator.rooms[room] = Elsewhere
        hand.tap(words)
        assert hand.navigator.trail[-1][0] == room
        hand.back()


def test_where_no_game_is_listed_there_is_no_heading_of_a_list(hand):
    running(hand)
    at_home(hand)
    assert not hand.says("All 1")
    running(hand)
    at_home(hand)
    assert hand.says("All 2")
    assert not hand.says("Past games")


def test_a_game_where_nothing_is_built_shows_its_start_tile(hand):
    sit(hand, names=NAMES[:3])
    sit(hand, typed("red", wall=7, tower=3), typed("blue"), typed("green"), names=NAMES[:3])
    running(hand)
    at_home(hand)
    rows = [w for w in hand.seen() if isinstance(w, GameRow)]
    icons = {row.follows: [w for w in hand.seen(row) if getattr(w, "icon", "")] for row in rows}
    numbers = "calculator-variant-outline"
    assert [w.icon for w in icons[False]].count(numbers) == 1
    assert [w.icon for w in icons[True]].count(numbers) == 0


@pytest.mark.parametrize("size", [SIZES[0], (412, 892), (892, 412)])
def test_going_on_is_above_the_fold_however_many_play(hand, size):
    running(hand, LONG_NAMES)
    at_home(hand)
    hand.resize(*size)
    assert hand.find("Go on").to_window(0, hand.find("Go on").y)[1] > 0


def test_home_comes_to_rest_where_sums_are_a_hair_off(hand):
    running(hand)
    at_home(hand)
    card = next(w for w in hand.seen() if isinstance(w, RunningCard))
    before = card.palace_height
    card.fill(card.height + 1e-9)
    assert card.palace_height == before
    card.fill(card.height - 20)
    assert card.palace_height == pytest.approx(before - 20)


def test_a_damaged_file_is_told_of_until_it_is_understood(tmp_path):
    (tmp_path / "games.db").write_bytes(b"no database at all" * 100)
    with Hand(tmp_path) as hand:
        hand.frames(4)
        assert hand.says("The file with your games")
        assert flaws() == []
        hand.tap("Understood")
        assert not hand.says("The file with your games")


def test_a_killed_app_comes_back_to_its_running_game(tmp_path):
    with Hand(tmp_path) as hand:
        running(hand)
        hand.kill()
        hand.open()
        hand.frames(4)
        assert hand.says("Go on")
        assert len(hand.screen.palace.city) == 3


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize("size", SIZES)
def test_a_running_game_and_others_fit_every_size(hand, size, appearance):
    for _ in range(3):
        running(hand, LONG_NAMES)
    at_home(hand)
    hand.choose(appearance)
    hand.resize(*size)
    assert flaws() == []


def test_home_says_so_if_the_bin_cannot_be_read(hand, monkeypatch):
    def damaged():
        raise StoreError("Saving failed.")

    monkeypatch.setattr(hand.app.store, "bin", damaged)
    hand.navigator.home()
    hand.frames(4)
    assert hand.says("Saving failed.")
    assert hand.says("New game")


def test_home_is_drawn_before_anything_is_read():
    """What takes long to import waits until the app is seen."""
    code = (
        "import screens.home, sys; sys.exit('pydantic' in sys.modules or 'sqlite3' in sys.modules)"
    )
    environment = {"KIVY_NO_ARGS": "1", "KIVY_NO_CONSOLELOG": "1", "SDL_VIDEODRIVER": "offscreen"}
    import os

    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment})
