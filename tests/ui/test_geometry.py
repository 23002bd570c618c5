"""Nothing is cut, outside, too small, faint or on something else, however the app is looked at."""

import pytest

from tests.ui.combinations import NARROW, look_at, looks_at
from tests.ui.contrast import faint
from tests.ui.fitting import misfits
from tests.ui.geometry import flaws
from tests.ui.places import WAYS

LOOKS = looks_at(sorted(WAYS))


@pytest.mark.parametrize("room", LOOKS)
def test_all_has_its_place_in_every_language_size_theme_and_size_of_text(hand, room):
    WAYS[room](hand, room)
    amiss = {}
    for look in LOOKS[room]:
        look_at(hand, look)
        amiss[str(look)] = [*flaws(), *misfits(hand)]
        if look.size == NARROW:
            amiss[str(look)] += faint(hand)
    assert {look: found for look, found in amiss.items() if found} == {}
