"""Home: the game that is going on, or a palace to look at, the other games, and all the ways."""

from datetime import UTC, datetime
from functools import cached_property
from itertools import cycle

from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.errors import CompanionError
from companion.words import N_, N_counted, _, counted
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.widgets.buttons import IconButton

DOORS = (
    ("rules_desk", "scale-balance", N_("Rules desk")),
    ("settings", "cog-outline", N_("Settings")),
)
"""The screens that can be gone to besides a game, with their icons."""

ALL_GAMES = N_counted("All {number}", "All {number}")

LISTED = 4
"""How many games are listed besides the one that is going on."""

LOWEST = 140
"""How high a palace is shown at least with the words below it, in sp."""


class Home(Screen):
    """From here one goes on with a game, starts one, and goes everywhere else."""

    game = StringProperty("")
    """The unfinished game that was played last."""
    can_play = BooleanProperty(False)
    doors = ListProperty()
    all_games = StringProperty("")
    """The way to all games in words; empty where there is none."""

    def __init__(self, **kwargs):
        self._palaces = cycle([(None, "")])
        self._card = None
        super().__init__(**kwargs)
        for part in (self, self.ids.scroll):
            part.fbind("size", self._arrange)
        self.ids.games.fbind("height", self._arrange)
        self._arrange()

    @cached_property
    def palace(self):
        """The palace to look at; what draws it is loaded with the first one."""
        from screens.home.palace_view import PalaceView  # noqa: PLC0415  # Home is seen before it.

        palace = PalaceView()
        palace.bind(on_tap=lambda _: self._next_palace(), on_held=self._ask_about_running)
        return palace

    def show(self) -> None:
        """Offer what there is; palaces and games are looked up once the first picture is there."""
        self.doors = [door for door in DOORS if self.navigator.knows(door[0])]
        if "store" in vars(self.app):
            self._look_up()
            return
        # Reading games and drawing palaces takes a moment; the app is seen before it.
        self.can_play = not any(self.app.data_folder.glob("*.db"))
        then = self._show_samples if self.can_play else self._look_up
        Clock.schedule_once(lambda _: Clock.schedule_once(then))

    def on_wide(self, *args) -> None:
        """Put the game that is going on beside everything else, or above it."""
        self._arrange()

    def on_doors(self, *args) -> None:
        """Put up the doors."""
        self.ids.doors.clear_widgets()
        for name, icon, text in self.doors:
            door = IconButton(name=_(text), icon=icon, ink="primary")
            door.bind(on_release=lambda _, name=name: self.navigator.go(name))
            self.ids.doors.add_widget(door)

    def go_on(self, game: str) -> None:
        """Go to the table of a game."""
        self.navigator.go("table", game=game)

    def ask_about(self, game: str, hangs_from) -> None:
        """Offer what can be done with a game."""
        from screens.past.game_deeds import GameDeeds  # noqa: PLC0415  # Loaded when first wanted.

        self.navigator.menu(hangs_from, GameDeeds(self, game, self._look_up).items())

    def _ask_about_running(self, palace) -> None:
        if self._card is not None:
            self.ask_about(self._card.game, palace)

    def _arrange(self, *args) -> None:
        """Put what is in front to its place, as high as there is room."""
        room = self.ids.scroll.height
        if self._has_palace:
            self._put_in_front(self._card or self.palace)
            # Alone beside the rest it has a height of its own; anywhere else it fills its place.
            alone = self.wide and self._card is None
            self.palace.size_hint_y, self.palace.height = (None, room - dp(16)) if alone else (1, 1)
        if self._card is not None:
            self._card.fill(room - dp(16) if self.wide else room * 0.62)
        if self.wide:
            self.ids.front.height = 0
        elif self._card is not None:
            self.ids.front.height = self._card.height
        else:
            besides = self.ids.new_game.height + self.ids.games.height + dp(100)
            self.ids.front.height = max(sp(LOWEST), room - besides)

    @property
    def _has_palace(self) -> bool:
        return "palace" in vars(self)

    def _put_in_front(self, front) -> None:
        place = self.ids.pane if self.wide else self.ids.front
        if front.parent is not place:
            for other in (self.ids.pane, self.ids.front):
                other.clear_widgets()
            place.add_widget(front)

    def _look_up(self, *args) -> None:
        store = self.app.store
        # Only now, so that no button moves away from under a finger.
        self.can_play = True
        try:
            page = store.page(most=LISTED + 1)
            games, total = page.games, page.total
            keeps_any = bool(total or store.bin())
        except CompanionError as problem:
            games, total, keeps_any = (), 0, False
            self._warn(str(problem))
        if store.notice:
            self._warn(store.notice)
        running = games[0] if games and not games[0].finished else None
        self.game = running.id if running else ""
        self._show_running(running)
        self._show_others(games[1:] if running else games[:LISTED])
        known = keeps_any and self.navigator.knows("past_games")
        self.all_games = counted(ALL_GAMES, total) if known else ""

    def _show_running(self, game) -> None:
        if self._card is not None and self._card.parent is not None:
            self._card.parent.remove_widget(self._card)
        if self.palace.parent is not None:
            self.palace.parent.remove_widget(self.palace)
        if game is None:
            self._card = None
            self._show_samples()
        else:
            from companion.wording.game_words import palaces  # noqa: PLC0415  # Loaded with the store.
            from screens.home.running_card import RunningCard  # noqa: PLC0415  # Loaded with it.

            self._card = RunningCard(game, self.palace, datetime.now(UTC))
            self._card.bind(
                on_go_on=lambda card: self.go_on(card.game),
                on_more=lambda card, button: self.ask_about(card.game, button),
                height=self._arrange,
            )
            self._palaces = cycle(palaces(game))
            self._next_palace()
        self._arrange()

    def _show_others(self, games) -> None:
        from screens.home.game_row import GameRow  # noqa: PLC0415  # Home is seen before games are read.

        others = self.ids.others
        others.clear_widgets()
        for game in games:
            row = GameRow(game, datetime.now(UTC), follows=bool(others.children))
            row.bind(
                on_release=self._open,
                on_more=lambda row, button: self.ask_about(row.game, button),
            )
            others.add_widget(row)

    def _open(self, row) -> None:
        if row.finished and self.navigator.knows("past_game"):
            self.navigator.go("past_game", game=row.game)
        else:
            self.go_on(row.game)

    def _show_samples(self, *args) -> None:
        from companion.wording.sample_palaces import samples  # noqa: PLC0415  # Home is seen before them.

        self._palaces = cycle(samples())
        self._next_palace()
        self._arrange()

    def _next_palace(self) -> None:
        self.palace.city, self.palace.caption = next(self._palaces)

    def _warn(self, sentence: str) -> None:
        from screens.widgets.banner import Banner  # noqa: PLC0415  # Seldom wanted.

        self.ids.news.clear_widgets()
        banner = Banner(text=sentence, action=_("Understood"))
        banner.bind(on_act=lambda _: self.ids.news.clear_widgets())
        self.ids.news.add_widget(banner)


load_kv(__file__)
