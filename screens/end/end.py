"""The end: the last tiles are handed out and placed; then the winner is cheered."""

from companion.desk.ruling import Section
from companion.games import ROUNDS
from companion.record import Next, Play
from companion.record.events import GameFinished, GameStarted
from companion.words import _
from screens import phone
from screens.end.ceremony import Ceremony
from screens.end.last_placements import LastPlacements
from screens.end.leftovers import Leftovers
from screens.end.not_over_yet import NotOverYet
from screens.end.one_by_one import OneByOne
from screens.game.panel_screen import PanelScreen
from screens.game.starting import start


def stage_of(play: Play):
    """Which part of the end a table has come to."""
    if play.next in (Next.FINISH, Next.OVER):
        return Ceremony
    if play.next_round != ROUNDS[-1] or play.next is Next.DUMMY_DRAWS:
        return NotOverYet
    if play.game.leftovers_at_once:
        return OneByOne
    return Leftovers if play.awards is None else LastPlacements


class EndScreen(PanelScreen):
    """Shows the part of the end that the table has come to; undo leads back to the one before."""

    topic = Section.END

    def refresh(self, play: Play) -> None:
        """Show the stage that the table is at."""
        self.put_up(stage_of(play)).show(play)

    def press_big(self) -> None:
        """Do what the panel's button says."""
        self.panel.press()

    def leave(self) -> None:
        """Nothing moves on a screen that nobody sees."""
        if isinstance(self.panel, Ceremony):
            self.panel.skip()

    def score(self) -> None:
        """Go on to the last scoring."""
        self.go("round")

    def finish(self) -> None:
        """Close the game."""
        if self.act(GameFinished()):
            phone.tick()
            self.navigator.notice(_("The game is over."), _("Undo"), self.running.undo)

    def scoreboard(self) -> None:
        """Show all points."""
        self.go("scoreboard")

    def play_again(self) -> None:
        """Sit down to another game, the same people in the same order."""
        start(self, GameStarted.again(self.play, title=self.play.title))
