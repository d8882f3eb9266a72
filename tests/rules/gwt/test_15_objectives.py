"""Objective cards: gaining and playing them (GWT-OBJ). What they score is in test_15_objective_scoring."""

import pytest

from overlander.core.choice import NONE
from overlander.games.gwt.delivery import Deliver
from overlander.games.gwt.kansas_city import Income
from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    build,
    cards,
    cities,
    discs,
    display,
    hand,
    locomotive,
    money,
    node_of,
    piles,
    play,
    position,
    question,
    refused,
    space_of,
    tile,
    tokens,
    turn,
    verbs,
    workers,
)

FOUR = ["draw-5h", "gain2-boo", "herder-345", "locomotive-bohh"]
DECK = ["gain2-boo", "gain2-bgo", "gain2-4hh", "gain2-ssh", "gain2-333b"]
DECK += ["draw-bbh", "draw-sgo", "draw-5h", "draw-sgg", "draw-333s"]
DECK += ["locomotive-44sg", "locomotive-345", "locomotive-bbgg", "locomotive-bohh", "locomotive-sshh"]
DECK += ["herder-bbhh", "herder-ssoo", "herder-345", "herder-34hh", "herder-ssbb"]
DECK += ["auxiliary-ny"] * 4


def zone(s: GwtState, seat: int) -> list[str]:
    return [s.box.card_slug[k] for k in s.players[seat].zone]


def quiet(s: GwtState, seat: int = 0) -> None:
    """No objective cards in the seat's zone."""
    s.players[seat].zone = []


# -- gaining


@rule("GWT-OBJ-1")
def test_gain_one_card_from_the_display_or_the_top_of_the_stack() -> None:
    s = position()
    display(s, *FOUR)
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/1b")
    assert question(s, 0) == "GainObjective"
    assert tokens(s, 0) == {*[f"objective:{x}" for x in FOUR], "objective:top", "pass"}
    assert refused(s, 0, "objective:herder-ssbb") == ("GWT-OBJ-1", "not-in-display")
    play(s, 0, "objective:herder-345")
    assert cards(s, s.players[0].discard) == ["herder-345"]
    assert s.players[0].hand == []
    at(s, 0, "neutral-c")
    shown = s.cards.display[:]
    stack = cards(s, s.cards.objective_stack)
    play(s, 0, "act:c/1b", "objective:top")
    assert s.cards.display == shown
    gained = cards(s, s.players[0].discard)
    gained.remove("herder-345")
    assert len(gained) == 1
    assert sorted(gained + cards(s, s.cards.objective_stack)) == stack
    assert s.view(1).players[0].discard == sorted(s.players[0].discard)  # face up
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/1b", "pass")
    assert len(s.players[0].discard) == 2


@rule("GWT-OBJ-2")
def test_a_card_from_the_display_is_replaced_at_once() -> None:
    s = position()
    display(s, *FOUR)
    before = cards(s, s.cards.objective_stack)
    assert len(before) == 20
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/1b", "objective:gain2-boo")
    assert len(s.cards.display) == 4
    assert [s.box.card_slug[k] for k in s.cards.display[:3]] == ["draw-5h", "herder-345", "locomotive-bohh"]
    assert len(s.cards.objective_stack) == 19
    assert sorted([s.box.card_slug[s.cards.display[3]], *cards(s, s.cards.objective_stack)]) == before


@rule("GWT-OBJ-3")
def test_an_empty_stack_refills_nothing_and_two_empty_piles_give_nothing() -> None:
    s = position()
    display(s, "draw-5h", "gain2-boo")
    s.cards.objective_stack = []
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/1b")
    assert tokens(s, 0) == {"objective:draw-5h", "objective:gain2-boo", "pass"}
    assert refused(s, 0, "objective:top") == ("GWT-OBJ-3", "stack-empty")
    play(s, 0, "objective:draw-5h")
    assert cards(s, s.cards.display) == ["gain2-boo"]
    at(s, 0, "neutral-c")
    assert "act:c/1b" in tokens(s, 0)
    s.cards.display = []
    at(s, 0, "neutral-c")
    assert refused(s, 0, "act:c/1b") == ("GWT-OBJ-3", "no-objective-left")
    assert "act:c/1b" not in tokens(s, 0)
    s.cards.objective_stack = [s.box.card_slug.index("draw-sgo")]  # an empty display with a card in the stack: that one
    play(s, 0, "act:c/1b")
    assert tokens(s, 0) == {"objective:top", "pass"}
    play(s, 0, "objective:top")
    assert cards(s, s.players[0].discard) == ["draw-5h", "draw-sgo"]


