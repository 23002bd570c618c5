import pytest
from pydantic import ValidationError

from companion.drafts.new_table import Chair, NewTable, everybody
from companion.errors import CompanionError
from companion.options import Options
from companion.record import Colour
from companion.record.events import GameStarted
from tests.record.tables import sitting

RED, BLUE, GREEN, YELLOW, ORANGE, WHITE = Colour


def names(draft):
    return [chair.name for chair in draft.players]


def test_where_nobody_has_played_three_sit_down_called_by_their_colours():
    draft = NewTable()
    assert names(draft) == ["Red", "Blue", "Green"]
    assert [chair.colour for chair in draft.places] == list(Colour)
    assert (draft.game.name, draft.edition.name, draft.modules) == ("alhambra", "dirk", frozenset())
    assert not draft.has_dummy


def test_the_last_table_sits_down_again():
    last = GameStarted(
        edition="marek",
        modules=("huts", "bonus"),
        options=Options(dummy_may_win=True),
        players=(*sitting(1), *sitting(5)[3:]),
    )
    draft = NewTable.like(last)
    assert names(draft) == ["Ana", "Zoe", "Max"]
    assert [chair.colour for chair in draft.places] == [RED, YELLOW, ORANGE, BLUE, GREEN, WHITE]
    assert draft.places[3].name == "Blue"
    assert draft.edition.name == "marek"
    assert draft.modules == {"huts", "bonus"}
    assert draft.options.dummy_may_win


def test_the_last_table_may_have_played_granada():
    draft = NewTable.like(GameStarted(game="granada", players=sitting(2)))
    assert draft.game.name == "granada"
    assert names(draft) == ["Ana", "Leo"]
    assert draft.has_dummy
    assert draft.dummy_name == "Pablo"


def test_a_last_table_that_named_no_edition_has_the_first():
    assert NewTable.like(GameStarted(players=sitting(2))).edition.name == "dirk"


def test_the_third_hand_is_called_as_edition_and_house_say():
    draft = NewTable(playing=2, edition_name="boabdil")
    assert draft.dummy_name == "Boabdil"
    assert draft.changed(options=Options(dummy_name="Otto")).dummy_name == "Otto"


def test_a_name_is_typed_for_one_place():
    draft = NewTable().with_name(1, "Kim")
    assert names(draft) == ["Red", "Kim", "Green"]
    assert draft.places[1].colour is BLUE


@pytest.mark.parametrize(
    ("name", "painted"), [("Kim", "Kim"), ("Red", "Green"), ("Blue", "Blue"), ("red", "red")]
)
def test_only_who_is_called_by_their_colour_changes_the_name_with_it(name, painted):
    assert Chair(RED, name).painted(GREEN) == Chair(GREEN, painted)


def test_a_name_that_was_typed_is_told_from_that_of_the_colour():
    assert Chair(RED, "Kim").given_name == "Kim"
    assert Chair(RED, "Red").given_name == ""


def test_two_players_exchange_their_colours():
    draft = NewTable().with_name(0, "Kim").with_colour(0, GREEN)
    assert draft.players == (Chair(GREEN, "Kim"), Chair(BLUE, "Blue"), Chair(RED, "Red"))


def test_a_free_colour_is_taken_from_a_place_where_nobody_plays():
    draft = NewTable().with_colour(1, WHITE)
    assert [chair.colour for chair in draft.places] == [RED, WHITE, GREEN, YELLOW, ORANGE, BLUE]
    assert names(draft) == ["Red", "White", "Green"]


def test_ones_own_colour_changes_nothing():
    draft = NewTable().with_name(0, "Kim")
    assert draft.with_colour(0, RED) is draft


def test_players_change_places():
    draft = NewTable().moved(0, 1)
    assert names(draft) == ["Blue", "Red", "Green"]
    assert names(draft.moved(2, -1)) == ["Blue", "Green", "Red"]


def test_who_gets_up_leaves_a_place_without_a_name():
    draft = NewTable().with_name(0, "Kim").without(0)
    assert draft.playing == 2
    assert names(draft) == ["Blue", "Green"]
    assert draft.places[-1] == Chair(RED, "Red")
    assert names(draft.changed(playing=6)) == ["Blue", "Green", "Yellow", "Orange", "White", "Red"]


def test_another_game_begins_with_its_first_edition_and_keeps_the_modules_it_allows():
    draft = NewTable(modules=frozenset({"vizier", "huts"}))
    granada = draft.with_game("granada")
    assert (granada.game.name, granada.edition.name) == ("granada", "pablo")
    assert granada.modules < draft.modules
    assert granada.with_game("alhambra").edition.name == "dirk"


def test_nobody_is_called_like_the_third_hand_where_there_is_one():
    draft = NewTable(playing=2).with_name(0, "dirk")
    assert draft.faults() == {0: "The third hand is called Dirk too. Change this name."}
    assert draft.changed(playing=3).faults() == {}


def test_names_of_those_who_do_not_play_are_not_looked_at():
    draft = NewTable().with_name(5, "Red")
    assert draft.faults() == {}
    assert list(draft.changed(playing=6).faults()) == [0, 5]


def test_the_game_starts_as_it_was_laid():
    draft = NewTable(
        edition_name="marek",
        playing=2,
        modules=frozenset({"huts", "vizier"}),
        options=Options(dummy_may_win=True),
    )
    started = draft.with_name(0, "Kim").started()
    assert (started.game, started.edition) == ("alhambra", "marek")
    assert started.modules == ("vizier", "huts")
    assert started.options.dummy_may_win
    assert [(each.colour, each.name) for each in started.players] == [(RED, "Kim"), (BLUE, "Blue")]


def test_what_was_kept_is_read_again():
    draft = NewTable(modules=frozenset({"huts"})).with_name(0, "Kim").changed(playing=5)
    assert NewTable.model_validate_json(draft.model_dump_json()) == draft


@pytest.mark.parametrize("playing", range(2, 7))
def test_two_to_six_play(playing):
    assert len(NewTable(playing=playing).players) == playing


@pytest.mark.parametrize(
    "damage",
    [
        {"playing": 1},
        {"playing": 7},
        {"places": everybody()[:5]},
        {"places": (*everybody()[:5], Chair(RED, "Kim"))},
        {"colours": 6},
    ],
)
def test_a_damaged_draft_is_refused(damage):
    with pytest.raises(ValidationError):
        NewTable(**damage)


@pytest.mark.parametrize(
    "damage",
    [
        {"edition_name": "otto"},
        {"modules": frozenset({"dragons"})},
        {"game_name": "chess"},
        {"game_name": "granada", "edition_name": "pablo", "modules": frozenset({"huts"})},
    ],
)
def test_a_draft_with_what_there_is_no_more_is_refused(damage):
    with pytest.raises(CompanionError):
        NewTable(**damage)
