"""What the picker shows: tiles to tap, which of them fit, how many there are, and why none."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from companion.board import building
from companion.board.building import Surroundings, Swap
from companion.board.grid import Cell
from companion.board.offers import Offers
from companion.board.standstill import Standstill, standstill
from companion.board.tiles import Kind, Tile
from companion.drafts.palace.acts import Swapping
from companion.drafts.palace.place_asks import what_is_asked
from companion.drafts.palace.workbench import Workbench
from companion.modules import HUTS
from companion.record import Play
from companion.words import N_counted, _, counted

FIT = N_counted("{number} fits", "{number} fit")
LEFT = N_counted("{number} left", "{number} left")
FIT_MARK = N_counted("{number} fits the marked place", "{number} fit the marked place")
KNOWN_FIT = N_counted("{number} known side fits here", "{number} known sides fit here")


class Making(StrEnum):
    """What is made up by taps, because nobody knows what is printed on it."""

    TILE = "tile"
    HUT = "hut"


@dataclass(frozen=True, kw_only=True)
class HowFar:
    """How far one has come with choosing a tile and a place."""

    marked: Cell | None = None
    held: Tile | None = None
    """A tile in hand that looks for its place."""
    swapping: Cell | None = None
    """The tile that is to make room for another."""
    why_swapping: Swapping = Swapping.REBUILD
    from_reserve: bool = False
    """Whether the reserve is looked after."""
    kind: Kind | None = None
    """The one kind that is shown whole."""


@dataclass(frozen=True, kw_only=True)
class Picker:
    """The tiles that are offered; those that do not fit are grey, and can be asked why."""

    tiles: tuple[Tile, ...]
    """Those of the reserve first."""
    numbers: Counter[Kind]
    are_fitting: bool
    """Whether the numbers are of those that fit; else of all that are left."""
    headline: str
    grey: tuple[Tile, ...] = ()
    reserved: tuple[Tile, ...] = ()
    """Those of them that lie in the player's reserve."""
    nothing: str = ""
    """What stands where no tile can be tapped with success."""
    makings: tuple[Making, ...] = ()
    backs: Mapping[Tile, Tile] = field(default_factory=dict)
    """The other sides of those that have two, as far as they are known."""
    asks: str = ""
    """What the marked place asks of a tile, where tiles are told by what is printed on them."""

    def number_of(self, kind: Kind) -> str:
        """How many there are of a kind, in words."""
        return counted(FIT if self.are_fitting else LEFT, self.numbers[kind])


def around(bench: Workbench) -> Surroundings:
    """What lies around a palace, its owner's reserve left out: those tiles are to be laid."""
    known = bench.around
    own = {*bench.seat.reserve}
    return Surroundings(known.elsewhere - own, 0, known.options)


def at_hand(bench: Workbench) -> tuple[Tile, ...]:
    """The tiles that could be laid: one handed out last, the reserve, what lies nowhere yet."""
    own = (*bench.leftovers, *bench.seat.reserve)
    return (*own, *(tile for tile in bench.offered if tile not in own))


def picker(bench: Workbench, offers: Offers, choosing: HowFar) -> Picker:
    """What is offered to somebody who has come that far."""
    if choosing.swapping is not None:
        return _for_swap(bench, choosing.swapping, choosing)
    if choosing.from_reserve:
        return _of_reserve(bench, offers, choosing)
    if choosing.marked is not None and choosing.held is None:
        return _for_place(bench, offers, choosing.marked, choosing)
    return _without_place(bench, offers, choosing)


def drawing(
    tiles: Collection[Tile],
    picked: Collection[Tile],
    kind: Kind | None = None,
    backs: Mapping[Tile, Tile] | None = None,
) -> Picker:
    """What is offered to somebody who tells which of these tiles were drawn from the bag."""
    return Picker(
        tiles=tuple(tile for tile in tiles if kind in (None, tile.kind)),
        numbers=_by_kind(tile for tile in tiles if tile not in picked),
        are_fitting=False,
        headline=_("Tap the tiles that came out of the bag"),
        nothing="" if tiles else tell_it(),
        backs=backs or {},
    )


def _for_place(bench: Workbench, offers: Offers, marked: Cell, choosing: HowFar) -> Picker:
    fitting, play = offers.fitting(marked), bench.play
    if play.game.box.is_known:
        ways_out = _("Tap another place, or choose a colour to see why.")
        nothing, words = _("Nothing fits in the marked place"), FIT_MARK
    else:
        ways_out, nothing, words = tell_it(), _("No known side fits here"), KNOWN_FIT
    shown = _shown(
        bench,
        choosing,
        fitting,
        own=bench.seat.reserve,
        headline=counted(words, len(fitting)) if fitting else nothing,
        nothing="" if choosing.kind else ways_out,
    )
    if not play.game.box.is_learned:
        return shown
    asked = what_is_asked(play.game.words.border.asked, bench.seat.city, marked)
    return replace(shown, asks=asked)


