"""One slot of the market: its tile, its currency, and who gets the tile."""

from kivy.properties import ColorProperty, NumericProperty, ObjectProperty, StringProperty

from companion.board.tile_words import tile_words
from companion.drafts.market import MarketSlot, Winner
from companion.record import Play
from companion.stages.leftovers import Reason
from companion.words import _
from screens.game.currency_colours import CURRENCY_COLOURS
from screens.kv import load_kv
from screens.widgets.card import Card
from screens.widgets.choice import Chip


class SlotCard(Card):
    """Shows a slot as it was told; says what was tapped."""

    number = NumericProperty(1)
    tile = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    tile_text = StringProperty("")
    noun = StringProperty("")
    paint = ColorProperty()
    question = StringProperty("")

    __events__ = ("on_place", "on_currency", "on_winner", "on_why")

    def __init__(self, **kwargs):
        self._chips: dict[Winner, Chip] = {}
        super().__init__(**kwargs)
        self._asking = self.ids.asking.__self__
        self.remove_widget(self._asking)

    def show(self, play: Play, left: MarketSlot) -> None:
        """Show what is known of the slot."""
        self.title = _("Slot {number}").format(number=int(self.number))
        self.tile = None if left.tile is None else play.game.box.read(left.tile)
        self.tile_text = _("Nothing there") if self.tile is None else tile_words(self.tile)
        self.noun = left.currency.noun
        self.paint = CURRENCY_COLOURS[left.currency]
        self.question = _("Who has most {currency} money?").format(currency=left.currency.noun)
        asks = self.tile is not None
        if asks != (self._asking.parent is not None):
            self.add_widget(self._asking) if asks else self.remove_widget(self._asking)
        if asks:
            self._show_chips(play, left)

    def on_place(self):
        """The place of the tile was tapped."""

    def on_currency(self, button):
        """The currency was tapped."""

    def on_winner(self, winner: Winner):
        """Somebody, or nobody, was said to get the tile."""

    def on_why(self):
        """The rule behind who gets the tile is asked for."""

    @property
    def case(self) -> str:
        """What lies there, what decides, and who was said to get it."""
        said = [chip.text for chip in self._chips.values() if chip.selected]
        return "\n".join([self.title, self.tile_text, " ".join([self.question, *said])])

    def _show_chips(self, play: Play, left: MarketSlot) -> None:
        names = {seat.colour: seat.name for seat in play.seats}
        names |= {Reason.TIE: _("A tie"), Reason.NOBODY: _("Nobody has any")}
        if names != {winner: chip.text for winner, chip in self._chips.items()}:
            self.ids.chips.clear_widgets()
            self._chips = {winner: Chip(text=name) for winner, name in names.items()}
            for winner, chip in self._chips.items():
                chip.bind(on_release=lambda _, winner=winner: self._tap(winner))
                self.ids.chips.add_widget(chip)
        for winner, chip in self._chips.items():
            chip.selected = winner == left.winner

    def _tap(self, winner: Winner) -> bool:
        """Say who was tapped; the chip does not switch by itself."""
        self.dispatch("on_winner", winner)
        return True


load_kv(__file__)
