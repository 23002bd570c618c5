"""Games kept on the device: every event is on disk before anybody sees what it did."""

from companion.store.kept_game import KeptGame
from companion.store.problems import StaleError, StoreError
from companion.store.store import Store
from companion.store.summaries import GameSummary, PlayerSummary

__all__ = ["GameSummary", "KeptGame", "PlayerSummary", "StaleError", "Store", "StoreError"]
