"""What the system wants: its bars, dark colours, less motion, larger text, its languages."""

import os
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


def wants_less_motion() -> bool:
    """Whether the person has switched the system's animations off."""
    if not is_android():
        return False
    settings, resolver = java("android.provider.Settings$Global"), activity().getContentResolver()
    return settings.getFloat(resolver, settings.ANIMATOR_DURATION_SCALE, 1.0) == 0


def is_dark() -> bool:
    """Whether the phone shows dark colours; a desktop does not tell, and light is taken."""
    if not is_android():
        return False
    configuration = java("android.content.res.Configuration")
    mode = activity().getResources().getConfiguration().uiMode
    return mode & configuration.UI_MODE_NIGHT_MASK == configuration.UI_MODE_NIGHT_YES


def text_scale() -> float:
    """How large the person has asked the whole system to write; 1 is as usual."""
    if not is_android():
        return float(os.environ.get("KIVY_METRICS_FONTSCALE", "1"))
    scale: float = activity().getResources().getConfiguration().fontScale
    return scale


def density() -> float:
    """How many pixels a dp has on the phone, without what is asked of text."""
    pixels: float = activity().getResources().getDisplayMetrics().density
    return pixels


def languages() -> list[str]:
    """The languages that the person has chosen for the system, best first."""
    if not is_android():
        # As gettext reads them.
        chosen = map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
        return next(filter(None, chosen), "").split(":")
    found = activity().getResources().getConfiguration().getLocales()
    return [found.get(place).getLanguage() for place in range(found.size())]


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
