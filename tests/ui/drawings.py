"""What is wrong inside a canvas: text out of its place, or outlines that no scroll view clips."""

from functools import cache
from itertools import combinations, pairwise

from kivy.core.window import Window
from kivy.graphics import (
    Canvas,
    Color,
    InstructionGroup,
    Rectangle,
    SmoothEllipse,
    SmoothRectangle,
    SmoothRoundedRectangle,
)
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
from kivy.uix.scrollview import ScrollView

from screens.board.board import Board
from screens.board.glyphs import COLUMNS, NAMES, ROWS, _glyph
from screens.board.sketch import GLYPH
from screens.points import PointsGrid, PrizeTable
from screens.scoreboard.race_chart import RaceChart
from screens.table.dummy_heap import DummyHeap
from screens.tiles.tile_button import TileButton
from screens.tiles.tile_shelf import TileShelf

SLACK = 1.5
TILE = 0.5
"""Half a tile, in tile widths."""

CORNERS = 13 * 4
"""How many numbers a glyph has in its mesh."""

FAR_AWAY = 100_000

LEAKING = SmoothEllipse, SmoothRectangle, SmoothRoundedRectangle
"""What Kivy draws an outline around, which no scroll view clips while it is translucent (#8782)."""


def drawn_flaws(widget, *, scrolled):
    """What is wrong with what one widget draws by itself."""
    if isinstance(widget, PointsGrid | PrizeTable | RaceChart):
        texts = list(_texts(widget))
        yield from _outside(widget, texts, scrolled=scrolled)
        yield from _on_each_other(widget, texts)
    if isinstance(widget, PointsGrid):
        yield from _out_of_their_columns(widget, texts)
        yield from _on_dots(widget, texts)
    if isinstance(widget, Board | TileShelf | TileButton | DummyHeap):
        yield from _flaws_of_tiles(widget, scrolled=scrolled)
    if isinstance(widget, ScrollView):
        yield from _unclipped(widget)


# Text on a canvas.


def _texts(widget):
    """The frame of each piece of text, in the coordinates of the widget."""
    for drawn in _instructions(widget.canvas):
        if type(drawn) is Rectangle and drawn.texture is not None:
            yield _box(drawn)


def _outside(widget, boxes, *, scrolled):
    """What reaches beyond its widget, or beyond the window."""
    for box in boxes:
        if not _within(box, (widget.x, widget.y, widget.right, widget.top)):
            yield f"{_tell(widget)} draws beside itself: {_numbers(box)}"
        left, bottom = widget.to_window(box[0], box[1])
        right, top = widget.to_window(box[2], box[3])
        seen = (left, 0, right, 0) if scrolled else (left, bottom, right, top)
        if not _within(seen, (0, 0, Window.width, Window.height)):
            yield f"{_tell(widget)} draws outside the window: {_numbers(seen)}"


def _on_each_other(widget, boxes):
    for one, other in combinations(boxes, 2):
        if _cross(one, other):
            yield f"{_tell(widget)} draws one on the other: {_numbers(one)}, {_numbers(other)}"


def _out_of_their_columns(grid, boxes):
    """Numbers and headings that are wider than their columns."""
    middles = grid.plan.middles
    for column, (one, other) in enumerate(pairwise(middles)):
        for row in (None, *range(len(grid.rows))):
            x, y = grid.spot(row, column)
            for box in boxes:
                here = abs((box[0] + box[2]) / 2 - x) < SLACK > abs((box[1] + box[3]) / 2 - y)
                if here and box[2] - box[0] > other - one + SLACK:
                    yield f"{_tell(grid)} draws wider than a column: {_numbers(box)}"


def _on_dots(grid, boxes):
    """What is written on the dot of a player."""
    dots = [_box(drawn) for drawn in _instructions(grid.canvas) if isinstance(drawn, SmoothEllipse)]
    for dot in dots[::2]:
        yield from (
            f"{_tell(grid)} writes on a dot: {_numbers(b)}" for b in boxes if _cross(b, dot)
        )


# Tiles on a canvas.


def _flaws_of_tiles(widget, *, scrolled):
    """What is printed on tiles: inside them, beside each other, and inside the widget."""
    if widget._layers is None:
        return
    try:
        x, y, size = widget._layers._context["view"]
    except KeyError:
        return
    for layer, mesh in widget._layers._meshes.items():
        inks = list(_inks(mesh.vertices))
        seen = [tuple(v * size + (x, y)[at % 2] for at, v in enumerate(box)) for box in inks]
        if not _is_panned(widget):
            yield from _outside(widget, seen, scrolled=scrolled)
        yield from _on_each_other(f"{_tell(widget)}, {layer}", seen)
        if not isinstance(widget, DummyHeap):
            yield from _off_their_tiles(widget, inks)


