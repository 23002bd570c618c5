"""What is said of games that were played: lists of them, looking back, statistics."""
