"""The calculators tap by tap: what they ask, begin with, keep, and reply."""

import pytest
from pydantic import ValidationError

from companion.board.grid import Cell, Side
from companion.desk.calculators.hut_worth import Neighbour
from companion.drafts.calculators import RECKONINGS
from companion.drafts.calculators.a_turn import ATurn
from companion.drafts.calculators.beginning import WhoBegins
from companion.drafts.calculators.bonus_card import CardNow
from companion.drafts.calculators.box import NobodyHas
from companion.drafts.calculators.dummy_draw import DrawAfter
from companion.drafts.calculators.hut_worth import TRIED, OneHut
from companion.drafts.calculators.last_tiles import LastMarket
from companion.drafts.calculators.page import (
    Begun,
    CardKeys,
    CardsLying,
    Counting,
    OneOfFew,
    OneOfMany,
    PalaceLying,
    SomeOfMany,
    Switching,
    TilesLying,
)
from companion.drafts.calculators.taking import TakingMoney
from companion.drafts.calculators.turning import TurningOver
from companion.drafts.calculators.tying import WhoGetsWhat
from companion.drafts.calculators.vizier_order import VizierClaims
from companion.games import ALHAMBRA, GRANADA
from companion.games.alhambra import BOX
from companion.money.cards import Currency
from companion.options import Options
from companion.record import Colour
from companion.record.events import (
    CountsTyped,
    HutTaken,
    MoneyTold,
    TileReserved,
)
from companion.stages.dummy import how_many
from companion.turns.turn import TurnEnd
from tests.companion.asking import ask, score
from tests.record.granada_tables import granada, laid
from tests.record.tables import FIRST_SIX, after, built, table


def asks(reckoning, sort=object):
    """Every question of a sort, from the top."""
    return [ask for paper in reckoning.papers for ask in paper.asks if isinstance(ask, sort)]


def ask_for(reckoning, text, sort=object):
    return next(ask for ask in asks(reckoning, sort) if ask.text == text)


def tap(reckoning, *values):
    """Tap values into the last keys."""
    for value in values:
        keys = asks(reckoning, CardKeys)[-1]
        reckoning = keys.then(keys.cards.index(value))
    return reckoning


def lines(reckoning):
    return [line.text for line in reckoning.reply.lines]


def test_every_calculator_begins_without_a_game_and_is_read_as_it_was_kept():
    for kind in RECKONINGS.values():
        fresh = kind.of(None)
        assert fresh.papers
        assert fresh.reply.heading
        assert fresh.reply.rulings
        assert Begun.at(fresh, fresh).taken_up(fresh) == fresh


def test_what_was_told_is_taken_up_again_until_the_table_is_another():
    fresh = TakingMoney.of(None)
    told = tap(fresh, 2, 3)
    kept = Begun.at(fresh, told)
    assert kept.taken_up(fresh) == told
    seated = WhoBegins.of(table(3).play)
    assert Begun.at(WhoBegins.of(None), WhoBegins(players=2)).taken_up(seated) == seated
    spoilt = kept.model_copy(update={"now": '{"row": [77]}'})
    assert spoilt.taken_up(fresh) == fresh


@pytest.mark.parametrize(
    ("kind", "kept"),
    [
        (WhoBegins, {"names": ("Ana",), "players": 2}),
        (CardNow, {"card": "G10n"}),
        (CardNow, {"owner": 1}),
        (OneHut, {"kind": "start"}),
        (DrawAfter, {"game": "chess"}),
        (DrawAfter, {"bag": 55}),
        (TakingMoney, {"row": (1, 1, 1, 1, 1)}),
    ],
)
def test_what_another_version_kept_and_nobody_understands_is_refused(kind, kept):
    with pytest.raises(ValidationError):
        kind(**kept)


def test_the_row_is_tapped_in_and_every_set_is_offered_as_the_command_says():
    row = tap(TakingMoney.of(None), 2, 3, 7)
    assert [line.cards for line in row.reply.lines] == [(7,), (2, 3), (3,), (2,)]
    assert lines(row) == ["", "5 together", "", ""]
    for line in row.reply.lines:
        assert ask("take", row=list(row.row), cards=list(line.cards)) == {"legal": True}
    assert [rule.id for rule in row.reply.rulings] == ["D12"]


