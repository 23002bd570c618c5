"""Kv finds rules by the bare name of a class, in whatever folder; so a name means one thing.

And it finds them only when the Python file beside them loads them.
"""

import ast
import re
from collections import defaultdict
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import kivy
from kivy.uix.widget import Widget

import screens

FOLDER = Path(screens.__file__).parent
RULE = re.compile(r"^<(.+)>:", re.MULTILINE)


def rules():
    """The name before each rule, as kv has it, and its file."""
    for file in FOLDER.rglob("*.kv"):
        for found in RULE.finditer(file.read_text(encoding="utf-8")):
            for name in found[1].split(","):
                yield name.strip().lstrip("-"), str(file.relative_to(FOLDER))


def places_of_rules():
    """The files that have rules for each class."""
    places = defaultdict(set)
    for name, file in rules():
        places[name.partition("@")[0]].add(file)
    return places


def places_of_widgets():
    """Where each widget is defined, in Python or in kv."""
    places = defaultdict(set)
    for module in walk_packages(screens.__path__, "screens."):
        for each in vars(import_module(module.name)).values():
            if isinstance(each, type) and issubclass(each, Widget):
                places[each.__name__].add(each.__module__)
    for name, file in rules():
        if "@" in name:
            places[name.partition("@")[0]].add(file)
    return places


def repeated(places):
    return {name: sorted(files) for name, files in places.items() if len(files) > 1}


def test_no_class_has_rules_in_two_files():
    assert repeated(places_of_rules()) == {}


def test_no_two_widgets_share_a_name():
    assert repeated(places_of_widgets()) == {}


def test_every_rule_is_for_a_widget_that_there_is():
    assert set(places_of_rules()) <= set(places_of_widgets())


def test_every_file_with_rules_beside_it_loads_them_in_its_last_line():
    files = [file.with_suffix(".py") for file in FOLDER.rglob("*.kv")]
    last = {file: file.read_text(encoding="utf-8").splitlines()[-1] for file in files}
    assert last == dict.fromkeys(files, "load_kv(__file__)")


def imported_by(file, found):
    """Every file of the screens that Python loads together with this one."""
    found.add(file)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            named = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            named = [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
        else:
            continue
        for name in named:
            path = FOLDER.parent.joinpath(*name.split("."))
            for each in (path.with_suffix(".py"), path / "__init__.py"):
                if name.startswith("screens.") and each.exists() and each not in found:
                    imported_by(each, found)
    return found


def test_a_widget_that_kv_alone_defines_is_loaded_wherever_it_is_named():
    """Or else a killed app could not open on that screen."""
    at_home = {name.partition("@")[0]: FOLDER / file for name, file in rules() if "@" in name}
    unknown = []
    for file in FOLDER.rglob("*.kv"):
        text = file.read_text(encoding="utf-8")
        known = {each.with_suffix(".kv") for each in imported_by(file.with_suffix(".py"), set())}
        known |= set((FOLDER / "widgets").glob("*.kv"))
        unknown += [
            f"{file.name}: {name}"
            for name, home in at_home.items()
            if re.search(rf"^\s+{name}:", text, re.MULTILINE) and home not in known
        ]
    assert unknown == []


def test_no_widget_has_a_name_that_kivy_has_rules_for():
    style = (Path(kivy.__file__).parent / "data" / "style.kv").read_text(encoding="utf-8")
    kivys = {name.strip() for found in RULE.finditer(style) for name in found[1].split(",")}
    ours = {
        name
        for name, places in places_of_widgets().items()
        if not any(place.startswith("kivy") for place in places)
    }
    assert not kivys & ours


def test_no_rule_is_bound_through_ids():
    """Kivy would never let go of such a widget, nor of all that it belongs to."""
    bound = [
        f"{file.relative_to(FOLDER)}: {line.strip()}"
        for file in FOLDER.rglob("*.kv")
        for line in file.read_text(encoding="utf-8").splitlines()
        if ".ids." in line and not line.strip().startswith("on_")
    ]
    assert bound == []
