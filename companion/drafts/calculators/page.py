"""A calculator as it lies before somebody: what it asks, and what it replies."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from pydantic import BaseModel, ConfigDict, Field

from companion.board.city import City
from companion.board.grid import Cell
from companion.board.tiles import Tile
from companion.desk.ruling import Ruling
from companion.errors import CompanionError
from companion.money.cards import VALUES, Currency, ExchangeCard, MoneyCard
from companion.record import Play

CardFace = int | Currency | MoneyCard | ExchangeCard
"""A card as far as it matters: money whose currency matters or not, a currency, an exchange card.
"""


Coin = Annotated[int, Field(ge=VALUES[0], le=VALUES[-1])]
"""What is printed on a money card."""


@dataclass(frozen=True)
class Counting:
    """Asks for a number."""

    text: str
    value: int
    least: int
    most: int
    then: Callable[[int], "Reckoning"]


@dataclass(frozen=True)
class OneOfFew:
    """Asks which of a few ways it is; `options` are (key, text)."""

    text: str
    options: Sequence[tuple[str, str]]
    chosen: str
    then: Callable[[str], "Reckoning"]


@dataclass(frozen=True)
class OneOfMany(OneOfFew):
    """Asks which of many it is."""


@dataclass(frozen=True)
class SomeOfMany:
    """Asks which of many it is, or several of them; `then` is handed the one that changes."""

    text: str
    options: Sequence[tuple[str, str]]
    chosen: Collection[str]
    then: Callable[[str], "Reckoning"]


@dataclass(frozen=True)
class Switching:
    """Asks whether something is so."""

    text: str
    about: str
    on: bool
    then: Callable[[bool], "Reckoning"]


@dataclass(frozen=True)
class CardsLying:
    """Shows cards that were told; a tap takes one out, by its place."""

    text: str
    cards: Sequence[CardFace]
    then: Callable[[int], "Reckoning"]


@dataclass(frozen=True)
class CardKeys:
    """Offers cards to tap; `then` is handed the place of the one that was tapped."""

    text: str
    cards: Sequence[CardFace]
    then: Callable[[int], "Reckoning"]
    chosen: int | None = None
    paint: Currency | None = None
    """The currency whose colour plain values have."""
    works: bool = True


@dataclass(frozen=True)
class TilesLying:
    """Shows tiles to tap; those in `grey` do not count."""

    text: str
    tiles: Sequence[Tile]
    then: Callable[[Tile], "Reckoning"]
    chosen: Sequence[Tile] = ()
    grey: Sequence[Tile] = ()


@dataclass(frozen=True)
class PalaceLying:
    """Shows a palace, or a part of one; a tap on a cell says something of it."""

    text: str
    city: City
    marked: Cell
    then: Callable[[Cell], "Reckoning"]
    places: Sequence[Cell] = ()


Ask = (
    Counting | OneOfFew | SomeOfMany | Switching | CardsLying | CardKeys | TilesLying | PalaceLying
)


@dataclass(frozen=True)
class Paper:
    """Questions that belong together."""

    asks: tuple[Ask, ...]
    title: str = ""


@dataclass(frozen=True)
class ReplyLine:
    """One thing that was found out."""

    text: str = ""
    cards: Sequence[CardFace] = ()
    icon: str = ""


@dataclass(frozen=True)
class Reply:
    """What is found out: in a few words, in a sentence, line by line, and by which rulings."""

    heading: str
    sentence: str
    rulings: tuple[Ruling, ...]
    lines: tuple[ReplyLine, ...] = ()
    allowed: bool | None = None
    """Yes or no, where that was the question."""


class Reckoning(BaseModel, ABC):
    """What was told to a calculator so far; it never changes, each tap makes a new one."""

    model_config = ConfigDict(frozen=True)

    name: ClassVar[str]
    """What it goes by; the command line says the same."""
    title: ClassVar[str]
    """Said through `_`."""
    about: ClassVar[str]
    """What it finds out; said through `_`."""

    @classmethod
    @abstractmethod
    def of(cls, play: Play | None) -> Self:
        """What is known before anything is told: from the running game, or nothing."""

    @property
    @abstractmethod
    def papers(self) -> tuple[Paper, ...]:
        """What is asked."""

    @property
    @abstractmethod
    def reply(self) -> Reply:
        """What is found out."""

    def but(self, **changes: object) -> Self:
        """The same with something else."""
        return self.model_copy(update=changes)


class Begun(BaseModel):
    """A reckoning as it is kept, with what it began from: another table begins another."""

    model_config = ConfigDict(frozen=True)

    began: str = ""
    now: str = ""

    @classmethod
    def at(cls, fresh: Reckoning, now: Reckoning) -> Self:
        """What to keep."""
        return cls(began=fresh.model_dump_json(), now=now.model_dump_json())

    def taken_up(self, fresh: Reckoning) -> Reckoning:
        """Go on where it was left, unless the table has changed or it cannot be read."""
        if self.began != fresh.model_dump_json():
            return fresh
        try:
            found = type(fresh).model_validate_json(self.now)
            found.papers, found.reply  # noqa: B018  # What was damaged may not be answered.
        except (CompanionError, LookupError, ValueError):
            return fresh
        return found
