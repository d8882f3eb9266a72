"""How a test cites the rules it checks: `@rule("GWT-MOVE-3")`.

`python -m tests.ledger` takes the IDs that are now tested out of `tests/rules/pending.toml`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from overlander import ledger

TESTS = Path(__file__).resolve().parent
PENDING = TESTS / "rules" / "pending.toml"

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Says which rules a test checks: at most three, so that a failure names the rule that is broken."""
    if not 1 <= len(ids) <= ledger.MOST_CITED:
        raise ledger.LedgerError(f"a test cites one to {ledger.MOST_CITED} rules, not {len(ids)}")

    def mark(test: Test) -> Test:
        test.__rules__ = ids  # type: ignore[attr-defined]
        marked: Test = pytest.mark.rule(*ids)(test)
        return marked

    return mark


def still_pending(game: str) -> tuple[list[str], list[str]]:
    """What is left to build, as IDs and prefixes: a topic of which nothing is tested stays one prefix."""
    state = ledger.coverage(game, TESTS)
    pending = [identifier for identifier in state.pending if identifier in state.missing]
    every = [known.id for known in ledger.rules_of(game).values() if not known.is_note]
    prefixes: list[str] = []
    ids: list[str] = []
    for identifier in pending:
        parts = identifier.split("-")
        for prefix in ("-".join(parts[:length]) for length in range(1, len(parts))):
            if all(other in pending for other in every if ledger.has_prefix(other, [prefix])):
                if prefix not in prefixes:
                    prefixes.append(prefix)
                break
        else:
            ids.append(identifier)
    return ids, prefixes


def rewrite_pending() -> None:
    lines = [line for line in PENDING.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    for game in ledger.games():
        ids, prefixes = still_pending(game)
        lines += ["", f"[{game}]"]
        for key, entries in (("prefixes", prefixes), ("ids", ids)):
            lines += [f"{key} = [", *(f'    "{entry}",' for entry in entries), "]"] if entries else [f"{key} = []"]
    PENDING.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    rewrite_pending()
