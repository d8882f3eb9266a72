"""Discs and what they unlock (GWT-DISC)."""

from overlander.games.gwt.state import GwtState
from overlander.games.gwt.stations import UpgradeStation
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    auxiliary,
    cities,
    discs,
    foresight,
    locomotive,
    money,
    new_game,
    play,
    position,
    question,
    refused,
    score,
    stations,
    tokens,
)

AUXILIARY = (
    "aux-dollar-2",
    "aux-draw-2",
    "aux-certificate-1",
    "aux-certificate-2",
    "aux-locomotive-1",
    "aux-locomotive-2",
    "aux-remove-1",
    "aux-remove-2",
)
WHITE = (*AUXILIARY, "certificate-4")
BLACK = ("step-left", "step-right", "hand-left", "hand-right", "certificate-6")
WHITE_CITIES = {"kansas-city": 0, "fulton": 1, "st-louis": 4, "bloomington": 6, "peoria": 8, "pittsburgh": 14}
DASHED_CITIES = {"chicago": 10, "toledo": 12, "philadelphia": 16, "new-york": 18}


def deliver(s: GwtState, city: str, cash: int) -> None:
    """Seat 0 with so much money, and no transport to pay, chooses the disc for a city."""
    foresight(s, "", "", "", "", "", "")
    s.players[0].permanent = 18
    locomotive(s, 0, "20")
    at(s, 0, "kansas-city")
    play(s, 0, "certificates:0", f"deliver:{city}")
    s.players[0].money = cash


def upgrade(s: GwtState, station: int, cash: int) -> None:
    """Seat 0 with so much money may upgrade a station."""
    s.players[0].money = cash
    ask(s, 0, UpgradeStation(0, [station - 1]))


def disc_tokens(*slugs: str) -> set[str]:
    return {f"disc:{slug}" for slug in slugs}


def limits(s: GwtState) -> tuple[int, int, int]:
    return (s.step_limit(0), s.hand_limit(0), s.certificate_limit(0))


def gone(s: GwtState) -> list[str]:
    return [slug for i, slug in enumerate(s.box.disc_slug) if not s.players[0].has_disc(i)]


@rule("GWT-DISC-1", "GWT-DISC-2", "GWT-DISC-5")
def test_white_border_discs_go_anywhere_black_ones_only_to_dashed_cities() -> None:
    for city in WHITE_CITIES:
        s = position()
        deliver(s, city, 20)
        assert tokens(s, 0) == disc_tokens(*WHITE)
        for slug in BLACK:
            assert refused(s, 0, f"disc:{slug}") == ("GWT-DISC-2", "black-border")
    for city in DASHED_CITIES:
        s = position()
        deliver(s, city, 20)
        assert tokens(s, 0) == disc_tokens(*WHITE, *BLACK)


@rule("GWT-DISC-1", "GWT-DISC-2")
def test_white_border_discs_go_anywhere_black_ones_only_to_dashed_stations() -> None:
    for station in range(1, 11):
        s = position()
        upgrade(s, station, 50)
        play(s, 0, f"upgrade:station-{station}")
        assert question(s, 0) == "StationDisc"
        if station <= 4:
            assert tokens(s, 0) == disc_tokens(*WHITE)
            assert refused(s, 0, "disc:step-right") == ("GWT-DISC-2", "black-border")
        else:
            assert tokens(s, 0) == disc_tokens(*WHITE, *BLACK)


@rule("GWT-DISC-3")
def test_a_taken_disc_unlocks_what_it_covered() -> None:
    unlocked = {
        "aux-dollar-2": {"act:aux-dollar/2"},
        "aux-draw-2": {"act:aux-draw/2"},
        "aux-certificate-1": {"act:aux-certificate/1"},
        "aux-certificate-2": {"act:aux-certificate/1"},
        "aux-locomotive-1": {"act:aux-locomotive/1"},
        "aux-locomotive-2": {"act:aux-locomotive/1"},
        "aux-remove-1": {"act:aux-remove/1"},
        "aux-remove-2": {"act:aux-remove/1"},
    }
    steps, hand_cards, certificates = {"step-left", "step-right"}, {"hand-left", "hand-right"}, {"certificate-4"}
    at_start = {"act:aux-dollar/1", "act:aux-draw/1", "pass"}
    for slug in WHITE + BLACK:
        s = position()
        cities(s, 0, peoria=1)
        deliver(s, "chicago", 20)
        assert limits(s) == (3, 4, 3)
        play(s, 0, f"disc:{slug}")
        assert question(s, 0) == "GainObjective"  # the delivery goes on, but all is unlocked
        assert gone(s) == [slug]
        assert limits(s) == (3 + (slug in steps), 4 + (slug in hand_cards), 3 + (slug in certificates))
        auxiliary(s, 0)
        assert tokens(s, 0) == at_start | unlocked.get(slug, set())
    for slug in WHITE + BLACK:
        s = position()
        discs(s, 0, slug)
        deliver(s, "chicago", 20)
        assert refused(s, 0, f"disc:{slug}") == ("GWT-DISC-3", "disc-gone")


