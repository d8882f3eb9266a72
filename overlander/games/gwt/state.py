"""The state of Great Western Trail."""

from __future__ import annotations

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Refusal, no
from overlander.core.rng import Rng
from overlander.core.state import Flow, Outcome, Zone
from overlander.games.gwt import box as b
from overlander.games.gwt import kansas_city, scoring
from overlander.games.gwt.poker import Poker
from overlander.games.gwt.rails import north
from overlander.games.gwt.rails.north import North
from overlander.games.gwt.sam import scoring as sam_scoring
from overlander.games.gwt.sam.state import SAM, Sam
from overlander.games.gwt.sam.turn import SamTurn
from overlander.games.trail.actions import Action
from overlander.games.trail.automa.objectives import ask_which_copy
from overlander.games.trail.herd import use_exchange_token
from overlander.games.trail.location import use_location
from overlander.games.trail.state import Cards, Player, Progress, Trail, TrailState


class Ranch:
    """What a player has in this game only. Outlaws and masters are replaced, never changed in place: clones share them."""

    def __init__(
        self,
        locomotive: int,
        stations: int,
        cities: list[int],
        outlaws: list[int],
        masters: list[int],
        declined: int,
        marker: bool,
    ) -> None:
        self.locomotive = locomotive  # a node of the track
        self.stations = stations  # own discs, as a bit mask
        self.cities = cities  # own discs by city
        self.outlaws = outlaws
        self.masters = masters
        self.declined = declined  # masters forgone at their stations, as a bit mask (STN-6)
        self.marker = marker  # holds the job market marker

    def clone(self) -> Ranch:
        return Ranch(self.locomotive, self.stations, self.cities[:], self.outlaws, self.masters, self.declined, self.marker)

    def take_outlaw(self, tile: int) -> None:
        self.outlaws = [*self.outlaws, tile]

    def take_master(self, master: int) -> None:
        self.masters = [*self.masters, master]

    def key(self) -> list[int]:
        out = [self.locomotive, self.stations, self.declined, int(self.marker), *self.cities, len(self.outlaws)]
        out.extend(sorted(self.outlaws))
        out.append(len(self.masters))
        out.extend(sorted(self.masters))
        return out


