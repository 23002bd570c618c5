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
    "turn": "rotate-right",
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

    leads_to = "paying", "calculator"

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._paying = self._add("cash-check", *PAYING, lambda: self.go("paying"))
        self._rows = {
            name: self._add(
                ICONS[name],
                kind.title,
                kind.about,
                lambda name=name: self.go("calculator", which=name),
            )
            for name, kind in RECKONINGS.items()
        }

    def entered(self) -> None:
        """Begin at the top, unless one comes back."""
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1

    def refresh(self, play: Play | None) -> None:
        """Mark the one that stands beside it; nothing depends on the table."""
        self._paying.opened = self.beside[0] == "paying"
        for name, row in self._rows.items():
            row.opened = name == self.chosen("which")

    def _add(self, icon: str, text: str, about: str, act) -> LinkRow:
        row = LinkRow(icon=icon, text=_(text), about=_(about))
        row.bind(on_release=lambda _: act())
        self.ids.rows.add_widget(row)
        return row


load_kv(__file__)
