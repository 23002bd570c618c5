"""What somebody types to find something, and what is searched, made alike."""

import unicodedata

# Letters that are no plain letter with an accent but are looked for as if they were, and marks that
# are left out.
_PLAIN = str.maketrans(
    {
        "ł": "l",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "ħ": "h",
        "æ": "ae",
        "œ": "oe",
        "þ": "th",
        **dict.fromkeys("'’`"),
    }
)


def plain(text: str) -> str:
    """A text in small letters without accents and apostrophes.

    >>> plain("Łaźnia, Größe, don't")
    'laznia, grosse, dont'
    """
    small = text.casefold().translate(_PLAIN)
    if small.isascii():
        return small
    letters = unicodedata.normalize("NFKD", small)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
