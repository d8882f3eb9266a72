"""Sam's cards and his level, from the data (SAM-2, SAM-11, SAM-25)."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.data import Node
from overlander.core.errors import DataError, Params
from overlander.games.trail.automa.box import AutomaBox, places

ACTIONS: Final = [
    "hire-specialty",
    "hire-cheapest",
    "buy-cattle",
    "refill-2-then-buy-cattle",
    "take-best-value-3",
    "build",
    "build-with-1-builder",
    "locomotive",
    "locomotive-to-next-station",
    "objective",
    "outlaw",
    "hazard",
]
STEPS_PER: Final = ["most-buildings", "specialty-workers"]
MOST_BUILDINGS: Final = 0
SPECIALTY_WORKERS: Final = 1
MOST_CARDS: Final = 3  # a purchase of his names up to three cards
STANDARD: Final = "standard"  # the first city that the level says


class SamCard:
    """SAM-16, SAM-34: steps (or what they depend on), and an action, or two by his specialty."""

    def __init__(self, x: Node, workers: list[str]) -> None:
        self.slug = x.text("id")
        self.shop = x.maybe_flag("shop")  # RTN-SAM-5
        self.number = int(self.slug.rpartition("-")[2])
        self.steps = x.maybe_int("steps", 0)
        self.steps_per = NONE if x.has("steps") else x.index("steps_per", STEPS_PER)
        self.specialty = x.index("specialty", workers) if x.has("specialty") else NONE
        self.action = x.one_of("action", ACTIONS)
        self.otherwise = x.one_of("otherwise", ACTIONS) if x.has("otherwise") else self.action


class ExpansionCard:
    """RTN-SAM-6, RTN-SAM-9: towns in the order in which he fills them, and the city on its back."""

    def __init__(self, x: Node, cities: list[str], towns: list[str]) -> None:
        self.slug = x.text("id")
        self.revealed_by = x.index("revealed_by", cities) if x.has("revealed_by") else NONE
        self.path: list[int] = places(x, "path", towns)


class SamNorth:
    """RTN-SAM-2: his expansion cards and the route of his deliveries."""

    def __init__(self, file: Node, level: str, cities: list[str], towns: list[str]) -> None:
        self.level = level
        self.upper: list[int] = []
        self.lower: list[int] = []
        self.cards: list[ExpansionCard] = []
        for name in file.node("routes").fields():
            route = file.node("routes").node(name)
            upper = places(route, "upper", cities)
            lower = places(route, "lower", cities)
            cards = [ExpansionCard(x, cities, towns) for x in file.node("expansion_cards").nodes(name)]
            file.expect("expansion_cards." + name, len(cards), 3)
            if name == level:
                self.upper = upper
                self.lower = lower
                self.cards = cards


class SamBox(AutomaBox):
    def __init__(
        self,
        file: Node,
        deck: Node,
        level: str,
        first_city: str,
        ask: bool,
        whole_way: bool,
        workers: list[str],
        cities: list[str],
        categories: list[str],
        north: SamNorth | None,
    ) -> None:
        self.cards: list[SamCard] = [SamCard(x, workers) for x in deck.nodes("cards")]
        super().__init__(file, [card.slug for card in self.cards], ask, whole_way, categories)
        self.north = north
        self.purse = file.int_("purse")
        chosen = file.node("difficulty").node(level)
        self.removed: list[int] = chosen.ints("removed_cards")
        for number in self.removed:
            if all(card.number != number for card in self.cards):
                chosen.fail("data-unknown-word", "removed_cards", str(number))
        self.extra_workers: list[int] = places(chosen, "extra_workers", workers)
        first = chosen.text("first_delivery") if first_city == STANDARD else first_city
        self.first_city = NONE  # with the expansion the route card says it (RTN-SAM-13)
        if north is None:
            if first not in cities:
                chosen.fail("data-unknown-word", "first_delivery", first)
            self.first_city = cities.index(first)

    def check_purse(self, file: Node, prices: list[tuple[int, int, int]], cowboys: int) -> None:
        """SAM-39: what the purse and a full row of cowboys can buy fits into one purchase."""
        if most_cards(prices, 0, cowboys, self.purse, 0) > MOST_CARDS:
            what: Params = {"file": file.file, "place": "purse", "found": self.purse, "wanted": MOST_CARDS}
            raise DataError("data-purse-too-full", what)


def most_cards(prices: list[tuple[int, int, int]], first: int, cowboys: int, dollars: int, cards: int) -> int:
    """How many cards can be bought at prices (cards, cowboys, dollars); counted only until they are too many."""
    most = cards
    for i in range(first, len(prices)):
        bought, used, paid = prices[i]
        if used <= cowboys and paid <= dollars and most <= MOST_CARDS:
            most = max(most, most_cards(prices, i, cowboys - used, dollars - paid, cards + max(bought, 1)))
    return most
