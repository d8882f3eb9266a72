"""Golden playthroughs: whole games as readable text, so that a change of behaviour is a readable diff.

`python -m tests.contract.playthrough` writes them anew; look at the diff before you commit it.
"""

from __future__ import annotations

from pathlib import Path

from overlander.core.choice import Choice
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from tests.cases import all_cases

FOLDER = Path(__file__).resolve().parent / "golden"
GAMES = [(slug, options) for slug, cases in all_cases().items() for options in cases.golden]


def file_of(game: str, options: dict[str, str]) -> Path:
    words = [name if value == "on" else value for name, value in options.items()]
    return FOLDER / (game + "-" + "-".join(words) + ".txt")


def eager(s: State, seat: int, rng: Rng) -> Choice:
    """Rarely passes, so that much happens; now and then a free action of any seat."""
    question = s.question(seat)
    in_steps = question is not None and question.in_steps
    choices = s.steps(seat, None) if in_steps else s.choices(seat)
    if len(choices) > 1 and choices[-1].verb.name == "pass" and rng.below(8):
        choices = choices[:-1]
    c = choices[rng.below(len(choices))]
    while in_steps and (after := s.steps(seat, c)):
        step = after[rng.below(len(after))]
        if step.same(c):
            break
        c = step
    return c


def line_of(event: Event) -> str:
    params = " ".join([f"{k}={v}" for k, v in {**event.params, **event.secret}.items()])
    who = f"seat {event.seat}" if event.seat >= 0 else "all"
    return f"    {event.rule} {who} {event.key} {params}".rstrip()


def playthrough(game: str, options: dict[str, str]) -> str:
    s = find_game(game).new(options, "golden")
    rng = Rng(key_of("golden choices"), 0, ())
    lines = [f"{game} {' '.join(f'{k}={v}' for k, v in options.items())}, seed golden", f"start {s.digest()}"]
    n = 0
    while not s.over():
        n += 1
        seat = s.actor()
        c = eager(s, seat, rng)
        if rng.below(25) == 0:
            free = [(other, x) for other in range(s.seats) for x in s.extras(other)]
            if free:
                seat, c = free[rng.below(len(free))]
        question = s.question(seat)
        asked = f"{type(question).__name__}, {len(s.choices(seat))} choices" if question is not None else "off-turn"
        s.heard = []
        s.play(seat, str(c))
        lines.append(f"{n} seat {seat} ({asked}): {c}")
        lines.extend([line_of(e) for e in s.heard])
        s.heard = None
        if n % 20 == 0:
            lines.append(f"  = {s.digest()}")
    out = s.outcome()
    lines.append(f"end {s.digest()}, winners {out.winners}")
    for seat in range(s.seats):
        points = ", ".join([f"{k} {v}" for k, v in zip(out.categories, out.points[seat], strict=True)])
        lines.append(f"seat {seat}: {out.total(seat)} points: {points}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, options in GAMES:
        file_of(game, options).write_text(playthrough(game, options), encoding="utf-8")
