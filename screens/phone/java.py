"""The way to what Android has; on a desktop there is none, and nobody asks for it."""

from collections.abc import Callable
from typing import Any

from kivy.utils import platform


def is_android() -> bool:
    """Whether the app runs on a phone."""
    return platform == "android"


def java(name: str) -> Any:
    """A class of Android's or Java's."""
    from jnius import autoclass  # noqa: PLC0415  # There is no jnius but on the phone.

    return autoclass(name)


def as_java(name: str, thing: Any) -> Any:
    """A thing as one of its own interfaces, where Java could not choose."""
    from jnius import cast  # noqa: PLC0415  # There is no jnius but on the phone.

    return cast(name, thing)


def activity() -> Any:
    """What Android calls the app."""
    return java("org.kivy.android.PythonActivity").mActivity


def version() -> int:
    """Which Android it is."""
    number: int = java("android.os.Build$VERSION").SDK_INT
    return number


def listen_at(door: str, listener: Callable[..., None]) -> None:
    """Tell somebody of what comes in at a door of the activity, on a thread of Java's.

    Whoever is bound twice is told twice, and for ever, so we let go of a door before we listen.
    """
    from android import activity as doors  # noqa: PLC0415  # Only on the phone.

    doors.unbind(**{door: listener})
    doors.bind(**{door: listener})


def on_its_own_thread(work: Callable[..., None], *told: object) -> None:
    """Let what is seen and felt be changed on the only thread that may.

    Each function is kept there for ever, so none is made up for the occasion.
    """
    from android.runnable import run_on_ui_thread  # noqa: PLC0415  # Only on the phone.

    run_on_ui_thread(work)(*told)
