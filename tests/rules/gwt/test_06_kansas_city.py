"""Kansas City: the sequence and its edge cases (GWT-KC)."""

from overlander.core.errors import Params
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import WORKER
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    cards,
    choice,
    cities,
    discs,
    display,
    foresight,
    hand,
    jobs,
    money,
    new_game,
    piles,
    play,
    position,
    question,
    refused,
    score,
    space_of,
    stations,
    tile_at,
    tokens,
)

WHITE = (
    "aux-dollar-2",
    "aux-draw-2",
    "aux-certificate-1",
    "aux-certificate-2",
    "aux-locomotive-1",
    "aux-locomotive-2",
    "aux-remove-1",
    "aux-remove-2",
    "certificate-4",
)
BLACK = ("step-left", "step-right", "hand-left", "hand-right", "certificate-6")


def empty_foresights(s: GwtState) -> None:
    foresight(s, "", "", "", "", "", "")


def deliver_for(s: GwtState, total: int, cash: int) -> None:
    """Seat 0 chooses a city: the total comes from permanent certificates, the cash is what it has then."""
    empty_foresights(s)
    s.players[0].permanent = total
    at(s, 0, "kansas-city")
    play(s, 0, "certificates:0")
    s.players[0].money = cash


def tile_number(s: GwtState, slug: str) -> int:
    return s.box.tile_slug.index(slug)


def details(s: GwtState, seat: int, token: str) -> Params:
    asked = s.question(seat)
    assert asked is not None
    return asked.details(s, choice(s, token))


@rule("GWT-KC-1")
def test_five_compulsory_steps_in_order() -> None:
    s = position()
    foresight(s, "flood-4-green", "green", "cowboy", "builder", "engineer", "orange")
    jobs(s, "cb")
    hand(s, 0, "criollo")
    at(s, 0, "kansas-city")
    for spot, row in ((1, "top"), (2, "bottom"), (3, "top")):
        assert question(s, 0) == "ChooseForesight"
        assert tokens(s, 0) == {f"foresight:foresight-{spot}-top", f"foresight:foresight-{spot}-bottom"}
        assert refused(s, 0, "pass") == ("GWT-FOR-1", "not-offered")
        assert refused(s, 0, "certificates:0") == ("GWT-FOR-1", "not-offered")
        play(s, 0, f"foresight:foresight-{spot}-{row}")
    assert question(s, 0) == "UseCertificates"
    assert tokens(s, 0) == {"certificates:0"}
    assert refused(s, 0, "deliver:kansas-city") == ("GWT-INC-4", "not-offered")
    play(s, 0, "certificates:0")
    assert question(s, 0) == "Deliver"
    assert tokens(s, 0) == {"deliver:kansas-city", "deliver:fulton"}
    assert refused(s, 0, "pass") == ("GWT-DEL-1", "not-offered")
    play(s, 0, "deliver:fulton")
    assert question(s, 0) == "DeliveryDisc"
    play(s, 0, "disc:aux-dollar-2")
    assert question(s, 0) == ""
    assert question(s, 1) == "MoveHerder"


@rule("GWT-KC-2")
def test_afterwards_the_herder_leaves_and_the_foresights_are_refilled_from_their_bags() -> None:
    s = position()
    foresight(s, "flood-4-green", "green", "cowboy", "builder", "engineer", "orange")
    s.trail.bags = [[tile_number(s, slug)] for slug in ("drought-3-black", "engineer", "green")]
    at(s, 0, "kansas-city")
    play(s, 0, "foresight:foresight-1-top", "foresight:foresight-2-bottom", "foresight:foresight-3-top", "certificates:0")
    play(s, 0, "deliver:kansas-city")
    gaps = [s.box.tile_slug[x] for x in s.trail.foresight]
    assert gaps == ["", "green", "cowboy", "", "", "orange"]
    assert space_of(s, 0) == "kansas-city"
    play(s, 0, "disc:aux-draw-2")
    assert [s.box.tile_slug[x] for x in s.trail.foresight] == ["drought-3-black", "green", "cowboy", "engineer", "green", "orange"]
    assert s.trail.bags == [[], [], []]
    assert space_of(s, 0) == "horseman"
    seen = s.view(1)
    assert seen.trail.foresight == s.trail.foresight


@rule("GWT-KC-3")
def test_phase_c_draws_a_whole_new_hand() -> None:
    s = position()
    empty_foresights(s)
    hand(s, 0, "criollo", "galloway")
    piles(s, 0, ["pineywoods"] * 4, ["galloway"])
    at(s, 0, "kansas-city")
    play(s, 0, "certificates:0", "deliver:kansas-city")
    assert s.players[0].hand == []
    play(s, 0, "disc:aux-draw-2")
    assert cards(s, s.players[0].hand) == ["pineywoods"] * 4
    assert cards(s, s.players[0].discard) == ["criollo", "galloway", "galloway"]


