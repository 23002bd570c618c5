"""Games of Granada by touch: what a table does from Home to the winner, for tests and the tour."""

from tests.ui.granada_hand import GranadaHand
from tests.ui.table_talk import play_of, sit_down

BOX = "Granada, bag · Pablo"

FIRST = {
    "Ana": "Sc11e@0,-1 Ho4@0,-2 Ma9nw@0,-3 Pa4n@1,-3 Ba4s@2,-3 Di5n@3,-3 Li3e@4,-3",
    "Leo": "Sc12w@0,-1 Ar8e@0,-2 Li8n@0,-3 Ma12ns@1,-3 Pa6@2,-3 Hp8s@3,-3 Ho3ne@4,-3",
    "Kim": "Di9w@0,-1 Hp4e@0,-2 Ba8nw@0,-3 Ho9s@1,-3 Sc4n@2,-3 Li5s@3,-3 Ar13e@4,-3",
}
"""Three cities of 21 tiles that nobody knew, with 23 moats; each is laid round one corner."""


def sit_down_to_granada(hand, names, **more):
    sit_down(hand, names, box=BOX, **more)
    hand.tap("To the table")
    hand.frames(4)


def sit_down_again(hand):
    """The same people and the same box as last time."""
    hand.navigator.home()
    hand.frames(4)
    hand.tap("New game")
    hand.tap("Start with 3 players")
    hand.tap("To the table")
    hand.frames(4)


def enter_cities(hand, cities):
    """From the table round it and back, every tile as it comes; taps a tile."""
    taps, (first, *others) = hand.taps, cities
    hand.tap(first)
    city = GranadaHand(hand)
    city.enter(cities[first])
    for name in others:
        hand.tap(f"Next: {name}")
        hand.frames(4)
        city.enter(cities[name])
    number = sum(len(text.split()) for text in cities.values())
    taps = hand.taps - taps
    hand.back()
    return taps / number


def turn_over(hand, name, tile, bought, cell):
    """Build the side of a tile that was not bought, and teach its back."""
    hand.tap(name)
    city = GranadaHand(hand)
    city.cell(cell)
    side = city.read(tile)
    hand.tap(side.kind.name)
    hand.frames(4)
    hand.tap(str(side.price))
    for letter, way in (("n", "north"), ("e", "east"), ("s", "south"), ("w", "west")):
        if (letter in side.walls) != (letter in city.maker.making.walls):
            city.tap_in_sheet(f"moat {way}")
    city.tap_in_sheet("Tell it")
    hand.frames(4)
    if city.maker.making.bought is None:
        turning = city.maker.ids.turning
        city.show(turning)
        hand.tap_at(*turning.where(city.read(bought)))
    hand.tap(city.foot)
    hand.back()


def type_schools(hand, name, number):
    """Say in numbers how many schools somebody has."""
    hand.tap(name)
    if not hand.screen.by_counts:
        hand.tap("more")
        hand.tap("Type numbers instead")
    schools = next(w for w in hand.seen() if getattr(w, "text", "") == "Schools" and step(hand, w))
    while schools.value < number:
        hand.tap(step(hand, schools))
    hand.back()


def step(hand, widget):
    """The button of a stepper that adds one; None where there is none."""
    return next((w for w in hand.seen(widget) if getattr(w, "name", "") == "more"), None)


def score(hand, number, begin=True):
    """Score from the table."""
    hand.tap(f"Begin scoring {number}" if begin else "End of the game")
    if not begin:
        hand.tap("No tiles left: last scoring")
    hand.frames(4)
    hand.tap(f"Confirm scoring {number}")
    return play_of(hand).rounds[-1]
