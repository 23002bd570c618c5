"""What a calculator asks, each sort of question with a widget that is kept from tap to tap."""

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.board.grid import Cell
from companion.drafts.calculators.page import (
    Ask,
    CardFace,
    CardKeys,
    CardsLying,
    Counting,
    OneOfFew,
    OneOfMany,
    PalaceLying,
    SomeOfMany,
    Switching,
    TilesLying,
)
from companion.money.cards import Currency, ExchangeCard, MoneyCard
from companion.words import _
from screens.desk.money_button import MoneyButton, look_of, look_of_exchange
from screens.game.currency_colours import CURRENCY_COLOURS
from screens.kv import load_kv
from screens.widgets.choice import Chip, Choice
from screens.widgets.column import Column
from screens.widgets.keeping import put_up
from screens.widgets.pressable import Pressable
from screens.widgets.stepper import Stepper
from screens.widgets.switch_row import SwitchRow


def face_of(card: CardFace, paint: Currency | None = None) -> dict:
    """How a card looks, as far as it was told."""
    match card:
        case MoneyCard():
            return look_of(card)
        case ExchangeCard():
            return {**look_of_exchange(card), "noun": _("exchange card")}
        case Currency():
            colour = CURRENCY_COLOURS[card]
            return {"text": "", "noun": card.noun, "paint": colour, "other_paint": colour}
    colour = CURRENCY_COLOURS[paint] if paint else PLAIN
    noun = paint.noun if paint else ""
    return {"text": str(card), "noun": noun, "paint": colour, "other_paint": colour}


PLAIN = (0.55, 0.5, 0.42, 1)
"""The colour of money whose currency makes no difference."""


class AskRow(Column):
    """One question; `on_told` hands over what was asked, with the answer."""

    text = StringProperty("")

    __events__ = ("on_told",)

    def __init__(self, **kwargs):
        self.ask = None
        super().__init__(**kwargs)

    def take(self, ask: Ask) -> None:
        """Show what is asked, and what was told so far."""
        self.ask = ask
        self.text = ask.text

    def on_told(self, reckoning):
        """Something was told."""

    def tell(self, answer) -> None:
        """Hand over what was told."""
        self.dispatch("on_told", self.ask.then(answer))


class CountingRow(AskRow):
    """A number with − and +."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._stepper = Stepper()
        self._stepper.bind(on_step=lambda _, value: self.tell(int(value)))
        self.add_widget(self._stepper)

    def take(self, ask: Counting) -> None:
        """Show the number."""
        super().take(ask)
        stepper = self._stepper
        stepper.text, stepper.least, stepper.most = ask.text, ask.least, ask.most
        stepper.value = ask.value


class ChoosingRow(AskRow):
    """A few ways beside each other."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._choice = Choice()
        self._choice.bind(chosen=lambda _, key: self._choose(key))
        self.add_widget(self._choice)

    def take(self, ask: OneOfFew) -> None:
        """Show the ways."""
        super().take(ask)
        if list(ask.options) != self._choice.options:
            self._choice.options = list(ask.options)
        self._choice.chosen = ask.chosen

    def _choose(self, key: str) -> None:
        if key != self.ask.chosen:
            self.tell(key)


class PickingRow(AskRow):
    """Many ways, as chips in rows; one or several of them are chosen."""

    def __init__(self, **kwargs):
        self._chips = []
        super().__init__(**kwargs)

    def take(self, ask: OneOfMany | SomeOfMany) -> None:
        """Show the ways."""
        super().take(ask)
        chosen = ask.chosen if isinstance(ask, SomeOfMany) else [ask.chosen]
        chips = put_up(self.ids.chips, self._chips, len(ask.options), self._chip)
        for chip, (key, text) in zip(chips, ask.options, strict=True):
            chip.text, chip.selected = text, key in chosen

    def _chip(self) -> Chip:
        chip = Chip()
        chip.bind(on_release=self._choose)
        return chip

    def _choose(self, chip: Chip) -> None:
        place = self._chips.index(chip)
        # A chip that is tapped once more stays chosen, until the answer says otherwise.
        chip.selected = True
        self.tell(self.ask.options[place][0])


class SwitchingRow(AskRow):
    """Something that is so or not."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._switch = SwitchRow()
        self._switch.bind(selected=lambda _, on: self._tell_change(on))
        self.add_widget(self._switch)

    def take(self, ask: Switching) -> None:
        """Show whether it is so."""
        super().take(ask)
        switch = self._switch
        switch.text, switch.about, switch.selected = ask.text, ask.about, ask.on

    def _tell_change(self, on: bool) -> None:  # noqa: FBT001  # As Kivy has it.
        if on != self.ask.on:
            self.tell(on)


class CardsRow(AskRow):
    """Cards to tap: those that were told, or keys to tell more of them."""

    works = BooleanProperty(True)

    def __init__(self, **kwargs):
        self._buttons = []
        super().__init__(**kwargs)

    def take(self, ask: CardsLying | CardKeys) -> None:
        """Show the cards."""
        super().take(ask)
        keys = isinstance(ask, CardKeys)
        self.works = ask.works if keys else True
        buttons = put_up(self.ids.cards, self._buttons, len(ask.cards), self._button)
        paint = ask.paint if keys else None
        for place, button in enumerate(buttons):
            for name, value in face_of(ask.cards[place], paint).items():
                setattr(button, name, value)
            button.chosen = keys and place == ask.chosen
            button.disabled = not self.works

    def _button(self) -> MoneyButton:
        button = MoneyButton()
        button.bind(on_release=lambda button: self.tell(self._buttons.index(button)))
        return button


class TilesRow(AskRow):
    """Tiles to tap."""

    tiles = ListProperty()
    grey = ListProperty()
    chosen = ListProperty()

    def take(self, ask: TilesLying) -> None:
        """Show the tiles."""
        super().take(ask)
        self.tiles, self.grey, self.chosen = list(ask.tiles), list(ask.grey), list(ask.chosen)


class PalacePane(Pressable, FloatLayout):
    """A palace that scrolls with its page; a tap says on which cell."""

    city = ObjectProperty(None, allownone=True)
    marked = ObjectProperty(None, allownone=True)
    places = ListProperty()

    __events__ = ("on_cell",)

    def on_release(self) -> None:
        """Find the cell under the finger."""
        self.dispatch("on_cell", self.ids.board.view.cell_at(self.last_touch.pos))

    def on_cell(self, cell: Cell):
        """A cell was tapped."""


class PalaceRow(AskRow):
    """A palace whose cells are tapped."""

    city = ObjectProperty(None, allownone=True)
    marked = ObjectProperty(None, allownone=True)
    places = ListProperty()

    def take(self, ask: PalaceLying) -> None:
        """Show the palace."""
        super().take(ask)
        self.city, self.marked, self.places = ask.city, ask.marked, list(ask.places)


ROWS = {
    Counting: CountingRow,
    OneOfFew: ChoosingRow,
    OneOfMany: PickingRow,
    SomeOfMany: PickingRow,
    Switching: SwitchingRow,
    CardsLying: CardsRow,
    CardKeys: CardsRow,
    TilesLying: TilesRow,
    PalaceLying: PalaceRow,
}
"""The widget for each sort of question."""


load_kv(__file__)
