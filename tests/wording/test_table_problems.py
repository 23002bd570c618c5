import pytest

from companion.record import Colour
from companion.record.events import (
    CountsTyped,
    DummyDrew,
    HutTaken,
    RoundScored,
    TileReserved,
)
from companion.wording.table_problems import (
    TableProblem,
    holder_name,
    is_behind,
    is_empty,
    table_problems,
)
from tests.record.tables import FIRST_SIX, after, built, table

RED, BLUE, GREEN, *_others = Colour


def twice(tile="G10", **more):
    return [built(tile, "1,0"), built(tile, "1,0", "blue", on_purpose=True, **more)]


def test_a_table_without_problems_can_be_scored():
    record = after(table(3), built("G10", "1,0"))
    assert table_problems(record.play) == ()
    assert after(record, RoundScored(round=1)).play.scored


@pytest.mark.parametrize(
    ("tile", "words"),
    [
        ("G10", "garden 10 without a wall"),
        ("T13e", "tower 13 with a wall to the east"),
        ("G8nw", "garden 8 with walls to the north and west"),
    ],
)
def test_a_tile_in_two_palaces_is_named_with_its_walls(tile, words):
    cell = "0,-1" if tile == "G8nw" else "1,0"
    events = [built(tile, cell), built(tile, cell, "blue", on_purpose=True)]
    assert table_problems(after(table(3), *events).play) == (
        TableProblem(f"Ana and Leo have the same tile: {words}. There is only one.", (RED, BLUE)),
    )


def test_a_tile_twice_with_one_player_is_theirs_alone():
    events = [built("G10", "1,0"), built("G10", "2,0", on_purpose=True)]
    (problem,) = table_problems(after(table(3), *events).play)
    assert problem == TableProblem(
        "Ana has garden 10 without a wall twice. There is only one.", (RED,)
    )


def test_a_tile_that_the_dummy_has_too_is_his_and_theirs():
    record = after(table(2), FIRST_SIX, built("G11", "1,0", on_purpose=True))
    (problem,) = table_problems(record.play)
    assert problem.text == (
        "Ana and Dirk have the same tile: garden 11 without a wall. There is only one."
    )
    assert problem.holders == (RED, None)


def test_a_tile_in_reserve_lies_somewhere_too():
    record = after(
        table(3),
        TileReserved(player="red", tile="G10"),
        built("G10", "1,0", "blue", on_purpose=True),
    )
    assert table_problems(record.play)[0].holders == (RED, BLUE)


def test_a_palace_that_numbers_stand_for_holds_no_tile():
    typed = CountsTyped(player="red", counts={"garden": 1}, wall=3)
    record = after(table(3), built("G10", "1,0"), typed, built("G10", "1,0", "blue"))
    assert table_problems(record.play) == ()


def test_two_huts_of_a_sort_are_no_problem():
    record = after(
        table(3, modules=("huts",)),
        *(HutTaken(player=player, hut="HGn") for player in ("red", "blue")),
    )
    assert table_problems(record.play) == ()


def test_everything_that_is_wrong_with_one_palace_is_told_in_one_go():
    events = [built("G10", "3,0", on_purpose=True), built("T11", "5,0", on_purpose=True)]
    (problem,) = table_problems(after(table(3), *events).play)
    assert problem.holders == (RED,)
    assert problem.text.startswith("Ana: ")
    assert problem.text.count("a corner is not enough") == 1


def test_a_tile_in_two_places_is_not_told_twice_but_the_rest_is():
    events = [built("G10", "1,0"), built("G10", "3,0", "blue", on_purpose=True)]
    first, second = table_problems(after(table(3), *events).play)
    assert "the same tile" in first.text
    assert second.holders == (BLUE,)
    assert "already lies somewhere else" not in second.text


def test_what_is_wrong_with_the_dummys_tiles_is_nobodys():
    wrong = DummyDrew(tiles=("G10n", "G10e"), on_purpose=True)
    problems = table_problems(after(table(2), wrong).play)
    assert [problem.holders for problem in problems] == [(None,)]
    assert problems[0].text.startswith("Dirk: ")


def test_numbers_that_cannot_be_belong_to_nobody_in_particular():
    typed = CountsTyped(player="red", counts={"garden": 12}, wall=4)
    (problem,) = table_problems(after(table(3), typed).play)
    assert problem.holders == ()
    assert "only 11 exist" in problem.text


def test_a_palace_is_behind_until_it_is_touched_after_a_scoring():
    record = after(table(3), built("G10", "1,0"))
    ana, leo = record.play.seats[:2]
    assert not is_behind(record.play, ana)
    scored = after(record, RoundScored(round=1))
    assert is_behind(scored.play, ana)
    touched = after(scored, built("G11", "2,0"))
    assert not is_behind(touched.play, ana)
    assert is_behind(touched.play, leo)


def test_after_the_last_round_nobody_is_behind():
    record = after(table(3), *(RoundScored(round=number) for number in (1, 2)))
    assert is_behind(record.play, record.play.seats[0])
    over = after(record, RoundScored(round=3))
    assert not any(is_behind(over.play, seat) for seat in over.play.seats)


@pytest.mark.parametrize(
    ("events", "empty"),
    [
        ([], True),
        ([built("G10", "1,0")], False),
        ([TileReserved(player="red", tile="G10")], True),
        ([CountsTyped(player="red", counts={}, wall=0)], True),
        ([CountsTyped(player="red", counts={"garden": 1}, wall=0)], False),
        ([CountsTyped(player="red", counts={}, wall=3)], False),
        ([built("G10", "1,0"), CountsTyped(player="red", counts={}, wall=0)], True),
        ([CountsTyped(player="red", counts={}, wall=3), built("G10", "1,0")], False),
    ],
)
def test_nothing_was_entered_for_a_player(events, empty):
    assert is_empty(after(table(3), *events).play.seats[0]) is empty


def test_nobodys_colour_is_the_dummys():
    play = table(2).play
    assert holder_name(play, BLUE) == "Leo"
    assert holder_name(play, None) == "Dirk"
