"""Paying (NEW-PAY)."""

from itertools import product

import pytest

from overlander.core.choice import NONE
from overlander.games.newdale.payment import Purse
from overlander.games.newdale.pieces import by_worth, is_minimal, minimal_sets, set_steps
from tests.ledger import rule
from tests.rules.newdale.position import (
    building,
    built,
    character,
    coal,
    coals,
    drawn,
    goods,
    hand,
    me,
    pawn,
    payments,
    play,
    position,
    refused,
    steps,
    tiles,
)


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


@rule("NEW-PAY-E8")
def test_of_many_pieces_some_are_named_at_once() -> None:
    worth = [1, 2, 2, 3]
    assert len(set_steps(worth, [60, 40, 40, 30], 60, [0] * 4, worth)) <= 60


@rule("NEW-PAY-1", "NEW-PAY-E8")
def test_a_payment_asked_good_by_good_is_not_over_before_the_cost_is_reached() -> None:
    s = building("bakery-1", pieces=6)
    for zone, maker in enumerate(["mill-1", "sawmill-1", "clay-pit-1", "smelter-1", "cooperage-1", "spinning-mill-1"], 2):
        built(s, 0, maker, f"zone-{zone}", 6)
    build = "build:bakery-1@a-hollycroft,zone-8"
    paid = f"{build}+coal,flour*2,barrel"
    assert paid not in steps(s, 0, build), "one good after the other"
    assert paid in steps(s, 0, f"{build}+flour*2,barrel")
    assert refused(s, 0, f"{build}+flour*2,barrel") == "NEW-BLD-9", "7 of 8"
    play(s, 0, paid)
    assert (coals(s), goods(s, 0, "mill-1"), goods(s, 0, "cooperage-1")) == (5, 4, 5)


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


def all_minimal(worth: list[int], have: list[int], need: int) -> set[tuple[int, ...]]:
    """NEW-PAY-3, by trying everything."""
    out: set[tuple[int, ...]] = set()
    for counts in product(*[range(n + 1) for n in have]):
        paid = sum(w * n for w, n in zip(worth, counts))
        if paid >= need and all(n == 0 or paid - w < need for w, n in zip(worth, counts)):
            out.add(counts)
    return out


def walked(worth: list[int], have: list[int], need: int) -> set[tuple[int, ...]]:
    """Where the steps lead."""
    out: set[tuple[int, ...]] = set()
    seen: set[tuple[int, ...]] = set()
    rest = [[0] * len(worth)]
    while rest:
        counts = rest.pop()
        after = set_steps(worth, have, need, counts, worth)
        if not after:
            out.add(tuple(counts))
        for x in after:
            if tuple(x) not in seen:
                seen.add(tuple(x))
                rest.append(x)
    return out


@rule("NEW-PAY-3", "NEW-PAY-E4", "NEW-PAY-E8")
@pytest.mark.parametrize(
    ("worth", "have", "need"),
    [([5, 3, 1], [2, 2, 4], n) for n in (1, 2, 5, 8, 11, 20)]
    + [([2, 0, 3], [4, 3, 3], 7), ([1, 2, 3], [9, 9, 9], 20), ([4, 1, 2, 3], [2, 30, 30, 12], 45), ([1, 2, 3], [60, 40, 30], 60)]
    + [([1, 2], [96, 49], 98), ([1, 2, 3], [20, 60, 40], 120)],
)
def test_payments_are_all_those_without_a_piece_too_many(worth: list[int], have: list[int], need: int) -> None:
    wanted = all_minimal(worth, have, need)
    assert {tuple(x) for x in minimal_sets(worth, have, need, 10**6)} == wanted
    assert walked(worth, have, need) == wanted
    if len(wanted) < 40:
        for counts in product(*[range(n + 2) for n in have]):
            assert is_minimal(worth, have, need, list(counts)) == (counts in wanted)


@rule("NEW-PAY-E1", "NEW-PAY-1")
def test_nothing_to_pay_and_too_little_to_pay_with() -> None:
    assert minimal_sets([3, 1], [1, 1], 0, 9) == [[0, 0]]
    assert minimal_sets([3, 1], [0, 0], 0, 9) == [[0, 0]]
    assert minimal_sets([3, 1], [1, 1], 4, 9) == [[1, 1]]
    assert minimal_sets([3, 1], [1, 1], 5, 9) == []
    assert minimal_sets([1, 2, 3], [9, 9, 9], 12, 3) == minimal_sets([1, 2, 3], [9, 9, 9], 12, 99)[:3]


@rule("NEW-PAY-E5", "NEW-BON-E6")
def test_a_discount_need_not_be_used() -> None:
    s = position()
    hand(s, 0, "library-1")
    tiles(s, 0, "build-discount")
    coal(s, 0, 6)
    pawn(s, 0, "build")
    play(s, 0, "build:library-1@a-wheatfield+coal*5")
    assert (coals(s), len(me(s).tiles)) == (1, 1)


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
