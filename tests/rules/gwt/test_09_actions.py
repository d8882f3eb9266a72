"""General action rules (GWT-ACT)."""

from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.games.gwt.state import GwtState
from overlander.games.trail.actions import NO_CARD, Action, Icon
from overlander.games.trail.herd import Gain, RemoveHandCards
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    auxiliary,
    build,
    cards,
    choice,
    discs,
    display,
    hand,
    jobs,
    locomotive,
    market,
    money,
    node_of,
    piles,
    play,
    position,
    question,
    refused,
    tile,
    tokens,
    workers,
)

STARTERS = ("criollo", "galloway", "pineywoods", "santa-gertrudis")
BOUGHT = ("black-angus", "longhorn", "corriente", "shorthorn-3", "shorthorn-5", "hereford-7")


def acts(s: GwtState, seat: int, action: str) -> set[str]:
    """What is offered of one action, by the cards named."""
    return {token.removeprefix("act:" + action).removeprefix(",") for token in tokens(s, seat) if token.startswith("act:" + action)}


@rule("GWT-ACT-1")
def test_the_same_icon_means_the_same_everywhere() -> None:
    s = position()
    tile(s, "flood-2", "flood-4-green")
    tile(s, "rockfall-1", "rockfall-2-black")
    build(s, 0, "4a", "a-1")
    build(s, 0, "11a", "a-2")
    for space, icon in (("neutral-f", "f/2"), ("a-1", "4a/1"), ("a-2", "11a/1"), ("a-2", "11a/2")):
        at(s, 0, space)
        play(s, 0, "act:" + icon)
        assert question(s, 0) == "RemoveHazard"
        assert tokens(s, 0) == {"hazard:flood-2", "hazard:rockfall-1", "pass"}
        s.players[0].money = 20

    build(s, 0, "5a", "b-1")
    build(s, 0, "8a", "b-2")
    discs(s, 0, "aux-dollar-2")
    hand(s, 0, "auxiliary-ny")
    icons = (
        ("neutral-d", "act:d/2"),
        ("neutral-g", "act:g/2"),
        ("b-1", "act:5a/2"),
        ("b-2", "act:8a/1b"),
        ("neutral-a", "play:auxiliary-ny"),
    )
    for space, token in icons:
        at(s, 0, space)
        play(s, 0, token)
        assert question(s, 0) == "Auxiliary"
        assert tokens(s, 0) == {"act:aux-dollar/1", "act:aux-dollar/2", "act:aux-draw/1", "pass"}


@rule("GWT-ACT-2")
def test_no_effect_without_the_whole_condition() -> None:
    s = position()
    hand(s, 0, "criollo", "galloway")
    at(s, 0, "neutral-f")
    assert acts(s, 0, "f/1") == set()
    hand(s, 0, "criollo", "galloway", "criollo")
    assert acts(s, 0, "f/1") == {"criollo,criollo"}
    play(s, 0, "act:f/1,criollo,criollo")
    assert money(s, 0) == 24

    discs(s, 0, "aux-certificate-1", "aux-certificate-2")
    for dollars, node, offered in ((1, "2", 0), (2, "1", 0), (2, "2", 1)):
        s.players[0].money = dollars
        locomotive(s, 0, node)
        auxiliary(s, 0)
        assert ("act:aux-certificate/2" in tokens(s, 0)) == bool(offered)


