"""One player in numbers: games, form, where points come from, the longest wall, the others."""

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty

from companion.input.names import known_as
from companion.layout.bar_plan import Bar
from companion.store.figures.house_records import HouseRecord
from companion.store.figures.players import WALL
from companion.store.figures.statistics import PlayerStatistics
from companion.wording.dates import here, month
from companion.wording.game_words import city_of
from companion.wording.past import statistics_words
from companion.wording.past.figures_behind import player_called
from companion.words import figures
from screens.board.colours import FACES, GOLD
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.past.bar_chart import Look
from screens.past.form_chart import FormChart  # noqa: F401  # Named in the kv file.
from screens.past.head_to_head import HeadToHead
from screens.past.some_games_card import SomeGamesCard  # noqa: F401  # Named in the kv file.
from screens.tiles.kind_inks import kind_ink
from screens.widgets.touchable import Touchable
from screens.widgets.words import Icon

FORM = 12
"""How many games the form goes back."""


class Figure(Touchable):
    """A number and what it counts."""

    number = StringProperty("")
    text = StringProperty("")


class KindSquare(Icon):
    """A kind of building as a tile without its price, or nothing."""

    face = ObjectProperty(None, allownone=True)


class PlayerScreen(Screen):
    """Everything that is known of somebody; each figure leads to the games behind it."""

    player = StringProperty("")
    name = StringProperty("")
    about = StringProperty("")
    games = StringProperty("")
    wins = StringProperty("")
    wins_words = StringProperty("")
    average = StringProperty("")
    best = StringProperty("")
    middle = NumericProperty(0)
    form = ListProperty()
    form_won = ListProperty()
    form_ends = ListProperty(["", ""])
    a_game = StringProperty("")
    wall = StringProperty("")
    wall_about = StringProperty("")
    wall_city = ObjectProperty(None, allownone=True)
    favourite = StringProperty("")
    favourite_about = StringProperty("")
    favourite_face = ObjectProperty(None, allownone=True)

    def show(self, player: str) -> None:
        """Show a player, known by any way to write their name."""
        everything = self.app.store.statistics()
        found = player_called(everything, player)
        self.player, self._found = player, found
        self.about = statistics_words.how_many_count(found)
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1
        self._show_figures(found)
        self._show_form(found)
        self._show_sources(found)
        self._show_wall(found, everything.records)
        self._show_favourite(found)
        self._show_parts(found)
        self._show_against(found)

    def go_behind(self, figure: str, of: str = "") -> None:
        """Look at the games behind a figure."""
        self.navigator.go("games_behind", player=self.player, figure=figure, of=of)

    def go_to_best(self) -> None:
        """Look back at the game with the most points."""
        self.navigator.go("past_game", game=self._found.best.game)

    def go_to_wall(self) -> None:
        """Look back at the game with the longest wall."""
        self.navigator.go("past_game", game=self._found.longest_wall.game)

    def go_to_form(self, game: int) -> None:
        """Look back at a game of the form."""
        self.navigator.go("past_game", game=self._found.results[-FORM:][game].game)

    def go_to_source(self, row: int) -> None:
        """Look at the games in which there were points from somewhere."""
        self.go_behind("source", self._found.by_source[row].name)

    def _show_figures(self, found: PlayerStatistics) -> None:
        self.name = found.name
        self.games, self.wins = figures(len(found.games)), figures(len(found.wins))
        self.wins_words = statistics_words.wins_words(found)
        self.average = figures(round(found.average))
        self.best = figures(found.best.points)

    def _show_form(self, found: PlayerStatistics) -> None:
        last = found.results[-FORM:]
        self.middle = found.average
        self.form = [result.points for result in last]
        self.form_won = [bool(result.won) for result in last]
        ends = [month(here(result.played.started)) for result in (last[0], last[-1])]
        self.form_ends = ends if ends[0] != ends[1] else [ends[0], ""]

    def _show_sources(self, found: PlayerStatistics) -> None:
        sources, games = found.by_source, len(found.games)
        self.a_game = statistics_words.a_game(sum(each.points for each in sources), games)
        chart = self.ids.sources
        chart.looks = [self._look(each.name) for each in sources]
        chart.bars = [
            Bar(
                statistics_words.source_title(each.name),
                each.points / games,
                statistics_words.a_game(each.points, games),
            )
            for each in sources
        ]

    def _look(self, source: str) -> Look:
        shades = self.app.theme_cls.shades
        if source in FACES:
            face = FACES[source]
            return Look(face.fill, face.symbol, kind_ink(source, shades))
        if source == WALL:
            return Look(GOLD, "wall", tuple(shades["tertiary"]))
        return Look(tuple(shades["outline"]), "hand-back-right-outline")

    def _show_wall(self, found: PlayerStatistics, records: tuple[HouseRecord, ...]) -> None:
        longest = found.longest_wall
        self.wall = figures(longest.wall) if longest else ""
        self.wall_about = statistics_words.about_wall(found, records)
        self.wall_city = (
            city_of(longest.played.game, longest.details.wall_palace) if longest else None
        )

    def _show_favourite(self, found: PlayerStatistics) -> None:
        self.favourite, self.favourite_about = statistics_words.favourite_words(found)
        self.favourite_face = FACES[found.favourite_kind.kind] if found.favourite_kind else None

    def _show_parts(self, found: PlayerStatistics) -> None:
        for card, some, title in (
            (self.ids.by_number, found.by_number, statistics_words.players_title),
            (self.ids.by_edition, found.by_edition, statistics_words.edition_title),
            (self.ids.by_module, found.by_module, statistics_words.module_title),
        ):
            card.tell((each.of, title(each.of), statistics_words.fares(each)) for each in some)

    def _show_against(self, found: PlayerStatistics) -> None:
        self.ids.against.clear_widgets()
        for each in found.against:
            numbers = [len(games) for games in (each.ahead, each.level, each.behind)]
            row = HeadToHead(known=known_as(each.other), name=each.other, numbers=numbers)
            row.bind(on_release=lambda row: self.go_behind("against", row.known))
            self.ids.against.add_widget(row)


load_kv(__file__)
