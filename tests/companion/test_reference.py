"""The batch, as other programs use it, against the rules written once more without the engine."""

from hypothesis import given
from hypothesis import strategies as st

from tests.companion import naive
from tests.companion.asking import ask, points, score
from tests.companion.palaces import ANY_TILE, NEARBY, legal_palaces, legal_tables, plain

KINDS = "PSACGT"


def codes(answer):
    return {fault["code"] for fault in answer["faults"]}


@given(legal_palaces())
def test_walls(built):
    assert ask("wall", city=built.text)["length"] == naive.wall(plain(built))


@given(legal_palaces(most=20), ANY_TILE, NEARBY)
def test_acts(built, new, cell):
    palace, place = plain(built), tuple(cell)
    tile_there = f"{new.code}@{cell}"
    assert codes(ask("check", city=built.text, build=tile_there)) == naive.judge_build(
        palace, new.code, place
    )
    assert codes(ask("check", city=built.text, swap=tile_there)) == naive.judge_swap(
        palace, new.code, place
    )
    assert codes(ask("check", city=built.text, remove=str(cell))) == naive.judge_remove(
        palace, place
    )


@given(legal_palaces(), ANY_TILE)
def test_spots_are_where_check_finds_no_fault(built, new):
    spots = ask("spots", city=built.text, tile=new.code)["spots"]
    assert spots == [f"{x},{y}" for x, y in naive.spots(plain(built), new.code)]
    around = {str(cell.step(side)) for cell in built.tiles for side in "nesw"} | {"9,9"}
    for cell in around | {*spots}:
        legal = ask("check", city=built.text, build=f"{new.code}@{cell}")["legal"]
        assert legal == (cell in spots)


@given(legal_tables(), st.integers(1, 3), st.booleans(), st.randoms())
def test_whole_rounds(table, number, with_dummy, chance):
    palaces, heap = table
    held = [[code[0] for code in plain(built).values()] for built in palaces]
    if with_dummy:
        held.append([tile.code[0] for tile in heap])
    expected = [naive.wall(plain(built)) for built in palaces] + [0] * with_dummy
    for position, letter in enumerate(KINDS):
        shares = naive.majority(position, number, [codes.count(letter) for codes in held])
        expected = [sum(pair) for pair in zip(expected, shares, strict=True)]
    names = [f"player {position}" for position in range(len(palaces))]
    entries = [
        {"name": name, "city": built.text} for name, built in zip(names, palaces, strict=True)
    ]
    chance.shuffle(entries)
    dummy = {"dummy": {"tiles": [tile.code for tile in heap]}} if with_dummy else {}
    answer = score(number, *entries, **dummy)
    assert points(answer) == dict(zip([*names, *["Dirk"] * with_dummy], expected, strict=True))
    everybody = [*answer["players"], *([answer["dummy"]] if with_dummy else [])]
    majorities = sum(kind["points"] for who in everybody for kind in who["kinds"].values())
    assert majorities <= {1: 21, 2: 84, 3: 195}[number]
    assert majorities == sum(line["each"] * len(line["names"]) for line in answer["lines"])
    assert all(
        line["each"] * len(line["names"]) + line["lost"] == line["pool"] for line in answer["lines"]
    )


@given(legal_tables(most=5), st.integers(1, 3))
def test_plain_counts_score_like_the_palaces_they_were_counted_from(table, number):
    palaces, _heap = table
    cities = [{"name": str(i), "city": built.text} for i, built in enumerate(palaces)]
    counts = [
        {
            "name": str(i),
            "counts": {kind.name: amount for kind, amount in built.buildings.items()},
            "wall": naive.wall(plain(built)),
        }
        for i, built in enumerate(palaces)
    ]
    by_tiles, by_counts = score(number, *cities), score(number, *counts)
    assert by_tiles == by_counts
