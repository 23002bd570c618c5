"""A short life of the app in the hands of somebody who taps anywhere."""

import pytest

from tests.soak.child import Child
from tests.ui.hand import Hand

DEEDS = 60


@pytest.mark.parametrize("seed", [20261119, 20261120])
def test_whatever_is_tapped_nothing_breaks_and_nothing_is_lost(tmp_path, monkeypatch, seed):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    with Hand(tmp_path) as hand:
        child = Child(hand, seed)
        child.sit_down()
        child.play(DEEDS)
        child.kill()
        child.come_home()
        assert len(child.screens) > 1
