"""Taking in what another phone shows or sends: a palace into a game, or a whole table."""

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.desk.why import ruling_for
from companion.drafts.arrival import Arrival
from companion.drafts.collecting import Collecting
from companion.errors import CompanionError
from companion.record import Colour
from companion.share import read_game
from companion.share.arriving import arrived
from companion.share.checked_code import LONGEST
from companion.share.game_parts import CodePart
from companion.share.palace_code import HandedOver
from companion.store.summaries import GameSummary
from companion.wording import game_words
from companion.wording.table_words import title_of
from companion.words import _
from screens import phone
from screens.game.kept_drafts import forget, keep, kept
from screens.kv import load_kv
from screens.navigation.screen import Screen
from screens.take_in.arrived_palace import ArrivedPalace
from screens.take_in.asking import Asking
from screens.widgets import foot  # noqa: F401  # Named in the kv file.

KEY = "handed over so far"
"""What the codes of a whole table are kept under until all are read."""

MOST_TABLES = 20
"""Among how many running games the right one is looked for."""


class TakeIn(Screen):
    """Asks for a code, shows what it would change, and takes it in as one act."""

    title = StringProperty("")
    about = StringProperty("")
    big = StringProperty("")
    can_take = BooleanProperty(False)
    ways = ListProperty()
    panel = ObjectProperty(None, allownone=True)
    widest = NumericProperty("720dp")
    """How wide the panel is at most; a palace and what differs stand beside each other."""

    def __init__(self, **kwargs):
        self._game = ""
        self._running = None
        self._tables: tuple[GameSummary, ...] = ()
        super().__init__(**kwargs)

    def show(self, text: str = "", game: str = "") -> None:
        """Take up what has come in; without a text one is asked for."""
        if self.navigator.returning and isinstance(self.panel, ArrivedPalace):
            return
        self.ids.scroll.scroll_y = 1
        self._game, self._running = game, None
        if not text:
            self._ask()
            return
        try:
            self._take_up(arrived(text))
        except CompanionError as problem:
            self._ask(text, str(problem))

    def read(self, text: str) -> None:
        """Read what was typed or pasted; a killed app takes it up again."""
        self.navigator.replace("take_in", text=text, game=self._game)

    def press(self) -> None:
        """Take the palace in, or start the game that it is for."""
        if self._running is None:
            self.navigator.go("new_game")
            return
        running, arrival = self._running, self.panel.arrival
        try:
            running.act(arrival.event)
        except CompanionError as problem:
            self.navigator.notice(str(problem))
            return
        phone.tick()
        self.navigator.back_to("table", game=running.id)
        self.navigator.notice(running.undoes, _("Undo"), running.undo)

    def choose_table(self) -> None:
        """Ask which of several running games the palace is for."""
        items = [
            ("table-furniture", game_words.called(game), lambda game=game: self._sit_at(game.id))
            for game in self._tables
        ]
        self.navigator.menu(self.panel.ids.table, items)

    def _take_up(self, found: HandedOver | CodePart) -> None:
        if isinstance(found, CodePart):
            self._collect(found)
            return
        page = self.app.store.page(most=MOST_TABLES).games
        self._tables = tuple(
            game for game in page if not game.finished and game.game == found.game.name
        )
        here = {game.id for game in self._tables}
        playing = self.app.running.id if self.app.running is not None else ""
        wanted = [each for each in (self._game, playing) if each in here]
        wanted += [game.id for game in self._tables]
        palace = ArrivedPalace(handed=found)
        palace.bind(
            arrival=self._tell,
            on_table=lambda _: self.choose_table(),
            on_why=lambda _, cause, told: self._ask_why(cause, told),
        )
        self._put_up(palace)
        self.title = _(found.game.words.handing.arrives)
        if wanted:
            self._sit_at(wanted[0])
        else:
            self._tell_of_no_table(found)

    def _sit_at(self, game: str) -> None:
        self._running = self.app.take_up(game)
        self.panel.several = len(self._tables) > 1
        self.about = title_of(self._running.play)
        self.panel.arrival = Arrival.at(self.panel.handed, self._running.play)

    def _tell_of_no_table(self, found: HandedOver) -> None:
        self.about = ""
        self.panel.nowhere = _(
            "No game of {game} is going on here. Start one, then take this in."
        ).format(game=_(found.game.words.title))
        self.big, self.can_take = _("New game"), True
        self.ways = [(_("Not now"), self.navigator.back)]

    def _tell(self, palace, arrival: Arrival) -> None:
        """Say on the button what it does."""
        self.can_take = arrival.colour is not None and not arrival.refusal
        self.big = _(arrival.play.game.words.handing.whose)
        if arrival.colour is not None:
            name = arrival.play.seat(Colour(arrival.colour)).name
            self.big = _("Take it in for {name}").format(name=name)
        self.ways = [(_("Not now"), self.navigator.back)]

    def _collect(self, part: CodePart) -> None:
        """Keep one part of a whole table; the last one brings it together."""
        collecting = kept(KEY, Collecting()).with_part(part)
        keep(KEY, collecting)
        self._ask()
        if collecting.is_whole:
            # Once this screen is the one that is shown.
            Clock.schedule_once(lambda _: self._join(collecting))

    def _join(self, collecting: Collecting) -> None:
        try:
            joined = self.app.store.join(read_game(collecting.collected.file()))
        except CompanionError as problem:
            self._ask(fault=str(problem))
            return
        forget(KEY)
        self.app.forget_running()
        phone.tick()
        self.navigator.replace("table", game=joined.game.id)
        self.navigator.notice(
            _("The table is taken in.") if joined.is_new else _("The game goes on from there.")
        )

    def _ask(self, text: str = "", fault: str = "") -> None:
        """Ask for a code, or for those that are still missing."""
        collecting = kept(KEY, Collecting())
        told = _(
            "Point the camera of this phone at the code on the other one, or paste what you were"
            " sent."
        )
        self.title, self.about = _("Take in"), ""
        self._put_up(Asking(told=collecting.text or told, fault=fault))
        # What is longer than any code is nothing that anybody would put right by hand.
        self.panel.ids.code.text = text if fault and len(text) <= LONGEST else ""
        self.panel.bind(on_given=lambda _, text: self.read(text))
        self.big, self.ways = "", []
        if collecting.codes:
            self.ways = [(_("Begin again"), self._begin_again)]

    def _begin_again(self) -> None:
        forget(KEY)
        self._ask()

    def _put_up(self, panel) -> None:
        self.panel, self.widest = panel, dp(1080 if isinstance(panel, ArrivedPalace) else 720)
        self.ids.body.clear_widgets()
        self.ids.body.add_widget(panel)

    def _ask_why(self, cause, told: str) -> None:
        ruling = ruling_for(cause, self._running.play.game)
        self.navigator.go("ruling", ruling=ruling.id, game=self._running.id, case=told)


load_kv(__file__)
