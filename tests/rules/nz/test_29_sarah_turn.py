"""Section 29.2: what holds for every turn."""

import pytest

from overlander.games.nz.sarah.state import Automa
from overlander.games.trail.objectives import GainObjective
from overlander.games.trail.turn import Turn
from tests.ledger import rule
from tests.rules.nz.position import (
    ask,
    at,
    build,
    display,
    farm,
    foresight,
    heard,
    jobs,
    market,
    me,
    money,
    new_game,
    play,
    question,
    space_of,
    tile,
    tokens,
    turn,
)  # fmt: skip
from tests.rules.nz.solo import HUMAN, SARAH, finish, pile, sarah, sarah_plays, solo, specialist, told, values


@rule("NZ-SAR-15", "NZ-SAR-16")
def test_the_players_fees_for_her_buildings_go_to_the_bank() -> None:
    s = solo()
    build(s, SARAH, "6a", "a-1")  # a green hand
    before = money(s, HUMAN)
    events = heard(s, HUMAN, "move:a-1")
    fee = [e for e in events if e.key == "fee"][0]
    assert (money(s, HUMAN), money(s, SARAH)) == (before - 2, 0)
    assert (fee.rule, fee.params["to"]) == ("NZ-SAR-16", -1)
    assert question(s, HUMAN) == "AtLocation"  # and the turn goes on as always


@rule("NZ-SAR-17")
def test_after_the_players_delivery_what_is_left_slides_to_the_right() -> None:
    s = solo()
    foresight(s, "shepherd", "builder", "token", "joker-worker")
    at(s, HUMAN, "wellington")
    play(s, HUMAN, "pass", "deliver:local-0", "disc:aux-exploration-1", "foresight:foresight-a-2", "foresight:foresight-b-1")
    slug = s.board.tile_slug
    assert (slug[s.trail.foresight[1]], slug[s.trail.foresight[3]]) == ("shepherd", "joker-worker")
    assert s.trail.foresight[0]
    assert s.trail.foresight[2]


@rule("NZ-SAR-18")
def test_the_objective_offer_is_a_queue() -> None:
    s = solo()
    slugs = sorted({s.board.card_slug[k] for k in s.board.objective_deck})[:4]
    display(s, *slugs)
    ask(s, HUMAN, GainObjective(HUMAN, False, False, False))
    play(s, HUMAN, f"objective:{slugs[1]}")
    assert [s.board.card_slug[k] for k in s.cards.display[:3]] == [slugs[0], slugs[2], slugs[3]]
    assert len(s.cards.display) == 4
    # of two equal cards it matters which one is taken
    display(s, slugs[0], slugs[1], slugs[0], slugs[2])
    ask(s, HUMAN, GainObjective(HUMAN, False, False, False))
    play(s, HUMAN, f"objective:{slugs[0]}")
    assert (question(s, HUMAN), tokens(s, HUMAN)) == ("ChooseCopy", {"copy-at:1", "copy-at:3"})
    play(s, HUMAN, "copy-at:3")
    assert [s.board.card_slug[k] for k in s.cards.display[:3]] == [slugs[0], slugs[1], slugs[2]]


@rule("NZ-SAR-19")
def test_she_counts_as_a_player() -> None:
    """Her buildings take spaces, her discs harbours, and rounds are counted with her turns."""
    s = solo()
    build(s, SARAH, "1a", "a-1")
    turn(s, HUMAN)
    assert "move:a-1" in tokens(s, HUMAN)  # a location like any other
    outcome = s.outcome()
    assert len(outcome.points) == 2
    assert outcome.winners
    before = s.progress.turns
    turn(s, HUMAN)
    play(s, HUMAN, "move:a-1", "pass")
    while question(s, HUMAN) != "MoveHerder":
        finish(s, sorted(tokens(s, HUMAN))[0])
    assert s.progress.turns == before + 2


@rule("NZ-SAR-20", "NZ-SAR-21")
def test_card_movement_action_and_the_card_is_discarded_face_up() -> None:
    for space in ("neutral-b", "neutral-c", "neutral-d"):
        s = solo()
        me(s, SARAH).herder = s.board.at[space]
        events = sarah_plays(s, 7)
        keys = [key for key, _ in told(events)]
        assert keys[:3] == ["automa-card", "automa-move", "sarah-explore"]  # whatever the location
        assert values(events, "automa-card", "drawn") == ["sarah-7"]
        assert (sarah(s).card, s.board.solo().cards[sarah(s).discard[-1]].number) == (-1, 7)
        assert question(s, HUMAN) == "MoveHerder"


@rule("NZ-SAR-22")
def test_an_empty_deck_is_shuffled_from_the_discard_pile() -> None:
    s = solo()
    cards = s.board.solo().cards
    sarah(s).discard = [i for i in range(len(cards)) if cards[i].number in (5, 7)]
    sarah(s).deck = []
    s.stack = [Turn(HUMAN)]
    s.heard = []
    s.automa_turn(SARAH)
    s.settle()
    assert ("automa-shuffle", "NZ-SAR-22") in told(s.heard)
    assert (len(sarah(s).deck), len(sarah(s).discard)) == (1, 1)
    # with cards left nothing is shuffled
    events = sarah_plays(s, 5)
    assert "automa-shuffle" not in [key for key, _ in told(events)]


