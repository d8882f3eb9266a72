"""The state machine: lists of choices, one seeded chance, free actions, and questions that tell nothing (GWT-FSM)."""

import random
from collections.abc import Iterator

import pytest

from overlander.core.choice import NONE, parse
from overlander.core.game import find_game
from overlander.core.match import Match, resume
from overlander.core.rng import Rng, key_of
from overlander.games.gwt.state import GwtState
from overlander.games.trail.herd import DiscardCards, DrawCards, RemoveCards
from overlander.games.trail.movement import AdvanceHerder, HerderCard
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    cards,
    display,
    foresight,
    hand,
    jobs,
    market,
    new_game,
    piles,
    play,
    position,
    question,
    refused,
    tile,
    tokens,
    turn,
    workers,
)

TOKEN = "exchange-token"
OPTIONS = [
    (2, {"layout": "random", "sides": "random"}),
    (3, {"sides": "b"}),
    (4, {"layout": "random", "sides": "a"}),
]


def random_game(players: int, seed: str, **options: str) -> Iterator[tuple[GwtState, int, str]]:
    """Each state of a random game with the next decision; tokens are used now and then, off-turn too."""
    s = new_game(players, seed, **options)
    choose = random.Random(seed)
    while not s.over():
        seat = s.actor()
        if choose.random() < 0.05:
            seat = choose.randrange(players)
        options_now = s.offers(seat)
        if not options_now:
            continue
        token = str(choose.choice(options_now))
        yield s, seat, token
        s.play(seat, token)
    yield s, NONE, ""


def asked(s: GwtState) -> list[tuple[int, str]]:
    return [(seat, question(s, seat)) for seat in s.actors()]


@rule("GWT-FSM-1")
@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_every_question_has_a_finite_list_of_different_answers(players: int, options: dict[str, str]) -> None:
    questions: set[str] = set()
    for s, seat, _ in random_game(players, "lists", **options):
        if seat == NONE:
            assert s.actors() == []
            assert s.offers(0) == []
            break
        for actor in s.actors():
            q = s.question(actor)
            assert q is not None
            assert q.seat == actor
            questions.add(type(q).__name__)
            answers = s.choices(actor)
            assert answers
            words = [str(c) for c in answers]
            assert len(words) == len(set(words))
            assert "pass" not in words[:-1]
            for c, word in zip(answers, words, strict=True):
                assert parse(s.verbs(), word) == c
                assert s.why_not(actor, c) is None
            for c in q.candidates(s):
                assert (str(c) in words) == (q.why_not(s, c) is None)
        for idle in set(range(players)) - set(s.actors()):
            assert s.choices(idle) == []
            assert s.question(idle) is None
    assert {"PlaceHerder", "MoveHerder", "AtLocation", "ChooseForesight", "UseCertificates", "Deliver", "DeliveryDisc"} <= questions


@rule("GWT-FSM-2")
@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_a_log_replays_identically(players: int, options: dict[str, str]) -> None:
    log = [(seat, token, s.digest()) for s, seat, token in random_game(players, "replay", **options)]
    replayed = new_game(players, "replay", **options)
    for seat, token, digest in log:
        assert replayed.digest() == digest
        if seat != NONE:
            replayed.play(seat, token)
    assert replayed.over()
    other = new_game(players, "another seed", **options)
    assert other.digest() != log[0][2]


@rule("GWT-FSM-2")
def test_a_record_rebuilds_every_position() -> None:
    match = Match(find_game("gwt"), {"players": "3"}, [], "record")
    for s, seat, token in random_game(3, "record"):
        assert match.state.digest() == s.digest()
        if seat == NONE:
            break
        match.play(seat, token)
    again = resume(match.record())
    assert again.state.digest() == match.state.digest()
    assert isinstance(again.state, GwtState)
    assert again.state.outcome().totals() == s.outcome().totals()


@rule("GWT-FSM-2")
def test_a_clone_goes_its_own_way_and_meets_the_same_chance() -> None:
    for s, seat, token in random_game(2, "clones"):
        if seat == NONE:
            break
        before = s.digest()
        one = s.clone()
        two = s.clone()
        one.play(seat, token)
        two.play(seat, token)
        assert one.digest() == two.digest()
        assert s.digest() == before


