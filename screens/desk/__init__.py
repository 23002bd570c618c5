"""The rules desk: a question answered in two taps, in the middle of a game or without one."""
