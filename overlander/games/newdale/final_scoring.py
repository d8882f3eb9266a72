"""Final scoring in its order, ties (NEW-SCO); penalties of II and VI, ships of VIII (NEW-CH2-1, NEW-CH6-1, NEW-CH8-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.core.state import Outcome
from overlander.games.newdale import campaign, objectives, solo
from overlander.games.newdale.houses import military
from overlander.games.newdale.payment import Purse
from overlander.games.newdale.score_track import lose

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState

CATEGORIES: Final = ["play", "military", "losses", "objective", "ship", "goods", "secret", "personal", "buildings"]
PLAY: Final = 0
MILITARY: Final = 1
LOSSES: Final = 2
SHIP: Final = 4
GOODS: Final = 5
SECRET: Final = 6
PERSONAL: Final = 7
BUILDINGS: Final = 8

OVER: Final = 10  # the phase after final scoring


def military_points(s: NewdaleState) -> list[int]:
    """NEW-SCO-1, 8, 9, 10: by place, equals share it and the next place is not awarded; not alone (NEW-SOLO-5)."""
    constants = s.box.constants
    strengths = [military(s, seat) for seat in range(s.seats)]
    out: list[int] = []
    for mine in strengths:
        place = len([x for x in strengths if x > mine])
        earns = s.seats > 1 and mine >= constants.military_minimum and place < len(constants.military_vp)
        out.append(constants.military_vp[place] if earns else 0)
    return out


def penalty(s: NewdaleState, seat: int) -> int:
    """NEW-CH2-1, NEW-CH6-1: what robbers or arsonists cost by military."""
    losses = s.box.special.penalty
    soldiers = military(s, seat)
    return -losses[soldiers] if soldiers < len(losses) else 0


def ship_points(s: NewdaleState, seat: int) -> int:
    positions = s.box.land.position_vp
    return positions[s.players[seat].voyage.ship] if positions else 0


def goods_points(s: NewdaleState, seat: int) -> int:
    """NEW-SCO-3, E6."""
    return Purse(s, seat).coins // s.box.constants.coins_per_vp


def building_points(s: NewdaleState, seat: int) -> int:
    """NEW-SCO-5, NEW-CH8-21: buildings and sailors."""
    me = s.players[seat]
    cards = [card for card in me.estate.zones if card != NONE] + me.estate.specials + me.people.crew
    return sum([s.box.cards.all[card].vp for card in cards])


class FinalScoring(Work):
    """NEW-END-9, NEW-SCO-13, 16: the bag passes, then each step for all players; only the main objective is asked."""

    rule: ClassVar[str] = "NEW-SCO-13"

    def run(self, s: NewdaleState) -> None:
        s.calendar.phase += 1
        s.calendar.first = (s.calendar.first + 1) % s.seats
        earned = military_points(s)
        for p in s.players:
            p.objectives.points = [0] * len(CATEGORIES)
            p.objectives.points[PLAY] = p.score
        for seat in s.in_turn_order():
            score(s, seat, MILITARY, earned[seat], "NEW-SCO-1")
        for seat in s.in_turn_order():
            s.players[seat].objectives.points[LOSSES] -= lose(s, seat, penalty(s, seat), s.box.special.penalty_rule)
        s.push(LaterSteps(NONE))
        for seat in s.in_turn_order()[::-1]:
            s.push(objectives.Deliver(seat))


def score(s: NewdaleState, seat: int, category: int, vp: int, rule: str) -> None:
    """NEW-TRK-5: no threshold gives cards any more."""
    me = s.players[seat]
    me.score += vp
    me.objectives.points[category] += vp
    if vp > 0 and s.heard is not None:
        s.tell("final", seat, rule, {"category": CATEGORIES[category], "n": vp, "score": me.score})


class LaterSteps(Work):
    """NEW-SCO-7: ships, remaining goods, secret and personal objectives, buildings."""

    rule: ClassVar[str] = "NEW-SCO-13"

    def run(self, s: NewdaleState) -> None:
        order = s.in_turn_order()
        for seat in order:
            score(s, seat, SHIP, ship_points(s, seat), "NEW-CH8-16")
        for seat in order:
            score(s, seat, GOODS, goods_points(s, seat), "NEW-SCO-3")
        s.reveals += 1
        for seat in order:
            mine = s.players[seat].objectives
            mine.revealed = True
            if s.heard is not None:
                s.tell("secret-objective", seat, "NEW-OBJ-7", {"objective": s.box.secret_slug[mine.secret[0]]})
            score(s, seat, SECRET, objectives.secret_towns(s, seat) * s.box.constants.secret_vp, "NEW-SCO-4")
        for seat in order:
            score(s, seat, PERSONAL, objectives.personal_points(s, seat), "NEW-PER-1")
        for seat in order:
            score(s, seat, BUILDINGS, building_points(s, seat), "NEW-SCO-5")
        s.calendar.phase = OVER
        if s.journey is not None:
            campaign.ask_winners(s, outcome(s).winners)


def so_far(s: NewdaleState, seat: int) -> list[int]:
    """What a player would score now without delivering more; a secret objective that the viewer cannot see counts nothing."""
    out = s.players[seat].objectives.points[:]
    if not out:  # the first steps of final scoring are still to come
        out = [0] * len(CATEGORIES)
        out[PLAY] = s.players[seat].score
        out[MILITARY] = military_points(s)[seat]
        out[LOSSES] = -min(penalty(s, seat), out[PLAY] + out[MILITARY])
    out[SHIP] = ship_points(s, seat)
    out[GOODS] = goods_points(s, seat)
    out[SECRET] = objectives.secret_towns(s, seat) * s.box.constants.secret_vp
    out[PERSONAL] = objectives.personal_points(s, seat)
    out[BUILDINGS] = building_points(s, seat)
    return out


def standing(s: NewdaleState, seat: int) -> list[int]:
    """By category, what a player has or would have; when all is scored the winner may still be asked for a town's name."""
    return s.players[seat].objectives.points[:] if s.over() or s.calendar.phase == OVER else so_far(s, seat)


def outcome(s: NewdaleState) -> Outcome:
    """NEW-SCO-6, 12, 17: among equals the one furthest from the first player in turn order wins."""
    known = categories(s)
    slugs = [CATEGORIES[i] for i in known]
    all_points = [standing(s, i) for i in range(s.seats)]
    points = [[mine[i] for i in known] for mine in all_points]
    if s.seats == 1:
        return Outcome(slugs, points, [0] if solo.won(s) else [], solo.verdict(s))
    return Outcome(slugs, points, [ranking(s, [sum(x) for x in points])[0]])


def categories(s: NewdaleState) -> list[int]:
    """Those that the chapter and the number of players know: military strength, losses, the ship, a personal objective."""
    out = [PLAY]
    if s.seats > 1:
        out.append(MILITARY)
    if s.box.special.penalty:
        out.append(LOSSES)
    out.append(objectives.OBJECTIVE)
    if s.box.land.position_vp:
        out.append(SHIP)
    out.extend([GOODS, SECRET])
    if s.box.chapter.personal:
        out.append(PERSONAL)
    out.append(BUILDINGS)
    return out


def ranking(s: NewdaleState, totals: list[int]) -> list[int]:
    """The seats from the first place down."""
    order = s.in_turn_order()
    places = sorted([(-totals[seat], -order.index(seat), seat) for seat in order])
    return [seat for _, _, seat in places]
