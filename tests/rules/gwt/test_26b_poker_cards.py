"""The poker table: the add-ons, sitting down and laying cards at D (GWT-POK-1..11)."""

import pytest

from overlander.core.choice import NONE
from overlander.core.errors import OptionError, Refused
from overlander.core.game import find_game
from overlander.core.options import resolve
from overlander.core.rng import Rng, key_of
from overlander.games.trail.box import NO_TILE, WORKER
from tests.ledger import rule
from tests.rules.gwt.poker import LAY, SHOW, laid, lay, poker_position, printed, seat_worker, show, table
from tests.rules.gwt.position import (
    at,
    build,
    cards,
    hand,
    kind,
    money,
    new_game,
    play,
    question,
    refused,
    score,
    tile,
    tokens,
    workers,
)

# -- set-up


@rule("GWT-POK-1", "GWT-POK-3")
def test_two_add_ons_a_table_and_four_tokens() -> None:
    s = new_game(4, poker="on")
    with_action = [s.board.spaces[x] for x in s.board.neutral_spaces if s.board.special[x] is not None]
    assert with_action == ["neutral-d", "neutral-g"]
    assert len(printed(s).token_vp) == 4
    assert s.outcome().categories[-1] == "poker"
    without = new_game(4)
    assert without.poker is None
    assert without.board.poker is None
    assert [x for x in without.board.neutral_spaces if without.board.special[x] is not None] == []
    assert "poker" not in without.outcome().categories
    assert "sit" not in without.verbs()


