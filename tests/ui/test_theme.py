import gc

import pytest

from screens.board.colours import LOOKS
from screens.theme import DARK, LIGHT, TEXT_PAIRS, Appearance, contrast


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_is_read_easily(colours, text, ground):
    assert contrast(colours[text], colours[ground]) >= 4.5


@pytest.mark.parametrize("kind", LOOKS)
def test_what_is_printed_on_a_tile_is_read_easily(kind):
    fill, ink, _ = LOOKS[kind]
    assert contrast(fill, ink) >= 4.5


def test_light_and_dark_name_the_same_colours():
    assert LIGHT.keys() == DARK.keys()


def test_nothing_is_let_go_of_while_all_is_painted_anew(hand):
    """Kivy fails on a widget that goes in the middle of it."""
    collecting = []
    hand.app.theme_cls.bind(theme_style=lambda *_: collecting.append(gc.isenabled()))
    hand.choose(Appearance.DARK)
    hand.choose(Appearance.LIGHT)
    assert collecting == [False, False]
    assert gc.isenabled()


def test_a_screen_follows_the_theme_at_once(hand):
    title = next(w for w in hand.seen() if getattr(w, "text", "") == "Alhambra")
    hand.choose(Appearance.LIGHT)
    light = title.color[:]
    hand.choose(Appearance.DARK)
    assert title.color != light
    assert hand.app.theme_cls.is_dark
