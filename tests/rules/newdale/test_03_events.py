"""Phase I: events and what the 28 cards do (NEW-EVT, NEW-EVC)."""

import pytest

from overlander.core.choice import (
    NONE,
)
from overlander.games.newdale.assistants import (
    DrawMarket,
    available,
)
from overlander.games.newdale.building import (
    BuildInPhase,
    BuildVineyards,
)
from overlander.games.newdale.event import (
    RevealEvent,
)
from overlander.games.newdale.production import (
    cards_per_assistant,
)
from overlander.games.newdale.rounds import (
    CleanUp,
    Phase,
)
from overlander.games.newdale.special_buildings import (
    SpecialBuildings,
)
from overlander.games.newdale.state import (
    NewdaleState,
)
from tests.ledger import rule
from tests.rules.newdale.position import (
    CROWN,
    ask,
    asked,
    bag,
    built,
    card,
    cards_in_hand,
    character,
    coal,
    coals,
    drawn,
    event,
    extras,
    face_up,
    goods,
    hand,
    hand_of,
    hand_sizes,
    market,
    me,
    new_game,
    pawn,
    payments,
    play,
    position,
    refused,
    removed,
    score,
    scores,
    ship,
    steps,
    tiles,
)
from tests.rules.offers import told


def reveal(s: NewdaleState, slug: str) -> None:
    """This event is revealed in phase I, and what it does at once happens."""
    s.calendar.early = [s.box.event(slug)]
    s.market.event = NONE
    ask(s, RevealEvent(NONE), phase=1)


def round_ends(s: NewdaleState) -> None:
    """The end of the round: the event's instruction, then the chapter's checks."""
    ask(s, Phase(7), phase=6)


@rule("NEW-EVT-1")
def test_the_event_stays_face_up_for_the_round() -> None:
    s = position()
    reveal(s, "harvest-hands")
    assert s.box.events[s.market.event].slug == "harvest-hands"
    assert s.calendar.early == []
    s.market.event = s.box.event("harvest-hands")
    ask(s, CleanUp(NONE))
    assert s.box.events[s.calendar.past[-1]].slug == "harvest-hands"


@rule("NEW-EVT-2", "NEW-EVC-18")
def test_supplies_from_the_crown_are_placed_at_once() -> None:
    s = position(3)
    reveal(s, CROWN)
    assert [coals(s, seat) for seat in range(3)] == [7, 7, 7]


@rule("NEW-EVT-3", "NEW-EVC-8")
def test_muster_comes_at_the_end_of_the_round() -> None:
    s = position()
    event(s, "muster")
    built(s, 0, "fortress-1")
    ask(s, Phase(6), phase=5)
    assert scores(s) == [5, 3]


@rule("NEW-EVC-X3", "NEW-EVC-E6")
def test_all_with_most_military_score_for_muster() -> None:
    s = position(3)
    event(s, "muster")
    built(s, 0, "fortress-1")
    built(s, 1, "fortress-2")
    built(s, 2, "watchtower-1")
    round_ends(s)
    assert scores(s) == [5, 5, 3]
    s = position()
    event(s, "muster")
    round_ends(s)
    assert scores(s) == [3, 3]


@rule("NEW-EVT-4", "NEW-BON-E1")
def test_printed_assistants_are_there_from_the_reveal_on() -> None:
    s = position()
    reveal(s, "harvest-hands")
    assert available(s, 0) == [2, 2, 1, 0]


@rule("NEW-EVT-5", "NEW-EVC-9")
def test_journeymen_are_hired_in_turn_order() -> None:
    s = position(3)
    s.calendar.first = 1
    reveal(s, "journeymen")
    assert (s.actor(), asked(s, 1)) == (1, "HireJourneyman")
    play(s, 1, "hire:blue+coal*2")
    assert s.market.bag == [6, 5, 4, 2, 0]
    assert available(s, 1) == [2, 1, 2, 1]
    assert available(s, 0) == [2, 1, 2, 0]
    assert coals(s, 1) == 3
    assert s.actor() == 2


