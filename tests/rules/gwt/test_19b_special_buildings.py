"""Rules of single buildings: the forest, 8b, 9a, 9b, and the worked examples (GWT-BLDG)."""

from overlander.core.choice import NONE
from overlander.core.rng import Rng, key_of
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.view import describe
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.herd import RemoveCards
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    build,
    cards,
    choice,
    cities,
    discs,
    display,
    hand,
    heard,
    locomotive,
    masters,
    money,
    node_of,
    play,
    position,
    question,
    refused,
    score,
    space_of,
    stations,
    tokens,
    workers,
)

FOREST = {"b-1", "c-1", "c-2", "e-1", "e-2", "f-2", "flood-risk-2", "rockfall-risk-2"}


def nodes(s: GwtState) -> set[str]:
    return {x.removeprefix("locomotive:") for x in tokens(s, 0)}


def special_delivery(start: str, back_to: str, players: int = 2) -> GwtState:
    """Seat 0 on its own 9a: the locomotive has moved back, a city is to be chosen."""
    s = position(players)
    build(s, 0, "9a", "a-1")
    locomotive(s, 0, start)
    at(s, 0, "a-1")
    play(s, 0, "act:9a/2", f"locomotive:{back_to}")
    return s


def cities_offered(s: GwtState) -> set[str]:
    assert question(s, 0) == "Deliver"
    assert all(x.startswith("deliver:") for x in tokens(s, 0))
    return {x.removeprefix("deliver:") for x in tokens(s, 0)}


# -- the forest


@rule("GWT-BLDG-FOREST")
def test_a_building_is_in_the_forest_by_the_tree_of_its_space() -> None:
    s = position()
    build(s, 0, "2a", "e-1")
    build(s, 0, "3a", "e-2")
    build(s, 0, "5a", "rockfall-risk-1")
    build(s, 1, "2a", "c-1")
    build(s, 0, "1a", "d-1")
    at(s, 0, "d-1")
    play(s, 0, "act:1a/1")
    assert money(s, 0) == 24
    build(s, 0, "7b", "rockfall-risk-2")
    locomotive(s, 0, "17")
    at(s, 0, "rockfall-risk-2")
    play(s, 0, "act:7b/1")
    assert nodes(s) == {"18", "19", "20", "pass"}


@rule("GWT-BLDG-FOREST-2")
def test_the_eight_forest_spaces() -> None:
    found = set()
    s = position()
    assert len(s.box.building_spaces) == 22
    for space in [s.box.spaces[i] for i in s.box.building_spaces]:
        s = position()
        build(s, 0, "1a", space)
        at(s, 0, space)
        play(s, 0, "act:1a/1")
        if money(s, 0) == 22:
            found.add(space)
        else:
            assert money(s, 0) == 20
    assert found == FOREST


# -- 9a: the special delivery


@rule("GWT-BLDG-9a-1")
def test_the_special_delivery_is_worth_the_spaces_moved_back() -> None:
    s = position(players=3)
    build(s, 0, "9a", "a-1")
    at(s, 0, "a-1")
    assert refused(s, 0, "act:9a/2") == ("GWT-BLDG-9a-1", "not-far-enough")  # on the start
    locomotive(s, 0, "8")
    locomotive(s, 1, "6")
    locomotive(s, 2, "4.5")
    play(s, 0, "act:9a/2")
    assert nodes(s) == {"0", "1", "2", "3", "4", "5", "7", "7.5"}
    assert refused(s, 0, "locomotive:6") == ("GWT-ENG-4", "space-occupied")
    assert refused(s, 0, "locomotive:8") == ("GWT-BLDG-9a-1", "not-that-far")
    assert refused(s, 0, "pass") == ("GWT-BLDG-9a-1", "not-offered")
    q = s.question(0)
    assert q is not None
    worth = {node: q.details(s, choice(s, f"locomotive:{node}"))["value"] for node in nodes(s)}
    assert worth == {"7.5": 0, "7": 1, "5": 2, "4": 3, "3": 4, "2": 5, "1": 6, "0": 7}
    play(s, 0, "locomotive:3")
    assert node_of(s, 0) == "3"
    assert cities_offered(s) == {"kansas-city", "fulton", "st-louis"}
    assert refused(s, 0, "deliver:bloomington") == ("GWT-DEL-1", "value-too-high")
    assert cities_offered(special_delivery("8", "5")) == {"kansas-city", "fulton"}  # 7, 6, 5: one short of St. Louis
    assert cities_offered(special_delivery("5", "4.5")) == {"kansas-city"}
    assert cities_offered(special_delivery("4.5", "4")) == {"kansas-city", "fulton"}


