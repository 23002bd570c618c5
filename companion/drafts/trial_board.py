"""What the board of a try shows: the palace as it would lie, or what is wrong and where else."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from companion.board.building import Build, Swap
from companion.board.city import City
from companion.board.grid import Cell
from companion.board.tiles import Tile
from companion.desk.may_i import Verdict
from companion.drafts.trial import Doing, Trial
from companion.record import Play


@dataclass(frozen=True)
class TrialBoard:
    """A palace, with everything that is drawn on it."""

    city: City
    marked: Cell | None = None
    places: tuple[Cell, ...] = ()
    """Where it may be done."""
    ghosts: Mapping[Cell, Tile] = field(default_factory=dict)
    """The tile that may not lie where it was tried."""
    faults: tuple[Cell, ...] = ()
    numbered: tuple[Cell, ...] = ()
    """Where else it may be done, in the order in which these places are told."""

    @classmethod
    def of(cls, trial: Trial, verdict: Verdict | None, play: Play | None) -> Self:
        """What is shown of a try that was judged, or that is not told to its end."""
        if verdict is None:
            places = trial.places(play) if trial.doing is Doing.BUILD else ()
            return cls(trial.city, trial.cell, tuple(places))
        if verdict.legal:
            return cls(verdict.act.carry_out(verdict.city), verdict.act.cell)
        return cls._refused(verdict)

    @classmethod
    def _refused(cls, verdict: Verdict) -> Self:
        city, act = verdict.city, verdict.act
        elsewhere = tuple(way.cell for way in verdict.ways_out)
        faults = dict.fromkeys(cell for each in verdict.objections for cell in each.fault.cells)
        # A swap that may not be is drawn as it would lie, with its wall; so is what may be.
        swapped = isinstance(act, Swap) and verdict.after is not None
        return cls(
            city=act.carry_out(city) if swapped else city,
            places=elsewhere,
            ghosts={act.cell: act.tile} if isinstance(act, Build) and act.cell not in city else {},
            faults=tuple(faults),
            numbered=elsewhere,
        )
