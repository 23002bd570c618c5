"""Opens the real app off screen, with its data in a temporary folder, for a test to touch."""

from tests.ui import environment

environment.prepare()

import pytest

from tests.ui.hand import Hand


@pytest.fixture
def hand(tmp_path):
    with Hand(tmp_path) as hand:
        yield hand


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Where files are kept unless one says otherwise."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    return folder


@pytest.fixture
def app(hand):
    return hand.app
