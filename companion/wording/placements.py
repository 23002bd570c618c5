"""The last placements in words: who won which tile, and what is still to be done with it."""

from typing import NamedTuple

from companion.board.tile_words import tile_words
from companion.record import Play, Seat
from companion.stages.leftovers import Award
from companion.words import _


class Placement(NamedTuple):
    """A tile that was handed out, and how far it is on its way into a palace."""

    title: str
    text: str = ""
    seat: Seat | None = None
    """Whoever got it, if anybody did."""
    built: bool = False


def placement(play: Play, award: Award) -> Placement:
    """What became of a tile that was left in the market."""
    tile = award.slot.tile
    what = tile_words(tile)
    seat = next((seat for seat in play.seats if seat.name == award.to), None)
    if seat is None:
        why = award.reason.sentence if award.reason else ""
        return Placement(_("Nobody gets {tile}").format(tile=what), why)
    words = {"name": seat.name, "tile": what}
    if play.in_hand and play.in_hand.tile == tile:
        return Placement(_("{name} gets {tile}").format(**words), seat=seat)
    if tile in play.declined:
        return Placement(_("{name} declines {tile}").format(**words), _("It counts nowhere."), seat)
    if any(tile == built for _cell, built in seat.city):
        return Placement(_("{name}: {tile} is built").format(**words), seat=seat, built=True)
    if seat.by_counts:
        return Placement(
            _("{name} gets {tile}").format(**words),
            _("Add it to the numbers if it is built."),
            seat,
        )
    return Placement(
        _("{name}: place {tile}").format(**words), _("It lies in the reserve until then."), seat
    )
