"""The rules desk: rulings on what tables quarrel about, how to find them, and calculators."""
