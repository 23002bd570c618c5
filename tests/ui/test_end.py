import pytest
from kivy.core.clipboard import Clipboard
from kivy.tests.common import UnitTestTouch

from companion.games import ALHAMBRA
from companion.record import Colour, Next
from companion.record.events import GameFinished, PointsAdjusted
from screens.theme import Appearance
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.hand import Hand
from tests.ui.played import LONG_NAMES, NAMES, drew, enter, scored, sit, typed
from tests.ui.tables import grow, two_players


def before_the_end(hand, names=NAMES[:3]):
    kept = sit(hand, names=names)
    for number in (1, 2):
        for seat in kept.play.seats:
            grow(kept, seat.colour, 2, seed=len(seat.name) + number)
        kept.act(scored(number))
    return kept


@pytest.fixture
def kept(hand):
    """Three players before their last scoring."""
    return before_the_end(hand)


@pytest.fixture
def over(hand):
    """Two players whose three rounds are scored."""
    kept = two_players(hand, rounds=2)
    kept.act(scored(3))
    return kept


def choose_tile(hand, number, place=0):
    hand.tap(f"slot {number}")
    shelf = hand.navigator.layers[-1].content.ids.shelf
    tile = shelf.tiles[place]
    hand.tap_at(*shelf.where(tile))
    return tile


def chip(hand, number, winner):
    return hand.screen.panel._cards[number - 1]._chips[winner]


def test_it_is_too_early_before_the_last_scoring(hand):
    kept = sit(hand)
    enter(hand, "end", kept)
    assert hand.says("Not yet")
    hand.tap("Back to the table")
    assert hand.navigator.trail[-1] == ("table", {"game": kept.id})


