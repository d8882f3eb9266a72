"""The report of a training: curves as one page that needs nothing else."""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import Any, Final

from overlander.core.errors import OptionError
from overlander.learning.ladder import Ladder
from overlander.writing import whole_lines, write_whole

REPORT: Final = "report.html"
LOG: Final = "log.jsonl"
TOLD: Final = {"seconds", "games", "positions", "steps", "errors", "fresh"}  # in every line of it
WIDE: Final = 620.0
HIGH: Final = 260.0
LEFT: Final = 46.0
BELOW: Final = 34.0
COLOURS: Final = (
    "#2b6f9e",
    "#b4532a",
    "#3d7d45",
    "#7b4f9d",
    "#a58a1d",
    "#54606b",
    "#c0487c",
    "#1f8a8a",
    "#8a5a3c",
    "#6a74c9",
    "#9a3434",
    "#4c8f2f",
    "#777777",
)
STYLE: Final = (
    "body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:1300px;padding:0 1rem;color:#222;background:#fff}"
    "figure{display:inline-block;margin:0 1rem 1.5rem 0;vertical-align:top}figcaption{font-weight:600}"
    "table{border-collapse:collapse}td,th{padding:.15rem .7rem;text-align:right;border-bottom:1px solid #ddd}"
    "svg text{font:12px system-ui,sans-serif;fill:#555}.key span{margin-right:1rem}"
)

Curve = tuple[str, list[tuple[float, float]]]  # a name, and points: minutes and a value


def round_step(span: float) -> float:
    """About four lines of a scale."""
    step = 10.0 ** len(str(int(max(1.0, span))))
    for divisor in (2.0, 2.5, 2.0) * 8:
        if span / step >= 4:
            break
        step /= divisor
    return step


def chart(title: str, curves: list[Curve], low: float | None = None, high: float | None = None) -> str:
    curves = [(name, points) for name, points in curves if len(points) > 1]
    if not curves:
        return ""
    every = [p for _, points in curves for p in points]
    most_x = max(x for x, _ in every) or 1.0
    least = min(y for _, y in every) if low is None else low
    most = max(y for _, y in every) if high is None else high
    if most <= least:
        most = least + 1.0

    def place(x: float, y: float) -> str:
        return (
            f"{LEFT + x / most_x * (WIDE - LEFT - 10):.1f},{HIGH - BELOW - (y - least) / (most - least) * (HIGH - BELOW - 12):.1f}"
        )

    out = ""
    step = round_step(most - least)
    y = step * int(least / step)
    while y <= most:
        if y >= least:
            at = place(0, y).split(",")[1]
            out += f'<path d="M{LEFT} {at}H{WIDE - 10}" stroke="#ddd"/>'
            out += f'<text x="{LEFT - 6}" y="{at}" dy="4" text-anchor="end">{y:g}</text>'
        y += step
    for i in range(5):
        x = most_x * i / 4
        out += f'<text x="{place(x, least).split(",")[0]}" y="{HIGH - 14}" text-anchor="middle">{x:.3g}</text>'
    out += f'<text x="{WIDE - 10}" y="{HIGH - 1}" text-anchor="end">minutes</text>'
    key = ""
    for i, (name, points) in enumerate(curves):
        colour = COLOURS[i % len(COLOURS)]
        line = " ".join(place(x, min(max(y, least), most)) for x, y in points)
        out += f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
        key += f'<span style="color:{colour}">{html.escape(name)}</span>'
    caption = f'<figcaption>{html.escape(title)}</figcaption><div class="key">{key}</div>'
    picture = f'<svg viewBox="0 0 {WIDE:g} {HIGH:g}" width="{WIDE:g}" role="img" aria-label="{html.escape(title)}">{out}</svg>'
    return f"<figure>{caption}{picture}</figure>"


def by_players(lines: list[dict[str, Any]], kind: str, key: str, factor: float = 1.0) -> list[Curve]:
    counts = sorted({n for line in lines for n in line.get(kind, {})})
    out: list[Curve] = []
    for n in counts:
        found = [(line["seconds"] / 60, factor * line[kind][n][key]) for line in lines if n in line.get(kind, {})]
        out.append((f"{n} players" if n != "1" else "alone", found))
    return out


def read_log(work: Path) -> list[dict[str, Any]]:
    """What a training has told so far, line by line."""
    path = work / LOG
    out: list[dict[str, Any]] = []
    for number, line in enumerate(whole_lines(path), start=1):
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or not found.keys() >= TOLD:
            raise OptionError("file-unreadable", {"file": str(path), "why": f"line {number} is not of a training"})
        out.append(found)
    return out


def write_report(game: str, work: Path, categories: list[str], ladder: Ladder) -> None:
    lines = read_log(work)
    if not lines:
        return
    out = chart("Games won against the greedy bot, %", by_players(lines, "greedy", "won", 100), 0, 100)
    out += chart("Points against the greedy bot", by_players(lines, "greedy", "points"))
    out += chart("Points of the greedy bot", by_players(lines, "greedy", "rival"))
    out += chart("Points against itself", by_players(lines, "mirror", "points"))
    out += chart("Games won alone, %", [c for c in by_players(lines, "mirror", "won", 100) if c[0] == "alone"], 0, 100)
    plans: list[Curve] = []
    for i, name in enumerate(categories):
        found = [(line["seconds"] / 60, line["mirror"]["2"]["categories"][i]) for line in lines if "2" in line.get("mirror", {})]
        plans.append((name, found))
    out += chart("Points against itself by category, two players", plans)
    for i, name in enumerate(("own points", "the rival's points", "winning")):
        learned = [(line["seconds"] / 60, line["errors"][i]) for line in lines if line["errors"]]
        fresh = [(line["seconds"] / 60, line["fresh"][i]) for line in lines if line["fresh"]]
        out += chart(f"Errors: {name}", [("games learned from", learned), ("new games", fresh)], 0)
    ratings = ladder.ratings()
    steps = [(float(name) / 60, rating) for name, rating in ratings.items()]
    out += chart("Ladder of snapshots: Elo above the greedy bot", [("snapshots", sorted(steps))])
    rows = "".join(f"<tr><td>{float(name) / 60:.1f}</td><td>{rating:+.0f}</td></tr>" for name, rating in sorted(ratings.items()))
    table = f"<table><tr><th>minutes</th><th>Elo above greedy</th></tr>{rows}</table>" if rows else ""
    last = lines[-1]
    summary = f"{last['games']} games, {last['positions']} positions, {last['steps']} steps, {last['seconds'] / 60:.1f} minutes"
    title = f"Training of {html.escape(game)}"
    page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    page += f"<h1>{title}</h1><p>{summary}</p>{out}<h2>Ladder</h2>{table}</html>\n"
    write_whole(work / REPORT, page)
