from companion.drafts.ticks import Ticks, has_begun, steps_of
from companion.record.events import RoundScored
from tests.record.tables import FIRST_SIX, after, built, table


def test_a_step_is_ticked_off_and_the_tick_taken_away_again():
    ticks = Ticks().toggled("tiles").toggled("piles")
    assert ticks.ticked == {"tiles", "piles"}
    assert ticks.toggled("tiles").ticked == {"piles"}


def test_ticks_are_what_they_were_once_they_are_read_again():
    ticks = Ticks().toggled("tiles").toggled("piles")
    assert Ticks.model_validate_json(ticks.model_dump_json()) == ticks


def test_the_dummys_draw_is_done_by_being_entered_and_by_nothing_else():
    record = table(2)
    ticks = Ticks(ticked=frozenset({"dummy", "tiles"}))
    steps = len(steps_of(record.play))
    assert ticks.left(record.play) == steps - 1
    assert ticks.left(after(record, FIRST_SIX).play) == steps - 2


def test_play_has_begun_once_somebody_has_built_or_a_round_is_scored():
    record = after(table(2), FIRST_SIX)
    assert not has_begun(record.play)
    assert has_begun(after(record, built("G10", "1,0")).play)
    assert has_begun(after(record, RoundScored(round=1)).play)
