"""A judge for tests, of any game."""

from overlander.core.state import State
from overlander.players.judging import Judgement


class Counting:
    """Likes the last choice most, and knows what it has seen."""

    categories = ("crops", "coins", "presses")
    seen: list[str] = []

    def judge(self, view: State, seat: int) -> list[Judgement]:
        self.seen.append(view.position_seen(seat))
        found = view.choices(seat)[::-1]
        return [Judgement(c, [9.0 - i, 2.5, 0.5 * i], 8.0, 0.75 - i / 10, 9.0 - i) for i, c in enumerate(found)]