@rule("GWT-OBJ-4")
def test_objective_cards_belong_to_the_herd_without_breed_and_value() -> None:
    s = position()
    hand(s, 0, "auxiliary-ny", "auxiliary-ny", "criollo")
    at(s, 0, "neutral-f")
    assert refused(s, 0, "act:f/1,auxiliary-ny,auxiliary-ny") == ("GWT-ACT-4", "wrong-card")  # no two of a breed
    assert tokens(s, 0) == {"play:auxiliary-ny", "act:aux-dollar/1", "act:aux-draw/1", "pass"}
    hand(s, 0, "auxiliary-ny", "criollo")
    piles(s, 0, ["auxiliary-ny"], [])
    play(s, 0, "exchange-token", "draw:1")
    assert cards(s, s.players[0].hand) == ["auxiliary-ny", "auxiliary-ny", "criollo"]
    assert tokens(s, 0) == {"discard:auxiliary-ny", "discard:criollo"}
    assert s.view(1).players[0].hand == [NONE, NONE, NONE]
    play(s, 0, "discard:auxiliary-ny")
    assert cards(s, s.players[0].discard) == ["auxiliary-ny"]
    hand(s, 0, "criollo", "galloway", "auxiliary-ny", "draw-5h")
    ask(s, 0, Income(0))
    play(s, 0, "certificates:0")
    assert money(s, 0) == 20 + 1 + 2
    assert cards(s, s.players[0].discard) == ["auxiliary-ny", "auxiliary-ny", "criollo", "draw-5h", "galloway"]


@rule("GWT-OBJ-E4")
def test_an_arrow_gives_a_card_of_the_display_only() -> None:
    s = position()
    display(s, *FOUR)
    cities(s, 0, st_louis=1)
    s.progress.income = 1
    ask(s, 0, Deliver(0, True))
    play(s, 0, "deliver:fulton", "disc:aux-draw-2")
    assert tokens(s, 0) == {f"objective:{x}" for x in FOUR}
    assert refused(s, 0, "objective:top") == ("GWT-DEL-9", "display-only")
    assert refused(s, 0, "pass") == ("GWT-DEL-8", "compulsory")
    play(s, 0, "objective:draw-5h")
    assert cards(s, s.players[0].discard) == ["draw-5h"]
    assert len(s.cards.display) == 4
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/1b")
    assert "objective:top" in tokens(s, 0)


# -- playing


@rule("GWT-OBJ-5")
def test_any_number_may_be_played_before_phase_a_and_around_the_actions_of_phase_b() -> None:
    s = position()
    quiet(s)
    hand(s, 0, "gain2-boo", "gain2-bgo", "gain2-4hh", "gain2-ssh", "gain2-333b", "pineywoods")
    hand(s, 1, "draw-bbh")
    turn(s, 0)
    plays = {x for x in tokens(s, 0) if x.startswith("play:")}
    assert plays == {"play:gain2-boo", "play:gain2-bgo", "play:gain2-4hh", "play:gain2-ssh", "play:gain2-333b"}
    assert refused(s, 0, "play:pineywoods") == ("GWT-OBJ-5", "no-objective-card")
    assert refused(s, 0, "play:draw-5h") == ("GWT-OBJ-5", "not-in-hand")
    play(s, 0, "play:gain2-boo", "play:gain2-bgo")
    assert question(s, 0) == "MoveHerder"
    play(s, 0, "move:neutral-b,neutral-c,neutral-e", "play:gain2-4hh", "act:e/1,pineywoods")
    assert "play:gain2-ssh" in tokens(s, 0)
    assert refused(s, 0, "play:criollo") == ("GWT-OBJ-5", "no-objective-card")
    assert refused(s, 0, "play:gain2-boo") == ("GWT-OBJ-5", "not-in-hand")
    play(s, 0, "play:gain2-ssh", "act:e/2", "add-cattle", "play:gain2-333b")
    assert zone(s, 0) == ["gain2-boo", "gain2-bgo", "gain2-4hh", "gain2-ssh", "gain2-333b"]
    assert money(s, 0) == 20 + 5 * 2 + 2
    assert refused(s, 1, "play:draw-bbh") == ("", "not-your-decision")  # only in one's own turn


