"""The app's look in one place: sandstone and tile blue, light and dark, and the sizes of text."""

import gc

from kivy.metrics import Metrics, dp
from kivy.properties import ObjectProperty
from kivy.utils import get_color_from_hex
from kivymd.theming import ThemeManager

from companion.layout.text_sizes import grown
from companion.preferences import Appearance
from screens import phone

Colour = tuple[float, float, float, float]


LIGHT = {
    "background": "#fbf6ec",
    "onBackground": "#2b2417",
    "surface": "#fbf6ec",
    "surfaceDim": "#e3d9c5",
    "surfaceBright": "#fffaf1",
    "surfaceContainerLowest": "#fffdf8",
    "surfaceContainerLow": "#f8f1e4",
    "surfaceContainer": "#f2e9d8",
    "surfaceContainerHigh": "#ece2cf",
    "surfaceContainerHighest": "#e6dbc6",
    "onSurface": "#2b2417",
    "surfaceVariant": "#ece2cf",
    "onSurfaceVariant": "#655844",
    "outline": "#85775f",
    "outlineVariant": "#d8cbb2",
    "inverseSurface": "#3a3223",
    "inverseOnSurface": "#fbf1de",
    "primary": "#0f5c66",
    "onPrimary": "#ffffff",
    "primaryContainer": "#cfe6e6",
    "onPrimaryContainer": "#06393f",
    "inversePrimary": "#8fd3d6",
    "secondary": "#7a5a2e",
    "onSecondary": "#ffffff",
    "secondaryContainer": "#d5e5e3",
    "onSecondaryContainer": "#0b434a",
    "tertiary": "#8a5a00",
    "onTertiary": "#ffffff",
    "tertiaryContainer": "#fdf0d0",
    "onTertiaryContainer": "#4a3200",
    "error": "#b3261e",
    "onError": "#ffffff",
    "errorContainer": "#f9dedc",
    "onErrorContainer": "#601410",
}

DARK = {
    "background": "#17130c",
    "onBackground": "#ede3d2",
    "surface": "#17130c",
    "surfaceDim": "#120f09",
    "surfaceBright": "#3e3729",
    "surfaceContainerLowest": "#221c13",
    "surfaceContainerLow": "#1f1a12",
    "surfaceContainer": "#272117",
    "surfaceContainerHigh": "#312a1e",
    "surfaceContainerHighest": "#3c3427",
    "onSurface": "#ede3d2",
    "surfaceVariant": "#312a1e",
    "onSurfaceVariant": "#c7b99f",
    "outline": "#9a8c73",
    "outlineVariant": "#4d4433",
    "inverseSurface": "#ede3d2",
    "inverseOnSurface": "#332b1d",
    "primary": "#85cfd4",
    "onPrimary": "#00363c",
    "primaryContainer": "#124e56",
    "onPrimaryContainer": "#c6eef0",
    "inversePrimary": "#0f5c66",
    "secondary": "#e2c08b",
    "onSecondary": "#402c07",
    "secondaryContainer": "#24474b",
    "onSecondaryContainer": "#c9e9ea",
    "tertiary": "#f3bf4f",
    "onTertiary": "#402d00",
    "tertiaryContainer": "#453515",
    "onTertiaryContainer": "#ffe2a6",
    "error": "#f2b8b5",
    "onError": "#601410",
    "errorContainer": "#6f211c",
    "onErrorContainer": "#f9dedc",
}

TEXT_PAIRS = [
    ("onBackground", "background"),
    ("onSurface", "surface"),
    ("onSurface", "surfaceContainerLowest"),
    ("onSurface", "surfaceContainer"),
    ("onSurface", "surfaceContainerHighest"),
    ("onSurfaceVariant", "surface"),
    ("onSurfaceVariant", "surfaceContainerLowest"),
    ("onSurfaceVariant", "surfaceContainer"),
    ("onSurfaceVariant", "surfaceContainerHigh"),
    ("inverseOnSurface", "inverseSurface"),
    ("inversePrimary", "inverseSurface"),
    ("primary", "surface"),
    ("primary", "surfaceContainer"),
    ("error", "surface"),
    ("tertiary", "surface"),
    *[
        (f"on{role[0].upper()}{role[1:]}", role)
        for base in ("primary", "secondary", "tertiary", "error")
        for role in (base, f"{base}Container")
    ],
]
"""Every text colour and the ground it is read on; each pair has a contrast of 4.5 to 1."""