def test_a_fifth_card_is_not_laid_and_a_tapped_one_goes():
    full = tap(TakingMoney.of(None), 2, 3, 7)
    exchange = asks(full, CardKeys)[0].cards[-1]
    full = tap(full, exchange)
    assert not asks(full, CardKeys)[0].works
    assert tap(full, 9) == full
    assert [rule.id for rule in full.reply.rulings] == ["D12", "D25"]
    assert lines(full)[-1] == "alone, instead of money"
    fewer = asks(full, CardsLying)[0].then(0)
    assert fewer.row == (3, 7, 0)
    assert asks(TakingMoney.of(None), CardsLying)[0].text == ""


def test_whose_tile_it_is_follows_the_money_of_each_currency():
    market = LastMarket.of(None)
    assert market.reply.heading == "It stays in the market"
    market = asks(market, Counting)[1].then(12)
    market = asks(market, Counting)[2].then(9)
    assert (market.reply.heading, market.reply.sentence) == (
        "Player 1",
        "Player 1 has the most blue money: 12.",
    )
    green = asks(market, CardKeys)[0].then(1)
    assert green.currency is Currency.GREEN
    assert asks(green, CardKeys)[0].chosen == 1
    green = asks(asks(green, Counting)[1].then(4), Counting)[3].then(4)
    assert green.reply.sentence.startswith("Several players have the most money")
    assert [(line.cards, line.text) for line in green.reply.lines] == [
        ((Currency.BLUE,), "Player 1 has the most blue money: 12.")
    ]
    awards = ask(
        "leftovers",
        slots=[
            {"slot": 1, "currency": "blue", "tile": "G10"},
            {"slot": 2, "currency": "green", "tile": "T12"},
        ],
        money={"Player 1": {"blue": 12, "green": 4}, "Player 2": {"blue": 9}, "x": {"green": 4}},
    )["awards"]
    assert [award["to"] for award in awards] == ["Player 1", None]


def test_a_player_more_or_less_keeps_the_money_of_the_others():
    market = asks(LastMarket.of(None), Counting)[3].then(7)
    fewer = asks(market, Counting)[0].then(2)
    assert fewer.purse == (0, 0)
    assert asks(fewer, Counting)[0].then(6).purse == (0, 0, 7, 0, 0, 0)


def test_whose_tile_begins_with_the_money_that_was_told_at_the_table():
    play = after(
        table(3),
        MoneyTold(player=Colour.RED, money={"blue": 12, "green": 999}),
        MoneyTold(player=Colour.BLUE, money={"blue": 3}),
    ).play
    market = LastMarket.of(play)
    assert market.seats == ("Ana", "Leo", "Kim")
    assert market.purse == (12, 3, 0)
    assert not [each for each in asks(market, Counting) if each.text == "Players"]
    assert LastMarket.of(table(2).play).money == {}


def test_hands_are_dealt_one_after_the_other_and_the_next_players_turn_comes_by_itself():
    hands = tap(WhoBegins.of(None), 9, 9)
    assert (hands.seat, hands.reply.heading) == (0, "Not yet")
    hands = tap(hands, 2)
    assert hands.seat == 1
    hands = tap(hands, 9, 8, 4)
    assert hands.seat == 2
    hands = tap(hands, 5, 5, 5, 5)
    assert hands.seat == 2
    assert (hands.reply.heading, hands.reply.sentence) == (
        "Player 1",
        "Player 1 begins: of the fewest cards, the lowest total.",
    )
    assert lines(hands)[2] == "Player 3: 4 cards, worth 20"
    said = ask("first", hands=dict(zip(hands.seats, map(list, hands.dealt), strict=True)))
    assert (said["first"], said["by"]) == ("Player 1", "total")


def test_a_hand_can_be_put_right_and_one_too_many_is_told():
    hands = tap(WhoBegins(players=2), 9, 9, 2, 9, 9, 2)
    assert hands.reply.heading == "The youngest of them"
    first = asks(hands, OneOfMany)[0].then("0")
    assert first.seat == 0
    more = tap(first, 9)
    assert more.seat == 0
    assert more.reply.lines[0].icon == "alert-outline"
    assert "was dealt 29" in lines(more)[0]
    less = asks(more, CardsLying)[0].then(2)
    assert less.dealt[0] == (9, 9, 9)
    short = asks(less, CardsLying)[0].then(2)
    assert short.reply.heading == "Not yet"
    assert tap(short, 2) == hands.but(telling=0)
    assert asks(less, CardsLying)[0].text == "Tap a card to take it out"
    ones = tap(WhoBegins(players=2, hands=((), (9, 9, 2))), *[1] * 20)
    assert ones.seat == 0
    assert tap(ones, 1) == ones


