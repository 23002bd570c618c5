"""Points in a table: a row for everybody, a column for each thing that brings some."""

from screens.points.grid import PointsGrid, TapGrid

__all__ = ["PointsGrid", "TapGrid"]
