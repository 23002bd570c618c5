"""A command: what it may be asked, its answer for programs, and the same answer for people."""

from abc import ABC, abstractmethod
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from companion.errors import InputError
from companion.faults import Fault
from companion.games import GAMES
from companion.tiles import Box
from companion.words import _, listed

Request = Mapping[str, object]
Answer = dict[str, object]

Result = TypeVar("Result")
Read = TypeVar("Read")


class Command(ABC, Generic[Result]):
    """One question that the companion answers, on the command line and in a batch."""

    @abstractmethod
    def arguments(self, parser: ArgumentParser) -> None:
        """Say what the command line takes."""

    def request(self, arguments: Namespace) -> Request:
        """Turn what was typed into the request that a batch would send."""
        return {key: value for key, value in vars(arguments).items() if value is not None}

    @abstractmethod
    def solve(self, request: Request) -> Result:
        """Find the answer."""

    @abstractmethod
    def for_programs(self, result: Result) -> Answer:
        """Put the answer as JSON."""

    @abstractmethod
    def for_people(self, result: Result) -> str:
        """Put the answer in words."""


def add_game(parser: ArgumentParser) -> None:
    """Let a game be chosen; without it, the tiles tell which one it is."""
    parser.add_argument("--game", choices=list(GAMES), help=_("by default, what the tiles tell"))


def only(request: Request, *keys: str) -> None:
    """Refuse keys that nobody asked for, so that a slip of the pen is not overlooked."""
    for key in request:
        if key not in keys:
            raise InputError(
                _('"{key}" is not a known key; the keys are {keys}.').format(
                    key=key, keys=listed(keys)
                )
            )


def text(request: Request, key: str) -> str:
    """Take a text that must be there."""
    value = request.get(key)
    if value is None:
        raise InputError(_('"{key}" is missing.').format(key=key))
    if not isinstance(value, str):
        raise InputError(_('"{key}" must be a text.').format(key=key))
    return value


def in_its_game(request: Request, read: Callable[[Box], Read]) -> Read:
    """Read with the box of the game that was named, or of the first game that it fits."""
    if "game" in request:
        name = text(request, "game")
        if name not in GAMES:
            raise InputError(
                _('"{name}" is no game; the games are {games}.').format(
                    name=name, games=listed(list(GAMES))
                )
            )
        return read(GAMES[name].box)
    problems = []
    for game in GAMES.values():
        try:
            return read(game.box)
        except InputError as problem:
            problems.append(problem)
    raise problems[0]


def faults_shown(faults: Iterable[Fault]) -> str:
    """The faults for people, a line each."""
    return "\n".join(
        f"{fault.code.value}: {fault.text}"
        + (f" ({' '.join(str(cell) for cell in fault.cells)})" if fault.cells else "")
        for fault in faults
    )
