"""What the check of canvases sees, and that nothing is drawn beside its scroll view."""

from dataclasses import replace

import pytest
from kivy.core.window import Window
from kivy.graphics import Color, SmoothRoundedRectangle
from kivy.lang import Builder
from kivy.uix.scrollview import ScrollView

from companion.layout.board_view import View
from companion.layout.grid_plan import GridPlan
from screens.board import glyphs, paint
from tests.ui.drawings import spilled
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.tables import at, six_players, two_players

SCROLLED = """
BoxLayout:
    padding: 0, 200
    Scroll:
        Widget:
            size_hint_y: None
            height: 2000
"""


@pytest.fixture
def scrolled(hand):
    """A scroll view in the middle of the window, and the widget that it scrolls."""
    box = Builder.load_string(SCROLLED)
    Window.add_widget(box)
    hand.frames(3)
    (scroll,) = box.children
    yield scroll, scroll.children[0]
    Window.remove_widget(box)


def row(widget, scroll, alpha):
    """Draw a row that crosses the upper edge of its scroll view."""
    top = widget.to_widget(0, scroll.top)[1]
    with widget.canvas:
        Color(1, 0, 0, alpha)
        SmoothRoundedRectangle(pos=(20, top - 20), size=(200, 40), radius=[8])


def test_a_translucent_outline_leaves_its_scroll_view_and_is_found(hand, scrolled):
    scroll, widget = scrolled
    row(widget, scroll, 0.8)
    assert spilled(scroll) > 0
    assert flaws(scroll.parent) == ["Scroll cannot clip a translucent SmoothRoundedRectangle"]


def test_a_row_that_is_not_translucent_is_clipped(hand, scrolled):
    scroll, widget = scrolled
    row(widget, scroll, 1)
    assert spilled(scroll) == 0
    assert flaws(scroll.parent) == []


def squeezed(plan):
    """Columns half as wide as they have to be."""
    return replace(plan, middles=tuple(middle / 2 for middle in plan.middles))


def test_numbers_that_touch_are_found(hand, monkeypatch):
    planned = GridPlan.for_width
    monkeypatch.setattr(GridPlan, "for_width", lambda *args: squeezed(planned(*args)))
    at(hand, six_players(hand), "scoreboard")
    found = flaws()
    assert any("PointsGrid draws one on the other" in flaw for flaw in found)
    assert any("PointsGrid draws wider than a column" in flaw for flaw in found)


def test_names_beside_a_grid_are_found(hand, monkeypatch):
    monkeypatch.setattr("screens.points.grid.grid_plan.DOT", -40)
    at(hand, six_players(hand), "scoreboard")
    assert any("PointsGrid draws beside itself" in flaw for flaw in flaws())


def test_names_of_the_race_on_each_other_are_found(hand, monkeypatch):
    monkeypatch.setattr("screens.scoreboard.race_chart.LINE", 3)
    at(hand, six_players(hand), "scoreboard")
    assert any("RaceChart draws one on the other" in flaw for flaw in flaws())


@pytest.fixture
def displaced(monkeypatch):
    """Prices that are printed a little off, in tile widths."""
    printed = paint._number

    def displace(x, y):
        def off(sketch, number, left, *args):
            printed(sketch, number, (left[0] + x, left[1] + y), *args)

        monkeypatch.setattr(paint, "_number", off)

    return displace


@pytest.mark.parametrize("room", ["table", "dummy"])
@pytest.mark.parametrize(
    ("shift", "found"),
    [((-0.2, 0), "prints over the edge of a tile"), ((0.3, -0.3), "draws one on the other")],
)
def test_a_price_out_of_its_place_is_found(hand, displaced, room, shift, found):
    displaced(*shift)
    at(hand, two_players(hand), room)
    hand.resize(*SIZES[-1])
    widget = {"table": "Board", "dummy": "TileShelf"}[room]
    assert any(flaw.startswith(widget) and found in flaw for flaw in flaws())


def test_a_board_larger_than_its_frame_is_found(hand, monkeypatch):
    monkeypatch.setattr("screens.board.board.View.fitting", lambda *_: View(40, 40, 90))
    at(hand, two_players(hand), "table")
    assert any("Board draws beside itself" in flaw for flaw in flaws())


@pytest.mark.parametrize("size", glyphs.SIZES)
def test_every_glyph_fits_its_place_on_the_sheet(app, size):
    for name in glyphs.NAMES:
        assert max(glyphs._glyph(name, size).size) <= size, name


def scroll_views(hand):
    """Those that hold more than they can show."""
    views = [w for w in hand.seen() if isinstance(w, ScrollView) and w.children]
    return [view for view in views if view.children[0].height > view.height]


@pytest.mark.parametrize(
    ("room", "params"),
    [
        ("table", {}),
        ("round", {}),
        ("round", {"round": 1}),
        ("scoreboard", {}),
        ("setup_card", {}),
    ],
)
def test_nothing_scrolled_is_drawn_beside_its_scroll_view(hand, room, params):
    at(hand, six_players(hand), room, **params)
    hand.resize(*SIZES[0])
    views = scroll_views(hand)
    assert views
    for scroll in views:
        for part in (0.9, 0.8, 0.3):
            scroll.scroll_y = part
            hand.frames(2)
            assert spilled(scroll) == 0, part


def test_a_card_that_is_held_is_not_drawn_beside_its_scroll_view(hand):
    screen = at(hand, six_players(hand), "table")
    hand.resize(*SIZES[0])
    scroll, card = screen.ids.scroll, screen.ids.cards.children[-1]
    edge = scroll.to_window(0, scroll.top)[1]
    beyond = edge + 40 - card.to_window(0, card.top)[1]
    scroll.scroll_y -= beyond / (scroll.children[0].height - scroll.height)
    hand.frames(2)
    assert card.to_window(0, card.y)[1] < edge - 20 < edge + 20 < card.to_window(0, card.top)[1]
    finger = hand.press(*card.to_window(card.center_x, card.y + 10))
    hand.until(lambda: card.state == "down")
    assert spilled(scroll) == 0
    finger.touch_up()
