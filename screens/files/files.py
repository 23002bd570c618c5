"""A file is kept where a person wants it, or taken from where they have it."""

from collections.abc import Callable
from pathlib import Path

from companion.errors import CompanionError, InputError
from companion.input.bounds import MOST_BYTES
from companion.input.json_text import read_file
from companion.words import _, what_went_wrong
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

    def keep(path: str) -> Callable[[], None]:
        _write(path, data)
        return lambda: navigator.notice(_("The file is kept: {path}").format(path=path))

    form = PathForm(path=str(Path.home() / name), do=_("Keep it there"))
    _ask(screen, _("Keep a file"), form, keep, new=True)


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

    def read(path: str) -> Callable[[], None]:
        found = read_file(str(Path.home() / path), most)
        return lambda: take(found)

    form = PathForm(path=f"{Path.home()}/", do=_("Take it in"), endings=[".json"])
    _ask(screen, _("Take in a file"), form, read, new=False)


def _ask(
    screen: Screen,
    title: str,
    form: PathForm,
    use: Callable[[str], Callable[[], None]],
    *,
    new: bool,
) -> None:
    """Ask for a path in the desktop's dialog, or where there is none in a sheet with a form.

    What `use` makes of the path is done once the sheet is closed, which stays where it cannot.
    """
    navigator = screen.navigator

    def chosen(path: str) -> None:
        try:
            then = use(path)
        except CompanionError as problem:
            navigator.notice(str(problem))
        else:
            then()

    if phone.ask_for_path(title, form.path, new=new, then=chosen):
        return
    sheet = navigator.sheet(form, title=title)

    def typed(_form, path: str) -> None:
        try:
            then = use(path)
        except CompanionError as problem:
            form.fault = str(problem)
        else:
            sheet.close()
            then()

    form.bind(on_chosen=typed)


def _write(path: str, data: bytes) -> None:
    """Write a file; one that is there already is left alone, as nothing is ever lost."""
    try:
        with (Path.home() / path).open("xb") as file:
            file.write(data)
    except (OSError, ValueError) as problem:
        raise InputError(
            _("This cannot be written: {problem}.").format(problem=what_went_wrong(problem))
        ) from None
