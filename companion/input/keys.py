"""The keys of a desktop's keyboard, by the names that screens answer to."""

from collections.abc import Collection

BACK = 27
"""ESC, and Back on Android."""

HELP = "help"
CONFIRM = "ctrl enter"
ON_FROM_FIELDS = "tab", "shift tab"
"""What leads on from a field that is typed into."""

UNDO, REDO = "ctrl z", ("ctrl y", "ctrl shift z")

NAMES = {
    8: "delete",
    9: "tab",
    13: "enter",
    127: "delete",
    271: "enter",
    273: "up",
    274: "down",
    275: "right",
    276: "left",
    282: HELP,
    **{256 + digit: str(digit) for digit in range(10)},
}
"""What Kivy calls by number, a keypad's digits too; F1 asks for help."""

HELP_TYPED = "?"
"""Asks for help too; where it lies on a keyboard, only what is typed tells."""

PRINTED = range(32, 127)


def name_of(key: int, held: Collection[str]) -> str:
    """What a key is called, those that are held down with it first; empty, it has no name.

    >>> name_of(122, ["ctrl"]), name_of(9, ["shift"]), name_of(263, ["numlock"])
    ('ctrl z', 'shift tab', '7')
    """
    name = NAMES.get(key) or (chr(key).lower() if key in PRINTED else "")
    if not name:
        return ""
    with_it = ["ctrl"] if {"ctrl", "meta"} & {*held} else []
    if "shift" in held and (with_it or key not in PRINTED):
        with_it.append("shift")
    return " ".join([*with_it, name])
