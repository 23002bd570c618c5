"""Putting a game out of sight, for one that was begun by mistake or never ends."""

from companion.errors import CompanionError
from companion.words import _
from screens.game.game_screen import GameScreen


def ask_to_delete(screen: GameScreen) -> None:
    """Delete the game of a screen once somebody says so; for a moment it can be brought back."""
    screen.navigator.dialog(
        _("Delete this game?"),
        _(screen.play.game.words.city.deleted_too),
        actions=[(_("Keep it"), None), (_("Delete"), lambda: _delete(screen))],
    )


def _delete(screen: GameScreen) -> None:
    store, navigator, game = screen.app.store, screen.navigator, screen.running.id

    def bring_back() -> None:
        store.undelete(game)
        navigator.home()

    try:
        store.delete(game)
    except CompanionError as problem:
        navigator.notice(str(problem))
        return
    navigator.home()
    navigator.notice(_("The game is deleted."), _("Undo"), bring_back)
