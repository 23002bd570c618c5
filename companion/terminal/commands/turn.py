"""`turn`: whether one may act again, or what happens once the turn is over."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from companion.desk.calculators.a_turn import Afterwards, Over, SoFar, afterwards, so_far
from companion.errors import InputError
from companion.games import GAMES, Marker, game_called
from companion.input.fields import Codes, HouseRules, Number, one_of
from companion.input.json_text import read_json
from companion.input.validation import Entered, entered
from companion.options import BY_THE_BOOK
from companion.terminal.commands.asking import whole
from companion.terminal.commands.command import Answer, Command, Request
from companion.terminal.commands.house_rules import add_options
from companion.turns.turn import MOST_ACTIONS, SLOTS, Action
from companion.words import _, listed


class TurnEntry(Entered):
    """The actions of a turn so far; or the empty slots and the bag, once it is over."""

    actions: Annotated[list[Action], Field(max_length=MOST_ACTIONS)] = Field(default_factory=list)
    bought: bool = False
    """Whether the rebuild used a tile that was bought in this turn."""
    empty: Annotated[list[Annotated[int, one_of(SLOTS)]], Field(max_length=len(SLOTS))] = Field(
        default_factory=list
    )
    bag: Number | None = None
    scoring_card: bool = False
    dummy: bool = False
    marker: Marker | None = None
    modules: Codes = Field(default_factory=list)
    game: str = next(iter(GAMES))
    options: HouseRules = BY_THE_BOOK


class TurnCommand(Command[SoFar | Afterwards]):
    """May I act again? And what comes now?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take what was done; or what lies there, once the turn is over."""
        parser.add_argument(
            "actions",
            nargs="*",
            metavar="ACTION",
            help=_("in order: {actions}").format(actions=listed([*Action])),
        )
        parser.add_argument(
            "--bought",
            action="store_const",
            const=True,
            help=_("the rebuild used a tile that was bought in this turn"),
        )
        parser.add_argument(
            "--bag", type=whole, help=_("the turn is over: how many tiles are in the bag")
        )
        parser.add_argument(
            "--empty", nargs="*", type=whole, metavar="SLOT", help=_("the empty slots, from 1 to 4")
        )
        parser.add_argument(
            "--scoring-card", action="store_const", const=True, help=_("a scoring card came out")
        )
        parser.add_argument(
            "--dummy", action="store_const", const=True, help=_("the third hand plays")
        )
        parser.add_argument(
            "--marker",
            choices=[marker.value for marker in Marker],
            help=_("where the black marker of Granada stands"),
        )
        parser.add_argument("--modules", nargs="*", metavar="MODULE")
        parser.add_argument("--game", choices=list(GAMES), help=_("by default alhambra"))
        add_options(parser)

    def request(self, arguments: Namespace) -> Request:
        """Read the house rules."""
        given = {**super().request(arguments)}
        if "options" in given:
            given["options"] = read_json(arguments.options.encode(errors="surrogatepass"))
        return given

    def solve(self, request: Request) -> SoFar | Afterwards:
        """Judge what was done, or put in order what comes now."""
        entry = entered(TurnEntry, json.dumps(request))
        game = game_called(entry.game)
        in_play = game.choose_modules(entry.modules)
        if entry.bag is None:
            _refuse(request, OF_ITS_END)
            return so_far(entry.actions, in_play, with_bought=entry.bought)
        _refuse(request, OF_ITS_ACTIONS)
        if (entry.marker is None) != (game.words.dummy.marker is None):
            raise InputError(
                _("In Granada, and only there, say where the black marker stands (marker).")
            )
        return afterwards(
            Over(
                empty=frozenset(entry.empty),
                bag=entry.bag,
                scoring_card=entry.scoring_card,
                dummy=entry.dummy,
                marker=entry.marker,
                in_play=in_play,
                options=entry.options,
            )
        )

    def for_programs(self, result: SoFar | Afterwards) -> Answer:
        """Give what may come next, or the steps; a refused turn has its reason."""
        if isinstance(result, Afterwards):
            answer: Answer = {
                "steps": [step.value for step in result.steps],
                "filled": list(result.filled),
                "ends": result.ends,
            }
            return answer if result.marker is None else {**answer, "marker": result.marker.value}
        legal = result.judged.allowed
        answer = {"legal": legal, "may": [action.value for action in result.may]}
        return answer if legal else {**answer, "reason": result.judged.sentence}

    def for_people(self, result: SoFar | Afterwards) -> str:
        """Say it in a sentence, and what comes now step by step."""
        if isinstance(result, SoFar):
            return result.sentence
        steps = (f"{number}. {text}" for number, text in enumerate(result.sentences, start=1))
        return "\n".join([*steps, result.sentence])


OF_ITS_END = "empty", "scoring_card", "dummy", "marker", "options"
OF_ITS_ACTIONS = "actions", "bought"


def _refuse(request: Request, keys: Sequence[str]) -> None:
    if any(request.get(key) for key in keys):
        raise InputError(
            _(
                "Say what was done (actions); or, once the turn is over, how many tiles are in the"
                " bag (bag); one of the two."
            )
        )


COMMAND = TurnCommand()
