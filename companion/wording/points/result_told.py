"""A result as its picture tells it: who has won, with which palace, and how it came."""

from dataclasses import dataclass
from datetime import datetime

from companion.board.city import City
from companion.record import Colour, Play
from companion.scoring.explain import POINTS
from companion.share.results import outcome
from companion.share.scoreboard import Result, standing
from companion.wording import dates
from companion.wording.past.looking_back import winners_palaces
from companion.wording.points import race
from companion.wording.points.point_rows import NOTHING
from companion.wording.points.race import Runner
from companion.wording.points.result_words import winning_words
from companion.words import _, change, counted, figures


@dataclass(frozen=True, slots=True)
class TableRow:
    """Somebody's points."""

    place: str
    colour: Colour | None
    name: str
    points: tuple[str, ...]
    """Of each round, by hand if anything was, and in all."""


@dataclass(frozen=True, slots=True)
class ResultTold:
    """Everything that stands in the picture."""

    title: str
    about: str
    is_won: bool
    palaces: tuple[City, ...]
    wall: str
    headings: tuple[str, ...]
    rows: tuple[TableRow, ...]
    stops: tuple[str, ...]
    runners: tuple[Runner, ...]
    foot: str

    @classmethod
    def of(cls, play: Play, started: datetime) -> "ResultTold":
        """What there is to tell of a game on some day."""
        everybody = standing(play)
        ahead = next((each for each in everybody if each.place == 1), everybody[0])
        about = [counted(POINTS, ahead.points)] if play.is_decided else []
        about += [play.title] if play.title else [_(play.game.words.title)]
        palaces, wall = winners_palaces(play)
        return cls(
            title=winning_words(play) if play.is_decided else outcome(play),
            about=" · ".join([*about, dates.date(started)]),
            is_won=play.is_decided,
            palaces=palaces,
            wall=wall,
            headings=_headings(play),
            rows=_rows(play),
            stops=tuple(race.stops(play)),
            runners=tuple(race.runners(play)),
            foot=_("Alhambra companion · unofficial"),
        )


def _headings(play: Play) -> tuple[str, ...]:
    rounds = [play.round_name(scored.number) for scored in play.scored]
    return (*rounds, *(["±"] if play.adjustments else []), "Σ")


def _rows(play: Play) -> tuple[TableRow, ...]:
    return tuple(
        TableRow(
            place=_("{place}.").format(place=each.place) if each.place else "",
            colour=each.colour,
            name=each.name,
            points=(
                *map(figures, each.rounds),
                *([_by_hand(each)] if play.adjustments else []),
                figures(each.points),
            ),
        )
        for each in standing(play)
    )


def _by_hand(each: Result) -> str:
    return change(each.by_hand) if each.by_hand else NOTHING
