import pytest

from companion.board.faults import FaultError
from companion.errors import InputError, RuleError
from companion.games import ALHAMBRA
from companion.record import Next
from companion.record.events import (
    CountsTyped,
    DummyDrew,
    DummyTileCorrected,
    EntryChosen,
    GameFinished,
    LeftoversAwarded,
    RoundScored,
    TileGiven,
)
from companion.record.events.dummy import expected, guessed_bag, in_the_bag, takes_gifts
from companion.stages.dummy import draw
from tests.record.tables import FIRST_SIX, after, built, table

DRAWN = after(table(), FIRST_SIX)
SECOND_SIX = DummyDrew(tiles=("S7w", "A8e", "C9s", "G8ne", "G10", "T10w"))


def his(record):
    return [tile.code for tile in record.play.dummy_tiles]


def test_he_draws_before_each_scoring():
    assert table().play.next is Next.DUMMY_DRAWS
    assert DRAWN.undoes == "6 tiles drawn"
    assert DRAWN.play.next is Next.SCORE
    with pytest.raises(RuleError, match="Dirk has not drawn his tiles yet"):
        table().act(RoundScored(round=1))
    with pytest.raises(RuleError, match="not the time for a draw"):
        DRAWN.act(SECOND_SIX)
    assert after(DRAWN, RoundScored(round=1)).play.next is Next.DUMMY_DRAWS


def test_without_him_nobody_draws():
    with pytest.raises(RuleError, match="not the time for a draw"):
        table(3).act(FIRST_SIX)
    assert table(3).play.dummy_total == 0


def test_a_player_may_bear_his_name_where_he_does_not_play():
    players = [{"colour": "red", "name": "Dirk"}, {"colour": "blue", "name": "Leo"}]
    three = [*players, {"colour": "green", "name": "Kim"}]
    record = type(DRAWN).start(DRAWN.events[0].model_validate({"players": three}))
    record = after(record, CountsTyped(player="red", counts={"tower": 1}), RoundScored(round=1))
    assert record.play.dummy_total == 0


@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        (("P8", "S9"), "He draws 6 tiles, not 2"),
        (("P8", "P8", "A9", "C10", "G11", "T12"), "cannot be there twice"),
        (("P8", "HG", "A9", "C10", "G11", "T12"), "The dummy has no huts"),
        (("P8", "S9", "A9", "C10", "G11", "T99"), "There is no such tile"),
        (("P8", "S9", "A9", "C10", "G11", "T13e"), "it already lies somewhere else"),
    ],
)
def test_a_draw_that_cannot_be_is_refused(tiles, reason):
    record = after(table(), built("T13e", "1,0"))
    with pytest.raises(RuleError, match=reason):
        record.act(DummyDrew(tiles=tiles))


def test_a_draw_against_the_rules_is_written_down_on_purpose_and_reported():
    record = after(
        table(),
        built("T12", "1,0"),
        DummyDrew(tiles=("P8", "T12"), on_purpose=True),
    )
    assert [found.name for found in record.play.table.faults] == ["Ana", "Dirk"]


def test_the_app_draws_what_anybody_can_draw_again():
    play = table().play
    market = [ALHAMBRA.box.read(code) for code in ("G10", "G11", "T12", "P8")]
    drawn = draw(6, in_the_bag(play, market), seed=7)
    event = DummyDrew(
        tiles=tuple(tile.code for tile in drawn.tiles),
        seed=7,
        market=tuple(tile.code for tile in market),
    )
    assert his(after(table(), event)) == list(event.tiles)
    with pytest.raises(RuleError, match="The seed of this draw does not give these tiles"):
        table().act(event.model_copy(update={"seed": 8}))


def test_where_not_every_tile_is_known_the_app_cannot_draw():
    assert table(game="granada").play.unseen == ()


def test_he_draws_a_third_of_what_is_left_after_the_second_scoring():
    record = after(DRAWN, RoundScored(round=1), SECOND_SIX, RoundScored(round=2))
    # 54 tiles, 12 with him, 4 in the market.
    assert record.play.bag == 38
    assert expected(record.play) == 12
    assert expected(record.play, bag=8) == 2


def test_where_not_everything_was_entered_the_bag_is_counted_for_the_last_draw_only():
    counts = CountsTyped(player="red", counts={"tower": 2})
    record = after(DRAWN, counts, RoundScored(round=1))
    assert expected(record.play) == 6
    record = after(record, SECOND_SIX, RoundScored(round=2))
    with pytest.raises(InputError, match="Count the tiles in the bag"):
        expected(record.play)
    record = after(record, DummyDrew(tiles=("G9e", "G12s"), bag=7))
    assert len(his(record)) == 14


