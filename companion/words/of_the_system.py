"""What the system says when a file cannot be used; it only knows its own language."""

import errno

from companion.words.speech import N_, _

_SAID = {
    errno.ENOENT: N_("No such file or directory"),
    errno.EACCES: N_("Permission denied"),
    errno.EPERM: N_("Operation not permitted"),
    errno.EISDIR: N_("Is a directory"),
    errno.ENOTDIR: N_("Not a directory"),
    errno.ENOSPC: N_("No space left on device"),
    errno.EROFS: N_("Read-only file system"),
    errno.ENAMETOOLONG: N_("File name too long"),
    errno.EIO: N_("Input/output error"),
}


def what_went_wrong(problem: Exception) -> str:
    """What the system says of it, in the language spoken now where that is known.

    >>> what_went_wrong(OSError(errno.EISDIR, "Is a directory")), what_went_wrong(ValueError("no"))
    ('Is a directory', 'no')
    """
    if isinstance(problem, OSError):
        return _(_SAID[problem.errno]) if problem.errno in _SAID else problem.strerror or ""
    return str(problem)