@rule("GWT-FSM-2")
def test_chance_is_met_only_where_something_random_happens() -> None:
    s = position()
    hand(s, 0, "galloway", "criollo", "criollo", "criollo", "criollo")
    market(s, "longhorn")
    jobs(s, "cb", "c")
    tile(s, "outlaw-2", "green")
    tile(s, "flood-1", "flood-4-green")
    start = s.barrier()
    play(s, 0, "move:flood-1,neutral-b", "pass")  # a full hand: nothing drawn
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/1,galloway", "act:a/2", "hire:cowboy@row-1", "pass")
    hand(s, 0, "criollo", "criollo", "criollo", "criollo")
    at(s, 0, "neutral-e")
    play(s, 0, "act:e/2", "buy:longhorn@v3-2", "pass")
    at(s, 0, "neutral-d")
    play(s, 0, "act:d/1a", "outlaw:outlaw-2", "act:d/2", "act:aux-dollar/1", "pass")
    assert s.barrier() == start

    at(s, 0, "neutral-c")
    play(s, 0, "act:c/1b", f"objective:{s.box.card_slug[s.cards.display[0]]}")  # refilled from the stack
    assert s.barrier() > start
    start = s.barrier()
    at(s, 0, "neutral-e")
    play(s, 0, "act:e/2", "add-cattle")
    assert s.barrier() > start
    start = s.barrier()
    piles(s, 0, draw=["galloway", "criollo"], discard=[])
    at(s, 0, "neutral-a")
    play(s, 0, "act:aux-draw/1", "draw:1")
    assert s.barrier() > start


@rule("GWT-FSM-2")
def test_the_refill_of_the_foresights_is_chance() -> None:
    s = position()
    foresight(s, "green", "green", "cowboy", "cowboy", "cowboy", "cowboy")
    at(s, 0, "kansas-city")
    start = s.rng.counter
    play(s, 0, "foresight:foresight-1-top", "foresight:foresight-2-top", "foresight:foresight-3-top", "certificates:0")
    play(s, 0, "deliver:kansas-city")
    assert s.rng.counter == start
    play(s, 0, "disc:aux-dollar-2")
    assert s.rng.counter == start + 3 + 4  # three tiles and a new hand


@rule("GWT-FSM-2")
def test_the_digest_tells_any_two_positions_apart() -> None:
    s = position(3)
    s.ranches[0].outlaws.append(48)
    s.players[0].hazards.append(16)
    s.cards.removed.append(0)
    s.trail.lost.append(48)
    s.players[0].discard.append(0)
    s.players[0].hand.append(0)
    s.ranches[0].masters.append(3)
    seen = {s.digest()}

    def differs(changed: GwtState) -> None:
        digest = changed.digest()
        assert digest not in seen
        seen.add(digest)

    for name in ("money", "tokens", "herder", "certificates", "permanent", "discs"):
        c = s.clone()
        setattr(c.players[0], name, getattr(c.players[0], name) + 1)
        differs(c)
    for name in ("workers", "hand", "draw", "discard", "zone", "unbuilt", "hazards"):
        c = s.clone()
        getattr(c.players[0], name)[0] += 1
        differs(c)
    for name in ("locomotive", "stations"):
        c = s.clone()
        setattr(c.ranches[0], name, getattr(c.ranches[0], name) + 1)
        differs(c)
    for name in ("cities", "outlaws", "masters"):
        c = s.clone()
        getattr(c.ranches[0], name)[0] += 1
        differs(c)
    c = s.clone()
    c.reveals += 1
    differs(c)
    c = s.clone()
    c.trail.job_next += 1
    differs(c)
    for name in ("turns", "ended_by", "open_hands", "used_buildings", "income"):
        c = s.clone()
        setattr(c.progress, name, getattr(c.progress, name) + 1)
        differs(c)
    for name in ("tile", "jobs", "masters", "posted", "foresight", "lost"):
        c = s.clone()
        first, *others = getattr(c.trail, name)
        setattr(c.trail, name, [first + 1, *others])
        differs(c)
    for name in ("market", "market_stack", "display", "objective_stack", "removed"):
        c = s.clone()
        first, *others = getattr(c.cards, name)
        setattr(c.cards, name, [first + 1, *others])
        differs(c)
    for bag in range(3):
        c = s.clone()
        c.trail.bags[bag][0] += 1
        differs(c)
    c = s.clone()
    c.players[1].started = False
    differs(c)
    c = s.clone()
    c.ranches[1].marker = True
    differs(c)
    c = s.clone()
    c.rng.word()
    differs(c)
    c = s.clone()
    c.players[0].draw.append(c.players[0].hand.pop())  # a card in another pile
    differs(c)
    for frame in (
        DiscardCards(0, 1, "GWT-EXC-3"),
        DiscardCards(0, 2, "GWT-EXC-3"),
        DiscardCards(1, 1, "GWT-EXC-3"),
        DrawCards(0, 1, "GWT-EXC-3"),
        DrawCards(0, 2, "GWT-EXC-3"),
        RemoveCards(0, 1),
        RemoveCards(0, 2),
        AdvanceHerder(0, 1),
        AdvanceHerder(0, 2),
        HerderCard(0, 1),
        HerderCard(0, 3),
    ):
        c = s.clone()
        c.push(frame)
        differs(c)
        c = s.clone()
        c.side.append(frame)
        differs(c)
    assert s.clone().digest() == s.digest()
    assert s.digest() in seen


