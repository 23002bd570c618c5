"""From a fault, a number, a draw or a house rule to the ruling behind it, and back."""

import pytest

from companion.board.tile_words import tile_words
from companion.desk.score_reasons import reason_for_wall, reasons_for_kind
from companion.desk.why import OF_MODULES, ruling_for
from companion.wording.points.point_rows import SUM
from screens.widgets.buttons import TextButton
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.palace_hand import PalaceHand
from tests.ui.played import NAMES, enter, sit
from tests.ui.tables import at, two_players, where
from tests.ui.test_end import before_the_end, choose_tile


def whys(hand):
    """Every "Why?" from the top."""
    found = [w for w in hand.seen() if isinstance(w, TextButton) and w.text == "Why?"]
    return sorted(found, key=lambda w: -w.to_window(*w.pos)[1])


def shows(hand, ruling):
    return hand.navigator.trail[-1][0] == "ruling" and where(hand)[1]["ruling"] == ruling


def with_faults(hand):
    at(hand, sit(hand), "palace", seat="red")
    palace = PalaceHand(hand)
    hand.tap("garden")
    palace.tile("G8sw")
    return palace


def test_a_fault_leads_to_its_rule_and_back_to_the_fault(hand):
    palace = with_faults(hand)
    marked = list(palace.board.faults)
    hand.tap(whys(hand)[0])
    assert shows(hand, "D54")
    assert hand.says("A walled side meets an open side")
    hand.back()
    assert where(hand) == ("palace", {"seat": "red"})
    assert palace.board.faults == marked
    assert hand.says("Rule: Touching sides are alike")
    hand.tap("I see")
    assert not palace.board.faults


def test_another_palace_is_entered_anew(hand):
    palace = with_faults(hand)
    hand.back()
    hand.back()
    hand.screen.go("palace", seat="red")
    hand.frames(2)
    assert not palace.board.faults
    assert not whys(hand)


def test_a_round_leads_to_the_one_rule_behind_a_number(hand):
    screen = at(hand, two_players(hand, rounds=2), "round", round=1)
    card = next(card for card in screen.ids.reasons.ids.cards.children if len(card.rulings) == 1)
    screen.ids.scroll.scroll_to(card, animate=False)
    hand.frames(2)
    scrolled = screen.ids.scroll.scroll_y
    hand.tap(card.ids.why)
    assert shows(hand, card.rulings[0].id)
    assert hand.says(str(card.sentences[0]))
    hand.back()
    assert where(hand) == ("round", {"round": 1})
    assert screen.ids.scroll.scroll_y == pytest.approx(scrolled)


def test_a_number_that_takes_several_rules_opens_the_first_which_leads_to_the_others(hand):
    screen = at(hand, two_players(hand), "round")
    walls = screen.ids.reasons.walls
    screen.ids.scroll.scroll_to(walls, animate=False)
    hand.frames(2)
    assert [ruling.id for ruling in walls.rulings] == ["D01", "D17"]
    hand.tap(walls.ids.why)
    assert shows(hand, "D01")
    hand.reach("Does Dirk really take points away from us?")
    assert shows(hand, "D17")
    hand.back()
    assert shows(hand, "D01")
    hand.back()
    assert where(hand)[0] == "round"


def test_two_taps_lead_from_any_number_of_the_matrix_to_its_very_rule(hand):
    screen = at(hand, two_players(hand), "round")
    scored, grid = screen._scored, screen.ids.grid
    for place, row in enumerate(grid.rows):
        for heading, points in zip(grid.headings, row.points, strict=True):
            if heading.key == SUM:
                continue
            card = screen.ids.reasons.card(heading.key)
            grid.dispatch("on_points", heading.key, place)
            hand.frames(1)
            name, walls = row.name, card is screen.ids.reasons.walls
            kinds = {kind.name: kind for kind in scored.game.box.kinds}
            expected = (
                reason_for_wall(scored, name)
                if walls
                else reasons_for_kind(scored, name, kinds[heading.key])[0]
            )
            assert card.rulings[0] is ruling_for(expected), (name, heading, points)
    case, expected = card.case, card.rulings[0].id
    assert case
    hand.reach(f"why {card.key}")
    assert shows(hand, expected)
    assert hand.says(case)


def test_every_step_of_the_setup_card_leads_to_its_rule_and_back(hand):
    kept = sit(hand, names=NAMES[:3], modules=("huts",))
    screen = at(hand, kept, "setup_card")
    for number, step in enumerate(screen._steps):
        screen = hand.screen
        row = screen._rows[number]
        row.dispatch("on_why")
        hand.frames(2)
        assert shows(hand, ruling_for(step).id)
        assert where(hand)[1]["case"] == step.text
        hand.back()
        assert where(hand) == ("setup_card", {})
    assert not any(row.done for row in hand.screen._rows)


def test_the_scales_beside_a_step_open_its_rule_and_do_not_tick_it_off(hand):
    screen = at(hand, sit(hand, names=NAMES[:3]), "setup_card")
    first = screen._steps[0]
    hand.tap(f"why {first.id}")
    assert shows(hand, ruling_for(first).id)
    assert hand.says(first.text)
    hand.back()
    assert not hand.screen._rows[0].done


@pytest.mark.parametrize(("module", "ruling"), OF_MODULES.items())
def test_a_module_leads_to_its_rule_and_back_to_the_form_as_it_was(hand, module, ruling):
    hand.tap("New game")
    hand.frames(3)
    chosen = hand.screen.draft.modules
    hand.reach(f"why {module}")
    assert shows(hand, ruling)
    hand.back()
    assert where(hand)[0] == "new_game"
    assert hand.screen.draft.modules == chosen


def test_a_leftover_leads_to_its_rule_with_the_slot_at_hand_and_back(hand):
    enter(hand, "end", before_the_end(hand))
    tile = choose_tile(hand, 2)
    hand.reach("why slot 2")
    assert shows(hand, "D21")
    assert hand.says(tile_words(tile))
    hand.back()
    assert where(hand)[0] == "end"
    assert hand.screen.panel.market.slots[1].tile == tile.code


def test_the_draw_of_the_third_hand_leads_to_its_rule_and_back(hand):
    at(hand, two_players(hand), "dummy")
    hand.tap(whys(hand)[0])
    assert shows(hand, "D18")
    hand.back()
    assert where(hand) == ("dummy", {})


def test_a_house_rule_leads_to_its_ruling_and_back_among_the_house_rules(hand):
    hand.tap("New game")
    hand.frames(3)
    hand.screen.open_house_rules()
    hand.frames(3)
    hand.tap(whys(hand)[-1])
    assert shows(hand, "D06")
    hand.back()
    hand.frames(3)
    assert hand.navigator.trail[-1][0] == "new_game"
    assert hand.says("By the book an empty space with only a diagonal way out is a hole.")
    hand.back()
    hand.back()
    hand.tap("New game")
    hand.frames(3)
    assert not hand.navigator.layers


@pytest.mark.parametrize("size", SIZES)
def test_faults_and_reasons_have_room_for_why(hand, size):
    with_faults(hand)
    hand.resize(*size)
    assert flaws() == []
    at(hand, two_players(hand, names=NAMES[:2]), "round")
    hand.frames(2)
    assert flaws() == []
