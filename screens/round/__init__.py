"""A scoring: what is missing, the result, and why."""

from screens.round.round import RoundScreen

__all__ = ["RoundScreen"]
