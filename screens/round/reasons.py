"""Why a round is worth what it is: a card for each kind, and one for the walls."""

from collections.abc import Iterable

from kivy.animation import Animation
from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.utils import escape_markup

from companion.board.city import City
from companion.board.tiles import Kind, Tile
from companion.scoring import explain
from companion.scoring.explain import ARITHMETIC, Part, Sentence
from companion.scoring.round import RoundScore
from companion.wording.points.broken_ties import BrokenTie, broken_ties
from companion.wording.points.prize_rows import about_prizes, all_prizes, prizes
from companion.wording.points.who_has import who_has
from companion.wording.points.why_points import why_kind, why_walls
from companion.words import _
from screens.board.borders import BORDERS
from screens.board.colours import FACES
from screens.kv import load_kv
from screens.points import PrizeTable  # noqa: F401  # Named in the kv file.
from screens.widgets.card import Card
from screens.widgets.column import Column
from screens.widgets.words import Words

FLASH = 0.24


class ReasonCard(Card):
    """The reasons of one column of the matrix; it can flash when it is asked for."""

    key = StringProperty("")
    icon = StringProperty("")
    title = StringProperty("")
    counts = StringProperty("")
    sentences: list[Sentence] = ListProperty()
    flash = NumericProperty(0)
    rulings = ListProperty()
    """The rulings behind its numbers."""
    ties: list[BrokenTie] = ListProperty()
    """The ties that a tile has broken, each to be seen."""

    __events__ = ("on_why",)

    @property
    def case(self) -> str:
        """All that it says."""
        return "\n".join(map(str, self.sentences))

    def on_why(self):
        """The rules behind it are asked for."""

    def draw_the_eye(self) -> None:
        """Flash for a moment; where nothing may move, stay marked a little longer."""
        Animation.cancel_all(self, "flash")
        self.flash = 1
        still = App.get_running_app().reduced_motion
        motion = Animation(flash=1, d=0.6) + Animation(flash=0, d=0 if still else FLASH)
        motion.start(self)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._decided = self.ids.decided.__self__
        self.remove_widget(self._decided)

    def on_ties(self, *args) -> None:
        """Show the tiles that decided, between the sum and the places."""
        tiles = self.ids.tiles
        tiles.clear_widgets()
        for tie in self.ties:
            tiles.add_widget(TieBroken(tie))
        if bool(self.ties) != (self._decided.parent is not None):
            self.add_widget(self._decided) if self.ties else self.remove_widget(self._decided)

    def told(self, sentences: list[Sentence]) -> str:
        """The sentences below each other, the arithmetic of ties in bold."""
        return "\n".join("".join(map(_marked, sentence.parts)) for sentence in sentences)


class TileOfTie(Column):
    """A tile that decides, whose it is, and which place it takes."""

    tile = ObjectProperty(None)
    name = StringProperty("")
    place = StringProperty("")


class TieBroken(Column):
    """A tie and the tiles that decided it, the highest first."""

    words = StringProperty("")

    def __init__(self, tie: BrokenTie, **kwargs):
        super().__init__(words=tie.words, **kwargs)
        for each in tie.tiles:
            tile = TileOfTie(tile=each.tile, name=each.name, place=each.place_words)
            self.ids.tiles.add_widget(tile)


class WallPicture(BoxLayout):
    """A palace with its longest wall glowing, and what that is worth."""

    name = StringProperty("")
    city = ObjectProperty(None, allownone=True)
    """None where only numbers were typed."""
    framed = BooleanProperty(False)
    """Whether there is a picture to hang, here or beside it."""
    sentence = StringProperty("")


class WallCard(ReasonCard):
    """Everybody's wall."""

    @property
    def case(self) -> str:
        """What everybody's wall is worth."""
        return "\n".join(picture.sentence for picture in reversed(self.ids.pictures.children))


class PrizesOfRound(Column):
    """What one round pays."""

    title = StringProperty("")
    kinds = ListProperty()
    rows = ListProperty()


class AllPrizes(Column):
    """What all three rounds pay, and what that is reckoned with."""

    def __init__(self, scored: RoundScore, **kwargs):
        super().__init__(**kwargs)
        kinds = [kind.name for kind in scored.game.box.kinds]
        for title, rows in all_prizes(scored):
            self.add_widget(PrizesOfRound(title=title, kinds=kinds, rows=rows))
        about = about_prizes(scored)
        if about:
            self.add_widget(Words(text=about, tone="onSurfaceVariant"))


