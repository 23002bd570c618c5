"""All that the phone tells the app and does for it; each has a stand-in on a desktop."""

from screens.phone.arriving import listen, stop_listening
from screens.phone.clipboard import copy, paste
from screens.phone.desktop import ask_for_path, copy_picture
from screens.phone.documents import ask_for_document, has_documents, offer_document
from screens.phone.feeling import let_be_felt, tick
from screens.phone.java import is_android
from screens.phone.screen import Insets, density, insets, stay_awake, tell_bars
from screens.phone.sharing import share, share_picture
from screens.phone.sounding import Sound, let_be_heard, sound
from screens.phone.system_settings import is_dark, languages, text_scale, wants_less_motion

__all__ = [
    "Insets",
    "Sound",
    "ask_for_document",
    "ask_for_path",
    "copy",
    "copy_picture",
    "density",
    "has_documents",
    "insets",
    "is_android",
    "is_dark",
    "languages",
    "let_be_felt",
    "let_be_heard",
    "listen",
    "offer_document",
    "paste",
    "share",
    "share_picture",
    "sound",
    "stay_awake",
    "stop_listening",
    "tell_bars",
    "text_scale",
    "tick",
    "wants_less_motion",
]
