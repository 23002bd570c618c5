"""The command line: one question, answered for people or as JSON; or a batch, for programs."""

import json
import os
import re
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

from companion.errors import CompanionError, InputError
from companion.input.quoting import quoted
from companion.terminal import commands
from companion.terminal.argument_words import speak_of_arguments
from companion.terminal.languages import in_language, naming_languages
from companion.words import LANGUAGES, N_, _, what_went_wrong

ANSWERED, BAD_INPUT, STOPPED = 0, 2, 130
"""What a shell is told; a program stopped from the keyboard says 130."""
PROGRAM = "python -m companion"
LONGEST_COMPLAINT = 200
BATCH = "batch"
BATCH_HELP = N_("one JSON request a line on standard input, one JSON answer a line")

_NEGATIVE_CELL = re.compile(r"-[0-9]+,-?[0-9]+")


class _Parser(ArgumentParser):
    """An argument parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Refuse what was typed."""
        raise InputError(
            _("{problem}; see {program} --help.").format(
                problem=quoted(message, LONGEST_COMPLAINT), program=self.prog
            )
        )


speak_of_arguments()
_LANGUAGE = _Parser(prog=PROGRAM, add_help=False, allow_abbrev=False)
_LANGUAGE.add_argument("--lang", default=LANGUAGES[0])


def main(arguments: Sequence[str]) -> int:
    """Answer, and say whether that was possible."""
    _say_what_can_be_said()
    try:
        _run(list(arguments))
        if sys.stdout is not None:
            sys.stdout.flush()
    except CompanionError as problem:
        print(problem, file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # Whoever read our answers has left; nothing is to be said to a closed pipe.
        _stop_answering()
    except OSError as problem:
        _stop_answering()
        told = _("No answer: {problem}.").format(problem=what_went_wrong(problem))
        print(told, file=sys.stderr)
        return BAD_INPUT
    return ANSWERED


def _stop_answering() -> None:
    """Let what is still unsaid go nowhere, lest Python try to say it when it leaves."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say_what_can_be_said() -> None:
    """Let a plain terminal show a question mark for a letter that it does not have."""
    for answers in (sys.stdout, sys.stderr):
        if isinstance(answers, TextIOWrapper):
            answers.reconfigure(errors="replace")


def _run(arguments: list[str]) -> None:
    """Answer in the language that was asked for, wherever it was named."""
    chosen, rest = _LANGUAGE.parse_known_args(arguments)
    with in_language(chosen.lang):
        _reply(rest)


def _reply(arguments: list[str]) -> None:
    if not arguments or arguments[0] in ("-h", "--help"):
        print(_overview())
        return
    name, *rest = arguments
    if name == BATCH:
        parser = _Parser(prog=f"{PROGRAM} {BATCH}", description=_(BATCH_HELP))
        parser.add_argument("--json", action="store_true", help=_("as always in a batch"))
        naming_languages(parser).parse_args(rest)
        _serve()
    else:
        _answer(name, rest)


def _overview() -> str:
    lines = [_("Usage: {program} COMMAND … [--json] [--lang LANGUAGE]").format(program=PROGRAM), ""]
    for name, line in {**commands.HELP, BATCH: BATCH_HELP}.items():
        lines.append(f"  {name:<10} {_(line)}")
    lines += ["", _("{program} COMMAND --help tells more.").format(program=PROGRAM)]
    return "\n".join(lines)


def _serve() -> None:
    from companion.input.json_text import standard_input  # noqa: PLC0415
    from companion.terminal.batch import serve  # noqa: PLC0415  # Only who needs it waits for it.

    serve(standard_input(), sys.stdout)


def _answer(name: str, arguments: list[str]) -> None:
    command = commands.find(name, BATCH)
    parser = _Parser(prog=f"{PROGRAM} {name}", description=_(commands.HELP[name]))
    command.arguments(parser)
    parser.add_argument("--json", action="store_true", help=_("answer in JSON"))
    parsed = naming_languages(parser).parse_args(_joined(arguments))
    as_json = vars(parsed).pop("json")
    try:
        result = command.solve(command.request(parsed))
    except CompanionError as problem:
        if as_json and problem.details:
            print(json.dumps(problem.details))
        raise
    print(json.dumps(command.for_programs(result)) if as_json else command.for_people(result))


def _joined(arguments: list[str]) -> list[str]:
    """Write ``--remove -1,0`` as ``--remove=-1,0``, lest the cell be taken for an option."""
    joined: list[str] = []
    for argument in arguments:
        if joined and joined[-1].startswith("--") and _NEGATIVE_CELL.fullmatch(argument):
            joined[-1] += f"={argument}"
        else:
            joined.append(argument)
    return joined
