"""VII and VIII: ships, the voyage, sailors (NEW-CH7, NEW-CH8, NEW-SAI)."""

from overlander.core.choice import NONE
from overlander.games.newdale.building import BuildInPhase, BuildVineyards
from overlander.games.newdale.final_production import FinalProduction
from overlander.games.newdale.final_scoring import FinalScoring, building_points, ship_points
from overlander.games.newdale.houses import distances, military
from overlander.games.newdale.payment import Purse
from overlander.games.newdale.production import missing
from overlander.games.newdale.ships import MoveShip, furthest, lanes_to, move_black_ship
from overlander.games.newdale.special_buildings import SpecialBuildings
from overlander.games.newdale.state import NewdaleState
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    asked,
    at_the_end,
    bonus,
    built,
    card,
    character,
    coal,
    coals,
    drawn,
    event,
    fetch,
    goods,
    hand,
    hand_sizes,
    houses,
    me,
    new_game,
    pawn,
    payments,
    play,
    position,
    refused,
    score,
    scores,
    ship,
    steps,
    tiles,
)
from tests.rules.offers import told


def near(s: NewdaleState, roads: int) -> set[str]:
    return {s.box.land.town_slug[t] for t, n in enumerate(distances(s, 0)) if n == roads}


def voyage(space: str = "f-sea-0", players: int = 2) -> NewdaleState:
    s = position(players, "8")
    ship(s, 0, space)
    return s


def where(s: NewdaleState, seat: int = 0) -> str:
    return s.box.land.sea_slug[s.players[seat].voyage.ship]


def recruiting(*sailors: str, pieces: int = 20, space: str = "f-sea-0") -> NewdaleState:
    """Seat 0 may build or recruit; exactly these sailors lie face up."""
    s = voyage(space)
    coal(s, 0, pieces)
    s.board.sailor_deck.extend(s.board.sailors)
    s.board.sailors.clear()
    s.board.sailors.extend([fetch(s, slug) for slug in sailors])
    pawn(s, 0, "build")
    return s


@rule("NEW-CH7-2", "NEW-CH7-6", "NEW-CH7-E1")
def test_harbours_of_the_ship_are_one_road_away() -> None:
    s = position(2, "7")
    assert [where(s, seat) for seat in (0, 1)] == ["e-sea-3", "e-sea-3"]
    assert "e-driftcove" in near(s, 1)
    me(s).voyage.ship = NONE
    assert "e-driftcove" in near(s, 3)


@rule("NEW-CH7-X1", "NEW-CH7-7", "NEW-CH7-4")
def test_sailing_one_lane() -> None:
    s = position(2, "7")
    pawn(s, 0, "sail")
    assert payments(s, 0, "sail:e-sea-7") == ["coal"]
    play(s, 0, "sail:e-sea-7+coal")
    assert (where(s), coals(s)) == ("e-sea-7", 4)
    assert {"e-swanhaven", "e-heronhaven"} <= near(s, 1)
    assert {"e-ottercove", "e-reedbank"} <= near(s, 2)


@rule("NEW-CH7-X2", "NEW-CH7-12", "NEW-CH7-13")
def test_lanes_are_the_fewest_that_lead_there() -> None:
    s = position(2, "7")
    found = dict(zip(s.box.land.sea_slug, lanes_to(s, s.box.land.ship_start), strict=True))
    assert found == {"e-sea-3": 0} | {f"e-sea-{i}": 1 for i in (2, 4, 7)} | {f"e-sea-{i}": 2 for i in (1, 5, 8)} | {"e-sea-6": 3}
    pawn(s, 0, "sail")
    assert payments(s, 0, "sail:e-sea-6") == ["coal*3"]
    play(s, 0, "sail:e-sea-6+coal*3")
    pawn(s, 0, "sail")
    assert refused(s, 0, "sail:e-sea-2+coal") == "NEW-CH7-12", "four lanes"


@rule("NEW-CH7-X3", "NEW-CH7-8")
def test_the_bonus_tile_uses_the_distance_by_ship() -> None:
    s = position(2, "7")
    coal(s, 0, 9)
    hand(s, 0, "library-1")
    bonus(s, "e-bonus-2", "one-good")
    bonus(s, "e-bonus-5", "build-discount")
    pawn(s, 0, "build")
    play(s, 0, "build:library-1@e-driftcove+coal*5")
    assert steps(s, 0) == ["take:e-bonus-2", "take:e-bonus-5", "pass"]


