"""Production, compensation and chains (NEW-PROD, NEW-CMP, NEW-CHN)."""

from itertools import (
    product,
)

from overlander.core.choice import (
    NONE,
)
from overlander.games.newdale.production import (
    missing,
)
from overlander.games.newdale.state import (
    NewdaleState,
)
from tests.ledger import rule
from tests.rules.newdale.position import (
    asked,
    built,
    card,
    cards_in_hand,
    coal,
    coals,
    goods,
    hand,
    hand_of,
    me,
    pawn,
    play,
    position,
    refused,
    removed,
    steps,
    tiles,
)

YELLOW_RED = [2, 0, 2, 0]  # mill-1


def only(s: NewdaleState, yellow: int = 0, green: int = 0, red: int = 0, blue: int = 0) -> None:
    """Exactly these assistants are available to everybody."""
    faces = s.box.events[s.market.event].assistants
    s.market.drawn = [n - faces[i] for i, n in enumerate((yellow, green, red, blue))] + [0]


def producing(slug: str, zone: str, mode: str, hand_cards: tuple[str, ...] = (), **assistants: int) -> NewdaleState:
    s = position()
    if slug != "coal-mine-1":
        built(s, 0, slug, zone)
    hand(s, 0, *hand_cards)
    only(s, **assistants)
    pawn(s, 0, f"{zone}-{mode}")
    return s


@rule("NEW-PROD-X1", "NEW-VEC-X5", "NEW-PROD-8")
def test_a_careless_mill() -> None:
    assert [missing(YELLOW_RED, a, -1) for a in ([2, 0, 1, 0], [1, 0, 2, 0], [4, 0, 0, 0])] == [0, 0, 1]
    s = producing("mill-1", "zone-2", "careless", yellow=2, red=1)
    play(s, 0, "produce:assistants")
    assert goods(s, 0, "mill-1") == 1


@rule("NEW-PROD-X2", "NEW-VEC-X6", "NEW-PROD-9")
def test_an_extraordinary_mill() -> None:
    enough = ([4, 0, 2, 0], [2, 0, 4, 0], [3, 0, 3, 0])
    assert [missing(YELLOW_RED, a, 2) for a in enough] == [0, 0, 0]
    assert [missing(YELLOW_RED, a, 2) for a in ([5, 0, 1, 0], [3, 0, 2, 0], [2, 0, 2, 0])] == [1, 1, 2]
    s = producing("mill-1", "zone-2", "extraordinary", yellow=3, red=3)
    play(s, 0, "produce:assistants")
    assert goods(s, 0, "mill-1") == 3


@rule("NEW-VEC-X8", "NEW-PROD-E3")
def test_assistants_of_other_colours_do_not_help() -> None:
    assert missing(YELLOW_RED, [3, 5, 2, 3], 2) == 1


@rule("NEW-PROD-X3", "NEW-PROD-6")
def test_the_coal_mine_in_its_zone() -> None:
    for mode, yellow, red, made in (
        ("careless", 2, 0, 2),
        ("careless", 1, 1, 2),
        ("ordinary", 2, 1, 3),
        ("extraordinary", 4, 1, 5),
    ):
        s = producing("coal-mine-1", "zone-1", mode, yellow=yellow, red=red)
        play(s, 0, "produce:assistants")
        assert coals(s) == 5 + made
    assert [missing([2, 0, 1, 0], a, 2) for a in ([2, 0, 3, 0], [3, 0, 2, 0])] == [0, 0]


@rule("NEW-PROD-X4", "NEW-PROD-E2")
def test_a_careless_abattoir_two_short() -> None:
    s = producing("abattoir-4", "zone-4", "careless", yellow=1, green=1, red=1)
    play(s, 0, "produce:assistants")
    assert goods(s, 0, "abattoir-4") == 1
    assert missing([2, 0, 0, 0], [0, 0, 0, 0], -2) == 0, "both from one colour"


@rule("NEW-PROD-X5")
def test_an_extraordinary_smelter_with_one_more() -> None:
    wanted = [0, 0, 2, 1]
    assert [missing(wanted, a, 1) for a in ([0, 0, 3, 1], [0, 0, 2, 2], [4, 0, 2, 1])] == [0, 0, 1]


@rule("NEW-PROD-14", "NEW-PROD-15")
def test_the_formula_takes_the_best_split() -> None:
    s = position()
    for x in s.box.cards.all:
        if not x.assistants or x.type.slug == "captain":
            continue
        for delta in (-2, -1, 0, 1, 2):
            for have in product(range(5), range(4), range(4), range(3)):
                assert missing(x.assistants, list(have), delta) == brute(x.assistants, list(have), delta)
        break


