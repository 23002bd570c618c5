"""What happens around the scorings: setting up, dealing, the dummy's draws, the leftovers."""
