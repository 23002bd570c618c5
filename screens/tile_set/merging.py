"""Two tile sets that differ, side by side: a tap chooses which of them is believed."""

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from companion.tileset import Piece
from companion.tileset.merging import Merge, Whose
from companion.wording.tile_set_words import LEFT_TO_CHOOSE, about_pieces
from companion.words import _, counted
from screens.kv import load_kv
from screens.widgets.card import Card
from screens.widgets.column import Column
from screens.widgets.touchable import Touchable


class SetSide(Touchable):
    """What one of the two sets says."""

    title = StringProperty("")
    text = StringProperty("")
    tiles = ListProperty()
    chosen = BooleanProperty(False)

    @classmethod
    def of(cls, title: str, pieces: tuple[Piece, ...]) -> "SetSide":
        """One set's word about some tiles."""
        tiles = [side for piece in pieces for side in piece.sides]
        return cls(title=title, text=about_pieces(pieces), tiles=tiles)


class TwoWords(Card):
    """Both words about the same tiles; the one that is believed is marked."""


class Merging(Column):
    """Every difference of two sets; `merge` follows what is chosen, mine until then."""

    merge = ObjectProperty(None)
    left = StringProperty("")

    def __init__(self, merge: Merge, **kwargs):
        self._first, self._chosen = merge, {}
        super().__init__(merge=merge, **kwargs)
        for which in merge.open:
            card = TwoWords()
            for whose, title, pieces in (
                (Whose.MINE, _("On this phone"), which.mine),
                (Whose.THEIRS, _("In the other set"), which.theirs),
            ):
                side = SetSide.of(title, pieces)
                side.bind(
                    on_release=lambda side, which=which, whose=whose: self._choose(
                        side, which, whose
                    )
                )
                card.ids.sides.add_widget(side)
            self.ids.cards.add_widget(card)
        self._tell()

    def _choose(self, side: SetSide, which, whose: Whose) -> None:
        for other in side.parent.children:
            other.chosen = other is side
        self._chosen[which] = whose
        merge = self._first
        for each, believed in self._chosen.items():
            merge = merge.settled(each, believed)
        self.merge = merge
        self._tell()

    def _tell(self) -> None:
        number = len(self.merge.open)
        self.left = counted(LEFT_TO_CHOOSE, number) if number else _("All is chosen.")


load_kv(__file__)
