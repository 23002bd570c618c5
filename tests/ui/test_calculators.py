"""Each calculator by touch, beside what its command says."""

import pytest
from kivy.uix.behaviors import ButtonBehavior

from companion.board.grid import Side
from companion.drafts.calculators import RECKONINGS
from companion.drafts.calculators.hut_worth import TRIED
from companion.record.events import HutTaken
from screens.desk.asks import PalacePane
from screens.desk.money_button import MoneyButton
from screens.tiles.tile_shelf import TileShelf
from screens.widgets.choice import Chip, Segment
from screens.widgets.stepper import Stepper
from screens.widgets.switch_row import SwitchRow
from tests.companion.asking import ask
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.played import NAMES, sit
from tests.ui.tables import at, six_players, speak_at_length, two_players, where


@pytest.fixture
def calculators(hand):
    hand.tap("Rules desk")
    hand.tap("Calculators")
    return hand.screen


def open_(hand, title):
    hand.tap(title)
    hand.frames(3)
    return hand.screen


def bring(hand, widget):
    hand.screen.ids.scroll.scroll_to(widget, animate=False)
    hand.frames(2)
    return widget


def all_of(hand, sort):
    """Every widget of a sort among the questions, from the top."""
    papers = hand.screen.ids.papers
    return [w for w in papers.walk() if isinstance(w, sort)]


def press(hand, text, sort=ButtonBehavior):
    """Tap the question's answer that says so."""
    found = next(w for w in all_of(hand, sort) if getattr(w, "text", "") == text)
    hand.tap(bring(hand, found))


def card(hand, *values):
    for value in values:
        keys = [w for w in all_of(hand, MoneyButton) if w.text == str(value)]
        hand.tap(bring(hand, keys[-1]))


def step(hand, text, times=1):
    stepper = next(w for w in all_of(hand, Stepper) if w.text == text)
    bring(hand, stepper)
    more = next(w for w in hand.seen(stepper) if getattr(w, "name", "") == "more")
    for _ in range(times):
        hand.tap(more)


def replied(hand):
    screen = hand.screen
    return screen.heading, [line.text for line in screen.ids.lines.children[::-1]]


def test_each_calculator_is_a_tap_away_and_leads_to_its_ruling_and_back(hand, calculators):
    rows = [row.text for row in calculators.ids.rows.children[::-1]]
    assert len(rows) == len(RECKONINGS) + 1
    for name in rows[1:]:
        bring(hand, hand.find(name))
        screen = open_(hand, name)
        assert where(hand)[0] == "calculator"
        heading, row = screen.heading, screen.ids.rules.children[-1]
        screen.ids.found.scroll_to(row, animate=False)
        hand.frames(2)
        hand.tap(row)
        assert where(hand)[1]["ruling"] == row.ruling
        hand.back()
        assert hand.screen.heading == heading
        hand.back()


def test_taking_money_by_touch(hand, calculators):
    open_(hand, "Taking money")
    card(hand, 2, 3, 3, 9)
    row = [2, 3, 3, 9]
    assert hand.screen.reckoning.row == tuple(row)
    assert hand.says("There are 4 ways to take")
    lines = hand.screen.ids.lines.children[::-1]
    for line in lines:
        cards = [int(face.text) for face in line.ids.cards.children]
        assert ask("take", row=row, cards=cards)["legal"]
    assert not ask("take", row=row, cards=[3, 3])["legal"]
    hand.tap(bring(hand, all_of(hand, MoneyButton)[0]))
    assert hand.screen.reckoning.row == (3, 3, 9)
    hand.kill()
    hand.open()
    assert hand.screen.reckoning.row == (3, 3, 9)
    hand.tap("begin anew")
    assert hand.screen.reckoning.row == ()
    hand.tap("Undo")
    assert hand.screen.reckoning.row == (3, 3, 9)


def test_a_tie_by_touch(hand, calculators):
    open_(hand, "A majority or a tie")
    press(hand, "Towers", Chip)
    press(hand, "3", Segment)
    step(hand, "Player 1", 2)
    step(hand, "Player 3", 2)
    step(hand, "Player 2")
    said = ask("tie", kind="tower", round=3, counts={"Player 1": 2, "Player 2": 1, "Player 3": 2})
    assert replied(hand)[0] == "Player 1: 17 · Player 3: 17 · Player 2: 6"
    assert [line["each"] for line in said["lines"]] == [17, 6]
    assert len(replied(hand)[1]) == 2


