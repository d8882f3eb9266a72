"""The lake board: land for hunters and water for canoes, lake conditions, and the artifacts that wait with their prices."""

import re
from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.font import width
from overlander.drawing.grammar import ARROW, Glyph, actions, badge, figure, row, sign
from overlander.drawing.layout import in_row
from overlander.drawing.look import large
from overlander.drawing.outline import Box
from overlander.drawing.pieces import disc, doubtful, pawn
from overlander.drawing.printed import Row
from overlander.drawing.svg import icon, path, rect, text
from overlander.drawing.theme import EDGE, GRASS, INK, QUIET, SEATS, SHADE, WATER
from overlander.games.boonlake.artifacts.box import CONDITIONS, FACES
from overlander.games.boonlake.draw.colours import BRONZE, GREY_TILE, LAKE, MEADOW, OPEN_LAKE, TAKEN
from overlander.games.boonlake.draw.effects import COUNTED, effects, give
from overlander.games.boonlake.draw.figures import boat, cattle
from overlander.games.boonlake.draw.look import Look

WIDE: Final = 1000.0
TALL: Final = 960.0
SPACE: Final = (112.0, 100.0)
STEP: Final = 124.0
DOWN: Final = 106.0
LAND: Final = 58.0  # of a space; the rest is water
SHORE: Final = 86.0  # of the water, what is printed; canoes lie below it, hunters stand below what is printed on the land
SHELF: Final = Box(226, 214, 764, 736, 9)  # where artifacts lie
ROWS: Final = 3  # at least so many fit below each other
HEAD: Final = 36.0  # the title of an artifact
FOOT: Final = 36.0  # what it costs, whose it is
SIZES: Final = (22.0, 20.0, 18.0, 16.0, 15.0)  # of its words
PLAIN: Final = 18.0  # a size that pages hardly write larger
GROWN, MOST_GROWN = 1.12, 1.25  # how much wider words may become where a page writes them larger
LEVEL: Final = re.compile(r"^[^:]+: ")  # what it is called; vases tell it
CONDITION_SIGNS: Final = {
    "develop-plain-site": "develop",
    "card-3-resources": "any-card",
    "new-region": "region",
    "score-tile": "objective",
    "track-reward": "track-coin",
    "site-level-2": "site",
    "new-lever-row": "lever",
    "upgrade-house": "upgrade-house",
}


def lake_board(look: Look) -> Panel:
    c = Canvas()
    c.add(rect(0, 0, WIDE, TALL, 12, LAKE, EDGE, 2))
    c.add(path("M180 176C420 150 760 190 1000 160V960H190C160 700 200 420 180 176Z", OPEN_LAKE))
    for space in range(len(look.box.kit().lake)):
        lake_space(look, c, space)
    pasture(look, c)
    conditions(look, c)
    table_artifacts(look, c)
    pawns(look, c)
    c.ring(look.marks, look.ring_colour())
    return c.panel("lake", (0, 0, WIDE, TALL), look.words.say("panel-lake"))


def corner(look: Look, space: int) -> tuple[float, float]:
    """The left upper corner of a space: the income side to the right, the points side down."""
    kit = look.box.kit()
    n = kit.index(space)
    return (10 + STEP * n, 10) if kit.side(space) == 0 else (10, 10 + DOWN * n)


def lake_space(look: Look, c: Canvas, space: int) -> None:
    kit = look.box.kit()
    slug = kit.lake[space]
    x, y = corner(look, space)
    w, h = SPACE
    box = Box(x, y, w, h, 9)
    svg = (
        rect(*box, GRASS, INK, 2)
        + rect(x + 1, y + LAND, w - 2, h - LAND - 1, 8, WATER)
        + rect(x + 1, y + LAND, w - 2, 12, 0, WATER)
    )
    if slug == "start":
        svg += icon("flag", x + w / 2, y + 30, 34)
        tip = look.tip("BOON-ART-LAKE-2", look.words.say("tip-lake-start"))
        c.place(f"lake-{slug}", box, tip, svg)
        return
    printed = look.data.lake[slug]
    svg += text(x + 15, y + 12, slug[1:], 14, QUIET)
    svg += actions(x + 4, y + 4, w - 8, LAND - 16, gains(printed), 24)
    if printed["canoe"]:
        svg += actions(x + 4, y + LAND + 2, w - 8, SHORE - LAND - 2, [effects(printed["canoe"])], SHORE - LAND - 2)
    if look.data.doubt(printed):
        svg += doubtful(x + w - 9, y + 9)
    rule = "BOON-ART-LAKE-13" if kit.side(space) == 0 else "BOON-ART-LAKE-14"
    tip = look.tip(rule, look.name(slug, "space"), *look.words.about(slug), look.data.doubt(printed))
    c.place(f"lake-{slug}", box, tip, svg)


