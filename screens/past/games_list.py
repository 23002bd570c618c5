"""A list of games of any length: each line is read from the store when it comes into view."""

from contextlib import suppress

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.recycleview import RecycleView
from kivy.uix.recycleview.views import RecycleDataViewBehavior

from companion.errors import CompanionError
from companion.store import GameSummary
from companion.wording.game_words import city_of
from companion.wording.past.past_games import entries, line_of
from screens.kv import load_kv
from screens.widgets.touchable import Holdable

PAGE = 50
"""How many games are read at once."""


class MonthHeading(RecycleDataViewBehavior, BoxLayout):
    """What the games below it have in common."""

    text = StringProperty("")


class LittlePalace(FloatLayout):
    """A palace as a small picture, or an icon where nobody entered one tile by tile."""

    city = ObjectProperty(None, allownone=True)


class WhoWon(BoxLayout):
    """Who has won or leads, and with how many points."""

    who = StringProperty("")
    points = StringProperty("")
    won = BooleanProperty(False)
    shown = BooleanProperty(True)


class PastGame(RecycleDataViewBehavior, Holdable):
    """A game on a line; holding it, and its dots, offer what can be done with it."""

    first = BooleanProperty(False)
    last = BooleanProperty(False)
    game = StringProperty("")
    day = StringProperty("")
    of = StringProperty("")
    title = StringProperty("")
    about = StringProperty("")
    who = StringProperty("")
    points = StringProperty("")
    won = BooleanProperty(False)
    taken_in = BooleanProperty(False)
    """Whether it comes from another phone."""
    roomy = BooleanProperty(False)
    """Whether who has won stands beside the title instead of below it."""
    narrow = BooleanProperty(False)
    """Whether there is no room to spare."""
    city = ObjectProperty(None, allownone=True)

    def refresh_view_attrs(self, rv, index, data) -> None:
        """Take the place of a game that has come into view."""
        self.first, self.last = data["first"], data["last"]
        self.list = rv
        game = rv.game_at(data["place"])
        if game is not None:
            self._tell(game)
            self.opened = game.id == rv.chosen

    def on_release(self) -> None:
        """Open the game."""
        self.list.dispatch("on_game", self.game)

    def on_held(self) -> None:
        """Offer the same as the dots."""
        self.ask(self)

    def ask(self, button) -> None:
        """Offer what can be done with it."""
        self.list.dispatch("on_more", self.game, button)

    def _tell(self, game: GameSummary) -> None:
        line = line_of(game)
        self.game = game.id
        for part in ("day", "of", "title", "about", "who", "points", "won", "taken_in"):
            setattr(self, part, getattr(line, part))
        self.city = city_of(line.game, line.palace)


class GamesList(RecycleView):
    """Shows what a store finds, running games first, the others under their months."""

    number = NumericProperty(0)
    """How many games there are in the list."""
    chosen = StringProperty("")
    """The game that stands beside the list, if any."""

    __events__ = ("on_game", "on_more")

    def __init__(self, **kwargs):
        self._page = lambda first: ()
        self._pages: dict[int, tuple[GameSummary, ...]] = {}
        super().__init__(**kwargs)

    def show_games(self, store, typed: str = "", among=None, *, stay: bool = False):
        """List the games in which something occurs, perhaps only some; answers their outline."""
        outline = store.outline(typed, among)
        self._page = lambda first: store.page(typed, first, PAGE, among).games
        self._pages = {}
        self.data = [
            {"viewclass": "MonthHeading", "text": row.heading, "height": self.heading_height}
            if row.heading
            else {
                "viewclass": "PastGame",
                "place": row.place,
                "first": row.first,
                "last": row.last,
                "height": self.row_height,
            }
            for row in entries(outline)
        ]
        self.refresh_from_data()
        self.number = len(outline)
        if not stay:
            self.scroll_y = 1
        return outline

    def game_at(self, place: int) -> GameSummary | None:
        """The game at a place of the list; None where it cannot be read any more."""
        number, within = divmod(place, PAGE)
        if number not in self._pages:
            self._pages[number] = ()
            with suppress(CompanionError):
                self._pages[number] = self._page(number * PAGE)
        games = self._pages[number]
        return games[within] if within < len(games) else None

    def on_game(self, game: str):
        """A game was tapped."""

    def on_more(self, game: str, button):
        """What can be done with a game is wanted, in a menu that hangs from its button."""


load_kv(__file__)
