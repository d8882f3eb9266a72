"""Bonus tiles and when they are used (NEW-BON, NEW-TIL)."""

from overlander.core.choice import NONE
from overlander.games.newdale.assistants import available, clear_market
from overlander.games.newdale.final_production import FinalProduction
from overlander.games.newdale.planning import Planning
from overlander.games.newdale.special_buildings import SpecialBuildings
from overlander.games.newdale.state import NewdaleState
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    asked,
    at_the_end,
    bag,
    bonus,
    built,
    cards_in_hand,
    character,
    coal,
    coals,
    drawn,
    event,
    extras,
    fetch,
    goods,
    hand,
    hand_sizes,
    me,
    pawn,
    play,
    position,
    refused,
    score,
    steps,
    tiles,
)


def moment(*slugs: str, chapter: str = "1", pawns_drawn: str = "YYGR") -> NewdaleState:
    """Seat 0 has these tiles and is asked something of its own turn; the market is 4Y 2G 2R 1B."""
    s = position(2, chapter)
    tiles(s, 0, *slugs)
    drawn(s, pawns_drawn)
    pawn(s, 0, "growth")
    return s


@rule("NEW-BON-1", "NEW-BON-12")
def test_a_tile_is_used_once() -> None:
    s = moment("coal-to-vp-red")
    play(s, 0, "use:coal-to-vp-red")
    assert (me(s).tiles, s.board.used_tiles) == ([], [s.box.tile("coal-to-vp-red")])
    assert refused(s, 0, "use:coal-to-vp-red") == "NEW-BON-1"
    s = moment("coal-to-vp-red")
    coal(s, 0, 2)
    assert refused(s, 0, "use:coal-to-vp-red") == "NEW-BON-12", "not for two"


@rule("NEW-BON-2")
def test_while_all_act_it_is_everybodys_turn() -> None:
    s = position()
    tiles(s, 0, "cards-for-yellow")
    tiles(s, 1, "cards-for-yellow")
    ask(s, Planning(NONE), phase=2)
    assert extras(s, 0) == extras(s, 1) == ["use:cards-for-yellow"]
    play(s, 1, "use:cards-for-yellow")
    play(s, 0, "use:cards-for-yellow")
    assert hand_sizes(s) == [2, 2]


def both_want_the_last_blue(**options: str) -> NewdaleState:
    """Seat 0, who is first in turn order, has Hermine, seat 1 has Onyx; one pawn is left in the bag."""
    s = position(2, "2", **options)
    character(s, 0, "hermine")
    character(s, 1, "onyx")
    s.market.bag = [0, 0, 0, 1, 0]
    ask(s, Planning(NONE), phase=2)
    return s


@rule("NEW-BON-10", "NEW-BON-14")
def test_while_all_act_uses_count_as_they_come() -> None:
    s = both_want_the_last_blue()
    assert (extras(s, 0), extras(s, 1)) == (["call:hermine"], ["call:onyx"])
    play(s, 1, "call:onyx", "assistant:blue")
    assert [p.people.helpers[3] for p in s.players] == [0, 1], "though seat 0 comes first in turn order"
    assert extras(s, 0) == []
    assert refused(s, 0, "call:hermine") == "NEW-CHR-3"
    s = both_want_the_last_blue()
    play(s, 0, "call:hermine")
    assert [p.people.helpers[3] for p in s.players] == [1, 0]
    assert extras(s, 1) == []


@rule("NEW-BON-10", "NEW-BON-14", "NEW-PLAN-14")
def test_where_pawns_are_placed_in_turn_order_uses_keep_to_it() -> None:
    s = both_want_the_last_blue(planning="turn-order")
    assert (extras(s, 0), extras(s, 1)) == (["call:hermine"], [])
    assert refused(s, 1, "call:onyx") == "NEW-ACT-E3"
    play(s, 0, "put:pawn-1@build")
    assert (extras(s, 0), extras(s, 1)) == ([], ["call:onyx"]), "who passed the chance up comes after the other"
    play(s, 1, "call:onyx", "assistant:blue", "put:pawn-1@build")
    assert [p.people.helpers[3] for p in s.players] == [0, 1]
    s = both_want_the_last_blue(planning="turn-order")
    play(s, 0, "call:hermine", "put:pawn-1@build")
    assert ([p.people.helpers[3] for p in s.players], extras(s, 1)) == ([1, 0], [])


@rule("NEW-BON-4", "NEW-SAI-7")
def test_all_available_assistants_are_counted() -> None:
    s = position(2, "8")
    tiles(s, 0, "cards-for-yellow")
    me(s).people.crew.append(fetch(s, "seaman-yellow"))
    me(s).people.helpers[0] = 1
    s.market.bag[0] -= 1
    drawn(s, "Y")
    pawn(s, 0, "growth")
    play(s, 0, "use:cards-for-yellow")
    assert len(me(s).hand) == 2 + 1 + 1 + 1