def test_it_is_too_early_while_the_dummy_has_not_drawn(hand):
    kept = sit(hand)
    for number in (1, 2):
        kept.act(drew(kept.play))
        kept.act(scored(number))
    assert (kept.play.next_round, kept.play.next) == (3, Next.DUMMY_DRAWS)
    enter(hand, "end", kept)
    assert hand.says("Not yet")
    kept.act(drew(kept.play, kept.play.bag // 3))
    enter(hand, "end", kept)
    assert hand.says("No tiles left: last scoring")


def test_without_tiles_left_the_last_scoring_follows(hand, kept):
    enter(hand, "end", kept)
    hand.tap("No tiles left: last scoring")
    assert hand.navigator.trail[-1] == ("round", {"game": kept.id})


def test_the_last_tiles_are_handed_out_to_whoever_has_most_money(hand, kept):
    enter(hand, "end", kept)
    first = choose_tile(hand, 1)
    second = choose_tile(hand, 2, place=5)
    hand.tap("Hand them out")
    assert kept.play.awards is None
    hand.tap(chip(hand, 1, "blue"))
    hand.tap(chip(hand, 2, "tie"))
    hand.tap("Hand them out")
    assert [award.to for award in kept.play.awards] == ["Leo", None]
    assert kept.play.seat(Colour.BLUE).reserve == (first,)
    assert hand.says(f"Leo: place {first.kind.noun} {first.price}")
    assert hand.says(f"Nobody gets {second.kind.noun} {second.price}")
    assert hand.says("There is no rebuilding.")
    hand.tap("undo")
    assert kept.play.awards is None
    assert hand.says("Slot 1")


def test_a_winner_is_led_to_their_palace(hand, kept):
    enter(hand, "end", kept)
    tile = choose_tile(hand, 1)
    hand.tap(chip(hand, 1, "red"))
    hand.tap("Hand them out")
    hand.tap(f"Ana: place {tile.kind.noun} {tile.price}")
    name, params = hand.navigator.trail[-1]
    assert (name, params["seat"]) == ("palace", "red")


def test_a_winner_arrives_with_the_tile_in_hand_and_lays_it_with_one_tap(hand, kept):
    enter(hand, "end", kept)
    hand.tap("slot 1")
    shelf = hand.navigator.layers[-1].content.ids.shelf
    tile = next(tile for tile in shelf.tiles if not tile.walls)
    hand.tap_at(*shelf.where(tile))
    hand.tap(chip(hand, 1, "red"))
    hand.tap("Hand them out")
    hand.tap(f"Ana: place {tile.kind.noun} {tile.price}")
    assert hand.says("Tap a place for this tile")
    board = hand.screen.ids.board
    place = board.places[0]
    hand.tap_at(*board.to_window(*board.view.centre_of(place)))
    assert kept.play.seat(Colour.RED).city[place] == tile
    hand.back()
    assert hand.says(f"Ana: {tile.kind.noun} {tile.price} is built")


def test_a_choice_is_taken_back_by_another_tap(hand, kept):
    enter(hand, "end", kept)
    choose_tile(hand, 1)
    hand.tap(chip(hand, 1, "red"))
    assert hand.screen.big_works
    hand.tap(chip(hand, 1, "red"))
    assert not chip(hand, 1, "red").selected
    assert not hand.screen.big_works


def test_a_tile_lies_in_one_slot_only(hand, kept):
    enter(hand, "end", kept)
    tile = choose_tile(hand, 1)
    hand.tap("slot 2")
    assert tile not in hand.navigator.layers[-1].content.tiles


def test_a_slot_can_be_empty_again(hand, kept):
    enter(hand, "end", kept)
    choose_tile(hand, 1)
    hand.tap("slot 1")
    hand.tap("Nothing there")
    assert hand.screen.panel.market.tiles == ()


def test_two_slots_swap_their_currencies(hand, kept):
    enter(hand, "end", kept)
    hand.tap("currency 1")
    hand.tap(
        next(w for w in hand.seen(hand.navigator.layers[-1]) if getattr(w, "text", "") == "yellow")
    )
    cards = hand.screen.panel._cards
    assert [card.noun for card in cards] == ["yellow", "green", "orange", "blue"]


def test_money_that_was_counted_decides(hand, kept):
    enter(hand, "end", kept)
    choose_tile(hand, 1)
    choose_tile(hand, 2, place=5)
    hand.tap("Count the money")
    table = hand.navigator.layers[-1].content
    for colour, sums in (("red", "93"), ("blue", "94"), ("green", "14")):
        for field, text in zip(table._sums[colour].values(), sums, strict=True):
            field.text = text
    hand.frames()
    hand.tap("Compare the money")
    assert chip(hand, 1, "tie").selected
    assert chip(hand, 2, "tie").selected
    assert kept.play.seat(Colour.GREEN).money == {"blue": 1, "green": 4}


def test_a_killed_app_still_knows_the_market(hand, kept):
    enter(hand, "end", kept)
    tile = choose_tile(hand, 3)
    hand.tap(chip(hand, 3, "green"))
    hand.kill()
    hand.open()
    assert hand.screen.panel.market.tiles == (tile.code,)
    assert chip(hand, 3, "green").selected


def test_the_winner_is_cheered_and_the_game_finished(hand, over):
    enter(hand, "end", over)
    winner = over.play.victory.winners[0]
    best = max(over.play.totals.values())
    assert hand.says(f"{winner} wins")
    assert hand.says(f"{best} points")
    assert hand.screen.panel.palaces
    assert over.play.next is Next.FINISH
    hand.tap("Finish")
    assert over.play.finished
    assert hand.says("Play again")
    hand.tap("Undo")
    assert not over.play.finished
    assert hand.says("Finish")


def test_a_hasty_second_tap_on_finish_starts_no_other_game(hand, over):
    enter(hand, "end", over)
    place = hand.find("Finish")
    at = place.to_window(*place.center)
    hand.tap_at(*at)
    assert hand.says("Play again")
    second = UnitTestTouch(*at)
    second.is_double_tap = True
    second.touch_down()
    second.touch_up()
    hand.frames(3)
    assert hand.navigator.trail[-1][0] == "end"
    assert len(hand.app.store.games()) == 1


def test_the_old_game_s_notice_does_not_follow_into_the_next(hand, over):
    enter(hand, "end", over)
    hand.tap("Finish")
    assert hand.says("The game is over.")
    hand.tap("Play again")
    assert not hand.says("The game is over.")


def test_tied_players_share_the_win(hand, over):
    red, blue = over.play.totals["red"], over.play.totals["blue"]
    if red != blue:
        loser = "blue" if red > blue else "red"
        over.act(PointsAdjusted(player=loser, points=abs(red - blue), reason="a tie"))
    enter(hand, "end", over)
    assert hand.says("Ana and Leo share the win")
    assert hand.says("tied with Leo")
    assert hand.says("tied with Ana")


def test_a_dummy_with_most_points_is_told_of(hand, over):
    for colour in ("red", "blue"):
        over.act(PointsAdjusted(player=colour, points=-300, reason="for the dummy"))
    enter(hand, "end", over)
    assert hand.says("more than anybody; but he cannot win")


def test_points_below_nothing_have_a_minus_sign_and_no_hyphen(hand, over):
    over.act(PointsAdjusted(player="blue", points=-300, reason="for the sign"))
    over.act(PointsAdjusted(player="red", points=-400, reason="for the sign"))
    enter(hand, "end", over)
    assert hand.says(f"−{-over.play.totals['blue']} points")
    assert not any("-" in getattr(w, "text", "") for w in hand.seen())


def test_the_result_is_shared_as_text_under_the_latest_title(hand, over):
    hand.app.store.rename(over.id, "Saturday table")
    enter(hand, "end", over)
    assert hand.says("Saturday table")
    Clipboard.copy("")
    hand.tap("Share")
    hand.tap("As a text")
    assert "Ana" in Clipboard.paste()
    assert "Saturday table" in Clipboard.paste()
    assert hand.says("The result was copied; paste it wherever you like.")


def test_the_scoreboard_is_one_tap_away(hand, over):
    enter(hand, "end", over)
    hand.tap("Scoreboard")
    assert hand.navigator.trail[-1] == ("scoreboard", {"game": over.id})


def test_the_same_table_plays_again(hand, over):
    over.act(GameFinished())
    enter(hand, "end", over)
    hand.tap("Play again")
    (name, params), before = hand.navigator.trail[-1], hand.navigator.trail[-2]
    assert name == "setup_card"
    assert params["game"] != over.id
    assert before == ("table", params)
    again = hand.app.store.open(params["game"]).play
    assert [(s.colour, s.name) for s in again.seats] == [
        (s.colour, s.name) for s in over.play.seats
    ]
    assert again.game is ALHAMBRA


def test_the_ceremony_ends_by_itself_and_sooner_at_a_touch(tmp_path):
    with Hand(tmp_path, reduced_motion=False) as hand:
        kept = two_players(hand, rounds=2)
        kept.act(scored(3))
        panel = enter(hand, "end", kept).panel
        assert panel.ids.confetti.falling
        hand.until(lambda: panel.counted == panel.points)
        hand.tap_at(206, 400)
        assert not panel.ids.confetti.falling
        panel.ids.confetti.burst()
        hand.until(lambda: not panel.ids.confetti.falling)


def test_nothing_moves_where_motion_is_not_wanted(hand, over):
    panel = enter(hand, "end", over).panel
    assert not panel.ids.confetti.falling
    assert panel.counted == panel.points


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize("size", SIZES)
def test_the_end_fits_every_size_with_six_players(hand, size, appearance):
    hand.choose(appearance)
    hand.resize(*size)
    kept = before_the_end(hand, LONG_NAMES)
    kept.act(typed("white", wall=3, garden=2))
    enter(hand, "end", kept)
    assert flaws() == []
    choose_tile(hand, 1)
    assert flaws() == []
    hand.tap("Count the money")
    assert flaws() == []
    hand.back()
    hand.screen.panel.award(1, Colour.WHITE)
    hand.frames()
    hand.tap("Hand them out")
    assert flaws() == []
    kept.act(scored(3))
    enter(hand, "end", kept)
    assert flaws() == []


def test_the_last_scoring_leads_to_the_ceremony(hand):
    kept = two_players(hand, rounds=2)
    enter(hand, "end", kept)
    hand.tap("No tiles left: last scoring")
    assert hand.navigator.trail[-1][0] == "round"
    hand.until(lambda: hand.says("Confirm round 3"))
    hand.tap("Confirm round 3")
    assert kept.play.next is Next.FINISH
    assert hand.navigator.trail[-1][0] == "end"
    assert hand.says(f"{kept.play.victory.winners[0]} wins")
