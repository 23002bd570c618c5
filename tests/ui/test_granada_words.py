"""Granada speaks its own words: on no screen of its game is there a palace, a wall, a price."""

import re

import pytest

from companion.board.grid import Cell
from companion.drafts.calculators import RECKONINGS
from companion.drafts.trial import Doing
from companion.record.events import (
    CountsTyped,
    DummyDrew,
    GameFinished,
    LeftoverDealt,
    LeftoverDeclined,
    RoundCorrected,
    RoundScored,
    TileRemoved,
    TileReserved,
)
from companion.share import palace_code
from companion.share.palace_code import HandedOver
from companion.words import LANGUAGES
from tests.record.granada_tables import his_six, laid
from tests.seeing import everything_said
from tests.ui.granada_hand import GranadaHand
from tests.ui.played import NAMES, enter, sit
from tests.ui.tables import at

OF_ALHAMBRA = {
    "en": r"palaces?|walls?|prices?|rounds?(?! the corner)|battlements?|Dirk",
    "es": r"palacios?|murallas?|muros?|precios?|rondas?|Dirk",
    "pl": r"pałac\w*|mur\w*|cen[aęyą]|cenie|rund\w*|Marek",
    "de": r"Pal[aä]st\w*|\w*[Mm]auer\w*|Kaufpreis\w*|Runden?|Dirk",
}
"""What each language calls the things of the other game; German prizes are Preise as well."""

OF_MODULES = {"hut", "bonus", "vizier"}
"""Calculators of what only Alhambra is played with."""


class Sweep:
    """Looks at every text of every screen that it is led to."""

    def __init__(self, language):
        self.words = re.compile(rf"\b({OF_ALHAMBRA[language]})\b", re.IGNORECASE)
        self.found = set()

    def look(self, where):
        self.found |= {(where, text) for text in everything_said() if self.words.search(text)}


def three_of_them(hand):
    """Three players: one by numbers, a tile in reserve, a scoring put right."""
    kept = sit(hand, names=NAMES[:3], game="granada", modules=("exchange",))
    for event in (
        laid("Sc11e", "0,-1"),
        laid("Ho4", "1,0"),
        laid("Sc12e", "0,-1", player="blue"),
        TileReserved(player="blue", tile="Pa7"),
        RoundScored(round=1),
        RoundCorrected(round=1, player="blue", city="Sc12 / *"),
        CountsTyped(player="green", counts={"school": 1}, wall=60),
    ):
        kept.act(event)
    return kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_alhambra_is_on_a_screen_of_granada(hand, language):
    hand.app.prefer(language=language, motion=False)
    sweep, kept = Sweep(language), three_of_them(hand)
    for room in ("table", "setup_card", "round", "scoreboard", "share"):
        enter(hand, room, kept)
        sweep.look(room)
    enter(hand, "table", kept)
    hand.tap("more")
    sweep.look("table, menu")
    hand.back()
    hand.navigator.go("round", game=kept.id, round=1)
    hand.frames(4)
    sweep.look("past scoring")
    hand.tap("all prizes")
    sweep.look("prizes")
    in_the_city(hand, kept, sweep)
    enter(hand, "hand_over", kept, seat="red")
    sweep.look("hand over")
    enter(hand, "palace", kept, seat="green")
    sweep.look("numbers")
    enter(hand, "palace", kept, seat="blue", round=1)
    sweep.look("correcting")
    to_the_end(hand, kept, sweep)
    assert sweep.found == set()


def in_the_city(hand, kept, sweep):
    """What a city says, with its menus, a fault, and the page of a new tile."""
    enter(hand, "palace", kept, seat="red")
    sweep.look("city")
    city = GranadaHand(hand)
    hand.tap("more")
    sweep.look("city, menu")
    hand.back()
    city.cell("0,-1")
    sweep.look("tile, menu")
    hand.back()
    hand.screen.tell(city.read("Sc11e"))
    hand.frames(3)
    sweep.look("what is this")
    hand.back()
    hand.tap("moat")
    sweep.look("moat")
    city.cell("1,-1")
    hand.tap("park")
    hand.frames(4)
    hand.tap("12")
    sweep.look("new tile")
    city.maker.turn_over()
    hand.frames(3)
    sweep.look("turned over")
    hand.back()
    hand.screen.entry.build(city.read("Pa12"), hand.screen.entry.marked)
    hand.frames(3)
    sweep.look("fault")
    hand.screen.entry.stop()
    hand.screen.toggle_reserve()
    hand.frames(3)
    sweep.look("reserve")


