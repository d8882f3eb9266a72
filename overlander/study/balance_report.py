"""A study of balance as tables (Markdown) and charts (SVG)."""

from __future__ import annotations

import re
from statistics import mean

from overlander.study.balance import TENTHS, Balance, Group, Study, Thing, balance_of, spread
from overlander.study.charts import Row, bars, curves, histogram

OPENING = "opening"  # the group of what each seat used first
SEATS_NEEDED = 0.03  # of all: with fewer users it is chance who won


def part_of(studies: list[Study]) -> Balance:
    return balance_of(studies[0].game)


def group_of(studies: list[Study], group: str) -> Group:
    return part_of(studies).GROUPS[group]


def of_players(st: Study) -> str:
    return f"{st.players} player" if st.players == 1 else f"{st.players} players"


def number(x: float, digits: int = 1) -> str:
    out = f"{x:.{digits}f}"
    return "0" if float(out) == 0 else out


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows]) + "\n"


def overview(studies: list[Study]) -> str:
    rows: list[list[str]] = []
    for st in studies:
        score = spread(st.scores())
        visits = [x for game in st.visits for x in game]
        wins = " / ".join(f"{100 * x:.0f}" for x in st.seat_wins())
        length = [number(mean(st.turns)), number(mean(visits)), f"{min(visits)} to {max(visits)}", number(mean(st.decisions), 0)]
        points = [number(score["mean"]), number(score["deviation"]), f"{score['lowest']:.0f} to {score['highest']:.0f}"]
        contest = [number(mean(st.winning_scores() or [0])), number(mean(st.margins())), wins]
        rows.append([of_players(st), str(st.games()), *length, *points, *contest])
    unit = part_of(studies).UNIT
    head = ["", "games", "turns each", f"{unit} each", f"{unit}, range", "decisions", "score", "deviation", "range"]
    return table([*head, "winner", "first to last", "won by seat, %"], rows)


def categories(studies: list[Study]) -> str:
    head = ["points from"] + [f"{who}, {of_players(st)}" for st in studies for who in ("all", "winners")]
    rows = []
    for name in studies[0].categories:
        rows.append([name] + [number(st.category(name, won)) for st in studies for won in (False, True)])
    totals = [number(sum(st.category(name, won) for name in st.categories)) for st in studies for won in (False, True)]
    return table(head, [*rows, ["**sum**", *totals]])


def of_group(studies: list[Study], group: str) -> list[dict[str, Thing]]:
    """By number of players."""
    return [st.openings if group == OPENING else st.things.get(group, {}) for st in studies]


def merge(studies: list[Study], group: str, name: str) -> Thing:
    """One thing over all numbers of players."""
    out = Thing()
    for found in of_group(studies, group):
        thing = found.get(name)
        if thing is not None:
            out.offered += thing.offered
            out.users += thing.users
            out.uses += thing.uses
            out.money += thing.money
            out.points += thing.points
            out.score += thing.score
    return out


def names_of(studies: list[Study], group: str) -> list[str]:
    """In the order of the box; what is not in every game, by its name and number."""
    found: dict[str, None] = {}
    for things_of_one in of_group(studies, group):
        found.update(dict.fromkeys(things_of_one))
    kind = part_of(studies).FIRST if group == OPENING else group
    return list(found) if group_of(studies, kind).always else sorted(found, key=by_number)


def by_number(name: str) -> list[tuple[bool, int, str]]:
    """10a after 9b."""
    return [(part.isdigit(), int(part) if part.isdigit() else 0, part) for part in re.split(r"(\d+)", name) if part]


def enough(studies: list[Study], thing: Thing) -> bool:
    """Whether so many seats used it that how they fared says anything."""
    return thing.users >= SEATS_NEEDED * sum(st.games() * st.players for st in studies)


def against_chance(studies: list[Study], group: str, name: str) -> float:
    """How much more often its users won than chance has it, in percent of the games: 0 where it makes no difference."""
    users = won = expected = 0.0
    for st, found in zip(studies, of_group(studies, group), strict=True):
        thing = found.get(name)
        if thing is not None:
            users += thing.users
            won += thing.wins
            expected += thing.users / st.players
    return 100 * (won - expected) / users if users else 0.0


def things(studies: list[Study], group: str) -> str:
    has_account = group_of(studies, group).account
    head = ["", *[f"uses, {of_players(st)}" for st in studies], "seats that used it, %", "won more than chance, %"]
    if has_account:
        head += ["money per use", "points per use"]
    rows: list[list[str]] = []
    for name in names_of(studies, group):
        one = merge(studies, group, name)
        uses = [number(st.things[group][name].per_seat(), 2) if name in st.things.get(group, {}) else "-" for st in studies]
        row = [name, *uses, number(100 * one.share(), 0)]
        row.append(number(against_chance(studies, group, name)) if enough(studies, one) else "-")
        if has_account:
            money, points = one.per_use()
            row += [number(money), number(points)] if one.uses else ["-", "-"]
        rows.append(row)
    return table(head, rows)


def openings(studies: list[Study]) -> str:
    """What each seat used first of the group that opens a game."""
    head = ["", *[f"began with it, {of_players(st)}, %" for st in studies], "won more than chance, %", "score"]
    rows: list[list[str]] = []
    for name in names_of(studies, OPENING):
        one = merge(studies, OPENING, name)
        if not one.users:
            continue
        shares = [number(100 * st.openings[name].share(), 0) if name in st.openings else "-" for st in studies]
        won = number(against_chance(studies, OPENING, name)) if enough(studies, one) else "-"
        rows.append([name, *shares, won, number(one.score / one.users)])
    return table(head, rows)


