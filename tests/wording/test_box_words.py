from companion.drafts.new_table import NewTable
from companion.games import ALHAMBRA, GRANADA
from companion.wording.box_words import about_edition, box_words, other_boxes


def test_what_is_in_a_box():
    dirk, boabdil, _marek = ALHAMBRA.editions
    assert about_edition(dirk) == (
        "The tiles are drawn from a bag.",
        "Each player has two counters.",
        "When two play, the third hand is Dirk.",
    )
    assert about_edition(boabdil) == (
        "The tiles stand in a dispenser tower.",
        "Each player has one counter.",
        "When two play, the third hand is Boabdil.",
    )


def test_a_box_is_known_by_its_game_and_what_is_in_it():
    (pablo,) = GRANADA.editions
    assert box_words(GRANADA, pablo) == "Granada, bag · Pablo"


def test_the_other_boxes_and_games_are_named_in_one_line():
    assert other_boxes(NewTable()) == "or tower · Boabdil, bag · Marek, Granada"
    assert other_boxes(NewTable(edition_name="marek")) == "or bag · Dirk, tower · Boabdil, Granada"
    assert other_boxes(NewTable().with_game("granada")) == "or Alhambra"
