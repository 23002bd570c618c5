"""What a palace from another phone would change at this table, before it is taken in."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from companion.board.city import City
from companion.board.faults import Fault
from companion.board.grid import Cell
from companion.board.tile_words import tile_words
from companion.board.tiles import Tile
from companion.record.colours import Colour
from companion.record.events.handing_over import PalaceTakenIn, faults
from companion.record.play import Play
from companion.record.seat import Seat
from companion.words import N_, Counted, N_counted, _, counted, listed


class Change(StrEnum):
    """How something differs, in the order in which it is told."""

    MORE = "more"
    MOVED = "moved"
    FEWER = "fewer"
    RESERVED = "reserved"
    UNRESERVED = "unreserved"
    SHOWN = "shown"
    TAKEN_BACK = "taken-back"


_NUMBERED: Mapping[Change, Counted] = {
    Change.MORE: N_counted("{number} tile more", "{number} tiles more"),
    Change.MOVED: N_counted("{number} tile moved", "{number} tiles moved"),
    Change.FEWER: N_counted("{number} tile fewer", "{number} tiles fewer"),
    Change.RESERVED: N_counted("{number} more in the reserve", "{number} more in the reserve"),
    Change.UNRESERVED: N_counted("{number} fewer in the reserve", "{number} fewer in the reserve"),
    Change.SHOWN: N_counted("{number} more bonus card shown", "{number} more bonus cards shown"),
    Change.TAKEN_BACK: N_counted(
        "{number} bonus card taken back", "{number} bonus cards taken back"
    ),
}


@dataclass(frozen=True, slots=True)
class Differing:
    """A tile, where it lies at this table and where the code says that it lies."""

    tile: Tile
    was: Cell | None = None
    now: Cell | None = None

    @property
    def text(self) -> str:
        """Which tile."""
        return tile_words(self.tile)


@dataclass(frozen=True, slots=True)
class Difference:
    """All tiles or cards that differ in the same way."""

    change: Change
    tiles: tuple[Differing, ...]

    @property
    def text(self) -> str:
        """How many, and in which way."""
        return counted(_NUMBERED[self.change], len(self.tiles))


class Whereabouts(StrEnum):
    """Where a tile lies that a code brings as well."""

    PALACE = "palace"
    RESERVE = "reserve"
    DUMMY = "dummy"


_ELSEWHERE: Mapping[Whereabouts, str] = {
    Whereabouts.PALACE: N_("{name} has built the same {tile} already."),
    Whereabouts.RESERVE: N_("The same {tile} lies in {name}’s reserve already."),
    Whereabouts.DUMMY: N_("{name} has the same {tile} already."),
}

_SEVERAL_ELSEWHERE: Mapping[Whereabouts, str] = {
    Whereabouts.PALACE: N_("{name} has built these already: {tiles}."),
    Whereabouts.RESERVE: N_("These lie in {name}’s reserve already: {tiles}."),
    Whereabouts.DUMMY: N_("{name} has these already: {tiles}."),
}


@dataclass(frozen=True, slots=True)
class LyingElsewhere:
    """A tile that lies with somebody else at this table."""

    tile: Tile
    place: Whereabouts
    colour: Colour | None
    """Whose; the dummy has no colour."""
    name: str

    @property
    def text(self) -> str:
        """What a player is told."""
        return _(_ELSEWHERE[self.place]).format(tile=tile_words(self.tile), name=self.name)


@dataclass(frozen=True, slots=True)
class Differences:
    """Everything that would change, and what is odd about it."""

    name: str
    """Whose palace would change."""
    differences: tuple[Difference, ...]
    elsewhere: tuple[LyingElsewhere, ...]
    faults: tuple[Fault, ...]
    """What would be wrong with the palace and the reserve, tiles that lie elsewhere included."""
    replaces_counts: bool
    """Whether numbers are typed, which the palace would be scored instead of."""

    def of(self, change: Change) -> tuple[Differing, ...]:
        """What differs in one way."""
        return next((each.tiles for each in self.differences if each.change is change), ())

    @property
    def lines(self) -> tuple[str, ...]:
        """All of it in sentences."""
        said = [each.text for each in self.differences]
        if self.replaces_counts:
            said.append(
                _("The tiles are scored instead of {name}’s numbers.").format(name=self.name)
            )
        if not said:
            said.append(_("Nothing differs from what is here already."))
        return (*said, *self.elsewhere_told)

    @property
    def elsewhere_told(self) -> tuple[str, ...]:
        """A sentence for everybody who has any of the tiles already."""
        together = defaultdict[tuple[Whereabouts, str], list[LyingElsewhere]](list)
        for each in self.elsewhere:
            together[each.place, each.name].append(each)
        return tuple(
            found[0].text
            if len(found) == 1
            else _(_SEVERAL_ELSEWHERE[place]).format(
                name=name, tiles=listed([tile_words(each.tile) for each in found])
            )
            for (place, name), found in together.items()
        )


def differences(play: Play, brought: PalaceTakenIn) -> Differences:
    """Compare what the table has for a player with what a code brings."""
    was, now = play.seat(brought.player), brought.brought(play)
    found = {**_in_palace(was.city, now.city), **_beside(was, now)}
    return Differences(
        name=was.name,
        differences=tuple(
            Difference(change, tuple(found[change])) for change in Change if found[change]
        ),
        elsewhere=tuple(_elsewhere(play, now)),
        faults=faults(play, now),
        replaces_counts=was.by_counts,
    )


def _in_palace(was: City, now: City) -> dict[Change, list[Differing]]:
    """The tiles that lie in one palace and not in the other, or somewhere else there."""
    gone = [(cell, tile) for cell, tile in was if now.tiles.get(cell) != tile]
    found = dict[Change, list[Differing]]({Change.MORE: [], Change.MOVED: []})
    for cell, tile in now:
        if was.tiles.get(cell) == tile:
            continue
        before = next((place for place in gone if place[1] == tile), None)
        if before is None:
            found[Change.MORE].append(Differing(tile, now=cell))
        else:
            gone.remove(before)
            found[Change.MOVED].append(Differing(tile, was=before[0], now=cell))
    found[Change.FEWER] = [Differing(tile, was=cell) for cell, tile in gone]
    return found


def _beside(was: Seat, now: Seat) -> dict[Change, list[Differing]]:
    return {
        Change.RESERVED: _more(now.reserve, was.reserve),
        Change.UNRESERVED: _more(was.reserve, now.reserve),
        Change.SHOWN: _more(now.shown, was.shown),
        Change.TAKEN_BACK: _more(was.shown, now.shown),
    }


def _more(one: Iterable[Tile], other: Iterable[Tile]) -> list[Differing]:
    return [Differing(tile) for tile in (Counter(one) - Counter(other)).elements()]


def _elsewhere(play: Play, seat: Seat) -> Iterator[LyingElsewhere]:
    """Every tile of a seat that lies with somebody else as well."""
    piece = play.game.box.piece
    own = {piece(tile): tile for tile in seat.player.tiles if not tile.hut}
    for other in play.seats:
        if other.colour is not seat.colour:
            for place, tiles in (
                (Whereabouts.PALACE, other.player.laid),
                (Whereabouts.RESERVE, other.reserve),
            ):
                for tile in tiles:
                    if not tile.hut and piece(tile) in own:
                        yield LyingElsewhere(own[piece(tile)], place, other.colour, other.name)
    for tile in play.dummy_tiles:
        if piece(tile) in own:
            yield LyingElsewhere(own[piece(tile)], Whereabouts.DUMMY, None, play.dummy_name)