def brute(wanted: list[int], have: list[int], delta: int) -> int:
    """The fewest missing over all ways to leave assistants out or to ask for more of the printed colours."""
    colours = [i for i, n in enumerate(wanted) if n > 0]
    best = 99
    for split in product(range(abs(delta) + 1), repeat=len(colours)):
        if sum(split) > abs(delta) or (delta > 0 and sum(split) != delta):
            continue
        asked_for = wanted[:]
        for colour, n in zip(colours, split, strict=True):
            asked_for[colour] += n if delta > 0 else -min(n, wanted[colour])
        best = min(best, sum(max(0, a - b) for a, b in zip(asked_for, have, strict=True)))
    return best


@rule("NEW-PROD-1", "NEW-PROD-12")
def test_a_pawn_activates_the_building_of_its_zone() -> None:
    for mode, made in (("careless", 1), ("ordinary", 2), ("extraordinary", 3)):
        s = producing("mill-1", "zone-6", mode, yellow=4, red=4)
        play(s, 0, "produce:assistants")
        assert goods(s, 0, "mill-1") == made


@rule("NEW-PROD-2", "NEW-PROD-16")
def test_first_assistants_then_the_chain() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("cattle-farm-4", "bakery-1"), yellow=2, red=2)
    assert asked(s, 0) == "Assistants"
    play(s, 0, "produce:assistants")
    assert asked(s, 0) == "UseChain"
    play(s, 0, "feed:mill-1+bakery-1")
    assert goods(s, 0, "mill-1") == 4


@rule("NEW-PROD-3", "NEW-PROD-10")
def test_ordinary_needs_all_and_gives_all_or_nothing() -> None:
    s = producing("mill-1", "zone-2", "ordinary", yellow=2, red=1)
    assert steps(s, 0) == ["pass"]
    assert refused(s, 0, "produce:assistants") == "NEW-CMP-1"


@rule("NEW-PROD-4", "NEW-PROD-5", "NEW-PROD-E8")
def test_the_spaces_say_how_many_fewer_or_more() -> None:
    found = {chapter: sorted(x.slug for x in position(2, chapter).box.spaces if x.delta in (-2, 1)) for chapter in ("1", "8")}
    assert found["1"] == ["zone-4-careless", "zone-7-careless", "zone-8-extraordinary"]
    assert found["8"] == ["zone-6-careless", "zone-8-extraordinary"]
    deltas = {x.delta for x in position().box.spaces if x.zone != NONE}
    assert deltas == {-2, -1, 0, 1, 2}


@rule("NEW-PROD-7", "NEW-PROD-E4")
def test_nothing_by_either_way_gives_a_card() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("bakery-1",), yellow=2, red=2)
    play(s, 0, "pass")
    assert len(me(s).hand) == 1, "the chain is still to be asked"
    play(s, 0, "pass")
    assert len(me(s).hand) == 2


@rule("NEW-PROD-11", "NEW-PROD-E6", "NEW-CHN-1")
def test_one_way_is_a_complete_action() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("bakery-1",))
    play(s, 0, "pass")
    play(s, 0, "feed:mill-1+bakery-1")
    assert (goods(s, 0, "mill-1"), len(me(s).hand)) == (2, 0)


@rule("NEW-PROD-13")
def test_the_space_fixes_the_mode() -> None:
    s = producing("mill-1", "zone-2", "extraordinary", yellow=2, red=2)
    assert steps(s, 0) == ["pass"], "ordinary would do, but the pawn stands elsewhere"


@rule("NEW-PROD-E1")
def test_a_reduction_never_makes_a_requirement_negative() -> None:
    assert missing([1, 0, 3, 0], [0, 0, 1, 0], -2) == 1
    assert missing([1, 0, 0, 0], [0, 0, 0, 0], -2) == 0


@rule("NEW-PROD-E5")
def test_a_building_does_not_feed_itself() -> None:
    s = position(2, "8")
    for type_ in s.box.cards.types + s.box.cards.sailor_types:
        assert type_.chain != 2 or type_.product not in type_.inputs


@rule("NEW-PROD-E7")
def test_private_assistants_make_the_difference() -> None:
    s = position()
    built(s, 0, "mill-1", "zone-2")
    built(s, 1, "mill-3", "zone-2")
    built(s, 0, "post-office-7")
    only(s, yellow=2, red=1)
    pawn(s, 0, "zone-2-ordinary")
    assert "produce:assistants" in steps(s, 0)
    pawn(s, 1, "zone-2-ordinary")
    assert steps(s, 1) == ["pass"]