def _inks(vertices):
    """The frame of each symbol and letter as far as there is ink, in tile widths."""
    for start in range(0, len(vertices), CORNERS):
        corners = [vertices[start + 13 * corner : start + 13 * corner + 13] for corner in range(4)]
        if corners[0][-1] != GLYPH:
            continue
        left, bottom, right = corners[0][0], corners[0][1], corners[1][0]
        name = NAMES[round(corners[0][3] * ROWS) * COLUMNS + round(corners[0][2] * COLUMNS)]
        ink, size = _ink(name), right - left
        yield tuple((left, bottom)[at % 2] + edge * size for at, edge in enumerate(ink))


@cache
def _ink(name, size=96):
    """Where in its square a glyph has ink, from 0 to 1."""
    texture = _glyph(name, size)
    width, height = texture.size
    pixels = texture.pixels
    inked = [divmod(at, width)[::-1] for at in range(width * height) if pixels[at * 4 + 3] > 24]
    across, down = [x for x, _ in inked], [y for _, y in inked]
    left, low = (size - width) // 2, (size - height) // 2
    # The rows of pixels run from the top.
    return (
        (left + min(across)) / size,
        (low + height - 1 - max(down)) / size,
        (left + max(across) + 1) / size,
        (low + height - min(down)) / size,
    )


def _off_their_tiles(widget, inks):
    """What is printed over the edge of a tile."""
    for ink in inks:
        middle = (ink[0] + ink[2]) / 2, (ink[1] + ink[3]) / 2
        x, y = min(_places(widget), key=lambda at: max(_away(at, middle)))
        if not _within(ink, (x - TILE, y - TILE, x + TILE, y + TILE), 0.01):
            yield f"{_tell(widget)} prints over the edge of a tile at {x:.1f}, {y:.1f}"


def _places(widget):
    """The middles of the tiles, in tile widths."""
    if isinstance(widget, Board):
        cells = [(0, 0), *(widget.city.tiles if widget.city else ()), *widget.ghosts]
        cells += [*widget.places, *widget.faults]
        cells += [widget.marked] if widget.marked is not None else []
        return [(cell[0], -cell[1]) for cell in cells]
    if isinstance(widget, TileShelf):
        return [at for _tile, at in widget._placed()]
    return [(0, 0)]


def _is_panned(widget):
    """Whether a board shows only a part of what is on it, as a finger moved it."""
    if not isinstance(widget, Board) or not widget.interactive:
        return False
    return not widget.view.shows(widget.bounds, widget.frame)


# What a scroll view cannot clip.


def _unclipped(scroll):
    colour = None
    for drawn in _instructions(scroll.canvas_viewport):
        if isinstance(drawn, Color):
            colour = drawn
        if isinstance(drawn, LEAKING) and colour is not None and 0 < colour.a < 1:
            yield f"{_tell(scroll)} cannot clip a translucent {type(drawn).__name__}"


def spilled(scroll):
    """How many pixels beside a scroll view are not the same without what it holds."""
    with_content = picture()
    scroll.g_translate.y += FAR_AWAY
    without = picture()
    scroll.g_translate.y -= FAR_AWAY
    left, bottom = (int(edge) for edge in scroll.to_window(*scroll.pos))
    right, top = left + int(scroll.width) + 1, bottom + int(scroll.height) + 1
    width, height = Window.size
    spilled = 0
    for y in range(height):
        for from_x, to_x in [(0, left), (right, width)] if bottom <= y < top else [(0, width)]:
            row = slice((y * width + from_x) * 4, (y * width + to_x) * 4)
            if with_content[row] != without[row]:
                spilled += sum(
                    with_content[at : at + 4] != without[at : at + 4]
                    for at in range(row.start, row.stop, 4)
                )
    return spilled


def picture():
    """The pixels of the window as it is drawn now, four bytes each, from the bottom."""
    type(Window).on_draw(Window)
    return glReadPixels(0, 0, *Window.size, GL_RGBA, GL_UNSIGNED_BYTE)


# Boxes.


def _instructions(canvas):
    """Everything on a canvas, in the order in which it is drawn."""
    for drawn in canvas.children:
        if isinstance(drawn, Canvas | InstructionGroup):
            yield from _instructions(drawn)
        else:
            yield drawn


def _box(rectangle):
    x, y = rectangle.pos
    return x, y, x + rectangle.size[0], y + rectangle.size[1]


def _within(box, frame, slack=SLACK):
    return (
        box[0] >= frame[0] - slack
        and box[1] >= frame[1] - slack
        and box[2] <= frame[2] + slack
        and box[3] <= frame[3] + slack
    )


def _cross(one, other):
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > SLACK
        and min(one[3], other[3]) - max(one[1], other[1]) > SLACK
    )


def _away(at, middle):
    return abs(at[0] - middle[0]), abs(at[1] - middle[1])


def _numbers(box):
    return " ".join(f"{edge:.0f}" for edge in box)


def _tell(widget):
    return widget if isinstance(widget, str) else type(widget).__name__
