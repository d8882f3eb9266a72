"""Resources are shown, not spent: production sites, boats and jokers (RES)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from overlander.games.boonlake.box import BoonBox
    from overlander.games.boonlake.state import PlayerBoard


class Plan:
    """Where the boats stand in the end (canal spaces, sorted), and how many of them went upstream."""

    def __init__(self, boats: list[int], upstream: int) -> None:
        self.boats = boats
        self.upstream = upstream


def missing_units(board: PlayerBoard, requires: list[int]) -> int:
    """RES-2, RES-8: what the production sites leave open."""
    out = 0
    for r in range(len(requires)):
        missing = requires[r] - board.sites[r]
        if missing > 0:
            out += missing
    return out


def fewest_upstream(box: BoonBox, board: PlayerBoard, requires: list[int], jokers: int) -> int:
    """How many boats must go upstream; more than there are if the requirement cannot be met.

    The jokers stand for the units furthest upstream. Of the others, the last boat that is not below a unit sails down to it; where
    there is none, a boat must go upstream.
    """
    boats = board.boats
    left = missing_units(board, requires) - jokers
    if left > len(boats):
        return len(boats) + 1
    upstream = 0
    boat = len(boats) - 1
    space = len(box.canal) - 1
    while left > 0:
        resource = box.canal[space]
        missing = requires[resource] - board.sites[resource]
        while missing > 0 and left > 0:
            missing -= 1
            left -= 1
            while boat >= 0 and boats[boat] > space:
                boat -= 1
            if boat < 0:
                upstream += 1
            boat -= 1
        space -= 1
    return upstream


def boat_plans(box: BoonBox, board: PlayerBoard, requires: list[int], jokers: int) -> list[Plan]:
    """RES-4, RES-5, RES-E3: the plans in which the fewest boats go upstream and no boat moves without need, each place once.
    Empty if the requirement cannot be met at all."""
    boats = board.boats
    left = missing_units(board, requires) - jokers
    if left <= 0:
        return [Plan(boats[:], 0)]
    fewest = fewest_upstream(box, board, requires, jokers)
    if fewest > len(boats):
        return []
    found: list[list[int]] = []
    spaces = len(box.canal)
    targets = boats[:]
    for code in range(spaces ** len(boats)):
        rest = code
        upstream = 0
        for i in range(len(boats)):
            targets[i] = rest % spaces
            rest //= spaces
            if targets[i] < boats[i]:
                upstream += 1
        if upstream != fewest or units_shown(box, board, requires, targets) < left:
            continue
        if moves_without_need(box, board, requires, targets, left):
            continue
        places = sorted(targets)
        if places not in found:
            found.append(places)
    found.sort()
    return [Plan(places, fewest) for places in found]


def units_shown(box: BoonBox, board: PlayerBoard, requires: list[int], places: list[int]) -> int:
    """RES-3: how many of the missing units boats in these places show, each one of them."""
    out = 0
    for i in range(len(places)):
        boats_here = 1
        for j in range(i):
            if places[j] == places[i]:
                boats_here += 1
        resource = box.canal[places[i]]
        if requires[resource] - board.sites[resource] >= boats_here:
            out += 1
    return out


def moves_without_need(box: BoonBox, board: PlayerBoard, requires: list[int], targets: list[int], needed: int) -> bool:
    """Whether some boat could as well have stayed."""
    for i in range(len(targets)):
        target = targets[i]
        if target != board.boats[i]:
            targets[i] = board.boats[i]
            enough = units_shown(box, board, requires, targets) >= needed
            targets[i] = target
            if enough:
                return True
    return False
