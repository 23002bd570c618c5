"""Each game says its things in its own words: whole sentences, with the same places."""

import re
from dataclasses import fields, is_dataclass

import pytest

from companion.board.building import Build, faults, faults_as_it_lies
from companion.board.city import City
from companion.board.faults import FaultCode
from companion.board.grid import Cell
from companion.errors import RuleError
from companion.games import ALHAMBRA, GAMES, GRANADA
from companion.games.flipping import Fate
from companion.games.house_rules import DUMMY_IN_TOTALS, DUMMY_THIRD, VIZIER_BEFORE_SCORING
from companion.options import BY_THE_BOOK, Options, Rounding
from companion.record.events import (
    CountsTyped,
    EntryChosen,
    GameFinished,
    RoundCorrected,
    RoundScored,
)
from companion.stages.leftovers import how_to_place
from tests.record.granada_tables import granada
from tests.record.tables import after


def sentences(words, path=""):
    """Every sentence of a game, by where it is found."""
    if isinstance(words, str):
        yield path, words
    elif is_dataclass(words):
        for each in fields(words):
            yield from sentences(getattr(words, each.name), f"{path}.{each.name}")
    elif isinstance(words, dict):
        for key, sentence in words.items():
            yield from sentences(sentence, f"{path}.{key}")
    else:
        for number, sentence in enumerate(words or ()):
            yield from sentences(sentence, f"{path}.{number}")


ALL = {name: dict(sentences(game.words)) for name, game in GAMES.items()}


def places(sentence):
    return {*re.findall(r"{(\w+)}", sentence)}


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_is_there(name):
    assert len(ALL[name]) > 55
    missing = {path for path, sentence in ALL[name].items() if not sentence}
    assert missing == ({".why_decline", ".prizes_grow"} if name == "alhambra" else set())


def test_a_sentence_has_the_same_places_in_every_game():
    for path, sentence in ALL["alhambra"].items():
        assert places(sentence) == places(ALL["granada"].get(path, sentence)), path


@pytest.mark.parametrize(
    ("name", "foreign"),
    [
        ("granada", r"palace|wall|round \d|round \{|price|alhambra|hut|bonus"),
        ("alhambra", r"city|cities|moat|scoring [ABC]\b|value|granada"),
    ],
)
def test_no_game_speaks_of_the_other(name, foreign):
    for path, sentence in ALL[name].items():
        assert not re.search(foreign, sentence, re.IGNORECASE), path


def test_whatever_way_a_third_is_rounded_there_is_a_sentence():
    assert GRANADA.words.dummy.why_third.keys() == {*Rounding}
    for rounding in Rounding:
        options = Options(dummy_third=rounding)
        assert ALHAMBRA.rounding(options) in ALHAMBRA.words.dummy.why_third


def test_only_where_tiles_have_two_sides_the_marker_is_asked_about():
    assert ALHAMBRA.words.dummy.marker is None
    assert "does not move it" in GRANADA.words.dummy.marker.why


def texts(game, line, code, cell="1,0"):
    city, tile = City.parse(line, game.box), game.box.read(code)
    return [fault.text for fault in faults(city, Build(Cell.parse(cell), tile))]


def test_faults_are_told_in_the_words_of_the_game():
    assert texts(ALHAMBRA, "*", "T10w") == [
        "A walled side meets an open side; touching sides must be alike.",
        "A tile cannot be reached on foot from the start tile without crossing a wall.",
    ]
    assert texts(GRANADA, "*", "Sc4w") == [
        "A side with a moat meets an open side; touching sides must be alike.",
        "A tile cannot be reached on foot from the start tile without crossing a moat.",
    ]
    assert texts(GRANADA, "*", "Sc4", "5,5")[0] == (
        "A tile must share a full side with the city; a corner is not enough."
    )
    (apart, *_others) = faults_as_it_lies(City.parse("* . Sc4", GRANADA.box))
    assert (apart.code, "city" in apart.text) == (FaultCode.TOUCHING, True)
    # What is wrong is the same fault in any words.
    assert apart == faults_as_it_lies(City.parse("* . T12", ALHAMBRA.box))[0]


