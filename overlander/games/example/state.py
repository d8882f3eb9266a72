"""The state of Orchard, and who may know what of it."""

from __future__ import annotations

from typing import Final

from overlander.core.carried import Sequel
from overlander.core.choice import NONE, Choice, Kinds, Verb, contains
from overlander.core.data import Pack
from overlander.core.errors import Refusal, no
from overlander.core.frame import Sealed, Together
from overlander.core.rng import Rng
from overlander.core.state import EVERYBODY, Flow, Outcome, State, Zone
from overlander.games.example import rounds, seasons
from overlander.games.example.presses import Meadow
from overlander.games.example.seasons import Calendar, Season

ANSWERS: Final = ["yes", "no"]
SHARES: Final = ["draw", "coin"]
SECRET: Final = -2  # a bid that the viewer may not see


class OrchardBox:
    """The components: card kind k is worth k + 1."""

    def __init__(self, pack: Pack) -> None:
        file = pack.file("orchard")
        self.rounds = file.int_("rounds")
        self.hand = file.int_("hand")
        self.coins = file.int_("coins")
        self.fruits = file.texts("fruits")
        self.deck = sorted(list(range(len(self.fruits))) * file.int_("copies"))
        self.crops = file.ints("crops")
        file.done()
        file = pack.file("presses")
        self.press_hand = file.int_("hand")
        self.plots = file.texts("plots")
        self.presses = [x.text("id") for x in file.nodes("press")]
        self.prices = [x.int_("price") for x in file.nodes("press")]
        self.press_points = [x.int_("points") for x in file.nodes("press")]
        self.worth = [fruit + 1 for fruit in range(len(self.fruits))]
        file.done()
        self.calendar = Calendar(pack)
        self.BID = Verb("bid", [("card", self.fruits)], ":")
        self.RAISE = Verb("raise", [("answer", ANSWERS)], ":")
        self.SHARE = Verb("share", [("gain", SHARES)], ":")
        self.DISCARD = Verb("discard", [("card", self.fruits)], ":")
        self.SWAP = Choice(Verb("swap", [], "", extra=True))
        fruits = Kinds("fruits", self.fruits, 15)
        self.BUILD = Verb("build", [("press", self.presses), ("plot", self.plots)], ":@+", kinds=fruits)
        self.PASS = Choice(Verb("pass", [], ""))
        every = (self.BID, self.RAISE, self.SHARE, self.DISCARD, self.BUILD, self.PASS.verb, self.SWAP.verb)
        self.verbs: dict[str, Verb] = {v.name: v for v in every}


class Deck:
    def __init__(self, draw: list[int], discard: list[int]) -> None:
        self.draw = draw
        self.discard = discard

    def clone(self) -> Deck:
        return Deck(self.draw[:], self.discard[:])


class Harvest:
    """The rounds of a game and what is picked in them."""

    def __init__(self, first: int, round_: int, crop: int, crops: list[int]) -> None:
        self.first = first  # the seat that shares first
        self.round = round_
        self.crop = crop  # points of the crop on offer
        self.crops = crops  # still to come

    def clone(self) -> Harvest:
        return Harvest(self.first, self.round, self.crop, self.crops[:])


class Bids:
    """By seat: secret until all are in."""

    def __init__(self, cards: list[int], raised: list[int]) -> None:
        self.cards = cards  # NONE before, SECRET in a view
        self.raised = raised  # 1 if a coin was added

    def clone(self) -> Bids:
        return Bids(self.cards[:], self.raised[:])


class Rival:
    """The automa: the cards it may still show, and the points it has won."""

    def __init__(self, cards: list[int], won: int) -> None:
        self.cards = cards
        self.won = won

    def clone(self) -> Rival:
        return Rival(self.cards[:], self.won)


