"""Tables of Granada, one way in which its 54 tiles might be printed, and who has learned them."""

from companion.record.events import BacksTold, DummyDrew, TileBuilt
from tests.companion.test_granada_box import WHOLE_SET
from tests.record.tables import table

KNOWING_ALL = BacksTold(told=WHOLE_SET[:45], offered=WHOLE_SET[45:])


def granada(number=2, **settings):
    return table(number, game="granada", **settings)


def told(*pairs, offered=()):
    return BacksTold(told=pairs, offered=offered)


def laid(tile, cell, player="red", **more):
    return TileBuilt(player=player, tile=tile, cell=cell, **more)


def his(record):
    return [tile.code for tile in record.play.dummy_tiles]


def his_six(**more):
    return DummyDrew(tiles=("Ar4n", "Ba6", "Li8e", "Ho10", "Sc12s", "Di2w"), **more)
