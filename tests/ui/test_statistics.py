"""What the statistics show, beside a naive count over the exported files."""

import json
from collections import defaultdict
from itertools import islice

import pytest

from companion.input.names import known_as
from companion.share import write_game
from companion.store import StoreError
from screens.board.colours import FACES
from screens.past.player import KindSquare
from screens.theme import Appearance
from tests.golden.reading import play_through
from tests.store.test_counted_naively import GAMES, GOLDEN, evening, parts
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.past_tables import evenings, finished, past, play_to_the_end
from tests.ui.played import LONG_NAMES, NAMES, Elsewhere, sit
from tests.ui.tables import where


def counted(hand, room="statistics", **params):
    screen = past(hand, room, **params)
    hand.frames(6)
    return screen


def titles(hand):
    return [row for row in hand.seen() if hasattr(row, "taken_in")]


def rows(screen, name):
    return screen.ids[name].children[::-1]


def test_what_is_shown_of_a_hundred_games_is_what_their_files_say(hand):
    store = hand.app.store
    for record in (
        *(play_through(path.read_text("utf-8")) for path in GOLDEN),
        *map(evening, range(GAMES - len(GOLDEN))),
    ):
        store.start(record.events[0]).go_to(record)
    listed = sorted(store.games(), key=lambda game: game.started)
    files = {game.id: json.loads(write_game(store.share(game.id))) for game in listed}
    naive = defaultdict(list)
    for each in parts(files):
        naive[each["name"].casefold()].append(each)
    screen = counted(hand)
    screen.show_players()
    shown = {row.known: row for row in rows(screen, "players")}
    assert shown.keys() == naive.keys()
    number = len({each["game"] for found in naive.values() for each in found})
    assert screen.about == f"{number} finished games count."
    assert {row.title: row.number for row in rows(screen, "records")}["Longest wall ever"] == str(
        max(each["wall"] for found in naive.values() for each in found)
    )
    for known, found in islice(naive.items(), 4):
        points = [each["points"] for each in found]
        wins = [each for each in found if each["won"]]
        average = str(round(sum(points) / len(points))).replace("-", "−")
        assert shown[known].average == average
        page = counted(hand, "player", player=known_as(found[-1]["name"]))
        assert (page.games, page.wins) == (str(len(found)), str(len(wins)))
        assert (page.average, page.best) == (average, str(max(points)))
        assert page.form == points[-12:]
        assert page.form_won == [each["won"] for each in found][-12:]
        sums = defaultdict(int)
        for each in found:
            for source, had in each["sources"].items():
                sums[source] += had
        assert [bar.number for bar in page.ids.sources.bars] == [
            had / len(found) for had in sorted(sums.values(), reverse=True)
        ]
        longest = max(each["wall"] for each in found)
        assert page.wall == (str(longest) if longest else "")
        for row in rows(page, "against"):
            level = [
                (each["points"] > each["totals"][other]) - (each["points"] < each["totals"][other])
                for each in found
                for other in each["totals"]
                if known_as(other) == row.known
            ]
            assert row.numbers == [level.count(1), level.count(0), level.count(-1)]
        page.go_behind("wins")
        hand.frames(4)
        assert hand.screen.ids.games.number == len(wins)


def test_without_a_finished_game_one_is_invited_to_the_first(hand):
    hand.navigator.rooms["new_game"] = Elsewhere
    counted(hand)
    assert hand.says("No game yet")
    hand.tap("New game")
    assert where(hand) == ("new_game", {})


def test_where_games_were_begun_and_none_is_finished_it_says_so(hand):
    sit(hand)
    counted(hand)
    assert hand.says("No finished game yet")
    assert not hand.says("No game yet")


def test_from_the_list_to_the_statistics_and_back_is_one_tap(hand):
    finished(hand, title="Friday", tiles=(1, 1, 1))
    past(hand)
    hand.tap("Statistics")
    hand.frames(4)
    assert hand.says("1 finished game counts.")
    hand.tap("Games")
    assert [name for name, _params in hand.navigator.trail] == ["home", "past_games"]
    assert hand.says("Friday")


def test_a_record_leads_to_its_game(hand):
    kept = finished(hand, tiles=(3, 1, 1))
    screen = counted(hand)
    record = rows(screen, "records")[0]
    assert record.city is not None
    screen.ids.scroll.scroll_y = 0
    hand.frames(3)
    hand.tap(record)
    assert hand.navigator.trail[-1] == ("past_game", {"game": kept.id})


