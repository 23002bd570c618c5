import pytest

from companion.errors import RuleError
from companion.games.flipping import Fate, Flip, verify_flip
from companion.games.granada import BOX
from companion.money.cards import read_hand


def flip(bought, back, fate=Fate.BUILT, paid=""):
    return Flip(BOX.read(bought), BOX.read(back), fate, read_hand(paid))


def bought(*codes):
    return [BOX.read(code) for code in codes]


@pytest.mark.parametrize(
    ("wish", "lost"),
    [
        (flip("Ar4n", "Hp5n", paid="orange:3"), 0),
        (flip("Li6", "Di7", paid="green:5"), 2),
    ],
)
def test_t17_both_tiles_may_be_turned_over_without_change(wish, lost):
    verify_flip(BOX, wish, bought("Ar4n", "Li6"))
    assert wish.lost == lost


@pytest.mark.parametrize("fate", [Fate.BUILT, Fate.GIVEN])
def test_r66_less_than_three_is_refused(fate):
    wish = flip("Ar4n", "Hp5n", fate, paid="orange:2")
    with pytest.raises(RuleError, match="costs at least 3 in one currency, for each tile"):
        verify_flip(BOX, wish, bought("Ar4n"))


def test_r66_two_currencies_are_refused():
    wish = flip("Ar4n", "Hp5n", paid="orange:2 green:2")
    with pytest.raises(RuleError, match="paid in one currency"):
        verify_flip(BOX, wish, bought("Ar4n"))


def test_r67_into_the_reserve_either_side_is_free():
    wish = flip("Ar4n", "Hp5n", Fate.RESERVED)
    verify_flip(BOX, wish, bought("Ar4n"))
    assert (wish.price, wish.lost) == (0, 0)


def test_r67_what_was_not_just_bought_is_never_turned_over():
    with pytest.raises(RuleError, match="Only a tile that was just bought"):
        verify_flip(BOX, flip("Ar4n", "Hp5n", paid="orange:3"), bought("Li6"))


def test_the_back_must_be_a_back():
    with pytest.raises(RuleError, match="the next odd value on its back"):
        verify_flip(BOX, flip("Ar4n", "Hp7n", paid="orange:3"), bought("Ar4n"))
