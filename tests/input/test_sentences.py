"""What is wrong is told in our own words, with its place."""

from enum import StrEnum
from typing import Annotated, Literal

import pytest
from pydantic import Field

from companion.errors import InputError
from companion.input.fields import HouseRules, Name, Title, one_of
from companion.input.house_rules import read_options
from companion.input.validation import Entered, entered
from companion.options import BY_THE_BOOK, Options, Rounding


class Fruit(StrEnum):
    APPLE = "apple"
    PEAR = "pear"


class Basket(Entered):
    fruit: Fruit = Fruit.APPLE
    only: Literal["one"] = "one"
    number: Annotated[int, one_of((1, 2, 3))] = 1
    words: tuple[str, ...] = ()
    fruits: dict[Fruit, Annotated[int, Field(ge=0, le=9)]] = Field(default_factory=dict)
    title: Title = ""
    names: list[Name] = Field(default_factory=list)
    options: HouseRules = BY_THE_BOOK
    odd: float = 0.0


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"fruit": "plum"}', "fruit must be apple or pear."),
        ('{"fruit": 5}', "fruit must be apple or pear."),
        ('{"only": "two"}', "only must be one."),
        ('{"number": 4}', "number must be 1, 2 or 3."),
        ('{"number": true}', "number must be 1, 2 or 3."),
        ('{"number": 1.0}', "number must be 1, 2 or 3."),
        ('{"words": "one"}', "words must be a list."),
        ('{"words": ["one", 2]}', "words → 2 must be a text."),
        ('{"fruits": {"plum": 1}}', 'fruits → "plum" must be apple or pear.'),
        ('{"fruits": {"two\\nlines": 1}}', 'fruits → "two?lines" must be apple or pear.'),
        ('{"fruits": {"": 1}}', 'fruits → "" must be apple or pear.'),
        ('{"fruits": {"apple": "1"}}', "fruits → apple must be a whole number."),
        ('{"fruits": {"apple": -1}}', "fruits → apple must be at least 0."),
        ('{"fruits": []}', "fruits must be an object."),
        ('{"title": "two\\nlines"}', "title must be in one line, without hidden or control"),
        (f'{{"title": "{"x" * 101}"}}', "title must have at most 100 characters."),
        ('{"names": ["Ana", "\\u200b"]}', "names → 2 must be in one line, without hidden"),
        ('{"names": [5]}', "names → 1 must be a text."),
        ('{"options": {"dummy_name": "\\u3164"}}', "options → dummy_name must not be empty."),
        (
            '{"options": {"dummy_name": "\\u202eAna"}}',
            "options → dummy_name must be in one line, without hidden or control characters.",
        ),
        ('{"odd": "1"}', "odd cannot be used."),
        (f'{{"{"x" * 50}": 1}}', f"{'x' * 40}… is not a known key."),
        ('{"": 1}', '"" is not a known key.'),
        ('{"[key]": 1}', "[key] is not a known key."),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text, sentence):
    with pytest.raises(InputError) as problem:
        entered(Basket, text)
    assert str(problem.value).startswith(sentence)


def test_what_is_right_is_taken():
    basket = entered(
        Basket, '{"number": 3, "title": " Friday ", "names": [" Ana "], "words": ["a"]}'
    )
    assert (basket.number, basket.title, basket.names) == (3, "Friday", ["Ana"])


@pytest.mark.parametrize("name", ["", "  ", "Otto", "x" * 40])
def test_the_dummy_may_have_a_name_or_none(name):
    assert read_options(f'{{"dummy_name": "{name}"}}') == Options(dummy_name=name)


def test_house_rules_are_read_word_for_word():
    assert read_options('{"dummy_third": "up"}').dummy_third is Rounding.UP
    with pytest.raises(InputError, match=r"^options → dummy_may_win must be true or false\.$"):
        read_options('{"dummy_may_win": 1}')
