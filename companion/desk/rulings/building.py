"""Disputes about where a tile may stand: holes, the way on foot, sides and corners."""

from companion.board.faults import FaultCode
from companion.desk import books
from companion.desk.example import Example
from companion.desk.ruling import Besides, Ruling, Saying, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D06",
        section=Section.BUILDING,
        question=N_("The gap is two squares big. Is it still a hole?"),
        answer=N_("Yes. Size does not matter, only whether there is a way out."),
        reason=N_(
            "If you cannot step from an empty space, side by side, to the open table around the"
            " palace, it is a hole, and the tile that closes it may not go there. A space that is"
            " open on one full side is fine, however deep. A diagonal crack is no way out."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("The diagonal crack")),),
        sources=(
            books.BOABDIL_BUILDING,
            books.MAREK_BUILDING,
            books.DIRK_BUILDING,
            books.PABLO_BUILDING,
        ),
        sayings=(
            Saying(books.Book.DIRK, N_("No building that leaves empty plots.")),
            Saying(books.Book.BOABDIL, N_("No empty area with tiles on all four sides.")),
            Saying(books.Book.MAREK, N_("No empty field that tiles surround on every side.")),
            Saying(books.Book.PABLO, N_("No areas that are completely empty.")),
        ),
        option="diagonal_gap_open",
        examples=(
            Example(
                city="A9 A10 C10 C11 / * . . . / S9 T11 P8 T12",
                build="G10@3,0",
                faults=(FaultCode.HOLE,),
                caption=N_("Two squares are closed in: not allowed."),
            ),
            Example(
                city="A9 A10 C10 C11 / * . . . / S9 T11 P8 .",
                build="T12@3,1",
                caption=N_("The space is open to the east: allowed."),
            ),
        ),
        keywords=N_(
            "hole holes gap gaps empty space area field square squares big large size enclosed"
            " closed in courtyard inside middle surrounded diagonal diagonally crack slit way out"
            " allowed deep how many squares empty spot leave left over free field open field"
            " inside the palace missing tile gap in the city leave a gap ring of tiles around"
            " nothing u shape shaped lake pond hollow enclose enclosing whole patio courtyards"
            " alley 1x1 2x2 one square leave empty hollow inside u-shaped empty plot unbuilt area"
        ),
    ),
    Ruling(
        id="D07",
        section=Section.BUILDING,
        question=N_("Must every tile be reached on foot, or only the new one?"),
        answer=N_("Every tile, at the end of every turn."),
        reason=N_(
            "From the start tile you must be able to walk to each tile, never crossing a wall and"
            " never leaving the tiles. One open side towards a neighbour that can be reached is"
            " enough; the other sides may be walled as long as they match. A new tile can never cut"
            " another one off, so in practice all books agree; only taking a tile away can."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("For the books that name only the new tile")),),
        sources=(
            books.BOABDIL_BUILDING,
            books.PABLO_REBUILDING,
            books.MAREK_BUILDING,
            books.DIRK_BUILDING,
            books.PABLO_BUILDING,
        ),
        sayings=(
            Saying(books.Book.DIRK, N_("Each new tile must be within reach on foot.")),
            Saying(books.Book.BOABDIL, N_("All tiles must be within reach on foot.")),
            Saying(books.Book.MAREK, N_("Each of the tiles must be within reach on foot.")),
            Saying(books.Book.PABLO, N_("Each new tile must be within reach on foot.")),
        ),
        examples=(
            Example(
                city="* / G12s",
                build="G10n@0,2",
                faults=(FaultCode.ON_FOOT,),
                caption=N_("Nobody walks through the wall in between: not allowed."),
            ),
            Example(
                city="* G12s",
                build="T11@2,0",
                caption=N_("One open side on the way is enough: allowed."),
            ),
        ),
        keywords=N_(
            "reach reached reachable on foot walk walking pedestrian path way access accessible"
            " cross a wall new tile every all each cut off locked in only the new one blocked off"
            " required must be accessible dead end connected to the start path to every tile can"
            " i cross a wall through a wall getting from the start tile to all buildings tile"
            " behind walls hidden behind a wall island door doors to every room get to a tile get"
            " in cannot get to my building blocked path can not enter access walk through wall"
            " passage route get to my building open to the fountain cant get to cant reach cannot"
            " reach"
        ),
    ),
    Ruling(
        id="D53",
        section=Section.BUILDING,
        question=N_("May I turn a tile round so that it fits?"),
        answer=N_("No. Every tile lies the same way up as the start tile."),
        reason=N_(
            "All roofs point the same way, for everybody and for the whole game. A tile may also"
            " not be turned when it is taken out and built again."
        ),
        tag=Tag.BOOK,
        sources=books.BUILDINGS,
        examples=(
            Example(
                city="*",
                build="G12n@0,-1",
                faults=(FaultCode.UPSIDE_DOWN,),
                caption=N_("Garden 12 has its wall in the south, not in the north."),
            ),
        ),
        keywords=N_(
            "rotate rotated rotation turn turned round around upside down orientation direction"
            " roof roofs way up sideways head fit fits turn a tile 90 180 degrees lay it sideways"
            " turned tile turning a tile"
        ),
    ),
    Ruling(
        id="D54",
        section=Section.BUILDING,
        question=N_("May a walled side stand against an open one?"),
        answer=N_("No. Sides that touch must be alike: both walled or both open."),
        reason=N_(
            "Look at every side of the tile that has a neighbour. Wall on both tiles is fine and"
            " becomes an inner wall; no wall on either is fine and lets people walk; a wall on one"
            " of them only is forbidden. Sides without a neighbour may be as they like."
        ),
        tag=Tag.BOOK,
        sources=books.BUILDINGS,
        examples=(
            Example(
                city="* A10 / S9 .",
                build="G10n@1,1",
                faults=(FaultCode.WALLS_MATCH,),
                caption=N_("A wall meets an open side: not allowed."),
            ),
            Example(
                city="* G12s / S9 .",
                build="G10n@1,1",
                caption=N_("Wall meets wall and open meets open: allowed."),
            ),
        ),
        keywords=N_(
            "wall against open side sides edge edges match matching alike same touching adjacent"
            " neighbour next to beside half a wall one-sided open side next to a wall wall meets"
            " open"
        ),
    ),
    Ruling(
        id="D55",
        section=Section.BUILDING,
        question=N_("Is a corner enough to build on?"),
        answer=N_("No. A new tile shares at least one full side with the palace."),
        reason=N_(
            "Nothing is built diagonally. And as people must be able to walk to it, at least one of"
            " the sides that it shares must be open."
        ),
        tag=Tag.BOOK,
        sources=books.BUILDINGS,
        examples=(
            Example(
                city="* G10",
                build="T12@2,1",
                faults=(FaultCode.TOUCHING, FaultCode.ON_FOOT),
                caption=N_("Only the corner touches: not allowed."),
            ),
        ),
        keywords=N_(
            "corner corners only enough diagonal diagonally touch touching contact apart"
            " separate island detached somewhere else share full side adjacent attach diagonal"
            " placement build diagonally only the corner touches first tile put lay a tile"
            " diagonally"
        ),
    ),
)
