"""What the rules desk says: rulings, tries, payments."""
