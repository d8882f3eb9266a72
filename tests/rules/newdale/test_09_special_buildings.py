"""Phase VI: special buildings, numbered buildings (NEW-SPC, NEW-NUM)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.newdale.assistants import available, clear_market
from overlander.games.newdale.building import BuildInPhase
from overlander.games.newdale.houses import military
from overlander.games.newdale.payment import Purse
from overlander.games.newdale.planning import Planning
from overlander.games.newdale.rounds import CleanUp
from overlander.games.newdale.special_buildings import SpecialBuildings
from overlander.games.newdale.state import NewdaleState
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    asked,
    bag,
    built,
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
    listen,
    market,
    me,
    new_game,
    play,
    position,
    refused,
    score,
    scores,
    steps,
    tiles,
)


def phase_six(s: NewdaleState) -> None:
    ask(s, SpecialBuildings(NONE), phase=6)


@rule("NEW-SPC-1", "NEW-SPC-15")
def test_every_building_works_once_in_turn_order() -> None:
    s = position(3)
    s.calendar.first = 1
    built(s, 0, "library-1")
    built(s, 0, "library-2")
    built(s, 2, "library-3")
    s.heard = []
    phase_six(s)
    assert hand_sizes(s) == [2, 0, 1]
    assert [x.seat for x in s.heard if x.key == "draw"] == [2, 0, 0]


@rule("NEW-SPC-2", "NEW-SPC-14")
def test_the_library_draws_a_card() -> None:
    s = position()
    built(s, 0, "library-1")
    built(s, 0, "watchtower-1")
    built(s, 0, "fortress-1")
    built(s, 0, "post-office-1")
    phase_six(s)
    assert len(me(s).hand) == 1, "only buildings marked VI work"


@rule("NEW-SPC-4", "NEW-SPC-16", "NEW-SPC-E3")
def test_barracks_weaken_those_with_less_military() -> None:
    s = position(3, "2")
    built(s, 0, "barracks-1")
    built(s, 0, "barracks-2")
    built(s, 1, "fortress-1")
    assert [military(s, seat) for seat in range(3)] == [2, 2, 0]
    phase_six(s)
    assert scores(s) == [3, 3, 1], "equal military loses nothing; two Barracks cost two"


@rule("NEW-SPC-X1")
def test_barracks_of_two_players() -> None:
    s = position(3, "2")
    built(s, 0, "barracks-1")
    built(s, 0, "watchtower-1")
    built(s, 1, "barracks-2")
    phase_six(s)
    assert scores(s) == [3, 2, 1]


@rule("NEW-SPC-E13", "NEW-GEN-25")
@pytest.mark.parametrize(("rules", "grapes"), [("2", 1), ("1", 0)])
def test_vineyards_built_in_the_own_special_turn_work_in_it_too(rules: str, grapes: int) -> None:
    s = position(2, "7", rules=rules)
    coal(s, 0, 20)
    built(s, 0, "library-1")
    character(s, 0, "aaron-reitzke")
    face_up(s, "vineyards-4")
    ask(s, SpecialBuildings(NONE), phase=6)
    play(s, 0, "call:aaron-reitzke", "keep:vineyards-4", "build:vineyards-4@e-kestrelcroft+coal*5")
    assert goods(s, 0, "vineyards-4") == grapes
    assert hand_sizes(s) == [1, 0], "the Library has worked once"
    assert steps(s, 0) == ["done"]


@rule("NEW-SPC-E13", "NEW-SPC-27", "NEW-SPC-15")
def test_vineyards_built_during_the_offer_of_an_event_work_once() -> None:
    s = position(2, "8")
    coal(s, 0, 20)
    character(s, 0, "aaron-reitzke")
    face_up(s, "vineyards-4")
    event(s, "fair-wind")
    ask(s, SpecialBuildings(NONE), phase=6)
    assert asked(s, 0) == "MoveShip"
    play(s, 0, "call:aaron-reitzke", "keep:vineyards-4", "build:vineyards-4@f-rushden+coal*5", "pass")
    assert asked(s, 1) == "MoveShip"
    assert goods(s, 0, "vineyards-4") == 1


@rule("NEW-SPC-26", "NEW-SPC-1")
def test_buildings_of_others_cannot_be_used() -> None:
    s = position()
    tiles(s, 0, "one-good")
    built(s, 1, "coal-trading-post-1")
    coal(s, 0, 0)
    phase_six(s)
    assert asked(s, 0) == "UseBuildings"
    assert refused(s, 0, "work:coal-trading-post-1") == "NEW-SPC-26"


@rule("NEW-SPC-E13")
def test_vineyards_built_in_another_phase_wait_for_phase_six() -> None:
    s = position(2, "7")
    coal(s, 0, 20)
    character(s, 0, "aaron-reitzke")
    face_up(s, "vineyards-4")
    ask(s, BuildInPhase(0), phase=5)
    play(s, 0, "call:aaron-reitzke", "keep:vineyards-4", "build:vineyards-4@e-kestrelcroft+coal*5")
    assert goods(s, 0, "vineyards-4") == 0
    play(s, 0, "pass")
    assert goods(s, 0, "vineyards-4") == 1


@rule("NEW-SPC-17", "NEW-SOLO-E5")
def test_barracks_harm_nobody_alone() -> None:
    s = position(1, "2")
    built(s, 0, "barracks-1")
    phase_six(s)
    assert (scores(s), military(s, 0)) == ([3], 1)


@rule("NEW-SPC-24")
def test_a_loss_to_barracks_costs_no_cards() -> None:
    s = position(2, "2")
    built(s, 0, "barracks-1")
    score(s, 1, 5)
    phase_six(s)
    assert (me(s, 1).score, me(s, 1).hand) == (4, [])


@rule("NEW-SPC-E12")
def test_barracks_work_in_round_seven_too() -> None:
    s = position(2, "2")
    event(s, "last-round")
    s.calendar.round = 7
    built(s, 0, "barracks-1")
    phase_six(s)
    assert scores(s) == [3, 2]
    assert asked(s, 0) == "FinalProduction"


@rule("NEW-SPC-5")
def test_a_corn_field_bears_corn() -> None:
    s = position()
    coal(s, 0, 0)
    built(s, 0, "corn-field-1", pieces=1)
    s.heard = []
    phase_six(s)
    assert goods(s, 0, "corn-field-1") == 2
    assert [x.rule for x in s.heard if x.key == "goods"] == ["NEW-SPC-5"]
    assert Purse(s, 0).coins - coals(s) == 4


@rule("NEW-SPC-6", "NEW-SPC-25", "NEW-SPC-E11")
def test_the_coal_trading_post_may_sell_coal() -> None:
    s = position()
    built(s, 0, "coal-trading-post-1")
    built(s, 0, "mill-1", "zone-2", 9)
    phase_six(s)
    assert steps(s, 0) == ["work:coal-trading-post-1", "done"]
    play(s, 0, "work:coal-trading-post-1")
    assert (me(s).score, goods(s, 0, "mill-1")) == (5, 9)
    s = position()
    built(s, 0, "coal-trading-post-1")
    built(s, 0, "mill-1", "zone-2", 9)
    coal(s, 0, 2)
    phase_six(s)
    assert steps(s, 0) == ["done"]
    assert refused(s, 0, "work:coal-trading-post-1") == "NEW-SPC-6"


@rule("NEW-SPC-7", "NEW-SPC-X3", "NEW-SPC-E2")
def test_depot_before_trading_post() -> None:
    s = position()
    coal(s, 0, 2)
    built(s, 0, "coal-trading-post-1")
    built(s, 0, "coal-depot-1")
    phase_six(s)
    assert coals(s) == 4
    heard = listen(s, 0, "work:coal-trading-post-1")
    assert [x.params["n"] for x in heard if x.key == "score"] == [2]
    assert [x.params["goods"] for x in heard if x.key == "pay"] == ["coal*3"]


@rule("NEW-SPC-8", "NEW-SPC-13")
def test_military_lasts() -> None:
    s = position(2, "7")
    for slug, n in (("fortress-1", 2), ("watchtower-1", 3), ("barracks-1", 4), ("prison-1", 5)):
        built(s, 0, slug)
        assert military(s, 0) == n
    ask(s, CleanUp(NONE))
    assert military(s, 0) == 5


@rule("NEW-SPC-9", "NEW-SPC-20")
def test_a_prison_takes_an_assistant_off_the_market() -> None:
    s = position(2, "7")
    built(s, 0, "prison-1")
    drawn(s, "YRR")
    phase_six(s)
    assert steps(s, 0) == ["jail:prison-1@yellow", "jail:prison-1@red", "done"]
    play(s, 0, "jail:prison-1@red")
    assert (market(s), me(s).people.prisoners) == ("YR", [0, 0, 1, 0])
    assert steps(s, 0) == ["done"], "each prison once"


@rule("NEW-SPC-10", "NEW-SPC-E6", "NEW-SPC-E7")
def test_a_prisoner_is_returned_at_any_own_moment() -> None:
    s = position(2, "7")
    me(s).people.prisoners[2] = 1
    s.market.bag[2] -= 1
    ask(s, Planning(NONE), phase=2)
    assert extras(s, 0) == ["release:red"]
    assert extras(s, 1) == []
    play(s, 0, "release:red")
    assert available(s, 0) == available(s, 1) == [2, 1, 2, 1]
    clear_market(s)
    assert s.market.bag == [6, 5, 4, 3, 4]
    assert refused(s, 0, "release:red") == "NEW-SPC-10"


@rule("NEW-SPC-21", "NEW-SPC-X4", "NEW-CH7-3")
def test_a_shadow_is_replaced_by_an_assistant_of_the_bag() -> None:
    s = position(2, "7")
    built(s, 0, "prison-1")
    drawn(s, "RS")
    before = bag(s)
    phase_six(s)
    play(s, 0, "jail:prison-1@shadow")
    assert (me(s).score, s.market.out, market(s)) == (4, 1, "R")
    assert sum(me(s).people.prisoners) == 1
    assert bag(s) == before - 1
    assert s.market.bag[4] == 3


@rule("NEW-CH7-3")
def test_a_shadow_on_ones_own_hermine_may_be_taken_too() -> None:
    s = position(2, "7")
    built(s, 0, "prison-1")
    me(s).people.helpers[4] = 1
    s.market.bag[4] -= 1
    drawn(s, "S")
    phase_six(s)
    assert steps(s, 0) == ["jail:prison-1@shadow", "jail:prison-1@hermines-shadow", "done"]
    play(s, 0, "jail:prison-1@hermines-shadow")
    assert (me(s).people.helpers[4], s.market.drawn[4], s.market.out) == (0, 1, 1)


@rule("NEW-SPC-E8")
def test_a_shadow_without_an_assistant_in_the_bag() -> None:
    s = position(2, "7")
    built(s, 0, "prison-1")
    drawn(s, "S")
    s.market.bag = [0, 0, 0, 0, 3]
    phase_six(s)
    play(s, 0, "jail:prison-1@shadow")
    assert (me(s).score, sum(me(s).people.prisoners)) == (4, 0)


@rule("NEW-SPC-23")
def test_a_prison_holds_any_number() -> None:
    s = position(2, "7")
    built(s, 0, "prison-1")
    for n in range(1, 4):
        drawn(s, "Y")
        phase_six(s)
        play(s, 0, "jail:prison-1@yellow")
        assert me(s).people.prisoners[0] == n


@rule("NEW-SPC-12", "NEW-SPC-18", "NEW-VEC-X28")
def test_grapes_are_worth_the_assistants_of_their_colour() -> None:
    s = position(2, "3a")
    coal(s, 0, 0)
    event(s, "master-smiths")  # prints no red
    built(s, 0, "vineyards-3")
    built(s, 0, "post-office-7")
    drawn(s, "R")
    s.heard = []
    phase_six(s)
    assert goods(s, 0, "vineyards-3") == 1
    assert [x.rule for x in s.heard if x.key == "goods"] == ["NEW-SPC-12"]
    event(s, "master-smiths")
    drawn(s, "R")
    assert Purse(s, 0).worth[s.box.cards.goods.ware_slug.index("vineyards-3")] == 2


@rule("NEW-SPC-19", "NEW-SPC-X2")
def test_private_assistants_count_for_grapes() -> None:
    s = position(2, "3a")
    event(s, "master-smiths")
    built(s, 0, "vineyards-3", pieces=2)
    built(s, 0, "post-office-7")
    me(s).people.helpers[2] = 1
    s.market.bag[2] -= 1
    drawn(s, "R")
    coal(s, 0, 0)
    assert Purse(s, 0).coins == 2 * 3


@rule("NEW-SPC-E9")
def test_grapes_of_two_colours_are_kept_apart() -> None:
    s = position(2, "3a")
    built(s, 0, "vineyards-1", pieces=1)
    built(s, 0, "vineyards-4", pieces=1)
    coal(s, 0, 0)
    assert Purse(s, 0).coins == 2 + 1


@rule("NEW-SPC-26")
def test_who_is_asked_in_phase_six() -> None:
    s = position(4, "7")
    built(s, 0, "library-1")
    tiles(s, 1, "one-good")
    character(s, 2, "gunda")
    me(s, 3).people.prisoners[0] = 1
    s.market.bag[0] -= 1
    phase_six(s)
    order: list[int] = []
    while s.calendar.phase == 6:
        order.append(s.actor())
        play(s, s.actor(), "done")
    assert order == [1, 2, 3]


@rule("NEW-SPC-27")
def test_what_must_be_done_comes_before_what_may() -> None:
    s = position()
    event(s, "night-shift")
    built(s, 0, "coal-trading-post-1")
    built(s, 0, "library-1")
    built(s, 0, "coal-depot-1")
    hand_of(s, 0, 2)
    s.heard = []
    phase_six(s)
    assert asked(s, 0) == "NightShift", "the event's offer first"
    heard = listen(s, 0, "pass")
    assert [x.key for x in heard if x.key in ("draw", "goods")] == ["draw", "goods"], "in the order built"
    assert asked(s, 0) == "UseBuildings"


@rule("NEW-SPC-27", "NEW-EVC-6")
def test_a_library_draws_after_the_night_shift_even_where_its_card_would_have_paid_for_it() -> None:
    for n, offered in ((1, False), (2, True)):
        s = position()
        event(s, "night-shift")
        built(s, 0, "library-1")
        hand_of(s, 0, n)
        phase_six(s)
        assert (asked(s, 0) == "NightShift") == offered
        assert hand_sizes(s) == [2, 0], "drawn already only where nothing was offered"


@rule("NEW-SPC-28")
def test_buildings_marked_six() -> None:
    s = position(2, "7")
    marked = {
        x.type.slug
        for x in s.box.cards.all[: s.box.cards.buildings]
        if s.box.building_effect(x.ident).every_round or s.box.building_effect(x.ident).optional
    }
    assert marked == {"library", "barracks", "corn-field", "coal-trading-post", "coal-depot", "prison", "vineyards"}


@rule("NEW-SPC-E1")
def test_a_building_of_phase_five_already_works() -> None:
    s = position(1)
    hand(s, 0, "library-1")
    ask(s, BuildInPhase(0), phase=5)
    heard = listen(s, 0, "build:library-1@a-hollycroft+coal*5")
    assert "NEW-SPC-2" in [x.rule for x in heard]


@rule("NEW-SPC-21", "NEW-SPC-20")
def test_a_shadow_in_prison_leaves_the_market() -> None:
    s = position(2, "5")
    built(s, 0, "prison-1")
    drawn(s, "SSY")
    ask(s, SpecialBuildings(NONE), phase=6)
    play(s, 0, "jail:prison-1@shadow")
    assert (s.market.drawn[4], s.market.out) == (1, 1)


# -- numbered buildings


def numbered(number: int) -> dict[str, int]:
    s = position(2, "8")
    found = [s.box.cards.all[x].type.slug for x in s.box.cards.of_number(number)]
    return {slug: found.count(slug) for slug in found}


@rule("NEW-NUM-200", "NEW-NUM-201", "NEW-NUM-202")
def test_buildings_200_to_202() -> None:
    assert numbered(200) == {"provision-house": 4}
    assert numbered(201) == {"barracks": 3}
    assert numbered(202) == {"weaponsmith": 4}
    s = position(2, "2")
    assert {"barracks", "weaponsmith"} <= {s.box.cards.all[x].type.slug for x in s.piles.boxed}


@rule("NEW-NUM-203", "NEW-NUM-204", "NEW-NUM-205")
def test_buildings_203_to_205() -> None:
    assert numbered(203) == {"vineyards": 4}
    assert numbered(204) == {"wainwright": 4}
    assert numbered(205) == {"winery": 4}
    s = position(2, "8")
    assert sorted(s.box.cards.all[x].colour for x in s.box.cards.of_type("vineyards")) == [0, 1, 2, 3]


@rule("NEW-NUM-207", "NEW-NUM-208", "NEW-CH8-20")
def test_buildings_207_and_208() -> None:
    assert numbered(207) == {"prison": 3}
    assert numbered(208) == {"furrier": 5}
    s = new_game(2, "8")
    assert [s.box.cards.all[x].type.slug for x in s.piles.face_up] == ["furrier"] * 5


@rule("NEW-NUM-E1")
def test_thirty_nine_numbered_cards() -> None:
    sizes = [sum(numbered(n).values()) for n in range(200, 209)]
    assert sizes == [4, 3, 4, 4, 4, 4, 8, 3, 5]
    assert sum(sizes) == 39


@rule("NEW-NUM-E3", "NEW-CAMP-5", "NEW-CAMP-6")
def test_when_numbers_appear() -> None:
    found = {x: new_game(2, x).box.chapter.numbers for x in ("1", "2", "3a", "4a", "5", "6", "7", "8")}
    assert found == {
        "1": [],
        "2": [200],
        "3a": [200, 201, 202],
        "4a": [200, 201, 202, 203, 204],
        "5": [200, 201, 202, 203, 204, 205],
        "6": [200, 201, 202, 203, 204, 205],
        "7": [200, 201, 202, 203, 204, 205, 206],
        "8": [200, 201, 202, 203, 204, 205, 206],
    }


@rule("NEW-CAMP-E3")
def test_no_prisons_in_the_last_chapter() -> None:
    s = new_game(2, "8")
    lying = s.piles.draw + s.piles.face_up + [x for p in s.players for x in p.hand]
    assert not [x for x in lying if s.box.cards.all[x].type.slug == "prison"]