def test_the_hand_of_a_player_who_has_left_is_nobodys():
    hands = WhoBegins(players=6, telling=5)
    assert asks(hands, Counting)[0].then(2).seat == 1
    assert WhoBegins.of(table(4).play).seats == ("Ana", "Leo", "Kim", "Zoe")


@pytest.mark.parametrize("after_scoring", [0, 1, 2])
@pytest.mark.parametrize("bag", [3, 16, 44])
def test_the_draw_is_what_the_command_says(after_scoring, bag):
    draw = ask_for(DrawAfter.of(None), "When").then(str(after_scoring))
    draw = asks(draw, Counting)[0].then(bag)
    number = ask("draw", after=after_scoring, bag=bag)["count"]
    assert draw.reply.heading.split()[0] == str(number)


def test_granada_asks_which_way_a_third_is_rounded():
    draw = asks(DrawAfter(bag=16), OneOfFew)[0].then("granada")
    assert draw.reply.heading == "5 tiles"
    up = asks(draw, OneOfFew)[-1].then("up")
    assert up.reply.heading == "6 tiles"
    assert ask("draw", after=2, bag=16, game="granada", options={"dummy_third": "up"}) == {
        "count": 6
    }
    assert len(asks(DrawAfter.of(None), OneOfFew)) == 2


def test_the_draw_begins_with_the_bag_of_the_running_game():
    play = after(table(2), FIRST_SIX).play
    draw = DrawAfter.of(play)
    assert (draw.after, draw.bag) == (1, play.bag)
    assert how_many(play.game, 1, play.bag) == 6
    counted = after(table(2), CountsTyped(player=Colour.RED, counts={"tower": 1}, wall=0)).play
    assert DrawAfter.of(counted).bag == 44
    assert [each.text for each in asks(draw, OneOfFew)] == ["When"]


def test_a_majority_is_shared_out_as_the_command_says():
    tie = ask_for(WhoGetsWhat.of(None), "Kind").then("tower")
    assert tie.reply.heading == "Nobody has any"
    for seat, number in enumerate((3, 3, 1), start=1):
        tie = asks(tie, Counting)[seat].then(number)
    said = ask("tie", kind="tower", round=2, counts=dict(zip(tie.seats, (3, 3, 1), strict=True)))
    assert [line["each"] for line in said["lines"]] == [9, 0]
    assert tie.reply.heading == "Player 1: 9 · Player 2: 9"
    assert lines(tie)[0].startswith("Player 1 and Player 2 tie for places 1–2")
    first = ask_for(tie, "Round").then("1")
    assert first.reply.heading == "Player 1: 3 · Player 2: 3"
    pavilions = ask_for(first, "Kind").then("pavilion")
    assert pavilions.numbers == (0, 0, 0)
    assert ask_for(pavilions, "Kind").then("tower") == first.but(kind="tower")


def test_nobody_gets_a_point_where_too_many_share_it():
    tie = WhoGetsWhat(kind="pavilion", scoring=1, counts={"pavilion": (1, 1, 1)})
    assert tie.reply.heading == "Nobody gets a point"


def test_granada_asks_for_the_highest_value_of_whoever_is_tied():
    tie = WhoGetsWhat(game="granada", kind="school", scoring=3, counts={"school": (4, 4, 2)})
    assert tie.reply.sentence.startswith("Tell the highest value of Player 1 and Player 2")
    assert [each.text for each in asks(tie, Counting)[1:]] == [
        "Player 1",
        "Highest value of Player 1",
        "Player 2",
        "Highest value of Player 2",
        "Player 3",
    ]
    tie = ask_for(tie, "Highest value of Player 1").then(9)
    assert "Player 2" in tie.reply.sentence
    tie = ask_for(tie, "Highest value of Player 2").then(12)
    said = ask(
        "tie",
        game="granada",
        kind="school",
        round=3,
        counts={"a": 4, "b": 4, "c": 2},
        best={"a": 9, "b": 12},
    )
    assert [line["each"] for line in said["lines"]] == [30, 20, 10]
    assert tie.reply.heading == "Player 2: 30 · Player 1: 20 · Player 3: 10"
    assert "10" in tie.reply.sentence
    simply = asks(tie, Switching)[0].then(True)  # What a switch says.
    assert simply.reply.heading == "Player 2: 18 · Player 1: 10 · Player 3: 3"


