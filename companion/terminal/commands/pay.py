"""`pay`: which cards of a hand pay a price."""

from argparse import ArgumentParser

from companion.errors import InputError
from companion.games import PLAYERS
from companion.money.cards import MOST_CARDS, ExchangeCard, read_currency, read_hand
from companion.money.payment import Payment, Ways, ways_to_pay
from companion.stages.deck import verify_hand
from companion.terminal.commands.asking import number, only, text, whole, words
from companion.terminal.commands.command import Answer, Command, Request
from companion.words import _

DEAREST = 99
"""No tile costs nearly as much."""


class PayCommand(Command[Ways]):
    """Can I pay that, and with what?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take the price with its currency, the hand, and any exchange cards."""
        parser.add_argument("--price", type=whole, required=True)
        parser.add_argument("--currency", required=True, help=_("of the tile’s slot"))
        parser.add_argument("--hand", required=True, help=_("such as blue:7,2 yellow:9"))
        parser.add_argument("--exchange", help=_("exchange cards, such as blue-yellow"))

    def solve(self, request: Request) -> Ways:
        """Find the best ways."""
        only(request, "price", "currency", "hand", "exchange")
        price, hand = number(request, "price"), read_hand(text(request, "hand"))
        if price > DEAREST:
            raise InputError(_("No tile costs more than {most}.").format(most=DEAREST))
        if len(hand) > MOST_CARDS:
            raise InputError(_("There are only {most} money cards.").format(most=MOST_CARDS))
        verify_hand(hand, PLAYERS[-1])
        exchanges = [ExchangeCard.parse(card) for card in words(request, "exchange")]
        return ways_to_pay(price, read_currency(text(request, "currency")), hand, exchanges)

    def for_programs(self, result: Ways) -> Answer:
        """Give every exact way, or how much is lost at least."""
        return {
            "can": result.can,
            "exact": [[card.code for card in way.cards] for way in result.exact],
            "overpay": result.overpay,
        }

    def for_people(self, result: Ways) -> str:
        """Say whether there is another action, and list the ways."""
        if not result.can:
            return _("This hand cannot pay {price}.").format(price=result.price)
        said = (
            _("{price} can be paid exactly, which gives another action:")
            if result.exact
            else _("{price} cannot be paid exactly; at least {lost} too much is paid:")
        ).format(price=result.price, lost=result.overpay)
        return "\n".join([said, *(f"  {_cards(way)}" for way in result.payments)])


def _cards(way: Payment) -> str:
    cards = " + ".join(card.code for card in way.cards)
    if way.exchange is None:
        return cards
    return _("{cards}, with the exchange card {exchange}").format(
        cards=cards, exchange=way.exchange.code
    )


COMMAND = PayCommand()