@rule("NEW-EVC-E4", "NEW-EVC-E11", "NEW-MKT-8")
def test_a_journeyman_counts_as_a_post_office_until_the_end_of_the_round() -> None:
    s = position(2, "5")
    s.market.bag[4] = 4
    reveal(s, "journeymen")
    assert steps(s, 0) == ["hire:yellow", "hire:green", "hire:red", "hire:blue", "pass"], "no Shadow"
    play(s, 0, "hire:yellow+coal*2")
    tiles(s, 0, "cards-for-yellow")
    assert bag(s) == 21
    play(s, 1, "pass")
    play(s, 0, "use:cards-for-yellow")
    assert len(me(s).hand) == 3
    ask(s, CleanUp(NONE))
    assert (bag(s), me(s).people.hired) == (22, NONE)


@rule("NEW-EVT-E4", "NEW-EVT-E5")
def test_who_cannot_hire_is_not_asked_and_declining_gives_no_card() -> None:
    s = position()
    coal(s, 0, 1)
    reveal(s, "journeymen")
    assert s.actor() == 1
    play(s, 1, "pass")
    assert hand_sizes(s) == [0, 0]


@rule("NEW-EVT-6", "NEW-BLD-10", "NEW-EVT-9")
def test_a_face_up_building_is_built_instead_of_a_hand_card() -> None:
    s = position()
    face_up(s, "library-1", "library-2")
    ask(s, BuildInPhase(0), phase=5)
    assert steps(s, 0) == ["build:library-1", "build:library-2", "pass"]
    play(s, 0, "build:library-1@a-hollycroft+coal*5")
    assert s.piles.face_up == [card(s, "library-2")]
    assert me(s).estate.specials == [card(s, "library-1")]


@rule("NEW-EVT-7", "NEW-EVC-E10")
def test_an_event_with_a_phase_number_waits_for_it() -> None:
    s = position()
    reveal(s, "hiring-fair")
    assert market(s) == ""
    ask(s, DrawMarket(NONE), phase=3)
    assert sum(s.market.drawn) == 6
    assert sum(available(s, 0)) == 5 + 6, "the printed ones are as they are"


@rule("NEW-EVT-8")
def test_face_up_buildings_are_no_hand_cards() -> None:
    s = position()
    face_up(s, "mill-1", "mill-3")
    pawn(s, 0, "zone-1-ordinary")
    play(s, 0, "pass")
    assert asked(s, 1) != "UseChain"
    pawn(s, 0, "black-market")
    assert steps(s, 0) == ["pass"]
    pawn(s, 0, "exchange-draw")
    assert steps(s, 0) == ["pass"]


@rule("NEW-EVT-10", "NEW-EVT-X3", "NEW-EVC-26")
def test_the_fishing_fleet_lays_out_three_of_eight_cards() -> None:
    s = position(2, "6")
    before = len(s.piles.draw)
    reveal(s, "the-fishing-fleet")
    assert len(s.piles.face_up) == 3
    assert {s.box.cards.all[x].type.slug for x in s.piles.face_up} <= {"jetty", "smokehouse"}
    assert len(s.piles.draw) == before + 5
    assert not [x for x in s.piles.boxed if s.box.cards.all[x].type.number == 206]


@rule("NEW-EVT-11", "NEW-EVT-X1", "NEW-EVC-19")
def test_provision_houses_for_players_and_one_more() -> None:
    for players, shown, rest in ((1, 2, 2), (2, 3, 1), (3, 4, 0), (4, 4, 0)):
        s = position(players)
        before = len(s.piles.draw)
        reveal(s, "provisioners")
        assert (len(s.piles.face_up), len(s.piles.draw) - before) == (shown, rest)


