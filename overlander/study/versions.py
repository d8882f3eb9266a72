"""How fast this version of the engine is against another one: both in turns in one run, a process each.

The other version is a folder with a whole `overlander` package: a checkout, or the `build/compiled` of one. What is compared is the
same build (interpreted or compiled) of both. In every round both play the same numbers of games, one right after the other and by
turns first; what is told are medians over the rounds, and the median of each round's own ratio, which a busy machine moves little.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from overlander.study.bench import PARTS, Worker, roots

ROUNDS = 11
PLAYERS = 2


def compare(slugs: list[str], count: int, other: Path, after: Callable[[int], None] | None = None) -> list[dict[str, Any]]:
    """A row per game: `count` games of two players per version, in ROUNDS rounds. No slugs: the games that both versions offer."""
    if not other.joinpath("overlander", "core").is_dir():
        raise FileNotFoundError(f"there is no overlander package in {other}")
    with Worker(other.resolve()) as there:
        kind = there.ask("build")["build"]
        place = roots().get(kind)
        if place is None:
            raise FileNotFoundError(f"{other} is {kind}, and there is no {kind} build of this version")
        with Worker(place) as here:
            known = here.ask("offered")["games"]
            theirs = there.ask("offered")["games"]
            chosen = slugs or [slug for slug in known if slug in theirs]
            measured: dict[tuple[str, bool], list[dict[str, float]]] = {}
            for round_ in range(ROUNDS):
                for slug in chosen:
                    for is_here in (True, False) if round_ % 2 else (False, True):
                        one = measure(here if is_here else there, slug, max(1, count // ROUNDS), round_)
                        measured.setdefault((slug, is_here), []).append(one)
                if after is not None:
                    after(round_ + 1)
    return [{"game": slug, "build": kind} | row_of(measured[slug, True], measured[slug, False]) for slug in chosen]


def measure(worker: Worker, slug: str, games: int, round_: int) -> dict[str, float]:
    played = worker.ask("random", game=slug, players=PLAYERS, games=games, seed=f"bench-{round_}")
    parts = worker.ask("parts", game=slug, players=PLAYERS, games=PARTS, seed=f"{round_}")
    return {"games_per_s": played["games"] / played["seconds"], "clone_us": median(parts["clone_us"])}


def row_of(here: list[dict[str, float]], there: list[dict[str, float]]) -> dict[str, float]:
    out: dict[str, float] = {}
    for key in here[0]:
        out[key] = round(median(x[key] for x in here), 3)
        out[f"other_{key}"] = round(median(x[key] for x in there), 3)
        out[f"{key}_ratio"] = round(median(x[key] / y[key] for x, y in zip(here, there, strict=True)), 3)
    return out
