"""The state both trail games share, and what every player has (TURN, CERT, DRAW)."""

from __future__ import annotations

from overlander.core.choice import NONE, Choice, Verb, contains
from overlander.core.errors import Refusal, no
from overlander.core.frame import Frame
from overlander.core.rng import Rng
from overlander.core.state import EVERYBODY, Flow, State, Zone
from overlander.games.trail.actions import Action
from overlander.games.trail.automa.state import Automa
from overlander.games.trail.box import NO_TILE, PRIVATE, STRIDE, TrailBox


class Player:
    """Piles hold card kinds and have no order. `discs` is a bit mask of the discs still on the player board.

    What changes a few times in a game (zone, unbuilt, hazards, unseen) is replaced, never changed in place: clones share it.
    """

    def __init__(
        self,
        money: int,
        tokens: int,
        herder: int,
        started: bool,
        certificates: int,
        permanent: int,
        discs: int,
        workers: list[int],
        hand: list[int],
        draw: list[int],
        discard: list[int],
        zone: list[int],
        unbuilt: list[int],
        hazards: list[int],
        unseen: list[int],
    ) -> None:
        self.money = money
        self.tokens = tokens
        self.herder = herder  # a trail space; NONE: off the board
        self.started = started
        self.certificates = certificates  # temporary ones: 0 1 2 3 4 6
        self.permanent = permanent
        self.discs = discs
        self.workers = workers  # by type, the printed one included
        self.hand = hand
        self.draw = draw
        self.discard = discard
        self.zone = zone  # objective cards that count
        self.unbuilt = unbuilt
        self.hazards = hazards
        self.unseen = unseen  # objectives in hand that came from the stack unseen by the others (BLDG-8b-2)

    def clone(self) -> Player:
        return Player(
            self.money,
            self.tokens,
            self.herder,
            self.started,
            self.certificates,
            self.permanent,
            self.discs,
            self.workers[:],
            self.hand[:],
            self.draw[:],
            self.discard[:],
            self.zone,
            self.unbuilt,
            self.hazards,
            self.unseen,
        )

    def lay_in_zone(self, kind: int) -> None:
        self.zone = [*self.zone, kind]

    def take_hazard(self, tile: int) -> None:
        self.hazards = [*self.hazards, tile]

    def use_building(self, building: int) -> None:
        """A tile leaves the player's supply for the trail."""
        self.unbuilt = self.unbuilt[:]
        self.unbuilt.remove(building)

    def has_disc(self, disc: int) -> bool:
        return (self.discs >> disc) & 1 == 1

    def key(self) -> list[int]:
        out = [
            self.money,
            self.tokens,
            self.herder,
            int(self.started),
            self.certificates,
            self.permanent,
            self.discs,
            len(self.unbuilt),
            *self.workers,
        ]
        for pile in (self.hand, self.draw, self.discard, self.zone, self.unbuilt, self.hazards):
            out.append(len(pile))
            out.extend(sorted(pile))
        if self.unseen:
            out.extend(sorted(self.unseen))
        return out


class Trail:
    """The board and its tiles: on the trail, in the job market, with the masters, in bags and foresights, and those out of play.

    What changes a few times in a game (masters, posted, lost) is replaced, never changed in place: clones share it.
    """

    def __init__(
        self,
        tile: list[int],
        jobs: list[int],
        job_next: int,
        masters: list[int],
        posted: list[int],
        foresight: list[int],
        bags: list[list[int]],
        lost: list[int],
    ) -> None:
        self.tile = tile  # by trail space
        self.jobs = jobs  # row * columns + column
        self.job_next = job_next  # the space the next worker goes to; the marker stands in its row
        self.masters = masters  # by station or harbour with a master; NONE once taken
        self.posted = posted  # the workers that took their places
        self.foresight = foresight  # spot * 2, top and bottom
        self.bags = bags
        self.lost = lost  # tiles that left the game: replaced buildings, hazards and outlaws without a place

    def clone(self) -> Trail:
        return Trail(
            self.tile[:],
            self.jobs[:],
            self.job_next,
            self.masters,
            self.posted,
            self.foresight[:],
            [bag[:] for bag in self.bags],
            self.lost,
        )

    def take_master(self, place: int, worker: int) -> None:
        """A worker tile takes the master's place; NO_TILE: nobody does."""
        self.masters = self.masters[:]
        self.masters[place] = NONE
        self.posted = self.posted[:]
        self.posted[place] = worker

    def lose(self, tile: int) -> None:
        self.lost = [*self.lost, tile]


