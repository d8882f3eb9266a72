"""Section 29.6: bonus tiles, exploration, objectives, hazards; 29.7: the cards that show them."""

import pytest

from tests.ledger import rule
from tests.rules.nz.position import bonus_market, display, farm, me, question, tile, tile_at, tokens
from tests.rules.nz.solo import HUMAN, SARAH, finish, pile, sarah_plays, solo, told, values


@rule("NZ-SAR-58", "NZ-SAR-C5")
def test_the_cheapest_row_then_the_topmost_then_leftmost() -> None:
    s = solo()
    bonus_market(s, "token swap-for-romney", "joker-worker token", "token token")
    events = sarah_plays(s, 5)  # rows 1 and 2 cost 5, row 3 costs 6
    assert (values(events, "sarah-bonus-tile", "tile"), values(events, "sarah-bonus-tile", "row")) == (["token"], [1])
    assert values(events, "sarah-bonus-tile", "why") == ["leftmost"]
    assert (s.bonus.market[0], s.board.tile_slug[s.trail.lost[-1]]) == (0, "token")
    assert (farm(s, SARAH).bonus, me(s, SARAH).tokens, pile(s)) == ([], 0, [])
    assert values(events, "automa-move", "steps") == [2]
    assert (farm(s, SARAH).explored, ("sarah-bonus-tile", "NZ-SAR-58") in told(events)) == (1, True)
    sarah_plays(s, 5)
    assert s.board.tile_slug[s.trail.lost[-1]] == "swap-for-romney"  # leftmost of the topmost row that has one
    # a cheaper row further down comes first; row 4 costs 5, row 3 costs 6
    s = solo()
    bonus_market(s, "- -", "- -", "token token", "- token", "token")
    events = sarah_plays(s, 5)
    assert (values(events, "sarah-bonus-tile", "row"), values(events, "sarah-bonus-tile", "why")) == ([4], ["cheapest"])


@rule("NZ-SAR-58")
def test_what_a_tile_costs_besides_and_gives_is_ignored() -> None:
    s = solo()
    tile(s, "rockfall-1", "rockfall-4-green")
    bonus_market(s, "hazard-for-three gold-for-points", "token")
    sarah_plays(s, 5)
    sarah_plays(s, 5)
    assert [s.board.tile_slug[x] for x in s.trail.lost[-2:]] == ["hazard-for-three", "gold-for-points"]
    assert (me(s, SARAH).hazards, tile_at(s, "rockfall-1")) == ([], "rockfall-4-green")


@rule("NZ-SAR-E10")
def test_the_row_of_the_marker_is_closed_to_her() -> None:
    s = solo()
    bonus_market(s, "- -", "- -", "- -", "token")
    events = sarah_plays(s, 5)
    assert values(events, "automa-nothing", "what") == ["bonus-tile"]
    assert s.board.tile_slug[s.bonus.market[6]] == "token"
    assert farm(s, SARAH).explored == 1  # the rest of her card


@rule("NZ-SAR-59", "NZ-SAR-C7")
def test_she_advances_by_the_number_without_rewards() -> None:
    s = solo()
    events = sarah_plays(s, 7)
    assert (values(events, "automa-move", "steps"), values(events, "sarah-explore", "n")) == ([3], [2])
    farm(s, SARAH).explored = 7
    sarah_plays(s, 7)
    assert (farm(s, SARAH).explored, farm(s, SARAH).gold, farm(s, SARAH).pays_hands) == (9, 0, True)
    farm(s, SARAH).explored = 15
    sarah_plays(s, 7)
    assert farm(s, SARAH).explored == 16
    events = sarah_plays(s, 7)
    assert (farm(s, SARAH).explored, values(events, "automa-nothing", "what")) == (16, ["explore"])
    out = s.outcome()
    assert out.points[SARAH][out.categories.index("exploration")] == 15


@rule("NZ-SAR-60", "NZ-SAR-C6", "NZ-SAR-C9")
def test_the_objective_farthest_from_the_stack() -> None:
    for number, steps, explored in ((6, 3, 1), (9, 2, 0)):
        s = solo()
        slugs = sorted({s.board.card_slug[k] for k in s.board.objective_deck})[:4]
        display(s, *slugs)
        tile(s, "flood-1", "flood-3-black")
        events = sarah_plays(s, number)
        assert (values(events, "automa-move", "steps"), farm(s, SARAH).explored) == ([steps], explored)
        assert ("automa-objective", "NZ-SAR-60") in told(events)
        assert slugs[0] in pile(s)
        assert [s.board.card_slug[k] for k in s.cards.display[:3]] == slugs[1:]
        assert len(s.cards.display) == 4
        assert (len(me(s, SARAH).hazards) == 1) == (number == 9)


@rule("NZ-SAR-61", "NZ-SAR-C8")
def test_the_zone_with_the_best_tile_then_with_most_tiles() -> None:
    s = solo()
    bonus_market(s, "token token", "token")
    tile(s, "rockfall-1", "rockfall-2-black")
    tile(s, "rockfall-2", "rockfall-2-black")
    tile(s, "rockfall-3", "rockfall-3-black")
    tile(s, "flood-1", "flood-4-green")
    events = sarah_plays(s, 8)
    assert (values(events, "automa-move", "steps"), values(events, "sarah-bonus-tile", "tile")) == ([2], ["token"])
    assert values(events, "sarah-hazard", "tile") == ["flood-4-green"]
    assert (tile_at(s, "flood-1"), [s.board.tile_slug[x] for x in me(s, SARAH).hazards]) == ("", ["flood-4-green"])
    support = s.board.support_slug[s.board.area_card[s.board.areas.index("flood")]]
    assert (pile(s), ("sarah-hazard", "NZ-SAR-61") in told(events)) == ([support], True)
    # equal best tiles: the zone with more of them, whatever the hand
    s = solo()
    tile(s, "rockfall-1", "rockfall-4-green")
    tile(s, "rockfall-2", "rockfall-2-black")
    tile(s, "flood-1", "flood-4-black")
    events = sarah_plays(s, 8)
    assert (values(events, "sarah-hazard", "tile"), values(events, "sarah-hazard", "why")) == (["rockfall-4-green"], ["most-tiles"])


@rule("NZ-SAR-61")
def test_of_equal_tiles_one_with_a_black_hand_then_the_player_decides() -> None:
    s = solo()
    tile(s, "rockfall-1", "rockfall-4-green")
    tile(s, "rockfall-2", "rockfall-4-black")
    tile(s, "rockfall-3", "rockfall-3-black")
    events = sarah_plays(s, 8)
    assert (values(events, "sarah-hazard", "location"), values(events, "sarah-hazard", "why")) == (["rockfall-2"], ["black-hand"])
    s = solo()
    for i in (1, 3):
        tile(s, f"rockfall-{i}", "rockfall-4-black")
    tile(s, "rockfall-2", "rockfall-4-green")
    sarah_plays(s, 8)
    assert (question(s, HUMAN), tokens(s, HUMAN)) == ("ChooseSarahHazard", {"hazard:rockfall-1", "hazard:rockfall-3"})
    finish(s, "hazard:rockfall-3")
    assert (tile_at(s, "rockfall-3"), tile_at(s, "rockfall-1")) == ("", "rockfall-4-black")


@pytest.mark.parametrize(("number", "steps"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3), (8, 2), (9, 2)])
def test_the_steps_of_cards_1_to_9(number: int, steps: int) -> None:
    s = solo()
    assert values(sarah_plays(s, number), "automa-move", "steps")[0] == steps
