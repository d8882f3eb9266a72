"""`overlander verify`: does a record replay, and do its shuffles keep what the table promised at the start?"""

import argparse
import hmac
from pathlib import Path

from overlander.commands.corrections import folder_for
from overlander.commands.kinds import Commands
from overlander.core.campaign import check_campaign
from overlander.core.errors import RecordError
from overlander.core.game import find_game
from overlander.core.record import Record, commitment, replay
from overlander.terminal.files import read_record
from overlander.terminal.screen import Screen
from overlander.text import Words


def register(commands: Commands) -> None:
    parser = commands.add_parser("verify", help="check that a record replays and that its shuffles were promised at the start")
    parser.add_argument(
        "file", nargs="+", metavar="FILE", help="a record, as a finished table gives it out; several in their order for a campaign"
    )
    parser.add_argument("--commitment", metavar="HEX", help="what the table published at the start, as you kept it")
    parser.add_argument("--corrections", metavar="DIR", help="an owner's corrections to the components")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    records: list[Record] = []
    for file in args.file:
        args.reading = file
        records.append(read_record(Path(file).expanduser()))
        verify(records[-1], args)
    if len(records) > 1:
        check_campaign(records, folder_for(find_game(records[0].game), args.corrections))
        Screen().line(Words(args.lang, records[0].game).say("verify-campaign", n=len(records)))
    return 0


def verify(record: Record, args: argparse.Namespace) -> None:
    check_promise(record, args.commitment)
    state = replay(record, folder_for(find_game(record.game), args.corrections))
    words = Words(args.lang, record.game)
    screen = Screen()
    screen.line(words.say("verify-replays", n=len(record.decisions), game=words.title()))
    if not state.over():
        screen.line(words.say("verify-unfinished"))
    if not record.salt:
        screen.line(words.say("verify-no-promise"))
        return
    screen.line(words.say("verify-kept", commitment=record.commitment))
    if record.known:
        screen.line(words.say("verify-known"))
    if args.commitment is None:
        screen.line(words.say("verify-compare"))


def check_promise(record: Record, kept: str | None) -> None:
    """Seed and salt of the record must give what it says was published, and that must be what the player kept."""
    if kept is not None and not record.salt:
        raise RecordError("commitment-missing", {})
    made = commitment(record.seed, record.salt)
    if record.salt and not same(made, record.commitment):
        raise RecordError("commitment-broken", {"made": made, "published": record.commitment})
    if kept is not None and not same(kept.strip().lower(), record.commitment):
        raise RecordError("commitment-other", {"kept": kept, "published": record.commitment})


def same(one: str, two: str) -> bool:
    return hmac.compare_digest(one.encode(), two.encode())
