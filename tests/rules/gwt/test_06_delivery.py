"""Kansas City, step 5: delivery (GWT-DEL)."""

from itertools import pairwise

from overlander.games.gwt.delivery import Deliver
from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    cards,
    choice,
    cities,
    discs,
    display,
    foresight,
    locomotive,
    money,
    piles,
    play,
    position,
    question,
    refused,
    score,
    stations,
    tokens,
)

VALUES = {
    "kansas-city": 0,
    "fulton": 1,
    "st-louis": 4,
    "bloomington": 6,
    "peoria": 8,
    "chicago": 10,
    "toledo": 12,
    "pittsburgh": 14,
    "philadelphia": 16,
    "new-york": 18,
}
NAMES = list(VALUES)
DASHED = {"chicago", "toledo", "philadelphia", "new-york"}
ARROW_POINTS = {
    ("fulton", "st-louis"): -3,
    ("chicago", "toledo"): 6,
    ("toledo", "pittsburgh"): 8,
    ("pittsburgh", "philadelphia"): 4,
}
ARROW_OBJECTIVES = {("fulton", "st-louis"), ("bloomington", "peoria"), ("peoria", "chicago")}
CITY_POINTS = {"kansas-city": -6, "philadelphia": 6, "new-york": 9}
CROSSINGS = (3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17)


def deliver_for(s: GwtState, total: int, cash: int) -> None:
    """Seat 0 chooses a city: the total comes from permanent certificates, the cash is what it has then."""
    foresight(s, "", "", "", "", "", "")
    s.players[0].permanent = total
    at(s, 0, "kansas-city")
    play(s, 0, "certificates:0")
    s.players[0].money = cash


def put(s: GwtState, seat: int, *where: str) -> None:
    cities(s, seat, **{city.replace("-", "_"): where.count(city) for city in where})


def in_city(s: GwtState, seat: int, city: str) -> int:
    return s.ranches[seat].cities[NAMES.index(city)]


def transport(s: GwtState, city: str) -> int:
    """What the choice of a city says that transport costs."""
    asked = s.question(0)
    assert asked is not None
    cost = asked.details(s, choice(s, f"deliver:{city}"))["cost"]
    assert isinstance(cost, int)
    return cost


def crossings_before(position: float) -> int:
    """DEL-15; a turnout k.5 counts as space k + 1."""
    space = int(position) + (1 if position != int(position) else 0)
    return sum(1 for x in CROSSINGS if x < space)


@rule("GWT-DEL-1")
def test_one_city_up_to_the_total_must_be_chosen() -> None:
    s = position()
    deliver_for(s, 6, 50)
    assert question(s, 0) == "Deliver"
    assert tokens(s, 0) == {"deliver:kansas-city", "deliver:fulton", "deliver:st-louis", "deliver:bloomington"}
    assert refused(s, 0, "deliver:peoria") == ("GWT-DEL-1", "value-too-high")
    assert refused(s, 0, "pass") == ("GWT-DEL-1", "not-offered")
    asked = s.question(0)
    assert asked is not None
    assert {str(c) for c in asked.candidates(s)} == {f"deliver:{city}" for city in NAMES}
    play(s, 0, "deliver:bloomington", "disc:aux-draw-2")
    assert in_city(s, 0, "bloomington") == 1
    assert sum(s.ranches[0].cities) == 1


@rule("GWT-DEL-2")
def test_no_second_disc_in_a_city() -> None:
    s = position()
    put(s, 0, *NAMES)
    deliver_for(s, 18, 50)
    assert tokens(s, 0) == {"deliver:kansas-city", "deliver:new-york"}
    for city in NAMES[1:-1]:
        assert refused(s, 0, f"deliver:{city}") == ("GWT-DEL-2", "city-taken")


@rule("GWT-DEL-3")
def test_kansas_city_and_new_york_any_number_of_times() -> None:
    s = position()
    for n, disc in enumerate(("aux-dollar-2", "aux-draw-2", "aux-certificate-1", "aux-certificate-2")):
        deliver_for(s, 18, 50)
        play(s, 0, "deliver:new-york" if n % 2 else "deliver:kansas-city", f"disc:{disc}")
    assert (in_city(s, 0, "kansas-city"), in_city(s, 0, "new-york")) == (2, 2)


