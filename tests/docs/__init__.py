"""The pages for people, held against the code."""
