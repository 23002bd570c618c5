"""`wall CITY`: the longest outer wall, edge by edge."""

from argparse import ArgumentParser

from companion.board.city import City
from companion.board.wall import PERHAPS_LONGER, Wall, longest_wall
from companion.terminal.commands.asking import add_game, in_its_game, only, text
from companion.terminal.commands.command import Answer, Command, Request
from companion.words import N_counted, _, counted


class WallCommand(Command[City]):
    """How long is the longest run of outer wall, and where does it run?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take a city."""
        parser.add_argument("city", help=_("in the one-line notation"))
        add_game(parser)

    def solve(self, request: Request) -> City:
        """Read the city."""
        only(request, "city", "game")
        return in_its_game(request, lambda box: City.parse(text(request, "city"), box))

    def for_programs(self, result: City) -> Answer:
        """Give the length and the edges in order."""
        wall = longest_wall(result)
        answer: Answer = {
            "length": wall.length,
            "edges": [[str(cell), side] for cell, side in wall.edges],
        }
        return answer if wall.exact else {**answer, "exact": False}

    def for_people(self, result: City) -> str:
        """Draw the city above the length and the way round."""
        return f"{result}\n\n{_in_words(longest_wall(result))}"


def _in_words(wall: Wall) -> str:
    if not wall.edges:
        return _("There is no outer wall.")
    length = counted(
        N_counted(
            "The longest outer wall has {number} edge:",
            "The longest outer wall has {number} edges:",
        ),
        wall.length,
    )
    whole = f"{length} {' · '.join(f'{cell} {side}' for cell, side in wall.edges)}"
    return whole if wall.exact else f"{whole}\n{_(PERHAPS_LONGER)}"


COMMAND = WallCommand()
