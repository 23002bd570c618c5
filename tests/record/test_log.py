import pytest

from companion.errors import InputError, RuleError
from companion.record import Colour, Record
from companion.record.events import GameFinished, NoteWritten
from companion.record.events.versions import brought_up_to_date, read_event
from tests.record.tables import after, built, table


def test_a_log_begins_with_the_start_of_its_game():
    for log in ([], [NoteWritten(text="a")]):
        with pytest.raises(InputError, match="begins with the start"):
            Record.replay(log)


def test_a_log_that_breaks_the_rules_is_refused_wherever_it_does():
    start = table(3).events[0]
    with pytest.raises(RuleError):
        Record.replay([start, GameFinished()])
    with pytest.raises(RuleError):
        Record.replay([start], [GameFinished()])


def test_the_start_cannot_be_undone():
    with pytest.raises(RuleError, match="nothing to undo"):
        table(3).undo()


def test_what_was_not_undone_cannot_be_done_again():
    assert table(3).redoes is None
    with pytest.raises(RuleError, match="nothing to redo"):
        table(3).redo()


def test_a_whole_game_is_told():
    record = after(table(3), built("G10n", "1,0"), NoteWritten(text="windy"))
    assert record.in_words() == ("the game began", "garden 10 built", "note written")
    assert [each.noun for each in Colour] == ["red", "blue", "green", "yellow", "orange", "white"]


def test_the_log_of_an_earlier_version_means_what_it_meant():
    old = {"did": "round-corrected", "round": 1, "player": "red", "city": "*"}
    assert read_event(old, 1).later_too is False
    assert brought_up_to_date({"did": "game-finished"}, 1) == {"did": "game-finished"}


def test_an_event_is_told_by_whoever_sits_there():
    assert after(table(3), built("G10n", "1,0")).steps[-1].event.name(table(3).play) == "Ana"
