"""What the payment calculator says: how many ways, with which cards, and what is lost."""

from companion.desk.calculators.paying import Paying
from companion.money.payment import Payment
from companion.words import N_counted, _, counted

EXACTLY = N_counted("Exact, in {number} way", "Exact, in {number} ways")
MORE = N_counted("And {number} more way", "And {number} more ways")
SHOWN = 4
"""No more ways are shown; who has a choice of so many needs no more."""


def heading(answer: Paying) -> str:
    """How well the hand pays."""
    if answer.exact:
        return counted(EXACTLY, len(answer.exact))
    if answer.too_much:
        return _("Not exactly")
    return _("Not enough")


def more(answer: Paying) -> str:
    """How many ways are not shown."""
    hidden = len(answer.exact) - SHOWN
    return counted(MORE, hidden) if hidden > 0 else ""


def about(way: Payment) -> str:
    """What a way takes besides money."""
    return _("with the exchange card") if way.exchange else ""


def too_much(answer: Paying) -> str:
    """The least that is lost by whoever does not pay exactly; nothing where one cannot."""
    if not answer.too_much:
        return ""
    return _("Smallest overpayment: {lost}. No change, and the turn is over.").format(
        lost=answer.too_much[0].lost
    )
