"""The way to what somebody has: a player's palace, or the dummy's tiles."""

from collections.abc import Sequence

from kivy.uix.widget import Widget

from companion.record import Colour
from companion.wording.table_problems import holder_name
from screens.game.game_screen import GameScreen
from screens.game.seat_colours import DUMMY_ICON


def look_at(screen: GameScreen, colour: Colour | None) -> None:
    """Go to a player's palace; nobody's colour stands for the dummy."""
    if colour is None:
        screen.go("dummy")
    else:
        screen.go("palace", seat=colour.value)


def look_at_one_of(
    screen: GameScreen, hangs_from: Widget, holders: Sequence[Colour | None]
) -> None:
    """Go there at once, or ask to whom where there are several."""
    if len(holders) == 1:
        look_at(screen, holders[0])
        return
    items = [
        (
            DUMMY_ICON if colour is None else "castle",
            holder_name(screen.play, colour),
            lambda colour=colour: look_at(screen, colour),
        )
        for colour in holders
    ]
    screen.navigator.menu(hangs_from, items)


def correct_one_of(screen: GameScreen, hangs_from: Widget, number: int) -> None:
    """Ask whose palace of a past round is to be put right, and go there."""
    items = [
        (
            "castle",
            seat.name,
            lambda colour=seat.colour: screen.go("palace", seat=colour.value, round=number),
        )
        for seat in screen.play.seats
    ]
    screen.navigator.menu(hangs_from, items)
