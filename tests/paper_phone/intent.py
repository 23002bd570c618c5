"""What one app asks of another."""


class Intent:
    """An intent, with those of its names that the app uses."""

    EXTRA_STREAM, EXTRA_TITLE = "android.intent.extra.STREAM", "android.intent.extra.TITLE"
    ACTION_CREATE_DOCUMENT = "android.intent.action.CREATE_DOCUMENT"
    ACTION_OPEN_DOCUMENT = "android.intent.action.OPEN_DOCUMENT"
    CATEGORY_OPENABLE = "android.intent.category.OPENABLE"
    FLAG_GRANT_READ_URI_PERMISSION = 1
    ACTION_SEND, EXTRA_TEXT = "android.intent.action.SEND", "android.intent.extra.TEXT"
    ACTION_VIEW, ACTION_MAIN = "android.intent.action.VIEW", "android.intent.action.MAIN"
    FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = 0x00100000

    def __init__(self, action, data=None, flags=0):
        self.action, self.extras, self.sort = action, {}, ""
        self.data, self.flags = data, flags
        self.categories = []

    def addFlags(self, flags):  # noqa: N802  # Java's name.
        self.flags |= flags

    def addCategory(self, category):  # noqa: N802
        self.categories.append(category)

    def getAction(self):  # noqa: N802  # Java's name.
        return self.action

    def getFlags(self):  # noqa: N802
        return self.flags

    def getDataString(self):  # noqa: N802
        return self.data

    def getStringExtra(self, name):  # noqa: N802
        return self.extras.get(name)

    def setType(self, sort):  # noqa: N802  # Java's name.
        self.sort = sort

    def putExtra(self, name, text):  # noqa: N802
        self.extras[name] = text

    @staticmethod
    def createChooser(intent, title):  # noqa: N802
        return intent.action, intent.sort, intent.extras, title


class ContentValues:
    """What is told of a picture before it is put among the others."""

    def __init__(self):
        self.found = {}

    def put(self, column, value):
        self.found[column] = value
