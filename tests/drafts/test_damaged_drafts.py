"""Drafts as damage or another version may have left them: refused, or good to go on with."""

import json
from random import Random

import pytest
from pydantic import ValidationError

from companion.drafts.asked_lately import AskedLately
from companion.drafts.calculators import RECKONINGS
from companion.drafts.calculators.page import Begun
from companion.drafts.collecting import Collecting
from companion.drafts.draw_plan import DrawPlan, Way
from companion.drafts.market import Market
from companion.drafts.new_table import NewTable
from companion.drafts.palace.past_palace import CorrectionDraft, PastPalace
from companion.drafts.purse import Purse
from companion.drafts.round_the_table import RoundTheTable
from companion.drafts.ticks import Ticks
from companion.drafts.trial import Doing, Trial
from companion.drafts.usual_table import UsualTable
from companion.errors import CompanionError
from companion.options import Options
from companion.record import Colour
from companion.record.events import DummyDrew, LeftoversAwarded, RoundScored
from tests.doors.spoiling import JUNK, places, spoilt
from tests.record.tables import after, built, table
from tests.share.test_game_parts import PARTS

TOLD = (*JUNK, "Z99", "T12", ["Z99"], ["T12", "T12"], "99,99", "1,0", 0, 5, 99, "plaid", "red")
"""What may stand in the place of a number, a tile, a cell or a colour."""
TIMES = 150
"""How often each is spoilt."""


def drawn(record, number=6):
    return DummyDrew(tiles=tuple(tile.code for tile in record.play.unseen[::5][:number]))


def plays():
    """A table before the dummy's draw, one between two scorings, and one at the end."""
    begun = table()
    scored = after(begun, drawn(begun), built("G10n", "1,0"), RoundScored(round=1, anyway=True))
    second = after(scored, drawn(scored), RoundScored(round=2, anyway=True))
    return begun, scored, second


BEGUN, SCORED, SECOND = plays()
LYING = tuple(tile.code for tile in BEGUN.play.unseen[:3])
LEFT = SECOND.play.unseen[0].code
SEATED = NewTable().changed(playing=2)


def draw(plan):
    plan = plan.made_to_fit(BEGUN.play)
    plan.bag_size(BEGUN.play), plan.number(BEGUN.play), plan.picked_tiles(BEGUN.play)
    plan.event(BEGUN.play)
    plan.but(way=Way.BY_APP).event(BEGUN.play)


def hand_out(market):
    market = market.without_the_lying(SECOND.play)
    winners = {slot.winner for slot in market.slots if isinstance(slot.winner, Colour)}
    assert winners <= {seat.colour for seat in SECOND.play.seats}
    assert isinstance(market.event(), LeftoversAwarded)


def correct(draft):
    bench = PastPalace(SCORED, Colour.RED, 1, draft, lambda: None)
    bench.accepted(SCORED.play)
    assert len(bench.acts) >= bench.is_changed


def lay(new_table):
    new_table.faults()
    new_table.changed(playing=2).faults()
    assert len(new_table.players) == new_table.playing


def offer(usual):
    lay(usual.offered(None))
    lay(usual.offered(BEGUN.steps[0].event))


DRAFTS = {
    "asked lately": (AskedLately(ids=("D01", "D02")), lambda draft: draft.rulings),
    "codes": (
        Collecting(codes=tuple(part.code for part in PARTS[1:])),
        lambda draft: (draft.text, draft.is_whole),
    ),
    "a draw of the app": (DrawPlan(way=Way.BY_APP, seed=7, aside=LYING, bag=12), draw),
    "a draw of the table": (DrawPlan(way=Way.BY_TABLE, picked=LYING), draw),
    "a market": (Market().with_slot(1, tile=LEFT, winner=Colour.RED), hand_out),
    "a market at another table": (
        Market().with_slot(1, tile=LEFT, winner=Colour.WHITE),
        hand_out,
    ),
    "a correction": (CorrectionDraft(events=(built("T12", "-1,0"),)), correct),
    "a new table": (SEATED, lay),
    "the usual table": (UsualTable(table=SEATED, house_rules=Options()), offer),
    "a purse": (
        Purse(hand=("blue:7", "green:3"), exchanges=("blue-green",)),
        lambda draft: (draft.cards, draft.exchange_cards, draft.answer),
    ),
    "the way round the table": (
        RoundTheTable(scored=1, left=frozenset({Colour.RED})),
        lambda draft: draft.next_seat(SCORED.play, Colour.RED),
    ),
    "ticks": (Ticks(ticked=frozenset({"x", "y"})), lambda draft: draft.left(BEGUN.play)),
    "a try": (
        Trial(lying="* G10", owner=Colour.RED, doing=Doing.BUILD, at="2,0", with_tile="T12"),
        lambda draft: (draft.verdict(None), draft.verdict(SCORED.play), draft.places(SCORED.play)),
    ),
}


@pytest.mark.parametrize(("draft", "go_on"), DRAFTS.values(), ids=DRAFTS)
def test_a_spoilt_draft_is_refused_or_can_be_gone_on_with(draft, go_on):
    go_on(draft)
    dice = Random(7)
    good = json.loads(draft.model_dump_json())
    ways = [*places(good)]
    for _time in range(TIMES):
        raw = json.dumps(spoilt(good, dice.choice(ways), dice.choice(JUNK)))
        try:
            found = type(draft).model_validate_json(raw)
        except (CompanionError, ValidationError):
            continue
        go_on(found)


@pytest.mark.parametrize("kind", RECKONINGS.values(), ids=RECKONINGS)
def test_what_was_told_to_a_calculator_and_is_spoilt_is_told_again_or_answered(kind):
    fresh, dice = kind.of(SCORED.play), Random(7)
    good = json.loads(fresh.model_dump_json())
    ways = [*places(good)]
    for _time in range(TIMES):
        now = json.dumps(spoilt(good, dice.choice(ways), dice.choice(TOLD)))
        found = Begun(began=fresh.model_dump_json(), now=now).taken_up(fresh)
        assert found.papers
        assert found.reply.heading
