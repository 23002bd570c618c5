import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.preferences import FILE, TEXT_SIZES, Appearance, Preferences, keep, kept
from companion.words import LANGUAGES

CHOSEN = Preferences(
    language="pl",
    appearance=Appearance.DARK,
    text_size=120,
    safe_colours=True,
    motion=False,
    vibration=False,
    sounds=True,
    keep_awake=False,
)


def test_what_was_chosen_is_kept(tmp_path):
    assert kept(tmp_path) == Preferences()
    keep(tmp_path, CHOSEN)
    assert kept(tmp_path) == CHOSEN


@pytest.mark.parametrize(
    "damage", ["", "{", "[]", "5", "null", '["motion"]', "[" * 9_000, "{" + " " * 20_000 + "}"]
)
def test_a_damaged_file_leaves_everything_as_it_is_at_the_beginning(tmp_path, damage):
    (tmp_path / FILE).write_text(damage)
    assert kept(tmp_path) == Preferences()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "xx"),
        ("language", None),
        ("language", ["pl"]),
        ("appearance", "purple"),
        ("appearance", ["dark"]),
        ("appearance", None),
        ("text_size", 110.0),
        ("text_size", 115),
        ("text_size", 10_000),
        ("text_size", True),
        ("motion", 0),
        ("motion", "no"),
        ("vibration", None),
        ("sounds", 1),
        ("keep_awake", {}),
        ("safe_colours", "true"),
    ],
)
def test_one_damaged_choice_spoils_no_other(tmp_path, name, value):
    keep(tmp_path, CHOSEN)
    written = json.loads((tmp_path / FILE).read_text())
    (tmp_path / FILE).write_text(json.dumps({**written, name: value, "of a newer app": 5}))
    read = kept(tmp_path)
    assert getattr(read, name) == getattr(Preferences(), name)
    others = {each for each in written if each != name}
    assert all(getattr(read, each) == getattr(CHOSEN, each) for each in others)


@given(
    st.builds(
        Preferences,
        language=st.sampled_from(("", *LANGUAGES)),
        appearance=st.sampled_from(Appearance),
        text_size=st.sampled_from(TEXT_SIZES),
        safe_colours=st.booleans(),
        motion=st.booleans(),
        vibration=st.booleans(),
        sounds=st.booleans(),
        keep_awake=st.booleans(),
    )
)
def test_whatever_can_be_chosen_is_read_as_it_was_written(tmp_path_factory, chosen):
    folder = tmp_path_factory.mktemp("kept")
    assert keep(folder, chosen)
    assert kept(folder) == chosen


def test_a_folder_that_takes_nothing_is_no_reason_to_stop(tmp_path):
    assert not keep(tmp_path / "nowhere", CHOSEN)
    assert kept(tmp_path / "nowhere") == Preferences()
