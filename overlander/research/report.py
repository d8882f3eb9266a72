"""An arena as one page of HTML that needs nothing beside it."""

from __future__ import annotations

from html import escape
from statistics import mean

from overlander.research.arena import Arena, Plan
from overlander.research.bout import Result
from overlander.research.ranks import Rank, count_replaced, duels, ranks, without_failures, write_table
from overlander.study.charts import bars, histogram
from overlander.text import Words
from overlander.writing import write_whole, writing

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem }
body { color: #2b2118; background: #fbf6e9 }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #d9c9ab }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto; margin: 1rem 0 }
code { background: #efe5cd; padding: 0 .2rem }
"""
TABLE = "results.parquet"
PAGE = "report.html"
MOST_SERIES = 4  # colours of a chart


def table(head: list[str], rows: list[list[str]]) -> str:
    cells = "".join(f"<th>{escape(x)}</th>" for x in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(x)}</td>" for x in row) + "</tr>" for row in rows)
    return f"<table><tr>{cells}</tr>{body}</table>"


def ranking(found: list[Rank]) -> str:
    rows = [
        [
            x.name,
            f"{x.rating:.1f} ± {x.deviation:.1f}",
            str(x.games),
            f"{100 * x.share():.1f} %",
            f"{100 * x.low:.1f} to {100 * x.high:.1f} %",
            f"{x.score:.1f} ± {x.score_error:.1f}",
        ]
        for x in found
    ]
    return table(["player", "rating", "games", "won", "with 95 %", "points"], rows)


def meetings(results: list[Result], names: list[str]) -> str:
    """In each row, how often a player came before the one of the column."""
    found = duels(results)
    rows: list[list[str]] = []
    for one in names:
        row = [one]
        for two in names:
            before, games = found.get((one, two), (0.0, 0))
            row.append(f"{100 * before / games:.0f} % of {games}" if games else "")
        rows.append(row)
    return table(["came before", *names], rows)


def by_seat(results: list[Result]) -> str:
    rows: list[list[str]] = []
    for seat in range(len(results[0].names)):
        won = 100 * mean(result.win(seat) for result in results)
        rows.append([f"seat {seat}", f"{won:.1f} %", f"{mean(result.total(seat) for result in results):.1f}"])
    return table(["", "won", "points"], rows)


def pictures(results: list[Result], names: list[str]) -> str:
    shown = names[:MOST_SERIES]
    seats = [[(r, seat) for r in results for seat, name in enumerate(r.names) if name == one] for one in shown]
    out = spread("How points spread", shown, [[float(r.total(seat)) for r, seat in found] for found in seats], 24)
    categories = list(dict.fromkeys(category for r in results for category in r.categories))  # games can differ in them
    by_category = {category: [[points_of(r, seat, category) for r, seat in found] for found in seats] for category in categories}
    out += bars("Mean points by category", shown, [(name, [mean(x) for x in found]) for name, found in by_category.items()])
    for category, found in by_category.items():
        if len({points for series in found for points in series}) > 1:
            out += spread(category, shown, found, 16)
    return out


def points_of(result: Result, seat: int, category: str) -> float:
    return float(result.points[seat][result.categories.index(category)]) if category in result.categories else 0.0


def spread(title: str, series: list[str], values: list[list[float]], most: int) -> str:
    """A histogram of so many intervals at the most."""
    span = max(max(x) for x in values) - min(min(x) for x in values)
    width = next(w for w in (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 1e9) if span / w <= most)
    return histogram(title, series, values, width, "points, from")


def publish(arena: Arena) -> None:
    """The table of results and the page, in the arena's folder."""
    with writing(arena.folder):
        write_table(arena.results(), arena.folder / TABLE)
        write_whole(arena.folder / PAGE, page(arena.plan, arena.results()))


def page(plan: Plan, all_results: list[Result]) -> str:
    results = without_failures(all_results)
    title = f"Arena: {plan.game.slug}, {plan.seats} players"
    options = " ".join(f"{name}={value}" for name, value in plan.options.items())
    out = f"<h1>{escape(title)}</h1><p>{len(results)} games, {escape(plan.form)}, seed <code>{escape(plan.seed)}</code>. "
    out += "Every lineup plays each deal once in every turn of the seats. " if plan.turns > 1 else ""
    out += "" if plan.balanced() else "The number of games does not give every lineup and seat the same number of games. "
    out += f"Options: <code>{escape(options)}</code>.</p>"
    failed = [result for result in all_results if result.error]
    if failed:
        out += "<h2>Games that failed</h2>"
        out += table(["game", "why"], [[str(result.number), result.error] for result in failed[:50]])
    others = [Words("en").say("selfplay-replaced", bot=bot, why=why, n=n) for (bot, why), n in count_replaced(all_results).items()]
    if others:
        out += "<h2>Decisions that others took</h2>" + "".join(f"<p>{escape(line)}</p>" for line in others)
    if results:
        found = ranks(results)
        names = [x.name for x in found]
        out += "<h2>Players</h2>" + ranking(found)
        if len(names) > 1:
            out += "<h2>Meetings</h2>" + meetings(results, names)
        out += "<h2>Seats</h2>" + by_seat(results)
        out += f"<p>A game has {mean(result.decisions for result in results):.0f} decisions.</p>"
        out += "<h2>Points</h2>" + pictures(results, names)
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body>{out}</body></html>\n'
