"""Sam builds (SAM-52..58, SAM-E8, SAM-E9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.games.gwt.box import BUILDER
from overlander.games.gwt.sam.state import SAM
from overlander.games.trail.automa.building import ChooseAutomaBuilding, best_replacements, new_buildings
from overlander.games.trail.automa.ties import decide, nothing

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def build(s: GwtState) -> None:
    """SAM-53..57: with all his builders."""
    build_with(s, 1, s.players[SAM].workers[BUILDER], "")


def build_with_one(s: GwtState) -> None:
    """SAM-58: with exactly one builder, by the same priorities."""
    build_with(s, 1, 1, "GWT-SAM-58")


def build_with(s: GwtState, least: int, most: int, rule: str) -> None:
    new, why = new_buildings(s, least, most)
    if new:
        decide(s, ChooseAutomaBuilding(new, rule), why)
    else:
        replace(s, least, most, rule)


def replace(s: GwtState, least: int, most: int, rule: str) -> None:
    """SAM-55..57: most builders used, then the biggest tile, then most hands."""
    options, why = best_replacements(s, least, most, lambda c: s.board.builders[c.a])
    if options:
        decide(s, ChooseAutomaBuilding(options, rule), why)
    else:
        nothing(s, "build", "GWT-SAM-E4")
