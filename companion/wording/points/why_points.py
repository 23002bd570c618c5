"""Why a column of a scored round is what it is: the rulings behind its numbers, each once."""

from collections.abc import Iterable

from companion.board.tiles import Kind
from companion.desk.ruling import Ruling
from companion.desk.score_reasons import ScoreReason, reason_for_wall, reasons_for_kind
from companion.desk.why import ruling_for
from companion.scoring.round import RoundScore


def why_kind(scored: RoundScore, kind: Kind, asked: str = "") -> tuple[Ruling, ...]:
    """The rulings behind everybody's points for a kind, those of who is asked about first."""
    found = [
        reason for each in scored.everybody for reason in reasons_for_kind(scored, each.name, kind)
    ]
    # That somebody has none needs no rule, where others are paid and nobody asks.
    paid = [reason for reason in found if reason is not ScoreReason.NONE_OF_THE_KIND]
    own = reasons_for_kind(scored, asked, kind) if asked else ()
    return _rulings(scored, (*own, *(paid or found)))


def why_walls(scored: RoundScore, asked: str = "") -> tuple[Ruling, ...]:
    """The rulings behind what everybody's wall pays, that of who is asked about first."""
    own = (asked,) if asked else ()
    names = (*own, *(each.name for each in scored.everybody))
    return _rulings(scored, (reason_for_wall(scored, name) for name in names))


def _rulings(scored: RoundScore, reasons: Iterable[ScoreReason]) -> tuple[Ruling, ...]:
    found = [ruling_for(reason, scored.game, scored.options) for reason in reasons]
    return tuple({ruling.id: ruling for ruling in found}.values())
