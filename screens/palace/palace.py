"""A player's palace: entered by taps on board and picker, judged and measured as it grows."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.board.grid import Cell
from companion.board.tile_words import TILES
from companion.board.tiles import Kind
from companion.desk.ruling import Section
from companion.desk.why import ruling_for
from companion.drafts.palace.acts import Explanation, Listener
from companion.drafts.palace.keyed_entry import KeyedEntry
from companion.drafts.palace.picker import Making
from companion.errors import CompanionError
from companion.games import ROUNDS
from companion.games.game_words import ScoringWords
from companion.record import Colour, Play
from companion.record.events import EntryMode
from companion.words import _, counted
from screens import phone
from screens.game.game_screen import GameScreen
from screens.kv import load_kv
from screens.palace.going_round import GoingRound
from screens.palace.live_palace import LivePalace
from screens.palace.palace_foot import PalaceFoot
from screens.palace.plain_counts import PlainCounts
from screens.palace.putting_right import PuttingRight
from screens.palace.tile_menus import TileMenus
from screens.palace.tile_picker import TilePicker
from screens.palace.why_not import WhyNot
from screens.palace.worth_strip import WorthStrip

__all__ = ["PalaceScreen", "TilePicker", "WorthStrip"]


class PalaceScreen(TileMenus, GoingRound, PuttingRight, GameScreen):
    """One player's palace; with a round, the palace of that past round, to be put right."""

    topic = Section.BUILDING

    title = StringProperty("")
    subtitle = StringProperty("")
    bar_actions = ListProperty()
    correcting = BooleanProperty(False)
    """Whether a past round is put right."""
    by_counts = BooleanProperty(False)
    """Whether numbers are shown in the palace's stead."""
    tends_reserve = BooleanProperty(False)
    """Whether the picker shows the reserve alone, to be looked after."""

    def __init__(self, **kwargs):
        self.bench = self.entry = self._entered = None
        self._explained = None
        self._plain_counts = None
        super().__init__(**kwargs)
        # Kept here, for what is off the screen is held by nobody else.
        self._tiles, self._picker = self.ids.tiles.__self__, self.ids.picker.__self__
        self._foot = PalaceFoot()
        self._foot.bind(
            on_pressed=lambda _: self.correct() if self.correcting else self.go_on(),
            on_tell=lambda _: self.tell_tile(),
        )
        self.fbind("width", self._show_actions)

    def entered(
        self,
        seat: str,
        round: int | None = None,  # noqa: A002  # Its name.
        tile: str = "",
    ) -> None:
        """Take up a player's palace, of now or of a past round, a tile from the reserve in hand."""
        asked = (self.running, seat, round, tile)
        if self.navigator.returning and asked == self._entered:
            # Whoever comes back from a rule finds everything as it was.
            return
        self._entered = asked
        colour = Colour(seat)
        self.correcting = round is not None
        if round is None:
            self.bench = LivePalace(self.running, colour, lambda: self.tile_set)
        else:
            self.bench = self.past_palace(colour, round)
        held = self.bench.to_be_laid(tile)
        listener = Listener(self._draw, self._landed, self.tile_menu, self.navigator.notice)
        self.entry = KeyedEntry(self.bench, listener, held)
        self.ids.picker.show(self.entry, self.bench.play.game.box)

    def show(self, game: str, **params) -> None:
        """Show a palace whole, however the last one was zoomed."""
        super().show(game, **params)
        self.ids.board.fit()

    def refresh(self, play: Play) -> None:
        """Follow what has happened at the table."""
        del play
        self._follow()

    def keys(self) -> dict[str, Callable[[], object]]:
        """What keys do here; those that enter tiles have nothing to do beside numbers."""
        neighbours = {
            "tab": lambda: self.go_to_neighbour(1),
            "shift tab": lambda: self.go_to_neighbour(-1),
        }
        if self.by_counts:
            return {**super().keys(), **neighbours}
        others = {"r": self.toggle_reserve}
        if Making.HUT in self.entry.picker.makings:
            others["h"] = lambda: self.make(Making.HUT)
        return {**super().keys(), **neighbours, **self.entry.keys, **others}

    def undo_or_redo(self, name: str) -> None:
        """What a key does, as the top bar would, in the draft of a past round too."""
        self.bar_action(name)

    def bar_action(self, name: str) -> None:
        """Undo, redo, or the menu."""
        if name == "more":
            self.more_menu()
        elif self.correcting:
            self.bench.undo() if name == "undo" else self.bench.redo()
        else:
            self.act_from_bar(name)

    def cell_tapped(self, cell: Cell) -> None:
        """A finger tapped the board."""
        self.entry.touch_cell(cell)

    def kind_tapped(self, kind: Kind) -> None:
        """A kind was tapped: its tiles are shown, or one of it is told of."""
        if self.bench.play.game.box.is_learned:
            self.tell_tile(kind)
        else:
            self.entry.show_kind(kind)

    def cell_held(self, cell: Cell) -> None:
        """A finger rested on the board."""
        if cell in self.bench.seat.city:
            self.entry.touch_cell(cell)

    def toggle_reserve(self) -> None:
        """Show the reserve in the picker, or the bag again."""
        if not self.bench.seat.reserve and not self.entry.from_reserve:
            self.add_to_reserve()
        else:
            self.entry.show_reserve(not self.entry.from_reserve)

    def attempt(self, act) -> bool:
        """Do something to the palace, or say why it may not be."""
        try:
            act()
        except CompanionError as problem:
            self.navigator.notice(str(problem))
            return False
        return True

    @property
    def _words(self) -> ScoringWords:
        """What this game calls its scorings."""
        return self.bench.play.game.words.scoring

    def _follow(self) -> None:
        """Show the palace as it has become; the entry then says what to show of itself."""
        bench = self.bench
        seat, play = bench.seat, bench.play
        self.title = seat.name
        tiles = _("in numbers") if seat.by_counts else counted(TILES, len(seat.city))
        if self.waits:
            tiles = _("not applied yet")
        number = play.round_name(bench.number if self.correcting else play.next_round or ROUNDS[-1])
        self.subtitle = _(play.game.words.city.about).format(number=number, tiles=tiles)
        put_right = _(self._words.put_right).format(number=number)
        self._foot.text = put_right if self.correcting else self.next_words()
        self._show_actions()
        self.ids.strip.show(play.game, bench.holding, len(seat.reserve))
        self._show_way(by_counts=seat.by_counts)
        self.ids.board.city = seat.city
        self.entry.follow()

    def _show_actions(self, *args) -> None:
        """Undo, redo and the menu; on a narrow phone redo is in the menu, for the name's sake."""
        if self.bench is not None:
            redo = [("redo", "redo", bool(self.bench.redoes))] if self.width >= dp(360) else []
            undo = ("undo", "undo", bool(self.bench.undoes))
            self.bar_actions = [undo, *redo, ("dots-vertical", "more")]

    def _show_foot(self) -> None:
        """The button that leads on lies below the picker, or below the numbers."""
        foot, place = self._foot, self._plain_counts if self.by_counts else self.ids.side.__self__
        if foot.parent is not place:
            if foot.parent is not None:
                foot.parent.remove_widget(foot)
            place.add_widget(foot)

    def _show_way(self, *, by_counts: bool) -> None:
        """Show the board, or the numbers in its stead."""
        self.by_counts = by_counts
        if by_counts:
            if self._plain_counts is None:
                self._plain_counts = PlainCounts()
                self._plain_counts.bind(on_tiles=lambda *_: self.choose(EntryMode.PALACE))
            if self._plain_counts.parent is None:
                self.remove_widget(self._tiles)
                self.add_widget(self._plain_counts)
            self._plain_counts.show(self.bench, self.attempt)
        elif self._tiles.parent is None:
            self.remove_widget(self._plain_counts)
            self.add_widget(self._tiles)
        self._show_foot()
        if by_counts:
            self._foot.tells_tiles = False

    def choose(self, way: EntryMode) -> None:
        """Go over to the numbers or back to the tiles; neither is lost."""
        if way is EntryMode.COUNTS and self.bench.seat.tally is None:
            holding = self.bench.holding
            counts = {kind.name: holding.count(kind) for kind in self.bench.play.game.box.kinds}
            self.attempt(lambda: self.bench.count(counts, holding.wall))
        else:
            self.attempt(lambda: self.bench.choose(way))

    def _landed(self, cell: Cell) -> None:
        phone.tick()
        phone.sound(phone.Sound.LAID)
        self.ids.board.land(cell)
        self.tell_of_card(self.bench.seat.city[cell])

    def _draw(self, *args) -> None:
        board, entry = self.ids.board, self.entry
        why = entry.explanation
        board.places = entry.places
        board.marked = entry.marked if entry.swapping is None else None
        board.pointed = entry.pointed if entry.swapping is None else entry.swapping
        board.ghosts = entry.ghosts
        lying = {cell: None for fault in self.bench.faults for cell in fault.cells}
        board.faults = why.cells if why else list(lying)
        self.tends_reserve = entry.from_reserve
        self.ids.picker.refresh()
        self._foot.tells_tiles = Making.TILE in entry.picker.makings and not self.by_counts
        if why is not self._explained:
            self._explained = why
            self._explain(why)

    def _explain(self, why: Explanation | None) -> None:
        """Put an explanation in the picker's place, or the picker back."""
        panel = self.ids.panel
        panel.clear_widgets()
        if why is None:
            panel.add_widget(self._picker)
        else:
            card = WhyNot.of(why, self.bench.play)
            card.bind(
                on_keep=lambda _: why.keep(),
                on_close=lambda _: self.entry.stop(),
                on_why=lambda _, fault, told: self.go(
                    "ruling", ruling=ruling_for(fault, self.bench.play.game).id, case=told
                ),
            )
            panel.add_widget(card)


load_kv(__file__)
