"""`draw --after N`: how many tiles the dummy draws, and which."""

from argparse import ArgumentParser
from collections.abc import Iterable
from dataclasses import dataclass

from companion.board.tile_words import TILES
from companion.board.tiles import Tile
from companion.errors import InputError
from companion.games import Game
from companion.stages import dummy
from companion.stages.dummy import Draw
from companion.terminal.commands.asking import add_game, game, number, only, whole, words
from companion.terminal.commands.command import Answer, Command, Request
from companion.terminal.commands.house_rules import add_options, options
from companion.words import _, counted


@dataclass(frozen=True)
class Drawn:
    """How many tiles he draws; and which, when it is known what is in the bag."""

    count: int
    draw: Draw | None = None


class DrawCommand(Command[Drawn]):
    """What does the dummy get?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take the moment, and the bag: its number of tiles, or all that lies outside it."""
        parser.add_argument(
            "--after", type=whole, required=True, help=_("0 at the start, 1 or 2 after a scoring")
        )
        parser.add_argument("--bag", type=whole, help=_("how many tiles are in the bag"))
        parser.add_argument(
            "--seen", metavar="TILES", help=_("every tile outside the bag, the market’s included")
        )
        parser.add_argument("--seed", type=whole, help=_("a number that draws the same again"))
        add_game(parser)
        add_options(parser)

    def solve(self, request: Request) -> Drawn:
        """Count, and draw if the bag's tiles are known."""
        only(request, "after", "bag", "seen", "seed", "game", "options")
        played, after, rules = game(request), number(request, "after"), options(request)
        if ("bag" in request) == ("seen" in request):
            raise InputError(
                _(
                    "Say how many tiles are in the bag (bag), or name every tile outside it (seen);"
                    " one of the two."
                )
            )
        if "bag" in request:
            return Drawn(dummy.how_many(played, after, number(request, "bag"), rules))
        bag = played.unseen(_seen(words(request, "seen"), played))
        count = dummy.how_many(played, after, len(bag), rules)
        seed = number(request, "seed") if "seed" in request else dummy.fresh_seed()
        return Drawn(count, dummy.draw(count, bag, seed))

    def for_programs(self, result: Drawn) -> Answer:
        """Give the number, and the tiles with the seed that draws them again."""
        if result.draw is None:
            return {"count": result.count}
        return {
            "count": result.count,
            "tiles": [tile.code for tile in result.draw.tiles],
            "seed": result.draw.seed,
        }

    def for_people(self, result: Drawn) -> str:
        """Say it in a line, and the tiles in another."""
        said = _("The dummy draws {tiles}.").format(tiles=counted(TILES, result.count))
        if result.draw is None:
            return said
        tiles = " ".join(tile.code for tile in result.draw.tiles)
        again = _("The seed {seed} draws the same again.").format(seed=result.draw.seed)
        return "\n".join(line for line in (said, tiles, again) if line)


def _seen(codes: Iterable[str], played: Game) -> tuple[Tile, ...]:
    tiles = tuple(played.box.read(code) for code in codes)
    pieces = set()
    for tile in tiles:
        if misprint := played.box.misprint(tile):
            raise InputError(f'"{tile.code}": {misprint.sentence}')
        piece = played.box.piece(tile)
        if piece in pieces and not tile.hut:
            raise InputError(_('"{tile}" is named twice.').format(tile=tile.code))
        pieces.add(piece)
    return tiles


COMMAND = DrawCommand()
