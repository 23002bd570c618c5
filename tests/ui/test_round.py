import pytest

from companion.layout.grid_plan import BEST
from companion.record import Colour
from companion.record.events import (
    BonusShown,
    CountsTyped,
    EntryChosen,
    RoundCorrected,
    TileBuilt,
)
from screens.points import PrizeTable
from screens.widgets.words import width_of
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.played import Elsewhere, built, drew, scored, sit, typed
from tests.ui.tables import at, cards_standing, six_players, speak_at_length, two_players, where

THREE = ("Kim", "Nina", "Otto")


@pytest.fixture(autouse=True)
def elsewhere(hand):
    """Rooms that these tests only look into."""
    for room in ("palace", "dummy", "end", "scoreboard"):
        hand.navigator.rooms[room] = Elsewhere


def told(hand):
    """Everything that the cards of reasons say, in plain text."""
    cards = hand.screen.ids.reasons.ids.cards.children
    return [str(sentence) for card in cards for sentence in card.sentences]


def tap_points(hand, row, column):
    """Tap somebody's number, or the heading of its column."""
    grid = hand.screen.ids.grid
    hand.tap_at(*grid.to_window(*grid.spot(row, column)))


def book_example(hand):
    """The rule book's example: Kim and Nina have four towers each in the second scoring."""
    kept = sit(hand, names=THREE)
    kept.act(scored(1))
    kept.act(typed("red", wall=5, tower=4, garden=1))
    kept.act(typed("blue", wall=3, tower=4))
    kept.act(typed("green", wall=0, tower=1))
    at(hand, kept, "round")
    return kept


def test_the_books_example_is_told_in_its_words(hand):
    book_example(hand)
    words = "Kim and Nina tie for places 1–2: (13 + 6) ÷ 2 = 9 each, 1 point lost."
    shown = [getattr(w, "text", "") for w in hand.seen()]
    assert any(words in text.replace("[b]", "").replace("[/b]", "") for text in shown)
    assert "Otto takes place 3 with 1 tower: no points." in told(hand)


def test_which_places_are_paid_is_said_once_with_the_prizes(hand):
    book_example(hand)
    shown = [getattr(w, "text", "") for w in hand.seen()]
    assert sum("This round pays places 1–2." in text for text in shown) == 1
    assert not any("this round pays" in text for text in told(hand))
    reasons = hand.screen.ids.reasons
    assert [(row.place, row.texts) for row in reasons.prizes] == [
        ("1.", ("8", "9", "10", "11", "12", "13")),
        ("2.", ("1", "2", "3", "4", "5", "6")),
    ]
    assert reasons.kinds[-1] == "tower"


def test_a_question_mark_shows_what_all_rounds_pay(hand):
    book_example(hand)
    hand.tap("all prizes")
    assert hand.says("What the places pay")
    for number in (1, 2, 3):
        assert hand.says(f"Round {number}")
    tables = [w for w in hand.seen(hand.navigator.layers[-1]) if isinstance(w, PrizeTable)]
    assert sorted(len(table.rows) for table in tables) == [1, 2, 3]
    for size in SIZES:
        hand.resize(*size)
        assert flaws() == []


def test_granadas_prizes_are_reckoned_from_the_cities(hand):
    kept = sit(hand, names=THREE, game="granada")
    kept.act(typed("red", wall=0, school=2))
    kept.act(typed("blue", wall=0, school=1))
    at(hand, kept, "round")
    assert hand.says("This scoring pays place 1 only.")
    (row,) = hand.screen.ids.reasons.prizes
    assert row.texts[hand.screen.ids.reasons.kinds.index("school")] == "3"
    assert row.texts.count("–") == 8
    hand.tap("all prizes")
    assert hand.says("With as many tiles of each kind as all cities have together now.")
    assert flaws() == []


def test_only_the_arithmetic_of_a_tie_is_bold_whatever_people_are_called(hand):
    names = ("(13 + 6) ÷ 2 = 9", "[b]Nina[/b] & Co", "Otto")
    kept = sit(hand, names=names)
    kept.act(scored(1))
    for colour in ("red", "blue"):
        kept.act(typed(colour, wall=3, tower=4))
    at(hand, kept, "round")
    (shown,) = (w for w in hand.seen() if "tie for places" in getattr(w, "text", ""))
    assert shown.text == (
        "(13 + 6) ÷ 2 = 9 and &bl;b&br;Nina&bl;/b&br; &amp; Co tie for places 1–2:"
        " [b](13 + 6) ÷ 2 = 9[/b] each, 1 point lost."
    )


