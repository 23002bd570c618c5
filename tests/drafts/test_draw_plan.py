import pytest
from pydantic import ValidationError

from companion.drafts.draw_plan import DrawPlan, Way, guessed_bag
from companion.drafts.palace.picker import drawing
from companion.errors import RuleError
from companion.games import Marker
from companion.record.events import CountsTyped, DummyDrew, RoundScored
from companion.stages.dummy import draw
from companion.tileset import TileSet
from tests.record.granada_tables import granada, his_six, told
from tests.record.tables import FIRST_SIX, after, built, table

FIRST = table(2)
SECOND = after(FIRST, FIRST_SIX, RoundScored(round=1))


def numbers(player="red"):
    return CountsTyped(player=player, counts={"garden": 2, "tower": 1}, wall=4)


@pytest.fixture
def third():
    more = DummyDrew(tiles=("P2new", "P3sw", "P4es", "P5nw", "P6n", "P7e"))
    return after(SECOND, more, RoundScored(round=2))


def tile(code):
    return FIRST.play.game.box.read(code)


def test_at_first_nothing_is_decided():
    assert DrawPlan() == DrawPlan(way=Way.WAITING, seed=None, aside=(), picked=(), bag=None)


def test_the_app_draws_the_same_again_when_it_is_asked_twice():
    plan = DrawPlan().by_app()
    assert plan.way is Way.BY_APP
    assert plan.seed is not None
    assert plan.but(way=Way.WAITING).by_app() == plan
    assert DrawPlan(seed=0).by_app().seed == 0


def test_a_tile_is_picked_and_taken_back():
    plan = DrawPlan().toggled(tile("T13e")).toggled(tile("G11"))
    assert plan.picked == ("T13e", "G11")
    assert plan.toggled(tile("T13e")).picked == ("G11",)


def test_whoever_tells_what_was_drawn_sees_what_is_left_in_the_bag():
    left = after(FIRST, built("G10", "1,0")).play.unseen
    garden = tile("G11").kind
    shown = drawing(left, {tile("G11"), tile("T12")})
    assert len(shown.tiles) == 53
    assert (shown.number_of(garden), shown.grey) == ("9 left", ())
    of_kind = drawing(left, {tile("G11")}, garden)
    assert {each.kind for each in of_kind.tiles} == {garden}
    assert (len(of_kind.tiles), of_kind.number_of(tile("T12").kind)) == (10, "11 left")


def test_a_tile_is_found_in_the_market_and_put_back_into_the_bag():
    plan = DrawPlan().put_aside(FIRST.play, tile("T13e")).put_aside(FIRST.play, tile("G11"))
    assert plan.aside == ("T13e", "G11")
    assert plan.put_aside(FIRST.play, tile("T13e")).aside == ("G11",)


def test_no_more_than_four_tiles_lie_in_the_market_where_the_bag_is_known(third):
    codes = ("T13e", "G11", "T12", "S9")
    full = DrawPlan(aside=codes)
    with pytest.raises(RuleError, match="No more than four tiles lie in the market"):
        full.put_aside(FIRST.play, tile("G10"))
    assert full.put_aside(FIRST.play, tile("S9")).aside == codes[:3]
    counted = after(third, numbers()).play
    assert counted.bag is None
    assert full.put_aside(counted, tile("G10")).aside == (*codes, "G10")


def test_tiles_that_turned_up_elsewhere_leave_the_plan():
    play = after(FIRST, built("T13e", "1,0")).play
    plan = DrawPlan(picked=("T13e", "G11", "G11"), aside=("T11", "T13e", "X9"))
    left = plan.made_to_fit(play)
    assert (left.picked, left.aside) == (("G11",), ("T11",))


@pytest.mark.parametrize(
    "plan",
    [
        DrawPlan(way=Way.BY_APP, seed=3, bag=55),
        DrawPlan(way=Way.BY_TABLE, picked=("G11",), bag=999),
        DrawPlan(bag=999),
    ],
)
def test_a_plan_that_the_table_could_not_have_made_is_begun_anew(plan, third):
    for play in (FIRST.play, SECOND.play, third.play):
        assert plan.made_to_fit(play) == DrawPlan()


def test_the_app_draws_nothing_that_it_cannot_know():
    by_app = DrawPlan(way=Way.BY_APP, seed=3)
    assert by_app.made_to_fit(granada().play) == DrawPlan()
    by_table = DrawPlan(way=Way.BY_TABLE, seed=3)
    assert by_table.made_to_fit(granada().play) == by_table


