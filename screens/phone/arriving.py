"""What comes in from outside: a link that was tapped or read by the camera, a text shared to us."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from screens.phone.java import activity, is_android, java, listen_at

LONGEST = 10_000
"""How many characters are taken; a code is never that long."""


class _Doorkeeper:
    """Whoever wants what comes in while the app runs."""

    take: Callable[[str], None] | None = None


def listen(take: Callable[[str], None]) -> str:
    """Hand on whatever comes in from now on; the answer is what the app was opened with."""
    _Doorkeeper.take = take
    if not is_android():
        return ""
    listen_at("on_new_intent", _arrived)
    return _text_of(activity().getIntent())


def stop_listening() -> None:
    """Hand on nothing more, for the app has ended."""
    _Doorkeeper.take = None


def _arrived(intent: Any) -> None:
    """Something comes in on a thread of Java's."""
    text = _text_of(intent)
    if text:
        Clock.schedule_once(lambda _: _hand_on(text))


def _hand_on(text: str) -> None:
    if _Doorkeeper.take is not None:
        _Doorkeeper.take(text)


def _text_of(intent: Any) -> str:
    """The text or link in an intent; none where the app is only brought back with an old one."""
    names = java("android.content.Intent")
    if intent is None or intent.getFlags() & names.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY:
        return ""
    found = None
    if intent.getAction() == names.ACTION_SEND:
        found = intent.getStringExtra(names.EXTRA_TEXT)
    elif intent.getAction() == names.ACTION_VIEW:
        found = intent.getDataString()
    # Half a letter, which Java allows, can be neither shown nor kept.
    return (found or "")[:LONGEST].encode("utf-8", "ignore").decode("utf-8")
