"""A file is kept where a person wants it, or taken from where they have it."""

from collections.abc import Callable
from pathlib import Path

from companion.errors import CompanionError
from companion.input.bounds import MOST_BYTES
from companion.input.json_text import read_file
from companion.words import _
from screens import phone
from screens.files.path_form import PathForm
from screens.navigation.screen import Screen

SORTS = {".json": "application/json", ".csv": "text/csv", ".png": "image/png"}
"""What each ending means to Android."""


def keep_file(screen: Screen, name: str, data: bytes) -> None:
    """Ask where a file is to be kept, keep it there, and say so."""
    navigator = screen.navigator
    if phone.has_documents():
        phone.offer_document(
            name,
            SORTS[Path(name).suffix],
            data,
            done=lambda: navigator.notice(_("The file is kept.")),
            failed=lambda: navigator.notice(_("The file could not be kept there.")),
        )
        return
    form = PathForm(path=str(Path.home() / name), do=_("Keep it there"))
    sheet = navigator.sheet(form, title=_("Keep a file"))

    def keep(_form, path: str) -> None:
        try:
            _written(path, data)
        except (OSError, ValueError) as problem:
            form.fault = _("This cannot be written: {problem}.").format(
                problem=getattr(problem, "strerror", None) or problem
            )
            return
        sheet.close()
        navigator.notice(_("The file is kept: {path}").format(path=path))

    form.bind(on_chosen=keep)


def take_file(screen: Screen, take: Callable[[bytes], None], most: int = MOST_BYTES) -> None:
    """Ask for a file and hand on what stands in it, or say why it cannot be read."""
    navigator = screen.navigator
    if phone.has_documents():
        phone.ask_for_document(
            most + 1,
            take,
            failed=lambda: navigator.notice(_("The file could not be read.")),
        )
        return
    form = PathForm(path=f"{Path.home()}/", do=_("Take it in"), endings=[".json"])
    sheet = navigator.sheet(form, title=_("Take in a file"))

    def read(_form, path: str) -> None:
        try:
            found = read_file(str(Path.home() / path), most)
        except CompanionError as problem:
            form.fault = str(problem)
            return
        sheet.close()
        take(found)

    form.bind(on_chosen=read)


def _written(path: str, data: bytes) -> None:
    """Write a file; one that is there already is left alone, as nothing is ever lost."""
    with (Path.home() / path).open("xb") as file:
        file.write(data)
