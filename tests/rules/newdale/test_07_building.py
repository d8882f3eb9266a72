"""Building (NEW-BLD)."""

from overlander.core.choice import NONE
from overlander.games.newdale.account import NewdaleAccount
from overlander.games.newdale.building import BuildInPhase, Plot
from overlander.games.newdale.houses import military, routes
from overlander.games.newdale.special_buildings import SpecialBuildings
from overlander.games.newdale.state import NewdaleState
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    asked,
    bonus,
    building,
    built,
    card,
    coal,
    coals,
    drawn,
    goods,
    hand,
    houses,
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
from tests.rules.offers import told


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


@rule("NEW-BLD-10")
def test_a_card_that_is_nowhere_cannot_be_built() -> None:
    s = position()
    hand(s, 0, "library-1")
    pawn(s, 0, "build")
    assert card(s, "mill-1") not in me(s).hand
    assert refused(s, 0, "build:mill-1") == "NEW-BLD-10"


@rule("NEW-BLD-19", "NEW-HSE-3", "NEW-PAY-9")
def test_what_a_building_would_cost() -> None:
    s = position()
    hand(s, 0, "library-1", "sawmill-2")  # 5 without terrain; 4, forest
    coal(s, 0, 0)
    pawn(s, 0, "build")
    assert told(s, "build:library-1") == ("too-few-coins", {"cost": 5, "coins": 0})
    assert told(s, "build:sawmill-2") == ("too-few-coins", {"cost": 1, "coins": 0})
    tiles(s, 0, "build-discount")
    assert told(s, "build:library-1") == ("too-few-coins", {"cost": 1, "coins": 0})
    tiles(s, 0)
    coal(s, 0, 3)
    assert told(s, "build:sawmill-2@a-wheatfield") == ("too-few-coins", {"cost": 4, "coins": 3})
    assert steps(s, 0, "build:sawmill-2@a-hollycroft") != []
    coal(s, 0, 4)
    assert told(s, "build:sawmill-2@a-wheatfield")[0] == "unfinished"


@rule("NEW-BLD-19", "NEW-BLD-E8", "NEW-HSE-3")
def test_a_card_is_offered_exactly_where_it_can_be_paid() -> None:
    for chapter, towns in (("1", ()), ("3b", ("c-willowbank",)), ("4b", ())):
        s = position(2, chapter)
        houses(s, 0, *towns)
        for planks in (0, 1):
            if chapter == "3b" and planks:
                built(s, 0, "sawmill-1", "zone-2", 1)
            for coins in range(10):
                coal(s, 0, coins)
                plot = Plot(s, 0)
                near = [t for t, ways in enumerate(routes(s, 0, False)) if ways]
                for slug in ("library-1", "sawmill-2", "mill-1", "bakery-2", "coal-depot-1"):
                    if slug not in s.box.cards.slugs:
                        continue
                    found = s.box.cards.all[s.box.cards.slugs.index(slug)]
                    if found.military:
                        continue
                    wanted = [t for t in near if plot.possible_routes(s, 0, found, t)]
                    assert plot.towns(s, 0, found) == wanted
                    assert plot.can_build(s, 0, found) == bool(wanted)


@rule("NEW-INV-2", "NEW-INV-3")
def test_a_house_for_every_building() -> None:
    s = building("library-1", "mill-1")
    play(s, 0, "build:library-1@a-hollycroft+coal*5")
    ask(s, BuildInPhase(0), phase=5)
    play(s, 0, "build:mill-1@a-wheatfield,zone-2+coal")
    assert me(s).towns.bit_count() == 1 + 2
    assert NewdaleAccount(s).faults(s, []) == []
