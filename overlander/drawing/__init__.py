"""The drawing kit: SVG, colours, type, icons, pieces and their arrangement. It knows no game, and nothing but Python."""

from overlander.drawing.canvas import NO_MARKS, Box, Canvas, Marks, Panel, Picture
from overlander.drawing.theme import THEMES, Theme
from overlander.drawing.words import Words

__all__ = ["NO_MARKS", "THEMES", "Box", "Canvas", "Marks", "Panel", "Picture", "Theme", "Words"]