@rule("NEW-EVT-X2", "NEW-EVC-20")
def test_three_barracks_at_most() -> None:
    for players, shown in ((1, 2), (2, 3), (3, 3), (4, 3)):
        s = position(players, "2")
        reveal(s, "call-to-arms")
        assert len(s.piles.face_up) == shown
        assert {s.box.cards.all[x].type.slug for x in s.piles.face_up} == {"barracks"}


@rule("NEW-EVC-21", "NEW-EVC-22", "NEW-EVC-23")
def test_events_bring_weaponsmiths_vineyards_and_wainwrights() -> None:
    for chapter, slug, type_ in (("2", "master-smiths", "weaponsmith"), ("3a", "sunny-slopes", "vineyards")):
        s = position(2, chapter)
        reveal(s, slug)
        assert {s.box.cards.all[x].type.slug for x in s.piles.face_up} == {type_}
    s = position(2, "3b")
    reveal(s, "wheels-for-the-trek")
    assert [s.box.cards.all[x].type.slug for x in s.piles.face_up] == ["sawmill"] * 2 + ["wainwright"] * 3


@rule("NEW-EVC-24", "NEW-EVC-27")
def test_events_bring_wineries_and_prisons() -> None:
    for chapter, slug, type_ in (("4b", "first-vintage", "winery"), ("7", "cells-for-the-order", "prison")):
        s = position(2, chapter)
        reveal(s, slug)
        assert [s.box.cards.all[x].type.slug for x in s.piles.face_up] == [type_] * 3


@rule("NEW-EVC-25", "NEW-CH5-1", "NEW-CH5-3")
def test_hooded_figures_put_the_shadows_into_the_bag() -> None:
    s = position(2, "5")
    assert s.market.bag[4] == 0
    assert 108 in [s.box.events[x].number for x in new_game(2, "5").calendar.early]
    reveal(s, "hooded-figures")
    assert s.market.bag[4] == 4


@rule("NEW-EVT-12")
def test_an_immediate_effect_is_over_before_planning() -> None:
    s = position()
    reveal(s, "journeymen")
    tiles(s, 0, "one-good")
    assert extras(s, 0) == ["use:one-good"], "a question of one's own"
    play(s, 0, "pass")
    play(s, 1, "pass")
    assert [asked(s, seat) for seat in (0, 1)] == ["PlanPawns", "PlanPawns"]


@rule("NEW-EVT-E1")
def test_an_empty_display_changes_nothing() -> None:
    s = position()
    face_up(s, "library-1")
    ask(s, BuildInPhase(0), phase=5)
    play(s, 0, "build:library-1@a-hollycroft+coal*5")
    assert s.piles.face_up == []
    ask(s, BuildInPhase(1), phase=5)
    assert steps(s, 1) == ["pass"]


@rule("NEW-EVT-E2")
def test_two_events_share_one_display() -> None:
    s = position(2, "2")
    reveal(s, "call-to-arms")
    reveal(s, "master-smiths")
    assert sorted(s.box.cards.all[x].type.slug for x in s.piles.face_up) == ["barracks"] * 3 + ["weaponsmith"] * 3


@rule("NEW-EVT-E3", "NEW-CHR-7")
def test_aaron_takes_vineyards_from_the_display() -> None:
    s = position(2, "7")
    face_up(s, "vineyards-2", "library-1")
    character(s, 0, "aaron-reitzke")
    pawn(s, 0, "growth")
    play(s, 0, "call:aaron-reitzke", "keep:vineyards-2", "pass")
    assert cards_in_hand(s) == ["vineyards-2"]
    assert s.piles.face_up == [card(s, "library-1")]


# -- the cards


@rule("NEW-EVC-1", "NEW-EVC-2", "NEW-EVC-E13")
def test_the_last_round_ends_with_the_final_production() -> None:
    for players, slug, faces in ((2, "last-round", [2, 2, 1, 1]), (1, "last-round-solo", [2, 1, 1, 1])):
        s = position(players)
        event(s, slug)
        assert s.box.events[s.market.event].assistants == faces
        s.calendar.round = 7
        round_ends(s)
        assert asked(s, 0) == "FinalProduction"
        assert s.calendar.phase == 8


