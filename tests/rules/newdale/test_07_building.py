"""Building and paying (NEW-BLD, NEW-PAY)."""

from itertools import (
    product,
)

from overlander.core.choice import (
    NONE,
)
from overlander.games.newdale.account import (
    NewdaleAccount,
)
from overlander.games.newdale.building import (
    BuildInPhase,
)
from overlander.games.newdale.houses import (
    military,
)
from overlander.games.newdale.payment import (
    Purse,
)
from overlander.games.newdale.pieces import (
    by_worth,
    minimal_sets,
    set_steps,
)
from overlander.games.newdale.special_buildings import (
    SpecialBuildings,
)
from overlander.games.newdale.state import (
    NewdaleState,
)
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    asked,
    bonus,
    built,
    card,
    character,
    coal,
    coals,
    drawn,
    goods,
    hand,
    listen,
    me,
    new_game,
    pawn,
    payments,
    plan,
    play,
    position,
    refused,
    ship,
    steps,
    tiles,
)


def building(*slugs: str, pieces: int = 20, chapter: str = "1") -> NewdaleState:
    """Seat 0 may build in phase V, with these hand cards and so much coal."""
    s = position(2, chapter)
    coal(s, 0, pieces)
    hand(s, 0, *slugs)
    ask(s, BuildInPhase(0), phase=5)
    return s


def zones(s: NewdaleState, token: str) -> list[str]:
    return [x.split(",")[1] for x in steps(s, 0, token)]


@rule("NEW-BLD-1", "NEW-BLD-E1")
def test_a_pawn_on_build_builds_one_building() -> None:
    s = position()
    hand(s, 0, "library-1", "library-2")
    pawn(s, 0, "build")
    play(s, 0, "build:library-1@a-hollycroft+coal*5")
    assert asked(s, 0) != "BuildWithPawn"
    assert me(s).estate.specials == [card(s, "library-1")]
    pawn(s, 0, "build")
    assert steps(s, 0) == ["pass"], "no coins left"
    play(s, 0, "pass")
    assert len(me(s).hand) == 2


@rule("NEW-BLD-2", "NEW-BLD-E2")
def test_who_does_not_build_in_phase_five_draws_two() -> None:
    s = building("library-1")
    play(s, 0, "pass")
    assert len(me(s).hand) == 3


@rule("NEW-BLD-3", "NEW-BLD-14")
def test_a_build_is_one_decision_in_steps() -> None:
    s = building("sawmill-2")
    bonus(s, "a-bonus-1", "one-good")
    before = s.digest()
    assert steps(s, 0) == ["build:sawmill-2", "pass"]
    assert "build:sawmill-2@a-hollycroft" in steps(s, 0, "build:sawmill-2")
    assert zones(s, "build:sawmill-2@a-hollycroft") == ["zone-2", "zone-4", "zone-8"]
    assert steps(s, 0, "build:sawmill-2@a-hollycroft,zone-2") == ["build:sawmill-2@a-hollycroft,zone-2+coal"]
    assert s.digest() == before
    heard = listen(s, 0, "build:sawmill-2@a-hollycroft,zone-2+coal")
    assert [x.key for x in heard[:2]] == ["build", "pay"]
    assert (coals(s), me(s).estate.zones[1]) == (19, card(s, "sawmill-2"))
    assert asked(s, 0) == "TakeTile", "the town's bonuses come last"


@rule("NEW-BLD-X1")
def test_the_terrain_makes_a_sawmill_cheaper() -> None:
    s = building("sawmill-2", pieces=5)
    assert payments(s, 0, "build:sawmill-2@a-hollycroft,zone-2") == ["coal"]
    assert payments(s, 0, "build:sawmill-2@a-wheatfield,zone-2") == ["coal*4"]


@rule("NEW-BLD-4", "NEW-BLD-12", "NEW-BLD-X2")
def test_without_a_free_zone_only_special_buildings() -> None:
    s = building("mill-1", "library-1", pieces=60)
    for i, zone in enumerate(s.box.zone_slug[1:]):
        built(s, 0, f"cattle-farm-{i + 1}" if i < 6 else "clay-pit-1", zone)
    assert steps(s, 0) == ["build:library-1", "pass"]
    assert refused(s, 0, "build:mill-1@a-hollycroft,zone-2+coal*4") == "NEW-BLD-12"


