"""Limits: payments and sets of cards are all there and nothing else is, piles that run out, who may know what."""

from itertools import combinations, product

import pytest

from overlander.core.choice import NONE, Choice
from overlander.core.game import find_game
from overlander.games.newdale.draw_pile import Draw
from overlander.games.newdale.houses import routes
from overlander.games.newdale.objectives import Deliver, cheapest
from overlander.games.newdale.pieces import card_steps, is_card_set, is_minimal, minimal_sets, set_steps
from overlander.games.newdale.special_buildings import SpecialBuildings
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    asked,
    at_the_end,
    bridge,
    built,
    card,
    cards_in_hand,
    coal,
    coals,
    drawn,
    empty_piles,
    goods,
    hand,
    me,
    new_game,
    pawn,
    play,
    position,
    refused,
    tiles,
)


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
    + [([2, 0, 3], [4, 3, 3], 7), ([1, 2, 3], [9, 9, 9], 20), ([4, 1, 2, 3], [2, 30, 30, 12], 45), ([1, 2, 3], [60, 40, 30], 60)],
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
    assert minimal_sets([3, 1], [1, 1], 4, 9) == [[1, 1]]
    assert minimal_sets([3, 1], [1, 1], 5, 9) == []
    assert minimal_sets([1, 2, 3], [9, 9, 9], 12, 3) == minimal_sets([1, 2, 3], [9, 9, 9], 12, 99)[:3]


@rule("NEW-SCO-E4")
def test_the_cheapest_delivery() -> None:
    worth, have, price = [1, 2, 0, 3], [5, 3, 9, 2], [1, 3, 0, 2]
    for need in range(1, 18):
        reach = [x for x in product(*[range(n + 1) for n in have]) if sum(w * n for w, n in zip(worth, x)) >= need]
        found = cheapest(worth, have, price, need)
        assert sum(w * n for w, n in zip(worth, found)) >= need
        assert all(n <= m for n, m in zip(found, have))
        assert sum(p * n for p, n in zip(price, found)) == min(sum(p * n for p, n in zip(price, x)) for x in reach)


@rule("NEW-GEN-23")
@pytest.mark.parametrize(("size", "n"), [(5, 3), (4, 4), (8, 2), (14, 3)])
def test_sets_of_cards_are_all_there_once(size: int, n: int) -> None:
    s = position()
    cards = list(range(0, 2 * size, 2))
    found: list[tuple[int, ...]] = []
    rest = [Choice(s.box.DISCARD)]
    while rest:
        c = rest.pop()
        after = card_steps(c, cards, n)
        if not after:
            found.append(tuple(i for i, x in enumerate(c.counts()) if x))
        rest.extend(after)
    assert sorted(found) == sorted(combinations(cards, n))
    one = Choice(s.box.DISCARD).adding(cards[0], 1)
    assert [is_card_set(one, cards, k) for k in (0, 1, 2)] == [False, True, False]
    assert not is_card_set(one.adding(1, 1), cards, 2)
    assert not is_card_set(one.adding(1, 1), cards, 1)


@rule("NEW-GEN-7", "NEW-GEN-15", "NEW-GEN-E6")
def test_what_is_missing_after_everybody_discarded_half_is_lost() -> None:
    s = position()
    hand(s, 0, "mill-1", "mill-2")
    hand(s, 1, "library-1")
    empty_piles(s)
    ask(s, Draw(0, 3, "NEW-XCH-2"))
    assert asked(s, 0) == "DiscardHalf"
    play(s, 0, "discard:mill-1")
    assert cards_in_hand(s, 0) == ["mill-1", "mill-2"]
    assert (s.piles.draw, s.piles.discard, cards_in_hand(s, 1)) == ([], [], ["library-1"])
    assert s.stack == [] or type(s.stack[-1]).__name__ != "DiscardHalf"


@rule("NEW-PAY-E5", "NEW-BON-E6")
def test_a_discount_need_not_be_used() -> None:
    s = position()
    hand(s, 0, "library-1")
    tiles(s, 0, "build-discount")
    coal(s, 0, 6)
    pawn(s, 0, "build")
    play(s, 0, "build:library-1@a-wheatfield+coal*5")
    assert (coals(s), len(me(s).tiles)) == (1, 1)


@rule("NEW-HSE-1")
def test_a_town_too_far_away_is_out_of_range() -> None:
    s = position()
    hand(s, 0, "library-1")
    pawn(s, 0, "build")
    from overlander.core.choice import parse
    from overlander.games.newdale.houses import FAR, distances

    far = [town for town, n in enumerate(distances(s, 0)) if 2 < n < FAR][0]
    refusal = s.why_not(0, parse(s.verbs(), f"build:library-1@{s.box.land.town_slug[far]}"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("NEW-HSE-1", "out-of-range")


@rule("NEW-HSE-2", "NEW-CH3A-2")
def test_no_route_leads_to_an_own_town() -> None:
    s = position(3, "3a")
    bridge(s, 1, "b-bridge-3")
    found = routes(s, 0, False)
    assert [town for town in range(len(found)) if (me(s).towns >> town) & 1 and found[town]] == []
    assert any(found)


@rule("NEW-TIL-10", "NEW-PAY-10")
def test_a_tile_takes_the_goods_it_names_alone() -> None:
    s = position()
    built(s, 0, "mill-1", "zone-2", 3)
    coal(s, 0, 5)
    tiles(s, 0, "coal-to-vp-red")
    pawn(s, 0, "build")
    play(s, 0, "use:coal-to-vp-red")
    assert (coals(s), goods(s, 0, "mill-1")) == (2, 3)


@rule("NEW-SPC-21", "NEW-SPC-20")
def test_a_shadow_in_prison_leaves_the_market() -> None:
    s = position(2, "5")
    built(s, 0, "prison-1")
    drawn(s, "SSY")
    ask(s, SpecialBuildings(NONE), phase=6)
    play(s, 0, "jail:prison-1@shadow")
    assert (s.market.drawn[4], s.market.out) == (1, 1)


@rule("NEW-GEN-21", "NEW-SET-26")
def test_what_is_hidden_from_everybody() -> None:
    s = new_game(3, "8")
    for seat in (NONE, 0, 1, 2):
        v = s.view(seat)
        for pile in (v.secrets, v.piles.draw):
            assert set(pile) == {NONE}
        for other, p in enumerate(v.players):
            assert (p.hand[0] == NONE) == (other != seat)
            assert (p.objectives.secret[0] == NONE) == (other != seat)


@rule("NEW-SCO-7", "NEW-SCO-2")
def test_before_the_delivery_the_main_objective_is_worth_nothing() -> None:
    s = position()
    found = s.outcome()
    assert found.points[0][found.categories.index("objective")] == 0


@rule("NEW-SCO-14", "NEW-SCO-15")
def test_a_delivery_goes_on_with_the_next_requirement() -> None:
    for chapter in ("4a", "4b", "5", "6", "7", "8"):
        s = position(2, chapter)
        two = [i for i, x in enumerate(s.box.chapter.schedules) if len(x.requires) > 1]
        if two:
            break
    else:
        pytest.skip("no chapter asks for two kinds of goods")
    first, second = s.box.chapter.schedules[two[0]].requires[:2]
    for requirement, zone in ((first, "zone-2"), (second, "zone-3")):
        good = next(i for i, w in enumerate(requirement.weights) if w == 1 and (first.weights[i] == 0 or second.weights[i] == 0))
        slug = next(x.slug for x in s.box.cards.all[: s.box.cards.buildings] if x.ware != NONE and x.type.product == good)
        built(s, 0, slug, zone, 60)
    if s.box.special.gate:
        me(s).voyage.ship = s.box.special.gate
    at_the_end(s, Deliver(0))
    q = Deliver(0)
    start = Choice(s.box.DELIVER, two[0])
    counts = [0] * len(me(s).estate.wares(s.box.cards))
    ware = s.box.cards.all[me(s).estate.zones[1]].ware
    counts[ware] = first.amount
    after = q.steps(s, start.with_counts(counts))
    assert after
    assert all(x.count(ware) == first.amount for x in after)


def test_the_data_are_read_to_the_last_word() -> None:
    game = find_game("newdale")
    game.check(game.load(None))


@rule("NEW-BLD-10")
def test_a_card_that_is_nowhere_cannot_be_built() -> None:
    s = position()
    hand(s, 0, "library-1")
    pawn(s, 0, "build")
    assert card(s, "mill-1") not in me(s).hand
    assert refused(s, 0, "build:mill-1") == "NEW-BLD-10"
