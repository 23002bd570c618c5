"""Everything there is to reckon with, each a screen of its own."""

from companion.drafts.calculators import RECKONINGS
from companion.record import Play
from companion.words import N_, _
from screens.desk.desk_screen import DeskScreen
from screens.kv import load_kv
from screens.widgets.link_row import LinkRow

PAYING = N_("Paying"), N_("Exact, or the least too much")

ICONS = {
    "take": "hand-coin-outline",
    "tie": "scale-balance",
    "leftovers": "storefront-outline",
    "draw": "account-question-outline",
    "left": "package-variant",
    "first": "flag-outline",
    "hut": "home-outline",
    "bonus": "cards-outline",
    "vizier": "account-tie-outline",
    "flip": "flip-horizontal",
}


class Calculators(DeskScreen):
    """Leads to each calculator, in the order of how often they are asked."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._add("cash-check", *PAYING, lambda: self.go("paying"))
        for name, kind in RECKONINGS.items():
            self._add(
                ICONS[name],
                kind.title,
                kind.about,
                lambda name=name: self.go("calculator", which=name),
            )

    def entered(self) -> None:
        """Begin at the top, unless one comes back."""
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1

    def refresh(self, play: Play | None) -> None:
        """Nothing of it depends on the table."""

    def _add(self, icon: str, text: str, about: str, act) -> None:
        row = LinkRow(icon=icon, text=_(text), about=_(about))
        row.bind(on_release=lambda _: act())
        self.ids.rows.add_widget(row)


load_kv(__file__)
