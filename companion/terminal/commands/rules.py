"""`rules WORDS…`: the rulings of the rules desk that answer what somebody asks."""

from argparse import ArgumentParser, Namespace
from textwrap import fill, indent

from companion.desk.example import Picture
from companion.desk.ruling import Ruling
from companion.desk.rulings import RULINGS
from companion.desk.search import find
from companion.errors import InputError
from companion.terminal.commands.asking import only, text
from companion.terminal.commands.command import Answer, Command, Request, faults_shown
from companion.words import _

LONGEST_QUESTION = 500
WIDTH = 88
INDENT = "     "


class RulesCommand(Command[tuple[Ruling, ...]]):
    """What do the books say about that?"""

    def arguments(self, parser: ArgumentParser) -> None:
        """Take any words, or none."""
        parser.add_argument(
            "words", nargs="*", metavar="WORDS", help=_("a question or some words of it; or D06")
        )

    def request(self, arguments: Namespace) -> Request:
        """Put the words together."""
        return {"words": " ".join(arguments.words)}

    def solve(self, request: Request) -> tuple[Ruling, ...]:
        """Find the rulings, best first; without any words all of them."""
        only(request, "words")
        words = text(request, "words") if "words" in request else ""
        if len(words) > LONGEST_QUESTION:
            raise InputError(_("Ask in {most} letters at most.").format(most=LONGEST_QUESTION))
        return find(words) if words.strip() else tuple(RULINGS.values())

    def for_programs(self, result: tuple[Ruling, ...]) -> Answer:
        """Give each with its texts, its tag and its sources."""
        return {"rulings": [_ruling(ruling) for ruling in result]}

    def for_people(self, result: tuple[Ruling, ...]) -> str:
        """Give the best in full and the others in two lines; all of them in two lines each."""
        if not result:
            return _("Nothing is found; try other words.")
        whole = len(result) == len(RULINGS)
        lines = [_in_short(ruling) for ruling in result]
        return "\n\n".join(lines if whole else [_in_full(result[0]), *lines[1:]])


def _ruling(ruling: Ruling) -> Answer:
    spoken = ruling.spoken()
    return {
        "id": ruling.id,
        "question": spoken.question,
        "answer": spoken.answer,
        "reason": spoken.reason,
        "tag": ruling.tag.value,
        "sources": [
            {"edition": source.book.value, "section": source.section} for source in ruling.sources
        ],
    }


def _in_short(ruling: Ruling) -> str:
    spoken = ruling.spoken()
    return f"{ruling.id}  {spoken.question}\n{INDENT}{spoken.answer}"


def _in_full(ruling: Ruling) -> str:
    parts = [_in_short(ruling), _wrapped(ruling.spoken().reason)]
    parts += [_drawn(example.picture) for example in ruling.examples]
    grounds = [ruling.tag.sentence + "."]
    grounds += [f"{_(part.part)}: {part.tag.sentence}." for part in ruling.besides]
    grounds += [f"{saying.book.called}: {_(saying.words)}" for saying in ruling.sayings]
    grounds += [f"{source.book.called}: {source.section}" for source in ruling.sources]
    if ruling.option:
        grounds.append(_("House rule: {option}").format(option=ruling.option))
    parts.append("\n".join(_wrapped(ground) for ground in grounds))
    return "\n\n".join(parts)


def _wrapped(words: str) -> str:
    return fill(words, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)


def _drawn(picture: Picture) -> str:
    lines = [str(picture.city)]
    if picture.faults:
        lines.append(faults_shown(picture.faults))
    lines.append(picture.caption)
    return indent("\n".join(lines), INDENT)


COMMAND = RulesCommand()
