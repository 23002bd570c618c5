"""The boxes that can be on the table, told by what is in them, so that people know theirs."""

from companion.drafts.new_table import NewTable
from companion.drafts.usual_table import UsualTable
from companion.games import GAMES, Edition, Game
from companion.words import _


def box_words(game: Game, edition: Edition) -> str:
    """A box by its game and what is in it.

    >>> from companion.games import ALHAMBRA
    >>> [box_words(ALHAMBRA, edition) for edition in ALHAMBRA.editions[:2]]
    ['Alhambra, bag · Dirk', 'Alhambra, tower · Boabdil']
    """
    name = _(game.words.title)
    if edition.has_dispenser:
        return _("{game}, tower · {dummy}").format(game=name, dummy=edition.dummy)
    return _("{game}, bag · {dummy}").format(game=name, dummy=edition.dummy)


def other_boxes(draft: NewTable) -> str:
    """The boxes that could be chosen instead, in one line."""
    others = [_short(each) for each in draft.game.editions if each is not draft.edition]
    others += [_(game.words.title) for game in GAMES.values() if game is not draft.game]
    return _("or {boxes}").format(boxes=", ".join(others))


def usual_table_words(usual: UsualTable) -> str:
    """Who sits down to every new game, and at which box.

    >>> usual_table_words(UsualTable()), usual_table_words(UsualTable(table=NewTable(playing=2)))
    ('As in the last game', 'Red, Blue · bag · Dirk')
    """
    if usual.table is None:
        return _("As in the last game")
    names = ", ".join(place.name for place in usual.table.players)
    return _("{names} · {box}").format(names=names, box=_short(usual.table.edition))


def about_edition(edition: Edition) -> tuple[str, ...]:
    """What is in a box, sentence by sentence."""
    return (
        _("The tiles stand in a dispenser tower.")
        if edition.has_dispenser
        else _("The tiles are drawn from a bag."),
        _("Each player has one counter.")
        if edition.counters == 1
        else _("Each player has two counters."),
        _("When two play, the third hand is {dummy}.").format(dummy=edition.dummy),
    )


def _short(edition: Edition) -> str:
    if edition.has_dispenser:
        return _("tower · {dummy}").format(dummy=edition.dummy)
    return _("bag · {dummy}").format(dummy=edition.dummy)
