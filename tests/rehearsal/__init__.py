"""The Android package, rehearsed without a phone: built as far as that goes here, and played."""
