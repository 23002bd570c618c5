"""Putting a game into the bin, for one that was begun by mistake or never ends."""

from companion.errors import CompanionError
from companion.store.binned import KEPT_FOR
from companion.words import N_counted, _, counted
from screens.navigation.screen import Screen

IN_THE_BIN = N_counted(
    "The game lies in the bin for {number} day.", "The game lies in the bin for {number} days."
)


def delete(screen: Screen, game: str) -> None:
    """Put a game into the bin and go home; nothing is asked, for it can be brought back."""
    store, navigator = screen.app.store, screen.navigator

    def bring_back() -> None:
        try:
            store.undelete(game)
        except CompanionError as problem:
            navigator.notice(str(problem))
            return
        navigator.home()

    try:
        store.delete(game)
    except CompanionError as problem:
        navigator.notice(str(problem))
        return
    navigator.home()
    navigator.notice(counted(IN_THE_BIN, KEPT_FOR.days), _("Undo"), bring_back)