@rule("NEW-BLD-5", "NEW-BLD-6")
def test_any_number_of_special_buildings_the_same_more_than_once() -> None:
    s = building("library-2", pieces=60)
    built(s, 0, "library-1")
    for i in range(1, 7):
        built(s, 0, f"watchtower-{i}")
    play(s, 0, "build:library-2@a-hollycroft+coal*5")
    assert len(me(s).estate.specials) == 8


@rule("NEW-BLD-7", "NEW-BLD-X3", "NEW-HSE-E4")
def test_without_a_house_nothing_is_built() -> None:
    s = building("library-1")
    me(s).towns = (1 << 11) - 1
    assert steps(s, 0) == ["pass"]
    assert refused(s, 0, "build:library-1@a-hollycroft+coal*5") == "NEW-BLD-7"
    play(s, 0, "pass")
    assert len(me(s).hand) == 3


@rule("NEW-BLD-8")
def test_without_a_town_in_range_nothing_is_built() -> None:
    s = building("library-1", chapter="7")
    s.players[0].towns = s.box.land.areas["south-isle"]
    ship(s, 0, "e-sea-8")
    assert steps(s, 0) == ["pass"]
    assert refused(s, 0, "build:library-1@e-larkhill+coal*5") == "NEW-BLD-8"


@rule("NEW-BLD-11", "NEW-INV-6")
def test_eight_zones_of_which_the_coal_mine_fills_the_first() -> None:
    s = building("mill-1")
    assert s.box.zone_slug == [f"zone-{i}" for i in range(1, 9)]
    assert me(s).estate.zones[0] == card(s, "coal-mine-1")
    assert refused(s, 0, "build:mill-1@a-hollycroft,zone-1+coal*4") == "NEW-BLD-9"
    assert "zone-1" not in zones(s, "build:mill-1@a-hollycroft")


@rule("NEW-BLD-13")
def test_a_built_building_stays() -> None:
    s = building("mill-2")
    built(s, 0, "mill-1", "zone-2", 3)
    assert "zone-2" not in zones(s, "build:mill-2@a-hollycroft")
    play(s, 0, "build:mill-2@a-hollycroft,zone-3+coal*5")
    assert me(s).estate.zones[1] == card(s, "mill-1")
    assert goods(s, 0, "mill-1") == 3


@rule("NEW-BLD-15", "NEW-BLD-20", "NEW-BLD-X5")
def test_equal_zones_count_as_one_choice() -> None:
    s = building("mill-1")
    plan(s, 0, "", "zone-3-ordinary")
    assert zones(s, "build:mill-1@a-hollycroft") == ["zone-2", "zone-3", "zone-4", "zone-8"]


@rule("NEW-BLD-16", "NEW-SPC-11")
def test_military_and_on_build_effects_come_at_once() -> None:
    s = building("watchtower-1")
    play(s, 0, "build:watchtower-1@a-hollycroft+coal*4")
    assert military(s, 0) == 1
    assert len(me(s).hand) == 2


@rule("NEW-BLD-17", "NEW-CHN-E2")
def test_special_buildings_need_no_action() -> None:
    s = position()
    built(s, 0, "corn-field-1")
    built(s, 0, "mill-1", "zone-2")
    ask(s, SpecialBuildings(NONE), phase=6)
    assert goods(s, 0, "corn-field-1") == 1
    assert goods(s, 0, "mill-1") == 0
    assert s.box.cards.all[card(s, "corn-field-1")].type.chain == 0


@rule("NEW-BLD-18", "NEW-BON-9")
def test_an_any_time_effect_in_the_middle_takes_place_at_once() -> None:
    s = building("library-1", pieces=3)
    tiles(s, 0, "coal-for-green", "one-good")
    assert steps(s, 0) == ["pass"]
    play(s, 0, "use:coal-for-green", "use:one-good", "place:coal-mine-1")
    assert coals(s) == 5
    assert steps(s, 0) == ["build:library-1", "pass"], "the decision starts afresh"


