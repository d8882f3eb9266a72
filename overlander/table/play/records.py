"""The record of a table, and who may have it."""

from overlander.core.errors import OptionError
from overlander.core.record import Record
from overlander.table.play.agreement import alone
from overlander.table.play.table import Table


def record_for(table: Table, own: frozenset[int]) -> Record:
    """It holds every secret of a game: until the end only those get it who share them all. `own`: the seats of the one who asks."""
    over = table.state.over()
    if not over and not alone(table, own):
        raise OptionError("record-secret", {})
    record = table.match.record()
    if over and table.entry.salt:
        record.publish(table.entry.salt, table.entry.known)
    return record
