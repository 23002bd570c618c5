"""Everything that can happen at a table. A new event is a class here and a line below."""

from typing import Annotated

from pydantic import ConfigDict, Field, TypeAdapter

from companion.record.events.backs import BacksTold, TileSetTold
from companion.record.events.building import TileBuilt, TileRemoved, TileSwapped
from companion.record.events.cards import BonusShown, BonusTakenBack, MoneyTold
from companion.record.events.correcting import RoundCorrected
from companion.record.events.counting import CountsTyped, EntryChosen, EntryMode
from companion.record.events.dummy import DummyDrew, DummyTileCorrected, TileGiven
from companion.record.events.event import Event
from companion.record.events.handing_over import PalaceTakenIn
from companion.record.events.leftovers import (
    Leftover,
    LeftoverBuilt,
    LeftoverDealt,
    LeftoverDeclined,
    LeftoversAwarded,
)
from companion.record.events.people import (
    GameFinished,
    GameRenamed,
    GameStarted,
    NoteWritten,
    PlayerRenamed,
    RulesChanged,
    Sitting,
)
from companion.record.events.reserving import HutTaken, TakenFromReserve, TileReserved
from companion.record.events.scoring import PointsAdjusted, RoundScored

AnyEvent = Annotated[
    GameStarted
    | TileBuilt
    | TileRemoved
    | TileSwapped
    | TileReserved
    | TakenFromReserve
    | HutTaken
    | PalaceTakenIn
    | CountsTyped
    | EntryChosen
    | BonusShown
    | BonusTakenBack
    | MoneyTold
    | TileGiven
    | DummyDrew
    | DummyTileCorrected
    | LeftoversAwarded
    | LeftoverDealt
    | LeftoverBuilt
    | LeftoverDeclined
    | RoundScored
    | RoundCorrected
    | PointsAdjusted
    | RulesChanged
    | TileSetTold
    | GameRenamed
    | PlayerRenamed
    | NoteWritten
    | GameFinished,
    Field(discriminator="did"),
]

EVENT: TypeAdapter[AnyEvent] = TypeAdapter(AnyEvent, config=ConfigDict(defer_build=True))
"""Reads any event from JSON."""

__all__ = [
    "EVENT",
    "AnyEvent",
    "BacksTold",
    "BonusShown",
    "BonusTakenBack",
    "CountsTyped",
    "DummyDrew",
    "DummyTileCorrected",
    "EntryChosen",
    "EntryMode",
    "Event",
    "GameFinished",
    "GameRenamed",
    "GameStarted",
    "HutTaken",
    "Leftover",
    "LeftoverBuilt",
    "LeftoverDealt",
    "LeftoverDeclined",
    "LeftoversAwarded",
    "MoneyTold",
    "NoteWritten",
    "PalaceTakenIn",
    "PlayerRenamed",
    "PointsAdjusted",
    "RoundCorrected",
    "RoundScored",
    "RulesChanged",
    "Sitting",
    "TakenFromReserve",
    "TileBuilt",
    "TileGiven",
    "TileRemoved",
    "TileReserved",
    "TileSetTold",
    "TileSwapped",
]
