"""Scoreboard: all rounds and kinds, who stands where, the race, and points by hand."""

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.desk.ruling import Section
from companion.drafts.palace.past_palace import PastPalace
from companion.record import Colour, Play
from companion.wording.points import race
from companion.wording.points.correction_words import (
    IT_WILL,
    after_all,
    not_applied,
    what_was_done,
    will_change,
    will_change_points,
)
from companion.wording.points.point_rows import headings_of_game, rows_of_game
from companion.wording.table_words import rounds_so_far
from companion.words import _, change
from screens import phone
from screens.game import correcting
from screens.game.game_screen import GameScreen
from screens.game.renaming import ask_for_names
from screens.game.whose_palace import correct_one_of
from screens.kv import load_kv
from screens.points import PointsGrid  # noqa: F401  # Named in the kv file.
from screens.scoreboard.forms import Adjusting, Form, Noting
from screens.scoreboard.race_chart import RaceChart  # noqa: F401  # Named in the kv file.
from screens.scoreboard.round_card import RoundCard
from screens.scoreboard.waiting_card import WaitingCard
from screens.widgets.words import Words


class ByHand(BoxLayout):
    """An adjustment and its reason."""

    points = StringProperty("")
    name = StringProperty("")
    reason = StringProperty("")
    tone = StringProperty("primary")


class Scoreboard(GameScreen):
    """Everybody's points; a round opens by a tap and can be put right."""

    topic = Section.SCORING

    subtitle = StringProperty("")
    actions = ListProperty()
    empty = BooleanProperty(True)
    nothing = StringProperty("")
    first_to_come = StringProperty("")
    headings = ListProperty()
    rows = ListProperty()
    runners = ListProperty()
    stops = ListProperty()

    def __init__(self, **kwargs):
        self._folded: set[tuple[str, int, Colour]] = set()
        super().__init__(**kwargs)

    def entered(self) -> None:
        """Open at the top, unless one comes back to where one was reading."""
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1

    def refresh(self, play: Play) -> None:
        """Show all points as they are now."""
        self.actions = [*self.undo_actions, ("dots-vertical", "more")]
        self.empty = not (play.scored or play.adjustments or play.notes)
        self.subtitle = rounds_so_far(play)
        words = play.game.words.scoring
        self.nothing, self.first_to_come = _(words.table_of_none), _(words.first_to_come)
        benches = correcting.waiting(self.running)
        self.headings = headings_of_game(play)
        self.rows = rows_of_game(play, after_all(play, benches))
        self.stops, self.runners = race.stops(play), race.runners(play)
        self._show_waiting(play, benches)
        self._show_rounds(play)
        self._show_by_hand(play)

    def on_wide(self, *args) -> None:
        """Put what was done by hand below the race, or below the rounds."""
        others = self.ids.others
        others.parent.remove_widget(others)
        (self.ids.overview if self.wide else self.ids.details).add_widget(others)

    def act_from_bar(self, name: str) -> None:
        """Undo, redo, or open the menu."""
        if name != "more":
            super().act_from_bar(name)
            return
        items = [
            ("share-variant", _("Share the result"), self.share),
            ("plus-minus-variant", _("Adjust points"), self.adjust),
            ("pencil-outline", _("Rename…"), self.rename),
            ("note-edit-outline", _("Write a note"), self.write),
        ]
        self.navigator.menu(self.ids.bar.button("more"), items)

    def adjust(self) -> None:
        """Give or take points by hand."""
        self._fill_in(Adjusting(seats=self.play.seats), _("Adjust points"))

    def rename(self) -> None:
        """Call the game or its players something else."""
        ask_for_names(self)

    def write(self) -> None:
        """Write something down."""
        self._fill_in(Noting(), _("Write a note"))

    def _fill_in(self, form: Form, title: str) -> None:
        sheet = self.navigator.sheet(form, title=title)
        form.bind(on_event=lambda _, event: sheet.close() if self._happen(event) else None)

    def _happen(self, event) -> bool:
        done = self.act(event)
        if done:
            phone.tick()
        return done

    def _show_waiting(self, play: Play, benches: list[PastPalace]) -> None:
        """Tell of the corrections that are not applied yet, the latest round first."""
        place = self.ids.waiting
        place.clear_widgets()
        for bench in reversed(benches):
            words = play.game.words.scoring.title
            rounds = [
                (_(words).format(number=play.round_name(each.number)), each)
                for each in will_change_points(play, bench)
            ]
            leads_to = _(IT_WILL) if rounds else will_change(play, bench)
            about = f"{what_was_done(bench)} {leads_to}"
            key = bench.number, bench.colour
            card = WaitingCard(
                rounds,
                bench=bench,
                title=not_applied(bench),
                about=about,
                folded=(self.running.id, *key) in self._folded,
            )
            card.bind(on_open=self._open, on_drop=self._drop, on_fold=self._fold)
            card.bind(on_apply=self._apply)
            place.add_widget(card)

    def _open(self, card: WaitingCard) -> None:
        self.go("palace", seat=card.bench.colour.value, round=card.bench.number)

    def _drop(self, card: WaitingCard) -> None:
        correcting.drop(self, card.bench)
        self.refresh(self.play)
        words = _("The correction is dropped.")
        self.navigator.notice(words, _("Undo"), lambda: self._keep(card.bench))

    def _keep(self, bench: PastPalace) -> None:
        correcting.keep(self, bench)
        self.refresh(self.play)

    def _fold(self, card: WaitingCard) -> None:
        self._folded ^= {(self.running.id, card.bench.number, card.bench.colour)}
        card.folded = not card.folded

    def _apply(self, card: WaitingCard) -> None:
        correcting.apply(self, card.bench, lambda: self.refresh(self.play))

    def _show_rounds(self, play: Play) -> None:
        box = self.ids.rounds
        while len(box.children) > len(play.scored):
            box.remove_widget(box.children[0])
        while len(box.children) < len(play.scored):
            card = RoundCard()
            card.bind(on_release=lambda card: self.go("round", round=card.number))
            card.bind(
                on_correct=lambda card: correct_one_of(self, card.ids.correct, int(card.number))
            )
            box.add_widget(card)
        for number, card in enumerate(reversed(box.children), start=1):
            card.tell(play, number)

    def _show_by_hand(self, play: Play) -> None:
        self.ids.by_hand.clear_widgets()
        for each in play.adjustments:
            row = ByHand(
                points=change(each.points),
                name=play.seat(each.colour).name,
                reason=each.reason,
                tone="primary" if each.points > 0 else "error",
            )
            self.ids.by_hand.add_widget(row)
        self.ids.written.clear_widgets()
        for note in play.notes:
            self.ids.written.add_widget(Words(text=note, look="Body large"))


load_kv(__file__)
