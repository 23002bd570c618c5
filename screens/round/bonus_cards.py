"""The bonus cards that are shown: for each player, the tiles in their palace that have a card."""

from kivy.properties import BooleanProperty, ColorProperty, StringProperty

from companion.board.tile_words import tile_words
from companion.modules import BONUS
from companion.modules.bonus import DEALT, cards
from companion.record import Colour, Play, Seat
from companion.record.events import BonusShown, BonusTakenBack
from companion.words import _
from screens.board.colours import FACES
from screens.game.seat_colours import seat_colour
from screens.kv import load_kv
from screens.widgets.card import Card
from screens.widgets.choice import Chip
from screens.widgets.column import Column


class BonusChip(Chip):
    """A card that its owner may show or take back."""

    player = StringProperty("")
    tile = StringProperty("")
    lies_open = BooleanProperty(False)


class BonusRow(Column):
    """One player's cards."""

    name = StringProperty("")
    about = StringProperty("")
    colour = ColorProperty("#00000000")


class BonusCards(Card):
    """Everybody's cards; a tap shows one or takes it back."""

    __events__ = ("on_card",)

    def show(self, play: Play) -> bool:
        """Offer the cards; tells whether there is anything to offer."""
        rows = self.ids.rows
        rows.clear_widgets()
        for seat in play.seats if BONUS in play.modules else ():
            if not seat.by_counts and _standing(seat):
                rows.add_widget(self._row(play, seat))
        return bool(rows.children)

    def on_card(self, event):
        """A card was shown or taken back."""

    def _row(self, play: Play, seat: Seat) -> BonusRow:
        about = _("{shown} of {dealt} shown").format(
            shown=len(seat.shown), dealt=DEALT[len(play.seats)]
        )
        row = BonusRow(name=seat.name, colour=seat_colour(seat.colour), about=about)
        for tile in _standing(seat):
            chip = BonusChip(
                text=tile_words(tile),
                icon=FACES[tile.kind.name].symbol,
                selected=tile in seat.shown,
                lies_open=tile in seat.shown,
                player=seat.colour.value,
                tile=tile.code,
            )
            chip.bind(on_release=self._tapped)
            row.ids.chips.add_widget(chip)
        return row

    def _tapped(self, chip: BonusChip) -> None:
        sort = BonusTakenBack if chip.lies_open else BonusShown
        self.dispatch("on_card", sort(player=Colour(chip.player), tile=chip.tile))


def _standing(seat: Seat) -> list:
    """The tiles in a palace that have a card."""
    with_card = set(cards(seat.city.box))
    return [tile for _cell, tile in seat.city if tile in with_card]


load_kv(__file__)
