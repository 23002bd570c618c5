"""The modules of The Vizier's Favour. A new one is a new file here and a line below."""

from collections.abc import Collection, Iterable, Sequence

from companion.board.city import City
from companion.board.players import Player
from companion.board.tiles import Box, Kind, Tile
from companion.errors import RuleError
from companion.modules.bonus import BONUS
from companion.modules.exchange import EXCHANGE
from companion.modules.huts import HUTS
from companion.modules.module import Dealt, Extra, Module
from companion.modules.vizier import VIZIER
from companion.options import BY_THE_BOOK, Options
from companion.turns.turn import Action, TurnEnd
from companion.words import _

MODULES: dict[str, Module] = {
    module.name: module
    for module in (
        VIZIER,
        EXCHANGE,
        BONUS,
        HUTS,
    )
}


def verify(in_play: Sequence[Module], box: Box, players: Sequence[Player]) -> None:
    """Refuse what the modules in play forbid, and what only other modules allow."""
    for module in MODULES.values():
        for player in players:
            if module not in in_play and module.is_used_by(player):
                raise RuleError(
                    _("{name} uses a module that is not in play: {module}.").format(
                        name=player.name, module=_(module.title)
                    )
                )
    for module in in_play:
        module.verify(box, players)


def modules_used(modules: Iterable[Module], players: Sequence[Player]) -> tuple[Module, ...]:
    """The modules that somebody's palace, reserve or cards show to be in play."""
    return tuple(module for module in modules if any(map(module.is_used_by, players)))


def extras(
    in_play: Iterable[Module], city: City, shown: Collection[Tile] = ()
) -> tuple[Extra, ...]:
    """What counts at a scoring on top of the tiles in a palace, with these bonus cards shown."""
    return tuple(extra for module in in_play for extra in module.extras(city, shown))


def more_than_tiles(
    in_play: Iterable[Module], box: Box, kind: Kind, counting: int, players: int
) -> int:
    """By how many the plain counts of some of the players may pass the number of tiles."""
    return sum(
        min(
            counting * module.more_for_one(box, kind, players),
            module.more_for_all(box, kind),
        )
        for module in in_play
    )


def tiles_besides(in_play: Iterable[Module]) -> int:
    """How many tiles a palace may hold that a plain count of buildings need not show."""
    return sum(module.tiles_besides for module in in_play)


def actions(in_play: Iterable[Module]) -> frozenset[Action]:
    """What a player may do in a turn besides the actions of the game."""
    return frozenset(action for module in in_play for action in module.actions)


def after_a_turn(
    in_play: Iterable[Module], steps: tuple[TurnEnd, ...], options: Options = BY_THE_BOOK
) -> tuple[TurnEnd, ...]:
    """What follows a turn once each module has put its own step among the others."""
    for module in in_play:
        steps = module.after_a_turn(steps, options)
    return steps


__all__ = [
    "BONUS",
    "EXCHANGE",
    "HUTS",
    "MODULES",
    "VIZIER",
    "Dealt",
    "Extra",
    "Module",
    "actions",
    "after_a_turn",
    "extras",
    "modules_used",
    "more_than_tiles",
    "tiles_besides",
    "verify",
]
