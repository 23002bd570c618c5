import importlib
import io
import json
import os
import runpy
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from companion.terminal import commands
from companion.terminal.command_line import main

ROOT = Path(__file__).parents[2]

TABLE = {
    "game": "alhambra",
    "edition": "dirk",
    "round": 2,
    "players": [
        {"name": "Ana", "city": "T9nw A6ne / * G10", "reserve": ["P8"]},
        {"name": "Leo", "counts": {"pavilion": 2, "tower": 1}, "wall": 7},
    ],
    "dummy": {"tiles": ["G11", "T12"]},
}


@pytest.fixture
def ask(capsys):
    """Ask the command line; answer with its exit code, what it said, and what it complained of."""

    def ask(*arguments):
        code = main(arguments)
        said = capsys.readouterr()
        return code, said.out, said.err

    return ask


@pytest.fixture
def ask_json(ask):
    def ask_json(*arguments):
        code, out, err = ask(*arguments, "--json")
        assert (code, err) == (0, "")
        return json.loads(out)

    return ask_json


@pytest.fixture
def table_file(tmp_path):
    def write(table):
        path = tmp_path / "table.json"
        path.write_text(table if isinstance(table, str) else json.dumps(table), encoding="utf-8")
        return str(path)

    return write


def test_wall_answers_programs(ask_json):
    assert ask_json("wall", "P6n A6ne / *") == {
        "length": 3,
        "edges": [["0,-1", "n"], ["1,-1", "n"], ["1,-1", "e"]],
    }


def test_wall_answers_people(ask):
    code, out, _ = ask("wall", "P6n / *")
    assert code == 0
    assert out == (
        "+======+\n|  P6  |\n+      +\n|  *   |\n+------+\n\n"
        "The longest outer wall has 1 edge: 0,-1 n\n"
    )
    assert "There is no outer wall." in ask("wall", "*")[1]


@pytest.mark.parametrize(
    ("arguments", "codes"),
    [
        (["* G10"], []),
        (["* G10", "--build", "G11@1,0"], ["occupied"]),
        (["* G10", "--remove", "0,0"], ["start-tile"]),
        (["* G10", "--remove", "-1,0"], ["nothing-there"]),
        (["* G10", "--remove=-1,0"], ["nothing-there"]),
        (["* G10", "--swap", "T12@1,0"], []),
        (["* G10", "--build", "T10w@-1,0", "--game", "alhambra"], []),
        (["* . G10"], ["touching", "on-foot"]),
    ],
)
def test_check_answers_programs(ask_json, arguments, codes):
    answer = ask_json("check", *arguments)
    assert answer["legal"] == (not codes)
    assert [fault["code"] for fault in answer["faults"]] == codes


def test_check_gives_each_fault_its_cells_and_a_sentence(ask_json):
    assert ask_json("check", "* G10", "--remove", "0,0")["faults"] == [
        {
            "code": "start-tile",
            "cells": ["0,0"],
            "text": "The start tile may not be moved, removed or swapped.",
        }
    ]


def test_check_answers_people(ask):
    assert ask("check", "* G10") == (0, "This is within the rules.\n", "")
    assert ask("check", "* G10", "--remove", "0,0")[1] == (
        "start-tile: The start tile may not be moved, removed or swapped. (0,0)\n"
    )


def test_spots_answers_programs_and_people(ask, ask_json):
    assert ask_json("spots", "*", "G10n") == {"spots": ["0,-1", "-1,0", "1,0"]}
    assert ask("spots", "*", "G10n")[1] == "0,-1 -1,0 1,0\n"
    assert ask("spots", "* G10n", "G10n")[1] == "It may be built nowhere.\n"


def test_tiles_lists_the_54(ask, ask_json):
    tiles = ask_json("tiles")["tiles"]
    assert len(tiles) == 54
    assert tiles[0] == {"kind": "pavilion", "price": 2, "walls": "new", "code": "P2new"}
    assert ask("tiles")[1].splitlines()[0] == "Pavilions: P2new P3sw P4es P5nw P6n P7e P8"