@rule("NEW-CH7-5", "NEW-CH7-11")
def test_ships_share_spaces_and_are_no_houses() -> None:
    s = position(2, "7")
    pawn(s, 0, "sail")
    play(s, 0, "sail:e-sea-2+coal")
    pawn(s, 1, "sail")
    play(s, 1, "sail:e-sea-2+coal")
    assert where(s, 0) == where(s, 1)
    assert (scores(s), me(s).towns.bit_count()) == ([3, 3], 1)


@rule("NEW-CH7-E2")
def test_two_coins_for_one_lane() -> None:
    s = position(2, "7")
    coal(s, 0, 0)
    built(s, 0, "mill-1", "zone-2", 1)
    pawn(s, 0, "sail")
    assert payments(s, 0, "sail:e-sea-2") == ["flour"]


@rule("NEW-CH7-E3")
def test_a_ship_without_a_free_harbour_helps_nothing() -> None:
    s = position(2, "7")
    houses(s, 0, "e-driftcove")
    before = distances(s, 0)
    me(s).voyage.ship = NONE
    assert distances(s, 0) == before


@rule("NEW-CH7-4", "NEW-CH7-12")
def test_what_a_voyage_costs() -> None:
    s = position(2, "7")
    coal(s, 0, 0)
    pawn(s, 0, "sail")
    start = me(s).voyage.ship
    lanes = lanes_to(s, start)
    names = s.box.land.sea_slug
    near = lanes.index(1)
    assert told(s, f"sail:{names[start]}") == ("too-far-to-sail", {"lanes": s.box.special.sail_lanes})
    assert told(s, f"sail:{names[near]}") == ("too-few-coins", {"cost": s.box.special.sail_coins, "coins": 0})
    for n in range(1, s.box.special.sail_lanes + 1):
        if n in lanes:
            coal(s, 0, n * s.box.special.sail_coins)
            assert f"sail:{names[lanes.index(n)]}" in steps(s, 0)
    coal(s, 0, 40)
    far = [i for i, n in enumerate(lanes) if n > s.box.special.sail_lanes]
    for space in far:
        assert refused(s, 0, f"sail:{names[space]}") == "NEW-CH7-12"


# -- the voyage


@rule("NEW-CH8-2", "NEW-CH8-3")
def test_ships_start_at_the_beginning_of_the_track() -> None:
    s = position(2, "8")
    assert [where(s, seat) for seat in (0, 1)] == ["f-sea-0", "f-sea-0"]


@rule("NEW-CH8-X4", "NEW-CH8-E6")
def test_harbours_of_the_ships_space() -> None:
    s = voyage("f-sea-2")
    assert "f-barrowcove" in near(s, 1)
    assert {"f-reedcove", "f-cindercove"} <= near(s, 2)
    coal(s, 0, 9)
    hand(s, 0, "library-1")
    bonus(s, "f-bonus-6", "one-good")
    pawn(s, 0, "build")
    play(s, 0, "build:library-1@f-barrowcove+coal*5")
    assert me(s).score == 5
    assert steps(s, 0) == ["take:f-bonus-6", "pass"]
    s = voyage("f-sea-3")
    assert "f-barrowcove" not in near(s, 1), "passed"


@rule("NEW-CH8-X1", "NEW-CH8-8", "NEW-CH8-E2")
def test_ice_costs_two() -> None:
    s = position(2, "8")
    assert [furthest(s, start, n) for start, n in ((8, 3), (9, 3), (7, 2), (9, 1))] == [10, 10, 9, 9]


@rule("NEW-CH8-X2")
def test_the_length_of_the_voyage() -> None:
    s = position(2, "8")
    assert (furthest(s, 0, 8), furthest(s, 0, 9), furthest(s, 0, 14), furthest(s, 0, 15)) == (8, 9, 11, 12)


