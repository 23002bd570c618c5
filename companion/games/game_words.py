"""What a game calls its things, in whole sentences that each game fills in.

A sentence is said through `_`, a phrase with a number through `counted`; each names its places in
curly brackets. Words are never put into a sentence of another game: their gender and case differ.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.options import Rounding
from companion.words import Counted


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoringWords:
    """The three scorings, which each game counts in its own way; {number} is its 1, or its A."""

    heading: str
    """Above a column of them."""
    title: str
    occasions: tuple[str, str, str]
    """When each of them happens."""
    to_do: str
    """A button: this one is due."""
    confirm: str
    look_at: str
    done: str
    """It was just scored."""
    none_done: str
    progress: tuple[str, str, str, str]
    """How far the game is, by how many are scored."""
    so_far: str
    """How many are done of how many: {number} of {rounds}."""
    number_done: Counted
    """How many of the three."""
    table_of_none: str
    """A scoreboard without any."""
    first_to_come: str
    """When there will be something on it."""
    pays: Counted
    """Which places it pays, within a sentence."""
    pays_alone: Counted
    """The same as a sentence of its own."""
    same_as: str
    """Palaces not touched since, with a colon at the end."""
    as_at: str
    """A palace not touched since, beside it."""
    put_right: str
    """A button that corrects it."""
    was_put_right: str
    was_put_right_alone: str
    """The same, where later ones stay as they were."""
    changed_too: str
    """A later one follows a correction, with {changes}."""
    not_applied: str
    """A correction waits, with {name}."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LogWords:
    """What happened and what may not, as the log says it."""

    scored: str
    corrected: str
    """With {name}."""
    out_of_turn: str
    """With {next} and {number}."""
    all_scored: str
    not_scored_yet: str
    not_over_yet: str
    numbers_used: str
    """With {name}."""
    city_used: str
    """With {name}."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CityWords:
    """What a player builds."""

    title: str
    about: str
    """Under a player's name, with {number} of the scoring and {tiles}."""
    of: str
    """A picture's caption, with {name} and {border}."""
    show_whole: str
    typed: str
    """All of them are given in numbers."""
    bag_unknown: str
    """One of them is given in numbers, so the bag cannot be known."""
    some_typed: str
    """Some of them are given in numbers, so tiles that are not known lie there."""
    whose: str
    """Somebody's, with {name}."""
    tried: str
    """Somebody's that things are tried on, with {name}."""
    lies_so: str
    """At the table it lies now as it was tried, with {name}."""
    how_to_count: str
    """How to type the numbers."""
    closed: str
    """Nothing can be built, for there is no way out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandingWords:
    """What a player builds, on its way from one phone to another."""

    hand_over: str
    take_in: str
    arrives: str
    whose: str
    at_table: str
    """Whose it is, with {name} and {table}."""
    message: str
    """With {name} and {link}."""
    taken_in: str
    """As the log says it, with {name}."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedWords:
    """What a place asks of a tile, in phrases beside each other; the first two with {sides}."""

    closed: str
    """These sides have a wall."""
    open: str
    nothing: str
    """The other sides are free."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BorderWords:
    """Walls, or what a game has in their stead."""

    longest: str
    """A label."""
    length: str
    """Short, with {length}."""
    buildings_and_length: str
    """With {buildings} and {length}."""
    sides: Counted
    """How long it is, at the beginning of a sentence."""
    sides_within: Counted
    """The same within a sentence."""
    perhaps_longer: str
    """Said where the longest could not be made out for certain."""
    too_long: str
    """With {name}, {length}, {tiles} and {most}."""
    tap_sides: str
    """How to make a tile's by taps."""
    none_left: str
    """Nothing can be built, for no tile that is left matches what lies there."""
    none_matches: str
    """None of some tiles can be put in another's place."""
    of_tile: tuple[str, str, str]
    """What is said of a tile that has none, one, several, with {sides}."""
    tile_with: tuple[str, str, str]
    """A tile that has none, one, several, with {tile} and {sides}."""
    asked: AskedWords
    """What a place asks of a tile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerWords:
    """The side up that the dummy's tiles lie with, where they have two."""

    question: str
    why: str
    even: str
    odd: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DummyWords:
    """When the third hand draws, and how many."""

    when: tuple[str, str, str]
    last: str
    """His last draw is a third of the bag."""
    last_as_things_are: str
    """The same, with {number} of {bag}."""
    why_third: Mapping[Rounding, str]
    """Why so many: {number} of {bag}."""
    marker: MarkerWords | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWords:
    """Everything that a game says in its own way."""

    title: str
    price: str
    """What the number on a tile is called, as a label."""
    what_counts: str
    """What a tile counts for, and what its number is good for."""
    scoring: ScoringWords
    log: LogWords
    city: CityWords
    handing: HandingWords
    border: BorderWords
    dummy: DummyWords
    last_tile: str
    """What may be done with a tile that was won at the end."""
    prizes_grow: str = ""
    """What its prizes are reckoned with, where they grow with the cities."""
    why_decline: str = ""
    """Why not to build it, where it is built now or never."""
