"""Chains (NEW-CHN)."""

from overlander.core.choice import parse
from overlander.games.newdale.chains import steps as chain_steps
from overlander.games.newdale.state import NewdaleState
from tests.ledger import rule
from tests.rules.newdale.position import (
    asked,
    built,
    cards_in_hand,
    coal,
    coals,
    goods,
    hand,
    me,
    only,
    pawn,
    play,
    position,
    refused,
    steps,
)


def chaining(slug: str, zone: str = "zone-2", chapter: str = "1") -> NewdaleState:
    """The chain of this building is asked, nothing came by assistants."""
    s = position(2, chapter)
    if slug != "coal-mine-1":
        built(s, 0, slug, zone)
    coal(s, 0, 0)
    only(s)
    return s


def chain(s: NewdaleState, zone: str = "zone-2") -> None:
    pawn(s, 0, f"{zone}-ordinary")
    play(s, 0, "pass")


@rule("NEW-CHN-2", "NEW-CHN-X3", "NEW-CHN-13")
def test_three_grain_cards_become_four_flour() -> None:
    s = chaining("mill-1")
    hand(s, 0, "bakery-1", "bakery-2", "abattoir-1", "mill-2")
    chain(s)
    assert refused(s, 0, "feed:mill-1+mill-2") == "NEW-CHN-1", "no grain"
    play(s, 0, "feed:mill-1+bakery-1,bakery-2,abattoir-1")
    assert goods(s, 0, "mill-1") == 4
    assert cards_in_hand(s) == ["mill-2"]


@rule("NEW-CHN-5", "NEW-CHN-2")
def test_cards_for_a_chain_are_named_one_by_one_and_at_least_one() -> None:
    s = chaining("mill-1")
    hand(s, 0, "bakery-1", "bakery-2", "mill-2")
    chain(s)
    assert steps(s, 0) == ["feed:mill-1+bakery-1", "feed:mill-1+bakery-2", "pass"]
    assert steps(s, 0, "feed:mill-1+bakery-1") == ["feed:mill-1+bakery-1", "feed:mill-1+bakery-1,bakery-2"]
    assert steps(s, 0, "feed:mill-1+bakery-1,bakery-2") == []
    assert refused(s, 0, "feed:mill-1") == "NEW-CHN-1"


@rule("NEW-CHN-3", "NEW-CHN-9", "NEW-CHN-16")
def test_goods_of_other_buildings_become_goods_here() -> None:
    s = chaining("abattoir-1")
    built(s, 0, "cattle-farm-1", "zone-3", 2)
    built(s, 0, "cattle-farm-2", "zone-4", 3)
    chain(s)
    assert len(steps(s, 0)) == 6
    play(s, 0, "chain:abattoir-1+cattle*4")
    assert [goods(s, 0, x) for x in ("abattoir-1", "cattle-farm-1", "cattle-farm-2")] == [5, 0, 1]


@rule("NEW-CHN-4", "NEW-VEC-X10", "NEW-CHN-24")
def test_a_group_chain_makes_one_good_of_one_each() -> None:
    s = chaining("weaving-mill-1")
    built(s, 0, "spinning-mill-1", "zone-3", 2)
    coal(s, 0, 2)
    chain(s)
    play(s, 0, "chain:weaving-mill-1+coal*2,yarn*2")
    assert (goods(s, 0, "weaving-mill-1"), goods(s, 0, "spinning-mill-1"), coals(s)) == (3, 0, 0)


@rule("NEW-CHN-5", "NEW-CHN-11", "NEW-CHN-E5")
def test_as_many_or_as_few_as_one_likes() -> None:
    s = chaining("cooperage-1")
    built(s, 0, "sawmill-1", "zone-3", 3)
    chain(s)
    assert steps(s, 0) == [f"chain:cooperage-1+plank{x}" for x in ("", "*2", "*3")] + ["pass"]
    play(s, 0, "chain:cooperage-1+plank")
    assert goods(s, 0, "cooperage-1") == 2


@rule("NEW-CHN-6", "NEW-CHN-8", "NEW-VEC-X9")
def test_one_bonus_good_per_chain() -> None:
    s = chaining("spinning-mill-1")
    hand(s, 0, "sawmill-1", "sawmill-2")
    chain(s)
    play(s, 0, "feed:spinning-mill-1+sawmill-1,sawmill-2")
    assert goods(s, 0, "spinning-mill-1") == 3