@rule("NEW-CH8-9", "NEW-CH8-10")
def test_forward_and_as_far_as_one_likes() -> None:
    s = voyage("f-sea-4")
    ask(s, MoveShip(0, 2))
    assert steps(s, 0) == ["move:f-sea-6", "move:f-sea-5", "pass"]
    assert refused(s, 0, "move:f-sea-3") == "NEW-CH8-10"
    assert refused(s, 0, "move:f-sea-7") == "NEW-CH8-8"
    play(s, 0, "move:f-sea-5")
    assert where(s) == "f-sea-5"
    assert asked(s, 0) != "MoveShip", "what is left is lost"


@rule("NEW-CH8-5", "NEW-CH8-X5", "NEW-CH8-E1")
def test_the_first_three_ships_score() -> None:
    s = position(4, "8")
    score(s, 0, 19)
    for seat in range(4):
        ship(s, seat, "f-sea-11")
        ask(s, MoveShip(seat, 2))
        play(s, seat, "move:f-sea-12")
    assert scores(s) == [22, 5, 4, 3]
    assert hand_sizes(s)[:2] == [2, 2]
    assert ship_points(s, 0) == 12


@rule("NEW-CH8-16")
def test_points_by_position() -> None:
    s = position(2, "8")
    found = []
    for space in s.box.land.sea_slug:
        ship(s, 0, space)
        found.append(ship_points(s, 0))
    assert found == [0, 0, 0, 0, 2, 2, 2, 4, 4, 7, 7, 7, 12]


@rule("NEW-CH8-6", "NEW-CH8-E7")
def test_the_objective_needs_the_ship_near_newdale() -> None:
    s = position(2, "8")
    coal(s, 0, 0)
    built(s, 0, "weaving-mill-1", "zone-4", 15)
    ship(s, 0, "f-sea-8")
    s.calendar.first = 1
    at_the_end(s, FinalScoring(NONE))
    assert refused(s, 0, "deliver:diplomacy+cloth*15") == "NEW-CH8-6"
    play(s, 0, "pass")
    play(s, 1, "pass")
    assert me(s).objectives.points[5] == 18, "sold instead"


@rule("NEW-CH8-26")
def test_the_black_ship_ignores_ice_and_scores_nothing() -> None:
    s = position(1, "8")
    s.board.black_ship = 11
    s.calendar.round = 7
    move_black_ship(s)
    assert (s.board.black_ship, s.board.arrived, scores(s)) == (12, 0, [3])
    ship(s, 0, "f-sea-11")
    ask(s, MoveShip(0, 2))
    play(s, 0, "move:f-sea-12")
    assert me(s).score == 6


# -- sailors


@rule("NEW-CH8-4", "NEW-CH8-13", "NEW-CH8-22")
def test_a_sailor_instead_of_a_building() -> None:
    s = recruiting("lieutenant-1")
    me(s).towns = (1 << 11) - 1
    assert steps(s, 0) == ["recruit:lieutenant-1", "pass"], "no house needed"
    play(s, 0, "recruit:lieutenant-1+coal*5")
    assert (coals(s), me(s).towns.bit_count(), military(s, 0)) == (15, 11, 1)
    assert asked(s, 0) == "MoveShip"


@rule("NEW-CH8-11", "NEW-CH8-12")
def test_so_many_sailors_lie_face_up() -> None:
    for players, shown in ((1, 3), (2, 4), (3, 5), (4, 6)):
        s = new_game(players, "8")
        assert (len(s.board.sailors), len(s.board.sailor_deck)) == (shown, 13 - shown)
    s = position(2, "8")
    coal(s, 0, 20)
    pawn(s, 0, "build")
    found = [x for x in steps(s, 0) if x.startswith("recruit")]
    play(s, 0, steps(s, 0, found[0])[0])
    assert (len(s.board.sailors), len(s.board.sailor_deck)) == (4, 8)


@rule("NEW-CH8-E4")
def test_the_display_shrinks_with_an_empty_deck() -> None:
    s = recruiting("lieutenant-1", "lieutenant-2")
    s.board.sailor_deck.clear()
    play(s, 0, "recruit:lieutenant-1+coal*5")
    assert s.board.sailors == [card(s, "lieutenant-2")]


@rule("NEW-CH8-14", "NEW-SAI-6")
def test_sailors_move_the_ship_when_recruited() -> None:
    for slug, cost, furthest_space in (("cook-1", 5, 1), ("lieutenant-1", 5, 1), ("seaman-red", 5, 1), ("navigator-1", 6, 2)):
        s = recruiting(slug)
        play(s, 0, f"recruit:{slug}+coal*{cost}")
        assert steps(s, 0)[0] == f"move:f-sea-{furthest_space}"
        assert steps(s, 0)[-1] == "pass", "optional"


