"""What is usual at the table, kept with the games; where it cannot be read nothing is."""

from kivy.app import App

from companion.drafts.usual_table import UsualTable
from screens.game.kept_drafts import keep, kept

KEY = "usual table"


def usual_table() -> UsualTable:
    """What every new game begins with."""
    return kept(KEY, UsualTable())


def keep_usual(usual: UsualTable) -> None:
    """Let every new game begin with this, or say that it may not."""
    if not keep(KEY, usual):
        App.get_running_app().say_not_saved()
