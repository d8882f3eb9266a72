"""24. Support cards (NZ-SUP) and 25. bonus cards (NZ-BC)."""

import pytest

from overlander.games.nz.certificates import take_support_card
from overlander.games.nz.state import NzState
from overlander.games.trail.objectives import GainObjective
from tests.ledger import rule
from tests.rules.nz.position import (
    at,
    build,
    cards,
    discard,
    farm,
    hand,
    harbours,
    heard,
    kind,
    market,
    me,
    money,
    piles,
    play,
    position,
    refused,
    score,
    sea_of,
    ship,
    tile_at,
    tokens,
    workers,
    zone,
)


@rule("NZ-SUP-1", "NZ-SUP-8")
def test_romneys_are_sheep() -> None:
    s = position()
    hand(s, 0, "romney")
    assert refused(s, 0, "play:romney") == ("NZ-SUP-1", "sheep-not-played")
    romney = kind(s, "romney")
    assert (s.board.card_value[romney], s.board.card_wool[romney], s.board.card_vp[romney]) == (3, 2, 3)
    at(s, 0, "wellington")
    assert "reveal:romney" in tokens(s, 0)


@rule("NZ-SUP-2", "NZ-SUP-E1")
def test_any_number_one_after_the_other_even_what_was_just_drawn() -> None:
    s = position()
    hand(s, 0, "ferry")
    piles(s, 0, ["kotare"], [])
    play(s, 0, "play:ferry", "play:kotare")
    assert (money(s, 0), farm(s).explored) == (22, 1)


@rule("NZ-SUP-3", "NZ-CLAR-10", "NZ-BC-10")
def test_effect_then_discard_then_a_card() -> None:
    s = position()
    hand(s, 0, "ferry")
    piles(s, 0, ["merino"], [])
    s.heard = []
    play(s, 0, "play:ferry")
    told = [e.key for e in s.heard]
    s.heard = None
    assert told.index("receive") < told.index("draw")
    assert (cards(s, me(s).hand), discard(s, 0)) == (["merino"], ["ferry"])


@rule("NZ-SUP-4", "NZ-SUP-V3")
def test_a_card_only_for_the_draw() -> None:
    s = position()
    hand(s, 0, "kotare", "kotare")
    piles(s, 0, ["merino"], [])
    play(s, 0, "play:kotare@draw-only")
    assert (farm(s).explored, cards(s, me(s).hand)) == (0, ["kotare", "merino"])
    play(s, 0, "play:kotare")
    assert farm(s).explored == 1


@rule("NZ-SUP-5", "NZ-SUP-V1")
def test_kotare_explores() -> None:
    s = position()
    farm(s).explored = 8
    hand(s, 0, "kotare")
    piles(s, 0, ["merino"], [])
    at(s, 0, "neutral-f")
    play(s, 0, "play:kotare")
    assert (farm(s).explored, discard(s, 0), cards(s, me(s).hand)) == (9, ["kotare"], ["merino"])


@rule("NZ-SUP-6", "NZ-SUP-V2")
def test_ferry_gives_2() -> None:
    s = position()
    me(s).money = 0
    hand(s, 0, "ferry")
    piles(s, 0, ["merino"], [])
    play(s, 0, "play:ferry")
    assert (money(s, 0), discard(s, 0), len(me(s).hand)) == (2, ["ferry"], 1)


@rule("NZ-SUP-7")
@pytest.mark.parametrize(("effect", "certificates", "pounds"), [("certificate", 1, 0), ("money", 0, 1)])
def test_sheepdog(effect: str, certificates: int, pounds: int) -> None:
    s = position(sheepdog_effect=effect)
    hand(s, 0, "sheepdog")
    assert {"play:sheepdog", "play:sheepdog@draw-only"} <= tokens(s, 0)
    play(s, 0, "play:sheepdog")
    assert (me(s).certificates, money(s, 0) - 20) == (certificates, pounds)


