import pytest

from companion.options import Options
from companion.scoring.victory import victory


@pytest.mark.parametrize(
    ("players", "winners"),
    [
        ({"Ana": 80, "Leo": 91}, ("Leo",)),
        ({"Ana": 91, "Leo": 91, "Kim": 90}, ("Ana", "Leo")),
        ({"Ana": 0, "Leo": 0}, ("Ana", "Leo")),
    ],
)
def test_r41_most_points_win_and_a_tie_is_shared(players, winners):
    assert victory(players).winners == winners
    assert not victory(players).dummy_ahead


@pytest.mark.parametrize(
    ("dummy", "ahead", "winners_if_he_may"),
    [(95, True, ("Dirk",)), (91, False, ("Leo", "Dirk")), (90, False, ("Leo",))],
)
def test_c15_the_best_player_wins_unless_the_dummy_may(dummy, ahead, winners_if_he_may):
    players = {"Ana": 80, "Leo": 91}
    found = victory(players, ("Dirk", dummy))
    assert (found.winners, found.dummy_ahead) == (("Leo",), ahead)
    may = victory(players, ("Dirk", dummy), Options(dummy_may_win=True))
    assert (may.winners, may.dummy_ahead) == (winners_if_he_may, ahead)


def test_without_a_dummy_nobody_asks_whether_he_may_win():
    assert victory({"Ana": -3, "Leo": -5}, options=Options(dummy_may_win=True)).winners == ("Ana",)
