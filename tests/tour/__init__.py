"""A walk through the app by touch that keeps a picture of every screen and state."""