@rule("NZ-SAR-23", "NZ-SAR-54")
def test_she_never_gets_money_tokens_or_gold() -> None:
    s = solo()
    specialist(s, "builder", 3)
    farm(s, SARAH).explored = 2
    sarah_plays(s, 7)  # past the gold of space 3
    sarah_plays(s, 4)  # a new building brings others gold, and costs others money
    me(s, SARAH).herder = s.board.at["neutral-h"]
    sarah_plays(s, 5)
    assert (money(s, SARAH), me(s, SARAH).tokens, farm(s, SARAH).gold, me(s, SARAH).certificates) == (0, 0, 0, 0)
    assert s.own_buildings(SARAH, False) == 1


@rule("NZ-SAR-23")
def test_a_post_that_pays_gives_her_nothing() -> None:
    s = solo(sarah_first_post="local-0")
    me(s, SARAH).herder = s.board.at["neutral-h"]
    sarah_plays(s, 7)
    assert (space_of(s, SARAH), money(s, SARAH)) == ("horseman", 0)
    assert farm(s, SARAH).posts[s.board.post_slug.index("local-0")] == 1


@rule("NZ-SAR-24")
def test_cards_go_face_down_to_her_pile() -> None:
    s = solo()
    display(s, *sorted({s.board.card_slug[k] for k in s.board.objective_deck})[:4])
    tile(s, "rockfall-1", "rockfall-4-green")
    first = s.board.card_slug[s.cards.display[0]]
    sarah_plays(s, 9)
    support = s.board.support_slug[s.board.area_card[s.board.areas.index("rockfall")]]
    assert pile(s) == sorted([first, support])
    assert (me(s, SARAH).discard, me(s, SARAH).hand, me(s, SARAH).zone) == ([], [], [])


@rule("NZ-SAR-25", "NZ-SAR-E1")
def test_at_wellington_the_card_comes_first_and_then_she_delivers() -> None:
    s = solo()
    me(s, SARAH).herder = s.board.at["neutral-h"]
    events = sarah_plays(s, 7)
    keys = [key for key, _ in told(events)]
    assert values(events, "automa-move", "location") == ["wellington"]
    order = ["automa-move", "sarah-explore", "sarah-deliver", "sarah-foresight"]
    assert [keys.index(key) for key in order] == sorted(keys.index(key) for key in order)
    assert (farm(s, SARAH).explored, farm(s, SARAH).posts[s.board.post_slug.index("local-6")]) == (2, 1)
    assert space_of(s, SARAH) == "horseman"


@rule("NZ-SAR-26")
def test_what_she_cannot_do_she_forgoes_and_does_the_rest() -> None:
    s = solo()
    display(s, *sorted({s.board.card_slug[k] for k in s.board.objective_deck})[:4])
    events = sarah_plays(s, 9)  # an objective and a hazard: there is no hazard
    assert ("automa-objective", "NZ-SAR-60") in told(events)
    assert ("automa-nothing", "NZ-SAR-26") in told(events)
    assert values(events, "automa-nothing", "what") == ["hazard"]
    s.cards.display = []
    s.cards.objective_stack = []
    events = sarah_plays(s, 9)
    assert values(events, "automa-nothing", "what") == ["objective", "hazard"]
    assert len(pile(s)) == 1


@rule("NZ-SAR-27")
def test_ties_after_the_last_criterion_are_the_players() -> None:
    s = solo()
    jobs(s, builder=1, sailor=1)  # neither is her specialty
    events = sarah_plays(s, 1)
    assert (question(s, HUMAN), tokens(s, HUMAN)) == ("ChooseSarahWorker", {"hire:builder@row-1", "hire:sailor@row-1"})
    assert "sarah-hire" not in [key for key, _ in told(events)]
    events = finish(s, "hire:sailor@row-1")
    assert values(events, "sarah-hire", "why") == ["asked"]
    assert me(s, SARAH).workers == [1, 1, 2, 1]
    # or the order of the board decides
    s = solo(sarah_ties="board-order")
    jobs(s, builder=1, sailor=1)
    events = sarah_plays(s, 1)
    assert (values(events, "sarah-hire", "why"), me(s, SARAH).workers) == (["order"], [1, 2, 1, 1])


@rule("NZ-SAR-E13")
def test_her_first_turn_is_a_card_turn_from_the_rider_space() -> None:
    s = new_game(1)
    me(s, HUMAN).herder = s.board.at["neutral-a"]
    me(s, HUMAN).started = True
    for space in s.board.area_spaces[0] + s.board.area_spaces[1]:
        s.trail.tile[space] = 0
    assert (me(s, SARAH).started, space_of(s, SARAH), farm(s, SARAH).explored) == (True, "horseman", 0)
    events = sarah_plays(s, 7)  # three locations from there
    assert values(events, "automa-move", "path") == ["neutral-a,neutral-b,neutral-c"]
    assert farm(s, SARAH).explored == 2


def test_her_deck_and_pile_are_part_of_the_position() -> None:
    s = solo()
    before = s.digest()
    other = s.clone()
    assert other.digest() == before
    sarah(other).pile.append(s.cards.market[0])
    assert (other.digest() != before, s.digest() == before) == (True, True)
    assert isinstance(sarah(other).clone(), Automa)
    moved = s.clone()
    moved.cards.display.reverse()
    assert moved.digest() != before  # the offer is a queue


@pytest.mark.parametrize("number", [3, 10, 14])
def test_market_cards_she_takes_leave_the_market(number: int) -> None:
    s = solo()
    market(s, "lincoln", "suffolk")
    s.cards.market_stack = []
    sarah_plays(s, number)
    assert (pile(s), [s.board.card_slug[k] for k in s.cards.market]) == (["lincoln"], ["suffolk"])