def test_a_majority_begins_with_what_everybody_has_at_the_table():
    play = after(
        table(2),
        FIRST_SIX,
        built("G10", "1,0"),
        CountsTyped(player=Colour.BLUE, counts={"garden": 99}, wall=0),
    ).play
    tie = ask_for(WhoGetsWhat.of(play), "Kind").then("garden")
    assert tie.everybody == ("Ana", "Leo", "Dirk")
    assert tie.numbers == (1, 20, 1)
    assert tie.scoring == 1
    kinds = {kind: tie.but(kind=kind.name).reply for kind in ALHAMBRA.box.kinds}
    for kind, reply in kinds.items():
        for line in (line for line in play.preview.lines if line.kind is kind and line.each):
            assert f"{line.names[0]}: {line.each}" in reply.heading


def test_the_third_hand_swells_granadas_totals_or_not():
    play = granada(2, options=Options(dummy_in_totals=False)).play
    tie = WhoGetsWhat.of(play).but(kind="school", scoring=1, counts={"school": (3, 1, 2)})
    assert (tie.reply.heading, "4" in tie.reply.sentence) == ("Ana: 4", True)
    swelled = tie.but(options=Options())
    assert (swelled.reply.heading, "6" in swelled.reply.sentence) == ("Ana: 6", True)


def test_viziers_stand_in_the_order_that_the_command_says():
    claims = VizierClaims(players=4)
    claims = asks(claims, Switching)[1].then(False)  # What a switch says.
    claims = ask_for(claims, "Who has just moved").then("2")
    said = ask(
        "vizier",
        players=list(claims.seats),
        awake=["Player 1", "Player 3", "Player 4"],
        moved="Player 3",
    )
    assert lines(claims) == [f"{n}. {name}" for n, name in enumerate(said["order"], start=1)]
    assert claims.reply.heading == "Player 4 first"
    assert asks(claims, Switching)[1].then(True) == claims.but(asleep=(False,) * 4)


def test_no_vizier_acts_at_a_wrong_moment_or_while_all_sleep():
    claims = VizierClaims()
    due = ask_for(claims, "When").then("scoring-due")
    assert (due.reply.heading, due.reply.allowed) == ("Not now", False)
    house = asks(due, Switching)[0].then(True)  # What a switch says.
    assert house.reply.allowed
    assert len(asks(claims, Switching)) == 3
    asleep = claims.but(asleep=(True,) * 3)
    assert (asleep.reply.heading, asleep.reply.allowed) == ("Nobody", False)
    hut = ask_for(claims, "What the vizier is for").then("hut")
    assert (hut.reply.heading, hut.reply.allowed) == ("No, not like this", False)
    assert "he cannot take a hut" in hut.reply.sentence
    alone = claims.but(asleep=(True, True, False))
    assert (alone.reply.heading, alone.reply.lines) == ("Player 3 alone", ())


def test_viziers_begin_with_the_players_of_the_table():
    play = table(3, modules=("vizier",), options=Options(vizier_before_scoring=True)).play
    claims = VizierClaims.of(play)
    assert claims.seats == ("Ana", "Leo", "Kim")
    assert claims.but(moment="scoring-due").options.vizier_before_scoring
    assert VizierClaims(players=2, moved=5).mover == 1


@pytest.mark.parametrize("fate", ["built", "reserved", "given"])
@pytest.mark.parametrize("paid", [(), (3,), (5,), (2,)])
def test_turning_a_tile_over_is_what_the_command_says(fate, paid):
    turned = asks(TurningOver.of(None), OneOfFew)[0].then(fate)
    if fate != "reserved":
        turned = asks(turned, CardKeys)[0].then(1)
        turned = tap(turned, *paid)
    hand = " ".join(f"green:{value}" for value in paid)
    said = ask("flip", fate=fate, **({"paid": hand} if paid else {}))
    assert turned.reply.allowed == said["legal"]
    assert bool(asks(turned, CardKeys)) == (fate != "reserved")
    assert turned.reply.rulings[0].id == "D28"


