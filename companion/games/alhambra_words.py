"""Alhambra in its own words: palaces, walls, prices, rounds."""

from typing import Final

from companion.board.wall import PERHAPS_LONGER
from companion.games.game_words import (
    AskedWords,
    BorderWords,
    CityWords,
    DummyWords,
    GameWords,
    HandingWords,
    LogWords,
    ScoringWords,
)
from companion.options import Rounding
from companion.words import N_, N_counted

SCORING: Final = ScoringWords(
    heading=N_("Round"),
    title=N_("Round {number}"),
    occasions=(
        N_("First scoring card"),
        N_("Second scoring card"),
        N_("Scoring at the end of the game"),
    ),
    to_do=N_("Score round {number}"),
    confirm=N_("Confirm round {number}"),
    look_at=N_("Look at round {number}"),
    done=N_("Round {number} scored"),
    none_done=N_("No round scored yet"),
    progress=(
        N_("Round 1 comes first"),
        N_("Round 1 scored · round 2 next"),
        N_("Round 2 scored · round 3 next"),
        N_("All three rounds scored"),
    ),
    so_far=N_("{number} of {rounds} rounds"),
    number_done=N_counted("{number} of 3 rounds is scored.", "{number} of 3 rounds are scored."),
    table_of_none=N_("No round is scored yet"),
    first_to_come=N_("After the first scoring card everybody’s points stand here, kind by kind."),
    pays_alone=N_counted("This round pays place 1 only.", "This round pays places 1–{number}."),
    pays=N_counted("this round pays place 1 only", "this round pays places 1–{number}"),
    same_as=N_("The same as in round {number}; tap to bring it up to date:"),
    as_at=N_("as at round {number}"),
    put_right=N_("Put round {number} right"),
    was_put_right=N_("Round {number} is put right."),
    was_put_right_alone=N_("Round {number} is put right; what came later stays as it was."),
    changed_too=N_("Round {number} changed too: {changes}."),
    not_applied=N_("Not applied yet: {name}’s palace in round {number}"),
)

LOG: Final = LogWords(
    scored=N_("round {number} scored"),
    corrected=N_("round {number} corrected for {name}"),
    out_of_turn=N_("Round {next} is scored next, not round {number}."),
    all_scored=N_("All three rounds are scored."),
    not_scored_yet=N_("Round {number} is not scored yet; change the palace itself."),
    not_over_yet=N_("A game is finished once its three rounds are scored."),
    numbers_used=N_("{name}’s numbers used instead of the palace"),
    city_used=N_("{name}’s palace used instead of the numbers"),
)

CITY: Final = CityWords(
    title=N_("Palace"),
    about=N_("Palace · round {number} · {tiles}"),
    of=N_("{name}’s palace: {border}"),
    show_whole=N_("Show the whole palace"),
    typed=N_("The palaces are given in numbers"),
    bag_unknown=N_("Somebody’s palace was given in numbers, so the app cannot know the bag."),
    some_typed=N_("Some palaces are entered as numbers only, so some of these lie there."),
    whose=N_("{name}’s palace"),
    tried=N_("{name}’s palace · just a trial"),
    lies_so=N_("{name}’s palace at the table lies like this now."),
    how_to_count=N_(
        "Count the buildings in the palace, huts and bonus cards included, and follow the longest"
        " outer wall with a finger."
    ),
    closed=N_("The palace is closed: every outer side is walled."),
)

HANDING: Final = HandingWords(
    hand_over=N_("Hand over this palace"),
    take_in=N_("Take in a palace"),
    arrives=N_("A palace arrives"),
    whose=N_("Whose palace is it?"),
    at_table=N_("{name}’s palace · {table}"),
    message=N_("{name}’s palace, for the Alhambra companion: {link}"),
    taken_in=N_("{name}’s palace taken in"),
)

BORDER: Final = BorderWords(
    longest=N_("Longest outer wall"),
    length=N_("wall {length}"),
    buildings_and_length=N_("{buildings} · wall {length}"),
    sides=N_counted("An outer wall of {number} side", "An outer wall of {number} sides"),
    sides_within=N_counted("an outer wall of {number} side", "an outer wall of {number} sides"),
    perhaps_longer=PERHAPS_LONGER,
    too_long=N_("{name}: a wall of {length} is too long, {tiles} can have {most} at most."),
    tap_sides=N_("Tap the sides that have a wall."),
    none_left=N_("No tile that is left has the walls that these places ask for."),
    none_matches=N_("None of them has the right walls where it touches its neighbours."),
    asked=AskedWords(
        closed=N_("a wall to the {sides}"),
        open=N_("{sides} open"),
        nothing=N_("the rest as you like"),
    ),
    of_tile=(
        N_("It has no wall."),
        N_("It has a wall to the {sides}."),
        N_("It has walls to the {sides}."),
    ),
    tile_with=(
        N_("{tile} without a wall"),
        N_("{tile} with a wall to the {sides}"),
        N_("{tile} with walls to the {sides}"),
    ),
)

DUMMY: Final = DummyWords(
    when=(N_("At the start"), N_("After round 1"), N_("After round 2")),
    last=N_("After round 2: a third of the bag."),
    last_as_things_are=N_("After round 2: a third of the bag, {number} of {bag} as things are."),
    why_third={
        Rounding.DOWN: N_(
            "After round 2 he draws a third of the bag, rounded down: {number} of {bag}."
        ),
    },
)

WORDS: Final = GameWords(
    title=N_("Alhambra"),
    price=N_("Price"),
    what_counts=N_("It counts as one building of its kind; its price does not matter."),
    scoring=SCORING,
    log=LOG,
    city=CITY,
    handing=HANDING,
    border=BORDER,
    dummy=DUMMY,
    last_tile=N_(
        "Build the tiles you won before the last scoring, in any order, if you like;"
        " otherwise they go to your reserve. There is no rebuilding."
    ),
)
