"""The palace: entered tile by tile, a wrong tile explained, a hut, the reserve, plain numbers."""

from tests.tour.guide import story
from tests.ui.palace_hand import PalaceHand
from tests.ui.played import LONG_NAMES, enter, sit

SAMPLES = {
    "red": (
        "T9nw@0,-1 A8n@1,-1 A6ne@2,-1 G12s@1,0 T9es@2,0 P2new@-1,-1 T10w@-1,0 S3esw@-1,1 C9w@0,1"
        " S9@0,2 T13e@1,2"
    ),
    "blue": (
        "P6n@0,-1 P5nw@-1,-1 A9@-1,0 A7es@1,-1 T9ne@1,0 A5nw@1,-2 A4nes@2,-2 C5nsw@-2,0 S5sw@-1,1"
        " S6es@0,1 G8sw@1,1 P4es@2,1"
    ),
}
"""Two palaces as they might lie on a table after the second round."""


def tell(colour, tiles, taps):
    """Say how many taps a palace took, and how that comes about."""
    elsewhere = taps - tiles
    print(
        f"palace, {colour}: {tiles} tiles in {taps} taps, {taps / tiles:.2f} a tile:"
        f" {tiles - elsewhere} where the mark had moved on to the right place, one tap each;"
        f" {elsewhere} after a tap on another place, two taps each;"
        f" {(taps + 1) / tiles:.2f} with the tap that opens the palace"
    )


@story
def palace(hand):
    kept = sit(hand, names=LONG_NAMES[:2], modules=("huts", "bonus"))
    enter(hand, "palace", kept, seat="red")
    palace = PalaceHand(hand)
    hand.look("empty")
    for colour, tiles in SAMPLES.items():
        enter(hand, "palace", kept, seat=colour)
        before = hand.taps
        palace.enter(tiles)
        tell(colour, len(tiles.split()), hand.taps - before)
        hand.look(f"entered-{colour}")
    hand.tap("garden")
    hand.look("one-kind")
    hand.tap_at(*palace.shelf.where(palace.shelf.grey[0]))
    hand.look("explained")
    hand.tap("I see")
    hand.tap("garden")
    palace.cell("1,1")
    hand.look("tile-menu")
    hand.tap("Wrong tile: it is another one")
    hand.look("wrong-tile")
    hand.back()
    hand.tap("hut")
    hand.look("hut")
    hand.back()
    hand.tap("Reserve")
    hand.look("to-reserve")
    sheet = hand.navigator.layers[-1].content
    hand.tap_at(*sheet.ids.shelf.where(sheet.tiles[0]))
    hand.look("reserved")
    hand.tap("Reserve (1)")
    hand.look("reserve")
    hand.back()
    hand.look("more", menu="more")
    hand.tap("more")
    hand.tap("Type numbers instead")
    hand.look("numbers")


CLOSED = "P2new@0,-1 A4nes@1,0 S3esw@0,1 G7nsw@-1,0"


@story
def closed_palace(hand):
    kept = sit(hand)
    enter(hand, "palace", kept, seat="red")
    palace = PalaceHand(hand)
    palace.enter(CLOSED)
    hand.look("closed")
    hand.tap("tower")
    hand.look("one-kind")
    hand.tap("tower")
    palace.screen.bench.put_aside(palace.read("T12"))
    palace.cell("1,0")
    hand.tap("Rebuild: swap with a tile of the reserve")
    hand.look("rebuild")
