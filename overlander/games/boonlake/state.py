"""The state of Boonlake: ints and lists, grouped as the pieces lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE, Choice, Verb
from overlander.core.errors import Refusal
from overlander.core.rng import Rng
from overlander.core.state import EVERYBODY, Flow, Outcome, State, Zone
from overlander.games.boonlake import any_time, develop, final_scoring, first_choices, upgrade
from overlander.games.boonlake.artifacts import faces, lake
from overlander.games.boonlake.artifacts.box import A6, A7, A8
from overlander.games.boonlake.artifacts.state import Artifacts
from overlander.games.boonlake.eminence.state import EMINENCE, Eminence

if TYPE_CHECKING:
    from overlander.games.boonlake.box import BoonBox


class PlayerBoard:
    """What has left a player board, and what stands on it."""

    def __init__(
        self,
        houses: int,
        settlements: int,
        cattle: int,
        freed: int,
        spare: int,
        levers: int,
        used: int,
        sites: list[int],
        boats: list[int],
        steps: list[int],
    ) -> None:
        self.houses = houses  # emptied recesses
        self.settlements = settlements
        self.cattle = cattle
        self.freed = freed  # tiers whose inhabitant went to the ranch, as a bit mask
        self.spare = spare  # houses beside the gameboard, replaced by settlements
        self.levers = levers  # recesses with a lever, as a bit mask
        self.used = used  # levers that are down
        self.sites = sites  # level of each production site
        self.boats = boats  # canal spaces, sorted
        self.steps = steps  # on the coin track and on the card track

    def clone(self) -> PlayerBoard:
        return PlayerBoard(
            self.houses,
            self.settlements,
            self.cattle,
            self.freed,
            self.spare,
            self.levers,
            self.used,
            self.sites[:],
            self.boats[:],
            self.steps[:],
        )

    def key(self) -> list[int]:
        out = [self.houses, self.settlements, self.cattle, self.freed, self.spare, self.levers, self.used, len(self.boats)]
        return out + self.sites + self.boats + self.steps

    def ready(self) -> int:
        """LEV-3: the levers that are there, and up, as a bit mask."""
        return self.levers & ~self.used

    def is_ready(self, lever: int) -> bool:
        return (self.ready() >> lever) & 1 == 1


class Player:
    """What one seat has."""

    def __init__(
        self,
        coins: int,
        vases: int,
        vp: int,
        ranch: int,
        supply: int,
        hand: list[int],
        display: list[int],
        perks: list[int],
        board: PlayerBoard,
        marks: list[int],
        projects: int,
        playing: int,
    ) -> None:
        self.coins = coins
        self.vases = vases
        self.vp = vp
        self.ranch = ranch
        self.supply = supply
        self.hand = hand
        self.display = display  # cards played
        self.perks = perks  # permanent effects of the display, summed by kind
        self.board = board
        self.marks = marks  # by colour area: the value of the own scoring marker there, 0 for none
        self.projects = projects  # special projects realised, by colour area, as a bit mask
        self.playing = playing  # the card that was named and is being paid, else NONE

    def clone(self) -> Player:
        return Player(
            self.coins,
            self.vases,
            self.vp,
            self.ranch,
            self.supply,
            self.hand[:],
            self.display[:],
            self.perks[:],
            self.board.clone(),
            self.marks[:],
            self.projects,
            self.playing,
        )

    def key(self) -> list[int]:
        out = [self.coins, self.vases, self.vp, self.ranch, self.supply, self.projects, self.playing, *self.marks]
        for pile in (self.hand, self.display):
            out.append(len(pile))
            out.extend(sorted(pile))
        return out + self.board.key()


class Land:
    """The gameboard without its river."""

    def __init__(self, tiles: list[int], sites: list[int], cattle: list[int], mound: list[int], pastures: int, labels: int) -> None:
        self.tiles = tiles  # by space, NONE where nothing lies
        self.sites = sites  # space * SITES + site: a piece or NONE
        self.cattle = cattle  # pasture * seats + seat: how many
        self.mound = mound  # grey tiles, face down
        self.pastures = pastures  # how many were placed: the next one's number
        self.labels = labels  # covered region labels, as a bit mask

    def clone(self) -> Land:
        return Land(self.tiles[:], self.sites[:], self.cattle[:], self.mound[:], self.pastures, self.labels)

    def key(self) -> list[int]:
        return [self.pastures, self.labels, len(self.mound), *sorted(self.mound), *self.tiles, *self.sites, *self.cattle]


class River:
    """Ships, and how far the game is."""

    def __init__(self, ships: list[int], round_: int, crossed: int, scored: int, trigger: int, ender: int) -> None:
        self.ships = ships  # by seat
        self.round = round_  # 0 or 1
        self.crossed = crossed  # locks crossed in this round, as a bit mask
        self.scored = scored  # interim scorings done or begun
        self.trigger = trigger  # the seat whose ship crossed a lock first in this turn, else NONE
        self.ender = ender  # the seat that reached the end of the lower arm first, else NONE

    def clone(self) -> River:
        return River(self.ships[:], self.round, self.crossed, self.scored, self.trigger, self.ender)

    def key(self) -> list[int]:
        return [self.round, self.crossed, self.scored, self.trigger, self.ender, *self.ships]


class Strips:
    """The action board."""

    def __init__(self, rows: list[int], active: int, taken: int, row: int, region: int, explored: int) -> None:
        self.rows = rows  # strips from top to bottom; six while one is carried out
        self.active = active  # the seat whose turn it is
        self.taken = taken  # the strip being carried out, else NONE
        self.row = row  # the row it came from
        self.region = region  # named in Region scoring, else NONE
        self.explored = explored  # building tiles placed in this turn's action

    def clone(self) -> Strips:
        return Strips(self.rows[:], self.active, self.taken, self.row, self.region, self.explored)

    def key(self) -> list[int]:
        return [self.active, self.taken, self.row, self.region, self.explored, len(self.rows), *self.rows]


class Piles:
    """Project cards and scoring tiles."""

    def __init__(
        self, deck: list[int], discard: list[int], areas: list[int], dealt: list[list[int]], mix: list[int], kept: list[int]
    ) -> None:
        self.deck = deck
        self.discard = discard
        self.areas = areas  # by colour area: its scoring tile, NONE before
        self.dealt = dealt  # during the set-up: the two tiles of each seat
        self.mix = mix  # the other scoring tiles
        self.kept = kept  # during the set-up: what each seat chose (a tile, then a resource), NONE before

    def clone(self) -> Piles:
        return Piles(
            self.deck[:],
            self.discard[:],
            self.areas[:],
            [x[:] for x in self.dealt] if self.dealt else [],
            self.mix[:],
            self.kept[:],
        )

    def key(self) -> list[int]:
        out = [*self.areas, *self.kept]
        for pile in (self.deck, self.discard, self.mix, *self.dealt):
            out.append(len(pile))
            out.extend(sorted(pile))
        return out


class BoonState(State):
    def __init__(
        self,
        flow: Flow,
        box: BoonBox,
        players: list[Player],
        land: Land,
        river: River,
        strips: Strips,
        piles: Piles,
        eminence: Eminence | None,
        artifacts: Artifacts | None,
    ) -> None:
        super().__init__(flow)
        self.box = box
        self.players = players
        self.land = land
        self.river = river
        self.strips = strips
        self.piles = piles
        self.eminence = eminence
        self.artifacts = artifacts

    def clone(self) -> BoonState:
        return BoonState(
            self.flow(),
            self.box,
            [p.clone() for p in self.players],
            self.land.clone(),
            self.river.clone(),
            self.strips.clone(),
            self.piles.clone(),
            None if self.eminence is None else self.eminence.clone(),
            None if self.artifacts is None else self.artifacts.clone(),
        )

    def view(self, seat: int) -> BoonState:
        v = self.clone()
        v.hide(seat)
        return v

    def determinize(self, seat: int, rng: Rng) -> BoonState:
        d = self.view(seat)
        d.fill(seat, rng)
        return d

    def key(self) -> list[int]:
        out = self.land.key() + self.river.key() + self.strips.key() + self.piles.key()
        for p in self.players:
            out.extend(p.key())
        if self.eminence is not None:
            out.extend(self.eminence.key())
        if self.artifacts is not None:
            out.extend(self.artifacts.key())
        return out

    def verbs(self) -> dict[str, Verb]:
        return self.box.verbs

    def is_automa(self, seat: int) -> bool:
        return self.eminence is not None and seat == EMINENCE

    def people(self) -> int:
        """How many seats are played by somebody."""
        return self.seats if self.eminence is None else self.seats - 1

    def first_seat(self) -> int:
        """FLOW-1, SOLO-1: who has the starting token."""
        return 0 if self.eminence is None else EMINENCE

    # -- who knows what (GEN-E2, FSM-3)

    def zones(self) -> list[Zone]:
        out = [Zone(0, 1 << seat, self.players[seat].hand) for seat in range(self.seats)]
        out.append(Zone(0, 0, self.piles.deck))
        out.append(Zone(0, EVERYBODY, self.piles.discard))
        out.append(Zone(1, 0, self.land.mound))
        for seat in range(len(self.piles.dealt)):
            out.append(Zone(2, 1 << seat, self.piles.dealt[seat]))
        out.append(Zone(2, 0, self.piles.mix))
        if self.eminence is not None:
            out.extend(self.eminence.zones(3))
        if self.artifacts is not None:
            out.extend(self.artifacts.zones())
        return out

    def hide_secrets(self, seat: int) -> None:
        first_choices.hide_choices(self, seat)

    def guess_secrets(self, seat: int, rng: Rng) -> None:
        first_choices.guess_choices(self, seat, rng)
        if self.eminence is not None:
            self.eminence.fit_the_next_tile(self.box.solo(), rng)

    # -- the expansion

    def table(self) -> Artifacts:
        """What lies on the table of the expansion."""
        assert self.artifacts is not None
        return self.artifacts

    def has_basic(self, seat: int, face: int) -> bool:
        """ART-VASE-2."""
        return faces.is_active(self, seat, face, False)

    def has_advanced(self, seat: int, face: int) -> bool:
        return faces.is_active(self, seat, face, True)

    def coin_discount(self, seat: int) -> int:
        """ART-A10-2: on every coin cost."""
        return faces.coin_discount(self, seat) if self.artifacts is not None else 0

    def lowered(self, seat: int, coins: int) -> int:
        """ART-A10-2: never below 0."""
        return max(0, coins - self.coin_discount(seat))

    def card_discount(self, seat: int) -> int:
        """ART-A10-1, ART-A10-E1."""
        return faces.card_discount(self, seat) if self.artifacts is not None else 0

    def sells_jokers(self, seat: int) -> bool:
        """ART-A8-1."""
        return self.has_basic(seat, A8)

    def gives_points_for_jokers(self, seat: int) -> bool:
        return self.has_advanced(seat, A8)

    def buy_jokers(self, seat: int, n: int) -> None:
        faces.buy_jokers(self, seat, n)

    def resources_shown(self, seat: int, requires: list[int]) -> None:
        """ART-A3-1: a payment was made that showed these resources."""
        if self.artifacts is not None:
            faces.pay_annexes(self, seat, requires)

    def condition_met(self, seat: int, condition: int) -> None:
        """ART-LAKE-10: a step of the pawn, if it is the condition of this round."""
        if self.artifacts is not None and not self.is_automa(seat) and lake.active_condition(self) == condition:
            self.push(lake.PawnSteps(seat, 1))

    def pawn_steps(self, seat: int, n: int) -> None:
        if self.artifacts is not None and n > 0 and not self.is_automa(seat):
            self.push(lake.PawnSteps(seat, n))

    def card_played(self, seat: int, card: int) -> None:
        """ART-COND-1, ART-A9-2."""
        if self.artifacts is not None:
            faces.card_played(self, seat, card)

    def presence_placed(self, space: int) -> None:
        """ART-CARD-11."""
        if self.artifacts is not None:
            faces.presence_placed(self, space, NONE)

    def shipyard_placed(self, seat: int, space: int) -> None:
        """ART-CARD-E4: a presence too, for the others."""
        if self.box.rules >= 2:
            faces.presence_placed(self, space, seat)

    def presences_of_purple(self, seat: int) -> int:
        """ART-A6-4: how many presences the purple inhabitant is for its owner."""
        return self.box.kit().wanderer if self.has_advanced(seat, A6) else 1

    def payable_sites(self, seat: int) -> list[int]:
        return develop.payable_sites(self, seat)

    def place_of(self, index: int) -> int:
        """Where a site lies on its tile: single, upper or lower."""
        return upgrade.site_at(self, index).place

    def settle_piece(self, seat: int, c: Choice, kind: int) -> None:
        """ART-A4-E1, ART-A6-2: a piece onto a site, no develop."""
        develop.settle(self, seat, upgrade.site_index(self, c), kind, False)

    def develop_piece(self, seat: int, c: Choice, kind: int) -> None:
        develop.settle(self, seat, upgrade.site_index(self, c), kind, True)

    def may_use_tile(self, seat: int, tile: int) -> bool:
        """ART-A7-2: the special tile belongs to its owner."""
        return tile != self.box.special_tile or self.has_basic(seat, A7)

    # -- free actions (TIME)

    def extras(self, seat: int) -> list[Choice]:
        return any_time.extras(self, seat)

    def why_no_extra(self, seat: int, c: Choice) -> Refusal | None:
        return any_time.why_no_extra(self, seat, c)

    def could_help(self, seat: int) -> bool:
        """TIME-E3: in games that began with it."""
        return self.box.rules >= 3 and any_time.could_help(self, seat)

    def open_window(self, seat: int) -> None:
        any_time.open_window(self, seat)

    def begin_extra(self, seat: int, c: Choice) -> None:
        any_time.begin_extra(self, seat, c)

    def outcome(self) -> Outcome:
        return final_scoring.outcome(self)
