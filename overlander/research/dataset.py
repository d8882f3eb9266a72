"""A data set: games between bots as records, positions and outcomes in Parquet, in shards, with a card that says how it was made.

A shard is done when its outcomes are there; one that was broken off is made again, to the same bytes. Positions are what the seat
that decides knows, as its game declares it (`features`), and what it chose, as a token and by the numbering of actions.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from shlex import quote
from typing import Any, Final, NamedTuple

from overlander.core.choice import Choice
from overlander.core.errors import OptionError
from overlander.core.state import State
from overlander.players.levels import bot_at
from overlander.research.arena import Plan
from overlander.research.bout import Bout, play
from overlander.research.crew import PROCESSES, run
from overlander.research.entrants import Entrant
from overlander.research.episode import Kind
from overlander.research.extra import need
from overlander.research.fields import bytes_of
from overlander.research.occupied import occupying
from overlander.writing import replacing, write_whole, writing

PLAN: Final = "dataset.json"
CARD: Final = "README.md"
RECORDS: Final = "records"
POSITIONS: Final = "positions"
OUTCOMES: Final = "outcomes"  # written last

DEALT: Final = {
    False: "every game has a deal of its own",
    True: "each deal is played several times, with the players moved round the seats",
}

Columns = dict[str, list[Any]]


class Shard(NamedTuple):
    number: int
    folder: str
    bouts: list[Bout]

    def file(self, kind: str) -> Path:
        return Path(self.folder) / f"{kind}-{self.number:05}.parquet"


class Notes:
    """The positions of one game, as its deciders know them."""

    def __init__(self, kind: Kind, bout: Bout) -> None:
        self.kind = kind
        self.bout = bout
        self.columns: Columns = defaultdict(list)

    def take(self, s: State, seat: int, c: Choice) -> None:
        rows = self.columns
        rows["game"].append(self.bout.number)
        rows["decision"].append(len(rows["decision"]) + 1)
        rows["seat"].append(seat)
        rows["observation"].append(self.kind.features.observe(s, seat))
        rows["offers"].append(len(s.offers(seat)))
        rows["token"].append(str(c))
        rows["actions"].append(self.kind.numbering.spell(c))

    def end(self, points: list[int], won: list[float]) -> None:
        """What it came to for the one who decided."""
        self.columns["points"] = [points[seat] for seat in self.columns["seat"]]
        self.columns["won"] = [won[seat] for seat in self.columns["seat"]]


def make_shard(shard: Shard) -> int:
    """The games of a shard, written; how many positions they have."""
    first = shard.bouts[0]
    kind = Kind(first.game, **first.options)
    records: Columns = defaultdict(list)
    positions: Columns = defaultdict(list)
    outcomes: Columns = defaultdict(list)
    for bout in shard.bouts:
        notes = Notes(kind, bout)
        result, record = play(bout, notes.take)
        if result.error:
            raise OptionError("game-failed", {"game": bout.number, "why": result.error})
        notes.end(
            [result.total(seat) for seat in range(len(result.names))], [result.win(seat) for seat in range(len(result.names))]
        )
        for name, values in notes.columns.items():
            positions[name].extend(values)
        for name, value in {"game": bout.number, "seed": bout.seed, "decisions": result.decisions, "record": record}.items():
            records[name].append(value)
        for seat, who in enumerate(result.names):
            row = {"game": bout.number, "seat": seat, "player": who, "points": result.total(seat), "won": result.win(seat)}
            points = {f"points {name}": result.points[seat][i] for i, name in enumerate(result.categories)}
            for name, found in {**row, **points}.items():
                outcomes[name].append(found)
    with writing(Path(shard.folder)):
        write_columns(shard.file(RECORDS), records)
        write_columns(shard.file(POSITIONS), positions)
        write_columns(shard.file(OUTCOMES), outcomes)
    return len(positions["game"])


def write_columns(file: Path, columns: Columns) -> None:
    import pyarrow
    import pyarrow.parquet

    kinds = {"actions": pyarrow.list_(pyarrow.uint16())}
    arrays = {name: pyarrow.array(values, kinds.get(name)) for name, values in columns.items()}
    with replacing(file) as out:
        pyarrow.parquet.write_table(pyarrow.table(arrays), out, compression="zstd")


def in_full(entrant: Entrant) -> str:
    """A level with the bot that plays at it."""
    bot = bot_at(entrant.name)
    return entrant.name if entrant.name == bot else f"{entrant.name} (the bot `{bot}`)"


class DataSet:
    """A plan in its folder, in shards of so many games."""

    def __init__(self, plan: Plan, folder: Path, each: int) -> None:
        need("pyarrow")
        self.plan = plan
        self.folder = folder
        self.each = each
        cut = f"{plan.games} games, {each} in a shard\n"
        text = plan.text() + cut
        with writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
            if not folder.joinpath(PLAN).exists():
                write_whole(folder / PLAN, text)
        kept = folder.joinpath(PLAN).read_text(encoding="utf-8", errors="replace")
        if kept != text:
            found = [plan.otherwise(kept), "" if kept.endswith(cut) else kept.rpartition("}")[2].strip()]
            raise OptionError("other-dataset", {"folder": str(folder), "found": ", ".join(filter(None, found))})

    def shards(self) -> Iterator[Shard]:
        for number in range(-(-self.plan.games // self.each)):
            last = min((number + 1) * self.each, self.plan.games)
            yield Shard(number, str(self.folder), [self.plan.bout(i) for i in range(number * self.each, last)])

    def left(self) -> list[Shard]:
        return [shard for shard in self.shards() if not shard.file(OUTCOMES).exists()]

    def make(self, workers: int, backend: str = PROCESSES, after: Callable[[int], None] | None = None) -> None:
        with occupying(self.folder):
            left = self.left()
            games = self.plan.games - sum(len(shard.bouts) for shard in left)
            for shard, _positions in run(make_shard, left, workers, backend):
                games += len(shard.bouts)
                if after is not None:
                    after(games)
            with writing(self.folder):
                write_whole(self.folder / CARD, self.card())

    def outcomes(self) -> str:
        """What each player made of each seat."""
        import pyarrow.parquet

        seats: dict[tuple[int, str], list[tuple[int, float]]] = defaultdict(list)
        for shard in self.shards():
            for row in pyarrow.parquet.read_table(shard.file(OUTCOMES), columns=["seat", "player", "points", "won"]).to_pylist():
                seats[row["seat"], row["player"]].append((row["points"], row["won"]))
        out = "| seat | player | games | points | won, % |\n|---:|---|---:|---:|---:|\n"
        for (seat, player), found in sorted(seats.items()):
            points, won = (sum(column) / len(found) for column in zip(*found, strict=True))
            out += f"| {seat} | {player} | {len(found)} | {points:.1f} | {100 * won:.1f} |\n"
        return out

    def card(self) -> str:
        """How it was made, and what is in it."""
        import pyarrow.parquet

        plan = self.plan
        kind = Kind(plan.game.slug, **plan.options)
        positions = sum(pyarrow.parquet.read_metadata(shard.file(POSITIONS)).num_rows for shard in self.shards())
        bots = ",".join(x.name + (f"={x.weights}" if x.weights else "") for x in plan.entrants)
        options = " ".join(f"--option {name}={value}" for name, value in plan.options.items())
        who = f"--bots {quote(bots)} --games {plan.games} --seed {quote(plan.seed)}"
        made = f"{plan.game.slug} {who} --shard {self.each} {options} -o DIR"
        fields = "game, decision, seat, observation (bytes), offers (how many), token, actions (numbers), points and won at the end"
        fields = "\n".join(f"| {field.name} | {field.size} | {field.about} |" for field in kind.features.fields)
        weights = "".join(f"- weights of {in_full(x)}: {x.digest}\n" for x in plan.entrants if x.digest)
        return f"""# {plan.game.slug}: {plan.games} games between {", ".join(x.name for x in plan.entrants)}

Made by `overlander dataset {made}`;
the same command makes the same files again.

- rules: version {plan.game.version}, components {plan.game.pack().digest}
- numbering of actions: {kind.numbering.fingerprint}, {kind.actions} actions
- fields of an observation: {kind.features.fingerprint()}, {kind.features.size} bytes
{weights}- {plan.games} games, {positions} positions
- {DEALT[plan.turns > 1]}

{self.outcomes()}
| file | a row is | columns |
|---|---|---|
| {RECORDS}-*.parquet | a game | game, seed, decisions, record (its text, as `overlander replay` reads it) |
| {POSITIONS}-*.parquet | a decision | {fields} |
| {OUTCOMES}-*.parquet | a seat of a game | game, seat, player, points, won (a shared victory is shared), points by category |

An observation holds what the seat that decides knows, nothing else:

| field | bytes | what it tells |
|---|---:|---|
{fields}

What the bytes of a field tell, in their order (those of `next`, `third` and `fourth` are like those of `own`):

{bytes_of(kind.features)}
Which actions were legal is told by `lessons()` of `overlander.research.lessons`: it reads them from a game's record.
"""
