"""Set-up of the players, and their first turns (GWT-SETUP-19 to 34)."""

from collections import Counter

import pytest

from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    build,
    cards,
    discs,
    hand,
    money,
    new_game,
    node_of,
    piles,
    play,
    position,
    question,
    refused,
    space_of,
    tile,
    tokens,
    workers,
)

SEEDS = [str(i) for i in range(60)]
DISCS = {
    "aux-dollar-2",
    "aux-draw-2",
    "aux-certificate-1",
    "aux-certificate-2",
    "aux-locomotive-1",
    "aux-locomotive-2",
    "aux-remove-1",
    "aux-remove-2",
    "step-left",
    "step-right",
    "hand-left",
    "hand-right",
    "certificate-4",
    "certificate-6",
}
PLACES = {f"place:neutral-{letter}" for letter in "abcdefg"}


def supply(s: GwtState, seat: int) -> list[str]:
    return [s.box.building_slug[i] for i in s.players[seat].unbuilt]


def discard_to_four(s: GwtState, seat: int) -> int:
    """Answers the first-turn discards; how many there were."""
    n = 0
    while question(s, seat) == "DiscardCards":
        s.apply(seat, s.choices(seat)[0])
        n += 1
    return n


@rule("GWT-SETUP-19", "GWT-SETUP-X1")
@pytest.mark.parametrize(
    ("players", "jobs", "market", "steps", "green", "black"), [(2, 3, 7, 3, 2, 2), (3, 5, 10, 3, 2, 1), (4, 7, 13, 4, 1, 2)]
)
def test_what_depends_on_the_number_of_players(players: int, jobs: int, market: int, steps: int, green: int, black: int) -> None:
    s = new_game(players)
    assert (sum(1 for x in s.trail.jobs if x), len(s.cards.market)) == (jobs, market)
    assert [s.step_limit(seat) for seat in range(players)] == [steps] * players
    s = position(players)
    tile(s, "flood-1", "flood-4-green")
    play(s, 0, "move:flood-1")
    assert money(s, 0) == 20 - green
    s = position(players)
    tile(s, "flood-2", "flood-3-black")
    play(s, 0, "move:flood-2")
    assert money(s, 0) == 20 - black


@rule("GWT-SETUP-19")
def test_each_player_has_a_board_of_their_own() -> None:
    s = position(4)
    discs(s, 2, "hand-left", "step-right")
    assert [s.hand_limit(seat) for seat in range(4)] == [4, 4, 5, 4]
    assert [s.step_limit(seat) for seat in range(4)] == [4, 4, 5, 4]


@rule("GWT-SETUP-20", "GWT-SETUP-21")
@pytest.mark.parametrize("players", [2, 4])
def test_twelve_buildings_all_on_side_a(players: int) -> None:
    for s in (new_game(players), new_game(players, sides="a")):
        for seat in range(players):
            assert sorted(supply(s, seat)) == sorted(f"{number}a" for number in range(1, 13))
    assert sorted(s.box.building_slug) == sorted(f"{number}{side}" for number in range(1, 13) for side in "ab")
    s = new_game(players, sides="b")
    assert sorted(supply(s, 1)) == sorted(f"{number}b" for number in range(1, 13))


@rule("GWT-SETUP-22")
def test_random_sides_are_the_same_for_all_players() -> None:
    seen: set[str] = set()
    for seed in SEEDS[:30]:
        s = new_game(3, seed, sides="random")
        mine = supply(s, 0)
        assert supply(s, 1) == mine
        assert supply(s, 2) == mine
        assert sorted(int(slug[:-1]) for slug in mine) == list(range(1, 13))
        seen.update(mine)
    assert len(seen) == 24  # each number may fall on either side


@rule("GWT-SETUP-23")
def test_a_building_is_never_turned() -> None:
    s = position()
    workers(s, 0, builders=6)
    s.players[0].money = 40
    build(s, 0, "8a", "a-1")
    at(s, 0, "neutral-b")
    play(s, 0, "act:b/2")
    assert refused(s, 0, "build:1b@a-2") == ("GWT-BUILD-1", "not-in-supply")
    assert refused(s, 0, "build:8b@a-1") == ("GWT-BUILD-1", "not-in-supply")  # 6 builders to 5: as another tile it would fit
    assert {token.partition("@")[0][-1] for token in tokens(s, 0) if token.startswith("build:")} == {"a"}


