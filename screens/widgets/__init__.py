"""Small widgets that the screens share; each is loaded when a screen first asks for it by name."""

from kivy.factory import Factory

WIDGETS = {
    "banner": ("Banner",),
    "buttons": ("BigButton", "IconButton", "TextButton"),
    "card": ("Card", "TapCard"),
    "choice": ("Chip", "Choice", "Segment"),
    "column": ("Column", "Scroll"),
    "empty_state": ("EmptyState",),
    "link_row": ("LinkRow",),
    "stepper": ("Stepper",),
    "switch_row": ("OnOff", "SwitchRow"),
    "text_field": ("TextField",),
    "top_bar": ("TopBar",),
    "touchable": ("Holdable", "Touchable"),
    "words": ("Caption", "Icon", "Words"),
}
"""The file that each widget lives in."""


def _make_known() -> None:
    for file, names in WIDGETS.items():
        for name in names:
            Factory.register(name, module=f"{__name__}.{file}")
    Factory.register("Board", module="screens.board.board")
    Factory.register("TileShelf", module="screens.tiles.tile_shelf")
    Factory.register("TileButton", module="screens.tiles.tile_button")


_make_known()
