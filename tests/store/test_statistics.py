from contextlib import closing

import pytest

from companion.record.events import (
    CountsTyped,
    GameFinished,
    GameStarted,
    PlayerRenamed,
    PointsAdjusted,
    RoundScored,
    Sitting,
    TileBuilt,
    TileRemoved,
)
from companion.store import Store
from companion.store.figures.house_records import RecordSort
from companion.store.figures.statistics import Against, Favourite, PointSource, SomeGames
from tests.record.tables import sitting

COLOURS = ("red", "blue", "green", "white")


def played(store, results, *, kind="garden", finished=True, **settings):
    """A game in which everybody has a wall and nobody but the first a building."""
    players = tuple(
        Sitting(colour=colour, name=name) for colour, name in zip(COLOURS, results, strict=False)
    )
    kept = store.start(GameStarted(players=players, **settings))
    for colour, points in zip(COLOURS, results.values(), strict=False):
        kept.act(PointsAdjusted(player=colour, points=points, reason="as it was"))
    kept.act(CountsTyped(player="red", counts={kind: 1}, wall=2))
    for number in (1, 2, 3):
        kept.act(RoundScored(round=number))
    if finished:
        kept.act(GameFinished())
    return kept


# A lone garden is worth 5 + 12 + 20 = 37 in three rounds, and a wall of 2 another 6.
GARDEN = 43


def numbers(store):
    return {each.name: each for each in store.statistics().players}


def test_without_a_finished_game_there_is_nothing_to_count(store):
    played(store, {"Ana": 1, "Leo": 2, "Kim": 3}, finished=False)
    found = store.statistics()
    assert (found.players, found.records, found.text) == ((), (), "0 finished games count.")


def test_games_wins_average_and_best_are_counted_for_everybody(store):
    first = played(store, {"Ana": 57, "Leo": 80, "Kim": 70}).id
    second = played(store, {"Leo": 7, "Ana": 60, "Kim": 10}).id
    ana = numbers(store)["Ana"]
    assert (ana.games, ana.wins, ana.shared_wins) == ((first, second), (first, second), ())
    assert (ana.average, ana.best.points, ana.best.game) == (
        (57 + GARDEN + 60) / 2,
        57 + GARDEN,
        first,
    )
    assert (ana.longest_wall.wall, ana.longest_wall.game) == (2, first)
    assert ana.favourite_kind == Favourite("garden", 1, (first,))
    assert [(each.game, each.points) for each in ana.results] == [
        (first, 57 + GARDEN),
        (second, 60),
    ]
    kim = numbers(store)["Kim"]
    assert (kim.games, kim.wins) == ((first, second), ())
    assert (kim.longest_wall, kim.favourite_kind) == (None, None)
    assert store.statistics().text == "2 finished games count."


def test_points_are_told_apart_by_where_they_came_from(store):
    first = played(store, {"Ana": 57, "Leo": 80, "Kim": 70}).id
    second = played(store, {"Leo": 7, "Ana": -60, "Kim": 10}, kind="tower").id
    found = numbers(store)
    # A lone tower is worth 6 + 13 + 21 = 40.
    assert found["Leo"].by_source == (
        PointSource("by-hand", 87, (first, second)),
        PointSource("tower", 40, (second,)),
        PointSource("wall", 6, (second,)),
    )
    assert found["Ana"].by_source == (
        PointSource("garden", 37, (first,)),
        PointSource("wall", 6, (first,)),
        PointSource("by-hand", -3, (first, second)),
    )


def test_the_longest_wall_comes_with_the_palace_as_it_was(store):
    kept = store.start(GameStarted(players=sitting(3)))
    for tile, cell in (("P2new", "0,-1"), ("A4nes", "1,0")):
        kept.act(TileBuilt(player="red", tile=tile, cell=cell))
    kept.act(RoundScored(round=1))
    kept.act(RoundScored(round=2))
    kept.act(TileRemoved(player="red", cell="1,0"))
    kept.act(RoundScored(round=3))
    kept.act(GameFinished())
    wall = numbers(store)["Ana"].longest_wall
    assert (wall.wall, wall.details.wall_round, wall.details.wall_palace) == (
        6,
        1,
        "P2new . / * A4nes".replace(" .", ""),
    )
    assert wall.colour == "red"
    played(store, {"Leo": 7, "Ana": 60, "Kim": 10})
    assert numbers(store)["Leo"].longest_wall.details.wall_palace == ""


