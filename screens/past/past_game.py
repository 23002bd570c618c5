"""A game that one looks back at: who has won, all points, the palaces as they stood, replay."""

from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, StringProperty

from companion.record import Play
from companion.wording.past import looking_back
from companion.wording.past.past_games import day_played
from companion.wording.points import race
from companion.wording.points.point_rows import headings_of_game, rows_of_game
from companion.wording.table_words import title_of
from companion.words import _
from screens.board.board import Board
from screens.game.game_screen import GameScreen
from screens.kv import load_kv
from screens.past.game_deeds import GameDeeds
from screens.past.stood_card import StoodCard
from screens.points import PointsGrid  # noqa: F401  # Named in the kv file.
from screens.scoreboard.race_chart import RaceChart  # noqa: F401  # Named in the kv file.
from screens.table.history import History


class PastGameScreen(GameScreen):
    """What a game has left: its result, its palaces, its notes."""

    keeps_awake = False

    game_title = StringProperty("")
    about = StringProperty("")
    headline = StringProperty("")
    cities = ListProperty()
    """The palaces of those who have won."""
    caption = StringProperty("")
    note = StringProperty("")
    headings = ListProperty()
    rows = ListProperty()
    runners = ListProperty()
    stops = ListProperty()
    scorings = ListProperty()
    number = NumericProperty(0)
    """The round whose palaces are shown."""

    def on_cities(self, *args) -> None:
        """Show them beside each other."""
        self.ids.winners.clear_widgets()
        for city in self.cities:
            self.ids.winners.add_widget(Board(city=city, margin=0.2, widest_tile=dp(56)))

    def entered(self) -> None:
        """Open at the top and with the last round, unless one comes back."""
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1
            self.number = len(self.play.scored)

    def refresh(self, play: Play) -> None:
        """Show the game as it is now."""
        self.game_title = title_of(play)
        self.headline = looking_back.headline(play)
        self.cities, self.caption = looking_back.winners_palaces(play)
        self.headings, self.rows = headings_of_game(play), rows_of_game(play)
        self.stops, self.runners = race.stops(play), race.runners(play)
        title = _(play.game.words.scoring.title)
        self.scorings = [
            (scored.number, title.format(number=play.round_name(scored.number)))
            for scored in play.scored
        ]
        self.number = min(self.number or 1, len(play.scored))
        self.ids.which.chosen = self.number
        self._show_palaces()
        self._show_cover()

    def show_round(self, number: int | None) -> None:
        """Show the palaces of a round."""
        if number and number != self.number:
            self.number = number
            self._show_palaces()

    def tell_what_happened(self) -> None:
        """Show the log, line by line."""
        self.navigator.sheet(History(self.running.kept.record), title=_("What happened"))

    def write(self) -> None:
        """Write something about the game."""
        self._deeds.write()

    def act_from_bar(self, name: str) -> None:
        """Share the result, or open the menu."""
        if name == "share":
            self.share()
            return
        items = [
            ("history", _("What happened"), self.tell_what_happened),
            ("podium", _("Scoreboard"), lambda: self.go("scoreboard")),
            *self._deeds.items(),
        ]
        self.navigator.menu(self.ids.bar.button("more"), items)

    @property
    def _deeds(self) -> GameDeeds:
        return GameDeeds(self, self.running.id, self._changed)

    def _changed(self) -> None:
        """Show what was changed; a game is left for the bin, and gone to when it is back."""
        if not self.app.store.page(among=[self.running.id]).games:
            self.navigator.back()
        elif self.navigator.screen is self:
            self.refresh(self.play)
        else:
            self.go("past_game")

    def _show_cover(self) -> None:
        kept = self.app.store.page(among=[self.running.id]).games
        self.note = "\n".join([*(game.note for game in kept if game.note), *self.play.notes])
        self.about = day_played(kept[0]) if kept else ""

    def _show_palaces(self) -> None:
        self.ids.palaces.clear_widgets()
        if self.number:
            for stood in looking_back.stood(self.play, self.number):
                card = StoodCard()
                card.tell(stood)
                self.ids.palaces.add_widget(card)


load_kv(__file__)
