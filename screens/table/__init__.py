"""The hub of a running game."""

from screens.table.table import TableScreen

__all__ = ["TableScreen"]
