"""How the currencies look: the colours of their cards, always beside their names."""

from companion.money.cards import Currency
from screens.board.colours import rgba

CURRENCY_COLOURS = {
    Currency.BLUE: rgba("#3f72b8"),
    Currency.GREEN: rgba("#4f8d4b"),
    Currency.ORANGE: rgba("#d9772b"),
    Currency.YELLOW: rgba("#e3b324"),
}
