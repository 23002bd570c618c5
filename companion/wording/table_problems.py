"""What is odd at a table, in words, and whose palaces to look at because of it."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from companion.board.faults import FaultCode
from companion.board.players import Tally
from companion.board.tile_words import in_full
from companion.board.tiles import Tile
from companion.errors import CompanionError
from companion.record import Colour, Play, Seat
from companion.words import _, listed


@dataclass(frozen=True, slots=True)
class TableProblem:
    """Something that cannot be right; nobody's colour stands for the dummy."""

    text: str
    holders: tuple[Colour | None, ...] = ()


def table_problems(play: Play) -> tuple[TableProblem, ...]:
    """All that is odd, a tile in two places first; a table without any can be scored."""
    twice = tuple(_held_twice(play))
    found = (*twice, *_against_the_rules(play, named=bool(twice)))
    if found:
        return found
    try:
        play.table.verify()
    except CompanionError as problem:
        return (TableProblem(str(problem)),)
    return ()


def _against_the_rules(play: Play, *, named: bool) -> Iterator[TableProblem]:
    """Everything that is wrong with somebody's tiles, in one go."""
    colours = {seat.name: seat.colour for seat in play.seats}
    texts: dict[str, list[str]] = defaultdict(list)
    for found in play.table.faults:
        if found.fault.code is not FaultCode.TAKEN or not named:
            texts[found.name].append(found.fault.text)
    for name, faults in texts.items():
        words = _("{name}: {faults}").format(name=name, faults=" ".join(dict.fromkeys(faults)))
        yield TableProblem(words, (colours.get(name),))


def _held_twice(play: Play) -> Iterator[TableProblem]:
    """Tiles that lie in two places, though the box holds each of them once."""
    holders: dict[object, list[tuple[Tile, Colour | None]]] = defaultdict(list)
    for tile, colour in _held(play):
        if tile.is_building:
            holders[play.game.box.piece(tile)].append((tile, colour))
    for held in holders.values():
        if len(held) > 1:
            colours = tuple(dict.fromkeys(colour for _tile, colour in held))
            yield TableProblem(_twice(play, held[0][0], colours), colours)


def _held(play: Play) -> Iterator[tuple[Tile, Colour | None]]:
    for seat in play.seats:
        for tile in seat.player.tiles:
            yield tile, seat.colour
    for tile in play.dummy_tiles:
        yield tile, None


def _twice(play: Play, tile: Tile, colours: tuple[Colour | None, ...]) -> str:
    names = [holder_name(play, colour) for colour in colours]
    words = {"names": listed(names), "tile": in_full(tile, play.game.words.border.tile_with)}
    if len(names) == 1:
        return _("{names} has {tile} twice. There is only one.").format(**words)
    return _("{names} have the same tile: {tile}. There is only one.").format(**words)


def is_behind(play: Play, seat: Seat) -> bool:
    """Whether a palace has not been touched since the last scoring, though there is another."""
    scored = bool(play.scored) and play.next_round is not None
    return scored and seat.colour not in play.touched


def is_empty(seat: Seat) -> bool:
    """Whether nothing was entered for a player."""
    if isinstance(seat.built, Tally):
        return not any(seat.built.counts.values()) and not seat.built.wall
    return not len(seat.built)


def holder_of(play: Play, tile: Tile) -> str | None:
    """What whoever has a tile is called, if anybody is known to have it."""
    for seat in play.seats:
        if tile in seat.player.tiles:
            return seat.name
    return play.dummy_name if tile in play.dummy_tiles else None


def holder_name(play: Play, colour: Colour | None) -> str:
    """What a player is called, or the dummy."""
    return play.dummy_name if colour is None else play.seat(colour).name
