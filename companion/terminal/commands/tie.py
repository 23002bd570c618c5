"""`tie`: who gets how many points for one kind, from everybody's number of buildings."""

import json
import re
from argparse import ArgumentParser, Namespace
from typing import Annotated, cast

from pydantic import Field

from companion.desk.calculators.tying import Majority, Share, shares
from companion.errors import InputError
from companion.games import GAMES, PLAYERS, ROUNDS, game_called
from companion.input.fields import HouseRules, Name, Number, one_of
from companion.input.json_text import read_json
from companion.input.names import refuse_same
from companion.input.quoting import quoted
from companion.input.validation import Entered, entered
from companion.options import BY_THE_BOOK
from companion.scoring.majority import Standing
from companion.terminal.commands.asking import whole
from companion.terminal.commands.command import Answer, Command, Request
from companion.terminal.commands.house_rules import add_options
from companion.terminal.commands.score import line_for_programs
from companion.words import _

AT_A_TABLE = PLAYERS[-1] + 1
"""As many as play, and the dummy."""

_HAS = re.compile(r"([^=]+)=([0-9]{1,3})(?::([0-9]{1,3}))?")

Numbers = Annotated[dict[Name, Number], Field(max_length=AT_A_TABLE)]


class TieEntry(Entered):
    """A kind, a scoring, and how many of it everybody has."""

    kind: str
    round: Annotated[int, one_of(ROUNDS)]
    counts: Numbers
    best: Numbers = Field(default_factory=dict)
    """The highest value of each, where that breaks ties."""
    dummy: str = ""
    """Who of them is the dummy, if anybody is."""
    game: str = next(iter(GAMES))
    options: HouseRules = BY_THE_BOOK


class TieCommand(Command[tuple[Share, ...]]):
    """Who shares which places?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take the kind, the scoring, and everybody's number."""
        parser.add_argument(
            "counts", nargs="+", metavar="NAME=NUMBER", help=_("such as Ana=3, or Ana=3:12")
        )
        parser.add_argument("--kind", required=True, help=_("such as tower"))
        parser.add_argument("--round", type=whole, required=True, help=_("from 1 to 3"))
        parser.add_argument("--dummy", metavar="NAME", help=_("who of them is the dummy"))
        parser.add_argument("--game", choices=list(GAMES), help=_("by default alhambra"))
        add_options(parser)

    def request(self, arguments: Namespace) -> Request:
        """Part names, numbers and values."""
        given = {**super().request(arguments)}
        counts, best = {}, {}
        found = [_parted(typed) for typed in arguments.counts]
        refuse_same([name for name, _number, _value in found])
        for name, number, value in found:
            counts[name] = int(number)
            if value is not None:
                best[name] = int(value)
        if "options" in given:
            given["options"] = read_json(arguments.options.encode(errors="surrogatepass"))
        return {**given, "counts": counts, "best": best}

    def solve(self, request: Request) -> tuple[Share, ...]:
        """Share the prizes out."""
        entry = entered(TieEntry, json.dumps(request))
        refuse_same(cast("dict[str, object]", request["counts"]))
        game = game_called(entry.game)
        kind = game.box.kind_named(entry.kind)
        standings = {
            name: Standing(number, entry.best.get(name, 0)) for name, number in entry.counts.items()
        }
        majority = Majority(kind, entry.round, standings, entry.dummy)
        return shares(game, majority, entry.options)

    def for_programs(self, result: tuple[Share, ...]) -> Answer:
        """Give the lines that a scored round would have."""
        return {"lines": [line_for_programs(share.line) for share in result]}

    def for_people(self, result: tuple[Share, ...]) -> str:
        """Explain each share."""
        return "\n".join(share.sentence for share in result) or _(
            "Nobody has any: nothing is paid."
        )


def _parted(typed: str) -> tuple[str, str, str | None]:
    found = _HAS.fullmatch(typed)
    if not found:
        raise InputError(
            _('"{typed}": write a name and a number, such as Ana=3.').format(typed=quoted(typed))
        )
    return found[1].strip(), found[2], found[3]


COMMAND = TieCommand()