@rule("GWT-FSM-3")
def test_a_free_action_leaves_the_pending_decision_of_its_owner_open() -> None:
    s = position()
    hand(s, 0, "criollo")
    piles(s, 0, draw=["galloway"], discard=[])
    at(s, 0, "neutral-a")
    before = tokens(s, 0)
    play(s, 0, TOKEN)
    assert asked(s) == [(0, "DrawCards")]
    assert refused(s, 0, "pass") == ("GWT-EXC-3", "not-offered")  # first the token
    play(s, 0, "draw:1", "discard:criollo")
    assert asked(s) == [(0, "AtLocation")]
    assert tokens(s, 0) - before == {"act:a/1,galloway"}  # recomputed with the new hand


@rule("GWT-FSM-3")
def test_a_free_action_of_another_does_not_stop_the_active_player() -> None:
    s = position(3)
    hand(s, 1, "criollo")
    piles(s, 1, draw=["galloway"] * 6, discard=[])
    play(s, 1, TOKEN)
    assert asked(s) == [(0, "MoveHerder"), (1, "DrawCards")]
    assert s.actor() == 0
    play(s, 0, "move:neutral-b", "act:aux-dollar/1")
    play(s, 1, "draw:1")
    assert asked(s) == [(0, "AtLocation"), (1, "DiscardCards")]
    play(s, 2, TOKEN)
    assert asked(s) == [(0, "AtLocation"), (1, "DiscardCards"), (2, "DrawCards")]
    play(s, 0, "pass")  # phase C of seat 0 is over; seat 1 has a question to answer before its turn
    assert len(s.players[0].hand) == 4
    assert asked(s) == [(1, "DiscardCards"), (2, "DrawCards")]
    assert s.actor() == 1
    assert s.progress.turns == 1
    assert refused(s, 1, "move:neutral-b") == ("GWT-EXC-3", "not-offered")
    assert refused(s, 0, "pass") == ("", "not-your-decision")
    play(s, 1, "discard:criollo")
    assert asked(s) == [(1, "MoveHerder"), (2, "DrawCards")]  # seat 2 holds up nobody yet
    assert s.progress.turns == 2
    play(s, 1, "move:neutral-b", "pass")
    assert asked(s) == [(2, "DrawCards")]
    play(s, 2, "draw:0")
    assert asked(s) == [(2, "MoveHerder")]


@rule("GWT-FSM-3")
def test_a_game_ends_only_when_begun_free_actions_are_done() -> None:
    s = position()
    s.progress.ended_by = 1
    play(s, 0, "move:neutral-b")
    play(s, 1, TOKEN)
    play(s, 0, "pass")
    assert not s.over()
    assert asked(s) == [(1, "DrawCards")]
    play(s, 1, "draw:0")
    assert s.over()
    assert s.offers(0) == []
    assert refused(s, 0, TOKEN) == ("", "not-your-decision")


@rule("GWT-FSM-4")
@pytest.mark.parametrize("engineers", [1, 2, 4, 5])
def test_an_immediate_action_is_asked_whatever_the_hand_holds(engineers: int) -> None:
    for held in ("criollo", "galloway"):
        s = position()
        jobs(s, "ee", "c")
        workers(s, 0, engineers=engineers)
        hand(s, 0, held)
        at(s, 0, "neutral-a")
        play(s, 0, "act:a/2", "hire:engineer@row-1")
        assert question(s, 0) == "Immediate"
        paid = {f"act:engineer-{engineers + 1},criollo"} if held == "criollo" else set()
        assert tokens(s, 0) == paid | {"pass"}
        play(s, 0, "pass")
        assert question(s, 0) == "AtLocation"


@rule("GWT-FSM-4")
def test_a_decision_with_only_a_pass_is_asked_all_the_same() -> None:
    s = position()
    hand(s, 0)
    piles(s, 0, draw=["galloway"], discard=[])
    ask(s, 0, RemoveCards(0, 1))
    assert question(s, 0) == "RemoveCards"
    assert tokens(s, 0) == {"pass"}
    at(s, 0, "neutral-b")
    play(s, 0, "act:aux-dollar/1")
    assert tokens(s, 0) == {"pass"}  # an objective card might still be in hand
    assert question(s, 0) == "AtLocation"
    play(s, 0, "pass")
    display(s, "gain2-boo", "draw-bbh", "draw-5h", "draw-sgo")
    turn(s, 0)
    assert question(s, 0) == "MoveHerder"
    assert cards(s, s.players[0].hand) == ["galloway"]


@rule("GWT-FSM-4")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_who_is_asked_what_does_not_depend_on_hidden_cards(seed: str) -> None:
    compared = 0
    deal = 0
    for s, seat, token in random_game(2, seed):
        if seat == NONE:
            break
        deal += 1
        other = s.determinize(1 - seat, Rng(key_of(str(deal)), 0, ()))
        assert asked(other) == asked(s)
        if token not in {str(c) for c in other.offers(seat)}:
            continue  # it names a card that is not in the other hand
        real = s.clone()
        real.play(seat, token)
        other.play(seat, token)
        assert asked(other) == asked(real)
        compared += 1
    assert compared > 100