def test_the_matrix_shows_everybodys_points(hand):
    book_example(hand)
    assert [(row.name, row.texts) for row in hand.screen.ids.grid.rows] == [
        ("Kim", ("–", "–", "–", "–", "12", "9", "5", "26")),
        ("Nina", ("–", "–", "–", "–", "–", "9", "3", "12")),
        ("Otto", ("–", "–", "–", "–", "–", "–", "–", "0")),
    ]


def test_the_best_of_each_kind_stand_out(hand):
    book_example(hand)
    assert [row.best for row in hand.screen.ids.grid.rows] == [{4, 5}, {5}, set()]


def test_the_dummy_has_a_row_but_no_wall(hand):
    at(hand, two_players(hand), "round")
    dirk = hand.screen.ids.grid.rows[-1]
    assert dirk.name == "Dirk"
    assert dirk.texts[-2] == "–"


def test_counts_are_told_with_the_most_first(hand):
    book_example(hand)
    assert hand.screen.ids.reasons.card("tower").counts == "Kim\u00a04 · Nina\u00a04 · Otto\u00a01"


def test_what_nobody_has_needs_no_reason(hand):
    book_example(hand)
    cards = hand.screen.ids.reasons.ids.cards.children
    assert [card.key for card in reversed(cards)] == ["garden", "tower"]


def test_a_tap_on_a_number_leads_to_its_reason(hand):
    at(hand, two_players(hand), "round")
    hand.resize(320, 640)
    tower = [heading.key for heading in hand.screen.ids.grid.headings].index("tower")
    card = hand.screen.ids.reasons.card("tower")
    assert card.to_window(*card.pos)[1] < 0
    tap_points(hand, 2, tower)
    bottom = card.to_window(*card.pos)[1]
    assert bottom >= hand.screen.ids.button.top
    assert bottom + card.height <= hand.screen.ids.bar.y
    assert card.flash == 1


def test_a_tap_on_a_sum_adds_it_up(hand):
    book_example(hand)
    tap_points(hand, 0, -1)
    assert hand.says("Kim: 12 + 9 + 5 = 26")


def test_a_kind_that_nobody_has_says_so(hand):
    book_example(hand)
    tap_points(hand, None, 0)
    assert hand.says("Nobody has any of these, so nothing is paid.")


def test_walls_are_drawn_and_told(hand):
    kept = two_players(hand)
    at(hand, kept, "round")
    assert hand.says("Ana’s longest outer wall has 13 edges: 13 points.")
    pictures = hand.screen.ids.reasons._pictures
    assert [picture.city for picture in pictures] == [seat.city for seat in kept.play.seats]


def test_numbers_have_no_wall_to_draw(hand):
    book_example(hand)
    assert [picture.city for picture in hand.screen.ids.reasons._pictures] == [None] * 3
    assert hand.says("Otto has no outer wall.")


def test_who_has_nothing_is_one_tap_away(hand):
    kept = sit(hand, *built("red", "G9e@1,0"), names=THREE)
    at(hand, kept, "round")
    assert hand.says("Nothing entered yet for:")
    hand.tap(next(w for w in hand.seen() if type(w).__name__ == "PersonLink" and w.text == "Otto"))
    assert where(hand) == ("palace", {"seat": "green"})


def test_a_palace_as_in_the_last_round_is_one_tap_away(hand):
    kept = sit(hand, *built("red", "G9e@1,0"), scored(1), names=THREE)
    at(hand, kept, "round")
    assert hand.says("The same as in round 1; tap to bring it up to date:")
    hand.tap(next(w for w in hand.seen() if type(w).__name__ == "PersonLink" and w.text == "Kim"))
    assert where(hand) == ("palace", {"seat": "red"})


def test_going_on_says_that_it_is_right(hand):
    kept = sit(hand, *built("red", "G9e@1,0"), scored(1), names=THREE)
    at(hand, kept, "round")
    hand.tap("Confirm round 2")
    assert len(hand.app.running.play.scored) == 2


def test_the_dummy_must_draw_first(hand):
    kept = sit(hand)
    at(hand, kept, "round")
    assert hand.says("Dirk has not drawn his tiles yet.")
    hand.tap("Draw tiles for Dirk")
    assert where(hand) == ("dummy", {})
    assert not kept.play.scored


def test_something_odd_is_scored_only_on_purpose(hand):
    kept = sit(hand, names=THREE)
    kept.act(TileBuilt(player="red", tile="G10", cell="3,3", on_purpose=True))
    at(hand, kept, "round")
    assert hand.says("Kim: A tile must share a full side with the palace")
    assert not hand.says("Confirm round 1")
    hand.tap("Score it anyway")
    assert kept.record.events[-1].anyway
    assert where(hand) == ("table", {})