@rule("GWT-DEL-4")
def test_the_disc_comes_from_the_player_board() -> None:
    s = position()
    discs(s, 0, "certificate-4")
    put(s, 1, "fulton")
    deliver_for(s, 1, 10)
    play(s, 0, "deliver:fulton")
    assert question(s, 0) == "DeliveryDisc"
    asked = s.question(0)
    assert asked is not None
    assert asked.params(s) == {"target": "fulton"}
    assert refused(s, 0, "disc:certificate-4") == ("GWT-DISC-3", "disc-gone")
    assert in_city(s, 0, "fulton") == 0
    play(s, 0, "disc:aux-remove-2")
    left = [slug for i, slug in enumerate(s.box.disc_slug) if s.players[0].has_disc(i)]
    assert len(left) == 12
    assert "aux-remove-2" not in left
    assert (in_city(s, 0, "fulton"), in_city(s, 1, "fulton")) == (1, 1)


@rule("GWT-DEL-5")
def test_all_players_may_have_discs_in_the_same_city() -> None:
    s = position(players=4)
    for seat in (1, 2, 3):
        put(s, seat, "fulton", "chicago")
    deliver_for(s, 1, 10)
    assert tokens(s, 0) == {"deliver:kansas-city", "deliver:fulton"}
    play(s, 0, "deliver:fulton", "disc:aux-draw-2")
    assert [in_city(s, seat, "fulton") for seat in range(4)] == [1, 1, 1, 1]


@rule("GWT-DEL-6")
def test_kansas_city_pays_four_dollars_and_costs_six_points() -> None:
    s = position()
    deliver_for(s, 0, 3)
    play(s, 0, "deliver:kansas-city")
    assert money(s, 0) == 3
    play(s, 0, "disc:aux-draw-2")
    assert money(s, 0) == 7
    assert score(s, 0, "cities") == -6
    deliver_for(s, 1, 3)
    play(s, 0, "deliver:fulton", "disc:aux-dollar-2")
    assert money(s, 0) == 3  # no other city pays


@rule("GWT-DEL-7", "GWT-DEL-14")
def test_the_points_of_cities_and_of_arrows_with_both_ends() -> None:
    s = position()
    for i, city in enumerate(NAMES):
        put(s, 0, city)
        alone = CITY_POINTS.get(city, 0)
        assert score(s, 0, "cities") == alone
        for other in NAMES[i + 1 :]:
            put(s, 0, city, other)
            assert score(s, 0, "cities") == alone + CITY_POINTS.get(other, 0) + ARROW_POINTS.get((city, other), 0)
    put(s, 0, *NAMES)
    assert score(s, 0, "cities") == -6 + 6 + 9 - 3 + 6 + 8 + 4
    put(s, 0, "chicago")
    put(s, 1, "toledo")  # another player's disc completes nothing
    assert score(s, 0, "cities") == 0


@rule("GWT-DEL-7", "GWT-DEL-14")
def test_the_actions_of_arrows_from_either_end() -> None:
    for one, two in pairwise(NAMES):
        for old, new in ((one, two), (two, one)):
            s = position()
            put(s, 0, old)
            deliver_for(s, 18, 50)
            play(s, 0, f"deliver:{new}", "disc:aux-draw-2")
            assert s.players[0].tokens == (2 if {one, two} == {"st-louis", "bloomington"} else 1)
            assert (question(s, 0) == "GainObjective") == ((one, two) in ARROW_OBJECTIVES)
            s = position()
            put(s, 1, old)
            deliver_for(s, 18, 50)
            play(s, 0, f"deliver:{new}", "disc:aux-draw-2")
            assert s.players[0].tokens == 1
            assert question(s, 1) == "MoveHerder"


@rule("GWT-DEL-8")
def test_an_arrow_action_is_compulsory_and_immediate() -> None:
    s = position()
    display(s, "draw-5h", "draw-sgo", "gain2-boo", "herder-345")
    put(s, 0, "fulton")
    deliver_for(s, 4, 10)
    play(s, 0, "deliver:st-louis", "disc:aux-draw-2")
    assert question(s, 0) == "GainObjective"
    assert money(s, 0) == 10  # transport is still to come
    assert refused(s, 0, "pass") == ("GWT-DEL-8", "compulsory")
    assert tokens(s, 0) == {"objective:draw-5h", "objective:draw-sgo", "objective:gain2-boo", "objective:herder-345"}
    play(s, 0, "objective:draw-sgo")
    assert money(s, 0) == 9


