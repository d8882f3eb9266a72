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


def missing_units(board: PlayerBoard, requires: list[int]) -> list[int]:
    """RES-2, RES-8: by resource, what the production sites leave open."""
    return [max(0, requires[r] - board.sites[r]) for r in range(len(requires))]


def covers(missing: list[int], resources: list[int], jokers: int) -> bool:
    """RES-3, RES-7: each boat one unit, the rest by jokers."""
    left = sum(missing)
    for r in range(len(missing)):
        left -= min(missing[r], resources.count(r))
    return left <= jokers


def boat_plans(box: BoonBox, board: PlayerBoard, requires: list[int], jokers: int) -> list[Plan]:
    """RES-4, RES-5, RES-E3: the plans in which the fewest boats go upstream and no boat moves without need, each place once.
    Empty if the requirement cannot be met at all."""
    missing = missing_units(board, requires)
    boats = board.boats
    if sum(missing) <= jokers:
        return [Plan(boats[:], 0)]
    if sum(missing) - jokers > len(boats):
        return []
    spaces = len(box.canal)
    found: list[Plan] = []
    fewest = len(boats) + 1
    targets = [0] * len(boats)
    for code in range(spaces ** len(boats)):
        rest = code
        upstream = 0
        for i in range(len(boats)):
            targets[i] = rest % spaces
            rest //= spaces
            if targets[i] < boats[i]:
                upstream += 1
        if upstream > fewest or not covers(missing, [box.canal[x] for x in targets], jokers):
            continue
        if moves_without_need(box, boats, targets, missing, jokers):
            continue
        if upstream < fewest:
            fewest = upstream
            found = []
        places = sorted(targets)
        if not any(p.boats == places for p in found):
            found.append(Plan(places, upstream))
    found.sort(key=lambda p: p.boats)
    return found


def moves_without_need(box: BoonBox, boats: list[int], targets: list[int], missing: list[int], jokers: int) -> bool:
    """Whether some boat could as well have stayed."""
    for i in range(len(boats)):
        if targets[i] != boats[i]:
            stays = [box.canal[boats[j] if j == i else targets[j]] for j in range(len(boats))]
            if covers(missing, stays, jokers):
                return True
    return False


def fewest_upstream(box: BoonBox, board: PlayerBoard, requires: list[int], jokers: int) -> int:
    """How many boats must go upstream; more than there are if the requirement cannot be met."""
    missing = missing_units(board, requires)
    open_ = sum(missing)
    if open_ <= jokers:
        return 0
    if open_ - jokers > len(board.boats):
        return len(board.boats) + 1
    plans = boat_plans(box, board, requires, jokers)
    return plans[0].upstream if plans else len(board.boats) + 1
