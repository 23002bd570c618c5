"""The cardboard: tiles, the palace they make, whether they may stand so, and the wall around it."""
