"""The dummy: his tiles, his next draw, made by the app or written down, and gifts to him."""

from kivy.properties import ObjectProperty

from companion.board.tile_words import tile_words
from companion.board.tiles import Kind, Tile
from companion.desk.ruling import Section
from companion.drafts.draw_plan import DrawPlan, Way
from companion.drafts.tile_making import TileMaking
from companion.errors import CompanionError
from companion.games import Marker
from companion.games.flipping import Fate
from companion.record import Next, Play
from companion.record.events import DummyTileCorrected, TileGiven
from companion.record.events.dummy import takes_gifts
from companion.record.events.where_tiles_lie import knows_better
from companion.tileset.offering import offered_sides
from companion.wording import dummy_words
from companion.words import N_counted, _, counted
from screens import phone
from screens.dummy.drawn_by_app import DrawnByApp
from screens.dummy.drawn_by_table import DrawnByTable
from screens.dummy.gift_form import GiftForm
from screens.dummy.overview import Overview
from screens.game.kept_drafts import keep, kept
from screens.game.panel_screen import PanelScreen
from screens.tiles.asking_for_tile import GIVE, TAKE, ask_for_tile, choose_tile

TAKE_ALL = N_counted("Take the {number} tile", "Take these {number} tiles")
ON_PURPOSE = N_counted("Keep {number} tile on purpose", "Keep {number} tiles on purpose")

PANELS = {Way.WAITING: Overview, Way.BY_APP: DrawnByApp, Way.BY_TABLE: DrawnByTable}
"""What is shown while a draw is made in each way."""


