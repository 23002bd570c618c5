"""What every screen of the desk shares: it is gone to from a running game, or without one."""

from companion.record import Play
from screens.game.game_screen import GameScreen


class DeskScreen(GameScreen):
    """Speaks of the players and house rules of the game that it is gone to from, if any."""

    @property
    def keeps_awake(self) -> bool:
        """Whether a game is waiting for the answer."""
        return self.running is not None

    def show(self, game: str = "", **params) -> None:
        """Take up the game, if one is named."""
        if game:
            super().show(game, **params)
            return
        self._let_go()
        self.running, self.rooms, self.undo_actions = None, [], []
        self.entered(**params)
        self.refresh(None)

    @property
    def play(self) -> Play | None:
        """The table now, if there is one."""
        return self.running.play if self.running is not None else None

    def go(self, name: str, **params) -> None:
        """Go on to another screen, and take the game along."""
        game = {"game": self.running.id} if self.running is not None else {}
        self.navigator.go(name, **game, **params)

    @property
    def dummy(self) -> str:
        """What the third hand is called at this table; empty where there is none."""
        return self.play.dummy_name if self.play is not None else ""