@rule("NEW-EVC-3", "NEW-EVC-17", "NEW-EVC-X1")
def test_six_pawns_are_drawn() -> None:
    for slug in ("hiring-fair", "harvest-hands"):
        s = position()
        event(s, slug)
        ask(s, DrawMarket(NONE), phase=3)
        assert (sum(s.market.drawn), bag(s)) == (6, 12)
        assert sum(available(s, 0)) == 11


@rule("NEW-EVC-4", "NEW-EVC-X4")
def test_a_grant_makes_building_cheaper_in_phase_five() -> None:
    s = position()
    event(s, "royal-building-grant")
    coal(s, 0, 20)
    hand(s, 0, "bakery-1", "sawmill-1")
    ask(s, BuildInPhase(0), phase=5)
    assert payments(s, 0, "build:bakery-1@a-hollycroft,zone-2") == ["coal*6"]
    assert steps(s, 0, "build:sawmill-1@a-hollycroft,zone-2") == [], "nothing to pay"
    assert payments(s, 0, "build:sawmill-1@a-wheatfield,zone-2") == ["coal"]


@rule("NEW-EVC-E1")
def test_the_grant_does_not_touch_a_build_action_or_a_sailor() -> None:
    s = position(2, "8")
    event(s, "royal-building-grant")
    coal(s, 0, 20)
    hand(s, 0, "bakery-1")
    pawn(s, 0, "build")
    assert payments(s, 0, "build:bakery-1@f-willowhurst,zone-4") == ["coal*8"]
    s.board.sailors[:] = [card(s, "cook-1")]
    ask(s, BuildInPhase(0), phase=5)
    assert payments(s, 0, "recruit:cook-1") == ["coal*5"]


@rule("NEW-EVC-E12")
def test_the_grant_lowers_aarons_build_in_phase_five_too() -> None:
    s = position(2, "7")
    event(s, "royal-building-grant")
    coal(s, 0, 20)
    hand(s, 0, "vineyards-1")
    ask(s, BuildVineyards(0, card(s, "vineyards-1")), phase=5)
    town = [x for x in steps(s, 0, "build:vineyards-1") if not x.endswith("hills")][0]
    flat = [t for t in steps(s, 0, "build:vineyards-1") if s.box.land.town_terrain[s.box.land.town(t.split("@")[1])] != 3]
    assert town
    assert payments(s, 0, flat[0]) == ["coal*6"]


@rule("NEW-EVC-5")
def test_travelling_scholars_bring_everybody_two_cards() -> None:
    s = position(3)
    reveal(s, "travelling-scholars")
    assert hand_sizes(s) == [2, 2, 2]


@rule("NEW-EVC-6", "NEW-EVC-E2")
def test_night_shift_makes_a_good_of_two_cards() -> None:
    s = position(2, "3a")
    event(s, "night-shift")
    built(s, 0, "bakery-1", "zone-2")
    built(s, 0, "corn-field-1")
    built(s, 0, "library-1")
    hand_of(s, 0, 2)
    hand_of(s, 1, 1)
    ask(s, SpecialBuildings(NONE), phase=6)
    assert steps(s, 0) == ["trade:coal-mine-1", "trade:bakery-1", "trade:corn-field-1", "pass"]
    play(s, 0, steps(s, 0, "trade:bakery-1")[0])
    assert (goods(s, 0, "bakery-1"), goods(s, 0, "corn-field-1")) == (1, 1)
    assert len(me(s).hand) == 1, "the Library worked afterwards"
    assert len(me(s, 1).hand) == 1, "who has one card is not asked"