@rule("GWT-ACT-3")
def test_an_effect_may_be_forgone_but_money_is_taken_in_full() -> None:
    s = position()
    tile(s, "flood-1", "flood-4-green")
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/2", "pass")
    assert money(s, 0) == 13  # the condition is paid all the same
    assert s.players[0].hazards == []

    at(s, 0, "neutral-c")
    play(s, 0, "act:c/1b", "pass", "act:c/2", "pass")
    assert s.players[0].discard == []
    assert node_of(s, 0) == "0"

    s.players[0].money = 0
    hand(s, 0, "galloway", "criollo")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/1,galloway")
    assert (money(s, 0), question(s, 0)) == (2, "AtLocation")

    build(s, 0, "8b", "a-1")
    at(s, 0, "a-1")
    play(s, 0, "act:8b/1,criollo")
    assert (money(s, 0), question(s, 0)) == (8, "GainObjective")
    play(s, 0, "pass")
    assert (money(s, 0), s.players[0].hand) == (8, [])

    discs(s, 0, "aux-remove-1", "aux-remove-2")
    locomotive(s, 0, "3")
    hand(s, 0, "criollo", "galloway")
    auxiliary(s, 0)
    play(s, 0, "act:aux-remove/2", "locomotive:1", "remove:criollo", "pass")  # one card of two, but both dollars
    assert money(s, 0) == 10
    assert cards(s, s.cards.removed) == ["criollo"]


@rule("GWT-ACT-4")
def test_the_shown_cards_go_from_hand_to_the_own_discard_pile() -> None:
    s = position()
    hand(s, 0, "criollo", "criollo", "criollo", "galloway", "galloway", "pineywoods")
    at(s, 0, "neutral-f")
    assert acts(s, 0, "f/1") == {"criollo,criollo", "galloway,galloway"}
    assert refused(s, 0, "act:f/1") == ("GWT-ACT-4", "names-no-card")
    assert refused(s, 0, "act:f/1,criollo") == ("GWT-ACT-4", "wrong-card")
    assert refused(s, 0, "act:f/1,pineywoods,pineywoods") == ("GWT-ACT-4", "wrong-card")
    assert refused(s, 0, "act:f/1,criollo,galloway") == ("GWT-ACT-4", "wrong-card")
    draw = len(s.players[0].draw)
    play(s, 0, "act:f/1,criollo,criollo")
    assert cards(s, s.players[0].hand) == ["criollo", "galloway", "galloway", "pineywoods"]
    assert cards(s, s.players[0].discard) == ["criollo", "criollo"]
    assert cards(s, s.view(1).players[0].discard) == ["criollo", "criollo"]  # face up
    assert len(s.players[0].draw) == draw
    assert s.players[1].discard == []
    assert s.cards.removed == []

    hand(s, 0, "galloway", "galloway")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/1,galloway")
    assert cards(s, s.players[0].hand) == ["galloway"]
    assert cards(s, s.players[0].discard) == ["criollo", "criollo", "galloway"]


@rule("GWT-ACT-5")
def test_a_cattle_card_is_known_by_colour_and_value() -> None:
    shown = {
        "criollo": ("grey", 1),
        "santa-gertrudis": ("green", 2),
        "pineywoods": ("black", 2),
        "galloway": ("white", 2),
        "black-angus": ("yellow", 3),
        "longhorn": ("red", 3),
        "corriente": ("blue", 3),
        "shorthorn": ("brown", 4),
        "hereford": ("purple", 5),
    }
    breeds = find_game("gwt").pack().file("cattle").nodes("breeds")
    assert {x.text("id"): (x.text("colour"), x.int_("value")) for x in breeds} == shown
    s = position()
    values = {slug: s.box.card_value[s.box.card_slug.index(slug)] for slug in STARTERS + BOUGHT}
    assert values == {slug: shown[slug.rstrip("-34567")][1] for slug in STARTERS + BOUGHT}
    hand(s, 0, *STARTERS, *BOUGHT)
    for space, action, breed in (("a", "a/1", "galloway"), ("b", "b/1", "santa-gertrudis"), ("e", "e/1", "pineywoods")):
        at(s, 0, "neutral-" + space)
        assert acts(s, 0, action) == {breed}  # three colours of value 2
        assert refused(s, 0, f"act:{action},criollo") == ("GWT-ACT-4", "wrong-card")
    build(s, 0, "5a", "a-1")
    at(s, 0, "a-1")
    assert acts(s, 0, "5a/1") == {"black-angus", "longhorn", "corriente"}


@rule("GWT-ACT-6")
def test_money_comes_from_the_bank_and_goes_there() -> None:
    s = position(players=3)
    tile(s, "flood-1", "flood-4-green")
    hand(s, 0, "criollo", "criollo")
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/1,criollo,criollo", "act:f/2", "hazard:flood-1")
    assert [money(s, seat) for seat in range(3)] == [20 + 4 - 7, 20, 20]