@rule("GWT-POK-2", "GWT-POK-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_tokens_as_players_the_6_on_top(players: int) -> None:
    s = poker_position(players)
    assert table(s).pot == 0
    assert table(s).laid == [[] for _ in range(players)]
    for seat in range(players):
        workers(s, seat, cowboys=2)
        at(s, seat, "neutral-d")
        play(s, seat, LAY, "sit:cowboy")
    assert [score(s, seat, "poker") for seat in range(players)] == [6, 5, 4, 3][:players]
    assert [money(s, seat) for seat in range(players)] == [22] * players
    assert table(s).tokens == list(range(players))  # each another one: the stack is used up


@rule("GWT-POK-3")
def test_the_add_ons_belong_to_the_spaces_not_to_the_letters() -> None:
    s = poker_position()
    workers(s, 0, cowboys=2)
    tile(s, "neutral-d", "a")
    tile(s, "neutral-a", "d")
    at(s, 0, "neutral-d")
    assert LAY in tokens(s, 0)
    at(s, 0, "neutral-a")
    assert LAY not in tokens(s, 0)
    assert refused(s, 0, LAY) == ("GWT-LOC-1", "not-here")
    lay(s, 0, "criollo")
    at(s, 0, "neutral-d")
    assert SHOW not in tokens(s, 0)
    at(s, 0, "neutral-g")
    assert SHOW in tokens(s, 0)


@rule("GWT-POK-4")
def test_one_more_location_action_once_per_stop() -> None:
    s = poker_position()
    workers(s, 0, cowboys=2)
    seat_worker(s, 0)
    hand(s, 0, "criollo", "galloway", "pineywoods")
    at(s, 0, "neutral-d")
    others = {token for token in tokens(s, 0) if token.startswith("act:d/")}
    assert others
    play(s, 0, LAY, "lay:criollo", "pass")
    assert question(s, 0) == "AtLocation"
    assert refused(s, 0, LAY) == ("GWT-LOC-4", "already-done")
    assert {token for token in tokens(s, 0) if token.startswith("act:d/")} == others  # beside the building's own


@rule("GWT-POK-4", "GWT-BLDG-6b-2")
def test_it_counts_as_the_use_of_its_building() -> None:
    s = poker_position()
    hand(s, 0, "criollo")
    seat_worker(s, 0)
    build(s, 0, "6b", "d-1")
    at(s, 0, "neutral-d")
    play(s, 0, LAY, "pass")
    used = s.progress.used_buildings
    at(s, 0, "d-1")
    s.progress.used_buildings = used
    play(s, 0, "act:6b/1")
    assert refused(s, 0, "copy:neutral-d") == ("GWT-BLDG-6b-2", "used-this-turn")


@rule("GWT-POK-4")
def test_only_for_a_herder_that_stops_there() -> None:
    """Building 6b uses the actions of a building, not what lies above its space."""
    s = poker_position()
    workers(s, 0, cowboys=2)
    hand(s, 0, "criollo")
    build(s, 0, "6b", "d-1")
    at(s, 0, "d-1")
    play(s, 0, "act:6b/1", "copy:neutral-d")
    assert LAY not in tokens(s, 0)
    assert refused(s, 0, LAY) == ("GWT-LOC-1", "not-here")


# -- at D


@rule("GWT-POK-5")
def test_without_a_seated_worker_no_card_is_laid() -> None:
    s = poker_position()
    hand(s, 0, "criollo", "galloway")
    workers(s, 0)
    at(s, 0, "neutral-d")
    assert refused(s, 0, LAY) == ("GWT-POK-E1", "printed-worker")
    workers(s, 0, cowboys=2)
    at(s, 0, "neutral-d")
    play(s, 0, LAY)
    assert tokens(s, 0) == {"sit:cowboy", "pass"}
    play(s, 0, "pass")
    assert question(s, 0) == "AtLocation"
    assert table(s).pot == 0
    seat_worker(s, 0)
    at(s, 0, "neutral-d")
    play(s, 0, LAY)
    assert tokens(s, 0) == {"lay:criollo", "lay:galloway", "pass"}
    play(s, 0, "lay:criollo", "lay:galloway")
    assert laid(s, 0) == ["criollo", "galloway"]
    assert question(s, 0) == "AtLocation"  # two cards at most


@rule("GWT-POK-6")
@pytest.mark.parametrize(("slug", "left"), [("cowboy", [1, 1, 4]), ("engineer", [2, 1, 3])])
def test_the_rightmost_worker_of_any_row_sits_down_for_good(slug: str, left: list[int]) -> None:
    s = poker_position()
    workers(s, 0, cowboys=2, engineers=4)
    at(s, 0, "neutral-d")
    play(s, 0, LAY)
    assert tokens(s, 0) == {"sit:cowboy", "sit:engineer", "pass"}
    play(s, 0, f"sit:{slug}")
    assert s.players[0].workers == left
    assert table(s).seated == [WORKER + s.board.workers.index(slug), NO_TILE]
    lay(s, 0, "criollo")
    show(s, 0)
    assert table(s).seated[0] == WORKER + s.board.workers.index(slug)
    assert s.players[0].workers == left


@rule("GWT-POK-7")
def test_the_token_gives_money_at_once_and_points_at_the_end() -> None:
    s = poker_position()
    workers(s, 1, builders=3)
    s.players[1].money = 0
    before = s.outcome().total(1)
    at(s, 1, "neutral-d")
    play(s, 1, LAY, "sit:builder")
    assert money(s, 1) == 2
    assert score(s, 1, "poker") == 6
    assert score(s, 0, "poker") == 0
    assert s.outcome().total(1) == before + 6


@rule("GWT-POK-8", "GWT-POK-9")
def test_a_card_for_1_and_then_another_for_2() -> None:
    s = poker_position()
    workers(s, 0, cowboys=2)
    hand(s, 0, "criollo", "galloway", "galloway")
    at(s, 0, "neutral-d")
    play(s, 0, LAY, "sit:cowboy")  # the token's $2 come first
    assert refused(s, 0, "lay:pineywoods") == ("GWT-POK-8", "not-in-hand")
    play(s, 0, "lay:galloway")
    assert (money(s, 0), table(s).pot, laid(s, 0)) == (21, 1, ["galloway"])
    assert tokens(s, 0) == {"lay:criollo", "lay:galloway", "pass"}
    assert refused(s, 0, "lay:pineywoods") == ("GWT-POK-9", "not-in-hand")
    play(s, 0, "lay:galloway")
    assert (money(s, 0), table(s).pot, laid(s, 0)) == (19, 3, ["galloway", "galloway"])
    assert cards(s, s.players[0].hand) == ["criollo"]
    assert question(s, 0) == "AtLocation"


@rule("GWT-POK-8", "GWT-POK-9", "GWT-POK-E3")
def test_each_card_is_optional() -> None:
    s = poker_position()
    workers(s, 0, cowboys=2)
    hand(s, 0, "criollo", "galloway")
    at(s, 0, "neutral-d")
    play(s, 0, LAY, "sit:cowboy", "pass")
    assert (laid(s, 0), table(s).pot, question(s, 0)) == ([], 0, "AtLocation")
    at(s, 0, "neutral-d")
    play(s, 0, LAY, "lay:criollo", "pass")
    assert (laid(s, 0), table(s).pot, question(s, 0)) == (["criollo"], 1, "AtLocation")


@rule("GWT-POK-8")
def test_without_a_card_in_hand_there_is_nothing_to_lay() -> None:
    s = poker_position()
    hand(s, 0)
    seat_worker(s, 0)
    at(s, 0, "neutral-d")
    assert refused(s, 0, LAY) == ("GWT-POK-8", "no-card-in-hand")
    table(s).seated[0] = NO_TILE
    table(s).tokens[0] = NONE
    workers(s, 0, cowboys=2)
    at(s, 0, "neutral-d")
    play(s, 0, LAY, "sit:cowboy")
    assert question(s, 0) == "AtLocation"  # seated, and no question that could not be answered


@rule("GWT-POK-10")
def test_three_cards_at_most_and_none_replaced() -> None:
    s = poker_position()
    hand(s, 0, "criollo", "galloway", "pineywoods")
    lay(s, 0, "black-angus", "black-angus")
    at(s, 0, "neutral-d")
    play(s, 0, LAY, "lay:criollo")
    assert question(s, 0) == "AtLocation"  # the third: no second card is offered
    assert laid(s, 0) == ["black-angus", "black-angus", "criollo"]
    at(s, 0, "neutral-d")
    assert refused(s, 0, LAY) == ("GWT-POK-10", "poker-hand-full")


@rule("GWT-POK-11")
def test_laid_cards_are_known_to_their_owner_alone() -> None:
    s = poker_position(3)
    hand(s, 0, "criollo", "galloway")
    seat_worker(s, 0)
    at(s, 0, "neutral-d")
    s.heard = []
    play(s, 0, LAY, "lay:criollo")
    told = [e for e in s.heard if e.key == "lay"]
    assert told[0].seen_by(0) == {"cost": 1, "card": "criollo"}
    assert told[0].seen_by(1) == told[0].seen_by(NONE) == {"cost": 1}
    s.heard = None
    own = s.view(0)
    assert own.poker is not None
    assert own.poker.laid[0] == [kind(s, "criollo")]
    for seat in (1, 2, NONE):
        view = s.view(seat)
        assert view.poker is not None
        assert view.poker.laid[0] == [NONE]
        assert view.players[0].hand == [NONE]


@rule("GWT-POK-11")
def test_a_view_does_not_depend_on_the_laid_cards() -> None:
    s = poker_position(3)
    hand(s, 0, "criollo", "galloway", "santa-gertrudis")
    seat_worker(s, 0)
    at(s, 0, "neutral-d")
    play(s, 0, LAY)
    positions = []
    for card in ("criollo", "galloway", "santa-gertrudis"):
        after = s.clone()
        play(after, 0, f"lay:{card}", "pass")
        positions.append(after)
    for seat in (1, 2, NONE):
        assert len({after.view(seat).digest() for after in positions}) == 1
    assert len({after.view(0).digest() for after in positions}) == 3
    dealt: set[str] = set()
    for i in range(20):  # what another imagines is any card of hand, table and draw stack
        imagined = positions[0].determinize(1, Rng(key_of(f"deal {i}"), 0, ()))
        assert imagined.poker is not None
        dealt.add(cards(s, imagined.poker.laid[0])[0])
        assert imagined.view(1).digest() == positions[0].view(1).digest()
    assert len(dealt) > 1


# -- edge cases


@rule("GWT-POK-E1")
def test_printed_workers_stay() -> None:
    s = poker_position()
    workers(s, 0, builders=2)
    at(s, 0, "neutral-d")
    play(s, 0, LAY)
    assert tokens(s, 0) == {"sit:builder", "pass"}
    assert refused(s, 0, "sit:cowboy") == ("GWT-POK-E1", "printed-worker")
    play(s, 0, "sit:builder")
    assert s.players[0].workers == [1, 1, 1]


@rule("GWT-POK-E2")
def test_one_worker_per_player() -> None:
    s = poker_position()
    workers(s, 0, cowboys=4)
    hand(s, 0, "criollo")
    at(s, 0, "neutral-d")
    play(s, 0, LAY, "sit:cowboy", "pass")
    at(s, 0, "neutral-d")
    play(s, 0, LAY)
    assert tokens(s, 0) == {"lay:criollo", "pass"}
    assert score(s, 0, "poker") == 6


@rule("GWT-POK-E4")
def test_the_stakes_are_paid_in_full_into_the_pot() -> None:
    s = poker_position()
    hand(s, 0, "criollo", "galloway")
    seat_worker(s, 0)
    s.players[0].money = 0
    at(s, 0, "neutral-d")
    assert refused(s, 0, LAY) == ("GWT-POK-E4", "too-little-money")
    with pytest.raises(Refused) as error:
        s.play(0, LAY)
    assert error.value.refusal is not None
    assert error.value.refusal.params == {"cost": 1, "money": 0}  # for the first card
    s.players[0].money = 1
    at(s, 0, "neutral-d")
    play(s, 0, LAY, "lay:criollo")
    assert question(s, 0) == "AtLocation"
    s.players[0].money = 2
    table(s).laid[0] = []
    at(s, 0, "neutral-d")
    play(s, 0, LAY, "lay:galloway")
    assert question(s, 0) == "AtLocation"  # $1 left: not enough for a second
    hand(s, 0, "criollo", "galloway")
    s.players[0].money = 3
    table(s).laid[0] = []
    at(s, 0, "neutral-d")
    play(s, 0, LAY, "lay:galloway", "lay:criollo")
    assert money(s, 0) == 0
    assert table(s).pot == 1 + 1 + 1 + 2


@rule("GWT-POK-E5")
def test_it_is_a_location_action_instead_of_the_auxiliary_one() -> None:
    s = poker_position()
    hand(s, 0, "criollo")
    seat_worker(s, 0)
    at(s, 0, "neutral-d")
    auxiliary = {token for token in tokens(s, 0) if token.startswith("act:aux-")}
    assert auxiliary
    play(s, 0, LAY, "pass")
    assert not {token for token in tokens(s, 0) if token.startswith("act:aux-")}
    assert refused(s, 0, sorted(auxiliary)[0]) == ("GWT-LOC-10", "location-actions-used")
    at(s, 0, "neutral-d")
    play(s, 0, "act:aux-dollar/1")
    assert refused(s, 0, LAY) == ("GWT-LOC-10", "auxiliary-action-used")


@rule("GWT-POK-E9")
def test_for_two_to_four_players() -> None:
    game = find_game("gwt")
    for n in ("2", "3", "4"):
        assert game.options({"players": n, "poker": "on"})["poker"] == "on"
    schema = [o for o in game.schema if o.name == "poker"]
    players = game.option("players")
    alone = type(players)("players", ["1", *players.values], "2", players.rule, {})
    with pytest.raises(OptionError) as error:
        resolve("gwt", [alone, *schema], {"players": "1", "poker": "on"})
    assert (error.value.code, error.value.rule) == ("option-needs", "GWT-POK-E9")