@rule("NEW-EVC-7", "NEW-EVC-X2", "NEW-EVC-E3")
def test_helping_hands_make_compensation_cheaper() -> None:
    s = position()
    event(s, "helping-hands")
    assert cards_per_assistant(s, 0) == 2
    removed(s, 0, "compensation")
    assert cards_per_assistant(s, 0) == 1
    removed(s, 0)
    built(s, 0, "mill-1", "zone-2")
    hand_of(s, 0, 4)
    market_of(s, 1, 1)
    pawn(s, 0, "zone-2-ordinary")
    assert "produce:assistants" in steps(s, 0)
    play(s, 0, steps(s, 0, "produce:assistants")[0])
    assert me(s).hand == []


def market_of(s: NewdaleState, yellow: int, red: int) -> None:
    """Only so many yellow and red assistants: the event prints none of them for this test."""
    faces = s.box.events[s.market.event].assistants
    s.market.drawn = [yellow - faces[0], 0, red - faces[2], 0, 0]


@rule("NEW-EVC-10")
def test_quiet_weeks_bring_two_cards() -> None:
    s = position(1)
    reveal(s, "quiet-weeks")
    assert hand_sizes(s) == [2]


@rule("NEW-EVC-11")
def test_sickness_in_town_leaves_three_pawns() -> None:
    s = position(1)
    event(s, "sickness-in-town")
    ask(s, DrawMarket(NONE), phase=3)
    assert sum(s.market.drawn) == 3


@rule("NEW-EVC-12", "NEW-EVC-E9", "NEW-ACT-12")
def test_road_agents_take_two_goods() -> None:
    s = position(1)
    event(s, "road-agents")
    coal(s, 0, 1)
    built(s, 0, "corn-field-1", pieces=2)
    tiles(s, 0, "one-good")
    round_ends(s)
    assert steps(s, 0) == ["lose:coal,corn", "lose:corn*2"]
    assert extras(s, 0) == []
    play(s, 0, "lose:corn*2")
    assert goods(s, 0, "corn-field-1") == 0


@rule("NEW-EVC-12")
def test_road_agents_take_all_of_less_and_fear_soldiers() -> None:
    s = position(1)
    event(s, "road-agents")
    coal(s, 0, 1)
    round_ends(s)
    play(s, 0, "lose:coal")
    assert coals(s) == 0
    s = position(1)
    event(s, "road-agents")
    built(s, 0, "watchtower-1")
    s.calendar.early = [s.box.event(CROWN)]
    round_ends(s)
    assert asked(s, 0) == "PlanPawns"


@rule("NEW-EVT-5", "NEW-EVC-12")
def test_road_agents_would_go_in_turn_order() -> None:
    s = position(3)
    s.calendar.first = 1
    event(s, "road-agents")
    round_ends(s)
    for seat in (1, 2, 0):
        assert (s.actor(), asked(s, seat)) == (seat, "LoseGoods")
        play(s, seat, "lose:coal*2")


@rule("NEW-EVC-13", "NEW-OBJ-3", "NEW-CH2-3")
def test_the_lowest_score_takes_the_quartermaster() -> None:
    s = position(2, "2")
    score(s, 0, 9)
    reveal(s, "the-quartermasters-post")
    assert me(s, 1).objectives.personal == s.box.personal_slug.index("quartermaster")
    assert me(s, 0).objectives.personal == NONE


@rule("NEW-EVC-X5", "NEW-EVC-E5")
def test_among_equals_the_last_in_turn_order_takes_it() -> None:
    s = position(3, "2")
    s.calendar.first = 1
    for seat, points in ((1, 9), (2, 7), (0, 7)):
        score(s, seat, points)
    reveal(s, "the-quartermasters-post")
    assert me(s, 0).objectives.personal != NONE
    s = position(1, "2")
    reveal(s, "the-quartermasters-post")
    assert me(s, 0).objectives.personal != NONE


@rule("NEW-EVC-14", "NEW-CH3A-13")
def test_the_surveyor_goes_to_the_lowest_score() -> None:
    for chapter in ("3a", "3b"):
        s = position(2, chapter)
        score(s, 1, 2)
        reveal(s, "the-surveyors-post")
        assert me(s, 1).objectives.personal == s.box.personal_slug.index("surveyor")