class GwtState(TrailState):
    def __init__(
        self,
        flow: Flow,
        board: b.GwtBox,
        players: list[Player],
        trail: Trail,
        cards: Cards,
        progress: Progress,
        ranches: list[Ranch],
        simmental: list[int],
        north: North | None,
        poker: Poker | None,
        sam: Sam | None,
    ) -> None:
        super().__init__(flow, board, players, trail, cards, progress)
        self.board = board  # the same as box, with what only this game prints
        self.ranches = ranches
        self.simmental = simmental  # stages 2 and 3, face up beside the board (SIM-5)
        self.north = north  # Rails to the North
        self.poker = poker  # None: played without
        self.sam = sam

    def clone(self) -> GwtState:
        return GwtState(
            self.flow(),
            self.board,
            [p.clone() for p in self.players],
            self.trail.clone(),
            self.cards.clone(),
            self.progress.clone(),
            [r.clone() for r in self.ranches],
            self.simmental[:],
            None if self.north is None else self.north.clone(),
            None if self.poker is None else self.poker.clone(),
            None if self.sam is None else self.sam.clone(),
        )

    def view(self, seat: int) -> GwtState:
        v = self.clone()
        v.hide(seat)
        return v

    def determinize(self, seat: int, rng: Rng) -> GwtState:
        d = self.view(seat)
        d.fill(seat, rng)
        return d

    def key(self) -> list[int]:
        out = [self.progress.income, self.progress.turns, *self.trail.masters, *self.trail.posted]
        for r in self.ranches:
            out.extend(r.key())
        if self.north is not None:
            out.extend(self.north.key())
        out.extend(self.shared_key())
        if self.poker is not None:
            out.extend(self.poker.key())
        if self.simmental:
            out.extend(sorted(self.simmental))
        if self.sam is not None:
            out.extend(self.sam.key())
            out.extend(self.cards.display)  # SAM-14: its order counts
        return out

    def cites(self, rule: str) -> str:
        """The keys of the shared chapters are this rulebook's numbers without its name."""
        return rule if rule == "" or rule.startswith(("GWT-", "RTN-")) else "GWT-" + rule

    # -- solo

    def sam_(self) -> Sam:
        """Sam, in a solo game."""
        assert self.sam is not None
        return self.sam

    def automa(self) -> Sam:
        return self.sam_()

    def automa_builds_on(self, space: int) -> bool:
        """SAM-E8: not on a branch with a hazard area."""
        return not self.board.hazard_branch[space]

    def is_automa(self, seat: int) -> bool:
        return self.sam is not None and seat == SAM

    def automa_turn(self, seat: int) -> None:
        self.push(SamTurn(seat))

    def zones(self) -> list[Zone]:
        """POK-11: to the others, cards at the poker table are of one pool with hand and draw stack.

        SAM-9, SAM-E13: nobody knows which starting objective is Sam's; his deck and scoring pile are known as multisets.
        """
        out = super().zones()
        if self.poker is not None:
            for seat in range(len(self.players)):
                out.append(Zone(seat, 1 << seat, self.poker.laid[seat]))
        if self.sam is not None:
            pool = len(out)
            out.append(Zone(pool, 0, self.sam.start))
            out.append(Zone(pool, 0, self.sam.undealt))
            out.append(Zone(pool + 1, 0, self.sam.pile))
            out.append(Zone(pool + 2, 0, self.sam.deck))
        return out

    def secret_piles(self, seat: int) -> list[list[int]]:
        out = super().secret_piles(seat)
        return out if self.poker is None else [*out, self.poker.laid[seat]]

    def took_unseen(self, seat: int, kind: int) -> bool:
        if not self.board.mended:
            return False
        self.players[seat].unseen = [*self.players[seat].unseen, kind]
        if self.heard is not None:
            self.confide("gain-unseen-objective", seat, "GWT-BLDG-8b-2", {}, {"card": self.board.card_slug[kind]})
        return True

    # -- player boards

    def hand_limit(self, seat: int) -> int:
        """DRAW-1, DISC-8."""
        me = self.players[seat]
        limit = self.board.hand_limit_start
        if not me.has_disc(self.board.hand_left_disc):
            limit += 1
        if not me.has_disc(self.board.hand_right_disc):
            limit += 1
        return limit

    def step_limit(self, seat: int) -> int:
        """MOVE-11, MOVE-12."""
        me = self.players[seat]
        limit = self.board.step_base
        if not me.has_disc(self.board.step_left_disc):
            limit += self.board.step_left
        if not me.has_disc(self.board.step_right_disc):
            limit += self.board.step_right
        return limit

    def certificate_limit(self, seat: int) -> int:
        """DISC-9."""
        me = self.players[seat]
        if me.has_disc(self.board.certificate_4_disc):
            return 3
        return 4 if me.has_disc(self.board.certificate_6_disc) else 6

    def count(self, seat: int, counter: int) -> int:
        me = self.players[seat]
        ranch = self.ranches[seat]
        if counter <= b.OWN_BUILDER:
            return me.workers[b.ENGINEER if counter == b.OWN_ENGINEER else b.COWBOY if counter == b.OWN_COWBOY else b.BUILDER]
        if counter == b.OWN_WORKER:
            return sum(me.workers)
        if counter == b.OWN_BUILDING_IN_FOREST:
            return self.own_buildings(seat, True)
        if counter == b.OWN_BUILDING_ON_TRAIL:
            return self.own_buildings(seat, False)
        if counter == b.OWN_HAZARD:
            return len(me.hazards)
        if counter == b.HAZARD_PAIR:
            return len(me.hazards) // 2
        if counter == b.OUTLAW_PAIR:
            green = ranch.outlaws.count(b.GREEN)
            return min(green, len(ranch.outlaws) - green)
        if counter == b.CERTIFICATE_PAIR:
            return (me.certificates + me.permanent) // 2
        if counter == b.OBJECTIVE_PAIR:
            return len(me.zone) // 2
        if counter >= b.FREED_BELL:
            return north.count(self, seat, counter)
        stations = ranch.stations.bit_count()
        return stations // 2 if counter == b.STATION_PAIR else stations

    def open_cities(self, seat: int) -> list[int]:
        """Where a seat may deliver, if the breeding value suffices."""
        if self.north is None or self.board.north is None:
            return self.board.strip
        return north.open_cities(self, self.board.north, self.north, seat)

    # -- hooks of the shared chapters

    def begin_extra(self, seat: int, c: Choice) -> None:
        use_exchange_token(self, seat)

    def arrive(self, seat: int) -> None:
        if self.players[seat].herder == self.board.goal:
            kansas_city.visit(self, seat)
        else:
            use_location(self, seat)

    def choosable(self, spot: int) -> list[int]:
        return kansas_city.choosable(self, spot)

    def why_not_choosable(self, seat: int) -> Refusal:
        """END-3, END-6: no more workers."""
        return no("GWT-END-3" if self.progress.ended_by == seat else "GWT-END-6", "no-more-workers")

    def place_tile(self, tile: int, seat: int) -> None:
        kansas_city.place_tile(self, tile, seat)

    def copied_special(self, space: int) -> Action | None:
        if space == NONE or not self.board.copy_special:
            return None
        return self.board.copied_special[space]

    def marker_moved(self, seat: int, row: int) -> None:
        kansas_city.marker_moved(self, seat, row)

    def asks_which_copy(self, seat: int, kind: int, place: int) -> bool:
        return self.sam is not None and kind in self.cards.display and ask_which_copy(self, seat, kind, place)

    def score(self, seat: int) -> list[int]:
        return sam_scoring.score(self) if self.is_automa(seat) else scoring.score(self, seat)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)
