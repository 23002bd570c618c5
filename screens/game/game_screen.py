"""What every screen of a game shares: the running game, undo and redo, and staying awake."""

from collections.abc import Callable

from kivy.properties import ListProperty, ObjectProperty

from companion.errors import CompanionError
from companion.input import keys
from companion.record import AnyEvent, Play
from companion.tileset import TileSet
from companion.tileset.for_a_game import telling
from companion.words import _
from screens.game import bottom_bar  # noqa: F401  # Named in kv files.
from screens.game.bottom_bar import rooms_of
from screens.navigation.screen import Screen


class GameScreen(Screen):
    """Shows the running game; `refresh` is called with the table whenever that changes."""

    keeps_awake = True

    running = ObjectProperty(None, allownone=True, rebind=True)
    undo_actions = ListProperty()
    """Undo and redo for the top bar, greyed out where there is nothing to do."""
    rooms = ListProperty()
    """The main screens of the game, for the bar along the bottom of each of them."""

    def show(self, game: str, **params) -> None:
        """Take up the game; what else was given is for the screen itself to take."""
        running = self.app.take_up(game)
        if running is not self.running:
            self._let_go()
            self.running = running
            running.bind(play=self._play_changed)
        self._tell_tile_set()
        self.entered(**params)
        self._play_changed()

    def entered(self) -> None:
        """Take the values that the screen was gone to with."""

    def refresh(self, play: Play) -> None:
        """Show the table as it is now."""

    @property
    def play(self) -> Play:
        """The table now."""
        return self.running.play

    @property
    def tile_set(self) -> TileSet:
        """What this device's tables have told of their tiles; nothing while the disk fails."""
        try:
            return self.app.store.tile_set()
        except CompanionError:
            return TileSet()

    def go(self, name: str, **params) -> None:
        """Go on to another screen of this game."""
        self.navigator.go(name, game=self.running.id, **params)

    def back_to(self, name: str) -> None:
        """Go back to another screen of this game, or on to it if nobody came from there."""
        self.navigator.back_to(name, game=self.running.id)

    def came_from(self, name: str) -> bool:
        """Whether Back leads to such a screen."""
        return any(step == name for step, _params in self.navigator.trail[-2:-1])

    def go_to_room(self, room: str) -> None:
        """Go from one main screen to another; Back leads from all of them to the table."""
        if room == "table":
            self.back_to(room)
        elif self.navigator.trail[-1][0] == "table":
            self.go(room)
        else:
            self.navigator.replace(room, game=self.running.id)

    def share(self) -> None:
        """Go on to every way of sharing the game."""
        self.go("share")

    def act(self, event: AnyEvent) -> bool:
        """Let something happen, or say why it may not; tells whether it did."""
        try:
            self.running.act(event)
        except CompanionError as problem:
            self.navigator.notice(str(problem))
            return False
        return True

    def act_from_bar(self, name: str) -> None:
        """Undo or redo, and say what that was."""
        if name == "undo" and self.running.undoes:
            words = _("Undone: {what}").format(what=self.running.undoes)
            self.running.undo()
            self.navigator.notice(words, _("Redo"), self.running.redo, follows=False)
        elif name == "redo" and self.running.redoes:
            words = _("Done again: {what}").format(what=self.running.redoes)
            self.running.redo()
            self.navigator.notice(words)

    def keys(self) -> dict[str, Callable[[], object]]:
        """Undo and redo, wherever there is a game."""
        if self.running is None:
            return {}
        undo, redo = lambda: self.undo_or_redo("undo"), lambda: self.undo_or_redo("redo")
        return {keys.UNDO: undo, **dict.fromkeys(keys.REDO, redo)}

    def undo_or_redo(self, name: str) -> None:
        """What a key does, as the top bar would."""
        self.act_from_bar(name)

    def _play_changed(self, *args) -> None:
        if self.navigator.screen is self or not args:
            self.undo_actions = [
                ("undo", "undo", bool(self.running.undoes)),
                ("redo", "redo", bool(self.running.redoes)),
            ]
            rooms = rooms_of(self.running.play)
            self.rooms = [room for room in rooms if self.navigator.knows(room[0])]
            self.refresh(self.running.play)

    def _tell_tile_set(self) -> None:
        """Bring the game up to date with the tile set, but never at the price of a redo."""
        running, play = self.running, self.running.play
        if running.redoes or play.next_round is None or not play.game.box.is_learned:
            return
        told = telling(play, self.tile_set)
        if told is not None and told.can_be_done_to(play):
            running.act(told)

    def _let_go(self) -> None:
        if self.running is not None:
            self.running.unbind(play=self._play_changed)