def test_only_a_tile_of_this_turn_is_turned_and_what_was_paid_can_be_taken_back():
    turned = tap(TurningOver.of(None), 2, 1)
    assert turned.reply.allowed
    assert not asks(turned, Switching)[0].then(False).reply.allowed
    assert not asks(turned, CardsLying)[0].then(0).reply.allowed
    full = tap(TurningOver.of(None), *[1] * 9)
    assert tap(full, 1) == full


def test_a_bonus_card_counts_by_where_its_tile_lies():
    card = asks(CardNow.of(None), TilesLying)[0].then(BOX.read("G10"))
    allowed = []
    for where, city, reserve, elsewhere in (
        ("counts", "* G10", "", ""),
        ("in-reserve", "*", "G10", ""),
        ("worthless", "*", "", "G10"),
        ("not-yet", "*", "", ""),
    ):
        told = asks(card, OneOfMany)[0].then(where)
        said = ask("bonus", card="G10", city=city, reserve=reserve, elsewhere=elsewhere)
        assert (told.reply.allowed, said["why"]) == (said["counts"], where)
        allowed.append(told.reply.allowed)
    assert allowed == [True, False, False, False]


def test_a_bonus_card_looks_round_the_table():
    play = after(
        table(3),
        built("G10", "1,0"),
        TileReserved(player=Colour.BLUE, tile="T11"),
        CountsTyped(player=Colour.GREEN, counts={"tower": 1}, wall=0),
    ).play
    card = CardNow.of(play).but(card="G10")
    assert [name for _key, name in asks(card, OneOfMany)[0].options] == ["Ana", "Leo"]
    assert card.reply.allowed
    leo = asks(card, OneOfMany)[0].then("1")
    assert leo.reply.sentence.startswith("It is worthless")
    assert leo.but(card="T11").reply.sentence.startswith("Not now: its tile lies in reserve")
    assert leo.but(card="T12").reply.sentence.startswith("Not now: nobody")
    his = CardNow.of(after(table(2), FIRST_SIX).play).but(card="T12")
    assert his.reply.sentence.startswith("It is worthless")
    assert CardNow.of(granada(2).play) == CardNow.of(None)


@pytest.mark.parametrize("kind", [kind.name for kind in BOX.kinds])
def test_a_hut_of_ones_own_is_worth_what_the_command_says(kind):
    hut = asks(OneHut.of(None), OneOfMany)[0].then(kind)
    for side, taps in zip(Side, (0, 2, 3, 4), strict=True):
        for _ in range(taps):
            hut = asks(hut, PalaceLying)[0].then(TRIED.step(side))
    assert hut.beside == (1, 2, 3, 4)
    assert [why for _cell, why in hut.found.neighbours] == [
        Neighbour.COUNTS,
        Neighbour.BEHIND_WALL,
        Neighbour.OTHER_KIND,
        Neighbour.HUT,
    ]
    said = ask("hut", city=hut.city.text, cell=str(hut.cell))
    assert (said["worth"], hut.found.number) == (1, 1)
    assert hut.reply.heading.startswith("It counts as 1 ")
    around = asks(hut, PalaceLying)[0].then(TRIED.step(Side.N))
    assert asks(around, PalaceLying)[0].then(Cell(0, 0)) == around
    assert len(lines(around)) == 4
    gone = asks(hut, PalaceLying)[0].then(TRIED.step(Side.W))
    assert [*asks(gone, PalaceLying)[0].places] == [TRIED.step(Side.W)]


def test_a_hut_alone_counts_nothing():
    hut = OneHut(beside=(0, 0, 0, 0))
    assert (hut.reply.heading, hut.reply.sentence) == (
        "It counts nothing",
        "Nothing lies beside it.",
    )


