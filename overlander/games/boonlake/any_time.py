"""What may be done at any time (TIME): in the base game one lever, for boats move only within a payment (TIME-2); in the
expansion the pawn, vases, one-use cards and the special tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Rest
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.boonlake import moments
from overlander.games.boonlake.artifacts.box import A1, INCOME, START
from overlander.games.boonlake.artifacts.card_effects import LakeCattle, ReplaceHouseEffect
from overlander.games.boonlake.artifacts.faces import PlaceAnnex, PurpleDue, can_plug, plug
from overlander.games.boonlake.artifacts.interim import ArtifactEffects
from overlander.games.boonlake.artifacts.lake import OtherSpace, StepsLeft, go_back, why_not_return
from overlander.games.boonlake.artifacts.shipyard import LowerLever, LowerLevers
from overlander.games.boonlake.cards import DiscardCards, Payment, ask_for_cards, spend_card
from overlander.games.boonlake.cattle import CattlePrice
from overlander.games.boonlake.develop import PlaceOther
from overlander.games.boonlake.explore import PlacePlot, PlaceTile, has_legal_space, has_room_for_two
from overlander.games.boonlake.general import gain_coins, take_inhabitants
from overlander.games.boonlake.levers import is_usable, why_not_use
from overlander.games.boonlake.river import PhaseB
from overlander.games.boonlake.upgrade import UpgradePrice

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def extras(s: BoonState, seat: int) -> list[Choice]:
    """LEV-4, TIME-1, TIME-3, TIME-4."""
    if s.is_automa(seat):
        return []
    out: list[Choice] = []
    if s.players[seat].board.levers:
        out = [Choice(s.box.USE, w) for w in s.box.ways_at[moments.ANY_TIME] if why_not_now(s, seat, w) is None]
    if s.artifacts is not None and not is_setting_up(s):
        out.extend([c for c in more_extras(s, seat) if why_no_more(s, seat, c) is None])
    return out


def more_extras(s: BoonState, seat: int) -> list[Choice]:
    """TIME-3: pawn, vases, one-use cards, the special tile."""
    box = s.box
    out: list[Choice] = []
    pawn = s.table().yards[seat].pawn
    if pawn != START:
        first = box.kit().first_of(box.kit().side(pawn))
        out.extend([Choice(box.RETURN, space) for space in range(first, pawn + 1)])
    out.append(box.PLUG)
    out.extend([Choice(box.ONCE, card) for card in sorted(s.players[seat].display) if box.card_one_use[card] != NONE])
    out.append(box.PLOT)
    return out


def is_setting_up(s: BoonState) -> bool:
    return s.strips.active == NONE


def could_help(s: BoonState, seat: int) -> bool:
    """TIME-E3: whether something may be done at any time that brings more than points."""
    return any(c.verb is not s.box.RETURN or brings_more(s, seat, c.a) for c in extras(s, seat))


def brings_more(s: BoonState, seat: int, space: int) -> bool:
    """TIME-E3: whether a return brings more than points; a piece that it places also has income, and may free an inhabitant."""
    if s.box.kit().side(space) == INCOME or s.has_basic(seat, A1):
        return True
    if s.box.rules < 5:
        return False
    cattle = s.players[seat].board.cattle < s.box.cattle
    gives = s.box.kit().spaces[space - 1].gain.gives
    return any(isinstance(e, ReplaceHouseEffect) or (isinstance(e, LakeCattle) and cattle) for e in gives)


def is_of_use(s: BoonState, seat: int, c: Choice, points: bool) -> bool:
    """TIME-E5: at the end coins and inhabitants pay for nothing but the lake; a return that brings only points can wait for the
    very last window."""
    if s.box.rules < 5:
        return True
    if c.verb is s.box.ONCE:
        return s.table().yards[seat].pawn != START
    return points or c.verb is not s.box.RETURN or brings_more(s, seat, c.a)


def is_last_window(s: BoonState) -> bool:
    """ART-LAKE-E12: the one window of the final scoring."""
    return any(isinstance(f, Window) and f.last for f in s.stack)


def is_window_of_another(s: BoonState, seat: int) -> bool:
    """ART-A1-E4: the two effects of artifact A1 belong to the own last window."""
    return s.box.rules >= 3 and any(isinstance(f, Window) and f.last and f.seat != seat for f in s.stack)


def dues(s: BoonState, seat: int) -> list[Frame]:
    """What the seat has begun and must still be able to pay."""
    kinds = (Payment, DiscardCards, UpgradePrice, CattlePrice, PlaceOther, LowerLever)
    return [f for f in s.stack + s.side if f.seat == seat and isinstance(f, kinds)]


def owes_levers(s: BoonState, seat: int) -> bool:
    """ART-SHIP-E9: levers are still to go down as a price."""
    return s.box.rules >= 3 and any(isinstance(f, LowerLevers) and f.seat == seat for f in s.stack + s.side)


def needs_vases(s: BoonState, seat: int, due: list[Frame]) -> bool:
    """ART-VASE-E2: a vase may be plugged during a payment that can do without it, and not while anything else is due."""
    vases = 0
    for f in due:
        if not isinstance(f, Payment):
            return True
        vases += f.vases(s)
    return s.players[seat].vases <= vases


def why_not_now(s: BoonState, seat: int, w: int) -> Refusal | None:
    way = s.box.ways[w]
    if way.gain is None:
        return no("BOON-TIME-2", "only-in-a-payment")
    if s.artifacts is not None and is_last_window(s):
        return no("BOON-LEV-4", "not-after-the-last-scoring")
    if not is_usable(s, seat, w):
        return why_not_use(s, seat, w)
    if owes_levers(s, seat):
        return no("BOON-GEN-6", "something-is-due")
    due = way.cards
    for f in dues(s, seat):
        if isinstance(f, DiscardCards):
            due += f.n
        elif isinstance(f, PlaceOther | LowerLever):
            return no("BOON-GEN-6", "something-is-due")
    if len(s.players[seat].hand) < due:
        return no("BOON-GEN-6", "cards-are-due")  # what was begun must still be payable
    return None


def why_no_extra(s: BoonState, seat: int, c: Choice) -> Refusal | None:
    if s.is_automa(seat):
        return no("BOON-TIME-5", "not-now")
    if c.verb is not s.box.USE:
        return no("BOON-TIME-5", "not-now") if is_setting_up(s) else why_no_more(s, seat, c)
    if s.box.ways[c.a].event != moments.ANY_TIME:
        return no("BOON-TIME-5", "not-now")
    return why_not_now(s, seat, c.a)


def why_no_more(s: BoonState, seat: int, c: Choice) -> Refusal | None:
    """The free actions of the expansion."""
    box = s.box
    due = dues(s, seat)
    if c.verb is box.RETURN:
        if s.has_advanced(seat, A1) and is_window_of_another(s, seat):
            return no("BOON-ART-A1-E4", "not-now")
        return why_not_return(s, seat, c.a, len(due) > 0)
    if c.verb is box.PLUG.verb:
        if not can_plug(s, seat):
            return no("BOON-ART-VASE-1", "nothing-to-plug")
        placing = any(isinstance(f, PlaceAnnex) and f.seat == seat for f in s.stack + s.side)  # ART-VASE-3: first the level before
        return no("BOON-GEN-6", "something-is-due") if placing or needs_vases(s, seat, due) else None
    if c.verb is box.ONCE:
        if c.a not in s.players[seat].display:
            return Refusal("BOON-ART-CARD-1", "not-played", {"card": box.cards[c.a]})
        if box.card_one_use[c.a] not in (moments.COINS_ONCE, moments.INHABITANTS_ONCE):
            return no("BOON-ART-CARD-1", "not-now")
        return None
    acting = s.strips.active == seat and any(isinstance(f, PhaseB) for f in s.stack)
    begun = any(isinstance(f, PlacePlot) for f in (s.stack + s.side if box.rules >= 4 else s.stack))  # ART-A7-E9
    if not s.table().yards[seat].special or not acting or begun:
        return no("BOON-ART-A7-1", "not-now")
    if due or not has_legal_space(s):
        return no("BOON-ART-A7-E2", "not-now")
    if any(isinstance(f, PlaceTile) and f.seat == seat for f in s.stack) and not has_room_for_two(s):
        return no("BOON-GEN-6", "something-is-due")  # EXP-E4: the revealed tile must still find a space
    return None


def begin_extra(s: BoonState, seat: int, c: Choice) -> None:
    """LEV-3: the lever goes down, the cards are paid, then the effect; or what the expansion offers."""
    box = s.box
    if c.verb is box.RETURN:
        begin_return(s, seat, c.a)
        return
    if c.verb is box.PLUG.verb:
        plug(s, seat)
        return
    if c.verb is box.ONCE:
        spend_card(s, seat, c.a)
        if box.card_one_use[c.a] == moments.COINS_ONCE:
            gain_coins(s, seat, box.card_one_use_n[c.a], "BOON-ART-CARD-4")
        else:
            take_inhabitants(s, seat, box.card_one_use_n[c.a], "BOON-ART-CARD-3")
        return
    if c.verb is box.PLOT.verb:
        s.push(PlacePlot(seat))
        return
    way = s.box.ways[c.a]
    s.players[seat].board.used |= 1 << way.lever
    if s.heard is not None:
        s.tell("use-lever", seat, "BOON-LEV-3", {"lever": s.box.levers[way.lever]})
    assert way.gain is not None
    s.push(Rest(seat, way.gain, 0))
    ask_for_cards(s, seat, way.cards, "BOON-LEV-E17")


def begin_return(s: BoonState, seat: int, space: int) -> None:
    """ART-A1-2, ART-A1-E3: in the final window the advanced artifact A1 uses two spaces."""
    pawn = s.table().yards[seat].pawn
    if is_last_window(s) and s.table().yards[seat].built and s.has_advanced(seat, A1) and space >= pawn - 1:
        kit = s.box.kit()
        before = pawn - 1 if pawn > kit.first_of(kit.side(pawn)) else NONE
        other = before if space == pawn else pawn
        if other != NONE:
            s.push(OtherSpace(seat, other))
    go_back(s, seat, space)


def open_window(s: BoonState, seat: int) -> None:
    """TIME-4 (c), TIME-E1: asked only if something can be used."""
    if extras(s, seat):
        s.push(Window(seat, False))


def open_lever_window(s: BoonState, seat: int) -> None:
    """LEV-4, INT-E5, TIME-E5: the last moment for a lever, and for what still has its income."""
    if any(is_of_use(s, seat, c, False) for c in extras(s, seat)):
        s.push(Window(seat, False))


def open_income_window(s: BoonState, seat: int) -> None:
    """INT-E3, TIME-E6: cards of the income may still pay for a lever, before all levers go up."""
    if any(c.verb is s.box.USE for c in extras(s, seat)):
        s.push(Window(seat, False))


class LastWindow(Work):
    """ART-LAKE-E12, TIME-E5."""

    def run(self, s: BoonState) -> None:
        s.push(Window(self.seat, True))  # what it offers depends on it
        if not any(is_of_use(s, self.seat, c, True) for c in extras(s, self.seat)):
            s.stack.pop()


def open_last_windows(s: BoonState, first: int) -> None:
    for i in range(s.seats - 1, -1, -1):
        seat = (first + i) % s.seats
        if not s.is_automa(seat):
            s.push(LastWindow(seat))


class Window(Frame):
    """TIME-4, TIME-10: the last moment for what may be used at any time; the free actions are offered beside it."""

    rule: ClassVar[str] = "BOON-TIME-4"

    def __init__(self, seat: int, last: bool) -> None:
        super().__init__(seat)
        self.last = last  # of the game

    def choices(self, s: BoonState) -> list[Choice]:
        return [s.box.PASS]

    def apply(self, s: BoonState, c: Choice) -> None:
        pass

    def key(self) -> list[int]:
        return [self.seat, int(self.last)]

    def details(self, s: BoonState, c: Choice) -> Params:
        return self.params(s)

    def params(self, s: BoonState) -> Params:
        """Which moment this is: the end of the game, the end of a side of the lake (or back at its start), before an artifact
        works (TIME-E4), after an income (TIME-E6), or the end of the levers."""
        below = self.below(s)
        if isinstance(below, StepsLeft):
            back = s.table().yards[self.seat].pawn == START
            return {"moment": "start" if back else "lake", "n": below.n}
        if isinstance(below, ArtifactEffects):
            return {"moment": "scoring", "n": 0}
        if isinstance(below, PurpleDue):
            return {"moment": "turn", "n": 0}
        if self.last:
            return {"moment": "game", "n": 0}
        return {"moment": "levers" if s.river.scored == len(s.box.marker_values) else "income", "n": 0}

    def below(self, s: BoonState) -> Frame | None:
        """What goes on when this is answered."""
        for frames in (s.stack, s.side):
            for i in range(1, len(frames)):
                if frames[i] is self:
                    return frames[i - 1]
        return None
