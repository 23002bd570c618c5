"""The tiles left in the market: which they are, and who has most money for each."""

from kivy.properties import ObjectProperty

from companion.board.tiles import Tile
from companion.desk.why import ruling_for
from companion.drafts.market import Market, Winner
from companion.drafts.tile_making import TileMaking
from companion.errors import CompanionError
from companion.money.cards import Currency
from companion.record import Play
from companion.record.events import MoneyTold
from companion.tileset.offering import offered_sides
from companion.turns.turn import TurnEnd
from companion.words import _
from screens import phone
from screens.end.money import MoneyTable
from screens.end.slot_card import SlotCard
from screens.game.kept_drafts import keep, kept
from screens.kv import load_kv
from screens.tiles.asking_for_tile import choose_tile
from screens.widgets.column import Scroll


class Leftovers(Scroll):
    """Four slots to fill in; a tap on a slot picks its tile, a tap on a name who gets it."""

    screen = ObjectProperty(None, rebind=True)
    market = ObjectProperty(Market())

    def __init__(self, **kwargs):
        self._key = ""
        super().__init__(**kwargs)
        self._cards = []
        for number in range(1, 5):
            card = SlotCard(number=number)
            card.bind(
                on_place=lambda card: self.choose_tile(card.number),
                on_currency=lambda card, button: self.choose_currency(card.number, button),
                on_winner=lambda card, winner: self.award(card.number, winner),
                on_why=self.ask_why,
            )
            self._cards.append(card)
            column = self.ids.first if number < 3 else self.ids.second
            column.add_widget(card)

    def show(self, play: Play) -> None:
        """Show the market as far as it was told."""
        self.screen.title = _("The last tiles")
        key = f"market {self.screen.running.id}"
        if key != self._key:
            self._key = key
            self.market = kept(key, Market())
        self.market = self.market.without_the_lying(play)
        for card, left in zip(self._cards, self.market.slots, strict=True):
            card.show(play, left)
        self._offer()

    def change(self, market: Market) -> None:
        """Go on with the market changed, which is kept until it is handed out."""
        self.market = market
        keep(self._key, market)
        self.show(self.screen.play)

    def choose_tile(self, number: int) -> None:
        """Ask which tile lies in a slot."""
        play, slot = self.screen.play, self.market.slots[number - 1]
        box = play.game.box
        chosen = [] if slot.tile is None else [box.read(slot.tile)]
        taken = set(map(box.likely_piece, self.market.in_others(play, number)))
        known = offered_sides(play, self.screen.tile_set)
        free = [tile for tile in known if box.likely_piece(tile) not in taken]

        def take(tile: Tile | None, _bought: Tile | None) -> bool:
            try:
                if tile is not None:
                    self.market.verify_tile(play, number, tile)
            except CompanionError as problem:
                self.screen.navigator.notice(str(problem))
                return False
            self.change(self.market.with_tile(number, tile))
            return True

        choose_tile(
            self.screen,
            dict.fromkeys((*chosen, *free) if box.is_learned else free),
            TileMaking(),
            title=_("What lies in slot {number}?").format(number=number),
            none=_("Nothing there"),
            take=take,
            chosen=chosen,
        )

    def choose_currency(self, number: int, button) -> None:
        """Ask for the currency of a slot; each belongs to one slot only."""
        items = [
            ("cash", currency.noun, lambda currency=currency: self._paid_in(number, currency))
            for currency in Currency
        ]
        self.screen.navigator.menu(button, items)

    def award(self, number: int, winner: Winner) -> None:
        """Say who has most money for a slot; said twice, nothing is said."""
        before = self.market.slots[number - 1].winner
        self.change(self.market.with_slot(number, winner=None if before == winner else winner))

    def ask_why(self, card: SlotCard) -> None:
        """Lead to the rule behind a leftover."""
        self.screen.go("ruling", ruling=ruling_for(TurnEnd.LEFTOVERS).id, case=card.case)

    def count_money(self) -> None:
        """Ask everybody for their money and let it decide."""
        table = MoneyTable(self.screen.play.seats, self.market.currencies)
        sheet = self.screen.navigator.sheet(table, title=_("Who has how much?"))
        table.bind(on_counted=lambda table: self._counted(sheet, table.purses))

    def press(self) -> None:
        """Hand the tiles out, or go on where there are none."""
        if not self.market.tiles:
            self.screen.score()
        elif self.screen.act(self.market.event()):
            phone.tick()

    def _paid_in(self, number: int, currency: Currency) -> None:
        if self.market.slots[number - 1].currency is not currency:
            self.change(self.market.with_currency(number, currency))

    def _counted(self, sheet, purses) -> None:
        sheet.close()
        for colour, purse in purses.items():
            if self.screen.play.seat(colour).money != purse:
                self.screen.act(MoneyTold(player=colour, money=purse))
        self.change(self.market.decided_by(self.screen.play, purses))

    def _offer(self) -> None:
        if not self.market.tiles:
            self.screen.offer(_("No tiles left: last scoring"))
            return
        self.screen.offer(
            _("Hand them out"),
            (_("Count the money"), self.count_money),
            (_("Skip"), self.screen.score),
            works=self.market.is_decided,
        )


load_kv(__file__)
