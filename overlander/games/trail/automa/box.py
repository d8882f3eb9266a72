"""What the data says of any automa: how far it moves, what it does not score, its cards."""

from __future__ import annotations

from overlander.core.data import Node


class AutomaBox:
    def __init__(self, file: Node, cards: list[str], ask: bool, whole_way: bool, categories: list[str]) -> None:
        self.card_slug = cards
        self.ask = ask  # SAM-E8: whether the human decides what the rules leave open
        self.whole_way = whole_way  # SAM-E1: fees are compared up to the city, not only in this turn
        self.least_steps = file.int_("least_steps")
        self.most_steps = file.int_("most_steps")
        self.skipped: list[int] = places(file, "skipped_categories", categories)

    def steps_for(self, n: int) -> int:
        """SAM-25: a variable number of steps."""
        return min(max(n, self.least_steps), self.most_steps)


def places(x: Node, field: str, known: list[str]) -> list[int]:
    out: list[int] = []
    for slug in x.texts(field):
        if slug not in known:
            x.fail("data-unknown-word", field, slug)
        out.append(known.index(slug))
    return out