def test_score_answers_programs_as_the_design_says(ask_json, table_file):
    answer = ask_json("score", table_file(TABLE))
    assert list(answer) == ["round", "players", "dummy", "lines"]
    ana, leo = answer["players"]
    assert (ana["name"], ana["wall"], ana["points"]) == ("Ana", 4, 28)
    assert ana["kinds"]["garden"] == {"count": 1, "points": 8}
    assert list(ana["kinds"]) == ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
    assert (leo["wall"], leo["points"]) == (7, 21)
    assert (answer["dummy"]["name"], answer["dummy"]["points"]) == ("Dirk", 14)
    assert answer["lines"][-1] == {
        "kind": "tower",
        "names": ["Ana", "Leo", "Dirk"],
        "count": 1,
        "places": [1, 2, 3],
        "prizes": [13, 6, 0],
        "pool": 19,
        "each": 6,
        "lost": 1,
    }


def test_the_example_of_the_design(ask_json, table_file):
    design = {
        **TABLE,
        "modules": ["bonus", "huts"],
        "options": {"simple_scoring": False, "dummy_in_totals": True},
        "players": [{**ANA, "bonus": ["G10"]}, TABLE["players"][1]],
    }
    answer = ask_json("score", table_file(design))
    ana, leo = answer["players"]
    assert (ana["wall"], ana["points"], leo["points"]) == (4, 32, 21)
    assert ana["kinds"]["pavilion"] == {"count": 0, "points": 0}
    assert ana["kinds"]["garden"] == {"count": 2, "points": 12}
    assert answer["dummy"]["points"] == 11
    assert answer["lines"][-1]["names"] == ["Ana", "Leo", "Dirk"]


def test_score_answers_people(ask, table_file):
    assert "Ana: 28 points\nLeo: 21 points\nDirk: 14 points\n" in ask("score", table_file(TABLE))[1]


@pytest.mark.parametrize(
    ("edition", "name"), [("dirk", "Dirk"), ("boabdil", "Boabdil"), ("marek", "Marek")]
)
def test_editions_name_the_dummy_and_change_no_number(ask_json, table_file, edition, name):
    answer = ask_json("score", table_file({**TABLE, "edition": edition}))
    assert (answer["dummy"]["name"], answer["dummy"]["points"]) == (name, 14)


def test_score_reads_standard_input(ask_json, monkeypatch):
    without_dummy = {key: value for key, value in TABLE.items() if key != "dummy"}
    raw = io.BytesIO(json.dumps(without_dummy).encode())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(raw))
    assert "dummy" not in ask_json("score", "-")


def test_faults_at_the_table_are_the_answer_unless_scored_anyway(ask, table_file):
    faulty = {**TABLE, "players": [TABLE["players"][1], {"name": "Ana", "city": "* . G10"}]}
    code, out, err = ask("score", table_file(faulty), "--json")
    assert code == 2
    assert [fault["code"] for fault in json.loads(out)["faults"]] == ["touching", "on-foot"]
    assert err.startswith("Ana: A tile must share a full side")
    assert ask("score", table_file(faulty))[:2] == (2, "")
    assert ask("score", table_file(faulty), "--anyway")[0] == 0


def changed(**keys):
    return {**TABLE, **keys}


def players(*entries):
    return changed(players=list(entries))


