"""What each kind of tile looks like, and the colours of everything else on the board."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from kivy.utils import get_color_from_hex

from screens.theme import DARK, LIGHT, Colour


@dataclass(frozen=True, slots=True)
class Face:
    """How a kind is told apart: by its colour and by its symbol, never by colour alone."""

    fill: Colour
    ink: Colour
    symbol: str
    edge: Colour | None = None
    """A line around a tile that is as light as the ground it lies on."""


def rgba(colour: str, alpha: float = 1.0) -> Colour:
    """A colour as the canvas wants it."""
    return (*get_color_from_hex(colour)[:3], alpha)


WHITE, DARK_INK = "#ffffff", "#3a2f1e"

LOOKS = {
    "pavilion": ("#3f72b8", WHITE, "greenhouse"),
    "seraglio": ("#b84a42", WHITE, "crown"),
    "arcades": ("#8f6039", WHITE, "bridge"),
    "chambers": ("#efe7d3", DARK_INK, "door"),
    "garden": ("#447f41", WHITE, "flower-tulip"),
    "tower": ("#7d5ca8", WHITE, "chess-rook"),
    "arena": ("#4b4e54", WHITE, "stadium-variant"),
    "bath_house": ("#a3d3ea", "#10344a", "hot-tub"),
    "library": ("#7653a2", WHITE, "bookshelf"),
    "hostel": ("#8a5a33", WHITE, "bed"),
    "hospital": ("#f7f4ee", DARK_INK, "medical-bag"),
    "market": ("#b0443c", WHITE, "storefront"),
    "park": ("#3c7439", WHITE, "tree"),
    "school": ("#e58a35", "#2e1800", "school"),
    "district": ("#efc842", "#3b2d00", "home-group"),
    "start": ("#d9c79c", "#5c4632", "fountain"),
}
"""Fill, ink and symbol by the kind's name; the symbols are Material Design Icons."""

EDGES = {"hospital": rgba("#b8ac93")}

NIGHT_INK = "#10202f"

SAFE_LOOKS = {
    "pavilion": ("#5b9ee6", NIGHT_INK),
    "seraglio": ("#7d1020", WHITE),
    "arcades": ("#f3a932", DARK_INK),
    "chambers": ("#f6f1e4", DARK_INK),
    "garden": ("#2c7f5c", WHITE),
    "tower": ("#4a1a86", WHITE),
    "arena": ("#8698ac", NIGHT_INK),
    "bath_house": ("#1f4969", WHITE),
    "library": ("#6f36bb", WHITE),
    "hostel": ("#2f170a", WHITE),
    "market": ("#ce224e", WHITE),
    "park": ("#94f69d", NIGHT_INK),
    "school": ("#fb9651", NIGHT_INK),
    "district": ("#fecf11", NIGHT_INK),
}
"""Fill and ink of the kinds in colours that colour-blind eyes tell apart; symbols stay."""


class Faces(Mapping[str, Face]):
    """How each kind looks now; `safe` chooses the colours that colour-blind eyes tell apart.

    Whatever has been drawn stays as it is until it is drawn anew.
    """

    def __init__(self) -> None:
        self.safe = False
        self._usual = {
            name: Face(rgba(fill), rgba(ink), icon, EDGES.get(name))
            for name, (fill, ink, icon) in LOOKS.items()
        }
        self._safe = {
            name: replace(self._usual[name], fill=rgba(fill), ink=rgba(ink))
            for name, (fill, ink) in SAFE_LOOKS.items()
        }

    def __getitem__(self, kind: str) -> Face:
        face = self._usual[kind]
        return self._safe.get(kind, face) if self.safe else face

    def __iter__(self) -> Iterator[str]:
        return iter(self._usual)

    def __len__(self) -> int:
        return len(self._usual)


FACES = Faces()


GOLD, GOLD_LIGHT = rgba("#e3a008"), rgba("#ffdf7e")


@dataclass(frozen=True, slots=True)
class BoardColours:
    """The colours of walls, marks and shadows on one ground."""

    wall: Colour
    wall_light: Colour
    glow: Colour
    place: Colour
    place_fill: Colour
    mark: Colour
    mark_fill: Colour
    on_mark: Colour
    press: Colour
    fault: Colour
    fault_fill: Colour
    on_fault: Colour
    shadow: Colour
    bank: Colour
    water: Colour
    ripple: Colour
    longest: Colour
    longest_ripple: Colour
    gold: Colour = GOLD
    gold_light: Colour = GOLD_LIGHT


ON_LIGHT = BoardColours(
    wall=rgba("#5c4632"),
    wall_light=rgba("#8d6f52"),
    glow=rgba("#f5b921", 0.85),
    place=rgba(LIGHT["primary"], 0.5),
    place_fill=rgba(LIGHT["primary"], 0.04),
    mark=rgba(LIGHT["primary"]),
    mark_fill=rgba(LIGHT["primary"], 0.14),
    on_mark=rgba(LIGHT["onPrimary"]),
    press=rgba(LIGHT["onSurface"], 0.22),
    fault=rgba(LIGHT["error"]),
    fault_fill=rgba(LIGHT["error"], 0.2),
    on_fault=rgba(LIGHT["onError"]),
    shadow=rgba("#4a3418", 0.42),
    bank=rgba("#1d5175"),
    water=rgba("#2a6f9e"),
    ripple=rgba("#b9e2f5"),
    longest=rgba("#1183c9"),
    longest_ripple=rgba("#e9fbff"),
)

ON_DARK = BoardColours(
    wall=rgba("#bb9c74"),
    wall_light=rgba("#e3cba3"),
    glow=rgba("#f0ab12", 0.7),
    place=rgba(DARK["primary"], 0.55),
    place_fill=rgba(DARK["primary"], 0.06),
    mark=rgba(DARK["primary"]),
    mark_fill=rgba(DARK["primary"], 0.2),
    on_mark=rgba(DARK["onPrimary"]),
    press=rgba(DARK["onSurface"], 0.26),
    fault=rgba("#ff6b60"),
    fault_fill=rgba("#ff4a3d", 0.22),
    on_fault=rgba("#3d0704"),
    shadow=rgba("#000000", 0.6),
    bank=rgba("#2c6b90"),
    water=rgba("#4f9cc8"),
    ripple=rgba("#d6f0fc"),
    longest=rgba("#2aa3ea"),
    longest_ripple=rgba("#f2fcff"),
)