def test_a_shared_victory_is_a_win_for_each_and_marked_as_shared(store):
    shared = (played(store, {"Ana": 57, "Leo": 57 + GARDEN, "Kim": 3}).id,)
    found = numbers(store)
    assert (found["Ana"].wins, found["Ana"].shared_wins) == (shared, shared)
    assert (found["Leo"].wins, found["Leo"].shared_wins) == (shared, shared)
    assert found["Kim"].wins == ()


def test_who_won_most_comes_first(store):
    played(store, {"Ana": 1, "Leo": 2, "Kim": 900})
    played(store, {"Ana": 900, "Leo": 2, "Kim": 3})
    played(store, {"Leo": 2, "Ana": 900, "Kim": 3})
    assert [each.name for each in store.statistics().players] == ["Ana", "Kim", "Leo"]


def test_the_favourite_kind_is_the_one_somebody_had_most_of_in_all_games(store):
    played(store, {"Ana": 1, "Leo": 2, "Kim": 3}, kind="tower")
    played(store, {"Ana": 1, "Leo": 2, "Kim": 3}, kind="garden")
    played(store, {"Ana": 1, "Leo": 2, "Kim": 3}, kind="garden")
    played(store, {"Ana": 1, "Leo": 2, "Kim": 3}, kind="school", game="granada")
    assert numbers(store)["Ana"].favourite_kind.kind == "garden"


def test_games_are_told_apart_by_the_number_of_players(store):
    first = played(store, {"Ana": 57, "Leo": 2, "Kim": 3}).id
    second = played(store, {"Ana": 157, "Leo": 2, "Kim": 3, "Zoe": 900}).id
    three, four = numbers(store)["Ana"].by_number
    assert three == SomeGames("3", (first,), (first,), 100)
    assert four == SomeGames("4", (second,), (), 200)


def test_games_are_told_apart_by_edition_and_modules(store):
    ids = [
        played(store, {"Ana": 57, "Leo": 2, "Kim": 3}, **settings).id
        for settings in (
            {"edition": "marek"},
            {"modules": ("huts", "bonus")},
            {"modules": ("huts",)},
            {"game": "granada", "kind": "school"},
        )
    ]
    ana = numbers(store)["Ana"]
    assert [(each.of, each.games) for each in ana.by_edition] == [
        ("dirk", (ids[1], ids[2])),
        ("marek", (ids[0],)),
        ("pablo", (ids[3],)),
    ]
    assert [(each.of, each.games) for each in ana.by_module] == [
        ("", (ids[0], ids[3])),
        ("bonus", (ids[1],)),
        ("huts", (ids[1], ids[2])),
    ]


def test_two_people_are_compared_in_the_games_they_played_together(store):
    ids = [
        played(store, points).id
        for points in (
            {"Ana": 57, "Leo": 2, "Kim": 3},
            {"Ana": 57, "Leo": 900, "Kim": 3},
            {"Ana": 57, "Leo": 100, "Kim": 3},
            {"Ana": 57, "Zoe": 2, "Kim": 3},
        )
    ]
    kim, leo, zoe = numbers(store)["Ana"].against
    assert leo == Against("Leo", ahead=(ids[0],), level=(ids[2],), behind=(ids[1],))
    assert [(each.other, each.games) for each in (kim, leo, zoe)] == [
        ("Kim", 4),
        ("Leo", 3),
        ("Zoe", 1),
    ]
    (_ana, other) = numbers(store)["Zoe"].against
    assert other.other == "Kim"


def test_the_records_of_the_house_are_held_by_who_reached_them_first(store):
    first = played(store, {"Ana": 57, "Leo": 2, "Kim": 3}).id
    second = played(store, {"Leo": 2, "Ana": 157, "Kim": 3}).id
    third = played(store, {"Kim": 200, "Ana": 200 + GARDEN, "Leo": 1}).id
    found = store.statistics().records
    assert [(each.title, each.number, each.holders, each.game) for each in found] == [
        ("Longest wall ever", 2, "Ana", first),
        ("Most points in a game", 200 + GARDEN, "Kim and Ana", third),
        ("Most points in a round", 22, "Ana", first),
        ("Biggest lead of a winner", 157 - 2 - GARDEN, "Ana", second),
    ]
    assert found[0].started == store.games()[2].started


def test_without_a_wall_there_is_no_record_of_walls(store):
    kept = store.start(GameStarted(players=sitting(3)))
    for number in (1, 2, 3):
        kept.act(RoundScored(round=number))
    kept.act(GameFinished())
    assert store.statistics().records == ()


