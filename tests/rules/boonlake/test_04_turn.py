"""4. The turn (BOON-TURN)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake import box as b
from overlander.games.boonlake.strips import TakeShare
from tests.ledger import rule
from tests.rules.boonlake.position import (
    any_cards,
    ask,
    bare,
    cards_of,
    hand,
    levers,
    me,
    new_game,
    pass_all,
    pasture,
    play,
    position,
    put,
    question,
    refusal,
    sites,
    starting,
    strips,
    tile,
    tokens,
    turn,
)


@rule("BOON-TURN-1", "BOON-TURN-E5")
def test_any_strip_is_taken_and_its_row_is_empty_meanwhile() -> None:
    s = position()
    assert tokens(s) == {f"strip:{x}" for x in b.STRIPS}
    hand(s, 0, *cards_of(s, "day", 1))
    play(s, 0, "strip:cattle")
    assert (s.strips.taken, s.strips.row, len(s.strips.rows)) == (b.CATTLE, 2, 6)


@rule("BOON-TURN-2", "BOON-TURN-X1")
def test_the_bottom_rows_cost_points() -> None:
    for row, left in ((7, -2), (6, 0), (5, 1)):
        s = position()
        me(s).vp = 1
        strip = b.STRIPS[s.strips.rows[row - 1]]
        play(s, 0, f"strip:{strip}")
        assert me(s).vp == left


@rule("BOON-TURN-3", "BOON-CARD-X1")
def test_the_card_box_plays_or_discards_one_card_of_its_kind() -> None:
    s = position()
    night = cards_of(s, "night", 2)
    hand(s, 0, *night)
    turn(s, 0, "pioneer")
    assert question(s) == "Explore"  # no day card: nothing to ask
    s = position()
    hand(s, 0, *cards_of(s, "night", 1), *cards_of(s, "day", 1))
    turn(s, 0, "pioneer")
    assert question(s) == "CardBox"
    day = cards_of(s, "day", 0)
    assert day == []
    own = [s.box.cards[x] for x in me(s).hand if s.box.card_kind[x] == b.DAY]
    assert starting(s, 0, "discard") == {f"discard:{own[0]}"}
    play(s, 0, f"discard:{own[0]}")
    assert me(s).coins == 22
    assert question(s) == "Explore"


@rule("BOON-TURN-4", "BOON-TURN-E1")
def test_effects_of_the_active_player_from_left_to_right_each_optional() -> None:
    s = position()
    turn(s, 0, "pioneer")
    assert question(s) == "Explore"
    play(s, 0, "pass")
    assert question(s) == "DevelopOrUpgrade"
    play(s, 0, "pass")
    assert s.land.mound.__len__() == 25
    assert question(s) in ("TakeShare", "MoveShip")


@rule("BOON-TURN-5", "BOON-TURN-9")
def test_the_right_side_is_for_everybody_the_left_for_the_active_player() -> None:
    s = position(3)
    for seat in range(3):
        hand(s, seat, *any_cards(s, 1))
    turn(s, 1, "builder")
    seats = []
    while question(s) in ("PlayOrDraw", "TakeShare"):
        seats.append((question(s), s.actor()))
        play(s, s.actor(), "pass")
    assert seats == [("PlayOrDraw", 1), ("TakeShare", 1), ("TakeShare", 2), ("TakeShare", 0)]


@rule("BOON-TURN-6", "BOON-TURN-7", "BOON-TURN-X2")
def test_the_used_strip_ends_in_row_seven_and_its_row_limits_the_ship() -> None:
    s = position()
    strips(s, "pioneer", "settle", "cattle", "region", "hire", "progress", "builder")
    play(s, 0, "strip:cattle")
    pass_all(s, "MoveShip")
    assert len(tokens(s)) == s.box.most_steps[2] == 3
    play(s, 0, "ship:c2")
    assert [b.STRIPS[x] for x in s.strips.rows] == ["pioneer", "settle", "region", "hire", "progress", "builder", "cattle"]


@rule("BOON-TURN-8", "BOON-TIME-9")
def test_an_interim_scoring_comes_after_the_strips_are_pushed() -> None:
    s = position()
    s.river.ships = [s.box.river.index("c12"), s.box.river.index("c3")]
    turn(s, 0, "hire")
    pass_all(s, "MoveShip")
    play(s, 0, "ship:u1")
    assert question(s) == "MarkTile"
    assert s.strips.rows[-1] == b.HIRE
    assert s.strips.taken == NONE


@rule("BOON-TURN-E2")
def test_the_strip_used_last_can_be_taken_again() -> None:
    s = position()
    turn(s, 0, "hire")
    pass_all(s)
    assert "strip:hire" in tokens(s, 1)
    play(s, 1, "strip:hire")
    assert me(s, 1).vp == -3


@rule("BOON-TURN-E3")
def test_the_price_of_the_row_is_due_before_any_effect() -> None:
    s = position()
    strips(s, *[x for x in b.STRIPS if x != "region"], "region")
    play(s, 0, "strip:region")
    assert me(s).vp == -3
    assert question(s) == "NameRegion"
    play(s, 0, "region:unknown")
    assert me(s).vp == 0


@rule("BOON-TURN-E4")
def test_coins_of_the_card_box_may_pay_for_part_two() -> None:
    s = position()
    hand(s, 0, *cards_of(s, "sunset", 1))
    me(s).coins = 1
    turn(s, 0, "progress")
    assert refusal(s, 0, "modernize:m12").split()[0] == "BOON-TURN-3"
    play(s, 0, str(next(c for c in s.choices(0) if c.verb.name == "discard")))
    assert tokens(s) == {"modernize:m12", "modernize:m31", "pass"}
    levers(s, 0)


@rule("BOON-TURN-5", "BOON-CAT-3", "BOON-BLD-3")
@pytest.mark.parametrize(
    ("strip", "verbs"),
    [
        ("pioneer", {"play", "project", "discard"}),
        ("settle", {"develop", "upgrade", "play", "project", "discard"}),
        ("cattle", {"cattle", "play", "project", "discard"}),
        ("builder", {"play", "project", "discard"}),
    ],
)
def test_what_a_share_offers(strip: str, verbs: set[str]) -> None:
    s = bare()
    tile(s, "h13", "g22")
    put(s, 0, "inhabitant", "h13")
    pasture(s, "h12")
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    me(s).coins = 40
    hand(s, 0, "sunlit-toll-gate")
    turn(s, 1, strip)
    ask(s, 0, TakeShare(0, True))
    assert {x.split(":")[0] for x in tokens(s)} == verbs | {"pass"}


@rule("BOON-TURN-3", "BOON-TURN-5", "BOON-PIO-2")
@pytest.mark.parametrize(
    ("strip", "kind", "share"),
    [
        ("pioneer", "day", {"draws": 2, "plays": True, "discard_coins": 2}),
        ("settle", "night", {"develops": True, "upgrades": True, "plays": True, "discard_coins": 2}),
        ("cattle", "day", {"cattle": True, "plays": True, "discard_coins": 2}),
        ("region", "sunset", {"region_coins": 1}),
        ("hire", "night", {"hire_coins": 3, "hire_cards": 3}),
        ("progress", "sunset", {"modernizes": True, "inhabitants": 1, "draws_instead": 1}),
        ("builder", "", {"plays": True, "discard_coins": 2}),
    ],
)
def test_the_seven_strips(strip: str, kind: str, share: dict[str, int | bool]) -> None:
    found = new_game().box.strips[b.STRIPS.index(strip)]
    assert (b.CARD_KINDS[found.kind] if found.kind != NONE else "") == kind
    assert (found.discard_coins, found.instead is None) == ((2, True) if kind else (0, False))
    assert found.active_has_share == (strip != "pioneer")
    x = found.share
    assert share == {
        name: value
        for name, value in (
            ("draws", x.draws),
            ("develops", x.develops),
            ("upgrades", x.upgrades),
            ("cattle", x.cattle),
            ("plays", x.plays),
            ("discard_coins", x.discard_coins),
            ("region_coins", x.region_coins),
            ("hire_coins", x.hire_coins),
            ("hire_cards", x.hire_cards),
            ("modernizes", x.modernizes),
            ("inhabitants", x.inhabitants),
            ("draws_instead", x.draws_instead),
        )
        if value
    }
