"""What the screens say of a table: its titles, lines and rows, and what is odd or missing."""
