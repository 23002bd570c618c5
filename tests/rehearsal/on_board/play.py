"""Somebody plays with the rehearsed app, by its screen alone, and tells what they found."""

from tests.paper_phone.intent import Intent
from tests.rehearsal.on_board import paper_screen
from tests.rehearsal.on_board.link import LINK
from tests.rehearsal.on_board.person import Person


class Play(Person):
    """What is done with the app, by name; a situation says which of it."""

    def whole(self):
        """A game is begun, a tile is laid, the phone does all it can do, and one leaves."""
        yield from self.starts_a_game()
        yield from self.builds()
        yield from self.waits_in_the_background()
        yield from self.takes_in_a_link()
        yield from self.shares()
        yield from self.leaves()

    def link(self):
        """The app is opened by a link."""
        yield from self.sees("A palace arrives")
        yield from self.look("opened-by-a-link")

    def killed(self):
        """The app goes into the background and never comes back."""
        yield from self.starts_a_game()
        yield from self.builds()
        self.window._event_filter("app_willenterbackground")
        self.die()

    def again(self):
        """After that it is opened once more."""
        yield from self.until(lambda: "picker" in self.screen.ids, "the palace that was left")
        yield from self.until(lambda: len(self.city) == 1, "the tile that was laid")
        yield from self.look("opened-again")

    def starts_a_game(self):
        yield from self.sees("New game")
        yield from self.look("home")
        yield from self.tap("New game")
        yield from self.sees("Who plays?")
        paper_screen.press_back()
        yield from self.sees("The companion for your table")
        yield from self.tap("New game")
        yield from self.tap("2")
        for place, name in enumerate(("Ana", "Leo")):
            field = self.fields()[place]
            yield from self.tap_at(*field.to_window(*field.center))
            paper_screen.type_text(name)
            yield from self.sees(name)
        yield from self.look("new-game")
        yield from self.tap("Start with 2 players")
        yield from self.tap("To the table")
        yield from self.look("table")

    def builds(self):
        yield from self.tap("Ana")
        yield from self.until(lambda: "picker" in self.screen.ids, "a palace")
        shelf = self.screen.ids.picker.ids.columns.ids.shelf
        yield from self.until(lambda: any(shelf.tiles), "tiles to choose from")
        yield from self.rest()
        tile = next(each for each in shelf.tiles if each is not None)
        yield from self.tap_at(*shelf.where(tile))
        yield from self.until(lambda: len(self.city) == 1, f"{tile.code} in the palace")
        yield from self.look("palace")

    def waits_in_the_background(self):
        before = self.app.theme_cls.is_dark
        self.window._event_filter("app_willenterbackground")
        self.phone.night = not self.phone.night
        self.window._event_filter("app_didenterforeground")
        yield from self.until(lambda: self.app.theme_cls.is_dark is not before, "other colours")
        yield from self.look("palace-after-a-pause")

    def takes_in_a_link(self):
        self.phone.arrive(Intent(Intent.ACTION_VIEW, LINK))
        yield from self.sees("A palace arrives")
        yield from self.look("a-link-comes-in")
        paper_screen.press_back()
        yield from self.until(lambda: "picker" in self.screen.ids, "the palace again")

    def shares(self):
        yield from self.tap("more")
        yield from self.tap("Hand over this palace")
        yield from self.look("hand-over")
        yield from self.tap("Send as a message")
        yield from self.until(lambda: self.phone.shared, "something shared")
        self.report["shared"] = self.phone.shared

    def leaves(self):
        """Back leads home, and from there out of the app, which goes on in the background."""
        for _ in range(6):
            if self.phone.put_away:
                break
            paper_screen.press_back()
            yield from self.rest()
        self.report["put_away"] = self.phone.put_away
        self.report["bar_icons"] = self.phone.bar_icons
        self.report["insets"] = list(self.app.navigator.insets)
        yield from self.look("home-again")
