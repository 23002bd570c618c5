"""Disputes about what walls pay: how often, how much at most."""

from companion.desk import books
from companion.desk.ruling import Ruling, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D32",
        section=Section.WALLS,
        question=N_("Do walls pay only at the end?"),
        answer=N_("No. Walls pay at each of the three scorings."),
        reason=N_(
            "Every scoring pays both: the majorities, and everybody’s longest outer wall. The"
            " prizes for majorities grow from one scoring to the next; the wall pays one point for"
            " each edge every time."
        ),
        tag=Tag.BOOK,
        sources=(
            books.DIRK_SCORING,
            books.MAREK_SCORING,
            books.BOABDIL_SCORING,
            books.PABLO_SCORING,
        ),
        keywords=N_(
            "walls every each scoring time round rounds first second third last final only at the"
            " end pay points how often when wall points each scoring wall in the first round do"
            " walls count in each scoring in every scoring each time only at the end of the game"
            " wall points each time every scoring"
        ),
    ),
    Ruling(
        id="D39",
        section=Section.WALLS,
        question=N_("How long can my wall be? You said 30."),
        answer=N_("With four tiles or more: twice the number of tiles, plus four."),
        reason=N_(
            "Count your tiles without the start tile. With none, one, two or three of them the wall"
            " has 0, 3, 6 or 9 edges at most. From four on it can have twice as many edges as there"
            " are tiles, and four more: a closed ring round everything. Whoever has more has"
            " counted wrongly."
        ),
        tag=Tag.DERIVED,
        sources=(books.DIRK_WALLS, books.DIRK_BUILDING),
        keywords=N_(
            "how long longest maximum max most possible impossible limit length edges 30 too"
            " many mistake counting formula is it possible can have points with so many tiles"
            " greatest upper limit wall highest wall points longest wall possible with n tiles"
            " check maximum wall possible upper bound claims a wall of 30 35 40 too long"
        ),
    ),
    Ruling(
        id="D52",
        section=Section.WALLS,
        question=N_("My wall scored last time. Does the same wall score again?"),
        answer=N_("Yes. The whole wall scores every time, as it stands then."),
        reason=N_(
            "A scoring looks at the palace as it is at that moment. Nobody counts only what was"
            " added since the last one, and if your wall has become shorter, you keep the points it"
            " once made. The same goes for the majorities."
        ),
        tag=Tag.DERIVED,
        sources=books.SCORINGS,
        keywords=N_(
            "again twice same wall already scored before last time difference new edges only added"
            " shorter shrunk lose keep points"
        ),
    ),
)
