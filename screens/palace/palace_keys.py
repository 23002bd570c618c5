"""The part of the palace screen that answers to a keyboard."""

from collections.abc import Callable
from string import ascii_lowercase, digits

from companion.board.grid import Side

ARROWS = {"up": Side.N, "right": Side.E, "down": Side.S, "left": Side.W}


class PalaceKeys:
    """Arrows move the mark, letters choose a kind, digits a price; Tab goes to the next player."""

    def keys(self) -> dict[str, Callable[[], object]]:
        """What keys do here; those that enter tiles have nothing to do beside numbers."""
        entry = self.entry
        neighbours = {
            "tab": lambda: self.go_to_neighbour(1),
            "shift tab": lambda: self.go_to_neighbour(-1),
        }
        if self.by_counts:
            return {**super().keys(), **neighbours}
        return {
            **super().keys(),
            **neighbours,
            **{arrow: lambda side=side: entry.step(side) for arrow, side in ARROWS.items()},
            **{letter: lambda each=letter: entry.type_letter(each) for letter in ascii_lowercase},
            **{digit: lambda each=digit: entry.type_digit(each) for digit in digits},
            "enter": entry.enter,
            "delete": entry.delete,
        }

    def undo_or_redo(self, name: str) -> None:
        """What a key does, as the top bar would, in the draft of a past round too."""
        self.bar_action(name)