ANA = TABLE["players"][0]
EMPTY_TABLE = [{"name": "Ana", "city": "*"}, {"name": "Leo", "city": "*"}]


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (changed(round=4), "round must be 1, 2 or 3."),
        (changed(round=True), "round must be 1, 2 or 3."),
        (players(ANA), "players must have at least 2 entries, not 1."),
        (
            players(*[{**ANA, "name": str(i)} for i in range(7)]),
            "players must have at most 6 entries.",
        ),
        (players(ANA, ANA), '"Ana" is named twice; give everybody a name of their own.'),
        (players(ANA, {**ANA, "name": " ANA"}), '"ANA" is named twice; give everybody a name'),
        (changed(options={"dummy_name": "LEO"}), '"LEO" is named twice; give everybody a name'),
        (
            players(ANA, {"name": "\u3164", "city": "*"}),
            "players → 2 → name must not be empty.",
        ),
        (
            players(ANA, {"name": "\u202eLeo", "city": "*"}),
            "players → 2 → name must be in one line, without hidden or control characters.",
        ),
        (
            players(ANA, {"name": "Leo", "counts": {"tower": -1}, "wall": 0}),
            "players → 2 → counts → tower must be at least 0.",
        ),
        (
            players(ANA, {"name": "Leo", "counts": {"tower": "2"}, "wall": 0}),
            "players → 2 → counts → tower must be a whole number.",
        ),
        (
            players(ANA, {"name": "Leo", "counts": {"towers": 2}, "wall": 0}),
            'Leo: "towers" is no kind; choose from pavilion, seraglio, arcades, chambers, garden',
        ),
        (
            players(ANA, {"name": "Leo", "counts": {"tower": 12}, "wall": 0}),
            "The table shows 14 towers, but only 11 exist; count again.",
        ),
        (
            players(ANA, {"name": "Leo", "counts": {"tower": 1}, "wall": 4}),
            "Leo: a wall of 4 is too long, 1 tile can have 3 at most.",
        ),
        (
            players(ANA, {"name": "Leo", "counts": {"tower": 1}}),
            "Leo: counts need a wall beside them; give 0 if there is none.",
        ),
        (players(ANA, {"name": "Leo"}), "Leo: give either a city or counts with a wall."),
        (
            players(ANA, {"name": "Leo", "city": "*", "wall": 3}),
            "Leo: a city shows its wall and its tiles; leave out the numbers.",
        ),
        (players(ANA, {"name": "Leo", "city": "* Q4"}), 'Leo: row 1, cell 2: "Q4": no such kind'),
        (
            players(ANA, {"name": "Leo", "city": "*", "reserve": ["Q4"]}),
            'Leo: "Q4": no such kind',
        ),
        (players(ANA, {"name": " ", "city": "*"}), "players → 2 → name must not be empty."),
        (
            players(ANA, {"name": "x" * 41, "city": "*"}),
            "players → 2 → name must have at most 40 characters.",
        ),
        (
            players(ANA, {"name": "L\no", "city": "*"}),
            "players → 2 → name must be in one line, without hidden or control characters.",
        ),
        (changed(**{"two\nlines": 1}), "two?lines is not a known key."),
        (changed(game="two\nlines"), '"two?lines" is no game'),
        (players(ANA, "Leo"), "players → 2 must be an object."),
        (changed(players="Leo"), "players must be a list."),
        (changed(game="chess"), '"chess" is no game; the games are alhambra and granada.'),
        (changed(edition="xyz"), '"xyz" is no edition; choose from dirk, boabdil and marek.'),
        (changed(colour="red"), "colour is not a known key."),
        (changed(options={"x": True}), "options → x is not a known key."),
        (changed(dummy={"tiles": ["Q4"]}), 'Dirk: "Q4": no such kind'),
        (
            changed(dummy={"tiles": [], "counts": {}}),
            "Dirk: give either tiles or counts, not both.",
        ),
        (changed(dummy={"counts": {"x": 1}}), 'Dirk: "x" is no kind'),
        ("[]", "A JSON object is expected, in curly brackets."),
        ("{", "This is not JSON: line 1, column 2:"),
        ('{"round": 1, "round": 2}', '"round" is given twice.'),
        ('{"round": NaN}', "NaN is no number that a table can hold."),
        ('{"round": -Infinity}', "-Infinity is no number that a table can hold."),
        ('{"round": 1e999}', "1e999 is no number that a table can hold."),
        ('{"round": 1.5}', "round must be 1, 2 or 3."),
        ('{"round": 1.0}', "round must be 1, 2 or 3."),
        ('{"game": "\\ud800"}', "This is not JSON: it is not text in UTF-8."),
        (changed(modules=["camps"]), '"camps" is no module; the modules are'),
        (changed(modules="huts"), "modules must be a list."),
        (
            {"game": "granada", "round": 1, "modules": ["huts"], "players": EMPTY_TABLE},
            "Huts cannot be played with this game.",
        ),
        (changed(options={"dummy_in_totals": 1}), "options → dummy_in_totals must be true or"),
        (changed(options={"dummy_name": "Ana"}), '"Ana" is named twice'),
        (changed(anyway="yes"), "anyway must be true or false."),
        (
            players(ANA, {"name": "Leo", "counts": {"tower": 10**9}, "wall": 0}),
            "players → 2 → counts → tower must be at most 999.",
        ),
        (
            '{"a": 1, ' + ", ".join(f'"k{i}": 1' for i in range(60_000)) + ', "a": 2}',
            '"a" is given twice.',
        ),
        (
            '{"round": ' + "9" * 5000 + "}",
            "This is not a table: it holds a number of absurd length.",
        ),
        ('{"a": ' + "[" * 50 + "]" * 50 + "}", "This is not a table: it is nested too deeply."),
        ('{"a": ' + "[" * 960 + "]" * 960 + "}", "This is not a table: it is nested too deeply."),
        ('{"a": ' + "[" * 49 + "]" * 49 + "}", "round is missing."),
        ('{"a":' * 100_000, "This is not a table: it is nested too deeply."),
        ('{"a": "' + "x" * 10_000_000 + '"}', "The input is longer than 1000000 bytes"),
    ],
)
def test_a_bad_table_gets_one_sentence_and_no_answer(ask, table_file, table, sentence):
    code, out, err = ask("score", table_file(table))
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], '"dance" is no command; the commands are wall, check,'),
        (
            ["wall"],
            "the following arguments are required: city; see python -m companion wall --help.",
        ),
        (["wall", "* Q4"], 'row 1, cell 2: "Q4": no such kind'),
        (["wall", "*", "--game", "chess"], "argument --game: invalid choice"),
        (["wall", "*" + " G10" * 55], "The city has 55 tiles; the game has 54."),
        (
            ["check", "*", "--build", "G10n"],
            '"G10n": write the tile and its place, such as G10n@1,0.',
        ),
        (["check", "*", "--build", "G10n@1"], '"1": a cell is written column,row'),
        (["check", "*", "--build", "Q4@1,0"], '"Q4": no such kind'),
        (
            ["check", "*", "--build", "G10@1,0", "--remove", "1,0"],
            "argument --remove: not allowed with",
        ),
        (["spots", "*", "*"], '"*": a tile is written kind, price, walls'),
        (["wall", "* G10 / Q4"], 'row 2, cell 1: "Q4": no such kind'),
        (["batch", "now"], "unrecognized arguments: now; see python -m companion batch --help."),
        (["score", "no/such/file"], "no/such/file cannot be read: No such file or directory."),
        (["score", "nul\0byte"], "nul?byte cannot be read: "),
        (["score", "two\nlines"], "two?lines cannot be read: "),
        (["two\nlines"], '"two?lines" is no command'),
        (["wall", "*", "two\nlines"], "unrecognized arguments: two?lines; see"),
        (["wall", "*", "x" * 9999], "unrecognized arguments: xxx"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_2(ask, arguments, sentence):
    code, out, err = ask(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1


def test_a_file_that_is_no_text_is_refused(ask, tmp_path):
    picture = tmp_path / "picture"
    picture.write_bytes(b"\xff\xfe\x00")
    assert ask("score", str(picture))[2] == "This is not JSON: it is not text in UTF-8.\n"


def test_a_file_may_begin_with_the_mark_that_some_editors_put_there(ask, tmp_path):
    table = tmp_path / "table.json"
    table.write_text(json.dumps(TABLE), encoding="utf-8-sig")
    assert ask("score", str(table))[0] == 0


def test_whoever_asks_for_what_there_is_not_is_told_every_command(ask):
    told = ask("dance")[2]
    assert all(name in told for name in (*commands.HELP, "batch"))


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_lists_every_command(ask, arguments):
    code, out, _ = ask(*arguments)
    assert code == 0
    assert {"wall", "check", "spots", "score", "tiles", "batch"} <= set(out.split())


def run(*arguments, **how):
    return subprocess.run(
        [sys.executable, "-m", "companion", *arguments],
        cwd=ROOT,
        capture_output=True,
        check=False,
        **how,
    )


def test_it_runs_as_a_module(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["companion", "wall", "*", "--json"])
    with pytest.raises(SystemExit) as left:
        runpy.run_module("companion", run_name="__main__")
    assert left.value.code == 0
    assert json.loads(capsys.readouterr().out) == {"length": 0, "edges": []}


def test_a_short_question_does_not_wait_for_pydantic():
    program = (
        "import sys; from companion.terminal.command_line import main; main(['wall', '*']);"
        "sys.exit('pydantic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False)
    assert done.returncode == 0


def test_names_in_any_script_survive_a_plain_terminal(table_file):
    table = changed(players=[ANA, {"name": "Żółć 🏰", "city": "*"}])
    plain = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = run("score", table_file(table), "--json", env=plain)
    assert json.loads(done.stdout)["players"][1]["name"] == "Żółć 🏰"
    assert run("score", table_file(table), env=plain).returncode == 0


def test_a_refusal_shows_a_question_mark_for_a_letter_that_a_plain_terminal_does_not_have():
    plain = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = run("wall", "Ł", "--lang", "de", env=plain, text=True)
    assert done.stderr.startswith('Zeile 1, Feld 1: "?"')
    assert "Pl?ttchen" in done.stderr


def test_it_can_be_imported_without_answering(capsys):
    importlib.import_module("companion.__main__")
    assert capsys.readouterr().out == ""


def test_batch_answers_line_by_line(ask, monkeypatch):
    lines = b'{"do": "wall", "city": "*"}\n{"do": "tiles", "id": 1}\n'
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines)))
    code, out, err = ask("batch")
    assert (code, err) == (0, "")
    assert [list(json.loads(line)) for line in out.splitlines()] == [
        ["length", "edges"],
        ["id", "tiles"],
    ]


