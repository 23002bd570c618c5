"""Text that somebody else wrote, made fit to stand in one of our sentences."""

import json

LONGEST = 40


def quoted(found: object, most: int = LONGEST) -> str:
    """Quote no more of somebody's text than fits in a sentence, and nothing that breaks the line.

    What is no text at all is quoted as it was written, in JSON.

    >>> quoted("G10n"), quoted("n" * 99, most=5), quoted("a" + chr(10) + "b"), quoted(None)
    ('G10n', 'nnnnn…', 'a?b', 'null')
    """
    text = found if isinstance(found, str) else json.dumps(found, ensure_ascii=False)
    seen = "".join(letter if letter.isprintable() else "?" for letter in text[:most])
    return seen if len(text) <= most else seen + "…"
