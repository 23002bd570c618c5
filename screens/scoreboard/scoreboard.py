"""Scoreboard: all rounds and kinds, who stands where, the race, and points by hand."""

from itertools import accumulate

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games import ROUNDS
from companion.record import Play
from companion.share.scoreboard import Result, standing
from companion.words import _, change, figures
from screens import phone
from screens.game.game_screen import GameScreen
from screens.game.renaming import ask_for_names
from screens.game.seat_colours import DUMMY_ICON, seat_colour
from screens.game.whose_palace import correct_one_of
from screens.kv import load_kv
from screens.points import PointsGrid  # noqa: F401  # Named in the kv file.
from screens.points.point_rows import NOTHING, TOTAL, Heading, Row
from screens.scoreboard.forms import Adjusting, Form, Noting
from screens.scoreboard.race_chart import RaceChart, Runner  # noqa: F401  # In the kv.
from screens.scoreboard.round_card import RoundCard
from screens.widgets.words import Words


class ByHand(BoxLayout):
    """An adjustment and its reason."""

    points = StringProperty("")
    name = StringProperty("")
    reason = StringProperty("")
    tone = StringProperty("primary")


class Scoreboard(GameScreen):
    """Everybody's points; a round opens by a tap and can be put right."""

    subtitle = StringProperty("")
    actions = ListProperty()
    empty = BooleanProperty(True)
    headings = ListProperty()
    rows = ListProperty()
    runners = ListProperty()
    stops = ListProperty()

    def entered(self) -> None:
        """Open at the top, unless one comes back to where one was reading."""
        if not self.navigator.returning:
            self.ids.scroll.scroll_y = 1

    def refresh(self, play: Play) -> None:
        """Show all points as they are now."""
        self.actions = [*self.undo_actions, ("dots-vertical", "more")]
        self.empty = not (play.scored or play.adjustments or play.notes)
        self.subtitle = _how_far(play)
        everybody = standing(play)
        by_hand = bool(play.adjustments)
        self._show_standing(play, everybody, by_hand=by_hand)
        self._show_race(play, everybody, by_hand=by_hand)
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

    def _show_standing(self, play: Play, everybody, *, by_hand: bool) -> None:
        rounds = [Heading("round", text=play.round_name(scored.number)) for scored in play.scored]
        extra = [Heading("by hand", text="±")] if by_hand else []
        self.headings = [*rounds, *extra, TOTAL]
        best = [max(numbers) for numbers in zip(*(each.rounds for each in everybody), strict=True)]
        self.rows = [_row(each, best, by_hand=by_hand) for each in everybody]

    def _show_race(self, play: Play, everybody, *, by_hand: bool) -> None:
        stops = [_("Start"), *(play.round_name(scored.number) for scored in play.scored)]
        self.stops = [*stops, "±"] if by_hand else stops
        self.runners = [
            Runner(
                each.name,
                seat_colour(each.colour),
                _race(each, by_hand=by_hand),
                dotted=each.colour is None,
            )
            for each in everybody
        ]

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


def _how_far(play: Play) -> str:
    if play.finished:
        return _("The game is over")
    return _("{number} of {rounds} rounds").format(number=len(play.scored), rounds=len(ROUNDS))


def _row(each: Result, best: list[int], *, by_hand: bool) -> Row:
    adjusted = [change(each.by_hand) if each.by_hand else NOTHING]
    numbers = [figures(points) for points in each.rounds]
    return Row(
        name=each.name,
        paint=seat_colour(each.colour),
        points=(*numbers, *(adjusted if by_hand else []), figures(each.points)),
        place=_("{place}.").format(place=each.place) if each.place else "",
        best=frozenset(at for at, points in enumerate(each.rounds) if points == best[at] > 0),
        icon="" if each.colour else DUMMY_ICON,
    )


def _race(each: Result, *, by_hand: bool) -> tuple[int, ...]:
    """The points at the start, after each round, and after what was done by hand."""
    race = accumulate(each.rounds, initial=0)
    return (*race, each.points) if by_hand else tuple(race)


load_kv(__file__)
