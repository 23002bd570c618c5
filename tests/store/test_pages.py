from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from companion.errors import InputError
from companion.input.folding import plain
from companion.record.events import (
    CountsTyped,
    GameFinished,
    GameRenamed,
    GameStarted,
    NoteWritten,
    PlayerRenamed,
    RoundScored,
    Sitting,
)
from companion.share import SharedGame, read_game, write_game
from companion.store import Store
from tests.record.tables import COLOURS, built, sitting, table

FIRST_DAY = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
def dated(tmp_path):
    """A store in which every game is begun on another day."""
    days = (FIRST_DAY + timedelta(days=day) for day in count())
    with closing(Store(tmp_path, now=lambda: next(days))) as opened:
        yield opened


def started(store, *names, title="", note="", over=False):
    players = tuple(
        Sitting(colour=colour, name=name)
        for colour, name in zip(COLOURS, names or ("Ana", "Leo", "Kim"), strict=False)
    )
    kept = store.start(GameStarted(players=players, title=title))
    if note:
        store.note(kept.id, note)
    if over:
        for number in (1, 2, 3):
            kept.act(RoundScored(round=number))
        kept.act(GameFinished())
    return kept.id


def ids(page):
    return [game.id for game in page.games]


def test_a_long_list_comes_in_pages(dated):
    made = [started(dated, over=True) for _game in range(7)][::-1]
    assert ids(dated.page(first=0, most=3)) == made[:3]
    assert ids(dated.page(first=3, most=3)) == made[3:6]
    assert ids(dated.page(first=6, most=3)) == made[6:]
    assert ids(dated.page(first=9, most=3)) == []
    assert dated.page(first=3, most=3).total == 7
    assert dated.page().games == dated.games()


def test_running_games_come_first_then_the_others_by_their_day(dated):
    old, new = started(dated, over=True), started(dated, over=True)
    running, latest = started(dated), started(dated)
    dated.open(running).act(NoteWritten(text="still at it"))
    # What happens to an old game afterwards does not make it a new one.
    dated.open(old).act(GameRenamed(title="the first"))
    assert ids(dated.page()) == [running, latest, new, old]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", {"party", "lake", "rain"}),
        ("  ", {"party", "lake", "rain"}),
        ("GRANDMA", {"party"}),
        ("grandma’s bir", {"party"}),
        ("lukasz", {"lake"}),
        ("ŁUKASZ", {"lake"}),
        ("zoe jose", {"lake"}),
        ("zoë lake", {"lake"}),
        ("rain", {"rain"}),
        ("ana", {"party", "rain"}),
        ("leo rain", {"rain"}),
        ("rain zoe", set()),
        ("strasse", {"party"}),
        ("100%", {"rain"}),
        ("%", {"rain"}),
        ("_", set()),
        ("'", {"party", "lake", "rain"}),
        ("grandmas", {"party"}),
        ("æ", set()),
    ],
)
def test_games_are_found_by_any_words_of_title_names_and_note(dated, typed, found):
    made = {
        "party": started(
            dated, "Ana", "Leo", title="Grandma’s birthday", note="in der Hauptstraße"
        ),
        "lake": started(dated, "Łukasz", "Zoë", "José", title="Lake house", over=True),
        "rain": started(dated, "Ana", "Leo", note="100% rain"),
    }
    page = dated.page(typed)
    assert {name for name, game_id in made.items() if game_id in ids(page)} == found
    assert page.total == len(found)


def test_a_game_is_found_as_it_is_called_now(dated):
    game = started(dated, title="Friday", note="windy")
    dated.rename(game, "Saturday")
    dated.note(game, "calm")
    dated.open(game).act(PlayerRenamed(player="red", name="Zoe"))
    assert [dated.page(word).total for word in ("saturday", "calm", "zoe")] == [1, 1, 1]
    assert [dated.page(word).total for word in ("friday", "windy", "ana")] == [0, 0, 0]
    dated.open(game).undo()
    assert [dated.page(word).total for word in ("zoe", "ana")] == [0, 1]


def test_whatever_is_typed_is_only_looked_for(dated):
    started(dated)
    for typed in ("\0", "x" * 10_000, "a " * 5_000, "')--", "\ud800"):
        assert dated.page(typed).total in (0, 1)


def test_games_that_the_disk_does_not_know_yet_are_found_too(dated):
    dated._file.database.execute("PRAGMA query_only = ON")
    game = started(dated, title="Friday")
    assert ids(dated.page("friday ana")) == [game]
    assert dated.page("friday").total == 1
    assert ids(dated.page("saturday")) == []
    assert ids(dated.page(first=1)) == []


