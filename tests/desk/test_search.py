"""The rules desk finds what people mean, whatever they type."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.desk import search
from companion.desk.rulings import RULINGS
from companion.desk.search import MOST_FOUND, find
from companion.desk.search.index import MOST_WORDS, Index
from companion.desk.search.other_words import GROUPS
from companion.desk.search.reading import AT_A_TIME
from companion.desk.search.spelling import as_form, as_slip, is_part, words_of
from companion.input.folding import plain
from companion.words import LANGUAGES, speaking
from tests.catalogues import spoken_from, write_catalogue
from tests.desk.searches import SEARCHES as FIRST
from tests.desk.searches_elsewhere import SEARCHES as ELSEWHERE
from tests.desk.searches_of_strangers import SEARCHES as LATER

SEARCHES = (*FIRST, *LATER)
IN_A_HURRY = [
    (language, typed, rulings.split())
    for language, typed, rulings in (
        line.split(" | ")
        for line in Path(__file__).with_name("searches_in_a_hurry.txt").read_text().splitlines()
    )
]
"""As they were typed: the language, the words, and the rulings of which each would have done."""


def ids(typed, **most):
    return [ruling.id for ruling in find(typed, **most)]


@pytest.mark.parametrize(("typed", "ruling"), SEARCHES)
def test_a_search_finds_its_ruling_among_the_first_three(typed, ruling):
    assert ruling in ids(typed)[:3]


def test_most_searches_find_it_first():
    first = sum(ids(typed)[:1] == [ruling] for typed, ruling in SEARCHES)
    assert first >= 0.85 * len(SEARCHES)


@pytest.mark.parametrize(
    ("language", "typed", "ruling"),
    [(language, *search) for language, searches in ELSEWHERE.items() for search in searches],
)
def test_a_search_in_another_language_finds_its_ruling(language, typed, ruling):
    with speaking(language):
        assert ruling in ids(typed)[:3]


@pytest.mark.parametrize("language", ELSEWHERE)
def test_most_searches_in_another_language_find_it_first(language):
    with speaking(language):
        first = sum(ids(typed)[:1] == [ruling] for typed, ruling in ELSEWHERE[language])
    assert first >= 0.85 * len(ELSEWHERE[language])


@pytest.mark.parametrize("language", ELSEWHERE)
@pytest.mark.parametrize("ruling", RULINGS.values(), ids=list(RULINGS))
def test_a_ruling_is_found_by_its_own_question_in_every_language(ruling, language):
    with speaking(language):
        assert ids(ruling.spoken().question)[0] == ruling.id


@pytest.mark.parametrize(("language", "typed", "rulings"), IN_A_HURRY)
def test_a_search_in_a_hurry_finds_a_ruling_that_answers_it(language, typed, rulings):
    with speaking(language):
        assert {*rulings} & {*ids(typed)[:3]}


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_search_is_understood_whatever_language_the_app_speaks(spoken):
    with speaking(spoken):
        missed = [
            typed for _language, typed, rulings in IN_A_HURRY if not {*rulings} & {*ids(typed)[:3]}
        ]
    assert len(missed) <= 0.02 * len(IN_A_HURRY), missed


def test_a_word_of_another_language_alone_does_not_change_the_language_of_a_question():
    assert ids("is a hueco of two squares allowed")[0] == "D06"
    with speaking("de"):
        assert ids("loch im palace")[0] == "D06"


def test_rulings_are_read_a_few_at_a_time_before_anybody_asks_the_own_language_first():
    found = ids("hole in the middle")
    search._reading.cache_clear()
    assert any(iter(lambda: search.make_ready(only_ours=True), False))
    assert search.may_be_foreign("kto zaczyna")
    assert not search.may_be_foreign("hole in the middle")
    assert find("kto zaczyna", waits=False)[:1] != find("who starts")[:1]
    assert search.may_be_foreign("kto zaczyna")
    times = 1
    while search.make_ready():
        times += 1
    assert times * AT_A_TIME >= len(RULINGS) * (len(LANGUAGES) - 2)
    assert ids("hole in the middle") == found
    assert not search.may_be_foreign("kto zaczyna")
    assert find("kto zaczyna", waits=False)[0].id == "D31"
    assert not search.make_ready()


def test_who_names_a_game_hears_about_that_game_first():
    about_granada = ids("what does second place pay in granada")[:3]
    assert "D79" in about_granada
    assert not {"D14", "D15", "D64"} & {*about_granada}
    assert ids("what does the majority pay in alhambra")[0] == "D64"


def test_nothing_is_asked_twice_in_the_table():
    asked = [typed for typed, _ruling in SEARCHES]
    assert len(set(asked)) == len(asked) >= 100
    assert {ruling for _typed, ruling in SEARCHES} >= {f"D{n:02}" for n in range(1, 41)}


@pytest.mark.parametrize("ruling", RULINGS.values(), ids=list(RULINGS))
def test_a_ruling_is_found_first_by_its_own_question(ruling):
    assert ids(ruling.spoken().question)[0] == ruling.id


@pytest.mark.parametrize(
    "begun", ["ho", "hol", "hole", "diag", "exch", "viz", "leftov", "gran", "tiebr"]
)
def test_it_finds_while_one_types(begun):
    assert ids(begun)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("HOLE!!", "hole"),
        ("höle", "hole"),
        ("hoel", "hole"),
        ("visier", "vizier"),
        ("exchnage card", "exchange card"),
        ("neigbour of a hut", "neighbour of a hut"),
        ("tie breaker", "tiebreaker"),
        ("whats a hut worth", "what's a hut worth"),
    ],
)
def test_case_accents_slips_and_spaces_do_not_matter(typed, meant):
    assert ids(typed)[0] == ids(meant)[0]


@pytest.mark.parametrize("name", ["Dirk", "Boabdil", "Marek", "Pablo", "dummy", "third player"])
def test_the_dummy_is_found_by_any_of_his_names(name):
    assert "D18" in ids(f"how many tiles for {name}")[:3]


@pytest.mark.parametrize("typed", ["D06", "d06", "D6", "d 6", "ruling d006, please"])
def test_an_id_finds_its_ruling_before_all(typed):
    assert ids(typed)[0] == "D06"


def test_ids_come_before_words_and_no_ruling_comes_twice():
    found = ids("D21 hole D06")
    assert found[:2] == ["D21", "D06"]
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("typed", ["", "   ", "?!", "D99", "d 0", "zzzzqqqq"])
def test_what_means_nothing_finds_nothing(typed):
    assert ids(typed) == []


def test_little_words_alone_find_little_but_do_not_stop_anything():
    assert "D06" not in ids("is it")[:1]
    assert ids("please, is it allowed to leave a hole")[0] == "D06"


def test_ten_are_found_at_most_or_as_many_as_one_asks_for():
    assert len(ids("tile wall money scoring card dummy")) == MOST_FOUND
    assert len(ids("tile wall money scoring card dummy", most=3)) == 3


def test_what_answers_far_less_well_than_the_best_is_left_out():
    assert ids("Is a corner enough to build on?") != list(RULINGS)
    assert len(ids("mezzanine")) < MOST_FOUND


def test_a_very_long_question_is_read_as_far_as_anybody_would():
    assert ids("hole " * MOST_WORDS + "wall " * 500)[0] == "D06"


@given(st.text(max_size=80))
def test_any_text_at_all_is_answered_with_different_rulings(typed):
    found = ids(typed)
    assert len(set(found)) == len(found) <= MOST_FOUND


@given(st.sampled_from(SEARCHES))
def test_the_same_question_always_gets_the_same_answer(asked):
    typed, _ruling = asked
    index = Index(RULINGS.values())
    assert index.scores(typed) == index.scores(typed)


def test_a_number_counts_less_than_a_word():
    assert ids("i paid 11 for a 10, what change do i get")[0] == "D12"


def test_of_two_that_answer_equally_well_the_dispute_that_tables_have_more_often_comes_first():
    about_huts = [found.id for found in find("squares") if found.module == "huts"]
    assert about_huts[0] == "D27"


def test_words_that_stand_together_count_more_than_the_same_words_apart():
    index = Index(RULINGS.values())
    together, apart = index.scores("start tile"), index.scores("tile hole start")
    assert together["D60"] > 0
    assert index.scores("fewest cards")["D31"] > sum(
        index.scores(word)["D31"] for word in ("fewest", "cards")
    )
    assert apart["D06"] > together.get("D06", 0)


@pytest.mark.parametrize(
    ("typed", "word", "likeness"),
    [
        ("hole", "hole", 1.0),
        ("holes", "hole", 0.9),
        ("taking", "take", 0.9),
        ("scored", "scoring", 0.9),
        ("hole", "hold", 0),
        ("walk", "wall", 0),
        ("size", "side", 0),
        ("ho", "hole", 0.7),
        ("th", "the", 0.9 - 0.4 / 3),
        ("tilt", "title", 0),
    ],
)
def test_forms_of_a_word_are_told_from_other_words(typed, word, likeness):
    assert as_form(typed, word) == pytest.approx(likeness)


@pytest.mark.parametrize(
    ("typed", "word", "likeness"),
    [
        ("hoel", "hole", 0.65),
        ("scroing", "scoring", 0.65),
        ("excahnhe", "exchange", 0.5),
        ("excahnhr", "exchange", 0),
        ("teh", "the", 0),
        ("wlal", "wall", 0.65),
        ("wal", "wall", 0),
        ("walll", "wall", 0.65),
        ("towr", "tower", 0.65),
        ("diagnl", "diagonal", 0.5),
        ("diagn", "diagonal", 0),
        ("diagnal", "diagonal", 0.65),
        ("diagonale", "dagonal", 0.5),
    ],
)
def test_slips_are_forgiven_more_in_longer_words(typed, word, likeness):
    assert as_slip(typed, word) == pytest.approx(likeness)


@pytest.mark.parametrize(
    ("one", "other", "part"),
    [
        ("mauer", "stadtmauer", True),
        ("stadtmauer", "mauer", True),
        ("hole", "whole", False),
        ("hole", "wholes", False),
        ("hole", "armhole", True),
        ("the", "another", False),
        ("wall", "towers", False),
    ],
)
def test_parts_of_long_words_are_recognised(one, other, part):
    assert is_part(one, other) is part


def test_words_are_compared_in_small_letters_without_accents_and_apostrophes():
    assert plain("Łódź Größe Ñandú can’t") == "lodz grosse nandu cant"
    assert words_of("3 and3, (x_y)") == ["3", "and", "3", "x", "y"]


def test_each_group_of_words_is_written_as_words_are_compared():
    for group in GROUPS:
        assert len(group) > 1
        assert all(words_of(word) == [word] for word in group)


def test_the_index_speaks_the_language_that_is_spoken(tmp_path):
    write_catalogue(
        tmp_path,
        "pl",
        {RULINGS["D06"].question: "Czy dwupolowa przerwa to dziura?", "Building": "Budowa"},
    )
    with spoken_from(tmp_path), speaking("pl"):
        assert ids("dwupolowa")[0] == "D06"
        assert find("przerwą")[0].spoken().question == "Czy dwupolowa przerwa to dziura?"
    assert ids("dwupolowa") == []