@rule("GWT-DEL-9")
def test_in_the_other_reading_it_may_come_from_the_stack() -> None:
    s = position(delivery_objectives="display-or-stack")
    piles(s, 0, ["criollo"] * 6, [])
    s.cards.objective_stack = [s.box.card_slug.index("locomotive-345")]
    put(s, 0, "peoria")
    deliver_for(s, 6, 10)
    play(s, 0, "deliver:bloomington", "disc:aux-draw-2", "objective:top")
    assert cards(s, s.players[0].discard) == ["locomotive-345"]
    assert len(s.cards.display) == 4


@rule("GWT-DEL-9")
def test_the_objective_comes_from_the_display_to_the_discard_pile() -> None:
    s = position()
    display(s, "draw-5h", "draw-sgo", "gain2-boo", "herder-345")
    piles(s, 0, ["criollo"] * 6, [])
    s.cards.objective_stack = [s.box.card_slug.index("locomotive-345")]
    put(s, 0, "peoria")
    deliver_for(s, 6, 10)
    play(s, 0, "deliver:bloomington", "disc:aux-draw-2")
    assert refused(s, 0, "objective:top") == ("GWT-DEL-9", "display-only")
    assert refused(s, 0, "objective:locomotive-345") == ("GWT-OBJ-1", "not-in-display")
    play(s, 0, "objective:gain2-boo")
    assert cards(s, s.players[0].discard) == ["gain2-boo"]
    assert cards(s, s.cards.display) == ["draw-5h", "draw-sgo", "herder-345", "locomotive-345"]
    assert s.cards.objective_stack == []
    assert len(s.players[0].zone) == 1


@rule("GWT-DEL-10")
def test_both_arrows_trigger_with_a_refill_in_between() -> None:
    s = position()
    display(s, "draw-5h", "draw-sgo", "gain2-boo", "herder-345")
    s.cards.objective_stack = [s.box.card_slug.index("locomotive-345")]
    put(s, 0, "bloomington", "chicago")
    deliver_for(s, 8, 10)
    play(s, 0, "deliver:peoria", "disc:aux-draw-2", "objective:draw-5h")
    assert tokens(s, 0) == {"objective:draw-sgo", "objective:gain2-boo", "objective:herder-345", "objective:locomotive-345"}
    play(s, 0, "objective:locomotive-345")
    assert question(s, 1) == "MoveHerder"
    assert cards(s, s.cards.display) == ["draw-sgo", "gain2-boo", "herder-345"]


@rule("GWT-DEL-11")
def test_the_exchange_token_of_an_arrow() -> None:
    s = position()
    put(s, 0, "bloomington")
    deliver_for(s, 4, 10)
    s.heard = []
    play(s, 0, "deliver:st-louis")
    assert s.players[0].tokens == 1
    play(s, 0, "disc:aux-draw-2")
    assert s.players[0].tokens == 2
    assert [(e.seat, e.rule) for e in s.heard if e.key == "gain-token"] == [(0, "GWT-DEL-11")]


@rule("GWT-DEL-12")
def test_transport_costs_one_dollar_per_crossing_ahead_of_the_locomotive() -> None:
    for node, cost in (("0", 5), ("3", 5), ("4", 4), ("9", 1), ("10", 0), ("11", 0), ("39", 0)):
        s = position()
        locomotive(s, 0, node)
        locomotive(s, 1, "20")  # another player's locomotive does not matter
        deliver_for(s, 10, 10)
        assert transport(s, "chicago") == cost
        s.heard = []
        play(s, 0, "deliver:chicago", "disc:aux-draw-2")
        assert money(s, 0) == 10 - cost
        assert money(s, 1) == 20
        assert [(e.rule, e.params) for e in s.heard if e.key == "pay"] == ([("GWT-DEL-12", {"n": cost})] if cost else [])


@rule("GWT-DEL-13")
def test_the_values_and_borders_of_the_cities() -> None:
    for total in range(21):
        s = position()
        deliver_for(s, total, 50)
        assert tokens(s, 0) == {f"deliver:{city}" for city, value in VALUES.items() if value <= total}
    for city in NAMES:
        s = position()
        deliver_for(s, 18, 50)
        play(s, 0, f"deliver:{city}")
        assert ("disc:step-right" in tokens(s, 0)) == (city in DASHED)
        assert "disc:aux-draw-2" in tokens(s, 0)


