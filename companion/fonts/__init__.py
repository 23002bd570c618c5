"""Which characters a font can draw, and where a device has a font for others."""
