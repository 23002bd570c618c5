"""What a correction changes is said while it waits, once it is applied, and in the log."""

from companion.drafts.palace.past_palace import CorrectionDraft, PastPalace
from companion.record import Colour
from companion.record.events import CountsTyped, RoundCorrected, RoundScored
from companion.wording.history import history
from companion.wording.points.correction_words import (
    after_all,
    applied,
    in_the_log,
    not_applied,
    what_was_done,
    will_change,
    will_change_points,
)
from companion.wording.points.point_rows import rows_of_game
from tests.record.tables import after, built, table

TWO_ROUNDS = after(
    table(3),
    built("T12", "1,0"),
    RoundScored(round=1),
    built("T11", "1,0", "blue"),
    RoundScored(round=2),
)
WRONG = RoundCorrected(round=1, player="red", city="* G10")


def bench(record, *events, colour=Colour.RED, number=1):
    return PastPalace(record, colour, number, CorrectionDraft(events=events), lambda: None)


def test_it_says_whose_palace_of_which_round_waits():
    waiting = bench(TWO_ROUNDS, built("G10", "-1,0"))
    assert not_applied(waiting) == "Not applied yet: Ana’s palace in round 1"
    assert what_was_done(waiting) == "Garden 10 built."


def test_only_the_last_acts_are_told_each_once():
    acts = [built(tile, f"{place},0") for place, tile in enumerate(["A9", "G10", "G11", "C10"], 2)]
    waiting = bench(TWO_ROUNDS, *acts)
    assert what_was_done(waiting) == "Garden 10 built. Garden 11 built. Chambers 10 built."
    typed = [CountsTyped(player="red", counts={"tower": number}) for number in (1, 2)]
    assert what_was_done(bench(TWO_ROUNDS, *typed)) == "Ana’s numbers typed."


def test_it_says_what_is_going_to_change():
    waiting = bench(TWO_ROUNDS, built("G10", "-1,0"))
    words = will_change(TWO_ROUNDS.play, waiting)
    assert words == "It will change:\nRound 1: Ana +5.\nRound 2: Ana +12."
    assert [each.number for each in will_change_points(TWO_ROUNDS.play, waiting)] == [1, 2]


def test_what_changes_no_points_says_so():
    # A second tower is worth no more than one, where nobody else has any.
    record = after(table(3), built("T12", "1,0"), RoundScored(round=1))
    waiting = bench(record, built("T11", "-1,0"))
    assert waiting.is_changed
    assert will_change(record.play, waiting) == "No points change."


def test_what_cannot_be_applied_says_why():
    waiting = bench(after(table(3), RoundScored(round=1)), built("T12", "1,0"))
    gone = after(table(3), built("T12", "1,0", "blue"), RoundScored(round=1))
    assert "There is only one such tile" in will_change(gone.play, waiting)
    assert will_change_points(gone.play, waiting) == ()


def test_a_notice_tells_what_changed_in_later_rounds():
    later = after(TWO_ROUNDS, WRONG)
    assert applied(TWO_ROUNDS.play, later.play, WRONG) == (
        "Round 1 is put right. Round 2 changed too: Ana +3, Leo +4."
    )
    alone = WRONG.model_copy(update={"later_too": False})
    record = after(TWO_ROUNDS, alone)
    assert applied(TWO_ROUNDS.play, record.play, alone) == (
        "Round 1 is put right; what came later stays as it was."
    )


def test_the_log_keeps_what_changed():
    later = after(TWO_ROUNDS, WRONG)
    told = "Round 1: Ana −1. Round 2 changed too: Ana +3, Leo +4."
    assert in_the_log(TWO_ROUNDS.play, later.play, WRONG) == told
    assert (history(later)[-1].what, history(later)[-1].more) == (
        "Round 1 corrected for Ana",
        told,
    )
    assert {line.more for line in history(later)[:-1]} == {""}


def test_the_standing_tells_what_sums_are_going_to_be():
    waiting = bench(TWO_ROUNDS, built("G10", "-1,0"))
    then = after_all(TWO_ROUNDS.play, [waiting])
    rows = {row.name: row.then for row in rows_of_game(TWO_ROUNDS.play, then)}
    now = TWO_ROUNDS.play.totals[Colour.RED]
    assert rows == {"Ana": f"then {now + 17}", "Leo": "", "Kim": ""}
    assert {row.then for row in rows_of_game(TWO_ROUNDS.play)} == {""}