def tell_it() -> str:
    """What to do where a tile is not offered, for nobody has told it yet."""
    return _("Tell which tile it is: its kind, its value, its sides.")


def _without_place(bench: Workbench, offers: Offers, choosing: HowFar) -> Picker:
    why = standstill(offers)
    anywhere = {tile for fitting in offers.by_place.values() for tile in fitting}
    if choosing.held is not None:
        # A hut that was just made up is not at hand, and was tried before it was taken.
        fits = choosing.held in anywhere or choosing.held not in offers.tiles
        headline = _("Tap a place for this tile") if fits else _("This tile fits nowhere")
    elif why:
        headline = _("Nothing fits anywhere")
    else:
        headline = _("Tap a tile, then its place")
    left = _shown(
        bench,
        choosing,
        [tile for tile in offers.tiles if tile in anywhere],
        own=bench.seat.reserve,
        headline=headline,
        nothing=why_nothing_fits(bench.play, why) if why else "",
    )
    return replace(left, numbers=_by_kind(offers.tiles), are_fitting=False)


def _for_swap(bench: Workbench, cell: Cell, choosing: HowFar) -> Picker:
    city, lying = bench.seat.city, around(bench)
    rebuilt = choosing.why_swapping is Swapping.REBUILD
    tiles = bench.seat.reserve if rebuilt else bench.offered
    game = bench.play.game
    none = _(game.words.border.none_matches) if rebuilt or game.box.is_known else tell_it()
    return _shown(
        bench,
        choosing,
        [tile for tile in tiles if building.can(city, Swap(cell, tile), lying)],
        own=bench.seat.reserve if rebuilt else (),
        others=not rebuilt,
        headline=_("Which tile of the reserve?") if rebuilt else _("Which tile is it?"),
        nothing=none,
    )


def _of_reserve(bench: Workbench, offers: Offers, choosing: HowFar) -> Picker:
    if choosing.marked is None:
        fitting = [tile for tile in bench.seat.reserve if offers.for_tile(tile)]
    else:
        fitting = [tile for tile in offers.fitting(choosing.marked) if tile in bench.seat.reserve]
    return _shown(
        bench,
        choosing,
        fitting,
        own=bench.seat.reserve,
        others=False,
        headline=_("In the reserve"),
    )


def _shown(  # noqa: PLR0913  # What each way of looking at the tiles says of itself.
    bench: Workbench,
    choosing: HowFar,
    fitting: Collection[Tile],
    *,
    own: Collection[Tile],
    headline: str,
    nothing: str = "",
    others: bool = True,
) -> Picker:
    """The reserve as a whole, and of the other tiles those that fit, or one kind as a whole."""
    play, kind = bench.play, choosing.kind
    everything = dict.fromkeys((*play.game.box.tiles, *bench.offered)) if kind and others else ()
    wanted = everything or fitting
    tiles = [*own, *(tile for tile in wanted if tile not in own)]
    shown = tuple(tile for tile in tiles if kind in (None, tile.kind))
    return Picker(
        tiles=shown,
        grey=tuple(tile for tile in shown if tile not in fitting),
        reserved=tuple(own),
        numbers=_by_kind(fitting),
        are_fitting=True,
        headline=headline,
        nothing="" if fitting else nothing,
        backs=bench.backs_of(shown),
        makings=_makings(play) if others else (),
    )


def _makings(play: Play) -> tuple[Making, ...]:
    """What somebody has to tell who finds it in no picker."""
    tile = (Making.TILE,) if play.game.box.is_learned else ()
    return (*tile, Making.HUT) if HUTS in play.modules else tile


def _by_kind(tiles: Iterable[Tile]) -> Counter[Kind]:
    return Counter(tile.kind for tile in tiles)


def why_nothing_fits(play: Play, why: Standstill) -> str:
    """Why nothing can be built in a palace any more, in its game's words."""
    words = play.game.words
    return {
        Standstill.CLOSED: _(words.city.closed),
        Standstill.HOLES: _("Whatever is built now would close in an empty place."),
        Standstill.NO_TILES: _("Every tile lies somewhere already."),
        Standstill.WALLS: _(words.border.none_left),
    }[why]
