"""Points in a table: a row for everybody, a column for each thing that brings some."""

from screens.points.grid import PointsGrid, TapGrid
from screens.points.prize_table import PrizeTable

__all__ = ["PointsGrid", "PrizeTable", "TapGrid"]
