from tests.tour.guide import story


@story
def home(hand):
    hand.look("first")
    hand.tap(hand.screen.ids.board)
    hand.look("another-palace")