@rule("GWT-KC-4")
def test_no_auxiliary_and_no_location_action() -> None:
    s = position()
    discs(s, 0, *WHITE)
    s.ranches[0].locomotive = 5
    foresight(s, "green", "orange", "", "", "", "")
    hand(s, 0, "galloway")
    at(s, 0, "kansas-city")
    here = "foresight:foresight-1-top"
    for step in (here, "certificates:0", "deliver:kansas-city", "disc:step-right"):
        assert {token.partition(":")[0] for token in tokens(s, 0)} == {step.partition(":")[0]}
        for action in ("act:aux-dollar/1", "act:aux-locomotive/2", "act:a/1,galloway", "act:g/1"):
            assert refused(s, 0, action)[1] == "not-offered"
        play(s, 0, step)
    assert question(s, 1) == "MoveHerder"


@rule("GWT-KC-E1")
def test_without_cattle_the_total_is_only_the_certificates() -> None:
    for held in ((), ("auxiliary-ny", "gain2-boo")):
        s = position()
        empty_foresights(s)
        hand(s, 0, *held)
        s.players[0].certificates = 1
        at(s, 0, "kansas-city")
        other = s.clone()
        play(s, 0, "certificates:0")
        assert money(s, 0) == 20
        assert tokens(s, 0) == {"deliver:kansas-city"}
        play(other, 0, "certificates:1")
        assert money(other, 0) == 21
        assert tokens(other, 0) == {"deliver:kansas-city", "deliver:fulton"}


@rule("GWT-KC-E2")
def test_kansas_city_is_always_left_to_deliver_to() -> None:
    s = position()
    cities(
        s,
        0,
        kansas_city=5,
        fulton=1,
        st_louis=1,
        bloomington=1,
        peoria=1,
        chicago=1,
        toledo=1,
        pittsburgh=1,
        philadelphia=1,
        new_york=3,
    )
    deliver_for(s, 17, 0)
    assert tokens(s, 0) == {"deliver:kansas-city"}
    assert refused(s, 0, "deliver:new-york") == ("GWT-DEL-1", "value-too-high")
    discs(s, 0, *WHITE, *BLACK)
    play(s, 0, "deliver:kansas-city")
    assert tokens(s, 0) == {"no-disc"}
    play(s, 0, "no-disc")
    assert question(s, 1) == "MoveHerder"


@rule("GWT-KC-E3")
def test_a_single_foresight_tile_must_be_taken_and_an_empty_spot_is_skipped() -> None:
    s = position()
    foresight(s, "", "green", "", "", "cowboy", "")
    s.trail.bags = [[], [tile_number(s, "builder")], []]
    at(s, 0, "kansas-city")
    assert tokens(s, 0) == {"foresight:foresight-1-bottom"}
    assert refused(s, 0, "foresight:foresight-1-top") == ("GWT-KC-E3", "empty-space")
    play(s, 0, "foresight:foresight-1-bottom")
    assert tile_at(s, "outlaw-1") == "green"
    assert tokens(s, 0) == {"foresight:foresight-3-top"}  # nothing under spot 2
    play(s, 0, "foresight:foresight-3-top")
    play(s, 0, "certificates:0", "deliver:kansas-city", "disc:aux-draw-2")
    assert [s.box.tile_slug[x] for x in s.trail.foresight] == ["", "", "builder", "", "", ""]
    at(s, 0, "kansas-city")
    play(s, 0, "foresight:foresight-2-top")
    assert question(s, 0) == "UseCertificates"


@rule("GWT-KC-E4")
def test_what_is_gained_after_the_income_does_not_raise_the_delivery_total() -> None:
    s = position()
    empty_foresights(s)
    hand(s, 0, "criollo")
    piles(s, 0, ["hereford-5", "shorthorn-3"], [])
    at(s, 0, "kansas-city")
    play(s, 0, "certificates:0")
    near = {"deliver:kansas-city", "deliver:fulton"}
    assert tokens(s, 0) == near
    s.players[0].certificates = 3
    s.players[0].permanent = 2
    play(s, 0, "exchange-token", "draw:2")
    assert question(s, 0) == "DiscardCards"
    play(s, 0, "discard:hereford-5", "discard:shorthorn-3")
    assert tokens(s, 0) == near
    assert money(s, 0) == 21


