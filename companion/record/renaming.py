"""A game, or several of its players at once, are called something else."""

from collections.abc import Mapping
from itertools import count

from companion.input.names import known_as
from companion.record.colours import Colour
from companion.record.events import GameRenamed, PlayerRenamed
from companion.record.log import LogEntry, Record
from companion.record.play import Play


def titled(record: Record, title: str) -> Record:
    """The same log with the game called so in the end; what was undone can still be done again."""
    event = GameRenamed(title=title)
    if event.title == record.play.title:
        return record
    return Record((*record.steps, LogEntry(event, event.done_to(record.play))), record.undone)


def renames(play: Play, names: Mapping[Colour, str]) -> tuple[PlayerRenamed, ...]:
    """The events that lead to these names, in an order in which no two people ever share one.

    Where names go round, as when two people swap theirs, one is called by their colour meanwhile.
    """
    now = {seat.colour: seat.name for seat in play.seats}
    wanted = {colour: name for colour, name in names.items() if name != now[colour]}
    _verify(play, wanted)
    events = []
    while wanted:
        colour = next((each for each in wanted if _is_free(wanted[each], each, now)), None)
        if colour is None:
            colour = next(iter(wanted))
            now[colour] = _meanwhile(colour, play, now)
        else:
            now[colour] = wanted.pop(colour)
        events.append(PlayerRenamed(player=colour, name=now[colour]))
    return tuple(events)


def _verify(play: Play, wanted: Mapping[Colour, str]) -> None:
    """Refuse names of which two are the same in the end."""
    for colour, name in wanted.items():
        play = PlayerRenamed(player=colour, name=name).carried_out(play)
    for colour, name in wanted.items():
        PlayerRenamed(player=colour, name=name).verify(play)


def _is_free(name: str, colour: Colour, now: Mapping[Colour, str]) -> bool:
    others = (called for each, called in now.items() if each is not colour)
    return known_as(name) not in map(known_as, others)


def _meanwhile(colour: Colour, play: Play, now: Mapping[Colour, str]) -> str:
    """The colour as a name, with a number if somebody is called like that."""
    taken = {known_as(called) for called in (*now.values(), play.dummy_name)}
    names = (colour.noun if number == 1 else f"{colour.noun} {number}" for number in count(1))
    return next(name for name in names if known_as(name) not in taken)
