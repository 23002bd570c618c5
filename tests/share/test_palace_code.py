import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.board.city import City
from companion.errors import CompanionError, InputError
from companion.games import GAMES
from companion.record import Colour
from companion.share import checked_code, game_parts, palace_code
from companion.share.checked_code import DIGITS, Sort, link, read
from companion.share.digits import Gathered
from companion.share.palace_code import HandedOver
from tests.record.tables import after, built, table
from tests.share.bringing import alhambra, granada, same

# Written by version 1; they can be read for ever.
WRITTEN = {
    "PA01Z141YZ": ("*", "", "", "", "alhambra"),
    "PA013QU6NVUY346WSANFQZ": ("* G10", "", "", "Ana", "alhambra"),
    "PA16VH8EHOWU512A4YDRFOXY7TFLSYIH8YJ83AF855IZ": (
        ". T9nw A6ne / G8nw * G9e / G6esw A6sw S6es",
        "P8 HTnesw T11n",
        "",
        "Zoë 😀",
        "alhambra",
    ),
    "PA1T1R0GTN31ZRD85UZ27E5PGEUDPG3CT9F60NW6EZ": (
        "P6s * G10 . A10 / HGnw . P8",
        "C7ne",
        "P8 G10",
        "Łukasz",
        "alhambra",
    ),
    "PA01DIAQ1N5Y1SOM9W7XRMRGM88DSEYWDQ5WHZ": (
        "Sc10e * Ar7 / . Pa2nsw / . . . Di13",
        "Hp13 Li2w",
        "",
        "Ana",
        "granada",
    ),
}


def brought(city, reserve="", bonus="", name="", game="alhambra"):
    box = GAMES[game].box
    heaps = [tuple(box.read(code) for code in codes.split()) for codes in (reserve, bonus)]
    return HandedOver(GAMES[game], City.parse(city, box), *heaps, name)


EXAMPLES = [
    brought("*"),
    brought(". T9nw A6ne / G8nw * G9e / G6esw A6sw S6es", "P8 T11n", name="Ana"),
    brought("* G10 / HGnw T12", bonus="G10", name="Zoë 😀"),
    brought("Sc10e * Ar7 / . Pa2nsw", "Hp13", name="Łukasz", game="granada"),
]


@given(alhambra() | granada())
def test_what_is_handed_over_arrives_as_it_was(handed):
    code = palace_code.write(handed)
    assert same(palace_code.read(code), handed)
    assert same(palace_code.read(link(code)), handed)
    assert palace_code.write(palace_code.read(code)) == code


def edits(code, letters):
    """Every code with one character changed, lost, added or in another's place."""
    for at, letter in enumerate(code):
        yield code[:at] + code[at + 1 :]
        for other in letters:
            yield code[:at] + other + code[at:]
            yield code[:at] + other + code[at + 1 :]
        for later in range(at + 1, len(code)):
            yield code[:at] + code[later] + code[at + 1 : later] + letter + code[later + 1 :]
    yield from (code + other for other in letters)


@pytest.mark.parametrize("handed", EXAMPLES, ids=lambda handed: handed.city.text)
def test_each_single_slip_in_a_code_is_refused(handed):
    code = palace_code.write(handed)
    for damaged in edits(code, DIGITS + DIGITS.lower() + "$%*+-./: "):
        if damaged.strip() != code:
            with pytest.raises(InputError, match="damaged"):
                palace_code.read(damaged)


def test_each_single_slip_in_a_link_is_refused_or_leaves_the_code_as_it_was():
    code = palace_code.write(EXAMPLES[1])
    for damaged in edits(link(code), DIGITS + ":"):
        if damaged != link(code):
            with pytest.raises(InputError, match="damaged"):
                palace_code.read(damaged)


@given(alhambra() | granada(), st.data())
def test_a_slip_in_any_code_is_refused(handed, data):
    code = palace_code.write(handed)
    at = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from(DIGITS))
    later = data.draw(st.integers(0, len(code) - 1))
    swapped = list(code)
    swapped[at], swapped[later] = swapped[later], swapped[at]
    for damaged in (
        code[:at] + code[at + 1 :],
        code[:at] + letter + code[at:],
        code[:at] + letter + code[at + 1 :],
        "".join(swapped),
    ):
        if damaged != code:
            with pytest.raises(InputError, match="damaged"):
                palace_code.read(damaged)


