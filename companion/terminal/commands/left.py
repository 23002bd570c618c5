"""`left`: the tiles that nobody has, by kind and price."""

from argparse import ArgumentParser

from companion.board.city import City
from companion.board.players import Player
from companion.board.tile_words import TILES
from companion.desk.calculators.box import LeftInBox, left_in_box
from companion.games import GAMES
from companion.table.table import Table
from companion.terminal.commands.asking import game, only, words
from companion.terminal.commands.command import Answer, Command, Request
from companion.words import _, counted


class LeftCommand(Command[LeftInBox]):
    """What is left in the box?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take what lies somewhere."""
        parser.add_argument("--seen", metavar="TILES", help=_("every tile that lies somewhere"))
        parser.add_argument("--game", choices=list(GAMES), help=_("by default alhambra"))

    def solve(self, request: Request) -> LeftInBox:
        """Take what lies somewhere out of the box."""
        only(request, "seen", "game")
        played = game(request)
        seen = tuple(played.box.read(code) for code in words(request, "seen"))
        return left_in_box(Table(played, (Player("", City(played.box), seen),)))

    def for_programs(self, result: LeftInBox) -> Answer:
        """Give the prices by kind."""
        return {
            "number": result.number,
            "left": {kind.name: list(prices) for kind, prices in result.prices.items()},
        }

    def for_people(self, result: LeftInBox) -> str:
        """Give a line for each kind."""
        lines = [
            f"{_(kind.title)}: " + (", ".join(map(str, prices)) or "–")
            for kind, prices in result.prices.items()
        ]
        return "\n".join([*lines, counted(TILES, result.number)])


COMMAND = LeftCommand()
