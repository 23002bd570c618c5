"""Handing a result on, as words."""

from companion.record import Play
from companion.words import _
from screens import phone
from screens.navigation.navigator import Navigator


def share_result(navigator: Navigator, play: Play) -> None:
    """Hand the result to another app, or to the clipboard where there is none."""
    from companion.share import as_text  # noqa: PLC0415  # Loaded when first wanted.

    if not phone.share(as_text(play), _("Share the result")):
        navigator.notice(_("The result was copied; paste it wherever you like."))
