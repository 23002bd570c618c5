"""Everything that can happen at a table. A new event is a class here and a line below."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from companion.record.events.building import (
    HutTaken,
    TakenFromReserve,
    TileBuilt,
    TileRemoved,
    TileReserved,
    TileSwapped,
)
from companion.record.events.cards import BonusShown, BonusTakenBack, MoneyTold
from companion.record.events.counting import CountsTyped, Entry, EntryChosen
from companion.record.events.dummy import DummyDrew, TileGiven
from companion.record.events.event import Event
from companion.record.events.people import (
    GameFinished,
    GameStarted,
    NoteWritten,
    PlayerRenamed,
    Sitting,
)
from companion.record.events.scoring import (
    Leftover,
    LeftoversAwarded,
    PointsAdjusted,
    RoundCorrected,
    RoundScored,
)

VERSION = 1
"""Counts up when an event changes its meaning or its fields."""

AnyEvent = Annotated[
    GameStarted
    | TileBuilt
    | TileRemoved
    | TileSwapped
    | TileReserved
    | TakenFromReserve
    | HutTaken
    | CountsTyped
    | EntryChosen
    | BonusShown
    | BonusTakenBack
    | MoneyTold
    | TileGiven
    | DummyDrew
    | LeftoversAwarded
    | RoundScored
    | RoundCorrected
    | PointsAdjusted
    | PlayerRenamed
    | NoteWritten
    | GameFinished,
    Field(discriminator="did"),
]

EVENT: TypeAdapter[AnyEvent] = TypeAdapter(AnyEvent)
"""Reads any event from JSON."""

__all__ = [
    "EVENT",
    "VERSION",
    "AnyEvent",
    "BonusShown",
    "BonusTakenBack",
    "CountsTyped",
    "DummyDrew",
    "Entry",
    "EntryChosen",
    "Event",
    "GameFinished",
    "GameStarted",
    "HutTaken",
    "Leftover",
    "LeftoversAwarded",
    "MoneyTold",
    "NoteWritten",
    "PlayerRenamed",
    "PointsAdjusted",
    "RoundCorrected",
    "RoundScored",
    "Sitting",
    "TakenFromReserve",
    "TileBuilt",
    "TileGiven",
    "TileRemoved",
    "TileReserved",
    "TileSwapped",
]
