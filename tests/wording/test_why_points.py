import pytest

from companion.games.alhambra import ALHAMBRA, GARDEN, TOWER
from companion.scoring.majority import Standing
from companion.scoring.round import Holding, score
from companion.wording.points.why_points import why_kind, why_walls


def scored(*players, dummy=None, scoring=2):
    return score(ALHAMBRA, scoring, [*players], dummy=dummy)


def holding(name, wall=0, **kinds):
    held = {"tower": TOWER, "garden": GARDEN}
    return Holding(name, {held[kind]: Standing(number) for kind, number in kinds.items()}, wall)


ANA, LEO, KIM = holding("Ana", 5, tower=4), holding("Leo", tower=4), holding("Kim", 3, tower=1)


@pytest.mark.parametrize(
    ("players", "ids"),
    [
        ([ANA], ["D64"]),
        ([ANA, LEO], ["D14", "D15"]),
        ([ANA, holding("Leo")], ["D64"]),
        ([holding("Ana"), holding("Leo")], ["D16"]),
    ],
)
def test_each_column_leads_to_the_rulings_behind_its_numbers_once(players, ids):
    assert [ruling.id for ruling in why_kind(scored(*players), TOWER)] == ids


def test_another_column_has_reasons_of_its_own():
    assert [ruling.id for ruling in why_kind(scored(ANA, LEO), GARDEN)] == ["D16"]


def test_walls_lead_to_why_they_pay_and_why_they_do_not():
    assert [ruling.id for ruling in why_walls(scored(ANA, KIM))] == ["D01"]
    assert [ruling.id for ruling in why_walls(scored(ANA, LEO))] == ["D01", "D02"]
    dirk = holding("Dirk", tower=3)
    assert [ruling.id for ruling in why_walls(scored(ANA, KIM, dummy=dirk))] == ["D01", "D17"]
