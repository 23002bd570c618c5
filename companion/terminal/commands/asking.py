"""What a request holds, taken out of it key by key, with a sentence where something is wrong."""

import re
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from typing import TypeVar

from companion.board.tiles import Box
from companion.errors import InputError
from companion.games import GAMES, Edition, Game, game_called
from companion.input.bounds import MOST_ENTRIES, refuse_longer, refuse_more
from companion.input.quoting import quoted
from companion.modules import MODULES, Module
from companion.terminal.commands.command import Request
from companion.words import N_, _, listed

Read = TypeVar("Read")

_WHOLE = re.compile(r"-?[0-9]{1,18}")

_SEVERAL_KEYS = N_('"{key}" is not a known key; the keys are {keys}.')
_KNOWN_KEYS = {
    0: N_('"{key}" is not a known key; this command takes none.'),
    1: N_('"{key}" is not a known key; the only key is {keys}.'),
}


def add_game(parser: ArgumentParser) -> None:
    """Let a game be chosen; without it, the tiles tell which one it is."""
    parser.add_argument("--game", choices=list(GAMES), help=_("by default, what the tiles tell"))


def add_table(parser: ArgumentParser) -> None:
    """Let a table be described: the game, how many play it, and with which modules."""
    parser.add_argument("--game", choices=list(GAMES), help=_("by default alhambra"))
    parser.add_argument("--players", type=whole, required=True, help=_("from 2 to 6"))
    parser.add_argument("--modules", nargs="*", metavar="MODULE", help=listed(list(MODULES)))


def whole(typed: str) -> int:
    """Read a whole number from the command line."""
    if not _WHOLE.fullmatch(typed):
        raise ArgumentTypeError(
            _('"{typed}" is no whole number').format(typed=quoted(typed)),
        )
    return int(typed)


def only(request: Request, *keys: str) -> None:
    """Refuse keys that nobody asked for, so that a slip of the pen is not overlooked."""
    for key in request:
        if key not in keys:
            sentence = _KNOWN_KEYS.get(len(keys), _SEVERAL_KEYS)
            raise InputError(_(sentence).format(key=quoted(key), keys=listed(keys)))


def text(request: Request, key: str) -> str:
    """Take a text that must be there."""
    value = _there(request, key)
    if not isinstance(value, str):
        raise InputError(_('"{key}" must be a text.').format(key=key))
    refuse_longer(value, key)
    return value


def number(request: Request, key: str) -> int:
    """Take a whole number that must be there."""
    value = _there(request, key)
    if type(value) is not int:
        raise InputError(_('"{key}" must be a whole number.').format(key=key))
    return value


def words(request: Request, key: str) -> tuple[str, ...]:
    """Take a list of words, or a text with spaces or commas between them; none by default."""
    found = entries(request, key) if key in request else []
    known = tuple(word for word in found if isinstance(word, str))
    if len(known) == len(found):
        return known
    raise InputError(_('"{key}" must be a list of words.').format(key=key))


def entries(request: Request, key: str, most: int = MOST_ENTRIES) -> list[object]:
    """Take a list that must be there, or a text with spaces or commas between its words."""
    value = _there(request, key)
    if isinstance(value, str):
        refuse_longer(value, key)
        value = value.replace(",", " ").split()
    if not isinstance(value, list):
        raise InputError(_('"{key}" must be a list.').format(key=key))
    refuse_more(value, key, most)
    return value


def _there(request: Request, key: str) -> object:
    value = request.get(key)
    if value is None:
        raise InputError(_('"{key}" is missing.').format(key=key))
    return value


def game(request: Request) -> Game:
    """The game that was named; Alhambra when none was."""
    if "game" not in request:
        return next(iter(GAMES.values()))
    return game_called(text(request, "game"))


def edition(request: Request, of: Game) -> Edition:
    """The edition that was named; the game's first when none was."""
    return of.edition(text(request, "edition")) if "edition" in request else of.editions[0]


def modules(request: Request, of: Game) -> tuple[Module, ...]:
    """The modules that were named."""
    return of.choose_modules(words(request, "modules"))


def in_its_game(request: Request, read: Callable[[Box], Read]) -> Read:
    """Read with the box of the game that was named, or of the first game that it fits."""
    if "game" in request:
        return read(game(request).box)
    problems = []
    for each in GAMES.values():
        try:
            return read(each.box)
        except InputError as problem:
            problems.append(problem)
    raise problems[0]
