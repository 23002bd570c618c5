"""Whole games by touch alone, from Home to the winner; every number is looked at on the screen."""

from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from companion.record import Colour, Next
from companion.record.events.dummy import expected
from tests.ui.palace_hand import PalaceHand

ANA = "T9nw@0,-1 A8n@1,-1 A6ne@2,-1 G12s@1,0 T9es@2,0"
ANA_LATER = "T10w@-1,0 P2new@-1,-1 S3esw@-1,1 C9w@0,1"
LEO = "P6n@0,-1 P5nw@-1,-1 A9@-1,0 A7es@1,-1 T9ne@1,0 A5nw@1,-2"
LEO_LATER = "A4nes@2,-2 C5nsw@-2,0 S5sw@-1,1 S6es@0,1"


def sit_down(hand, names, *modules):
    """Home → New game → the table, names and modules typed and tapped."""
    hand.tap("New game")
    hand.tap(str(len(names)))
    for place, name in enumerate(names):
        fields = [w for w in hand.seen() if isinstance(w, TextInput)]
        fields.sort(key=lambda field: -field.to_window(0, field.y)[1])
        hand.tap(fields[place])
        hand.frames(2)
        Window.dispatch("on_textinput", name)
        hand.frames(2)
    for module in modules:
        hand.screen.ids.scroll.scroll_to(hand.find(module), animate=False)
        hand.frames(3)
        hand.tap(module)
    hand.tap(f"Start with {len(names)} players")
    assert hand.navigator.trail[-1][0] == "setup_card"


def play_of(hand):
    return hand.app.running.play


def build(hand, name, tiles):
    """From the table into a palace, lay the tiles, and back again."""
    hand.tap(name)
    assert hand.navigator.trail[-1][0] == "palace"
    PalaceHand(hand).enter(tiles)
    hand.back()
    assert hand.navigator.trail[-1][0] == "table"


def draw_what_nobody_needs(hand):
    """The table draws for the dummy, and takes tiles that the players will not have."""
    needed = {each.split("@")[0] for each in f"{ANA} {ANA_LATER} {LEO} {LEO_LATER}".split()}
    hand.tap("We drew these")
    shelf = hand.screen.panel.ids.shelf
    number = expected(play_of(hand))
    in_sight = [tile for tile in shelf.tiles if shelf.where(tile)[1] > hand.screen.height / 4]
    for tile in [tile for tile in in_sight if tile.code not in needed][:number]:
        hand.tap_at(*shelf.where(tile))
    hand.tap(f"Take these {number} tiles")


def test_two_players_and_dirk_from_the_first_tap_to_the_winner(hand):
    sit_down(hand, ["Ana", "Leo"])
    hand.tap("To the table")
    hand.tap("Draw Dirk’s six tiles")
    draw_what_nobody_needs(hand)
    build(hand, "Ana", ANA)
    build(hand, "Leo", LEO)
    hand.tap("Score round 1")
    assert hand.says("Ana takes place 1 with 2 towers")
    hand.tap("Confirm round 1")
    assert hand.navigator.trail[-1][0] == "dummy"
    draw_what_nobody_needs(hand)
    build(hand, "Ana", ANA_LATER)
    build(hand, "Leo", LEO_LATER)
    hand.tap("Score round 2")
    hand.tap("Confirm round 2")
    assert hand.navigator.trail[-1][0] == "dummy"
    hand.tap("Draw for me")
    hand.tap("Take them")
    hand.tap("End of the game")
    hand.tap("No tiles left: last scoring")
    hand.tap("Confirm round 3")
    assert hand.navigator.trail[-1][0] == "end"
    play = play_of(hand)
    assert len(play.rounds) == 3
    winner = play.victory.winners[0]
    assert hand.says(winner)
    best = max(play.totals.values())
    assert hand.says(str(best))
    hand.tap("Finish")
    assert play_of(hand).next is Next.OVER
    assert hand.app.store.games()[0].finished


