"""A game that one looks back at: who has won, how palaces stood then, and what each step did."""

from collections.abc import Iterable
from typing import NamedTuple

from companion.board.city import City
from companion.board.grid import Cell
from companion.board.tiles import Tile
from companion.board.wall import longest_wall
from companion.record import Colour, Play, Record
from companion.record.events import RoundScored
from companion.scoring.explain import POINTS
from companion.wording.history import happenings
from companion.wording.points.result_words import winning_words
from companion.wording.table_words import how_far
from companion.words import Counted, N_counted, _, counted

MOST_PALACES = 2
"""Of more winners who share a win no palace would be seen."""

STEP = N_counted("Step {at} of {number}", "Step {at} of {number}")


class Stood(NamedTuple):
    """What somebody had at a moment; the dummy has no colour and no palace, only tiles."""

    name: str
    colour: Colour | None
    city: City | None
    """None for the dummy, and where numbers stand for a palace."""
    tiles: tuple[Tile, ...]
    about: str


class ReplayStep(NamedTuple):
    """One act of a game, and whose palace shows it."""

    what: str
    who: str
    colour: Colour | None
    watched: Colour | None
    """None shows the dummy's tiles."""
    cell: Cell | None
    """Where something was laid."""
    scores: bool
    play: Play
    """The table afterwards."""


class RaceStanding(NamedTuple):
    """How many points somebody has, and how many more the next scoring would bring."""

    name: str
    colour: Colour | None
    points: int
    expected: int


def headline(play: Play) -> str:
    """Who has won, or how far the game is."""
    return winning_words(play) if play.is_won else how_far(play)


def winners_palaces(play: Play) -> tuple[tuple[City, ...], str]:
    """The palaces of those who have won, or are ahead, as they stand; with its wall, if it is one.

    There is none where numbers stand for it, and of more than two none would be seen.
    """
    leading = [seat for seat in play.seats if seat.name in play.victory.winners]
    cities = tuple(seat.city for seat in leading if not seat.by_counts and len(seat.city))
    if len(leading) > MOST_PALACES:
        return (), ""
    border = play.game.words.border.sides
    return cities, _border(cities[0], border) if len(cities) == 1 else ""


def stood(play: Play, number: int) -> list[Stood]:
    """What everybody had when a round was scored, and what that brought."""
    kept, scored = play.scored[number - 1], play.rounds[number - 1]
    everybody = []
    for seat in kept.seats:
        name = play.seat(seat.colour).name
        points = counted(POINTS, scored.points(name))
        if seat.by_counts:
            everybody.append(Stood(name, seat.colour, None, (), points))
        else:
            wall = _(play.game.words.border.length).format(length=longest_wall(seat.city).length)
            about = f"{points} · {wall}"
            everybody.append(Stood(name, seat.colour, seat.city, (), about))
    if play.has_dummy:
        points = counted(POINTS, scored.points(play.dummy_name))
        everybody.append(Stood(play.dummy_name, None, None, kept.dummy, points))
    return everybody


def seen_now(play: Play, colour: Colour | None) -> Stood:
    """What somebody has at this moment."""
    if colour is None:
        return Stood(play.dummy_name, None, None, play.dummy_tiles, "")
    seat = play.seat(colour)
    if seat.by_counts:
        return Stood(seat.name, colour, None, (), _(play.game.words.city.typed))
    border = _border(seat.city, play.game.words.border.sides)
    return Stood(seat.name, colour, seat.city, (), border)


def steps(record: Record) -> list[ReplayStep]:
    """Everything that happened, in order; what nobody did leaves the view where it was."""
    watched: Colour | None = record.play.seats[0].colour
    found = []
    for place, told in happenings(record).items():
        event, play = record.steps[place]
        if told.who:
            watched = told.colour
        laid: str | None = getattr(event, "cell", None)
        found.append(
            ReplayStep(
                told.what,
                told.who,
                told.colour,
                watched,
                Cell.parse(laid) if laid else None,
                isinstance(event, RoundScored),
                play,
            )
        )
    return found


def reach_of(plays: Iterable[Play], colour: Colour | None) -> list[Cell]:
    """Every cell that somebody's palace ever had, so that a view can hold all of it."""
    if colour is None:
        return []
    return sorted({cell for play in plays for cell in play.seat(colour).city.tiles})


def race_at(play: Play) -> list[RaceStanding]:
    """Everybody's points at a moment, in the order of the table, the dummy last."""
    going_on = play.next_round is not None and not play.finished
    standing = [
        RaceStanding(seat.name, seat.colour, play.totals[seat.colour], 0) for seat in play.seats
    ]
    if play.has_dummy:
        standing.append(RaceStanding(play.dummy_name, None, play.dummy_total, 0))
    if not going_on:
        return standing
    return [each._replace(expected=play.preview.points(each.name)) for each in standing]


def step_words(at: int, number: int) -> str:
    """Where in a replay one is."""
    return counted(STEP, number, at=at)


def _border(city: City, words: Counted) -> str:
    return counted(words, longest_wall(city).length)