@rule("GWT-ACT-7")
def test_a_discard_action_is_done_once_however_many_cards_match() -> None:
    s = position()
    hand(s, 0, "pineywoods", "pineywoods", "pineywoods")
    at(s, 0, "neutral-e")
    play(s, 0, "act:e/1,pineywoods")
    assert money(s, 0) == 22
    assert cards(s, s.players[0].hand) == ["pineywoods", "pineywoods"]
    assert acts(s, 0, "e/1") == set()
    assert refused(s, 0, "act:e/1,pineywoods") == ("GWT-LOC-4", "already-done")


@rule("GWT-ACT-8")
def test_any_cattle_card_is_any_breed_but_no_objective_card() -> None:
    s = position()
    build(s, 0, "2a", "flood-risk-1")
    build(s, 0, "8b", "a-1")
    hand(s, 0, *STARTERS, *BOUGHT, "gain2-boo", "auxiliary-ny")
    for space, action in (("flood-risk-1", "any-cattle-for-certificate"), ("a-1", "8b/1")):
        at(s, 0, space)
        assert acts(s, 0, action) == {*STARTERS, *BOUGHT}
        assert refused(s, 0, f"act:{action},gain2-boo") == ("GWT-ACT-4", "wrong-card")
    play(s, 0, "act:8b/1,hereford-7")
    assert cards(s, s.players[0].discard) == ["hereford-7"]
    build(s, 0, "1b", "a-2")
    at(s, 0, "a-2")  # and where an objective card is asked for, no cattle
    assert acts(s, 0, "1b/1") == {"gain2-boo", "auxiliary-ny"}


@rule("GWT-ACT-9")
def test_two_of_a_breed_are_two_hand_cards_of_one_breed() -> None:
    s = position()
    at(s, 0, "neutral-f")
    hand(s, 0, "black-angus", "longhorn", "corriente", "shorthorn-3", "hereford-5", "criollo")
    assert acts(s, 0, "f/1") == set()  # the same value is not the same breed
    hand(s, 0, "auxiliary-ny", "auxiliary-ny", "gain2-boo")
    assert acts(s, 0, "f/1") == set()
    hand(s, 0, "criollo", "criollo", "criollo", "shorthorn-3", "shorthorn-5", "hereford-5", "hereford-5")
    assert acts(s, 0, "f/1") == {"criollo,criollo", "shorthorn-3,shorthorn-5", "hereford-5,hereford-5"}
    play(s, 0, "act:f/1,shorthorn-3,shorthorn-5")
    assert cards(s, s.players[0].discard) == ["shorthorn-3", "shorthorn-5"]
    assert money(s, 0) == 24


@rule("GWT-ACT-9")
def test_a_pair_of_one_breed_is_named_alike_whatever_the_order_in_hand() -> None:
    s = position()
    hand(s, 0, "shorthorn-5", "shorthorn-3")
    at(s, 0, "neutral-f")
    assert acts(s, 0, "f/1") == {"shorthorn-3,shorthorn-5"}
    assert acts(s.view(0), 0, "f/1") == {"shorthorn-3,shorthorn-5"}


@rule("GWT-ACT-E1")
def test_an_action_without_effect_may_still_be_performed() -> None:
    s = position()
    s.players[0].certificates = 3
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/1a")
    assert s.players[0].certificates == 3
    assert tokens(s, 0) == {"act:c/2", "pass"}
    build(s, 0, "2a", "flood-risk-2")
    hand(s, 0, "criollo")
    at(s, 0, "flood-risk-2")
    play(s, 0, "act:criollo-for-certificate-and-2,criollo")
    assert (s.players[0].certificates, money(s, 0)) == (3, 22)
    assert cards(s, s.players[0].discard) == ["criollo"]
    discs(s, 0, "aux-certificate-1")
    locomotive(s, 0, "3")
    auxiliary(s, 0)
    play(s, 0, "act:aux-certificate/1", "locomotive:2")
    assert (s.players[0].certificates, money(s, 0), node_of(s, 0)) == (3, 21, "2")


