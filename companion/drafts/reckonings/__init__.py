"""The calculators of the rules desk: what each of them is told, tap by tap, and replies."""

from companion.drafts.reckonings.card_now import CardNow
from companion.drafts.reckonings.draw_after import DrawAfter
from companion.drafts.reckonings.last_market import LastMarket
from companion.drafts.reckonings.nobody_has import NobodyHas
from companion.drafts.reckonings.one_hut import OneHut
from companion.drafts.reckonings.page import Reckoning
from companion.drafts.reckonings.taking_money import TakingMoney
from companion.drafts.reckonings.turning_over import TurningOver
from companion.drafts.reckonings.vizier_claims import VizierClaims
from companion.drafts.reckonings.who_begins import WhoBegins
from companion.drafts.reckonings.who_gets_what import WhoGetsWhat

_KINDS: tuple[type[Reckoning], ...] = (
    TakingMoney,
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
