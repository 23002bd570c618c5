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
        sources=books.REBUILDINGS,
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
            " upgrade replace build over existing building overbuild"
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
            " majority score points fountain counts as a building is the start tile a building"
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
        sources=books.BOXES,
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
            " there 54 missing tile no such tile left in the box bag unseen which tiles set two"
            " identical tiles twins exactly the same we both have the same tile two of the same"
            " two gardens of the same price two garden 10"
        ),
    ),
    Ruling(
        id="D90",
        section=Section.BUILDING,
        question=N_("How many walls can a tile have?"),
        answer=N_("None, one, two or three; never four."),
        reason=N_(
            "Walled on all four sides it could not be reached on foot. Ten of the 54 tiles of"
            " Alhambra have no wall at all, the very ones on the bonus cards, and neither has the"
            " start tile. In Granada the same goes for moats."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("That exactly ten have none")),),
        sources=books.BOXES,
        keywords=N_(
            "tile with four walls 4 walls all four sides walled how many walls per tile has a"
            " tile without walls no wall wall-less wallless three walls maximum which tiles have"
            " no walls most walls on a tile closed on every side walled in on all sides"
        ),
    ),
)
