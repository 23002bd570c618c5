"""What the phone tells the app and does for it; a desktop tells nothing and does nothing."""

from typing import NamedTuple

from kivy.utils import platform

EDGE_TO_EDGE = 35
"""From this Android on, apps draw under the system's bars."""


class Insets(NamedTuple):
    """How much of each edge belongs to the system, in pixels."""

    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0


def insets() -> Insets:
    """The room that bars and camera holes take."""
    if platform != "android":
        return Insets()
    from jnius import autoclass  # noqa: PLC0415  # There is no jnius but on the phone.

    if autoclass("android.os.Build$VERSION").SDK_INT < EDGE_TO_EDGE:
        return Insets()
    window = autoclass("org.kivy.android.PythonActivity").mActivity.getWindow()
    seen = window.getDecorView().getRootWindowInsets()
    if seen is None:
        return Insets()
    kinds = autoclass("android.view.WindowInsets$Type")
    bars = seen.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Insets(bars.left, bars.top, bars.right, bars.bottom)


def wants_less_motion() -> bool:
    """Whether the person has switched the system's animations off."""
    if platform != "android":
        return False
    from jnius import autoclass  # noqa: PLC0415  # There is no jnius but on the phone.

    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    settings = autoclass("android.provider.Settings$Global")
    scale = settings.getFloat(activity.getContentResolver(), settings.ANIMATOR_DURATION_SCALE, 1.0)
    return scale == 0


def tick() -> None:
    """Let the phone be felt for a moment, where it can be; this needs no permission."""
    if platform != "android":
        return
    from android.runnable import run_on_ui_thread  # noqa: PLC0415  # Only on the phone.
    from jnius import autoclass  # noqa: PLC0415

    feedback = autoclass("android.view.HapticFeedbackConstants")
    view = autoclass("org.kivy.android.PythonActivity").mActivity.getWindow().getDecorView()
    run_on_ui_thread(lambda: view.performHapticFeedback(feedback.VIRTUAL_KEY))()


def share(text: str, title: str) -> bool:
    """Hand a text to an app of the person's choice; False where it went to the clipboard."""
    if platform != "android":
        from kivy.core.clipboard import Clipboard  # noqa: PLC0415  # Slow to find, seldom used.

        Clipboard.copy(text)
        return False
    from jnius import autoclass, cast  # noqa: PLC0415  # There is no jnius but on the phone.

    intents, words = autoclass("android.content.Intent"), autoclass("java.lang.String")
    sending = intents(intents.ACTION_SEND)
    sending.setType("text/plain")
    sending.putExtra(intents.EXTRA_TEXT, words(text))
    chooser = intents.createChooser(sending, cast("java.lang.CharSequence", words(title)))
    autoclass("org.kivy.android.PythonActivity").mActivity.startActivity(chooser)
    return True