@rule("NEW-BLD-19", "NEW-BLD-X4", "NEW-BLD-E8")
def test_what_is_affordable_with_a_discount() -> None:
    s = building("library-1", "bakery-2", pieces=3)
    tiles(s, 0, "build-discount")
    assert steps(s, 0) == ["build:library-1", "pass"]
    assert refused(s, 0, "build:bakery-2@a-hollycroft,zone-2,tiles-1+coal*3") == "NEW-BLD-19"
    assert steps(s, 0, "build:library-1@a-hollycroft") == ["build:library-1@a-hollycroft,tiles-1"]
    assert payments(s, 0, "build:library-1@a-hollycroft,tiles-1") == ["coal"]
    assert refused(s, 0, "build:library-1@a-hollycroft+coal*3") == "NEW-BLD-9"
    heard = listen(s, 0, "build:library-1@a-hollycroft,tiles-1+coal")
    assert [x.params["goods"] for x in heard if x.key == "pay"] == ["coal"]
    assert me(s).tiles == []


@rule("NEW-BLD-E3", "NEW-CH8-E3")
def test_seven_or_five_zones_are_free() -> None:
    assert [position(2, x).box.zone_holds.count("any") for x in ("1", "8")] == [7, 5]
    assert position().box.constants.houses == 11


@rule("NEW-BLD-E4", "NEW-PAY-E1")
def test_a_free_building_still_needs_a_house_and_a_zone() -> None:
    s = building("sawmill-1", pieces=0)
    assert zones(s, "build:sawmill-1@a-hollycroft") == ["zone-2", "zone-4", "zone-8"]
    assert steps(s, 0, "build:sawmill-1@a-hollycroft,zone-2") == [], "the empty payment is the only one"
    play(s, 0, "build:sawmill-1@a-hollycroft,zone-2")
    assert me(s).towns.bit_count() == 2
    s = building("sawmill-1", pieces=0)
    me(s).towns = (1 << 11) - 1
    assert steps(s, 0) == ["pass"]


@rule("NEW-BLD-E5")
def test_a_tile_of_this_house_does_not_pay_for_it() -> None:
    s = building("library-1", pieces=4)
    bonus(s, "a-bonus-1", "build-discount")
    assert steps(s, 0) == ["pass"]


@rule("NEW-BLD-E6")
def test_copies_are_separate() -> None:
    s = position()
    built(s, 0, "mill-1", "zone-2", 1)
    built(s, 0, "mill-5", "zone-3", 4)
    drawn(s, "YYRR")
    pawn(s, 0, "zone-3-ordinary")
    play(s, 0, "produce:assistants")
    assert (goods(s, 0, "mill-1"), goods(s, 0, "mill-5")) == (1, 6)


@rule("NEW-BLD-E7")
def test_the_coal_mine_is_no_card_of_the_pile() -> None:
    s = new_game(4)
    cards = s.piles.draw + s.piles.boxed + s.piles.face_up + [x for p in s.players for x in p.hand]
    assert not set(s.box.cards.coal_mines) & set(cards)


@rule("NEW-INV-2", "NEW-INV-3")
def test_a_house_for_every_building() -> None:
    s = building("library-1", "mill-1")
    play(s, 0, "build:library-1@a-hollycroft+coal*5")
    ask(s, BuildInPhase(0), phase=5)
    play(s, 0, "build:mill-1@a-wheatfield,zone-2+coal")
    assert me(s).towns.bit_count() == 1 + 2
    assert NewdaleAccount(s).faults(s, []) == []


# -- payment


def paying(cost: int, **pieces: int) -> list[str]:
    """All payments of a cost with these goods, as tokens name them."""
    s = position(2, "8")
    wares = s.box.cards.goods.ware_slug
    worth = [s.box.cards.goods.value[good] for good in s.box.cards.goods.ware_good]
    have = [pieces.get(slug.replace("-", "_"), 0) for slug in wares]
    return sorted(s.box.wares.text(x) for x in minimal_sets(worth, have, cost, 10_000))


