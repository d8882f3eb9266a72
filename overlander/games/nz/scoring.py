"""Final scoring (SCORE, HMS, OBJ-8..21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.state import Outcome
from overlander.games.nz import box as b
from overlander.games.trail.box import FACES, HAZARD, PRIVATE, STRIDE
from overlander.games.trail.objectives import Assignment, best_objectives

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


def outcome(s: NzState) -> Outcome:
    """NZ-SCORE-13: most points win; a tie is a shared victory."""
    points = [s.score(seat) for seat in range(len(s.players))]
    totals = [sum(row) for row in points]
    best = max(totals)
    return Outcome(b.CATEGORIES, points, [seat for seat in range(len(totals)) if totals[seat] == best])


def score(s: NzState, seat: int) -> list[int]:
    """The twelve categories in order."""
    assigned = assign_objectives(s, seat)
    return [
        s.players[seat].money // 5,
        buildings(s, seat),
        posts(s, seat),
        harbours(s, seat),
        s.board.space_vp[max(0, s.farms[seat].explored)],  # NZ-SCORE-5, NZ-EXP-E2
        tiles(s, seat),
        cards(s, seat),
        assigned.points,
        harbourmasters(s, seat, assigned.zone),
        hand_limit_disc(s, seat),
        workers(s, seat) + storehouse_pairs(s, seat),
        s.board.marker_vp if s.farms[seat].marker else 0,
    ]


def own_tiles(s: NzState, seat: int) -> list[int]:
    """The private buildings of a seat on the trail."""
    low = PRIVATE + seat * STRIDE
    return [s.trail.tile[x] - low for x in s.board.building_spaces if low <= s.trail.tile[x] < low + STRIDE]


def buildings(s: NzState, seat: int) -> int:
    """NZ-SCORE-2."""
    return sum(s.board.building_vp[i] for i in own_tiles(s, seat))


def posts(s: NzState, seat: int) -> int:
    """NZ-SCORE-3, NZ-DEL-15: per disc, and once per green arrow with discs at both ends."""
    discs = s.farms[seat].posts
    points = sum(s.board.post_vp[i] * discs[i] for i in range(len(discs)))
    for one, two, vp in s.board.post_arrow:
        if discs[one] and discs[two]:
            points += vp
    return points


def harbours(s: NzState, seat: int) -> int:
    """NZ-SCORE-4, NZ-HARB-13: pieces, and once per yellow arrow with storehouses at both ends."""
    own = s.farms[seat].harbours
    points = sum(s.board.harbour_vp[i] for i in range(len(s.board.harbour_vp)) if (own >> i) & 1)
    for one, two, vp in s.board.harbour_arrow:
        if (own >> one) & 1 and (own >> two) & 1:
            points += vp
    return points


def tiles(s: NzState, seat: int) -> int:
    """NZ-SCORE-6, NZ-BON-E4: hazards and bonus tiles, jokers in the rows included."""
    farm = s.farms[seat]
    points = sum(s.board.hazard_vp[(tile - HAZARD) % FACES] for tile in s.players[seat].hazards)
    points += sum(s.board.bonus_vp[tile - b.BONUS] for tile in farm.bonus)
    return points + s.board.bonus_vp[s.board.joker] * sum(mask.bit_count() for mask in farm.jokers)


def herd(s: NzState, seat: int) -> list[int]:
    """NZ-DECK-1, NZ-SCORE-E1: the whole herd, wherever it lies."""
    me = s.players[seat]
    return me.hand + me.draw + me.discard + s.farms[seat].top


def cards(s: NzState, seat: int) -> int:
    """NZ-SCORE-7."""
    return sum(s.board.card_vp[kind] for kind in herd(s, seat) if 0 <= kind < s.board.first_objective)


def ferries(s: NzState, seat: int) -> int:
    """NZ-OBJ-19, NZ-HMS-6: the bonus cards of set 1 are ferries too."""
    return sum(1 for kind in herd(s, seat) if kind >= 0 and s.board.card_ferry[kind])


def elements(s: NzState, seat: int) -> list[int]:
    """NZ-OBJ-12..21, NZ-OBJ-E2..E4: what a player has for the conditions of objectives, in the order of TASKS."""
    me = s.players[seat]
    farm = s.farms[seat]
    board = s.board
    found = own_tiles(s, seat)
    breeds = [board.card_slug[kind] for kind in herd(s, seat) if 0 <= kind < board.first_played]
    flood = board.areas.index("flood")
    return [
        len(found),
        sum(1 for i in found if board.builders[i] >= 4),
        sum(farm.posts[i] for i in range(len(farm.posts)) if board.post_value[i] >= 13),
        me.workers[b.SHEARER] // 2,
        s.count(seat, b.OWN_STOREHOUSE),
        breeds.count("lincoln") + breeds.count("corriedale"),
        breeds.count("hampshire") + breeds.count("ryeland"),
        ferries(s, seat),
        s.count(seat, b.EXPLORATION) // 6,
        sum(1 for tile in me.hazards if (tile - HAZARD) // FACES == flood),
    ]


def assign_objectives(s: NzState, seat: int) -> Assignment:
    """NZ-SCORE-8, NZ-OBJ-8..11, NZ-OBJ-E1: the best sum, the cards still in the herd added or not (NZ-SCORE-E2)."""
    spare = [kind for kind in herd(s, seat) if kind >= s.board.first_objective]
    paid = 0
    for master in s.farms[seat].masters:
        if s.board.master_per[master] == b.OWN_OBJECTIVE:
            paid += s.board.master_vp[master]
    return best_objectives(s, s.players[seat].zone, spare, elements(s, seat), paid, 1)


def harbourmasters(s: NzState, seat: int, zone: int) -> int:
    """NZ-SCORE-9, NZ-HMS-1..8, NZ-SCORE-E4; independent of objectives, but for the number of cards in the zone (NZ-OBJ-E7)."""
    points = 0
    for master in s.farms[seat].masters:
        per = s.board.master_per[master]
        n = zone if per == b.OWN_OBJECTIVE else s.count(seat, per)
        points += s.board.master_vp[master] * (n // s.board.master_every[master])
    return points


def hand_limit_disc(s: NzState, seat: int) -> int:
    """NZ-SCORE-10: the points under discs taken from the player board."""
    return sum(s.board.disc_vp[disc] for disc in range(len(s.board.disc_vp)) if not s.players[seat].has_disc(disc))


def workers(s: NzState, seat: int) -> int:
    """NZ-SCORE-11: each worker in a column with points."""
    return sum(sum(s.board.worker_vp[: n + 1]) for n in s.players[seat].workers)


def storehouse_pairs(s: NzState, seat: int) -> int:
    """NZ-SCORE-11, NZ-SCORE-E3: the pairs with points whose storehouses are both gone."""
    points = 0
    for pair in range(len(s.board.pair_vp)):
        if (s.farms[seat].storehouses >> (2 * pair)) & 3 == 0:
            points += s.board.pair_vp[pair]
    return points
