"""Disputes about the end: when it comes, who gets the last tiles, who has won."""

from companion.desk import books
from companion.desk.ruling import Besides, Ruling, Saying, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D20",
        section=Section.END,
        question=N_("The bag is empty. Is the game over?"),
        answer=N_("Not yet. It ends when the market cannot be filled completely."),
        reason=N_(
            "What matters is the refill after somebody’s turn. If the last tile of the bag just"
            " fills the fourth slot, play goes on until the next purchase. In the end fill as many"
            " slots as you can, in order, then hand out what lies there."
        ),
        tag=Tag.BOOK,
        sources=(books.DIRK_END, books.MAREK_END, books.BOABDIL_END, books.PABLO_END),
        keywords=N_(
            "end ends over finish finished game when bag empty no more tiles run out market"
            " cannot be refilled filled last tile drawn tower dispenser ran out gone exhausted"
            " last turn stop final turn how does the game finish market not full cannot refill"
            " trigger the end stack empty market with three tiles only three tiles left how long"
            " does the game last final trigger when is it over not enough tiles to refill the"
            " market only two tiles left in the bag few tiles left nearly empty refill impossible"
        ),
    ),
    Ruling(
        id="D21",
        section=Section.END,
        question=N_("Who gets the last tiles in the market?"),
        answer=N_("Whoever has most money in the currency of the slot. Nothing is paid."),
        reason=N_(
            "The value of the cards counts and not their number; the price of the tile does not"
            " matter. If several have equally much, the tile stays where it is, and so it does if"
            " nobody has any. {dummy} has no money, and exchange cards are not money."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("If nobody has any")),),
        sources=(
            books.BOABDIL_END,
            books.EXCHANGE_NOTES,
            books.DIRK_END,
            books.MAREK_END,
            books.PABLO_END,
        ),
        sayings=(
            Saying(books.Book.DIRK, N_("Whoever has most money.")),
            Saying(books.Book.BOABDIL, N_("Whoever has most money.")),
            Saying(books.Book.MAREK, N_("Whoever has most money cards; tied with equal money.")),
            Saying(books.Book.PABLO, N_("Whoever has most money, slot by slot.")),
        ),
        keywords=N_(
            "last final remaining leftover leftovers left tile tiles market who gets get most"
            " money richest highest currency slot end tie equal nobody stays auction free"
            " distribute distributed distribution hand out handed out awarded four tiles at the"
            " end of the game richest player gets it money count compare money at the end final"
            " distribution buildings left in market most ducats dirhams florins denars tie for"
            " last tile do i pay for the leftover tile biggest cash"
        ),
    ),
    Ruling(
        id="D22",
        section=Section.END,
        question=N_("May I rebuild to make my last tile fit?"),
        answer=N_("No. It is built if it fits as it is, or it counts for nothing."),
        reason=N_(
            "A tile won at the end may be built under the usual rules; otherwise it goes to your"
            " reserve. There is no rebuild, and tiles that lie in reserve stay there. In Alhambra"
            " you place what you won in any order. In Granada each tile is placed before the next"
            " is handed out, as it lies; you may decline it if it would help a rival."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("That there is no rebuild")),),
        sources=(books.DIRK_END, books.PABLO_END, books.BOABDIL_END, books.MAREK_END),
        sayings=(
            Saying(books.Book.DIRK, N_("The tiles won may still be built.")),
            Saying(books.Book.BOABDIL, N_("The tiles won may still be built.")),
            Saying(books.Book.MAREK, N_("The tiles won may still be built.")),
            Saying(
                books.Book.PABLO, N_("Each is built at once, before the next one is handed out.")
            ),
        ),
        keywords=N_(
            "rebuild swap fit fits last final leftover won tile end place build reserve decline"
            " refuse must order before last scoring can the last tile go on my reserve must i place"
            " it rearrange at the end use reserve tile at the end final placement swap at the end"
            " of the game last tile into reserve does not fit"
        ),
    ),
    Ruling(
        id="D23",
        section=Section.END,
        question=N_("We have the same score. Who wins?"),
        answer=N_("Both. The victory is shared."),
        reason=N_("Nothing breaks a tie: not the wall, not money, not anything else."),
        tag=Tag.BOOK,
        sources=(books.DIRK_END, books.MAREK_END, books.BOABDIL_END, books.PABLO_END),
        sayings=(
            Saying(books.Book.DIRK, N_("They share the victory.")),
            Saying(books.Book.BOABDIL, N_("The game is drawn.")),
            Saying(books.Book.MAREK, N_("The game is drawn.")),
            Saying(books.Book.PABLO, N_("They share the victory.")),
        ),
        keywords=N_(
            "same score points equal tie tied draw tiebreaker tie-break breaker who wins winner"
            " victory shared both first place end final both have 120 points equal final score who"
            " is the winner draw tied game drawn game a draw most money wins tie longest wall tie"
            " breaker draw game nobody wins"
        ),
    ),
    Ruling(
        id="D84",
        section=Section.END,
        question=N_("Do we finish the round, so that all have had equally many turns?"),
        answer=N_("No. The game ends after the very turn whose refill fails."),
        reason=N_(
            "Nobody gets another turn, whoever began. The last tiles are handed out and the last"
            " scoring follows."
        ),
        tag=Tag.BOOK,
        sources=books.ENDS,
        keywords=N_(
            "finish complete round equal number of turns same turns everybody last turn fair"
            " first player end one more turn last round final round equal turns same number of"
            " turns everybody is there a last round"
        ),
    ),
    Ruling(
        id="D85",
        section=Section.END,
        question=N_("Is the money I have left worth anything at the end?"),
        answer=N_("No points. It only decides who gets the last tiles."),
        reason=N_(
            "Nothing is scored for money, nor for tiles in reserve, and neither breaks a tie. Save"
            " money in one currency if you are after a tile that may be left in its slot."
        ),
        tag=Tag.DERIVED,
        sources=books.ENDS,
        keywords=N_(
            "money left leftover cash cards hand worth anything points value end keep save cash"
            " points at the end coins coin score"
        ),
    ),
    Ruling(
        id="D86",
        section=Section.END,
        question=N_("A scoring card turns up in the very refill that fails. What comes first?"),
        answer=N_("Score the card, then hand out the last tiles, then score again."),
        reason=N_(
            "Where {dummy} plays, he draws after the scoring of the card as always. Then what is"
            " left in the market is handed out, and the last scoring follows."
        ),
        tag=Tag.HOUSE,
        sources=(books.DIRK_SCORING, books.DIRK_END),
        keywords=N_(
            "scoring card last refill end together same time both second scoring and end game"
            " order first coincide both at once scoring and end"
        ),
    ),
)
