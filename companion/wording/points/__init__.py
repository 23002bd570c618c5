"""What is said of points: grids, prizes, the race, results, corrections."""
