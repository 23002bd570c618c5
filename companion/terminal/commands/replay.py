"""`replay FILE`: the scoreboard of an exported game, round by round."""

import json
from argparse import ArgumentParser, Namespace

from companion.input.json_text import read_file, read_json
from companion.input.validation import Entered, entered
from companion.share.game_file import SharedGame, game_in
from companion.share.results import outcome
from companion.share.scoreboard import as_table, in_columns, standing
from companion.terminal.commands.command import Answer, Command, Request
from companion.terminal.commands.score import COMMAND as SCORE
from companion.words import _, change, figures, of_table


class _Exported(Entered):
    """An exported game, which has an id of its own beside that of the request."""

    file: dict[str, object]


class ReplayCommand(Command[SharedGame]):
    """How did this game go?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take a file, or - for standard input."""
        parser.add_argument("file", help=_("an exported game, or - for standard input"))

    def request(self, arguments: Namespace) -> Request:
        """Read the file."""
        return {"file": read_json(read_file(arguments.file))}

    def solve(self, request: Request) -> SharedGame:
        """Go through the whole game."""
        shared = game_in(entered(_Exported, json.dumps(request)).file)
        of_table(revised=shared.record.play.edition.has_dispenser)
        return shared

    def for_programs(self, result: SharedGame) -> Answer:
        """Give every round as `score` does, then totals and winners."""
        play = result.record.play
        answer: Answer = {
            "game": play.game.name,
            "title": result.title,
            "rounds": [SCORE.for_programs(scored) for scored in play.rounds],
            "adjustments": [
                {
                    "name": play.seat(each.colour).name,
                    "points": each.points,
                    "reason": each.reason,
                }
                for each in play.adjustments
            ],
            "totals": {seat.name: play.totals[seat.colour] for seat in play.seats},
        }
        if play.has_dummy:
            answer["dummy"] = {"name": play.dummy_name, "points": play.dummy_total}
        winners = play.victory.winners if play.is_won else ()
        return {**answer, "finished": play.finished, "winners": list(winners)}

    def for_people(self, result: SharedGame) -> str:
        """Print a table for each round, then the standing."""
        play = result.record.play
        parts = [result.title, ""] if result.title else []
        for scored in play.rounds:
            title = _("Round {number}").format(number=play.round_name(scored.scoring))
            parts += [title, in_columns(as_table(scored)), ""]
        for each in play.adjustments:
            parts.append(
                _("{name}: {points} by hand ({reason})").format(
                    name=play.seat(each.colour).name,
                    points=change(each.points),
                    reason=each.reason,
                )
            )
        ranked = _("{place}. {name}: {points}")
        everybody = [
            (ranked if each.place else _("{name}: {points}")).format(
                place=each.place, name=each.name, points=figures(each.points)
            )
            for each in sorted(standing(play), key=lambda each: not each.place)
        ]
        parts += everybody
        return "\n".join([*parts, outcome(play)])


COMMAND = ReplayCommand()
