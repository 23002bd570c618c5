"""The payment calculator: price, currency and hand on one page, answered with every key."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.desk.calculators.paying import Paying
from companion.drafts.purse import Purse
from companion.games import ALHAMBRA
from companion.modules.exchange import CARDS
from companion.money.cards import VALUES, Currency, ExchangeCard
from companion.money.payment import Payment
from companion.record import Play
from companion.wording.desk import paying_words
from companion.words import _
from screens.desk.desk_screen import DeskScreen
from screens.desk.money_button import MoneyButton, MoneyFace, look_of, look_of_exchange
from screens.game.currency_colours import CURRENCY_COLOURS
from screens.game.kept_drafts import keep, kept
from screens.kv import load_kv
from screens.widgets.buttons import TextButton

KEY = "paying"
"""What the hand is kept under."""


class MoneyWay(BoxLayout):
    """The cards of one way to pay."""

    about = StringProperty("")
    lost = NumericProperty(0)

    @classmethod
    def of(cls, way: Payment):
        """Show a way."""
        row = cls(about=paying_words.about(way), lost=way.lost)
        for card in way.cards:
            row.ids.cards.add_widget(MoneyFace(**look_of(card)))
        return row


class PayingScreen(DeskScreen):
    """Finds the exact ways and the smallest overpayment; a killed app keeps the hand."""

    purse = ObjectProperty(Purse())
    price = NumericProperty(7)
    cost = StringProperty("")
    """What the number on a tile is called."""
    filled = BooleanProperty(False)
    heading = StringProperty("")
    sentence = StringProperty("")
    more = StringProperty("")
    too_much = StringProperty("")

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        for place, choose in (("slot", self._pay_in), ("adding", self._add_in)):
            for currency in Currency:
                paint = CURRENCY_COLOURS[currency]
                key = MoneyButton(
                    code=currency.value, noun=currency.noun, paint=paint, other_paint=paint
                )
                key.bind(on_release=lambda key, choose=choose: choose(Currency(key.code)))
                self.ids[place].add_widget(key)
        for value in VALUES:
            key = MoneyButton(text=str(value), code=str(value))
            key.bind(on_release=lambda key: self.change(self.purse.with_card(int(key.code))))
            self.ids.coins.add_widget(key)

    def entered(self) -> None:
        """Go on with the hand that was entered last."""
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1
        self.purse = kept(KEY, Purse())

    def refresh(self, play: Play | None) -> None:
        """Show the hand and what can be done with it."""
        purse = self.purse
        self.cost = _((play.game if play else ALHAMBRA).words.price)
        self.price = purse.price
        self.filled = bool(purse.hand or purse.exchanges)
        for place, currency in (("slot", purse.currency), ("adding", purse.adding)):
            for key in self.ids[place].children:
                key.chosen = key.code == currency
        for key in self.ids.coins.children:
            key.paint = key.other_paint = CURRENCY_COLOURS[purse.adding]
            key.noun = purse.adding.noun
        self._show_hand(purse)
        self._show_answer(purse.answer)

    def change(self, purse: Purse) -> None:
        """Another hand, another answer."""
        self.purse = purse
        keep(KEY, purse)
        self.refresh(self.play)

    def add_exchange(self) -> None:
        """Ask which exchange card."""
        items = [
            ("swap-horizontal", look_of_exchange(card)["noun"], lambda card=card: self._with(card))
            for card in CARDS
        ]
        self.navigator.menu(self.ids.exchange, items)

    def _with(self, card: ExchangeCard) -> None:
        self.change(self.purse.with_exchange(card))

    def _pay_in(self, currency: Currency) -> None:
        self.change(self.purse.paying_in(currency))

    def _add_in(self, currency: Currency) -> None:
        self.change(self.purse.but(adding=currency))

    def _show_hand(self, purse: Purse) -> None:
        hand = self.ids.hand
        hand.clear_widgets()
        for card in purse.cards:
            self._put(hand, MoneyButton(code=card.code, **look_of(card)))
        for card in purse.exchange_cards:
            self._put(hand, MoneyButton(code=card.code, **look_of_exchange(card)))

    def _put(self, hand, button: MoneyButton) -> None:
        button.bind(on_release=lambda key: self.change(self.purse.without(key.code)))
        hand.add_widget(button)

    def _show_answer(self, answer: Paying) -> None:
        self.heading, self.sentence = paying_words.heading(answer), answer.sentence
        self.more, self.too_much = paying_words.more(answer), paying_words.too_much(answer)
        self._list(self.ids.ways, answer.exact[: paying_words.SHOWN])
        self._list(self.ids.losing, answer.too_much[:1])
        self.ids.rules.clear_widgets()
        for ruling in answer.rulings:
            first = ruling is answer.rulings[0]
            words = _("Why?") if first else _("The exchange card")
            way = TextButton(text=words, halign="left", padding=(0, 0, dp(12), 0))
            way.bind(on_release=lambda _, why=ruling.id: self.go("ruling", ruling=why))
            self.ids.rules.add_widget(way)

    def _list(self, place, ways) -> None:
        place.clear_widgets()
        for way in ways:
            place.add_widget(MoneyWay.of(way))


load_kv(__file__)