@rule("GWT-KC-E5")
def test_exchange_tokens_work_before_and_after_the_hand_is_shown() -> None:
    s = position()
    foresight(s, "green", "", "", "", "", "")
    s.players[0].tokens = 3
    hand(s, 0, "criollo", "criollo", "criollo", "criollo")
    piles(s, 0, ["galloway", "pineywoods", "hereford-5", "shorthorn-3"], [])
    at(s, 0, "kansas-city")
    play(s, 0, "exchange-token", "draw:1", "discard:criollo")
    assert question(s, 0) == "ChooseForesight"
    play(s, 0, "foresight:foresight-1-top")
    play(s, 0, "exchange-token", "draw:2", "discard:criollo", "discard:criollo")
    assert question(s, 0) == "UseCertificates"
    assert len(s.players[0].hand) == 4
    play(s, 0, "exchange-token", "draw:1", "discard:criollo")
    assert s.players[0].tokens == 0
    assert cards(s, s.players[0].hand) == ["galloway", "hereford-5", "pineywoods", "shorthorn-3"]
    play(s, 0, "certificates:0")
    assert money(s, 0) == 20 + 2 + 5 + 2 + 4


@rule("GWT-KC-E6")
def test_objective_cards_cannot_be_played_in_kansas_city() -> None:
    s = position()
    foresight(s, "green", "orange", "", "", "", "")
    hand(s, 0, "gain2-boo", "herder-345")
    piles(s, 0, ["gain2-bgo"] * 5, [])
    at(s, 0, "kansas-city")
    for step in ("foresight:foresight-1-top", "certificates:0", "deliver:kansas-city", "disc:aux-draw-2"):
        assert refused(s, 0, "play:gain2-boo")[1] == "no-objective-now"
        play(s, 0, step)
    assert s.players[0].zone == [s.players[0].zone[0]]


@rule("GWT-KC-E6")
def test_in_the_other_reading_they_are_played_before_the_first_step() -> None:
    s = position(objectives_at_kansas_city="on")
    foresight(s, "green", "orange", "", "", "", "")
    hand(s, 0, "gain2-boo", "herder-345")
    at(s, 0, "kansas-city")
    assert tokens(s, 0) == {"play:gain2-boo", "play:herder-345", "pass"}
    play(s, 0, "play:gain2-boo")
    assert money(s, 0) == 22
    play(s, 0, "play:herder-345")
    assert tokens(s, 0) == {"pass"}  # there is no way on
    play(s, 0, "pass", "pass")
    assert len(s.players[0].zone) == 3
    assert question(s, 0) == "ChooseForesight"
    s = position(objectives_at_kansas_city="on")
    at(s, 0, "kansas-city")
    assert tokens(s, 0) == {"pass"}  # whoever has none is asked all the same (GWT-FSM-4)


@rule("GWT-KC-E7")
def test_a_free_disc_always_leaves_enough_for_transport() -> None:
    values = {"fulton": 1, "st-louis": 4, "bloomington": 6, "peoria": 8, "chicago": 10, "toledo": 12}
    values |= {"pittsburgh": 14, "philadelphia": 16, "new-york": 18}
    for city, value in values.items():
        s = position()
        deliver_for(s, value, value)
        play(s, 0, f"deliver:{city}")
        assert {f"disc:{slug}" for slug in WHITE} <= tokens(s, 0)
        play(s, 0, "disc:certificate-4")
        assert money(s, 0) >= 0


@rule("GWT-KC-E7")
def test_a_five_dollar_disc_is_payable_at_every_dashed_city() -> None:
    for city, value, left in (("chicago", 10, 0), ("toledo", 12, 0), ("philadelphia", 16, 2), ("new-york", 18, 2)):
        s = position()
        deliver_for(s, value, value)
        play(s, 0, f"deliver:{city}")
        assert tokens(s, 0) == {f"disc:{slug}" for slug in WHITE + BLACK}
        play(s, 0, "disc:hand-right")
        assert money(s, 0) == left


@rule("GWT-KC-E7")
def test_a_disc_that_leaves_too_little_for_transport_cannot_be_chosen() -> None:
    s = position()
    discs(s, 0, *WHITE)
    deliver_for(s, 8, 8)
    play(s, 0, "deliver:peoria")  # four crossings
    assert tokens(s, 0) == {"disc:step-left", "disc:step-right", "disc:certificate-6"}
    assert refused(s, 0, "disc:hand-left") == ("GWT-KC-E7", "transport-unpayable")
    s.players[0].money = 9
    assert tokens(s, 0) == {f"disc:{slug}" for slug in BLACK}
    play(s, 0, "disc:hand-left")
    assert money(s, 0) == 0
    s = position()
    stations(s, 0, "station-1")
    deliver_for(s, 10, 2)
    play(s, 0, "deliver:chicago")  # five crossings: only the $3 of the left step disc helps
    assert tokens(s, 0) == {"disc:step-left"}
    play(s, 0, "disc:step-left")
    assert money(s, 0) == 0


