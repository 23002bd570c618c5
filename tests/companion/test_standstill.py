import pytest

from companion.board.offers import Offers
from companion.board.standstill import Standstill, standstill
from tests.companion.palaces import city, tile

WALLED_IN = "G7nsw * A4nes / . S3esw ."


@pytest.mark.parametrize(
    ("palace", "tiles", "why"),
    [
        ("*", "G10", None),
        ("* G10", "P2new", None),
        ("* G10", "", Standstill.NO_TILES),
        (f". P2new . / {WALLED_IN}", "G10 T12", Standstill.CLOSED),
        (f". P2new . / {WALLED_IN}", "", Standstill.CLOSED),
        # The one way out is the door of a courtyard.
        (f". P6n . / P8 . P9n / . . . / {WALLED_IN}", "G10 T12", Standstill.HOLES),
        (WALLED_IN, "A6ne", None),
        (WALLED_IN, "S8s P3sw", Standstill.WALLS),
    ],
)
def test_it_is_known_what_keeps_a_palace_from_growing(palace, tiles, why):
    offers = Offers.for_city(city(palace), map(tile, tiles.split()))
    assert standstill(offers) is why
