"""The final standing: places, ties as ties, the dummy's line, and what is said about it."""

from dataclasses import dataclass

from companion.explain import POINTS
from companion.record import Colour, Play
from companion.share.scoreboard import standing
from companion.words import _, counted, listed


@dataclass(frozen=True, slots=True)
class Final:
    """One line of the final standing; the dummy has no colour, and no place if he cannot win."""

    place: int | None
    colour: Colour | None
    name: str
    points: int
    tied: tuple[str, ...] = ()
    """Who has the same place."""


def final_standing(play: Play) -> tuple[Final, ...]:
    """Everybody, most points first."""
    colours = {seat.name: seat.colour for seat in play.seats}
    places = standing(play)
    lines = [
        Final(
            each.place,
            colours.get(each.name),
            each.name,
            each.points,
            tuple(other.name for other in places if other.place == each.place and other != each),
        )
        for each in places
    ]
    if play.has_dummy and not play.options.dummy_may_win:
        lines.append(Final(None, None, play.dummy_name, play.dummy_total))
    return tuple(sorted(lines, key=lambda line: -line.points))


def winning_words(play: Play) -> str:
    """Who has won."""
    winners = play.victory.winners
    if len(winners) == 1:
        return _("{name} wins").format(name=winners[0])
    return _("{names} share the win").format(names=listed(winners))


def dummy_words(play: Play) -> str:
    """What is said when the dummy has more points than anybody; empty otherwise."""
    if not play.victory.dummy_ahead or play.options.dummy_may_win:
        return ""
    return _("{dummy} has {points}, more than anybody; but he cannot win.").format(
        dummy=play.dummy_name, points=counted(POINTS, play.dummy_total)
    )