class Cards:
    """The cards that are nobody's: two displays with their stacks, and those out of play."""

    def __init__(
        self, market: list[int], market_stack: list[int], display: list[int], objective_stack: list[int], removed: list[int]
    ) -> None:
        self.market = market
        self.market_stack = market_stack
        self.display = display  # of objectives
        self.objective_stack = objective_stack
        self.removed = removed  # left the game; replaced, never changed in place: clones share it

    def clone(self) -> Cards:
        return Cards(self.market[:], self.market_stack[:], self.display[:], self.objective_stack[:], self.removed)

    def remove(self, kind: int) -> None:
        self.removed = [*self.removed, kind]


class Progress:
    """How far the game is."""

    def __init__(self, turns: int, ended_by: int, open_hands: int, used_buildings: int, income: int) -> None:
        self.turns = turns  # begun so far
        self.ended_by = ended_by
        self.open_hands = open_hands  # seats whose hand is shown to all, as a bit mask
        self.used_buildings = used_buildings  # kinds whose location actions were performed this turn (BLDG-6b-2)
        self.income = income  # the total by which a delivery is measured (INC-7)

    def clone(self) -> Progress:
        return Progress(self.turns, self.ended_by, self.open_hands, self.used_buildings, self.income)


def take_from_first(piles: list[list[int]], kind: int) -> None:
    """Removes a card from the first pile that has one of its kind."""
    for pile in piles:
        if kind in pile:
            pile.remove(kind)
            return


class Location(Frame):
    """Phase B of a location, waiting to be asked again."""


