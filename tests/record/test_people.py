import pytest
from pydantic import ValidationError

from companion.errors import InputError, RuleError
from companion.record import Colour, Record
from companion.record.events import (
    GameRenamed,
    GameStarted,
    HutTaken,
    NoteWritten,
    PlayerRenamed,
    RoundScored,
    RulesChanged,
    Sitting,
)
from companion.record.renaming import renames
from tests.record.tables import FIRST_SIX, after, built, sitting, table


def start(*names, **settings):
    colours = list(Colour)
    players = tuple(
        Sitting(colour=colour, name=name) for colour, name in zip(colours, names, strict=False)
    )
    return Record.start(GameStarted(players=players, **settings))


def test_a_table_sits_down():
    play = table(3, edition="marek", title="Friday").play
    assert [seat.name for seat in play.seats] == ["Ana", "Leo", "Kim"]
    assert (play.edition.name, play.title) == ("marek", "Friday")
    assert table(3).undoes is None


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"game": "chess"}, '"chess" is no game; the games are alhambra and granada'),
        ({"edition": "pablo"}, '"pablo" is no edition; choose from dirk, boabdil and marek'),
        ({"modules": ("dice",)}, '"dice" is no module'),
        ({"game": "granada", "modules": ("huts",)}, "cannot be played with this game"),
    ],
)
def test_what_cannot_be_played_is_refused(settings, reason):
    with pytest.raises((InputError, RuleError), match=reason):
        table(3, **settings)


@pytest.mark.parametrize("names", [("Ana", "Ana"), ("Ana", "ANA"), ("Ana", "Dirk")])
def test_everybody_needs_a_name_of_their_own(names):
    with pytest.raises(RuleError, match="is named twice"):
        start(*names)


def test_the_same_table_sits_down_again_by_its_names_of_today():
    settings = {"edition": "marek", "modules": ("huts",), "options": {"dummy_may_win": True}}
    evening = table(3, title="Friday", **settings)
    play = after(evening, PlayerRenamed(player="red", name="Eva"), built("G10", "1,0")).play
    people = (Sitting(colour="red", name="Eva"), *sitting(3)[1:])
    assert GameStarted.again(play) == GameStarted(players=people, **settings)
    assert GameStarted.again(play, title="Once more").title == "Once more"


def test_everybody_needs_a_colour_of_their_own():
    red = sitting(1)[0]
    with pytest.raises(RuleError, match="the same colour"):
        Record.start(GameStarted(players=(red, red.model_copy(update={"name": "Leo"}))))


@pytest.mark.parametrize("names", [("Ana",), ("Ana", ""), ("Ana", "L\neo"), ("Ana", "L" * 41)])
def test_two_to_six_people_with_short_names_in_one_line_play(names):
    with pytest.raises(ValidationError):
        start(*names)


def test_unknown_house_rules_are_refused():
    with pytest.raises(ValidationError):
        table(3, options={"free_beer": True})


def test_the_dummy_is_named_in_one_line_too():
    with pytest.raises(ValidationError, match="must be in one line"):
        table(options={"dummy_name": "Di\nrk"})


def test_a_game_starts_once():
    with pytest.raises(RuleError, match="started already"):
        table(3).act(table(3).events[0])


def test_a_renamed_player_keeps_every_point():
    record = after(table(3), built("T13e", "1,0"), RoundScored(round=1))
    record = after(record, PlayerRenamed(player="red", name="Anna"))
    assert record.undoes == "Ana is now called Anna"
    assert record.play.rounds[0].points("Anna") == 7
    assert record.play.touched == frozenset()
    with pytest.raises(RuleError, match="is named twice"):
        record.act(PlayerRenamed(player="red", name="leo"))


def test_a_note_is_kept():
    record = after(table(3), NoteWritten(text=" windy "))
    assert (record.undoes, record.play.notes) == ("note written", ("windy",))


def rules(**changed):
    return RulesChanged(**{"edition": "dirk", "modules": (), "options": {}, **changed})


def test_a_module_that_was_forgotten_is_added_later():
    record = after(table(3), rules(modules=("huts",)), HutTaken(player="red", hut="HG"))
    assert record.undo().undoes == "the rules of this table changed"
    with pytest.raises(RuleError, match="uses a module that is not in play"):
        record.act(rules())


def test_a_module_that_was_scored_with_is_not_given_up():
    record = after(
        table(3, modules=("huts",)), HutTaken(player="red", hut="HG"), RoundScored(round=1)
    )
    with pytest.raises(RuleError, match="uses a module that is not in play"):
        record.act(rules())


def test_house_rules_change_every_round():
    record = after(table(), FIRST_SIX, RoundScored(round=1))
    assert record.play.victory.winners == ("Ana", "Leo")
    record = after(record, rules(options={"dummy_may_win": True}, edition="marek"))
    assert record.play.victory.winners == ("Marek",)
    with pytest.raises(RuleError, match="is named twice"):
        record.act(rules(options={"dummy_name": "Leo"}))
    with pytest.raises(InputError, match='"pablo" is no edition'):
        record.act(rules(edition="pablo"))


@pytest.mark.parametrize(
    "names",
    [
        ("Ana", "Leo", "Kim"),
        ("Leo", "Ana", "Kim"),
        ("Leo", "Kim", "Ana"),
        ("ANA", "Leo", "Red"),
        ("Kim", "Red", "Ana"),
        ("Zoë", "Ana", "Leo"),
    ],
)
def test_names_go_round_without_two_people_ever_sharing_one(names):
    record = table(3)
    for event in renames(record.play, dict(zip(Colour, names, strict=False))):
        record = record.act(event)
    assert tuple(seat.name for seat in record.play.seats) == names


def test_somebody_is_called_by_their_colour_while_two_swap_names():
    record = after(table(3), PlayerRenamed(player="green", name="Red"))
    events = renames(record.play, {Colour.RED: "Leo", Colour.BLUE: "Ana"})
    assert [(event.player, event.name) for event in events] == [
        (Colour.RED, "red 2"),
        (Colour.BLUE, "Ana"),
        (Colour.RED, "Leo"),
    ]


def test_two_people_cannot_be_given_one_name():
    with pytest.raises(RuleError, match="is named twice"):
        renames(table(3).play, {Colour.RED: "Zoë", Colour.BLUE: "zoë"})


@pytest.mark.parametrize(
    ("names", "refused"),
    [(("Ana", "ana\u3164"), True), (("Ana", "Zoe", "ZOE"), True), (("Ana", "Anna"), False)],
)
def test_the_same_rule_tells_names_apart_everywhere(names, refused):
    if refused:
        with pytest.raises(RuleError, match="is named twice"):
            start(*names)
    else:
        assert len(start(*names).play.seats) == 2


@pytest.mark.parametrize("name", ["\u200b", "\u202eAna", "\u3164", "A\u00adna"])
def test_nobody_hides_behind_a_name(name):
    with pytest.raises(ValidationError, match="where"):
        start("Leo", name)
    with pytest.raises(ValidationError, match="where"):
        PlayerRenamed(player="red", name=name)
    with pytest.raises(ValidationError, match="where"):
        rules(options={"dummy_name": name})


@pytest.mark.parametrize("blank", ["", "  ", "\u3164", "\u2800\u115f", "\u0301"])
def test_a_title_that_shows_nothing_is_none(blank):
    record = after(table(3), GameRenamed(title="Friday"), GameRenamed(title=blank))
    assert record.play.title == ""
    assert table(3, title=blank).play.title == ""