def to_the_end(hand, kept, sweep):
    """The last tiles, the winner, the game looked back at."""
    kept.act(RoundScored(round=2, anyway=True))
    enter(hand, "end", kept)
    sweep.look("last tiles")
    kept.act(LeftoverDealt(slot=1, currency="blue", tile="Pa9", to="red"))
    enter(hand, "end", kept)
    sweep.look("tile in hand")
    kept.act(LeftoverDeclined(player="red"))
    enter(hand, "end", kept)
    sweep.look("tile declined")
    kept.act(RoundScored(round=3, anyway=True))
    enter(hand, "end", kept)
    sweep.look("winner")
    kept.act(GameFinished())
    for room in ("past_game", "replay", "history"):
        if hand.navigator.knows(room):
            enter(hand, room, kept)
            sweep.look(room)
    enter(hand, "table", kept)
    sweep.look("table, over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_alhambra_is_said_of_pablo(hand, language):
    hand.app.prefer(language=language, motion=False)
    sweep, kept = Sweep(language), sit(hand, game="granada")
    for event in (None, his_six(), RoundScored(round=1)):
        if event is not None:
            kept.act(event)
        enter(hand, "dummy", kept)
        sweep.look("dummy")
    kept.act(DummyDrew(tiles=("Ar5", "Ba7"), marker="odd", on_purpose=True))
    kept.act(RoundScored(round=2))
    enter(hand, "dummy", kept)
    sweep.look("dummy, last draw")
    hand.screen.give()
    hand.frames(3)
    enter(hand, "setup_card", kept)
    sweep.look("setup card of two")
    assert sweep.found == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_alhambra_is_at_the_desk_of_a_granada_table(hand, language):
    hand.app.prefer(language=language, motion=False)
    sweep, kept = Sweep(language), three_of_them(hand)
    for room in ("calculators", "paying", "may_i"):
        at(hand, kept, room)
        sweep.look(room)
    for name in RECKONINGS.keys() - OF_MODULES:
        at(hand, kept, "calculator", which=name)
        sweep.look(name)
    trying(hand, kept, sweep)
    assert sweep.found == set()


def trying(hand, kept, sweep):
    """What May I? says to a city: yes, every fault, how to go on, and its menu."""
    at(hand, kept, "may_i")
    hand.tap("more")
    sweep.look("May I?, menu")
    hand.tap("Ana’s city")
    hand.frames(3)
    for cell in ("0,0", "1,-1", "5,5", "2,0"):
        hand.screen.change(hand.screen.trial.but(with_tile="Pa12", at=cell))
        hand.frames(2)
        sweep.look(f"May I? {cell}")
    assert hand.screen.can_go_on
    hand.tap("Do it, and try the next")
    sweep.look("May I?, the next")
    hand.tap("Do it at the table")
    sweep.look("May I?, at the table")
    hand.screen.do(Doing.REMOVE)
    hand.screen.tap_cell(Cell(0, -1))
    hand.frames(2)
    sweep.look("May I?, taken out")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_alhambra_is_said_of_a_city_that_is_taken_in(hand, language):
    hand.app.prefer(language=language, motion=False)
    sweep, kept = Sweep(language), three_of_them(hand)
    code = palace_code.write(HandedOver.by(kept.play.seats[0], kept.play))
    kept.act(TileRemoved(player="red", cell="1,0"))
    at(hand, kept, "take_in", text=code)
    for name in ("Leo", "Kim", "Ana"):
        hand.tap(name)
        sweep.look(f"it is {name}’s")
    hand.tap("Take it in for Ana")
    sweep.look("taken in")
    assert sweep.found == set()