# Name of the style: role → size in sp. Weight: the font that carries it.
TEXT_SIZES = {
    "Display": ("RobotoMedium", {"large": 44, "medium": 36, "small": 32}),
    "Headline": ("RobotoMedium", {"large": 30, "medium": 26, "small": 22}),
    "Title": ("RobotoMedium", {"large": 20, "medium": 16, "small": 14}),
    "Body": ("Roboto", {"large": 16, "medium": 14, "small": 12.5}),
    "Label": ("RobotoMedium", {"large": 15, "medium": 13, "small": 12}),
}


class Theme(ThemeManager):
    """KivyMD's theme with this app's own colours instead of a generated scheme."""

    shades = ObjectProperty({role: get_color_from_hex(colour) for role, colour in LIGHT.items()})
    """The colours shown now by their role, for widgets to bind to: `shades["onSurface"]`."""

    def __init__(self, **kwargs):
        self._chosen = Appearance.SYSTEM
        super().__init__(**kwargs)
        self.size_text()

    def size_text(self) -> None:
        """Let KivyMD write as large as we do; again where all text has become larger."""
        for style, (font, sizes) in TEXT_SIZES.items():
            for role, size in sizes.items():
                entry = {"font-name": font, "font-size": grown_sp(size)}
                self.font_styles[style][role] = {**self.font_styles[style][role], **entry}

    @property
    def is_dark(self) -> bool:
        """Whether the dark colours are shown."""
        return self.theme_style == "Dark"

    @property
    def colours(self) -> dict[str, str]:
        """The colours shown now, by their role in Material 3."""
        return DARK if self.is_dark else LIGHT

    def choose(self, appearance: Appearance) -> None:
        """Show light, dark, or whatever the system shows."""
        self._chosen = appearance
        self.look_again()

    def look_again(self) -> None:
        """Show what the system shows now, if that is what was chosen."""
        # KivyMD would follow by itself only where a listener tells it, on a thread of Java's.
        dark = self._chosen is Appearance.DARK or (
            self._chosen is Appearance.SYSTEM and phone.is_dark()
        )
        # Were a widget let go of while all are told of it, Kivy would tell what is no more.
        gc.disable()
        try:
            self.theme_style = "Dark" if dark else "Light"
        finally:
            gc.enable()

    def set_colors(self, *args) -> None:
        """Hand our colours to KivyMD, which calls this whenever the theme changes."""
        shades = {role: get_color_from_hex(colour) for role, colour in self.colours.items()}
        for role, shade in shades.items():
            setattr(self, f"{role}Color", shade)
        for base in ("primary", "secondary", "tertiary", "error"):
            setattr(self, f"{base}DimColor", getattr(self, f"{base}Color"))
        self.surfaceTintColor = self.primaryColor
        self.rippleColor = self.onSurfaceVariantColor
        self.shadowColor = self.scrimColor = get_color_from_hex("#000000")
        self.disabledTextColor = [*self.onSurfaceColor[:3], 0.38]
        self.shades = shades


def grown_sp(size: float) -> float:
    """The size of a text or an icon in pixels, as large as phone and settings ask for."""
    return dp(grown(size, Metrics.fontscale))


def font_of(look: str) -> tuple[str, float]:
    """The font and its size for a look such as "Title large"."""
    style, role = look.split()
    font, sizes = TEXT_SIZES[style]
    return font, grown_sp(sizes[role])


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two, `share` of the way to the other; the first keeps its opacity."""
    return (*(a + (b - a) * share for a, b in zip(one[:3], other[:3], strict=True)), one[3])


def contrast(one: str, other: str) -> float:
    """How well one colour reads on another, by WCAG 2: from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in get_color_from_hex(colour)[:3]
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