@rule("GWT-KC-E8")
def test_an_objective_arrow_without_any_card_left_is_skipped() -> None:
    s = position()
    display(s)
    s.cards.objective_stack.clear()
    cities(s, 0, peoria=1)
    deliver_for(s, 6, 6)
    play(s, 0, "deliver:bloomington", "disc:aux-draw-2")
    assert question(s, 1) == "MoveHerder"
    assert s.ranches[0].cities[3] == 1


@rule("GWT-KC-E8")
def test_the_last_objective_card_serves_one_arrow_only() -> None:
    s = position()
    display(s, "draw-5h")
    s.cards.objective_stack.clear()
    cities(s, 0, bloomington=1, chicago=1)
    deliver_for(s, 8, 8)
    play(s, 0, "deliver:peoria", "disc:aux-draw-2", "objective:draw-5h")
    assert question(s, 1) == "MoveHerder"


@rule("GWT-KC-E9")
def test_no_arrow_completes_twice() -> None:
    s = position()
    cities(s, 0, new_york=1, philadelphia=1)
    deliver_for(s, 18, 18)
    play(s, 0, "deliver:new-york", "disc:aux-draw-2")
    assert question(s, 1) == "MoveHerder"
    assert s.players[0].tokens == 1
    assert score(s, 0, "cities") == 9 + 9 + 6
    s = position()
    cities(s, 0, fulton=1, kansas_city=1)
    deliver_for(s, 0, 0)
    play(s, 0, "deliver:kansas-city", "disc:aux-draw-2")
    assert question(s, 1) == "MoveHerder"
    assert s.players[0].tokens == 1
    assert score(s, 0, "cities") == -12


@rule("GWT-KC-E10")
def test_permanent_certificates_count_unasked_and_one_of_six_leaves_four() -> None:
    for used, left in ((0, 6), (1, 4), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)):
        s = position()
        empty_foresights(s)
        s.players[0].certificates = 6
        s.players[0].permanent = 2
        at(s, 0, "kansas-city")
        assert tokens(s, 0) == {f"certificates:{n}" for n in range(7)}
        assert details(s, 0, f"certificates:{used}") == {"total": 2 + used}
        play(s, 0, f"certificates:{used}")
        assert s.players[0].certificates == left
        assert s.players[0].permanent == 2
        assert money(s, 0) == 20 + 2 + used


@rule("GWT-KC-E11")
def test_no_worker_ever_lies_under_spot_1() -> None:
    for seed in range(20):
        s = new_game(seed=str(seed))
        first = [*s.trail.foresight[:2], *s.trail.bags[0]]
        assert len(first) == 28
        assert all(0 < x < WORKER for x in first)
        jobs(s, *["cc"] * 11, "c")  # one space left
        s.players[0].permanent = 1
        at(s, 0, "kansas-city")
        play(s, 0, "foresight:foresight-1-top")
        assert s.progress.ended_by == -1
        play(s, 0, "foresight:foresight-2-top")
        assert s.progress.ended_by == 0
        assert all(x < WORKER for x in s.trail.bags[0])


@rule("GWT-KC-1", "GWT-KC-2")
def test_the_visit_is_told_step_by_step() -> None:
    s = position()
    foresight(s, "flood-4-green", "green", "cowboy", "builder", "", "")
    s.trail.bags = [[tile_number(s, "orange")], [], []]
    jobs(s, "cb")
    hand(s, 0, "galloway", "criollo")
    s.heard = []
    at(s, 0, "kansas-city")
    play(s, 0, "foresight:foresight-1-top", "foresight:foresight-2-bottom", "certificates:0")
    play(s, 0, "deliver:kansas-city", "disc:aux-draw-2")
    told = [(e.key, e.seat, e.rule, e.params) for e in s.heard if e.rule.startswith(("GWT-KC", "GWT-FOR", "GWT-INC", "GWT-DEL"))]
    assert told == [
        ("foresight", 0, "GWT-FOR-1", {"tile": "flood-4-green", "spot": 1}),
        ("place-tile", 0, "GWT-FOR-3", {"tile": "flood-4-green", "location": "flood-1"}),
        ("foresight", 0, "GWT-FOR-1", {"tile": "builder", "spot": 2}),
        ("reveal-hand", 0, "GWT-INC-1", {"cards": "criollo,galloway", "n": 2}),
        ("receive", 0, "GWT-INC-6", {"n": 3}),
        ("deliver", 0, "GWT-DEL-1", {"city": "kansas-city"}),
        ("receive", 0, "GWT-DEL-6", {"n": 4}),
        ("refill-foresight", -1, "GWT-KC-2", {"tile": "orange", "spot": 1}),
    ]
