"""The rulings: complete, resting on what they name, and never saying what the engine denies."""

import re
from dataclasses import fields
from itertools import chain

import pytest

from companion.board.building import faults_as_it_lies
from companion.board.grid import Cell
from companion.desk.books import Book
from companion.desk.example import Example
from companion.desk.ruling import Section, Tag
from companion.desk.rulings import RULINGS
from companion.games import ALHAMBRA, GAMES
from companion.games.alhambra import BOX, PRIZES
from companion.games.granada import SIMPLE_PRIZES
from companion.modules import MODULES
from companion.modules.bonus import DEALT
from companion.money.cards import STARTING_MONEY, VALUES
from companion.options import Options
from companion.stages.deck import money
from companion.table.limits import longest_possible_wall
from tests.desk.headings import printed

# What the forty disputes rest on; all others of the forty say what a book says.
NOT_OF_A_BOOK = {
    "D04": Tag.DERIVED,
    "D05": Tag.DERIVED,
    "D36": Tag.HOUSE,
    "D39": Tag.DERIVED,
    "D40": Tag.HOUSE,
}

each_ruling = pytest.mark.parametrize("ruling", RULINGS.values(), ids=list(RULINGS))
each_example = pytest.mark.parametrize(
    "example",
    [
        pytest.param(example, id=f"{ruling.id}-{number}")
        for ruling in RULINGS.values()
        for number, example in enumerate(ruling.examples)
    ],
)


def numbers(text):
    return [int(digits) for digits in re.findall(r"\d+", text)]


def texts(ruling):
    return [
        *(ruling.question, ruling.answer, ruling.reason, ruling.keywords),
        *(part.part for part in ruling.besides),
        *(saying.words for saying in ruling.sayings),
    ]


def test_the_ids_run_on_from_the_forty_disputes_without_a_gap():
    assert list(RULINGS) == [f"D{number:02}" for number in range(1, len(RULINGS) + 1)]
    assert len(RULINGS) >= 65


@pytest.mark.parametrize("number", range(1, 41))
def test_each_of_the_forty_disputes_says_what_it_rests_on(number):
    name = f"D{number:02}"
    assert RULINGS[name].tag is NOT_OF_A_BOOK.get(name, Tag.BOOK)


def test_every_section_has_rulings():
    assert {ruling.section for ruling in RULINGS.values()} == set(Section)
    assert len({section.heading for section in Section}) == len(Section)


@each_ruling
def test_a_ruling_asks_answers_and_gives_a_reason(ruling):
    spoken = ruling.spoken()
    assert "?" in spoken.question
    assert spoken.answer.endswith(".")
    assert spoken.reason.endswith(".")
    assert len(spoken.answer) <= 80
    assert ruling.keywords


@each_ruling
def test_the_texts_name_nothing_but_the_dummy(ruling):
    for text in texts(ruling):
        assert set(re.findall(r"\{(\w*)\}", text)) <= {"dummy"}


@each_ruling
def test_what_a_book_says_names_its_section_as_it_is_printed(ruling):
    assert ruling.sources or ruling.tag is not Tag.BOOK
    assert len(set(ruling.sources)) == len(ruling.sources)
    for source in ruling.sources:
        assert source.section in printed(source.book.value)


@each_ruling
def test_a_ruling_belongs_to_games_modules_and_house_rules_that_exist(ruling):
    assert ruling.game is None or ruling.game in GAMES
    assert ruling.module is None or ruling.module in MODULES
    assert ruling.option is None or ruling.option in {field.name for field in fields(Options)}


@each_ruling
def test_a_part_that_rests_on_something_else_is_told_apart(ruling):
    assert all(part.tag is not ruling.tag for part in ruling.besides)


@each_ruling
def test_where_books_differ_each_is_named_once(ruling):
    books = [saying.book for saying in ruling.sayings]
    assert len(set(books)) == len(books)


def test_the_dummy_is_called_as_the_table_calls_him():
    assert RULINGS["D18"].spoken().question.startswith("How many tiles does Dirk draw")
    assert "Boabdil" in RULINGS["D18"].spoken("Boabdil").question
    assert "Pablo" in RULINGS["D30"].spoken().question
    assert "Rosa" in RULINGS["D30"].spoken("Rosa").reason


