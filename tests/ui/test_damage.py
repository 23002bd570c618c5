"""Whatever lies in its folder, the app opens, says what happened, and one can play on."""

import json
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from companion.store import Store
from tests.ui.hand import Hand
from tests.ui.played import built, sit
from tests.ui.tables import two_players

SCREENS = {
    "home": [],
    "table": [("table", {})],
    "palace": [("table", {}), ("palace", {"seat": "red"})],
    "scoreboard": [("table", {}), ("scoreboard", {})],
}
KILLED = {"palace", "scoreboard"}
"""Here the app got no time to close its file, so that the journal is still beside it."""


def changed(statement, *values):
    """Change the database behind the app's back."""

    def damage(folder):
        with closing(sqlite3.connect(folder / "games.db")) as database:
            database.execute(statement, values)
            database.commit()

    return damage


def overwritten(place, raw):
    def damage(folder):
        with (folder / "games.db").open("r+b") as file:
            file.seek(place)
            file.write(raw)

    return damage


def schema_says(wrong, right):
    def damage(folder):
        for path in folder.glob("games.db*"):
            path.write_bytes(path.read_bytes().replace(right, wrong))

    return damage


def trail(text):
    return lambda folder: (folder / "trail.json").write_text(text, encoding="utf-8")


def gone(folder):
    (folder / "games.db").unlink()


def emptied(folder):
    (folder / "games.db").write_bytes(b"")


LYING = {
    "a folder": Path.mkdir,
    "a pipe": os.mkfifo,
    "a socket": lambda path: os.mknod(path, stat.S_IFSOCK | 0o600),
    "a link to itself": lambda path: path.symlink_to(path.name),
    "a link to nothing": lambda path: path.symlink_to("/nowhere/at/all"),
}


def in_place_of(name, lying):
    def damage(folder):
        (folder / name).unlink(missing_ok=True)
        LYING[lying](folder / name)

    return damage


