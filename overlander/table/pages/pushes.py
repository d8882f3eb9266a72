"""What is sent to a browser that shows a table: only what differs from what it has, as JSON, and compressed once for all.

`have` names what a browser shows. It is the id of every event, so that a browser that was away says by itself where it stopped.
"""

import struct
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Final

import msgspec

from overlander.core.choice import NONE
from overlander.page.fragments import LIVE, REPLAYED, Fragments, pictures_of, texts_of
from overlander.page.sight import Sight
from overlander.page.viewer import Viewer
from overlander.pictures.cache import Listing, Picture
from overlander.table.play.scenes import sight
from overlander.table.play.table import Table
from overlander.table.rights.streams import GONE, HERE

GZIP: Final = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"  # how a compressed stream begins
LAST: Final = b"\x03\0"  # and its last stretch, an empty one
LEVEL: Final = 3
REMEMBERED: Final = 24  # what browsers were shown lately
LONGEST: Final = 1000  # of what a browser may say that it has; with all expansions it is a quarter of that


class SentFragments(Fragments):
    """Encoded once, however many ask for them."""

    def __init__(self, texts: dict[str, str], pictures: Mapping[str, Picture | Listing]) -> None:
        super().__init__(texts, pictures)
        self.encoded: dict[str, bytes] = {}
        self.small: dict[str, bytes] = {}

    def since(self, have: str, old: Fragments | None = None) -> bytes:
        """What a browser needs that has that; empty if it has everything."""
        if have == self.have:
            return b""
        return once(self.encoded, have, old, lambda: msgspec.json.encode(self.changes(have, old)))

    def compressed(self, plain: bytes, have: str, old: Fragments | None) -> bytes:
        """The same as a stretch of a compressed stream; made once, however many listen and whoever clicked."""
        return once(self.small, have, old, lambda: compress(plain))

    def event(self, have: str, old: Fragments | None, small: bool) -> bytes:
        """The same as an event of a stream."""
        head, end = b"id: " + self.have.encode() + b"\ndata: ", b"\n\n"
        plain = self.since(have, old)
        return wrap(head) + self.compressed(plain, have, old) + wrap(end) if small else head + plain + end

    def file(self, have: str, old: Fragments | None) -> bytes:
        """The same as a gzip file."""
        plain = self.since(have, old)
        return GZIP + self.compressed(plain, have, old) + LAST + struct.pack("<LL", zlib.crc32(plain), len(plain))


def once(kept: dict[str, bytes], have: str, old: Fragments | None, make: Callable[[], bytes]) -> bytes:
    """Kept for a browser that has nothing, or has what it was shown. Anything else is that browser's own word, and made for it
    alone: otherwise every new word would keep a whole page."""
    found = kept.get(have)
    if found is None:
        found = make()
        if (not have or old is not None) and len(kept) < REMEMBERED:
            kept[have] = found
    return found


def compress(text: bytes) -> bytes:
    """A stretch of a compressed stream that needs nothing from before it: the same bytes serve every browser."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(text) + packer.flush(zlib.Z_FULL_FLUSH)


def wrap(text: bytes) -> bytes:
    """A stretch that is not worth compressing."""
    return b"\0" + struct.pack("<HH", len(text), len(text) ^ 0xFFFF) + text


# -- of a table


def make_fragments(seen: Sight, names: tuple[str, ...]) -> SentFragments:
    return SentFragments(texts_of(seen, names), pictures_of(seen))


def fragments(table: Table, viewer: Viewer) -> SentFragments:
    """Of the present position; made once per viewer."""
    cache = table.present.cache
    made = cache.get(viewer)
    if not isinstance(made, SentFragments):
        made = cache[viewer] = make_fragments(sight(table, viewer), LIVE)
        remember(table, viewer, made)
    return made


def replay_fragments(table: Table, viewer: Viewer, number: int) -> SentFragments:
    made = make_fragments(sight(table, viewer, number), REPLAYED)
    remember(table, viewer, made)
    return made


def remember(table: Table, viewer: Viewer, made: Fragments) -> None:
    """Only the pictures and the log: the next ones are compared with them. For this seat alone: whoever guessed what another seat
    is shown would learn by the answer that the guess was right."""
    shown = table.audience.shown
    shown[viewer.seat, made.have] = Fragments({}, made.pictures)
    while len(shown) > REMEMBERED:
        del shown[next(iter(shown))]


def recall(table: Table, viewer: Viewer, have: str) -> Fragments | None:
    """What a browser was shown that has that, if it is still remembered."""
    old = table.audience.shown.get((viewer.seat, have))
    return old if isinstance(old, Fragments) else None


def news(table: Table, viewer: Viewer, now: SentFragments, have: str) -> bytes:
    """What a browser needs that has that."""
    return now.since(have, recall(table, viewer, have))


def read_have(text: str) -> str:
    """What a browser says that it has, as far as that can be."""
    return text if len(text) <= LONGEST else ""


# -- a stream


async def always() -> bool:
    return True


async def pushes(
    table: Table,
    viewer: Viewer,
    have: str,
    small: bool = False,
    may_look: Callable[[], Awaitable[bool]] = always,
    rights_version: int = NONE,
) -> AsyncIterator[bytes]:
    """`small`: as one gzip stream, every event complete as soon as it is sent. `rights_version`: of the table when it was last
    asked whether the one who reads may look; who reads slowly may have lost the seat before the first push."""
    yield GZIP + wrap(HERE) if small else HERE
    table.audience.streams += 1
    try:
        while not table.audience.closed:
            while rights_version != table.rights_version:
                rights_version = table.rights_version
                if not await may_look():
                    yield wrap(GONE) if small else GONE
                    return
            changes = table.audience.changes
            parts = fragments(table, viewer)
            if have != parts.have:
                event = parts.event(have, recall(table, viewer, have), small)
                have = parts.have
                yield event
            while not await table.audience.next_change(changes):
                yield wrap(HERE) if small else HERE
    finally:
        table.audience.streams -= 1