@rule("NEW-CH8-15", "NEW-CH8-E5")
def test_one_cook_each() -> None:
    s = recruiting("cook-1", "cook-2")
    play(s, 0, "recruit:cook-1+coal*5", "pass")
    pawn(s, 0, "build")
    assert "recruit:cook-2" not in steps(s, 0)
    assert refused(s, 0, "recruit:cook-2+coal*5") == "NEW-CH8-15"


@rule("NEW-CH8-21")
def test_sailors_score_with_the_buildings() -> None:
    s = position(2, "8")
    me(s).people.crew.append(fetch(s, "lieutenant-3"))
    built(s, 0, "cook-1", "ship-cook")
    assert building_points(s, 0) == 3 + 2


@rule("NEW-CH8-23")
def test_no_discount_for_a_sailor() -> None:
    s = recruiting("cook-1", pieces=4)
    tiles(s, 0, "build-discount")
    character(s, 0, "gunda")
    assert refused(s, 0, "recruit:cook-1+coal*4") == "NEW-CH8-4"
    assert not [x for x in steps(s, 0) if x.startswith("recruit")]


@rule("NEW-CH8-24")
def test_recruiting_counts_as_the_build() -> None:
    s = recruiting("cook-1")
    ask(s, BuildInPhase(0), phase=5)
    play(s, 0, "recruit:cook-1+coal*5", "pass")
    assert me(s).hand == []
    assert asked(s, 0) != "BuildInPhase"


@rule("NEW-CH8-25")
def test_aaron_recruits_nobody() -> None:
    s = recruiting("cook-1")
    hand(s, 0, "vineyards-1")
    ask(s, BuildVineyards(0, card(s, "vineyards-1")))
    assert steps(s, 0) == ["build:vineyards-1", "pass"]


@rule("NEW-SAI-1", "NEW-SAI-X1", "NEW-SAI-11")
def test_the_captain_moves_the_ship() -> None:
    s = voyage()
    event(s, "storm-front")  # prints 2 yellow, 1 green, 1 red, 0 blue
    pawn(s, 0, "ship-captain-ordinary")
    play(s, 0, "produce:assistants")
    assert steps(s, 0)[0] == "move:f-sea-2"
    play(s, 0, "pass")
    drawn(s, "G")
    pawn(s, 0, "ship-captain-extraordinary")
    play(s, 0, "produce:assistants")
    assert steps(s, 0)[0] == "move:f-sea-3"
    assert missing(s.box.cards.all[card(s, "captain-1")].assistants, [1, 1, 0, 0], -1) == 0
    assert missing(s.box.cards.all[card(s, "captain-1")].assistants, [2, 2, 1, 0], 2) == 0


@rule("NEW-SAI-E1", "NEW-SAI-E3")
def test_a_captain_who_fails_gives_a_card_one_who_stays_does_not() -> None:
    s = voyage()
    event(s, "storm-front")
    pawn(s, 0, "ship-captain-ordinary")
    play(s, 0, "produce:assistants", "pass")
    assert (me(s).hand, where(s)) == ([], "f-sea-0")
    pawn(s, 0, "ship-captain-ordinary")
    play(s, 0, "pass")
    assert len(me(s).hand) == 1


@rule("NEW-CH8-E8")
def test_private_pawns_help_the_captain() -> None:
    s = voyage()
    character(s, 0, "onyx")
    event(s, "helping-hands")  # prints no red
    pawn(s, 0, "ship-captain-ordinary")
    assert steps(s, 0) == ["pass"]
    play(s, 0, "call:onyx", "assistant:red")
    assert "produce:assistants" in steps(s, 0)


@rule("NEW-SAI-2", "NEW-SAI-10")
def test_the_cook_makes_one_soup() -> None:
    s = voyage()
    built(s, 0, "cook-2", "ship-cook")
    for mode, soups in (("careless", 1), ("ordinary", 2)):
        pawn(s, 0, f"ship-cook-{mode}")
        play(s, 0, "produce:assistants")
        assert goods(s, 0, "cook-2") == soups
    assert {x.goods for x in s.box.spaces if x.zone == s.box.cook_zone} == {1}


