"""The state of Great Western Trail: New Zealand."""

from __future__ import annotations

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Refusal, no
from overlander.core.rng import Rng
from overlander.core.state import Flow, Outcome, Zone
from overlander.games.nz import box as b
from overlander.games.nz import cards, certificates, moving_again, scoring, wellington
from overlander.games.nz.certificates import gain_gold
from overlander.games.nz.delivery import FirstDisc
from overlander.games.nz.rules import OWN_NUMBER
from overlander.games.nz.sarah import scoring as sarah_scoring
from overlander.games.nz.sarah.state import SARAH, Automa
from overlander.games.nz.sarah.turn import SarahTurn
from overlander.games.trail.automa.objectives import ask_which_copy
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.herd import DiscardCards, use_exchange_token
from overlander.games.trail.location import AtLocation, use_location
from overlander.games.trail.state import Cards, Player, Progress, Trail, TrailState


class Farm:
    """What a player has in this game only. Posts and masters are replaced, never changed in place: clones share them."""

    def __init__(
        self,
        ship: int,
        gold: int,
        explored: int,
        storehouses: int,
        harbours: int,
        posts: list[int],
        masters: list[int],
        declined: int,
        jokers: list[int],
        bonus: list[int],
        step_tile: int,
        pays_hands: bool,
        wool: int,
        marker: bool,
        top: list[int],
    ) -> None:
        self.ship = ship  # a sea space
        self.gold = gold
        self.explored = explored  # the disc's space on the exploration track; NONE before the first turn
        self.storehouses = storehouses  # those still on the player board, as a bit mask
        self.harbours = harbours  # those with an own disc or storehouse, as a bit mask
        self.posts = posts  # own discs by trading post
        self.masters = masters
        self.declined = declined  # harbourmasters forgone, as a bit mask (NZ-HM-1)
        self.jokers = jokers  # by row: the columns that hold a joker, as a bit mask
        self.bonus = bonus  # tiles beside the board; jokers are in the rows
        self.step_tile = step_tile  # 0 none, then what its side adds
        self.pays_hands = pays_hands  # False once the fee tile shows the crossed-out hands
        self.wool = wool  # permanent wool
        self.marker = marker  # holds the market marker
        self.top = top  # cards put on top of the draw pile, the next one last; everybody saw them go there

    def clone(self) -> Farm:
        return Farm(
            self.ship,
            self.gold,
            self.explored,
            self.storehouses,
            self.harbours,
            self.posts,
            self.masters,
            self.declined,
            self.jokers[:],
            self.bonus[:],
            self.step_tile,
            self.pays_hands,
            self.wool,
            self.marker,
            self.top[:],
        )

    def place_disc(self, post: int) -> None:
        self.posts = self.posts[:]
        self.posts[post] += 1

    def take_master(self, master: int) -> None:
        self.masters = [*self.masters, master]

    def key(self) -> list[int]:
        out = [self.ship, self.gold, self.explored, self.storehouses, self.harbours, self.declined, self.step_tile]
        out.extend([int(self.pays_hands), self.wool, int(self.marker), *self.posts, *self.jokers])
        for pile in (self.masters, self.bonus):
            out.append(len(pile))
            out.extend(sorted(pile))
        out.append(len(self.top))
        out.extend(self.top)
        return out


class Bonus:
    """What can be bought or taken beside the trail: support cards, piles of bonus cards, the market of bonus tiles."""

    def __init__(self, support: list[int], pile_sets: list[int], piles: list[int], market: list[int], market_next: int) -> None:
        self.support = support  # cards left, by kind
        self.pile_sets = pile_sets  # by bonus-card pile, its set
        self.piles = piles  # and how many cards are left
        self.market = market  # row * bonus_columns + column
        self.market_next = market_next  # the cell of the next tile; the marker stands in its row

    def clone(self) -> Bonus:
        return Bonus(self.support[:], self.pile_sets, self.piles[:], self.market[:], self.market_next)

    def key(self) -> list[int]:
        return [*self.support, *self.pile_sets, *self.piles, *self.market]


