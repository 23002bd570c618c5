"""The games behind a figure of the statistics."""

from kivy.properties import ListProperty, StringProperty

from companion.errors import CompanionError
from companion.wording.past.figures_behind import behind
from companion.wording.past.past_games import number_of_games
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.past.game_deeds import GameDeeds
from screens.past.games_list import GamesList  # noqa: F401  # Named in the kv file.
from screens.past.ways import opened


class GamesBehind(Screen):
    """Lists them, all or a part of them."""

    title = StringProperty("")
    about = StringProperty("")
    parts = ListProperty()

    def show(self, player: str, figure: str, of: str = "") -> None:
        """Find the games; a LookupError where there is no such figure any more."""
        found = behind(self.app.store.statistics(), player, figure, of)
        self._games = {part.key: part.games for part in found.parts}
        self.title = found.title
        self.parts = [(part.key, part.label) for part in found.parts] if found.parts[1:] else []
        if not self.navigator.returning:
            self.ids.part.chosen = ""
        self.refresh(stay=self.navigator.returning)

    def refresh(self, *, stay: bool = False) -> None:
        """List the games of the part that is chosen."""
        games = self._games.get(self.ids.part.chosen or "", ())
        try:
            listed = self.ids.games.show_games(self.app.store, among=games, stay=stay)
        except CompanionError as problem:
            self.navigator.notice(str(problem))
            return
        self.about = number_of_games(len(listed))

    def open_game(self, game: str) -> None:
        """Look back at a game."""
        opened(self, game)

    def offer(self, game: str, button) -> None:
        """Offer what can be done with a game."""
        self.navigator.menu(button, GameDeeds(self, game, self._changed).items())

    def _changed(self) -> None:
        """Count again, for a game may lie in the bin now."""
        self.refresh(stay=True)


load_kv(__file__)