@rule("GWT-DISC-4")
def test_fourteen_discs_to_begin_with() -> None:
    for players in (2, 3, 4):
        s = new_game(players)
        assert len(s.box.disc_slug) == 14
        for me in s.players:
            assert {slug for i, slug in enumerate(s.box.disc_slug) if me.has_disc(i)} == set(WHITE + BLACK)
    s = position()
    auxiliary(s, 0)  # the left spaces of the first two actions are empty, all else is covered
    assert tokens(s, 0) == {"act:aux-dollar/1", "act:aux-draw/1", "pass"}
    discs(s, 0, *AUXILIARY)
    locomotive(s, 0, "12")
    auxiliary(s, 0)
    names = ("dollar", "draw", "certificate", "locomotive", "remove")
    assert tokens(s, 0) == {f"act:aux-{name}/{n}" for name in names for n in (1, 2)} | {"pass"}


@rule("GWT-DISC-6")
def test_the_left_step_disc_pays_three_dollars() -> None:
    for slug, paid in (("step-left", 3), ("step-right", 0), ("certificate-6", 0), ("aux-dollar-2", 0)):
        s = position(players=3)
        deliver(s, "chicago", 10)
        s.heard = []
        play(s, 0, f"disc:{slug}")
        assert money(s, 0) == 10 + paid
        assert s.step_limit(0) == {"step-left": 5, "step-right": 4}.get(slug, 3)
        told = [(e.rule, e.params) for e in s.heard if e.key in ("take-disc", "receive", "pay")]
        expected = [("GWT-DISC-3", {"disc": slug})] + ([("GWT-DISC-6", {"n": 3})] if paid else [])
        assert told == expected


@rule("GWT-DISC-7")
def test_the_right_step_disc_is_worth_three_points() -> None:
    s = position()
    for slug in WHITE + BLACK:
        discs(s, 0, slug)
        assert score(s, 0, "right-step-disc") == (3 if slug == "step-right" else 0)
    discs(s, 0)
    deliver(s, "chicago", 10)
    play(s, 0, "disc:step-right")
    assert s.step_limit(0) == 4
    assert score(s, 0, "right-step-disc") == 3
    assert score(s, 1, "right-step-disc") == 0


@rule("GWT-DISC-8")
def test_each_hand_disc_costs_five_dollars_and_adds_a_card() -> None:
    s = position()
    deliver(s, "chicago", 4)
    for slug in ("hand-left", "hand-right"):
        assert refused(s, 0, f"disc:{slug}") == ("GWT-DISC-8", "too-little-money")
    assert tokens(s, 0) == disc_tokens(*WHITE, "step-left", "step-right", "certificate-6")
    s.players[0].money = 5
    s.heard = []
    play(s, 0, "disc:hand-left")
    assert money(s, 0) == 0
    assert [(e.rule, e.params) for e in s.heard if e.key == "pay"] == [("GWT-DISC-8", {"n": 5})]
    assert s.hand_limit(0) == 5
    deliver(s, "toledo", 12)
    play(s, 0, "disc:hand-right")
    assert money(s, 0) == 7
    assert s.hand_limit(0) == 6
    assert len(s.players[0].hand) == 6


@rule("GWT-DISC-9")
def test_certificate_discs_raise_the_limit_four_before_six() -> None:
    for removed, limit in (((), 3), (("certificate-4",), 4), (("certificate-6",), 3), (("certificate-4", "certificate-6"), 6)):
        s = position()
        discs(s, 0, *removed)
        assert s.certificate_limit(0) == limit
        for _ in range(6):
            at(s, 0, "neutral-c")
            play(s, 0, "act:c/1a")
        assert s.players[0].certificates == limit


