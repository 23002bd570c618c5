"""`spots CITY TILE`: where a tile may be built."""

from argparse import ArgumentParser

from companion.board.city import City
from companion.board.fitting import spots
from companion.board.grid import Cell
from companion.terminal.commands.asking import add_game, in_its_game, only, text
from companion.terminal.commands.command import Answer, Command, Request
from companion.words import _


class SpotsCommand(Command[tuple[Cell, ...]]):
    """Where may this tile go?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take a city and a tile."""
        parser.add_argument("city", help=_("in the one-line notation"))
        parser.add_argument("tile", help=_("such as G10n"))
        add_game(parser)

    def solve(self, request: Request) -> tuple[Cell, ...]:
        """Find the cells, by row, then by column."""
        only(request, "city", "tile", "game")
        city, tile = in_its_game(
            request,
            lambda box: (
                City.parse(text(request, "city"), box),
                box.read(text(request, "tile").strip()),
            ),
        )
        return spots(city, tile)

    def for_programs(self, result: tuple[Cell, ...]) -> Answer:
        """List the cells."""
        return {"spots": [str(cell) for cell in result]}

    def for_people(self, result: tuple[Cell, ...]) -> str:
        """List the cells in a line."""
        return " ".join(str(cell) for cell in result) or _("It may be built nowhere.")


COMMAND = SpotsCommand()
