"""Whatever the companion says, "Why?" leads to a ruling."""

import importlib
import inspect
import pkgutil
from dataclasses import fields

import pytest

from companion import modules as module_room
from companion import money, stages, turns
from companion.board.faults import Fault, FaultCode
from companion.board.players import Player
from companion.desk import why
from companion.desk.rulings import RULINGS
from companion.desk.score_reasons import (
    OF_EXTRAS,
    ScoreReason,
    reason_for_wall,
    reasons_for_kind,
    reasons_of_line,
)
from companion.desk.why import ruling_for
from companion.games import ALHAMBRA, GAMES, GRANADA, PLAYERS, Marker, flipping
from companion.games.alhambra import ARCADES, GARDEN, PAVILION, TOWER
from companion.games.granada import SCHOOL
from companion.modules import MODULES, Extra
from companion.money.cards import DecidedBy
from companion.options import Options
from companion.scoring.majority import Standing
from companion.scoring.round import Holding, score
from companion.stages.leftovers import Reason
from companion.stages.setup import setup_card
from companion.table.table import Table
from companion.turns.turn import Action, TurnEnd
from tests.companion.palaces import city, tile

SAID = (FaultCode, ScoreReason, TurnEnd, Action, Reason, DecidedBy, Marker)
SIMPLE = Options(simple_scoring=True)


def checks():
    """Every function that refuses something at the table."""
    for room in (money, turns, module_room, stages):
        for found in pkgutil.iter_modules(room.__path__, f"{room.__name__}."):
            yield from _checks_of(importlib.import_module(found.name))
    yield from _checks_of(module_room)
    yield from _checks_of(flipping)


def _checks_of(module):
    for name, function in inspect.getmembers(module, inspect.isfunction):
        if name.startswith("verify") and function.__module__ == module.__name__:
            yield function


@pytest.mark.parametrize("cause", [each for kind in SAID for each in kind], ids=repr)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_everything_that_is_said_has_its_ruling(cause, game):
    assert ruling_for(cause, game).id in RULINGS
    assert ruling_for(cause, game, SIMPLE).id in RULINGS


def test_every_function_that_refuses_has_its_ruling():
    assert {*checks()} == {*why.OF_CHECKS}
    assert all(ruling_for(check).id in RULINGS for check in checks())


def test_every_function_that_is_asked_has_its_ruling():
    assert all(ruling_for(question).id in RULINGS for question in why.OF_QUESTIONS)


def test_every_house_rule_has_its_ruling_which_names_it():
    assert {field.name for field in fields(Options)} == {*why.OF_OPTIONS}
    for option in why.OF_OPTIONS:
        assert ruling_for(option).option == option


@pytest.mark.parametrize("module", MODULES.values(), ids=list(MODULES))
def test_every_module_has_its_ruling_which_is_about_it(module):
    assert ruling_for(module).module == module.name


def test_every_step_of_every_setup_card_has_its_ruling():
    steps = {
        step.id: ruling_for(step)
        for game in GAMES.values()
        for edition in game.editions
        for players in PLAYERS
        for step in setup_card(game, players, edition, game.modules)
    }
    assert {*steps} == {*why.OF_SETTING_UP}


@pytest.mark.parametrize("module", MODULES.values(), ids=list(MODULES))
def test_a_modules_own_steps_lead_to_rulings_about_it(module):
    steps = module.setup_steps(ALHAMBRA.box, 2)
    assert {ruling_for(step).module for step in steps} == {module.name}


@pytest.mark.parametrize(
    ("words", "ruling"),
    [
        ("first player", "D31"),
        ("worth 20 or more", "D41"),
        ("one copy of each", "D43"),
        ("scoring card 1 into pile 2", "D42"),
        ("five piles", "D42"),
        ("Turn up four money cards", "D44"),
        ("Shuffle the money cards", "D41"),
        ("fifth at the bottom", "D42"),
        ("scoring cards 1 and 2 out", "D42"),
        ("six tiles for Dirk", "D18"),
        ("reserve board", "D45"),
        ("54 tiles", "D45"),
        ("the vizier of their colour", "D24"),
        ("exchange cards face down into pile 3", "D74"),
        ("bonus cards and deal", "D35"),
        ("huts by colour", "D76"),
    ],
)
def test_a_step_of_the_setup_card_leads_to_its_very_ruling(words, ruling):
    steps = setup_card(ALHAMBRA, 2, modules=ALHAMBRA.modules)
    (step,) = [each for each in steps if words in each.text]
    assert ruling_for(step).id == ruling


