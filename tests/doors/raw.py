"""Bytes spoilt in one place or several, as discs, messengers and bad will spoil them."""

JUNK = (
    b"",
    b"\x00",
    b"\xff",
    b"\xff\xfe",
    b'"',
    b"{",
    b"}",
    b"[" * 300,
    b"]",
    b",",
    b":",
    b"-1",
    b"1e999",
    b"NaN",
    b"9" * 30,
    b"null",
    b"true",
    b"\xe2\x80\xae",
    b"\xe2\x80\x8b",
    b"\xf0\x9f\x98\x80",
    b"\\ud800",
    b"\n",
    b"\r",
    b"\x1b[2J",
    b"/",
    b"*",
    b".",
    b" ",
    b"G10n",
    b"HG",
    b"alhambra:",
)
"""What is put in between, or in another's place."""
MOST = 4
"""In so many places at once."""
TIMES = (2, 3, 50)
"""So often a piece is said again."""


def spoilt(raw, chance):
    """The bytes with anything from one to four places spoilt."""
    for _time in range(chance.randint(1, MOST)):
        raw = chance.choice(WAYS)(raw, chance)
    return raw


def _piece(raw, chance, longest=40):
    start = chance.randint(0, len(raw))
    return start, min(len(raw), start + chance.randint(0, longest))


def _flip(raw, chance):
    if not raw:
        return raw
    at = chance.randrange(len(raw))
    return raw[:at] + bytes([raw[at] ^ 1 << chance.randrange(8)]) + raw[at + 1 :]


def _drop(raw, chance):
    start, end = _piece(raw, chance)
    return raw[:start] + raw[end:]


def _put(raw, chance):
    at, _end = _piece(raw, chance)
    return raw[:at] + chance.choice(JUNK) + raw[at:]


def _replace(raw, chance):
    start, end = _piece(raw, chance, longest=6)
    return raw[:start] + chance.choice(JUNK) + raw[end:]


def _repeat(raw, chance):
    start, end = _piece(raw, chance)
    return raw[:start] + raw[start:end] * chance.choice(TIMES) + raw[end:]


def _swap(raw, chance):
    (start, end), (first, last) = sorted([_piece(raw, chance), _piece(raw, chance)])
    if first < end:
        return raw
    return raw[:start] + raw[first:last] + raw[end:first] + raw[start:end] + raw[last:]


def _cut(raw, chance):
    return raw[: chance.randint(0, len(raw))]


WAYS = (_flip, _flip, _drop, _put, _replace, _replace, _repeat, _swap, _cut)
