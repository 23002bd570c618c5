import pytest
from kivy.core.clipboard import Clipboard
from kivy.graphics import Color

from companion.record.events import CountsTyped, DummyDrew, PointsAdjusted, RoundCorrected
from screens.theme import Appearance
from tests.ui.environment import SIZES
from tests.ui.geometry import flaws
from tests.ui.played import LONG_NAMES, NAMES, Elsewhere, drew, enter, scored, sit, typed

ROUND = [
    {"wall": 4, "tower": 2, "garden": 1},
    {"wall": 7, "seraglio": 2, "arcades": 1},
    {"wall": 7, "seraglio": 2, "arcades": 1},
    {"wall": 5, "pavilion": 1, "arcades": 1},
    {"wall": 2, "tower": 1},
    {"wall": 6, "chambers": 1, "seraglio": 1},
]


def played(hand, names=NAMES[:3], rounds=1, *more):
    kept = sit(hand, names=names)
    for number in range(1, rounds + 1):
        if kept.play.has_dummy:
            tiles = [tile.code for tile in kept.play.unseen[:6]] if number < 3 else []
            kept.act(DummyDrew(tiles=tuple(tiles), bag=0 if number == 3 else None))
        for seat, counts in zip(kept.play.seats, ROUND, strict=False):
            kept.act(typed(seat.colour, **counts))
        kept.act(scored(number))
    for event in more:
        kept.act(event)
    return kept


def scoreboard(hand, kept):
    for room in ("table", "palace", "round"):
        hand.navigator.rooms[room] = Elsewhere
    return enter(hand, "scoreboard", kept)


def to_the_end(hand):
    hand.screen.ids.scroll.scroll_y = 0
    hand.frames(3)


def adjusted(points, reason="A card was forgotten"):
    return PointsAdjusted(player="red", points=points, reason=reason)


def test_before_the_first_scoring_it_says_so(hand):
    scoreboard(hand, sit(hand, names=NAMES[:3]))
    assert hand.says("No round is scored yet")
    assert flaws() == []


def test_most_points_come_first_and_ties_share_a_place(hand):
    screen = scoreboard(hand, played(hand))
    # Leo and Kim share the seraglios' 2 and the arcades' 3: one point each, and 7 for the wall.
    assert [(row.place, row.name, row.texts) for row in screen.rows] == [
        ("1.", "Ana", ("15", "–", "–", "15")),
        ("2.", "Leo", ("9", "–", "–", "9")),
        ("2.", "Kim", ("9", "–", "–", "9")),
    ]


def test_a_round_shows_everybody_by_kind_wall_and_sum(hand):
    screen = scoreboard(hand, played(hand))
    (card,) = screen.ids.rounds.children
    assert [heading.key for heading in card.headings] == [
        *["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"],
        *["wall", "sum"],
    ]
    assert [(row.name, *row.texts) for row in card.rows] == [
        ("Ana", "–", "–", "–", "–", "5", "6", "4", "15"),
        ("Leo", "–", "1", "1", "–", "–", "–", "7", "9"),
        ("Kim", "–", "1", "1", "–", "–", "–", "7", "9"),
    ]


def test_the_rows_of_every_round_are_in_the_order_of_the_table(hand):
    kept = played(hand, rounds=1)
    kept.act(typed("red", wall=0))
    kept.act(scored(2))
    screen = scoreboard(hand, kept)
    cards = screen.ids.rounds.children[::-1]
    assert [[row.name for row in card.rows] for card in cards] == [["Ana", "Leo", "Kim"]] * 2
    sums = [row.sum.number for row in cards[1].rows]
    assert sums != sorted(sums, reverse=True)


def test_the_third_hand_is_listed_but_has_no_place_and_no_wall(hand):
    screen = scoreboard(hand, played(hand, NAMES[:2]))
    dummy = next(row for row in screen.rows if row.name == "Dirk")
    assert dummy.place == ""
    assert dummy.colour is None


def test_a_place_stays_beside_its_dot_while_the_third_hand_leads(hand):
    kept = sit(hand, names=NAMES[:2])
    kept.act(drew(kept.play))
    kept.act(scored(1))
    screen = enter(hand, "scoreboard", kept)
    assert screen.rows[0].name == "Dirk"
    assert flaws() == []
    (card,) = screen.ids.rounds.children
    assert next(row for row in card.rows if row.name == "Dirk").texts[-2] == "–"
    assert [runner.colour for runner in screen.runners if runner.name == "Dirk"] == [None]


def test_the_race_runs_over_all_rounds(hand):
    screen = scoreboard(hand, played(hand, rounds=3))
    assert screen.stops == ["Start", "1", "2", "3"]
    ana = next(runner for runner in screen.runners if runner.name == "Ana")
    assert ana.points[0] == 0
    assert ana.points[-1] == screen.play.totals["red"]
    assert list(ana.points) == sorted(ana.points)


def test_points_by_hand_need_a_reason_and_are_listed_with_it(hand):
    screen = scoreboard(hand, played(hand))
    to_the_end(hand)
    hand.tap("Adjust points")
    hand.tap("Leo")
    for _ in range(3):
        hand.tap("fewer")
    hand.tap("Take 3 points from Leo")
    assert hand.says("Write down why, so that everybody knows later.")
    form = hand.navigator.layers[-1].content
    hand.type("Took two tiles", into=form.ids.reason.entry)
    hand.tap("Take 3 points from Leo")
    assert hand.navigator.layers == []
    assert hand.says("Took two tiles")
    assert [(row.name, row.texts) for row in screen.rows] == [
        ("Ana", ("15", "–", "–", "–", "15")),
        ("Kim", ("9", "–", "–", "–", "9")),
        ("Leo", ("9", "–", "–", "−3", "6")),
    ]
    hand.tap("undo")
    assert not hand.says("Took two tiles")
    assert screen.play.totals["blue"] == 9


