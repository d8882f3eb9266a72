"""What lies on the table as one viewer sees it: the areas of the game, their tabs, and what is drawn in them."""

from functools import cached_property
from typing import TYPE_CHECKING

from overlander import pictures
from overlander.core.choice import NONE
from overlander.drawing import Area, Box, Panel, Place
from overlander.pictures.cache import Picture

if TYPE_CHECKING:
    from overlander.page.sight import Sight


class Areas:
    """Of one sight, which it does not hold: both are gone as soon as nobody needs them."""

    def __init__(self, seen: "Sight") -> None:
        self.present = seen.scene.present
        self.match = seen.match
        self.game = seen.game
        self.words = seen.words
        self.theme = seen.theme
        self.names = seen.names
        self.view = seen.view
        self.seat = seen.seat
        self.number = seen.number
        self.live = seen.live

    @cached_property
    def every(self) -> list[Area]:
        return pictures.areas(self.game, self.view, self.seat, self.words)

    @cached_property
    def own(self) -> list[Area]:
        """What lies before the viewer: the common areas, and of the seats its own (a spectator looks over the first shoulder)."""
        return [area for area in self.every if area.lies_before(self.seat)]

    def at(self, place: str) -> list[Area]:
        return [area for area in self.own if area.place == place]

    def tabs(self, place: str) -> list[str]:
        """The titles of a place, each once."""
        return list(dict.fromkeys(self.title(area) for area in self.at(place)))

    def title(self, area: Area) -> str:
        """Of its tab. A spectator has no board of its own: the one over whose shoulder it looks is called by name."""
        if self.seat == NONE and area.place == Place.SEAT and area.title == self.at(Place.SEAT)[0].title:
            return self.names[area.seat]
        return area.title

    def tab(self, area: Area) -> str:
        """Names the tab of an area: the place, and which of its titles."""
        return f"{area.place}-{self.tabs(area.place).index(self.title(area))}"

    def draw(self, areas: list[Area]) -> dict[str, Picture]:
        if self.live:
            return self.present.pictures.draw(self.present, self.seat, self.words, self.theme, areas)
        names = [area.name for area in areas]
        panels = pictures.panels(self.match, self.number, self.view, self.seat, self.words, self.theme, names)
        return {name: Picture(panel) for name, panel in panels.items()}

    @cached_property
    def pictures(self) -> dict[str, Picture]:
        return self.draw(self.own)

    @property
    def panels(self) -> dict[str, Panel]:
        return {name: x.panel for name, x in self.pictures.items()}

    def box_of(self, thing: str) -> Box | None:
        """Where a thing on the table is drawn, in its picture; None if it is nowhere."""
        return next((panel.outlines[thing].box for panel in self.panels.values() if thing in panel.outlines), None)

    @property
    def others(self) -> list[tuple[int, list[Picture]]]:
        """The boards of everybody else, by seat."""
        theirs = [area for area in self.every if area not in self.own]
        drawn = self.draw(theirs)
        seats = sorted({area.seat for area in theirs})
        return [(seat, [drawn[area.name] for area in theirs if area.seat == seat]) for seat in seats]
