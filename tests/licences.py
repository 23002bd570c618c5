"""`python -m tests.licences`: write down the licence of everything that is in the app.

It goes by the packages of requirements.txt as they are installed; what comes with them or with
the phone's Python has no package of its own and stands here.
"""

import json
import re
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILE = ROOT / "companion" / "licences.json"

ELSEWHERE = [
    ("chardet", "LGPL-2.1", "Comes with Kivy on a phone. https://github.com/chardet/chardet"),
    (
        "six",
        "MIT",
        "Comes with Kivy on a phone. Copyright © Benjamin Peterson. https://github.com/benjaminp/six",
    ),
    (
        "Python",
        "PSF-2.0",
        "Copyright © Python Software Foundation. https://docs.python.org/3/license.html",
    ),
    ("SQLite", "Public domain", "https://www.sqlite.org/copyright.html"),
    ("SDL", "Zlib", "Copyright © Sam Lantinga. https://www.libsdl.org/license.php"),
    (
        "Roboto",
        "Apache-2.0",
        "The font of the app. Copyright © Google. https://www.apache.org/licenses/LICENSE-2.0",
    ),
    (
        "Material Design Icons",
        "Apache-2.0",
        "The symbols of the app. Copyright © Pictogrammers. https://pictogrammers.com/docs/general/license/",
    ),
]
"""What is inside without a package of its own: its name, its licence, and where that stands."""

NAMES = re.compile(r"licen[cs]e|copying|notice", re.IGNORECASE)
SHORT = {"MIT License": "MIT", "BSD License": "BSD", "Public Domain": "Public domain"}


def licence_of(name):
    """A package with its version, the name of its licence, and what that says."""
    package = distribution(name)
    about = package.metadata
    classified = [
        line.rpartition(" :: ")[2]
        for line in about.get_all("Classifier", [])
        if line.startswith("License ::")
    ]
    said = about["License-Expression"] or about["License"]
    names = ", ".join(SHORT.get(each, each) for each in classified)
    texts = [
        file.locate().read_text(encoding="utf-8")
        for file in package.files
        if ".dist-info" in str(file) and NAMES.match(file.name) and file.suffix != ".py"
    ]
    text = "\n\n".join(text.strip() for text in texts)
    heading = text.partition("\n")[0]
    return {
        "name": about["Name"],
        "version": package.version,
        "licence": said if said and len(said) < 40 else names or SHORT[heading],
        "text": text,
    }


def gathered():
    """The licence of everything, by name."""
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    named = [line.partition("==")[0] for line in lines if line and not line.startswith("#")]
    found = [licence_of(name) for name in named]
    found += [
        {"name": name, "version": "", "licence": licence, "text": text}
        for name, licence, text in ELSEWHERE
    ]
    return sorted(found, key=lambda each: each["name"].casefold())


if __name__ == "__main__":
    FILE.write_text(json.dumps(gathered(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
