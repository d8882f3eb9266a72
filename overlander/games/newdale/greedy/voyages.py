"""Bridges, and the ships of VII: what a place on the water is worth."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.games.newdale.bridges import BuildBridge
from overlander.games.newdale.greedy import weights as w
from overlander.games.newdale.greedy.builds import Sites
from overlander.games.newdale.greedy.outlook import Outlook
from overlander.games.newdale.houses import FAR, distances
from overlander.games.newdale.ships import lanes_to


def site_worth(o: Outlook, site: int) -> float:
    """Of an own bridge there: its points, and the towns that it brings near."""
    land = o.box.land
    sites = Sites(o)
    near = distances(o.s, o.seat)
    worth = o.at_once(o.box.special.bridge_vp)
    for town in land.road_ends[land.roads + site]:
        if near[town] > sites.range:
            worth += 0.4 * min(o.rounds + 1, 3) * (0.5 + 0.4 * sites.lasting(town))
    for extra in o.box.chapter.solo.extra if o.s.seats == 1 else []:
        if extra.op == "bridge-built":
            worth += w.SOLO_DEED
    return worth


def bridge_worth(o: Outlook) -> float:
    if not o.box.special.bridges:
        return 0.0
    return max([site_worth(o, x) for x in BuildBridge(o.seat).sites(o.s)], default=0.0)


def harbour_worth(o: Outlook, space: int) -> float:
    """Of a ship there: the two best towns that it reaches and that are not near already."""
    sites = Sites(o)
    found: list[float] = []
    near = distances_by_land(o)
    for town in o.box.land.harbours[space]:
        if not (o.me.towns >> town) & 1 and near[town] > 1:
            found.append(0.6 * sites.town(town) + (0.4 if near[town] > sites.range else 0.0) + 0.3)
    return sum(sorted(found)[-2:]) if o.rounds > 0 or o.s.calendar.phase <= 5 else 0.0


def distances_by_land(o: Outlook) -> list[int]:
    """As if there were no ship."""
    land = o.box.land
    out = [0 if (o.me.towns >> t) & 1 else FAR for t in range(len(land.town_slug))]
    for _ in range(4):
        for road in range(land.roads):
            a, c = land.road_ends[road]
            out[a] = min(out[a], out[c] + 1)
            out[c] = min(out[c], out[a] + 1)
    return out


def sail_worth(o: Outlook) -> float:
    """Of the best place within three lanes, beyond what the ship reaches where it lies."""
    if o.box.special.sail_lanes == 0 or o.me.voyage.ship == NONE:
        return 0.0
    lanes = lanes_to(o.s, o.me.voyage.ship)
    here = harbour_worth(o, o.me.voyage.ship)
    there = [harbour_worth(o, x) for x in range(len(lanes)) if 0 < lanes[x] <= o.box.special.sail_lanes]
    return max(there, default=0.0) - here
