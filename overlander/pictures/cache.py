"""The pictures of a match in play. What all see alike is drawn once for all; what shows the same as before is not drawn again."""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final, Protocol, TypeVar

from overlander.core.choice import NONE
from overlander.core.match import Match
from overlander.core.state import State
from overlander.drawing import NO_MARKS, Area, Marks, Panel, Theme
from overlander.drawing.svg import num, quote
from overlander.pictures import match as pictures
from overlander.pictures.contract import Drawing
from overlander.text import Words

T = TypeVar("T")

Edit = tuple[int, int, str]

KNOWN: Final = 1 << 14  # elements
EMPTY: Final = "0"  # the mark of what shows nothing
COUNT: Final = "<count>"  # in the head of a list; no text holds it, because text is escaped


class Listing:
    """A list as pages show it, entry by entry. `count`, if it has one, stands in the head, and changes with the entries alone."""

    def __init__(self, head: str, entries: list[str], tail: str, count: int | None = None) -> None:
        self.head = head
        self.entries = entries
        self.tail = tail
        self.count = count
        self.mark = blake2b("".join([head, tail, *entries]).encode(), digest_size=4).hexdigest() if head else EMPTY

    @property
    def html(self) -> str:
        head = self.head if self.count is None else self.head.replace(COUNT, str(self.count))
        return "".join([head, *self.entries, self.tail])

    def since(self, old: "Picture | Listing") -> list[Edit] | None:
        """From where to where entries are replaced by what; None where the list is sent as a whole. Mostly new ones come first,
        and the last ones go."""
        if not isinstance(old, Listing) or (old.head, old.tail) != (self.head, self.tail) or not old.entries:
            return None
        one, two = old.entries, self.entries
        new = two.index(one[0]) if one[0] in two else len(two)
        kept = alike(one, two[new:])
        if kept < len(two) - new or not kept:
            return shortest(one, two)
        return [(i, j, html) for i, j, html in ((0, 0, "".join(two[:new])), (kept, len(one), "")) if html or i < j]


class Picture:
    """A panel as pages show it, and what it was drawn from."""

    def __init__(self, panel: Panel, inputs: object = None, marks: Marks = NO_MARKS) -> None:
        self.panel = panel
        self.inputs = inputs
        self.marks = marks.within(panel.outlines)
        self.mark = mark_of(panel)
        self.edits: dict[str, list[Edit] | None] = {}

    @property
    def html(self) -> str:
        """Put together whenever it is asked for: most often only what differs is sent."""
        where = " ".join(map(num, self.panel.view_box))
        label = quote(self.panel.label)
        look = f'viewBox="{where}" role="group" aria-label="{label}" font-family="Overlander Sans, sans-serif"'
        return f"<svg {look}>{self.panel.svg}</svg>"

    def still_shows(self, inputs: object, marks: Marks) -> bool:
        return self.inputs == inputs and self.marks == marks.within(self.panel.outlines)

    def since(self, old: "Picture | Listing") -> list[Edit] | None:
        """The elements that differ; compared once, however many look."""
        if not isinstance(old, Picture):
            return None
        if old.mark not in self.edits:
            self.edits[old.mark] = edits_between(old.panel, self.panel)
        return self.edits[old.mark]


def mark_of(panel: Panel) -> str:
    """Names a picture by what it shows. Most of its elements were in other pictures, too: each is digested once."""
    print_of_all = blake2b(f"{panel.view_box} {panel.label}".encode(), digest_size=4)
    print_of_all.update(b"".join(map(PRINTS.__getitem__, panel.parts)))
    return print_of_all.hexdigest()


class Prints(dict[str, bytes]):
    """What elements look like, digested. A dictionary, because it is asked for hundreds of them at every change."""

    def __missing__(self, part: str) -> bytes:
        if len(self) >= KNOWN:
            self.clear()
        found = self[part] = blake2b(part.encode(), digest_size=16).digest()
        return found


PRINTS: Final = Prints()


def edits_between(old: Panel, new: Panel) -> list[Edit] | None:
    """From where to where elements are replaced by what, in order; None where the picture as a whole is not longer."""
    if (old.view_box, old.label) != (new.view_box, new.label):
        return None
    return shortest(old.parts, new.parts)


def shortest(old: Sequence[str], new: Sequence[str]) -> list[Edit] | None:
    """As `edits_between`, for elements alone."""
    same = alike(old, new)  # the land, and more
    end = alike(old[:same:-1], new[:same:-1])
    before, after = old[same : len(old) - end], new[same : len(new) - end]
    edits = [(same + i, same + j, "".join(after[k:m])) for i, j, k, m in differences(before, after)]
    return edits if sum([len(text) + 16 for _i, _j, text in edits]) < sum(map(len, new)) else None


