"""Final scoring (SCORE, OBJ-8..12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.state import Outcome
from overlander.games.gwt import box as b
from overlander.games.gwt import poker
from overlander.games.gwt.rails.north import bell_points, orange_cattle
from overlander.games.trail.box import FACES, HAZARD, PRIVATE, STRIDE
from overlander.games.trail.objectives import Assignment, best_objectives

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def outcome(s: GwtState) -> Outcome:
    """SCORE-12: most points win; a tie is a shared victory."""
    points = [s.score(seat) for seat in range(len(s.players))]
    totals = [sum(row) for row in points]
    best = max(totals)
    return Outcome(s.board.categories, points, [seat for seat in range(len(totals)) if totals[seat] == best])


def score(s: GwtState, seat: int) -> list[int]:
    """The categories in order: the eleven of the base game, then those of expansions."""
    assigned = assign_objectives(s, seat)
    points = [
        s.players[seat].money // 5,
        buildings(s, seat),
        cities(s, seat),
        stations(s, seat),
        hazards(s, seat),
        cattle(s, seat),
        assigned.points,
        station_masters(s, seat, assigned.zone),
        workers(s, seat),
        right_step_disc(s, seat),
        s.board.marker_vp if s.ranches[seat].marker else 0,
    ]
    if s.poker is not None:
        points.append(poker.bonus(s, seat))
    return points


def buildings(s: GwtState, seat: int) -> int:
    """SCORE-2."""
    low = PRIVATE + seat * STRIDE
    return sum(s.board.building_vp[s.trail.tile[x] - low] for x in s.board.building_spaces if low <= s.trail.tile[x] < low + STRIDE)


def cities(s: GwtState, seat: int) -> int:
    """SCORE-3, SCORE-E3: per disc, and once per arrow with discs at both ends."""
    discs = s.ranches[seat].cities
    points = 0
    for city in range(len(discs)):
        points += s.board.city_vp[city] * discs[city]
        if city + 1 < len(discs) and discs[city] and discs[city + 1]:
            points += s.board.arrow_vp[city]
    if s.north is not None and s.board.north is not None:
        points += bell_points(s, s.board.north, s.north, seat)
    return points


def stations(s: GwtState, seat: int) -> int:
    """SCORE-4."""
    return sum(s.board.station_vp[x] for x in range(len(s.board.station_vp)) if (s.ranches[seat].stations >> x) & 1)


def hazards(s: GwtState, seat: int) -> int:
    """SCORE-5."""
    return sum(s.board.hazard_vp[(tile - HAZARD) % FACES] for tile in s.players[seat].hazards)


def cattle(s: GwtState, seat: int) -> int:
    """SCORE-6: the whole herd, wherever it lies."""
    me = s.players[seat]
    points = 0
    for pile in (me.hand, me.draw, me.discard):
        for kind in pile:
            if s.board.card_breed[kind] >= 0:
                points += s.board.card_vp[kind]
    return points


def elements(s: GwtState, seat: int) -> list[int]:
    """OBJ-11, OBJ-E8: what a player has for the conditions of objectives, in the order of TASKS."""
    me = s.players[seat]
    ranch = s.ranches[seat]
    value_3 = 0
    shorthorn = 0
    hereford = 0
    for pile in (me.hand, me.draw, me.discard):
        for kind in pile:
            breed = s.board.card_breed[kind]
            if breed == s.board.breed_shorthorn:
                shorthorn += 1
            elif breed == s.board.breed_hereford:
                hereford += 1
            elif s.board.card_value[kind] == 3:
                value_3 += 1
    green = ranch.outlaws.count(b.GREEN)
    out = [
        s.own_buildings(seat, False),
        green,
        len(ranch.outlaws) - green,
        len(me.hazards),
        ranch.stations.bit_count(),
        value_3,
        shorthorn,
        hereford,
        ranch.cities[s.board.new_york],
    ]
    if s.north is not None or s.board.orange_objectives:
        out.extend([0 if s.north is None else s.count(seat, b.FREED_BELL), orange_cattle(s, seat)])
    return out


def assign_objectives(s: GwtState, seat: int) -> Assignment:
    """SCORE-7, SCORE-E1, SCORE-E5, OBJ-E2, OBJ-E3: the best sum, the cards still in the herd added or not."""
    me = s.players[seat]
    first = s.board.first_objective
    spare = [kind for pile in (me.hand, me.draw, me.discard) for kind in pile if kind >= first]
    per_pair = 0
    for master in s.ranches[seat].masters:
        if s.board.master_per[master] == b.OBJECTIVE_PAIR:
            per_pair += s.board.master_vp[master]
    return best_objectives(s, me.zone, spare, elements(s, seat), per_pair, 2)


def station_masters(s: GwtState, seat: int, zone: int) -> int:
    """SCORE-8, SCORE-13..19: independent of objectives, but for the number of cards in the zone."""
    points = 0
    for master in s.ranches[seat].masters:
        per = s.board.master_per[master]
        if per == b.OBJECTIVE_PAIR:
            points += s.board.master_vp[master] * (zone // 2)
        elif per >= 0:
            points += s.board.master_vp[master] * s.count(seat, per)
    return points


def workers(s: GwtState, seat: int) -> int:
    """SCORE-9, HIRE-8: each worker in a column with points."""
    return sum(sum(s.board.worker_vp[: n + 1]) for n in s.players[seat].workers)


def right_step_disc(s: GwtState, seat: int) -> int:
    """SCORE-10: the points under discs taken from the player board."""
    return sum(s.board.disc_vp[disc] for disc in range(len(s.board.disc_vp)) if not s.players[seat].has_disc(disc))