@rule("GWT-ACT-E2")
def test_first_the_condition_then_the_effect() -> None:
    s = position()
    build(s, 0, "8b", "a-1")
    hand(s, 0, "criollo")
    at(s, 0, "a-1")
    play(s, 0, "act:8b/1,criollo")
    assert question(s, 0) == "GainObjective"
    assert money(s, 0) == 26
    assert cards(s, s.players[0].discard) == ["criollo"]

    discs(s, 0, "aux-remove-1")
    s.players[0].money = 1
    locomotive(s, 0, "5")
    auxiliary(s, 0)
    play(s, 0, "act:aux-remove/1", "locomotive:4.5")
    assert question(s, 0) == "RemoveCards"  # no upgrade for $2: the dollar comes only now
    assert money(s, 0) == 2

    locomotive(s, 0, "5")
    auxiliary(s, 0)
    play(s, 0, "act:aux-remove/1", "locomotive:4.5")
    assert (question(s, 0), money(s, 0)) == ("UpgradeStation", 2)
    play(s, 0, "upgrade:station-1")
    assert (question(s, 0), money(s, 0)) == ("StationDisc", 0)
    play(s, 0, "disc:aux-draw-2")
    assert (question(s, 0), money(s, 0)) == ("RemoveCards", 1)


@rule("GWT-ACT-E2")
def test_effects_from_left_to_right_each_with_its_questions() -> None:
    s = position()
    hand(s, 0, "criollo", "galloway")
    s.players[0].money = 1
    at(s, 0, "neutral-a")
    icons: list[Icon] = [RemoveHandCards(2), Gain(3, NONE), RemoveHandCards(1), Gain(5, NONE)]
    Action(0, "test", 0, 1, NO_CARD, NONE, 0, None, icons).do(s, 0, choice(s, "pass"))
    assert (question(s, 0), money(s, 0)) == ("RemoveCards", 0)
    play(s, 0, "remove:criollo", "remove:galloway")
    assert (question(s, 0), money(s, 0)) == ("RemoveCards", 3)
    play(s, 0, "pass")
    assert (question(s, 0), money(s, 0)) == ("AtLocation", 8)


@rule("GWT-ACT-E2")
def test_nested_actions_are_finished_before_the_outer_one_goes_on() -> None:
    s = position()
    jobs(s, "ee", "cc", "b")
    workers(s, 0, engineers=3, cowboys=3)
    tile(s, "flood-1", "flood-4-green")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2", "hire:engineer@row-1")
    assert question(s, 0) == "Immediate"
    assert tokens(s, 0) == {"act:engineer-4", "pass"}
    play(s, 0, "act:engineer-4", "hire:cowboy@row-2")
    assert tokens(s, 0) == {"act:cowboy-4", "pass"}
    play(s, 0, "act:cowboy-4", "hazard:flood-1")
    assert question(s, 0) == "AtLocation"
    assert money(s, 0) == 20 - 6 - 4
    assert tokens(s, 0) == {"act:a/3", "pass"}


