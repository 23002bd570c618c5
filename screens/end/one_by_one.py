"""The last tiles one by one: each is handed out, and built or declined before the next."""

from kivy.properties import ObjectProperty, StringProperty

from companion.board.tile_words import tile_words
from companion.drafts.market import dealing
from companion.record import Play
from companion.record.events import Leftover, LeftoverDeclined
from companion.stages.leftovers import how_to_place
from companion.words import _
from screens import phone
from screens.end.last_placements import AwardRow
from screens.end.leftovers import Leftovers
from screens.kv import load_kv
from screens.widgets.card import Card


class TileInHand(Card):
    """The tile that was handed out last, and what may be done with it."""

    tile = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    how = StringProperty("")
    advice = StringProperty("")

    def show(self, play: Play) -> None:
        """Show whose it is."""
        held, words = play.in_hand, play.game.words
        name, tile = play.seat(held.player).name, tile_words(held.tile)
        self.tile = held.tile
        self.title = _("{name} gets {tile}").format(name=name, tile=tile)
        self.how, self.advice = how_to_place(play.game), _(words.why_decline)
        if play.seat(held.player).by_counts:
            self.how = _("Add it to the numbers if it is built.")


class OneByOne(Leftovers):
    """The market as it was told; what was handed out of it has become a row that says to whom."""

    def __init__(self, **kwargs):
        self._in_hand = TileInHand()
        self._rows: dict[int, AwardRow] = {}
        super().__init__(**kwargs)

    def show(self, play: Play) -> None:
        """Show the market, what became of it, and the tile in hand above all."""
        super().show(play)
        self._show_dealt(play)
        top, is_shown = self.ids.column, self._in_hand.parent is not None
        if play.in_hand:
            self._in_hand.show(play)
        if bool(play.in_hand) != is_shown:
            self.scroll_y = 1
            if is_shown:
                top.remove_widget(self._in_hand)
            else:
                top.add_widget(self._in_hand, index=len(top.children))

    def press(self) -> None:
        """Go and build the tile in hand, hand out the next one, or score."""
        play, left = self.screen.play, self._left
        if play.in_hand:
            self._build(play)
        elif left is None:
            self.screen.score()
        elif self.screen.act(dealing(play, left)):
            phone.tick()

    def decline(self) -> None:
        """The tile in hand is not built."""
        if self.screen.act(LeftoverDeclined(player=self.screen.play.in_hand.player)):
            phone.tick()

    @property
    def _left(self) -> Leftover | None:
        """The tile that is handed out next."""
        return self.market.next_to_deal(self.screen.play)

    def _build(self, play: Play) -> None:
        held = play.in_hand
        self.screen.go("palace", seat=held.player.value, tile=held.tile.code)

    def _show_dealt(self, play: Play) -> None:
        dealt = {award.slot.number: award for award in play.awards or ()}
        for number, award in dealt.items():
            if number not in self._rows:
                self._rows[number] = AwardRow()
                self._rows[number].bind(on_release=self._look)
            self._rows[number].show(play, award)
        for column, numbers in ((self.ids.first, (1, 2)), (self.ids.second, (3, 4))):
            shown = [
                self._rows[number] if number in dealt else self._cards[number - 1]
                for number in numbers
                # What is in hand stands above all.
                if not (play.in_hand and number == max(dealt))
            ]
            if column.children[::-1] != shown:
                column.clear_widgets()
                for widget in shown:
                    column.add_widget(widget)

    def _look(self, row: AwardRow) -> None:
        """Go to the city of whoever got a tile."""
        self.screen.go("palace", seat=row.seat.value)

    def _offer(self) -> None:
        play, left = self.screen.play, self._left
        if play.in_hand:
            by_counts = play.seat(play.in_hand.player).by_counts
            self.screen.offer(
                _("To the numbers") if by_counts else _("Build it"),
                (_("Go on") if by_counts else _("Decline"), self.decline),
            )
        elif left is not None:
            self.screen.offer(
                _("Hand out slot {number}").format(number=left.slot),
                (_("Count the money"), self.count_money),
                (_("Skip"), self.screen.score),
                works=self.market.knows_who_gets(left),
            )
        elif play.awards:
            self.screen.offer(_("Last scoring"))
        else:
            self.screen.offer(_("No tiles left: last scoring"))


load_kv(__file__)
