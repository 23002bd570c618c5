"""Taking in: a palace or a whole table that comes from another phone."""

from screens.take_in.take_in import TakeIn

__all__ = ["TakeIn"]
