"""The bin: deleted games, each for thirty days, from where they can be brought back."""

from datetime import UTC, datetime

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview.views import RecycleDataViewBehavior

from companion.errors import CompanionError
from companion.wording.game_words import called, city_of
from companion.wording.past.past_games import in_bin, line_of, time_left
from companion.words import _
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.past.games_list import LittlePalace  # noqa: F401  # Named in the kv file.
from screens.past.ways import opened


class BinnedGame(RecycleDataViewBehavior, BoxLayout):
    """A deleted game, how long it still lies there, and the way back."""

    game = StringProperty("")
    title = StringProperty("")
    about = StringProperty("")
    left = StringProperty("")
    city = ObjectProperty(None, allownone=True)
    screen = ObjectProperty(None, allownone=True)


class Bin(Screen):
    """What was deleted within the last thirty days."""

    about = StringProperty("")
    empty = BooleanProperty(True)

    def show(self) -> None:
        """List what lies there now."""
        try:
            games = self.app.store.bin()
        except CompanionError as problem:
            games = ()
            self.navigator.notice(str(problem))
        now = datetime.now(UTC)
        self.empty = not games
        self.about = in_bin(len(games))
        self.ids.games.data = [self._row(game, now) for game in games]

    def bring_back(self, game: str, title: str) -> None:
        """Put a game where it was."""
        try:
            self.app.store.undelete(game)
        except CompanionError as problem:
            self.navigator.notice(str(problem))
            return
        self.show()
        words = _("{game} is back.").format(game=title)
        self.navigator.notice(words, _("Look"), lambda: opened(self, game))

    def _row(self, game, now: datetime):
        line = line_of(game)
        return {
            "screen": self,
            "game": game.id,
            "title": called(game),
            "about": " · ".join(filter(None, (line.who, line.points))),
            "left": time_left(game, now),
            "city": city_of(line.game, line.palace),
        }


load_kv(__file__)