def test_a_bag_that_was_counted_too_high_is_counted_again(third):
    numbers_of_all = [CountsTyped(player=who, counts={"garden": 9}) for who in ("red", "blue")]
    play = after(third, *numbers_of_all).play
    lying = [*play.unseen[4:]]
    plan = DrawPlan(way=Way.BY_APP, seed=3, bag=54, aside=tuple(tile.code for tile in lying))
    assert plan.made_to_fit(play) == DrawPlan()
    assert plan.but(way=Way.WAITING).made_to_fit(play).bag == 54


def test_he_draws_six_and_six_and_a_third(third):
    assert DrawPlan().number(FIRST.play) == 6
    assert DrawPlan().number(SECOND.play) == 6
    bag = 54 - 12 - 4
    assert third.play.bag == bag
    assert DrawPlan().number(third.play) == bag // 3


def test_the_tables_own_count_of_the_bag_is_believed(third):
    plan = DrawPlan(bag=20)
    assert plan.counted_bag(third.play) == 20
    assert plan.number(third.play) == 6
    assert DrawPlan(bag=3).number(FIRST.play) == 3
    assert DrawPlan().counted_bag(third.play) is None


def test_a_bag_that_the_app_cannot_know_is_guessed_from_the_numbers(third):
    play = after(third, numbers()).play
    assert play.bag is None
    # Of 54, twelve lie with the dummy, three were counted, four lie in the market.
    assert guessed_bag(play) == 54 - 12 - 3 - 4
    assert DrawPlan().counted_bag(play) == 35
    assert DrawPlan(bag=30).counted_bag(play) == 30


def test_the_bag_is_as_large_as_it_was_counted_or_is_known_or_guessed(third):
    typed = after(third, numbers()).play
    assert DrawPlan(bag=20).bag_size(third.play) == 20
    assert DrawPlan(bag=0).bag_size(third.play) == 0
    assert DrawPlan().bag_size(third.play) == 38
    assert DrawPlan().bag_size(typed) == guessed_bag(typed) == 35


def test_a_palace_counts_in_the_guess_but_huts_and_the_empty_box_do_not(third):
    play = after(third, numbers(), built("T13e", "1,0", "blue")).play
    assert guessed_bag(play) == 34
    many = CountsTyped(player="blue", counts={"garden": 11, "tower": 11}, wall=4)
    most = CountsTyped(player="red", counts={"chambers": 9, "arcades": 9}, wall=4)
    assert guessed_bag(after(third, many, most).play) == 0


def test_before_the_last_draw_six_are_enough():
    assert guessed_bag(after(FIRST, numbers()).play) == 6
    assert DrawPlan().number(after(SECOND, numbers()).play) == 6


def test_numbers_that_are_not_used_any_more_are_not_guessed_with(third):
    seat_by_tiles = after(third, numbers(), built("T13e", "1,0")).play
    typed = after(third, numbers(), built("T13e", "1,0"), numbers("blue")).play
    assert seat_by_tiles.bag == 54 - 12 - 1 - 4
    assert guessed_bag(typed) == 54 - 12 - 1 - 3 - 4


def test_the_app_draws_none_that_lie_in_the_market():
    plan = DrawPlan(seed=7)
    first = plan.drawn(FIRST.play)
    assert len(first) == 6
    other = plan.put_aside(FIRST.play, first[0]).drawn(FIRST.play)
    assert first[0] not in other
    assert len(other) == 6
    assert plan.drawn(FIRST.play) == first
    for unchosen in (DrawPlan(), DrawPlan(seed=0)):
        assert tuple(unchosen.drawn(FIRST.play)) == draw(6, FIRST.play.unseen, 0).tiles


def test_what_is_set_aside_and_picked_are_tiles():
    plan = DrawPlan(aside=("T13e",), picked=("G11", "T11"))
    assert plan.aside_tiles(FIRST.play) == [tile("T13e")]
    assert plan.picked_tiles(FIRST.play) == [tile("G11"), tile("T11")]