def test_granadas_tie_asks_for_the_highest_by_touch(hand, calculators):
    open_(hand, "A majority or a tie")
    press(hand, "Granada", Segment)
    press(hand, "Schools", Chip)
    step(hand, "Player 1", 2)
    step(hand, "Player 2", 2)
    assert "highest value" in hand.screen.sentence
    step(hand, "Highest value of Player 1", 2)
    step(hand, "Highest value of Player 2", 3)
    said = ask(
        "tie",
        game="granada",
        kind="school",
        round=2,
        counts={"Player 1": 2, "Player 2": 2},
        best={"Player 1": 2, "Player 2": 3},
    )
    assert [(line["names"], line["each"]) for line in said["lines"]] == [
        (["Player 2"], 8),
        (["Player 1"], 4),
    ]
    assert replied(hand)[0] == "Player 2: 8 · Player 1: 4"


def test_a_turn_by_touch(hand, calculators):
    open_(hand, "A turn")
    press(hand, "Buy exactly", Chip)
    assert hand.screen.heading == "Yes, act again"
    press(hand, "Rebuild", Chip)
    said = ask("turn", actions=["buy-exactly", "rebuild"])
    assert (hand.screen.heading, said["may"]) == ("No, the turn is over", [])
    assert hand.screen.mark == ""
    press(hand, "Rebuilt with a bought tile", SwitchRow)
    assert hand.screen.mark == "close-circle"
    said = ask("turn", actions=["buy-exactly", "rebuild"], bought=True)
    assert hand.screen.sentence == said["reason"]
    told = [w for w in all_of(hand, Chip) if w.text == "Rebuild"]
    hand.tap(bring(hand, told[-1]))
    assert hand.screen.heading == "Yes, act again"
    assert not any(chip.selected for chip in all_of(hand, Chip))


def test_the_end_of_a_turn_by_touch(hand, calculators):
    open_(hand, "A turn")
    press(hand, "The Vizier’s Favour", Chip)
    press(hand, "Between two turns", Segment)
    slots = [w for w in all_of(hand, Chip) if w.text in {"2", "4"}]
    for slot in slots[:1] + slots[-2:-1]:
        hand.tap(bring(hand, slot))
    press(hand, "A scoring card came out", SwitchRow)
    said = ask("turn", empty=[2], bag=4, scoring_card=True, modules=["vizier"])
    assert hand.screen.heading == "A scoring first"
    assert len(replied(hand)[1]) == len(said["steps"])
    hand.kill()
    hand.open()
    assert hand.screen.heading == "A scoring first"
    press(hand, "0", Chip)
    assert hand.screen.heading == "The game ends"


def test_whose_tile_by_touch(hand, calculators):
    open_(hand, "Whose tile is it?")
    hand.tap(bring(hand, next(w for w in all_of(hand, MoneyButton) if w.noun == "green")))
    step(hand, "Player 1")
    step(hand, "Player 2", 2)
    awards = ask(
        "leftovers",
        slots=[{"slot": 2, "currency": "green", "tile": "G10"}],
        money={"Player 1": {"green": 1}, "Player 2": {"green": 2}, "Player 3": {}},
    )["awards"]
    assert hand.screen.heading == awards[0]["to"] == "Player 2"


def test_the_draw_by_touch(hand, calculators):
    open_(hand, "The third hand’s draw")
    press(hand, "After round 2", Segment)
    step(hand, "Tiles in the bag")
    number = ask("draw", after=2, bag=45)["count"]
    assert hand.screen.heading == f"{number} tiles"


def test_what_is_left_by_touch(hand, calculators):
    open_(hand, "What is left in the box")
    shelf = all_of(hand, TileShelf)[0]
    bring(hand, shelf)
    hand.tap_at(*shelf.where(shelf.tiles[0]))
    gone = shelf.tiles[0].code
    assert hand.screen.reckoning.gone == (gone,)
    number = ask("left", seen=gone)["number"]
    assert hand.screen.heading == f"{number} tiles that nobody has"
    assert hand.says("Pavilions: 6 left")


def test_who_begins_by_touch(hand, calculators):
    open_(hand, "Who begins?")
    card(hand, 9, 9, 2, 9, 8, 4, 5, 5, 5, 5)
    hands = {"Player 1": [9, 9, 2], "Player 2": [9, 8, 4], "Player 3": [5, 5, 5, 5]}
    assert (
        dict(zip(hand.screen.reckoning.seats, map(list, hand.screen.reckoning.dealt), strict=True))
        == hands
    )
    assert hand.screen.heading == ask("first", hands=hands)["first"]


