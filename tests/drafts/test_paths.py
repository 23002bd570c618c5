import pytest

from companion.drafts.paths import MOST_OFFERED, offered


@pytest.fixture
def folder(tmp_path):
    for name in ("Games", "gallery", ".hidden"):
        (tmp_path / name).mkdir()
    for name in ("game.json", "Garden.json", "game.txt", ".game.json"):
        (tmp_path / name).touch()
    return tmp_path


def names(typed):
    return [each.name for each in offered(str(typed), [".json"])]


def test_folders_and_then_files_are_offered_that_begin_as_typed(folder):
    assert names(f"{folder}/") == ["gallery", "Games", "game.json", "Garden.json"]
    assert names(f"{folder}/gam") == ["Games", "game.json"]
    assert names(f"{folder}/x") == []


def test_what_is_typed_whole_is_offered_no_more(folder):
    assert names(folder / "game.json") == []


def test_a_folder_leads_on(folder):
    (found,) = offered(f"{folder}/gal", [".json"])
    assert (found.path, found.is_folder) == (f"{folder}/gallery/", True)


def test_nothing_is_offered_where_nothing_can_be_read(folder):
    assert names(folder / "nowhere" / "at all") == []
    assert names("\0") == []


def test_no_more_is_offered_than_there_is_room_for(tmp_path):
    for number in range(20):
        (tmp_path / f"{number}.json").touch()
    assert len(names(f"{tmp_path}/")) == MOST_OFFERED
