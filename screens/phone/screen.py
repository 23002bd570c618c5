"""The screen: its bars, how fine it is, and that it stays on."""

from typing import Any, NamedTuple

from screens.phone.java import activity, is_android, java, on_its_own_thread, version

EDGE_TO_EDGE = 35
"""From this Android on, apps draw under the system's bars."""

BARS_CAN_BE_TOLD = 30
"""From this Android on, the bars can be told what they are drawn on."""


class Insets(NamedTuple):
    """How much of each edge belongs to the system, in pixels."""

    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0


def insets() -> Insets:
    """The room that bars and camera holes take."""
    if not is_android() or version() < EDGE_TO_EDGE:
        return Insets()
    seen = activity().getWindow().getDecorView().getRootWindowInsets()
    if seen is None:
        return Insets()
    kinds = java("android.view.WindowInsets$Type")
    bars = seen.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Insets(bars.left, bars.top, bars.right, bars.bottom)


def density() -> float:
    """How many pixels a dp has on the phone, without what is asked of text."""
    pixels: float = activity().getResources().getDisplayMetrics().density
    return pixels


def stay_awake(*, wanted: bool) -> None:
    """Let the screen stay on, or go dark by itself; on a desktop its saver waits as well."""
    from kivy.core.window import Window  # noqa: PLC0415  # Opens the window.

    Window.allow_screensaver = not wanted


def tell_bars(*, dark: bool) -> None:
    """Let the icons of the system's bars be read on dark colours, or on light ones."""
    if is_android() and version() >= BARS_CAN_BE_TOLD:
        controllers = java("android.view.WindowInsetsController")
        both = (
            controllers.APPEARANCE_LIGHT_STATUS_BARS | controllers.APPEARANCE_LIGHT_NAVIGATION_BARS
        )
        on_its_own_thread(_change_bars, activity().getWindow(), 0 if dark else both, both)


def _change_bars(window: Any, appearance: int, mask: int) -> None:
    controller = window.getInsetsController()
    if controller is not None:
        controller.setSystemBarsAppearance(appearance, mask)