def a_bit_of_the_journal(folder):
    """Of a page in the middle of it; where the app closed its file, there is none."""
    path = folder / "games.db-wal"
    if path.exists():
        raw = bytearray(path.read_bytes())
        raw[len(raw) // 2] ^= 1
        path.write_bytes(raw)


def a_journal_without_its_file(folder):
    gone(folder)
    (folder / "games.db-shm").unlink(missing_ok=True)


DEEP = "[" * 100_000
DAMAGES = {
    "the database is gone": gone,
    "the database has no bytes": emptied,
    **{f"{lying} in its place": in_place_of("games.db", lying) for lying in LYING},
    **{
        f"{lying} for {name}": in_place_of(name, lying)
        for name, lying in (
            ("games.db-wal", "a pipe"),
            ("games.db-shm", "a link to itself"),
            ("games.db-journal", "a pipe"),
            ("trail.json", "a folder"),
            ("trail.json", "a pipe"),
            ("trail.json", "a link to itself"),
            ("trail.json.new", "a folder"),
            ("trail.json.new", "a pipe"),
        )
    },
    "a bit of the journal": a_bit_of_the_journal,
    "a journal without its file": a_journal_without_its_file,
    "another header": overwritten(3, b"X"),
    "another file format": overwritten(18, b"\7\7"),
    "another schema format": overwritten(44, b"\x7f\0\0\0"),
    "another text encoding": overwritten(56, b"\0\0\0\3"),
    "letters that are none in the schema": schema_says(
        b"CREATE TABLE g\xffme", b"CREATE TABLE game"
    ),
    "a table that refers to none": schema_says(b"REFERENCES gamf (id)", b"REFERENCES game (id)"),
    "version 0": changed("PRAGMA user_version = 0"),
    "version 1": changed("PRAGMA user_version = 1"),
    "version -1": changed("PRAGMA user_version = -1"),
    "version 99": changed("PRAGMA user_version = 99"),
    "a lost table": changed("DROP TABLE event"),
    "another column": changed("ALTER TABLE event RENAME COLUMN body TO boby"),
    "no date": changed("UPDATE game SET started = 'once', changed = X'FF'"),
    "no colour": changed("UPDATE player SET colour = 'plaid'"),
    "a name of bytes": changed("UPDATE player SET name = X'FF00'"),
    "no JSON": changed("UPDATE event SET body = '{' WHERE place = 1"),
    "an unknown event": changed("""UPDATE event SET body = '{"did": []}' WHERE place = 1"""),
    "a deep event": changed("UPDATE event SET body = ? WHERE place = 1", DEEP),
    "a lost event": changed("DELETE FROM event WHERE place = 1"),
    "an unknown game": changed("UPDATE game SET game = 'chess', rounds = 2"),
    "rounds that were not": changed("UPDATE game SET rounds = 77, finished = 'no'"),
    "rounds of letters": changed("UPDATE game SET rounds = 'two'"),
    "texts of bytes": changed("UPDATE game SET title = X'FF', note = X'FF'"),
    "points of letters": changed("UPDATE player SET points = 'ten', won = X'00'"),
    "no count": changed("UPDATE game SET done = 'many'"),
    "a trail of noise": trail("\0\1\2"),
    "a deep trail": trail(DEEP),
    "a trail to no game": trail('[["home", {}], ["table", {"game": "none"}]]'),
    "a trail to no screen": trail('[["home", {}], ["moon", {"phase": 3}]]'),
    "a trail with other values": trail('[["home", {"x": 1}], ["table", {"game": [1]}]]'),
    "a long trail": trail(json.dumps([["table", {"game": "none"}]] * 100_000)),
}


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """For each screen a folder that an app was killed in while it showed it."""
    found = {}
    for screen, steps in SCREENS.items():
        found[screen] = tmp_path_factory.mktemp(screen)
        with Hand(found[screen]) as hand:
            kept = sit(hand, *built("red", "G10n@1,0"))
            for name, params in steps:
                hand.navigator.go(name, game=kept.id, **params)
            hand.frames(3)
            if screen in KILLED:
                found[screen] = shutil.copytree(found[screen], tmp_path_factory.mktemp("k") / "k")
    return found


@pytest.fixture
def left(folders, tmp_path, request):
    """A copy of the folder that an app was killed in, on some screen of a game."""
    return shutil.copytree(folders[request.param], tmp_path / "data")


@pytest.mark.parametrize("left", SCREENS, indirect=True)
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_the_app_opens_and_one_can_play_on(left, damage):
    damage(left)
    with Hand(left) as hand:
        hand.frames(6)
        assert hand.screen is not None
        hand.navigator.home()
        hand.frames(6)
        for game in hand.app.store.games():
            hand.navigator.go("table", game=game.id)
            hand.frames(3)
        kept = sit(hand, *built("red", "T12@1,0"))
        assert not kept.unwritten
    with closing(Store(left)) as store:
        assert store.open(kept.id).record == kept.record


@pytest.mark.parametrize("left", ["table"], indirect=True)
@pytest.mark.parametrize(
    "damage",
    [
        name
        for name in DAMAGES
        if name.startswith(("another header", "another file", "another schema f", "version"))
    ],
)
def test_games_that_can_be_read_are_brought_over(left, damage):
    DAMAGES[damage](left)
    with Hand(left) as hand:
        (game,) = hand.app.store.games()
        assert len(hand.app.store.open(game.id).play.seats[0].city) == 1


@pytest.mark.parametrize("left", ["table"], indirect=True)
def test_going_on_with_a_damaged_game_says_why_it_cannot_be(left):
    DAMAGES["no JSON"](left)
    with Hand(left) as hand:
        hand.frames(6)
        assert hand.navigator.trail == [("home", {})]
        hand.tap("Go on")
        assert hand.says("This game cannot be opened, its record is damaged; it stays where it is.")
        assert hand.navigator.trail == [("home", {})]


LOST = "The screen that you left cannot be shown any more. Your games are as they were."


@pytest.mark.parametrize("left", ["palace"], indirect=True)
@pytest.mark.parametrize(
    ("damage", "words", "screen"),
    [
        (DAMAGES["a folder for trail.json"], LOST, "home"),
        (DAMAGES["a trail of noise"], LOST, "home"),
        (DAMAGES["a deep trail"], LOST, "home"),
        (DAMAGES["a long trail"], LOST, "home"),
        (DAMAGES["a trail to no screen"], LOST, "home"),
        (DAMAGES["a trail to no game"], "There is no such game here.", "home"),
        (lambda folder: trail_says(folder, "red", "plaid"), LOST, "table"),
        (lambda folder: trail_says(folder, "red", "white"), "Nobody plays white at", "table"),
        (lambda folder: trail_says(folder, "seat", "sofa"), LOST, "table"),
        (lambda folder: trail_says(folder, "palace", "pallas"), LOST, "table"),
    ],
)
def test_where_the_trail_leads_nowhere_the_nearest_screen_says_so(left, damage, words, screen):
    damage(left)
    with Hand(left) as hand:
        assert hand.navigator.trail[-1][0] == screen
        assert hand.says(words)


def trail_says(folder, right, wrong):
    path = folder / "trail.json"
    path.write_text(path.read_text("utf-8").replace(f'"{right}"', f'"{wrong}"'), "utf-8")


@pytest.mark.parametrize("left", ["palace"], indirect=True)
def test_where_the_trail_leads_back_nothing_is_said(left):
    with Hand(left) as hand:
        assert hand.navigator.trail[-1][0] == "palace"
        assert hand.navigator._notice is None


@pytest.mark.parametrize("left", ["table"], indirect=True)
def test_what_is_kept_is_for_its_owner_only(left):
    modes = {path.name: path.stat().st_mode & 0o777 for path in left.iterdir()}
    assert modes["games.db"] == 0o600
    assert modes["trail.json"] == 0o600


def market(*said):
    """A market half filled in, with something said of its first slots."""
    slots = [{"currency": currency} for currency in ("blue", "green", "orange", "yellow")]
    for slot, more in zip(slots, said, strict=False):
        slot.update(more)
    return json.dumps({"slots": slots})


DRAFTS = [
    "{",
    "5",
    "null",
    "[]",
    "{}",
    DEEP,
    '{"events": [{"did": "tile-built"}], "slots": [], "way": "by-magic", "places": []}',
    '{"slots": [{"currency": "blue"}], "events": [], "places": [["red", "Ana"]]}',
    '{"way": "by-table", "picked": ["Z99", "G10n", "G10n"], "bag": 12}',
    '{"way": "by-app", "seed": 7, "aside": ["T99", "", "T12"], "bag": 12}',
    '{"way": "by-app", "seed": -7, "bag": -12}',
    '{"way": "by-app", "seed": 7, "bag": 999}',
    '{"bag": 999}',
    '{"events": [{"did": "tile-built", "player": "red", "tile": "Z99", "cell": "1,0"}]}',
    market({"tile": "Z99"}, {"winner": "plaid"}),
    market({"tile": "Z99", "winner": "white"}),
    '{"game_name": "chess", "playing": 99}',
    '{"modules": ["magic"]}',
    '{"edition_name": "of tomorrow"}',
]


@pytest.mark.parametrize("draft", DRAFTS, ids=range(len(DRAFTS)))
def test_a_draft_that_cannot_be_used_is_begun_anew(tmp_path, draft):
    with Hand(tmp_path) as hand:
        drawn = sit(hand)
        scored = two_players(hand, rounds=2)
        for kept in (drawn, scored):
            for key in (
                "new game",
                "market {0}",
                "draw {0} 0",
                "draw {0} 2",
                "correction {0} 1 red",
            ):
                hand.app.store.remember(key.format(kept.id), draft)
        for name, params in (
            ("new_game", {}),
            ("dummy", {"game": drawn.id}),
            ("dummy", {"game": scored.id}),
            ("end", {"game": scored.id}),
            ("palace", {"game": scored.id, "seat": "red", "round": 1}),
        ):
            hand.navigator.go(name, **params)
            hand.frames(6)
            assert hand.navigator.trail[-1][0] == name
