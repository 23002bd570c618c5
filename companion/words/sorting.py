"""Names in the order in which the language spoken now has its letters."""

from unicodedata import combining, normalize

from companion.words.speech import language

_OWN_LETTERS = {"es": "ñ", "pl": "ąćęłńóśźż"}
"""Letters that follow the one that they look like; all others stand with it."""
_LOOK_LIKE = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})


def by_alphabet(name: str) -> tuple[tuple[tuple[str, int], ...], str]:
    """What names are sorted by.

    >>> sorted(["Zoë", "Łucja", "Ásdís", "Lena", "Ola"], key=by_alphabet)
    ['Ásdís', 'Lena', 'Łucja', 'Ola', 'Zoë']
    """
    own = _OWN_LETTERS.get(language(), "")
    letters: list[tuple[str, int]] = []
    for letter in normalize("NFC", name.casefold()):
        place = own.find(letter) + 1
        letters += [(plain, place) for plain in _plain(letter)]
    return tuple(letters), name


def _plain(letter: str) -> str:
    """The letter without what stands on it or hangs below."""
    apart = normalize("NFD", letter.translate(_LOOK_LIKE))
    return "".join(each for each in apart if not combining(each))
