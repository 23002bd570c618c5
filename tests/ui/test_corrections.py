"""A correction that is not applied says so: on the scoreboard, on the way out, in the log."""

import pytest

from companion.record.events import TileBuilt
from screens.theme import Appearance
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.palace_hand import PalaceHand
from tests.ui.played import LONG_NAMES, NAMES, built, scored, sit
from tests.ui.tables import at


def two_rounds(hand, names=NAMES[:3]):
    """Ana's garden 10 was forgotten in round 1; Leo has one tower from round 2 on."""
    return sit(
        hand,
        *built("red", "T12@1,0"),
        scored(1),
        *built("blue", "T11@1,0"),
        scored(2),
        names=names,
    )


def begun(hand, names=NAMES[:3]):
    """A game in which the correction is begun and left for later."""
    kept = two_rounds(hand, names)
    at(hand, kept, "scoreboard")
    hand.screen.go("palace", seat="red", round=1)
    hand.frames(3)
    PalaceHand(hand).lay("G10", "-1,0")
    hand.back()
    hand.tap("Keep for later")
    return kept


def test_the_palace_says_that_its_correction_is_not_applied(hand):
    at(hand, two_rounds(hand), "palace", seat="red", round=1)
    assert not hand.says("not applied yet")
    PalaceHand(hand).lay("G10", "-1,0")
    assert hand.says("Palace · round 1 · not applied yet")


@pytest.mark.parametrize("way", ["Back", "lead"])
def test_the_way_out_asks_what_becomes_of_it(hand, way):
    at(hand, two_rounds(hand), "palace", seat="red", round=1)
    PalaceHand(hand).lay("G10", "-1,0")
    hand.back() if way == "Back" else hand.tap("lead")
    assert hand.says("Not applied yet")
    assert hand.says("It will change:\nRound 1: Ana +5.\nRound 2: Ana +12.")
    assert flaws() == []
    assert hand.navigator.trail[-1][0] == "palace"


def test_who_thinks_again_goes_on_with_it(hand):
    at(hand, two_rounds(hand), "palace", seat="red", round=1)
    PalaceHand(hand).lay("G10", "-1,0")
    hand.back()
    hand.back()
    assert hand.navigator.layers == []
    assert hand.navigator.trail[-1][0] == "palace"
    hand.back()
    assert hand.says("Not applied yet")


def test_a_palace_as_it_was_is_left_unasked(hand):
    at(hand, two_rounds(hand), "palace", seat="red", round=1)
    PalaceHand(hand).lay("G10", "-1,0")
    hand.tap("undo")
    hand.back()
    assert hand.navigator.trail[-1][0] == "table"


def test_it_is_applied_on_the_way_out(hand):
    kept = two_rounds(hand)
    at(hand, kept, "palace", seat="red", round=1)
    PalaceHand(hand).lay("G10", "-1,0")
    hand.back()
    hand.tap("Apply")
    assert hand.navigator.trail[-1][0] == "table"
    assert hand.says("Round 1 is put right. Round 2 changed too: Ana +12.")
    assert kept.play.scored[0].corrected
    hand.tap("Undo")
    assert not kept.play.scored[0].corrected


def test_it_is_dropped_on_the_way_out(hand):
    kept = two_rounds(hand)
    at(hand, kept, "palace", seat="red", round=1)
    PalaceHand(hand).lay("G10", "-1,0")
    hand.back()
    hand.tap("Drop")
    assert hand.navigator.trail[-1][0] == "table"
    hand.screen.go("palace", seat="red", round=1)
    hand.frames(3)
    assert PalaceHand(hand).city.text == "* T12"


def test_what_waits_is_told_on_the_scoreboard_and_outlives_a_killed_app(hand):
    begun(hand)
    for _ in range(2):
        assert hand.says("Not applied yet: Ana’s palace in round 1")
        assert hand.says("Garden 10 built.")
        assert hand.says("Ana +5")
        assert hand.says("Ana +12")
        assert [row.then for row in hand.screen.rows if row.name == "Ana"] == ["then 32"]
        hand.kill()
        hand.open()


def test_what_waits_is_told_at_the_table_too_and_leads_to_it(hand):
    kept = begun(hand)
    at(hand, kept, "table")
    assert hand.says("Not applied yet: Ana’s palace in round 1")
    assert flaws() == []
    hand.tap("Look")
    assert hand.navigator.trail[-1][0] == "scoreboard"
    hand.tap("Drop")
    hand.tap("Table")
    assert not hand.says("Not applied yet")


@pytest.mark.parametrize("size", SIZES)
def test_what_waits_is_told_beside_the_winner_too(hand, size):
    kept = begun(hand)
    kept.act(scored(3))
    at(hand, kept, "end")
    hand.resize(*size)
    assert hand.says("Not applied yet: Ana’s palace in round 1")
    assert flaws() == []
    hand.tap("Look")
    hand.tap("Apply")
    hand.back()
    assert not hand.says("Not applied yet")


def test_it_is_applied_on_the_scoreboard(hand):
    kept = begun(hand)
    hand.tap("Apply")
    assert kept.play.scored[0].corrected
    assert not hand.says("Not applied yet")
    assert hand.says("Round 1 is put right. Round 2 changed too: Ana +12.")
    assert {row.then for row in hand.screen.rows} == {""}


def test_it_is_dropped_on_the_scoreboard_and_wanted_after_all(hand):
    begun(hand)
    hand.tap("Drop")
    assert not hand.says("Not applied yet")
    hand.tap("Undo")
    assert hand.says("Not applied yet: Ana’s palace in round 1")


def test_it_is_folded_away_for_later(hand):
    begun(hand)
    hand.tap("Keep for later")
    assert hand.says("Not applied yet: Ana’s palace in round 1")
    assert not hand.says("Apply")
    assert flaws() == []
    hand.back()
    hand.screen.go("scoreboard")
    hand.frames(3)
    assert not hand.says("Apply")
    hand.tap("fold correction")
    assert hand.says("Apply")


def test_its_pencil_leads_back_to_the_palace(hand):
    begun(hand)
    hand.tap("open correction")
    assert hand.navigator.trail[-1][0] == "palace"
    assert PalaceHand(hand).city.text == "G10 * T12"


def test_what_the_table_takes_no_more_says_why(hand):
    kept = begun(hand)
    # Kim builds that very garden meanwhile.
    kept.act(TileBuilt(player="green", tile="G10", cell="1,0"))
    kept.act(scored(3))
    at(hand, kept, "scoreboard")
    assert hand.says("Not applied yet: Ana’s palace in round 1")
    hand.tap("Apply")
    assert kept.play.scored[0].corrected
    assert hand.says("Round 1 is put right; what came later stays as it was.")


def test_what_happened_keeps_what_followed(hand):
    begun(hand)
    hand.tap("Apply")
    hand.back()
    hand.tap("more")
    hand.tap("What happened")
    rows = hand.navigator.layers[-1].content.data
    assert rows[0]["more"] == "Round 1: Ana +5. Round 2 changed too: Ana +12."
    assert hand.says("Round 2 changed too: Ana +12.")
    assert flaws() == []


@pytest.mark.parametrize("size", SIZES)
def test_long_names_fit_every_size(hand, size):
    begun(hand, LONG_NAMES)
    hand.resize(*size)
    for appearance in (Appearance.LIGHT, Appearance.DARK):
        hand.choose(appearance)
        assert flaws() == []
    hand.tap("Apply")
    hand.back()
    hand.screen._tell_what_happened()
    hand.frames(4)
    assert flaws() == []
