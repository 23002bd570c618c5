"""A money card to press: its value on the colour of its currency, which it names too."""

from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.money.cards import ExchangeCard, MoneyCard
from companion.words import _
from screens.game.currency_colours import CURRENCY_COLOURS
from screens.kv import load_kv
from screens.widgets.touchable import Touchable


class MoneyFace(BoxLayout):
    """A card to look at."""

    text = StringProperty("")
    noun = StringProperty("")
    paint = ColorProperty()
    other_paint = ColorProperty()
    """An exchange card shows two currencies."""
    chosen = BooleanProperty(False)


class MoneyButton(Touchable):
    """A card to press, or the key that adds one; `code` is the card in writing."""

    code = StringProperty("")
    text = StringProperty("")
    noun = StringProperty("")
    paint = ColorProperty()
    other_paint = ColorProperty()
    chosen = BooleanProperty(False)


def look_of(card: MoneyCard) -> dict:
    """How a money card looks."""
    paint = CURRENCY_COLOURS[card.currency]
    text, noun = str(card.value), card.currency.noun
    return {"text": text, "noun": noun, "paint": paint, "other_paint": paint}


def look_of_exchange(card: ExchangeCard) -> dict:
    """How an exchange card looks."""
    one, other = sorted(card.currencies)
    return {
        "noun": _("{one} and {other}").format(one=one.noun, other=other.noun),
        "paint": CURRENCY_COLOURS[one],
        "other_paint": CURRENCY_COLOURS[other],
    }


load_kv(__file__)