class Reasons(Column):
    """What the round pays, a card for each kind and, below them or elsewhere, that of the walls."""

    pays = StringProperty("")
    kinds = ListProperty()
    prizes = ListProperty()

    __events__ = ("on_why", "on_more_prizes")

    def __init__(self, **kwargs):
        self._kinds: dict[str, ReasonCard] = {}
        self._pictures: list[WallPicture] = []
        self._scored: RoundScore | None = None
        self.walls = WallCard()
        self.walls.bind(on_why=self._ask_why)
        super().__init__(**kwargs)
        self.take_walls(first=False)

    def take_walls(self, *, first: bool) -> None:
        """Show the walls' card here, before the kinds or after them."""
        shown = self.children[::-1]
        if self.walls in shown and (shown[-1] is not self.walls) is first:
            return
        if self.walls.parent is not None:
            self.walls.parent.remove_widget(self.walls)
        before = self.children.index(self.ids.cards.__self__) + 1 if first else 0
        self.add_widget(self.walls, index=before)

    def card(self, key: str) -> ReasonCard | None:
        """The card about a column, if there is one."""
        cards = (self.walls, *self.ids.cards.children)
        return next((card for card in cards if card.key == key), None)

    def show(
        self, scored: RoundScore, cities: list[City | None], heap: Iterable[Tile] = ()
    ) -> None:
        """Say why, kind by kind; what nobody has needs no reason."""
        held = [
            kind
            for kind in scored.game.box.kinds
            if any(holding.count(kind) for holding in scored.everybody)
        ]
        self._scored = scored
        self.pays = explain.pays(scored)
        self.kinds = [kind.name for kind in scored.game.box.kinds]
        self.prizes = prizes(scored, scored.scoring).rows
        lying = [*heap, *(tile for city in cities if city for _cell, tile in city)]
        cards = [self._kind_card(scored, kind, lying) for kind in held]
        self._show_walls(scored, cities)
        if self.ids.cards.children[::-1] != cards:
            self.ids.cards.clear_widgets()
            for card in cards:
                self.ids.cards.add_widget(card)

    def ask_about(self, card: ReasonCard, name: str) -> None:
        """Put the rules behind somebody's number before the others of a card."""
        if card is self.walls:
            card.rulings = why_walls(self._scored, name)
        else:
            kinds = {kind.name: kind for kind in self._scored.game.box.kinds}
            card.rulings = why_kind(self._scored, kinds[card.key], name)

    def on_why(self, card: ReasonCard):
        """The rules behind a card are asked for."""

    def on_more_prizes(self):
        """The prizes of all rounds are asked for."""

    def _ask_why(self, card: ReasonCard) -> None:
        self.dispatch("on_why", card)

    def _kind_card(self, scored: RoundScore, kind: Kind, lying: list[Tile]) -> ReasonCard:
        card = self._kinds.get(kind.name)
        if card is None:
            card = self._kinds[kind.name] = ReasonCard(key=kind.name, icon=FACES[kind.name].symbol)
            card.bind(on_why=self._ask_why)
        card.title = _(kind.title)
        card.counts = who_has(scored.everybody, lambda holding: holding.count(kind))
        card.sentences = explain.kind(scored, kind, pays_told=True)
        card.ties = list(broken_ties(scored, kind, lying))
        card.rulings = why_kind(scored, kind)
        return card

    def _show_walls(self, scored: RoundScore, cities: list[City | None]) -> None:
        border = scored.game.border
        self.walls.key, self.walls.icon = border.name, BORDERS[border.name].symbol
        self.walls.title = _(border.title)
        self.walls.rulings = why_walls(scored)
        self.walls.counts = who_has(scored.players, lambda holding: holding.wall)
        while len(self._pictures) < len(cities):
            self._pictures.append(WallPicture())
        pictures = self._pictures[: len(cities)]
        room = self.walls.ids.pictures
        if room.children[::-1] != pictures:
            room.clear_widgets()
            for picture in pictures:
                room.add_widget(picture)
        for picture, holding, city in zip(pictures, scored.players, cities, strict=True):
            picture.name = holding.name
            picture.city = city
            picture.framed = any(map(bool, cities))
            picture.sentence = explain.wall(scored.game, holding)


def _marked(part: Part) -> str:
    text = escape_markup(part.text)
    return f"[b]{text}[/b]" if part.place == ARITHMETIC else text


load_kv(__file__)
