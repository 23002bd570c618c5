from companion.scoring.round import Holding
from companion.wording.points.who_has import who_has


def test_who_has_most_stands_first_and_who_has_none_is_left_out():
    walls = [Holding("Leo", {}, wall=2), Holding("Kim", {}), Holding("Ana", {}, wall=11)]
    assert who_has(walls, lambda each: each.wall) == "Ana\u00a011 · Leo\u00a02"
    assert who_has([], lambda each: each.wall) == ""