def test_numbers_that_cannot_be_are_scored_only_on_purpose(hand):
    kept = sit(hand, names=THREE)
    kept.act(CountsTyped(player="red", counts={"tower": 1}, wall=30))
    at(hand, kept, "round")
    assert hand.says("a wall of 30 is too long")
    hand.tap("Score it anyway")
    assert len(kept.play.scored) == 1


def test_a_scored_round_leads_back_to_the_table_and_can_be_undone(hand):
    kept = sit(hand, *built("red", "G9e@1,0 T9nw@0,-1"), names=THREE)
    at(hand, kept, "round")
    hand.tap("Confirm round 1")
    assert where(hand) == ("table", {})
    assert hand.says("Round 1 scored")
    assert kept.play.totals[Colour.RED] > 0
    hand.tap("Undo")
    assert not kept.play.scored
    assert hand.says("Score round 1")
    hand.back()
    assert hand.navigator.trail == [("home", {})]


def test_with_two_players_the_dummys_draw_comes_by_itself(hand):
    kept = two_players(hand)
    at(hand, kept, "round")
    hand.tap("Confirm round 2")
    assert where(hand) == ("dummy", {})
    assert hand.says("Round 2 scored")
    hand.back()
    assert where(hand) == ("table", {})


def test_the_last_round_leads_to_the_end(hand):
    kept = two_players(hand, rounds=2)
    at(hand, kept, "round")
    hand.tap("Confirm round 3")
    assert where(hand) == ("end", {})
    assert [name for name, _params in hand.navigator.trail] == ["home", "table", "end"]


def test_the_last_round_leads_back_to_the_end_it_came_from(hand):
    kept = two_players(hand, rounds=2)
    at(hand, kept, "end")
    hand.navigator.go("round", game=kept.id)
    hand.frames()
    hand.tap("Confirm round 3")
    assert [name for name, _params in hand.navigator.trail] == ["home", "table", "end"]


def test_a_bonus_card_is_shown_and_taken_back(hand):
    kept = sit(hand, names=THREE, modules=("bonus",))
    for event in (*built("red", "G10@1,0"), *built("blue", "G11@1,0")):
        kept.act(event)
    at(hand, kept, "round")
    assert hand.says("0 of 3 shown")
    garden = hand.screen.ids.grid.rows[0].texts[4]
    assert garden == "2"
    hand.tap("garden 10")
    assert hand.says("1 of 3 shown")
    assert hand.screen.ids.grid.rows[0].texts[4] == "5"
    assert "Kim’s bonus card for garden 10 counts as 1 garden." in told(hand)
    hand.tap("garden 10")
    assert hand.screen.ids.grid.rows[0].texts[4] == "2"
    assert kept.play.seats[0].shown == ()


def test_no_more_cards_than_were_dealt(hand):
    names = (*THREE, "Ana", "Leo", "Zoë")
    kept = sit(hand, *built("red", "G10@1,0 T12@2,0"), names=names, modules=("bonus",))
    at(hand, kept, "round")
    hand.tap("garden 10")
    hand.tap("tower 12")
    assert hand.says("was dealt 1 bonus card,")
    chip = hand.find("tower 12")
    assert not chip.selected


def test_without_the_module_there_are_no_cards(hand):
    kept = sit(hand, *built("red", "G10@1,0"), names=THREE)
    at(hand, kept, "round")
    assert not hand.says("Bonus cards")


def test_a_past_round_is_looked_at_as_it_stood(hand):
    kept = sit(hand, *built("red", "G9e@1,0"), scored(1), names=THREE)
    for event in built("red", "T9nw@0,-1"):
        kept.act(event)
    at(hand, kept, "round", round=1)
    assert hand.says("Scored")
    assert hand.screen.ids.grid.rows[0].texts == ("–", "–", "–", "–", "5", "–", "1", "6")
    assert not hand.says("Nothing entered yet for:")


def test_a_past_round_is_corrected_for_one_player(hand):
    kept = sit(hand, *built("red", "G9e@1,0"), scored(1), names=THREE)
    at(hand, kept, "round", round=1)
    hand.tap("Correct")
    menu = hand.navigator.layers[-1]
    hand.tap(next(w for w in hand.seen(menu) if getattr(w, "text", "") == "Nina"))
    assert where(hand) == ("palace", {"seat": "blue", "round": 1})