@rule("GWT-DISC-10", "GWT-DISC-E3")
def test_black_border_discs_go_to_white_spaces_only_when_no_white_one_is_left() -> None:
    for last in WHITE:
        s = position()
        discs(s, 0, *[slug for slug in WHITE if slug != last])
        deliver(s, "fulton", 20)
        assert tokens(s, 0) == disc_tokens(last)
        assert refused(s, 0, "disc:certificate-6") == ("GWT-DISC-2", "black-border")
    s = position()
    discs(s, 0, *WHITE)
    deliver(s, "fulton", 20)
    assert tokens(s, 0) == disc_tokens(*BLACK)
    play(s, 0, "disc:certificate-6")
    assert s.ranches[0].cities[1] == 1
    upgrade(s, 1, 6)
    play(s, 0, "upgrade:station-1")
    assert tokens(s, 0) == disc_tokens("step-left", "step-right")  # $4 do not pay for a hand disc
    play(s, 0, "disc:step-left")
    assert money(s, 0) == 7
    assert s.ranches[0].stations == 1


@rule("GWT-DISC-11")
def test_without_a_payable_disc_one_moves_from_a_station_of_choice() -> None:
    s = position()
    discs(s, 0, *WHITE, *BLACK)
    stations(s, 0, "station-2", "station-7")
    deliver(s, "chicago", 20)
    assert tokens(s, 0) == {"disc-from:station-2", "disc-from:station-7"}
    assert refused(s, 0, "disc-from:station-1") == ("GWT-DISC-1", "not-offered")
    asked = s.question(0)
    assert asked is not None
    assert {str(c) for c in asked.candidates(s)} == {"disc-from:station-2", "disc-from:station-7"}
    s.heard = []
    play(s, 0, "disc-from:station-7")
    assert s.ranches[0].stations == 1 << 1
    assert s.ranches[0].cities[5] == 1
    assert [(e.rule, e.params) for e in s.heard if e.key == "disc-from"] == [("GWT-DISC-11", {"station": "station-7"})]
    s = position()
    discs(s, 0, *WHITE, "step-left", "step-right", "certificate-6")
    stations(s, 0, "station-2")
    deliver(s, "chicago", 4)
    assert tokens(s, 0) == {"disc-from:station-2"}
    assert refused(s, 0, "disc:hand-left") == ("GWT-DISC-8", "too-little-money")
    s.players[0].money = 5
    assert tokens(s, 0) == disc_tokens("hand-left", "hand-right")
    assert refused(s, 0, "disc-from:station-2") == ("GWT-DISC-11", "discs-left")
    asked = s.question(0)
    assert asked is not None
    assert {str(c) for c in asked.candidates(s)} == {*disc_tokens("hand-left", "hand-right"), "disc-from:station-2"}


@rule("GWT-DISC-11")
def test_a_station_is_upgraded_with_the_disc_of_another() -> None:
    s = position()
    discs(s, 0, *WHITE, *BLACK)
    stations(s, 0, "station-1", "station-3")
    upgrade(s, 2, 2)
    play(s, 0, "upgrade:station-2")
    assert tokens(s, 0) == {"disc-from:station-1", "disc-from:station-3"}
    play(s, 0, "disc-from:station-3")
    assert s.ranches[0].stations == 0b11
    assert money(s, 0) == 0


@rule("GWT-DISC-E1")
def test_a_disc_from_a_station_unlocks_nothing_and_the_station_is_open_again() -> None:
    s = position()
    discs(s, 0, *WHITE, *BLACK)
    stations(s, 0, "station-9", "station-1")
    assert score(s, 0, "stations") == 9
    before = (limits(s), score(s, 0, "right-step-disc"))
    deliver(s, "chicago", 10)
    play(s, 0, "disc-from:station-9")
    assert money(s, 0) == 10
    assert score(s, 0, "stations") == 1
    assert (limits(s), score(s, 0, "right-step-disc")) == before
    upgrade(s, 9, 10)
    assert tokens(s, 0) == {"upgrade:station-9", "pass"}
    play(s, 0, "upgrade:station-9", "disc-from:station-1")
    assert score(s, 0, "stations") == 8
    assert money(s, 0) == 5