@given(alhambra(), st.lists(st.tuples(st.integers(0, 200), st.sampled_from(DIGITS)), max_size=2))
def test_two_changed_characters_are_refused_too(handed, changes):
    code = palace_code.write(handed)
    damaged = list(code)
    for at, letter in changes:
        damaged[at % len(code)] = letter
    if "".join(damaged) != code:
        with pytest.raises(InputError, match="damaged"):
            palace_code.read("".join(damaged))


@pytest.mark.parametrize("changed", [str.lower, str.upper, str.strip])
def test_capitals_or_small_letters_make_no_difference(changed):
    code = palace_code.write(EXAMPLES[1])
    assert same(palace_code.read(changed(code)), EXAMPLES[1])
    assert same(palace_code.read(changed(link(code))), EXAMPLES[1])


def test_white_space_around_a_code_and_line_breaks_in_it_are_no_part_of_it():
    code = palace_code.write(EXAMPLES[1])
    for pasted in (f"  {code}\n", f"\r\n\t{code} ", f"{code[:30]}\n{code[30:]}"):
        assert same(palace_code.read(pasted), EXAMPLES[1])


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "hello",
        "PALACE",
        "alhambra:",
        "alhambra:PA",
        "https://example.org/PA01Z141YZ",
        "alhambra:alhambra:PA01Z141YZ",
        "G10 * T12",
        "PA" + "0" * 5_000,
        "PA0000000000",
        "PA٣٣٣٣٣٣٣٣",
        "PA01Z141YZ" * 2,
    ],
)
def test_a_foreign_text_is_refused(text):
    with pytest.raises(InputError, match="damaged"):
        palace_code.read(text)


@given(st.text(max_size=60) | st.text(DIGITS, min_size=4, max_size=60).map("PA".__add__))
def test_no_text_does_anything_but_be_refused(text):
    with pytest.raises(InputError):
        palace_code.read(text)


@given(st.integers(1, 2**400))
def test_a_right_check_over_anything_is_refused_or_means_just_that(number):
    code = checked_code.write(Sort.PALACE, number)
    try:
        handed = palace_code.read(code)
    except CompanionError:
        return
    assert palace_code.write(handed) == code


def test_a_code_of_a_newer_version_asks_for_an_update():
    _sort, number = read(palace_code.write(EXAMPLES[1]))
    for newer in (number + 1, number + 35 - number % 36, number + 36 * 2, number + 36 * 15):
        with pytest.raises(InputError, match="newer version of the app; update the app"):
            palace_code.read(checked_code.write(Sort.PALACE, newer))


def forged(*digits, last=0):
    """A code with a right check over digits that this app would not write."""
    gathered = Gathered()
    for digit, base in ((1, 36), (0, 16), *digits):
        gathered.put(digit, base)
    gathered.put_last(last)
    return checked_code.write(Sort.PALACE, gathered.number)


YES, NO = (1, 2), (0, 2)
ALONE = [NO] * 5
NOTHING_BESIDE = [NO, (0, 100)]


def test_the_forger_of_these_tests_can_write():
    assert palace_code.read(forged(*ALONE, *NOTHING_BESIDE)).city.text == "*"
    name = [(1, 256), (65, 256)]
    assert palace_code.read(forged(*ALONE, *NOTHING_BESIDE, *name)).name == "A"


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (forged(*[YES] * 200), "No palace has that many tiles"),
        (forged(*ALONE, *NOTHING_BESIDE, (0, 256), last=1), "This code is damaged"),
        (forged(*ALONE, *NOTHING_BESIDE, (1, 256), (255, 256)), "This code is damaged"),
        (forged(*ALONE, *NOTHING_BESIDE, (2, 256), (65, 256), (32, 256)), "This code is damaged"),
        (forged(*ALONE, *NOTHING_BESIDE, (1, 256), (10, 256)), "name must"),
        (forged(*ALONE, YES, (0, 100)), "This code is damaged"),
        # An island where the start tile lies, one beside it, and one farther than a line is long.
        (forged(*[NO] * 4, YES, (100, 200), (100, 200)), "This code is damaged"),
        (forged(*[NO] * 4, YES, (101, 200), (100, 200)), "This code is damaged"),
        (forged(*[NO] * 4, YES, (0, 200), (0, 200)), "more than 100 rows or columns"),
        # A tile of the box as if it were not known.
        (
            forged(YES, *[NO] * 6, NO, (54, 55), NO, (0, 6), (6, 12), (0, 16)),
            "This code is damaged",
        ),
    ],
)
def test_a_right_check_over_nonsense_is_refused(code, reason):
    with pytest.raises(InputError, match=reason):
        palace_code.read(code)


