import pytest

from companion.record.events import (
    CountsTyped,
    GameFinished,
    GameStarted,
    PlayerRenamed,
    PointsAdjusted,
    RoundScored,
    Sitting,
)
from tests.record.tables import sitting

COLOURS = ("red", "blue", "green", "white")


def played(store, results, *, game="alhambra", kind="garden", finished=True):
    """A game in which everybody has a wall and nobody but the first a building."""
    players = tuple(
        Sitting(colour=colour, name=name) for colour, name in zip(COLOURS, results, strict=False)
    )
    kept = store.start(GameStarted(game=game, players=players))
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
    assert store.statistics().players == ()
    assert store.statistics().head_to_head == ()


def test_games_wins_average_and_best_are_counted_for_everybody(store):
    played(store, {"Ana": 57, "Leo": 80, "Kim": 70})
    played(store, {"Leo": 7, "Ana": 60, "Kim": 10})
    ana = numbers(store)["Ana"]
    assert (ana.games, ana.wins, ana.shared_wins) == (2, 2, 0)
    assert (ana.average, ana.best) == ((57 + GARDEN + 60) / 2, 57 + GARDEN)
    assert ana.longest_wall == 2
    assert ana.favourite_kind == "garden"
    kim = numbers(store)["Kim"]
    assert (kim.games, kim.wins, kim.longest_wall, kim.favourite_kind) == (2, 0, 0, None)


def test_a_shared_victory_is_a_win_for_each_and_marked_as_shared(store):
    played(store, {"Ana": 57, "Leo": 57 + GARDEN, "Kim": 3})
    found = numbers(store)
    assert (found["Ana"].wins, found["Ana"].shared_wins) == (1, 1)
    assert (found["Leo"].wins, found["Leo"].shared_wins) == (1, 1)
    assert found["Kim"].wins == 0


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
    assert numbers(store)["Ana"].favourite_kind == "garden"


def test_games_are_told_apart_by_the_number_of_players(store):
    played(store, {"Ana": 57, "Leo": 2, "Kim": 3})
    played(store, {"Ana": 57, "Leo": 2, "Kim": 3, "Zoe": 900})
    three, four = numbers(store)["Ana"].by_number
    assert (three.players, three.games, three.wins, three.average) == (3, 1, 1, 100)
    assert (four.players, four.games, four.wins, four.average) == (4, 1, 0, 100)


def test_two_people_are_compared_in_the_games_they_played_together(store):
    played(store, {"Ana": 57, "Leo": 2, "Kim": 3})
    played(store, {"Ana": 57, "Leo": 900, "Kim": 3})
    played(store, {"Ana": 57, "Leo": 100, "Kim": 3})
    played(store, {"Ana": 57, "Zoe": 2, "Kim": 3})
    pairs = {(each.one, each.other): each for each in store.statistics().head_to_head}
    pair = pairs["Ana", "Leo"]
    assert (pair.games, pair.one_ahead, pair.other_ahead, pair.level) == (3, 1, 1, 1)
    assert pairs["Ana", "Kim"].games == 4
    assert ("Leo", "Zoe") not in pairs


@pytest.mark.parametrize("written", ["ana", "ANA", "Ana"])
def test_a_name_written_another_way_is_the_same_person(store, written):
    played(store, {"Ana": 57, "Leo": 2, "Kim": 3})
    played(store, {written: 60, "Leo": 2, "Kim": 3})
    assert numbers(store)[written].games == 2


def test_a_renamed_player_takes_the_points_along(store):
    kept = played(store, {"Ana": 57, "Leo": 2, "Kim": 3})
    kept.act(PlayerRenamed(player="red", name="Anna"))
    assert numbers(store)["Anna"].best == 57 + GARDEN
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
    assert numbers(store)["Leo"].wins == 1
    assert numbers(store)["Ana"].wins == 0
