"""What a tap on a tile of the set leads to: telling it, its other side, or that it was wrong."""

from kivy.metrics import dp
from kivy.properties import ListProperty, ObjectProperty, StringProperty

from companion.board.tile_words import heading
from companion.board.tiles import Tile
from companion.games import ALHAMBRA, GRANADA
from companion.games.granada_box import MOST_MOATS
from companion.tileset.corrections import (
    BackTakenBack,
    BackTold,
    HutForgotten,
    HutTold,
    SideForgotten,
    SideTold,
)
from companion.wording.tile_set_words import about_side
from companion.words import _
from screens.kv import load_kv
from screens.navigation.layers.menu import MenuRow
from screens.tiles.side_yard import SideYard  # noqa: F401  # Named in the kv file.
from screens.tiles.which_tile import WhichTile
from screens.widgets.buttons import BigButton
from screens.widgets.column import Column


class SidesForm(Column):
    """A tile whose sides are tapped until they are as on the table."""

    tile = ObjectProperty(None)
    tap_sides = StringProperty("")

    def toggle(self, side: str) -> None:
        """A wall or moat more or less; nothing has them on all four sides."""
        has = {*self.tile.walls} ^ {side}
        if len(has) <= MOST_MOATS:
            walls = "".join(each for each in "nesw" if each in has)
            self.tile = Tile(self.tile.kind, self.tile.price, walls, self.tile.hut)


class AboutSide(Column):
    """A tile with its other side, and what can be said of it."""

    tiles = ListProperty()
    text = StringProperty("")


class TileCorrections:
    """The part of the tile set screen that puts one tile right."""

    def open(self, tile: Tile) -> None:
        """Tell of a blank, or show what is known of a tile."""
        if tile.hut:
            self._open_hut(tile)
        elif self.set.tile((tile.kind, tile.price)) is None:
            self._tell_side(tile)
        else:
            self._show_side(tile)

    def _tell_side(self, tile: Tile) -> None:
        self._ask_sides(heading(tile), tile, SideTold)

    def _ask_sides(self, title: str, tile: Tile, correction, before=None) -> None:
        """Ask for the sides of a tile; what was wrong before is taken back first."""
        game = ALHAMBRA if tile.hut else GRANADA
        form = SidesForm(tile=tile, tap_sides=_(game.words.border.tap_sides))
        form.ids.yard.word = game.border.name
        keep = BigButton(text=_("Keep it"))
        sheet = self.navigator.sheet(form, title=title, foot=keep)

        def take(*args) -> None:
            if (before is None or self.say(before)) and self.say(correction(form.tile)):
                sheet.close()

        keep.bind(on_release=take)

    def _show_side(self, tile: Tile) -> None:
        back = self.set.back_of(tile)
        about = AboutSide(
            tiles=[tile, *([back] if back else [])],
            text=about_side(self.set, tile),
            padding=(0, 0, 0, dp(12)),
        )
        sheet = self.navigator.sheet(about, title=heading(tile))
        ways = [
            ("pencil-outline", _("Its moats are wrong"), lambda: self._tell_side(tile)),
            ("sync", _("Tell its other side"), lambda: self._ask_back(tile)),
            ("delete-outline", _("Forget it"), lambda: self.say(SideForgotten(tile))),
        ]
        if back is not None:
            apart = lambda: self.say(BackTakenBack(tile))  # noqa: E731  # One of the ways.
            ways[1] = ("link-off", _("Its other side is wrong"), apart)
        self._offer(sheet, about, ways)

    def _ask_back(self, tile: Tile) -> None:
        which = WhichTile(tiles=list(self.set.could_be_backs(tile)), none=_("Cancel"))
        sheet = self.navigator.sheet(which, title=_("What is on its other side?"))

        def take(_which, back: Tile | None) -> None:
            if back is None or self.say(BackTold(tile, back)):
                sheet.close()

        which.bind(on_tile=take)

    def _open_hut(self, hut: Tile) -> None:
        if hut.price < 0:
            self._ask_sides(heading(hut), Tile(hut.kind, 0, hut=True), HutTold)
            return
        about = AboutSide(tiles=[hut], text=about_side(self.set, hut), padding=(0, 0, 0, dp(12)))
        sheet = self.navigator.sheet(about, title=heading(hut))
        self._offer(
            sheet,
            about,
            [
                (
                    "pencil-outline",
                    _("Its walls are wrong"),
                    lambda: self._ask_sides(heading(hut), hut, HutTold, HutForgotten(hut)),
                ),
                ("delete-outline", _("Forget it"), lambda: self.say(HutForgotten(hut))),
            ],
        )

    def _offer(self, sheet, about: AboutSide, ways) -> None:
        for icon, words, act in ways:
            row = MenuRow(icon=icon, text=words)
            row.bind(on_release=lambda _, act=act: (sheet.close(), act()))
            about.add_widget(row)


load_kv(__file__)