@rule("GWT-BLDG-9a-2")
def test_the_city_is_free_of_own_discs_and_disc_and_arrows_are_as_usual() -> None:
    s = special_delivery("38", "20")
    cities(s, 0, kansas_city=1, new_york=1, peoria=1, toledo=1)
    assert cities_offered(s) == {
        "kansas-city",
        "fulton",
        "st-louis",
        "bloomington",
        "chicago",
        "pittsburgh",
        "philadelphia",
        "new-york",
    }
    assert refused(s, 0, "deliver:peoria") == ("GWT-DEL-2", "city-taken")
    display(s, "draw-5h", "gain2-boo", "herder-345", "locomotive-bohh")
    play(s, 0, "deliver:bloomington")
    assert refused(s, 0, "disc:step-left") == ("GWT-DISC-2", "black-border")
    play(s, 0, "disc:aux-remove-1")
    assert tokens(s, 0) == {f"objective:{x}" for x in ("draw-5h", "gain2-boo", "herder-345", "locomotive-bohh")}
    play(s, 0, "objective:draw-5h")
    assert cards(s, s.players[0].discard) == ["draw-5h"]
    assert s.ranches[0].cities[s.board.city_slug.index("bloomington")] == 1
    assert question(s, 0) == "AtLocation"


@rule("GWT-BLDG-9a-3")
def test_the_special_delivery_knows_no_transport_cost_and_no_income() -> None:
    s = special_delivery("20", "2")  # nine crossings short of Philadelphia
    hand(s, 0, "longhorn", "criollo")
    q = s.question(0)
    assert q is not None
    assert q.details(s, choice(s, "deliver:philadelphia")) == {"cost": 0}
    play(s, 0, "deliver:philadelphia", "disc:aux-remove-1")
    assert money(s, 0) == 20
    assert cards(s, s.players[0].hand) == ["criollo", "longhorn"]
    assert question(s, 0) == "AtLocation"
    assert space_of(s, 0) == "a-1"


@rule("GWT-BLDG-9a-4")
def test_a_station_reached_is_upgraded_after_the_delivery() -> None:
    s = special_delivery("6", "4.5")
    s.players[0].money = 0
    assert question(s, 0) == "Deliver"
    play(s, 0, "deliver:kansas-city", "disc:aux-remove-1")
    assert tokens(s, 0) == {"upgrade:station-1", "pass"}  # with Kansas City's $4
    play(s, 0, "upgrade:station-1", "disc:aux-remove-2")
    assert money(s, 0) == 2
    assert s.ranches[0].stations == 1
    s = special_delivery("6", "4.5")
    s.players[0].money = 1
    play(s, 0, "deliver:fulton", "disc:aux-remove-1")
    assert question(s, 0) == "AtLocation"
    s = special_delivery("6", "4")
    play(s, 0, "deliver:fulton", "disc:aux-remove-1")
    assert question(s, 0) == "AtLocation"


@rule("GWT-BLDG-9a-5")
def test_a_special_delivery_to_kansas_city_gives_4_dollars_and_costs_6_points() -> None:
    s = special_delivery("20", "19")
    play(s, 0, "deliver:kansas-city", "disc:aux-remove-1")
    assert money(s, 0) == 24
    assert score(s, 0, "cities") == -6


@rule("GWT-BLDG-9a-6")
def test_once_moved_back_the_delivery_must_be_made() -> None:
    s = special_delivery("5", "4.5")
    cities(s, 0, kansas_city=3)
    assert tokens(s, 0) == {"deliver:kansas-city"}
    assert refused(s, 0, "pass") == ("GWT-DEL-1", "not-offered")
    assert refused(s, 0, "act:9a/1") == ("GWT-DEL-1", "not-offered")


# -- 8b, 9b


def unseen_objective(version: str = "2", poker: str = "off") -> GwtState:
    """Seat 0 stands on its own 8b and is about to choose an objective card."""
    s = position(sides="b", rules=version, poker=poker)
    build(s, 0, "8b", "a-1")
    hand(s, 0, "criollo", "galloway")
    display(s, "draw-5h", "gain2-boo", "herder-345", "locomotive-bohh")
    at(s, 0, "a-1")
    play(s, 0, "act:8b/1,criollo")
    return s


