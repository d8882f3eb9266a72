"""Names at a table: what a person may be called, so that everybody can read it and tell it from the others'."""

import unicodedata
from typing import Final

from overlander.core.errors import OptionError
from overlander.core.game import Game
from overlander.players.registry import find_bot
from overlander.players.seats import NAMED, bot_of

LONGEST_NAME: Final = 24
LONGEST_BOT: Final = 40  # with its number
MOST_MARKS: Final = 2  # accents on one letter
# Letters and signs that nothing is seen of, though they count as printable.
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
SELECTORS: Final = frozenset(map(chr, range(0xFE00, 0xFE10)))  # say how an emoji is drawn
# What is easily taken for a Latin letter, and what is easily taken for another Latin letter; small letters stand for both sizes.
ALIKE: Final = str.maketrans("авекмнорстухіјѕһԁԛԝοανρτυικχβεηζμ0l1|ı", "abekmhopctyxijshdqwoavptuikxbehzmoiiii")


def check_name(name: str) -> None:
    """A name that a person may have at a table."""
    if len(name) > LONGEST_NAME or not readable(name):
        raise OptionError("bad-name", {"longest": LONGEST_NAME})
    if bot_of(name) or look_of(name) in BOTS:
        raise OptionError("bot-name", {"name": name})


def check_player(game: Game, name: str) -> None:
    """A name as a record has it: a person's, or that of a bot that knows the game."""
    bot = bot_of(name[: LONGEST_BOT + 1])
    if not name:
        raise OptionError("empty-name", {})
    if bot and len(name) <= LONGEST_BOT:
        find_bot(game, bot)
    else:
        check_name(name)


def readable(name: str) -> bool:
    """Something is seen, and nothing that is not seen is in it."""
    if not name.isprintable() or not INVISIBLE.isdisjoint(name):
        return False
    marks = MOST_MARKS  # none before the first letter
    for sign in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks > MOST_MARKS:
            return False
    return any(unicodedata.category(sign)[0] in "LNSP" for sign in name)


def look_of(name: str) -> str:
    """The same for names that look the same."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)
    return " ".join("".join(sign for sign in plain if sign not in SELECTORS).split())


BOTS: Final = frozenset(look_of(name) for name in NAMED)
