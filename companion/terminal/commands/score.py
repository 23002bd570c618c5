"""`score FILE`: a round scored, with every sum explained."""

import json
from argparse import ArgumentParser, Namespace

from companion.input.json_text import read_file, read_json
from companion.input.validation import entered
from companion.scoring import explain
from companion.scoring.majority import Line
from companion.scoring.round import Holding, RoundScore
from companion.terminal.commands.command import Answer, Command, Request
from companion.terminal.round_file import RoundFile
from companion.words import _


class ScoreCommand(Command[RoundScore]):
    """What is this round worth, and why?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take a file, or - for standard input."""
        parser.add_argument("file", help=_("a table in JSON, or - for standard input"))
        parser.add_argument(
            "--anyway", action="store_true", help=_("score it even though it breaks a rule")
        )

    def request(self, arguments: Namespace) -> Request:
        """Read the file."""
        request = read_json(read_file(arguments.file))
        return {**request, "anyway": True} if arguments.anyway else request

    def solve(self, request: Request) -> RoundScore:
        """Score the round."""
        return entered(RoundFile, json.dumps(request)).scored()

    def for_programs(self, result: RoundScore) -> Answer:
        """Give everybody's points by kind, and the lines that explain them."""
        answer: Answer = {
            "round": result.scoring,
            "players": [
                {"name": player.name, **_wall(player), **_points(result, player)}
                for player in result.players
            ],
        }
        if result.dummy:
            answer["dummy"] = {"name": result.dummy.name, **_points(result, result.dummy)}
        return {**answer, "lines": [line_for_programs(line) for line in result.lines]}

    def for_people(self, result: RoundScore) -> str:
        """Explain the round."""
        return explain.whole_round(result)


def _wall(player: Holding) -> Answer:
    answer: Answer = {"wall": player.wall}
    return answer if player.wall_exact else {**answer, "wall_exact": False}


def _points(result: RoundScore, holding: Holding) -> Answer:
    return {
        "points": result.points(holding.name),
        "kinds": {
            kind.name: {
                "count": holding.count(kind),
                "points": result.for_kind(holding.name, kind),
            }
            for kind in result.game.box.kinds
        },
    }


def line_for_programs(line: Line) -> Answer:
    """Why somebody gets points for a kind, as JSON."""
    return {
        "kind": line.kind.name,
        "names": list(line.names),
        "count": line.count,
        "places": list(line.places),
        "prizes": list(line.prizes),
        "pool": line.pool,
        "each": line.each,
        "lost": line.lost,
    }


COMMAND = ScoreCommand()
