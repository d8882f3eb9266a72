"""How fast the engine is: both builds and Catanatron, measured in turns in one run, so that a busy machine is fair to all."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any

from overlander.build import PACKAGE, StaleBuild, build, check, fingerprint, loadable_files
from overlander.core.game import find_game, offered_games

ROUNDS = 5
PARTS = 4  # games per round whose parts are measured
COPY = Path("build", "compiled")
WORKER = Path(__file__).with_name("bench_worker.py")
DECISIONS_PER_GAME = 320  # a yardstick: about what a two-player game of a sketch of this engine took
CATAN_GAMES = 2  # per round
MISSING_CATANATRON = "Catanatron is not installed: pip install 'overlander[bench]'"
MISSING_COMPILED = "no compiled build of these sources: tools/compile.py --copy build/compiled"

Row = dict[str, float | int | str]


class Worker:
    """A process that measures one build, or Catanatron."""

    def __init__(self, package_root: Path) -> None:
        # -P and the path first: exactly this copy of the package, whatever is installed
        path = os.pathsep.join([str(package_root), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]).rstrip(os.pathsep)
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(WORKER)],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.communicate()  # closes its input, at which it ends

    def ask(self, task: str, **parameters: str | int) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"task": task, **parameters}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        found: dict[str, Any] = json.loads(line) if line else {"error": "the measuring process ended"}
        if "error" in found:
            raise RuntimeError(str(found["error"]))
        return found


def roots() -> dict[str, Path]:
    """Where each build that can be measured lies: the running one, and the other if there is a current one."""
    found = {build(): PACKAGE.parent}
    if "compiled" in found:
        source = source_root()
        if source is not None:
            found["pure"] = source
    elif (copy := PACKAGE.parent / COPY).is_dir() and is_current(copy / "overlander"):
        found["compiled"] = copy
    return {name: found[name] for name in ("pure", "compiled") if name in found}


def is_current(package: Path) -> bool:
    """A compiled copy made from the sources that run here."""
    try:
        check(package)
    except StaleBuild:
        return False
    return bool(loadable_files(package)) and fingerprint(package) == fingerprint()


def source_root() -> Path | None:
    """From a compiled copy in build/compiled: the checkout around it, if it is not compiled itself."""
    root = PACKAGE.parent
    for _ in COPY.parts:
        root = root.parent
    package = root / "overlander"
    if package.is_dir() and not loadable_files(package) and fingerprint(package) == fingerprint():
        return root
    return None


def bench(slugs: list[str], count: int, after: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Everything measured: `count` games per build, game and number of players, in ROUNDS rounds."""
    kinds = [(slug, players) for slug in slugs for players in find_game(slug).players()]
    each = max(1, count // ROUNDS)
    found: dict[tuple[str, str, int], dict[str, float]] = {}
    parts: dict[tuple[str, str, int], dict[str, list[float]]] = {}
    catan = {"decisions": 0.0, "games": 0.0, "seconds": 0.0}
    notes: list[str] = []
    has_catanatron = importlib.util.find_spec("catanatron") is not None
    if not has_catanatron:
        notes.append(MISSING_CATANATRON)
    places = roots()
    if "compiled" not in places:
        notes.append(MISSING_COMPILED)
    workers = {name: Worker(root) for name, root in places.items()}
    try:
        for name, worker in workers.items():
            if worker.ask("build")["build"] != name:
                raise RuntimeError(f"the {name} build does not run from {places[name]}")
        for round_ in range(ROUNDS):
            for slug, players in kinds:
                for name, worker in workers.items():
                    row = found.setdefault((name, slug, players), {})
                    add(row, worker.ask("random", game=slug, players=players, games=each, seed=f"bench-{round_}"))
                    part = parts.setdefault((name, slug, players), {})
                    for key, values in worker.ask("parts", game=slug, players=players, games=PARTS, seed=f"{round_}").items():
                        part.setdefault(key, []).extend(values)
            if has_catanatron:
                add(catan, next(iter(workers.values())).ask("catanatron", games=CATAN_GAMES, seed=f"bench-{round_}"))
            if after is not None:
                after(round_ + 1)
    finally:
        for worker in workers.values():
            worker.__exit__(None, None, None)
    rows = [row_of(*kind, total, parts[kind]) for kind, total in found.items()]
    return {"rows": rows, "catanatron": catan_row(catan), "ratios": ratios(rows, catan), "notes": notes}


def add(total: dict[str, float], more: dict[str, Any]) -> None:
    for key, value in more.items():
        total[key] = total.get(key, 0.0) + float(value)


def row_of(name: str, slug: str, players: int, total: dict[str, float], parts: dict[str, list[float]]) -> Row:
    """Throughput over all rounds; the small parts as medians over their games, which a busy moment does not move."""
    row: Row = {
        "build": name,
        "game": slug,
        "players": players,
        "games": int(total["games"]),
        "decisions_per_s": round(total["decisions"] / total["seconds"], 1),
        "games_per_s": round(total["games"] / total["seconds"], 3),
        "mean_decisions": round(total["decisions"] / total["games"], 1),
    }
    row.update({key: round(median(values), 2) for key, values in parts.items()})
    return row


def catan_row(catan: dict[str, float]) -> Row | None:
    if not catan["seconds"]:
        return None
    return {
        "players": 4,
        "games": int(catan["games"]),
        "decisions_per_s": round(catan["decisions"] / catan["seconds"], 1),
        "games_per_s": round(catan["games"] / catan["seconds"], 3),
        "mean_decisions": round(catan["decisions"] / catan["games"], 1),
    }


def ratios(rows: list[Row], catan: dict[str, float]) -> dict[str, float]:
    """By build: DECISIONS_PER_GAME x random two-player games/s of our first game, against Catanatron's decisions/s."""
    if not catan["seconds"]:
        return {}
    theirs = catan["decisions"] / catan["seconds"]
    return {
        str(row["build"]): round(DECISIONS_PER_GAME * float(row["games_per_s"]) / theirs, 2)
        for row in rows
        if row["game"] == shown_games()[0] and row["players"] == 2
    }


def shown_games() -> list[str]:
    return [game.slug for game in offered_games()]