def test_the_bag_is_guessed_from_what_lies_and_what_was_typed():
    record = after(DRAWN, CountsTyped(player="red", counts={"tower": 2, "garden": 3}))
    # For the first draws six are enough; which is as much as he takes.
    assert guessed_bag(record.play) == 6
    record = after(record, built("G10n", "1,0", "blue"), RoundScored(round=1), SECOND_SIX)
    assert guessed_bag(record.play) == 54 - 12 - 1 - 5 - 4
    back = EntryChosen(player="red", entry="palace")
    assert guessed_bag(after(record, back).play) == 54 - 12 - 1 - 4


def test_no_draw_once_all_is_scored():
    record = after(table(3), *(RoundScored(round=number) for number in (1, 2, 3)))
    with pytest.raises(RuleError, match="The last scoring is done"):
        record.act(FIRST_SIX)


def test_a_tile_is_given_to_him():
    record = after(DRAWN, TileGiven(player="blue", tile="G10n"))
    assert record.undoes == "garden 10 given to Dirk"
    assert his(record)[-1] == "G10n"
    with pytest.raises(FaultError):
        record.act(built("G10n", "1,0"))


def test_he_takes_gifts_in_a_game_of_two_until_the_last_tiles_are_handed_out():
    before_the_last = after(DRAWN, RoundScored(round=1), SECOND_SIX, RoundScored(round=2))
    third = DummyDrew(tiles=("G9e", "G12s"), on_purpose=True)
    ready = after(before_the_last, third)
    handed_out = after(ready, LeftoversAwarded(tiles=()))
    over = after(ready, RoundScored(round=3))
    ended = after(DRAWN, GameFinished(early=True))
    takes = [DRAWN, before_the_last, ready]
    refuses = [table(3), handed_out, over, ended]
    assert [takes_gifts(record.play) for record in takes] == [True] * len(takes)
    assert [takes_gifts(record.play) for record in refuses] == [False] * len(refuses)
    for record in refuses:
        with pytest.raises(RuleError):
            record.act(TileGiven(player="blue", tile="G10n"))


def test_what_is_not_bought_cannot_be_given():
    record = after(table(2, modules=("huts",)), FIRST_SIX)
    with pytest.raises(RuleError, match="A hut is not bought"):
        record.act(TileGiven(player="red", tile="HG"))
    with pytest.raises(FaultError):
        record.act(TileGiven(player="red", tile="P8"))
    twice = after(record, TileGiven(player="red", tile="P8", on_purpose=True))
    assert {found.name for found in twice.play.table.faults} == {"Dirk"}


def test_there_must_be_somebody_to_give_to():
    with pytest.raises(RuleError, match="Only in a game of two"):
        table(3).act(TileGiven(player="red", tile="G10n"))


def test_tiles_handed_out_at_the_end_are_not_given_away():
    record = after(DRAWN, RoundScored(round=1), SECOND_SIX, RoundScored(round=2))
    record = after(record, DummyDrew(tiles=(), bag=2), LeftoversAwarded(tiles=()))
    with pytest.raises(RuleError, match="Tiles handed out at the end"):
        record.act(TileGiven(player="red", tile="G10n"))


def test_a_tile_of_his_that_was_written_down_wrong_is_put_right_in_every_round():
    record = after(DRAWN, RoundScored(round=1))
    # One of each kind alone: 1 + 2 + 3 + 4 + 5 + 6.
    assert record.play.dummy_total == 21
    record = after(record, DummyTileCorrected(tile="T12", to="G10"))
    assert record.undoes == "Dirk’s tower 12 corrected to garden 10"
    assert his(record)[-1] == "G10"
    assert record.play.dummy_total == 15
    assert record.play.scored[0].corrected
    assert record.undo().play.dummy_total == 21


def test_a_tile_that_he_never_had_is_taken_away():
    record = after(DRAWN, RoundScored(round=1), SECOND_SIX, TileGiven(player="red", tile="G12s"))
    later = after(record, DummyTileCorrected(tile="S7w"))
    assert later.undoes == "seraglio 7 taken away from Dirk"
    assert later.play.scored == record.play.scored
    assert len(his(later)) == 12
    assert "G12s" not in his(after(later, DummyTileCorrected(tile="G12s")))


@pytest.mark.parametrize(
    ("tile", "to", "reason"),
    [
        ("G10", "G12s", "Dirk has no such tile: garden 10"),
        ("P8", "HG", "The dummy has no huts"),
        ("P8", "S9", "it already lies somewhere else"),
        ("P8", "G99", "There is no such tile"),
    ],
)
def test_a_wrong_correction_of_his_tiles_is_refused(tile, to, reason):
    with pytest.raises(RuleError, match=reason):
        DRAWN.act(DummyTileCorrected(tile=tile, to=to))


def test_his_tiles_are_corrected_on_purpose_to_one_that_lies_elsewhere():
    record = after(DRAWN, DummyTileCorrected(tile="P8", to="S9", on_purpose=True))
    assert record.play.table.faults
