"""Disputes about rebuilding and the reserve: taking out, swapping, moving, keeping."""

from companion.board.faults import FaultCode
from companion.desk import books
from companion.desk.example import Example
from companion.desk.ruling import Besides, Ruling, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D08",
        section=Section.REBUILDING,
        question=N_("May I take a tile out of the middle of my palace?"),
        answer=N_("Yes, into your reserve, if the rest still obeys the rules."),
        reason=N_(
            "It is your action, and any tile will do except the start tile. Two things can forbid"
            " it: the tile has neighbours on all four sides, so that its place would become a hole;"
            " or some other tile could then no longer be reached on foot."
        ),
        tag=Tag.BOOK,
        sources=(
            books.DIRK_REBUILDING,
            books.PABLO_REBUILDING,
            books.BOABDIL_REBUILDING,
            books.MAREK_REBUILDING,
        ),
        examples=(
            Example(
                city="* G10 T12",
                remove="1,0",
                faults=(FaultCode.ON_FOOT,),
                caption=N_("The tower would be cut off: not allowed."),
            ),
            Example(
                city="* A10 C10 / S9 G10 T12 / P8 C11 T11",
                remove="1,1",
                faults=(FaultCode.HOLE,),
                caption=N_("With four neighbours it would leave a hole: not allowed."),
            ),
            Example(
                city="* G10 T12",
                remove="2,0",
                caption=N_("Nothing depends on the tower: allowed."),
            ),
        ),
        keywords=N_(
            "take out remove removing take away take off withdraw out of the middle centre back to"
            " the reserve pull any tile four neighbours tear down demolish take back pick up"
            " dismantle already built tile return it put a tile from the palace on the reserve"
            " board deconstruct break down which tile may be removed undo a placement undo placing"
            " pick it up again pull out center dismantle costs an action remove building does it"
            " cost an action"
        ),
    ),
    Ruling(
        id="D09",
        section=Section.REBUILDING,
        question=N_("When I swap two tiles, may the new one go a bit further along?"),
        answer=N_("No. It goes exactly where the other tile lay."),
        reason=N_(
            "A swap is one action: one tile from your reserve takes the very place of one in your"
            " palace, which goes to the reserve. As touching sides must be alike, the new tile has"
            " the same walls as the old one wherever it has a neighbour; only its free sides may"
            " differ. To move a tile somewhere else takes two actions: take it out, and build it"
            " again later."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("The sides of the new tile")),),
        sources=(
            books.BOABDIL_REBUILDING,
            books.DIRK_REBUILDING,
            books.MAREK_REBUILDING,
            books.PABLO_REBUILDING,
        ),
        examples=(
            Example(
                city="* G10 T12",
                swap="G12s@1,0",
                caption=N_("Only a free side differs: allowed."),
            ),
            Example(
                city="* G10 T12",
                swap="G9e@1,0",
                faults=(FaultCode.WALLS_MATCH, FaultCode.ON_FOOT),
                caption=N_("The side towards the tower must stay open: not allowed."),
            ),
        ),
        keywords=N_(
            "swap swapping exchange tiles replace replacing switch change places move moving shift"
            " another place same place position relocate reserve with one in the palace trade"
            " places rearrange shift to a different place put it elsewhere switch positions moving"
            " a tile takes how many actions move costs two actions replace a building by another"
            " same spot when swapping exchange places swap one for another substitute"
        ),
    ),
    Ruling(
        id="D59",
        section=Section.REBUILDING,
        question=N_("What exactly may I do when I rebuild?"),
        answer=N_("One of three things: build one tile, take one out, or swap one."),
        reason=N_(
            "You build one tile from your reserve; or you take one tile of your palace into your"
            " reserve; or you swap one from your reserve for one in your palace. Two tiles of your"
            " palace cannot change places with each other. Afterwards the palace must obey all"
            " building rules, and a rebuild ends your turn."
        ),
        tag=Tag.BOOK,
        sources=books.REBUILDINGS,
        examples=(
            Example(
                city="* G10",
                remove="2,0",
                faults=(FaultCode.NOTHING_THERE,),
                caption=N_("Only a tile that stands there can be taken out."),
            ),
        ),
        keywords=N_(
            "rebuild rebuilding redesign remodel renovate modify what can i do options three"
            " kinds rules action what counts as rebuilding"
        ),
    ),
    Ruling(
        id="D60",
        section=Section.REBUILDING,
        question=N_("May I move my start tile?"),
        answer=N_("No. It is never moved, taken out or swapped."),
        reason=N_(
            "Every palace grows from its start tile and every way on foot begins there, so it stays"
            " where it was laid for the whole game."
        ),
        tag=Tag.BOOK,
        sources=books.REBUILDINGS,
        examples=(
            Example(
                city="* G10",
                remove="0,0",
                faults=(FaultCode.START_TILE,),
                caption=N_("The start tile stays."),
            ),
        ),
        keywords=N_(
            "start tile starting tile fountain lions move moved remove removed swap swapped"
            " replace take out relocate fountain"
        ),
    ),
    Ruling(
        id="D61",
        section=Section.REBUILDING,
        question=N_("May I build two tiles from my reserve in one turn?"),
        answer=N_("No. One tile is one action, and a rebuild ends your turn."),
        reason=N_(
            "However many tiles lie in your reserve, an action builds one of them, and only exact"
            " payments give further actions. Tiles that you bought in this turn are another matter:"
            " all of them are placed at its end, at no cost."
        ),
        tag=Tag.BOOK,
        sources=books.REBUILDINGS,
        keywords=N_(
            "two 2 three several both many tiles from reserve at once same turn build at the same"
            " time one action each"
        ),
    ),
    Ruling(
        id="D62",
        section=Section.REBUILDING,
        question=N_("Must I build what I bought, and how much fits in my reserve?"),
        answer=N_("You choose: palace or reserve. The reserve has no limit."),
        reason=N_(
            "At the end of your turn each tile that you bought goes into your palace, if it fits,"
            " or into your reserve, as you like. Any number may lie there, in view of all. Tiles in"
            " reserve score nothing, and to build one later costs an action."
        ),
        tag=Tag.BOOK,
        sources=books.PLACINGS,
        keywords=N_(
            "must have to forced obliged build now later keep store reserve storage limit maximum"
            " how many size full does not fit nowhere to put it cannot place no space left room for"
            " how many tiles in the reserve put everything in the reserve everything all of them"
            " keep for later reserve full limited"
        ),
    ),
    Ruling(
        id="D91",
        section=Section.REBUILDING,
        question=N_("May I throw a tile away, or give it back?"),
        answer=N_("No. What you have bought stays in your palace or your reserve."),
        reason=N_(
            "The books know no way back to the market or into the bag. A tile that fits nowhere"
            " does no harm in your reserve. Only in a game of two may a tile that you have just"
            " bought go to {dummy}."
        ),
        tag=Tag.DERIVED,
        sources=(*books.PLACINGS, *books.GAMES_OF_TWO),
        keywords=N_(
            "throw away discard get rid of dump trash bin return give back tile to the market bag"
            " box put back unwanted useless do not want it any more dispose sell refund"
        ),
    ),
)
