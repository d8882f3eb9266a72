"""What lies before a player: hand, player board with its buildings and goods, pawns, people, objectives and ship."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.games.newdale.cards import COLOURS, Cards

FIRST_SPECIAL: Final = 8  # places: the eight zones, then the special buildings in the order built


class Estate:
    """Buildings and the goods on them. A place is a zone's number, or FIRST_SPECIAL and more for special buildings."""

    def __init__(
        self, zones: list[int], zone_goods: list[int], specials: list[int], special_goods: list[int], removed: int
    ) -> None:
        self.zones = zones  # the card in each zone, or NONE
        self.zone_goods = zone_goods
        self.specials = specials
        self.special_goods = special_goods
        self.removed = removed  # progress tiles, as a bit mask

    def clone(self) -> Estate:
        return Estate(self.zones[:], self.zone_goods[:], self.specials[:], self.special_goods[:], self.removed)

    def key(self) -> list[int]:
        return [*self.zones, *self.zone_goods, len(self.specials), *self.specials, *self.special_goods, self.removed]

    def places(self) -> list[int]:
        out = [zone for zone in range(len(self.zones)) if self.zones[zone] != NONE]
        for i in range(len(self.specials)):
            out.append(FIRST_SPECIAL + i)
        return out

    def card_at(self, place: int) -> int:
        return self.zones[place] if place < FIRST_SPECIAL else self.specials[place - FIRST_SPECIAL]

    def goods_at(self, place: int) -> int:
        return self.zone_goods[place] if place < FIRST_SPECIAL else self.special_goods[place - FIRST_SPECIAL]

    def put(self, place: int, n: int) -> None:
        """n goods more (or fewer) on the building there."""
        if place < FIRST_SPECIAL:
            self.zone_goods[place] += n
        else:
            self.special_goods[place - FIRST_SPECIAL] += n

    def place_of(self, card: int) -> int:
        """Where a card of the own board lies, NONE if it does not."""
        if card in self.zones:
            return self.zones.index(card)
        return FIRST_SPECIAL + self.specials.index(card) if card in self.specials else NONE

    def wares(self, cards: Cards) -> list[int]:
        """Pieces by ware."""
        out = [0] * len(cards.goods.ware_slug)
        for zone in range(len(self.zones)):
            if self.zone_goods[zone] > 0:
                out[cards.all[self.zones[zone]].ware] += self.zone_goods[zone]
        for i in range(len(self.specials)):
            if self.special_goods[i] > 0:
                out[cards.all[self.specials[i]].ware] += self.special_goods[i]
        return out

    def take(self, cards: Cards, ware: int, n: int) -> None:
        """NEW-PAY-11: pieces from the lowest zone first, then from special buildings in the order built."""
        for place in self.places():
            if n > 0 and cards.all[self.card_at(place)].ware == ware:
                taken = min(n, self.goods_at(place))
                self.put(place, -taken)
                n -= taken


class Pawns:
    """Action pawns: those one has and those bought in this round, as bit masks (bit 0 is pawn 1), and where they stand."""

    def __init__(self, own: int, bought: int, plan: list[int]) -> None:
        self.own = own
        self.bought = bought
        self.plan = plan  # by pawn: a space, or NONE

    def clone(self) -> Pawns:
        return Pawns(self.own, self.bought, self.plan[:])

    def key(self) -> list[int]:
        return [self.own, self.bought, *self.plan]

    def available(self) -> list[int]:
        return [i for i in range(len(self.plan)) if (self.own >> i) & 1]


class People:
    """The character and the pawns that serve this player alone until the end of the round; the prisoners."""

    def __init__(self, character: int, used: bool, helpers: list[int], hired: int, prisoners: list[int], crew: list[int]) -> None:
        self.character = character  # NONE: none, or gone
        self.used = used  # Hermine and Onyx stay until the end of the round (NEW-CHR-15)
        self.helpers = helpers  # pawns on the character card, Shadows last
        self.hired = hired  # an assistant's colour (card 10g), or NONE
        self.prisoners = prisoners
        self.crew = crew  # recruited sailors but the cook

    def clone(self) -> People:
        return People(self.character, self.used, self.helpers[:], self.hired, self.prisoners[:], self.crew[:])

    def key(self) -> list[int]:
        return [self.character, int(self.used), *self.helpers, self.hired, *self.prisoners, len(self.crew), *self.crew]


class Objectives:
    """The secret and the personal objective, and the points of final scoring."""

    def __init__(self, secret: list[int], revealed: bool, personal: int, points: list[int]) -> None:
        self.secret = secret
        self.revealed = revealed
        self.personal = personal
        self.points = points  # by category, from the first step of final scoring on

    def clone(self) -> Objectives:
        return Objectives(self.secret[:], self.revealed, self.personal, self.points[:])

    def key(self) -> list[int]:
        return [*self.secret, int(self.revealed), self.personal, *self.points]


class Voyage:
    """Ship, shipyard, and whether the goods of the solo card were delivered."""

    def __init__(self, ship: int, shipyard: int, delivered: bool) -> None:
        self.ship = ship  # a sea space, NONE in chapters without ships
        self.shipyard = shipyard  # how often it was used
        self.delivered = delivered

    def clone(self) -> Voyage:
        return Voyage(self.ship, self.shipyard, self.delivered)

    def key(self) -> list[int]:
        return [self.ship, self.shipyard, int(self.delivered)]


class Player:
    def __init__(
        self,
        hand: list[int],
        aside: list[int],
        estate: Estate,
        pawns: Pawns,
        people: People,
        objectives: Objectives,
        towns: int,
        score: int,
        tiles: list[int],
        voyage: Voyage,
    ) -> None:
        self.hand = hand
        self.aside = aside  # cards that are being chosen from: to be discarded in the set-up, or drafted (Nate Welton)
        self.estate = estate
        self.pawns = pawns
        self.people = people
        self.objectives = objectives
        self.towns = towns  # with a house of this player, as a bit mask
        self.score = score
        self.tiles = tiles  # bonus tiles, by type
        self.voyage = voyage

    def clone(self) -> Player:
        return Player(
            self.hand[:],
            self.aside[:],
            self.estate.clone(),
            self.pawns.clone(),
            self.people.clone(),
            self.objectives.clone(),
            self.towns,
            self.score,
            self.tiles[:],
            self.voyage.clone(),
        )

    def key(self) -> list[int]:
        out = [len(self.hand), *sorted(self.hand), len(self.aside), *sorted(self.aside)]
        for part in (self.estate.key(), self.pawns.key(), self.people.key(), self.objectives.key()):
            out.extend(part)
        out.extend([self.towns, self.score, len(self.tiles), *sorted(self.tiles), *self.voyage.key()])
        return out


def new_player(hand: list[int], secret: int, pawns: int, owned: list[int], zones: int) -> Player:
    own = 0
    for n in owned:
        own |= 1 << (n - 1)
    return Player(
        hand,
        [],
        Estate([NONE] * zones, [0] * zones, [], [], 0),
        Pawns(own, 0, [NONE] * pawns),
        People(NONE, False, [0] * (len(COLOURS) + 1), NONE, [0] * len(COLOURS), []),
        Objectives([secret], False, NONE, []),
        0,
        0,
        [],
        Voyage(NONE, 0, False),
    )
