import pytest

from companion.errors import InputError, RuleError
from companion.money.cards import Currency
from companion.record.events import (
    BonusShown,
    BonusTakenBack,
    CountsTyped,
    EntryChosen,
    EntryMode,
    MoneyTold,
    RoundScored,
    TileRemoved,
    TileReserved,
    TileSwapped,
)
from tests.record.tables import after, built, table

BONUS = ("bonus",)
WITH_G10 = after(table(4, modules=BONUS), built("G10", "1,0"))
SHOWN = after(WITH_G10, BonusShown(player="red", tile="G10"))


def shown(record):
    return [tile.code for tile in record.play.seats[0].shown]


def test_a_card_counts_one_more_building():
    assert SHOWN.undoes == "bonus card garden 10 shown"
    assert (WITH_G10.play.preview.players[0].standings) != SHOWN.play.preview.players[0].standings
    (standing,) = SHOWN.play.preview.players[0].standings.values()
    assert standing.count == 2


def test_a_card_is_taken_back():
    record = after(SHOWN, BonusTakenBack(player="red", tile="G10"))
    assert (record.undoes, shown(record)) == ("bonus card garden 10 taken back", [])
    with pytest.raises(RuleError, match="Ana shows no bonus card for garden 10"):
        record.act(BonusTakenBack(player="red", tile="G10"))


def test_a_card_needs_its_very_tile_in_the_palace():
    with pytest.raises(RuleError, match="counts only while that very tile stands"):
        WITH_G10.act(BonusShown(player="red", tile="G11"))
    with pytest.raises(RuleError, match="there is no bonus card"):
        after(WITH_G10, built("G9e", "2,0")).act(BonusShown(player="red", tile="G9e"))


def test_a_card_is_shown_once():
    with pytest.raises(RuleError, match="shown already"):
        SHOWN.act(BonusShown(player="red", tile="G10"))


def test_nobody_shows_more_cards_than_were_dealt():
    record = after(
        SHOWN,
        built("G11", "-1,0"),
        BonusShown(player="red", tile="G11"),
        built("T11", "0,1"),
    )
    with pytest.raises(RuleError, match="dealt 2 bonus cards, so Ana cannot show more"):
        record.act(BonusShown(player="red", tile="T11"))


def test_there_are_no_cards_without_the_module():
    with pytest.raises(RuleError, match="without bonus cards"):
        after(table(4), built("G10", "1,0")).act(BonusShown(player="red", tile="G10"))


def test_a_card_goes_back_to_the_hand_with_its_tile():
    assert shown(after(SHOWN, TileRemoved(player="red", cell="1,0"))) == []
    swapped = after(
        SHOWN,
        TileReserved(player="red", tile="T12"),
        TileSwapped(player="red", tile="T12", cell="1,0"),
    )
    assert shown(swapped) == []


def test_a_card_is_not_shown_beside_typed_numbers():
    record = after(WITH_G10, CountsTyped(player="red", counts={"garden": 2}))
    with pytest.raises(RuleError, match="they include what bonus cards add"):
        record.act(BonusShown(player="red", tile="G10"))


def test_typed_numbers_can_be_scored_although_a_card_is_shown():
    record = after(SHOWN, CountsTyped(player="red", counts={"garden": 2}), RoundScored(round=1))
    assert record.play.totals[record.play.seats[0].colour] == 5
    assert shown(after(record, EntryChosen(player="red", entry=EntryMode.PALACE))) == ["G10"]


def test_numbers_and_palace_are_kept_beside_each_other():
    record = after(
        table(3), built("G10n", "1,0"), CountsTyped(player="red", counts={"tower": 2}, wall=5)
    )
    assert record.undoes == "Ana’s numbers typed"
    assert record.play.preview.points("Ana") == 6 + 5
    assert record.play.bag is None
    record = after(record, EntryChosen(player="red", entry=EntryMode.PALACE))
    assert record.undoes == "Ana’s palace used instead of the numbers"
    assert record.play.preview.points("Ana") == 5 + 1
    record = after(record, EntryChosen(player="red", entry=EntryMode.COUNTS))
    assert record.undoes == "Ana’s numbers used instead of the palace"
    assert record.play.preview.points("Ana") == 6 + 5
    assert after(record, built("G11", "-1,0")).play.preview.points("Ana") == 5 + 1


def test_numbers_that_nobody_typed_cannot_be_used():
    with pytest.raises(RuleError, match="No numbers have been typed for Ana yet"):
        table(3).act(EntryChosen(player="red", entry=EntryMode.COUNTS))


def test_kinds_of_another_game_are_refused():
    with pytest.raises(InputError, match='"school" is no kind; choose from pavilion'):
        table(3).act(CountsTyped(player="red", counts={"school": 1}))


def test_numbers_that_cannot_be_are_refused_at_the_scoring():
    record = after(table(3), CountsTyped(player="red", counts={"pavilion": 8}))
    with pytest.raises(InputError, match="only 7 exist"):
        record.act(RoundScored(round=1))


def test_money_is_told_and_changes_nothing_that_is_scored():
    record = after(table(3), MoneyTold(player="red", money={"blue": 7}))
    assert record.undoes == "Ana’s money told"
    assert record.play.seats[0].money == {Currency.BLUE: 7}
    assert record.play.touched == frozenset()
    over = after(record, *(RoundScored(round=number) for number in (1, 2, 3)))
    with pytest.raises(RuleError, match="The last scoring is done"):
        over.act(MoneyTold(player="red", money={"blue": 7}))