@rule("GWT-OBJ-6")
def test_never_in_the_middle_of_an_action_nor_in_phase_c() -> None:
    s = position()
    workers(s, 0, cowboys=2)
    hand(s, 0, "gain2-boo")
    piles(s, 0, ["draw-5h"] * 3, [])
    at(s, 0, "neutral-e")
    play(s, 0, "act:e/2")
    assert question(s, 0) == "BuyCattle"
    assert "play" not in verbs(s, 0)
    assert refused(s, 0, "play:gain2-boo") == ("GWT-OBJ-6", "no-objective-now")
    play(s, 0, "add-cattle")  # one cowboy left: the action is not over
    assert "play" not in verbs(s, 0)
    play(s, 0, "add-cattle")
    assert "play:gain2-boo" in tokens(s, 0)
    play(s, 0, "exchange-token")
    assert "play" not in verbs(s, 0)
    play(s, 0, "draw:0", "pass")
    assert cards(s, s.players[0].hand) == ["draw-5h", "draw-5h", "draw-5h", "gain2-boo"]  # drawn in phase C
    assert question(s, 0) == ""
    assert question(s, 1) == "MoveHerder"
    assert refused(s, 0, "play:gain2-boo") == ("", "not-your-decision")


@rule("GWT-OBJ-7")
def test_a_played_card_lies_face_up_and_its_action_is_performed_or_forgone() -> None:
    s = position()
    quiet(s)
    hand(s, 0, "locomotive-345", "locomotive-44sg")
    locomotive(s, 0, "17")
    play(s, 0, "play:locomotive-345")
    assert zone(s, 0) == ["locomotive-345"]
    assert zone(s.view(1), 0) == ["locomotive-345"]
    assert cards(s, s.players[0].hand) == ["locomotive-44sg"]
    assert question(s, 0) == "MoveLocomotive"
    play(s, 0, "pass")
    assert node_of(s, 0) == "17"
    assert question(s, 0) == "MoveHerder"
    play(s, 0, "play:locomotive-44sg", "locomotive:19")
    assert node_of(s, 0) == "19"
    assert zone(s, 0) == ["locomotive-345", "locomotive-44sg"]
    assert s.players[0].hand == []
    assert question(s, 0) == "MoveHerder"


# -- the herder card


@rule("GWT-OBJ-13")
def test_the_herder_card_moves_one_to_three_steps_ignoring_all_hands() -> None:
    s = position(players=3)
    hand(s, 0, "herder-345")
    discs(s, 0, "step-left", "step-right")  # the step limit of 6 does not count here
    build(s, 1, "7a", "a-1")
    build(s, 1, "4a", "b-1")
    tile(s, "flood-2", "flood-4-green")
    play(s, 0, "play:herder-345")
    assert question(s, 0) == "HerderCard"
    assert tokens(s, 0) == {
        "move:a-1",
        "move:a-1,neutral-b",
        "move:a-1,neutral-b,b-1",
        "move:a-1,neutral-b,neutral-c",
        "move:flood-2",
        "move:flood-2,neutral-b",
        "move:flood-2,neutral-b,b-1",
        "move:flood-2,neutral-b,neutral-c",
        "pass",
    }
    assert refused(s, 0, "move:a-1,neutral-b,b-1,neutral-c")[1] == "too-far"
    assert refused(s, 0, "move:neutral-a")[1] == "no-such-way"
    play(s, 0, "move:a-1,neutral-b,b-1")
    assert space_of(s, 0) == "b-1"
    assert money(s, 0) == 20
    assert money(s, 1) == 20
    assert question(s, 0) == "MoveHerder"  # the location reached is not used