@rule("NZ-SUP-E3", "NZ-BC-11", "NZ-SCORE-7")
def test_points_of_cards_wherever_they_lie() -> None:
    s = position()
    hand(s, 0, "ferry", "set-1")
    piles(s, 0, ["suffolk", "set-6"], ["cheviot", "objective-5"])
    farm(s).top = [kind(s, "romney")]
    assert score(s, 0, "cards") == 0 + 1 + 5 + 3 + 2 + 3


# -- bonus cards


@rule("NZ-BC-1", "NZ-BC-V1")
def test_set_1_pays_per_objective_and_is_a_ferry() -> None:
    s = position()
    zone(s, 0, "objective-1", "objective-2", "objective-3")
    hand(s, 0, "set-1")
    piles(s, 0, ["merino"], [])
    play(s, 0, "play:set-1")
    assert (money(s, 0), cards(s, me(s).hand)) == (23, ["merino"])
    assert s.board.card_ferry[kind(s, "set-1")]


@rule("NZ-BC-2", "NZ-BC-V2")
def test_set_2_pays_1_and_explores() -> None:
    s = position()
    farm(s).explored = 2
    hand(s, 0, "set-2")
    piles(s, 0, ["merino"], [])
    play(s, 0, "play:set-2")
    assert (money(s, 0), farm(s).explored, farm(s).gold, len(me(s).hand)) == (21, 3, 2, 1)


@rule("NZ-BC-3", "NZ-BC-7")
def test_sets_3_and_7_are_sheep() -> None:
    board = position().board
    assert [board.card_slug[board.set_kind[i]] for i in (2, 6)] == ["cheviot", "border-leicester"]
    assert all(board.card_breed[board.set_kind[i]] >= 0 for i in (2, 6))


@rule("NZ-BC-4")
def test_set_4_pays_or_places_a_storehouse_from_afar() -> None:
    s = position()
    hand(s, 0, "set-4", "set-4")
    ship(s, 0, "sea-start")
    play(s, 0, "play:set-4@first")
    assert money(s, 0) == 21
    play(s, 0, "play:set-4@second", "improve:napier@slot-1", "storehouse:storehouse-1")
    assert (money(s, 0), sea_of(s, 0)) == (19, "sea-start")
    assert len(me(s).hand) == 2  # a card was drawn after each


@rule("NZ-BC-5", "NZ-BC-E1", "NZ-BC-V3")
def test_set_5_puts_later_gains_on_the_draw_pile() -> None:
    s = position()
    market(s, "lincoln")
    hand(s, 0, "set-5", "set-5")
    piles(s, 0, ["merino", "merino"], [])
    play(s, 0, "play:set-5@first")
    assert (money(s, 0), s.shopping.topdeck) == (21, False)
    play(s, 0, "play:set-5@second")
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/2", "buy:lincoln@s1-two-vp")
    take_support_card(s, 0, s.board.romney, "")
    assert cards(s, farm(s).top) == ["lincoln", "romney"]
    assert "lincoln" not in discard(s, 0)
    s.draw_cards(0, 2, "NZ-HAND-2")
    assert {"lincoln", "romney"} <= set(cards(s, me(s).hand))


@rule("NZ-BC-5")
def test_with_set_5_the_words_name_the_draw_pile() -> None:
    s = position()
    s.cards.display = [s.box.card_slug.index("objective-1")]
    assert gained_objective_goes_to(s) == ("discard", "discard")
    s = position()
    s.cards.display = [s.box.card_slug.index("objective-1")]
    s.shopping.topdeck = True
    assert gained_objective_goes_to(s) == ("top", "top")
    assert cards(s, farm(s).top) == ["objective-1"]


def gained_objective_goes_to(s: NzState) -> tuple[object, object]:
    """As the question says, and as the event does."""
    at(s, 0, "neutral-b")
    s.push(GainObjective(0, False, False, False))
    asked = s.stack[-1].params(s)["to"]
    (event,) = heard(s, 0, "objective:objective-1")
    return asked, event.params["to"]


