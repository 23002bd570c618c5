"""What leaves the app: it goes to an app of the person's choice; on a desktop a text is copied."""

from typing import Any

from screens.phone.clipboard import copy
from screens.phone.document_bytes import write_to
from screens.phone.java import activity, as_java, is_android, java, version

PICTURES_CAN_BE_SHARED = 29
"""From this Android on, an app may put its own pictures among the others without a permission."""

FOLDER = "Pictures/Alhambra companion"


def share(text: str, title: str) -> bool:
    """Hand a text to an app of the person's choice; False where it went to the clipboard."""
    if not is_android():
        copy(text)
        return False
    intents = java("android.content.Intent")
    sending = intents(intents.ACTION_SEND)
    sending.setType("text/plain")
    sending.putExtra(intents.EXTRA_TEXT, java("java.lang.String")(text))
    _send(sending, title)
    return True


def share_picture(file: bytes, name: str, text: str, title: str) -> bool:
    """Hand a picture to an app of the person's choice; False where only its text can go."""
    if not is_android() or version() < PICTURES_CAN_BE_SHARED:
        return False
    store, columns = java("android.provider.MediaStore$Images$Media"), java("java.lang.String")
    values = java("android.content.ContentValues")()
    for column, value in (
        ("_display_name", name),
        ("mime_type", "image/png"),
        ("relative_path", FOLDER),
    ):
        values.put(columns(column), columns(value))
    place = activity().getContentResolver().insert(store.EXTERNAL_CONTENT_URI, values)
    if place is None:
        return False
    write_to(place, file)
    intents = java("android.content.Intent")
    sending = intents(intents.ACTION_SEND)
    sending.setType("image/png")
    sending.putExtra(intents.EXTRA_STREAM, as_java("android.os.Parcelable", place))
    sending.putExtra(intents.EXTRA_TEXT, columns(text))
    sending.addFlags(intents.FLAG_GRANT_READ_URI_PERMISSION)
    _send(sending, title)
    return True


def _send(sending: Any, title: str) -> None:
    words = as_java("java.lang.CharSequence", java("java.lang.String")(title))
    activity().startActivity(java("android.content.Intent").createChooser(sending, words))
