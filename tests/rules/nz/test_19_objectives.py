"""19. Objectives (NZ-OBJ)."""

from tests.ledger import rule
from tests.rules.nz.position import (
    act,
    at,
    build,
    cards,
    discard,
    display,
    farm,
    hand,
    harbours,
    me,
    money,
    piles,
    play,
    position,
    posts,
    refused,
    score,
    tile_of,
    tokens,
    workers,
    zone,
)


@rule("NZ-OBJ-1", "NZ-OBJ-2")
def test_one_of_the_offer_or_the_top_of_the_stack() -> None:
    s = position()
    display(s, "objective-1", "objective-2", "objective-3", "objective-4")
    act(s, 0, "b/1b")
    assert tokens(s, 0) == {"objective:objective-1", "objective:objective-2", "objective:objective-3", "objective:objective-4",
                            "objective:top", "pass"}  # fmt: skip
    play(s, 0, "objective:objective-2")
    assert (discard(s, 0), len(s.cards.display), len(s.cards.objective_stack)) == (["objective-2"], 4, 19)
    act(s, 0, "b/1b", "objective:top")
    assert (len(me(s).discard), len(s.cards.display), len(s.cards.objective_stack)) == (2, 4, 18)


@rule("NZ-OBJ-4")
def test_a_delivery_gives_one_of_the_offer() -> None:
    s = position()
    hand(s, 0, "suffolk", "hampshire")
    at(s, 0, "wellington")
    play(s, 0, "reveal:hampshire,suffolk", "deliver:local-9", "disc:aux-ship-1")
    assert refused(s, 0, "objective:top") == ("NZ-OBJ-4", "display-only")


@rule("NZ-OBJ-5", "NZ-OBJ-6", "NZ-OBJ-10")
def test_objectives_are_played_to_the_zone_if_one_likes() -> None:
    s = position()
    hand(s, 0, "objective-1", "objective-2")
    play(s, 0, "play:objective-1", "play:objective-2")
    assert (cards(s, me(s).zone), money(s, 0), me(s).tokens) == (["objective-1", "objective-2"], 24, 3)
    hand(s, 0, "objective-3")
    play(s, 0, "move:neutral-b", "pass")
    assert cards(s, me(s).zone) == ["objective-1", "objective-2"]


@rule("NZ-OBJ-7")
def test_the_five_immediate_actions() -> None:
    s = position()
    hand(s, 0, "objective-1", "objective-2", "objective-3", "objective-4", "objective-5")
    play(s, 0, "play:objective-1", "play:objective-2", "play:objective-3", "certificates:2", "play:objective-4")
    assert (money(s, 0), me(s).tokens, me(s).certificates, farm(s).explored) == (24, 3, 2, 2)
    play(s, 0, "play:objective-5", "sail:sea-a2")
    assert s.board.sea_slug[farm(s).ship] == "sea-a2"


@rule("NZ-OBJ-8")
def test_met_or_not_is_looked_at_in_the_end() -> None:
    s = position()
    zone(s, 0, "objective-22")
    assert score(s, 0, "objectives") == -2
    farm(s).explored = 12
    assert score(s, 0, "objectives") == 4


@rule("NZ-OBJ-9", "NZ-OBJ-V3", "NZ-OBJ-E3")
def test_exploration_serves_6_spaces_per_condition() -> None:
    s = position()
    zone(s, 0, "objective-21", "objective-2")
    piles(s, 0, ["lincoln"], [])
    build(s, 0, "1a", "a-1")
    farm(s).explored = 11
    assert score(s, 0, "objectives") == 3 - 2
    farm(s).explored = 12
    assert score(s, 0, "objectives") == 3 + 3


@rule("NZ-OBJ-11", "NZ-SCORE-8", "NZ-OBJ-E1")
def test_cards_of_the_herd_are_added_if_they_help_those_of_the_zone_must_count() -> None:
    s = position()
    zone(s, 0, "objective-15")  # three storehouses: fails
    piles(s, 0, ["objective-1", "objective-11"], [])
    workers(s, 0, shearers=2)
    harbours(s, 0, "suva")
    assert score(s, 0, "objectives") == -2 + 3


@rule("NZ-OBJ-11", "NZ-SCORE-8")
def test_every_card_of_the_herd_may_be_added() -> None:
    s = position()
    posts(s, 0, local_15=1)
    for card, points in (("objective-1", 3), ("objective-22", 4)):
        farm(s).explored = 12
        piles(s, 0, [card], [])
        assert score(s, 0, "objectives") == points


@rule("NZ-OBJ-12", "NZ-OBJ-13", "NZ-OBJ-14")
def test_conditions_posts_and_buildings() -> None:
    s = position()
    zone(s, 0, "objective-1")
    for post in ("local_15", "foreign_san_francisco", "wool_13"):
        posts(s, 0, **{post: 1})
        assert score(s, 0, "objectives") == 3
    posts(s, 0, local_12=1)
    assert score(s, 0, "objectives") == -3
    zone(s, 0, "objective-7")  # a building and a building of 4
    build(s, 0, "1a", "a-1")
    build(s, 0, "5a", "a-2")
    assert score(s, 0, "objectives") == -2
    build(s, 0, "7a", "a-3")
    assert score(s, 0, "objectives") == 4


@rule("NZ-OBJ-13", "NZ-OBJ-14")
def test_a_building_of_exactly_4_is_one_of_at_least_4() -> None:
    s = position()
    zone(s, 0, "objective-7")
    build(s, 0, "1a", "a-1")
    build(s, 0, "6a", "a-2")
    assert s.board.builders[s.board.building_slug.index("6a")] == 4
    assert score(s, 0, "objectives") == 4
    build(s, 1, "7a", "a-3")
    build(s, 0, "5a", "a-2")  # one of 3 in its place; another player's does not help
    assert score(s, 0, "objectives") == -2