@rule("NEW-PAY-X1", "NEW-PAY-3", "NEW-PAY-E4")
def test_payments_without_a_good_too_many() -> None:
    assert paying(4, coal=3, barrel=1, bread=1) == ["bread", "coal,barrel"]


@rule("NEW-PAY-X2")
def test_payments_with_barrels_and_planks() -> None:
    assert paying(7, barrel=4, plank=2) == ["barrel*3", "plank*2,barrel", "plank,barrel*2"]


@rule("NEW-PAY-X3")
def test_payments_with_coal_yarn_and_cloth() -> None:
    assert paying(7, coal=2, yarn=3, cloth=1) == ["coal,cloth", "coal,yarn*2", "yarn*3", "yarn,cloth"]


@rule("NEW-PAY-E4")
def test_minimal_payments_are_all_of_them() -> None:
    worth = [1, 2, 3, 5, 0]
    have = [4, 3, 2, 2, 5]
    for cost in range(1, 26):
        every = []
        for counts in product(*[range(n + 1) for n in have]):
            paid = sum(a * b for a, b in zip(worth, counts, strict=True))
            if paid >= cost and all(n == 0 or paid - worth[i] < cost for i, n in enumerate(counts)):
                every.append(list(counts))
        assert sorted(minimal_sets(worth, have, cost, 10_000)) == sorted(every)


@rule("NEW-PAY-E8")
def test_many_payments_are_asked_good_by_good_and_all_can_be_reached() -> None:
    worth = [1, 2, 2, 2, 3, 3, 5]
    have = [13, 7, 7, 7, 5, 5, 3]
    wanted = {tuple(x) for x in minimal_sets(worth, have, 13, 100_000)}
    found: set[tuple[int, ...]] = set()
    seen: set[tuple[int, ...]] = set()
    rest = set_steps(worth, have, 13, [0] * 7, worth)
    while rest:
        counts = rest.pop()
        if tuple(counts) in seen:
            continue
        seen.add(tuple(counts))
        after = set_steps(worth, have, 13, counts, worth)
        assert len(after) <= 60
        if not after:
            found.add(tuple(counts))
        rest.extend(after)
    assert found == wanted


@rule("NEW-PAY-1", "NEW-PAY-5", "NEW-VEC-X4")
def test_goods_pay_at_least_the_cost_and_none_is_superfluous() -> None:
    s = building("mill-1", pieces=0)
    built(s, 0, "cooperage-1", "zone-2", 3)
    assert payments(s, 0, "build:mill-1@a-hollycroft,zone-3") == ["barrel*2"]
    assert refused(s, 0, "build:mill-1@a-hollycroft,zone-3+barrel*3") == "NEW-BLD-9"
    coal(s, 0, 1)
    assert payments(s, 0, "build:mill-1@a-hollycroft,zone-3") == ["barrel*2", "coal,barrel"]


@rule("NEW-PAY-2", "NEW-PAY-6", "NEW-PAY-E3")
def test_no_change_is_given() -> None:
    s = building("mill-1", pieces=0)
    built(s, 0, "cooperage-1", "zone-2", 2)
    play(s, 0, "build:mill-1@a-hollycroft,zone-3+barrel*2")
    assert (goods(s, 0, "cooperage-1"), coals(s)) == (0, 0)


@rule("NEW-PAY-4", "NEW-PAY-9", "NEW-PAY-X4")
def test_discounts_add_up() -> None:
    s = building("fortress-3", chapter="4a")
    tiles(s, 0, "build-discount", "build-discount")
    character(s, 0, "gunda")
    flat = "build:fortress-3@b-hazelwick"
    assert payments(s, 0, flat + ",tiles-2") == ["coal"]
    assert payments(s, 0, flat + ",gunda-tiles-1") == ["coal*2"]
    mountain = "build:fortress-3@b-barrowcombe"
    assert payments(s, 0, mountain) == ["coal*6"], "the terrain is counted without asking"
    assert steps(s, 0, mountain + ",gunda-tiles-1") == []
    play(s, 0, mountain + ",gunda-tiles-1")
    assert (coals(s), len(me(s).tiles), me(s).people.character) == (20, 1, NONE)