def test_the_huts_of_the_table_are_asked_about_where_they_stand():
    play = after(
        table(3, modules=("huts",)),
        built("G10", "1,0"),
        HutTaken(player=Colour.RED, hut="HG", cell="2,0"),
        HutTaken(player=Colour.RED, hut="HT", cell="0,-1"),
        CountsTyped(player=Colour.GREEN, counts={"tower": 1}, wall=0),
    ).play
    hut = OneHut.of(play)
    assert [words for _key, words in asks(hut, OneOfMany)[0].options] == [
        "Ana: Tower hut",
        "Ana: Garden hut",
        "One to try",
    ]
    garden = asks(hut, PalaceLying)[0].then(Cell(2, 0))
    assert (garden.chosen, garden.reply.heading) == (1, "It counts as 1 garden")
    assert asks(garden, PalaceLying)[0].then(Cell(1, 0)) == garden
    assert asks(garden, OneOfMany)[0].then("2").own
    assert OneHut.of(granada(2).play).own


def test_what_is_left_is_what_lies_nowhere_and_a_tap_says_otherwise():
    play = after(table(2), FIRST_SIX, built("G10", "1,0")).play
    left = NobodyHas.of(play)
    assert {*left.left} == {*play.unseen}
    assert left.reply.heading == "47 tiles that nobody has"
    said = ask("left", seen=[tile.code for tile in play.lying])
    assert said["number"] == 47
    tower = next(each for each in asks(left, TilesLying) if BOX.read("T13e") in each.tiles)
    fewer = tower.then(BOX.read("T13e"))
    assert len(fewer.left) == 46
    again = next(each for each in asks(fewer, TilesLying) if BOX.read("T13e") in each.grey)
    assert again.then(BOX.read("T13e")) == left
    assert asks(NobodyHas.of(None), OneOfFew)[0].then("granada").reply.heading.startswith("108")


def test_with_numbers_only_it_is_said_that_some_lie_there():
    play = after(table(2), CountsTyped(player=Colour.RED, counts={"tower": 1}, wall=0)).play
    assert "numbers" in NobodyHas.of(play).reply.sentence


def test_of_granadas_tiles_the_sides_are_left():
    left = NobodyHas.of(after(granada(2), laid("Sc10e", "1,0")).play)
    assert left.reply.heading == "107 sides that nobody shows"
    assert (left.played, left.at_table) == (GRANADA, True)
    assert ask("left", seen="Sc10e", game="granada")["number"] == 107


def test_scores_of_a_round_and_of_one_kind_agree():
    players = [{"name": n, "counts": {"tower": c}, "wall": 0} for n, c in (("a", 2), ("b", 1))]
    whole = score(3, *players)["lines"]
    assert ask("tie", kind="tower", round=3, counts={"a": 2, "b": 1})["lines"] == whole


def done(*actions, turn=None):
    """A turn in which this was done, tapped action by action."""
    turn = ATurn.of(None) if turn is None else turn
    for action in actions:
        turn = ask_for(turn, "Add what was done").then(action)
    return turn


@pytest.mark.parametrize(
    ("actions", "heading", "allowed"),
    [
        ((), "The turn begins", None),
        (("buy-exactly",), "Yes, act again", True),
        (("buy-exactly", "rebuild"), "No, the turn is over", None),
        (("overpay", "take-money"), "No, not like this", False),
        (("buy-exactly",) * 5, "No, not like this", False),
    ],
)
def test_whether_one_may_act_again_is_what_the_command_says(actions, heading, allowed):
    turn = done(*actions)
    said = ask("turn", actions=list(actions))
    assert (turn.reply.heading, turn.reply.allowed) == (heading, allowed)
    assert [*turn.so_far.may] == said["may"]
    assert turn.reply.sentence == said.get("reason", turn.reply.sentence)


def test_what_was_done_is_taken_out_with_a_tap_and_no_turn_is_endless():
    turn = done("overpay", "buy-exactly")
    assert [words for _key, words in asks(turn, OneOfMany)[1].options] == ["Overpay", "Buy exactly"]
    assert asks(turn, OneOfMany)[1].then("0") == done("buy-exactly")
    full = done(*["buy-exactly"] * 5)
    assert done("rebuild", turn=full) == full


