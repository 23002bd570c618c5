"""Palaces to look at while no game is running."""

from companion.board.city import City
from companion.board.wall import longest_wall
from companion.games import ALHAMBRA
from companion.words import N_counted, counted

PALACES = (
    ". A5nw G10n C7ne / T9nw * G12s C6es / S3esw G10w A8n / . A6sw P4es",
    "C5nsw T11n G8ne P2new / P5nw A10 * C6es / G8sw G10 T9es / . S5sw",
    ". . P5nw C7ne / A6sw G10n * S6es / . G11 C10 A4nes / . G8sw S8s T8nes",
)
"""Palaces to look at while no game is running, the next with each tap."""

WALL = N_counted("An outer wall of {number} side", "An outer wall of {number} sides")


def samples() -> list[tuple[City, str]]:
    """Each of them with what is said of its wall."""
    cities = [City.parse(text, ALHAMBRA.box) for text in PALACES]
    return [(city, counted(WALL, longest_wall(city).length)) for city in cities]
