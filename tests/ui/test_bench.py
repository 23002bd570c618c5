"""What the bench asks of the app can be asked of it."""

from screens.app import ROOMS
from tests.bench import app
from tests.bench.rooms import OPENED


def test_every_screen_whose_opening_is_measured_is_one_of_the_app():
    assert set(OPENED) <= ROOMS.keys()


def test_the_store_says_itself_when_it_was_ready():
    assert 0 < app.store_ready() < 60
