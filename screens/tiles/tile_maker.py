"""A tile made by taps: its kind, its value, and which of its sides have a moat, all on one page."""

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    ObjectProperty,
    StringProperty,
)

from companion.board.tile_words import tile_words
from companion.board.tiles import Tile
from companion.drafts.tile_making import TileMaking, could_be_bought, is_taken
from companion.games.flipping import Fate
from companion.record import Play
from companion.tileset import TileSet
from companion.tileset.offering import Value
from companion.wording.making_words import set_by_neighbours, where_they_lie
from companion.words import _
from screens.board.colours import FACES
from screens.kv import load_kv
from screens.tiles.side_yard import SideYard  # noqa: F401  # Named in the kv file.
from screens.widgets.column import Column
from screens.widgets.touchable import Touchable


class KindChoice(Touchable):
    """A kind to choose, in its colours, with its symbol and its name."""

    kind = ObjectProperty(None)
    name = StringProperty("")
    text = StringProperty("")
    symbol = StringProperty("")
    fill = ColorProperty()
    ink = ColorProperty()
    chosen = BooleanProperty(False)


class ValueChoice(Touchable):
    """A value to choose; one that lies somewhere is grey and can be asked where."""

    value = ObjectProperty(None)
    text = StringProperty("")
    taken = BooleanProperty(False)
    chosen = BooleanProperty(False)


class TileMaker(Column):
    """Shows a tile as it is told; `making` is all that was told so far."""

    making = ObjectProperty(None)
    tile = ObjectProperty(None, allownone=True)
    """The tile, once it is told."""
    picture = ObjectProperty(None, allownone=True)
    """The tile as far as it is told."""
    locked = ListProperty()
    tap_sides = StringProperty("")
    price = StringProperty("")
    taken = StringProperty("")
    """Where the grey values lie."""
    set_by = StringProperty("")
    """Why some sides cannot be changed."""
    turned = StringProperty("")
    """Whether it is turned over, and from which side."""
    fate = ObjectProperty(None, allownone=True)
    """What becomes of the tile, where it may be turned over on its way there."""
    backs = ListProperty()
    """The sides that it may have been bought with."""

    __events__ = ("on_where",)

    def __init__(self, play: Play, tiles: TileSet, making: TileMaking, **kwargs):
        self._play, self._tiles = play, tiles
        super().__init__(**kwargs)
        words = play.game.words
        self.tap_sides, self.price = _(words.border.tap_sides), _(words.price)
        self.ids.yard.word = play.game.border.name
        self._kinds = [self._kind_choice(kind) for kind in play.game.box.kinds]
        prices = making.prices(play.game.box)
        self._values = [self._value_choice(price) for price in prices]
        self.ids.turning.tiles = []
        self.making = making

    def on_where(self, sentence: str):
        """Something cannot be chosen; the sentence says why."""

    def on_making(self, *args) -> None:
        """Show what was told."""
        making = self.making
        self.tile = making.tile
        self.picture = making.kind and Tile(making.kind, making.price or 0, making.walls)
        self.locked = [side.value for side in making.asked]
        self.set_by = self._about_sides()
        values = making.values(self._play, self._tiles)
        self.taken = where_they_lie(self._play, values)
        for choice in self._kinds:
            choice.chosen = choice.kind is making.kind
        for choice, value in zip(self._values, values, strict=False):
            choice.value = value
            choice.taken = value.lying is not None
        for choice in self._values:
            choice.chosen = choice.text == str(making.price)
            choice.disabled = making.kind is None
        self._show_turning()

    def _about_sides(self) -> str:
        known = self.making.contradicts(self._tiles)
        about = set_by_neighbours(self.making)
        if known is None:
            return about
        return _("{about} So far {tile} was known as {code}.").format(
            about=about, tile=tile_words(known), code=known.code
        )

    def _show_turning(self) -> None:
        making = self.making
        if making.bought is None:
            self.turned = _("Was its other side bought?")
        else:
            bought = tile_words(making.bought)
            self.turned = _("Turned over; {tile} was bought.").format(tile=bought)
        self.ids.turning.tiles = []

    def turn_over(self) -> None:
        """Tell which side was bought; a back that is known is not asked for."""
        if self.making.bought is not None:
            self.making = self.making.turned_from(None)
            return
        backs = could_be_bought(self.tile, self._tiles)
        if len(backs) == 1:
            self.making = self.making.turned_from(backs[0])
        else:
            self.ids.turning.tiles = list(backs)

    def how_to_turn(self, fate: Fate | None) -> str:
        """What turning it over costs."""
        return fate.how_to_turn if fate else ""

    def choose_back(self, tile: Tile) -> None:
        """It was bought with this side up."""
        self.making = self.making.turned_from(tile)

    def toggle(self, side: str) -> None:
        """A moat more or less, or why not."""
        after = self.making.toggled(side)
        if after != self.making:
            self.making = after
        elif side in self.locked:
            self.dispatch("on_where", self.set_by)
        else:
            self.dispatch("on_where", _("No tile has more than three."))

    def _kind_choice(self, kind) -> KindChoice:
        face, noun = FACES[kind.name], _(kind.noun)
        choice = KindChoice(
            kind=kind,
            name=kind.name,
            text=noun[:1].upper() + noun[1:],
            symbol=face.symbol,
            fill=face.fill,
            ink=face.ink,
        )
        choice.bind(on_release=self._choose_kind)
        self.ids.kinds.add_widget(choice)
        return choice

    def _choose_kind(self, choice: KindChoice) -> None:
        self.making = self.making.of_kind(choice.kind)

    def _value_choice(self, price: int) -> ValueChoice:
        choice = ValueChoice(text=str(price))
        choice.bind(on_release=self._choose_value)
        self.ids.prices.add_widget(choice)
        return choice

    def _choose_value(self, choice: ValueChoice) -> None:
        value: Value = choice.value
        if is_taken(self._play, self.making.kind, value):
            self.dispatch("on_where", value.lying.in_words(self._play))
        else:
            self.making = self.making.of_value(value)


load_kv(__file__)
