"""Ties of numbers: asked about only where a prize hangs on them, and never shared silently."""

import pytest

from companion.errors import InputError, RuleError
from companion.games.granada import SCHOOL
from companion.record import Colour
from companion.record.events import EVENT, CountsTyped, RoundCorrected, RoundScored
from companion.record.events.versions import brought_up_to_date
from companion.record.ties import answers, open_ties
from tests.record.granada_tables import granada, his_six, laid, told
from tests.record.tables import after, table


def typed(player, number, wall=0, **more):
    return CountsTyped(player=player, counts={"school": number}, wall=wall, **more)


def schools(*numbers, record=None):
    """Players who typed so many schools, one after the other."""
    events = [typed(seat, number) for seat, number in zip(Colour, numbers, strict=False)]
    return after(record or granada(len(numbers)), *events)


def asked(record, number=None):
    return [
        (tie.round, tie.kind.name, [each.name for each in tie.asked])
        for tie in open_ties(record.play, number)
    ]


def tie(record, number=None):
    (found,) = open_ties(record.play, number)
    return found


TIED = schools(3, 3, 2)


def test_a_tie_for_a_prize_is_asked_about():
    assert asked(TIED) == [(1, "school", ["Ana", "Leo"])]
    found = tie(TIED)
    assert (found.kind, found.count, found.places) == (SCHOOL, 3, (1, 2))
    assert found.question == (
        "Ana and Leo have 3 schools each; the highest of them decides. Which is it with each?"
    )
    assert found.contenders[0].could_be == tuple(range(4, 14))
    assert [each.colour for each in found.contenders] == [Colour.RED, Colour.BLUE]


@pytest.mark.parametrize("numbers", [(3, 2, 2), (3, 2, 1), (0, 0, 0), (3, 0, 0)])
def test_a_tie_for_nothing_is_not(numbers):
    assert asked(schools(*numbers)) == []


def test_a_tie_that_is_no_matter_in_a_is_one_in_b():
    record = schools(3, 2, 2)
    assert asked(record) == []
    record = after(record, RoundScored(round=1))
    assert asked(record) == [(2, "school", ["Leo", "Kim"])]


def test_in_alhambra_ties_are_shared_and_nobody_is_asked():
    record = after(
        table(3), *(CountsTyped(player=who, counts={"tower": 2}) for who in ("red", "blue"))
    )
    assert asked(record) == []
    assert after(record, RoundScored(round=1)).play.rounds[0].points("Ana") == 3


def test_where_tiles_lie_they_show_their_highest_themselves():
    record = after(granada(3), laid("Sc12e", "1,0"), laid("Sc3", "-1,0"), typed("blue", 2))
    assert asked(record) == [(1, "school", ["Leo"])]
    ana, leo = tie(record).contenders
    assert (ana.best, ana.could_be) == (12, ())
    # Two schools need a highest of 3 at least; 3 and 12 lie with Ana.
    assert (leo.best, leo.could_be) == (None, (4, 5, 6, 7, 8, 9, 10, 11, 13))


def test_pablos_tiles_show_their_highest_themselves():
    record = after(granada(), his_six(), typed("red", 1))
    assert asked(record) == [(1, "school", ["Ana"])]
    found = tie(record)
    pablo = found.contenders[1]
    assert (pablo.name, pablo.colour, pablo.best) == ("Pablo", None, 12)
    assert 12 not in found.contenders[0].could_be


def test_an_answer_decides_the_tie():
    events = answers(TIED.play, tie(TIED), {Colour.RED: 9, Colour.BLUE: 12})
    record = after(TIED, *events)
    assert asked(record) == []
    record = after(record, RoundScored(round=1))
    assert [record.play.rounds[0].points(name) for name in ("Ana", "Leo", "Kim")] == [0, 8, 0]