@rule("GWT-OBJ-14")
def test_before_phase_a_the_movement_then_starts_from_the_new_location() -> None:
    s = position()
    hand(s, 0, "herder-345", "herder-ssbb")
    play(s, 0, "play:herder-345", "move:neutral-b,neutral-c,neutral-d")
    assert question(s, 0) == "MoveHerder"
    assert refused(s, 0, "move:neutral-b")[1] == "no-such-way"
    play(s, 0, "play:herder-ssbb", "move:neutral-e")
    assert {x for x in tokens(s, 0) if x.startswith("move:")} == {
        "move:neutral-f",
        "move:neutral-f,neutral-g",
        "move:neutral-f,neutral-g,kansas-city",
    }
    play(s, 0, "move:neutral-f,neutral-g")
    assert question(s, 0) == "AtLocation"
    assert "act:g/1" in tokens(s, 0)


@rule("GWT-OBJ-15")
def test_after_an_action_of_phase_b_the_turn_goes_on_with_phase_c() -> None:
    s = position()
    hand(s, 0, "herder-345", "pineywoods")
    build(s, 0, "2a", "e-1")
    at(s, 0, "neutral-e")
    play(s, 0, "act:e/1,pineywoods", "play:herder-345", "move:e-1")
    assert space_of(s, 0) == "e-1"
    assert len(s.players[0].hand) == 4
    assert question(s, 0) == ""
    assert question(s, 1) == "MoveHerder"


@rule("GWT-OBJ-16")
def test_the_herder_card_never_reaches_kansas_city() -> None:
    s = position()
    hand(s, 0, "herder-345")
    s.players[0].herder = s.box.at["neutral-f"]
    build(s, 1, "1a", "g-1")
    play(s, 0, "play:herder-345")
    assert tokens(s, 0) == {"move:neutral-g", "move:neutral-g,g-1", "pass"}
    assert refused(s, 0, "move:neutral-g,kansas-city") == ("GWT-OBJ-16", "not-to-the-city")
    assert refused(s, 0, "move:neutral-g,g-1,kansas-city") == ("GWT-OBJ-16", "not-to-the-city")
    play(s, 0, "pass")
    assert "move:neutral-g,kansas-city" in tokens(s, 0)  # phase A may


@rule("GWT-OBJ-E5")
def test_with_only_kansas_city_ahead_the_herder_card_is_lost() -> None:
    s = position()
    quiet(s)
    hand(s, 0, "herder-345")
    build(s, 0, "2a", "g-1")
    at(s, 0, "g-1")
    play(s, 0, "play:herder-345")
    assert tokens(s, 0) == {"pass"}
    play(s, 0, "pass")
    assert zone(s, 0) == ["herder-345"]
    assert space_of(s, 0) == "g-1"
    assert question(s, 0) == "AtLocation"  # no move was made, the location stays
    assert "act:2a/2" in tokens(s, 0)


@rule("GWT-OBJ-E6")
def test_the_herder_card_gives_up_what_the_location_still_offered() -> None:
    s = position()
    hand(s, 0, "herder-345", "criollo", "criollo")
    build(s, 0, "3a", "a-1")
    build(s, 0, "2a", "a-2")
    at(s, 0, "a-1")
    play(s, 0, "act:3a/1,criollo,criollo", "play:herder-345", "move:a-2")  # 3a could still advance
    assert space_of(s, 0) == "a-2"
    assert question(s, 1) == "MoveHerder"
    hand(s, 0, "herder-345")
    at(s, 0, "a-1")
    play(s, 0, "act:3a/2", "move:a-2")
    assert {"act:2a/2", "play:herder-345"} <= tokens(s, 0)  # the extra phase B
    play(s, 0, "play:herder-345", "move:neutral-b")
    assert space_of(s, 0) == "neutral-b"
    assert question(s, 0) == ""
    assert question(s, 1) == "MoveHerder"


@rule("GWT-OBJ-E7")
def test_played_on_arrival_the_herder_card_leaves_the_location_unused() -> None:
    s = position()
    hand(s, 0, "herder-345")
    play(s, 0, "move:neutral-b", "play:herder-345", "move:neutral-c")
    assert space_of(s, 0) == "neutral-c"
    assert len(s.players[0].hand) == 4
    assert question(s, 0) == ""
    assert question(s, 1) == "MoveHerder"


# -- the other immediate actions


