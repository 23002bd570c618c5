"""The table: everybody's points and palaces, what is odd, and the next thing to do."""

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ListProperty, StringProperty

from companion.drafts.ticks import Ticks, has_begun
from companion.record import Play, Seat
from companion.wording import table_words
from companion.wording.table_problems import table_problems
from companion.words import _, counted
from screens.game import kept_drafts
from screens.game.deleting import delete
from screens.game.game_screen import GameScreen
from screens.game.renaming import ask_for_names
from screens.game.seat_colours import DUMMY_ICON, seat_colour
from screens.game.waiting_banners import waiting_banners
from screens.game.whose_palace import look_at, look_at_one_of
from screens.kv import load_kv
from screens.table import progress  # noqa: F401  # Named in the kv file.
from screens.table.history import History
from screens.table.seat_card import SeatCard
from screens.widgets.banner import Banner
from screens.widgets.card import TapCard
from screens.widgets.words import width_of

ROOMIEST, ROOMIEST_WIDE = 148, 344
"""How high a card grows where there is room to spare, in dp."""


class SetupLine(TapCard):
    """The way to the setup card, until play has begun."""

    left = StringProperty("")


class TableScreen(GameScreen):
    """The hub of a game: from here one goes to every palace, the dummy and the rounds."""

    game_title = StringProperty("")
    about = StringProperty("")
    how_far = StringProperty("")
    next_words = StringProperty("")
    actions = ListProperty()

    def __init__(self, **kwargs):
        self._cards: list[SeatCard] = []
        self._seen: tuple[str, Play] | None = None
        super().__init__(**kwargs)
        self._filling = Clock.create_trigger(self._fill, -1)
        for part, name in (("scroll", "size"), ("cards", "children"), ("cards", "cols")):
            self.ids[part].fbind(name, self._filling)
        for part in ("progress", "setup", "banners"):
            self.ids[part].fbind("height", self._filling)

    def refresh(self, play: Play) -> None:
        """Show everybody's palace and points, and what to do next."""
        self.game_title = table_words.title_of(play)
        self.about = table_words.who_plays(play)
        self.how_far = table_words.how_far(play)
        self.next_words = table_words.what_next(play)
        self.actions = [*self.undo_actions, ("dots-vertical", "more")]
        self.ids.progress.scored = len(play.scored)
        self._show_setup(play)
        self._show_cards(play)
        self._show_problems(play)
        self._seen = self.running.id, play

    def go_on(self) -> None:
        """Do the next thing."""
        self.go(table_words.room_of_next(self.play))

    def leave_table(self) -> None:
        """Go back to where one came from, or home."""
        if not self.navigator.back():
            self.navigator.home()

    def act_from_bar(self, name: str) -> None:
        """Undo, redo, or open the menu."""
        if name == "more":
            self.navigator.menu(self.ids.bar.button("more"), self._menu())
        else:
            super().act_from_bar(name)

    def on_wide(self, *args) -> None:
        """Put progress and banners beside the cards, or above and below them."""
        bars, setup, below = self.ids.progress, self.ids.setup, self.ids.banners
        home = self.ids.side_column if self.wide else self.ids.column
        for part in (bars, setup, below):
            part.parent.remove_widget(part)
        for part in (setup, bars):
            home.add_widget(part, index=len(home.children))
        home.add_widget(below)

    def _menu(self):
        rounds = [
            (
                f"numeric-{scored.number}-box-outline",
                _(self.play.game.words.scoring.look_at).format(
                    number=self.play.round_name(scored.number)
                ),
                lambda number=scored.number: self.go("round", round=number),
            )
            for scored in self.play.scored
        ]
        return [
            ("history", _("What happened"), self._tell_what_happened),
            *rounds,
            ("podium", _("Scoreboard"), lambda: self.go("scoreboard")),
            ("clipboard-list-outline", _("Setup card"), lambda: self.go("setup_card")),
            ("qrcode", _("Hand over the table"), lambda: self.go("hand_over")),
            ("qrcode-scan", _(self.play.game.words.handing.take_in), lambda: self.go("take_in")),
            ("pencil-outline", _("Rename…"), lambda: ask_for_names(self)),
            ("delete-outline", _("Delete"), lambda: delete(self, self.running.id)),
        ]

    def _tell_what_happened(self) -> None:
        record = self.running.kept.record
        self.navigator.sheet(History(record), title=_("What happened"))

    def _show_setup(self, play: Play) -> None:
        self.ids.setup.clear_widgets()
        if has_begun(play):
            return
        left = kept_drafts.kept(kept_drafts.setup_key(self.running.id), Ticks()).left(play)
        line = SetupLine(left=counted(table_words.STEPS_LEFT, left) if left else _("All done"))
        line.bind(on_release=lambda _: self.go("setup_card"))
        self.ids.setup.add_widget(line)

    def _show_cards(self, play: Play) -> None:
        wanted = len(play.seats) + play.has_dummy
        while len(self._cards) < wanted:
            card = SeatCard()
            card.bind(on_release=self._open)
            self._cards.append(card)
        cards = self._cards[:wanted]
        if self.ids.cards.children[::-1] != cards:
            self.ids.cards.clear_widgets()
            for card in cards:
                self.ids.cards.add_widget(card)
        # Points fly where a round was scored since the table was last seen, and nowhere else.
        flying = self._seen is not None and self._seen[0] == self.running.id
        for card, seat in zip(cards, play.seats, strict=False):
            self._show_seat(play, card, seat)
            card.score(play.totals[seat.colour], flying=flying)
        if play.has_dummy:
            self._show_dummy(play, cards[-1])
            cards[-1].score(play.dummy_total, flying=flying)

    def _show_seat(self, play: Play, card: SeatCard, seat: Seat) -> None:
        card.seat = seat.colour
        card.name = seat.name
        card.colour = seat_colour(seat.colour)
        card.about = table_words.about_seat(play, seat)
        card.mark = table_words.as_at(play, seat)
        card.leads = bool(play.totals[seat.colour]) and seat.name in play.victory.winners
        card.icon = "calculator-variant-outline" if seat.by_counts else ""
        card.city, card.tiles = seat.city, []

    def _show_dummy(self, play: Play, card: SeatCard) -> None:
        card.seat = None
        card.name = play.dummy_name
        card.colour = seat_colour(None)
        card.about = table_words.about_dummy(play)
        card.mark = ""
        card.leads = bool(play.dummy_total) and play.dummy_name in play.victory.winners
        kinds = play.game.box.kinds
        card.tiles = sorted(play.dummy_tiles, key=lambda tile: kinds.index(tile.kind))
        card.icon = "" if card.tiles else DUMMY_ICON
        card.city = None

    def _show_problems(self, play: Play) -> None:
        self.ids.banners.clear_widgets()
        for banner in waiting_banners(self):
            self.ids.banners.add_widget(banner)
        # What lies on the table after the last round is judged by nobody any more.
        for odd in table_problems(play) if play.next_round is not None else ():
            action = _("Look") if odd.holders else ""
            banner = Banner(text=odd.text, sort="warning", action=action)
            banner.bind(on_act=lambda banner, odd=odd: look_at_one_of(self, banner, odd.holders))
            self.ids.banners.add_widget(banner)

    def _open(self, card: SeatCard) -> None:
        look_at(self, card.seat)

    def about_fits(self, about: str, bar_width: float) -> bool:
        """Whether who plays can be read whole in the top bar, beside its four buttons."""
        return width_of(about, "Body small") < bar_width - dp(4 * 48 + 24)

    def _fill(self, *args) -> None:
        """Let the cards fill the room they have."""
        cards, column = self.ids.cards, self.ids.column
        rows = -(-len(cards.children) // cards.cols) or 1
        others = () if self.wide else (self.ids.progress, self.ids.setup, self.ids.banners)
        # A part that is empty keeps its spacing.
        besides = sum(part.height + column.spacing for part in others)
        besides += column.padding[1] + column.padding[3] + cards.spacing[1] * (rows - 1)
        room = (self.ids.scroll.height - besides) / rows
        for card in cards.children:
            card.least = min(room, dp(ROOMIEST_WIDE if self.wide else ROOMIEST))


load_kv(__file__)
