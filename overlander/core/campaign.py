"""Campaigns: a game that follows another one. Each record of a campaign says what it carries, and so replays alone; together
they are checked link by link."""

from __future__ import annotations

from pathlib import Path

from overlander.core.carried import Sequel
from overlander.core.errors import OptionError, RecordError
from overlander.core.match import Match
from overlander.core.record import Record, replay
from overlander.core.state import State


def find_sequel(s: State, name: str) -> Sequel:
    """By its name; "" where there is only one."""
    found = s.sequels() if s.over() else []
    for sequel in found:
        if sequel.name == name or (not name and len(found) == 1):
            return sequel
    why = "other" if found and name else "which" if found else "none"
    raise OptionError("no-such-sequel", {"why": why, "sequel": name, "known": ", ".join([x.name for x in found])})


def follow(match: Match, name: str, seed: str) -> Match:
    """The match that follows one that is over: the same players at the same seats."""
    sequel = find_sequel(match.state, name)
    return Match(match.game, sequel.options, match.names, seed, match.corrections, sequel.carried, match.state.digest())


def check_campaign(records: list[Record], corrections: Path | None = None) -> list[State]:
    """Replays the records of a campaign in their order; the last position of each. Raises RecordError where one does not follow
    from the one before, or carries something else than that hands on."""
    out: list[State] = []
    for i in range(len(records)):
        s = replay(records[i], corrections)
        if i > 0:
            check_link(records[i], out[i - 1], records[i - 1], i + 1)
        out.append(s)
    return out


def check_link(record: Record, before: State, record_before: Record, number: int) -> None:
    if not before.over():
        raise RecordError("campaign-unfinished", {"record": number - 1})
    if record.follows != before.digest() or record.game != record_before.game or record.names != record_before.names:
        raise RecordError("campaign-follows", {"record": number, "before": number - 1})
    same_options = [x for x in before.sequels() if is_within(x.options, record.options)]
    if not [x for x in same_options if x.carried.same(record.carried)]:
        raise RecordError("campaign-carries", {"record": number, "before": number - 1})


def is_within(some: dict[str, str], options: dict[str, str]) -> bool:
    return not [name for name, value in some.items() if options.get(name) != value]