def test_without_a_disk_the_games_in_memory_are_found(tmp_path):
    (tmp_path / "folder").touch()
    with closing(Store(tmp_path / "folder")) as store:
        game = store.start(GameStarted(players=sitting(3), title="Friday")).id
        assert ids(store.page("fri")) == [game]
        assert store.page("sat").games == ()
        assert (len(store.outline("fri")), store.outline("sat")) == (1, ())


def test_the_list_shows_every_palace_as_it_stands(dated):
    game = started(dated)
    kept = dated.open(game)
    kept.act(built("G10n", "1,0"))
    kept.act(CountsTyped(player="blue", counts={"garden": 2}, wall=4))
    assert [player.palace for player in dated.games()[0].players] == ["* G10n", "", "*"]
    kept.undo()
    kept.undo()
    assert [player.palace for player in dated.games()[0].players] == ["*", "*", "*"]


def test_a_game_from_another_phone_is_marked(dated):
    here = started(dated)
    dated.join(SharedGame("a" * 32, FIRST_DAY, "", table(3).act(built("G10", "1,0"))))
    assert {game.id: game.taken_in for game in dated.games()} == {here: False, "a" * 32: True}
    dated.open("a" * 32).undo()
    assert dated.page().games[0].taken_in
    # Who gets an own game back from another phone has it as before.
    dated.join(read_game(write_game(dated.share(here)).encode()))
    assert [game.taken_in for game in dated.games() if game.id == here] == [False]


def test_titles_and_notes_that_no_file_could_hold_are_refused(dated):
    game = started(dated)
    for refused, reason in (
        (lambda: dated.rename(game, "two\nlines"), "title must be in one line"),
        (lambda: dated.rename(game, "t" * 101), "title must have at most 100 characters"),
        (lambda: dated.note(game, "n" * 2_001), "note must have at most 2000 characters"),
    ):
        with pytest.raises(InputError, match=reason):
            refused()
    dated.note(game, "n" * 2_000)
    assert read_game(write_game(dated.share(game)).encode()).note == "n" * 2_000


def test_renaming_is_a_step_that_can_be_undone(dated):
    game = started(dated, title="Friday")
    kept = dated.open(game)
    dated.rename(game, " Saturday ")
    assert (kept.play.title, kept.record.undoes) == ("Saturday", "the game called Saturday")
    dated.rename(game, "Saturday")
    kept.undo()
    assert (kept.play.title, dated.games()[0].title) == ("Friday", "Friday")
    kept.redo()
    dated.rename(game, "")
    assert (kept.record.undoes, dated.games()[0].title) == ("the game’s title taken away", "")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Łódź", "lodz"),
        ("ÅNGSTRÖM", "angstrom"),
        ("Ærø", "aero"),
        ("Œuvre", "oeuvre"),
        ("Þórð", "thord"),
        ("Đorđe", "dorde"),
        ("Ħal", "hal"),
        ("ﬁne ②", "fine 2"),
        ("PIĘĆ", "piec"),
    ],
)
def test_letters_are_looked_for_as_people_type_them_in_a_hurry(text, found):
    assert plain(text) == found


def test_an_outline_tells_the_days_of_all_games_in_the_order_of_the_pages(dated):
    for number in range(5):
        started(dated, title=f"game {number}", over=number % 2 == 0)
    for typed in ("", "3", "nothing"):
        games = dated.page(typed).games
        assert dated.outline(typed) == tuple((game.finished, game.started) for game in games)


def test_a_list_can_be_kept_to_some_games(dated):
    made = [started(dated, title=f"game {number}", over=True) for number in range(5)]
    assert ids(dated.page(among=made[1:3])) == [made[2], made[1]]
    assert ids(dated.page("game 2", among=made[1:3])) == [made[2]]
    assert ids(dated.page(first=1, most=1, among=[*made, "unknown"])) == [made[3]]
    assert dated.page(among=[]).total == len(dated.outline(among=[])) == 0
    assert len(dated.outline(among=made[:4])) == 4


def test_pages_go_on_after_the_games_that_the_disk_does_not_know_yet(dated):
    kept = [started(dated) for _game in range(3)][::-1]
    dated._file.database.execute("PRAGMA query_only = ON")
    in_memory = [started(dated), started(dated)]
    whole = [*in_memory, *kept]
    for first in range(6):
        page = dated.page(first=first, most=2)
        assert (ids(page), page.total) == (whole[first : first + 2], 5)
    assert ids(dated.page(among=in_memory[:1])) == in_memory[:1]
    assert len(dated.outline()) == 5