@rule("GWT-DEL-15")
def test_transport_by_the_table_of_crossings() -> None:
    s = position()
    s.progress.income = 18
    ask(s, 0, Deliver(0, True))
    assert len(s.board.node_slug) == 49
    for node in s.board.node_slug:
        locomotive(s, 0, node)
        for city, value in VALUES.items():
            assert transport(s, city) == max(0, crossings_before(value) - crossings_before(float(node)))
    locomotive(s, 0, "4.5")
    assert transport(s, "bloomington") == 1  # as from space 5; two from space 4
    play(s, 0, "deliver:bloomington", "disc:aux-draw-2")
    assert money(s, 0) == 19


@rule("GWT-DEL-16")
def test_city_then_disc_then_money_and_arrows_then_transport() -> None:
    s = position()
    put(s, 0, "peoria")
    deliver_for(s, 10, 10)
    s.heard = []
    play(s, 0, "deliver:chicago")
    assert question(s, 0) == "DeliveryDisc"
    assert money(s, 0) == 10
    play(s, 0, "disc:hand-left")
    assert question(s, 0) == "GainObjective"
    assert money(s, 0) == 5
    assert in_city(s, 0, "chicago") == 1
    play(s, 0, f"objective:{cards(s, s.cards.display)[0]}")
    assert money(s, 0) == 0
    order = [e.key for e in s.heard if e.seat == 0]
    assert order[:5] == ["deliver", "take-disc", "pay", "gain-objective", "pay"]


@rule("GWT-DEL-X1")
def test_a_total_of_ten_two_crossings_up_the_track() -> None:
    s = position()
    put(s, 0, "bloomington", "fulton")
    locomotive(s, 0, "5")
    deliver_for(s, 10, 50)
    costs = {"kansas-city": 0, "st-louis": 0, "peoria": 2, "chicago": 3}
    assert tokens(s, 0) == {f"deliver:{city}" for city in costs}
    for city, cost in costs.items():
        assert transport(s, city) == cost
        after = s.clone()
        play(after, 0, f"deliver:{city}")
        assert ("disc:step-left" in tokens(after, 0)) == (city == "chicago")
        assert ("disc:hand-left" in tokens(after, 0)) == (city == "chicago")
    play(s, 0, "deliver:chicago", "disc:certificate-6")
    assert question(s, 1) == "MoveHerder"  # no arrow
    assert s.players[0].tokens == 1
    assert money(s, 0) == 47


@rule("GWT-DEL-X2")
def test_transport_from_the_starting_space() -> None:
    s = position()
    deliver_for(s, 18, 50)
    costs = [transport(s, city) for city in NAMES[1:]]
    assert costs == [0, 1, 3, 4, 5, 7, 8, 9, 11]


@rule("GWT-DEL-X3")
def test_a_disc_between_two_discs() -> None:
    s = position()
    put(s, 0, "st-louis", "peoria")
    deliver_for(s, 6, 10)
    play(s, 0, "deliver:bloomington", "disc:aux-draw-2")
    assert s.players[0].tokens == 2
    assert question(s, 0) == "GainObjective"
    play(s, 0, f"objective:{cards(s, s.cards.display)[0]}")
    assert question(s, 1) == "MoveHerder"
    s = position()
    put(s, 0, "bloomington", "chicago")
    deliver_for(s, 8, 10)
    play(s, 0, "deliver:peoria", "disc:aux-draw-2")
    for _ in range(2):
        assert question(s, 0) == "GainObjective"
        play(s, 0, f"objective:{cards(s, s.cards.display)[0]}")
    assert question(s, 1) == "MoveHerder"
    assert s.players[0].tokens == 1


@rule("GWT-DEL-X4")
def test_nothing_in_hand_and_no_cash() -> None:
    s = position()
    stations(s, 0, "station-1")
    deliver_for(s, 0, 0)
    assert tokens(s, 0) == {"deliver:kansas-city"}
    assert transport(s, "kansas-city") == 0
    play(s, 0, "deliver:kansas-city")
    assert len(tokens(s, 0)) == 9
    play(s, 0, "disc:certificate-4")
    assert money(s, 0) == 4
    assert not s.players[0].has_disc(s.box.disc_slug.index("certificate-4"))
