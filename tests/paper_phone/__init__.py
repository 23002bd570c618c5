"""A phone of paper: what Android and python-for-android would tell the app, and no name more."""
