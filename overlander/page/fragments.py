"""The parts of a page that change while it is looked at. A push carries only those that differ from what the browser has.

`have` names what a browser shows: the marks of all fragments in their order. It is the id of every event, so that a browser
that was away says by itself where it stopped.
"""

import struct
import zlib
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from overlander.page import templates
from overlander.page.sight import Sight, Viewer
from overlander.pictures.cache import Edit, Picture
from overlander.table.play.table import Table
from overlander.text import Words

LIVE: Final = ("turn", "question", "curtain", "controls", "points", "log", "proposal", "chat", "automa")
REPLAYED: Final = ("turn", "points")
PANEL: Final = "panel-"
GZIP: Final = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"  # how a compressed stream begins
LAST: Final = b"\x03\0"  # and its last stretch, an empty one
LEVEL: Final = 4
REMEMBERED: Final = 24  # what browsers were shown lately
LONGEST: Final = 1000  # of what a browser may say that it has; with all expansions it is a quarter of that


@lru_cache
def words_for(lang: str, game: str, corrections: Path | None) -> Words:
    return Words(lang, game, corrections)


class Fragments:
    def __init__(self, texts: dict[str, str], pictures: dict[str, Picture]) -> None:
        self.texts = texts
        self.pictures = pictures
        self.marks = {name: blake2b(text.encode(), digest_size=4).hexdigest() for name, text in texts.items()}
        self.marks |= {name: x.mark for name, x in pictures.items()}
        self.have = "-".join(self.marks.values())
        self.encoded: dict[str, bytes] = {}
        self.small: dict[str, bytes] = {}

    def since(self, have: str, old: "Fragments | None" = None) -> bytes:
        """What a browser needs that has that; encoded once, however many ask. Empty if it has everything.

        If it is known what that was, a picture is not sent anew but only its elements that differ.
        """
        if have == self.have:
            return b""
        return once(self.encoded, have, old, lambda: self.encode(have, old))

    def encode(self, have: str, old: "Fragments | None") -> bytes:
        marks = have.split("-")
        known = dict(zip(self.marks, marks)) if len(marks) == len(self.marks) else {}
        changed: dict[str, str] = {}
        edited: dict[str, list[Edit]] = {}
        for name, mark in self.marks.items():
            if known.get(name) == mark:
                continue
            edits = self.pictures[name].since(old.pictures[name]) if old is not None and name in old.pictures else None
            if edits is None:
                changed[name] = self.html(name)
            else:
                edited[name] = edits
        return msgspec.json.encode({"since": have, "have": self.have, "fragments": changed, "edits": edited})

    def html(self, name: str) -> str:
        return self.texts[name] if name in self.texts else self.pictures[name].html

    def pressed(self, plain: bytes, have: str, old: "Fragments | None") -> bytes:
        """The same as a stretch of a compressed stream; pressed once, however many listen and whoever clicked."""
        return once(self.small, have, old, lambda: pressed(plain))

    def event(self, have: str, old: "Fragments | None", small: bool) -> bytes:
        """The same as an event of a stream."""
        head, end = b"id: " + self.have.encode() + b"\ndata: ", b"\n\n"
        plain = self.since(have, old)
        return unpressed(head) + self.pressed(plain, have, old) + unpressed(end) if small else head + plain + end

    def file(self, have: str, old: "Fragments | None") -> bytes:
        """The same as a gzip file."""
        plain = self.since(have, old)
        return GZIP + self.pressed(plain, have, old) + LAST + struct.pack("<LL", zlib.crc32(plain), len(plain))


def once(kept: dict[str, bytes], have: str, old: Fragments | None, make: Callable[[], bytes]) -> bytes:
    """Kept for a browser that has nothing, or has what it was shown. Anything else is that browser's own word, and made for it
    alone: otherwise every new word would keep a whole page."""
    found = kept.get(have)
    if found is None:
        found = make()
        if (not have or old is not None) and len(kept) < REMEMBERED:
            kept[have] = found
    return found


def pressed(text: bytes) -> bytes:
    """A stretch of a compressed stream that needs nothing from before it: the same bytes serve every browser."""
    press = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return press.compress(text) + press.flush(zlib.Z_FULL_FLUSH)


def unpressed(text: bytes) -> bytes:
    """A stretch that is not worth pressing."""
    return b"\0" + struct.pack("<HH", len(text), len(text) ^ 0xFFFF) + text


def sight(table: Table, viewer: Viewer, number: int = -1) -> Sight:
    return Sight(table, viewer, words_for(viewer.lang, table.match.game.slug, table.match.corrections), number)


def fragments(table: Table, viewer: Viewer) -> Fragments:
    """Of the present position; made once per viewer."""
    found = table.cache.get(viewer)
    if not isinstance(found, Fragments):
        found = made(sight(table, viewer), LIVE)
        table.cache[viewer] = found
        remember(table, viewer, found)
    return found


def replayed(table: Table, viewer: Viewer, number: int) -> Fragments:
    found = made(sight(table, viewer, number), REPLAYED)
    remember(table, viewer, found)
    return found


def remember(table: Table, viewer: Viewer, shown: Fragments) -> None:
    """Only the pictures: the next ones are compared with them. For this seat alone: whoever guessed what another seat is shown
    would learn by the answer that the guess was right."""
    table.shown[viewer.seat, shown.have] = Fragments({}, shown.pictures)
    while len(table.shown) > REMEMBERED:
        del table.shown[next(iter(table.shown))]


def news(table: Table, viewer: Viewer, now: Fragments, have: str) -> bytes:
    """What a browser needs that has that."""
    return now.since(have, shown(table, viewer, have))


def said(have: str) -> str:
    """What a browser says that it has, as far as that can be."""
    return have if len(have) <= LONGEST else ""


def shown(table: Table, viewer: Viewer, have: str) -> Fragments | None:
    """What that was, if it is still remembered."""
    old = table.shown.get((viewer.seat, have))
    return old if isinstance(old, Fragments) else None


def made(seen: Sight, names: tuple[str, ...]) -> Fragments:
    texts = {name: templates.part(name, seen) for name in names}
    return Fragments(texts, {PANEL + name: x for name, x in seen.drawn.items()})
