"""`tiles`: the tiles of the game."""

from argparse import ArgumentParser

from companion.games.alhambra import BOX, AlhambraBox
from companion.terminal.commands.asking import only
from companion.terminal.commands.command import Answer, Command, Request
from companion.words import _


class TilesCommand(Command[AlhambraBox]):
    """Which tiles are there?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take nothing."""

    def solve(self, request: Request) -> AlhambraBox:
        """Open the box."""
        only(request)
        return BOX

    def for_programs(self, result: AlhambraBox) -> Answer:
        """List kind, price, walls and code of each."""
        return {
            "tiles": [
                {
                    "kind": tile.kind.name,
                    "price": tile.price,
                    "walls": tile.walls,
                    "code": tile.code,
                }
                for tile in result.tiles
            ]
        }

    def for_people(self, result: AlhambraBox) -> str:
        """Print a line for each kind."""
        return "\n".join(
            f"{_(kind.title)}: " + " ".join(tile.code for tile in result.tiles if tile.kind is kind)
            for kind in result.kinds
        )


COMMAND = TilesCommand()
