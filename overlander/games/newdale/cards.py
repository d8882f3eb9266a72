"""Building cards and sailors as components: faces, chains, values (sections 8, 9 and 17.9)."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.data import Node
from overlander.games.newdale.land import TERRAINS

COLOURS: Final = ["yellow", "green", "red", "blue"]
SHADOW: Final = 4  # the fifth kind of pawn
PAWNS: Final = [*COLOURS, "shadow"]
HERMINES_SHADOW: Final = 5  # what a Prison may take besides pawns of the market
JAILED: Final = [*PAWNS, "hermines-shadow"]

# kinds of building
START: Final = 0
PRODUCTION: Final = 1
SPECIAL: Final = 2
SAILOR: Final = 3
KINDS: Final = ["start", "production", "special"]

# kinds of chain
NO_CHAIN: Final = 0
RESOURCE: Final = 1
GOODS: Final = 2  # one good, or a group of one good each
CHAINS: Final = {"resource": RESOURCE, "good": GOODS, "group": GOODS}


class Type:
    """What all cards of a type share. `product` is a good; `inputs` are resources or goods, one of each per good made."""

    def __init__(
        self,
        slug: str,
        kind: int,
        number: int,
        terrain: int,
        product: int,
        chain: int,
        inputs: list[int],
        military: int,
        effect: Node | None,
    ) -> None:
        self.slug = slug
        self.kind = kind
        self.number = number  # 0: unnumbered
        self.terrain = terrain
        self.product = product
        self.chain = chain
        self.inputs = inputs
        self.military = military
        self.effect = effect


class Card:
    """One card. `ware` is what its goods are called in a payment: the product, or a grape of this very Vineyards."""

    def __init__(
        self, ident: int, slug: str, type_: Type, cost: int, vp: int, resource: int, assistants: list[int], colour: int
    ) -> None:
        self.ident = ident
        self.slug = slug
        self.type = type_
        self.cost = cost
        self.vp = vp
        self.resource = resource
        self.assistants = assistants
        self.colour = colour
        self.ware = NONE
        self.military = type_.military
        self.move = 0  # of the ship when the sailor is recruited
        self.zone = NONE  # where the captain and the cook belong


class Goods:
    """The kinds of goods, and the wares of which payments speak: all goods but grapes, then the grapes of each Vineyards card."""

    def __init__(self, file: Node) -> None:
        self.slug: list[str] = []
        self.value: list[int] = []
        self.grape = NONE
        for g in file.nodes("goods"):
            if g.maybe_flag("per_assistant"):
                self.grape = len(self.slug)
            self.slug.append(g.text("id"))
            self.value.append(g.int_("value"))
        self.coal = self.slug.index("coal")
        self.ware_slug = [slug for i, slug in enumerate(self.slug) if i != self.grape]
        self.ware_good = [i for i in range(len(self.slug)) if i != self.grape]
        self.ware_colour = [NONE] * len(self.ware_slug)  # of grapes
        self.grapes: list[int] = []  # wares
        self.price = [self.value[good] for good in self.ware_good]  # of a ware; grapes have none of their own
        self.wares = [[ware for ware, x in enumerate(self.ware_good) if x == good] for good in range(len(self.slug))]  # by good

    def add_vineyards(self, card: Card) -> None:
        """NEW-PAY-11: grapes are named by their card."""
        self.ware_slug.append(card.slug)
        self.ware_good.append(self.grape)
        self.ware_colour.append(card.colour)
        self.grapes.append(card.ware)
        self.price.append(0)
        self.wares[self.grape].append(card.ware)

    def ware(self, good: int) -> int:
        return self.wares[good][0]


class Cards:
    """All building cards, then the sailors; `slugs` is their vocabulary."""

    def __init__(self, file: Node, sailors: Node) -> None:
        self.resources = file.texts("resources")
        self.goods = Goods(file)
        self.types: list[Type] = []
        self.all: list[Card] = []
        copies: dict[str, int] = {}
        for x in file.nodes("types"):
            kind = x.index("kind", KINDS)
            self.types.append(self.read_type(x, kind, x.maybe_int("number", 0)))
            copies[x.text("id")] = x.int_("copies")
            x.ignore("name", "rule")
        type_slugs = [t.slug for t in self.types]
        for x in file.nodes("cards"):
            self.read_card(x, self.types[x.index("type", type_slugs)])
        self.buildings = len(self.all)
        self.sailor_types = [self.read_type(x, SAILOR, 0) for x in sailors.nodes("types")]
        sailor_slugs = [t.slug for t in self.sailor_types]
        for x in sailors.nodes("types"):
            copies[x.text("id")] = x.int_("copies")
        for x in sailors.nodes("cards"):
            card = self.read_card(x, self.sailor_types[x.index("type", sailor_slugs)])
            card.move = x.int_("move")
            card.military = x.maybe_int("military", 0)
            x.ignore("zone")
        for t in self.types + self.sailor_types:
            file.expect(t.slug, len([c for c in self.all if c.type is t]), copies[t.slug])
        self.slugs = [c.slug for c in self.all]
        self.displays = sailors.ints("display")
        for card in self.all:
            if card.type.product == self.goods.grape and self.goods.grape != NONE:
                card.ware = len(self.goods.ware_slug)
                self.goods.add_vineyards(card)
            elif card.type.product != NONE:
                card.ware = self.goods.ware(card.type.product)
        self.kinds = self.number_kinds()
        self.numbered: dict[int, list[int]] = {}
        for card in self.all[: self.buildings]:
            if card.type.kind != START:
                self.numbered.setdefault(card.type.number, []).append(card.ident)
        self.coal_mines = [c.ident for c in self.all if c.type.kind == START]
        self.captains = self.of_type("captain")

    def read_type(self, x: Node, kind: int, number: int) -> Type:
        chain = NO_CHAIN
        inputs: list[int] = []
        if x.has("chain"):
            c = x.node("chain")
            chain = CHAINS[c.one_of("kind", list(CHAINS))]
            words = self.resources if chain == RESOURCE else self.goods.slug
            inputs = [words.index(slug) for slug in c.texts("inputs")]
        return Type(
            x.text("id"),
            kind,
            number,
            x.index("terrain", TERRAINS) if x.has("terrain") else NONE,
            x.index("product", self.goods.slug) if x.has("product") else NONE,
            chain,
            inputs,
            x.maybe_int("military", 0),
            x.node("effect") if x.has("effect") else None,
        )

    def read_card(self, x: Node, type_: Type) -> Card:
        card = Card(
            len(self.all),
            x.text("id"),
            type_,
            x.int_("cost"),
            x.int_("vp"),
            x.index("resource", self.resources) if x.has("resource") else NONE,
            x.ints("assistants") if x.has("assistants") else [],
            x.index("colour", COLOURS) if x.has("colour") else NONE,
        )
        self.all.append(card)
        return card

    def number_kinds(self) -> list[int]:
        """By card: what it is good for. The goods that a building makes, then the types of buildings and sailors that make none."""
        idle = [t for t in self.types + self.sailor_types if t.product == NONE]
        return [c.type.product if c.type.product != NONE else len(self.goods.slug) + idle.index(c.type) for c in self.all]

    def of_type(self, slug: str) -> list[int]:
        return [c.ident for c in self.all if c.type.slug == slug]

    def of_number(self, number: int) -> list[int]:
        """The cards with a printed number; 0: the unnumbered ones of the draw pile."""
        return self.numbered[number][:] if number in self.numbered else []
