"""How the currencies look: the colours of their cards, always beside their names."""

from companion.money.cards import Currency
from screens.board.colours import rgba

CURRENCY_COLOURS = {
    Currency.BLUE: rgba("#3265ae"),
    Currency.GREEN: rgba("#6d9f5f"),
    Currency.ORANGE: rgba("#d4721f"),
    Currency.YELLOW: rgba("#e5b71e"),
}
