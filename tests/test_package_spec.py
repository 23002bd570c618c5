import re
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import companion

ROOT = Path(__file__).parents[1]
LISTS = ["requirements.txt", "requirements-dev.txt"]

# The versions of these are the choice of python-for-android's recipes.
CHOSEN_BY_RECIPES = {"python3", "sqlite3", "android"}

# Sources of translations and words for developers stay at home.
NOT_SHIPPED = {".md", ".po", ".pot", ".pyc"}


def lines(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def spec():
    parser = ConfigParser(interpolation=None)
    parser.read(ROOT / "buildozer.spec", encoding="utf-8")
    return parser["app"]


def packed():
    return spec()["requirements"].split(",")


@pytest.mark.parametrize("name", LISTS)
def test_every_requirement_is_pinned(name):
    assert [line for line in lines(name) if not re.fullmatch(r"[a-z0-9-]+==[0-9.]+", line)] == []


@pytest.mark.parametrize("name", LISTS)
def test_nothing_needs_cairo(name):
    assert not {line.split("==")[0] for line in lines(name)} & {"materialshapes", "pycairo"}


# Kivy's recipe brings these, and nothing here imports them.
BROUGHT_BY_KIVY = {"chardet", "six"}


def test_the_package_has_the_versions_that_are_tested():
    named = dict(line.split("==") for line in packed() if "==" in line)
    tested = dict(line.split("==") for line in lines("requirements.txt"))
    assert {name: tested.get(name) for name in named.keys() - BROUGHT_BY_KIVY} == {
        name: version for name, version in named.items() if name not in BROUGHT_BY_KIVY
    }


def test_only_recipes_choose_a_version_of_their_own():
    assert {line for line in packed() if "==" not in line} == CHOSEN_BY_RECIPES


def test_no_permission_is_asked_for():
    assert [key for key in spec() if "permission" in key] == []


def test_the_package_has_the_version_of_the_code():
    text = (ROOT / spec()["version.filename"].removeprefix("%(source.dir)s/")).read_text("utf-8")
    assert re.search(spec()["version.regex"], text)[1] == companion.__version__


@pytest.mark.parametrize("folder", ["companion", "screens"])
def test_every_file_the_app_reads_is_packed(folder):
    found = {path.suffix for path in (ROOT / folder).rglob("*") if path.is_file()}
    packed_suffixes = {f".{suffix}" for suffix in spec()["source.include_exts"].split(",")}
    assert found - NOT_SHIPPED <= packed_suffixes


def test_every_file_that_the_spec_names_is_there():
    named = [value for value in spec().values() if value.startswith("%(source.dir)s/")]
    missing = [name for name in named if not (ROOT / name.removeprefix("%(source.dir)s/")).exists()]
    assert named
    assert missing == []


def test_what_comes_in_does_so_by_text_or_by_our_link():
    path = spec()["android.manifest.intent_filters"].removeprefix("%(source.dir)s/")
    # The file holds what goes into an activity, without an element around it.
    text = (ROOT / path).read_text(encoding="utf-8").replace("android:", "")
    filters = ET.fromstring(f"<activity>{text}</activity>")  # noqa: S314  # Our own file.
    assert [
        ([action.get("name") for action in each.findall("action")], each.find("data").attrib)
        for each in filters
    ] == [
        (["android.intent.action.SEND"], {"mimeType": "text/plain"}),
        (["android.intent.action.VIEW"], {"scheme": "alhambra"}),
    ]
