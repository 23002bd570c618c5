"""What a font can draw is read from its own tables; whatever is no font draws nothing."""

import struct
from pathlib import Path

import kivy
import pytest

from companion.fonts.coverage import Coverage, coverage

FONTS = Path(kivy.kivy_data_dir, "fonts")
ROBOTO, DEJAVU = FONTS / "Roboto-Regular.ttf", FONTS / "DejaVuSans.ttf"


def font(tmp_path, table, *, outlines=b"glyf", head=b"", start=0):
    """A font file that has nothing but its table of characters."""
    begin = start + 12 + 32
    entries = struct.pack(">4sLLL", outlines, 0, begin, len(table))
    entries += struct.pack(">4sLLL", b"cmap", 0, begin, len(table))
    path = tmp_path / "some.ttf"
    path.write_bytes(head.ljust(start, b"\0") + struct.pack(">4sH6x", b"true", 2) + entries + table)
    return path


def full(*runs, platform=3):
    groups = b"".join(struct.pack(">LLL", first, last, 1) for first, last in runs)
    table = struct.pack(">HHLLL", 12, 0, 16 + len(groups), 0, len(runs)) + groups
    return struct.pack(">HHHHL", 0, 1, platform, 10, 12) + table


def basic(*runs):
    lasts = struct.pack(f">{len(runs)}H", *(last for _first, last in runs))
    firsts = struct.pack(f">{len(runs)}H", *(first for first, _last in runs))
    table = struct.pack(">HHHHHHH", 4, 0, 0, len(runs) * 2, 0, 0, 0) + lasts + b"\0\0" + firsts
    return struct.pack(">HHHHL", 0, 1, 0, 3, 12) + table


@pytest.mark.parametrize(
    ("character", "in_roboto", "in_dejavu"),
    [("A", True, True), ("ł", True, True), ("ნ", False, True), ("王", False, False)],
)
def test_real_fonts_are_read(character, in_roboto, in_dejavu):
    assert coverage(ROBOTO).has(character) is in_roboto
    assert coverage(DEJAVU).has(character) is in_dejavu
    assert coverage(DEJAVU).lacks(character) == (not in_dejavu)


@pytest.mark.parametrize("write", [full, basic])
def test_runs_of_characters_are_read_from_both_kinds_of_tables(tmp_path, write):
    found = coverage(font(tmp_path, write((0x61, 0x63), (0x10D0, 0x10F0))))
    assert [each for each in "`abcd\u10cf\u10d0\u10f0\u10f1" if found.has(each)] == list("abcაჰ")


def test_the_end_of_a_table_is_no_character(tmp_path):
    found = coverage(font(tmp_path, basic((0x61, 0x63), (0xFFFF, 0xFFFF))))
    assert found == Coverage((0x61,), (0x63,))


def test_the_first_font_of_a_collection_is_read(tmp_path):
    head = b"ttcf" + struct.pack(">LLL", 0, 1, 64)
    assert coverage(font(tmp_path, full((0x61, 0x61)), head=head, start=64)).has("a")


@pytest.mark.parametrize(
    ("table", "outlines"),
    [
        (full((0x61, 0x61)), b"CBDT"),
        (full((0x61, 0x61), platform=1), b"glyf"),
        (b"\0\0\0\1", b"glyf"),
        (struct.pack(">HHHHL", 0, 1, 3, 1, 12) + struct.pack(">HHL", 6, 0, 0), b"glyf"),
    ],
    ids=["pictures", "no Unicode", "cut", "another table"],
)
def test_what_cannot_be_drawn_or_read_is_not_there(tmp_path, table, outlines):
    assert coverage(font(tmp_path, table, outlines=outlines)) == Coverage()


@pytest.mark.parametrize("raw", [b"", b"no font at all", b"ttcf" + b"\xff" * 40])
def test_what_is_no_font_draws_nothing(tmp_path, raw):
    path = tmp_path / "none.ttf"
    path.write_bytes(raw)
    assert coverage(path) == Coverage()
    assert coverage(tmp_path / "away.ttf") == Coverage()
