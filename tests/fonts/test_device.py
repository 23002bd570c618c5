"""A device's fonts are looked through for one that draws what ours lacks."""

from shutil import copyfile

import pytest

from companion.fonts import device
from companion.fonts.device import font_files, font_for, missing
from tests.fonts.test_coverage import DEJAVU, ROBOTO, font, full


@pytest.mark.parametrize(("text", "lacks"), [("Małgorzata ’ –", ""), ("ნინო 5", "ნიო")])
def test_what_ours_lacks(text, lacks):
    assert missing(text, ROBOTO) == set(lacks)


def test_a_font_that_draws_it_is_found_where_the_device_has_one(tmp_path):
    assert font_for("ნინო 5", ROBOTO, font_files([str(tmp_path)])) is None
    (tmp_path / "deep").mkdir()
    there = tmp_path / "deep" / "Some.TTF"
    copyfile(DEJAVU, there)
    (tmp_path / "notes.txt").write_text("no font")
    assert font_for("ნინო 5", ROBOTO, font_files([str(tmp_path), "/nowhere"])) == there


def test_one_that_draws_no_more_than_ours_is_not_taken():
    assert font_for("王", ROBOTO, [DEJAVU, ROBOTO]) is None


def test_one_that_draws_most_is_taken_where_none_draws_all():
    assert font_for("ნინო 王", ROBOTO, [ROBOTO, DEJAVU]) == DEJAVU


def test_fonts_of_the_script_are_read_first_and_not_too_many(tmp_path, monkeypatch):
    monkeypatch.setattr(device, "READ", 1)
    files = []
    for name in ("AAA-Regular", "NotoSerifCJK-Bold", "NotoSansCJK-Regular"):
        (tmp_path / name).mkdir()
        made = font(tmp_path / name, full((0x738B, 0x738B)))
        files.append(made.rename(tmp_path / f"{name}.ttf"))
    assert font_for("王", ROBOTO, files) == files[-1]
    assert font_for("\U0010fffe王", ROBOTO, files[:1]) == files[0]