@rule("NEW-CHN-7")
def test_assistants_feed_no_chain() -> None:
    s = chaining("bakery-1")
    built(s, 0, "mill-1", "zone-3", 1)
    only(s, yellow=4, green=4, red=4)
    pawn(s, 0, "zone-2-ordinary")
    play(s, 0, "produce:assistants")
    assert asked(s, 0) != "UseChain", "there is no coal"


@rule("NEW-CHN-10")
def test_a_built_card_gives_no_resource() -> None:
    s = chaining("mill-1")
    built(s, 0, "bakery-1", "zone-3")
    hand(s, 0, "mill-2")
    chain(s)
    assert steps(s, 0) == ["pass"]


@rule("NEW-CHN-12", "NEW-VEC-X11")
def test_the_coal_mine_burns_wood() -> None:
    s = position()
    hand(s, 0, "mill-1", "mill-3")
    only(s, yellow=2)
    pawn(s, 0, "zone-1-careless")
    play(s, 0, "produce:assistants", "feed:coal-mine-1+mill-1,mill-3")
    assert coals(s) == 10


@rule("NEW-VEC-X12", "NEW-CHN-15", "NEW-CHN-E6")
def test_cattle_farm_and_abattoir_in_one_round() -> None:
    s = chaining("abattoir-2", "zone-3")
    built(s, 0, "cattle-farm-1", "zone-2")
    hand(s, 0, "bakery-1", "bakery-2", "abattoir-1")
    only(s, yellow=2, green=2, red=2)
    pawn(s, 0, "zone-2-ordinary")
    play(s, 0, "produce:assistants", "feed:cattle-farm-1+bakery-1,bakery-2,abattoir-1")
    assert goods(s, 0, "cattle-farm-1") == 6
    pawn(s, 0, "zone-3-ordinary")
    play(s, 0, "produce:assistants", "chain:abattoir-2+cattle*6")
    assert (goods(s, 0, "abattoir-2"), goods(s, 0, "cattle-farm-1")) == (9, 0)


RESOURCE_CHAINS = {"coal-mine": "wood", "mill": "grain", "cattle-farm": "grain", "sawmill": "wood", "clay-pit": "loam"}


RESOURCE_CHAINS |= {"smelter": "ore", "spinning-mill": "cotton", "jetty": "cotton"}


GOODS_CHAINS = {
    "bakery": ["flour", "coal"],
    "abattoir": ["cattle"],
    "cooperage": ["plank"],
    "brickworks": ["clay", "coal"],
    "smithy": ["iron", "coal"],
    "weaving-mill": ["yarn", "coal"],
    "provision-house": ["meat", "barrel"],
    "weaponsmith": ["iron", "plank"],
    "wainwright": ["plank", "tool"],
    "winery": ["grape", "barrel"],
    "smokehouse": ["fresh-fish", "coal"],
    "furrier": ["cloth", "cattle"],
    "cook": ["fresh-fish"],
}


VALUES = {"coal": 1, "flour": 2, "bread": 5, "cattle": 2, "meat": 4, "plank": 2, "barrel": 3, "clay": 2, "brick": 4, "iron": 2}


VALUES |= {"tool": 5, "yarn": 3, "cloth": 6, "preserves": 9, "weapon": 6, "wagon": 9, "wine": 8, "fresh-fish": 2}


VALUES |= {"smoked-fish": 5, "fur-coat": 10, "corn": 2, "fish-soup": 4}


@rule("NEW-CHN-14", "NEW-CHN-17", "NEW-CHN-18")
def test_every_chain_has_its_inputs() -> None:
    s = position(2, "8")
    goods_ = s.box.cards.goods
    for x in s.box.cards.types + s.box.cards.sailor_types:
        if x.chain == 1:
            assert [s.box.cards.resources[i] for i in x.inputs] == [RESOURCE_CHAINS[x.slug]]
        elif x.chain == 2:
            assert [goods_.slug[i] for i in x.inputs] == GOODS_CHAINS[x.slug]
    assert {slug: goods_.value[i] for i, slug in enumerate(goods_.slug) if slug != "grape"} == VALUES


