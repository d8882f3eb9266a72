"""Kansas City, step 4: income (GWT-INC)."""

from overlander.core.choice import NONE
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.stations import UpgradeStation
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    cards,
    choice,
    foresight,
    hand,
    masters,
    money,
    piles,
    play,
    position,
    question,
    refused,
    tokens,
    workers,
)


def income(s: GwtState, *held: str) -> None:
    """Seat 0 with such a hand comes to step 4."""
    foresight(s, "", "", "", "", "", "")
    hand(s, 0, *held)
    at(s, 0, "kansas-city")


def value(s: GwtState, *held: str) -> int:
    """What seat 0 receives for such a hand without certificates."""
    income(s, *held)
    before = money(s, 0)
    play(s, 0, "certificates:0")
    return money(s, 0) - before


@rule("GWT-INC-1")
def test_the_whole_hand_is_shown_until_it_is_discarded() -> None:
    s = position()
    foresight(s, "green", "orange", "", "", "", "")
    hand(s, 0, "criollo", "criollo", "galloway")
    at(s, 0, "kansas-city")
    assert s.view(1).players[0].hand == [NONE] * 3
    barrier = s.barrier()
    play(s, 0, "foresight:foresight-1-top")
    for viewer in (1, NONE):
        assert cards(s, s.view(viewer).players[0].hand) == ["criollo", "criollo", "galloway"]
    assert s.barrier() != barrier  # what has been shown cannot be taken back
    s.players[1].hand = s.players[0].hand[:]
    assert s.view(0).players[1].hand == [NONE] * 3  # nobody else's
    play(s, 0, "certificates:0", "exchange-token", "draw:2")
    assert s.view(1).players[0].hand == [NONE] * 2


@rule("GWT-INC-1")
def test_it_is_the_hand_of_the_visiting_player_that_is_shown() -> None:
    s = position(players=3)
    foresight(s, "", "", "", "", "", "")
    for seat in range(3):
        hand(s, seat, "galloway", "criollo")
    at(s, 2, "kansas-city")
    shown = s.view(1)
    assert cards(s, shown.players[2].hand) == ["criollo", "galloway"]
    assert shown.players[0].hand == [NONE] * 2
    play(s, 2, "certificates:0", "deliver:kansas-city", "disc:aux-draw-2")
    assert s.view(1).players[2].hand == [NONE] * 4


@rule("GWT-INC-2")
def test_each_breed_counts_once() -> None:
    s = position()
    values = {"criollo": 1, "santa-gertrudis": 2, "pineywoods": 2, "galloway": 2, "black-angus": 3, "longhorn": 3}
    values |= {"corriente": 3, "shorthorn-3": 4, "hereford-5": 5}
    for slug, worth in values.items():
        assert value(s, slug) == worth
        assert value(s, slug, slug, slug) == worth
    assert value(s, *values) == 25
    assert value(s, "criollo", "criollo", "galloway", "pineywoods", "galloway") == 5
    assert value(s) == 0


@rule("GWT-INC-3")
def test_points_on_cards_are_ignored() -> None:
    s = position()
    for face in ("shorthorn-3", "shorthorn-4", "shorthorn-5"):
        assert value(s, face) == 4
    for face in ("hereford-5", "hereford-6", "hereford-7"):
        assert value(s, face) == 5
    assert value(s, "shorthorn-3", "shorthorn-5", "hereford-5", "hereford-7") == 9
    assert value(s, "gain2-boo", "auxiliary-ny", "herder-345") == 0
    assert value(s, "criollo", "locomotive-345") == 1


