"""The list of what to do before the first turn."""

from screens.setup_card.setup_card import SetupCard

__all__ = ["SetupCard"]