@rule("NEW-CHN-19", "NEW-CHN-20", "NEW-CHN-21")
def test_clay_bricks_and_iron() -> None:
    s = chaining("clay-pit-1")
    built(s, 0, "brickworks-1", "zone-3")
    built(s, 0, "smelter-1", "zone-5")
    hand(s, 0, "mill-4", "mill-2")
    chain(s)
    play(s, 0, "feed:clay-pit-1+mill-4")
    coal(s, 0, 1)
    chain(s, "zone-3")
    play(s, 0, "chain:brickworks-1+coal,clay")
    chain(s, "zone-5")
    play(s, 0, "feed:smelter-1+mill-2")
    assert [goods(s, 0, x) for x in ("clay-pit-1", "brickworks-1", "smelter-1")] == [1, 2, 2]


@rule("NEW-CHN-22", "NEW-CHN-23")
def test_tools_and_yarn() -> None:
    s = chaining("smithy-1")
    built(s, 0, "smelter-1", "zone-3", 2)
    coal(s, 0, 3)
    chain(s)
    play(s, 0, "chain:smithy-1+coal*2,iron*2")
    assert (goods(s, 0, "smithy-1"), goods(s, 0, "smelter-1"), coals(s)) == (3, 0, 1)


@rule("NEW-CHN-E1", "NEW-CHN-X2", "NEW-CHN-E7")
def test_grapes_feed_the_winery_whatever_they_are_worth() -> None:
    s = chaining("winery-1", chapter="4a")
    built(s, 0, "cooperage-1", "zone-3", 3)
    built(s, 0, "vineyards-4", pieces=2)
    only(s)
    chain(s)
    assert steps(s, 0) == ["chain:winery-1+barrel,vineyards-4", "chain:winery-1+barrel*2,vineyards-4*2", "pass"]
    play(s, 0, "chain:winery-1+barrel,vineyards-4")
    assert [goods(s, 0, x) for x in ("winery-1", "vineyards-4", "cooperage-1")] == [2, 1, 2]


@rule("NEW-CHN-11")
def test_grapes_are_named_by_their_vineyards() -> None:
    s = chaining("winery-1", chapter="4a")
    built(s, 0, "cooperage-1", "zone-3", 2)
    built(s, 0, "vineyards-4", pieces=1)
    built(s, 0, "vineyards-1", pieces=1)
    chain(s)
    found = {str(c) for c in s.choices(0)}
    wanted = {"barrel,vineyards-1", "barrel,vineyards-4", "barrel*2,vineyards-1,vineyards-4"}
    assert found == {f"chain:winery-1+{x}" for x in wanted} | {"pass"}


@rule("NEW-CHN-E3", "NEW-CHN-E4")
def test_no_group_without_all_inputs_and_no_second_use() -> None:
    s = chaining("bakery-1")
    built(s, 0, "mill-1", "zone-3", 3)
    pawn(s, 0, "zone-2-ordinary")
    play(s, 0, "pass")
    assert len(me(s).hand) == 1, "nothing could be made"
    coal(s, 0, 1)
    chain(s)
    play(s, 0, "chain:bakery-1+coal,flour")
    assert goods(s, 0, "bakery-1") == 2
    assert asked(s, 0) != "UseChain"


@rule("NEW-CHN-X1", "NEW-NUM-206")
def test_smoked_fish() -> None:
    s = chaining("smokehouse-1", chapter="7")
    built(s, 0, "jetty-1", "zone-3", 2)
    coal(s, 0, 1)
    chain(s)
    play(s, 0, "chain:smokehouse-1+coal,fresh-fish")
    assert (goods(s, 0, "smokehouse-1"), goods(s, 0, "jetty-1")) == (2, 1)


@rule("NEW-CHN-11", "NEW-CHN-4")
def test_grapes_of_two_vineyards_are_no_more_than_the_barrels() -> None:
    s = position()
    built(s, 0, "winery-1", "zone-2")
    built(s, 0, "cooperage-1", "zone-3", 4)
    built(s, 0, "vineyards-4", pieces=3)
    built(s, 0, "vineyards-1", pieces=3)
    start = parse(s.verbs(), "chain:winery-1")
    found = set()
    rest = [start]
    while rest:
        c = rest.pop()
        for x in chain_steps(s, 0, c):
            if not x.same(c):
                rest.append(x)
                found.add(str(x).partition("+")[2])
    wanted = set()
    for one in range(4):
        for two in range(4):
            if 0 < one + two <= 4:
                parts = [("barrel", one + two), ("vineyards-1", one), ("vineyards-4", two)]
                wanted.add(",".join([word if n == 1 else f"{word}*{n}" for word, n in parts if n]))
    assert found == wanted
