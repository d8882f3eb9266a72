"""`overlander balance`: bots play many games, and what comes of it for each thing of the box."""

import argparse
from pathlib import Path
from shlex import quote

from overlander.commands.kinds import Commands
from overlander.commands.selfplay import how_many, progress
from overlander.core.carried import clean
from overlander.writing import write_whole, writing


def register(commands: Commands) -> None:
    parser = commands.add_parser("balance", help="study what each part of a game is worth")
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument("--games", type=how_many, default=300, metavar="K", help="games per number of players (default: 300)")
    parser.add_argument("--players", type=player_counts, default=[2, 3, 4], metavar="N,..", help="players (default: 2,3,4)")
    parser.add_argument("--bot", metavar="NAME", help="who plays in all seats: a bot or a level (default: greedy)")
    parser.add_argument(
        "--seed", type=clean, default="balance", metavar="S", help="game i of N players uses the seed S/N/i (default: balance)"
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="write tables and charts there; otherwise the tables are printed")
    parser.set_defaults(run=run)


def player_counts(text: str) -> list[int]:
    if not text or any(part not in ("1", "2", "3", "4") for part in text.split(",")):
        raise argparse.ArgumentTypeError(f"{text!r}: numbers of players with commas between them, 1 to 4")
    return sorted({int(part) for part in text.split(",")})


def run(args: argparse.Namespace) -> int:
    from overlander.study.balance import BOT, study
    from overlander.study.balance_report import charts, tables

    if args.out is not None:
        with writing(args.out):  # before hours of play
            args.out.mkdir(parents=True, exist_ok=True)
    done = 0
    studies = []
    with progress(args.games * len(args.players)) as step:
        for players in args.players:
            start = done
            after = None if step is None else lambda n, start=start: step(start + n)
            studies.append(study(args.game, players, args.games, args.seed, after, args.bot or BOT))
            done += args.games
    counts = ",".join(str(n) for n in args.players)
    bot = f" --bot {args.bot}" if args.bot else ""
    page = tables(
        studies, f"overlander balance {args.game} --games {args.games} --players {counts}{bot} --seed {quote(args.seed)} --out DIR"
    )
    if args.out is None:
        print(page)
        return 0
    with writing(args.out):
        write_whole(args.out / f"{args.game}-tables.md", page)
        for name, svg in charts(studies).items():
            write_whole(args.out / f"{args.game}-{name}.svg", svg + "\n")
    return 0
