"""The stages of setting a table up, in order."""

from enum import StrEnum


class Stage(StrEnum):
    """What is set up; a game and its modules each add their own steps to a stage."""

    PLAYERS = "players"
    TILES = "tiles"
    DUMMY = "dummy"
    CARDS = "cards"
    HANDS = "hands"
    PILES = "piles"
    DECK = "deck"
