"""`check CITY`: what is wrong with a city, or with one act in it."""

from argparse import ArgumentParser

from companion.board.building import Build, PalaceAct, Remove, Swap, faults, faults_as_it_lies
from companion.board.city import City
from companion.board.faults import Fault
from companion.board.grid import Cell
from companion.board.notation import read_tile_at
from companion.board.tiles import Box
from companion.errors import InputError
from companion.terminal.commands.asking import add_game, in_its_game, only, text
from companion.terminal.commands.command import Answer, Command, Request, faults_shown
from companion.words import _

ACTS = ("build", "remove", "swap")


class CheckCommand(Command[tuple[Fault, ...]]):
    """May that be?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take a city and at most one act."""
        parser.add_argument("city", help=_("in the one-line notation"))
        acts = parser.add_mutually_exclusive_group()
        acts.add_argument("--build", metavar="TILE@X,Y")
        acts.add_argument("--remove", metavar="X,Y")
        acts.add_argument("--swap", metavar="TILE@X,Y")
        add_game(parser)

    def solve(self, request: Request) -> tuple[Fault, ...]:
        """Find every fault."""
        only(request, "city", "game", *ACTS)
        if sum(act in request for act in ACTS) > 1:
            raise InputError(_("Ask for one act at a time: build, remove or swap."))
        city, act = in_its_game(
            request, lambda box: (City.parse(text(request, "city"), box), _act(request, box))
        )
        return faults(city, act) if act else faults_as_it_lies(city)

    def for_programs(self, result: tuple[Fault, ...]) -> Answer:
        """Say whether it is within the rules, and name every fault."""
        return {"legal": not result, "faults": [fault.details for fault in result]}

    def for_people(self, result: tuple[Fault, ...]) -> str:
        """Give a line for each fault, or the good news."""
        return faults_shown(result) if result else _("This is within the rules.")


def _act(request: Request, box: Box) -> PalaceAct | None:
    if "build" in request:
        return Build(*read_tile_at(text(request, "build"), box))
    if "swap" in request:
        return Swap(*read_tile_at(text(request, "swap"), box))
    if "remove" in request:
        return Remove(Cell.parse(text(request, "remove")))
    return None


COMMAND = CheckCommand()
