"""The setup card: what to do for exactly this table, in order, a line for each thing."""

from collections.abc import Iterable

from companion.games.game import Edition, Game
from companion.modules import Module
from companion.money.cards import STARTING_MONEY, VALUES, Currency
from companion.options import BY_THE_BOOK, Options
from companion.stages.deck import copies, money, verify_players
from companion.turns.setup_stages import SetupStep, Stage
from companion.words import _


def setup_card(
    game: Game,
    players: int,
    edition: Edition | None = None,
    modules: Iterable[Module] = (),
    options: Options = BY_THE_BOOK,
) -> tuple[SetupStep, ...]:
    """Every step of setting this table up; a module's steps come at the end of their stage."""
    verify_players(players)
    printing, in_play = edition or game.editions[0], tuple(modules)
    return tuple(
        step
        for stage in Stage
        if stage is not Stage.DUMMY or players == 2
        for step in (
            *game.setup_steps(stage, printing, options),
            *_common_steps(stage, game, players),
            *(
                step
                for module in in_play
                if module.stage is stage
                for step in module.setup_steps(game.box, players)
            ),
        )
    )


def _common_steps(stage: Stage, game: Game, players: int) -> tuple[SetupStep, ...]:
    first, second, _last = game.scorings
    steps = {
        Stage.CARDS: (
            SetupStep(
                "scoring cards",
                _("Take the scoring cards {first} and {second} out of the money cards.").format(
                    first=first, second=second
                ),
            ),
            *_cards_taken_out(players),
            SetupStep("money cards", _("Shuffle the money cards.")),
        ),
        Stage.HANDS: (
            SetupStep(
                "hands",
                _(
                    "For each player in turn, turn up cards until they are worth {enough} or more;"
                    " then everybody takes them in hand."
                ).format(enough=STARTING_MONEY),
            ),
            SetupStep(
                "first player",
                _(
                    "Find the first player: the fewest cards, then the lowest total, then the"
                    " youngest."
                ),
            ),
        ),
        Stage.PILES: (
            SetupStep("market money", _("Turn up four money cards beside the market.")),
            SetupStep(
                "piles",
                _("Deal the other money cards into five piles of about the same height."),
            ),
        ),
        Stage.DECK: (
            SetupStep(
                "scoring card, pile 2",
                _("Put scoring card {card} into pile 2 and shuffle that pile.").format(card=first),
            ),
            SetupStep(
                "scoring card, pile 4",
                _("Put scoring card {card} into pile 4 and shuffle that pile.").format(card=second),
            ),
            SetupStep(
                "stack",
                _("Stack the piles face down: the fifth at the bottom, the first on top."),
            ),
        ),
    }
    return steps.get(stage, ())


def _cards_taken_out(players: int) -> tuple[SetupStep, ...]:
    if copies(players) == 3:
        return ()
    return (
        SetupStep(
            "copies",
            _("Take one copy of each of the {different} money cards out; {left} are left.").format(
                different=len(Currency) * len(VALUES), left=len(money(players))
            ),
        ),
    )