def test_every_book_and_tag_has_a_name_for_players():
    assert len({book.called for book in Book}) == 5
    assert Tag.BOOK.sentence == "The book says so"
    assert len({tag.sentence for tag in Tag}) == 3


@each_example
def test_the_engine_finds_what_an_example_is_meant_to_show(example):
    picture = example.picture
    assert tuple(fault.code for fault in picture.faults) == example.faults
    assert tuple(picture.huts.values()) == example.huts
    if example.wall is not None:
        assert picture.wall.length == example.wall


@each_example
def test_an_example_is_a_small_palace_within_the_rules(example):
    assert not faults_as_it_lies(example.lying)
    assert len(example.picture.city) <= 11
    assert "{" not in example.picture.caption


@each_example
def test_an_example_that_may_be_done_lies_within_the_rules_afterwards(example):
    assert bool(faults_as_it_lies(example.picture.city)) <= bool(example.faults)


@each_example
def test_an_example_tries_one_act_at_most(example):
    assert sum(map(bool, (example.build, example.remove, example.swap))) <= 1


def test_an_example_marks_the_cells_of_its_faults():
    picture = Example(city="* G10 / S9 .", caption="", build="G10n@1,1").picture
    assert picture.marked == {Cell(1, 0), Cell(1, 1)}
    assert picture.city[Cell(1, 1)].code == "G10n"
    assert Example(city="* G10", caption="").picture.act is None


def test_the_points_of_each_kind_are_those_of_the_engine():
    said = numbers(RULINGS["D64"].reason)
    rounds = [list(chain.from_iterable(PRIZES[kind][r] for kind in BOX.kinds)) for r in range(3)]
    assert said == list(chain.from_iterable(rounds))


def test_the_simple_prizes_are_those_of_the_engine():
    assert numbers(RULINGS["D80"].reason) == list(chain.from_iterable(SIMPLE_PRIZES))


def test_the_longest_possible_walls_are_those_of_the_engine():
    assert numbers(RULINGS["D39"].reason) == [longest_possible_wall(tiles) for tiles in range(4)]
    assert RULINGS["D39"].answer.endswith("twice the number of tiles, plus four.")
    assert all(longest_possible_wall(tiles) == 2 * tiles + 4 for tiles in range(4, 60))


def test_the_money_is_that_of_the_engine():
    assert numbers(RULINGS["D43"].answer) == [len(money(2))]
    assert numbers(RULINGS["D43"].reason)[0] == len(money(3))
    most = STARTING_MONEY - 1 + VALUES[-1]
    assert numbers(RULINGS["D41"].reason) == [STARTING_MONEY, STARTING_MONEY, most]


def test_the_tiles_of_each_kind_are_those_of_the_engine():
    prices = [sorted(tile.price for tile in BOX.tiles if tile.kind is kind) for kind in BOX.kinds]
    said = numbers(RULINGS["D88"].reason.partition(" In Granada")[0])
    assert said == list(chain.from_iterable((len(p), p[0], p[-1]) for p in prices))
    assert numbers(RULINGS["D88"].answer) == [len(BOX.tiles), *map(len, prices), 2, 13]


def test_ten_tiles_have_no_wall_and_none_has_four():
    walls = [len(tile.walls) for tile in BOX.tiles]
    assert "Ten of the 54 tiles" in RULINGS["D90"].reason
    assert (walls.count(0), len(walls), max(walls)) == (10, 54, 3)


WORDS = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


def test_the_bonus_cards_and_huts_are_those_of_the_engine():
    dealt = RULINGS["D35"].reason
    assert [DEALT[players] for players in (2, 3, 4, 5, 6)] == [3, 3, 2, 2, 1]
    assert "two or three players each gets three" in dealt
    assert "four or five players two, with six players one" in dealt
    blue, red, brown, white, green, purple = (WORDS[BOX.huts[kind]] for kind in BOX.kinds)
    assert RULINGS["D76"].reason.endswith(
        f"{blue} blue and {red} red huts, {brown} brown, {white} white, {green} green and"
        f" {purple} purple."
    )


def test_the_names_of_the_dummy_are_those_of_the_editions():
    for game in GAMES.values():
        for edition in game.editions:
            assert edition.dummy in RULINGS["D68"].reason
    assert {edition.name for game in GAMES.values() for edition in game.editions} < set(Book)
    assert ALHAMBRA.editions[0].name == Book.DIRK
