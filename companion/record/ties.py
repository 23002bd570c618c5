"""Ties that matter and that nobody has decided yet: whom to ask, and what follows from the answer.

Where tiles lie, they show their highest themselves; so only who typed numbers is asked, and only
about a kind in which a prize hangs on it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.board.tiles import Kind, Tile
from companion.errors import InputError
from companion.record.colours import Colour
from companion.record.events import CountsTyped, RoundCorrected
from companion.record.play import Play
from companion.record.seat import Seat
from companion.scoring.majority import Line
from companion.scoring.round import RoundScore
from companion.words import _, counted, listed


@dataclass(frozen=True, slots=True)
class Contender:
    """Somebody in a tie; nobody's colour stands for the dummy."""

    colour: Colour | None
    name: str
    best: int | None
    """The highest building of the kind, where it is known; None asks for it."""
    could_be: tuple[int, ...] = ()
    """What it could be, where it is asked for."""


@dataclass(frozen=True, slots=True)
class OpenTie:
    """One question: which is the highest building of this kind that each of these has?"""

    round: int
    kind: Kind
    count: int
    places: tuple[int, ...]
    contenders: tuple[Contender, ...]

    @property
    def asked(self) -> tuple[Contender, ...]:
        """Those who have to answer."""
        return tuple(each for each in self.contenders if each.best is None)

    @property
    def question(self) -> str:
        """What the table is asked, in a sentence."""
        return _(
            "{names} have {buildings} each; the highest of them decides. Which is it with each?"
        ).format(
            names=listed([each.name for each in self.contenders]),
            buildings=counted(self.kind.numbered, self.count),
        )


def open_ties(play: Play, number: int | None = None) -> tuple[OpenTie, ...]:
    """The ties that need an answer in a round that was scored, or else in the next one."""
    if number is None:
        score, seats, heap = play.preview, play.seats, play.dummy_tiles
    else:
        kept = play.scored[number - 1]
        score, seats, heap = play.rounds[number - 1], kept.seats, kept.dummy
    lying = {*heap, *(tile for seat in seats for tile in seat.player.tiles)}
    return tuple(_open(line, score, seats, lying) for line in score.undecided)


def _open(line: Line, score: RoundScore, seats: tuple[Seat, ...], lying: set[Tile]) -> OpenTie:
    kind, game = line.kind, score.game
    best = {who.name: who.standings[kind].tie_break for who in score.everybody if who.count(kind)}
    elsewhere = {tile.price for tile in lying if tile.kind is kind} | {*best.values()}
    could_be = tuple(
        price
        for price in game.box.prices(kind)
        if price not in elsewhere and not game.why_not_best(price, line.count)
    )
    colours = {
        holding.name: seat.colour for holding, seat in zip(score.players, seats, strict=True)
    }
    return OpenTie(
        score.scoring,
        kind,
        line.count,
        line.places,
        tuple(
            Contender(colours.get(name), name, best[name] or None, () if best[name] else could_be)
            for name in line.names
        ),
    )


def answers(
    play: Play, tie: OpenTie, told: Mapping[Colour, int]
) -> tuple[CountsTyped | RoundCorrected, ...]:
    """The events that put down what each of those who were asked has told."""
    if told.keys() != {each.colour for each in tie.asked}:
        raise InputError(
            _("Tell the highest of {names}, each of them.").format(
                names=listed([each.name for each in tie.asked])
            )
        )
    past = tie.round <= len(play.scored)
    seats = play.scored[tie.round - 1].seats if past else play.seats
    return tuple(
        RoundCorrected.model_validate({"round": tie.round, **numbers})
        if past
        else CountsTyped.model_validate(numbers)
        for numbers in _numbers(seats, tie.kind, told)
    )


def _numbers(
    seats: tuple[Seat, ...], kind: Kind, told: Mapping[Colour, int]
) -> Iterator[dict[str, object]]:
    """What those who were asked have typed, with their answers."""
    for seat in seats:
        if seat.colour in told and seat.tally:
            yield {
                "player": seat.colour,
                "counts": _by_name(seat.tally.counts),
                "wall": seat.tally.wall,
                "best": _by_name({**seat.tally.best, kind: told[seat.colour]}),
            }


def _by_name(numbers: Mapping[Kind, int]) -> dict[str, int]:
    return {kind.name: number for kind, number in numbers.items()}
