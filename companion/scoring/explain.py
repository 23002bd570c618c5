"""The reasons of a score as sentences that a player reads and nods at, and the parts they have."""

from collections.abc import Iterator
from dataclasses import dataclass
from string import Formatter
from typing import NamedTuple

from companion.board.tiles import Kind
from companion.games.game import Game
from companion.scoring.majority import Line
from companion.scoring.round import Holding, RoundScore
from companion.words import N_counted, _, counted, listed, shaped

POINTS = N_counted("{number} point", "{number} points")
POINTS_LOST = N_counted("{number} point lost", "{number} points lost")
BROKEN = N_counted("{buildings} of value {best}", "{buildings}, the highest of them {best}")
EDGES = N_counted("{number} edge", "{number} edges")

ARITHMETIC = "arithmetic"
"""The place of a sum in a sentence, which people look for first."""


class Part(NamedTuple):
    """A piece of a sentence, and the name of the place that it fills, if it fills one."""

    text: str
    place: str = ""


@dataclass(frozen=True, slots=True)
class Sentence:
    """Why points are paid or not, part by part, and the numbers behind it."""

    parts: tuple[Part, ...]
    line: Line | None = None
    """Who shares which places, their prizes, the share and what is lost, where it is about that."""

    def __str__(self) -> str:
        """The whole sentence."""
        return "".join(part.text for part in self.parts)


def _said(sentence: str, places: dict[str, object]) -> Iterator[Part]:
    """The parts of a sentence once its places are filled."""
    for text, place, form, _conversion in Formatter().parse(sentence):
        if text:
            yield Part(text)
        if place:
            yield Part(shaped(places[place], form or ""), place)


def pays(scored: RoundScore) -> str:
    """Which places the round pays, in a sentence."""
    kind, *_others = scored.game.box.kinds
    prizes = scored.game.prizes(kind, scored.scoring, 1, scored.options)
    return counted(scored.game.words.scoring.pays_alone, len(prizes))


def majority(game: Game, line: Line, *, pays_told: bool = False) -> Sentence:
    """Explain the points of those who share one place, or take it alone.

    Which places are paid is said where nobody was told before.

    >>> from companion.games.alhambra import ALHAMBRA, TOWER
    >>> from companion.scoring.majority import Standing
    >>> print(majority(ALHAMBRA, Line(TOWER, ("Kim", "Nina"), Standing(4), (1, 2), (13, 6), 2)))
    Kim and Nina tie for places 1–2: (13 + 6) ÷ 2 = 9 each, 1 point lost.
    >>> print(majority(ALHAMBRA, Line(TOWER, ("Kim",), Standing(4), (1,), (13,), 2)))
    Kim takes place 1 with 4 towers: 13 points.
    """
    paid = "" if pays_told else counted(game.words.scoring.pays, line.paid_places)
    alone = len(line.names) == 1
    sentence, places = _alone(line, paid) if alone else _tied(line, paid)
    return Sentence(tuple(_said(sentence, places)), line)


def _line(scored: RoundScore, line: Line, *, pays_told: bool) -> Sentence:
    """The points of a line, or what has to be told before anybody gets them."""
    if line not in scored.undecided:
        return majority(scored.game, line, pays_told=pays_told)
    sentence = _("{names} have {buildings} each: whose highest is higher is not told yet.")
    places: dict[str, object] = {
        "names": listed(line.names),
        "buildings": counted(line.kind.numbered, line.count),
    }
    return Sentence(tuple(_said(sentence, places)), line)


def _alone(line: Line, pays: str) -> tuple[str, dict[str, object]]:
    places: dict[str, object] = {
        "name": line.names[0],
        "place": line.places[0],
        "buildings": _buildings(line),
        "points": counted(POINTS, line.each),
        "pays": pays,
    }
    if line.places[0] <= line.paid_places:
        return _("{name} takes place {place} with {buildings}: {points}."), places
    if pays:
        return _("{name} takes place {place} with {buildings}; {pays}."), places
    return _("{name} takes place {place} with {buildings}: no points."), places


def _buildings(line: Line) -> str:
    buildings = counted(line.kind.numbered, line.count)
    if not line.tie_broken:
        return buildings
    return counted(BROKEN, line.count, buildings=buildings, best=line.standing.tie_break)


def _tied(line: Line, pays: str) -> tuple[str, dict[str, object]]:
    places: dict[str, object] = {
        "names": listed(line.names),
        "first": line.places[0],
        "last": line.places[-1],
        ARITHMETIC: _arithmetic(line),
        "lost": counted(POINTS_LOST, line.lost),
        "pays": pays,
    }
    if line.places[0] > line.paid_places:
        return (
            _("{names} tie for places {first}–{last}; {pays}.")
            if pays
            else _("{names} tie for places {first}–{last}: no points.")
        ), places
    if line.lost:
        return _("{names} tie for places {first}–{last}: {arithmetic} each, {lost}."), places
    return _("{names} tie for places {first}–{last}: {arithmetic} each."), places


def _arithmetic(line: Line) -> str:
    """How the prizes of several places are shared."""
    return _("({prizes}) ÷ {players} = {each}").format(
        prizes=" + ".join(str(prize) for prize in line.prizes),
        players=len(line.names),
        each=line.each,
    )


def wall(game: Game, holding: Holding) -> str:
    """Explain the points for a wall, or for what this game has in its stead."""
    if not holding.wall:
        return _(game.border.missing).format(name=holding.name)
    longest = _(game.border.longest).format(
        name=holding.name,
        edges=counted(EDGES, holding.wall),
        points=counted(POINTS, holding.wall),
    )
    return longest if holding.wall_exact else f"{longest} {_(game.words.border.perhaps_longer)}"


def kind(scored: RoundScore, building: Kind, *, pays_told: bool = False) -> list[Sentence]:
    """Explain everybody's points for one kind: the prizes, each place, and what counts besides."""
    lines = [
        _line(scored, line, pays_told=pays_told) for line in scored.lines if line.kind is building
    ]
    if not lines:
        return [_plain(_("Nobody has any: nothing is paid."))]
    prizes = scored.game.about_prizes(
        building, scored.scoring, scored.totals[building], scored.options
    )
    besides = [
        _plain(extra.reason(holding.name))
        for holding in scored.players
        for extra in holding.extras
        if extra.kind is building
    ]
    return [*([_plain(prizes)] if prizes else []), *lines, *besides]


def _plain(sentence: str) -> Sentence:
    return Sentence((Part(sentence),))


def total(scored: RoundScore, holding: Holding) -> str:
    """Say what the round is worth to somebody."""
    return _("{name}: {points}").format(
        name=holding.name, points=counted(POINTS, scored.points(holding.name))
    )


def whole_round(scored: RoundScore) -> str:
    """Explain a whole round: every kind, every wall, every total."""
    game, parts = scored.game, []
    for building in game.box.kinds:
        parts += [f"{_(building.title)}:", *(f"  {line}" for line in kind(scored, building))]
    parts += [
        f"{_(game.border.title)}:",
        *(f"  {wall(game, holding)}" for holding in scored.players),
    ]
    parts += ["", *(total(scored, holding) for holding in scored.everybody)]
    return "\n".join(parts)
