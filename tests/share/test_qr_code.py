import segno

from companion.share import palace_code
from companion.share.checked_code import link
from companion.share.qr_code import squares
from tests.bench.codes import PALACE
from tests.share.test_game_parts import PARTS

CODE = palace_code.write(PALACE)


def test_a_palace_of_thirty_tiles_fits_a_picture_that_is_read_across_a_table():
    drawn = squares(CODE)
    assert len(PALACE.city) == 30
    # Version 4 of 40.
    assert {len(row) for row in drawn} == {len(drawn)} == {33}


def test_capitals_take_less_room_than_a_link_as_a_whole():
    whole = segno.make(link(CODE), error="m", micro=False)
    assert len(squares(CODE)) < len(whole.matrix)


def test_it_has_the_three_corners_that_a_camera_looks_for():
    drawn = squares(CODE)
    corner = [[True] * 7, [True, *[False] * 5, True]]
    for rows in (drawn[:2], [row[::-1] for row in drawn[:2]], list(drawn[:-3:-1])):
        assert [list(row[:7]) for row in rows] == corner


def test_each_part_of_a_whole_game_fits_a_picture_too():
    assert max(len(squares(part.code, "l")) for part in PARTS) <= 73
