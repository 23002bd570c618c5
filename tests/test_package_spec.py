import ast
import re
import sys
from importlib import metadata
from xml.etree import ElementTree as ET

import pytest

import companion
from tests.rehearsal.spec import ROOT, app, listed, pins
from tests.rehearsal.tree import taken

LISTS = ["requirements.txt", "requirements-dev.txt"]

# The versions of these are the choice of python-for-android's recipes.
CHOSEN_BY_RECIPES = {"python3", "sqlite3", "android"}

# Sources of translations and words for developers stay at home.
NOT_SHIPPED = {".md", ".po", ".pot", ".pyc"}


def lines(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("name", LISTS)
def test_every_requirement_is_pinned(name):
    assert [line for line in lines(name) if not re.fullmatch(r"[a-z0-9-]+==[0-9.]+", line)] == []


@pytest.mark.parametrize("name", LISTS)
def test_nothing_needs_cairo(name):
    assert not {line.split("==")[0] for line in lines(name)} & {"materialshapes", "pycairo"}


# Kivy's recipe brings these, and nothing here imports them.
BROUGHT_BY_KIVY = {"chardet", "six"}


def test_the_package_has_the_versions_that_are_tested():
    named = pins()
    tested = dict(line.split("==") for line in lines("requirements.txt"))
    assert {name: tested.get(name) for name in named.keys() - BROUGHT_BY_KIVY} == {
        name: version for name, version in named.items() if name not in BROUGHT_BY_KIVY
    }


def test_only_recipes_choose_a_version_of_their_own():
    assert {line for line in listed("requirements") if "==" not in line} == CHOSEN_BY_RECIPES


def test_no_permission_is_asked_for():
    assert [key for key in app() if "permission" in key] == []


def test_the_package_has_the_version_of_the_code():
    text = (ROOT / app()["version.filename"].removeprefix("%(source.dir)s/")).read_text("utf-8")
    assert re.search(app()["version.regex"], text)[1] == companion.__version__


@pytest.mark.parametrize("folder", ["companion", "screens"])
def test_every_file_the_app_reads_is_packed(folder):
    found = {path.suffix for path in (ROOT / folder).rglob("*") if path.is_file()}
    packed_suffixes = {f".{suffix}" for suffix in app()["source.include_exts"].split(",")}
    assert found - NOT_SHIPPED <= packed_suffixes


def test_every_file_that_the_spec_names_is_there():
    named = [value for value in app().values() if value.startswith("%(source.dir)s/")]
    missing = [name for name in named if not (ROOT / name.removeprefix("%(source.dir)s/")).exists()]
    assert named
    assert missing == []


def test_what_comes_in_does_so_by_text_or_by_our_link():
    path = app()["android.manifest.intent_filters"].removeprefix("%(source.dir)s/")
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


def imported(path):
    """The packages that a file asks for, each by its first name."""
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module.partition(".")[0]


def test_whatever_the_packed_code_imports_is_packed():
    ours = {path.parts[0].removesuffix(".py") for path in taken() if path.suffix == ".py"}
    on_the_phone = {"android", "jnius"}
    asked = {name for path in taken() if path.suffix == ".py" for name in imported(path)}
    others = asked - ours - on_the_phone - sys.stdlib_module_names
    provided = metadata.packages_distributions()
    packed = {re.sub("[-_.]+", "-", name) for name in pins()}
    unpacked = {
        name
        for name in others
        if not {re.sub("[-_.]+", "-", each.lower()) for each in provided.get(name, ())} & packed
    }
    assert unpacked == set()
    assert {"kivy", "pydantic", "segno"} <= others


@pytest.mark.parametrize("name", ["asyncgui", "asynckivy", "pillow"])
def test_what_the_app_does_without_is_not_packed(name):
    assert name not in {line.partition("==")[0].lower() for line in listed("requirements")}


def test_what_stays_at_home_is_not_packed():
    files = {path.as_posix() for path in taken()}
    assert {"main.py", "companion/games/alhambra_tiles.csv", "screens/icon.png"} <= files
    assert {name.partition("/")[0] for name in files} == {"companion", "main.py", "screens"}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("android.api", "36"),
        ("android.minapi", "24"),
        ("android.archs", "arm64-v8a"),
        ("android.allow_backup", "False"),
        ("android.presplash_color", "#fbf6ec"),
        ("android.manifest.launch_mode", "singleTask"),
        ("p4a.branch", "master"),
    ],
)
def test_the_package_is_made_for_todays_android(key, value):
    assert app()[key] == value


def test_back_is_sent_as_a_key():
    path = app()["android.extra_manifest_application_arguments"].removeprefix("%(source.dir)s/")
    text = (ROOT / path).read_text(encoding="utf-8")
    assert text.strip() == 'android:enableOnBackInvokedCallback="false"'


def test_what_builds_the_package_is_one_commit_and_nothing_newer():
    assert re.fullmatch("[0-9a-f]{40}", app()["p4a.commit"])