@rule("NEW-EVC-15", "NEW-SHD-X2", "NEW-CH7-9")
def test_night_of_the_hoods_counts_one_shadow_more() -> None:
    s = position(2, "7")
    event(s, "night-of-the-hoods")
    drawn(s, "S")
    built(s, 0, "watchtower-1")
    round_ends(s)
    assert scores(s) == [2, 1]
    s = position(2, "7")
    event(s, "night-of-the-hoods")
    round_ends(s)
    assert scores(s) == [2, 2]


@rule("NEW-EVC-16", "NEW-EVC-E7", "NEW-CH8-17")
def test_the_storm_drives_ships_back() -> None:
    s = position(4, "8")
    event(s, "storm-front")
    for seat, space in enumerate(("f-sea-10", "f-sea-11", "f-sea-12", "f-sea-9")):
        ship(s, seat, space)
    built(s, 1, "sawmill-1", "zone-4", 1)
    round_ends(s)
    assert steps(s, 0) == ["pass"]
    play(s, 0, "pass")
    assert steps(s, 1) == ["lose:plank", "pass"]
    play(s, 1, "lose:plank")
    assert [s.box.land.sea_slug[p.voyage.ship] for p in s.players] == ["f-sea-9", "f-sea-11", "f-sea-12", "f-sea-9"]


@rule("NEW-EVC-16", "NEW-ACT-12")
def test_a_plank_for_the_storm_is_made_in_phase_six() -> None:
    for used, answers in ((["use:one-good", "place:sawmill-1"], ["lose:plank", "pass"]), ([], ["pass"])):
        s = position(2, "8")
        event(s, "storm-front")
        ship(s, 0, "f-sea-10")
        built(s, 0, "sawmill-1", "zone-4")
        tiles(s, 0, "one-good")
        ask(s, SpecialBuildings(NONE), phase=6)
        assert (asked(s, 0), extras(s, 0)) == ("UseBuildings", ["use:one-good"])
        play(s, 0, *used, "done")
        assert (asked(s, 0), steps(s, 0), extras(s, 0)) == ("FaceStorm", answers, [])


@rule("NEW-EVC-28", "NEW-EVC-E8", "NEW-CH8-18")
def test_fair_wind_moves_ships_by_one() -> None:
    s = position(2, "8")
    event(s, "fair-wind")
    ship(s, 1, "f-sea-9")
    ask(s, SpecialBuildings(NONE), phase=6)
    assert steps(s, 0) == ["move:f-sea-1", "pass"]
    play(s, 0, "move:f-sea-1")
    assert me(s).voyage.ship == 1
    assert me(s, 1).voyage.ship == 9, "ice needs two"


