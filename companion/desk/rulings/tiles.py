"""Disputes about the tiles themselves: one in each place, each once, the start tile."""

from companion.board.faults import FaultCode
from companion.desk import books
from companion.desk.example import Example
from companion.desk.ruling import Besides, Ruling, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D56",
        section=Section.BUILDING,
        question=N_("May I build on top of another tile?"),
        answer=N_("No. Each place holds one tile."),
        reason=N_(
            "To have another tile in the same place you swap: the old one goes to your reserve and"
            " one from your reserve comes in its stead. That is a rebuild, with an action of its"
            " own."
        ),
        tag=Tag.DERIVED,
        sources=(books.DIRK_REBUILDING, books.BOABDIL_REBUILDING, books.PABLO_REBUILDING),
        examples=(
            Example(
                city="* G10",
                build="T12@1,0",
                faults=(FaultCode.OCCUPIED,),
                caption=N_("Something stands there already."),
            ),
            Example(
                city="* G10",
                swap="T12@1,0",
                caption=N_("A swap puts a tile from the reserve in its place."),
            ),
        ),
        keywords=N_(
            "on top over cover stack another tile occupied taken place already there overbuild"
            " upgrade replace"
        ),
    ),
    Ruling(
        id="D57",
        section=Section.BUILDING,
        question=N_("Does the start tile count like any other tile?"),
        answer=N_("For building, yes: it is a tile without walls. It scores nothing."),
        reason=N_(
            "All four of its sides are open, so only an open side may stand against it, and"
            " everybody walks from there. It belongs to none of the kinds, and its free edges break"
            " a wall."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("In Alhambra, from its picture")),),
        sources=(books.PABLO_BUILDING, books.PABLO_SETUP, books.DIRK_BOX),
        examples=(
            Example(
                city="*",
                build="P6n@0,1",
                faults=(FaultCode.WALLS_MATCH, FaultCode.ON_FOOT),
                caption=N_("A wall against the start tile: not allowed."),
            ),
        ),
        keywords=N_(
            "start tile starting tile fountain lions court building count walls open sides kind"
            " majority score points"
        ),
    ),
    Ruling(
        id="D58",
        section=Section.BUILDING,
        question=N_("Can the same tile turn up twice?"),
        answer=N_("No. Each of the 54 tiles exists once."),
        reason=N_(
            "In Alhambra no two tiles have the same kind, the same price and the same walls; in"
            " Granada each kind has every value from 2 to 13 once. What lies in a palace, in a"
            " reserve or with {dummy} cannot be drawn again. If the app says that a tile of yours"
            " does not exist, look at its walls again; your printing may also be another one."
        ),
        tag=Tag.DERIVED,
        sources=(books.DIRK_BOX, books.BOABDIL_BOX, books.MAREK_BOX, books.PABLO_BOX),
        examples=(
            Example(
                city="* T12",
                build="T12@0,1",
                faults=(FaultCode.TAKEN,),
                caption=N_("There is one tower 12, and it stands there."),
            ),
            Example(
                city="*",
                build="P9@1,0",
                faults=(FaultCode.NO_SUCH_TILE,),
                caption=N_("Pavilions cost from 2 to 8."),
            ),
        ),
        keywords=N_(
            "same tile twice duplicate double copies exist exists once unique how many tiles are"
            " there 54 missing tile no such tile left in the box bag unseen which tiles set"
        ),
    ),
)