@rule("GWT-OBJ-17")
def test_draw_up_to_three_cards_then_discard_as_many() -> None:
    s = position()
    hand(s, 0, "draw-5h", "black-angus")
    piles(s, 0, ["criollo", "galloway", "pineywoods", "longhorn"], [])
    play(s, 0, "play:draw-5h")
    assert tokens(s, 0) == {"draw:0", "draw:1", "draw:2", "draw:3"}
    assert refused(s, 0, "draw:4")[1] == "too-many-cards"
    play(s, 0, "draw:3")
    assert len(s.players[0].hand) == 4
    assert question(s, 0) == "DiscardCards"
    for _ in range(3):
        assert question(s, 0) == "DiscardCards"
        play(s, 0, sorted(x for x in tokens(s, 0) if x.startswith("discard:"))[0])
    assert question(s, 0) == "MoveHerder"
    assert len(s.players[0].hand) == 1
    assert len(s.players[0].discard) == 3
    hand(s, 0, "draw-sgo", "black-angus")
    piles(s, 0, ["criollo", "galloway"], [])
    play(s, 0, "play:draw-sgo", "draw:3")  # only two are there
    play(s, 0, "discard:criollo", "discard:black-angus")
    assert cards(s, s.players[0].hand) == ["galloway"]
    assert question(s, 0) == "MoveHerder"


@rule("GWT-OBJ-18")
@pytest.mark.parametrize("card", ["44sg", "345", "bbgg", "bohh", "sshh"])
def test_the_locomotive_moves_up_to_two_on_some_cards_three(card: str) -> None:
    s = position()
    hand(s, 0, f"locomotive-{card}")
    workers(s, 0, engineers=5)
    locomotive(s, 0, "17")
    play(s, 0, f"play:locomotive-{card}")
    farther = {"locomotive:20"} if card in ("bohh", "sshh") else set()
    assert tokens(s, 0) == {"locomotive:18", "locomotive:19", "pass"} | farther


@rule("GWT-OBJ-19")
@pytest.mark.parametrize("card", ["boo", "bgo", "4hh", "ssh", "333b"])
def test_two_dollars_at_once(card: str) -> None:
    s = position()
    hand(s, 0, f"gain2-{card}")
    play(s, 0, f"play:gain2-{card}")
    assert money(s, 0) == 22
    assert question(s, 0) == "MoveHerder"


@rule("GWT-OBJ-20")
def test_an_auxiliary_action_single_or_double() -> None:
    s = position()
    hand(s, 0, "auxiliary-ny", "auxiliary-ny")
    play(s, 0, "play:auxiliary-ny")
    assert tokens(s, 0) == {"act:aux-dollar/1", "act:aux-draw/1", "pass"}
    discs(s, 0, "aux-dollar-2")
    assert tokens(s, 0) == {"act:aux-dollar/1", "act:aux-dollar/2", "act:aux-draw/1", "pass"}
    play(s, 0, "act:aux-dollar/2")
    assert money(s, 0) == 22
    assert question(s, 0) == "MoveHerder"
    play(s, 0, "move:neutral-b", "play:auxiliary-ny", "act:aux-dollar/1")
    assert money(s, 0) == 23
    assert "act:aux-draw/1" in tokens(s, 0)  # the location's own auxiliary action is still free


@rule("GWT-OBJ-21")
def test_the_deck_has_24_cards_with_their_immediate_actions() -> None:
    s = position(players=4)
    assert cards(s, s.cards.objective_stack + s.cards.display) == sorted(DECK)
    asked = {"gain2": "MoveHerder", "draw": "DrawCards", "locomotive": "MoveLocomotive"}
    asked |= {"herder": "HerderCard", "auxiliary": "Auxiliary"}
    for card in sorted(set(DECK)):
        s = position()
        hand(s, 0, card)
        play(s, 0, f"play:{card}")
        assert question(s, 0) == asked[card.partition("-")[0]], card
        assert money(s, 0) == (22 if card.startswith("gain2") else 20)
        if card.startswith("herder"):
            assert "move:neutral-b,neutral-c,neutral-d" in tokens(s, 0)
        if card.startswith("draw"):
            assert tokens(s, 0) == {"draw:0", "draw:1", "draw:2", "draw:3"}
