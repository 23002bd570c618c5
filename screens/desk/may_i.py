"""May I? A board to try things on; every fault is named, with the rule behind it."""

from dataclasses import dataclass

from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.board.grid import Cell
from companion.desk.may_i import Verdict
from companion.drafts.trial import Doing, Trial, taken_over
from companion.drafts.trial_board import TrialBoard
from companion.errors import CompanionError
from companion.games import GAMES
from companion.record import Play
from companion.tileset import TileSet
from companion.wording.desk import may_i_words
from companion.words import _
from screens import phone
from screens.desk.desk_screen import DeskScreen
from screens.desk.findings import Findings
from screens.desk.numbered_places import NumberedPlaces  # noqa: F401  # Named in the kv file.
from screens.game.kept_drafts import keep, kept
from screens.kv import load_kv
from screens.navigation.navigator import Navigator
from screens.tiles.asking_for_tile import choose_tile
from screens.widgets.foot import Foot  # noqa: F401  # Named in the kv file.

KEY = "may i"
"""What the last try is kept under."""


@dataclass(frozen=True)
class AtTable:
    """Where a tile is asked for: at the running table, or at an empty one of the same game."""

    play: Play
    tile_set: TileSet
    navigator: Navigator
    wide: bool


class MayI(DeskScreen):
    """Tries one act after the other on a palace that nobody owns; no game notices."""

    about = StringProperty("")
    missing = StringProperty("")
    big = StringProperty("")
    """What the one big button says; empty, there is none."""
    ways = ListProperty()
    can_go_on = BooleanProperty(False)
    actions = ListProperty()

    def __init__(self, **kwargs):
        self.trial = Trial()
        self._before: list[Trial] = []
        super().__init__(**kwargs)
        self._findings = Findings()
        self._findings.bind(
            on_why=lambda _, ruling, told: self.go("ruling", ruling=ruling, case=told)
        )
        self.ids.numbers.board = self.ids.board

    def entered(self, city: str = "", **handed: str) -> None:
        """Go on with the last try, or take up the one that is handed over."""
        if self.navigator.returning:
            return
        self._before = []
        if city:
            self.trial = taken_over(city=city, **handed)
        else:
            self.trial = kept(KEY, Trial())

    def refresh(self, play: Play | None) -> None:
        """Show the try and what is said to it."""
        trial = self.trial
        verdict = trial.verdict(play)
        self.about = may_i_words.whose(trial, play)
        self.actions = [("undo", "undo", bool(self._before)), ("dots-vertical", "more")]
        self.ids.doing.chosen = trial.doing
        self.missing = "" if verdict else may_i_words.missing(trial)
        self.can_go_on = verdict is not None and verdict.legal
        self._offer(trial)
        self._draw(trial, verdict, play)
        self._tell(verdict)

    def change(self, trial: Trial) -> None:
        """Try something else."""
        if trial == self.trial:
            return
        self._before.append(self.trial)
        self.trial = trial
        keep(KEY, trial)
        self.refresh(self.play)

    def do(self, doing: Doing) -> None:
        """Build, remove or swap."""
        if doing is not self.trial.doing:
            self.change(self.trial.but(doing=doing, at=""))

    def tap_cell(self, cell: Cell) -> None:
        """Try it there."""
        self.change(self.trial.but(at=str(cell)))

    def choose_tile(self) -> None:
        """Ask which tile; those in the owner's reserve come first."""
        trial = self.trial
        at_hand = trial.at_hand(self.play)
        others = [tile for tile in trial.box.tiles if tile not in at_hand]
        choose_tile(
            AtTable(trial.table(self.play), self.tile_set, self.navigator, self.wide),
            [*at_hand, *others],
            trial.making,
            title=_("Which tile?"),
            none=_("No tile"),
            take=self._take,
            chosen=[trial.tile] if trial.tile else [],
            badged=at_hand,
        )

    def press_big(self) -> None:
        """Do what the big button says."""
        if self.can_go_on:
            self.go_on()
        else:
            self.choose_tile()

    def go_on(self) -> None:
        """Leave it as it was tried, and try the next."""
        phone.tick()
        self.change(self.trial.carried_out())

    def carry(self) -> None:
        """Do at the table what was done here, act by act; one tap takes all of it back."""
        before, number = self.trial, 0
        for event in before.for_the_table(self.play):
            if not self.act(event):
                self._take_back(before, number)
                return
            number += 1
        phone.tick()
        self._before = []
        self.trial = before.on(self.play, before.owner)
        keep(KEY, self.trial)
        self.refresh(self.play)
        words = _(self.play.game.words.city.lies_so).format(name=self.play.seat(before.owner).name)
        self.navigator.notice(words, _("Undo"), lambda: self._take_back(before, number))

    def _take_back(self, before: Trial, number: int) -> None:
        for _each in range(number):
            self.running.undo()
        self.trial = before
        keep(KEY, before)
        self.refresh(self.play)

    def undo_or_redo(self, name: str) -> None:
        """Take the last tap back, if there was one; what was taken back is tapped again."""
        if name == "undo" and self._before:
            self.act_from_bar(name)

    def act_from_bar(self, name: str) -> None:
        """Take the last tap back, or offer other boards."""
        if name == "undo":
            self.trial = self._before.pop()
            keep(KEY, self.trial)
            self.refresh(self.play)
            return
        self.navigator.menu(
            self.ids.bar.button("more"),
            [
                *self._empty_boards(),
                *self._palaces(),
                ("content-paste", _("Paste a line in notation"), self.paste),
            ],
        )

    def paste(self) -> None:
        """Try things on the palace whose line was copied, or say what is wrong with it."""
        try:
            pasted = self.trial.pasted(phone.paste().strip())
        except CompanionError as problem:
            self.navigator.notice(str(problem))
        else:
            self.change(pasted)

    def _palaces(self) -> list[tuple]:
        seats = self.play.seats if self.play is not None else ()
        return [
            (
                "account-outline",
                _(self.play.game.words.city.whose).format(name=seat.name),
                lambda seat=seat: self.change(self.trial.on(self.play, seat.colour)),
            )
            for seat in seats
            if not seat.by_counts
        ]

    def _empty_boards(self) -> list[tuple]:
        games = [self.play.game] if self.play is not None else GAMES.values()
        return [
            (
                "grid",
                _("An empty board of {game}").format(game=_(game.words.title)),
                lambda game=game: self.change(self.trial.on_empty_board(game.name)),
            )
            for game in games
        ]

    def _take(self, tile, bought=None) -> bool:
        del bought
        self.change(self.trial.but(with_tile=tile.code if tile is not None else ""))
        return True

    def _offer(self, trial: Trial) -> None:
        """Put the right words on the buttons."""
        asks = trial.doing is not Doing.REMOVE
        another = [(_("Another tile"), self.choose_tile)] if asks and trial.tile else []
        if self.can_go_on:
            self.big = _("Do it, and try the next")
        else:
            self.big = _("Choose a tile") if asks and not another else ""
        carry = [(_("Do it at the table"), self.carry)] if trial.for_the_table(self.play) else []
        self.ways = another or carry

    def _draw(self, trial: Trial, verdict: Verdict | None, play: Play | None) -> None:
        board, shown = self.ids.board, TrialBoard.of(trial, verdict, play)
        board.city, board.marked = shown.city, shown.marked
        board.places, board.faults = list(shown.places), list(shown.faults)
        board.ghosts = dict(shown.ghosts)
        self.ids.numbers.cells = list(shown.numbered)

    def _tell(self, verdict: Verdict | None) -> None:
        place = self.ids.findings
        place.clear_widgets()
        if verdict is not None:
            self._findings.show(self.trial, verdict)
            place.add_widget(self._findings)
        self.ids.scroll.scroll_y = 1


load_kv(__file__)
