"""Why a column of a scored round is what it is: the rulings behind its numbers, each once."""

from collections.abc import Iterable

from companion.board.tiles import Kind
from companion.desk.ruling import Ruling
from companion.desk.score_reasons import ScoreReason, reason_for_wall, reasons_for_kind
from companion.desk.why import ruling_for
from companion.scoring.round import RoundScore


def why_kind(scored: RoundScore, kind: Kind) -> tuple[Ruling, ...]:
    """The rulings behind everybody's points for a kind."""
    found = [
        reason for each in scored.everybody for reason in reasons_for_kind(scored, each.name, kind)
    ]
    # That somebody has none needs no rule, where others are paid.
    paid = [reason for reason in found if reason is not ScoreReason.NONE_OF_THE_KIND]
    return _rulings(scored, paid or found)


def why_walls(scored: RoundScore) -> tuple[Ruling, ...]:
    """The rulings behind what everybody's wall pays."""
    return _rulings(scored, (reason_for_wall(scored, each.name) for each in scored.everybody))


def _rulings(scored: RoundScore, reasons: Iterable[ScoreReason]) -> tuple[Ruling, ...]:
    found = [ruling_for(reason, scored.game, scored.options) for reason in reasons]
    return tuple({ruling.id: ruling for ruling in found}.values())
