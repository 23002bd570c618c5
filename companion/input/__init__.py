"""What comes from outside and may be anything: JSON, and what is wrong with it."""