@rule("NEW-BON-5", "NEW-TIL-4")
def test_one_good_anywhere() -> None:
    s = moment("one-good", chapter="3a")
    built(s, 0, "bakery-1", "zone-2")
    built(s, 0, "corn-field-1")
    built(s, 0, "vineyards-1")
    built(s, 0, "library-1")
    play(s, 0, "use:one-good")
    assert steps(s, 0) == [f"place:{x}" for x in ("coal-mine-1", "bakery-1", "corn-field-1", "vineyards-1")]
    play(s, 0, "place:vineyards-1")
    assert goods(s, 0, "vineyards-1") == 1
    assert asked(s, 0) == "BuyPawn", "the question is asked again"


@rule("NEW-TIL-4", "NEW-SPC-18")
def test_one_good_on_any_of_several_vineyards() -> None:
    s = moment("one-good", chapter="4a")
    for slug in ("vineyards-1", "vineyards-3", "vineyards-4"):
        built(s, 0, slug)
    play(s, 0, "use:one-good", "place:vineyards-4")
    assert me(s).estate.special_goods == [0, 0, 1]


@rule("NEW-BON-6", "NEW-TIL-8")
def test_cards_come_from_the_hand() -> None:
    s = moment("cards-to-vp-yellow")
    hand(s, 0, "library-1", "fortress-1", "mill-1")
    play(s, 0, "use:cards-to-vp-yellow")
    assert len(steps(s, 0)) == 3
    assert extras(s, 0) == []
    play(s, 0, "discard:library-1,fortress-1")
    assert me(s).score == 3 + 4
    assert cards_in_hand(s) != ["library-1"]


@rule("NEW-BON-8", "NEW-BON-17", "NEW-BON-9")
def test_a_tile_may_be_used_right_after_it_was_taken() -> None:
    s = position()
    coal(s, 0, 10)
    hand(s, 0, "library-1")
    bonus(s, "a-bonus-1", "cards-for-yellow")
    tiles(s, 0, "coal-for-green")
    pawn(s, 0, "build")
    play(s, 0, "build:library-1@a-hollycroft+coal*5", "take:a-bonus-1")
    assert (asked(s, 0), extras(s, 0)) == ("UseNow", ["use:cards-for-yellow", "use:coal-for-green"])
    play(s, 0, "use:cards-for-yellow", "use:coal-for-green", "done")
    assert (len(me(s).hand), coals(s), me(s).tiles) == (2, 6, [])


@rule("NEW-BON-13", "NEW-BON-15")
def test_the_windows_of_a_round() -> None:
    s = position()
    tiles(s, 0, "one-good")
    ask(s, Planning(NONE), phase=2)
    assert extras(s, 0) == ["use:one-good"]
    play(s, 0, "plan:growth,build")
    play(s, 1, "plan:growth,build")
    assert sum(s.market.drawn) == 4, "after the draw the first own question serves"
    assert (asked(s, 0), extras(s, 0)) == ("BuyPawn", ["use:one-good"])
    assert extras(s, 1) == []


@rule("NEW-BON-16", "NEW-CHR-8", "NEW-CHR-X2")
def test_onyx_before_the_draw_changes_the_bag() -> None:
    s = position(2, "2")
    character(s, 0, "onyx")
    ask(s, Planning(NONE), phase=2)
    play(s, 0, "call:onyx", "assistant:blue")
    assert bag(s) == 17
    play(s, 0, "plan:growth,build")
    play(s, 1, "plan:growth,build")
    assert bag(s) == 13
    clear_market(s)
    assert bag(s) == 18


@rule("NEW-BON-E3")
def test_a_tile_worth_nothing_is_not_offered() -> None:
    s = moment("cards-for-yellow", "cards-to-vp-yellow")
    s.market.event = NONE
    drawn(s, "")
    hand(s, 0, "mill-1", "mill-2")
    assert extras(s, 0) == []
    assert refused(s, 0, "use:cards-for-yellow") == "NEW-BON-E3"


@rule("NEW-BON-E4")
def test_points_of_a_tile_pass_thresholds_in_final_production() -> None:
    s = position()
    tiles(s, 0, "coal-to-vp-red")
    at_the_end(s, FinalProduction(0, []))
    play(s, 0, "use:coal-to-vp-red")
    assert (me(s).score, len(me(s).hand)) == (5, 2)


@rule("NEW-BON-E5", "NEW-SPC-22")
def test_prisoners_are_counted_by_nobody() -> None:
    s = position(2, "7")
    built(s, 0, "prison-1")
    drawn(s, "YY")
    ask(s, SpecialBuildings(NONE), phase=6)
    play(s, 0, "jail:prison-1@yellow")
    assert available(s, 0) == available(s, 1) == [3, 1, 1, 1]


@rule("NEW-BON-E6", "NEW-TIL-2")
def test_discounts_are_declared_with_their_payment() -> None:
    s = moment("build-discount", "growth-discount", "one-assistant-less")
    assert extras(s, 0) == []
    assert refused(s, 0, "use:build-discount") == "NEW-BON-E6"


# -- the fifteen tiles