@rule("NZ-BC-E2")
def test_set_5_does_not_give_its_own_draw_what_comes_later() -> None:
    s = position()
    hand(s, 0, "set-5")
    piles(s, 0, ["merino"], [])
    play(s, 0, "play:set-5@second")
    assert cards(s, me(s).hand) == ["merino"]
    play(s, 0, "move:neutral-b", "pass")
    assert not s.shopping.topdeck


@rule("NZ-BC-6", "NZ-BC-V4")
def test_set_6_replaces_by_exactly_one_more() -> None:
    s = position()
    build(s, 0, "5a", "a-1")  # needs 3
    hand(s, 0, "set-6", "set-6")
    play(s, 0, "play:set-6@first")
    assert money(s, 0) == 22
    play(s, 0, "play:set-6@second")
    assert tokens(s, 0) == {"build:6a@a-1", "pass"}  # needs 4
    assert refused(s, 0, "build:7a@a-1") == ("NZ-BC-6", "exactly-more-builders")
    assert refused(s, 0, "build:1a@a-2") == ("NZ-BC-6", "exactly-more-builders")
    assert refused(s, 0, "build:6a@flood-1") == ("NZ-BLD-1", "no-building-space")  # where a hazard would lie
    other = s.clone()
    play(other, 0, "pass")
    assert tile_at(other, "a-1") == "5a"
    play(s, 0, "build:6a@a-1")
    assert (tile_at(s, "a-1"), [s.box.tile_slug[x] for x in s.trail.lost]) == ("6a", ["5a"])


@rule("NZ-BC-8")
def test_sets_8_to_10_are_objectives() -> None:
    s = position()
    hand(s, 0, "set-8")
    play(s, 0, "play:set-8")
    assert (cards(s, me(s).zone), me(s).tokens) == (["set-8"], 3)
    assert score(s, 0, "objectives") == -2
    harbours(s, 0, "napier", "suva")
    piles(s, 0, ["ferry"], [])
    assert score(s, 0, "objectives") == 5


@rule("NZ-BC-9")
def test_halves_only_in_ones_own_turn() -> None:
    s = position()
    hand(s, 1, "set-4")
    assert s.choices(1) == []
    hand(s, 0, "set-4")
    assert {"play:set-4@first", "play:set-4@second", "play:set-4@draw-only"} <= tokens(s, 0)
    assert refused(s, 0, "play:set-4") == ("NZ-BC-9", "names-no-half")


@rule("NZ-SUP-4", "NZ-OBJ-6")
@pytest.mark.parametrize("use", ["first", "second"])
def test_a_card_without_halves_is_played_as_it_is(use: str) -> None:
    s = position()
    hand(s, 0, "ferry", "objective-1", "merino", "southdown")
    assert refused(s, 0, f"play:ferry@{use}") == ("NZ-SUP-4", "no-halves")
    assert refused(s, 0, f"play:objective-1@{use}") == ("NZ-OBJ-6", "no-halves")
    assert refused(s, 0, "play:objective-1@draw-only") == ("NZ-OBJ-6", "no-halves")


@rule("NZ-BC-E3")
@pytest.mark.parametrize("price", [0, 2])
def test_what_a_replacement_of_set_6_costs(price: int) -> None:
    s = position(set_6_price=str(price))
    build(s, 0, "5a", "a-1")
    workers(s, 0, builders=1)
    hand(s, 0, "set-6")
    play(s, 0, "play:set-6@second", "build:6a@a-1")
    assert (20 - money(s, 0), farm(s).gold) == (price, 1)


@rule("NZ-BC-E4")
def test_set_6_without_a_pair_of_buildings() -> None:
    s = position()
    hand(s, 0, "set-6")
    assert {"play:set-6@first", "play:set-6@draw-only"} <= tokens(s, 0)
    assert refused(s, 0, "play:set-6@second") == ("NZ-BC-E4", "nothing-to-replace")
