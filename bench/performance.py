"""`python -m bench.performance`: writes docs/performance.md. Both builds of all games and other engines, in turns in one run.

A machine measures itself against itself: only ratios travel. What is not installed is left out, and the page says so.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from overlander.core.game import offered_games
from overlander.study.balance_report import table
from overlander.study.bench import roots
from overlander.study.charts import Row, bars, curves

MEASURE: Final = Path(__file__).with_name("measure.py")
PAGE: Final = Path(__file__).parents[1] / "docs" / "performance.md"
CHARTS: Final = "performance"  # the folder of the page's pictures, beside it
PEERS: Final = [  # task, what is measured, how it is called
    ("catanatron", "", "Catanatron, 4 players"),
    ("openspiel", "tic_tac_toe", "OpenSpiel through Python, tic-tac-toe"),
    ("openspiel", "backgammon", "OpenSpiel through Python, backgammon"),
    ("openspiel", "gin_rummy", "OpenSpiel through Python, gin rummy"),
    ("pettingzoo-chess", "", "PettingZoo, chess"),
    ("rlcard", "uno", "RLCard, Uno"),
]
CHESS: Final = "pettingzoo-chess"

Found = dict[str, Any]


def measure(task: str, what: str, seconds: float, root: Path | None = None) -> Found | None:
    """In a process of its own; None for what cannot be measured here."""
    path = os.pathsep.join([*([str(root)] if root else []), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep)
    command = [sys.executable, "-P", "-W", "ignore", str(MEASURE), task, what, str(seconds)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path, **ONE_THREAD}, capture_output=True, text=True)
    if done.returncode:
        print(f"{task} {what}: {done.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
        return None
    found: Found = json.loads(done.stdout.splitlines()[-1])
    return found


ONE_THREAD: Final = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "SDL_VIDEODRIVER": "dummy",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}


def merged(rounds: list[Found]) -> Found:
    """Medians, which a busy moment does not move."""
    out: Found = {}
    for key, value in rounds[0].items():
        values = [found[key] for found in rounds]
        if isinstance(value, list):
            out[key] = [median(column) for column in zip(*values)]
        else:
            out[key] = value if isinstance(value, str) else median(values)
    return out


def scaling(slug: str, root: Path, seconds: float) -> list[tuple[int, float]]:
    """Decisions per second of 1, 2, 4 .. processes, up to the cores of the machine."""
    out: list[tuple[int, float]] = []
    cores = os.cpu_count() or 1
    n = 1
    while True:
        command = [sys.executable, "-P", str(MEASURE), "playouts", slug, str(3 * seconds)]
        env = {**os.environ, "PYTHONPATH": str(root), **ONE_THREAD}
        started = [subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) for _ in range(n)]
        out.append((n, sum(json.loads(process.communicate()[0].splitlines()[-1])["decisions"] for process in started)))
        if n == cores:
            return out
        n = min(2 * n, cores)


def run(slugs: list[str], rounds: int, seconds: float, tell: Callable[[str], None]) -> Found:
    places = roots()
    tasks: list[tuple[str, str, str, Path | None]] = []
    for build, place in places.items():
        for slug in slugs:
            tasks += [("engine", slug, build, place), ("batch", slug, build, place)]
    tasks += [(task, what, "", None) for task, what, _ in PEERS]
    kept: dict[tuple[str, str, str], list[Found]] = {}
    missing: set[tuple[str, str, str]] = set()
    for number in range(rounds):
        for task, what, build, root in tasks:
            key = (task, what, build)
            if key in missing:
                continue
            tell(f"round {number + 1} of {rounds}: {task} {what} {build}")
            found = measure(task, what, seconds, root)
            if found is None:
                missing.add(key)
            else:
                kept.setdefault(key, []).append(found)
    out = {key: merged(found) for key, found in kept.items()}
    best = "compiled" if "compiled" in places else "pure"
    tell("scaling")
    return {"found": out, "builds": list(places), "best": best, "scaling": scaling(slugs[0], places[best], seconds)}


def number(x: float | None) -> str:
    return "" if x is None else f"{x:,.0f}" if x >= 100 else f"{x:.1f}" if x >= 10 else f"{x:.2f}"


def page(measured: Found, slugs: list[str], command: str) -> str:
    found: dict[tuple[str, str, str], Found] = measured["found"]
    best: str = measured["best"]
    machine = f"{platform.machine()}, {os.cpu_count()} cores, {platform.python_implementation()} {platform.python_version()}"
    out = f"# Speed\n\nWritten by `{command}` on {machine}. Everything was measured in turns in one run, by the time of\n"
    out += "one core; numbers are medians of the rounds. On another machine they are others: the ratios are what travels.\n\n"
    out += "## Games of two, at random\n\n"
    rows = []
    for build in measured["builds"]:
        for slug in slugs:
            x = found.get(("engine", slug, build))
            if x is not None:
                cells = [number(x.get(key)) for key in ("decisions", "games", "clone", "view", "fill", "observe", "draw")]
                steps = found.get(("batch", slug, build), {}).get("steps")
                rows.append([f"{slug}, {build}", *cells, number(steps)])
    head = [
        "game and build",
        "decisions/s",
        "games/s",
        "clone µs",
        "view µs",
        "fill µs",
        "observation µs",
        "drawing ms",
        "batch steps/s",
    ]
    out += table(head, rows)
    out += "\n*Fill*: a view whose hidden cards are dealt anew. *Batch*: 32 games stepped together, with observations and masks.\n"
    out += f"\n![Thousands of decisions per second]({CHARTS}/decisions.svg)\n"
    out += "\n## Beside others\n\nEvery number of ours is the " + best + " build's.\n\n"
    rows = []
    for task, what, name in PEERS:
        x = found.get((task, what, ""))
        if x is None:
            rows.append([name, "not installed", *[""] * len(slugs)])
            continue
        theirs = x["decisions"]
        ours = [found.get(("engine", slug, best), {}).get("decisions") for slug in slugs]
        rows.append([name, number(theirs), *[f"{mine / theirs:.1f} x" if mine else "" for mine in ours]])
    out += table(["engine", "decisions/s", *[f"{slug} decides" for slug in slugs]], rows)
    out += f"\n![Beside others]({CHARTS}/others.svg)\n"
    chess = found.get((CHESS, "", ""))
    if chess is not None:
        rows = []
        for slug in slugs:
            steps = found.get(("batch", slug, best), {}).get("steps")
            if steps:
                rows.append([slug, number(steps), f"{steps / chess['decisions']:.1f} x"])
        out += "\nWith observations, step against step:\n\n" + table(["batch of", "steps/s", "of PettingZoo's chess"], rows)
    out += "\n## Early and late\n\nMicroseconds of a decision in each fifth of a game, " + best + ".\n\n"
    rows = [
        [slug, *[number(x) for x in found["engine", slug, best]["fifths"]]] for slug in slugs if ("engine", slug, best) in found
    ]
    out += table(["", "first", "second", "third", "fourth", "last"], rows)
    out += f"\n![Microseconds of a decision, early to late]({CHARTS}/progress.svg)\n"
    out += f"\n## Processes\n\nDecisions per second of {slugs[0]}, {best}, by the number of processes side by side.\n\n"
    one = measured["scaling"][0][1]
    out += table(["processes", "decisions/s", "of one"], [[str(n), number(x), f"{x / one:.2f} x"] for n, x in measured["scaling"]])
    return out


def charts(measured: Found, slugs: list[str]) -> dict[str, str]:
    """The pictures of the page by name."""
    found: dict[tuple[str, str, str], Found] = measured["found"]
    best: str = measured["best"]
    builds: list[str] = measured["builds"]
    rows: list[Row] = [(slug, [found["engine", slug, build]["decisions"] / 1000 for build in builds]) for slug in slugs]
    out = {"decisions": bars("Thousands of decisions per second on one core", builds, rows)}
    rows = [(f"{slug}, {best}", [found["engine", slug, best]["decisions"] / 1000]) for slug in slugs]
    rows += [(name, [found[task, what, ""]["decisions"] / 1000]) for task, what, name in PEERS if (task, what, "") in found]
    out["others"] = bars("Beside others: thousands of decisions per second on one core", ["decisions/s"], rows, 300)
    parts = ["first fifth", "second", "third", "fourth", "last fifth"]
    values = [found["engine", slug, best]["fifths"] for slug in slugs]
    out["progress"] = curves(f"Microseconds of a decision, {best}", slugs, values, parts, "of the game")
    return out


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.performance")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.2, help="of each measurement")
    parser.add_argument("--games", default="", help="with commas (default: those offered to players)")
    parser.add_argument("-o", "--output", type=Path, default=PAGE)
    given = parser.parse_args()
    slugs = given.games.split(",") if given.games else [game.slug for game in offered_games()]
    started = perf_counter()
    measured = run(slugs, given.rounds, given.seconds, lambda what: print(what, file=sys.stderr))
    given.output.write_text(page(measured, slugs, "make bench"), encoding="utf-8")
    folder = given.output.with_name(CHARTS)
    folder.mkdir(exist_ok=True)
    for name, svg in charts(measured, slugs).items():
        folder.joinpath(f"{name}.svg").write_text(svg + "\n", encoding="utf-8")
    print(f"{given.output} after {perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
