"""`python -m overlander.research.fields`: the page docs/observations.md, from what the games declare."""

from __future__ import annotations

from overlander.core.features import POINTS, Features
from overlander.core.game import games
from overlander.players.learned import features_of
from overlander.text import Words

LIKE_OWN = ("next", "third", "fourth")
UNUSED = "; the rest are 0"
COMMAND = "python -m overlander.research.fields > docs/observations.md"
HEAD = f"""# Observations

What a seat knows of each game, as bytes, field by field. `own` is the seat itself; `next`, `third` and `fourth` are the others
in the order of play. In the environments of [research.md](research.md) the field `said` follows: it counts the actions said so
far in the seat's unfinished answer.

Below each table: what the bytes of a field tell, in their order, in the words of the game's data. Those of `next`, `third` and
`fourth` are like those of `own`. `Kind.names` lists a name for every byte.

Written by `{COMMAND}`.
"""


def table(features: Features) -> str:
    lines = ["| field | first | bytes | what it tells |", "|---|---:|---:|---|"]
    for field in features.fields:
        zero = f"; {field.zero} stands for 0" if field.zero else ""
        lines.append(f"| {field.name} | {features.starts[field.name]} | {field.size} | {field.about}{zero} |")
    return "\n".join(lines) + "\n"


def bytes_of(features: Features) -> str:
    """Of every field of several bytes a line."""
    words = {POINTS: features.categories, **features.byte_words()}
    lines: list[str] = []
    for field in features.fields:
        whose, _, rest = field.name.partition(".")
        if field.size > 1 and not (whose in LIKE_OWN and f"own.{rest}" in features.starts):
            told = words.get(field.name, [])
            lines.append(f"- **{field.name}**: {', '.join(told)}" + (UNUSED if len(told) < field.size else ""))
    return "\n".join(lines) + "\n"


def page() -> str:
    out = HEAD
    for slug, game in games().items():
        features = features_of(game)
        if features is not None:
            out += f"\n## {Words('en', slug).title()} (`{slug}`)\n\n{features.size} bytes.\n\n"
            out += table(features) + "\n" + bytes_of(features)
    return out


if __name__ == "__main__":
    print(page(), end="")
