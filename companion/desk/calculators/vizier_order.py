"""Who may use a vizier now, in which order, and what for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.board.tiles import Tile
from companion.desk.calculators.judging import Judged, judge
from companion.games.alhambra import BOX
from companion.modules.vizier import Moment, State, order_of_claims, use, verify_use
from companion.money.cards import Currency, read_hand
from companion.money.payment import Payment, pay
from companion.options import BY_THE_BOOK, Options


class Purchase(StrEnum):
    """What somebody wants of a vizier."""

    EXACT = "exact"
    TOO_MUCH = "too-much"
    HUT = "hut"


# Which tile it is, and of which currency, makes no difference; any will do.
_TILE, _HUT = BOX.read("G10"), BOX.read("HG")
_EXACT = pay(_TILE.price, Currency.BLUE, read_hand("blue:9,1"))
_WISHES: Mapping[Purchase, tuple[Tile, Payment]] = {
    Purchase.EXACT: (_TILE, _EXACT),
    Purchase.TOO_MUCH: (_TILE, pay(_TILE.price, Currency.BLUE, read_hand("blue:9,2"))),
    Purchase.HUT: (_HUT, _EXACT),
}


@dataclass(frozen=True, slots=True)
class VizierOrder:
    """Whether viziers may act, and whose, the first first."""

    judged: Judged
    names: tuple[str, ...]
    everybody_sleeps: bool
    then: State | None = None
    """How a vizier lies once he was used."""


def vizier_order(
    viziers: Mapping[str, State],
    just_moved: str,
    moment: Moment,
    options: Options = BY_THE_BOOK,
    purchase: Purchase = Purchase.EXACT,
) -> VizierOrder:
    """Everybody's vizier in the order of turns, who has just moved, when it is, and what for.

    >>> viziers = {"Ana": State.AWAKE, "Leo": State.ASLEEP, "Kim": State.AWAKE}
    >>> vizier_order(viziers, "Ana", Moment.AFTER_A_TURN).names
    ('Kim', 'Ana')
    """
    awake = [name for name, state in viziers.items() if state is State.AWAKE]
    wish = (State.AWAKE if awake else State.ASLEEP, *_WISHES[purchase], moment, options)
    judged = judge(verify_use, *wish)
    order: Sequence[str] = order_of_claims(list(viziers), just_moved, awake)
    if not judged.allowed:
        return VizierOrder(judged, (), everybody_sleeps=not awake)
    return VizierOrder(judged, tuple(order), everybody_sleeps=False, then=use(*wish))
