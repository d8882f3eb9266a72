"""`overlander train`: a network learns a game by playing it."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from overlander.commands.kinds import Commands
from overlander.core.game import find_game
from overlander.learning.settings import add_arguments, settings_of

if TYPE_CHECKING:
    from rich.table import Table

SHOWN: Final = (
    ("lessons", "greedy alone"),
    ("led", "begun by greedy"),
    ("mirror", "against itself"),
    ("past", "against its past"),
    ("greedy", "against greedy"),
)


def register(commands: Commands) -> None:
    parser = commands.add_parser("train", help="let a network learn a game by playing it")
    add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from overlander.learning.trainer import Training

    game = find_game(args.game)
    work = args.work or Path("training") / game.slug
    console = Console(stderr=True)
    training = Training(game, work, settings_of(args), lambda line: console.print(progress(line)))
    training.run()
    if not training.learner.measured:
        print("overlander: too few games were played to learn from them: --minutes more", file=sys.stderr)
        return 1
    print(f"{work / 'report.html'}\n{work / 'learned'}")
    return 0


def progress(line: dict[str, Any]) -> "Table":
    from rich.table import Table

    minutes, games, steps = line["seconds"] / 60, line["games"], line["steps"]
    title = f"{minutes:.1f} minutes, {games} games, {line['positions']} positions, {steps} steps ({line['device']})"
    if line["faults"]:
        title += f", {line['faults']} games failed: see faults.txt"
    if line["replaced"]:
        title += f", {line['replaced']} processes that played have ended: others play on"
    out = Table(title=title, title_justify="left")
    for heading in ("", "players", "games", "won %", "points", "best rival"):
        out.add_column(heading, justify="left" if not heading else "right")
    for key, name in SHOWN:
        for players, found in line[key].items():
            won = f"{100 * found['won']:.1f}"
            out.add_row(name, players, str(found["games"]), won, f"{found['points']:.1f}", f"{found['rival']:.1f}")
    return out