@rule("GWT-SETUP-24")
def test_fourteen_discs_and_two_grey_spaces_without() -> None:
    s = new_game(4)
    for me in s.players:
        assert {s.box.disc_slug[i] for i in range(len(s.box.disc_slug)) if me.has_disc(i)} == DISCS
        assert me.discs.bit_count() == 14
    assert find_game("gwt").pack().file("player_board").texts("grey_spaces") == ["aux-dollar-1", "aux-draw-1"]
    s = position()
    s.ranches[0].locomotive = 5
    tile(s, "flood-1", "flood-4-green")
    play(s, 0, "move:flood-1")
    assert tokens(s, 0) == {"act:aux-dollar/1", "act:aux-draw/1", "pass"}


@rule("GWT-SETUP-25", "GWT-SETUP-26", "GWT-SETUP-27")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_locomotive_certificates_and_herder_at_the_start(players: int) -> None:
    s = new_game(players)
    for seat in range(players):
        assert node_of(s, seat) == "0"
        assert s.players[seat].certificates == 0
        assert s.players[seat].permanent == 0
        assert s.players[seat].herder == NONE
        assert not s.players[seat].started or seat == 0


@rule("GWT-SETUP-28")
def test_the_starting_herd() -> None:
    hands: set[str] = set()
    for seed in SEEDS[:20]:
        s = new_game(4, seed)
        for me in s.players:
            herd = Counter(cards(s, me.hand + me.draw))
            assert herd == {"criollo": 5, "santa-gertrudis": 3, "pineywoods": 3, "galloway": 3}
            assert me.discard == []
        hands.add(",".join(cards(s, s.players[0].hand)))
    assert len(hands) > 5


@rule("GWT-SETUP-29")
def test_one_starting_objective_card_each() -> None:
    four = {"start-34b", "start-ssg", "start-bbh", "start-ohh"}
    first: set[str] = set()
    for seed in SEEDS:
        s = new_game(3, seed)
        assert [len(me.zone) for me in s.players] == [1, 1, 1]
        dealt = {s.box.card_slug[me.zone[0]] for me in s.players}
        assert len(dealt) == 3
        assert dealt < four
        everywhere = [*s.cards.display, *s.cards.objective_stack, *s.cards.removed]
        for me in s.players:
            everywhere += me.hand + me.draw + me.discard
        assert not four & {s.box.card_slug[kind] for kind in everywhere}
        assert s.view(1).players[0].zone == s.players[0].zone  # face up
        first.add(s.box.card_slug[s.players[0].zone[0]])
    assert first == four


@rule("GWT-SETUP-30", "GWT-SETUP-X2")
def test_money_cards_and_tokens_by_seat() -> None:
    s = new_game(4)
    assert [me.money for me in s.players] == [6, 7, 8, 9]
    assert [len(me.hand) for me in s.players] == [4, 5, 6, 7]
    assert [me.tokens for me in s.players] == [1, 1, 1, 1]
    for seat in range(4):
        assert discard_to_four(s, seat) == seat
        assert len(s.players[seat].hand) == 4
        assert len(s.players[seat].discard) == seat
        play(s, seat, "place:neutral-c", "pass")
    assert [me.money for me in new_game(2).players] == [6, 7]
    assert [len(me.hand) for me in new_game(3).players] == [4, 5, 6]


@rule("GWT-SETUP-31")
def test_one_worker_of_every_type() -> None:
    s = new_game(4)
    assert [me.workers for me in s.players] == [[1, 1, 1]] * 4
    assert s.box.workers == ["cowboy", "builder", "engineer"]


@rule("GWT-SETUP-32")
def test_the_first_turn_begins_with_the_discard_to_four() -> None:
    s = new_game(3)
    assert question(s, 0) == "PlaceHerder"  # four cards: nothing to discard
    play(s, 0, "place:neutral-a", "pass")
    hand(s, 1, "criollo", "criollo", "pineywoods", "galloway", "galloway")
    asked = s.question(1)
    assert asked is not None
    assert question(s, 1) == "DiscardCards"
    assert asked.params(s) == {"n": 1}
    assert tokens(s, 1) == {"discard:criollo", "discard:pineywoods", "discard:galloway"}
    assert refused(s, 1, "discard:santa-gertrudis") == ("GWT-SETUP-32", "not-in-hand")
    assert refused(s, 1, "pass") == ("GWT-SETUP-32", "not-offered")
    assert refused(s, 1, "place:neutral-a") == ("GWT-SETUP-32", "not-offered")
    play(s, 1, "discard:criollo")
    assert cards(s, s.players[1].hand) == ["criollo", "galloway", "galloway", "pineywoods"]
    assert cards(s, s.players[1].discard) == ["criollo"]
    assert s.view(0).players[1].discard == s.players[1].discard  # face up
    play(s, 1, "place:neutral-a", "pass")
    assert discard_to_four(s, 2) == 2
    assert len(s.players[2].hand) == 4


