"""Several seats answer at once: each may take its own sealed answer back, whatever others have answered since."""

import pytest

from overlander.core.errors import Refused
from overlander.core.game import find_game
from overlander.core.match import Match, resume
from overlander.core.record import parse_record, replay
from overlander.games.example.state import OrchardState


def table(players: int = 3) -> Match:
    return Match(find_game("example"), {"players": str(players)}, [], "sealed")


def orchard(match: Match) -> OrchardState:
    assert isinstance(match.state, OrchardState)
    return match.state


def bid(match: Match, seat: int, last: int = 0) -> str:
    token = str(match.choices(seat)[last])
    match.play(seat, token)
    return token


def refusal(match: Match, seat: int) -> str:
    before = str(match.record())
    with pytest.raises(Refused) as caught:
        match.withdraw(seat)
    assert caught.value.code == "cannot-withdraw"
    assert str(match.record()) == before
    return str(caught.value.params["why"])


def replays(match: Match) -> None:
    record = str(match.record())
    assert replay(parse_record(record)).digest() == match.state.digest()
    again = resume(parse_record(record))
    assert (again.barriers, again.openings) == (match.barriers, match.openings)
    assert [match.at(n).digest() for n in range(1, len(match.decisions) + 1)] == [d.digest for d in match.decisions]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_in_either_order(order: tuple[int, int]) -> None:
    one, other = order
    match = table(2)
    start = match.state.digest()
    bid(match, one)
    match.play(one, "raise:yes")
    bid(match, other, -1)
    assert match.free_undos(one) == 0, "undoing would take the other's answer with it"
    seen = match.state.position_for(other)
    for left in (["bid", "bid"], ["bid"]):  # first the coin, then the card: one answer at a time
        match.withdraw(one)
        assert [d.token.partition(":")[0] for d in match.decisions] == left
        assert match.state.position_for(other) == seen
        replays(match)
    assert str(match.choices(one)) == str(table(2).choices(one))
    assert refusal(match, one) == "nothing"
    match.withdraw(other)
    assert match.state.digest() == start
    assert match.decisions == []


def test_it_leads_where_the_answers_that_stand_would_have_led() -> None:
    match = table()
    bid(match, 2)
    bid(match, 0)
    bid(match, 1)
    match.play(0, "raise:no")
    removed = match.withdraw(0)
    assert (removed.number, removed.removed.token) == (3, "raise:no")
    match.withdraw(2)
    straight = table()
    bid(straight, 0)
    bid(straight, 1)
    assert str(match.record()) == str(straight.record())
    assert match.barriers == straight.barriers


def test_three_seats_until_the_last_answer_is_in() -> None:
    match = table()
    for seat in (1, 0, 2):
        bid(match, seat)
    match.play(1, "raise:yes")
    match.play(2, "raise:no")
    assert match.state.actors() == [0]
    match.withdraw(1)
    assert match.state.actors() == [0, 1]
    match.play(1, "raise:no")
    match.play(0, "raise:no")  # the last one: all bids are shown
    assert not orchard(match).bidding()
    for seat in range(3):
        assert refusal(match, seat) == "nothing"
        assert match.free_undos(seat) == 0


def test_the_next_round_is_another_one() -> None:
    match = table(2)
    for seat in (0, 1):
        bid(match, seat)
        match.play(seat, "raise:no")
    for seat in (0, 1):
        match.play(seat, "share:coin")
    assert match.openings == [0, 0, 0, 0, -1, -1, 6]
    assert refusal(match, 0) == refusal(match, 1) == "nothing"
    bid(match, 1)
    match.withdraw(1)
    assert len(match.decisions) == 6


def test_a_swap_of_another_seat_in_between() -> None:
    """It draws the same card when it is played again, and shows the same."""
    match = table()
    bid(match, 0)
    match.play(2, "swap")
    discarded = bid(match, 2)
    bid(match, 0)
    seen = [match.state.position_for(seat) for seat in (1, 2)]
    hand = sorted(orchard(match).hands[2])
    match.withdraw(0)
    match.withdraw(0)
    assert [d.token for d in match.decisions] == ["swap", discarded]
    assert sorted(orchard(match).hands[2]) == hand
    assert [match.state.position_for(seat) for seat in (1, 2)] == seen
    replays(match)


def test_what_an_own_swap_has_shown_stands() -> None:
    match = table()
    match.play(0, "swap")
    assert refusal(match, 0) == "shown", "a card was drawn"
    bid(match, 0)  # a discard that all can see
    bid(match, 1)
    assert refusal(match, 0) == "seen"
    first = bid(match, 0)
    bid(match, 2)
    match.withdraw(0)
    assert first not in [d.token for d in match.decisions]
    assert refusal(match, 0) == "seen"
    match.withdraw(1)
    assert match.state.actors() == [0, 1, 2]


def test_undo_and_redo_know_what_is_open() -> None:
    match = table(2)
    bid(match, 0)
    bid(match, 1)
    match.undo(2)
    match.redo(1)
    assert match.openings == [0, 0]
    bid(match, 1)
    match.withdraw(0)
    assert [d.seat for d in match.decisions] == [1]
    match.redo()
    assert [d.seat for d in match.decisions] == [1], "what was taken back is not played again"


def test_trials_too() -> None:
    match = table(2)
    for seat, token in ((0, 0), (1, 0), (0, -1)):
        match.accept(match.trial(seat, str(match.choices(seat)[token])))
    assert match.openings == [0, 0, 0, 0]
    match.withdraw(0)
    match.withdraw(0)
    assert [d.seat for d in match.decisions] == [1]


def test_a_position_is_out_of_date_only_by_what_its_seat_can_see() -> None:
    match = table()
    before = [match.state.position_for(seat) for seat in (-1, 0, 1)]
    bid(match, 2)
    assert [match.state.position_for(seat) for seat in (-1, 0, 1)] == before
    match.play(2, "raise:yes")  # now it is done: who is still thinking is shown, but no answer is out of date by it
    assert match.state.view(0).digest() != before[1]
    assert [match.state.position_for(seat) for seat in (-1, 0, 1)] == before
    bid(match, 0)
    assert match.state.position_for(1) == before[2]
    assert match.state.position_for(0) != before[1]
    match.play(2, "swap")  # all see a coin paid
    assert match.state.position_for(1) != before[2]


def test_the_last_answer_changes_every_position() -> None:
    match = table(2)
    for seat in (0, 1):
        bid(match, seat)
    match.play(0, "raise:no")
    before = [match.state.position_for(seat) for seat in (-1, 0, 1)]
    match.play(1, "raise:no")
    assert all(match.state.position_for(seat) != old for seat, old in zip((-1, 0, 1), before, strict=True))