def test_a_hut_by_touch(hand, calculators):
    open_(hand, "A hut’s worth")
    press(hand, "Gardens", Chip)
    pane = bring(hand, all_of(hand, PalacePane)[0])
    for side in (Side.E, Side.W, Side.W):
        x, y = pane.ids.board.view.centre_of(TRIED.step(side))
        hand.tap_at(*pane.to_window(x, y))
    reckoning = hand.screen.reckoning
    assert reckoning.beside == (1, 1, 0, 2)
    said = ask("hut", city=reckoning.city.text, cell=str(reckoning.cell))
    assert hand.screen.heading == f"It counts as {said['worth']} gardens"


def test_a_bonus_card_by_touch(hand, calculators):
    open_(hand, "Does this bonus card count?")
    press(hand, "In my reserve", Chip)
    said = ask("bonus", card="P8", city="*", reserve="P8")
    assert (hand.screen.heading, said["counts"]) == ("No, not now", False)
    press(hand, "In my palace", Chip)
    assert hand.screen.heading == "Yes, it counts"
    press(hand, "In my palace", Chip)
    assert hand.find("In my palace")


def test_viziers_by_touch(hand, calculators):
    open_(hand, "Whose vizier may act?")
    hand.tap(bring(hand, all_of(hand, SwitchRow)[1]))
    said = ask(
        "vizier",
        players=["Player 1", "Player 2", "Player 3"],
        awake=["Player 1", "Player 3"],
        moved="Player 1",
    )
    assert [line[3:] for line in replied(hand)[1]] == said["order"]
    press(hand, "A tile, paying too much", Chip)
    assert hand.screen.sentence == "A vizier buys for the exact price only."
    press(hand, "A tile, for its exact price", Chip)
    press(hand, "During a turn", Chip)
    assert hand.screen.heading == "Not now"
    assert hand.screen.mark == "close-circle"


def test_turning_a_tile_by_touch(hand, calculators):
    open_(hand, "Turning a tile over")
    card(hand, 5)
    said = ask("flip", fate="built", paid="blue:5")
    assert said["legal"]
    assert hand.screen.heading == "Yes, it may be turned"
    press(hand, "In reserve", Segment)
    assert not all_of(hand, MoneyButton)
    press(hand, "Built", Segment)
    assert len([w for w in all_of(hand, MoneyButton) if w.text == "5"]) == 2


def test_a_calculator_begins_from_the_running_game_and_leaves_it_untouched(hand):
    kept = two_players(hand)
    before = hand.app.store.open(kept.id).play
    at(hand, kept, "calculators")
    open_(hand, "The third hand’s draw")
    assert hand.screen.reckoning.bag == before.bag
    step(hand, "Tiles in the bag", 2)
    hand.back()
    open_(hand, "A majority or a tie")
    assert hand.screen.reckoning.everybody == ("Ana", "Leo", "Dirk")
    step(hand, "Leo", 3)
    assert hand.app.store.open(kept.id).play == before
    hand.back()
    open_(hand, "The third hand’s draw")
    assert hand.screen.reckoning.bag == before.bag + 2


def test_when_the_table_has_changed_a_calculator_begins_anew(hand):
    kept = sit(hand, names=NAMES[:3], modules=("huts",))
    at(hand, kept, "calculators")
    open_(hand, "A hut’s worth")
    press(hand, "Gardens", Chip)
    kept.act(HutTaken(player="red", hut="HT", cell="0,-1"))
    at(hand, kept, "calculators")
    open_(hand, "A hut’s worth")
    assert hand.says("Ana: Tower hut")
    assert hand.screen.heading == "It counts nothing"


def test_a_calculator_of_another_version_leads_back(hand, calculators):
    calculators.go("calculator", which="abacus")
    assert hand.navigator.trail[-1][0] == "calculators"


@pytest.mark.parametrize("size", SIZES)
def test_calculators_have_room_at_every_size(hand, size):
    at(hand, six_players(hand), "calculators")
    hand.resize(*size)
    assert flaws() == []
    for name in RECKONINGS:
        hand.screen.go("calculator", which=name)
        hand.frames(3)
        assert (name, flaws()) == (name, [])
        hand.screen.ids.scroll.scroll_y = hand.screen.ids.found.scroll_y = 0
        hand.frames(2)
        assert (name, flaws()) == (name, [])
        hand.back()


def test_longer_languages_have_room_in_calculators(hand, monkeypatch):
    speak_at_length(monkeypatch)
    at(hand, six_players(hand), "calculators")
    hand.resize(*SIZES[0])
    assert flaws() == []
    for name in RECKONINGS:
        hand.screen.go("calculator", which=name)
        hand.frames(3)
        assert (name, flaws()) == (name, [])
        hand.back()
