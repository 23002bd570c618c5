"""A hundred games in the store, and the same counted by hand over their exported files."""

import json
from collections import Counter, defaultdict
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random

import pytest

from companion.record import Next, Record
from companion.record.events import DummyDrew, GameFinished, GameStarted, RoundScored, Sitting
from companion.share import write_game
from companion.store import Store
from tests.companion.asking import ask
from tests.golden.reading import play_through
from tests.record.tables import ALL_MODULES, COLOURS, DOINGS, play_on

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.game"))
PEOPLE = ("Ana", "ana", "Leo", "LEO", "Kim", "Zoë", "Straße", "STRASSE", "Łoś", "Eva")
GAMES = 100


def table(numbers):
    people = {}
    while len(people) < 2 or (len(people) < 6 and numbers.random() < 0.6):
        name = numbers.choice(PEOPLE)
        people.setdefault(name.casefold(), name)
    granada = numbers.random() < 0.3
    modules = [each for each in ALL_MODULES if numbers.random() < 0.4]
    return GameStarted(
        game="granada" if granada else "alhambra",
        edition=None if granada else numbers.choice(["dirk", "boabdil", "marek", None]),
        modules=() if granada else tuple(modules),
        options={"dummy_may_win": numbers.random() < 0.3},
        players=tuple(
            Sitting(colour=colour, name=name)
            for colour, name in zip(COLOURS, people.values(), strict=False)
        ),
    )


def evening(seed):
    """A game in which anything happens; most are played to their end."""
    numbers = Random(seed)
    acts = [(numbers.choice(DOINGS), numbers.randrange(10_000)) for _act in range(60)]
    record = play_on(Record.start(table(numbers)), acts)
    while seed % 6 and record.play.next is not Next.OVER:
        match record.play.next:
            case Next.DUMMY_DRAWS:
                record = record.act(DummyDrew(tiles=(), on_purpose=True))
            case Next.SCORE:
                record = record.act(RoundScored(round=record.play.next_round, anyway=True))
            case Next.FINISH:
                record = record.act(GameFinished())
    return record


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    """The statistics of the store, and every game of it as its file."""
    days = (datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=day) for day in count())
    with closing(Store(tmp_path_factory.mktemp("house"), now=lambda: next(days))) as store:
        records = [play_through(path.read_text("utf-8")) for path in GOLDEN]
        records += [evening(seed) for seed in range(GAMES - len(records))]
        for number, record in enumerate(records):
            kept = store.start(record.events[0])
            kept.go_to(record)
            if number % 9 == 8:
                store.delete(kept.id)
        listed = sorted(store.games(), key=lambda game: game.started)
        files = {game.id: json.loads(write_game(store.share(game.id))) for game in listed}
        assert len(files) == GAMES - GAMES // 9
        return store.statistics(), files


def rules_of(file):
    """The edition and the modules that a game was played by in the end."""
    start = file["events"][0]
    edition, modules = start.get("edition"), start["modules"]
    for event in file["events"]:
        if event["did"] == "rules-changed":
            edition, modules = event["edition"], event["modules"]
    return edition or ("pablo" if start["game"] == "granada" else "dirk"), modules


def parts(files):
    """Everybody's part in every game that counts, in a plain dictionary."""
    for game, file in files.items():
        answer = ask("replay", file=file)
        if not answer["finished"] or len(answer["rounds"]) < 3:
            continue
        edition, modules = rules_of(file)
        for name, points in answer["totals"].items():
            rounds = [
                next(each for each in scored["players"] if each["name"] == name)
                for scored in answer["rounds"]
            ]
            sources = Counter(wall=sum(each["wall"] for each in rounds))
            for each in rounds:
                sources.update({kind: told["points"] for kind, told in each["kinds"].items()})
            sources["by-hand"] = points - sources.total()
            yield {
                "game": game,
                "name": name,
                "points": points,
                "won": name in answer["winners"],
                "shared": name in answer["winners"] and len(answer["winners"]) > 1,
                "wall": max(each["wall"] for each in rounds),
                "round": max(each["points"] for each in rounds),
                "sources": {source: number for source, number in sources.items() if number},
                "kinds": {kind: told["count"] for kind, told in rounds[-1]["kinds"].items()},
                "totals": answer["totals"],
                "edition": edition,
                "modules": modules or [""],
            }


