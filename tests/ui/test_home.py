import subprocess
import sys

import pytest

from companion.record.events import GameFinished, PlayerRenamed
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
    assert hand.says("Round 1 scored · Leo 19, Ana 4, Kim 0")
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
    assert hand.says("No round scored yet · Ana, Leo and Kim")


def test_what_happened_meanwhile_is_seen_on_coming_back(hand):
    kept = running(hand)
    at_home(hand)
    hand.tap("Go on")
    kept.act(PlayerRenamed(player="red", name="Zoë"))
    hand.back()
    assert hand.says("Zoë, Leo and Kim")


def test_other_unfinished_games_are_listed_below(hand):
    older = [sit(hand, names=(name, "Leo", "Kim")) for name in ("A", "B", "C", "D")]
    running(hand)
    at_home(hand)
    assert hand.says("Also unfinished")
    assert hand.says("D, Leo and Kim")
    assert not hand.says("A, Leo and Kim")
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
    assert hand.says("Finished")
    totals = sorted(kept.play.totals.values(), reverse=True)
    assert hand.says(f"Leo {totals[0]}, Ana {totals[1]}, Kim {totals[2]}")
    hand.tap("Ana, Leo and Kim")
    assert hand.navigator.trail[-1] == ("table", {"game": kept.id})


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


def test_home_is_drawn_before_anything_is_read():
    """What takes long to import waits until the app is seen."""
    code = (
        "import screens.home, sys; sys.exit('pydantic' in sys.modules or 'sqlite3' in sys.modules)"
    )
    environment = {"KIVY_NO_ARGS": "1", "KIVY_NO_CONSOLELOG": "1", "SDL_VIDEODRIVER": "offscreen"}
    import os

    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment})
