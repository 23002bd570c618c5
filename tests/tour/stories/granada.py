"""Granada: the tile set, and what a table of it looks like."""

from kivy.core.clipboard import Clipboard

from companion.games.granada_box import BOX
from companion.record.events import CountsTyped, DummyDrew, RoundScored, TileBuilt
from companion.tileset import TileSet
from companion.tileset.tile_file import write_tiles
from tests.record.granada_tables import WHOLE_SET
from tests.tour.guide import story
from tests.ui.granada_hand import GranadaHand
from tests.ui.granada_talk import FIRST, enter_cities, sit_down_again, sit_down_to_granada
from tests.ui.played import COLOURS, LONG_NAMES, enter, sit
from tests.ui.test_last_tiles_of_granada import fill
from tests.ui.tile_set_hand import tile_on


def partly_known(number=20):
    """A set of which so many tiles were told, and some sides alone."""
    tiles = TileSet()
    for side, back in WHOLE_SET[:number]:
        tiles = tiles.with_pair(BOX.read(side), BOX.read(back))
    for side, _back in WHOLE_SET[number : number + 3]:
        tiles = tiles.with_face(BOX.read(side))
    return tiles


@story
def tile_set(hand):
    hand.navigator.go("tile_set")
    hand.frames(4)
    hand.look("empty")
    hand.app.store.keep_tile_set(partly_known())
    hand.navigator.go("tile_set")
    hand.frames(4)
    hand.look("known")
    hand.tap_at(*tile_on(hand, known=True))
    hand.look("tile")
    hand.back()
    hand.tap_at(*tile_on(hand, known=False))
    hand.look("blank")
    hand.back()
    hand.tap("Huts")
    hand.look("huts")
    hand.tap("Granada tiles")
    mine = hand.screen.set
    face = next(iter(mine.faces.values()))
    Clipboard.copy(write_tiles(TileSet().with_face(BOX.read(f"{face.kind.code}{face.price}new"))))
    hand.tap("more")
    hand.tap("Take in the set that was copied")
    hand.look("differences")


def his_first():
    """Pablo's first six tiles, even sides up."""
    return DummyDrew(tiles=tuple(side for side, _back in WHOLE_SET[::8][:6]))


@story
def granada_pablo(hand):
    hand.app.store.keep_tile_set(partly_known())
    kept = sit(
        hand, his_first(), RoundScored(round=1), game="granada", names=("Maximiliane", "Wojciech")
    )
    enter(hand, "dummy", kept)
    hand.look("marker")
    hand.tap("On the odd numbers")
    hand.tap("We drew these")
    hand.look("draw")
    hand.tap("arena")
    hand.frames(6)
    hand.tap("11")
    hand.look("told")
    hand.tap(GranadaHand(hand).foot)
    hand.look("picked")
    kept.act(DummyDrew(tiles=("Ar5ne",), marker="odd", on_purpose=True))
    enter(hand, "dummy", kept)
    hand.tap("Give Pablo a tile")
    hand.look("gift")


@story
def granada_end(hand):
    six = ("Maximiliane-Theodora", "Wojciech", "Alejandro Hernández", "Bart", "Kim", "Małgorzata")
    kept = sit(hand, RoundScored(round=1), RoundScored(round=2), game="granada", names=six)
    enter(hand, "end", kept)
    fill(hand, 1, "Sc12ne", "blue")
    fill(hand, 2, "Pa7w", "red")
    hand.look("market")
    hand.tap("Hand out slot 1")
    hand.frames(4)
    hand.look("in-hand")
    hand.tap("Build it")
    hand.frames(4)
    hand.look("build")
    hand.back()
    hand.tap("Decline")
    hand.look("declined")


def city_of(kept, colour, text):
    """Lay a whole city, whatever the order says."""
    for each in text.split():
        tile, cell = each.split("@")
        kept.act(TileBuilt(player=colour, tile=tile, cell=cell))


CARMEN = (
    "Sc9@0,-1 Sc6nw@-1,-1 Li10w@-1,0 Pa5n@1,-1 Di7ne@2,-1 Ar10e@2,0 Sc8@1,0 Ba6sw@-1,1 Sc11s@0,1"
)
DIEGO = "Sc12e@1,0 Sc4n@0,-1 Sc2w@-1,0 Sc3s@0,1 Hp4@1,-1 Ho8ne@2,-1"
ELIF = "Sc5n@0,-1 Di4w@-1,0 Ma8es@1,0 Di9nw@-1,-1"


def table_of_three():
    """What lies before three players at scoring B."""
    return (("red", CARMEN), ("blue", DIEGO), ("green", ELIF))


@story
def granada_scoring(hand):
    names = ("Carmen", "Diego Velázquez", "Elif")
    kept = sit(hand, RoundScored(round=1), game="granada", names=names)
    for colour, text in table_of_three():
        city_of(kept, colour, text)
    enter(hand, "table", kept)
    hand.look("table")
    enter(hand, "round", kept)
    hand.look("scored")
    card = hand.screen.ids.reasons.card("school")
    hand.screen.ids.scroll.scroll_to(card, animate=False)
    hand.frames(4)
    hand.look("tie")
    kept = sit(hand, game="granada", names=LONG_NAMES)
    for colour, number in zip(COLOURS, (3, 3, 2, 3, 1, 1), strict=True):
        kept.act(CountsTyped(player=colour, counts={"school": number, "park": 1}, wall=7))
    enter(hand, "round", kept)
    hand.look("asked")


@story
def granada_taps(hand):
    names = tuple(FIRST)
    sit_down_to_granada(hand, names)
    unknown = enter_cities(hand, FIRST)
    sit_down_again(hand)
    known = enter_cities(hand, FIRST)
    hand.tap(names[0])
    hand.frames(4)
    hand.look("city")
    tiles = sum(len(text.split()) for text in FIRST.values())
    print(
        f"granada_taps: {tiles} tiles, three cities, the way from one to the next included:"
        f" {unknown:.2f} taps a tile that nobody knew, {known:.2f} a known one"
    )
