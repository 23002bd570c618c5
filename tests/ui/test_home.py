import pytest

from screens.theme import Appearance
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize("size", SIZES)
def test_home_fits_every_size(hand, size, appearance):
    hand.choose(appearance)
    hand.resize(*size)
    assert flaws() == []


def test_home_says_how_long_the_glowing_wall_is(hand):
    assert hand.says("An outer wall of 15 sides")


def test_a_tap_on_the_palace_shows_another(hand):
    first = hand.screen.city
    hand.tap(hand.screen.ids.board)
    assert hand.screen.city != first