@rule("NEW-TIL-X1", "NEW-TIL-5", "NEW-TIL-6")
def test_cards_coal_and_points_by_assistants() -> None:
    s = moment("cards-for-yellow", "coal-for-green")
    built(s, 0, "post-office-10")
    play(s, 0, "use:cards-for-yellow")
    assert len(me(s).hand) == 4
    play(s, 0, "use:coal-for-green")
    assert (coals(s), me(s).score) == (7, 4)
    for tile, maker, pieces, vp in (
        ("iron-to-vp-green", "smelter-1", 4, 4),
        ("coal-to-vp-red", "", 3, 3),
        ("plank-to-vp-blue", "sawmill-1", 3, 4),
    ):
        s = moment(tile)
        built(s, 0, "post-office-10")
        if maker:
            built(s, 0, maker, "zone-2", pieces)
        play(s, 0, f"use:{tile}")
        assert me(s).score == 3 + vp
        assert (goods(s, 0, maker) if maker else coals(s) - 2) == 0


@rule("NEW-TIL-7", "NEW-TIL-E3")
def test_wood_to_coal() -> None:
    s = moment("wood-to-coal")
    hand(s, 0, "mill-1", "mill-2", "mill-3")
    play(s, 0, "use:wood-to-coal")
    assert steps(s, 0) == ["discard:mill-1,mill-3"], "only wood"
    play(s, 0, "discard:mill-1,mill-3")
    assert coals(s) == 11
    assert "grow:pawn-3" in steps(s, 0), "worth 6 coins at once"


@rule("NEW-TIL-9", "NEW-TIL-10", "NEW-TIL-13")
def test_tiles_for_goods_need_all_of_them() -> None:
    for tile, maker, pieces in (("iron-to-vp-green", "smelter-1", 4), ("plank-to-vp-blue", "sawmill-1", 3)):
        s = moment(tile)
        built(s, 0, maker, "zone-2", pieces - 1)
        assert extras(s, 0) == []
        built(s, 0, maker, "zone-2", pieces)
        assert extras(s, 0) == [f"use:{tile}"]
    s = moment("coal-to-vp-red")
    play(s, 0, "use:coal-to-vp-red")
    assert (coals(s), me(s).score) == (2, 6)


@rule("NEW-TIL-11", "NEW-TIL-X3")
def test_yarn_for_red() -> None:
    s = moment("yarn-to-vp-red", pawns_drawn="RR")
    score(s, 0, 9)
    built(s, 0, "spinning-mill-1", "zone-2", 2)
    play(s, 0, "use:yarn-to-vp-red")
    assert (me(s).score, len(me(s).hand), goods(s, 0, "spinning-mill-1")) == (13, 2, 0)


@rule("NEW-TIL-12")
def test_cotton_for_red() -> None:
    s = moment("cotton-to-vp-red")
    hand(s, 0, "sawmill-1", "sawmill-2", "mill-1")
    play(s, 0, "use:cotton-to-vp-red", "discard:sawmill-1,sawmill-2")
    assert me(s).score == 6
    assert "mill-1" in cards_in_hand(s)


@rule("NEW-TIL-14", "NEW-TIL-15")
def test_clay_and_cattle_for_blue() -> None:
    for tile, maker in (("clay-to-vp-blue", "clay-pit-1"), ("cattle-to-vp-blue", "cattle-farm-1")):
        s = moment(tile)
        built(s, 0, maker, "zone-2", 4)
        play(s, 0, f"use:{tile}")
        assert (me(s).score, goods(s, 0, maker)) == (6, 1)


@rule("NEW-TIL-X2")
def test_a_tile_before_the_market_is_drawn() -> None:
    s = position()
    event(s, "harvest-hands")
    tiles(s, 0, "cards-to-vp-yellow")
    hand(s, 0, "mill-1", "mill-2")
    ask(s, Planning(NONE), phase=2)
    play(s, 0, "use:cards-to-vp-yellow", "discard:mill-1,mill-2")
    assert me(s).score == 5


@rule("NEW-TIL-E1", "NEW-SAI-E2")
def test_one_assistant_less_for_captain_and_cook() -> None:
    s = position(2, "8")
    tiles(s, 0, "one-assistant-less", "one-assistant-less")
    built(s, 0, "cook-1", "ship-cook")
    s.market.drawn = [0, -1, 0, 0, 0]  # 2 yellow, no green, 1 red
    pawn(s, 0, "ship-cook-ordinary")
    play(s, 0, "produce:tiles-1")
    assert goods(s, 0, "cook-1") == 1
    pawn(s, 0, "ship-captain-ordinary")
    play(s, 0, "produce:tiles-1", "move:f-sea-2")
    assert me(s).voyage.ship == 2


@rule("NEW-TIL-10", "NEW-PAY-10")
def test_a_tile_takes_the_goods_it_names_alone() -> None:
    s = position()
    built(s, 0, "mill-1", "zone-2", 3)
    coal(s, 0, 5)
    tiles(s, 0, "coal-to-vp-red")
    pawn(s, 0, "build")
    play(s, 0, "use:coal-to-vp-red")
    assert (coals(s), goods(s, 0, "mill-1")) == (2, 3)