@rule("NEW-EVT-E4", "NEW-EVC-9")
@pytest.mark.parametrize(("coins", "bag", "hires"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_who_cannot_hire_a_journeyman_is_not_asked(coins: int, bag: int, hires: bool) -> None:
    s = position()
    for seat in (0, 1):
        coal(s, seat, coins)
    s.market.bag = [0, 0, bag, 0, 0]
    reveal(s, "journeymen")
    assert (asked(s, 0) == "HireJourneyman") == hires
    assert ("hire:red" in steps(s, 0)) == hires


@rule("NEW-EVC-9")
def test_a_journeyman_of_whom_none_is_left_in_the_bag_cannot_be_hired() -> None:
    s = position()
    s.market.bag[3] = 0
    reveal(s, "journeymen")
    assert steps(s, 0) == ["hire:yellow", "hire:green", "hire:red", "pass"]
    assert refused(s, 0, "hire:blue+coal*2") == "NEW-EVC-9"
    assert told(s, "hire:blue+coal*2") == ("not-in-bag", {"assistant": "blue"})


def short_of_coins(have: str, chapter: str, coins: int, rules: str = "3") -> NewdaleState:
    """Seat 0 has these coins in coal and this tile or character; the event prints 2Y 1G 2R."""
    s = position(2, chapter, rules=rules)
    coal(s, 0, coins)
    if have in s.box.tile_slug:
        tiles(s, 0, have)
    elif have in s.box.character_slug:
        character(s, 0, have)
    reveal(s, "journeymen")
    return s


@rule("NEW-EVC-E14", "NEW-ACT-E1", "NEW-EVT-12")
@pytest.mark.parametrize(
    ("have", "answers", "coins"),
    [
        ("one-good", ["use:one-good", "place:coal-mine-1"], 1),
        ("coal-for-green", ["use:coal-for-green"], 1),
        ("enoch-brubak", ["call:enoch-brubak"], 0),
    ],
)
def test_who_could_come_to_pay_a_journeyman_is_asked(have: str, answers: list[str], coins: int) -> None:
    s = short_of_coins(have, "2", coins)
    assert (asked(s, 0), steps(s, 0), extras(s, 0)) == ("HireJourneyman", ["pass"], answers[:1])
    assert told(s, "hire:blue+coal*2") == ("too-few-coins", {"cost": 2, "coins": coins})
    play(s, 0, *answers, "hire:blue+coal*2")
    assert (me(s).people.hired, coals(s)) == (3, 0)
    assert asked(s, 1) == "HireJourneyman", "in turn order"
    play(s, 1, "pass")
    assert [asked(s, seat) for seat in (0, 1)] == ["PlanPawns", "PlanPawns"]


@rule("NEW-EVC-E14", "NEW-EVT-E4", "NEW-GEN-22")
@pytest.mark.parametrize(
    ("have", "chapter", "coins", "hires"),
    [
        ("one-good", "1", 0, False),
        ("coal-for-green", "1", 0, False),
        ("wood-to-coal", "1", 0, True),  # whether there is wood in the hand is nobody's business
        ("cards-for-yellow", "1", 1, False),
        ("coal-to-vp-red", "1", 1, False),
        ("growth-discount", "1", 1, False),
        ("onyx", "2", 1, False),
        ("nate-welton", "2", 1, False),
        ("", "1", 1, False),
    ],
)
def test_who_could_not_is_not(have: str, chapter: str, coins: int, hires: bool) -> None:
    s = short_of_coins(have, chapter, coins)
    assert (asked(s, 0) == "HireJourneyman") == hires


@rule("NEW-EVC-E14", "NEW-SPC-18")
def test_assistants_of_ones_own_make_a_grape_worth_a_journeyman() -> None:
    for have, hires in (("onyx", True), ("hermine", True), ("prisoner", True), ("", False)):
        s = position(2, "7")
        coal(s, 0, 0)
        built(s, 0, "vineyards-2", pieces=1)
        if have == "prisoner":
            me(s).people.prisoners[1] = 1
        elif have:
            character(s, 0, have)
        reveal(s, "journeymen")
        assert available(s, 0)[1] == 1, "a green grape pays one coin"
        assert (asked(s, 0) == "HireJourneyman") == hires
        if have == "prisoner":
            play(s, 0, "release:green", "hire:blue+vineyards-2")
            assert me(s).people.hired == 3


@rule("NEW-EVC-E14", "NEW-GEN-26")
def test_in_games_that_began_before_only_coins_that_lie_there_count() -> None:
    for rules, hires in (("3", True), ("2", False), ("1", False)):
        s = short_of_coins("enoch-brubak", "2", 1, rules)
        assert (asked(s, 0) == "HireJourneyman") == hires


@rule("NEW-EVC-9", "NEW-EVC-E4")
def test_the_last_assistant_of_a_colour_can_be_hired() -> None:
    s = position(4)
    reveal(s, "journeymen")
    for seat in range(3):
        play(s, seat, "hire:blue+coal*2")
    assert told(s, "hire:blue+coal*2", 3)[0] == "not-in-bag", "there are three"
    assert steps(s, 3) == ["hire:yellow", "hire:green", "hire:red", "pass"]