@rule("GWT-ACT-E3")
def test_actions_that_are_impossible() -> None:
    s = position()
    s.players[0].money = 5
    jobs(s, "cc", "e")
    market(s)
    s.cards.market_stack.clear()
    display(s)
    s.cards.objective_stack.clear()
    for i, slug in enumerate(("1b", "8b", "9b", "9a")):
        build(s, 0, slug, f"b-{i + 1}" if i < 3 else "a-1")
    cases = (
        ("neutral-a", "act:a/2", "GWT-HIRE-E5", "nobody-to-hire"),
        ("neutral-c", "act:c/1b", "GWT-OBJ-3", "no-objective-left"),
        ("neutral-d", "act:d/1a", "GWT-OUT-2", "no-outlaw-left"),
        ("neutral-e", "act:e/2", "GWT-ACT-E3", "nothing-to-buy"),
        ("b-1", "act:1b/2", "GWT-ENG-12", "not-far-enough"),
        ("b-3", "act:9b/1", "GWT-BLDG-9b-1", "no-station-behind"),
        ("a-1", "act:9a/2", "GWT-BLDG-9a-1", "not-far-enough"),
    )
    for space, token, cited, reason in cases:
        at(s, 0, space)
        assert token not in tokens(s, 0)
        assert refused(s, 0, token) == (cited, reason)
    s.players[0].money = 1
    at(s, 0, "neutral-b")
    assert refused(s, 0, "act:b/2") == ("GWT-BUILD-2", "nothing-to-build")
    s.players[0].money = 20
    at(s, 0, "neutral-f")
    assert refused(s, 0, "act:f/2") == ("GWT-HAZ-5", "no-hazard-left")
    assert "act:f/2" not in tokens(s, 0)


@rule("GWT-ACT-E3")
def test_actions_that_are_possible_though_empty() -> None:
    s = position()
    for slug, space in (("1a", "a-1"), ("7b", "a-2"), ("4b", "a-3"), ("8b", "b-2")):
        build(s, 0, slug, space)
    piles(s, 0, [], [])
    display(s)
    s.cards.objective_stack.clear()
    at(s, 0, "a-1")  # no own building in the forest: no money
    play(s, 0, "act:1a/1")
    assert (money(s, 0), tokens(s, 0)) == (20, {"pass"})
    at(s, 0, "a-2")
    play(s, 0, "act:7b/1")
    assert tokens(s, 0) == {"pass"}
    play(s, 0, "pass")
    assert node_of(s, 0) == "0"
    at(s, 0, "a-3")
    play(s, 0, "act:4b/1", "draw:1")  # nothing to draw, so nothing to discard
    assert question(s, 0) == "AtLocation"
    hand(s, 0, "criollo")
    at(s, 0, "b-2")
    play(s, 0, "act:8b/1,criollo")
    assert (money(s, 0), question(s, 0)) == (26, "AtLocation")


@rule("GWT-ACT-X1")
def test_icon_vectors() -> None:
    s = position()
    build(s, 0, "2a", "flood-risk-1")
    build(s, 0, "3a", "flood-risk-2")
    build(s, 0, "2b", "a-1")
    vectors = (
        ("neutral-e", "act:e/1,pineywoods", ["pineywoods"], 2, 0),
        ("neutral-f", "act:f/1,galloway,galloway", ["galloway", "galloway"], 4, 0),
        ("flood-risk-1", "act:any-cattle-for-certificate,longhorn", ["longhorn"], 0, 1),
        ("flood-risk-2", "act:criollo-for-certificate-and-2,criollo", ["criollo"], 2, 1),
        ("a-1", "act:2b/1,santa-gertrudis", ["santa-gertrudis"], 0, 0),
    )
    for space, token, paid, dollars, certificates in vectors:
        hand(s, 0, *paid)
        s.players[0].money = s.players[0].certificates = 0
        s.players[0].discard.clear()
        at(s, 0, space)
        play(s, 0, token)
        assert (money(s, 0), s.players[0].certificates) == (dollars, certificates)
        assert cards(s, s.players[0].discard) == paid
    assert question(s, 0) == "MoveLocomotive"
    assert tokens(s, 0) == {"locomotive:1", "locomotive:2", "pass"}


@rule("GWT-ACT-2")
def test_only_an_action_of_the_space_is_performed_as_an_immediate_action() -> None:
    s = position()
    jobs(s, "ee", "c")
    hand(s, 0, "galloway")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2", "hire:engineer@row-1")
    assert tokens(s, 0) == {"pass"}  # engineer 2 asks for a Criollo
    assert refused(s, 0, "act:engineer-2,galloway") == ("GWT-ACT-4", "wrong-card")
    assert refused(s, 0, "act:engineer-2") == ("GWT-ACT-4", "no-such-card")
    assert refused(s, 0, "act:a/1,galloway") == ("GWT-HIRE-6", "not-here")