@rule("GWT-BLDG-8b-1")
def test_the_objective_card_of_8b_comes_to_hand_and_may_be_played_at_once() -> None:
    s = position(sides="b")
    s.players[0].zone = []
    build(s, 0, "8b", "a-1")
    hand(s, 0, "criollo")
    display(s, "draw-5h", "gain2-boo", "herder-345", "locomotive-bohh")
    at(s, 0, "a-1")
    play(s, 0, "act:8b/1,criollo", "objective:gain2-boo")
    assert cards(s, s.players[0].hand) == ["gain2-boo"]
    assert len(s.cards.display) == 4
    assert tokens(s, 0) == {"play:gain2-boo", "pass"}
    play(s, 0, "play:gain2-boo")
    assert cards(s, s.players[0].zone) == ["gain2-boo"]
    assert money(s, 0) == 20 + 6 + 2
    at(s, 0, "neutral-c")  # elsewhere it goes to the discard pile
    play(s, 0, "act:c/1b", "objective:draw-5h")
    assert s.players[0].hand == []
    assert cards(s, s.players[0].discard) == ["criollo", "draw-5h"]


@rule("GWT-BLDG-9b-1")
def test_9b_upgrades_only_stations_passed_by_the_usual_rules() -> None:
    s = position(sides="b")
    build(s, 0, "9b", "a-1")
    at(s, 0, "a-1")
    for node, behind in (("4", []), ("4.5", []), ("5", [1]), ("10.5", [1, 2]), ("11", [1, 2, 3]), ("38", list(range(1, 10)))):
        locomotive(s, 0, node)
        at(s, 0, "a-1")
        assert ("act:9b/1" in tokens(s, 0)) == bool(behind), node
        if behind:
            play(s, 0, "act:9b/1")
            assert tokens(s, 0) == {f"upgrade:station-{i}" for i in behind} | {"pass"}
        else:
            assert refused(s, 0, "act:9b/1") == ("GWT-BLDG-9b-1", "no-station-behind")
    locomotive(s, 0, "11")
    stations(s, 0, "station-1")
    s.players[0].money = 3  # enough for station 2, not for 3
    at(s, 0, "a-1")
    play(s, 0, "act:9b/1")
    assert tokens(s, 0) == {"upgrade:station-2", "pass"}
    assert refused(s, 0, "upgrade:station-3") == ("GWT-STN-1", "too-little-money")
    masters(s, "", "master-12-dollars", "", "", "")
    workers(s, 0, builders=2)
    play(s, 0, "upgrade:station-2")
    assert refused(s, 0, "disc:step-left") == ("GWT-DISC-2", "black-border")
    play(s, 0, "disc:aux-draw-2", "appoint:builder")
    assert money(s, 0) == 3 - 2 + 12
    s.players[0].money = 1
    at(s, 0, "a-1")
    assert "act:9b/1" not in tokens(s, 0)


# -- worked examples


@rule("GWT-BLDG-X3", "GWT-BLDG-7a-1")
def test_7a_with_two_green_and_three_orange_outlaws() -> None:
    s = position()
    build(s, 0, "7a", "a-1")
    at(s, 0, "a-1")
    s.ranches[0].outlaws = [s.box.tile_slug.index(x) for x in ("green", "orange", "orange", "green", "orange")]
    play(s, 0, "act:7a/1")
    assert money(s, 0) == 24
    assert s.players[0].certificates == 3


@rule("GWT-BLDG-X4")
def test_back_from_12_over_another_locomotive_on_9() -> None:
    for node, value in (("4", 7), ("4.5", 6), ("5", 6), ("6", 5)):
        s = position()
        build(s, 0, "9a", "a-1")
        locomotive(s, 0, "12")
        locomotive(s, 1, "9")
        discs(s, 0)
        at(s, 0, "a-1")
        play(s, 0, "act:9a/2")
        q = s.question(0)
        assert q is not None
        assert q.details(s, choice(s, f"locomotive:{node}")) == {"value": value}
        play(s, 0, f"locomotive:{node}")
        assert cities_offered(s) == {"kansas-city", "fulton", "st-louis"} | ({"bloomington"} if value >= 6 else set())