class TrailState(State):
    """Board and players. A game's own state adds what only it has."""

    def __init__(self, flow: Flow, box: TrailBox, players: list[Player], trail: Trail, cards: Cards, progress: Progress) -> None:
        super().__init__(flow)
        self.box = box
        self.players = players
        self.trail = trail
        self.cards = cards
        self.progress = progress

    def verbs(self) -> dict[str, Verb]:
        return self.box.verbs

    def shared_key(self) -> list[int]:
        """Everything but income, turns and masters, which each game puts where it always had them."""
        trail, cards, progress = self.trail, self.cards, self.progress
        out = [trail.job_next, progress.ended_by, progress.open_hands, progress.used_buildings]
        for p in self.players:
            out.extend(p.key())
        out.extend(trail.tile)
        out.extend(trail.foresight)
        out.extend(trail.jobs)
        for pile in (*trail.bags, cards.market, cards.market_stack, cards.display, cards.objective_stack):
            out.append(len(pile))
            out.extend(sorted(pile))
        for gone in (trail.lost, cards.removed):
            out.append(len(gone))
            out.extend(sorted(gone))
        return out

    def zones(self) -> list[Zone]:
        """TURN-E3, TURN-E4: a hand and its draw stack are one pool to the others; everything else is known as a multiset."""
        out: list[Zone] = []
        for seat in range(len(self.players)):
            p = self.players[seat]
            shown = EVERYBODY if (self.progress.open_hands >> seat) & 1 else 1 << seat
            out.append(Zone(seat, shown, p.hand))
            out.append(Zone(seat, 0, p.draw))
            out.append(Zone(seat, EVERYBODY, p.discard))
        pool = len(self.players)
        for pile in (*self.trail.bags, self.cards.market_stack, self.cards.objective_stack):
            out.append(Zone(pool, 0, pile))
            pool += 1
        for seat in range(len(self.players)):
            if self.players[seat].unseen:
                out.append(Zone(pool - 1, 1 << seat, self.players[seat].unseen))  # BLDG-8b-2: of one pool with the stack
        return out

    # -- BLDG-8b-2: objectives that came unseen into a hand. To the others they are no cards of that hand, whose cards could as
    # well lie in the draw stack, but cards that could as well lie in the objective stack.

    def secret_piles(self, seat: int) -> list[list[int]]:
        """Where such a card can be: a hand that is not shown, and what is laid face down from it."""
        return [] if (self.progress.open_hands >> seat) & 1 else [self.players[seat].hand]

    def hide(self, seat: int) -> None:
        sizes: list[list[int]] = []
        for other in range(len(self.players)):
            piles = self.secret_piles(other)
            sizes.append([len(pile) for pile in piles])
            unseen = self.players[other].unseen
            if unseen:
                self.players[other].unseen = unseen[:]  # a view sorts and blanks it in place, and clones share it
                if other != seat:
                    for kind in unseen:
                        take_from_first(piles, kind)
        super().hide(seat)
        for other in range(len(self.players)):
            piles = self.secret_piles(other)
            for i in range(len(piles)):
                piles[i].extend([NONE] * (sizes[other][i] - len(piles[i])))

    def fill(self, seat: int, rng: Rng) -> None:
        dealt = [other for other in range(len(self.players)) if NONE in self.players[other].unseen]
        sizes: list[list[int]] = []
        for other in dealt:
            piles = self.secret_piles(other)
            sizes.append([len(pile) for pile in piles])
            self.players[other].unseen = self.players[other].unseen[:]
            for _ in self.players[other].unseen:
                take_from_first(piles, NONE)
        super().fill(seat, rng)
        for j in range(len(dealt)):
            unseen = self.players[dealt[j]].unseen[:]
            piles = self.secret_piles(dealt[j])
            for i in range(len(piles)):
                while len(piles[i]) < sizes[j][i]:
                    piles[i].append(unseen.pop())

    def left_hand(self, seat: int) -> None:
        """Cards of a hand were shown or left it: what is no longer there is no secret."""
        if self.players[seat].unseen:
            there: list[int] = []
            for pile in self.secret_piles(seat):
                there.extend(pile)
            left: list[int] = []
            for kind in self.players[seat].unseen:
                if kind in there:
                    there.remove(kind)
                    left.append(kind)
            self.players[seat].unseen = left

    # -- exchange tokens: EXC-2, at any time, off-turn too

    def extras(self, seat: int) -> list[Choice]:
        return [self.box.TOKEN] if self.players[seat].tokens > 0 else []

    def why_no_extra(self, seat: int, c: Choice) -> Refusal | None:
        return None if contains(self.extras(seat), c) else Refusal("EXC-3", "no-exchange-token", {})

    def why_not(self, seat: int, c: Choice) -> Refusal | None:
        """OBJ-6: whoever tries to play an objective card in the middle of something else is told so."""
        refusal = super().why_not(seat, c)
        if refusal is not None and c.verb is self.box.PLAY and refusal.reason == "not-offered":
            return no(self.cites("OBJ-6"), "no-objective-now")
        return refusal

    # -- the herd

    def discard(self, seat: int, kind: int) -> None:
        """TURN-4."""
        me = self.players[seat]
        me.hand.remove(kind)
        me.discard.append(kind)
        self.left_hand(seat)
        if self.heard is not None:
            self.tell("discard", seat, "TURN-4", {"card": self.box.card_slug[kind]})

    def draw_cards(self, seat: int, n: int, rule: str) -> int:
        """TURN-5, TURN-E1, TURN-E2: the discard pile is shuffled only when a card must be drawn and none is left.

        `rule` is the one that lets or makes the player draw.
        """
        me = self.players[seat]
        drawn = 0
        while drawn < n:
            kind = self.next_card(seat)
            if kind == NONE:
                break
            me.hand.append(kind)
            drawn += 1
        if self.heard is not None and drawn > 0:
            cards = ",".join([self.box.card_slug[k] for k in me.hand[len(me.hand) - drawn :]])
            self.confide("draw", seat, rule, {"n": drawn}, {"cards": cards})
        return drawn

    def next_card(self, seat: int) -> int:
        me = self.players[seat]
        if not me.draw:
            if not me.discard:
                return NONE
            me.draw = me.discard
            me.discard = []
            if self.heard is not None:
                self.tell("reshuffle", seat, "TURN-5", {"n": len(me.draw)})
        return self.rng.take(me.draw)

    def gain_card(self, seat: int, kind: int) -> None:
        """OBJ-1, CATTLE-8: what is gained goes to the discard pile."""
        self.players[seat].discard.append(kind)

    def gains_go_to(self, seat: int) -> str:
        """The pile, for texts."""
        return "discard"

    def took_unseen(self, seat: int, kind: int) -> bool:
        """An objective came from the stack into a hand; True if it is a secret (BLDG-8b-2) and all is told."""
        return False

    # -- cards that are played, other than objectives

    def offer_cards(self, seat: int, out: list[Choice]) -> None:
        """Append what may be played from hand before phase A and between actions; in a game that has such cards."""

    def why_not_play_card(self, seat: int, c: Choice) -> Refusal | None:
        """Why a card that is no objective, or one of several uses of a card, cannot be chosen."""
        return no("OBJ-5", "no-objective-card")

    def play_card(self, seat: int, c: Choice) -> None:
        raise NotImplementedError

    # -- money: the bank has no bottom (CLAR-1)

    def receive(self, seat: int, n: int, rule: str) -> None:
        self.players[seat].money += n
        if self.heard is not None and n:
            self.tell("receive", seat, rule, {"n": n})

    def pay(self, seat: int, n: int, rule: str) -> None:
        self.players[seat].money -= n
        if self.heard is not None and n:
            self.tell("pay", seat, rule, {"n": n})

    # -- player boards

    def certificate_limit(self, seat: int) -> int:
        raise NotImplementedError

    def hand_limit(self, seat: int) -> int:
        raise NotImplementedError

    def step_limit(self, seat: int) -> int:
        raise NotImplementedError

    def gain_certificates(self, seat: int, n: int) -> None:
        """CERT-2, CERT-E1, CERT-E3: always as far as the action and the limit allow; the spaces are 0 1 2 3 4 6."""
        me = self.players[seat]
        before = me.certificates
        limit = self.certificate_limit(seat)
        while n > 0 and me.certificates < limit:
            me.certificates = 6 if me.certificates == 4 else me.certificates + 1
            n -= 1
        if self.heard is not None and me.certificates != before:
            self.tell("certificates", seat, "CERT-3", {"n": me.certificates})

    def use_certificates(self, seat: int, n: int) -> None:
        """CERT-E1: there is no space 5."""
        me = self.players[seat]
        left = me.certificates - n
        me.certificates = 4 if left == 5 else left

    def count(self, seat: int, counter: int) -> int:
        """How many of a `per` word of the data a seat has."""
        raise NotImplementedError

    # -- the trail

    def owner(self, tile: int) -> int:
        return (tile - PRIVATE) // STRIDE if tile >= PRIVATE else NONE

    def own_buildings(self, seat: int, forest_only: bool) -> int:
        low = PRIVATE + seat * STRIDE
        n = 0
        for space in self.box.building_spaces:
            tile = self.trail.tile[space]
            if low <= tile < low + STRIDE and (not forest_only or self.box.forest[space]):
                n += 1
        return n

    def free_space(self, spaces: list[int]) -> int:
        """The lowest-numbered free space of an area; NONE if it is full."""
        for space in spaces:
            if self.trail.tile[space] == NO_TILE:
                return space
        return NONE

    # -- solo

    def automa(self) -> Automa:
        """Sam or Sarah, in a solo game."""
        raise NotImplementedError

    def asks_ties(self) -> bool:
        """SAM-E8."""
        return self.box.solo().ask

    def automa_builds_on(self, space: int) -> bool:
        """Whether an automa would put a new building on this space, were it free."""
        raise NotImplementedError

    # -- what chapters of the game's own answer to shared ones

    def automa_turn(self, seat: int) -> None:
        """Push the turn of a seat for which nobody answers."""
        raise NotImplementedError

    def phase_a_begins(self, seat: int) -> None:
        """A turn other than the seat's first one begins."""

    def before_first_placement(self, seat: int) -> None:
        """Push what is asked in the first turn before the herder is placed."""

    def choosable(self, spot: int) -> list[int]:
        """FOR-1: the foresight spaces of a spot whose tile may be chosen now."""
        return [i for i in (2 * spot, 2 * spot + 1) if self.trail.foresight[i] != NO_TILE]

    def why_not_choosable(self, seat: int) -> Refusal:
        """Why a tile that lies there may not be chosen; in a game where that can be."""
        return no("FOR-1", "not-offered")

    def name_of_spot(self, spot: int) -> int | str:
        """What the board calls it."""
        return spot + 1

    def place_tile(self, tile: int, seat: int) -> None:
        """FOR-2..4: a tile chosen by a seat goes to its place."""
        raise NotImplementedError

    def phase_c_draws(self, seat: int) -> bool:
        """Whether cards are drawn at the end of this turn."""
        return True

    def pays_fees(self, seat: int) -> bool:
        return True

    def asks_which_copy(self, seat: int, kind: int, place: int) -> bool:
        """A card was taken from the display; True if it matters which of several equal ones, and the question will fill it."""
        return False

    def gate_open(self, seat: int, space: int) -> bool:
        """Whether the seat meets what a building space demands (`gate` of the data)."""
        return True

    def why_gate_closed(self, space: int) -> Refusal:
        return no("BUILD-9", "no-building-space")

    def building_placed(self, seat: int, space: int, old: int) -> None:
        """A private building was put on a space, in the place of `old` if that is a tile."""

    def hazard_taken(self, seat: int, tile: int) -> None:
        """What a hazard tile brings besides its points."""

    def leave_location(self) -> None:
        """The herder moved on during phase B: what the location still offered is lost."""
        if self.stack and isinstance(self.stack[-1], Location):
            self.stack.pop()

    def arrive(self, seat: int) -> None:
        """The herder stopped: phase B of that location."""
        raise NotImplementedError

    def copied_special(self, space: int) -> Action | None:
        """The special action that comes with the building copied from a space (BLDG-6b-4)."""
        return None

    def marker_moved(self, seat: int, row: int) -> None:
        """The job market marker left a row by its arrow."""
        raise NotImplementedError
