"""Why a number in a score is what it is: the reasons behind each line of a scored round."""

from enum import StrEnum

from companion.board.tiles import Kind
from companion.modules import Extra
from companion.modules.bonus import ShownCard
from companion.modules.huts import BuiltHut
from companion.scoring.majority import Line
from companion.scoring.round import Holding, RoundScore


class ScoreReason(StrEnum):
    """What makes a number in a score."""

    PLACE = "place"
    UNPAID_PLACE = "unpaid-place"
    TIE = "tie"
    FIRST_TIE = "first-tie"
    TIE_BREAK = "tie-break"
    LOST_POINT = "lost-point"
    NONE_OF_THE_KIND = "none-of-the-kind"
    HUT = "hut"
    BONUS_CARD = "bonus-card"
    WALL = "wall"
    NO_WALL = "no-wall"
    WALL_OF_DUMMY = "wall-of-dummy"


OF_EXTRAS: dict[type[Extra], ScoreReason] = {
    BuiltHut: ScoreReason.HUT,
    ShownCard: ScoreReason.BONUS_CARD,
}
"""What each module adds to a count."""


def reasons_of_line(line: Line) -> tuple[ScoreReason, ...]:
    """Why the players of a line get what they get.

    >>> from companion.games.alhambra import TOWER
    >>> from companion.scoring.majority import Standing
    >>> line = Line(TOWER, ("Kim", "Nina"), Standing(4), (1, 2), (13, 6), 2)
    >>> [reason.value for reason in reasons_of_line(line)]
    ['tie', 'lost-point']
    """
    reasons = []
    if line.tie_broken:
        reasons.append(ScoreReason.TIE_BREAK)
    if line.places[0] > line.paid_places:
        reasons.append(ScoreReason.UNPAID_PLACE)
    elif len(line.names) == 1:
        reasons.append(ScoreReason.PLACE)
    else:
        reasons.append(ScoreReason.FIRST_TIE if line.paid_places == 1 else ScoreReason.TIE)
    if line.lost:
        reasons.append(ScoreReason.LOST_POINT)
    return tuple(reasons)


def reasons_for_kind(scored: RoundScore, name: str, kind: Kind) -> tuple[ScoreReason, ...]:
    """Why somebody's points for a kind are what they are, and what was counted besides tiles."""
    reasons = [
        reason
        for line in scored.lines
        if line.kind is kind and name in line.names
        for reason in reasons_of_line(line)
    ]
    reasons += [
        OF_EXTRAS[type(extra)] for extra in _holding(scored, name).extras if extra.kind is kind
    ]
    return tuple(dict.fromkeys(reasons)) or (ScoreReason.NONE_OF_THE_KIND,)


def reason_for_wall(scored: RoundScore, name: str) -> ScoreReason:
    """Why somebody's wall pays what it pays."""
    if scored.dummy and scored.dummy.name == name:
        return ScoreReason.WALL_OF_DUMMY
    return ScoreReason.WALL if scored.for_wall(name) else ScoreReason.NO_WALL


def _holding(scored: RoundScore, name: str) -> Holding:
    return next(holding for holding in scored.everybody if holding.name == name)
