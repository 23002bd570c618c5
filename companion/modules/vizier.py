"""The vizier: buying a tile between other people's turns."""

from collections.abc import Collection, Sequence
from enum import StrEnum

from companion.board.tiles import Box, Tile
from companion.errors import InputError, RuleError
from companion.modules.module import Module
from companion.money.payment import Payment
from companion.options import BY_THE_BOOK, Options
from companion.turns.setup_stages import SetupStep, Stage
from companion.turns.turn import Action, TurnEnd
from companion.words import N_, _

COLOURS = 6


class State(StrEnum):
    """A vizier lies face up or face down."""

    AWAKE = "awake"
    ASLEEP = "asleep"


class Moment(StrEnum):
    """When somebody wants to use a vizier."""

    DURING_A_TURN = "during-a-turn"
    AFTER_A_TURN = "after-a-turn"
    SCORING_DUE = "scoring-due"
    JUST_SCORED = "just-scored"
    LEFTOVERS_DEALT = "leftovers-dealt"


def verify_moment(moment: Moment, options: Options = BY_THE_BOOK) -> None:
    """Refuse a vizier at any time but between two turns, once the displays are full again."""
    if moment is Moment.DURING_A_TURN:
        raise RuleError(_("A vizier is used after a turn, when the displays are full again."))
    if moment is Moment.LEFTOVERS_DEALT:
        raise RuleError(_("Once the last tiles have been handed out, no vizier is used any more."))
    if moment is Moment.SCORING_DUE and not options.vizier_before_scoring:
        raise RuleError(_("A scoring is due: score first, then viziers may be used."))
    if moment is Moment.JUST_SCORED and options.vizier_before_scoring:
        raise RuleError(_("At this table viziers are used before a scoring, not after it."))


def verify_use(
    state: State, tile: Tile, payment: Payment, moment: Moment, options: Options = BY_THE_BOOK
) -> None:
    """Refuse a vizier who sleeps, a hut, anything but the exact price, and a wrong moment."""
    verify_moment(moment, options)
    if state is State.ASLEEP:
        raise RuleError(
            _("A vizier who sleeps buys nothing; waking him is an action in one’s own turn.")
        )
    if tile.hut:
        raise RuleError(_("A vizier buys a tile from the market; he cannot take a hut."))
    if not payment.is_exact:
        raise RuleError(_("A vizier buys for the exact price only."))


def use(
    state: State, tile: Tile, payment: Payment, moment: Moment, options: Options = BY_THE_BOOK
) -> State:
    """Buy a tile; the vizier falls asleep, and the exact price gives no other action."""
    verify_use(state, tile, payment, moment, options)
    return State.ASLEEP


def order_of_claims(
    in_turn_order: Sequence[str], just_moved: str, claimants: Collection[str]
) -> tuple[str, ...]:
    """Who may buy first: whoever is about to move is first, who has just moved is last.

    >>> order_of_claims(["Ana", "Leo", "Kim"], "Leo", {"Ana", "Leo", "Kim"})
    ('Kim', 'Ana', 'Leo')
    """
    for name in (just_moved, *sorted(claimants)):
        if name not in in_turn_order:
            raise InputError(_("{name} does not play at this table.").format(name=name))
    about_to_move = in_turn_order.index(just_moved) + 1
    order = (*in_turn_order[about_to_move:], *in_turn_order[:about_to_move])
    return tuple(name for name in order if name in claimants)


class Vizier(Module):
    """A piece for each player that is awake or asleep."""

    name = "vizier"
    title = N_("The Vizier’s Favour")
    at_the_table = N_("An exact purchase between two turns.")
    in_the_app = N_("Says who may go first; they bring no points.")
    actions = frozenset({Action.WAKE_VIZIER})
    stage = Stage.PLAYERS

    def setup_steps(self, box: Box, players: int) -> tuple[SetupStep, ...]:
        """Everybody's vizier begins awake."""
        del box
        lay = SetupStep("viziers", _("Each player lays down the vizier of their colour, face up."))
        if players < COLOURS:
            return lay, SetupStep("other viziers", _("Put the other viziers away."))
        return (lay,)

    def after_a_turn(self, steps: tuple[TurnEnd, ...], options: Options) -> tuple[TurnEnd, ...]:
        """Viziers come before the next turn, and before or after a scoring as the table likes."""
        if TurnEnd.NEXT_TURN not in steps:
            return steps
        first = options.vizier_before_scoring and TurnEnd.SCORE in steps
        before = steps.index(TurnEnd.SCORE if first else TurnEnd.NEXT_TURN)
        return (*steps[:before], TurnEnd.VIZIERS, *steps[before:])


VIZIER = Vizier()
