"""The deck of money: which cards it holds, and the five piles it is built from."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.errors import InputError, RuleError
from companion.games.game import PLAYERS, Game
from companion.modules import Module
from companion.money.cards import VALUES, Currency, MoneyCard
from companion.words import N_counted, _, counted

COPIES = N_counted(
    "There is only {number} card {card}, not {dealt}.",
    "There are only {number} cards {card}, not {dealt}.",
)
CANNOT_BE_DEALT = N_counted(
    "{number} card cannot have been dealt from {cards}.",
    "{number} cards cannot have been dealt from {cards}.",
)

PILES = (1, 2, 3, 4, 5)
IN_THE_ROW = 4
"""So many cards lie face up beside the market."""
SCORING_CARD_IN_PILE = {2: 0, 4: 1}
"""The piles that get a scoring card, and which of the game's scorings it is."""


def copies(players: int) -> int:
    """How many copies of each money card are played with; two players take one out.

    >>> copies(2), copies(3)
    (2, 3)
    """
    verify_players(players)
    return 2 if players == 2 else 3


def verify_players(players: int) -> None:
    """Refuse a table too small or too large."""
    if players not in PLAYERS:
        raise InputError(
            _("The game is for {fewest} to {most} players.").format(
                fewest=PLAYERS[0], most=PLAYERS[-1]
            )
        )


def money(players: int) -> tuple[MoneyCard, ...]:
    """All money cards that are played with, sorted.

    >>> len(money(2)), len(money(6))
    (72, 108)
    """
    return tuple(
        MoneyCard(currency, value)
        for currency in Currency
        for value in VALUES
        for _copy in range(copies(players))
    )


def verify_hand(hand: Iterable[MoneyCard], players: int) -> None:
    """Refuse a hand with more of a card than there are."""
    for card, number in Counter(hand).items():
        if number > copies(players):
            raise RuleError(counted(COPIES, copies(players), card=card.code, dealt=number))


@dataclass(frozen=True, slots=True)
class Pile:
    """One of the five piles: its money, and what is shuffled into it."""

    number: int
    money: int | None
    """How many money cards, once it is known how many were dealt."""
    scoring: str | None
    """The scoring card that goes into it."""
    extra: Mapping[str, int]
    """How many cards of which modules go into it."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The money of a table and the piles it is built from, the first ending on top."""

    cards: tuple[MoneyCard, ...]
    piles: tuple[Pile, ...]


def build(
    game: Game, players: int, modules: Iterable[Module] = (), dealt: int | None = None
) -> Deck:
    """The deck of a table; `dealt` is how many cards went to the players as starting money."""
    cards, in_play = money(players), tuple(modules)
    sizes: tuple[int | None, ...] = (None,) * len(PILES)
    if dealt is not None:
        left = len(cards) - dealt - IN_THE_ROW
        if dealt < 0 or left < 0:
            raise InputError(counted(CANNOT_BE_DEALT, dealt, cards=len(cards)))
        sizes = pile_sizes(left)
    piles = tuple(_pile(game, in_play, number, sizes[number - 1]) for number in PILES)
    return Deck(cards, piles)


def pile_sizes(cards: int) -> tuple[int, ...]:
    """Five piles as equal as can be, the larger ones first.

    >>> pile_sizes(62)
    (13, 13, 12, 12, 12)
    """
    return tuple((cards + len(PILES) - number) // len(PILES) for number in PILES)


def _pile(game: Game, in_play: Iterable[Module], number: int, size: int | None) -> Pile:
    extra = {module.name: module.cards_in_pile(number) for module in in_play}
    scoring = SCORING_CARD_IN_PILE.get(number)
    return Pile(
        number=number,
        money=size,
        scoring=None if scoring is None else game.scorings[scoring],
        extra={name: cards for name, cards in extra.items() if cards},
    )
