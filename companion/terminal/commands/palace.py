"""`palace CITY`: what a player brings as one line to hand over; `--read` takes it in again."""

from argparse import ArgumentParser

from companion.board.city import City
from companion.board.tiles import Box
from companion.errors import InputError
from companion.games import GAMES
from companion.share import checked_code, palace_code
from companion.share.palace_code import HandedOver
from companion.terminal.commands.asking import add_game, in_its_game, only, text, words
from companion.terminal.commands.command import Answer, Command, Request
from companion.words import _


class PalaceCommand(Command[HandedOver | str]):
    """How do I hand this palace over, and what did I get?

    The answer to a palace is its code, the answer to a code what it brings.
    """

    def arguments(self, parser: ArgumentParser) -> None:
        """Take a palace and what belongs to it, or a code."""
        parser.add_argument("city", nargs="?", help=_("in the one-line notation"))
        parser.add_argument("--reserve", metavar="CODES", help=_("the tiles that lie in reserve"))
        parser.add_argument("--bonus", metavar="CODES", help=_("the bonus cards that are shown"))
        parser.add_argument("--name", help=_("what the player is called"))
        parser.add_argument("--read", metavar="CODE", help=_("a code or a link to read"))
        add_game(parser)

    def solve(self, request: Request) -> HandedOver | str:
        """Write the code, or read it."""
        if "read" in request:
            if "city" in request:
                raise InputError(_("Give a palace to hand over or a code to read, not both."))
            only(request, "read")
            return palace_code.read(text(request, "read"))
        only(request, "city", "reserve", "bonus", "name", "game")
        return palace_code.write(in_its_game(request, lambda box: _handed_over(request, box)))

    def for_programs(self, result: HandedOver | str) -> Answer:
        """Give the code and its link, or everything that a code brings."""
        if isinstance(result, str):
            return {"code": result, "link": checked_code.link(result)}
        answer: Answer = {
            "game": result.game.name,
            "city": result.city.text,
            "reserve": [tile.code for tile in result.reserve],
            "name": result.name,
        }
        return {**answer, "bonus": [tile.code for tile in result.shown]} if result.shown else answer

    def for_people(self, result: HandedOver | str) -> str:
        """Print the link, or draw the palace with what lies beside it."""
        if isinstance(result, str):
            return checked_code.link(result)
        lines = [result.name] if result.name else []
        lines += [str(result.city), result.city.text]
        for title, tiles in (
            (_("In reserve: {tiles}"), result.reserve),
            (_("Bonus cards: {tiles}"), result.shown),
        ):
            if tiles:
                lines.append(title.format(tiles=" ".join(tile.code for tile in tiles)))
        return "\n".join(lines)


def _handed_over(request: Request, box: Box) -> HandedOver:
    if "city" not in request:
        raise InputError(_("Give a palace to hand over, or a code to read with --read."))
    return HandedOver(
        game=next(game for game in GAMES.values() if game.box is box),
        city=City.parse(text(request, "city"), box),
        reserve=tuple(box.read(code) for code in words(request, "reserve")),
        shown=tuple(box.read(code) for code in words(request, "bonus")),
        name=text(request, "name").strip() if "name" in request else "",
    )


COMMAND = PalaceCommand()