class DummyScreen(PanelScreen):
    """Shows what the dummy has, and makes his draw when it is time."""

    topic = Section.DUMMY

    plan = ObjectProperty(DrawPlan())

    def __init__(self, **kwargs):
        self._key = ""
        super().__init__(**kwargs)

    @property
    def draws_now(self) -> bool:
        """Whether it is time for a draw."""
        return self.play.next is Next.DUMMY_DRAWS

    def refresh(self, play: Play) -> None:
        """Show the dummy of this table, and the draw that is being made, if one is."""
        if not play.has_dummy:
            raise LookupError
        key = f"draw {self.running.id} {len(play.draws)}"
        if key != self._key:
            self._key, self.plan = key, kept(key, DrawPlan())
        self.plan = self.plan.made_to_fit(play) if self.draws_now else DrawPlan()
        self._show(play)

    def change(self, plan: DrawPlan) -> None:
        """Go on with another plan, which is kept until it is carried out."""
        self.plan = plan
        keep(self._key, plan)
        self._show(self.play)

    def take_back(self) -> bool:
        """Back leaves a draw that is being made, but forgets nothing of it."""
        if self.plan.way is Way.WAITING:
            return False
        self.change(self.plan.but(way=Way.WAITING))
        return True

    def draw(self) -> None:
        """Let the app draw."""
        plan = self.plan.by_app()
        try:
            plan.drawn(self.play)
        except CompanionError as problem:
            self.navigator.notice(str(problem))
            return
        phone.tick()
        self.change(plan)

    def pick(self) -> None:
        """Let the table say what it drew."""
        self.change(self.plan.but(way=Way.BY_TABLE))

    def count_bag(self, bag: int | None) -> None:
        """Believe the table's own count of the bag."""
        self.change(self.plan.but(bag=bag))

    def place_marker(self, marker: Marker) -> None:
        """Believe where the black marker stands."""
        self.change(self.plan.marked(marker))

    def tap_drawn(self, tile: Tile) -> None:
        """Draw again without a tile that lies in the market, or with one that does not."""
        try:
            plan = self.plan.put_aside(self.play, tile)
        except CompanionError as problem:
            self.navigator.notice(str(problem))
            return
        self.change(plan)

    def tap_picked(self, tile: Tile) -> None:
        """The table drew this tile, or did not after all."""
        self.change(self.plan.toggled(tile))

    def tell_drawn(self, kind: Kind | None = None) -> None:
        """Tell of a tile that the table drew, where it is not among those that are known."""
        ask_for_tile(
            self,
            TileMaking(kind=kind, marker=self.plan.side),
            _("New tile"),
            TAKE,
            self._told_drawn,
        )

    def _told_drawn(self, tile: Tile, _bought: Tile | None) -> bool:
        try:
            self.change(self.plan.with_told(self.play, tile))
        except CompanionError as problem:
            self.navigator.notice(str(problem))
            return False
        return True

    def press_big(self) -> None:
        """Do what the big button says."""
        if self.plan.way is Way.WAITING and self.plan.number(self.play):
            self.draw() if self._app_can_draw else self.pick()
        else:
            self.carry_out()

    def carry_out(self) -> None:
        """Give the dummy his tiles and go back to the table, or to its setup card."""
        plan = self.plan if self.plan.way is not Way.WAITING else DrawPlan(way=Way.BY_TABLE)
        if plan is not self.plan:
            plan = plan.but(bag=self.plan.bag)
        event = plan.event(self.play)
        words = event.in_words(self.play)
        if self.act(event):
            phone.tick()
            self.back_to("setup_card" if self.came_from("setup_card") else "table")
            self.navigator.notice(words, _("Undo"), self.running.undo)

    def give(self) -> None:
        """Ask who gives which tile."""
        play, title = self.play, _("Give {dummy} a tile").format(dummy=self.play.dummy_name)
        gift = GiftForm(
            seats=list(play.seats),
            tiles=list(offered_sides(play, self.tile_set)),
            new=_("New tile") if play.game.box.is_learned else "",
        )
        sheet = self.navigator.sheet(gift, title=title)

        def tell(_gift) -> None:
            sheet.close()
            ask_for_tile(
                self,
                TileMaking(),
                title,
                GIVE,
                lambda tile, bought: self._given(gift.giver, tile, bought),
                fate=Fate.GIVEN,
            )

        gift.bind(
            on_tile=lambda _, tile: (sheet.close(), self._given(gift.giver, tile)), on_tell=tell
        )

    def _given(self, giver, tile: Tile, bought: Tile | None = None) -> bool:
        side = None if bought is None else bought.code
        told_anew = knows_better(self.play, [tile])
        event = TileGiven(player=giver, tile=tile.code, bought=side, on_purpose=told_anew)
        words = event.in_words(self.play)
        done = self.act(event)
        if done:
            phone.tick()
            self.navigator.notice(words, _("Undo"), self.running.undo)
        return done

    def correct(self, tile: Tile) -> None:
        """Ask what a tile of his really is; every round that he had it in follows."""
        choose_tile(
            self,
            offered_sides(self.play, self.tile_set),
            TileMaking(),
            title=_("In truth it is not {tile} but …").format(tile=tile_words(tile)),
            none=_("He never had it"),
            take=lambda right, _bought: self._corrected(tile, right),
        )

    def _corrected(self, wrong: Tile, right: Tile | None) -> bool:
        event = DummyTileCorrected(tile=wrong.code, to=None if right is None else right.code)
        words = event.in_words(self.play)
        done = self.act(event)
        if done:
            self.navigator.notice(words, _("Undo"), self.running.undo)
        return done

    @property
    def _app_can_draw(self) -> bool:
        """Whether the app knows every tile in the bag; otherwise the table had better draw."""
        return self.play.game.box.is_known and self.play.bag is not None

    def _show(self, play: Play) -> None:
        self.title = play.dummy_name
        self.subtitle = dummy_words.subtitle(play)
        self.put_up(PANELS[self.plan.way]).show(play, self.plan)
        # A draw that is being made wants the whole screen.
        self.here = "dummy" if self.plan.way is Way.WAITING else ""
        if self.draws_now:
            self._offer_draw(self.plan.number(play))
        elif takes_gifts(play):
            words = _("Give {dummy} a tile").format(dummy=play.dummy_name)
            self.offer("", (words, self.give))
        else:
            self.offer("")

    def _offer_draw(self, number: int) -> None:
        """Put the right words on the buttons while a draw is due."""
        if self.plan.way is Way.WAITING:
            self._offer_ways_to_draw(number)
        elif self.plan.way is Way.BY_APP:
            self.offer(_("Take them"))
        else:
            picked = len(self.plan.picked)
            ways = [] if self.play.game.box.is_known else [(_("New tile"), self.tell_drawn)]
            if picked not in (0, number):
                ways.append((counted(ON_PURPOSE, picked), self.carry_out))
            self.offer(counted(TAKE_ALL, number), *ways, works=picked == number)

    def _offer_ways_to_draw(self, number: int) -> None:
        by_app, by_table = (_("Draw for me"), self.draw), (_("We drew these"), self.pick)
        if self.plan.waits_for_marker(self.play):
            self.offer((by_app if self._app_can_draw else by_table)[0], works=False)
        elif not number:
            self.offer(_("He draws nothing"), by_table)
        elif self._app_can_draw:
            self.offer(by_app[0], by_table)
        else:
            self.offer(by_table[0], *([by_app] if self.play.game.box.is_known else []))
