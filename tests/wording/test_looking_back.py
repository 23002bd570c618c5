import pytest

from companion.board.grid import Cell
from companion.record import Colour
from companion.record.events import CountsTyped, DummyDrew, GameFinished, RoundScored
from companion.wording.past.looking_back import (
    headline,
    race_at,
    reach_of,
    seen_now,
    step_words,
    steps,
    stood,
    winners_palaces,
)
from tests.golden.reading import play_through
from tests.record.tables import after, built, table
from tests.store.test_counted_naively import GOLDEN, evening

TYPED = CountsTyped(player="blue", counts={"garden": 2}, wall=4)


def over(*events, players=3):
    record = after(table(players), *events)
    for number in (1, 2, 3):
        if players == 2:
            record = record.act(DummyDrew(tiles=(), on_purpose=True))
        record = record.act(RoundScored(round=number, anyway=True))
    return record.act(GameFinished())


def test_a_game_is_headed_by_who_has_won_or_how_far_it_is():
    assert headline(table(3).play) == "Round 1 comes first"
    assert headline(over(built("T9nw", "0,-1")).play) == "Ana wins"


def test_the_winners_palace_is_shown_with_its_wall():
    (city,), words = winners_palaces(over(built("T9nw", "0,-1")).play)
    assert (city.text, words) == ("T9nw / *", "An outer wall of 2 sides")
    assert winners_palaces(over(TYPED).play) == ((), "")


def test_of_two_who_share_the_win_both_palaces_are_shown_and_of_three_none():
    both, words = winners_palaces(over(built("G10", "1,0"), built("G11", "1,0", "blue")).play)
    assert ([city.text for city in both], words) == (["* G10", "* G11"], "")
    assert winners_palaces(over().play) == ((), "")


def test_palaces_are_shown_as_they_stood_when_a_round_was_scored():
    record = after(table(3), built("T9nw", "0,-1"), TYPED, RoundScored(round=1))
    record = after(record, built("G10", "1,0"), RoundScored(round=2))
    first, second = (stood(record.play, number) for number in (1, 2))
    assert [each.city is None or len(each.city) for each in first] == [1, True, 0]
    assert [each.city is None or len(each.city) for each in second] == [2, True, 0]
    ana, leo = (record.play.rounds[0].points(name) for name in ("Ana", "Leo"))
    assert first[0].about == f"{ana} points · wall 2"
    assert first[1].about == f"{leo} points"


def test_the_dummys_tiles_are_shown_beside_the_palaces():
    record = over(players=2)
    dummy = stood(record.play, 3)[-1]
    assert (dummy.name, dummy.colour, dummy.city) == ("Dirk", None, None)
    assert seen_now(record.play, None).tiles == record.play.dummy_tiles


def test_what_somebody_has_now_is_a_palace_or_numbers():
    play = after(table(3), TYPED).play
    assert seen_now(play, Colour.RED).about == "An outer wall of 0 sides"
    assert seen_now(play, Colour.BLUE).city is None
    assert seen_now(play, Colour.BLUE).about == "The palaces are given in numbers"


def test_steps_follow_whoever_acts_and_stay_where_nobody_does():
    record = after(
        table(2),
        DummyDrew(tiles=(), on_purpose=True),
        built("G10n", "1,0", "blue"),
        RoundScored(round=1),
    )
    found = steps(record)
    assert [each.watched for each in found] == [Colour.RED, None, Colour.BLUE, Colour.BLUE]
    assert [each.cell for each in found] == [None, None, Cell(1, 0), None]
    assert [each.scores for each in found] == [False, False, False, True]
    assert [each.who for each in found] == ["", "Dirk", "Leo", ""]


def test_a_view_can_hold_all_that_a_palace_ever_had():
    record = after(table(3), built("T9nw", "0,-1"), built("G10", "1,0"))
    plays = [step.play for step in record.undo().steps] + [record.play]
    assert reach_of(plays, Colour.RED) == [Cell(0, -1), Cell(0, 0), Cell(1, 0)]
    assert reach_of(plays, None) == []


def test_the_race_tells_what_the_next_scoring_would_bring():
    record = after(table(3), built("T9nw", "0,-1"))
    worth = record.play.preview.points("Ana")
    assert worth > 0
    assert race_at(record.play)[0][2:] == (0, worth)
    record = after(record, RoundScored(round=1))
    assert race_at(record.play)[0][2:] == (worth, record.play.preview.points("Ana"))
    assert [each.expected for each in race_at(over().play)] == [0, 0, 0]


def test_the_place_in_a_replay_is_told():
    assert step_words(3, 12) == "Step 3 of 12"


@pytest.mark.parametrize("seed", range(0, 40, 4))
def test_any_game_can_be_stepped_through(seed):
    record = play_through(GOLDEN[seed % len(GOLDEN)].read_text("utf-8")) if seed < 20 else None
    record = record or evening(seed)
    found = steps(record)
    assert found[-1].play is record.play
    for step in found:
        assert seen_now(step.play, step.watched).name
        race = race_at(step.play)
        assert [each.points for each in race][: len(step.play.seats)] == [
            *step.play.totals.values()
        ]
