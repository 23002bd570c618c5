"""Who may use a vizier now, and in which order."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.desk.calculators.judging import Judged, judge
from companion.modules.vizier import Moment, State, order_of_claims, verify_moment
from companion.options import BY_THE_BOOK, Options


@dataclass(frozen=True, slots=True)
class VizierOrder:
    """Whether it is the time for viziers, and whose may act, the first first."""

    judged: Judged
    names: tuple[str, ...]


def vizier_order(
    viziers: Mapping[str, State], just_moved: str, moment: Moment, options: Options = BY_THE_BOOK
) -> VizierOrder:
    """Everybody's vizier in the order of turns, who has just moved, and when it is.

    >>> viziers = {"Ana": State.AWAKE, "Leo": State.ASLEEP, "Kim": State.AWAKE}
    >>> vizier_order(viziers, "Ana", Moment.AFTER_A_TURN).names
    ('Kim', 'Ana')
    """
    judged = judge(verify_moment, moment, options)
    awake = [name for name, state in viziers.items() if state is State.AWAKE]
    order: Sequence[str] = order_of_claims(list(viziers), just_moved, awake)
    return VizierOrder(judged, tuple(order) if judged.allowed else ())
