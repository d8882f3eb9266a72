"""The sea board: sea routes, harbours, harbourmasters, and the storehouses that wait on the player boards (SHIP, HARB, HM, STO)."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.data import Node
from overlander.games.trail.actions import Action, Compiler
from overlander.games.trail.box import TrailBox

# sizes of harbours
SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
SIZES: Final = ["small", "medium", "large"]
SLOTS: Final = 4


class SeaBox(TrailBox):
    """What is printed about the sea; the rest of the box is NzBox."""

    def read_sea(self, file: Node, supports: list[str], piles: list[str], posts: list[str]) -> None:
        """The sea board is a tree: one way between any two spaces, told by its length."""
        nodes = file.nodes("spaces")
        self.sea_slug: list[str] = [x.text("id") for x in nodes]
        self.sea_start = self.sea_slug.index(file.one_of("start", self.sea_slug))
        links: list[list[int]] = [[] for _ in nodes]
        for x in file.nodes("edges"):
            one, two = [self.sea_slug.index(slug) for slug in x.texts("between")]
            links[one].append(two)
            links[two].append(one)
        self.sea_links = links
        self.sea_distance: list[list[int]] = [distances(links, i) for i in range(len(nodes))]
        harbours = file.nodes("harbours")
        self.harbour_slug: list[str] = [x.text("id") for x in harbours]
        self.harbour_size: list[int] = [x.index("size", SIZES) for x in harbours]
        self.harbour_space: list[int] = [NONE] * len(harbours)
        for i, x in enumerate(nodes):
            if x.has("harbour"):
                self.harbour_space[self.harbour_slug.index(x.one_of("harbour", self.harbour_slug))] = i
        self.harbour_costs: list[list[int]] = []  # by slot
        self.harbour_card: list[int] = []  # a support card; NONE
        self.harbour_pile: list[int] = []  # a bonus-card pile; NONE
        self.harbour_vp: list[int] = []
        self.harbour_white: list[bool] = []
        self.harbour_end: list[bool] = []
        self.harbour_post: list[int] = []  # the foreign post a large harbour opens
        self.post_harbour: list[int] = [NONE] * len(posts)
        for i, x in enumerate(harbours):
            size = self.harbour_size[i]
            costs = x.ints("slot_costs") if size == SMALL else [x.int_("cost") if size == MEDIUM else 0] * SLOTS
            self.harbour_costs.append(costs)
            card = x.one_of("card", supports + piles) if size != LARGE else ""
            self.harbour_card.append(supports.index(card) if card in supports else NONE)
            self.harbour_pile.append(piles.index(card) if card in piles else NONE)
            self.harbour_vp.append(x.int_("vp") if size != LARGE else 0)
            self.harbour_white.append(size == MEDIUM and x.one_of("border", ["white", "black"]) == "white")
            self.harbour_end.append(size == SMALL and x.flag("end_of_route"))
            post = x.index("post", posts) if size == LARGE else NONE
            self.harbour_post.append(post)
            if post != NONE:
                self.post_harbour[post] = i
        self.medium: list[int] = [i for i in range(len(harbours)) if self.harbour_size[i] == MEDIUM]
        self.harbour_arrow: list[tuple[int, int, int]] = []
        for x in file.nodes("arrows"):
            one, two = [self.harbour_slug.index(slug) for slug in x.texts("between")]
            self.harbour_arrow.append((one, two, x.int_("vp")))

    def read_masters(self, file: Node, compiler: Compiler) -> None:
        self.master_slug: list[str] = []
        self.master_actions: list[list[Action]] = []
        self.master_certificates: list[int] = []
        self.master_vp: list[int] = []
        self.master_every: list[int] = []
        self.master_per: list[int] = []
        for x in file.nodes("tiles"):
            slug = x.text("id")
            self.master_slug.append(slug)
            self.master_actions.append(compiler.location(slug, [x.node("immediate")]) if x.has("immediate") else [])
            self.master_certificates.append(x.int_("permanent_certificates"))
            self.master_vp.append(x.node("scoring").int_("n"))
            self.master_every.append(x.node("scoring").int_("every"))
            self.master_per.append(x.node("scoring").index("per", self.counters))

    def read_parts(self, file: Node, compiler: Compiler) -> None:
        """NZ-HM-9: what may be taken alone of an immediate action. Compiled after all others, whose ids stay as they were."""
        self.master_parts: list[list[Action]] = []
        for x in file.nodes("tiles"):
            parts = [compiler.action(x.text("id") + "-part", 0, x.node("in_part"))] if x.has("in_part") else []
            self.master_parts.append(parts)

    def read_storehouses(self, board: Node, compiler: Compiler) -> None:
        """NZ-STO-2: five pairs; storehouse i belongs to pair i // 2."""
        self.pair_slug: list[str] = []
        self.pair_vp: list[int] = []
        self.pair_certificates: list[int] = []
        self.pair_actions: list[list[Action]] = []
        for i, x in enumerate(board.nodes("storehouse_pairs")):
            if x.ints("slots") != [2 * i + 1, 2 * i + 2]:
                x.fail("data-unknown-word", "slots", str(x.ints("slots")))
            slug = x.text("id")
            self.pair_slug.append(slug)
            self.pair_vp.append(x.int_("vp"))
            self.pair_certificates.append(x.int_("permanent_certificates"))
            self.pair_actions.append(compiler.location(slug, [x.node("immediate")]) if x.has("immediate") else [])
        self.storehouse_slug: list[str] = [f"storehouse-{i + 1}" for i in range(2 * len(self.pair_slug))]


def distances(links: list[list[int]], start: int) -> list[int]:
    """How many movements from one space to every other."""
    out = [NONE] * len(links)
    out[start] = 0
    reached = [start]
    while reached:
        here = reached.pop()
        for x in links[here]:
            if out[x] == NONE:
                out[x] = out[here] + 1
                reached.append(x)
    return out
