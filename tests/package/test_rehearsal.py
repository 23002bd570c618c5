"""The package, rehearsed in short: the packages that are installed here, and two situations."""

import subprocess
import sys

import pytest

from tests.rehearsal import packages
from tests.rehearsal.build import Package, byte_compile
from tests.rehearsal.judging import PICTURES, faults, out_of_place
from tests.rehearsal.rehearse import Outcome, Situation, rehearse

NOBODY_ASKS_FOR = {"chardet", "six"}
"""What Kivy's recipe brings to a phone, and is not installed on a desktop."""

SMALL = {"size": (412, 892), "density": 1.0}
"""Six times as fast to draw as a real phone's screen."""

WHOLE = Situation("whole", sdk=36, **SMALL)
LINK = Situation("link", sdk=29, night=True, story="link", **SMALL)


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    package = Package(tmp_path_factory.mktemp("package"))
    package.build(lambda folder: packages.borrow(folder, but=NOBODY_ASKS_FOR))
    return package


def test_nothing_is_packed_that_has_no_business_on_a_phone(package):
    assert out_of_place(package) == []
    assert (package.app / "main.pyc").exists()
    assert (package.packages / "kivy").is_dir()


@pytest.mark.parametrize("situation", [WHOLE, LINK], ids=lambda situation: situation.name)
def test_the_app_is_played_on_a_phone_of_paper_from_its_package_alone(package, situation):
    outcome = rehearse(package, situation)
    assert faults(package, situation, outcome) == []


def test_what_asserts_is_gone_from_the_package_as_it_is_on_a_phone(tmp_path):
    (tmp_path / "told.py").write_text('"""Said."""\nassert False\n', encoding="utf-8")
    byte_compile(tmp_path)
    program = "import told; print(told.__doc__)"
    command = [sys.executable, "-S", "-OO", "-c", program]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "None\n"
    assert [path.name for path in tmp_path.iterdir()] == ["told.pyc"]


GOOD = {
    "problem": "",
    "pictures": ["opened-by-a-link"],
    "taps": 1,
    "touches": 1,
    "refused": [],
    "missing": ["PIL", "companion.words._"],
    "own": ["/usr/lib"],
    "loaded": {"json": "/usr/lib/json.py", "screens": "./screens/__init__.pyc"},
}


@pytest.mark.parametrize(
    ("change", "code", "log", "sentence"),
    [
        ({}, 0, "", ""),
        ({}, 1, "", "it ended with 1"),
        ({}, 0, "Traceback (most recent call last)", "Traceback"),
        ({"problem": "no picker"}, 0, "", "no picker"),
        ({"pictures": []}, 0, "", "seen: []"),
        ({"touches": 2}, 0, "", "counted more than once"),
        ({"refused": ["tkinter"]}, 0, "", "a phone has no ['tkinter']"),
        ({"missing": ["asynckivy"]}, 0, "", "not packed: ['asynckivy']"),
        ({"loaded": {"PIL": "/home/x/PIL.py"}}, 0, "", "from elsewhere"),
        ({"loaded": {"PIL": "/usr/lib/site-packages/PIL.py"}}, 0, "", "from elsewhere"),
    ],
)
def test_whatever_is_amiss_is_found(tmp_path, change, code, log, sentence):
    found = faults(Package(tmp_path), LINK, Outcome(code, log, GOOD | change))
    assert len(found) == (1 if sentence else 0)
    assert sentence in "".join(found)
    assert faults(Package(tmp_path), LINK, Outcome(1, "it broke", {})) != []


@pytest.mark.parametrize(
    ("night", "sdk", "change", "sentence"),
    [
        (False, 36, {}, ""),
        (False, 36, {"insets": [0, 0, 0, 0]}, "the bars leave [0, 0, 0, 0]"),
        (True, 36, {}, "the icons of the bars are white"),
        (False, 29, {}, "the bars leave"),
        (False, 36, {"put_away": 0}, "put it away 0 times"),
        (False, 36, {"shared": []}, "shared: []"),
        (False, 36, {"problem": "no picker"}, "no picker"),
    ],
)
def test_how_a_phone_is_left_is_judged_by_what_phone_it_is(tmp_path, night, sdk, change, sentence):
    report = GOOD | {
        "pictures": PICTURES["whole"],
        "insets": [0, 40, 0, 24],
        "bar_icons": "white",
        "put_away": 1,
        "shared": [["alhambra:…"]],
    }
    situation = Situation("whole", sdk=sdk, night=night)
    found = faults(Package(tmp_path), situation, Outcome(0, "", report | change))
    assert bool(found) is bool(sentence)
    assert sentence in "".join(found)
