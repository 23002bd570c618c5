import json
from configparser import ConfigParser

import pytest

from tests.licences import FILE, ROOT, gathered

KEPT = json.loads(FILE.read_text(encoding="utf-8"))


def plain(name):
    return name.lower().replace("_", "-")


def test_the_licences_are_those_of_what_is_installed():
    # Otherwise: python -m tests.licences
    assert gathered() == KEPT


def test_everything_in_the_package_has_its_licence():
    spec = ConfigParser(interpolation=None)
    spec.read(ROOT / "buildozer.spec", encoding="utf-8")
    packed = {line.partition("==")[0] for line in spec["app"]["requirements"].split(",")}
    known = {plain(each["name"]) for each in KEPT} | {"python3", "sqlite3", "android"}
    assert {plain(name) for name in packed} <= known


@pytest.mark.parametrize("each", KEPT, ids=[each["name"] for each in KEPT])
def test_a_licence_has_a_name_and_says_something(each):
    assert each["licence"]
    assert each["text"].strip()
