from companion.record.differences import Change, Difference, Differing
from companion.share import palace_code
from companion.wording.handing_over import (
    about_handed,
    palace_message,
    part_message,
    which_tiles,
)
from tests.share.test_palace_code import EXAMPLES, brought


def test_what_is_handed_over_is_told_line_by_line():
    assert about_handed(brought("* G10 / HGnw T12", "P8 S9", "G10")) == (
        "3 tiles · wall 1",
        "In reserve: pavilion 8 and seraglio 9",
        "Bonus cards: garden 10",
    )
    assert about_handed(brought("*")) == ("0 tiles · wall 0",)


def test_the_tiles_that_differ_are_named():
    tiles = brought("*", "P8 S9").reserve
    difference = Difference(Change.MORE, tuple(map(Differing, tiles)))
    assert which_tiles(difference) == "pavilion 8 and seraglio 9"


def test_a_message_holds_the_link():
    code = palace_code.write(EXAMPLES[1])
    message = palace_message(EXAMPLES[1], code)
    assert message.startswith("Ana’s palace")
    assert f"alhambra:{code}" in message
    assert part_message("Part 2 of 3", "GA12").endswith("alhambra:GA12")
