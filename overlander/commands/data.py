"""`overlander data`: where the values of a game come from, and whether an owner's corrections are sound."""

import argparse
import json
from collections import Counter
from pathlib import Path

from rich.table import Table
from rich.text import Text

from overlander.commands.corrections import check_pack, folder_for, folder_of
from overlander.commands.kinds import Commands
from overlander.core.data import SOURCES, UNSURE, Sourced, provenance
from overlander.core.errors import OptionError
from overlander.core.game import Game, find_game
from overlander.terminal.screen import Screen
from overlander.text import Words


def register(commands: Commands) -> None:
    parser = commands.add_parser("data", help="where the values of a game come from; check corrections")
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument("--provenance", action="store_true", help="list every value that is recalled or reconstructed")
    parser.add_argument("--source", metavar="WORD", help=f"list the values of this source: {', '.join(SOURCES)}")
    parser.add_argument("--check", metavar="DIR", help="validate corrections and list what they change")
    parser.add_argument("--corrections", metavar="DIR", help="an owner's corrections to the components")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    words = Words(args.lang, game.slug)
    if args.source is not None and args.source not in SOURCES:
        raise OptionError("unknown-source-word", {"found": args.source, "known": ", ".join(SOURCES)})
    if args.check is not None:
        return check(game, Path(args.check), words, args.json)
    values = provenance(game.pack(folder_for(game, args.corrections)))
    wanted = (args.source,) if args.source is not None else UNSURE if args.provenance else ()
    listed = [x for x in values if x.source in wanted]
    if args.json:
        print(json.dumps(as_json(game, values, listed, bool(wanted)), ensure_ascii=False, indent=2))
        return 0
    screen = Screen()
    screen.show(counts(game, values, words))
    if wanted:
        screen.show(values_table(listed, words))
    return 0


def file_of(value: Sourced) -> str:
    return value.place.partition(".")[0].partition("[")[0]


def by_file(values: list[Sourced]) -> dict[str, Counter[str]]:
    out: dict[str, Counter[str]] = {}
    for value in values:
        out.setdefault(file_of(value), Counter())[value.source] += 1
    return out


def counts(game: Game, values: list[Sourced], words: Words) -> Table:
    total = Counter(x.source for x in values)
    sources = [source for source in SOURCES if total[source]]
    table = Table(title=words.say("data-title", game=words.title()), title_justify="left")
    table.add_column(words.say("data-file"))
    for source in sources:
        table.add_column(source, justify="right")
    table.add_column(words.say("data-total"), justify="right")
    for file, found in by_file(values).items():
        table.add_row(file, *[str(found[source] or "–") for source in sources], str(found.total()))
    table.add_section()
    table.add_row(words.say("data-total"), *[str(total[source]) for source in sources], str(total.total()))
    return table


def values_table(values: list[Sourced], words: Words) -> Table:
    table = Table()
    for message in ("data-source", "data-place", "data-value", "data-note"):
        table.add_column(words.say(message), overflow="fold")
    for x in values:
        table.add_row(x.source, Text(x.place), Text(x.value), Text(x.note))
    return table


def as_json(game: Game, values: list[Sourced], listed: list[Sourced], with_list: bool) -> dict[str, object]:
    out: dict[str, object] = {
        "game": game.slug,
        "total": len(values),
        "sources": dict(Counter(x.source for x in values)),
        "files": {file: dict(found) for file, found in by_file(values).items()},
    }
    if with_list:
        out["values"] = [{"place": x.place, "value": x.value, "source": x.source, "note": x.note} for x in listed]
    return out


def check(game: Game, given: Path, words: Words, as_json: bool) -> int:
    before = {x.place: x.value for x in provenance(game.pack())}
    after = {x.place: x.value for x in provenance(check_pack(game, folder_of(game, given)))}
    changes = [(x, before.get(x, "–"), after.get(x, "–")) for x in {**before, **after} if before.get(x) != after.get(x)]
    if as_json:
        listed = [{"place": place, "old": old, "new": new} for place, old, new in changes]
        print(json.dumps({"game": game.slug, "changes": listed}, ensure_ascii=False, indent=2))
        return 0
    screen = Screen()
    screen.line(words.say("data-corrections-fine", n=len(changes)))
    for place, old, new in changes:
        screen.line("  " + words.say("data-change", place=place, old=old, new=new))
    return 0