def gains(printed: Row) -> list[list[Glyph]]:
    cost = give(printed.get("cost", {}))
    out = [[*cost, *([ARROW] if cost else []), *effects(printed["gain"])]]
    if "needs" in printed:
        needs: list[Glyph] = []
        for slug, n in printed["needs"].items():
            needs += [sign(COUNTED[slug], 17), figure(str(n))]
        out.insert(0, needs)
    return out


def pawns(look: Look, c: Canvas) -> None:
    """Hunters on the land, canoes on the water below."""
    table = look.view.table()
    here: dict[tuple[int, bool], list[int]] = {}
    for seat in range(look.view.people()):
        yard = table.yards[seat]
        here.setdefault((yard.pawn, yard.built), []).append(seat)
    for (space, water), seats in here.items():
        x, y = corner(look, space)
        slug = look.box.kit().lake[space]
        middle = x + SPACE[0] / 2
        for seat, (px, _) in zip(seats, in_row(middle, 0, len(seats), 30, SPACE[0] - 30), strict=True):
            if water:
                box = Box(px - 16, y + SHORE, 32, 18)
                svg, tip = boat(look.paint(seat), px, box.y + 9, 1), "tip-canoe"
            else:
                box = Box(px - 10, y + LAND - 14, 20, 21)
                svg, tip = pawn(look.paint(seat), px, box.y + box.h, 22), "tip-hunter"
            told = look.tip("BOON-ART-LAKE-1", look.words.say(tip, player=look.names[seat]))
            c.thing(f"pawn-{seat}", box, told, svg, where=f"lake-{slug}")


def pasture(look: Look, c: Canvas) -> None:
    """Cattle at the lake: V4 sends them."""
    view = look.view
    low = (look.box.pasture_count + 1) * view.seats
    heads = [seat for seat in range(view.seats) for _ in range(view.land.cattle[low + seat])]
    box = Box(150, 400, 60, 112, 10)
    svg = rect(*box, MEADOW, INK, 1.6) + (f'<g opacity=".5">{icon("cow", 180, 456, 32)}</g>' if not heads else "")
    step = min(26.0, 92 / max(1, len(heads)))
    for k, seat in enumerate(heads):
        svg += cattle(look.paint(seat), 180, 420 + step * k, 0.9)
    told = ", ".join(look.names[seat] for seat in heads)
    c.place("lake-pasture", box, look.tip("BOON-ART-LAKE-16", look.words.say("tip-lake-pasture"), told), svg)


def conditions(look: Look, c: Canvas) -> None:
    """What moves pawns in round 1 and in round 2; the one that works is lit."""
    table, kit = look.view.table(), look.box.kit()
    for k, tile in enumerate(table.conditions):
        slug = kit.condition_slug[tile]
        printed = look.data.conditions[slug]
        condition = CONDITIONS[(kit.upper if k == 0 else kit.lower)[tile]]
        box = Box(226 + 386 * k, 128, 376, 76, 9)
        works = look.view.river.round == k
        svg = rect(*box, TAKEN if works else GREY_TILE, INK, 2.4 if works else 1.2)
        svg += text(box.x + 20, box.y + 38, "I" * (k + 1), 22, INK) + icon(CONDITION_SIGNS[condition], box.x + 56, box.y + 38, 34)
        lines = wrapped(look.words.say(f"condition-{condition}"), 17, (box.w - 150) / GROWN)
        for j, line_ in enumerate(lines[:3]):
            svg += text(box.x + 84, box.y + 38 + (j - (len(lines[:3]) - 1) / 2) * 20, line_, 17, INK, "start", False)
        svg += row(box.x + box.w - 30, box.y + 38, [sign("canoe", 26), figure("1", size=16)])
        told = look.words.say(f"condition-{condition}")
        tip = look.tip("BOON-ART-LAKE-10", look.words.say("tip-condition", n=k + 1), told, look.data.doubt(printed))
        c.place(f"condition-{k + 1}", box, tip, svg)


def laid_out(look: Look) -> list[tuple[int, list[int], int]]:
    """Artifacts to be seen: face, price tiles, vases; alone, before one was chosen, all ten."""
    table = look.view.table()
    out = [(face, table.prices[i], table.vases[i]) for i, face in enumerate(table.faces) if face != NONE]
    if look.view.eminence is not None and look.view.strips.active == NONE and not out:
        return [(face, [], 0) for face in range(len(FACES))]
    return out


