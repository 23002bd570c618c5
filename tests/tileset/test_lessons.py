"""What a game teaches: everything that lies on its table, and nothing that never lay there."""

from types import SimpleNamespace

from companion.record.events import (
    CountsTyped,
    DummyDrew,
    DummyTileCorrected,
    EntryChosen,
    HutTaken,
    LeftoverBuilt,
    LeftoverDealt,
    LeftoverDeclined,
    RoundScored,
    TakenFromReserve,
    TileGiven,
    TileRemoved,
    TileReserved,
    TileSwapped,
)
from companion.tileset.lessons import _turned, lessons
from tests.record.granada_tables import granada, his_six, laid, told
from tests.record.tables import after, built, table


def learned(record):
    return " ".join(sorted(word for word in lessons(record.play).values()))


def test_every_way_in_which_a_tile_comes_to_lie_teaches():
    assert learned(granada(3)) == ""
    assert learned(after(granada(3), laid("Sc11e", "1,0"))) == "Sc11e"
    assert learned(after(granada(3), TileReserved(player="red", tile="Sc11e"))) == "Sc11e"
    assert learned(after(granada(), his_six())) == "Ar4n Ba6 Di2w Ho10 Li8e Sc12s"
    given = after(granada(), his_six(), TileGiven(player="red", tile="Pa3"))
    assert learned(given).endswith("Li8e Pa3 Sc12s")
    last = after(granada(3), RoundScored(round=1), RoundScored(round=2))
    last = after(last, LeftoverDealt(slot=1, currency="blue", tile="Sc11e", to="red"))
    for record in (
        last,
        after(last, LeftoverBuilt(player="red", cell="1,0")),
        after(last, LeftoverDeclined(player="red")),
    ):
        assert learned(record) == "Sc11e"


def test_a_flip_teaches_both_sides_and_that_they_are_one():
    record = after(granada(3), laid("Sc11e", "1,0", bought="Pa10e"))
    assert lessons(record.play) == {
        "Sc11": "Sc11e",
        "Pa10": "Pa10e",
        "back of Pa10": "Pa10e Sc11e",
    }


def test_what_the_game_was_told_is_no_lesson():
    known = granada(3, tile_set=told(("Pa10e", "Sc11e")))
    assert lessons(known.play) == {}
    assert lessons(after(known, laid("Sc11e", "1,0")).play) == {"Sc11": "Sc11e"}


def test_a_mistake_that_was_put_right_teaches_nothing():
    record = after(granada(3), laid("Sc11e", "1,0", bought="Pa10e"))
    gone = TileRemoved(player="red", cell="1,0", to_reserve=False)
    assert learned(after(record, gone)) == ""
    assert learned(after(record, TileRemoved(player="red", cell="1,0"))) == learned(record)
    assert learned(record.undo()) == ""
    other = TileSwapped(
        player="red", tile="Di11e", cell="1,0", from_reserve=False, to_reserve=False
    )
    assert learned(after(record, other)) == "Di11e"
    reserved = after(granada(3), TileReserved(player="red", tile="Sc11e"))
    assert learned(after(reserved, TakenFromReserve(player="red", tile="Sc11e"))) == ""
    drawn = after(granada(), his_six())
    right = after(drawn, DummyTileCorrected(tile="Ar4n", to="Ar4e"))
    assert learned(right).startswith("Ar4e Ba6")


def test_moats_that_were_put_right_are_those_of_both_sides():
    record = after(granada(3), laid("Sc11e", "1,0", bought="Pa10e"))
    right = TileSwapped(
        player="red",
        tile="Sc11n",
        cell="1,0",
        from_reserve=False,
        to_reserve=False,
        on_purpose=True,
    )
    assert learned(after(record, right)) == "Pa10n Pa10n Sc11n Sc11n"


def test_numbers_in_the_palaces_stead_forget_nothing():
    record = after(granada(3), laid("Sc11e", "1,0", bought="Pa10e"))
    taught = learned(record)
    record = after(record, CountsTyped(player="red", counts={"school": 1}))
    assert learned(record) == taught
    assert learned(after(record, EntryChosen(player="red", entry="palace"))) == taught


def test_two_tiles_that_were_heard_to_be_one_are_told_apart():
    known = granada(3, tile_set=told(offered=(("Ba2new", "Ar3new"), ("Pa12", "Li13"))))
    one = after(known, laid("Ba2new", "0,-1"))
    assert learned(one) == "Ba2new"
    both = after(one, laid("Ar3new", "0,-1", "blue"), laid("Pa12", "0,1"))
    assert lessons(both.play)["heard of Ba2"] == "wrong"
    assert "heard of Pa12" not in lessons(both.play)


def test_what_no_tile_can_be_is_no_lesson():
    odd = laid("Sc14", "1,0", on_purpose=True)
    assert learned(after(granada(3), odd)) == ""


def test_huts_are_lessons_too():
    record = table(3, modules=("huts",))
    record = after(
        record,
        built("G10n", "1,0"),
        HutTaken(player="red", hut="HGn", cell="-1,0"),
        HutTaken(player="blue", hut="HGn"),
        HutTaken(player="green", hut="HPe", cell="1,0"),
    )
    assert lessons(record.play) == {"hut HGn 1": "HGn", "hut HGn 2": "HGn", "hut HPe 1": "HPe"}
    assert lessons(record.undo().play).keys() == {"hut HGn 1", "hut HGn 2"}


def test_the_tiles_of_alhambra_teach_nothing():
    assert lessons(after(table(3), built("G10n", "1,0")).play) == {}


def test_pablos_first_tiles_are_remembered_after_they_were_drawn():
    record = after(granada(), DummyDrew(tiles=("Sc12s",), on_purpose=True))
    assert lessons(record.play) == {"Sc12": "Sc12s"}


def test_a_tile_whose_back_is_known_otherwise_teaches_no_back():
    box = SimpleNamespace(back_of=lambda _tile: None)
    play = SimpleNamespace(game=SimpleNamespace(box=box), turned_here=(("Sc11e", "Pa10e"),))
    assert list(_turned(play)) == []