def test_every_figure_of_a_player_leads_to_the_games_behind_it(hand):
    first, second = finished(hand, tiles=(3, 1, 1)), finished(hand, NAMES[:2], tiles=(1, 1, 1))
    screen = counted(hand)
    hand.tap("Ana")
    hand.frames(4)
    screen = hand.screen
    for name, number in (("figure games", 2), ("figure wins", len(screen._found.wins))):
        hand.tap(name)
        hand.frames(4)
        assert hand.screen.ids.games.number == number
        hand.back()
    hand.tap("figure average")
    hand.frames(4)
    assert len(titles(hand)) == 2
    hand.tap(f"more about {first.id}")
    hand.tap("Delete")
    assert hand.screen.ids.games.number == 1
    hand.tap("Undo")
    assert hand.screen.ids.games.number == 2
    hand.screen.open_game(second.id)
    assert hand.navigator.trail[-1] == ("past_game", {"game": second.id})
    hand.back()
    hand.back()
    for go in (
        screen.go_to_best,
        screen.go_to_wall,
        lambda: screen.go_to_form(0),
        lambda: hand.tap("figure best"),
    ):
        go()
        assert where(hand) == ("past_game", {})
        hand.back()
    hand.tap(screen.ids.form, at=(0.95, 0.5))
    assert hand.navigator.trail[-1] == ("past_game", {"game": second.id})
    hand.back()
    screen.go_to_source(0)
    hand.frames(4)
    assert hand.screen.ids.games.number > 0
    hand.back()
    screen.ids.scroll.scroll_y = 0
    hand.frames(4)
    hand.tap(rows(screen, "against")[0])
    hand.frames(4)
    assert hand.says("Ana and Leo")
    hand.tap("Level")
    hand.frames(4)
    assert hand.screen.ids.games.number == 0
    hand.back()
    hand.tap(rows(screen.ids.by_number, "rows")[0])
    hand.frames(4)
    assert where(hand)[1]["figure"] == "number"
    assert hand.screen.ids.games.number == 1


def test_a_player_whose_games_are_all_gone_is_left(hand):
    kept = finished(hand, tiles=(1, 1, 1))
    counted(hand)
    hand.tap("Ana")
    hand.frames(4)
    hand.app.store.delete(kept.id)
    hand.kill()
    hand.open()
    hand.frames(8)
    assert where(hand)[0] == "statistics"
    assert hand.says("No game yet")


def test_all_players_are_shown_once_somebody_asks(hand):
    for number in range(5):
        names = [f"P{number * 3 + each}" for each in range(3)]
        finished(hand, names, tiles=(1, 1, 1))
    screen = counted(hand)
    assert len(screen.ids.players.children) == 12
    screen.show_players()
    assert len(screen.ids.players.children) == 15
    assert screen.all_players == ""


def test_trouble_with_the_disk_is_told(hand, monkeypatch):
    finished(hand, tiles=(1, 1, 1))

    def fail(*_told, **_more):
        raise StoreError("The disk is full.")

    screen = counted(hand, "games_behind", player="ana", figure="games")
    monkeypatch.setattr(type(hand.app.store), "outline", fail)
    screen.refresh()
    assert hand.says("The disk is full.")
    monkeypatch.setattr(type(hand.app.store), "statistics", fail)
    counted(hand)
    assert hand.says("The disk is full.")


def test_who_built_nothing_has_no_wall_and_no_favourite(hand):
    play_to_the_end(sit(hand, names=NAMES[:3]))
    counted(hand, "player", player="ana")
    assert hand.says("No wall yet")
    assert hand.says("No building yet")


def test_the_favourite_kind_is_shown_by_its_symbol_and_the_longest_wall_as_the_record_it_is(hand):
    finished(hand, tiles=(3, 2, 2))
    screen = counted(hand, "player", player="ana")
    favourite = screen._found.favourite_kind.kind
    square = next(w for w in hand.seen() if isinstance(w, KindSquare))
    assert (square.icon, square.face) == (FACES[favourite].symbol, FACES[favourite])
    record = hand.app.store.statistics().records[0]
    holders = [result.name for result in record.results]
    assert hand.says("Record of the house") == ("Ana" in holders)
    assert flaws() == []


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize("size", SIZES)
def test_statistics_fit_every_size(hand, size, appearance):
    evenings(hand)
    for room, params in (
        ("statistics", {}),
        ("player", {"player": known_as(LONG_NAMES[0])}),
        ("player", {"player": "ana"}),
        ("games_behind", {"player": "ana", "figure": "against", "of": known_as(LONG_NAMES[0])}),
    ):
        counted(hand, room, **params)
        hand.choose(appearance)
        hand.resize(*size)
        assert flaws() == []
