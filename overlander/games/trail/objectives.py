"""Objective cards: gaining, playing, and the best use of what one has at the end (OBJ)."""

from __future__ import annotations

from typing import ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.trail.actions import Icon, kinds_of
from overlander.games.trail.state import TrailState


def cards_to_play(s: TrailState, seat: int, out: list[Choice]) -> None:
    """OBJ-5: any objective may be played; and what else a game lets play then."""
    s.offer_cards(seat, out)
    first = s.box.first_objective
    for kind in kinds_of(s.players[seat].hand):
        if kind >= first:
            out.append(Choice(s.box.PLAY, kind))


def why_not_play(s: TrailState, seat: int, c: Choice) -> Refusal | None:
    if c.a < s.box.first_objective or c.b != NONE:
        return s.why_not_play_card(seat, c)
    if c.a not in s.players[seat].hand:
        return Refusal("OBJ-5", "not-in-hand", {"card": s.box.card_slug[c.a]})
    return None


def play_from_hand(s: TrailState, seat: int, c: Choice) -> None:
    """OBJ-7: an objective goes face up to the objective zone, then its immediate action, performed or forgone."""
    if c.a < s.box.first_objective:
        s.play_card(seat, c)
        return
    me = s.players[seat]
    me.hand.remove(c.a)
    me.lay_in_zone(c.a)
    s.left_hand(seat)
    if s.heard is not None:
        s.tell("play-objective", seat, "OBJ-7", {"card": s.box.card_slug[c.a]})
    action = s.box.objective_action[c.a - s.box.first_objective]
    if action is not None:
        action.do(s, seat, c)


def fill_display(s: TrailState) -> None:
    """OBJ-2, OBJ-3."""
    while len(s.cards.display) < s.box.display_size and s.cards.objective_stack:
        s.cards.display.append(s.rng.take(s.cards.objective_stack))


class GainObjective(Frame):
    """OBJ-1..3: one card of the display or, where `blind`, the top of the stack."""

    rule: ClassVar[str] = "OBJ-1"

    def __init__(self, seat: int, to_hand: bool, blind: bool, optional: bool) -> None:
        super().__init__(seat)
        self.to_hand = to_hand
        self.blind = blind
        self.optional = optional

    def choices(self, s: TrailState) -> list[Choice]:
        out = [Choice(s.box.OBJECTIVE, kind) for kind in kinds_of(s.cards.display)]
        if self.blind and s.cards.objective_stack:
            out.append(Choice(s.box.OBJECTIVE, s.box.top_of_stack))
        if self.optional:
            out.append(s.box.PASS)
        return out

    def candidates(self, s: TrailState) -> list[Choice]:
        out = self.choices(s)
        if not self.blind or not s.cards.objective_stack:
            out.append(Choice(s.box.OBJECTIVE, s.box.top_of_stack))
        return out

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is s.box.OBJECTIVE:
            if c.a == s.box.top_of_stack:
                if not self.blind:
                    return no("DEL-9", "display-only")
                return None if s.cards.objective_stack else no("OBJ-3", "stack-empty")
            if c.a not in s.cards.display:
                return Refusal(self.rule, "not-in-display", {"card": s.box.card_slug[c.a]})
        elif c.verb is s.box.PASSING and not self.optional:
            return no("DEL-8", "compulsory")
        return super().why_not(s, c)

    def apply(self, s: TrailState, c: Choice) -> None:
        if c.verb is s.box.PASSING:
            return
        top = c.a == s.box.top_of_stack
        if top:
            kind = s.rng.take(s.cards.objective_stack)
        else:
            kind = c.a
            place = s.cards.display.index(kind)
            s.cards.display.pop(place)
            if not s.asks_which_copy(self.seat, kind, place):
                fill_display(s)
        me = s.players[self.seat]
        if self.to_hand:
            me.hand.append(kind)  # BLDG-8b-1
            if top and s.took_unseen(self.seat, kind):
                return
        else:
            s.gain_card(self.seat, kind)
        if s.heard is not None:
            s.tell("gain-objective", self.seat, self.rule, {"card": s.box.card_slug[kind], "to": self.to(s)})

    def to(self, s: TrailState) -> str:
        return "hand" if self.to_hand else s.gains_go_to(self.seat)

    def params(self, s: TrailState) -> Params:
        return {"to": self.to(s)}

    def key(self) -> list[int]:
        return [self.seat, int(self.to_hand), int(self.blind), int(self.optional)]


