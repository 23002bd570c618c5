"""Past games: every game that is kept, found by what one remembers of it."""

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from companion.errors import CompanionError
from companion.wording.past.past_games import how_many, nothing_found
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.past.game_deeds import GameDeeds
from screens.past.games_list import GamesList  # noqa: F401  # Named in the kv file.
from screens.past.no_games import Invited  # noqa: F401  # Named in the kv file.
from screens.past.ways import VIEWS, opened

PAUSE = 0.15
"""How many seconds after the last letter games are looked for."""


class PastGames(Screen):
    """All games, and a field to find some of them by."""

    leads_to = ("past_game",)

    views = VIEWS
    about = StringProperty("")
    nothing = StringProperty("")
    """What is said where no game is found."""
    none_kept = BooleanProperty(False)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._find = Clock.create_trigger(self.find, PAUSE)

    def show(self) -> None:
        """List the games; whoever comes back finds the list as it was."""
        self.ids.view.chosen = "past_games"
        if not self.navigator.returning:
            self.ids.search.text = ""
        self.refresh(stay=self.navigator.returning)

    def leave(self) -> None:
        """Look for nothing any more."""
        self._find.cancel()

    def typed(self) -> None:
        """Look for what is typed, once no letter follows."""
        self._find()

    def find(self, *args) -> None:
        """Look for it now."""
        self.refresh(stay=False)

    def refresh(self, *, stay: bool = True) -> None:
        """Show the games as they are kept now."""
        typed = self.ids.search.text
        self.ids.games.chosen = self.chosen("game")
        try:
            found = self.ids.games.show_games(self.app.store, typed, stay=stay)
        except CompanionError as problem:
            self.nothing = str(problem)
            return
        self.none_kept = not found and not typed.strip()
        self.nothing = "" if found or self.none_kept else nothing_found(typed)
        if not typed.strip():
            self.about = how_many(found)

    def open_game(self, game: str) -> None:
        """Go on with a running game, or look back at a finished one."""
        opened(self, game)

    def offer(self, game: str, button) -> None:
        """Offer what can be done with a game."""
        self.navigator.menu(button, GameDeeds(self, game, self.refresh).items())

    def switch(self, view: str) -> None:
        """Go over to the statistics."""
        if view != "past_games":
            self.navigator.replace(view)


load_kv(__file__)
