"""Exchange cards: paying with two currencies instead of one."""

from itertools import combinations

from companion.board.tiles import Box
from companion.modules.module import Module
from companion.money.cards import Currency, ExchangeCard
from companion.turns.setup_stages import SetupStep, Stage
from companion.words import N_, _

CARDS = tuple(ExchangeCard(frozenset(pair)) for pair in combinations(Currency, 2))
"""One for each pair of currencies."""

PILES = (2, 3, 4)
IN_EACH_PILE = 2


class Exchange(Module):
    """Six cards in the money; each serves one purchase and is discarded with it."""

    name = "exchange"
    title = N_("Exchange cards")
    at_the_table = N_("Pay in any mix of two currencies.")
    in_the_app = N_("Finds every way to pay with them.")
    stage = Stage.PILES

    def setup_steps(self, box: Box, players: int) -> tuple[SetupStep, ...]:
        """Hide them in the middle of the money."""
        del box, players
        return (
            SetupStep(
                "exchange cards, pile 2",
                _("Shuffle the six exchange cards and put two of them face down into pile 2."),
            ),
            SetupStep(
                "exchange cards, pile 3",
                _("Put two exchange cards face down into pile 3 and shuffle it."),
            ),
            SetupStep(
                "exchange cards, pile 4",
                _("Put the last two exchange cards face down into pile 4."),
            ),
        )

    def cards_in_pile(self, pile: int) -> int:
        """Two each in the second, third and fourth pile."""
        return IN_EACH_PILE if pile in PILES else 0


EXCHANGE = Exchange()