def leads(studies: list[Study]) -> str:
    head = ["part of the game", *[f"{what}, {of_players(st)}" for st in studies for what in ("points ahead", "leads, %")]]
    rows = [
        [
            f"{i}0 %" if i else "begin",
            *[x for st in studies for x in (number(st.mean_leads()[i]), number(100 * st.share_ahead()[i], 0))],
        ]
        for i in range(TENTHS + 1)
    ]
    return table(head, rows)


def plans(studies: list[Study]) -> str:
    """Which of its plans brought the winner most."""
    found = [st.winning_plans(part_of(studies).PLANS) for st in studies]
    rows = [[name, *[f"{len(x[name])} of {sum(map(len, x.values()))}" for x in found]] for name in part_of(studies).PLANS]
    return table(["most of its points from", *[f"winners, {of_players(st)}" for st in studies]], rows)


def with_leads(studies: list[Study]) -> list[Study]:
    """Those in which somebody can be ahead of somebody."""
    return [st for st in studies if st.leads]


def tables(studies: list[Study], command: str) -> str:
    """Everything as one page."""
    out = "# The numbers\n\n"
    page = f"balance-{studies[0].game.slug}.md"
    out += f"Written by `{command}`; the same command writes the same page. What they mean: [{page}](../{page}).\n\n"
    out += "## Games\n\n" + overview(studies) + "\n## Points\n\n" + categories(studies)
    if part_of(studies).PLANS:
        out += "\n## Plans of the winners\n\n" + plans(studies)
    if with_leads(studies):
        out += "\n## Who wins, and how far ahead: the score as it stands\n\n" + leads(with_leads(studies))
    first = group_of(studies, part_of(studies).FIRST)
    out += f"\n## First moves\n\nThe first of: {first.title} ({first.use.partition(';')[0]}).\n\n" + openings(studies)
    for name, group in part_of(studies).GROUPS.items():
        if not names_of(studies, name):
            continue  # nothing of the kind was in these games
        out += f"\n## {group.title}\n\nA use: {group.use}. Uses are per seat that could.\n\n" + things(studies, name)
    return out


# -- charts


def series(studies: list[Study]) -> list[str]:
    return [of_players(st) for st in studies]


def uses_chart(studies: list[Study], title: str, group: str) -> str:
    rows: list[Row] = []
    for name in names_of(studies, group):
        rows.append((name, [st.things[group][name].per_seat() if name in st.things.get(group, {}) else 0.0 for st in studies]))
    return bars(title, series(studies), rows)


def won_chart(studies: list[Study], title: str, group: str) -> str:
    names = [name for name in names_of(studies, group) if enough(studies, merge(studies, group, name))]
    rows: list[Row] = [(name, [against_chance(studies, group, name)]) for name in names]
    return bars(title, ["percent of the games above or below chance"], rows) if rows else ""


def plans_chart(st: Study, plans: dict[str, list[str]]) -> str:
    """The points of the winners by category, for each plan by which some of them won."""
    found = {name: rows for name, rows in st.winning_plans(plans).items() if rows} if plans else {}
    if not found:
        return ""
    names = [f"{name}: {len(rows)}" for name, rows in found.items()]
    rows: list[Row] = [(c, [mean(row.get(c, 0) for row in won) for won in found.values()]) for c in st.categories]
    return bars(f"Winners by what brought them most, {of_players(st)}: points by category", names, rows)


def charts(studies: list[Study]) -> dict[str, str]:
    """The pictures by file name."""
    names = series(studies)
    points: list[Row] = []
    for name in studies[0].categories:
        points.append((name, [st.category(name, False) for st in studies]))
    winners: list[Row] = [
        (name, [mean(st.category(name, True) - st.category(name, False) for st in studies)]) for name in studies[0].categories
    ]
    visits = [[float(x) for game in st.visits for x in game] for st in studies]
    pages = {
        "scores": histogram("Scores", names, [[float(x) for x in st.scores()] for st in studies], 10, "points, from"),
        "turns": histogram("Turns of a player", names, [st.turns for st in studies], 2, "turns, from"),
        "visits": histogram(part_of(studies).VISITS, names, visits, 1, part_of(studies).UNIT),
        "points": bars("Points by category", names, points),
        "winners": bars("What winners have more than all", ["points"], winners),
    }
    tenths = [f"{i}0%" if i else "0" for i in range(TENTHS + 1)]
    if some := with_leads(studies):
        ahead, led = [st.mean_leads() for st in some], [[100 * x for x in st.share_ahead()] for st in some]
        pages["lead"] = curves("How far ahead the winner is, in points", series(some), ahead, tenths, "of the game")
        pages["led"] = curves("In how many games the later winner leads", series(some), led, tenths, "of the game", "%")
    shares: list[Row] = []
    for name in names_of(studies, OPENING):
        if merge(studies, OPENING, name).users:
            shares.append((name, [100 * st.openings[name].share() if name in st.openings else 0.0 for st in studies]))
    title = f"First moves: {group_of(studies, part_of(studies).FIRST).title}, % of the seats"
    pages["first"] = bars(title, names, shares)
    pages["first-won"] = won_chart(studies, "First moves: how much more often they win", OPENING)
    for st in studies:
        pages[f"plans-{st.players}"] = plans_chart(st, part_of(studies).PLANS)
    for key, group in part_of(studies).GROUPS.items():
        if group.chart and names_of(studies, key):
            pages[key] = uses_chart(studies, f"{group.title}: {group.use.partition(';')[0]}, per seat", key)
        if group.won_chart:
            pages[key + "-won"] = won_chart(studies, f"{group.title}: how much more often their users win", key)
    return {name: svg for name, svg in pages.items() if svg}
