"""The phone is felt for a moment; this needs no permission."""

from typing import Any

from screens.phone.java import activity, is_android, java, on_its_own_thread


class _Wanted:
    """Whether the person wants to feel anything."""

    at_all = True


def let_be_felt(wanted: bool) -> None:  # noqa: FBT001  # A setting is on or off.
    """Let the phone be felt from now on, or not."""
    _Wanted.at_all = wanted


def tick() -> None:
    """Let the phone be felt for a moment, where it can be and the person wants it."""
    if _Wanted.at_all and is_android():
        key = java("android.view.HapticFeedbackConstants").VIRTUAL_KEY
        on_its_own_thread(_be_felt, activity().getWindow().getDecorView(), key)


def _be_felt(view: Any, key: int) -> None:
    view.performHapticFeedback(key)
