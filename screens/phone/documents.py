"""Android's own dialogs for documents: where to keep one, and which to open."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from screens.phone.document_bytes import read_from, write_to
from screens.phone.java import activity, is_android, java, listen_at

OFFERED, ASKED_FOR = 7101, 7102
"""What Android calls an answer by."""

SUCCESS = -1
"""What Android answers if a document was chosen: Activity.RESULT_OK."""


class _Waiting:
    """What is done with the place that a person chooses; they choose one at a time."""

    then: Callable[[Any], None] | None = None


def has_documents() -> bool:
    """Whether there are such dialogs; on a desktop one types where a file is."""
    return is_android()


def offer_document(
    name: str, sort: str, data: bytes, done: Callable[[], None], failed: Callable[[], None]
) -> None:
    """Ask where to keep a document of a sort such as application/json, and write it there."""

    def write(place: Any) -> None:
        try:
            write_to(place, data)
        except OSError:
            failed()
        else:
            done()

    asking = _asking("ACTION_CREATE_DOCUMENT", sort)
    asking.putExtra(java("android.content.Intent").EXTRA_TITLE, java("java.lang.String")(name))
    _ask(asking, OFFERED, write)


def ask_for_document(most: int, take: Callable[[bytes], None], failed: Callable[[], None]) -> None:
    """Ask for a document, and read no more of it than said."""

    def read(place: Any) -> None:
        try:
            found = read_from(place, most)
        except OSError:
            failed()
        else:
            take(found)

    # A messenger seldom says of a file that it is JSON.
    _ask(_asking("ACTION_OPEN_DOCUMENT", "*/*"), ASKED_FOR, read)


def _asking(action: str, sort: str) -> Any:
    intents = java("android.content.Intent")
    asking = intents(getattr(intents, action))
    asking.addCategory(intents.CATEGORY_OPENABLE)
    asking.setType(sort)
    return asking


def _ask(asking: Any, number: int, then: Callable[[Any], None]) -> None:
    _Waiting.then = then
    listen_at("on_activity_result", _answered)
    activity().startActivityForResult(asking, number)


def _answered(number: int, answer: int, intent: Any) -> None:
    """A person has chosen, or not; told on a thread of Java's."""
    if number in {OFFERED, ASKED_FOR}:
        then, _Waiting.then = _Waiting.then, None
        place = intent.getData() if answer == SUCCESS and intent is not None else None
        if then is not None and place is not None:
            Clock.schedule_once(lambda _: then(place))
