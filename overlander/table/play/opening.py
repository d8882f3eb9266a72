"""A record as a stranger sends it: everything of it that is kept or shown is bounded before a table is made of it."""

import asyncio
from pathlib import Path
from typing import Final

from overlander.core.errors import OptionError, RecordError
from overlander.core.game import find_game
from overlander.core.match import Match, begin_from, resume_until
from overlander.core.record import Record, parse_record
from overlander.table.play.names import check_player

MOST_DECISIONS: Final = 5000  # the longest games have some hundreds
LONGEST_FIELD: Final = 200
LONGEST_TOKEN: Final = 400
A_WHILE: Final = 16  # decisions replayed without a pause


def read_strange_record(text: str) -> Record:
    """Raises for what no table of ours would have written; whether it can be replayed is another question."""
    record = parse_record(text)
    game = find_game(record.game)
    players = int(game.kept_options(record.options)["players"])
    if len(record.decisions) > MOST_DECISIONS:
        raise RecordError("record-too-long", {"most": MOST_DECISIONS})
    for field in (record.seed, record.data, record.salt, record.commitment, record.follows, *record.carried.lists):
        check_field(field)
    for words in record.carried.lists.values():
        for word in words:
            check_field(word)
    for d in record.decisions:
        if len(d.token) > LONGEST_TOKEN:
            raise RecordError("record-field", {"found": d.token[:LONGEST_FIELD]})
    if len(record.names) > players:
        raise OptionError("too-many-seats", {"given": len(record.names), "players": players})
    for name in record.names:
        check_player(game, name)
    return record


async def replay(record: Record, corrections: Path | None) -> Match:
    """The match of a record, every digest verified, with pauses in which others are served."""
    match = begin_from(record, corrections)
    while len(match.decisions) < len(record.decisions):
        resume_until(match, record, len(match.decisions) + A_WHILE)
        await asyncio.sleep(0)
    return match


def check_field(text: str) -> None:
    if not text.isprintable() or len(text) > LONGEST_FIELD:
        raise RecordError("record-field", {"found": text[:LONGEST_FIELD]})
