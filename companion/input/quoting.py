"""Text that somebody else wrote, made fit to stand in one of our sentences."""

LONGEST = 40


def quoted(text: str, most: int = LONGEST) -> str:
    """Quote no more of somebody's text than fits in a sentence, and nothing that breaks the line.

    >>> quoted("G10n"), quoted("n" * 99, most=5), quoted("a" + chr(10) + "b")
    ('G10n', 'nnnnn…', 'a?b')
    """
    seen = "".join(letter if letter.isprintable() else "?" for letter in text[:most])
    return seen if len(text) <= most else seen + "…"