class Shopping:
    """What holds while a seat is in its phase A or B."""

    def __init__(self, seat: int, topdeck: bool) -> None:
        self.seat = seat  # it may spend gold (NZ-GOLD-4); NONE: nobody
        self.topdeck = topdeck  # what it gains goes on top of the draw pile (NZ-BC-5)

    def clone(self) -> Shopping:
        return Shopping(self.seat, self.topdeck)

    def key(self) -> list[int]:
        return [self.seat, int(self.topdeck)]


class NzState(TrailState):
    def __init__(
        self,
        flow: Flow,
        board: b.NzBox,
        players: list[Player],
        trail: Trail,
        cards: Cards,
        progress: Progress,
        farms: list[Farm],
        slots: list[int],
        bonus: Bonus,
        shopping: Shopping,
        sarah: Automa | None,
    ) -> None:
        super().__init__(flow, board, players, trail, cards, progress)
        self.board = board  # the same as box, with what only this game prints
        self.farms = farms
        self.slots = slots  # harbour * SLOTS + slot: the seat whose storehouse is there
        self.bonus = bonus
        self.shopping = shopping
        self.sarah = sarah

    def clone(self) -> NzState:
        return NzState(
            self.flow(),
            self.board,
            [p.clone() for p in self.players],
            self.trail.clone(),
            self.cards.clone(),
            self.progress.clone(),
            [f.clone() for f in self.farms],
            self.slots[:],
            self.bonus.clone(),
            self.shopping.clone(),
            None if self.sarah is None else self.sarah.clone(),
        )

    def view(self, seat: int) -> NzState:
        v = self.clone()
        v.hide(seat)
        return v

    def determinize(self, seat: int, rng: Rng) -> NzState:
        d = self.view(seat)
        d.fill(seat, rng)
        return d

    def key(self) -> list[int]:
        out = [self.bonus.market_next, self.progress.income, self.progress.turns, *self.shopping.key()]
        out.extend([*self.bonus.key(), *self.slots, *self.trail.masters, *self.trail.posted])
        for f in self.farms:
            out.extend(f.key())
        out.extend(self.shared_key())
        if self.sarah is not None:
            out.extend(self.sarah.key())
            out.extend(self.cards.display)  # NZ-SAR-18: its order counts
        return out

    def cites(self, rule: str) -> str:
        return OWN_NUMBER.get(rule, rule)

    def why_not(self, seat: int, c: Choice) -> Refusal | None:
        """NZ-TURN-3."""
        refusal = super().why_not(seat, c)
        if refusal is not None and refusal.reason == "no-objective-now":
            return no("NZ-TURN-3", "no-card-now")
        return refusal

    # -- solo

    def sarah_(self) -> Automa:
        """Sarah, in a solo game."""
        assert self.sarah is not None
        return self.sarah

    def automa(self) -> Automa:
        return self.sarah_()

    def is_automa(self, seat: int) -> bool:
        return self.sarah is not None and seat == SARAH

    def automa_turn(self, seat: int) -> None:
        self.push(SarahTurn(seat))

    def automa_builds_on(self, space: int) -> bool:
        """NZ-SAR-50, NZ-SAR-51: no risky terrain, and only where she has explored far enough."""
        return self.board.special[space] is None and self.gate_open(SARAH, space)

    def asks_which_copy(self, seat: int, kind: int, place: int) -> bool:
        """NZ-SAR-18."""
        return self.sarah is not None and kind in self.cards.display and ask_which_copy(self, seat, kind, place)

    def zones(self) -> list[Zone]:
        """NZ-SAR-12, NZ-SAR-24: Sarah's deck and pile are known as multisets."""
        out = super().zones()
        if self.sarah is not None:
            out.append(Zone(len(out), 0, self.sarah.pile))
            out.append(Zone(len(out), 0, self.sarah.deck))
        return out

    def score(self, seat: int) -> list[int]:
        return sarah_scoring.score(self) if self.is_automa(seat) else scoring.score(self, seat)

    # -- the herd

    def next_card(self, seat: int) -> int:
        top = self.farms[seat].top
        return top.pop() if top else super().next_card(seat)

    def gain_card(self, seat: int, kind: int) -> None:
        """NZ-DECK-2, NZ-BC-E1; NZ-SAR-24."""
        if self.is_automa(seat):
            self.automa().pile.append(kind)
        elif self.gains_go_to(seat) == "top":
            self.farms[seat].top.append(kind)
        else:
            self.players[seat].discard.append(kind)

    def gains_go_to(self, seat: int) -> str:
        """NZ-BC-5, NZ-BC-E1."""
        return "top" if self.shopping.topdeck and seat == self.shopping.seat else "discard"

    def offer_cards(self, seat: int, out: list[Choice]) -> None:
        cards.offer_cards(self, seat, out)

    def why_not_play_card(self, seat: int, c: Choice) -> Refusal | None:
        return cards.why_not_play_card(self, seat, c)

    def play_card(self, seat: int, c: Choice) -> None:
        cards.play_card(self, seat, c)

    # -- player boards

    def hand_limit(self, seat: int) -> int:
        """NZ-HAND-1, NZ-UNL-5."""
        me = self.players[seat]
        limit = self.board.hand_limit_start
        if not me.has_disc(self.board.hand_left_disc):
            limit += 1
        if not me.has_disc(self.board.hand_right_disc):
            limit += 1
        return limit

    def step_limit(self, seat: int) -> int:
        """NZ-MOVE-9, NZ-MOVE-10."""
        limit = self.board.step_base + self.farms[seat].step_tile
        return limit if self.players[seat].has_disc(self.board.step_disc) else limit + 1

    def certificate_limit(self, seat: int) -> int:
        """NZ-UNL-6."""
        low = self.players[seat].has_disc(self.board.limit_disc)
        return self.board.certificate_low if low else self.board.certificate_high

    def gain_certificates(self, seat: int, n: int) -> None:
        """NZ-CERT-1..3. Fewer can be better only where the gold of reaching 2 is lost, or kept for later: then it is asked."""
        me = self.players[seat]
        n = min(n, self.certificate_limit(seat) - me.certificates)
        if n <= 0:
            return
        crosses = me.certificates < self.board.gold_from <= me.certificates + n
        if crosses and (self.farms[seat].gold >= self.board.gold_limit or me.certificates + 1 < self.board.gold_from):
            self.push(certificates.TakeCertificates(seat, n))
        else:
            self.advance_certificates(seat, n)

    def advance_certificates(self, seat: int, n: int) -> None:
        me = self.players[seat]
        crosses = me.certificates < self.board.gold_from <= me.certificates + n
        me.certificates += n
        if self.heard is not None and n:
            self.tell("certificates", seat, "NZ-CERT-1", {"n": me.certificates})
        if crosses:
            gain_gold(self, seat, 1, "NZ-CERT-3")

    def use_certificates(self, seat: int, n: int) -> None:
        """NZ-CERT-4."""
        self.players[seat].certificates -= n

    def count(self, seat: int, counter: int) -> int:
        me = self.players[seat]
        farm = self.farms[seat]
        if counter <= b.OWN_SAILOR:
            return me.workers[b.SHEPHERD if counter == b.OWN_SHEPHERD else b.SAILOR]
        if counter == b.OWN_BUILDING_ON_LUSH:
            return self.own_buildings(seat, True)
        if counter == b.OWN_BUILDING_ON_TRAIL:
            return self.own_buildings(seat, False)
        if counter == b.OWN_HAZARD:
            return len(me.hazards)
        if counter == b.HAZARD_PAIR:
            return len(me.hazards) // 2
        if counter == b.OWN_STOREHOUSE:
            return len(self.board.storehouse_slug) - farm.storehouses.bit_count()
        if counter == b.OWN_OBJECTIVE:
            return len(me.zone)
        if counter == b.EXPLORATION:
            return max(0, farm.explored)
        if counter == b.OWN_CERTIFICATE:
            return me.certificates + me.permanent
        if counter == b.OWN_WORKER:
            return sum(me.workers)
        return scoring.ferries(self, seat)

    # -- free actions: exchange tokens at any time, gold in one's own phases A and B

    def extras(self, seat: int) -> list[Choice]:
        return [c for c in self.board.EXTRAS if self.why_no_extra(seat, c) is None]

    def why_no_extra(self, seat: int, c: Choice) -> Refusal | None:
        board = self.board
        me = self.players[seat]
        if self.stack and isinstance(self.stack[-1], wellington.UseCertificates) and self.stack[-1].seat == seat:
            return no("NZ-CLAR-9", "cards-revealed")
        question = self.question(seat)
        if c.verb is board.BONUS_CARD:
            if seat != self.shopping.seat:
                return no("NZ-GOLD-4", "not-your-turn")
            return certificates.why_not_buy(self, seat, c.a)
        if isinstance(question, DiscardCards) and question.cited != "SETUP-32":
            return no("NZ-EXCH-3", "discard-first")
        if me.tokens < (1 if c.verb is board.TOKEN.verb else 2):
            return no("NZ-EXCH-3" if c.verb is board.TOKEN.verb else "NZ-EXCH-4", "no-exchange-token")
        if c.verb is board.TWO_TOKENS.verb and board.shropshire not in me.hand:
            return no("NZ-EXCH-E2", "no-shropshire")
        return None

    def begin_extra(self, seat: int, c: Choice) -> None:
        if c.verb is self.board.TOKEN.verb:
            use_exchange_token(self, seat)
        elif c.verb is self.board.TWO_TOKENS.verb:
            cards.use_two_tokens(self, seat)
        else:
            certificates.buy_bonus_card(self, seat, c.a)

    # -- hooks of the shared chapters

    def phase_a_begins(self, seat: int) -> None:
        self.shopping.seat = seat

    def before_first_placement(self, seat: int) -> None:
        """NZ-FIRST-2, NZ-FIRST-E4: three decisions in this order, then phase B (NZ-FIRST-6)."""
        self.push(FirstDisc(seat))

    def phase_c_draws(self, seat: int) -> bool:
        """NZ-END-4: not in a player's last turn."""
        self.shopping.seat = NONE
        self.shopping.topdeck = False
        return self.progress.ended_by == NONE

    def arrive(self, seat: int) -> None:
        self.shopping.seat = seat
        if self.players[seat].herder == self.board.goal:
            wellington.visit(self, seat)
        else:
            use_location(self, seat)

    def name_of_spot(self, spot: int) -> int | str:
        return "ab"[spot]

    def place_tile(self, tile: int, seat: int) -> None:
        wellington.place_tile(self, tile, seat)

    def leave_location(self) -> None:
        """NZ-AGAIN-E1: what the location still offered is lost, unless read otherwise."""
        if self.board.left_actions and self.stack and isinstance(self.stack[-1], AtLocation):
            here = self.stack.pop()
            assert isinstance(here, AtLocation)
            self.push(moving_again.LeftLocation(here.seat, here.tile, NONE, here.used, self.players[here.seat].herder))
            return
        super().leave_location()

    def pays_fees(self, seat: int) -> bool:
        """NZ-FEE-9."""
        return self.farms[seat].pays_hands

    def gate_open(self, seat: int, space: int) -> bool:
        """NZ-BLD-7."""
        return self.farms[seat].explored >= self.board.gate[space]

    def why_gate_closed(self, space: int) -> Refusal:
        return Refusal("NZ-BLD-7", "gate-closed", {"need": self.board.gate[space]})

    def building_placed(self, seat: int, space: int, old: int) -> None:
        """NZ-GOLD-3; NZ-BLD-12: a building replaced under the runholder may be used if nothing of the old one was."""
        if old == NO_TILE:
            gain_gold(self, seat, self.board.new_building_gold, "NZ-GOLD-3")
            return
        for i in range(len(self.stack)):
            f = self.stack[i]
            if isinstance(f, AtLocation) and f.seat == seat and f.tile == old and f.used == 0:
                self.stack[i] = AtLocation(seat, self.trail.tile[space], NONE, NONE, 0)

    def hazard_taken(self, seat: int, tile: int) -> None:
        cards.hazard_card(self, seat, tile)

    def marker_moved(self, seat: int, row: int) -> None:
        wellington.marker_moved(self, seat, row)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)
