"""What lies open on the table of Boonlake, written into the fields of `features`: river, gameboard, artifacts, the other seats."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.features import clip
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts.faces import can_plug
from overlander.games.boonlake.artifacts.lake import active_condition
from overlander.games.boonlake.artifacts.shipyard import can_take, price_of
from overlander.games.boonlake.artifacts.state import ON_BOARD, ON_RANCH
from overlander.games.boonlake.counting import bits
from overlander.games.boonlake.eminence import scoring as eminence_scoring
from overlander.games.boonlake.eminence.state import EMINENCE, Eminence
from overlander.games.boonlake.feature_fields import AREAS, CONDITIONS, FACES, REGIONS, SOLO_TILES, SPACES
from overlander.games.boonlake.feature_kinds import EFFECT_KINDS, EFFECTS, reward_kind
from overlander.games.boonlake.interim_scoring import recess_income
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.survey import Survey, to_end, to_harbor, to_lock

LAND_KINDS: Final[dict[int, int]] = {
    EFFECT_KINDS[name]: i for i, name in enumerate(["Coins", "Draw", "Inhabitants", "ProductionSite"])
}


def write_income(s: BoonState, seat: int, survey: Survey, x: list[int], at: int) -> None:
    """INT-5..9, as if the next scoring were now."""
    box = s.box
    if s.is_automa(seat):
        x[at + 2] = clip(eminence_scoring.income_points(s, seat))
        return
    board = s.players[seat].board
    coins, vp = recess_income(s, seat)
    coin_step = board.steps[b.COIN_TRACK]
    card_step = board.steps[b.CARD_TRACK]
    x[at] = coins + box.track_income[b.COIN_TRACK][coin_step]
    x[at + 1] = box.track_income[b.CARD_TRACK][card_step]
    x[at + 2] = clip(vp + box.track_vp[b.COIN_TRACK][coin_step] + box.track_vp[b.CARD_TRACK][card_step])
    x[at + 3] = clip(survey.seats[seat].cattle_vp)
    x[at + 4] = bits(board.levers & ~board.used)


def write_river(starts: dict[str, int], s: BoonState, seat: int, x: list[int]) -> None:
    ships = s.river.ships
    x[starts["ship"] + ships[seat]] = 1
    at = starts["river"]
    x[at] = to_lock(s, ships[seat])
    x[at + 1] = to_harbor(s, ships[seat])
    left = to_end(s, ships[seat])
    x[at + 2] = left
    first = left
    for i in range(s.seats):
        other = to_end(s, ships[i])
        first = min(first, other)
        if other < left:
            x[at + 4] += 1
    x[at + 3] = first


def write_land(starts: dict[str, int], s: BoonState, seat: int, survey: Survey, x: list[int]) -> None:
    box = s.box
    tiles = s.land.tiles
    census = survey.seats[seat]
    me = s.players[seat]
    spaces = starts["spaces"]
    mine = starts["mine"]
    theirs = starts["theirs"]
    openings = starts["openings"]
    payable = openings + EFFECTS + REGIONS
    for space in range(SPACES):
        if tiles[space] == NONE:
            continue
        x[mine + space] = census.strength[space]
        x[theirs + space] = max(0, survey.all[space] - census.at[space])
        free = 0
        sites = box.tile_sites[tiles[space]]
        for i in range(len(sites)):
            if s.land.sites[space * pc.SITES + i] != NONE:
                continue
            free += 1
            site = sites[i]
            kind = reward_kind(site.reward)
            if kind != NONE:
                x[openings + kind] += 1
            x[openings + EFFECTS + box.region_of[space]] += 1
            if me.coins >= site.coins and len(me.hand) >= site.cards:
                x[payable] += 1
            if site.settlement_vp > 0:
                x[payable + 1] += site.settlement_vp
        x[spaces + space] = 1 + free


def write_building(starts: dict[str, int], s: BoonState, seat: int, survey: Survey, x: list[int]) -> None:
    """Where tiles, settlements and cattle could go."""
    box = s.box
    tiles = s.land.tiles
    census = survey.seats[seat]
    land = starts["land"]
    pastures = starts["pastures"]
    grazing = starts["grazing"]
    for space in range(SPACES):
        if tiles[space] == NONE:
            for y in box.adjacent[space]:
                if tiles[y] != NONE:
                    x[land + LAND_KINDS.get(reward_kind(box.space_reward[space]), 4)] += 1
                    break
            continue
        pasture = box.tile_pasture[tiles[space]]
        if pasture == NONE:
            continue
        there = 0
        for i in range(pasture * s.seats, (pasture + 1) * s.seats):
            there += s.land.cattle[i]
        room = box.most_cattle - there
        if room > 0 and s.may_use_tile(seat, tiles[space]):
            x[pastures + space] = room
            x[grazing] += 1
            price = box.cattle_price[there]
            x[grazing + 1] = price if x[grazing + 1] == 0 else min(x[grazing + 1], price)
            x[grazing + 2] = max(x[grazing + 2], survey.near(s, space, survey.houses))
            x[grazing + 3] = max(x[grazing + 3], survey.near(s, space, survey.settlements))
    at = starts["upgrades"]
    for index in census.houses:
        space = index // pc.SITES
        around = survey.near(s, space, survey.all) - 1
        x[at + 3 - min(around, 3)] += 1
        if around >= 2 and census.settled[box.region_of[space]] == 0:
            x[at + 4] += 1
            vp = box.tile_sites[tiles[space]][index % pc.SITES].settlement_vp
            x[at + 5] = max(x[at + 5], vp)


def write_artifacts(starts: dict[str, int], s: BoonState, seat: int, x: list[int]) -> None:
    table = s.table()
    kit = s.box.kit()
    at = starts["condition"]
    x[at + active_condition(s)] = 1
    x[at + CONDITIONS + kit.lower[table.conditions[1]]] = 1
    if not s.is_automa(seat):
        yard = table.yards[seat]
        x[starts["pawn"] + yard.pawn] = 1
        at = starts["yard"]
        x[at] = 1 if yard.built else 0
        x[at + 1] = 1 if yard.given_up else 0
        x[at + 2] = 1 if yard.improved else 0
        x[at + 3] = yard.plugged
        x[at + 4] = len(yard.archive)
        x[at + 5] = bits(yard.annexes)
        x[at + 6] = 1 if yard.purple == ON_RANCH else 0
        x[at + 7] = 1 if yard.purple == ON_BOARD else 0
        x[at + 8] = 1 if yard.special else 0
        x[at + 9] = 1 if can_plug(s, seat) else 0
        if yard.face != NONE:
            x[starts["artifact"] + yard.face] = 1
        for price in table.held[seat]:
            x[starts["prices"] + price] = 1
    at = starts["offered"]
    for place in range(len(table.faces)):
        face = table.faces[place]
        if face == NONE:
            continue
        x[at + face] = 1
        x[at + FACES + face] = table.vases[place]
        cost, levers = price_of(s, place)
        x[at + 2 * FACES + face] = cost.coins + cost.cards + 2 * cost.inhabitants + 2 * cost.vases + cost.vp + levers
        x[at + 3 * FACES + face] = 1 if can_take(s, seat, place) else 0


def write_eminence(starts: dict[str, int], s: BoonState, eminence: Eminence, x: list[int]) -> None:
    at = starts["eminence"]
    for tile in eminence.revealed:
        x[at + tile] = 1
    if eminence.mark != NONE:
        x[at + SOLO_TILES + eminence.mark] = 1
    x[at + SOLO_TILES + 4] = eminence.cactus
    x[at + SOLO_TILES + 5] = len(eminence.stack) + len(eminence.next)
    x[at + SOLO_TILES + 6] = clip(eminence_scoring.income_points(s, EMINENCE))


def write_other(starts: dict[str, int], s: BoonState, seat: int, other: int, survey: Survey, x: list[int], at: int) -> None:
    """What lies open before another seat."""
    box = s.box
    me = s.players[other]
    board = me.board
    census = survey.seats[other]
    x[at] = min(me.coins, 8)
    x[at + 1] = clip(me.coins)
    x[at + 2] = clip(me.vases)
    x[at + 3] = me.ranch
    x[at + 4] = me.supply
    x[at + 5] = clip(len(me.hand))
    x[at + 6] = board.houses
    x[at + 7] = board.settlements
    x[at + 8] = board.cattle
    write_income(s, other, survey, x, at + 9)
    for i in range(4):
        x[at + 14 + i] = board.sites[i]
    x[at + 18] = board.steps[b.COIN_TRACK]
    x[at + 19] = board.steps[b.CARD_TRACK]
    x[at + 20] = bits(board.levers)
    x[at + 21] = 1 if board.is_ready(box.region_lever) else 0
    for region in range(REGIONS):
        x[at + 22 + region] = census.regions[region]
        x[at + 26 + region] = census.settled[region]
    x[at + 30] = census.group
    for i in range(AREAS):
        x[at + 31 + i] = me.marks[(seat + i) % AREAS]
    x[at + 35] = bits(me.projects)
    for card in me.display:
        x[at + 36 + box.card_kind[card]] += 1
    x[at + 39] = to_end(s, s.river.ships[other])
    x[at + 40] = to_lock(s, s.river.ships[other])
    if s.artifacts is not None and not s.is_automa(other):
        yard = s.artifacts.yards[other]
        kit = box.kit()
        x[at + 41 + (0 if yard.pawn <= kit.income_length else 1)] = kit.index(yard.pawn)
        x[at + 43] = 1 if yard.built else 0
        x[at + 44] = yard.plugged
        x[at + 45] = len(yard.archive)
        if yard.face != NONE:
            x[at + 46 + yard.face] = 1