def test_four_players_with_huts_and_bonus_cards(hand):
    sit_down(hand, ["Ana", "Leo", "Kim", "Nina"], "Bonus cards", "Huts")
    hand.tap("To the table")
    hand.tap("Ana")
    palace = PalaceHand(hand)
    palace.enter("G10@1,0 G11@2,0")
    assert str(hand.screen.entry.marked) == "3,0"
    hand.tap("hut")
    buttons = [w for w in hand.seen() if type(w).__name__ == "HutColour"]
    hand.tap(next(button for button in buttons if button.name == "garden"))
    hand.tap("Build it")
    assert palace.city.text == "* G10 G11 HGn"
    hand.back()
    build(hand, "Leo", "T9nw@0,-1 T13e@0,1")
    hand.tap("Score round 1")
    assert hand.says("Bonus cards")
    hand.tap("garden 10")
    assert play_of(hand).seat(Colour.RED).shown == (palace.read("G10"),)
    # Two gardens, one more for the card, one for the hut beside them.
    assert hand.says("Ana takes place 1 with 4 gardens: 5 points.")
    hand.tap("Confirm round 1")
    assert play_of(hand).totals[Colour.RED] == 5 + 1
    assert play_of(hand).totals[Colour.BLUE] == 6 + 2


def test_killed_in_the_middle_it_opens_where_it_was_and_undo_goes_on(hand):
    sit_down(hand, ["Ana", "Leo", "Kim"])
    hand.tap("To the table")
    build(hand, "Ana", ANA)
    hand.tap("Ana")
    hand.kill()
    hand.open()
    assert hand.navigator.trail[-1][0] == "palace"
    palace = PalaceHand(hand)
    assert len(palace.city) == 5
    for left in (4, 3, 2, 1, 0):
        hand.tap("undo")
        assert len(palace.city) == left
    hand.tap("redo")
    assert len(palace.city) == 1
    assert hand.back()
    assert hand.navigator.trail[-1][0] == "table"


def test_numbers_instead_of_a_palace_are_scored_too(hand):
    sit_down(hand, ["Ana", "Leo", "Kim"])
    hand.tap("To the table")
    hand.tap("Kim")
    hand.tap("more")
    hand.tap("Type numbers instead")
    towers = next(w for w in hand.seen() if type(w).__name__ == "Stepper" and w.text == "Towers")
    for _ in range(3):
        hand.tap(next(w for w in hand.seen(towers) if getattr(w, "name", "") == "more"))
    hand.back()
    build(hand, "Ana", "T9nw@0,-1")
    hand.tap("Score round 1")
    assert hand.says("Kim takes place 1 with 3 towers")
    hand.tap("Confirm round 1")
    assert play_of(hand).totals[Colour.GREEN] == 6


def test_round_1_is_corrected_after_round_2_and_every_sum_follows(hand):
    sit_down(hand, ["Ana", "Leo", "Kim"])
    hand.tap("To the table")
    build(hand, "Ana", ANA)
    build(hand, "Leo", "T13e@1,0")
    for number in (1, 2):
        hand.tap(f"Score round {number}")
        hand.tap(f"Confirm round {number}")
    before = dict(play_of(hand).totals)
    hand.tap("Scores")
    card = next(card for card in hand.screen.ids.rounds.children if card.number == 1)
    hand.screen.ids.scroll.scroll_to(card, animate=False)
    hand.frames(3)
    hand.tap(card.ids.correct)
    hand.tap("Leo")
    assert hand.navigator.trail[-1][0] == "palace"
    PalaceHand(hand).enter("T12@-1,0 T11@0,1")
    hand.tap("Put round 1 right")
    after = play_of(hand).totals
    # Three towers beat Ana's two in both rounds: 6 and nothing, then 13 and 6 change hands.
    assert after[Colour.RED] - before[Colour.RED] == -6 - (13 - 6)
    assert after[Colour.BLUE] - before[Colour.BLUE] == 6 + (13 - 6)
    hand.tap("undo")
    assert play_of(hand).totals == before
