"""The drawing kit: SVG, colours, type, icons, pieces and their arrangement. It knows no game, and nothing but Python."""

from overlander.drawing.canvas import NO_MARKS, Area, Box, Canvas, Marks, Panel, Picture, Place
from overlander.drawing.theme import THEMES, Theme
from overlander.drawing.words import Words

__all__ = ["NO_MARKS", "THEMES", "Area", "Box", "Canvas", "Marks", "Panel", "Picture", "Place", "Theme", "Words"]