def test_a_rebuild_is_asked_about_what_was_bought_only_after_a_purchase():
    assert not asks(done("rebuild"), Switching)
    turn = asks(done("buy-exactly", "rebuild"), Switching)[0].then(True)  # What a switch says.
    assert (turn.reply.heading, turn.reply.allowed) == ("No, not like this", False)
    assert turn.reply.rulings[0].id == "D10"
    assert asks(turn, OneOfMany)[1].then("0").reply.heading == "No, the turn is over"


def test_a_turn_knows_the_actions_of_the_modules_in_play():
    turn = ATurn.of(None)
    assert len(ask_for(turn, "Add what was done").options) == 4
    huts = ask_for(turn, "Modules").then("huts")
    assert ask_for(huts, "Add what was done").options[-1] == ("take-hut", "Take a hut")
    assert done("take-hut", turn=huts).reply.heading == "No, the turn is over"
    assert ask_for(huts, "Modules").then("huts") == turn
    assert not asks(asks(turn, OneOfFew)[0].then("granada"), SomeOfMany)


def over(turn, *slots, bag):
    """A turn that is over, with these slots empty and so many tiles in the bag."""
    turn = asks(turn, OneOfFew)[0 if turn.at_table else 1].then("over")
    for slot in slots:
        turn = ask_for(turn, "Empty slots of the market").then(slot)
    return ask_for(turn, "Tiles in the bag").then(bag)


def test_what_happens_after_a_turn_is_what_the_command_says():
    turn = over(ATurn.of(None), "4", "2", bag="3")
    assert (turn.reply.heading, turn.reply.allowed) == ("The game goes on", None)
    assert lines(turn)[0].startswith("1. Fill the money row")
    assert len(lines(turn)) == len(ask("turn", empty=[2, 4], bag=3)["steps"])
    scored = asks(turn, Switching)[0].then(True)
    assert scored.reply.heading == "A scoring first"
    two = ask_for(scored, "A game of two").then(True)
    assert "4. Draw the dummy’s tiles." in lines(two)
    ended = ask_for(two, "Tiles in the bag").then("1")
    assert ended.reply.heading == "The game ends"
    said = ask("turn", empty=[2, 4], bag=1, scoring_card=True, dummy=True)
    assert len(lines(ended)) == len(said["steps"])
    assert said["ends"]
    assert ask_for(turn, "Empty slots of the market").then("4").empty == {2}


def test_viziers_come_as_the_house_rule_says():
    turn = asks(over(ATurn.of(None), "1", bag="4"), Switching)[0].then(True)
    assert len(asks(turn, Switching)) == 2
    turn = ask_for(turn, "Modules").then("vizier")
    assert [n for n, line in enumerate(lines(turn), 1) if "vizier" in line] == [4]
    early = asks(turn, Switching)[2].then(True)
    assert [n for n, line in enumerate(lines(early), 1) if "vizier" in line] == [3]


def test_in_granada_it_is_said_where_the_black_marker_goes():
    turn = asks(ATurn.of(None), OneOfFew)[0].then("granada")
    turn = over(turn, "2", bag="4")
    assert "3. The black marker moves to the even numbers." in lines(turn)
    even = ask_for(turn, "Where does the black marker stand?").then("even")
    assert "3. The black marker moves to the odd numbers." in lines(even)
    assert ask("turn", game="granada", empty=[2], bag=4, marker="even")["marker"] == "odd"
    assert not any(
        ask.text == "Where does the black marker stand?" for ask in asks(ATurn(over=True))
    )


def test_a_turn_begins_with_the_table():
    play = after(
        table(2, modules=("vizier", "huts"), options=Options(vizier_before_scoring=True)),
        FIRST_SIX,
    ).play
    turn = ATurn.of(play)
    assert (turn.dummy, turn.modules, turn.bag) == (True, {"vizier", "huts"}, 4)
    assert len(ask_for(turn, "Add what was done").options) == 6
    turn = over(turn, "1", bag="2").but(scoring_card=True)
    assert not any(ask.text in {"Modules", "A game of two"} for ask in asks(turn))
    assert turn.reply.lines[2].text == f"3. {TurnEnd.VIZIERS.sentence}"
    assert ATurn.of(granada(2).play).played is GRANADA


def test_a_turn_that_was_kept_with_an_unknown_module_is_refused():
    with pytest.raises(ValidationError):
        ATurn(modules={"harem"})