def test_nothing_can_be_adjusted_by_nothing(hand):
    screen = scoreboard(hand, played(hand))
    screen.adjust()
    hand.frames(4)
    hand.tap("How many points for Ana?")
    assert len(hand.navigator.layers) == 1


def test_the_chosen_one_is_always_shown_and_the_button_says_whom(hand):
    screen = scoreboard(hand, played(hand))
    screen.adjust()
    hand.frames(4)
    hand.tap("more")
    assert hand.says("Give Ana 1 point")
    for name in ("Kim", "Kim", "Leo", "Ana", "Ana"):
        hand.tap(next(chip for chip in whom(hand) if chip.text == name))
        assert [chip.text for chip in whom(hand) if chip.selected] == [name]
        assert hand.says(f"Give {name} 1 point")


def whom(hand):
    """The chips of the players whose points can be adjusted."""
    return hand.navigator.layers[-1].content.ids.whom.children


def test_a_ticked_chip_pushes_no_other_to_a_new_line(hand):
    screen = scoreboard(hand, played(hand, NAMES))
    screen.adjust()
    for width in range(320, 480, 12):
        hand.resize(width, 640)
        places = []
        for chip in whom(hand)[::-1]:
            hand.tap(chip)
            places.append([each.pos for each in whom(hand)])
        assert all(each == places[0] for each in places)


def test_a_player_is_called_something_else_in_every_round(hand):
    screen = scoreboard(hand, played(hand))
    hand.tap("more")
    hand.tap("Rename…")
    kim = hand.navigator.layers[-1].content.ids.rows.children[0].ids.field
    assert kim.text == "Kim"
    kim.text = "Ana"
    hand.tap("Save")
    assert hand.says("Two players have this name. Change one of them.")
    kim.text = "Kimberly"
    hand.tap("Save")
    assert [row.name for row in screen.rows] == ["Ana", "Leo", "Kimberly"]
    assert [row.name for row in screen.ids.rounds.children[0].rows] == ["Ana", "Leo", "Kimberly"]


def test_a_note_is_written_down(hand):
    screen = scoreboard(hand, played(hand))
    hand.tap("more")
    hand.tap("Write a note")
    form = hand.navigator.layers[-1].content
    hand.tap("Keep the note")
    assert hand.says("Write something first.")
    hand.type("There was cake", into=form.ids.text.entry)
    hand.tap("Keep the note")
    assert screen.play.notes == ("There was cake",)
    to_the_end(hand)
    assert hand.says("There was cake")


def test_a_round_is_looked_at_by_a_tap(hand):
    kept = played(hand, rounds=2)
    screen = scoreboard(hand, kept)
    hand.tap(screen.ids.rounds.children[-1])
    hand.until(lambda: hand.navigator.trail[-1][0] == "round")
    assert hand.navigator.trail[-1] == ("round", {"game": kept.id, "round": 1})


def test_correcting_a_round_asks_whose_palace(hand):
    kept = played(hand)
    screen = scoreboard(hand, kept)
    screen.ids.rounds.children[0].ids.correct.trigger_action(0)
    hand.frames(3)
    hand.tap("Leo")
    assert hand.navigator.trail[-1] == (
        "palace",
        {"game": kept.id, "seat": "blue", "round": 1},
    )


def test_a_corrected_round_is_marked_and_every_sum_follows(hand):
    kept = played(hand, rounds=2)
    screen = scoreboard(hand, kept)
    before = screen.play.totals["red"]
    counts = {"tower": 2, "garden": 1}
    screen.act(RoundCorrected(round=1, player="red", counts=counts, wall=9, later_too=False))
    hand.frames(3)
    assert screen.rows[0].texts[-1] == str(before + 5)
    assert [card.corrected for card in screen.ids.rounds.children] == [False, True]
    assert hand.says("corrected later")


def test_the_result_is_shared_as_text(hand):
    scoreboard(hand, played(hand))
    hand.tap("more")
    hand.tap("Share the result")
    hand.tap("As a text")
    assert "1. Ana: 15 points" in Clipboard.paste()
    assert hand.says("The result was copied; paste it wherever you like.")


def test_another_games_scores_are_shown_when_they_are_gone_to(hand):
    first, second = played(hand, rounds=2), played(hand, NAMES[:4])
    screen = scoreboard(hand, first)
    assert len(screen.ids.rounds.children) == 2
    scoreboard(hand, second)
    assert len(screen.ids.rounds.children) == 1
    assert len(screen.rows) == 4


@pytest.mark.parametrize("size", SIZES)
def test_six_players_with_long_names_fit_every_size(hand, size):
    kept = played(hand, LONG_NAMES, 3, adjusted(5), adjusted(-112, "A very long reason " * 5))
    screen = scoreboard(hand, kept)
    hand.resize(*size)
    assert flaws() == []
    for form in (screen.adjust, screen.rename, screen.write):
        form()
        hand.frames(4)
        assert flaws() == []
        hand.back()


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_the_grids_follow_the_theme(hand, appearance):
    screen = scoreboard(hand, played(hand))
    before = inks(screen.ids.standing)
    hand.choose(appearance)
    assert (inks(screen.ids.standing) == before) is (appearance is Appearance.LIGHT)
    assert flaws() == []


def inks(grid):
    """The colours that a grid is drawn in."""
    return [each.rgba for each in grid.canvas.children if isinstance(each, Color)]


def test_counts_typed_for_the_next_round_change_no_points(hand):
    kept = played(hand)
    screen = scoreboard(hand, kept)
    before = dict(screen.play.totals)
    screen.act(CountsTyped(player="red", counts={"tower": 3}, wall=8))
    assert screen.play.totals == before
