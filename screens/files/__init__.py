"""Files out of the app and into it: by Android's dialogs, or by a path on a desktop."""

from screens.files.files import keep_file, take_file

__all__ = ["keep_file", "take_file"]
