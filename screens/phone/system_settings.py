"""How the person has set the whole phone: dark colours, less motion, larger text, languages."""

import os

from screens.phone.java import activity, is_android, java


def is_dark() -> bool:
    """Whether the phone shows dark colours; a desktop does not tell, and light is taken."""
    if not is_android():
        return False
    configuration = java("android.content.res.Configuration")
    mode = activity().getResources().getConfiguration().uiMode
    return mode & configuration.UI_MODE_NIGHT_MASK == configuration.UI_MODE_NIGHT_YES


def wants_less_motion() -> bool:
    """Whether the person has switched the system's animations off."""
    if not is_android():
        return False
    settings, resolver = java("android.provider.Settings$Global"), activity().getContentResolver()
    return settings.getFloat(resolver, settings.ANIMATOR_DURATION_SCALE, 1.0) == 0


def text_scale() -> float:
    """How large the person has asked the whole system to write; 1 is as usual."""
    if not is_android():
        return float(os.environ.get("KIVY_METRICS_FONTSCALE", "1"))
    scale: float = activity().getResources().getConfiguration().fontScale
    return scale


def languages() -> list[str]:
    """The languages that the person has chosen for the system, best first."""
    if not is_android():
        # As gettext reads them.
        chosen = map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
        return next(filter(None, chosen), "").split(":")
    found = activity().getResources().getConfiguration().getLocales()
    return [found.get(place).getLanguage() for place in range(found.size())]