def test_a_corrected_round_says_so_and_follows_the_correction(hand):
    kept = sit(hand, *built("red", "G9e@1,0"), scored(1), names=THREE)
    kept.act(RoundCorrected(round=1, player="red", counts={"tower": 2}, wall=3))
    at(hand, kept, "round", round=1)
    assert hand.says("Scored, corrected later")
    assert hand.screen.ids.grid.rows[0].texts[-1] == "9"


def test_undoing_the_scoring_shows_the_round_as_it_would_be_scored(hand):
    kept = sit(hand, *built("red", "G9e@1,0"), scored(1), names=THREE)
    at(hand, kept, "round", round=1)
    hand.tap("undo")
    assert hand.says("Confirm round 1")
    hand.tap("redo")
    assert hand.says("Correct")


def test_the_result_follows_what_changes_meanwhile(hand):
    kept = sit(hand, names=THREE)
    kept.act(typed("red", wall=4, tower=1))
    at(hand, kept, "round")
    assert hand.screen.ids.grid.rows[0].texts[-1] == "10"
    hand.screen.act(EntryChosen(player="red", entry="palace"))
    hand.frames()
    assert hand.screen.ids.grid.rows[0].texts[-1] == "0"


def test_nothing_at_all_is_a_round_too(hand):
    kept = sit(hand, names=THREE)
    at(hand, kept, "round")
    assert [row.texts[-1] for row in hand.screen.ids.grid.rows] == ["0", "0", "0"]
    assert flaws() == []


@pytest.mark.parametrize("size", SIZES)
def test_six_long_names_fit_every_size(hand, size):
    kept = six_players(hand)
    for seat in kept.play.seats:
        for tile in cards_standing(seat)[:1]:
            kept.act(BonusShown(player=seat.colour, tile=tile.code))
    at(hand, kept, "round")
    hand.resize(*size)
    assert flaws() == []
    assert numbers_apart(hand) == []


@pytest.mark.parametrize("size", SIZES)
def test_two_players_fit_every_size(hand, size):
    at(hand, two_players(hand, rounds=2), "round")
    for turn in (size, size[::-1], size):
        hand.resize(*turn)
    assert flaws() == []
    assert numbers_apart(hand) == []


def numbers_apart(hand):
    """The numbers of the grid that touch the next one."""
    plan, rows = hand.screen.ids.grid.plan, hand.screen.ids.grid.rows
    widths = [[width_of(points, BEST) * plan.scale for points in row.texts] for row in rows]
    return [
        (row.name, column)
        for row, wide in zip(rows, widths, strict=True)
        for column in range(len(wide) - 1)
        if plan.middles[column] + wide[column] / 2 > plan.middles[column + 1] - wide[column + 1] / 2
    ]


def test_a_game_of_two_goes_from_the_table_through_its_rounds(hand):
    kept = sit(hand)
    kept.act(drew(kept.play))
    for event in (*built("red", "G9e@1,0"), *built("blue", "T12@1,0")):
        kept.act(event)
    at(hand, kept)
    hand.tap("Score round 1")
    hand.tap("Confirm round 1")
    assert where(hand) == ("dummy", {})
    hand.back()
    assert hand.says("Draw Dirk’s six tiles")


@pytest.mark.parametrize("size", SIZES)
def test_words_a_third_longer_fit_too(hand, size, monkeypatch):
    speak_at_length(monkeypatch)
    kept = six_players(hand)
    kept.act(TileBuilt(player="red", tile="G10", cell="6,6", on_purpose=True))
    at(hand, kept, "round")
    hand.resize(*size)
    assert flaws() == []
    at(hand, kept, "round", round=1)
    assert flaws() == []


def test_on_a_wide_screen_walls_stand_below_the_result_and_reasons_beside_it(hand):
    at(hand, two_players(hand), "round")
    hand.resize(892, 412)
    screen = hand.screen
    walls, tower = (screen.ids.reasons.card(key) for key in ("wall", "tower"))
    assert walls.to_window(*walls.pos)[0] < screen.center_x < tower.to_window(*tower.pos)[0]
    screen.explain("wall", None)
    hand.frames()
    assert walls.to_window(0, walls.top)[1] <= screen.ids.bar.y
    assert walls.to_window(0, walls.top)[1] > screen.ids.bar.y - 20
    hand.resize(412, 892)
    assert walls.parent is screen.ids.reasons.__self__


def test_faults_of_one_palace_are_told_together(hand):
    kept = sit(hand, names=THREE)
    kept.act(TileBuilt(player="red", tile="G10", cell="3,3", on_purpose=True))
    at(hand, kept, "round")
    banners = [w for w in hand.seen() if type(w).__name__ == "Banner"]
    assert len(banners) == 1
    assert "cannot be reached on foot" in banners[0].text
