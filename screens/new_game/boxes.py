"""The boxes that can be on the table: a game and its edition, told by what is in them."""

from kivy.properties import BooleanProperty, StringProperty

from companion.games import GAMES, Edition, Game
from companion.words import N_, _
from screens.kv import load_kv
from screens.new_game.new_table import OFFERED, NewTable
from screens.widgets.column import Column
from screens.widgets.touchable import Touchable

TITLES = {"alhambra": N_("Alhambra"), "granada": N_("Granada")}


def _short(edition: Edition) -> str:
    if edition.has_dispenser:
        return _("tower · {dummy}").format(dummy=edition.dummy)
    return _("bag · {dummy}").format(dummy=edition.dummy)


def box_words(game: Game, edition: Edition) -> str:
    """A box by its game and what is in it, so that people know theirs."""
    name = _(TITLES[game.name])
    if edition.has_dispenser:
        return _("{game}, tower · {dummy}").format(game=name, dummy=edition.dummy)
    return _("{game}, bag · {dummy}").format(game=name, dummy=edition.dummy)


def other_boxes(draft: NewTable) -> str:
    """The boxes that could be chosen instead, in one line."""
    others = [_short(each) for each in draft.game.editions if each is not draft.edition]
    others += [_(TITLES[name]) for name in OFFERED if name != draft.game.name]
    return _("or {boxes}").format(boxes=", ".join(others))


def about_edition(edition: Edition) -> tuple[str, ...]:
    """What is in a box, sentence by sentence."""
    return (
        _("The tiles stand in a dispenser tower.")
        if edition.has_dispenser
        else _("The tiles are drawn from a bag."),
        _("Each player has one counter.")
        if edition.counters == 1
        else _("Each player has two counters."),
        _("When two play, the third hand is {dummy}.").format(dummy=edition.dummy),
    )


class BoxRow(Touchable):
    """A box to choose."""

    text = StringProperty("")
    about = StringProperty("")
    chosen = BooleanProperty(False)


class Boxes(Column):
    """Every box there is; `on_box` says which game and edition was tapped."""

    __events__ = ("on_box",)

    def __init__(self, draft: NewTable, **kwargs):
        super().__init__(**kwargs)
        for game in (GAMES[name] for name in OFFERED):
            for edition in game.editions:
                self._offer(game, edition, chosen=edition is draft.edition)

    def _offer(self, game: Game, edition: Edition, *, chosen: bool) -> None:
        row = BoxRow(
            text=box_words(game, edition),
            about="\n".join(about_edition(edition)),
            chosen=chosen,
        )
        row.bind(on_release=lambda _: self.dispatch("on_box", game.name, edition.name))
        self.add_widget(row)

    def on_box(self, game: str, edition: str):
        """A box was tapped."""


load_kv(__file__)
