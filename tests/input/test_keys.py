import pytest

from companion.input.keys import HELP, name_of


@pytest.mark.parametrize(
    ("key", "held", "name"),
    [
        (ord("t"), [], "t"),
        (ord("t"), ["shift"], "t"),
        (ord("z"), ["ctrl"], "ctrl z"),
        (ord("z"), ["ctrl", "shift"], "ctrl shift z"),
        (ord("y"), ["meta", "capslock"], "ctrl y"),
        (9, ["shift"], "shift tab"),
        (13, ["ctrl"], "ctrl enter"),
        (271, [], "enter"),
        (8, [], "delete"),
        (282, [], HELP),
        (ord("/"), ["shift"], "/"),
        (264, ["numlock"], "8"),
        (300, ["ctrl"], ""),
        (ord("é"), [], ""),
    ],
)
def test_a_key_has_one_name_however_it_is_pressed(key, held, name):
    assert name_of(key, held) == name
