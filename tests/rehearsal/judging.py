"""What must be so after the app was rehearsed in a situation."""

from tests.rehearsal.spec import listed
from tests.rehearsal.tree import taken

BARS_CAN_BE_TOLD, EDGE_TO_EDGE = 30, 35
BARS = [0, 40, 0, 24]

PICTURES = {
    "whole": [
        *("home", "new-game", "table", "palace", "palace-after-a-pause"),
        *("a-link-comes-in", "hand-over", "home-again"),
    ],
    "link": ["opened-by-a-link"],
    "killed": ["home", "new-game", "table", "palace"],
    "again": ["opened-again"],
}
"""What is looked at in each story."""

MAY_BE_MISSING = {
    # Other ways to read pictures and films, of which SDL's is enough.
    *("PIL", "Image", "ffpyplayer"),
    # What Kivy has on Windows, and what it and the standard library had in older Pythons.
    *("ConfigParser", "backports_abc", "kivy_deps", "msvcrt", "org"),
    # A listener for the night that this python-for-android has not; we look for ourselves.
    "android.darkmode",
}
"""What is asked for and done without; `#:import` of kv looks for a module in every name."""


def faults(package, situation, outcome):
    """All that is not as it must be, as sentences."""
    report = outcome.report
    if not report:
        return [f"it left nothing behind and ended with {outcome.code}:\n{outcome.log}"]
    return [
        sentence
        for so, sentence in (
            (outcome.code == 0, f"it ended with {outcome.code}"),
            (not report["problem"], report["problem"]),
            ("Traceback" not in outcome.log, outcome.log),
            (report["pictures"] == PICTURES[situation.story], f"seen: {report['pictures']}"),
            (report["taps"] == report["touches"], "a tap was counted more than once"),
            (not report["refused"], f"a phone has no {report['refused']}"),
            (not unknown(report["missing"]), f"not packed: {unknown(report['missing'])}"),
            (not strangers(package, report), f"from elsewhere: {strangers(package, report)}"),
            *(ended_well(situation, report) if finished(situation, report) else ()),
        )
        if not so
    ]


def finished(situation, report):
    """Whether all was done that is judged at the end."""
    return situation.story == "whole" and not report["problem"]


def ended_well(situation, report):
    """What a whole rehearsal must leave behind."""
    bars = BARS if situation.sdk >= EDGE_TO_EDGE else [0, 0, 0, 0]
    # It was night for the other half.
    icons = ("dark" if situation.night else "white") if situation.sdk >= BARS_CAN_BE_TOLD else None
    return [
        (report["insets"] == bars, f"the bars leave {report['insets']}"),
        (report["bar_icons"] == icons, f"the icons of the bars are {report['bar_icons']}"),
        (report["put_away"] == 1, f"Back at home has put it away {report['put_away']} times"),
        (
            len(report["shared"]) == 1 and "alhambra:" in str(report["shared"]),
            f"shared: {report['shared']}",
        ),
    ]


def unknown(missing):
    """What is asked for, is not there, and is not known to be done without."""
    return sorted(
        name
        for name in missing
        if not name.startswith(("companion.", "screens.", "kivy.", "kivymd."))
        and name not in MAY_BE_MISSING
    )


def strangers(package, report):
    """What was loaded from anywhere but the package, Python itself and the stand-ins."""
    known = (".", str(package.folder), *report["own"])
    return sorted(
        f"{name} ({file})"
        for name, file in report["loaded"].items()
        if not file.startswith(known) or "site-packages" in file.removeprefix(str(package.folder))
    )


def out_of_place(package):
    """Files that have no business on a phone."""
    endings = {f".{ending}" for ending in listed("source.include_exts")} - {".py"} | {".pyc"}
    sources = [path for part in (package.app, package.packages) for path in part.rglob("*.py")]
    others = [
        path for path in package.app.rglob("*") if path.is_file() and path.suffix not in endings
    ]
    missing = [
        path
        for path in taken()
        if not (package.app / path).exists()
        and not (package.app / path.with_suffix(".pyc")).exists()
    ]
    return [str(path) for path in (*sources, *others, *missing)]
