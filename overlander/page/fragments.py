"""The parts of a page that change while it is looked at, each with a mark that names what it shows.

`have` names what a browser shows: the marks of all fragments in their order.
"""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Final, TypedDict

from overlander.page import templates
from overlander.page.sight import Sight
from overlander.pictures.cache import EMPTY, Edit, Listing, Picture

LIVE: Final = ("turn", "question", "curtain", "controls", "points", "proposal", "chat")
REPLAYED: Final = ("turn", "points")
PANEL: Final = "panel-"
LOG: Final = "log"
RECAP: Final = "recap"


class Changes(TypedDict):
    """What a browser needs that shows `since`, in order to show `have`: fragments as a whole, and of pictures, recap and log the
    elements that differ."""

    since: str
    have: str
    fragments: dict[str, str]
    edits: dict[str, list[Edit]]


class Fragments:
    """Texts change as a whole, of pictures, recap and log only elements."""

    def __init__(self, texts: dict[str, str], pictures: Mapping[str, Picture | Listing]) -> None:
        self.texts = texts
        self.pictures = pictures
        self.marks = {name: blake2b(text.encode(), digest_size=4).hexdigest() if text else EMPTY for name, text in texts.items()}
        self.marks |= {name: x.mark for name, x in pictures.items()}
        self.have = "-".join(self.marks.values())

    def changes(self, since: str, old: "Fragments | None" = None) -> Changes:
        """If it is known what the browser shows (`old`), a picture is not sent anew but only its elements that differ."""
        marks = since.split("-")
        known = dict(zip(self.marks, marks)) if len(marks) == len(self.marks) else {}
        changed: dict[str, str] = {}
        edited: dict[str, list[Edit]] = {}
        for name, mark in self.marks.items():
            if known.get(name) == mark:
                continue
            edits = self.edits(name, old) if old is not None else None
            if edits is None:
                changed[name] = self.html(name)
            else:
                edited[name] = edits
        return {"since": since, "have": self.have, "fragments": changed, "edits": edited}

    def edits(self, name: str, old: "Fragments") -> list[Edit] | None:
        """None where the part is sent as a whole."""
        return self.pictures[name].since(old.pictures[name]) if name in self.pictures and name in old.pictures else None

    def instead(self, name: str, text: str) -> "Fragments":
        """With another text for a part, of which no mark tells: it is the viewer's own, and nothing that is pushed."""
        out = Fragments({**self.texts, name: text}, self.pictures)
        out.marks, out.have = self.marks, self.have
        return out

    def html(self, name: str) -> str:
        return self.texts[name] if name in self.texts else self.pictures[name].html


def texts_of(seen: Sight, names: tuple[str, ...]) -> dict[str, str]:
    return {name: templates.part(name, seen) for name in names}


def pictures_of(seen: Sight) -> dict[str, Picture | Listing]:
    """With recap and log, where they are shown beside them."""
    panels: dict[str, Picture | Listing] = {PANEL + name: x for name, x in seen.areas.pictures.items()}
    return {RECAP: templates.part_recap(seen), LOG: templates.part_log(seen), **panels} if seen.live else panels


def live(seen: Sight) -> Fragments:
    return Fragments(texts_of(seen, LIVE), pictures_of(seen))
