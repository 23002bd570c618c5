"""What a round is worth: majorities, walls, the reasons in words, and who has won."""
