"""May I? A board to try things on; every fault is named, with the rule behind it."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.board.city import City
from companion.board.faults import Fault
from companion.board.grid import Cell
from companion.desk.may_i import Verdict
from companion.drafts.trial import Doing, Trial
from companion.errors import CompanionError
from companion.record import Colour, Play
from companion.wording import may_i_words
from companion.words import _
from screens import phone
from screens.desk.desk_screen import DeskScreen
from screens.desk.fault_line import FaultLine
from screens.game.kept_drafts import keep, kept
from screens.kv import load_kv
from screens.tiles.which_tile import WhichTile
from screens.widgets.column import Column
from screens.widgets.foot import Foot  # noqa: F401  # Named in the kv file.
from screens.widgets.words import Words

KEY = "may i"
"""What the last try is kept under."""


class PlaceNumber(Words):
    """The number of a place, on the board."""


class NumberedPlaces(FloatLayout):
    """Numbers on a board, which stay where its cells are."""

    board = ObjectProperty(None)
    cells = ListProperty()

    def on_board(self, *args) -> None:
        """Follow the board wherever it is moved."""
        for name in ("origin_x", "origin_y", "tile", "pos", "size"):
            self.board.fbind(name, self._arrange)

    def on_cells(self, *args) -> None:
        """Put up a number for each cell."""
        self.clear_widgets()
        for number, _cell in enumerate(self.cells, start=1):
            self.add_widget(PlaceNumber(text=str(number)))
        self._arrange()

    def _arrange(self, *args) -> None:
        for label, cell in zip(reversed(self.children), self.cells, strict=True):
            label.center = self.board.view.centre_of(cell)
            inside = self.board.collide_point(*label.center)
            label.opacity = 1 if inside and self.board.tile >= dp(24) else 0


class Findings(Column):
    """What the desk says to a try."""

    heading = StringProperty("")
    what = StringProperty("")
    ways = StringProperty("")
    fits = StringProperty("")
    wall = StringProperty("")
    ends = StringProperty("")
    legal = BooleanProperty(False)

    __events__ = ("on_why",)

    def show(self, verdict: Verdict) -> None:
        """Say it, fault by fault."""
        self.legal = verdict.legal
        self.heading, self.what = may_i_words.heading(verdict), may_i_words.what(verdict)
        self.ways, self.fits = may_i_words.ways(verdict), may_i_words.fits(verdict)
        self.wall = may_i_words.wall(verdict)
        self.ends = "\n".join(dict.fromkeys(end.stop.sentence for end in verdict.ends))
        self.ids.faults.clear_widgets()
        for objection in verdict.objections:
            line = FaultLine(text=objection.fault.text, fault=objection.fault)
            ruling = objection.ruling.id
            line.bind(on_why=lambda line, ruling=ruling: self._ask(ruling, line.text))
            self.ids.faults.add_widget(line)

    def on_why(self, ruling: str, told: str):
        """The ruling behind a fault is asked for."""

    def _ask(self, ruling: str, told: str) -> None:
        self.dispatch("on_why", ruling, told)


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

    def entered(self, city: str = "", doing: str = "build", at: str = "", tile: str = "") -> None:
        """Go on with the last try, or take up the one that is handed over."""
        if self.navigator.returning:
            return
        self._before = []
        if city:
            self.trial = Trial(lying=city, doing=Doing(doing), at=at, with_tile=tile)
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
        """Ask which tile."""
        tiles = list(self.trial.box.tiles)
        chosen = [self.trial.tile] if self.trial.tile else []
        which = WhichTile(tiles=tiles, chosen=chosen, none=_("No tile"))
        sheet = self.navigator.sheet(which, title=_("Which tile?"))
        which.bind(on_tile=lambda _, tile: self._take(sheet, tile))

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
                ("grid", _("An empty board"), lambda: self.change(Trial(doing=self.trial.doing))),
                *self._palaces(),
                ("content-paste", _("Paste a palace in notation"), self.paste),
            ],
        )

    def paste(self) -> None:
        """Try things on the palace whose line was copied, or say what is wrong with it."""
        try:
            city = City.parse(phone.paste().strip(), self.trial.box)
        except CompanionError as problem:
            self.navigator.notice(str(problem))
        else:
            self.change(self.trial.but(lying=city.text, owner=None, at=""))

    def _palaces(self) -> list[tuple]:
        seats = self.play.seats if self.play is not None else ()
        return [
            (
                "account-outline",
                _("{name}’s palace").format(name=seat.name),
                lambda seat=seat: self._take_palace(seat.colour, seat.city),
            )
            for seat in seats
            if not seat.by_counts
        ]

    def _take_palace(self, owner: Colour, city: City) -> None:
        self.change(self.trial.but(lying=city.text, owner=owner, at=""))

    def _take(self, sheet, tile) -> None:
        sheet.close()
        self.change(self.trial.but(with_tile=tile.code if tile is not None else ""))

    def _offer(self, trial: Trial) -> None:
        """Put the right words on the buttons."""
        asks = trial.doing is not Doing.REMOVE
        another = [(_("Another tile"), self.choose_tile)] if asks and trial.tile else []
        if self.can_go_on:
            self.big = _("Do it, and try the next")
        else:
            self.big = _("Choose a tile") if asks and not another else ""
        self.ways = another

    def _draw(self, trial: Trial, verdict: Verdict | None, play: Play | None) -> None:
        board, city = self.ids.board, trial.city
        tried = verdict is not None and trial.cell is not None
        swapped = tried and trial.doing is Doing.SWAP and trial.cell in city
        board.city = trial.act.carry_out(city) if swapped and verdict.after else city
        board.ghosts = (
            {trial.cell: trial.tile}
            if tried and trial.doing is Doing.BUILD and trial.cell not in city
            else {}
        )
        board.faults = list({cell for each in self._faults(verdict) for cell in each.cells})
        board.marked = trial.cell if not tried or (verdict.legal and not board.ghosts) else None
        elsewhere = [way.cell for way in verdict.ways_out] if verdict else []
        shown = [] if verdict is None or verdict.legal else elsewhere
        if verdict is None and trial.doing is Doing.BUILD:
            board.places = list(trial.places(play))
        else:
            board.places = shown
        self.ids.numbers.cells = shown

    def _faults(self, verdict: Verdict | None) -> list[Fault]:
        return [objection.fault for objection in verdict.objections] if verdict else []

    def _tell(self, verdict: Verdict | None) -> None:
        place = self.ids.findings
        place.clear_widgets()
        if verdict is not None:
            self._findings.show(verdict)
            place.add_widget(self._findings)
        self.ids.scroll.scroll_y = 1


load_kv(__file__)
