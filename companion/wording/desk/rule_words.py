"""The rules desk in words: how many questions there are, and what each ruling rests on."""

from typing import NamedTuple

from companion.desk.books import Book
from companion.desk.ruling import Ruling, Section, Tag
from companion.desk.rulings import RULINGS
from companion.words import N_, N_counted, _, counted

ALL = N_counted("{number} question · {books} rule books", "{number} questions · {books} rule books")
SOME = N_counted("{number} question", "{number} questions")

IN_PART = {
    Tag.BOOK: N_("{part}: the book says so"),
    Tag.DERIVED: N_("{part}: it follows"),
    Tag.HOUSE: N_("{part}: the books are silent"),
}
"""What a part of a ruling rests on, where that is something else than the rest."""


class Basis(NamedTuple):
    """What a ruling, or a part of it, rests on."""

    tag: Tag
    text: str


def in_all() -> str:
    """How much the desk knows."""
    return counted(ALL, len(RULINGS), books=len(Book))


def questions(section: Section) -> tuple[Ruling, ...]:
    """The rulings of a section, in order."""
    return tuple(ruling for ruling in RULINGS.values() if ruling.section is section)


def how_many(section: Section) -> str:
    """How many questions a section has."""
    return counted(SOME, len(questions(section)))


def place(ruling: Ruling) -> str:
    """Which question of its section it is.

    >>> place(RULINGS["D06"])
    'Question 1 of 9'
    """
    filed = questions(ruling.section)
    return _("Question {number} of {all}").format(number=filed.index(ruling) + 1, all=len(filed))


def bases(ruling: Ruling) -> list[Basis]:
    """What it rests on, the whole first, then the parts that rest on something else.

    >>> [basis.text for basis in bases(RULINGS["D17"])]
    ['The book says so', 'That he cannot win: the books are silent']
    """
    parts = [
        Basis(besides.tag, _(IN_PART[besides.tag]).format(part=_(besides.part)))
        for besides in ruling.besides
    ]
    return [Basis(ruling.tag, ruling.tag.sentence), *parts]


def sources(ruling: Ruling) -> list[str]:
    """Where it stands, book by book.

    >>> sources(RULINGS["D26"])
    ['The Vizier’s Favour: "Las cartas de puntos adicionales"']
    """
    return [
        _('{book}: "{section}"').format(book=source.book.called, section=source.section)
        for source in ruling.sources
    ]


def as_text(ruling: Ruling, dummy: str) -> str:
    """A ruling to hand on to somebody else."""
    spoken = ruling.spoken(dummy)
    return "\n".join(
        [
            spoken.question,
            spoken.answer,
            "",
            spoken.reason,
            "",
            *(basis.text for basis in bases(ruling)),
            *sources(ruling),
        ]
    )