@pytest.fixture
def keyboard():
    """Let Ctrl-C reach a child, also where whoever runs the tests has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("keyboard")
def test_each_answer_is_given_before_the_next_question():
    with subprocess.Popen(
        [sys.executable, "-m", "companion", "batch"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        for number in range(3):
            program.stdin.write(json.dumps({"do": "wall", "city": "*", "id": number}).encode())
            program.stdin.write(b"\n")
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["id"] == number
        program.send_signal(signal.SIGINT)
        assert (program.wait(timeout=60), program.stderr.read()) == (130, b"")


def test_whoever_stops_it_from_the_keyboard_sees_no_traceback(ask, monkeypatch):
    def stop(*_names):
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "find", stop)
    assert ask("wall", "*") == (130, "", "")


def test_answers_go_to_any_kind_of_output(monkeypatch):
    said = io.StringIO()
    monkeypatch.setattr(sys, "stdout", said)
    assert main(["spots", "*", "G10n"]) == 0
    assert said.getvalue() == "0,-1 -1,0 1,0\n"


def test_a_pipe_that_breaks_while_answering_is_no_error(monkeypatch):
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as broken:
        monkeypatch.setattr(sys, "stdout", broken)
        assert main(["tiles"]) == 0
        monkeypatch.undo()


def shell(command):
    """Run the companion as a shell would, with its streams bent as the command says."""
    line = f"{sys.executable} -m companion {command}"
    done = subprocess.run(["/bin/sh", "-c", line], cwd=ROOT, capture_output=True, check=False)
    return done.returncode, done.stderr.decode()


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("score - <&-", 2, "There is no standard input to read.\n"),
        ("batch <&-", 2, "There is no standard input to read.\n"),
        ("wall '*' >&-", 0, ""),
        ("wall '*' > /dev/full", 2, "No answer: No space left on device.\n"),
        ("score /", 2, "/ cannot be read: Is a directory.\n"),
        ("score - < /dev/null", 2, "This is not JSON: line 1, column 1: Expecting value.\n"),
        ("score /dev/zero", 2, "The input is longer than 1000000 bytes; no table needs that much."),
        ("wall \"$(printf '\\377')\"", 2, 'row 1, cell 1: "?": a tile is written kind'),
        ("batch --json < /dev/null", 0, ""),
    ],
)
def test_streams_that_are_closed_full_or_no_files_make_no_traceback(command, code, said):
    returned, err = shell(command)
    assert (returned, err.startswith(said), err.count("\n")) == (code, True, bool(said))


def test_streams_that_fail_within_the_program_are_told_in_a_sentence(ask, monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", None)
    assert ask("score", "-")[2] == "There is no standard input to read.\n"
    with Path("/dev/full").open("w") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert main(["tiles"]) == 2
        monkeypatch.setattr(sys, "stdout", None)
        assert main(["tiles"]) == 0
        monkeypatch.undo()
    assert capsys.readouterr().err == "No answer: No space left on device.\n"


def test_a_reader_who_leaves_early_is_no_error():
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "companion", "tiles"],
        cwd=ROOT,
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")
