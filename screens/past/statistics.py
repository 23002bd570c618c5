"""Statistics: everybody who finished a game, and the records of the house."""

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.errors import CompanionError
from companion.store.figures.house_records import RecordSort
from companion.store.figures.statistics import Statistics
from companion.wording.game_words import city_of
from companion.wording.past.statistics_words import about_player, about_record
from companion.words import figures
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.past.games_list import LittlePalace  # noqa: F401  # Named in the kv file.
from screens.past.no_games import Invited  # noqa: F401  # Named in the kv file.
from screens.past.ways import VIEWS
from screens.widgets.touchable import Touchable

FIRST = 12
"""How many players are shown before somebody asks for all."""


class PlayerRow(Touchable):
    """Somebody in one line: games, wins, points on average."""

    known = StringProperty("")
    name = StringProperty("")
    about = StringProperty("")
    average = StringProperty("")


class RecordRow(Touchable):
    """A record of the house, which leads to its game."""

    game = StringProperty("")
    title = StringProperty("")
    about = StringProperty("")
    number = StringProperty("")
    city = ObjectProperty(None, allownone=True)


class StatisticsScreen(Screen):
    """The house in numbers; every line leads to what is behind it."""

    views = VIEWS
    about = StringProperty("")
    none_counts = BooleanProperty(False)
    some_kept = BooleanProperty(False)
    """Whether there are games at all, finished or not."""
    counting = BooleanProperty(False)
    all_players = StringProperty("")
    """What the button for all players says; empty while all are shown."""

    def show(self) -> None:
        """Count the games, which takes a moment where there are many; the screen is seen before."""
        self.ids.view.chosen = "statistics"
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1
            self.counting = True
        self._statistics = Statistics()
        Clock.schedule_once(lambda _: Clock.schedule_once(self._count))

    def switch(self, view: str) -> None:
        """Go over to the games."""
        if view != "statistics":
            self.navigator.replace(view)

    def show_players(self, most: int | None = None) -> None:
        """List the players, or the first of them."""
        players = self._statistics.players
        self.ids.players.clear_widgets()
        for player in players[:most]:
            row = PlayerRow(
                known=player.results[-1].known_as,
                name=player.name,
                about=about_player(player),
                average=figures(round(player.average)),
            )
            row.bind(on_release=lambda row: self.navigator.go("player", player=row.known))
            self.ids.players.add_widget(row)
        more = len(players) - len(self.ids.players.children)
        self.all_players = figures(len(players)) if more else ""

    def _count(self, *args) -> None:
        if self.navigator.screen is not self:
            return
        try:
            self._statistics = self.app.store.statistics()
            self.some_kept = bool(self.app.store.page(most=1).total)
        except CompanionError as problem:
            self.navigator.notice(str(problem))
        self.counting = False
        self.none_counts = not self._statistics.results
        self.about = self._statistics.text
        self.show_players(FIRST)
        self._show_records()

    def _show_records(self) -> None:
        self.ids.records.clear_widgets()
        for record in self._statistics.records:
            result = record.results[0]
            is_wall = record.sort is RecordSort.LONGEST_WALL
            row = RecordRow(
                game=record.game,
                title=record.title,
                about=about_record(record),
                number=figures(record.number),
                city=city_of(result.played.game, result.details.wall_palace) if is_wall else None,
            )
            row.bind(on_release=lambda row: self.navigator.go("past_game", game=row.game))
            self.ids.records.add_widget(row)


load_kv(__file__)
