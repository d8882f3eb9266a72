"""A chapter as data: its set-up row, objectives, solo card and special rules (sections 13, 15, 16 and 17)."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.core.data import Node
from overlander.games.newdale.cards import Cards


class Requirement:
    """Goods of summed weight `amount` (NEW-SCO-15); weights by good, 0 for those that do not serve."""

    def __init__(self, node: Node, cards: Cards) -> None:
        self.slug = node.text("id")
        weights = node.node("weights")
        self.weights = [0] * len(cards.goods.slug)
        for slug in weights.fields():
            self.weights[cards.goods.slug.index(slug)] = weights.int_(slug)
        self.ware_weights = [self.weights[good] for good in cards.goods.ware_good]
        self.amount = node.int_("amount")


class Schedule:
    """One of the two schedules of the main objective."""

    def __init__(self, node: Node, cards: Cards) -> None:
        self.slug = node.text("id")
        self.vp = node.int_("vp")
        self.military = node.maybe_int("military", 0)
        self.requires = [Requirement(x, cards) for x in node.nodes("requires")]


class Extra:
    """A further condition of a solo card: its word, and what it counts."""

    def __init__(self, node: Node) -> None:
        self.op = node.text("op")
        self.word = node.maybe_text("symbol", node.maybe_text("area", ""))
        self.least = node.maybe_int("min", 1)


class SoloCard:
    """Points, deliveries and more that win a chapter alone (NEW-SOLO-3)."""

    def __init__(self, node: Node, cards: Cards) -> None:
        self.vp = node.int_("vp")
        self.splendid = node.int_("splendid")
        self.legendary = node.int_("legendary")
        self.deliver = [Requirement(x, cards) for x in node.nodes("deliver")]
        self.extra = [Extra(x) for x in node.nodes("extra")]
        node.ignore("rule")


class Offer:
    """What the shipyard takes, as pieces by good, and gives (NEW-CH6-2..4)."""

    def __init__(self, node: Node, cards: Cards) -> None:
        self.goods = [0] * len(cards.goods.slug)
        for slug in node.texts("goods"):
            self.goods[cards.goods.slug.index(slug)] += 1
        self.vp = node.int_("vp")
        self.slug = "-".join([f"{n}-{cards.goods.slug[g]}" for g, n in enumerate(self.goods) if n > 0])


class Special:
    """The special rules of a chapter; what it does not have is empty or 0."""

    def __init__(self, node: Node, cards: Cards) -> None:
        self.penalty = node.node("final_penalty").ints("by_military") if node.has("final_penalty") else []
        self.penalty_rule = "NEW-CH2-1" if len(self.penalty) == 1 else "NEW-CH6-1"  # one soldier is enough against robbers alone
        self.bridges = node.has("bridges")
        self.ford = True
        self.bridge_cost = self.bridge_vp = self.toll = 0
        if self.bridges:
            x = node.node("bridges")
            self.ford = x.flag("ford")
            self.bridge_cost = x.int_("cost")
            self.bridge_vp = x.int_("vp")
            self.toll = x.int_("toll")
        self.thicket_good = NONE
        self.thicket_goods = 0
        if node.has("thickets"):
            x = node.node("thickets")
            self.thicket_good = x.index("good", cards.goods.slug)
            self.thicket_goods = x.int_("per_road")
        self.pass_vp = self.pass_military = 0
        if node.has("passes"):
            x = node.node("passes")
            self.pass_vp = x.int_("vp")
            self.pass_military = x.int_("unless_military")
        self.shadows = node.has("shadows")
        self.shadows_in_bag = self.shadows and node.node("shadows").flag("in_bag")
        self.ships = node.has("ships")
        self.harbour_distance = node.node("ships").int_("harbour_distance") if self.ships else 0
        self.sail_lanes = self.sail_coins = 0
        if node.has("sail"):
            x = node.node("sail")
            self.sail_lanes = x.int_("lanes")
            self.sail_coins = x.int_("coins_per_lane")
        self.gate = node.node("objective_gate").int_("position") if node.has("objective_gate") else 0
        self.black_ship = node.node("black_ship").ints("moves") if node.has("black_ship") else []
        self.recruiting = node.has("recruiting") and node.node("recruiting").flag("instead_of_building")
        self.shipyard = [Offer(x, cards) for x in node.node("shipyard").nodes("offers")] if node.has("shipyard") else []


class Chapter:
    def __init__(self, node: Node, cards: Cards) -> None:
        self.slug = node.text("id")
        self.step = node.int_("step")
        self.board = node.text("board")
        self.start_towns = node.texts("start_towns")
        self.side = node.text("player_board")
        self.early = node.ints("events_1_3")
        self.middle = node.ints("events_4_6")
        self.middle_solo = node.ints("events_4_6_solo")
        self.last = node.int_("event_7")
        self.last_solo = node.int_("event_7_solo")
        self.numbers = node.ints("draw_pile_numbers")
        self.removed = node.texts("removed") if node.has("removed") else []
        self.face_up_type = ""
        self.face_up_number = 0
        self.face_up_count: list[int] = []
        if node.has("face_up"):
            x = node.node("face_up")
            self.face_up_type = x.maybe_text("type", "")
            self.face_up_number = x.maybe_int("number", 0)
            self.face_up_count = x.ints("count") if x.has("count") else []
        self.characters = node.texts("characters")
        self.personal = node.maybe_text("personal_objective", "")
        self.actions = node.texts("extra_actions")
        self.special = Special(node.node("special"), cards)
        self.schedules = [Schedule(x, cards) for x in node.nodes("schedules")]
        self.solo = SoloCard(node.node("solo"), cards)
        self.next = node.texts("next")
        node.ignore("name", "code", "rule")
