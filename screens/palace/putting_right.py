"""The part of the palace screen that puts a past round right, and leaves no correction unasked."""

from companion.drafts.palace.past_palace import PastPalace
from companion.record import Colour
from companion.wording.points.correction_words import will_change
from companion.words import _
from screens.game import correcting


class PuttingRight:
    """Works on a correction until it is applied, dropped, or kept for later."""

    _decided = False
    """Whether it was said what becomes of the correction."""

    def take_back(self) -> bool:
        """Back first lets go of a tile in hand or an explanation, and leaves nothing unasked."""
        if self.entry.stop():
            return True
        if self._decided or not self.waits:
            return False
        self.navigator.dialog(
            _("Not applied yet"),
            will_change(self.play, self.bench),
            actions=[
                (_("Drop"), self._drop),
                (_("Keep for later"), self._go_back),
                (_("Apply"), self.correct),
            ],
        )
        return True

    def correct(self) -> None:
        """Put the past round right, in one event; later rounds too, unless they forbid it."""
        if not self.bench.is_changed:
            self.navigator.back()
            return
        correcting.apply(self, self.bench, self._go_back)

    @property
    def waits(self) -> bool:
        """Whether a correction was begun that is not applied."""
        return self.correcting and self.bench.is_changed

    def past_palace(self, colour: Colour, number: int) -> PastPalace:
        """Somebody's palace in a past round, with the correction that was begun."""
        self._decided = False
        return correcting.bench_of(
            self.running, colour, number, self._keep_draft, lambda: self.tile_set
        )

    def _keep_draft(self) -> None:
        """The correction has come a step further."""
        self._decided = False
        correcting.keep(self, self.bench)
        self.refresh(self.play)

    def _drop(self) -> None:
        """Leave the round as it was."""
        correcting.drop(self, self.bench)
        self._go_back()

    def _go_back(self) -> None:
        """Leave; what becomes of the correction is decided."""
        self._decided = True
        self.navigator.back()
