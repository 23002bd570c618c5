"""Whatever people do, undo and do again: nothing is lost, nothing appears from nowhere."""

from collections import Counter
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.record import Record
from companion.record.events.versions import VERSION, read_event, write_event
from companion.share import SharedGame, read_game, write_game
from companion.store import Store
from tests.record.tables import play_on, step, tables, trials


@given(tables, trials)
def test_a_log_replays_to_the_same_table_checked_or_trusted(record, doings):
    record = play_on(record, doings)
    assert Record.replay(record.events, record.undone) == record
    assert Record.replay(record.events, record.undone, trusted=True) == record


@given(tables, trials)
def test_each_step_undone_and_done_again_leads_to_the_same_table(record, doings):
    record = play_on(record, doings)
    back = record
    for _event in record.events[1:]:
        back = back.undo()
    assert back.undoes is None
    assert len(back.steps) == 1
    for _event in record.events[1:]:
        back = back.redo()
    assert back == record


@given(tables, trials, st.integers(0, 9_999))
def test_a_new_act_drops_what_was_undone(record, doings, number):
    record = play_on(record, doings)
    if record.undoes:
        record = record.undo()
    after = step(record, "note", number)
    assert after.undone == ()
    assert after.events[:-1] == record.events


@given(tables, trials)
def test_no_tile_is_lost_or_invented(record, doings):
    play = play_on(record, doings).play
    entered = Counter(tile for tile in play.table.lying if not tile.hut)
    odd = bool(play.table.faults)
    everything = Counter(play.game.box.tiles)
    assert Counter(play.unseen) == everything - Counter(set(entered))
    if not odd:
        assert entered + Counter(play.unseen) == everything
    if not any(seat.by_counts for seat in play.seats):
        assert play.bag == 54 - 4 - len(set(entered))
        if not odd:
            assert play.bag == max(0, len(play.unseen) - 4)


@given(tables, trials)
def test_a_tile_in_two_places_is_reported_until_it_is_put_right(record, doings):
    play = play_on(record, doings).play
    lying = Counter(tile for tile in play.table.lying if not tile.hut)
    twice = any(number > 1 for number in lying.values())
    reported = any(found.fault.code == "taken" for found in play.table.faults)
    assert twice == reported


@given(tables, trials)
def test_every_event_is_read_as_it_was_written(record, doings):
    for event in play_on(record, doings).events:
        assert read_event(write_event(event), VERSION) == event


@given(tables, trials)
def test_totals_are_the_sums_of_the_rounds(record, doings):
    play = play_on(record, doings).play
    for seat in play.seats:
        rounds = sum(scored.points(seat.name) for scored in play.rounds)
        assert play.totals[seat.colour] == rounds + play.adjusted(seat.colour)


@given(tables, trials)
def test_export_and_import_give_the_same_table(record, doings):
    record = play_on(record, doings)
    shared = SharedGame("ab" * 16, datetime(2026, 1, 1, tzinfo=UTC), "late", record)
    assert read_game(write_game(shared).encode()) == shared


@settings(max_examples=25)
@given(tables, trials)
def test_the_store_always_holds_what_memory_holds(record, doings):
    with TemporaryDirectory() as folder:
        with closing(Store(Path(folder))) as store:
            kept = store.start(record.events[0])
            for doing, number in doings:
                kept.go_to(step(kept.record, doing, number))
        with closing(Store(Path(folder))) as store:
            assert store.open(kept.id).record == kept.record
            (summary,) = store.games()
    points = {each.colour: each.points for each in summary.players}
    assert points == kept.play.totals
    assert [each.name for each in summary.players] == [seat.name for seat in kept.play.seats]
    assert (summary.rounds, summary.finished) == (len(kept.play.scored), kept.play.finished)
