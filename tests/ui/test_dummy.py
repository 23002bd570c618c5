import pytest

from companion.record.events.dummy import in_the_bag
from companion.stages.dummy import draw
from screens.theme import Appearance
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.played import LONG_NAMES, built, drew, enter, scored, sit, typed

ANA = "G9e@1,0 T9nw@0,-1 A6ne@1,-1"


@pytest.fixture
def fresh(hand):
    """A table of two before the first draw."""
    return sit(hand)


@pytest.fixture
def third(hand):
    """A table of two after round 2, every tile entered: a third of the bag is next."""
    kept = sit(hand)
    kept.act(drew(kept.play))
    for event in (*built("red", ANA), scored(1)):
        kept.act(event)
    kept.act(drew(kept.play))
    kept.act(scored(2))
    return kept


def shelf(hand):
    ids = hand.screen.panel.ids
    return ids.columns.ids.shelf if "columns" in ids else ids.shelf


def tap_tile(hand, shelf, tile):
    hand.tap_at(*shelf.where(tile))


def test_the_dummy_is_called_as_the_edition_calls_him(hand):
    enter(hand, "dummy", sit(hand, edition="marek"))
    assert hand.screen.title == "Marek"


def test_draw_for_me_draws_six_and_goes_back_to_the_table(hand, fresh):
    enter(hand, "dummy", fresh)
    assert hand.says("6 tiles to draw now")
    hand.tap("Draw for me")
    shown = list(shelf(hand).tiles)
    assert len(shown) == 6
    assert fresh.play.draws == ()
    hand.tap("Take them")
    assert list(fresh.play.draws[0].tiles) == shown
    assert hand.navigator.trail[-1][0] == "table"
    hand.tap("Undo")
    assert fresh.play.draws == ()


def test_the_draw_can_be_repeated_from_its_seed(hand, fresh):
    enter(hand, "dummy", fresh)
    hand.tap("Draw for me")
    seed = hand.screen.plan.seed
    assert hand.says(f"Seed {seed}")
    assert tuple(shelf(hand).tiles) == draw(6, in_the_bag(fresh.play, []), seed).tiles


def test_a_tile_in_the_market_is_not_drawn_and_the_seed_stays(hand, fresh):
    enter(hand, "dummy", fresh)
    hand.tap("Draw for me")
    seed, market = hand.screen.plan.seed, shelf(hand).tiles[2]
    tap_tile(hand, shelf(hand), market)
    assert hand.screen.plan.seed == seed
    assert market not in shelf(hand).tiles
    shown = tuple(shelf(hand).tiles)
    assert shown == draw(6, in_the_bag(fresh.play, [market]), seed).tiles
    hand.tap("Take them")
    assert fresh.record.events[-1].market == (market.code,)
    assert fresh.play.draws[0].tiles == shown


def test_a_tile_that_was_in_the_bag_after_all_is_put_back(hand, fresh):
    enter(hand, "dummy", fresh)
    hand.tap("Draw for me")
    before = list(shelf(hand).tiles)
    tap_tile(hand, shelf(hand), before[0])
    tap_tile(hand, hand.screen.panel.ids.aside, before[0])
    assert list(shelf(hand).tiles) == before


def test_the_market_holds_no_more_than_four_tiles(hand, fresh):
    enter(hand, "dummy", fresh)
    hand.tap("Draw for me")
    for _ in range(4):
        tap_tile(hand, shelf(hand), shelf(hand).tiles[0])
    shown = list(shelf(hand).tiles)
    tap_tile(hand, shelf(hand), shown[0])
    assert hand.says("No more than four tiles lie in the market.")
    assert list(shelf(hand).tiles) == shown


def test_asking_again_draws_the_same_tiles(hand, fresh):
    enter(hand, "dummy", fresh)
    hand.tap("Draw for me")
    before = list(shelf(hand).tiles)
    assert hand.back()
    assert hand.screen.title == "Dirk"
    hand.tap("Draw for me")
    assert list(shelf(hand).tiles) == before


def test_a_killed_app_shows_the_same_draw_again(hand, fresh):
    enter(hand, "dummy", fresh)
    hand.tap("Draw for me")
    tap_tile(hand, shelf(hand), shelf(hand).tiles[0])
    before = list(shelf(hand).tiles)
    hand.kill()
    hand.open()
    assert list(shelf(hand).tiles) == before


def test_what_the_table_drew_is_picked_with_one_tap_a_tile(hand, fresh):
    enter(hand, "dummy", fresh)
    hand.tap("We drew these")
    tiles = shelf(hand).tiles[:6]
    for tile in tiles[:4]:
        tap_tile(hand, shelf(hand), tile)
    assert hand.says("4 of 6")
    assert shelf(hand).tiles[:6] == tiles, "nothing moves under the thumb"
    hand.tap("Take these 6 tiles")
    assert fresh.play.draws == ()
    tap_tile(hand, shelf(hand), tiles[0])
    assert hand.says("3 of 6")
    for tile in (tiles[0], *tiles[4:]):
        tap_tile(hand, shelf(hand), tile)
    hand.tap("Take these 6 tiles")
    assert set(fresh.play.draws[0].tiles) == set(tiles)
    assert fresh.play.draws[0].seed is None
    assert hand.navigator.trail[-1][0] == "table"