def test_an_answer_keeps_what_was_typed_and_told_before():
    counts = {"school": 3, "park": 1}
    record = after(
        granada(3),
        CountsTyped(player="red", counts=counts, wall=4, best={"park": 5}),
        typed("blue", 3),
    )
    event, _blue = answers(record.play, tie(record), {Colour.RED: 9, Colour.BLUE: 12})
    assert event == CountsTyped(player="red", counts=counts, wall=4, best={"park": 5, "school": 9})


@pytest.mark.parametrize("told", [{}, {Colour.RED: 9}, {Colour.RED: 9, Colour.GREEN: 4}])
def test_everybody_who_is_asked_answers(told):
    with pytest.raises(InputError, match="Tell the highest of Ana and Leo, each of them"):
        answers(TIED.play, tie(TIED), told)


def test_a_round_with_an_open_tie_is_not_scored_silently():
    with pytest.raises(RuleError, match="Ana and Leo have 3 schools each; tell which"):
        TIED.act(RoundScored(round=1))
    shared = TIED.act(RoundScored(round=1, anyway=True))
    assert shared.play.rounds[0].points("Ana") == 4


def test_a_correction_makes_no_tie_silently():
    record = after(schools(3, 2, 2), RoundScored(round=1))
    wrong = RoundCorrected(round=1, player="blue", counts={"school": 3})
    with pytest.raises(RuleError, match="Ana and Leo have 3 schools each"):
        record.act(wrong)
    assert record.act(wrong.model_copy(update={"anyway": True}))
    assert record.act(wrong.model_copy(update={"best": {"school": 13}, "anyway": True}))


def test_a_highest_whose_other_side_lies_elsewhere_cannot_be():
    known = granada(3, tile_set=told(("Pa10e", "Sc11e")))
    record = after(known, laid("Pa10e", "1,0"), typed("blue", 2, best={"school": 11}))
    with pytest.raises(InputError, match="Leo: school 11 already lies somewhere else"):
        record.act(RoundScored(round=1))
    both = {"counts": {"school": 2, "park": 2}}
    record = after(
        known,
        CountsTyped(player="red", best={"school": 11}, **both),
        CountsTyped(player="blue", best={"park": 10}, **both),
    )
    with pytest.raises(InputError, match="Leo: park 10 already lies somewhere else"):
        record.act(RoundScored(round=1))


def test_a_moat_that_so_few_tiles_cannot_have_is_refused():
    record = after(granada(3), typed("red", 1, wall=13))
    with pytest.raises(InputError, match="Ana: a moat of 13 is too long, 1 tile can have 3"):
        record.act(RoundScored(round=1))


def test_a_tie_that_was_shared_anyway_is_put_right_later():
    record = after(TIED, RoundScored(round=1, anyway=True))
    assert asked(record, 1) == [(1, "school", ["Ana", "Leo"])]
    other = after(record, RoundCorrected(round=1, player="green", counts={"school": 1}, wall=2))
    assert other.play.rounds[0].points("Kim") == 2
    events = answers(record.play, tie(record, 1), {Colour.RED: 9, Colour.BLUE: 12})
    record = after(record, *events)
    assert asked(record, 1) == []
    assert [record.play.rounds[0].points(name) for name in ("Ana", "Leo")] == [0, 8]


def test_what_was_told_is_asked_only_once_as_long_as_the_number_stays():
    record = after(TIED, *answers(TIED.play, tie(TIED), {Colour.RED: 9, Colour.BLUE: 12}))
    same = after(record, typed("red", 3, wall=2))
    assert asked(same) == []
    more = after(record, typed("red", 4), typed("blue", 4))
    assert asked(more) == [(1, "school", ["Ana", "Leo"])]
    forgotten = after(record, typed("red", 3, best={}))
    assert asked(forgotten) == [(1, "school", ["Ana"])]


def test_numbers_of_an_earlier_version_forget_what_was_told():
    written = {"did": "counts-typed", "player": "red", "counts": {"school": 3}}
    for version in (1, 2):
        assert EVENT.validate_python(brought_up_to_date(written, version)).best == {}
    told = {**written, "best": {"school": 9}}
    assert brought_up_to_date(told, 2) == told
    assert EVENT.validate_python(written).best is None