@rule("NEW-PAY-E5")
def test_a_discount_that_is_not_needed_is_not_offered() -> None:
    s = building("sawmill-2")
    tiles(s, 0, "build-discount", "build-discount")
    offered = steps(s, 0, "build:sawmill-2@a-hollycroft,zone-2")
    assert offered == ["build:sawmill-2@a-hollycroft,zone-2+coal", "build:sawmill-2@a-hollycroft,zone-2,tiles-1"]
    assert refused(s, 0, "build:sawmill-2@a-hollycroft,zone-2,tiles-2") == "NEW-BLD-9"


@rule("NEW-PAY-7")
def test_the_same_rules_for_every_payment() -> None:
    s = position(2, "7")
    coal(s, 0, 0)
    built(s, 0, "cooperage-1", "zone-2", 4)
    for space, token, wanted in (
        ("progress", "remove:range", "barrel*2"),
        ("growth", "grow:pawn-3", "barrel*3"),
        ("sail", "sail:e-sea-2", "barrel"),
    ):
        pawn(s, 0, space)
        assert payments(s, 0, token) == [wanted]


@rule("NEW-PAY-8", "NEW-PAY-X5", "NEW-PAY-E2")
def test_corn_and_grapes_pay_too() -> None:
    s = position(2, "3a")
    coal(s, 0, 0)
    built(s, 0, "vineyards-2", pieces=2)
    built(s, 0, "corn-field-1", pieces=1)
    drawn(s, "GG")
    pawn(s, 0, "progress")
    assert payments(s, 0, "remove:range") == ["corn,vineyards-2", "vineyards-2*2"]
    s.market.event = NONE
    drawn(s, "")
    assert Purse(s, 0).coins == 2, "without green assistants a grape pays nothing"


@rule("NEW-PAY-10")
def test_named_goods_are_pieces_whatever_they_are_worth() -> None:
    s = position()
    tiles(s, 0, "iron-to-vp-green")
    built(s, 0, "smelter-1", "zone-2", 3)
    coal(s, 0, 30)
    pawn(s, 0, "growth")
    assert refused(s, 0, "use:iron-to-vp-green") == "NEW-BON-12"
    built(s, 0, "smelter-2", "zone-3", 1)
    play(s, 0, "use:iron-to-vp-green")
    assert (goods(s, 0, "smelter-1"), goods(s, 0, "smelter-2")) == (0, 0)


@rule("NEW-PAY-11")
def test_equal_goods_are_taken_from_the_lowest_zone_first() -> None:
    s = building("library-1", pieces=1)
    built(s, 0, "mill-1", "zone-4", 2)
    built(s, 0, "mill-2", "zone-2", 1)
    assert payments(s, 0, "build:library-1@a-hollycroft") == ["coal,flour*2", "flour*3"]
    play(s, 0, "build:library-1@a-hollycroft+coal,flour*2")
    assert (goods(s, 0, "mill-2"), goods(s, 0, "mill-1")) == (0, 1)


@rule("NEW-PAY-E7")
def test_hand_cards_are_no_coins() -> None:
    s = building("library-1", "mill-1", "mill-2", "mill-3", pieces=0)
    assert steps(s, 0) == ["pass"]


@rule("NEW-VEC-X3")
def test_a_cost_of_six_with_the_right_terrain() -> None:
    s = building("spinning-mill-3")
    assert payments(s, 0, "build:spinning-mill-3@a-kestrelgate,zone-2") == ["coal*3"]


@rule("NEW-CH3B-7")
def test_planks_for_the_way_pay_nothing_else() -> None:
    s = position(2, "3b")
    coal(s, 0, 3)
    built(s, 0, "sawmill-1", "zone-2", 2)
    purse = Purse(s, 0)
    before = purse.coins
    plank = s.box.cards.goods.ware(s.box.cards.goods.slug.index("plank"))
    purse.without(plank, 1)
    assert (purse.have[plank], before - purse.coins) == (1, 2)


def test_what_is_not_there_and_what_is_worth_nothing_pays_nothing() -> None:
    assert by_worth([2, 0, 3, 1, 5], [1, 1, 0, 4, 2]) == [4, 0, 3]