def test_what_the_app_drew_can_be_repeated_by_anyone():
    plan = DrawPlan(way=Way.BY_APP, seed=7, aside=("T13e",))
    event = plan.event(FIRST.play)
    assert event.tiles == tuple(tile.code for tile in plan.drawn(FIRST.play))
    assert (event.seed, event.market, event.bag, event.on_purpose) == (7, ("T13e",), None, False)
    assert event.can_be_done_to(FIRST.play)


def test_what_the_table_drew_is_on_purpose_only_where_it_is_another_number():
    six = ("P8", "S9", "A9", "C10", "G11", "T12")
    plan = DrawPlan(way=Way.BY_TABLE, picked=six, seed=7, aside=("T13e",))
    event = plan.event(FIRST.play)
    assert (event.tiles, event.seed, event.market, event.on_purpose) == (six, None, (), False)
    fewer = plan.toggled(tile("P8")).event(FIRST.play)
    assert fewer.on_purpose
    assert fewer.can_be_done_to(FIRST.play)


def test_the_guessed_bag_goes_into_the_event(third):
    play = after(third, numbers()).play
    assert DrawPlan(way=Way.BY_APP, seed=1).event(play).bag == 35
    assert DrawPlan(way=Way.BY_TABLE).event(play).bag == 35


@pytest.mark.parametrize("bag", [-1, 1000])
def test_a_bag_that_cannot_be_is_refused(bag):
    with pytest.raises(ValidationError):
        DrawPlan(bag=bag)


@pytest.mark.parametrize("bag", [0, 999])
def test_any_bag_that_was_counted_is_taken(bag):
    assert DrawPlan(bag=bag).bag == bag


GRANADA = after(granada(), his_six(), RoundScored(round=1)).play


def of_granada(code):
    return GRANADA.game.box.read(code)


def test_the_marker_is_waited_for_only_where_it_matters_and_only_once():
    assert DrawPlan().waits_for_marker(GRANADA)
    assert not DrawPlan().marked(Marker.ODD).waits_for_marker(GRANADA)
    for play in (granada().play, SECOND.play):
        assert not DrawPlan().waits_for_marker(play)


def test_where_another_side_lies_up_other_tiles_were_drawn():
    plan = DrawPlan(picked=("Ar5",), aside=("Ba6",), seed=3)
    odd = plan.marked(Marker.ODD)
    assert (odd.side, odd.picked, odd.aside, odd.seed) == (Marker.ODD, (), (), 3)
    again = odd.but(picked=("Ar5",))
    assert again.marked(Marker.ODD) is again
    assert DrawPlan().side is Marker.EVEN


def test_known_sides_that_the_marker_shows_can_be_picked_besides_those_told():
    known = TileSet().with_pair(of_granada("Sc10e"), of_granada("Pa11e"))
    plan = DrawPlan(marker=Marker.ODD, picked=("Ho5",))
    can = plan.could_be_drawn(GRANADA, known)
    assert can[0].code == "Ho5"
    assert of_granada("Pa11e") in can
    assert of_granada("Sc10e") not in can
    assert {tile.price % 2 for tile in can} == {1}
    assert DrawPlan().could_be_drawn(FIRST.play, TileSet()) == FIRST.play.unseen


def test_a_tile_is_picked_whatever_its_moats():
    plan = DrawPlan(picked=("Ho5",))
    with pytest.raises(RuleError, match="It is among those that you picked"):
        plan.with_told(GRANADA, of_granada("Ho5ne"))
    assert plan.with_told(GRANADA, of_granada("Ho7")).picked == (*plan.picked, "Ho7")


def test_sides_that_were_told_stay_in_the_plan_unless_they_lie_elsewhere():
    plan = DrawPlan(picked=("Ho5ne", "Sc12", "Xx1", "Ho1"))
    # Pablo has the school of 12.
    assert plan.made_to_fit(GRANADA).picked == ("Ho5ne",)


def test_a_table_that_sees_other_moats_than_were_told_is_believed():
    play = after(granada(tile_set=told(("Ar4n", "Ba5n"))), his_six(), RoundScored(round=1)).play
    six = ("Ar6", "Ba8", "Li10", "Ho12", "Hp2", "Ma4")
    plan = DrawPlan(way=Way.BY_TABLE, marker=Marker.EVEN, picked=six)
    assert not plan.event(play).on_purpose
    play = after(granada(tile_set=told(("Ar6n", "Ba7n"))), his_six(), RoundScored(round=1)).play
    event = plan.event(play)
    assert event.on_purpose
    assert event.can_be_done_to(play)
