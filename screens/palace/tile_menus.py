"""What can be done with a tile that lies somewhere: menus and the questions behind them."""

from kivy.metrics import dp

from companion.board.grid import Cell
from companion.board.tile_words import heading, tile_words
from companion.board.tiles import Kind, Tile
from companion.drafts.palace.acts import Swapping
from companion.drafts.palace.picker import Making
from companion.drafts.tile_making import TileMaking
from companion.games.flipping import Fate
from companion.record.events import EntryMode
from companion.wording.about_tile import about_tile
from companion.words import _
from screens.navigation.layers.menu import MenuRow
from screens.palace.hut_maker import HutMaker
from screens.tiles.asking_for_tile import BUILD, RESERVE, TAKE, ask_for_tile, choose_tile
from screens.widgets.column import Column


class TileMenus:
    """The part of the palace screen that asks what to do with a tile."""

    def tile_menu(self, cell: Cell) -> None:
        """A tile in the palace: rebuilt, entered wrongly, removed, explained."""
        tile = self.bench.seat.city[cell]
        self._rows(
            heading(tile),
            [
                (
                    "swap-horizontal",
                    _("Rebuild: swap with a tile of the reserve"),
                    lambda: self._start_swap(cell, Swapping.REBUILD),
                ),
                (
                    "pencil-outline",
                    _("Wrong tile: it is another one"),
                    lambda: self._start_swap(cell, Swapping.WRONG_TILE),
                ),
                (
                    "tray-arrow-down",
                    _("Take into the reserve"),
                    lambda: self.entry.remove(cell, to_reserve=True),
                ),
                (
                    "delete-outline",
                    _("Remove, it does not lie there"),
                    lambda: self.entry.remove(cell, to_reserve=False),
                ),
                *self._of_card(tile),
                ("help-circle-outline", _("What is this?"), lambda: self.tell(tile, cell)),
            ],
        )

    def tell_of_card(self, tile: Tile) -> None:
        """Say that there is a bonus card for a tile that was just laid."""
        if not self.correcting and self.bench.may_show_card(tile):
            words = _("There is a bonus card for {tile}. Whoever has it may show it.")
            self.navigator.notice(
                words.format(tile=tile_words(tile)), _("Show it"), lambda: self._show_card(tile)
            )

    def _of_card(self, tile: Tile):
        """What can be done with the bonus card of a tile, or could have been in a past round."""
        if tile in self.bench.seat.shown:
            words = _("Take its bonus card back")
            yield "star-off-outline", words, lambda: self._take_card_back(tile)
        elif self.bench.may_show_card(tile):
            yield "star-outline", _("Show its bonus card"), lambda: self._show_card(tile)

    def _show_card(self, tile: Tile) -> None:
        self.attempt(lambda: self.bench.show_card(tile))

    def _take_card_back(self, tile: Tile) -> None:
        self.attempt(lambda: self.bench.take_card_back(tile))

    def _start_swap(self, cell: Cell, why: Swapping) -> None:
        """Look for the other tile, if there is any to look among."""
        if why is Swapping.REBUILD and not self.bench.seat.reserve:
            self.navigator.notice(_("There is no tile in the reserve to swap it with."))
        else:
            self.entry.start_swap(cell, why)

    def reserved_tile_menu(self, tile: Tile) -> None:
        """A tile in reserve: build it, take it out, what is this."""
        self._rows(
            heading(tile),
            [
                ("plus", _("Build it"), lambda: self._build_reserved(tile)),
                (
                    "delete-outline",
                    _("Remove, it is not in reserve"),
                    lambda: self.attempt(lambda: self.bench.take_out(tile)),
                ),
                ("help-circle-outline", _("What is this?"), lambda: self.tell(tile)),
            ],
        )

    def _build_reserved(self, tile: Tile) -> None:
        """Build again, beginning with a tile of the reserve."""
        self.entry.show_reserve(shown=False)
        self.entry.take_in_hand(tile)

    def more_menu(self) -> None:
        """Everything else about a palace."""
        items = [
            (
                "fit-to-page-outline",
                _(self.bench.play.game.words.city.show_whole),
                self.ids.board.fit,
            ),
            ("gesture-tap-hold", _("Choose the tile first"), self.entry.choose_tile_first),
            ("tray-arrow-down", _("Put a tile into the reserve"), self.add_to_reserve),
        ]
        if self.bench.seat.by_counts:
            tiles = ("view-grid-outline", _("Enter tiles"), lambda: self.choose(EntryMode.PALACE))
            items = [tiles]
        else:
            numbers = _("Type numbers instead")
            items.append(("numeric", numbers, lambda: self.choose(EntryMode.COUNTS)))
        if not self.correcting:
            words = _(self.bench.play.game.words.handing.hand_over)
            items.append(("qrcode", words, self.hand_over))
        if self.width < dp(360) and self.bench.redoes:
            redo = _("Redo: {what}").format(what=self.bench.redoes)
            items.insert(0, ("redo", redo, lambda: self.bar_action("redo")))
        self.navigator.menu(self.ids.bar.button("more"), items)

    def hand_over(self) -> None:
        """Show the palace as a code for another phone."""
        self.go("hand_over", seat=self.bench.seat.colour.value)

    def add_to_reserve(self) -> None:
        """Choose a tile that lies in the reserve."""
        choose_tile(
            self,
            self.bench.offered,
            TileMaking(),
            title=_("Put into the reserve"),
            none=_("Cancel"),
            take=self._put_aside,
            words=RESERVE,
            fate=Fate.RESERVED,
        )

    def _put_aside(self, tile: Tile | None, bought: Tile | None = None) -> bool:
        return tile is None or self.attempt(lambda: self.bench.put_aside(tile, bought))

    def make(self, making: Making) -> None:
        """Make up what nobody knows the print of."""
        {Making.HUT: self._compose_hut}[making]()

    def tell_tile(self, kind: Kind | None = None) -> None:
        """Tell of a tile that lies at the mark, in another's place, or that looks for its own."""
        entry, city = self.entry, self.bench.seat.city
        cell = entry.marked if entry.swapping is None else entry.swapping
        making = TileMaking(kind=kind) if cell is None else TileMaking.for_place(city, cell, kind)
        wrong = entry.swapping is not None

        def build(tile: Tile, bought: Tile | None) -> bool:
            entry.tell(tile, bought)
            return True

        ask_for_tile(
            self,
            making,
            _("Which tile is it?") if wrong else _("New tile"),
            TAKE if wrong or cell is None else BUILD,
            build,
            fate=None if wrong or cell is None else Fate.BUILT,
            aside=None if wrong else (_("Into the reserve"), self._put_aside),
        )

    def _compose_hut(self) -> None:
        """Choose a hut's colour and walls."""
        maker = HutMaker(self.bench.play.game.box)
        sheet = self.navigator.sheet(maker, title=_("A hut"))

        def build(_maker, hut) -> None:
            sheet.close()
            self.entry.touch_tile(hut)

        def put_aside(_maker, hut) -> None:
            if self.attempt(lambda: self.bench.put_aside(hut)):
                sheet.close()

        maker.bind(on_build=build, on_reserve=put_aside)

    def tell(self, tile: Tile, cell: Cell | None = None) -> None:
        """Say what a tile is."""
        words = about_tile(self.bench.play.game.words, tile, self.bench.seat.city, cell)
        self.navigator.dialog(heading(tile), words, actions=[(_("Close"), None)])

    def _rows(self, title: str, items) -> None:
        column = Column(padding=(0, 0, 0, dp(12)))
        sheet = self.navigator.sheet(column, title=title)
        for icon, words, act in items:
            row = MenuRow(icon=icon, text=words)
            row.bind(on_release=lambda _, act=act: (sheet.close(), act()))
            column.add_widget(row)
