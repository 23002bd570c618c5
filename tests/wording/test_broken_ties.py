"""The tiles that break a tie: seen where a prize hangs on them, the highest first."""

from companion.games.granada_box import BOX, SCHOOL
from companion.record.events import CountsTyped, RoundScored
from companion.wording.points.broken_ties import broken_ties
from tests.record.granada_tables import granada, laid
from tests.record.tables import after


def shown(record):
    play = record.play
    return [
        [(each.name, each.place, each.tile.code) for each in tie.tiles]
        for tie in broken_ties(play.preview, SCHOOL, play.lying)
    ]


TIED = after(granada(3), laid("Sc11e", "1,0"), laid("Sc12w", "-1,0", player="blue"))


def test_the_highest_comes_first_with_its_moats_and_its_place():
    assert shown(TIED) == [[("Leo", 1, "Sc12w"), ("Ana", 2, "Sc11e")]]
    (tie,) = broken_ties(TIED.play.preview, SCHOOL, TIED.play.lying)
    assert tie.words == "Leo and Ana have 1 school each: the highest of them decides."
    assert tie.tiles[0].place_words == "place 1"


def test_a_face_that_was_only_told_has_no_moats():
    typed = CountsTyped(player="green", counts={"school": 1}, best={"school": 13})
    assert shown(after(TIED, typed))[0][0] == ("Kim", 1, "Sc13")


def test_no_tie_and_a_tie_for_nothing_are_not_shown():
    alone = after(granada(3), laid("Sc11e", "1,0"))
    assert shown(alone) == []
    behind = after(TIED, laid("Sc4", "1,0", player="green"), laid("Sc5", "0,1", player="green"))
    assert shown(behind) == []
    assert shown(after(behind, RoundScored(round=1))) == [
        [("Leo", 2, "Sc12w"), ("Ana", 3, "Sc11e")]
    ]


def test_a_tie_that_nobody_has_decided_is_not_broken():
    typed = CountsTyped(player="green", counts={"school": 1})
    assert shown(after(TIED, typed)) == []


def test_of_other_kinds_nothing_is_said():
    assert broken_ties(TIED.play.preview, BOX.kinds[0], TIED.play.lying) == ()
