"""What was played: the games kept, the bin, replay, and statistics."""
