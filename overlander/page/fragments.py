"""The parts of a page that change while it is looked at, each with a mark that names what it shows.

`have` names what a browser shows: the marks of all fragments in their order.
"""

import re
from difflib import SequenceMatcher
from hashlib import blake2b
from typing import Final, TypedDict

from overlander.page import templates
from overlander.page.sight import Sight
from overlander.pictures.cache import Edit, Picture

LIVE: Final = ("turn", "question", "curtain", "controls", "points", "log", "proposal", "chat", "recap")
REPLAYED: Final = ("turn", "points")
PANEL: Final = "panel-"
LOG: Final = "log"
LIST: Final = '<ol class="log">\n'
ENTRY: Final = re.compile(r"(?=<li)")


class Changes(TypedDict):
    """What a browser needs that shows `since`, in order to show `have`: fragments as a whole, and of pictures and of the log the
    elements that differ."""

    since: str
    have: str
    fragments: dict[str, str]
    edits: dict[str, list[Edit]]


class Fragments:
    def __init__(self, texts: dict[str, str], pictures: dict[str, Picture]) -> None:
        self.texts = texts
        self.pictures = pictures
        self.marks = {name: blake2b(text.encode(), digest_size=4).hexdigest() for name, text in texts.items()}
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
        if name == LOG and name in old.texts:
            return entries_between(old.texts[name], self.texts[name])
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


def pictures_of(seen: Sight) -> dict[str, Picture]:
    return {PANEL + name: x for name, x in seen.pictures.items()}


def live(seen: Sight) -> Fragments:
    return Fragments(texts_of(seen, LIVE), pictures_of(seen))


def entries_between(old: str, new: str) -> list[Edit] | None:
    """From where to where entries of the log are replaced by what: mostly a new one comes first, and the last one goes."""
    head, _, before = old.partition(LIST)
    same_head, _, after = new.partition(LIST)
    if head != same_head or not before or not after:
        return None
    one, two = ENTRY.split(before)[1:], ENTRY.split(after)[1:]
    changes = SequenceMatcher(None, one, two, autojunk=False).get_opcodes()
    out = [(i, j, "".join(two[k:n])) for what, i, j, k, n in changes if what != "equal"]
    return out if sum(len(html) for _, _, html in out) < len(new) // 2 else None
