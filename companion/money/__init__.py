"""The money cards, and how to pay with them."""
