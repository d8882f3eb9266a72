"""The checks find what is planted: faults in positions, since rules cannot be changed in the compiled build."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from overlander.core.choice import Choice
from overlander.core.event import Event
from overlander.core.game import Game, find_game
from overlander.core.playout import random_playout
from overlander.games.gwt.account import GwtAccount
from overlander.games.gwt.kansas_city import UseCertificates
from overlander.games.gwt.railroad import MoveBack
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.stations import UpgradeStation
from overlander.games.trail.box import NEUTRAL, NO_TILE, WORKER
from overlander.study.checks import Fault, Watch
from overlander.study.conservation import account

GAME = find_game("gwt")
Plant = Callable[[GwtState], None]


def position(decisions: int = 60) -> tuple[GwtState, Watch]:
    s = GAME.new({"players": "3", "layout": "random", "sides": "random"}, "plant")
    assert isinstance(s, GwtState)
    random_playout(s, 3, decisions)
    return s, Watch(GAME, s.clone(), "plant") if not decisions else watch_from_the_start(s)


def watch_from_the_start(s: GwtState) -> Watch:
    watch = Watch(GAME, GAME.new({"players": "3", "layout": "random", "sides": "random"}, "plant"), "plant")
    assert isinstance(watch.account, GwtAccount)
    watch.account.money = [p.money for p in s.players]
    watch.account.tokens = [p.tokens for p in s.players]
    return watch


def lose_a_card(s: GwtState) -> None:
    s.players[1].draw.pop()


def copy_a_card(s: GwtState) -> None:
    s.cards.market.append(s.cards.market_stack[0])


def swap_a_card(s: GwtState) -> None:
    s.cards.display[0] = s.cards.display[0] + 1 if s.cards.display[0] < s.board.first_objective + 3 else s.cards.display[0] - 1


def lose_a_tile(s: GwtState) -> None:
    s.trail.bags[1].pop()


def hire_from_nowhere(s: GwtState) -> None:
    s.players[0].workers[0] += 1


def turn_a_worker(s: GwtState) -> None:
    space = next(i for i, tile in enumerate(s.trail.jobs) if tile != NO_TILE)
    s.trail.jobs[space] = WORKER + (s.trail.jobs[space] - WORKER + 1) % 3


def lose_a_disc(s: GwtState) -> None:
    s.players[2].discs &= s.players[2].discs - 1


def lose_a_building(s: GwtState) -> None:
    s.players[0].unbuilt.pop()


def lose_a_master(s: GwtState) -> None:
    s.trail.masters[0] = -1


def exchange_neutral_buildings(s: GwtState) -> None:
    one, two = s.board.neutral_spaces[:2]
    s.trail.tile[one], s.trail.tile[two] = s.trail.tile[two], s.trail.tile[one]


def meet_on_the_track(s: GwtState) -> None:
    s.ranches[0].locomotive = s.ranches[1].locomotive = 5


def find_money(s: GwtState) -> None:
    s.players[1].money += 1


def find_a_token(s: GwtState) -> None:
    s.players[1].tokens += 1


def too_many_certificates(s: GwtState) -> None:
    s.players[0].certificates = 5


def end_without_the_marker(s: GwtState) -> None:
    s.progress.ended_by = 1


PLANTS = [
    lose_a_card,
    copy_a_card,
    swap_a_card,
    lose_a_tile,
    hire_from_nowhere,
    turn_a_worker,
    lose_a_disc,
    lose_a_building,
    lose_a_master,
    exchange_neutral_buildings,
    meet_on_the_track,
    find_money,
    find_a_token,
    too_many_certificates,
    end_without_the_marker,
]


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_pieces_and_money_are_missed(plant: Plant) -> None:
    s, watch = position()
    watch.check_account(s, [])
    plant(s)
    with pytest.raises(Fault):
        watch.check_account(s, [])


def test_money_that_was_told_is_not_missed() -> None:
    s, watch = position()
    s.players[1].money += 3
    s.players[2].money += 2
    s.players[0].tokens -= 1
    told = [
        Event("receive", 1, "", {"n": 5}, {}),
        Event("fee", 1, "", {"n": 2, "due": 2, "to": 2, "location": ""}, {}),
        Event("use-token", 0, "", {}, {}),
        Event("draw", 0, "", {"n": 2}, {}),
    ]
    watch.check_account(s, told)
    with pytest.raises(Fault):
        watch.check_account(s, told)


def test_a_set_up_that_is_not_the_box_is_noticed() -> None:
    s, _ = position(0)
    s.trail.bags[2].append(WORKER)
    with pytest.raises(Fault, match="set-up"):
        Watch(GAME, s, "plant")


class Bare(Game):
    """Its package, that of this test, has no part `account`."""


def test_only_games_with_an_account_have_one() -> None:
    assert account(find_game("gwt"), position(0)[0]) is not None
    assert account(Bare("bare", 1, Path(__file__).parent, []), position(0)[0]) is None


def test_no_choice_is_noticed() -> None:
    s, watch = position()
    s.ranches[0].locomotive = 0
    s.stack.append(MoveBack(0, 1))
    with pytest.raises(Fault, match="no choice"):
        watch.look(s)


def test_a_choice_offered_twice_is_noticed() -> None:
    s, watch = position()
    s.ranches[0].stations = 0
    s.players[0].money = 50
    s.stack.append(UpgradeStation(0, [1, 1]))
    with pytest.raises(Fault, match="twice"):
        watch.look(s)


def test_a_token_that_does_not_read_back_is_noticed() -> None:
    s, watch = position()
    s.stack.append(UseCertificates(0))
    s.players[0].certificates = 2
    watch.look(s)
    with pytest.raises(Fault, match="read back"):
        watch.look_at_choices(s, [Choice(s.board.CERTIFICATES, 3, n=1)], extra=False)
    with pytest.raises(Fault, match="free action"):
        watch.look_at_choices(s, [s.board.PASS], extra=True)


def test_nobody_to_answer_is_noticed() -> None:
    s, watch = position()
    s.stack = s.stack[:1]  # work that was left lying
    with pytest.raises(Fault, match="nobody"):
        watch.look(s)


def test_a_view_that_depends_on_the_hidden_is_noticed() -> None:
    """A card of a hand that also stands where all can see would be dealt anew, and there it would show."""
    s, watch = position()
    watch.look_at_hidden(s, 0)
    s.players[1].hand = s.players[1].discard  # one list in two zones: what is hidden in one is shown in the other
    s.players[1].hand.append(0)
    with pytest.raises(Fault):
        watch.look_at_hidden(s, 0)


def test_a_clone_that_shares_is_noticed() -> None:
    """What a clone shares with its original must never be written; the box is shared, so here it is."""
    s, watch = position()
    watch.look_at_clone(s)

    class Sharing:
        """Stands in for a state whose clone() forgot to copy."""

        def digest(self) -> str:
            return s.digest()

        def clone(self) -> GwtState:
            return s

    with pytest.raises(Fault, match="changed the original"):
        watch.look_at_clone(Sharing())  # type: ignore[arg-type]


def test_a_candidate_that_is_refused_though_offered_is_noticed() -> None:
    """A question whose choices and refusals part: its station is offered, and its candidates do not know it."""
    s, watch = position()
    watch.look_at_refusals(s, s.actor())
    with pytest.raises(Fault, match="why_not"):
        watch.look_at_refusal(s, s.actor(), s.choices(s.actor())[0], offered=False)
    strange = Choice(s.board.PLACE, s.board.goal)
    with pytest.raises(Fault, match="why_not"):
        watch.look_at_refusal(s, s.actor(), strange, offered=True)


def test_thorough_looks_leave_the_position_alone() -> None:
    s, watch = position()
    before = s.digest()
    watch.look(s)
    watch.thorough(s)
    assert s.digest() == before
    assert s.trail.tile[s.board.neutral_spaces[0]] >= NEUTRAL
