"""`overlander bench`: the speed of both builds, next to another engine measured in the same run."""

import argparse
import json
from pathlib import Path
from typing import Any, Final

from overlander.commands.kinds import Commands
from overlander.commands.selfplay import how_many, progress
from overlander.core.game import find_game


def register(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="measure the speed of the engine")
    parser.add_argument("game", nargs="*", metavar="GAME", help="which games (default: those offered to players)")
    parser.add_argument("--games", type=how_many, default=50, metavar="N", help="games per build and player count (default: 50)")
    about = "compare with another version: a folder that holds its package, compiled or not"
    parser.add_argument("--against", type=Path, metavar="DIR", help=about)
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from overlander.study import versions
    from overlander.study.bench import ROUNDS, bench, shown_games

    if args.against is not None:
        slugs = [find_game(slug).slug for slug in args.game]
        with progress(versions.ROUNDS) as step:
            rows = versions.compare(slugs, args.games, args.against, step)
        if args.json:
            print(json.dumps(rows))
        else:
            show_versions(rows)
        return 0
    with progress(ROUNDS) as step:
        found = bench([find_game(slug).slug for slug in args.game] or shown_games(), args.games, step)
    if args.json:
        print(json.dumps(found))
    else:
        show(found)
    return 0


WIDTH: Final = 120
COLUMNS: Final = {
    "decisions_per_s": "decisions/s",
    "games_per_s": "games/s",
    "mean_decisions": "per game",
    "clone_us": "clone µs",
    "digest_us": "digest µs",
    "middle_decision_us": "middle µs",
    "last_decision_us": "last µs",
}


def show(found: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    from overlander.study.bench import DECISIONS_PER_GAME

    table = Table(title="Random play; microseconds of a decision in the middle and in the last tenth of a game")
    for column in ("engine", "build", "players"):
        table.add_column(column)
    for column in COLUMNS.values():
        table.add_column(column, justify="right")
    for row in found["rows"]:
        table.add_row(row["game"], row["build"], str(row["players"]), *cells(row))
    if found["catanatron"] is not None:
        table.add_row("catanatron", "pure", str(found["catanatron"]["players"]), *cells(found["catanatron"]))
    console = Console()
    console.width = max(console.width, WIDTH)  # a table that is cut tells nothing
    console.print(table)
    for name, ratio in found["ratios"].items():
        console.print(f"{name}: {DECISIONS_PER_GAME} x two-player games/s = {ratio} x Catanatron's decisions/s", highlight=False)
    for note in found["notes"]:
        console.print(note, highlight=False, markup=False)


def show_versions(rows: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Two players at random, both versions in turns: medians of the rounds, and of the ratios this / other")
    for column in ("game", "build"):
        table.add_column(column)
    for column in ("games/s", "other", "ratio", "clone µs", "other", "ratio"):
        table.add_column(column, justify="right")
    for row in rows:
        numbers = [row[x] for key in ("games_per_s", "clone_us") for x in (key, f"other_{key}", f"{key}_ratio")]
        table.add_row(row["game"], row["build"], *[f"{x:,.3f}" for x in numbers])
    Console().print(table)


def cells(row: dict[str, float]) -> list[str]:
    return [f"{row[key]:,.1f}" if key in row else "" for key in COLUMNS]
