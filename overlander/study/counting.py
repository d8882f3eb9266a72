"""How accounts count: what there is too much or too little of, and what an event says was paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from overlander.core.event import Event


def different(what: str, found: Iterable[int], wanted: Counter[int], names: list[str]) -> list[str]:
    """One line per kind that there is too much or too little of."""
    have = Counter(found)
    out: list[str] = []
    for kind in sorted(set(have) | set(wanted)):
        if have[kind] != wanted[kind]:
            name = names[kind] if 0 <= kind < len(names) else str(kind)
            out.append(f"{what} {name}: {have[kind]} instead of {wanted[kind]}")
    return out


def amount(e: Event, field: str) -> int:
    value = e.params[field]
    assert isinstance(value, int)
    return value
