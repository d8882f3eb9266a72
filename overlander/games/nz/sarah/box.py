"""Sarah's cards, her board, her sheep-market tile and her level, from the data (NZ-SAR-1..5)."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.data import Node
from overlander.games.trail.automa.box import AutomaBox, places

ACTIONS: Final = [
    "hire-cheapest",
    "hire-specialty",
    "buy-sheep",
    "add-sheep",
    "take-sheep",
    "build",
    "build-with",
    "bonus-tile",
    "explore",
    "objective",
    "hazard",
    "bonus-card",
    "shear",
    "move-on",
]
SPECIALTY: Final = "specialty"  # a step for each worker of her specialty, whichever it is
SHIP: Final = "ship"
WOOL: Final = "wool"
NO_BREED: Final = "none"
STANDARD: Final = "standard"  # the first post that the level says


class SarahAction:
    """One action of a card, with what it needs: a number, sheep to take, or a table by the number of sailors or shearers."""

    def __init__(self, x: Node, cards: list[str], piles: list[str]) -> None:
        self.op = x.one_of("op", ACTIONS)
        self.n = x.maybe_int("n", 0)
        self.sheep: list[list[int]] = read_sheep(x, cards) if x.has("sheep") else []
        self.piles: list[int] = places(x, "piles", piles) if x.has("piles") else []
        self.also: list[int] = []  # a kind of sheep; NONE
        for slug in x.texts("also") if x.has("also") else []:
            if slug != NO_BREED and slug not in cards:
                x.fail("data-unknown-word", "also", slug)
            self.also.append(NONE if slug == NO_BREED else cards.index(slug))


def read_sheep(x: Node, cards: list[str]) -> list[list[int]]:
    """For each sheep the kinds it may be."""
    return [places(node, "breeds", cards) for node in x.nodes("sheep")]


class SarahCard:
    """NZ-SAR-20, NZ-SAR-31: steps (or what they depend on), and actions, or two lists by her specialty."""

    def __init__(self, x: Node, workers: list[str], cards: list[str], piles: list[str]) -> None:
        self.slug = x.text("id")
        self.number = int(self.slug.rpartition("-")[2])
        self.steps = x.maybe_int("steps", 0)
        per = "" if x.has("steps") else x.one_of("steps_per", [*workers, SPECIALTY])
        self.per_specialty = per == SPECIALTY
        self.steps_per = workers.index(per) if per in workers else NONE
        self.specialty = x.index("specialty", workers) if x.has("specialty") else NONE
        self.actions: list[SarahAction] = [SarahAction(a, cards, piles) for a in x.nodes("actions")]
        self.otherwise: list[SarahAction] = self.actions
        if x.has("otherwise"):
            self.otherwise = [SarahAction(a, cards, piles) for a in x.nodes("otherwise")]


class SarahBox(AutomaBox):
    """`posts` are the local trading posts in ascending order, as slugs and as numbers."""

    def __init__(
        self,
        file: Node,
        level: str,
        first_post: str,
        ask: bool,
        whole_way: bool,
        workers: list[str],
        cards: list[str],
        piles: list[str],
        post_slug: list[str],
        local: list[int],
        categories: list[str],
    ) -> None:
        self.cards: list[SarahCard] = [SarahCard(x, workers, cards, piles) for x in file.nodes("cards")]
        super().__init__(file, [card.slug for card in self.cards], ask, whole_way, categories)
        self.local = local
        chosen = file.node("difficulty").node(level)
        self.removed: list[int] = chosen.ints("removed_cards")
        first = chosen.text("first_delivery") if first_post == STANDARD else first_post
        if first not in [post_slug[x] for x in local]:
            chosen.fail("data-unknown-word", "first_delivery", first)
        self.first_post = post_slug.index(first)
        self.read_board(file.node("board"), workers, piles, post_slug)
        self.read_market(file, cards)

    def read_board(self, board: Node, workers: list[str], piles: list[str], post_slug: list[str]) -> None:
        """NZ-SAR-44..46."""
        columns = board.node("column_piles")
        self.column_pile: list[int] = [columns.index(at, piles) if columns.has(at) else NONE for at in "012345"]
        self.ship_at: list[tuple[int, int]] = []  # worker and column
        self.wool_at: dict[tuple[int, int], int] = {}  # and the post
        for x in board.nodes("immediate"):
            x.ignore("id")
            where = (x.index("worker", workers), x.int_("column"))
            if x.one_of("action", [SHIP, WOOL]) == SHIP:
                self.ship_at.append(where)
            else:
                self.wool_at[where] = x.index("post", post_slug)

    def read_market(self, file: Node, cards: list[str]) -> None:
        """NZ-SAR-55: by the number of shepherds used, each option as the kinds each of its sheep may be."""
        self.market_options: list[list[list[list[int]]]] = [[]]
        for i, x in enumerate(file.nodes("sheep_market")):
            x.ignore("id")
            if x.int_("shepherds") != i + 1:
                x.fail("data-unknown-word", "shepherds", str(x.int_("shepherds")))
            self.market_options.append([read_sheep(option, cards) for option in x.nodes("options")])
