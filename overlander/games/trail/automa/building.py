"""An automa's buildings: where a new one goes, which one is replaced (SAM-52..57, SAM-E8, SAM-E9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from overlander.core.automa import ASKED, ORDER, AutomaTie, narrowed
from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.games.trail.automa.state import AUTOMA, HUMAN
from overlander.games.trail.box import NO_TILE, PRIVATE, STRIDE
from overlander.games.trail.building import builders_needed
from overlander.games.trail.state import TrailState

# why this tile
BUILDERS = "builders"
ALL = "all"
ALL_BUT_ONE = "all-but-one"
EXACT = "exact"  # as many builders as the card says, by its own rule
HAND = "hand"
USED = "used"
HIGHEST = "highest"
HANDS = "hands"
RULE_BY = {
    BUILDERS: "SAM-53",
    ALL: "SAM-53",
    ALL_BUT_ONE: "SAM-53",
    HAND: "SAM-54",
    USED: "SAM-55",
    HIGHEST: "SAM-56",
    HANDS: "SAM-57",
    ASKED: "SAM-E8",
    ORDER: "SAM-E8",
}
# why on this space
AHEAD = "ahead"
ROUND = "round"
START = "start"
PLACE_BY = {AHEAD: "SAM-52", ROUND: "SAM-52", START: "SAM-E9", ASKED: "SAM-E8", ORDER: "SAM-E8"}
LOW = PRIVATE + AUTOMA * STRIDE


def next_spaces(s: TrailState) -> tuple[list[int], str]:
    """SAM-52, SAM-E9: the nearest free spaces ahead of the human's herder; past the city from the start of the trail; and which."""
    herder = s.players[HUMAN].herder
    if herder in (NONE, s.box.restart):
        return nearest_free(s, s.box.restart), START
    found = nearest_free(s, herder)
    return (found, AHEAD) if found else (nearest_free(s, s.box.restart), ROUND)


def nearest_free(s: TrailState, start: int) -> list[int]:
    """SAM-E8: by the fewest trail spaces, whatever stands on them; of those where an automa builds."""
    ring = [start]
    while ring:
        ahead = sorted({x for here in ring for x in s.box.next[here]})
        free = [x for x in ahead if x in s.box.building_spaces and s.trail.tile[x] == NO_TILE and s.automa_builds_on(x)]
        if free:
            return free
        ring = ahead
    return []


def has_hand(s: TrailState, building: int) -> bool:
    return s.box.fee[LOW + building] > 0


def new_building(s: TrailState, least: int, most: int, why: str, because: str) -> ChooseAutomaBuilding | None:
    """SAM-53, SAM-54: of the tiles that need so many builders (`why`) those that need most, then those with a hand."""
    spaces, where = next_spaces(s)
    tiles = [x for x in sorted(s.players[AUTOMA].unbuilt) if least <= s.box.builders[x] <= most] if spaces else []
    highest = max([s.box.builders[x] for x in tiles], default=0)
    tiles = [x for x in tiles if s.box.builders[x] == highest]
    if len(tiles) > 1 and any(has_hand(s, x) for x in tiles):
        tiles = [x for x in tiles if has_hand(s, x)]
        why = HAND
    options = [Choice(s.box.BUILD, x, space) for x in tiles for space in spaces]
    return ChooseAutomaBuilding(options, why, where, because) if options else None


def replacements(s: TrailState, least: int, most: int) -> list[Choice]:
    """Every tile of the supply in place of a smaller own one, with so many builders."""
    own = [x for x in s.box.building_spaces if LOW <= s.trail.tile[x] < LOW + STRIDE]
    tiles = sorted(s.players[AUTOMA].unbuilt)
    return [Choice(s.box.BUILD, x, space) for x in tiles for space in own if least <= builders_needed(s, x, space) <= most]


def replacement(
    s: TrailState, least: int, most: int, size: Callable[[Choice], int], why: str, because: str
) -> ChooseAutomaBuilding | None:
    """SAM-55..57: most builders used, unless the card says how many (`why`); then the tile of most `size`, then most hands."""
    criteria = [(USED, lambda c: builders_needed(s, c.a, c.b)), (HIGHEST, size), (HANDS, lambda c: hands_won(s, c))]
    options, why = narrowed(replacements(s, least, most), why, criteria)
    return ChooseAutomaBuilding(options, why, "", because) if options else None


def hands_won(s: TrailState, c: Choice) -> int:
    """SAM-57: how many more own buildings show a hand after a replacement."""
    return int(has_hand(s, c.a)) - int(has_hand(s, s.trail.tile[c.b] - LOW))


class ChooseAutomaBuilding(AutomaTie):
    """SAM-E8: of buildings and spaces that the priorities do not tell apart.

    `why` and `where` say what the priorities decided of the tile and of the space; `because` is the card's own rule, if it has one.
    """

    rule: ClassVar[str] = "SAM-E8"

    def __init__(self, options: list[Choice], why: str, where: str, because: str) -> None:
        super().__init__(HUMAN, options)
        self.why = why
        self.where = where
        self.because = because

    def settle(self, s: TrailState, c: Choice, why: str) -> None:
        old = s.trail.tile[c.b]
        if old != NO_TILE:
            s.trail.lose(old)
        s.players[AUTOMA].use_building(c.a)
        s.trail.tile[c.b] = LOW + c.a
        if s.heard is not None:
            if old == NO_TILE:
                self.tell_new(s, c, why)
            else:
                self.tell_tile(s, "automa-replace", c, why, {"old": s.box.tile_slug[old]})

    def tell_new(self, s: TrailState, c: Choice, why: str) -> None:
        """What was left open may be the tile, the space, or both."""
        tile = why if any(x.a != c.a for x in self.options) else self.why
        space = why if any(x.b != c.b for x in self.options) else self.where
        self.tell_tile(s, "automa-build", c, tile, {})
        s.tell("automa-place", AUTOMA, PLACE_BY[space], {"location": s.box.spaces[c.b], "why": space})

    def tell_tile(self, s: TrailState, key: str, c: Choice, why: str, more: Params) -> None:
        rule = self.because if self.because and why not in (ASKED, ORDER) else RULE_BY[why]
        s.tell(key, AUTOMA, rule, {"building": s.box.building_slug[c.a], "location": s.box.spaces[c.b], "why": why, **more})

    def details(self, s: TrailState, c: Choice) -> Params:
        return {"builders": builders_needed(s, c.a, c.b)}