@rule("GWT-BLDG-8b-2")
def test_a_card_that_8b_takes_from_the_stack_is_secret() -> None:
    s = unseen_objective()
    stack = sorted(s.cards.objective_stack)
    told = heard(s, 0, "objective:top")
    [gained] = [event for event in told if event.key == "gain-unseen-objective"]
    [card] = set(cards(s, s.players[0].hand)) - {"galloway"}
    assert (gained.rule, gained.params, gained.secret) == ("GWT-BLDG-8b-2", {}, {"card": card})
    mine, theirs, watched = describe(s.view(0)), describe(s.view(1)), describe(s.view(NONE))
    assert mine["players"][0]["herd"]["hand"] == ["galloway", card]
    assert sorted(mine["objectives"]["stack"]) == cards(s, s.cards.objective_stack)
    for seen in (theirs, watched):
        herd = seen["players"][0]["herd"]
        assert (herd["hand_size"], herd["hand"]) == (2, None)
        assert card not in (herd["unseen"] or [])
        assert sorted(seen["objectives"]["stack"]) == cards(s, stack)  # as if it could still lie there


@rule("GWT-BLDG-8b-2")
def test_what_others_know_does_not_depend_on_the_secret_card() -> None:
    s = unseen_objective()
    other = s.clone()
    play(s, 0, "objective:top")
    found: set[str] = set()
    for i in range(12):
        guess = s.determinize(1, Rng(key_of(f"guess {i}"), 0, ()))
        assert guess.position_for(1) == s.position_for(1)
        assert len(guess.players[0].hand) == 2
        [unseen] = guess.players[0].unseen
        assert unseen in guess.players[0].hand
        assert len(guess.cards.objective_stack) == len(s.cards.objective_stack)
        assert min(guess.cards.objective_stack) >= s.box.first_objective  # no cattle among them
        found.add(s.box.card_slug[unseen])
    assert len(found) > 3
    play(other, 0, "objective:gain2-boo")  # from the display, seen by all
    assert other.players[0].unseen == []
    assert "gain2-boo" in (describe(other.view(1))["players"][0]["herd"]["unseen"] or [])


@rule("GWT-BLDG-8b-2")
def test_the_secret_ends_when_the_card_is_shown() -> None:
    for ways in ("play", "discard", "remove", "income"):
        s = unseen_objective()
        play(s, 0, "objective:top")
        [card] = cards(s, s.players[0].unseen)
        if ways == "play":
            play(s, 0, f"play:{card}")
        elif ways == "discard":
            s.discard(0, s.players[0].unseen[0])
        elif ways == "remove":
            ask(s, 0, RemoveCards(0, 1))
            play(s, 0, f"remove:{card}")
        else:
            s.trail.foresight = [NO_TILE] * 6
            at(s, 0, "kansas-city")
            assert card in (describe(s.view(1))["players"][0]["herd"]["hand"] or [])
        assert s.players[0].unseen == []
        assert NONE not in s.view(1).cards.objective_stack


@rule("GWT-BLDG-8b-2")
def test_a_secret_card_may_be_laid_at_the_poker_table() -> None:
    s = unseen_objective(poker="on")
    play(s, 0, "objective:top")
    assert s.poker is not None
    secret = s.players[0].unseen[0]
    s.players[0].hand.remove(secret)
    s.poker.laid[0].append(secret)
    s.left_hand(0)
    assert s.players[0].unseen == [secret]
    view = s.view(1)
    assert view.poker is not None
    assert (view.players[0].hand, view.poker.laid[0]) == ([NONE], [NONE])
    guess = s.determinize(1, Rng(key_of("poker"), 0, ()))
    assert guess.poker is not None
    assert (len(guess.players[0].hand), len(guess.poker.laid[0])) == (1, 1)
    assert guess.players[0].unseen[0] in guess.players[0].hand + guess.poker.laid[0]


@rule("GWT-FSM-5", "GWT-BLDG-8b-2")
def test_in_games_of_version_1_the_card_is_told_to_all() -> None:
    s = unseen_objective("1")
    told = heard(s, 0, "objective:top")
    [gained] = [event for event in told if event.key == "gain-objective"]
    assert gained.params["card"] in cards(s, s.players[0].hand)
    assert s.players[0].unseen == []
