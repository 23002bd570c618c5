"""The board: one canvas that draws a palace, pans and pinches, and tells which cell was tapped."""

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import ScissorPop, ScissorPush
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    DictProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
)

from companion.board.grid import ORIGIN, Cell
from companion.layout.board_view import View, bounds_of
from screens import phone
from screens.board import paint
from screens.board.canvas import Layers
from screens.board.colours import ON_DARK, ON_LIGHT
from screens.board.touches import Touches

DETAILED_FROM = 34
"""From this width of a tile on, in dp, its price and letter can be read."""

LANDING = 0.2
"""How many seconds a ring spreads around a tile that has just been laid."""

GLIDE = 0.18
"""How many seconds the board takes to bring a grown palace back into view."""


class Board(Touches):
    """Draws a city; holds no truth of its own."""

    city = ObjectProperty(None, allownone=True)
    marked = ObjectProperty(None, allownone=True)
    pointed = ObjectProperty(None, allownone=True)
    """A tile that something is to be done with."""
    places = ListProperty()
    faults = ListProperty()
    ghosts = DictProperty()
    signs = DictProperty()
    """What is to be said about some cells, each by a small sign."""
    glowing = BooleanProperty(True)
    interactive = BooleanProperty(False)
    widest_tile = NumericProperty("64dp")
    smallest_tile = NumericProperty(0)
    """How wide a tile is at least, so that a finger hits it; a large palace is panned then."""
    margin = NumericProperty(0.3)

    landing = NumericProperty(0)
    """How much of a landing is still to be seen, from 1 to 0."""

    origin_x = NumericProperty(0)
    origin_y = NumericProperty(0)
    tile = NumericProperty(0)

    __events__ = ("on_cell", "on_long_press")

    def __init__(self, **kwargs):
        self._layers = None
        self._detailed = True
        self._laid_out = False
        self._zoomed = False
        self._landed_at = ORIGIN
        self._draw_palace = Clock.create_trigger(self._paint_palace, -1)
        self._draw_marks = Clock.create_trigger(self._paint_marks, -1)
        self._arrange = Clock.create_trigger(self._take_view, -1)
        self._look = Clock.create_trigger(self._change_look, -1)
        super().__init__(**kwargs)
        self._layers = Layers(self.canvas, ("palace", "ghosts", "marks", "signs", "landing"))
        self._clip = None
        theme = App.get_running_app().theme_cls
        theme.bind(theme_style=self._redraw)
        for name in ("city", "marked", "pointed", "places", "faults", "ghosts"):
            self.fbind(name, self._arrange)
        for name in ("city", "glowing"):
            self.fbind(name, self._draw_palace)
        for name in ("marked", "pointed", "places", "faults", "ghosts", "signs"):
            self.fbind(name, self._draw_marks)
        for name in ("pos", "size", "margin", "widest_tile"):
            self.fbind(name, self._lay_out)
        for name in ("origin_x", "origin_y", "tile"):
            self.fbind(name, self._look)
        self.fbind("landing", self._paint_landing)
        self.fbind("opacity", lambda _, opacity: self._layers.fade(opacity))
        self._redraw()
        self._lay_out()

    @property
    def view(self) -> View:
        """What is seen now."""
        return View(self.origin_x, self.origin_y, self.tile)

    @view.setter
    def view(self, view: View) -> None:
        self.origin_x, self.origin_y, self.tile = view.x, view.y, view.tile

    @property
    def frame(self) -> tuple[float, float, float, float]:
        """The widget's own edges."""
        return self.x, self.y, self.right, self.top

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """How far everything reaches that is drawn."""
        cells = [ORIGIN, *(self.city.tiles if self.city else ()), *self.places, *self.faults]
        cells += [*self.ghosts, *([self.marked] if self.marked is not None else [])]
        return bounds_of(cells, self.margin)

    @property
    def _important(self) -> tuple[float, float, float, float]:
        """What must be in view: everything, or the marked place where that is too large."""
        all_in = View.fitting(self.bounds, self.frame, self.widest_tile)
        if self.marked is None or (all_in.tile >= self.smallest_tile and not self._zoomed):
            return self.bounds
        return bounds_of([self.marked], self.margin)

    def fit(self) -> None:
        """Bring the whole palace into view, in the middle; one that grows has room for that."""
        self._zoomed = False
        if self.smallest_tile:
            edges = self.bounds, self.frame, self.widest_tile, self.smallest_tile
            self._show(self._around_mark(View.roomy(*edges)))
        else:
            self._show(View.fitting(self.bounds, self.frame, self.widest_tile))

    def _bring_back(self) -> None:
        """Bring into view what would be outside; tiles keep their width as long as they can."""
        tile = max(self.tile, self.smallest_tile)
        view = View.centred(self.bounds, self.frame, tile)
        if not self._zoomed and not view.shows(self.bounds, self.frame):
            view = View.roomy(self.bounds, self.frame, tile, self.smallest_tile)
        self._show(self._around_mark(view), gliding=True)

    def _show(self, view: View, *, gliding: bool = False) -> None:
        Animation.cancel_all(self, "origin_x", "origin_y", "tile")
        if gliding and not App.get_running_app().reduced_motion:
            Animation(
                origin_x=view.x, origin_y=view.y, tile=view.tile, d=GLIDE, t="out_cubic"
            ).start(self)
        else:
            self.view = view

    def land(self, cell: Cell) -> None:
        """Let it be seen where a tile has just been laid."""
        if not App.get_running_app().reduced_motion:
            self._landed_at = cell
            Animation.cancel_all(self, "landing")
            self.landing = 1
            Animation(landing=0, d=LANDING, t="out_quad").start(self)

    def _around_mark(self, view: View) -> View:
        """The view, or one around the marked place where not everything is seen."""
        if self.marked is None or view.shows(self.bounds, self.frame):
            return view
        x, y = view.centre_of(self.marked)
        left, bottom, right, top = self.frame
        view = view.moved((left + right) / 2 - x, (bottom + top) / 2 - y)
        return view.kept(self.bounds, self.frame).rounded()

    def on_touch_down(self, touch):
        """Take touches only where something can be done with them."""
        return self.interactive and super().on_touch_down(touch)

    def on_tap(self, point):
        """Say which cell was tapped."""
        self.dispatch("on_cell", self.view.cell_at(point))

    def on_hold(self, point):
        """Say on which cell a finger rests."""
        phone.tick()
        self.dispatch("on_long_press", self.view.cell_at(point))

    def on_pan(self, dx, dy):
        """Move the palace, but not out of view."""
        Animation.cancel_all(self, "origin_x", "origin_y", "tile")
        self.view = self.view.moved(dx, dy).kept(self.bounds, self.frame)

    def on_pinch(self, grown, about, shift):
        """Zoom around the fingers."""
        Animation.cancel_all(self, "origin_x", "origin_y", "tile")
        all_in = View.fitting(self.bounds, self.frame, self.widest_tile).tile
        tile = min(max(self.tile * grown, min(all_in, dp(40))), dp(140))
        self._zoomed = self._zoomed or tile != self.tile
        view = self.view.zoomed(tile, about).moved(*shift)
        self.view = view.kept(self.bounds, self.frame)

    def on_rest(self):
        """Come to rest on whole pixels."""
        self.view = self.view.rounded()

    def on_cell(self, cell: Cell):
        """A cell was tapped."""

    def on_long_press(self, cell: Cell):
        """A finger rests on a cell."""

    def _lay_out(self, *args) -> None:
        self._laid_out = False
        self._arrange()

    def _take_view(self, *args) -> None:
        """Centre the palace; while a person looks at it, move only what would be out of view."""
        if self.width < 2 or self.height < 2:
            return
        if not self._laid_out or not self.interactive:
            self._laid_out = True
            self.fit()
        elif not self.view.shows(self._important, self.frame):
            self._bring_back()
        self._change_look()

    def _change_look(self, *args) -> None:
        if self.tile <= 0:
            return
        self._layers.look((self.origin_x, self.origin_y), self.tile, self.frame)
        if self.interactive:
            self._clip_to_frame()
        detailed = self.tile >= dp(DETAILED_FROM)
        if detailed != self._detailed:
            self._detailed = detailed
            self._draw_palace()

    def _clip_to_frame(self) -> None:
        """Spare the graphics what lies beyond the edges; a board that scrolls cannot be clipped."""
        if self._clip is None:
            self._clip = ScissorPush()
            self.canvas.before.add(self._clip)
            self.canvas.after.add(ScissorPop())
        self._clip.x, self._clip.y = map(int, self.to_window(*self.pos))
        self._clip.width, self._clip.height = map(int, self.size)

    @property
    def _colours(self):
        return ON_DARK if App.get_running_app().theme_cls.is_dark else ON_LIGHT

    def _redraw(self, *args) -> None:
        self._draw_palace()
        self._draw_marks()

    def _paint_palace(self, *args) -> None:
        if self.city is not None:
            sketch = paint.palace(
                self.city, self._colours, glowing=self.glowing, detailed=self._detailed
            )
            self._layers.show("palace", sketch)

    def _paint_landing(self, *args) -> None:
        sketch = paint.landing(self._landed_at, self.landing, self._colours)
        self._layers.show("landing", sketch)

    def _paint_marks(self, *args) -> None:
        self._layers.show("ghosts", paint.ghosts(self.ghosts, self._colours))
        places = [cell for cell in self.places if cell not in self.ghosts]
        marks = paint.marks(self._colours, places, self.marked, self.faults, self.pointed)
        self._layers.show("marks", marks)
        self._layers.show("signs", paint.signs(self.signs, self._colours))