def artifact_box(k: int, count: int) -> Box:
    """Where the k-th of so many lies, as large as there is room."""
    columns = 1 if count <= ROWS else 2
    tall = (SHELF.h + 8) / max(ROWS, -(-count // columns)) - 8
    w = (SHELF.w + 8) / columns - 8
    return Box(SHELF.x + (w + 8) * (k % columns), SHELF.y + (tall + 8) * (k // columns), w, tall, 9)


def table_artifacts(look: Look, c: Canvas) -> None:
    """Those on the table with their prices, then those that players have, with the vases in them."""
    laid, yards = laid_out(look), look.view.table().yards
    owners = [seat for seat in range(look.view.people()) if yards[seat].face != NONE] if len(laid) < len(FACES) else []
    count = len(laid) + len(owners)
    for k, (face, prices, vases) in enumerate(laid):
        slug = FACES[face]
        box = artifact_box(k, count)
        svg = artifact_svg(look, slug, box, FOOT if prices or vases else 0)
        low = box.y + box.h - FOOT / 2 - 2
        if prices:
            paid: list[Glyph] = []
            for price in prices:
                paid += [*give(look.data.prices[look.box.kit().price_slug[price]]["cost"])]
            svg += rect(box.x + 6, low - 15, 190, 30, 6, SHADE) + row(box.x + 12, low, paid, False)
        if vases:
            svg += icon("vase", box.x + box.w - 36, low, 26) + badge(box.x + box.w - 16, low + 6, str(vases))
        words = [look.name(slug, "artifact"), *look.words.about(slug)]
        words.append(look.words.say("tip-artifact-price", price=", ".join(price_words(look, prices))) if prices else "")
        tip = look.tip("BOON-ART-SHIP-5", *words, *doubts(look, slug, prices))
        c.place(f"artifact-{slug}", box, tip, svg)
    for k, seat in enumerate(owners, start=len(laid)):
        docked(look, c, seat, artifact_box(k, count))


def docked(look: Look, c: Canvas, seat: int, box: Box) -> None:
    yard = look.view.table().yards[seat]
    slug = FACES[yard.face]
    low = box.y + box.h - FOOT / 2 - 4
    svg = artifact_svg(look, slug, box, FOOT) + rect(*box, "", SEATS[look.paint(seat)], 4)
    svg += disc(look.paint(seat), box.x + 24, low, 12) + text(box.x + 44, low, look.names[seat], 17, INK, "start", room=160)
    for n in range(yard.plugged):
        svg += icon("vase", box.x + box.w - 26 - 26 * n, low, 25)
    words = [look.names[seat], look.name(slug, "artifact"), *look.words.about(slug), look.words.say("tip-plugged", n=yard.plugged)]
    tip = look.tip("BOON-ART-VASE-2", *words, look.data.doubt(look.data.faces[slug]))
    c.place(f"docked-{seat}", box, tip, svg)


def price_words(look: Look, prices: list[int]) -> list[str]:
    return [look.cost_words(look.data.prices[look.box.kit().price_slug[x]]["cost"]) for x in prices]


def doubts(look: Look, slug: str, prices: list[int]) -> list[str]:
    rows = [look.data.faces[slug], *(look.data.prices[look.box.kit().price_slug[x]] for x in prices)]
    return list(dict.fromkeys(x for x in (look.data.doubt(row_) for row_ in rows) if x))


def artifact_svg(look: Look, slug: str, box: Box, foot: float = 0) -> str:
    """An artifact with both levels in words, as large as they fit above the foot."""
    x, y, w, h, _ = box
    svg = rect(*box, BRONZE, INK, 2) + icon("artifact", x + 20, y + 19, 28)
    svg += text(x + 40, y + 19, large(look.name(slug, "artifact")), 18, INK, "start", room=w - 52)
    kit = look.box.kit()
    said = [large(LEVEL.sub("", sentence)) for sentence in look.words.about(slug)]
    for size in SIZES:
        levels = [wrapped(sentence, size, (w - 50) / (GROWN if size >= PLAIN else MOST_GROWN)) for sentence in said]
        step = size * (1.2 if size > SIZES[-1] else 1.06)
        if step * sum(map(len, levels)) + 8 * (len(levels) - 1) <= h - HEAD - foot:
            break
    top = y + HEAD + step / 2
    for vases, lines in zip((kit.basic, kit.advanced), levels):
        svg += icon("vase", x + 15, top, 20) + text(x + 30, top, str(vases), 16, INK)
        for line_ in lines:
            svg += text(x + 42, top, line_, size, INK, "start", False)
            top += step
        top += 8
    return svg


def wrapped(sentence: str, size: float, room: float) -> list[str]:
    lines: list[str] = []
    for word in sentence.split(" "):
        if lines and width(f"{lines[-1]} {word}", size, False) <= room:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines
