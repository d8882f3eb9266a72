"""7. Playing a card; resources and boats (BOON-CARD, BOON-RES)."""

from itertools import product

import pytest

from overlander.core.rng import Rng, key_of
from overlander.games.boonlake import box as b
from overlander.games.boonlake.cards import ask_for_cards, upstream_moves
from overlander.games.boonlake.interim_scoring import InterimAction
from overlander.games.boonlake.resources import boat_plans, fewest_upstream
from overlander.games.boonlake.state import BoonState
from tests.ledger import rule
from tests.rules.boonlake.expansion import launched, quiet
from tests.rules.boonlake.position import (
    any_cards,
    areas,
    ask,
    boats,
    boats_of,
    cards_of,
    chance,
    hand,
    levers,
    me,
    play,
    position,
    question,
    ready,
    refusal,
    sites,
    starting,
    tokens,
    turn,
)
from tests.rules.offers import told


def plans(s: BoonState, jokers: int = 0, **requires: int) -> list[tuple[list[str], int]]:
    """Where the boats may go for a requirement, and how many go upstream."""
    wanted = [requires.get(x, 0) for x in b.RESOURCES]
    found = boat_plans(s.box, me(s).board, wanted, jokers)
    return [([b.RESOURCES[s.box.canal[x]] for x in p.boats], p.upstream) for p in found]


@rule("BOON-CARD-1", "BOON-CARD-2", "BOON-RES-X5")
def test_the_printed_card_is_paid_with_coins_and_shown_resources() -> None:
    s = position()
    hand(s, 0, "sunlit-kiln")  # 2 coins, loam 2, stone 1
    sites(s, 0, loam=1)
    boats(s, 0, "wood", "iron")
    chance(s)
    play(s, 0, "play:sunlit-kiln")
    assert me(s).coins == 20 - 4
    assert boats_of(s) == ["loam", "stone"]
    assert me(s).board.sites == [0, 1, 0, 0]
    assert [s.box.cards[x] for x in me(s).display] == ["sunlit-kiln"]
    assert me(s).hand == []


@rule("BOON-CARD-3")
def test_an_effect_that_names_a_kind_allows_only_that() -> None:
    s = position()
    night = cards_of(s, "night", 1)[0]
    hand(s, 0, night, *cards_of(s, "day", 1))
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    turn(s, 0, "pioneer")
    assert refusal(s, 0, f"play:{night}") == "BOON-CARD-3 wrong-kind"
    assert refusal(s, 0, f"discard:{night}") == "BOON-CARD-3 wrong-kind"


@rule("BOON-CARD-4")
def test_builder_and_interim_scorings_know_no_discard() -> None:

    s = position()
    found = any_cards(s, 1)[0]
    hand(s, 0, found)
    turn(s, 0, "builder")
    assert question(s) == "PlayOrDraw"
    assert refusal(s, 0, f"discard:{found}") == "BOON-CARD-4 no-discard-here"
    ask(s, 0, InterimAction(0, 2))
    assert refusal(s, 0, f"discard:{found}") == "BOON-CARD-4 no-discard-here"
    chance(s)
    assert f"discard:{found}" in tokens(s)


@rule("BOON-CARD-5")
def test_a_discard_brings_two_coins() -> None:
    s = position()
    found = any_cards(s, 1)[0]
    hand(s, 0, found)
    chance(s)
    play(s, 0, f"discard:{found}")
    assert me(s).coins == 22
    assert [s.box.cards[x] for x in s.piles.discard] == [found]


@rule("BOON-CARD-6", "BOON-CARD-7")
def test_immediate_permanent_and_final_effects() -> None:
    s = position()
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    hand(s, 0, "sunlit-toll-gate")
    chance(s)
    play(s, 0, "play:sunlit-toll-gate")
    assert me(s).board.steps[b.COIN_TRACK] == 1
    assert me(s).vp == 0  # printed points count at the end
    classes = [
        (s.box.card_effect[x] is not None) + (s.box.card_perk[x] >= 0) + (s.box.card_final[x] is not None) for x in range(165)
    ]
    assert classes == [1] * 165


@rule("BOON-RES-1", "BOON-RES-2", "BOON-RES-8")
def test_sites_supply_by_level_and_are_not_used_up() -> None:
    s = position()
    sites(s, 0, iron=2)
    boats(s, 0, "iron", "iron")
    assert plans(s, iron=4) == [(["iron", "iron"], 0)]
    assert plans(s, iron=5) == []
    assert me(s).board.sites == [0, 0, 0, 2]


@rule("BOON-RES-3", "BOON-RES-4", "BOON-RES-X1")
def test_boats_float_downstream_for_free() -> None:
    s = position()
    sites(s, 0, wood=1)
    boats(s, 0, "wood", "wood")
    assert plans(s, wood=2, loam=1) == [(["wood", "loam"], 0)]


@rule("BOON-RES-5", "BOON-RES-X2")
@pytest.mark.parametrize("place", ["loam", "iron"])
def test_upstream_costs_two_coins_for_any_distance(place: str) -> None:
    s = position()
    sites(s, 0, wood=1)
    boats(s, 0, "wood", place)
    assert plans(s, wood=3) == [(["wood", "wood"], 1)]
    assert s.box.upstream_coins == 2


@rule("BOON-RES-6")
def test_the_canal() -> None:
    s = position()
    assert [b.RESOURCES[x] for x in s.box.canal] == ["wood", "loam", "stone", "iron"]


@rule("BOON-RES-7", "BOON-RES-X3")
def test_jokers_lower_the_requirement() -> None:
    s = position()
    sites(s, 0, iron=2)
    boats(s, 0)
    assert plans(s, 0, iron=3) == []
    assert len(plans(s, 1, iron=3)) == 1
    assert len(plans(s, 1, wood=1)) == 1


@rule("BOON-RES-E1", "BOON-RES-X4")
def test_two_boats_upstream_cost_four_coins_or_two_with_the_lever() -> None:
    s = position()
    boats(s, 0, "stone", "iron")
    assert plans(s, wood=1, loam=1) == [(["wood", "loam"], 2)]
    found = [x for x in range(165) if s.box.card_requires[x] == [1, 1, 0, 0] and not s.box.card_vases[x]]
    hand(s, 0, s.box.cards[found[0]])
    levers(s, 0, "m31")
    chance(s)
    play(s, 0, f"play:{s.box.cards[found[0]]}")
    assert tokens(s) == {"boats:wood,loam", "boats:wood,loam@m31"}
    play(s, 0, "boats:wood,loam@m31")
    assert me(s).coins == 20 - s.box.card_coins[found[0]] - 2
    assert not ready(s, 0, "m31")


@rule("BOON-RES-E2")
def test_coins_for_boats_and_card_must_both_be_there() -> None:
    s = position()
    hand(s, 0, "sunlit-kiln")
    sites(s, 0, loam=1)
    boats(s, 0, "wood", "iron")
    me(s).coins = 3
    chance(s)
    assert refusal(s, 0, "play:sunlit-kiln") == "BOON-CARD-2 too-few-coins"
    me(s).coins = 4
    assert "play:sunlit-kiln" in tokens(s)


@rule("BOON-RES-E3", "BOON-RES-X6")
def test_plans_of_equal_price_are_a_choice() -> None:
    s = position()
    sites(s, 0, loam=2, stone=1)
    boats(s, 0, "loam", "iron")
    assert plans(s, 1, loam=4, stone=2) == [(["loam", "loam"], 1), (["loam", "stone"], 1)]
    assert plans(s, 0, loam=4, stone=2) == []
    hand(s, 0, "dusk-gallery")
    levers(s, 0, "m41")
    chance(s)
    play(s, 0, "play:dusk-gallery")  # without the lever it cannot be paid
    assert not ready(s, 0, "m41")
    assert tokens(s) == {"boats:loam,loam", "boats:loam,stone"}
    play(s, 0, "boats:loam,stone")
    assert me(s).coins == 18


@rule("BOON-RES-5", "BOON-RES-E1")
@pytest.mark.parametrize(
    ("old", "new", "moves"),
    [
        ([2], [1], 1),
        ([2], [2], 0),
        ([2], [3], 0),
        ([2, 3], [0, 1], 2),
        ([0, 3], [1, 2], 1),
        ([1, 1], [1, 2], 0),
        ([1, 3], [1, 1], 1),
    ],
)
def test_boats_that_go_upstream(old: list[int], new: list[int], moves: int) -> None:
    assert upstream_moves(old, new) == moves


@rule("BOON-RES-5", "BOON-ART-SHIP-4")
def test_the_only_boat_goes_upstream_for_two_coins() -> None:
    s = quiet()
    launched(s)
    boats(s, 0, "iron")
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    me(s).coins = 6
    chance(s)
    me(s).coins = 6
    play(s, 0, "play:sunlit-toll-gate")
    assert (me(s).coins, boats_of(s)) == (0, ["loam"])


def shown(s: BoonState, requires: list[int], places: tuple[int, ...]) -> int:
    """How many missing units boats in these places show."""
    resources = [s.box.canal[x] for x in places]
    return sum(min(max(0, requires[r] - me(s).board.sites[r]), resources.count(r)) for r in range(4))


@rule("BOON-RES-3", "BOON-RES-8", "BOON-RES-E3")
@pytest.mark.parametrize("number", [1, 2])
def test_boat_plans_are_the_best_of_all(number: int) -> None:
    s = position()
    board = me(s).board
    rng = Rng(key_of("boats"), 0, ())
    for _ in range(150):
        board.boats = sorted(rng.below(4) for _ in range(number))
        board.sites = [rng.below(3) for _ in range(4)]
        requires = [rng.below(4) for _ in range(4)]
        jokers = rng.below(3)
        needed = sum(max(0, requires[r] - board.sites[r]) for r in range(4)) - jokers
        found: dict[tuple[int, ...], int] = {}
        for places in product(range(4), repeat=number):
            stays = [places[:i] + (board.boats[i],) + places[i + 1 :] for i in range(number) if places[i] != board.boats[i]]
            if shown(s, requires, places) >= needed and not any(shown(s, requires, x) >= needed for x in stays):
                upstream = sum(new < old for new, old in zip(places, board.boats))
                key = tuple(sorted(places))
                found[key] = min(upstream, found.get(key, upstream))
        if needed <= 0:
            found = {tuple(board.boats): 0}
        fewest = min(found.values(), default=number + 1)
        assert fewest_upstream(s.box, board, requires, jokers) == fewest
        best = sorted(places for places, upstream in found.items() if upstream == fewest)
        assert [(tuple(x.boats), x.upstream) for x in boat_plans(s.box, board, requires, jokers)] == [(x, fewest) for x in best]


@rule("BOON-CARD-E1")
def test_a_discount_does_not_pay_its_own_card() -> None:
    s = position()
    found = next(x for x in range(165) if s.box.card_perk[x] == b.CARD_DISCOUNT and s.box.card_coins[x] and not s.box.card_vases[x])
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    boats(s, 0, "wood", "iron")
    hand(s, 0, s.box.cards[found])
    chance(s)
    play(s, 0, f"play:{s.box.cards[found]}")
    if question(s) == "PayCard":
        s.apply(0, s.choices(0)[0])
    assert 20 - me(s).coins >= s.box.card_coins[found]
    assert me(s).perks[b.CARD_DISCOUNT] == 1


@rule("BOON-CARD-E2", "BOON-SPEC-2")
def test_a_card_box_without_a_fitting_card_allows_a_special_project() -> None:
    s = position()
    areas(s, "sc10", "sc02", "sc03", "sc04")  # 3 loam, 12 coins
    sites(s, 0, loam=2)
    boats(s, 0, "wood", "wood")
    hand(s, 0, *cards_of(s, "night", 1))
    turn(s, 0, "pioneer")
    assert tokens(s) == {"project:sc10", "project:sc02", "pass"}


@rule("BOON-CARD-E4")
def test_a_named_card_must_be_played() -> None:
    s = position()
    hand(s, 0, "sunlit-toll-gate")
    sites(s, 0, loam=1)
    levers(s, 0, "m41", "m42")
    chance(s)
    play(s, 0, "play:sunlit-toll-gate")
    assert question(s) == "PayCard"
    assert "pass" not in tokens(s)
    assert starting(s, 0, "lever") == {"lever:m41-resource", "lever:m41-coins", "lever:m41-cards", "lever:m42"}


@rule("BOON-CARD-2", "BOON-GEN-6")
def test_the_last_coin_pays() -> None:
    s = position()
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    sites(s, 0, loam=1)
    chance(s)
    for coins, offered in ((4, True), (3, False)):
        me(s).coins = coins
        assert ("play:sunlit-toll-gate" in tokens(s)) == offered
    assert refusal(s, 0, "play:sunlit-toll-gate") == "BOON-CARD-2 too-few-coins"
    me(s).coins = 4
    play(s, 0, "play:sunlit-toll-gate")
    assert me(s).coins == 0


@rule("BOON-CARD-2", "BOON-RES-5", "BOON-RES-8")
def test_what_a_card_would_cost() -> None:
    s = position()
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    boats(s, 0, "iron", "iron")
    chance(s)
    me(s).coins = 5
    assert told(s, "play:sunlit-toll-gate") == ("too-few-coins", {"cost": 6, "coins": 5})
    me(s).perks[b.CARD_DISCOUNT] = 1
    me(s).coins = 4
    assert told(s, "play:sunlit-toll-gate") == ("too-few-coins", {"cost": 5, "coins": 4})
    rich = next(x for x in range(165) if max(s.box.card_requires[x]) > 2 and not s.box.card_vases[x])
    hand(s, 0, s.box.cards[rich])
    me(s).coins = 40
    assert told(s, f"play:{s.box.cards[rich]}")[0] == "too-few-resources"
    vases = next(x for x in range(165) if s.box.card_vases[x] > 0)
    hand(s, 0, s.box.cards[vases])
    assert told(s, f"play:{s.box.cards[vases]}") == ("too-few-vases", {"cost": s.box.card_vases[vases], "vases": 0})
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    me(s).vases = s.box.card_vases[vases]
    assert f"play:{s.box.cards[vases]}" in tokens(s)
    play(s, 0, f"play:{s.box.cards[vases]}")
    while question(s) == "PayCard":
        s.apply(0, s.choices(0)[0])
    assert me(s).vases == 0


def test_fewest_upstream_says_what_cannot_be_paid() -> None:
    s = position()
    assert fewest_upstream(s.box, me(s).board, [3, 0, 0, 0], 0) > 2


@rule("BOON-CARD-E3", "BOON-GEN-3", "BOON-GEN-E2")
def test_cards_that_are_a_cost_go_to_the_discard_pile() -> None:
    s = position()
    paid = any_cards(s, 3)
    hand(s, 0, *paid)
    turn(s, 0, "hire")
    while question(s) != "Hire":
        play(s, 0, "pass")
    play(s, 0, "hire:cards")
    assert sorted(s.box.cards[x] for x in s.piles.discard) == sorted(paid)


@rule("BOON-GEN-6", "BOON-HIRE-2")
def test_who_has_no_more_cards_than_are_due_is_not_asked_which() -> None:
    for n in (1, 2):
        s = position()
        hand(s, 0, *any_cards(s, n))
        ask_for_cards(s, 0, n, "BOON-DEV-5")
        assert (question(s), me(s).hand) == ("ChooseStrip", [])


@rule("BOON-RES-E1", "BOON-RES-E2", "BOON-LEV-10")
def test_with_the_lever_the_second_boat_still_costs_two_coins() -> None:
    s = position()
    hand(s, 0, "sunlit-kiln")  # 2 coins, loam 2, stone 1
    sites(s, 0, loam=0, stone=1)
    boats(s, 0, "iron", "iron")
    levers(s, 0, "m31", "m41")
    me(s).coins = 3
    chance(s)
    play(s, 0, "play:sunlit-kiln")  # two coins of m41 are enough for the second boat
    assert not starting(s, 0, "boats")
    play(s, 0, "lever:m41-coins")
    assert (me(s).coins, boats_of(s), ready(s, 0, "m31")) == (1, ["loam", "loam"], False)


@rule("BOON-RES-X4", "BOON-RES-E2", "BOON-LEV-10")
@pytest.mark.parametrize(("coins", "playable"), [(3, False), (4, True)])
def test_the_lever_moves_one_boat_for_free_and_not_two(coins: int, playable: bool) -> None:
    s = position()
    hand(s, 0, "sunlit-kiln")  # 2 coins, loam 2, stone 1
    sites(s, 0, stone=1)
    boats(s, 0, "iron", "iron")
    levers(s, 0, "m31")
    me(s).coins = coins
    chance(s)
    assert ("play:sunlit-kiln" in tokens(s, 0)) == playable
