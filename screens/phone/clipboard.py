"""What is copied and pasted, on a phone as on a desktop."""


def copy(text: str) -> None:
    """Put a text where the person can paste it from."""
    from kivy.core.clipboard import Clipboard  # noqa: PLC0415  # Slow to find, seldom used.

    Clipboard.copy(text)


def paste() -> str:
    """The text that the person copied last, here or elsewhere; nothing where there is none."""
    from kivy.core.clipboard import Clipboard  # noqa: PLC0415  # Slow to find, seldom used.

    return Clipboard.paste() or ""
