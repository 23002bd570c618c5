"""`hut CITY X,Y`: what a hut is worth where it stands, neighbour by neighbour."""

from argparse import ArgumentParser

from companion.board.city import City
from companion.board.grid import Cell
from companion.desk.calculators.hut_worth import HutWorth, hut_worth
from companion.errors import InputError
from companion.games import ALHAMBRA
from companion.terminal.commands.asking import only, text
from companion.terminal.commands.command import Answer, Command, Request
from companion.words import _


class HutCommand(Command[HutWorth]):
    """As how many buildings does this hut count?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take a city and the cell of a hut."""
        parser.add_argument("city", help=_("in the one-line notation"))
        parser.add_argument("cell", help=_("where the hut stands, such as 1,0"))

    def solve(self, request: Request) -> HutWorth:
        """Look at its neighbours."""
        only(request, "city", "cell")
        city = City.parse(text(request, "city"), ALHAMBRA.box)
        cell = Cell.parse(text(request, "cell"))
        if cell not in city.huts:
            raise InputError(_("There is no hut at {cell}.").format(cell=cell))
        return hut_worth(city, cell)

    def for_programs(self, result: HutWorth) -> Answer:
        """Give the number, and what each neighbour has to do with it."""
        return {
            "worth": result.number,
            "neighbours": [
                {"cell": str(cell), "why": why.value} for cell, why in result.neighbours
            ],
        }

    def for_people(self, result: HutWorth) -> str:
        """Give the number, and a line for each neighbour."""
        lines = [f"{cell}: {why.sentence}" for cell, why in result.neighbours]
        return "\n".join([_("The hut is worth {number}.").format(number=result.number), *lines])


COMMAND = HutCommand()
