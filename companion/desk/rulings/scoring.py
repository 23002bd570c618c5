"""Disputes about points: when they are given, for what, and for which place."""

from companion.desk import books
from companion.desk.ruling import Besides, Ruling, Saying, Section, Tag
from companion.words import N_

RULINGS = (
    Ruling(
        id="D16",
        section=Section.SCORING,
        question=N_("My towers are dearer, and I have one in reserve. Does that help?"),
        answer=N_("No. Only the number of buildings in your palace counts."),
        reason=N_(
            "The price of a tile means nothing for its points; in Granada it breaks ties, and no"
            " more. Tiles in reserve count for nothing. Whoever has no building of a kind takes no"
            " place in it, even if a place is free."
        ),
        tag=Tag.BOOK,
        sources=(
            books.DIRK_MAJORITIES,
            books.MAREK_SCORING,
            books.BOABDIL_MAJORITIES,
            books.PABLO_SCORING_A,
        ),
        keywords=N_(
            "price prices dear dearer expensive worth more value high cheap better number of"
            " buildings reserve count counts points none zero without nobody has any of a kind"
            " place free only one player high priced cost matter matters stored printed value"
            " number on the tile cheap reserved tiles reserve scoring tiles not built not built yet"
            " unbuilt tiles in hand need at least one building needed must have one nobody owns"
            " majority reserve points unbuilt cost does not matter second place without buildings"
        ),
    ),
    Ruling(
        id="D40",
        section=Section.SCORING,
        question=N_("We find out that a round was scored wrongly. What now?"),
        answer=N_("Put it right as the table stood then; every later total follows."),
        reason=N_(
            "The books say nothing about it. We correct the round with the palaces as they were at"
            " that moment, and reckon every later total again."
        ),
        tag=Tag.HOUSE,
        keywords=N_(
            "wrong wrongly mistake error scored miscounted counted forgot forgotten correct"
            " correction fix put right last round earlier scoring undo recount too many few points"
            " miscalculated calculation previous scoring scored wrong points wrong wrong total go"
            " back change an old round recalculate wrong result last round add up wrongly counted"
            " wrong change a past round"
        ),
    ),
    Ruling(
        id="D63",
        section=Section.SCORING,
        question=N_("When do we score?"),
        answer=N_("Three times: when each scoring card turns up, and at the end."),
        reason=N_(
            "The two scoring cards lie hidden in the money. Each is scored when it is drawn, before"
            " the next player’s turn. The third scoring has no card: it comes when the game is over"
            " and the last tiles have been handed out."
        ),
        tag=Tag.BOOK,
        sources=books.SCORINGS,
        keywords=N_(
            "when score scoring scorings how many times how often rounds three first second third"
            " card evaluation how many scoring rounds when is scoring"
        ),
    ),
    Ruling(
        id="D64",
        section=Section.SCORING,
        question=N_("How many points does the majority of a kind pay, and for which places?"),
        answer=N_("First place only, then two places, then three; towers pay most."),
        reason=N_(
            "At the first scoring the most buildings of a kind pay 1 point for pavilions, 2 for"
            " seraglios, 3 arcades, 4 chambers, 5 gardens, 6 towers; nobody else gets anything. At"
            " the second, first and second place pay 8 and 1, 9 and 2, 10 and 3, 11 and 4, 12 and"
            " 5, 13 and 6. At the third, three places pay 16, 8, 1 for pavilions, 17, 9, 2 for"
            " seraglios, 18, 10, 3 for arcades, 19, 11, 4 for chambers, 20, 12, 5 for gardens and"
            " 21, 13, 6 for towers."
        ),
        tag=Tag.BOOK,
        sources=(
            books.DIRK_MAJORITIES,
            books.MAREK_SCORING,
            books.BOABDIL_FIRST_SCORING,
            books.BOABDIL_SECOND_SCORING,
        ),
        sayings=(
            Saying(
                books.Book.MAREK,
                N_(
                    "Its last table prints 1, 8, 16 below the places 1, 2, 3; its example is right."
                ),
            ),
        ),
        game="alhambra",
        keywords=N_(
            "points table prizes pay pays each kind pavilion seraglio arcades chambers garden"
            " tower first second third place majority most buildings how much worth value scoring"
            " sheet what is worth what do i get for points list overview majority majorities round"
            " one two three prize list 1st 2nd 3rd round scores"
        ),
    ),
    Ruling(
        id="D65",
        section=Section.SCORING,
        question=N_("I have more than a hundred points. Does the track end there?"),
        answer=N_("No. Go round again and remember the hundred."),
        reason=N_(
            "Points have no limit. Granada’s box holds markers for the second lap; at other tables"
            " the app remembers it for you."
        ),
        tag=Tag.BOOK,
        besides=(Besides(Tag.DERIVED, N_("In Alhambra")),),
        sources=(books.PABLO_BOX, books.BOABDIL_SETUP),
        keywords=N_(
            "100 hundred more than over past score track scoring track end lap round again marker"
            " counter +100 200 limit maximum points"
        ),
    ),
    Ruling(
        id="D66",
        section=Section.SCORING,
        question=N_("Only now do we notice that a tile was placed wrongly. What now?"),
        answer=N_("Agree on it at the table; the books do not say."),
        reason=N_(
            "We mark such a tile and remind you of it until it is put right, but never move it by"
            " ourselves. Put right before a scoring, it has done no harm. Rounds that were scored"
            " already stay as they are unless you correct them."
        ),
        tag=Tag.HOUSE,
        keywords=N_(
            "tile placed built wrong wrongly illegal against the rules notice noticed late earlier"
            " mistake cheating fault forbidden discovered remove it take back penalty noticed an"
            " illegal tile later"
        ),
    ),
)
