"""Every ruling, filed by what it is about. A new ruling is one more in one of these files."""

from companion.desk.ruling import Ruling
from companion.desk.rulings import (
    bonus,
    building,
    dummy,
    end,
    exchange,
    granada,
    granada_points,
    huts,
    modules,
    money,
    rebuilding,
    scoring,
    setting_up,
    ties,
    tiles,
    turns,
    vizier,
    wall_points,
    walls,
)

RULINGS: dict[str, Ruling] = {
    ruling.id: ruling
    for ruling in sorted(
        (
            *setting_up.RULINGS,
            *turns.RULINGS,
            *money.RULINGS,
            *walls.RULINGS,
            *wall_points.RULINGS,
            *building.RULINGS,
            *tiles.RULINGS,
            *rebuilding.RULINGS,
            *scoring.RULINGS,
            *ties.RULINGS,
            *dummy.RULINGS,
            *vizier.RULINGS,
            *exchange.RULINGS,
            *bonus.RULINGS,
            *huts.RULINGS,
            *modules.RULINGS,
            *granada.RULINGS,
            *granada_points.RULINGS,
            *end.RULINGS,
        ),
        key=lambda ruling: ruling.id,
    )
}
"""All rulings by their ids, in order."""
