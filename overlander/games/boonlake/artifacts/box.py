"""What the expansion prints: lake board, artifacts, price tiles, lake conditions (ART)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from overlander.core.choice import NONE
from overlander.core.data import Node, Pack
from overlander.core.effects import Sequence
from overlander.games.boonlake.costs import Cost, read_cost

if TYPE_CHECKING:
    from overlander.games.boonlake.box import BoonBox

FACES: Final = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10"]
A1: Final = 0
A2: Final = 1
A3: Final = 2
A4: Final = 3
A5: Final = 4
A6: Final = 5
A7: Final = 6
A8: Final = 7
A9: Final = 8
A10: Final = 9

CONDITIONS: Final = [
    "develop-plain-site",
    "card-3-resources",
    "new-region",
    "score-tile",
    "track-reward",
    "site-level-2",
    "new-lever-row",
    "upgrade-house",
]
DEVELOP_PLAIN: Final = 0
CARD_3_RESOURCES: Final = 1
NEW_REGION: Final = 2
SCORE_TILE: Final = 3
TRACK_REWARD: Final = 4
SITE_LEVEL_2: Final = 5
NEW_LEVER_ROW: Final = 6
UPGRADE_HOUSE: Final = 7

START: Final = 0  # lake spaces: the start, then the income side, then the VP side
SIDES: Final = ["income", "vp"]
INCOME: Final = 0


class LakeSpace:
    def __init__(self, cost: Cost, needs: list[list[int]], gain: Sequence, canoe: Sequence, vases: int) -> None:
        self.cost = cost
        self.needs = needs  # [counter, number]: one of them must be reached
        self.gain = gain
        self.canoe = canoe
        self.vases = vases  # that it can bring


class ArtifactsBox:
    def __init__(self, pack: Pack, box: BoonBox, counters: list[str]) -> None:
        self.read_lake(pack.file("lake"), box, counters)
        self.read_artifacts(pack.file("artifacts"))

    def read_lake(self, file: Node, box: BoonBox, counters: list[str]) -> None:
        self.steps_for_pawn = file.int_("ship_steps")  # ART-LAKE-9
        nodes = file.nodes("spaces")
        self.lake: list[str] = ["start"] + [x.text("id") for x in nodes]
        sides = [x.index("side", SIDES) for x in nodes]
        self.income_length = sides.count(0)
        self.spaces: list[LakeSpace] = []
        for x in nodes:
            cost = read_cost(x.node("cost")) if x.has("cost") else Cost(0, 0, 0, 0, 0)
            needs: list[list[int]] = []
            if x.has("needs"):
                needs = [[counters.index(k), x.node("needs").int_(k)] for k in x.node("needs").fields()]
            gain, canoe = box.compiler.sequence(x.nodes("gain")), box.compiler.sequence(x.nodes("canoe"))
            vases = sum([e.int_("n") for e in x.nodes("gain") if e.text("op") in ("vases", "site-or-vase")])
            self.spaces.append(LakeSpace(cost, needs, gain, canoe, vases))
        tiles = file.nodes("conditions")
        self.condition_slug: list[str] = [x.text("id") for x in tiles]
        self.upper = [x.index("upper", CONDITIONS) for x in tiles]
        self.lower = [x.index("lower", CONDITIONS) for x in tiles]

    def side(self, space: int) -> int:
        """0 income, 1 VP; NONE for the start."""
        return NONE if space == START else 0 if space <= self.income_length else 1

    def index(self, space: int) -> int:
        """How far a space is from the start."""
        return space if space <= self.income_length else space - self.income_length

    def vases_until(self, pawn: int) -> int:
        """The most vases that going back brings."""
        if pawn == START:
            return 0
        return max([self.spaces[x - 1].vases for x in range(self.first_of(self.side(pawn)), pawn + 1)])

    def first_of(self, side: int) -> int:
        return 1 if side == 0 else self.income_length + 1

    def last_of(self, side: int) -> int:
        return self.income_length if side == 0 else len(self.lake) - 1

    def read_artifacts(self, file: Node) -> None:
        self.basic = file.int_("vases_basic")
        self.advanced = self.basic + file.int_("vases_advanced")
        self.tile_slug: list[str] = [x.text("id") for x in file.nodes("tiles")]
        self.tile_faces: list[list[int]] = [[FACES.index(y) for y in x.texts("faces")] for x in file.nodes("tiles")]
        faces = {x.text("id"): x for x in file.nodes("faces")}
        self.coins_per_space = faces["a1"].int_("coins_per_space")
        self.lever_discount = faces["a2"].int_("discount")
        self.lever_vp = faces["a2"].int_("final_vp")
        self.annex_coins = faces["a3"].ints("coins")
        self.annex_vp = faces["a3"].int_("vp")
        self.house_vp = faces["a4"].int_("final_vp")
        self.presence_vp = faces["a5"].int_("final_vp")
        self.wanderer = faces["a6"].int_("presences")
        self.plot_vp = faces["a7"].int_("vp")
        self.plot_coins = faces["a7"].int_("coins")
        self.joker_price = faces["a8"].ints("price")
        self.joker_vp = faces["a8"].ints("vp")
        self.archive_size = faces["a9"].int_("cards")
        self.archive_vp = faces["a9"].int_("vp")
        self.discount = faces["a10"].int_("discount")
        self.ledger_vp = faces["a10"].int_("vp")
        prices = file.nodes("prices")
        self.price_slug: list[str] = [x.text("id") for x in prices]
        self.price_place = [x.int_("place") - 1 for x in prices]
        self.prices = [read_cost(x.node("cost")) for x in prices]
        self.price_levers = [x.node("cost").maybe_int("lever_down", 0) for x in prices]
