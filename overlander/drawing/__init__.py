"""The drawing kit: SVG, colours, type, icons, pieces and their arrangement; a game's panels and what they are drawn from. It knows
no game, and nothing but Python."""

from overlander.drawing.area import Area, Place
from overlander.drawing.canvas import NO_MARKS, Canvas, Marks, Panel
from overlander.drawing.language import Language
from overlander.drawing.outline import Box
from overlander.drawing.theme import THEMES, Theme

__all__ = ["NO_MARKS", "THEMES", "Area", "Box", "Canvas", "Language", "Marks", "Panel", "Place", "Theme"]
