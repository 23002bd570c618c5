"""A hand that tells tiles of Granada as a person does: kind, value, sides, and the button."""

from tests.ui.palace_hand import PalaceHand

SIDES = {"n": "north", "e": "east", "s": "south", "w": "west"}


class GranadaHand(PalaceHand):
    """Enters a city tile by tile, telling what the picker does not offer."""

    def lay(self, code, cell):
        """Lay a tile with a tap where it is offered, else tell it."""
        if str(self.screen.entry.marked) != cell:
            self.cell(cell)
        tile = self.read(code)
        if tile in self.shelf.tiles and tile not in self.shelf.grey:
            self.tile(code)
        else:
            self.tell(code)

    def tell(self, code):
        """From the kind in the strip to the button that builds it."""
        tile = self.read(code)
        self.hand.tap(tile.kind.name)
        self.finish(tile)

    def finish(self, tile):
        """The rest, once the page is open on the right kind."""
        hand = self.hand
        # The page has come up.
        hand.frames(4)
        hand.tap(str(tile.price))
        maker = self.maker
        for side, name in SIDES.items():
            if (side in tile.walls) != (side in maker.making.walls):
                self.tap_in_sheet(f"moat {name}")
        hand.tap(self.foot)

    def tap_in_sheet(self, what):
        """Tap a part of the page, scrolled to where it is seen."""
        widget = self.hand.find(what)
        self.show(widget)
        self.hand.tap(widget)

    def show(self, widget):
        """Scroll the page to a part of it."""
        scroll = self.maker.parent.parent
        if self.maker.height > scroll.height:
            scroll.scroll_to(widget, animate=False)
            self.hand.frames(3)

    @property
    def maker(self):
        """The page on which a tile is told."""
        return self.hand.navigator.layers[-1].content

    @property
    def foot(self):
        """The button that takes the tile."""
        sheet = self.hand.navigator.layers[-1]
        return next(w for w in self.hand.seen(sheet) if type(w).__name__ == "BigButton")
