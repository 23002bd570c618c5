import pytest

from companion.errors import InputError, RuleError
from companion.games import ALHAMBRA, GRANADA
from companion.modules import EXCHANGE, MODULES
from companion.options import Options
from companion.stages.setup import setup_card


def steps_of(game=ALHAMBRA, players=3, edition="dirk", modules=(), **options):
    return setup_card(
        game, players, game.edition(edition), game.choose_modules(modules), Options(**options)
    )


def card(game=ALHAMBRA, **table):
    return [step.text for step in steps_of(game, **table)]


def position(steps, words):
    (found,) = [number for number, step in enumerate(steps) if words in step]
    return found


def test_every_step_is_one_sentence():
    steps = card(players=2, modules=MODULES)
    assert all(step.endswith(".") and "{" not in step for step in steps)
    assert len({*steps}) == len(steps)


def test_a_step_is_known_by_the_same_id_for_ever():
    """Ticks are kept by these; whoever renames one takes a tick away from a running game."""
    steps = steps_of(players=2, modules=MODULES)
    assert [step.id for step in steps] == [
        "market",
        "start tiles",
        "counters",
        "reserve boards",
        "viziers",
        "other viziers",
        "tiles",
        "first tiles",
        "hut stacks",
        "top huts",
        "dummy",
        "scoring cards",
        "copies",
        "money cards",
        "hands",
        "first player",
        "bonus cards dealt",
        "other bonus cards",
        "market money",
        "piles",
        "exchange cards, pile 2",
        "exchange cards, pile 3",
        "exchange cards, pile 4",
        "scoring card, pile 2",
        "scoring card, pile 4",
        "stack",
    ]
    granada = steps_of(GRANADA, players=2, edition="pablo")
    assert [step.id for step in granada][:8] == [
        "board",
        "start tiles",
        "counters",
        "summaries",
        "tiles",
        "first tiles",
        "black marker",
        "dummy",
    ]


def test_two_players_take_cards_out_and_draw_for_the_dummy():
    steps = card(players=2)
    assert "Take one copy of each of the 36 money cards out; 72 are left." in steps
    assert "Draw six tiles for Dirk and lay them face up in view." in steps
    assert not {*steps} <= {*card(players=3)}
    assert not any("Dirk" in step or "36 money cards" in step for step in card(players=3))


@pytest.mark.parametrize(("edition", "name"), [("boabdil", "Boabdil"), ("marek", "Marek")])
def test_the_edition_names_the_dummy(edition, name):
    assert any(f"tiles for {name} " in step for step in card(players=2, edition=edition))


def test_c09_the_table_may_name_the_dummy_itself():
    assert any("tiles for Rosa " in step for step in card(players=2, dummy_name=" Rosa "))
    assert any("tiles for Dirk " in step for step in card(players=2, dummy_name=" "))


def test_an_edition_has_a_bag_and_two_counters_or_a_dispenser_and_one():
    assert "Put the 54 tiles into the bag." in card()
    assert any("puts one counter on the start tile, the other" in step for step in card())
    tower = card(edition="boabdil")
    assert any("stack them in the dispenser" in step for step in tower)
    assert "Each player puts the counter on 0 of the scoring track." in tower


def test_modules_add_their_steps_where_they_belong():
    steps = card(players=4, modules=["vizier", "exchange", "bonus", "huts"])
    assert position(steps, "vizier of their colour") < position(steps, "tiles into the bag")
    assert position(steps, "Sort the 24 huts") < position(steps, "Shuffle the money cards")
    assert "Shuffle the bonus cards and deal 2 to each player, face down." in steps
    assert position(steps, "five piles") < position(steps, "exchange cards and put two of them")
    assert position(steps, "last two exchange") < position(steps, "scoring card 1 into pile 2")
    assert position(steps, "into pile 4 and shuffle") < position(steps, "Stack the piles")


def test_nothing_is_put_away_when_everything_is_used():
    assert any("other bonus cards away" in step for step in card(players=4, modules=["bonus"]))
    assert not any("other bonus cards away" in step for step in card(players=5, modules=["bonus"]))
    assert any("other viziers away" in step for step in card(players=5, modules=["vizier"]))
    assert not any("other viziers away" in step for step in card(players=6, modules=["vizier"]))


def test_granada_lays_the_even_sides_up_and_its_marker_on_odd():
    steps = card(GRANADA, players=2, edition="pablo")
    assert position(steps, "in this order, even side up") + 1 == position(
        steps, "marker on the odd numbers"
    )
    assert "Draw six tiles for Pablo and lay them in view, even side up." in steps
    assert "Put scoring card A into pile 2 and shuffle that pile." in steps


def test_granada_lays_out_the_summaries_of_the_scoring_it_plays():
    assert any("two summaries" in step for step in card(GRANADA, edition="pablo"))
    simple = card(GRANADA, edition="pablo", simple_scoring=True)
    assert any("summary of the simple scoring" in step for step in simple)


def test_the_first_edition_and_no_modules_go_without_saying():
    assert setup_card(ALHAMBRA, 3) == steps_of()


@pytest.mark.parametrize("players", [1, 7])
def test_the_game_is_for_two_to_six(players):
    with pytest.raises(InputError, match="The game is for 2 to 6 players"):
        setup_card(ALHAMBRA, players)


def test_x23_granada_is_played_with_the_exchange_cards_only():
    assert GRANADA.choose_modules(["exchange"]) == (EXCHANGE,)
    with pytest.raises(RuleError, match="Huts cannot be played with this game"):
        GRANADA.choose_modules(["huts"])


def test_modules_come_in_the_order_of_the_books():
    assert [m.name for m in ALHAMBRA.choose_modules(["huts", "vizier"])] == ["vizier", "huts"]
    with pytest.raises(InputError, match='"camps" is no module; the modules are vizier, exchange'):
        ALHAMBRA.choose_modules(["camps"])


def test_an_edition_that_is_not_known_is_refused():
    with pytest.raises(InputError, match='"x" is no edition; choose from dirk, boabdil and marek'):
        ALHAMBRA.edition("x")
