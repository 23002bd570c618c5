import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.record.events import PointsAdjusted, RoundScored
from companion.record.renaming import titled
from companion.share import SharedGame, write_game
from companion.terminal.batch import respond
from companion.terminal.command_line import main
from tests.golden.reading import play_through
from tests.record.tables import FIRST_SIX, after, table

GOLDEN = Path(__file__).parents[1] / "golden"


def exported(record):
    return write_game(SharedGame("0" * 32, datetime(2026, 1, 1, tzinfo=UTC), "", record))


@pytest.fixture
def golden(tmp_path):
    record = play_through((GOLDEN / "two_players_with_dirk.game").read_text("utf-8"))
    path = tmp_path / "game.json"
    path.write_text(exported(titled(record, "Friday")), "utf-8")
    return str(path)


def test_a_game_is_printed_round_by_round(golden, capsys):
    assert main(["replay", golden]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "Friday"
    first = printed.index("Round 1")
    assert printed[first : first + 9] == [
        "Round 1",
        "           Ana  Leo  Dirk",
        "Pavilions    0    1     0",
        "Seraglios    0    1     1",
        "Arcades      1    0     1",
        "Chambers     0    4     0",
        "Gardens      5    0     0",
        "Towers       6    0     0",
        "Walls        7    7     0",
    ]
    assert printed[-4:] == [
        "1. Ana: 101",
        "2. Leo: 94",
        "Dirk: 146",
        "Ana has won with 101 points.",
    ]


def test_programs_get_rounds_totals_and_winners(golden, capsys):
    assert main(["replay", golden, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["game"], answer["title"], answer["finished"]) == ("alhambra", "Friday", True)
    assert [scored["round"] for scored in answer["rounds"]] == [1, 2, 3]
    ana = answer["rounds"][1]["players"][0]
    assert (ana["name"], ana["wall"], ana["points"]) == ("Ana", 12, 31)
    assert ana["kinds"]["tower"] == {"count": 3, "points": 13}
    assert answer["totals"] == {"Ana": 101, "Leo": 94}
    assert answer["dummy"] == {"name": "Dirk", "points": 146}
    assert answer["winners"] == ["Ana"]


def test_adjustments_are_told_with_their_reason(tmp_path, capsys):
    record = after(
        table(3), RoundScored(round=1), PointsAdjusted(player="blue", points=-2, reason="late")
    )
    path = tmp_path / "game.json"
    path.write_text(exported(record), "utf-8")
    assert main(["replay", str(path)]) == 0
    assert "Leo: −2 by hand (late)" in capsys.readouterr().out.splitlines()
    assert main(["replay", str(path), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["adjustments"] == [{"name": "Leo", "points": -2, "reason": "late"}]
    assert answer["winners"] == []
    assert "dummy" not in answer


def test_a_dummy_who_may_win_is_placed_among_the_players(tmp_path, capsys):
    record = after(table(options={"dummy_may_win": True}), FIRST_SIX, RoundScored(round=1))
    path = tmp_path / "game.json"
    path.write_text(exported(record), "utf-8")
    main(["replay", str(path)])
    assert capsys.readouterr().out.splitlines()[-4:-1] == ["1. Dirk: 21", "2. Ana: 0", "2. Leo: 0"]


def test_a_batch_hands_the_file_over_beside_its_own_id():
    request = {"do": "replay", "id": 7, "file": json.loads(exported(table(3)))}
    answer = respond(json.dumps(request).encode())
    assert (answer["id"], answer["totals"]) == (7, {"Ana": 0, "Leo": 0, "Kim": 0})


@pytest.mark.parametrize(
    ("text", "reason"),
    [("{}", "no game that this app has written"), ("nonsense", "This is not JSON")],
)
def test_what_is_no_game_is_refused_in_a_sentence(tmp_path, capsys, text, reason):
    path = tmp_path / "game.json"
    path.write_text(text, "utf-8")
    assert main(["replay", str(path)]) == 2
    assert reason in capsys.readouterr().err
