"""Home: the running game, or a palace to look at, and the doors to everything else."""

from itertools import cycle

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.board.city import City
from companion.board.wall import longest_wall
from companion.errors import CompanionError
from companion.games import ALHAMBRA
from companion.words import N_, _, counted
from screens.home.palace_view import PalaceView
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.widgets.banner import Banner
from screens.widgets.buttons import BigButton
from screens.widgets.card import TapCard
from screens.widgets.touchable import Touchable
from screens.widgets.words import Words

PALACES = (
    ". A5nw G10n C7ne / T9nw * G12s C6es / S3esw G10w A8n / . A6sw P4es",
    "C5nsw T11n G8ne P2new / P5nw A10 * C6es / G8sw G10 T9es / . S5sw",
    ". . P5nw C7ne / A6sw G10n * S6es / . G11 C10 A4nes / . G8sw S8s T8nes",
)
"""Palaces to look at while no game is running; a tap shows the next."""

DOORS = (
    ("past_games", "history", N_("Past games")),
    ("rules_desk", "scale-balance", N_("Rules desk")),
    ("settings", "cog-outline", N_("Settings")),
)
"""The screens that can be gone to besides a game, with their icons."""

MORE = 3
"""How many unfinished games are listed besides the one that was played last."""

FINISHED = 2
"""How many finished games are listed."""


class Door(Touchable):
    """The way to a screen."""

    name = StringProperty("")
    icon = StringProperty("")
    text = StringProperty("")


class ListHeading(Words):
    """What the games below it are."""


class GameRow(Touchable):
    """A game that can be gone on with, or looked at."""

    game = StringProperty("")
    text = StringProperty("")
    about = StringProperty("")


class RunningCard(TapCard):
    """The game that was played last."""

    game = StringProperty("")
    text = StringProperty("")
    about = StringProperty("")


class Home(Screen):
    """From here one goes on with a game, starts one, and goes everywhere else."""

    game = StringProperty("")
    """The unfinished game that was played last."""
    can_play = BooleanProperty(False)
    doors = ListProperty()

    def __init__(self, **kwargs):
        self._palaces = cycle([(None, "")])
        super().__init__(**kwargs)
        self.palace = PalaceView()
        self.palace.bind(on_tap=lambda _: self._next_palace())
        self.on_wide()

    def show(self) -> None:
        """Offer what there is; games are looked up once the first picture is there."""
        self.doors = [door for door in DOORS if self.navigator.knows(door[0])]
        if "store" in vars(self.app):
            self._look_up()
        elif any(self.app.data_folder.glob("*.db")):
            # Reading games takes a moment; the app is seen before it.
            Clock.schedule_once(lambda _: Clock.schedule_once(self._look_up))
        else:
            self.can_play = True
            self._show_samples()

    def on_wide(self, *args) -> None:
        """Put the palace beside everything else, or in the middle of it."""
        if self.palace.parent is not None:
            self.palace.parent.remove_widget(self.palace)
        (self.ids.pane if self.wide else self.ids.slot).add_widget(self.palace)

    def go_on(self, game: str) -> None:
        """Go to the table of a game."""
        self.navigator.go("table", game=game)

    def on_doors(self, *args) -> None:
        """Put up the doors."""
        self.ids.doors.clear_widgets()
        for name, icon, text in self.doors:
            door = Door(name=name, icon=icon, text=_(text))
            door.bind(on_release=lambda door: self.navigator.go(door.name))
            self.ids.doors.add_widget(door)

    def _look_up(self, *args) -> None:
        store = self.app.store
        # Only now, so that no button moves away from under a finger.
        self.can_play = True
        try:
            kept = store.games()
        except CompanionError as problem:
            kept = ()
            self._warn(str(problem))
        games = [game for game in kept if not game.finished]
        if store.notice:
            self._warn(store.notice)
        self.game = games[0].id if games else ""
        self._show_games(games, [game for game in kept if game.finished])
        if not games or not self._show_palaces_of(games[0].id):
            self._show_samples()

    def _show_games(self, games, finished) -> None:
        from companion.wording import game_words  # noqa: PLC0415  # Home is seen before games are read.

        running, others = self.ids.running, self.ids.others
        running.clear_widgets()
        others.clear_widgets()
        for game in games[:1]:
            card = RunningCard(
                game=game.id, text=game_words.called(game), about=game_words.standing(game)
            )
            card.bind(on_release=lambda card: self.go_on(card.game))
            button = BigButton(text=_("Go on"), icon="play")
            button.bind(on_release=lambda _, game=game.id: self.go_on(game))
            running.add_widget(card)
            running.add_widget(button)
        for title, listed in (
            (_("Also unfinished"), games[1 : MORE + 1]),
            (_("Finished"), finished[:FINISHED]),
        ):
            if listed:
                others.add_widget(ListHeading(text=title))
            for game in listed:
                row = GameRow(
                    game=game.id, text=game_words.called(game), about=game_words.standing(game)
                )
                row.bind(on_release=lambda row: self.go_on(row.game))
                others.add_widget(row)

    def _show_palaces_of(self, game: str) -> bool:
        """Show the leader's palace, then the others'; a game that cannot be read shows none."""
        try:
            play = self.app.take_up(game).play
        except CompanionError as problem:
            self._warn(str(problem))
            return False
        from companion.wording import game_words  # noqa: PLC0415  # Loaded with the store.

        self._palaces = cycle(game_words.palaces(play))
        self._next_palace()
        return True

    def _show_samples(self) -> None:
        cities = [City.parse(text, ALHAMBRA.box) for text in PALACES]
        self._palaces = cycle(
            [
                (city, counted(ALHAMBRA.words.border.sides, longest_wall(city).length))
                for city in cities
            ]
        )
        self._next_palace()

    def _next_palace(self) -> None:
        self.palace.city, self.palace.caption = next(self._palaces)

    def _warn(self, sentence: str) -> None:
        self.ids.news.clear_widgets()
        banner = Banner(text=sentence, action=_("Understood"))
        banner.bind(on_act=lambda _: self.ids.news.clear_widgets())
        self.ids.news.add_widget(banner)


load_kv(__file__)