def test_the_log_of_granada_speaks_of_scorings_and_cities():
    record = after(granada(3), CountsTyped(player="red", counts={"school": 1}))
    record = after(record, EntryChosen(player="red", entry="palace"))
    assert record.undoes == "Ana’s city used instead of the numbers"
    record = after(record, EntryChosen(player="red", entry="counts"))
    assert record.undoes == "Ana’s numbers used instead of the city"
    record = after(record, RoundScored(round=1))
    assert record.undoes == "scoring A done"
    record = after(record, RoundCorrected(round=1, player="red", counts={"school": 2}))
    assert record.undoes == "scoring A corrected for Ana"
    for event, sentence in (
        (RoundScored(round=3), "Scoring B comes next, not scoring C."),
        (
            RoundCorrected(round=2, player="red", city="*"),
            "Scoring B is not done yet; change the city itself.",
        ),
        (GameFinished(), "A game is finished once its three scorings are done."),
    ):
        with pytest.raises(RuleError) as problem:
            record.act(event)
        assert str(problem.value) == sentence
    record = after(record, RoundScored(round=2), RoundScored(round=3))
    with pytest.raises(RuleError, match="All three scorings are done"):
        record.act(RoundScored(round=3))


def test_what_may_be_done_with_the_last_tiles():
    assert how_to_place(GRANADA).startswith("Build the tile now or never")
    assert how_to_place(ALHAMBRA).startswith("Build the tiles you won before the last scoring")
    assert "Declining can be wise" in GRANADA.words.why_decline


@pytest.mark.parametrize(
    ("fate", "words"),
    [
        (Fate.BUILT, "costs at least 3 in one currency"),
        (Fate.RESERVED, "either side up, for nothing"),
        (Fate.GIVEN, "costs at least 3 in one currency"),
    ],
)
def test_what_turning_a_tile_over_costs_is_said(fate, words):
    assert words in fate.how_to_turn


def rules(game, players, modules=()):
    return [rule.option for rule in game.house_rules if rule.matters(players, modules)]


def test_house_rules_are_offered_where_they_matter():
    assert rules(ALHAMBRA, 3) == ["diagonal_gap_open"]
    assert rules(ALHAMBRA, 2, ["vizier"]) == [
        "dummy_may_win",
        "diagonal_gap_open",
        "vizier_before_scoring",
    ]
    assert rules(GRANADA, 3) == ["simple_scoring", "diagonal_gap_open"]
    assert rules(GRANADA, 2) == [
        "simple_scoring",
        "dummy_third",
        "dummy_in_totals",
        "dummy_may_win",
        "diagonal_gap_open",
    ]
    assert not VIZIER_BEFORE_SCORING.matters(2, ["huts"])


@pytest.mark.parametrize("name", GAMES)
def test_every_house_rule_is_an_option_and_says_what_it_changes(name):
    for rule in GAMES[name].house_rules:
        book = getattr(BY_THE_BOOK, rule.option)
        assert rule.title
        assert rule.changes.endswith(".")
        if rule.choices:
            assert [choice.value for choice in rule.choices] == [*type(book)]
            assert rule.choices[0].value is book
        else:
            assert isinstance(book, bool)


def test_every_option_but_the_dummys_name_is_a_rule_of_some_game():
    ruled = {rule.option for game in GAMES.values() for rule in game.house_rules}
    assert ruled | {"dummy_name"} == {each.name for each in fields(Options)}


def test_a_rule_tells_whether_a_table_plays_it_otherwise():
    assert not DUMMY_THIRD.differs(Options())
    assert DUMMY_THIRD.differs(Options(dummy_third=Rounding.UP))
    assert DUMMY_IN_TOTALS.differs(Options(dummy_in_totals=False))
