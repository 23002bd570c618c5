"""Who sits where: how many play, their names and colours, and the order of play."""

from collections.abc import Callable

from kivy.properties import ListProperty, ObjectProperty

from companion.drafts.names import suggested
from companion.drafts.new_table import called_by_colour
from companion.games import PLAYERS
from companion.record import Colour
from companion.words import _
from screens.game.seat_colours import seat_colour
from screens.kv import load_kv
from screens.new_game.seat_row import SeatRow, Swatch
from screens.new_game.suggestions import Suggestions
from screens.widgets.column import Column


class Seating(Column):
    """Shows the places of a draft and lets them be changed; `known` are names to offer."""

    navigator = ObjectProperty(None)
    draft = ObjectProperty(None, allownone=True)
    known = ListProperty()
    numbers = ListProperty([(number, str(number)) for number in PLAYERS])

    def __init__(self, **kwargs):
        self._rows: list[SeatRow] = []
        self.suggestions = Suggestions()
        super().__init__(**kwargs)
        self.suggestions.bind(on_name=self._take_name)

    def seat(self, number: int) -> None:
        """Let so many play."""
        self.draft = self.draft.changed(playing=number)

    def on_draft(self, *args) -> None:
        """Show the places; rows that are not needed wait for later."""
        draft = self.draft
        self.ids.number.chosen = draft.playing
        while len(self._rows) < draft.playing:
            self._rows.append(self._new_row(len(self._rows)))
        for row in self._rows[draft.playing :]:
            self.ids.rows.remove_widget(row)
        for row, place in zip(self._rows, draft.players, strict=False):
            if row.parent is None:
                self.ids.rows.add_widget(row)
            row.paint, row.text = seat_colour(place.colour), place.name
            row.hint = called_by_colour(place.colour)

    def show_faults(self) -> SeatRow | None:
        """Say at each name what is wrong with it; the answer is the first such row."""
        faults = self.draft.faults()
        for row in self._rows:
            row.fault = faults.get(row.place, "")
        return self._rows[min(faults)] if faults else None

    def _new_row(self, place: int) -> SeatRow:
        row = SeatRow(place=place)
        row.bind(text=self._typed, focused=self._focused, on_done=self._next_name)
        row.bind(on_colour=self._offer_colours, on_more=self._offer_more)
        return row

    def _typed(self, row, name: str) -> None:
        for each in self._rows:
            each.fault = ""
        if self.draft.places[row.place].name != name:
            self.draft = self.draft.with_name(row.place, name)
            self._suggest(row, starting=name)

    def _focused(self, row, focused) -> None:
        if focused:
            row.choose_all()
            self._suggest(row)
        elif self.suggestions.parent is row:
            row.remove_widget(self.suggestions)

    def _suggest(self, row, starting: str = "") -> None:
        if self.suggestions.parent is not None:
            self.suggestions.parent.remove_widget(self.suggestions)
        sitting = {place.name for place in self.draft.players}
        self.suggestions.names = suggested(self.known, sitting, starting)
        if row.focused and self.suggestions.names:
            row.add_widget(self.suggestions)

    def _take_name(self, suggestions, name: str) -> None:
        row = suggestions.parent
        row.text = name
        row.entry.focus = False

    def _next_name(self, row) -> None:
        for following in self._rows[row.place + 1 : self.draft.playing][:1]:
            following.entry.focus = True

    def _offer_colours(self, row) -> None:
        colours = Column()
        sheet = self.navigator.sheet(colours, title=_("Which colour?"))
        owners = {place.colour: place for place in self.draft.players}
        for colour in Colour:
            swatch = Swatch(
                paint=seat_colour(colour),
                text=called_by_colour(colour),
                owner=owners[colour].given_name if colour in owners else "",
                chosen=self.draft.places[row.place].colour is colour,
            )
            swatch.bind(on_release=sheet.close)
            swatch.bind(on_release=self._to(self.draft.with_colour(row.place, colour)))
            colours.add_widget(swatch)

    def _offer_more(self, row) -> None:
        place, draft = row.place, self.draft
        first, last = place == 0, place == draft.playing - 1
        fewest = draft.playing == PLAYERS[0]
        items = [
            ("arrow-up", _("Move up"), None if first else self._to(draft.moved(place, -1))),
            ("arrow-down", _("Move down"), None if last else self._to(draft.moved(place, 1))),
            ("account-minus", _("Remove"), None if fewest else lambda: self._remove(place)),
        ]
        self.navigator.menu(row.ids.more, items)

    def _remove(self, place: int) -> None:
        words = _("{name} gets up.").format(name=self.draft.places[place].name)
        self.navigator.notice(words, _("Undo"), self._to(self.draft), follows=False)
        self.draft = self.draft.without(place)

    def _to(self, draft) -> Callable:
        return lambda *_: self.setter("draft")(self, draft)


load_kv(__file__)