@pytest.mark.parametrize("written", ["ana", "ANA", "Ana"])
def test_a_name_written_another_way_is_the_same_person(store, written):
    played(store, {"Ana": 57, "Leo": 2, "Kim": 3})
    played(store, {written: 60, "Leo": 2, "Kim": 3})
    assert len(numbers(store)[written].games) == 2


def test_names_that_one_table_tells_apart_are_two_people(store):
    played(store, {"Ana B": 57, "Ana-B": 2, "Kim": 3})
    assert len(store.statistics().players) == 3


def test_a_renamed_player_takes_the_points_along(store):
    kept = played(store, {"Ana": 57, "Leo": 2, "Kim": 3})
    kept.act(PlayerRenamed(player="red", name="Anna"))
    assert numbers(store)["Anna"].best.points == 57 + GARDEN
    assert "Ana" not in numbers(store)


def test_a_game_ended_early_has_no_winner_and_does_not_count(store):
    kept = store.start(GameStarted(players=sitting(3)))
    kept.act(PointsAdjusted(player="red", points=5, reason="a bet"))
    kept.act(GameFinished(early=True))
    (game,) = store.games()
    assert game.finished
    assert not any(player.won for player in game.players)
    assert store.statistics().players == ()


def test_deleted_games_do_not_count(store):
    kept = played(store, {"Ana": 57, "Leo": 2, "Kim": 3})
    store.delete(kept.id)
    assert store.statistics().players == ()


def test_a_game_taken_up_again_no_longer_counts(store):
    kept = played(store, {"Ana": 57, "Leo": 2, "Kim": 3})
    kept.undo()
    assert store.statistics().players == ()
    kept.redo()
    assert len(store.statistics().players) == 3


def test_a_correction_changes_the_numbers(store):
    kept = played(store, {"Ana": 57, "Leo": 2, "Kim": 3})
    kept.act(PointsAdjusted(player="blue", points=500, reason="forgotten"))
    assert numbers(store)["Leo"].wins == (kept.id,)
    assert numbers(store)["Ana"].wins == ()


@pytest.mark.parametrize(
    ("damage", "left"),
    [
        ("UPDATE player SET points = 'many' WHERE place = 0", {"Leo", "Kim"}),
        ("UPDATE player SET name = X'FF' WHERE place = 0", {"Leo", "Kim"}),
        ("UPDATE player SET wall = 1.5 WHERE place < 2", {"Kim"}),
        ("UPDATE player SET best_round = X'00'", set()),
        ("UPDATE game SET modules = X'00'", set()),
    ],
)
def test_what_is_no_number_or_no_text_any_more_is_missing(store, damage, left):
    played(store, {"Ana": 57, "Leo": 2, "Kim": 900})
    store._file.database.execute(damage)
    found = store.statistics()
    assert {each.name for each in found.players} == left
    leads = [each.number for each in found.records if each.sort is RecordSort.BIGGEST_LEAD]
    assert leads == ([898] if len(left) == 2 else [])


@pytest.mark.parametrize("details", ["", "[", "[]", "7", "null", '{"a": 1}', "[" * 99_999, b"\xff"])
def test_details_that_cannot_be_read_are_none(store, details):
    played(store, {"Ana": 57, "Leo": 2, "Kim": 3})
    store._file.database.execute("UPDATE player SET details = ?", (details,))
    ana = numbers(store)["Ana"]
    assert (ana.by_source, ana.favourite_kind) == ((), None)
    assert ana.longest_wall.details.wall_palace == ""
    assert ana.best.points == 57 + GARDEN


def test_a_moment_that_cannot_be_read_is_the_beginning_of_time(store):
    played(store, {"Ana": 57, "Leo": 2, "Kim": 3})
    store._file.database.execute("UPDATE game SET started = X'FF'")
    assert store.statistics().records[0].started.year == 1970


def test_games_are_counted_again_only_after_a_change(store, tmp_path):
    played(store, {"Ana": 57, "Leo": 2, "Kim": 3})
    first = store.statistics()
    assert store.statistics() is first
    played(store, {"Ana": 1, "Leo": 2, "Kim": 3})
    second = store.statistics()
    assert (len(first.by_game), len(second.by_game)) == (1, 2)
    with closing(Store(tmp_path)) as elsewhere:
        elsewhere.delete(second.results[0].game)
    assert len(store.statistics().by_game) == 1


def test_without_a_disk_nothing_is_counted(tmp_path):
    (tmp_path / "folder").touch()
    with closing(Store(tmp_path / "folder")) as store:
        assert store.statistics().players == ()
        assert store.catch_up() == 0
