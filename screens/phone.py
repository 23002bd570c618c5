"""What the phone tells the app and does for it; a desktop tells nothing and does nothing."""

from collections.abc import Callable
from typing import Any, NamedTuple

from kivy.utils import platform

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
    if platform != "android" or _android() < EDGE_TO_EDGE:
        return Insets()
    seen = _activity().getWindow().getDecorView().getRootWindowInsets()
    if seen is None:
        return Insets()
    kinds = _java("android.view.WindowInsets$Type")
    bars = seen.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Insets(bars.left, bars.top, bars.right, bars.bottom)


def wants_less_motion() -> bool:
    """Whether the person has switched the system's animations off."""
    if platform != "android":
        return False
    settings, resolver = _java("android.provider.Settings$Global"), _activity().getContentResolver()
    return settings.getFloat(resolver, settings.ANIMATOR_DURATION_SCALE, 1.0) == 0


def is_dark() -> bool:
    """Whether the phone shows dark colours; a desktop does not tell, and light is taken."""
    if platform != "android":
        return False
    configuration = _java("android.content.res.Configuration")
    mode = _activity().getResources().getConfiguration().uiMode
    return mode & configuration.UI_MODE_NIGHT_MASK == configuration.UI_MODE_NIGHT_YES


def tell_bars(*, dark: bool) -> None:
    """Let the icons of the system's bars be read on dark colours, or on light ones."""
    if platform == "android" and _android() >= BARS_CAN_BE_TOLD:
        controllers = _java("android.view.WindowInsetsController")
        both = (
            controllers.APPEARANCE_LIGHT_STATUS_BARS | controllers.APPEARANCE_LIGHT_NAVIGATION_BARS
        )
        _on_its_own_thread(_change_bars, _activity().getWindow(), 0 if dark else both, both)


def tick() -> None:
    """Let the phone be felt for a moment, where it can be; this needs no permission."""
    if platform == "android":
        key = _java("android.view.HapticFeedbackConstants").VIRTUAL_KEY
        _on_its_own_thread(_be_felt, _activity().getWindow().getDecorView(), key)


def share(text: str, title: str) -> bool:
    """Hand a text to an app of the person's choice; False where it went to the clipboard."""
    if platform != "android":
        from kivy.core.clipboard import Clipboard  # noqa: PLC0415  # Slow to find, seldom used.

        Clipboard.copy(text)
        return False
    from jnius import cast  # noqa: PLC0415  # There is no jnius but on the phone.

    intents, words = _java("android.content.Intent"), _java("java.lang.String")
    sending = intents(intents.ACTION_SEND)
    sending.setType("text/plain")
    sending.putExtra(intents.EXTRA_TEXT, words(text))
    chooser = intents.createChooser(sending, cast("java.lang.CharSequence", words(title)))
    _activity().startActivity(chooser)
    return True


def _java(name: str) -> Any:
    from jnius import autoclass  # noqa: PLC0415  # There is no jnius but on the phone.

    return autoclass(name)


def _activity() -> Any:
    return _java("org.kivy.android.PythonActivity").mActivity


def _android() -> int:
    version: int = _java("android.os.Build$VERSION").SDK_INT
    return version


def _on_its_own_thread(work: Callable[..., None], *told: object) -> None:
    """Let what is seen and felt be changed on the only thread that may.

    Each function is kept there for ever, so none is made up for the occasion.
    """
    from android.runnable import run_on_ui_thread  # noqa: PLC0415  # Only on the phone.

    run_on_ui_thread(work)(*told)


def _be_felt(view: Any, key: int) -> None:
    view.performHapticFeedback(key)


def _change_bars(window: Any, appearance: int, mask: int) -> None:
    controller = window.getInsetsController()
    if controller is not None:
        controller.setSystemBarsAppearance(appearance, mask)
