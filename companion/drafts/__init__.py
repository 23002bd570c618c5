"""What is half told on a screen and no event yet: each draft ends in one event, or in nothing."""
