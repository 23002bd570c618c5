"""What leaves the app: a text goes to an app of the person's choice, on a desktop it is copied."""

from screens.phone.java import activity, as_java, is_android, java


def share(text: str, title: str) -> bool:
    """Hand a text to an app of the person's choice; False where it went to the clipboard."""
    if not is_android():
        copy(text)
        return False
    intents, words = java("android.content.Intent"), java("java.lang.String")
    sending = intents(intents.ACTION_SEND)
    sending.setType("text/plain")
    sending.putExtra(intents.EXTRA_TEXT, words(text))
    chooser = intents.createChooser(sending, as_java("java.lang.CharSequence", words(title)))
    activity().startActivity(chooser)
    return True


def copy(text: str) -> None:
    """Put a text where the person can paste it from."""
    from kivy.core.clipboard import Clipboard  # noqa: PLC0415  # Slow to find, seldom used.

    Clipboard.copy(text)
