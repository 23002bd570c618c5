"""What goes into the Android package: its artwork, and what a test can prove of it here."""
