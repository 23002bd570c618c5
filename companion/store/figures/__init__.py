"""What is counted over many games: points, wins, records, and the figures of each player."""
