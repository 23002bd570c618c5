import csv
from io import StringIO

from companion.board.city import City
from companion.games.alhambra import BOX
from companion.record import Record
from companion.record.events import (
    CountsTyped,
    DummyDrew,
    GameFinished,
    GameStarted,
    PointsAdjusted,
    RoundScored,
    Sitting,
)
from companion.share import as_csv, as_text, palace
from tests.record.tables import FIRST_SIX, after, built, table

GARDEN = CountsTyped(player="red", counts={"garden": 2}, wall=4)
TOWER = CountsTyped(player="blue", counts={"tower": 1}, wall=3)


def rounds(record, number):
    return after(record, GARDEN, TOWER, *(RoundScored(round=n) for n in range(1, number + 1)))


def test_a_finished_game_names_its_winner_and_every_sum():
    record = rounds(table(3, title="Friday"), 2)
    record = after(record, CountsTyped(player="blue", counts={"tower": 2}, wall=6))
    record = after(record, RoundScored(round=3), GameFinished())
    # Ana: garden 5, 12, 20 and wall 4. Leo: tower 6, 13, 21 and wall 3, at the end 6.
    assert as_text(record.play).splitlines() == [
        "Alhambra: Friday",
        "Leo has won with 52 points.",
        "1. Leo: 52 points (9 + 16 + 27)",
        "2. Ana: 49 points (9 + 16 + 24)",
        "3. Kim: 0 points (0 + 0 + 0)",
    ]


def test_the_winner_is_named_as_soon_as_the_last_round_is_scored():
    record = after(rounds(table(3), 3), PointsAdjusted(player="red", points=1, reason="a bet"))
    assert as_text(record.play).splitlines()[1] == "Ana has won with 50 points."


def test_a_shared_victory_names_all_winners_and_ties_are_ties():
    record = after(
        rounds(table(3, title="Saturday"), 3),
        PointsAdjusted(player="green", points=7, reason="a bet"),
        PointsAdjusted(player="green", points=-8, reason="another"),
        GameFinished(),
    )
    assert as_text(record.play).splitlines() == [
        "Alhambra: Saturday",
        "Ana and Leo share the victory with 49 points.",
        "1. Ana: 49 points (9 + 16 + 24)",
        "1. Leo: 49 points (9 + 16 + 24)",
        "3. Kim: −1 point (0 + 0 + 0 − 1)",
    ]


def test_a_running_game_says_how_far_it_has_come():
    record = after(rounds(table(3), 1), PointsAdjusted(player="green", points=2, reason="a bet"))
    assert as_text(record.play).splitlines() == [
        "Alhambra",
        "1 of 3 rounds is scored.",
        "1. Ana: 9 points",
        "1. Leo: 9 points",
        "3. Kim: 2 points (0 + 2)",
    ]


def test_the_dummy_is_listed_last_unless_he_may_win():
    record = after(table(), FIRST_SIX, RoundScored(round=1))
    # He alone has one of each kind: 1 + 2 + 3 + 4 + 5 + 6.
    assert as_text(record.play).splitlines()[-1] == "Dirk: 21 points"
    may_win = after(table(options={"dummy_may_win": True}), FIRST_SIX, RoundScored(round=1))
    assert as_text(may_win.play).splitlines()[2:] == [
        "1. Dirk: 21 points",
        "2. Ana: 0 points",
        "2. Leo: 0 points",
    ]


def test_a_spreadsheet_has_a_row_for_everybody_in_each_round_and_the_sums():
    record = after(rounds(after(table(), FIRST_SIX), 1))
    record = after(record, PointsAdjusted(player="blue", points=-2, reason="late"))
    rows = list(csv.reader(StringIO(as_csv(record.play))))
    assert rows[0] == [
        *("Round", "Player", "Pavilions", "Seraglios", "Arcades", "Chambers", "Gardens"),
        *("Towers", "Walls", "Points"),
    ]
    assert rows[1:4] == [
        ["1", "Ana", "0", "0", "0", "0", "5", "0", "4", "9"],
        ["1", "Leo", "0", "0", "0", "0", "0", "3", "3", "6"],
        ["1", "Dirk", "1", "2", "3", "4", "0", "3", "0", "13"],
    ]
    empty = [""] * 7
    assert rows[4:] == [
        ["By hand", "Leo", *empty, "-2"],
        ["Total", "Ana", *empty, "9"],
        ["Total", "Leo", *empty, "4"],
        ["Total", "Dirk", *empty, "13"],
    ]


def test_a_spreadsheet_takes_no_name_for_a_formula():
    players = tuple(
        Sitting(colour=colour, name=name)
        for colour, name in [("red", '=HYPERLINK("x")'), ("blue", "@Leo"), ("green", "Kim, K.")]
    )
    record = after(Record.start(GameStarted(players=players, game="granada")), RoundScored(round=1))
    names = [row[1] for row in csv.reader(StringIO(as_csv(record.play)))][1:4]
    assert names == ['\'=HYPERLINK("x")', "'@Leo", "Kim, K."]


def test_rounds_are_called_as_the_game_calls_them():
    record = after(table(3, game="granada"), RoundScored(round=1))
    assert record.undoes == "scoring A done"
    assert next(iter(csv.DictReader(StringIO(as_csv(record.play)))))["Scoring"] == "A"


def test_a_palace_is_shared_as_its_notation():
    seat = after(table(3), built("G10n", "1,0"), built("T9nw", "-1,0")).play.seats[0]
    assert palace(seat) == "T9nw * G10n"
    assert City.parse(palace(seat), BOX) == seat.city


def test_an_unscored_game_of_two_shows_the_dummy_too():
    drawn = after(table(game="granada"), DummyDrew(tiles=(), on_purpose=True))
    assert as_text(drawn.play).splitlines()[-1] == "Pablo: 0 points"
