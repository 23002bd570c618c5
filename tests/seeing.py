"""What is on the screen, as whoever looks at it sees it."""

from kivy.core.window import Window
from kivy.uix.behaviors import ButtonBehavior


def seen(root=None):
    """Every widget that is shown, those on top first."""
    for child in (root or Window).children:
        if child.opacity > 0 and child.width > 0 and child.height > 0:
            yield from seen(child)
            yield child


def find(words):
    """What carries these words or this name; of several, one to press; None where nothing does."""
    found = [w for w in seen() if words in (getattr(w, "text", ""), _name(w))]
    return next((w for w in found if isinstance(w, ButtonBehavior)), found[0] if found else None)


def says(words):
    """Whether these words are somewhere on the screen."""
    return any(words in (getattr(w, "text", "") or "") for w in seen())


def everything_said():
    """All words on the screen."""
    return sorted({w.text for w in seen() if getattr(w, "text", "")})


def _name(widget):
    name = getattr(widget, "name", "")
    return name if isinstance(name, str) else ""
