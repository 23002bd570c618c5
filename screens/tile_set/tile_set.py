"""The tile set: tiles and huts as far as tables have told them, and how to put that right."""

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty

from companion.board.tiles import Tile
from companion.errors import CompanionError
from companion.games import GRANADA
from companion.tileset import TileSet
from companion.tileset.corrections import Correction
from companion.tileset.merging import merged
from companion.tileset.overview import SetRow, halves, rows_of_huts, rows_of_tiles
from companion.tileset.tile_file import read_tiles, write_tiles
from companion.wording.tile_set_words import (
    TAKEN_IN,
    huts_known,
    one_side_only,
    title_of_row,
)
from companion.words import _, counted
from screens import phone
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.tile_set.corrections import TileCorrections
from screens.tile_set.merging import Merging
from screens.widgets.buttons import BigButton
from screens.widgets.column import Column

TILES, HUTS = "tiles", "huts"


class RowOfTiles(Column):
    """The tiles of a kind, or the huts of a colour, with blanks for the unknown ones."""

    title = StringProperty("")
    tiles = ListProperty()
    blank = ListProperty()
    backs = ObjectProperty({})

    __events__ = ("on_tile",)

    def on_tile(self, tile: Tile):
        """A tile or a blank was tapped."""


class TileSetScreen(TileCorrections, Screen):
    """All 54 tiles and 24 huts; a tap tells of one, or puts it right."""

    set = ObjectProperty(TileSet())
    shown = StringProperty(TILES)
    known = StringProperty("")
    besides = StringProperty("")
    share = NumericProperty(0)
    """How much of the whole is known, from 0 to 1."""
    halves = ListProperty()
    """The sides whose other side is unknown."""

    def show(self) -> None:
        """Show what is known now."""
        self.set = self.app.store.tile_set()
        self.refresh()

    def refresh(self, *args) -> None:
        """Lay the set out."""
        if self.shown == TILES:
            self.known, self.besides = self.set.in_words, one_side_only(self.set)
            self.share = self.set.known / GRANADA.box.size
            self._lay_out(rows_of_tiles(self.set))
            self.halves = halves(self.set)
        else:
            self.known, self.besides = huts_known(self.set), ""
            rows = rows_of_huts(self.set)
            self.share = sum(row.known for row in rows) / sum(len(row.tiles) for row in rows)
            self._lay_out(rows)
            self.halves = []

    on_shown = refresh

    def _lay_out(self, rows: tuple[SetRow, ...]) -> None:
        place = self.ids.rows
        while len(place.children) > len(rows):
            place.remove_widget(place.children[0])
        while len(place.children) < len(rows):
            row = RowOfTiles()
            row.bind(on_tile=lambda _, tile: self.open(tile))
            place.add_widget(row)
        for widget, row in zip(reversed(place.children), rows, strict=True):
            widget.title = title_of_row(row)
            widget.blank, widget.backs = list(row.blank), dict(row.backs)
            widget.tiles = list(row.tiles)

    def say(self, correction: Correction) -> bool:
        """Put the set right, or say why not; tells whether it was."""
        try:
            self.set = self.app.store.correct_tile_set(correction)
        except CompanionError as problem:
            self.navigator.notice(str(problem))
            return False
        phone.tick()
        self.refresh()
        return True

    def act(self, name: str) -> None:
        """Hand the set on, take one in, or begin anew."""
        self.navigator.menu(
            self.ids.bar.button(name),
            [
                ("export-variant", _("Hand the set to another phone"), self.hand_on),
                ("content-paste", _("Take in the set that was copied"), self.take_in),
                ("delete-outline", _("Begin the set anew"), self.ask_to_reset),
            ],
        )

    def hand_on(self) -> None:
        """Give the set to another app, or to the clipboard where there is none."""
        if not phone.share(write_tiles(self.set), _("Share the tile set")):
            self.navigator.notice(_("The tile set was copied; paste it wherever you like."))

    def take_in(self) -> None:
        """Take over the set that was copied; where both differ, somebody chooses."""
        try:
            theirs = read_tiles(phone.paste().encode())
        except CompanionError as problem:
            self.navigator.notice(str(problem))
            return
        merge = merged(self.set, theirs)
        if not merge.open:
            self._keep(merge.tiles)
            return
        merging, keep = Merging(merge=merge), BigButton(text=_("Keep this set"))
        sheet = self.navigator.sheet(merging, title=_("The two sets differ"), foot=keep)
        keep.bind(on_release=lambda _: (sheet.close(), self._keep(merging.merge.tiles)))

    def ask_to_reset(self) -> None:
        """Begin anew once somebody says so."""
        self.navigator.dialog(
            _("Begin the set anew?"),
            _(
                "What tables have told of their tiles and huts is forgotten. Games stay as they"
                " are; what lies in them is not told again."
            ),
            actions=[(_("Keep it"), None), (_("Begin anew"), self._reset)],
        )

    def _reset(self) -> None:
        before = self.set
        try:
            self.app.store.reset_tile_set()
        except CompanionError as problem:
            self.navigator.notice(str(problem))
            return
        self.show()
        self.navigator.notice(
            _("The set begins anew."), _("Undo"), lambda: self._keep(before, quiet=True)
        )

    def _keep(self, tiles: TileSet, *, quiet: bool = False) -> None:
        before = self.set
        try:
            self.app.store.keep_tile_set(tiles)
        except CompanionError as problem:
            self.navigator.notice(str(problem))
            return
        self.show()
        if not quiet:
            words = counted(TAKEN_IN, max(0, self.set.known - before.known))
            self.navigator.notice(words, _("Undo"), lambda: self._keep(before, quiet=True))


load_kv(__file__)