@pytest.fixture(scope="module")
def people(exported):
    """The parts by player; whose names differ in their letters' size only is one."""
    found = defaultdict(list)
    for part in parts(exported[1]):
        found[part["name"].casefold()].append(part)
    return found


def games(found):
    return tuple(part["game"] for part in found)


def test_enough_games_are_finished_won_together_and_scored_to_tell_something(people):
    everything = [part for found in people.values() for part in found]
    assert len(set(games(everything))) > 60
    assert any(part["shared"] for part in everything)
    assert sum(part["wall"] > 3 for part in everything) > 10


def test_the_same_games_count(exported, people):
    statistics, _files = exported
    counting = {part["game"] for found in people.values() for part in found}
    assert set(statistics.by_game) == counting
    assert statistics.text == f"{len(counting)} finished games count."


def test_everybody_has_the_games_wins_and_points_counted_by_hand(exported, people):
    players = {each.name.casefold(): each for each in exported[0].players}
    assert players.keys() == people.keys()
    for known, found in people.items():
        player = players[known]
        assert player.name == found[-1]["name"]
        assert player.games == games(found)
        assert player.wins == games(part for part in found if part["won"])
        assert player.shared_wins == games(part for part in found if part["shared"])
        points = [part["points"] for part in found]
        assert player.average == pytest.approx(sum(points) / len(points))
        assert (player.best.points, player.best.game) == (
            max(points),
            found[points.index(max(points))]["game"],
        )
        assert [each.points for each in player.results] == points


def test_everybodys_sources_kinds_and_walls_are_those_counted_by_hand(exported, people):
    for player in exported[0].players:
        found = people[player.name.casefold()]
        for key, told in (
            ("sources", player.by_source),
            ("kinds", [player.favourite_kind] if player.favourite_kind else []),
        ):
            sums = Counter()
            for part in found:
                sums.update(part[key])
            for each in told:
                name, number = (
                    (each.name, each.points) if key == "sources" else (each.kind, each.number)
                )
                assert number == sums[name]
                assert each.games == games(part for part in found if part[key].get(name))
            if key == "kinds":
                assert [each.number for each in told] == [
                    number for _k, number in sums.most_common(1) if number
                ]
            else:
                assert {each.name for each in told} == {
                    source for part in found for source in part["sources"]
                }
        longest = max(part["wall"] for part in found)
        assert longest == (player.longest_wall.wall if player.longest_wall else 0)


def test_shares_by_number_edition_and_module_are_those_counted_by_hand(exported, people):
    keys = {
        "by_number": lambda part: [str(len(part["totals"]))],
        "by_edition": lambda part: [part["edition"]],
        "by_module": lambda part: part["modules"],
    }
    for player in exported[0].players:
        for shares, of in keys.items():
            expected = defaultdict(list)
            for part in people[player.name.casefold()]:
                for name in of(part):
                    expected[name].append(part)
            found = getattr(player, shares)
            assert [each.of for each in found] == sorted(expected)
            for each in found:
                some = expected[each.of]
                assert each.games == games(some)
                assert each.wins == games(part for part in some if part["won"])
                points = [part["points"] for part in some]
                assert each.average == pytest.approx(sum(points) / len(points))


def test_heads_are_counted_against_heads_as_by_hand(exported, people):
    for player in exported[0].players:
        expected = defaultdict(lambda: defaultdict(list))
        for part in people[player.name.casefold()]:
            for other, points in part["totals"].items():
                if other != part["name"]:
                    order = (part["points"] < points) - (part["points"] > points)
                    expected[other.casefold()][order].append(part["game"])
        assert {each.other.casefold() for each in player.against} == expected.keys()
        for each in player.against:
            by_order = expected[each.other.casefold()]
            assert each.ahead == tuple(by_order[-1])
            assert each.level == tuple(by_order[0])
            assert each.behind == tuple(by_order[1])


def test_the_records_of_the_house_are_the_highest_counted_by_hand(exported, people):
    everything = [part for found in people.values() for part in found]
    leads = [
        part["points"]
        - max(points for name, points in part["totals"].items() if name != part["name"])
        for part in everything
        if part["won"] and not part["shared"]
    ]
    assert {each.sort.value: each.number for each in exported[0].records} == {
        "longest-wall": max(part["wall"] for part in everything),
        "most-points": max(part["points"] for part in everything),
        "best-round": max(part["round"] for part in everything),
        "biggest-lead": max(leads),
    }
