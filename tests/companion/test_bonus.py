import pytest

from companion.board.players import Player, Tally
from companion.errors import InputError, RuleError
from companion.games.alhambra import ALHAMBRA, BOX, GARDEN, PAVILION
from companion.modules import BONUS
from companion.modules.bonus import cards, verify_shown
from companion.table.table import Table
from tests.companion.asking import counts, score
from tests.companion.palaces import city, tile

LEO = {"name": "Leo", "city": "*"}


def ana(text, *bonus, **more):
    return {"name": "Ana", "city": text, "bonus": list(bonus), **more}


def test_r56_there_are_ten_cards_one_for_each_wall_less_tile():
    assert len(cards(BOX)) == 10
    assert not any(card.walls for card in cards(BOX))


@pytest.mark.parametrize(
    ("players", "each", "unused"), [(2, 3, 4), (3, 3, 1), (4, 2, 2), (5, 2, 0), (6, 1, 4)]
)
def test_t13_how_many_cards_are_dealt_and_how_many_leave_unseen(players, each, unused):
    dealt = BONUS.dealt(BOX, players)
    assert (dealt.each, dealt.unused) == (each, unused)


def test_t11_the_wall_less_garden_and_its_card_count_as_two():
    answer = score(1, ana("* G10", "G10"), LEO, modules=["bonus"])
    assert counts(answer, "Ana") == {"garden": 2}


def test_a_card_breaks_a_tie_as_one_more_building():
    rival = {"name": "Leo", "city": "* G11"}
    answer = score(1, ana("* G10", "G10"), rival, modules=["bonus"])
    assert [who["kinds"]["garden"]["points"] for who in answer["players"]] == [5, 0]


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (ana("* G10n", "G10"), 'Ana: the bonus card for "G10" counts only while that very tile'),
        (ana("*", "G10", reserve=["G10"]), 'Ana: the bonus card for "G10" counts only while'),
        (ana("* G10n", "G10n"), 'Ana: there is no bonus card for "G10n"; they show the tiles'),
        (ana("* G10", "G10", "G10"), 'The bonus card for "G10" is shown twice; there is only one.'),
        (ana("* Q4", "G10"), 'Ana: row 1, cell 2: "Q4": no such kind'),
        (ana("* G10", "Q4"), 'Ana: "Q4": no such kind'),
        (
            ana("* G10 G11 T11 T12", "G10", "G11", "T11", "T12"),
            "Ana shows 4 bonus cards; each was dealt 3.",
        ),
    ],
)
def test_c30_a_card_counts_only_for_its_very_tile_in_the_palace(entry, sentence):
    assert score(1, entry, LEO, modules=["bonus"])["error"].startswith(sentence)


def test_at_a_table_of_six_each_was_dealt_one():
    others = [{"name": name, "city": "*"} for name in ("Leo", "Kim", "Nina", "Otto", "Zoë")]
    answer = score(1, ana("* G10 G11", "G10", "G11"), *others, modules=["bonus"])
    assert answer["error"] == "Ana shows 2 bonus cards; each was dealt 1."


def test_r58_a_card_that_does_not_count_adds_nothing_even_if_scored_anyway():
    answer = score(1, ana("* G10n", "G10"), LEO, modules=["bonus"], anyway=True)
    assert counts(answer, "Ana") == {"garden": 1}


def test_all_cards_that_were_dealt_may_be_shown():
    entry = ana("* G10 G11 T11", "G10", "G11", "T11")
    assert counts(score(1, entry, LEO), "Ana") == {"garden": 4, "tower": 2}


def test_d26_a_card_feeds_no_hut():
    answer = score(1, ana("* G10 HG", "G10"), LEO, modules=["bonus", "huts"])
    assert counts(answer, "Ana") == {"garden": 3}


def test_cards_are_in_play_when_they_are_named_or_shown():
    entry = ana("* G10", "G10")
    assert counts(score(1, entry, LEO), "Ana") == {"garden": 2}
    assert score(1, entry, LEO, modules=["huts"])["error"] == (
        "Ana uses a module that is not in play: Bonus cards."
    )


def test_a_card_counts_only_while_its_tile_stands_in_the_palace():
    verify_shown(BOX, Player("Ana", city("* G10"), shown=(tile("G10"),)))
    elsewhere = Player("Ana", city("*"), reserve=(tile("G10"),), shown=(tile("G10"),))
    with pytest.raises(RuleError, match="it goes back to the hand"):
        verify_shown(BOX, elsewhere)


def laid(count, players=2, kind=GARDEN):
    others = [Player(f"player {number}", city("*")) for number in range(players - 1)]
    return Table(ALHAMBRA, (*others, Player("Leo", Tally({kind: count}))), modules=(BONUS,))


@pytest.mark.parametrize(("kind", "players", "most"), [(GARDEN, 2, 13), (PAVILION, 2, 8)])
def test_7_2_a_plain_count_may_hold_the_cards_of_a_kind_besides(kind, players, most):
    laid(most, players, kind).verify()
    with pytest.raises(InputError, match=f"but only {most} exist"):
        laid(most + 1, players, kind).verify()


def test_7_2_with_one_card_each_a_plain_count_may_hold_one_more():
    laid(12, players=6).verify()
    with pytest.raises(InputError, match="13 gardens, but only 12 exist"):
        laid(13, players=6).verify()


def test_counts_include_the_cards_so_none_is_given_beside_them():
    by_counts = {"name": "Ana", "counts": {"garden": 2}, "wall": 0, "bonus": ["G10"]}
    assert score(1, by_counts, LEO, modules=["bonus"])["error"] == (
        "Ana: counts include what bonus cards add; leave the cards out."
    )
