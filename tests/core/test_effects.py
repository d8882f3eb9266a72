"""Effects of a game without cattle: a list from the data's words, in order, the rest below the questions of the first that asks."""

from typing import Any

import pytest

from overlander.core.automa import ASKED, ORDER, AutomaTie, break_tie, narrowed
from overlander.core.choice import NONE, Choice, Verb
from overlander.core.data import Node
from overlander.core.effects import Effect, Rest, Sequence, Toll, compile_effects
from overlander.core.errors import DataError, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.core.rng import Rng
from overlander.core.state import State, begin

PICK = Verb("pick", [("good", ["corn", "wool", "coal"])], ":")


class Town(State):
    """Coins by seat, and a diary of what happened."""

    def __init__(self, seats: int, ask: bool) -> None:
        super().__init__(begin(seats, [], Rng(b"town", 0, ())))
        self.coins = [0] * seats
        self.diary: list[str] = []
        self.ask = ask

    def asks_ties(self) -> bool:
        return self.ask


class Coins(Effect):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.asks = False
        self.n = n

    def can(self, s: Town, seat: int) -> bool:
        return s.coins[seat] + self.n >= 0

    def run(self, s: Town, seat: int) -> None:
        s.coins[seat] += self.n
        s.diary.append(f"{seat} has {s.coins[seat]}")


class PickGood(Frame):
    def choices(self, s: Town) -> list[Choice]:
        return [Choice(PICK, good) for good in range(3)]

    def apply(self, s: Town, c: Choice) -> None:
        s.diary.append(f"{self.seat} {c}")


class Pick(Effect):
    def run(self, s: Town, seat: int) -> None:
        s.push(PickGood(seat))


class Gift(Toll):
    def can(self, s: Town, seat: int) -> bool:
        return True

    def why_not(self, s: Town, seat: int) -> Refusal:
        return no("X-1", "nothing-to-give")

    def ask(self, s: Town, seat: int) -> None:
        s.push(PickGood(seat))


def coins(node: Node, box: Any) -> Effect:
    return Coins(node.int_("n"))


def pick(node: Node, box: Any) -> Effect:
    return Pick()


MAKERS = {"coins": coins, "pick": pick}


def effects(*rows: dict[str, object]) -> list[Effect]:
    file = Node("events.toml", "", {"gives": list(rows)})
    return compile_effects(file.nodes("gives"), MAKERS, None)


def play(s: Town, seat: int, good: int) -> None:
    assert s.actors() == [seat]
    s.apply(seat, Choice(PICK, good))


def test_effects_run_from_left_to_right_and_wait_for_answers() -> None:
    s = Town(1, True)
    sequence = Sequence(7, None, effects({"op": "coins", "n": 2}, {"op": "pick"}, {"op": "coins", "n": 1}, {"op": "pick"}))
    assert sequence.asks
    sequence.start(s, 0)
    assert s.diary == ["0 has 2"]
    rest = s.stack[0]
    assert isinstance(rest, Rest)
    assert rest.key() == [0, 7, 2]
    play(s, 0, 1)
    assert s.diary == ["0 has 2", "0 pick:wool", "0 has 3"]
    assert len(s.stack) == 1  # the last one leaves no rest
    play(s, 0, 2)
    assert s.over()


def test_what_is_impossible_is_left_out() -> None:
    s = Town(1, True)
    sequence = Sequence(0, None, effects({"op": "coins", "n": -3}, {"op": "coins", "n": 5}, {"op": "coins", "n": -4}))
    assert not sequence.asks
    sequence.start(s, 0)
    assert s.diary == ["0 has 5", "0 has 1"]
    assert Coins(-3).why_not(s, 0).reason == "impossible"


def test_a_toll_is_asked_before_the_effects() -> None:
    s = Town(1, True)
    sequence = Sequence(0, Gift(), effects({"op": "coins", "n": 1}))
    assert sequence.asks
    sequence.start(s, 0)
    assert s.diary == []
    play(s, 0, 0)
    assert s.diary == ["0 pick:corn", "0 has 1"]


def test_an_unknown_word_is_refused() -> None:
    with pytest.raises(DataError) as error:
        effects({"op": "coins", "n": 1}, {"op": "magic"})
    assert "data-unknown-effect" in str(error.value)


# -- an automa's ties


class TakeGood(AutomaTie):
    def settle(self, s: Town, c: Choice, why: str) -> None:
        s.diary.append(f"{c} {why}")


class Later(Work):
    def run(self, s: Town) -> None:
        s.diary.append("later")


GOODS = [Choice(PICK, good) for good in range(3)]


def test_criteria_keep_the_best_until_one_is_left() -> None:
    asked: list[str] = []

    def worth(name: str, values: list[int]) -> tuple[str, Any]:
        def of(c: Choice) -> int:
            asked.append(name)
            return values[c.a]

        return name, of

    options, why = narrowed(GOODS, "only", [worth("price", [2, 1, 2]), worth("weight", [0, 0, 1]), worth("never", [0, 0, 0])])
    assert ([c.a for c in options], why) == ([2], "weight")
    assert "never" not in asked
    assert narrowed(GOODS[:1], "only", [worth("never", [0, 0, 0])]) == (GOODS[:1], "only")


def test_one_option_is_taken_and_of_several_the_player_chooses() -> None:
    s = Town(1, True)
    break_tie(s, TakeGood(0, GOODS[1:2]), "price")
    assert s.diary == ["pick:wool price"]
    s.push(Later(NONE))
    break_tie(s, TakeGood(0, GOODS), "price")
    s.settle()
    assert s.stack[-1].key() == [0, *[x for c in GOODS for x in (c.a, NONE, NONE, c.n)]]
    play(s, 0, 2)
    assert s.diary == ["pick:wool price", f"pick:coal {ASKED}", "later"]


def test_nobody_is_asked_where_the_order_of_the_board_decides() -> None:
    s = Town(1, False)
    break_tie(s, TakeGood(0, GOODS), "price")
    assert (s.diary, s.over()) == ([f"pick:corn {ORDER}"], True)