def test_a_fault_leads_where_its_code_does():
    assert ruling_for(Fault(FaultCode.HOLE)) is ruling_for(FaultCode.HOLE)


def test_what_looks_alike_is_not_mixed_up():
    """Two lists of words may share a word, and each means its own."""
    assert ruling_for(Reason.TIE).id == "D21"
    assert ruling_for(ScoreReason.TIE).id == "D14"
    assert ruling_for(TurnEnd.SCORE).id == "D13"


def test_every_extra_of_a_module_is_known():
    assert {*Extra.__subclasses__()} == {*OF_EXTRAS}


def towers(scoring, game=ALHAMBRA, kind=TOWER, **counts):
    players = [Holding(name, {kind: Standing(*count)}) for name, count in counts.items()]
    return score(game, scoring, players)


@pytest.mark.parametrize(
    ("scored", "reasons"),
    [
        (towers(2, Ana=(4,)), [["place"]]),
        (towers(1, Ana=(4,), Leo=(2,)), [["place"], ["unpaid-place"]]),
        (towers(2, Ana=(4,), Leo=(4,)), [["tie", "lost-point"]]),
        (towers(1, Ana=(4,), Leo=(4,)), [["first-tie"]]),
        (towers(1, Ana=(5,), Leo=(4,), Kim=(4,)), [["place"], ["unpaid-place"]]),
        (
            towers(1, GRANADA, SCHOOL, Ana=(4, 9), Leo=(4, 12)),
            [["tie-break", "place"], ["tie-break", "unpaid-place"]],
        ),
    ],
)
def test_a_line_of_a_score_has_its_reasons(scored, reasons):
    assert [[why.value for why in reasons_of_line(line)] for line in scored.lines] == reasons


def test_each_number_of_a_round_has_its_reasons():
    palace = city("A9 HAn A10 / HAw * G10 / . HTe T10w")
    ana = Player("Ana", palace, shown=(tile("G10"),))
    table = Table(ALHAMBRA, (ana, Player("Leo", city("* G11"))), modules=tuple(MODULES.values()))
    scored = table.score(1)
    assert reasons_for_kind(scored, "Ana", ARCADES) == (ScoreReason.PLACE, ScoreReason.HUT)
    assert reasons_for_kind(scored, "Ana", GARDEN) == (ScoreReason.PLACE, ScoreReason.BONUS_CARD)
    assert reasons_for_kind(scored, "Leo", GARDEN) == (ScoreReason.UNPAID_PLACE,)
    assert reasons_for_kind(scored, "Leo", PAVILION) == (ScoreReason.NONE_OF_THE_KIND,)


def test_a_wall_no_wall_and_the_dummys_have_their_reasons():
    scored = score(ALHAMBRA, 1, [Holding("a", {}, 3), Holding("b", {})], Holding("Dirk", {}))
    found = [reason_for_wall(scored, name) for name in ("a", "b", "Dirk")]
    assert found == [ScoreReason.WALL, ScoreReason.NO_WALL, ScoreReason.WALL_OF_DUMMY]
    assert reason_for_wall(score(ALHAMBRA, 1, [Holding("a", {}, 3)]), "a") is ScoreReason.WALL


def test_granada_pays_for_reasons_of_its_own():
    assert ruling_for(ScoreReason.PLACE, GRANADA).id == "D79"
    assert ruling_for(ScoreReason.PLACE, GRANADA, SIMPLE).id == "D80"
    assert ruling_for(ScoreReason.PLACE, ALHAMBRA, SIMPLE).id == "D64"
    assert ruling_for(ScoreReason.TIE_BREAK, GRANADA, SIMPLE).id == "D29"
    assert ruling_for(ScoreReason.WALL, GRANADA).id == "D78"
    assert ruling_for(ScoreReason.WALL).id == "D01"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("reason", ScoreReason)
def test_no_reason_of_a_game_leads_to_a_ruling_of_another(game, reason):
    about = ruling_for(reason, game).game
    assert about in (None, game.name) or reason is ScoreReason.TIE_BREAK


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_house_rule_that_a_game_offers_leads_to_its_ruling(game):
    for rule in game.house_rules:
        assert ruling_for(rule) is ruling_for(rule.option)


def test_what_is_no_house_rule_has_no_ruling():
    with pytest.raises(KeyError):
        ruling_for("no such house rule")
