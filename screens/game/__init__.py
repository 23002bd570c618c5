"""What the screens of a running game share."""