@rule("NEW-SAI-9", "NEW-SAI-X2")
def test_the_cook_turns_fish_into_soup() -> None:
    s = voyage()
    built(s, 0, "cook-2", "ship-cook")
    built(s, 0, "jetty-1", "zone-4", 3)
    pawn(s, 0, "ship-cook-ordinary")
    play(s, 0, "produce:assistants", "chain:cook-2+fresh-fish*3")
    assert (goods(s, 0, "cook-2"), goods(s, 0, "jetty-1")) == (5, 0)
    coal(s, 0, 0)
    assert Purse(s, 0).coins == 20


@rule("NEW-SAI-E4")
def test_the_cook_in_final_production() -> None:
    s = voyage()
    built(s, 0, "cook-2", "ship-cook")
    built(s, 0, "jetty-1", "zone-4", 2)
    at_the_end(s, FinalProduction(0, []))
    assert steps(s, 0) == ["chain:cook-2", "done"]
    play(s, 0, "chain:cook-2+fresh-fish*2")
    assert goods(s, 0, "cook-2") == 2


@rule("NEW-SAI-4", "NEW-SAI-8", "NEW-SAI-12")
def test_navigators_sell_fresh_fish() -> None:
    s = voyage()
    me(s).people.crew.extend([fetch(s, "navigator-1"), fetch(s, "navigator-2")])
    built(s, 0, "smokehouse-1", "zone-4", 5)
    ask(s, SpecialBuildings(NONE), phase=6)
    assert steps(s, 0) == ["done"], "smoked fish does not serve"
    built(s, 0, "jetty-1", "zone-5", 3)
    assert steps(s, 0) == ["work:navigator-1", "work:navigator-2", "done"]
    play(s, 0, "work:navigator-1", "work:navigator-2")
    assert (me(s).score, goods(s, 0, "jetty-1")) == (5, 1)


@rule("NEW-SAI-E6")
def test_navigators_work_with_the_special_buildings() -> None:
    s = voyage()
    me(s).people.crew.append(fetch(s, "navigator-1"))
    built(s, 0, "coal-trading-post-1")
    built(s, 0, "jetty-1", "zone-5", 1)
    ask(s, SpecialBuildings(NONE), phase=6)
    assert steps(s, 0) == ["work:coal-trading-post-1", "work:navigator-1", "done"], "in any order"
    assert refused(s, 0, "work:navigator-2") == "NEW-SPC-26"


@rule("NEW-SAI-X3", "NEW-SAI-5")
def test_a_navigator_before_the_ice() -> None:
    s = recruiting("navigator-1", pieces=0, space="f-sea-8")
    built(s, 0, "cooperage-1", "zone-4", 2)
    assert payments(s, 0, "recruit:navigator-1") == ["barrel*2"]
    play(s, 0, "recruit:navigator-1+barrel*2")
    assert steps(s, 0) == ["move:f-sea-9", "pass"]


@rule("NEW-CH8-12")
def test_a_recruited_sailor_is_replaced_at_once() -> None:
    s = recruiting("navigator-3", "cook-3")
    deck = len(s.board.sailor_deck)
    play(s, 0, "recruit:navigator-3+coal*7")
    assert (len(s.board.sailors), len(s.board.sailor_deck)) == (2, deck - 1)


@rule("NEW-CH8-8", "NEW-CH8-9", "NEW-CH8-10")
def test_how_far_a_ship_comes() -> None:
    s = position(2, "8")
    names = s.box.land.sea_slug
    for start in range(len(names) - 1):
        for movement in (1, 2, 3):
            ship(s, 0, names[start])
            ask(s, MoveShip(0, movement))
            left = movement
            end = start
            while end + 1 < len(names) and left >= (s.box.land.ice_movement if s.box.land.ice[end + 1] else 1):
                left -= s.box.land.ice_movement if s.box.land.ice[end + 1] else 1
                end += 1
            assert steps(s, 0) == [*[f"move:{names[x]}" for x in range(end, start, -1)], "pass"]
            assert told(s, f"move:{names[start]}") == ("only-forward", {})
            if end + 1 < len(names):
                assert told(s, f"move:{names[end + 1]}") == ("too-little-movement", {"movement": movement})
