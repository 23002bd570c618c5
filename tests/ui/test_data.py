"""Data: everything out as one file and in again; hostile files; Android's own dialogs."""

import time

import pytest
from kivy.core.clipboard import Clipboard

from companion.input.bounds import MOST_BYTES
from companion.record.events import NoteWritten
from tests.paper_phone.intent import Intent
from tests.paper_phone.phone import PaperPhone
from tests.record.tables import after
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.hand import Hand
from tests.ui.played import NAMES, built, enter, scored, sit

pytestmark = pytest.mark.usefixtures("home")


def finish(hand):
    hand.frames(2)
    hand.until(lambda: not hand.screen.progress)
    hand.frames(4)


def export(hand):
    hand.navigator.go("data")
    hand.frames(4)
    hand.tap("Export everything")
    finish(hand)


def take_in(hand, file):
    hand.navigator.go("data")
    hand.frames(4)
    hand.tap("Take in a file")
    hand.navigator.layers[-1].content.path = str(file)
    hand.frames(2)
    hand.tap("Take it in")
    finish(hand)


def logs(hand):
    store = hand.app.store
    return {game.id: store.open(game.id).record for game in store.games()}


def test_everything_goes_to_another_phone_as_one_file(tmp_path, home):
    with Hand(tmp_path / "hers") as hers:
        for number in (2, 3, 4):
            sit(hers, *built("red", "G10n@1,0"), names=NAMES[:number])
        export(hers)
        hers.tap("Keep it there")
        before = logs(hers)
    (file,) = home.iterdir()
    with Hand(tmp_path / "theirs") as theirs:
        take_in(theirs, file)
        assert theirs.says("3 games are taken in.")
        theirs.tap("OK")
        assert logs(theirs) == before
        take_in(theirs, file)
        assert theirs.says("3 games were here already.")
        assert logs(theirs) == before


def test_a_game_exported_deleted_and_taken_in_again_is_the_same(hand, home):
    kept = sit(hand, *built("red", "G10n@1,0"), scored(1), names=NAMES[:3])
    before = kept.record
    enter(hand, "share", kept)
    hand.tap("The whole game as a file")
    hand.tap("Keep it there")
    enter(hand, "table", kept)
    hand.tap("more")
    hand.tap("Delete")
    assert hand.app.store.games() == ()
    take_in(hand, next(home.iterdir()))
    assert hand.app.store.open(kept.id).record == before
    hand.tap("Look at it")
    assert hand.navigator.trail[-1] == ("table", {"game": kept.id})


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"\x00" * 500_000, "This is not JSON"),
        (b"[" * 900_000, "nested too deeply"),
        (b"\n" * 900_000, "longer than any that this app has written"),
        (b'{"format": "alhambra-companion-game", "version": 99}', "newer version"),
    ],
)
def test_a_hostile_file_is_refused_with_a_reason_within_a_moment(hand, home, raw, reason):
    (home / "hostile.json").write_bytes(raw)
    began = time.process_time()
    take_in(hand, home / "hostile.json")
    assert hand.says(reason)
    assert time.process_time() - began < 5


def test_a_file_of_many_games_is_taken_in_whole(tmp_path, home):
    with Hand(tmp_path / "hers") as hers:
        for _ in range(3):
            kept = sit(hers, names=NAMES[:3])
            notes = [NoteWritten(text=f"{number} {'x' * 390}") for number in range(900)]
            kept.go_to(after(kept.record, *notes))
        export(hers)
        hers.tap("Keep it there")
        before = logs(hers)
    (file,) = home.iterdir()
    assert file.stat().st_size > MOST_BYTES
    with Hand(tmp_path / "theirs") as theirs:
        take_in(theirs, file)
        assert theirs.says("3 games are taken in.")
        assert logs(theirs) == before


def test_a_file_that_is_not_there_is_told_at_its_field(hand, home):
    hand.navigator.go("data")
    hand.frames(4)
    hand.tap("Take in a file")
    hand.navigator.layers[-1].content.path = str(home / "nothing.json")
    hand.frames(2)
    hand.tap("Take it in")
    assert hand.says("No such file or directory")


def test_files_that_lie_there_are_offered_to_tap(hand, home):
    (home / "Friday.json").write_text("{}")
    hand.navigator.go("data")
    hand.frames(4)
    hand.tap("Take in a file")
    hand.tap("Friday.json")
    assert hand.navigator.layers[-1].content.path == str(home / "Friday.json")


def test_it_can_be_stopped(hand):
    for _ in range(5):
        sit(hand, names=NAMES[:2])
    hand.navigator.go("data")
    hand.frames(4)
    hand.screen.export()
    hand.frames(2)
    assert hand.screen.progress.endswith("of 5")
    hand.tap("Stop")
    assert hand.screen.progress == ""
    assert hand.navigator.layers == []
    hand.screen.export()
    hand.navigator.home()
    hand.frames(20)
    assert hand.navigator.layers == []


def test_where_everything_lies_can_be_copied(hand, monkeypatch):
    copied = []
    monkeypatch.setattr(Clipboard, "copy", copied.append)
    hand.navigator.go("data")
    hand.frames(4)
    hand.tap("Where it is kept")
    assert copied == [str(hand.folder)]


def test_settings_say_how_much_is_kept(hand):
    first = sit(hand, names=NAMES[:2])
    sit(hand, names=NAMES[:2])
    hand.app.store.delete(first.id)
    hand.navigator.go("settings")
    hand.frames(3)
    assert hand.says("1 game · 1 in the bin")


def test_android_asks_which_file_to_take_in(hand, monkeypatch, tmp_path):
    sit(hand, names=NAMES[:2])
    export(hand)
    hand.tap("Keep it there")
    file = next((tmp_path / "home").iterdir())
    paper = PaperPhone(folder=tmp_path).plug_in(monkeypatch)
    hand.tap("Take in a file")
    intent, _number = paper.asked[-1]
    assert intent.action == Intent.ACTION_OPEN_DOCUMENT
    paper.answer(str(file))
    finish(hand)
    assert hand.says("1 game was here already.")
    hand.tap("OK")
    hand.tap("Take in a file")
    paper.answer("content://gone")
    hand.frames(3)
    assert hand.says("The file could not be read.")


def test_all_of_it_is_read_and_hit_at_every_size(hand):
    hand.navigator.go("data")
    for size in SIZES:
        hand.resize(*size)
        assert flaws() == []
    hand.tap("Take in a file")
    for size in SIZES:
        hand.resize(*size)
        assert flaws() == []
