"""A ruling of the rules desk: a question as players ask it, the answer, and what it rests on."""

from dataclasses import dataclass
from enum import StrEnum

from companion.desk.books import Book, Source
from companion.desk.example import Example
from companion.games import ALHAMBRA, GAMES
from companion.words import N_, _


class Tag(StrEnum):
    """What a ruling rests on."""

    BOOK = "book"
    DERIVED = "derived"
    HOUSE = "house"

    @property
    def sentence(self) -> str:
        """What players are told."""
        return _(_TAGS[self])


_TAGS = {
    Tag.BOOK: N_("The book says so"),
    Tag.DERIVED: N_("It follows from what the books say"),
    Tag.HOUSE: N_("The books are silent; we play it like this"),
}


class Section(StrEnum):
    """Where a ruling is filed."""

    SETTING_UP = "setting-up"
    TURNS = "turns"
    WALLS = "walls"
    BUILDING = "building"
    REBUILDING = "rebuilding"
    SCORING = "scoring"
    DUMMY = "dummy"
    MODULES = "modules"
    GRANADA = "granada"
    END = "end"

    @property
    def heading(self) -> str:
        """Its heading."""
        return _(_SECTIONS[self])


_SECTIONS = {
    Section.SETTING_UP: N_("Setting up"),
    Section.TURNS: N_("Money and turns"),
    Section.WALLS: N_("Walls"),
    Section.BUILDING: N_("Building"),
    Section.REBUILDING: N_("Rebuilding"),
    Section.SCORING: N_("Scoring and ties"),
    Section.DUMMY: N_("The third hand"),
    Section.MODULES: N_("Modules"),
    Section.GRANADA: N_("Granada"),
    Section.END: N_("The end"),
}


@dataclass(frozen=True, slots=True)
class Besides:
    """A part of a ruling that rests on something else than the rest of it."""

    tag: Tag
    part: str
    """The part in a few words; said through `_`."""


@dataclass(frozen=True, slots=True)
class Saying:
    """What one book says where the books differ."""

    book: Book
    words: str
    """In our words; said through `_`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """One question with its answer. Its texts are marked with `N_` and may name the {dummy}."""

    id: str
    section: Section
    question: str
    answer: str
    """The short answer, in a line."""
    reason: str
    tag: Tag
    besides: tuple[Besides, ...] = ()
    sources: tuple[Source, ...] = ()
    sayings: tuple[Saying, ...] = ()
    option: str | None = None
    """The house rule of `companion.options` with which a table plays it differently."""
    game: str | None = None
    """The only game that it is about."""
    module: str | None = None
    """The module that it is about."""
    examples: tuple[Example, ...] = ()
    keywords: str
    """Other words that people may search with; they can be translated like any text."""

    @property
    def dummy(self) -> str:
        """What the dummy is called where no table calls him anything."""
        return GAMES[self.game or ALHAMBRA.name].usual_edition.dummy

    def spoken(self, dummy: str = "") -> "Spoken":
        """Its texts in the language spoken now, the dummy called as the table calls him."""
        name = dummy or self.dummy
        return Spoken(
            question=_(self.question).format(dummy=name),
            answer=_(self.answer).format(dummy=name),
            reason=_(self.reason).format(dummy=name),
        )


@dataclass(frozen=True, slots=True)
class Spoken:
    """The texts of a ruling as they are shown."""

    question: str
    answer: str
    reason: str