@rule("GWT-DISC-E2")
def test_a_delivery_without_any_disc() -> None:
    s = position()
    discs(s, 0, *WHITE, *BLACK)
    cities(s, 0, fulton=1)
    deliver(s, "st-louis", 10)
    assert tokens(s, 0) == {"no-disc"}
    asked = s.question(0)
    assert asked is not None
    assert {str(c) for c in asked.candidates(s)} == {"no-disc"}
    s.heard = []
    play(s, 0, "no-disc")
    assert [e.rule for e in s.heard if e.key == "no-disc"] == ["GWT-DISC-E2"]
    assert question(s, 1) == "MoveHerder"  # no arrow
    assert s.ranches[0].cities == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    foresight(s, "", "", "", "", "", "")
    at(s, 0, "kansas-city")
    play(s, 0, "certificates:0")
    assert "deliver:st-louis" in tokens(s, 0)  # not blocked
    s.players[0].money = 0
    play(s, 0, "deliver:kansas-city", "no-disc")
    assert money(s, 0) == 4
    assert score(s, 0, "cities") == 0
    s = position()
    deliver(s, "fulton", 10)
    assert refused(s, 0, "no-disc") == ("GWT-DISC-1", "not-offered")


@rule("GWT-DISC-E4")
def test_three_dollars_of_the_left_step_disc_arrive_before_transport() -> None:
    s = position()
    foresight(s, "", "", "", "", "", "")
    cities(s, 0, peoria=1)
    s.players[0].permanent = 10
    at(s, 0, "kansas-city")
    play(s, 0, "certificates:0", "deliver:chicago")
    s.players[0].money = 3
    assert tokens(s, 0) == {"disc:step-left"}
    play(s, 0, "disc:step-left")
    assert money(s, 0) == 6  # while the objective is chosen
    play(s, 0, str(s.choices(0)[0]))
    assert money(s, 0) == 1


@rule("GWT-DISC-E5")
def test_an_upgrade_is_paid_before_its_disc() -> None:
    s = position()
    discs(s, 0, *WHITE, "step-left", "step-right", "certificate-6")
    stations(s, 0)
    upgrade(s, 5, 10)  # $6, then $5 for the disc
    assert refused(s, 0, "upgrade:station-5") == ("GWT-STN-E7", "no-disc-left")
    assert tokens(s, 0) == {"pass"}
    upgrade(s, 5, 11)
    play(s, 0, "upgrade:station-5")
    assert money(s, 0) == 5
    assert tokens(s, 0) == disc_tokens("hand-left", "hand-right")
    play(s, 0, "disc:hand-right")
    assert money(s, 0) == 0
    s = position()
    upgrade(s, 5, 10)
    play(s, 0, "upgrade:station-5")
    assert tokens(s, 0) == disc_tokens(*WHITE, "step-left", "step-right", "certificate-6")
    assert refused(s, 0, "disc:hand-left") == ("GWT-DISC-8", "too-little-money")


@rule("GWT-DISC-E6")
def test_a_hand_disc_taken_in_kansas_city_works_in_the_same_turn() -> None:
    for slug, drawn in (("hand-left", 5), ("hand-right", 5), ("step-left", 4)):
        s = position()
        deliver(s, "chicago", 20)
        assert s.players[0].hand == []
        play(s, 0, f"disc:{slug}")
        assert question(s, 1) == "MoveHerder"
        assert len(s.players[0].hand) == drawn


@rule("GWT-DISC-X1")
def test_the_certificate_limit_disc_by_disc() -> None:
    s = position()
    deliver(s, "chicago", 0)
    play(s, 0, "disc:certificate-6")
    assert s.certificate_limit(0) == 3
    deliver(s, "fulton", 0)
    play(s, 0, "disc:certificate-4")
    assert s.certificate_limit(0) == 6
    s = position()
    deliver(s, "fulton", 0)
    play(s, 0, "disc:certificate-4")
    assert s.certificate_limit(0) == 4


@rule("GWT-DISC-X2")
def test_four_dollars_at_chicago_exclude_both_hand_discs_only() -> None:
    s = position()
    deliver(s, "chicago", 4)
    assert tokens(s, 0) == disc_tokens(*WHITE, "step-left", "step-right", "certificate-6")
    for slug in ("hand-left", "hand-right"):
        assert refused(s, 0, f"disc:{slug}") == ("GWT-DISC-8", "too-little-money")
