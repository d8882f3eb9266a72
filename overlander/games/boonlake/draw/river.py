"""The river: its spaces with their rewards, harbors, locks, the fork, and the ships."""

from typing import Final

from overlander.drawing.canvas import Canvas
from overlander.drawing.grammar import actions
from overlander.drawing.layout import in_grid
from overlander.drawing.outline import Box
from overlander.drawing.pieces import ship
from overlander.drawing.printed import Row
from overlander.drawing.svg import circle, icon, path, rect, smooth, text
from overlander.drawing.theme import BLANK, CARD, EDGE, INK, WHITE
from overlander.games.boonlake.draw.colours import HARBOR, LAST, STREAM, TILED
from overlander.games.boonlake.draw.effects import effects
from overlander.games.boonlake.draw.look import Look

NAVY: Final = "#3d5f8c"
ALONG: Final = (33.0, 46.0)  # a space where the river flows east; where it forks it lies across
ACROSS: Final = (48.0, 33.0)
LOCKS: Final = {
    "lock-1": ((525, 486), (525, 525)),
    "lock-2": ((525, 61),),
    "lock-3": ((525, 862),),
}  # on the line between two spaces


def space_box(row: Row) -> Box:
    w, h = ALONG if row["id"].startswith("c") else ACROSS
    return Box(row["x"] - w / 2, row["y"] - h / 2, w, h, 8)


def stream(look: Look) -> str:
    """The water that flows, with both arms."""
    river = look.data.river
    trunk = [(-20.0, 500.0), *((float(x["x"]), float(x["y"]) - 5) for slug, x in river.items() if slug.startswith("c"))]
    out = ""
    for arm in ("u", "l"):
        way = [(float(x["x"]) - 8, float(x["y"])) for slug, x in river.items() if slug.startswith(arm)]
        points = [*trunk, *way, (way[-1][0], way[-1][1] + (-60 if arm == "u" else 60))]
        out += path(smooth(points), "", STREAM, 92)
    for number, x, y in (("I", 566, 452), ("II", 470, 540)):
        out += circle(x, y, 11, CARD, EDGE, 1.2) + text(x, y, number, 15, INK)
    return out


def spaces(look: Look, canvas: Canvas) -> None:
    say = look.words.say
    for slug, row in look.data.river.items():
        box = space_box(row)
        harbor = row["kind"] == "harbor"
        tiled = row["harbor_tile"] and look.view.artifacts is not None
        ground = TILED if tiled else HARBOR if harbor else LAST if row["kind"] == "final" else CARD
        svg = rect(*box, ground, NAVY if harbor else INK, 2.8 if harbor else 1.6)
        glyphs = effects(row["reward"])
        if row["reward"][0]["op"] == "site-or-vase":
            inside = icon("site", row["x"], row["y"] - 10, 20) + icon("vase", row["x"], row["y"] + 12, 19)
            if slug.startswith("u"):
                inside = icon("site", row["x"] - 11, row["y"], 21) + icon("vase", row["x"] + 12, row["y"], 20)
        else:
            inside = actions(box.x + 1, box.y + 1, box.w - 2, box.h - 2, [glyphs], 26)
        svg += inside
        if harbor:
            svg += icon("anchor", box.x + box.w - 2, box.y + 2, 17)
        kind = say(f"tip-river-{row['kind']}", space=look.name(slug, "space"))
        words = say("tip-river-reward", reward=look.effect_words(row["reward"]))
        tip = look.tip("BOON-ART-HAR-1" if tiled else "BOON-RIV-1", kind, words, look.data.doubt(row))
        canvas.place(f"river-{slug}", box, tip, svg)
    for lock in look.data.locks:
        crossed = (look.view.river.crossed >> look.data.locks.index(lock)) & 1
        for k, (x, y) in enumerate(LOCKS[lock["id"]]):
            gate = "#8f887c" if crossed else NAVY
            svg = (
                rect(x - 36, y - 2.4, 82, 4.8, 2, gate, WHITE, 0.8)
                + circle(x + 40, y, 12, BLANK, gate, 2)
                + icon("lock", x + 40, y, 17)
            )
            tip = look.tip("BOON-RIV-11", say("tip-lock-crossed" if crossed else "tip-lock"))
            canvas.thing(f"{lock['id']}-{k + 1}", Box(x + 28, y - 12, 24, 24, 12), tip, svg, "print")


def ships(look: Look, canvas: Canvas) -> None:
    """Above their space, or left of it: the reward stays to be seen."""
    view = look.view
    here: dict[int, list[int]] = {}
    for seat, space in enumerate(view.river.ships):
        here.setdefault(space, []).append(seat)
    for space, seats in here.items():
        slug = look.box.river[space]
        row = look.data.river[slug]
        east = slug.startswith("c")
        n = len(seats)
        if east:
            points = in_grid(row["x"] - 12 * (min(n, 2) - 1), row["y"] - 40 - 26 * ((n - 1) // 2), n, 2, 24, 26)
        else:
            points = in_grid(row["x"] - 42 - 26 * (min(n, 2) - 1), row["y"] - 13 * ((n - 1) // 2), n, 2, 26, 26)
        for seat, (x, y) in zip(seats, points, strict=True):
            name = look.words.say("tip-ship", player=look.names[seat])
            svg = ship(look.paint(seat), x, y, 0.74)
            canvas.thing(f"ship-{seat}", Box(x - 13, y - 13, 26, 25), look.tip("BOON-RIV-1", name), svg, where=f"river-{slug}")
