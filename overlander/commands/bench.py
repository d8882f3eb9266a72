"""`overlander bench`: the speed of both builds, next to another engine measured in the same run."""

import argparse
import json
from typing import Any, Final

from overlander.commands.kinds import Commands
from overlander.commands.selfplay import how_many, progress
from overlander.core.game import find_game


def register(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="measure the speed of the engine")
    parser.add_argument("game", nargs="*", metavar="GAME", help="which games (default: those offered to players)")
    parser.add_argument("--games", type=how_many, default=50, metavar="N", help="games per build and player count (default: 50)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from overlander.study.bench import ROUNDS, bench, shown_games

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


def cells(row: dict[str, float]) -> list[str]:
    return [f"{row[key]:,.1f}" if key in row else "" for key in COLUMNS]
