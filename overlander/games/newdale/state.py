"""The state of a chapter: players, cards, market, board and calendar, and who may know what of it."""

from __future__ import annotations

from overlander.core.carried import Sequel
from overlander.core.choice import NONE, Choice, Verb
from overlander.core.errors import Refusal
from overlander.core.frame import Sealed, Together
from overlander.core.rng import Rng
from overlander.core.state import EVERYBODY, Flow, Outcome, State, Zone
from overlander.games.newdale import any_time, campaign, final_scoring, planning
from overlander.games.newdale.box import Box
from overlander.games.newdale.campaign import Journey
from overlander.games.newdale.opening import DiscardDealt
from overlander.games.newdale.player import Player


class Piles:
    """Building cards that are in nobody's hand and not built. Piles have no order."""

    def __init__(self, draw: list[int], discard: list[int], face_up: list[int], boxed: list[int]) -> None:
        self.draw = draw
        self.discard = discard
        self.face_up = face_up
        self.boxed = boxed  # not in this chapter, or not yet; shared by clones, replaced when it changes

    def clone(self) -> Piles:
        return Piles(self.draw[:], self.discard[:], self.face_up[:], self.boxed)

    def key(self) -> list[int]:
        out: list[int] = []
        for pile in (self.draw, self.discard, self.face_up, self.boxed):
            out.append(len(pile))
            out.extend(sorted(pile))
        return out


class Market:
    """The bag and the pawns drawn from it, by kind (the fifth are the Shadows), and the event whose assistants are printed."""

    def __init__(self, bag: list[int], drawn: list[int], event: int, out: int) -> None:
        self.bag = bag
        self.drawn = drawn
        self.event = event  # NONE between two rounds
        self.out = out  # Shadows out of the game

    def clone(self) -> Market:
        return Market(self.bag[:], self.drawn[:], self.event, self.out)

    def key(self) -> list[int]:
        return [*self.bag, *self.drawn, self.event, self.out]


class Calendar:
    """Round, phase and first player; the events still to come. Which of the cards numbered 10 come is drawn when they come."""

    def __init__(
        self, round_: int, phase: int, first: int, early: list[int], middle: list[int], spare: list[int], last: int, past: list[int]
    ) -> None:
        self.round = round_
        self.phase = phase
        self.first = first
        self.early = early  # for the rounds 1 to 3
        self.middle = middle  # for the rounds 4 to 6: the cards that surely come, beside `spare`
        self.spare = spare  # the cards of one number of which the rest of the rounds 4 to 6 is drawn
        self.last = last
        self.past = past  # in order

    def clone(self) -> Calendar:
        return Calendar(self.round, self.phase, self.first, self.early[:], self.middle[:], self.spare[:], self.last, self.past[:])

    def key(self) -> list[int]:
        out = [self.round, self.phase, self.first, self.last]
        for pile in (self.early, self.middle, self.spare):
            out.append(len(pile))
            out.extend(sorted(pile))
        out.append(len(self.past))
        out.extend(self.past)
        return out


class Board:
    """What lies on the board and beside it."""

    def __init__(
        self,
        bonus: list[list[int]],
        boxed_tiles: list[int],
        used_tiles: list[int],
        settled: int,
        bridges: list[int],
        arrived: int,
        black_ship: int,
        sailors: list[int],
        sailor_deck: list[int],
        characters: list[int],
    ) -> None:
        self.bonus = bonus  # by bonus space: its tiles, the top one last; a stack is shared by clones, replaced when it changes
        self.boxed_tiles = boxed_tiles  # the same in the whole game, shared by clones
        self.used_tiles = used_tiles
        self.settled = settled  # towns with a house, as a bit mask: their first-come bonus is gone
        self.bridges = bridges  # by bridge site: whose bridge, or NONE
        self.arrived = arrived  # ships that reached the last sea space
        self.black_ship = black_ship
        self.sailors = sailors  # face up
        self.sailor_deck = sailor_deck
        self.characters = characters  # still to be chosen in the set-up

    def clone(self) -> Board:
        return Board(
            self.bonus[:],
            self.boxed_tiles,
            self.used_tiles[:],
            self.settled,
            self.bridges[:],
            self.arrived,
            self.black_ship,
            self.sailors[:],
            self.sailor_deck[:],
            self.characters[:],
        )

    def take_tile(self, space: int) -> int:
        """The top tile of a bonus space."""
        stack = self.bonus[space]
        self.bonus[space] = stack[:-1]
        return stack[-1]

    def key(self) -> list[int]:
        out = [self.settled, self.arrived, self.black_ship, *self.bridges]
        for stack in self.bonus:
            out.append(len(stack))
            out.extend(stack)
        for pile in (self.boxed_tiles, self.used_tiles, self.sailors, self.sailor_deck, self.characters):
            out.append(len(pile))
            out.extend(sorted(pile))
        return out


