"""What holds several things to press on one canvas, for a keyboard to go through."""

from abc import abstractmethod


class Walkable:
    """Once Tab has come to it, arrows go from one thing to the next, and Enter presses it."""

    @property
    @abstractmethod
    def can_be_walked(self) -> bool:
        """Whether there is anything to press."""

    @abstractmethod
    def come(self) -> None:
        """Point at the first thing."""

    @abstractmethod
    def step(self, key: str) -> bool:
        """Go on by an arrow; whether there was anything on that side."""

    @abstractmethod
    def press_pointed(self) -> None:
        """Press what is pointed at."""

    @abstractmethod
    def span(self) -> tuple[float, float]:
        """From where to where what is pointed at reaches in the window, from below."""

    @abstractmethod
    def forget(self) -> None:
        """Point at nothing."""