@rule("GWT-SETUP-33")
def test_the_herder_is_placed_on_any_neutral_building_and_used_there() -> None:
    s = new_game()
    assert tokens(s, 0) == PLACES
    assert refused(s, 0, "place:a-1") == ("GWT-SETUP-33", "not-offered")
    assert refused(s, 0, "place:kansas-city") == ("GWT-SETUP-33", "not-offered")
    assert refused(s, 0, "move:neutral-a") == ("GWT-SETUP-33", "not-offered")
    s.heard = []
    play(s, 0, "place:neutral-f")
    assert [(x.key, x.seat, x.rule, x.params) for x in s.heard] == [("place", 0, "GWT-SETUP-33", {"location": "neutral-f"})]
    assert space_of(s, 0) == "neutral-f"
    assert question(s, 0) == "AtLocation"
    assert "act:aux-dollar/1" in tokens(s, 0)
    play(s, 0, "act:aux-dollar/1", "pass")
    assert money(s, 0) == 7
    discard_to_four(s, 1)
    play(s, 1, "place:neutral-f", "pass")
    assert question(s, 0) == "MoveHerder"  # only once


@rule("GWT-SETUP-34", "GWT-SETUP-E3")
def test_herders_may_start_together_and_pay_nothing() -> None:
    s = new_game(4)
    build(s, 3, "7a", "a-1")
    for seat in range(4):
        discard_to_four(s, seat)
        before = money(s, seat)
        assert tokens(s, seat) == PLACES  # a foreign building is no start either
        play(s, seat, "place:neutral-b")
        assert money(s, seat) == before
        play(s, seat, "pass")
    assert [space_of(s, seat) for seat in range(4)] == ["neutral-b"] * 4


@rule("GWT-SETUP-E2")
def test_a_token_before_the_discard_to_four() -> None:
    s = new_game(4)
    assert [len(me.hand) for me in s.players] == [4, 5, 6, 7]
    hand(s, 1, "criollo", "criollo", "criollo", "criollo", "criollo")
    piles(s, 1, draw=["galloway", "galloway"], discard=[])
    play(s, 1, "exchange-token", "draw:2", "discard:criollo", "discard:criollo")  # in another's turn
    assert cards(s, s.players[1].hand) == ["criollo", "criollo", "criollo", "galloway", "galloway"]
    play(s, 0, "place:neutral-a", "pass")
    s.players[1].tokens = 1
    assert question(s, 1) == "DiscardCards"
    play(s, 1, "exchange-token", "draw:1")  # and at the beginning of one's own first turn
    assert len(s.players[1].hand) == 6
    play(s, 1, "discard:galloway", "discard:galloway")
    assert question(s, 1) == "PlaceHerder"
    assert len(s.players[1].hand) == 4
    assert [len(me.hand) for me in s.players[2:]] == [6, 7]


@rule("GWT-SETUP-E4")
def test_a_mixed_set_of_sides() -> None:
    for seed in SEEDS:
        s = position(seed=seed, sides="random")
        if {"6b", "12b", "2a"} <= set(supply(s, 0)):
            break
    build(s, 0, "12b", "a-1")
    at(s, 0, "a-1")
    play(s, 0, "act:12b/2")
    assert s.players[0].tokens == 2
    build(s, 0, "6b", "a-2")
    build(s, 0, "2a", "a-3")
    at(s, 0, "a-2")
    assert question(s, 0) == "AtLocation"
    play(s, 0, "act:6b/1")
    assert tokens(s, 0) == {"copy:a-1", "copy:a-3"}
    play(s, 0, "copy:a-1", "act:12b/2")
    assert s.players[0].tokens == 3


@rule("GWT-SETUP-E5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seat_0_moves_first(players: int) -> None:
    for seed in SEEDS[:5]:
        s = new_game(players, seed)
        assert s.actors() == [0]
        assert s.progress.turns == 1


@rule("GWT-SETUP-X3")
@pytest.mark.parametrize(("players", "two"), [(2, 28), (3, 26), (4, 24)])
def test_tiles_left_in_the_bags(players: int, two: int) -> None:
    for seed in SEEDS[:10]:
        assert [len(bag) for bag in new_game(players, seed).trail.bags] == [26, two, 24]
