"""The calculators of the rules desk: what each of them is told, tap by tap, and replies."""

from companion.drafts.calculators.a_turn import ATurn
from companion.drafts.calculators.beginning import WhoBegins
from companion.drafts.calculators.bonus_card import CardNow
from companion.drafts.calculators.box import NobodyHas
from companion.drafts.calculators.dummy_draw import DrawAfter
from companion.drafts.calculators.hut_worth import OneHut
from companion.drafts.calculators.last_tiles import LastMarket
from companion.drafts.calculators.page import Reckoning
from companion.drafts.calculators.taking import TakingMoney
from companion.drafts.calculators.turning import TurningOver
from companion.drafts.calculators.tying import WhoGetsWhat
from companion.drafts.calculators.vizier_order import VizierClaims

_KINDS: tuple[type[Reckoning], ...] = (
    TakingMoney,
    ATurn,
    WhoGetsWhat,
    LastMarket,
    DrawAfter,
    NobodyHas,
    WhoBegins,
    OneHut,
    CardNow,
    VizierClaims,
    TurningOver,
)

RECKONINGS = {kind.name: kind for kind in _KINDS}
"""Every calculator by its name, those asked for most first. A new one is a new file and a line."""