@rule("NZ-OBJ-15", "NZ-OBJ-16", "NZ-OBJ-E4")
def test_conditions_shearers_and_storehouses() -> None:
    s = position()
    zone(s, 0, "objective-11", "objective-12")
    harbours(s, 0, "napier")
    piles(s, 0, ["lincoln"], [])
    workers(s, 0, shearers=2)
    assert score(s, 0, "objectives") == 3 - 2
    workers(s, 0, shearers=4)
    assert score(s, 0, "objectives") == 6


@rule("NZ-OBJ-17", "NZ-OBJ-18", "NZ-OBJ-19")
def test_conditions_of_the_herd() -> None:
    s = position()
    zone(s, 0, "objective-18")
    piles(s, 0, ["corriedale"], [])
    hand(s, 0, "ryeland")
    assert score(s, 0, "objectives") == 4
    zone(s, 0, "objective-16")  # a storehouse and two ferries
    harbours(s, 0, "napier")
    piles(s, 0, ["ferry"], ["set-1"])
    assert score(s, 0, "objectives") == 4
    piles(s, 0, ["ferry"], ["kotare"])
    assert score(s, 0, "objectives") == -2


@rule("NZ-OBJ-20", "NZ-OBJ-21")
def test_conditions_exploration_and_floods() -> None:
    s = position()
    zone(s, 0, "objective-23")
    harbours(s, 0, "napier")
    farm(s).explored = 6
    me(s).hazards = [tile_of(s, "rockfall-4-green")]
    assert score(s, 0, "objectives") == -3
    me(s).hazards.append(tile_of(s, "flood-2-black"))
    assert score(s, 0, "objectives") == 5
    farm(s).explored = 5
    assert score(s, 0, "objectives") == -3


@rule("NZ-OBJ-9", "NZ-OBJ-14")
def test_each_card_asks_for_a_building_of_4_of_its_own() -> None:
    s = position()
    zone(s, 0, "objective-7", "objective-10")  # 4 or -2 each
    harbours(s, 0, "napier")
    build(s, 0, "1a", "a-1")
    build(s, 0, "2a", "a-2")
    build(s, 0, "7a", "a-3")
    assert score(s, 0, "objectives") == 4 - 2
    build(s, 0, "6a", "b-1")
    assert score(s, 0, "objectives") == 4 + 4


@rule("NZ-OBJ-9", "NZ-OBJ-E1", "NZ-OBJ-21")
def test_one_flood_serves_the_better_of_two_cards() -> None:
    s = position()
    zone(s, 0, "objective-6", "objective-23")  # 4 or -2, 5 or -3; both ask for a flood
    build(s, 0, "1a", "a-1")
    build(s, 0, "2a", "a-2")
    harbours(s, 0, "napier")
    farm(s).explored = 6
    me(s).hazards = [tile_of(s, "flood-2-black")]
    assert score(s, 0, "objectives") == 5 - 2
    me(s).hazards.append(tile_of(s, "flood-3-black"))
    assert score(s, 0, "objectives") == 5 + 4


@rule("NZ-OBJ-E2")
def test_a_building_of_4_serves_once() -> None:
    s = position()
    zone(s, 0, "objective-7")
    build(s, 0, "7a", "a-1")
    assert score(s, 0, "objectives") == -2
    build(s, 0, "6a", "a-2")
    assert score(s, 0, "objectives") == 4


@rule("NZ-OBJ-E5", "NZ-EXCH-E1")
def test_an_objective_may_be_discarded_by_cycling() -> None:
    s = position()
    hand(s, 0, "objective-1", "merino")
    play(s, 0, "exchange-token", "draw:1", "discard:objective-1")
    assert "objective-1" in discard(s, 0)


@rule("NZ-OBJ-E6", "NZ-CLAR-2")
def test_with_offer_and_stack_empty_nothing_is_gained() -> None:
    s = position()
    s.cards.display = []
    s.cards.objective_stack = []
    at(s, 0, "neutral-b")
    assert refused(s, 0, "act:b/1b") == ("NZ-OBJ-E6", "no-objective-left")
    s = position()
    s.cards.objective_stack = []
    act(s, 0, "b/1b", "objective:" + cards(s, s.cards.display)[0])
    assert len(s.cards.display) == 3


@rule("NZ-OBJ-E7")
def test_elements_count_for_harbourmasters_too() -> None:
    s = position()
    zone(s, 0, "objective-6")
    farm(s).masters = [s.board.master_slug.index("harbourmaster-6")]
    build(s, 0, "1a", "a-1")
    build(s, 0, "2a", "a-2")
    me(s).hazards = [tile_of(s, "flood-2-black")]
    assert (score(s, 0, "objectives"), score(s, 0, "harbourmasters")) == (4, 2)


@rule("NZ-OBJ-V1", "NZ-OBJ-V2")
def test_marias_three_cards() -> None:
    s = position()
    zone(s, 0, "objective-1", "objective-2", "objective-3")
    build(s, 0, "1a", "a-1")
    build(s, 0, "7a", "a-2")
    piles(s, 0, ["corriedale"], [])
    farm(s).explored = 12
    posts(s, 0, local_15=1)
    assert score(s, 0, "objectives") == 9
    posts(s, 0)
    assert score(s, 0, "objectives") == 3