def test_part_of_a_whole_game_is_no_palace_and_the_other_way_round():
    with pytest.raises(InputError, match="part of a whole game, not a palace"):
        palace_code.read(game_parts.split(b"a game")[0].code)
    with pytest.raises(InputError, match="holds a palace, not part of a whole game"):
        game_parts.read("PA01Z141YZ")


@pytest.mark.parametrize(
    ("impossible", "reason"),
    [
        (brought("* A4new"), '"A4new": There is no such tile'),
        (brought("*", "T13n"), '"T13n": There is no such tile'),
        (brought("* G10 G10"), '"G10": there is only one such tile, and it is here twice'),
        (brought("* G10", "G10"), '"G10": there is only one such tile, and it is here twice'),
        (brought("*", "HPn HPe HPs HPw"), "There are only 3 pavilion huts"),
        (brought("* G10", bonus="T12"), "counts only while that very tile stands"),
        (brought("* G10n", bonus="G10n"), "The palace: there is no bonus card"),
        (brought("* G10", bonus="G10 G10", name="Ana"), "is shown twice"),
        (brought("* Sc14", game="granada"), '"Sc14": There is no such tile'),
        (brought("* Sc10nesw", game="granada"), '"Sc10nesw": There is no such tile'),
        (brought("* Sc10n", "Sc10e", game="granada"), "it is here twice"),
        (brought("* P8 S9 / G10 G11 T12", bonus="P8 S9 G10 G11"), "shows 4 bonus cards"),
        (brought("*", name="two\nlines"), "name must be in one line"),
        (brought("*", name="n" * 41), "name must have at most 40 characters"),
    ],
)
def test_what_lies_on_no_table_is_refused(impossible, reason):
    with pytest.raises(CompanionError, match=reason):
        palace_code.write(impossible)


@pytest.mark.parametrize(
    "odd",
    [
        brought("* . G10"),
        brought("* G10n / T12"),
        brought("* P6s"),
        brought("* G10 T12 / G11 . A9 / P8 S9 C10"),
        brought("* HGn HGe HGs HGw"),
        brought("*" + " ." * 90 + " G10"),
    ],
)
def test_what_breaks_the_rules_but_lies_on_the_table_is_handed_over(odd):
    assert same(palace_code.read(palace_code.write(odd)), odd)


@pytest.mark.parametrize("letter", ["a", "Ł", "字", "😀"])
def test_the_longest_name_in_any_letters_is_handed_over(letter):
    handed = brought("*", name=letter * 40)
    assert palace_code.read(palace_code.write(handed)).name == letter * 40


def test_a_name_is_handed_over_without_the_spaces_round_it():
    assert palace_code.read(palace_code.write(brought("*", name=" Ana "))).name == "Ana"


def test_what_a_player_has_at_the_table_can_be_handed_over():
    play = after(table(3), built("G10n", "1,0")).play
    handed = HandedOver.by(play.seats[0], play)
    assert (handed.city.text, handed.name, handed.game.name) == ("* G10n", "Ana", "alhambra")
    event = handed.taken_in_for(Colour.BLUE, on_purpose=True)
    assert (event.player, event.city, event.on_purpose) == (Colour.BLUE, "* G10n", True)


@pytest.mark.parametrize(("code", "holds"), WRITTEN.items())
def test_codes_that_were_written_once_can_be_read_for_ever(code, holds):
    handed = brought(*holds)
    assert same(palace_code.read(code), handed)
    assert palace_code.write(handed) == code