def differences(before: Sequence[str], after: Sequence[str]) -> list[tuple[int, int, int, int]]:
    """What of the first is replaced by what of the second: nearly as little as possible, and quickly found. Mostly elements change
    where they stand."""
    if len(before) == len(after):
        other = [i for i, (one, two) in enumerate(zip(before, after)) if one != two]
        if 2 * len(other) <= len(before) or len(before) < 3:
            return [(i, i + 1, i, i + 1) for i in other]
    there = {part: i for i, part in reversed(list(enumerate(after)))}
    here = {part: i for i, part in reversed(list(enumerate(before)))}
    out: list[tuple[int, int, int, int]] = []
    i = k = 0
    while i < len(before) or k < len(after):
        j, m = i, k
        while (j < len(before) or m < len(after)) and (j == len(before) or m == len(after) or before[j] != after[m]):
            onward = there.get(before[j], -1) - m if j < len(before) else 0  # so many elements further on in the other
            back = here.get(after[m], -1) - j if m < len(after) else 0
            if j < len(before) and (onward < 0 or m == len(after) or 0 < back < onward):
                j += 1
            else:
                m += 1
        if j > i or m > k:
            out.append((i, j, k, m))
        i, k = j + 1, m + 1
    return out


def alike(one: Sequence[str], two: Sequence[str]) -> int:
    """With how many equal elements both begin. Whole stretches are compared at once: most of them are the same."""
    low, high = 0, min(len(one), len(two))
    if one[:high] == two[:high]:
        return high
    while high - low > 1:  # the first difference lies between them
        middle = (low + high) // 2
        if one[low:middle] == two[low:middle]:
            low = middle
        else:
            high = middle
    return low


class PresentMatch(Protocol):
    """A match as it stands now, in which what follows from it is made once, however many look."""

    @property
    def match(self) -> Match: ...

    def once(self, key: object, make: Callable[[], T]) -> T:
        """What was made under this key for the present position, made now if it was not."""

    def names(self, key: object, make: Callable[[], list[str]]) -> list[str]:
        """The same, as long as the players are."""

    def view(self, seat: int) -> State: ...

    def view_before(self, seat: int) -> State:
        """What a seat could know before the last decision."""

    @property
    def spot(self) -> tuple[int, str]:
        """Another one at every other position."""


class PictureCache:
    """The last picture of each area of a match, by viewer and language: one picture serves both themes."""

    def __init__(self) -> None:
        self.last: dict[tuple[str, int, str], Picture] = {}

    def draw(self, at: PresentMatch, viewer: int, words: Words, theme: Theme, wanted: list[Area]) -> dict[str, Picture]:
        """These areas of the present position. Nobody's secrets can get into what is shared: that is drawn from what a spectator
        sees."""
        game = pictures.drawing(at.match.game.slug)
        if game is None:
            return {}
        names = at.names(("called", words.lang), lambda: pictures.names(at.match, words))
        out: dict[str, Picture] = {}
        for seat, areas in ((NONE, [x for x in wanted if x.shared]), (viewer, [x for x in wanted if not x.shared])):
            now: dict[str, Picture] = at.once(("pictures", seat, words.lang), dict)
            unsure = [area for area in areas if area.name not in now]
            if unsure:
                now |= self.draw_for(at, game, seat, words, theme, names, unsure)
            out |= now
        return {area.name: out[area.name] for area in wanted}

    def draw_for(
        self, at: PresentMatch, game: Drawing, seat: int, words: Words, theme: Theme, names: list[str], areas: list[Area]
    ) -> dict[str, Picture]:
        """These areas as a seat sees them: the last picture if it still shows the position, or else a new one."""
        view, marks = at.view(seat), last_move(at, game, seat)
        out: dict[str, Picture] = {}
        look: Any = None
        shown: dict[Callable[[Any], object], object] = {}  # several areas may show the same
        for area in areas:
            if area.inputs is None:
                shows: object = at.spot
            elif area.inputs in shown:
                shows = shown[area.inputs]
            else:
                shows = shown[area.inputs] = area.inputs(view)
            inputs = (shows, theme.seats, names)
            key = (area.name, seat, words.lang)
            picture = self.last.get(key)
            if picture is None or not picture.still_shows(inputs, marks):
                look = look or pictures.look_at(game, at.match, view, seat, words, theme, marks, names)
                picture = self.last[key] = Picture(area.paint(look), inputs, marks)
            out[area.name] = picture
        return out


def last_move(at: PresentMatch, game: Drawing, seat: int) -> Marks:
    decisions = at.match.decisions
    if not decisions:
        return NO_MARKS
    return at.once(("last move", seat), lambda: pictures.mark_move(game, at.view_before(seat), decisions[-1]))
