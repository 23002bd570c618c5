"""The stages of setting a table up, in order, and the steps that a stage is made of."""

from enum import StrEnum
from typing import NamedTuple


class Stage(StrEnum):
    """What is set up; a game and its modules each add their own steps to a stage."""

    PLAYERS = "players"
    TILES = "tiles"
    DUMMY = "dummy"
    CARDS = "cards"
    HANDS = "hands"
    PILES = "piles"
    DECK = "deck"


class SetupStep(NamedTuple):
    """One thing to do before the first turn."""

    id: str
    """What it is known by in every language, on this table and in every version of the app."""
    text: str