@rule("GWT-INC-4")
def test_any_number_of_temporary_certificates_may_be_added() -> None:
    for have in (0, 1, 3, 4):
        s = position()
        s.players[0].certificates = have
        income(s, "galloway")
        assert tokens(s, 0) == {f"certificates:{n}" for n in range(have + 1)}
        assert refused(s, 0, f"certificates:{have + 1}") == ("GWT-INC-4", "too-few-certificates")
    for n in range(4):
        s = position()
        s.players[0].certificates = 3
        income(s, "galloway")
        asked = s.question(0)
        assert asked is not None
        assert asked.params(s) == {"value": 2}
        assert asked.details(s, choice(s, f"certificates:{n}")) == {"total": 2 + n}
        play(s, 0, f"certificates:{n}")
        assert money(s, 0) == 22 + n
        assert s.players[0].certificates == 3 - n


@rule("GWT-INC-5")
def test_permanent_certificates_of_station_masters_count_at_every_visit() -> None:
    for master, permanent in (("master-2-certificates", 2), ("master-hazards", 1), ("master-12-dollars", 0)):
        s = position()
        masters(s, master, "", "", "", "")
        workers(s, 0, cowboys=2)
        ask(s, 0, UpgradeStation(0, [0]))
        play(s, 0, "upgrade:station-1", "disc:aux-draw-2", "appoint:cowboy")
        assert s.players[0].permanent == permanent
        for disc in ("aux-dollar-2", "aux-remove-1"):
            income(s, "galloway")
            s.players[0].money = 0
            asked = s.question(0)
            assert asked is not None
            assert asked.params(s) == {"value": 2 + permanent}
            assert tokens(s, 0) == {"certificates:0"}
            play(s, 0, "certificates:0")
            assert money(s, 0) == 2 + permanent
            assert s.players[0].permanent == permanent
            play(s, 0, "deliver:kansas-city", f"disc:{disc}")


@rule("GWT-INC-6", "GWT-INC-7")
def test_the_total_is_received_and_measures_the_delivery() -> None:
    s = position()
    s.players[0].money = 50
    s.players[0].certificates = 2
    s.players[0].permanent = 1
    income(s, "criollo", "hereford-6")
    play(s, 0, "certificates:1")
    assert money(s, 0) == 50 + 8
    assert question(s, 0) == "Deliver"
    near = ("kansas-city", "fulton", "st-louis", "bloomington", "peoria")  # values up to 8, not up to 58
    assert tokens(s, 0) == {f"deliver:{city}" for city in near}
    assert refused(s, 0, "deliver:chicago") == ("GWT-DEL-1", "value-too-high")
    asked = s.question(0)
    assert asked is not None
    assert asked.params(s) == {"value": 8}
    s.players[0].money = 0
    assert tokens(s, 0) == {f"deliver:{city}" for city in near}


@rule("GWT-INC-8")
def test_the_whole_hand_is_discarded_objective_cards_included() -> None:
    s = position()
    piles(s, 0, ["pineywoods"], ["longhorn"])
    income(s, "criollo", "criollo", "auxiliary-ny", "galloway")
    zone = s.players[0].zone[:]
    play(s, 0, "certificates:0")
    assert s.players[0].hand == []
    assert cards(s, s.players[0].discard) == ["auxiliary-ny", "criollo", "criollo", "galloway", "longhorn"]
    assert cards(s, s.players[0].draw) == ["pineywoods"]
    assert s.players[0].zone == zone


@rule("GWT-INC-X1")
def test_two_of_a_breed_and_two_others_make_eight() -> None:
    s = position()
    assert value(s, "santa-gertrudis", "santa-gertrudis", "longhorn", "black-angus") == 8


@rule("GWT-INC-X2")
def test_the_same_hand_with_certificates() -> None:
    for permanent, total in ((0, 10), (1, 11)):
        s = position()
        piles(s, 0, [], [])
        s.players[0].certificates = 3
        s.players[0].permanent = permanent
        income(s, "santa-gertrudis", "santa-gertrudis", "longhorn", "black-angus")
        play(s, 0, "certificates:2")
        assert s.players[0].certificates == 1
        assert money(s, 0) == 20 + total
        assert cards(s, s.players[0].discard) == ["black-angus", "longhorn", "santa-gertrudis", "santa-gertrudis"]
        assert s.progress.income == total
