"""What is missing before a round can be scored, each with the way to put it right."""

from kivy.properties import StringProperty

from companion.record import Colour, Next, Play
from companion.wording.table_problems import is_behind, is_empty, table_problems
from companion.words import _
from screens.kv import load_kv
from screens.widgets.banner import Banner
from screens.widgets.buttons import TextButton
from screens.widgets.card import Card
from screens.widgets.column import Column


class Latecomers(Card):
    """Players whose palaces should be looked at, `people` being (colour, name)."""

    text = StringProperty("")

    __events__ = ("on_person",)

    def __init__(self, people: list[tuple[str, str]], **kwargs):
        super().__init__(**kwargs)
        for colour, name in people:
            link = PersonLink(text=name, colour=colour)
            link.bind(on_release=lambda link: self.dispatch("on_person", link.colour))
            self.ids.names.add_widget(link)

    def on_person(self, colour: Colour):
        """Somebody's palace is to be looked at."""


class PersonLink(TextButton):
    """The way to somebody's palace."""

    colour = StringProperty("")


class BeforeScoring(Column):
    """Everything that is missing or odd, what matters most first."""

    __events__ = ("on_holder",)

    def show(self, play: Play) -> bool:
        """Show what is missing; tells whether something is odd."""
        self.clear_widgets()
        if play.next is Next.DUMMY_DRAWS:
            words = _("{dummy} has not drawn his tiles yet.").format(dummy=play.dummy_name)
            self._add_banner(words, _("Draw"), (None,), sort="fault")
        odd = table_problems(play)
        for each in odd:
            self._add_banner(each.text, _("Look") if each.holders else "", each.holders)
        self._add_people(_("Nothing entered yet for:"), filter(is_empty, play.seats))
        self._add_people(
            _(play.game.words.scoring.same_as).format(
                number=play.round_name(max(1, len(play.scored)))
            ),
            (seat for seat in play.seats if is_behind(play, seat) and not is_empty(seat)),
        )
        return bool(odd)

    def on_holder(self, colours: tuple[Colour | None, ...]):
        """Somebody's palace is to be looked at, or what the dummy has."""

    def _add_banner(self, text, action, colours, *, sort="warning") -> None:
        banner = Banner(text=text, action=action, sort=sort)
        banner.bind(on_act=lambda _: self.dispatch("on_holder", colours))
        self.add_widget(banner)

    def _add_people(self, text: str, seats) -> None:
        people = [(seat.colour.value, seat.name) for seat in seats]
        if people:
            card = Latecomers(people, text=text)
            card.bind(on_person=lambda _, colour: self.dispatch("on_holder", (Colour(colour),)))
            self.add_widget(card)


load_kv(__file__)