def test_another_number_is_kept_on_purpose(hand, fresh):
    enter(hand, "dummy", fresh)
    hand.tap("We drew these")
    for tile in shelf(hand).tiles[:5]:
        tap_tile(hand, shelf(hand), tile)
    hand.tap("Keep 5 tiles on purpose")
    assert len(fresh.play.draws[0].tiles) == 5
    assert fresh.record.events[-1].on_purpose


def test_a_third_of_the_bag_is_explained(hand, third):
    enter(hand, "dummy", third)
    assert hand.says("11 tiles to draw now")
    assert hand.says("a third of the bag, rounded down: 11 of 35")
    assert hand.says("54 tiles, less 3 with the players, 12 with Dirk and 4 in the market")


def test_the_table_s_own_count_of_the_bag_decides(hand, third):
    enter(hand, "dummy", third)
    hand.tap("We count differently")
    hand.tap("fewer")
    hand.tap("fewer")
    hand.tap("fewer")
    assert hand.says("rounded down: 10 of 32")
    hand.tap("Draw for me")
    hand.tap("Take them")
    assert len(third.play.draws[2].tiles) == 10
    assert third.record.events[-1].bag == 32


def test_a_bag_that_the_app_cannot_know_is_counted_by_the_table(hand):
    kept = sit(hand)
    kept.act(drew(kept.play))
    kept.act(typed("red", pavilion=2, tower=3))
    kept.act(scored(1))
    enter(hand, "dummy", kept)
    hand.tap("We drew these")
    for tile in [tile for tile in shelf(hand).tiles if tile][:6]:
        tap_tile(hand, shelf(hand), tile)
    hand.tap("Take these 6 tiles")
    kept.act(scored(2))
    enter(hand, "dummy", kept)
    assert hand.says("cannot know the bag")
    assert hand.says("rounded down: 11 of 33")
    for _ in range(3):
        hand.tap("more")
    assert hand.says("rounded down: 12 of 36")


def test_a_gift_goes_to_the_dummy_and_can_be_undone(hand):
    kept = sit(hand)
    kept.act(drew(kept.play))
    enter(hand, "dummy", kept)
    hand.tap("Give Dirk a tile")
    hand.tap("Leo")
    gifts = hand.navigator.layers[-1].content.ids.shelf
    tile = gifts.tiles[1]
    tap_tile(hand, gifts, tile)
    assert [(gift.giver, gift.tile) for gift in kept.play.gifts] == [("blue", tile)]
    assert tile in hand.screen.panel.tiles
    assert hand.says("from Leo")
    hand.tap("Undo")
    assert kept.play.gifts == ()
    assert tile not in hand.screen.panel.tiles


def test_what_he_got_and_what_comes_next_are_told(hand):
    kept = sit(hand)
    kept.act(drew(kept.play))
    enter(hand, "dummy", kept)
    assert hand.says("After round 1: 6 tiles.")
    assert hand.says("6 tiles, drawn from the bag")


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize("size", SIZES)
def test_the_dummy_fits_every_size(hand, size, appearance):
    hand.choose(appearance)
    hand.resize(*size)
    kept = sit(hand, names=LONG_NAMES[:2])
    enter(hand, "dummy", kept)
    assert flaws() == []
    hand.tap("Draw for me")
    assert flaws() == []
    hand.tap("Take them")
    enter(hand, "dummy", kept)
    assert flaws() == []
    hand.tap("Give Dirk a tile")
    assert flaws() == []
    kept.act(scored(1))
    enter(hand, "dummy", kept)
    hand.tap("We drew these")
    tap_tile(hand, shelf(hand), shelf(hand).tiles[0])
    assert flaws() == []


def test_a_tile_that_was_written_down_wrong_is_put_right(hand):
    kept = sit(hand)
    kept.act(drew(kept.play))
    kept.act(scored(1))
    kept.act(drew(kept.play))
    enter(hand, "dummy", kept)
    wrong = shelf(hand).tiles[0]
    tap_tile(hand, shelf(hand), wrong)
    which = hand.navigator.layers[-1].content.ids.shelf
    right = which.tiles[2]
    tap_tile(hand, which, right)
    assert wrong not in kept.play.dummy_tiles
    assert right in kept.play.dummy_tiles
    hand.tap("Undo")
    assert wrong in kept.play.dummy_tiles
    tap_tile(hand, shelf(hand), wrong)
    hand.tap("He never had it")
    assert len(kept.play.dummy_tiles) == 11