class OrchardState(State):
    def __init__(
        self,
        flow: Flow,
        box: OrchardBox,
        hands: list[list[int]],
        coins: list[int],
        won: list[int],
        deck: Deck,
        harvest: Harvest,
        bids: Bids,
        rival: Rival | None,
        meadow: Meadow | None,
        season: Season | None,
    ) -> None:
        super().__init__(flow)
        self.box = box
        self.hands = hands
        self.coins = coins  # while a bid is secret, the coin added to it still lies here
        self.won = won  # points of crops by seat
        self.deck = deck
        self.harvest = harvest
        self.bids = bids
        self.rival = rival
        self.meadow = meadow  # with the option presses
        self.season = season  # in a campaign

    def clone(self) -> OrchardState:
        return OrchardState(
            self.flow(),
            self.box,
            [h[:] for h in self.hands],
            self.coins[:],
            self.won[:],
            self.deck.clone(),
            self.harvest.clone(),
            self.bids.clone(),
            None if self.rival is None else self.rival.clone(),
            None if self.meadow is None else self.meadow.clone(),
            self.season,
        )

    def view(self, seat: int) -> OrchardState:
        v = self.clone()
        v.hide(seat)
        return v

    def determinize(self, seat: int, rng: Rng) -> OrchardState:
        d = self.view(seat)
        d.fill(seat, rng)
        return d

    def key(self) -> list[int]:
        harvest, bids, rival = self.harvest, self.bids, self.rival
        out = [harvest.first, harvest.round, harvest.crop, 0 if rival is None else rival.won]
        out.extend([*self.coins, *self.won, *bids.cards, *bids.raised])
        for pile in (*self.hands, self.deck.draw, self.deck.discard, harvest.crops, [] if rival is None else rival.cards):
            out.append(len(pile))
            out.extend(sorted(pile))
        if self.meadow is not None:
            out.extend(self.meadow.key())
        if self.season is not None:
            out.extend(self.season.key())
        return out

    def verbs(self) -> dict[str, Verb]:
        return self.box.verbs

    # -- who knows what

    def zones(self) -> list[Zone]:
        out = [Zone(0, 1 << seat, self.hands[seat]) for seat in range(self.seats)]
        out.append(Zone(0, 0, self.deck.draw))
        out.append(Zone(0, EVERYBODY, self.deck.discard))
        out.append(Zone(1, 0, self.harvest.crops))
        if self.rival is not None:
            out.append(Zone(2, 0, self.rival.cards))
        return out

    def hide_secrets(self, seat: int) -> None:
        """EX-BID-2: how far others are with their bids is as secret as the bids: a bid card counts among the hand."""
        for i in range(self.seats):
            if i == seat or not self.bidding():
                continue
            if self.bids.cards[i] >= 0:
                self.unknown[0].append(self.bids.cards[i])
                self.unknown[0].sort()
                self.hands[i].append(NONE)
            self.bids.cards[i] = SECRET
            self.bids.raised[i] = 0

    def guess_secrets(self, seat: int, rng: Rng) -> None:
        """Others may have bid or not; whoever is done has, whoever is not is taken to begin."""
        if not self.bidding():
            return
        top = self.stack[-1]
        assert isinstance(top, Together)
        lanes = top.lanes[:]
        for i in range(self.seats):
            if self.bids.cards[i] != SECRET:
                continue
            self.bids.cards[i] = NONE
            if lanes[i] and isinstance(lanes[i][0], Sealed):
                lanes[i] = [rounds.ChooseBid(i)]
            else:
                self.bids.cards[i] = rng.take(self.hands[i])
                self.bids.raised[i] = rng.below(2) if self.coins[i] > 0 else 0
        self.stack[-1] = Together(lanes)

    def bidding(self) -> bool:
        return bool(self.stack) and isinstance(self.stack[-1], Together)

    # -- free actions: EX-SWAP-1

    def spare_coins(self, seat: int) -> int:
        return self.coins[seat] - self.bids.raised[seat]

    def extras(self, seat: int) -> list[Choice]:
        if self.spare_coins(seat) > 0 and self.hands[seat] and (self.deck.draw or self.deck.discard):
            return [self.box.SWAP]
        return []

    def why_no_extra(self, seat: int, c: Choice) -> Refusal | None:
        return None if contains(self.extras(seat), c) else no("EX-SWAP-1", "cannot-swap")

    def begin_extra(self, seat: int, c: Choice) -> None:
        self.coins[seat] -= 1
        if self.heard is not None:
            self.tell("swap", seat, "EX-SWAP-1", {})
        rounds.draw_card(self, seat)
        self.push(rounds.DiscardCard(seat))

    # -- the end

    def outcome(self) -> Outcome:
        """EX-END-1, EX-PRESS-4, EX-SOLO-3."""
        points = [[self.won[i], self.coins[i] // 2] for i in range(self.seats)]
        categories = ["crops", "coins"]
        if self.meadow is not None:
            categories.append("presses")
            for i in range(self.seats):
                points[i].append(self.meadow.points(i, self.box.press_points))
        best = max([sum(p) for p in points])
        if self.seats == 1:
            alone = seasons.verdict(self, best)
            return Outcome(categories, points, [0] if alone.won else [], alone)
        return Outcome(categories, points, [i for i in range(self.seats) if sum(points[i]) == best])

    def sequels(self) -> list[Sequel]:
        return seasons.sequels(self)

    def campaign(self) -> Outcome | None:
        return seasons.campaign(self)
