import pytest

from companion.input.keys import HELP, name_of


@pytest.mark.parametrize(
    ("key", "typed", "held", "name"),
    [
        (ord("t"), "t", [], "t"),
        (ord("t"), "T", ["shift"], "t"),
        (ord("z"), None, ["ctrl"], "ctrl z"),
        (ord("z"), None, ["ctrl", "shift"], "ctrl shift z"),
        (ord("y"), None, ["meta", "capslock"], "ctrl y"),
        (9, None, ["shift"], "shift tab"),
        (13, None, ["ctrl"], "ctrl enter"),
        (271, None, [], "enter"),
        (8, None, [], "delete"),
        (282, None, [], HELP),
        (ord("/"), "?", ["shift"], HELP),
        (300, None, ["ctrl"], ""),
        (ord("é"), "é", [], ""),
    ],
)
def test_a_key_has_one_name_however_it_is_pressed(key, typed, held, name):
    assert name_of(key, typed, held) == name
