"""Granada in its own words: cities, moats, values, scorings A, B and C."""

from typing import Final

from companion.board.faults import FaultCode
from companion.games.game_words import (
    AskedWords,
    BorderWords,
    CityWords,
    DummyWords,
    GameWords,
    HandingWords,
    LogWords,
    MarkerWords,
    ScoringWords,
)
from companion.options import Rounding
from companion.words import N_, N_counted

SCORING: Final = ScoringWords(
    heading=N_("Scoring"),
    title=N_("Scoring {number}"),
    occasions=(
        N_("Scoring card A"),
        N_("Scoring card B"),
        N_("Scoring at the end of the game"),
    ),
    to_do=N_("Begin scoring {number}"),
    confirm=N_("Confirm scoring {number}"),
    look_at=N_("Look at scoring {number}"),
    done=N_("Scoring {number} done"),
    none_done=N_("No scoring yet"),
    progress=(
        N_("Scoring A comes first"),
        N_("Scoring A done · scoring B next"),
        N_("Scoring B done · scoring C next"),
        N_("All three scorings done"),
    ),
    so_far=N_("{number} of {rounds} scorings"),
    number_done=N_counted("{number} of 3 scorings is done.", "{number} of 3 scorings are done."),
    table_of_none=N_("There was no scoring yet"),
    first_to_come=N_("After scoring card A everybody’s points stand here, kind by kind."),
    pays_alone=N_counted("This scoring pays place 1 only.", "This scoring pays places 1–{number}."),
    pays=N_counted("this scoring pays place 1 only", "this scoring pays places 1–{number}"),
    same_as=N_("The same as in scoring {number}; tap to bring it up to date:"),
    as_at=N_("as at scoring {number}"),
    put_right=N_("Put scoring {number} right"),
    was_put_right=N_("Scoring {number} is put right."),
    was_put_right_alone=N_("Scoring {number} is put right; what came later stays as it was."),
    changed_too=N_("Scoring {number} changed too: {changes}."),
    not_applied=N_("Not applied yet: {name}’s city in scoring {number}"),
)

LOG: Final = LogWords(
    scored=N_("scoring {number} done"),
    corrected=N_("scoring {number} corrected for {name}"),
    out_of_turn=N_("Scoring {next} comes next, not scoring {number}."),
    all_scored=N_("All three scorings are done."),
    not_scored_yet=N_("Scoring {number} is not done yet; change the city itself."),
    not_over_yet=N_("A game is finished once its three scorings are done."),
    numbers_used=N_("{name}’s numbers used instead of the city"),
    city_used=N_("{name}’s city used instead of the numbers"),
)

CITY: Final = CityWords(
    title=N_("City"),
    about=N_("City · scoring {number} · {tiles}"),
    of=N_("{name}’s city: {border}"),
    show_whole=N_("Show the whole city"),
    typed=N_("The cities are given in numbers"),
    bag_unknown=N_("Somebody’s city was given in numbers, so the app cannot know the bag."),
    some_typed=N_("Some cities are entered as numbers only, so some of these lie there."),
    whose=N_("{name}’s city"),
    tried=N_("{name}’s city · just a trial"),
    lies_so=N_("{name}’s city at the table lies like this now."),
    how_to_count=N_(
        "Count the buildings in the city, and follow the longest outer moat with a finger."
    ),
    closed=N_("The city is closed: every outer side has a moat."),
)

HANDING: Final = HandingWords(
    hand_over=N_("Hand over this city"),
    take_in=N_("Take in a city"),
    arrives=N_("A city arrives"),
    whose=N_("Whose city is it?"),
    at_table=N_("{name}’s city · {table}"),
    message=N_("{name}’s city, for the companion app: {link}"),
    taken_in=N_("{name}’s city taken in"),
)

BORDER: Final = BorderWords(
    longest=N_("Longest outer moat"),
    length=N_("moat {length}"),
    buildings_and_length=N_("{buildings} · moat {length}"),
    sides=N_counted("An outer moat of {number} side", "An outer moat of {number} sides"),
    sides_within=N_counted("an outer moat of {number} side", "an outer moat of {number} sides"),
    perhaps_longer=N_("Moats cross in so many places here that a longer one may have been missed."),
    too_long=N_("{name}: a moat of {length} is too long, {tiles} can have {most} at most."),
    tap_sides=N_("Tap the sides that have a moat."),
    none_left=N_("No tile that is left has the moats that these places ask for."),
    none_matches=N_("None of them has the right moats where it touches its neighbours."),
    asked=AskedWords(
        closed=N_("a moat to the {sides}"),
        open=N_("{sides} open"),
        nothing=N_("the rest as you like"),
    ),
    of_tile=(
        N_("It has no moat."),
        N_("It has a moat to the {sides}."),
        N_("It has moats to the {sides}."),
    ),
    tile_with=(
        N_("{tile} without a moat"),
        N_("{tile} with a moat to the {sides}"),
        N_("{tile} with moats to the {sides}"),
    ),
)

DUMMY: Final = DummyWords(
    when=(N_("At the start"), N_("After scoring A"), N_("After scoring B")),
    last=N_("After scoring B: a third of the bag."),
    last_as_things_are=N_("After scoring B: a third of the bag, {number} of {bag} as things are."),
    why_third={
        Rounding.DOWN: N_(
            "After scoring B he draws a third of the bag, rounded down: {number} of {bag}."
        ),
        Rounding.NEAREST: N_(
            "After scoring B he draws a third of the bag, rounded to the nearest number: {number}"
            " of {bag}."
        ),
        Rounding.UP: N_(
            "After scoring B he draws a third of the bag, rounded up: {number} of {bag}."
        ),
    },
    marker=MarkerWords(
        question=N_("Where does the black marker stand?"),
        why=N_(
            "His tiles lie with the side up that the black marker shows now; drawing for him does"
            " not move it."
        ),
        even=N_("On the even numbers"),
        odd=N_("On the odd numbers"),
    ),
)

FAULTS: Final = {
    FaultCode.TOUCHING: N_("A tile must share a full side with the city; a corner is not enough."),
    FaultCode.WALLS_MATCH: N_(
        "A side with a moat meets an open side; touching sides must be alike."
    ),
    FaultCode.ON_FOOT: N_(
        "A tile cannot be reached on foot from the start tile without crossing a moat."
    ),
}

WORDS: Final = GameWords(
    title=N_("Granada"),
    price=N_("Value"),
    what_counts=N_("It counts as one building of its kind; its value only breaks ties."),
    scoring=SCORING,
    log=LOG,
    city=CITY,
    handing=HANDING,
    border=BORDER,
    dummy=DUMMY,
    last_tile=N_(
        "Build the tile now or never, before the next one is handed out, as it lies;"
        " if you decline, it counts nowhere. There is no rebuilding."
    ),
    prizes_grow=N_("With as many tiles of each kind as all cities have together now."),
    why_decline=N_(
        "Declining can be wise: once built, the tile counts for everybody’s prizes, and a rival may"
        " have most of its kind."
    ),
)
