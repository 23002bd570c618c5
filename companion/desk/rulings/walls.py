"""Disputes about the wall: which stretch counts, where it ends, how it goes round."""

from companion.board.faults import FaultCode
from companion.desk import books
from companion.desk.example import Example
from companion.desk.ruling import Besides, Ruling, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D01",
        section=Section.WALLS,
        question=N_("Do all my walls add up?"),
        answer=N_("No. Only your longest run counts."),
        reason=N_(
            "You score one stretch: the longest unbroken run of wall along the outside of your"
            " palace, one point for each edge of a tile in it. A second run scores nothing, even"
            " if it is just as long. It is no contest either: at every scoring everybody scores"
            " their own longest run, whoever has the longest at the table."
        ),
        tag=Tag.BOOK,
        sources=(books.DIRK_WALLS, books.BOABDIL_WALLS, books.MAREK_WALLS, books.PABLO_RIVERS),
        examples=(
            Example(
                city="P2new . . / * A10 T8nes",
                caption=N_("Two runs of the same length, and a gap between: {wall}, not twice."),
                wall=3,
            ),
        ),
        keywords=N_(
            "wall walls sum total together several pieces separate second shorter equally long"
            " two walls of the same length longest outer outside count points majority of walls"
            " add up fence stretch part piece biggest only one per player everyone 5 and 4 and 9"
            " add them up each wall piece separately all of them in total wall points how are"
            " walls scored which wall counts which wall do i count section sections bits three"
            " walls how many points split by an open tile two pieces of wall does the longest"
            " wall win everyone gets wall points fence pieces how do you count the wall count my"
            " wall"
        ),
    ),
    Ruling(
        id="D02",
        section=Section.WALLS,
        question=N_("Does the wall inside my palace count?"),
        answer=N_("No. A wall between two tiles is worth nothing, however long."),
        reason=N_(
            "Where two walled sides touch, the wall has become an inner wall. It does not spoil the"
            " outer wall either: if the outer edges on both sides of it are walled, the run goes on"
            " past the spot where the inner wall ends."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("The run goes on past it")),),
        sources=(books.MAREK_WALLS, books.DIRK_WALLS, books.BOABDIL_WALLS, books.PABLO_RIVERS),
        examples=(
            Example(
                city="P7e C9w / * G10",
                caption=N_("Only an inner wall: {wall}."),
                wall=0,
            ),
            Example(
                city="C7ne A5nw / * G10",
                caption=N_("The outer wall runs on past the inner one: {wall}."),
                wall=2,
            ),
        ),
        keywords=N_(
            "inner interior internal inside double doubled walls between two tiles middle back"
            " to back both sides walled back to back shared wall between my own rooms tile on the"
            " other side of the wall wall facing another tile hidden walls do hidden walls count"
            " hidden wall touching walls between gardens inside walls points partition"
        ),
    ),
    Ruling(
        id="D03",
        section=Section.WALLS,
        question=N_("Does a wall stop at a corner?"),
        answer=N_("No. It goes round every corner and stops at the first open outer edge."),
        reason=N_(
            "Follow the outline of the palace with a finger. As long as each next edge is walled,"
            " the run goes on: straight ahead, round an outer corner or into an inner one. It stops"
            " at the first outer edge without a wall. The start tile has no walls, so its free"
            " edges always break a run."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("Round the corners")),),
        sources=(books.DIRK_WALLS, books.BOABDIL_WALLS, books.MAREK_WALLS, books.PABLO_RIVERS),
        examples=(
            Example(
                city="P6n A6ne / *",
                caption=N_("Round an outer corner: {wall}."),
                wall=3,
            ),
            Example(
                city="P2new . / * A4nes",
                caption=N_("Into an inner corner and on: {wall}."),
                wall=6,
            ),
            Example(
                city="P6n T11 G10n / *",
                caption=N_("An open edge breaks the wall: {wall}."),
                wall=1,
            ),
        ),
        keywords=N_(
            "corner corners round around bend turn angle stop stops end ends break broken"
            " interrupted gap in the wall opening continuous unbroken run start tile fountain"
            " interrupt interrupted continue continues L shaped past the start tile wall continues"
            " around a bend direction change zigzag turns a corner follow outline"
        ),
    ),
    Ruling(
        id="D04",
        section=Section.WALLS,
        question=N_("I closed the ring. Is there a bonus, and where do I start counting?"),
        answer=N_("No bonus. Every edge counts once, wherever you start."),
        reason=N_(
            "A wall that goes all the way round has no beginning: start anywhere and stop before"
            " you count the first edge again. The smallest ring of the base game is four tiles"
            " round the start tile, 12 points. Mind that nothing outside a closed palace can be"
            " reached on foot, so it only grows again after a rebuild."
        ),
        tag=Tag.DERIVED,
        sources=(books.BOABDIL_WALLS, books.DIRK_WALLS, books.MAREK_WALLS),
        examples=(
            Example(
                city=". P2new . / C5nsw * A4nes / . S3esw .",
                caption=N_("The smallest ring: {wall}."),
                wall=12,
            ),
        ),
        keywords=N_(
            "closed complete full whole ring circle loop all the way around surrounded surround"
            " encircled enclosed bonus extra points start counting shut myself in no entrance"
            " totally completely fenced whole palace walled in full circle wall nobody can get in"
            " any more no way in or out loops back to the beginning no door ring with no door"
            " closed off further extend expand build further after closing fence around"
            " everything"
        ),
    ),
    Ruling(
        id="D05",
        section=Section.WALLS,
        question=N_("Two of my tiles meet only at a corner. Does the wall jump across?"),
        answer=N_("That cannot happen: such a corner always closes in an empty space."),
        reason=N_(
            "All tiles of a palace hang together side by side. Two that meet only at a corner"
            " therefore enclose an empty space between them, and that is forbidden: the tile that"
            " made it was placed wrongly. A table that plays diagonal gaps as open should agree on"
            " it beforehand; then follow one line through the point and use no edge twice."
        ),
        tag=Tag.DERIVED,
        sources=books.BUILDINGS,
        option="diagonal_gap_open",
        examples=(
            Example(
                city="A9 A10 . / P8 . . / C10 * T11",
                build="C11@1,-1",
                faults=(FaultCode.HOLE,),
                caption=N_("Two tiles that meet at a corner only: an empty space is closed in."),
            ),
        ),
        keywords=N_(
            "corner corners diagonal diagonally crossing cross jump jumps across over point touch"
            " meet only two tiles tip point kissing wall across a diagonal two walls meeting at one"
            " point touching only at the corner kiss diagonal contact wall continues"
        ),
    ),
)