class GainObjectiveEffect(Icon):
    def __init__(self, to_hand: bool, blind: bool) -> None:
        super().__init__()
        self.to_hand = to_hand
        self.blind = blind

    def can_with(self, s: TrailState, seat: int, purse: int) -> bool:
        return len(s.cards.display) > 0 or (self.blind and len(s.cards.objective_stack) > 0)

    def why_not_with(self, s: TrailState, seat: int, purse: int) -> Refusal:
        return no("OBJ-3", "no-objective-left")

    def run(self, s: TrailState, seat: int) -> None:
        s.push(GainObjective(seat, self.to_hand, self.blind, True))


class Assignment:
    """OBJ-8..12, OBJ-E1, SCORE-E1: which cards to complete with what one has, and which unplayed ones to add.

    A card's elements come from counters by kind, so completing cards is a knapsack over a handful of counters: every card
    in the zone is completed or scores its penalty; an unplayed card is left out, added and completed, or, where a tile pays
    for cards in the zone (SCORE-14), even added to fail.
    """

    def __init__(self, points: int, zone: int, completed: list[int]) -> None:
        self.points = points
        self.zone = zone  # how many cards count
        self.completed = completed


def best_objectives(s: TrailState, zone: list[int], spare: list[int], have: list[int], paid: int, per: int) -> Assignment:
    """The best total of objective points plus `paid` points for every `per` cards in the zone."""
    cards = sorted(zone) + sorted(spare)
    search = Search(s, cards, len(zone), have, paid, per)
    search.go(0, 0, 0, [])
    return Assignment(search.best_points, search.best_zone, search.best_done)


class Search:
    def __init__(self, s: TrailState, cards: list[int], musts: int, have: list[int], paid: int, per: int) -> None:
        self.s = s
        self.cards = cards
        self.musts = musts
        self.have = have[:]
        self.paid = paid
        self.per = per
        self.best_total = -10000
        self.best_points = 0
        self.best_zone = 0
        self.best_done: list[int] = []
        # what the cards from i on could add at most, to cut the search short
        self.ahead = [0] * (len(cards) + 1)
        for i in range(len(cards) - 1, -1, -1):
            self.ahead[i] = self.ahead[i + 1] + max(0, s.box.card_vp[cards[i]]) + paid

    def go(self, i: int, points: int, zone: int, done: list[int]) -> None:
        if points + self.paid * (zone // self.per) + self.ahead[i] < self.best_total:
            return
        if i == len(self.cards):
            total = points + self.paid * (zone // self.per)
            if total > self.best_total:
                self.best_total = total
                self.best_points = points
                self.best_zone = zone
                self.best_done = done[:]
            return
        box = self.s.box
        kind = self.cards[i]
        o = kind - box.first_objective
        need = box.objective_tasks[o]
        enough = True
        for j in range(len(need)):
            if need[j] > self.have[j]:
                enough = False
                break
        if enough:
            for j in range(len(need)):
                self.have[j] -= need[j]
            done.append(kind)
            self.go(i + 1, points + box.card_vp[kind], zone + 1, done)
            done.pop()
            for j in range(len(need)):
                self.have[j] += need[j]
        penalty = box.objective_penalty[o]
        if i < self.musts:
            self.go(i + 1, points - penalty, zone + 1, done)
            return
        self.go(i + 1, points, zone, done)
        if self.paid > penalty:
            self.go(i + 1, points - penalty, zone + 1, done)
