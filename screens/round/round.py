"""A round: what is missing, the result, why it is so, and the button that scores it."""

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from companion.board.city import City
from companion.board.tiles import Tile
from companion.desk.ruling import Section
from companion.games import ROUNDS
from companion.record import Colour, Next, Play, Seat
from companion.record.events import RoundScored
from companion.record.ties import OpenTie, answers, open_ties
from companion.scoring.round import RoundScore
from companion.wording.points.point_rows import SUM, added_up, headings_of_round, rows_of_round
from companion.words import _
from screens import phone
from screens.game.game_screen import GameScreen
from screens.game.whose_palace import correct_one_of, look_at_one_of
from screens.kv import load_kv
from screens.points import TapGrid  # noqa: F401  # Named in the kv file.
from screens.round import reasons
from screens.round.before_scoring import BeforeScoring
from screens.round.bonus_cards import BonusCards
from screens.round.open_tie import OpenTieCard

GLIDE = 0.2
"""How many seconds the reason of a number takes to come into view."""


class RoundScreen(GameScreen):
    """Shows the next round as it would be scored now, or one that was scored already."""

    topic = Section.SCORING

    title = StringProperty("")
    about = StringProperty("")
    confirm = StringProperty("")
    odd = BooleanProperty(False)
    past = BooleanProperty(False)
    """Whether the round was scored already."""

    def __init__(self, **kwargs):
        self._asked = self._scored = None
        super().__init__(**kwargs)
        self._before_scoring, self._bonus = BeforeScoring(), BonusCards()
        self._ties: list[OpenTieCard] = []
        self._before_scoring.bind(
            on_holder=lambda part, colours: look_at_one_of(self, part, colours)
        )
        self._bonus.bind(on_card=lambda _, event: self._show_card(event))

    def entered(self, round: int | None = None) -> None:  # noqa: A002  # As rooms are asked for.
        """Take the round to look at; none, the next one."""
        self._asked = round
        if self.navigator.returning:
            return
        self.ids.scroll.scroll_y = self.ids.why_scroll.scroll_y = 1

    @property
    def number(self) -> int:
        """The round that is shown."""
        return self._asked or self.play.next_round or ROUNDS[-1]

    def refresh(self, play: Play) -> None:
        """Reckon the round anew."""
        self.past = self.number <= len(play.scored)
        self.title = self._say(play.game.words.scoring.title)
        if self.past:
            self._show_past(play)
        else:
            self._show_next(play)

    def _say(self, sentence: str) -> str:
        """Say something of the round by what its game calls it."""
        return _(sentence).format(number=self.play.round_name(self.number))

    def _show_past(self, play: Play) -> None:
        kept = play.scored[self.number - 1]
        self.about = _("Scored, corrected later") if kept.corrected else _("Scored")
        self.odd = False
        self.confirm = _("Correct")
        self._lay(self._ask_ties(play))
        self._show_result(play, play.rounds[self.number - 1], kept.seats, kept.dummy)

    def _show_next(self, play: Play) -> None:
        self.about = _(play.game.words.scoring.occasions[self.number - 1])
        self.odd = self._before_scoring.show(play)
        before = [*self._ask_ties(play)]
        if self._before_scoring.children:
            before.append(self._before_scoring)
        if self._bonus.show(play):
            before.append(self._bonus)
        self._lay(before)
        if play.next is Next.DUMMY_DRAWS:
            self.confirm = _("Draw tiles for {dummy}").format(dummy=play.dummy_name)
        elif self._ties:
            self.confirm = _("Break the tie first")
        elif self.odd:
            self.confirm = _("Score it anyway")
        else:
            self.confirm = self._say(play.game.words.scoring.confirm)
        self._show_result(play, play.preview, play.seats, play.dummy_tiles)

    def _ask_ties(self, play: Play) -> list[OpenTieCard]:
        """A question for each tie that is open; one that was asked before goes on as it is."""
        asked = {card.tie: card for card in self._ties}
        ties = open_ties(play, self.number if self.past else None)
        self._ties = [asked.get(tie) or self._question(tie) for tie in ties]
        return self._ties

    def _question(self, tie: OpenTie) -> OpenTieCard:
        card = OpenTieCard(tie)
        card.bind(on_told=lambda _, told: self._tell(tie, told))
        return card

    def _tell(self, tie: OpenTie, told: dict[Colour, int]) -> None:
        for event in answers(self.play, tie, dict(told)):
            if not self.act(event):
                return

    def _lay(self, before: list) -> None:
        place = self.ids.before
        if place.children[::-1] != before:
            place.clear_widgets()
            for part in before:
                place.add_widget(part)

    def _show_result(
        self, play: Play, scored: RoundScore, seats: tuple[Seat, ...], heap: tuple[Tile, ...]
    ) -> None:
        self._scored = scored
        self.ids.grid.headings = headings_of_round(play.game)
        self.ids.grid.rows = rows_of_round(play, scored)
        self.ids.reasons.show(scored, [_city(seat) for seat in seats], heap)
        self._place_walls()

    def press(self) -> None:
        """Score the round, send the dummy to the bag first, or correct what was scored."""
        if self.past:
            correct_one_of(self, self.ids.button, self.number)
        elif self.play.next is Next.DUMMY_DRAWS:
            self.go("dummy")
        elif self._ties:
            self._insist()
        else:
            self._score(anyway=self.odd)

    def _insist(self) -> None:
        """A tie is open: lead to its question, or share what it pays on purpose."""
        self.navigator.dialog(
            _("Break the tie first"),
            self._ties[0].question,
            actions=[
                (_("Score it anyway"), lambda: self._score(anyway=True)),
                (_("Answer"), lambda: self._bring_into_view(self.ids.scroll, self._ties[0])),
            ],
        )

    def explain(self, key: str, row: int | None) -> None:
        """Lead to the reason of a number, or say how a sum adds up."""
        if key == SUM:
            if row is not None:
                self.navigator.notice(added_up(self.ids.grid.rows[row]))
            return
        card = self.ids.reasons.card(key)
        if card is None:
            self.navigator.notice(_("Nobody has any of these, so nothing is paid."))
            return
        if row is not None:
            self.ids.reasons.ask_about(card, self.ids.grid.rows[row].name)
        apart = self.wide and card is not self.ids.reasons.walls
        scroll = self.ids.why_scroll if apart else self.ids.scroll
        self._bring_into_view(scroll, card)
        card.draw_the_eye()

    def open_rules(self, card: reasons.ReasonCard) -> None:
        """Open the rule behind a card, or behind the number of it that was asked for last."""
        first, *others = card.rulings
        also = " ".join(each.id for each in others)
        self.go("ruling", ruling=first.id, case=card.case, also=also)

    def show_all_prizes(self) -> None:
        """Show what each of the three rounds pays."""
        prizes = reasons.AllPrizes(self._scored)
        self.navigator.sheet(prizes, title=_("What the places pay"))

    def _bring_into_view(self, scroll, card) -> None:
        """Scroll until the card begins at the top, unless all of it is seen anyway."""
        content = scroll.children[0]
        hidden = content.height - scroll.height
        begins, ends = content.top - card.top - dp(8), content.top - card.y + dp(8)
        passed = (1 - scroll.scroll_y) * hidden
        if hidden <= 0 or (begins >= passed and ends <= passed + scroll.height):
            return
        target = 1 - min(max(begins / hidden, 0), 1)
        Animation.cancel_all(scroll, "scroll_y")
        if self.app.reduced_motion:
            scroll.scroll_y = target
        else:
            Animation(scroll_y=target, d=GLIDE, t="out_cubic").start(scroll)

    def on_wide(self, *args) -> None:
        """Put the reasons beside the result, but for the walls; or all of them below it."""
        why = self.ids.reasons
        why.parent.remove_widget(why)
        (self.ids.why_column if self.wide else self.ids.column).add_widget(why)
        if self.running is not None:
            self._place_walls()

    def _place_walls(self) -> None:
        """Walls stand below the result where the reasons are beside it; else in their order."""
        why, first = self.ids.reasons, self.play.game.border.is_first
        if not self.wide:
            why.take_walls(first=first)
        elif why.walls.parent is not self.ids.column.__self__:
            why.walls.parent.remove_widget(why.walls)
            self.ids.column.add_widget(why.walls)

    def _score(self, *, anyway: bool) -> None:
        number = self.number
        if not self.act(RoundScored(round=number, anyway=anyway)):
            return
        phone.tick()
        phone.sound(phone.Sound.SCORED)
        room = "table"
        if number == ROUNDS[-1]:
            room = "end"
        elif self.play.has_dummy:
            room = "dummy"
        self.back_to(room)
        words = _(self.play.game.words.scoring.done).format(number=self.play.round_name(number))
        self.navigator.notice(words, _("Undo"), self.running.undo)

    def _show_card(self, event) -> None:
        if not self.act(event):
            self.refresh(self.play)


def _city(seat: Seat) -> City | None:
    """The palace to draw; none where its numbers were typed."""
    return seat.built if isinstance(seat.built, City) else None


load_kv(__file__)