class NewdaleState(State):
    def __init__(
        self,
        flow: Flow,
        box: Box,
        players: list[Player],
        piles: Piles,
        market: Market,
        calendar: Calendar,
        board: Board,
        secrets: list[int],
        journey: Journey | None,
    ) -> None:
        super().__init__(flow)
        self.box = box
        self.players = players
        self.piles = piles
        self.market = market
        self.calendar = calendar
        self.board = board
        self.secrets = secrets  # secret objectives that were not dealt
        self.journey = journey  # None outside a campaign

    def clone(self) -> NewdaleState:
        return NewdaleState(
            self.flow(),
            self.box,
            [p.clone() for p in self.players],
            self.piles.clone(),
            self.market.clone(),
            self.calendar.clone(),
            self.board.clone(),
            self.secrets[:],
            self.journey,
        )

    def view(self, seat: int) -> NewdaleState:
        v = self.clone()
        v.hide(seat)
        return v

    def determinize(self, seat: int, rng: Rng) -> NewdaleState:
        d = self.view(seat)
        d.fill(seat, rng)
        return d

    def key(self) -> list[int]:
        out: list[int] = []
        for p in self.players:
            out.extend(p.key())
        out.extend(self.piles.key())
        out.extend(self.market.key())
        out.extend(self.calendar.key())
        out.extend(self.board.key())
        out.append(len(self.secrets))
        out.extend(sorted(self.secrets))
        if self.journey is not None:
            out.extend(self.journey.key())
        return out

    def verbs(self) -> dict[str, Verb]:
        return self.box.verbs

    def in_turn_order(self) -> list[int]:
        """Clockwise from the first player."""
        return [(self.calendar.first + i) % self.seats for i in range(self.seats)]

    # -- who knows what: NEW-GEN-19..21

    def zones(self) -> list[Zone]:
        out = [Zone(0, 1 << seat, p.hand) for seat, p in enumerate(self.players)]
        out.extend([Zone(0, 1 << seat, p.aside) for seat, p in enumerate(self.players)])
        out.append(Zone(0, 0, self.piles.draw))
        for seat, p in enumerate(self.players):
            out.append(Zone(1, EVERYBODY if p.objectives.revealed else 1 << seat, p.objectives.secret))
        out.append(Zone(1, 0, self.secrets))
        out.append(Zone(2, 0, self.calendar.early))
        out.append(Zone(3, 0, self.calendar.spare))
        out.append(Zone(4, 0, self.board.sailor_deck))
        return out

    def lanes(self) -> Together | None:
        """The frame in which all answer at once, if there is one; questions of any-time effects may lie upon it."""
        for f in self.stack:
            if isinstance(f, Together):
                return f
        return None

    def hide_secrets(self, seat: int) -> None:
        """NEW-PLAN-E8: nobody sees more of another's plan than whether it is committed."""
        if self.lanes() is None:
            return
        for i, p in enumerate(self.players):
            if i != seat:
                p.pawns.plan = [NONE] * len(p.pawns.plan)

    def guess_secrets(self, seat: int, rng: Rng) -> None:
        """Who has answered did so in some way; who has not is asked."""
        together = self.lanes()
        if together is None:
            return
        setting_up = self.calendar.round == 0
        lanes = together.lanes[:]
        for i in range(self.seats):
            if i == seat:
                continue
            if lanes[i]:
                if isinstance(lanes[i][0], Sealed):
                    lanes[i] = [DiscardDealt(i) if setting_up else planning.PlanPawns(i)]
            elif not setting_up:
                planning.guess_plan(self, i, rng)
        self.stack[self.stack.index(together)] = Together(lanes)

    # -- any-time effects (NEW-BON, NEW-CHR, NEW-SPC-10)

    def extras(self, seat: int) -> list[Choice]:
        return any_time.offers(self, seat)

    def why_no_extra(self, seat: int, c: Choice) -> Refusal | None:
        return any_time.why_not(self, seat, c)

    def begin_extra(self, seat: int, c: Choice) -> None:
        any_time.begin(self, seat, c)

    def apply_extra(self, seat: int, c: Choice) -> None:
        """NEW-BON-14: any-time effects are open and take effect at once, while others plan too: they run on top of everything."""
        self.begin_extra(seat, c)

    # -- the end

    def outcome(self) -> Outcome:
        return final_scoring.outcome(self)

    def sequels(self) -> list[Sequel]:
        return campaign.sequels(self)

    def campaign(self) -> Outcome | None:
        return campaign.campaign(self)
