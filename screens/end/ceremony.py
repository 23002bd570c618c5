"""The ceremony: a crown, the winner and their palace, everybody's points, and what comes after."""

from kivy.animation import Animation
from kivy.app import App
from kivy.factory import Factory
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.record import Next, Play
from companion.share.scoreboard import standing
from companion.wording.points.result_words import dummy_words, tied_with, winning_words
from companion.words import _, figures, listed
from screens import phone
from screens.end.confetti import Confetti  # noqa: F401  # Named in the kv file.
from screens.game.seat_colours import seat_colour
from screens.game.waiting_banners import waiting_banners
from screens.kv import load_kv

COUNTING = 0.24
"""How many seconds the points take to count up."""

MOST_PALACES = 3
"""How many winners' palaces are shown; with more, none would be seen."""


class Ceremony(FloatLayout):
    """Cheers the winner once, when the last round has just been scored."""

    screen = ObjectProperty(None, rebind=True)
    winner = StringProperty("")
    points = NumericProperty(0)
    counted = NumericProperty(0)
    dummy = StringProperty("")
    palaces = ListProperty()

    def __init__(self, **kwargs):
        self._cheered = None
        self._waiting = []
        super().__init__(**kwargs)
        self._parts = {name: getattr(self.ids, name).__self__ for name in ("boards", "banner")}

    def show(self, play: Play) -> None:
        """Show the result; cheer if it is new."""
        self.screen.title = play.title or _("The result")
        self.winner = winning_words(play)
        self.dummy = dummy_words(play)
        self.points = next(each.points for each in standing(play) if each.place == 1)
        self._show_palaces(play)
        self._show_standing(play)
        self._show_waiting()
        self._offer(play)
        result = self.screen.running.id, self.winner, self.points
        if play.next is Next.FINISH and result != self._cheered:
            self._cheered = result
            self._cheer()
        else:
            self.counted = self.points

    def press(self) -> None:
        """Close the game; once it is closed, play another."""
        if self.screen.play.next is Next.FINISH:
            self.screen.finish()
        else:
            self.screen.play_again()

    def skip(self) -> None:
        """Be done with the ceremony at once."""
        Animation.cancel_all(self, "counted")
        self.counted = self.points
        self.ids.confetti.stop()

    def _cheer(self) -> None:
        phone.sound(phone.Sound.WON)
        if App.get_running_app().reduced_motion:
            self.counted = self.points
            return
        self.counted = 0
        Animation(counted=self.points, d=COUNTING, t="out_quad").start(self)
        self.ids.confetti.burst()
        phone.tick()

    def _offer(self, play: Play) -> None:
        ways = (_("Share"), self.screen.share), (_("Scoreboard"), self.screen.scoreboard)
        over = play.next is Next.OVER
        self.screen.offer(_("Play again") if over else _("Finish"), *ways)

    def _show_palaces(self, play: Play) -> None:
        """The palaces of those who won, unless they were given in numbers."""
        last = play.scored[-1].seats
        cities = [
            seat.city
            for seat in last
            if play.seat(seat.colour).name in play.victory.winners
            and not seat.by_counts
            and len(seat.city.tiles) > 1
        ]
        cities = cities if len(cities) <= MOST_PALACES else []
        boards = self._parts["boards"]
        while len(boards.children) > len(cities):
            boards.remove_widget(boards.children[0])
        while len(boards.children) < len(cities):
            boards.add_widget(Factory.Board(widest_tile="72dp"))
        for board, city in zip(reversed(boards.children), cities, strict=True):
            board.city = city
        self.palaces = cities

    def _show_standing(self, play: Play) -> None:
        everybody, rows = standing(play), self.ids.standing
        if len(rows.children) != len(everybody):
            rows.clear_widgets()
            for _each in everybody:
                rows.add_widget(Factory.FinalRow())
        for row, each in zip(reversed(rows.children), everybody, strict=True):
            row.place = "–" if each.place is None else _("{place}.").format(place=each.place)
            row.title = each.name
            tied = tied_with(each, everybody)
            row.note = _("tied with {names}").format(names=listed(tied)) if tied else ""
            row.points = figures(each.points)
            row.paint = seat_colour(each.colour)
            row.first = each.place == 1
        banner, card = self._parts["banner"], self.ids.column
        if bool(self.dummy) != (banner.parent is not None):
            card.add_widget(banner, index=0) if self.dummy else card.remove_widget(banner)

    def _show_waiting(self) -> None:
        """Say above the points what would change them and is not applied."""
        column = self.ids.column
        for banner in self._waiting:
            column.remove_widget(banner)
        self._waiting = waiting_banners(self.screen)
        for banner in self._waiting:
            column.add_widget(banner, index=len(column.children))


load_kv(__file__)