# -- compensation


@rule("NEW-CMP-1", "NEW-CMP-X1", "NEW-VEC-X7")
def test_cards_for_missing_assistants() -> None:
    for gone, tile, cards in (
        ("", "", 6),
        ("compensation", "", 4),
        ("", "one-assistant-less", 3),
        ("compensation", "one-assistant-less", 2),
    ):
        s = position()
        built(s, 0, "mill-1", "zone-2")
        hand_of(s, 0, cards)
        removed(s, 0, *([gone] if gone else []))
        tiles(s, 0, *([tile] if tile else []))
        only(s, yellow=1, red=1)
        pawn(s, 0, "zone-2-ordinary")
        token = "produce:tiles-1" if tile else "produce:assistants"
        assert token in steps(s, 0)
        play(s, 0, steps(s, 0, token)[0])
        assert (goods(s, 0, "mill-1"), me(s).hand, me(s).tiles) == (2, [], [])


@rule("NEW-CMP-X2", "NEW-CMP-3")
def test_five_cards_are_too_few_for_two() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("mill-2", "mill-3", "mill-4", "mill-5", "mill-6"), yellow=1, red=1)
    assert steps(s, 0) == ["pass"]
    assert refused(s, 0, "produce:assistants+mill-2,mill-3,mill-4") == "NEW-CMP-1"


@rule("NEW-CMP-2")
def test_compensation_counts_for_one_production() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("mill-2", "mill-3", "mill-4"), yellow=2, red=1)
    play(s, 0, "produce:assistants+mill-2,mill-3,mill-4")
    pawn(s, 0, "zone-2-ordinary")
    assert steps(s, 0) == ["pass"]


@rule("NEW-CMP-4", "NEW-TIL-3", "NEW-TIL-E2")
def test_one_assistant_less_by_tiles() -> None:
    s = producing("mill-1", "zone-2", "ordinary", yellow=1, red=1)
    tiles(s, 0, "one-assistant-less", "one-assistant-less", "one-assistant-less")
    assert steps(s, 0) == ["produce:tiles-2", "pass"]
    play(s, 0, "produce:tiles-2")
    assert (goods(s, 0, "mill-1"), len(me(s).tiles)) == (2, 1)


@rule("NEW-CMP-6")
def test_compensation_for_the_extra_assistants() -> None:
    s = producing("mill-1", "zone-2", "extraordinary", ("mill-2", "mill-3", "mill-4"), yellow=3, red=2)
    play(s, 0, "produce:assistants+mill-2,mill-3,mill-4")
    assert goods(s, 0, "mill-1") == 3


@rule("NEW-CMP-7")
def test_any_cards_go_to_the_discard_pile() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("library-1", "fortress-1", "mill-4"), yellow=2, red=1)
    play(s, 0, "produce:assistants+mill-4,library-1,fortress-1")
    assert sorted(s.piles.discard) == sorted(card(s, x) for x in ("library-1", "fortress-1", "mill-4"))


@rule("NEW-CMP-8")
def test_only_for_assistants_that_are_missing() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("mill-2", "mill-3", "mill-4"), yellow=2, red=2)
    tiles(s, 0, "one-assistant-less")
    assert steps(s, 0) == ["produce:assistants", "pass"]
    assert refused(s, 0, "produce:tiles-1") == "NEW-CMP-8"
    assert refused(s, 0, "produce:assistants+mill-2,mill-3,mill-4") == "NEW-PROD-3"


@rule("NEW-CMP-E1", "NEW-CMP-E2")
def test_cards_are_spent_before_the_chain() -> None:
    s = producing("mill-1", "zone-2", "ordinary", ("bakery-1", "bakery-2", "cattle-farm-4"), yellow=2, red=1)
    play(s, 0, "produce:assistants+bakery-1,bakery-2,cattle-farm-4")
    assert asked(s, 0) != "UseChain", "no card is left"
    s = producing("mill-1", "zone-2", "ordinary", ("bakery-1", "bakery-2", "cattle-farm-4"), yellow=2, red=1)
    play(s, 0, "pass", "feed:mill-1+bakery-1,bakery-2")
    assert goods(s, 0, "mill-1") == 3


@rule("NEW-CMP-E3")
def test_cards_of_a_tile_serve_for_compensation() -> None:
    s = producing("mill-1", "zone-2", "ordinary", yellow=3, red=1)
    tiles(s, 0, "cards-for-yellow")
    assert steps(s, 0) == ["pass"]
    play(s, 0, "use:cards-for-yellow")
    assert "produce:assistants" in steps(s, 0)


# -- chains


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
