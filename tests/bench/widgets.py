"""`python -m tests.bench.widgets`: our widgets beside KivyMD's, in milliseconds to make one.

To make one is to build it, to lay it out in a column and to let its first frame pass; drawing it
is left out, for that is the graphics card's work. What is still there when it has been taken away
and forgotten is said, too.
"""

import gc
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import NamedTuple
from weakref import ref

from tests.ui import environment

environment.prepare()

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget
from kivymd.uix import (
    appbar,
    button,
    card,
    chip,
    dialog,
    label,
    menu,
    navigationbar,
    selectioncontrol,
    slider,
    textfield,
)
from kivymd.uix import list as rows
from kivymd.uix import segmentedbutton as segments

from screens.game.bottom_bar import BottomBar
from screens.navigation.layers.dialog import Dialog
from screens.navigation.layers.menu import Menu
from screens.past.scrubber import Scrubber
from screens.widgets.buttons import BigButton, IconButton, TextButton
from screens.widgets.card import Card
from screens.widgets.choice import Chip, Choice
from screens.widgets.link_row import LinkRow
from screens.widgets.switch_row import OnOff, SwitchRow
from screens.widgets.text_field import TextField
from screens.widgets.top_bar import TopBar
from screens.widgets.words import Icon, Words
from tests.ui.hand import Hand

AT_ONCE, ROUNDS = 12, 5
"""How many are made in one go, and how often; the best go counts."""

ROOMS = ("Table", "Scores", "Rules")

Maker = Callable[[], Widget]


class Pair(NamedTuple):
    ours: str
    make: Maker
    theirs: str
    make_theirs: Maker


def bottom_bar():
    bar = BottomBar()
    bar.rooms = [(name, "podium", name) for name in ROOMS]
    return bar


def their_button(style):
    return lambda: button.MDButton(button.MDButtonText(text="Score"), style=style)


def their_choice():
    ways = [segments.MDSegmentButtonLabel(text=name) for name in ("Alhambra", "Granada")]
    return segments.MDSegmentedButton(*map(segments.MDSegmentedButtonItem, ways))


def their_row(*more):
    return rows.MDListItem(
        rows.MDListItemHeadlineText(text="Friday"),
        rows.MDListItemSupportingText(text="Ana 12"),
        *more,
    )


def their_slider():
    return slider.MDSlider(slider.MDSliderHandle(), slider.MDSliderValueLabel(), max=39, step=1)


def their_top_bar():
    return appbar.MDTopAppBar(
        appbar.MDTopAppBarLeadingButtonContainer(appbar.MDActionTopAppBarButton(icon="arrow-left")),
        appbar.MDTopAppBarTitle(text="Ana"),
        appbar.MDTopAppBarTrailingButtonContainer(appbar.MDActionTopAppBarButton(icon="undo")),
    )


def their_bottom_bar():
    return navigationbar.MDNavigationBar(
        *[
            navigationbar.MDNavigationItem(
                navigationbar.MDNavigationItemIcon(icon="podium"),
                navigationbar.MDNavigationItemLabel(text=name),
            )
            for name in ROOMS
        ]
    )


def their_dialog():
    return dialog.MDDialog(
        dialog.MDDialogHeadlineText(text="Delete?"),
        dialog.MDDialogSupportingText(text="For ever."),
        dialog.MDDialogButtonContainer(their_button("text")()),
    )


def their_menu():
    items = [{"text": name, "leading_icon": "pencil"} for name in ("Rename", "Delete")]
    return menu.MDDropdownMenu(caller=Widget(), items=items)


PAIRS = (
    Pair("Words", lambda: Words(text="Tower"), "MDLabel", lambda: label.MDLabel(text="Tower")),
    Pair("Icon", lambda: Icon(icon="crown"), "MDIcon", lambda: label.MDIcon(icon="crown")),
    Pair("BigButton", lambda: BigButton(text="Score"), "MDButton, filled", their_button("filled")),
    Pair("TextButton", lambda: TextButton(text="Score"), "MDButton, text", their_button("text")),
    Pair(
        "IconButton",
        lambda: IconButton(icon="undo"),
        "MDIconButton",
        lambda: button.MDIconButton(icon="undo"),
    ),
    Pair(
        "Chip",
        lambda: Chip(text="Vizier"),
        "MDChip, filter",
        lambda: chip.MDChip(chip.MDChipText(text="Vizier"), type="filter"),
    ),
    Pair(
        "Choice",
        lambda: Choice(options=[("a", "Alhambra"), ("g", "Granada")]),
        "MDSegmentedButton",
        their_choice,
    ),
    Pair("OnOff", OnOff, "MDSwitch", selectioncontrol.MDSwitch),
    Pair(
        "SwitchRow",
        lambda: SwitchRow(text="Friday", about="Ana 12"),
        "MDListItem with MDSwitch",
        lambda: their_row(selectioncontrol.MDSwitch()),
    ),
    Pair("LinkRow", lambda: LinkRow(text="Friday", about="Ana 12"), "MDListItem", their_row),
    Pair(
        "TextField",
        lambda: TextField(label="Name"),
        "MDTextField",
        lambda: textfield.MDTextField(textfield.MDTextFieldHintText(text="Name")),
    ),
    Pair("Card", Card, "MDCard", lambda: card.MDCard(size_hint_y=None)),
    Pair("Scrubber", lambda: Scrubber(steps=40), "MDSlider", their_slider),
    Pair("TopBar", lambda: TopBar(actions=[("undo", "undo")]), "MDTopAppBar", their_top_bar),
    Pair("BottomBar", bottom_bar, "MDNavigationBar", their_bottom_bar),
    Pair("Dialog", lambda: Dialog("Delete?", "", [("OK", None)]), "MDDialog", their_dialog),
    Pair(
        "Menu",
        lambda: Menu(Widget(), [("pencil", name, None) for name in ("Rename", "Delete")]),
        "MDDropdownMenu",
        their_menu,
    ),
)


def measured(hand: Hand, make: Maker) -> str:
    """How long one takes, of several that are made together, and whether it goes for good."""
    gone = [ref(widget) for widget in (make(), make())]
    hand.pass_time(8)
    gc.collect()
    taken = min(_taken(hand, make) for _ in range(ROUNDS)) / AT_ONCE * 1000
    return f"{taken:4.1f}{'' if all(each() is None for each in gone) else ', never let go of'}"


def _taken(hand: Hand, make: Maker) -> float:
    column = BoxLayout(orientation="vertical", size_hint_y=None, height=9000)
    hand.screen.add_widget(column)
    hand.frames(3)
    # The processor's time, so that other programs are not measured.
    begun = process_time()
    for _ in range(AT_ONCE):
        column.add_widget(make())
    hand.frames(1)
    taken = process_time() - begun
    hand.screen.remove_widget(column)
    hand.frames(3)
    return taken


def main() -> None:
    with Hand(Path(tempfile.mkdtemp())) as hand:
        hand.frames(6)
        for each in PAIRS:
            ours, theirs = measured(hand, each.make), measured(hand, each.make_theirs)
            print(f"| `{each.ours}` | {ours} | `{each.theirs}` | {theirs} |", flush=True)


if __name__ == "__main__":
    main()
