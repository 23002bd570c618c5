"""Every name of Java's that the app and its libraries ask for, and what the phone answers."""

from tests.paper_phone.intent import ContentValues, Intent
from tests.paper_phone.strict import Thing, UnknownNameError

GALLERY = "content://media/external/images/media"

JAVA = {
    # The app.
    "android.content.ContentValues": lambda _: ContentValues,
    "android.content.Intent": lambda _: Intent,
    "android.content.res.Configuration": lambda _: Thing(
        "Configuration", UI_MODE_NIGHT_MASK=48, UI_MODE_NIGHT_YES=32
    ),
    "android.os.Build$VERSION": lambda phone: Thing("VERSION", SDK_INT=phone.sdk),
    "android.provider.MediaStore$Images$Media": lambda _: Thing(
        "Media", EXTERNAL_CONTENT_URI=GALLERY
    ),
    "android.provider.Settings$Global": lambda phone: Thing(
        "Global", ANIMATOR_DURATION_SCALE="animator_duration_scale", getFloat=phone.setting
    ),
    "android.view.HapticFeedbackConstants": lambda _: Thing("Feedback", VIRTUAL_KEY=1),
    "android.view.WindowInsets$Type": lambda _: Thing(
        "Type", systemBars=lambda: 7, displayCutout=lambda: 128
    ),
    "android.view.WindowInsetsController": lambda _: Thing(
        "Controller", APPEARANCE_LIGHT_STATUS_BARS=8, APPEARANCE_LIGHT_NAVIGATION_BARS=16
    ),
    "java.lang.String": lambda _: str,
    "org.kivy.android.PythonActivity": lambda phone: phone.python_activity,
    # Kivy: how fine the screen is, and the clipboard.
    "android.content.ClipData": lambda _: Thing("ClipData", newPlainText=lambda _label, text: text),
    "android.content.ClipDescription": lambda _: Thing("ClipDescription"),
    "android.content.Context": lambda _: Thing("Context", CLIPBOARD_SERVICE="clipboard"),
    "org.renpy.android.Hardware": lambda phone: Thing(
        "Hardware",
        getDPI=lambda: round(phone.density * 160),
        metrics=Thing("DisplayMetrics", scaledDensity=phone.density * phone.text_scale),
    ),
    # materialyoucolor, as soon as it is imported.
    "android.app.WallpaperManager": lambda _: Thing("WallpaperManager", getInstance=Wallpaper),
    "java.lang.Integer": lambda _: Thing("Integer"),
}

CAST_TO = {
    "android.app.Activity",
    "android.content.Context",
    "android.os.Parcelable",
    "java.io.File",
    "java.lang.CharSequence",
}
"""What a thing may be taken as, where it has several faces."""


class Wallpaper(Thing):
    """The picture behind the icons, which nobody asks anything: our colours are our own."""

    def __init__(self, _activity):
        super().__init__("Wallpaper")


def found(phone, name):
    """A class of Java's by its name."""
    if name not in JAVA:
        raise UnknownNameError(name)
    return JAVA[name](phone)


def cast(name, thing):
    """The same thing by one of its faces."""
    if name not in CAST_TO:
        raise UnknownNameError(name)
    return thing
