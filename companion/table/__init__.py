"""Everything that lies on the table at one moment, and what is wrong with it."""
