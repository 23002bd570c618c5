"""What the keyboard points at: everything to press or to type into, in the order of reading."""

from collections.abc import Iterable, Iterator

from kivy.app import App
from kivy.graphics import Color, InstructionGroup, Line
from kivy.metrics import dp
from kivy.uix.widget import Widget

from screens.widgets.buttons import BigButton
from screens.widgets.column import Scroll
from screens.widgets.touchable import Holdable, Touchable, Walkable
from screens.widgets.typed_into import TypedInto

Way = Touchable | TypedInto | Walkable

STEPS = {"tab": 1, "down": 1, "shift tab": -1, "up": -1}
"""The keys that point at the next thing to press, and at the one before."""

RING = 3
"""How thick the ring around it is, in dp."""


class Pointer:
    """Goes from one thing to the next and rings it; a field is typed into, and shows so itself."""

    def __init__(self) -> None:
        self._at: Way | None = None
        self._ring = InstructionGroup()

    def take(self, key: str, panes: Iterable[Widget]) -> bool:
        """Do what a key asks for in what lies on top, and say whether it asks for anything."""
        ways = [way for pane in panes for way in in_reading_order(pane)]
        if self._at not in ways:
            self.forget()
        if isinstance(self._at, Walkable) and self._at.step(key):
            self._bring_into_view(self._at)
        elif key in STEPS and ways:
            self._point(ways[self._next(ways, STEPS[key])])
        elif key == "enter" and self._at is not None:
            self._press(self._at)
        else:
            return False
        return True

    def come_to(self, field: TypedInto) -> None:
        """Go on from a field, once somebody who types into it leaves it."""
        if self._at is not field:
            self.forget()
            self._at = field

    def is_in(self, pane: Widget | None) -> bool:
        """Whether it points at something there."""
        above = self._at
        while isinstance(above, Widget) and above.parent is not above and above is not pane:
            above = above.parent
        return pane is not None and above is pane

    def forget(self, *args) -> None:
        """Point at nothing; fingers have no use for it."""
        if isinstance(self._at, Touchable):
            self._at.funbind("pos", self._draw)
            self._at.funbind("size", self._draw)
            self._at.canvas.after.remove(self._ring)
        elif isinstance(self._at, Walkable):
            self._at.forget()
        self._at = None

    def _next(self, ways: list[Way], by: int) -> int:
        if self._at is None:
            return 0 if by > 0 else -1
        return (ways.index(self._at) + by) % len(ways)

    def _point(self, way: Way) -> None:
        if isinstance(self._at, TypedInto):
            self._at.focus = False
        self.forget()
        self._at = way
        if isinstance(way, TypedInto):
            self._press(way)
        elif isinstance(way, Walkable):
            way.come()
        else:
            self._ring_around(way)
        self._bring_into_view(way)

    def _bring_into_view(self, way: Way) -> None:
        scroll = _scroll_around(way)
        if scroll is None or scroll.viewport_size[1] <= scroll.height:
            return
        if isinstance(way, Walkable):
            scroll.bring(*way.span())
        else:
            scroll.scroll_to(way, animate=False)

    def _ring_around(self, way: Touchable) -> None:
        way.canvas.after.add(self._ring)
        way.fbind("pos", self._draw)
        way.fbind("size", self._draw)
        self._draw()

    def _draw(self, *args) -> None:
        left, bottom, width, height = self._at.face
        inset = dp(RING) / 2
        frame = left + inset, bottom + inset, width - 2 * inset, height - 2 * inset
        radius = min(float(self._at.radius[0]), height / 2)
        self._ring.clear()
        self._ring.add(Color(*App.get_running_app().theme_cls.shades["tertiary"]))
        self._ring.add(Line(rounded_rectangle=(*frame, radius), width=dp(RING) / 2))

    def _press(self, way: Way) -> None:
        if isinstance(way, TypedInto):
            way.focus = True
            way.select_all()
            return
        if isinstance(way, Walkable):
            way.press_pointed()
            return
        # One that is held by a finger waits for it to go; a key is no finger.
        if not isinstance(way, Holdable):
            way.dispatch("on_press")
        way.dispatch("on_release")


def in_reading_order(root: Widget) -> list[Way]:
    """All that can be pressed or typed into, from the top to the bottom and from left to right."""

    def place(way: Way) -> tuple[int, float]:
        x, top = way.to_window(way.x, way.center_y)
        return -round(top / dp(24)), x

    return sorted(_shown(root), key=place)


def press_big(root: Widget) -> bool:
    """Press the big button, if there is one that can be pressed."""
    big = (way for way in in_reading_order(root) if isinstance(way, BigButton))
    button = next(big, None)
    if button is not None:
        button.dispatch("on_release")
    return button is not None


def _scroll_around(way: Widget) -> Scroll | None:
    above = way.parent
    while isinstance(above, Widget):
        if isinstance(above, Scroll):
            return above
        above = above.parent
    return None


def _shown(root: Widget) -> Iterator[Way]:
    for child in root.children:
        if child.opacity > 0 and child.width > 1 and child.height > 1:
            walkable = isinstance(child, Walkable) and child.can_be_walked
            if walkable or (isinstance(child, Touchable | TypedInto) and not child.disabled):
                yield child
            yield from _shown(child)
