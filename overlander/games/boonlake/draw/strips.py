"""The action board: seven rows with the steps of the ship and what taking from there costs; on each strip what it does for the one
who takes it, and right of the arrow for everybody."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import SLASH, Glyph, actions, coin, figure, row, shield, sign, wide
from overlander.drawing.outline import Box
from overlander.drawing.pieces import disc, doubtful
from overlander.drawing.printed import Row
from overlander.drawing.svg import icon, label, path, rect, text
from overlander.drawing.theme import CARD, EDGE, GAIN, INK, PAPER, QUIET, SHADE
from overlander.games.boonlake import box as b
from overlander.games.boonlake.draw.colours import COSTLY, TAKEN
from overlander.games.boonlake.draw.effects import cards, effects, kind_card
from overlander.games.boonlake.draw.look import Look

WIDE: Final = 700.0
HEAD: Final = 25.0
ROW: Final = 42.0
STRIP: Final = 92.0  # where the strips begin
NAME: Final = 142.0
BOX: Final = 74.0
ACTIVE: Final = 128.0


def action_board(look: Look) -> Panel:
    c = Canvas()
    tall = HEAD + ROW * len(b.STRIPS) + 8
    c.add(rect(0, 0, WIDE, tall, 10, PAPER, EDGE, 1.6))
    say = look.words.say
    left = STRIP + NAME
    c.add(text(left + 4, 12, say("strips-you"), 14, QUIET, "start", room=BOX + ACTIVE))
    c.add(text(WIDE - 10, 12, say("strips-all"), 14, QUIET, "end", room=WIDE - left - BOX - ACTIVE - 40))
    strips = look.view.strips
    rows = list(strips.rows)
    if strips.taken != NONE:
        rows.insert(strips.row, strips.taken)
    for i, strip in enumerate(rows):
        board_row(look, c, i, HEAD + ROW * i)
        strip_svg(look, c, strip, HEAD + ROW * i)
    c.ring(look.marks, look.ring_colour())
    return c.panel("strips", (0, 0, WIDE, tall), say("panel-strips"))


def board_row(look: Look, c: Canvas, i: int, y: float) -> None:
    """What is printed beside a row."""
    printed = look.data.rows[i]
    box = Box(6, y + 2, STRIP - 10, ROW - 4, 6)
    glyphs: list[Glyph] = [sign("ship", 22), figure(str(printed["most_steps"]), size=19)]
    svg = rect(*box, SHADE if not printed["vp_cost"] else COSTLY) + row(31, y + ROW / 2, glyphs)
    if printed["vp_cost"]:
        svg += row(70, y + ROW / 2, [shield(-printed["vp_cost"], 22)])
    say = look.words.say
    cost = say("tip-row-cost", n=printed["vp_cost"]) if printed["vp_cost"] else ""
    tip = look.tip(
        "BOON-TURN-2" if cost else "BOON-TURN-7", say("tip-row", n=printed["most_steps"]), cost, look.data.doubt(printed)
    )
    c.place(f"row-{i + 1}", box, tip, svg)


def strip_svg(look: Look, c: Canvas, strip: int, y: float) -> None:
    slug = b.STRIPS[strip]
    printed = look.data.strips[slug]
    taken = strip == look.view.strips.taken
    x = STRIP
    box = Box(x, y + 4, WIDE - x - 6, ROW - 8, 7)
    svg = rect(*box, TAKEN if taken else CARD, INK, 2.4 if taken else 1.4)
    svg += icon(slug, x + 20, y + ROW / 2, 27)
    svg += label(x + 38, y + ROW / 2, look.name(slug, "strip"), 16, INK, NAME - 44)
    left = x + NAME
    svg += path(f"M{left:g} {y + 8:g}V{y + ROW - 8:g}", "", EDGE, 1)
    svg += actions(left, y + 2, BOX, ROW - 4, [card_box(printed)], 26)
    svg += path(f"M{left + BOX:g} {y + 8:g}V{y + ROW - 8:g}", "", EDGE, 1)
    svg += fitted(left + BOX, y, ACTIVE, effects(printed["active"]))
    middle = y + ROW / 2
    ax = left + BOX + ACTIVE + 4
    svg += path(f"M{ax:g} {middle - 5:g}h9v-7l12 12-12 12v-7h-9z", GAIN, INK, 1.2)
    room = box.x + box.w - ax - 26
    svg += fitted(ax + 24, y, room - (22 if taken else 0), share(printed))
    if taken and look.view.strips.active != NONE:
        svg += disc(look.paint(look.view.strips.active), box.x + box.w - 15, middle, 10)
    if look.data.doubt(printed):
        svg += doubtful(box.x + box.w - 6, y + 8)
    c.place(f"strip-{slug}", box, look.tip(f"BOON-{RULES[slug]}-1", *strip_words(look, slug, printed)), svg)


RULES: Final = {  # by strip: its chapter of the rules
    "pioneer": "PIO",
    "settle": "STL",
    "cattle": "CAT",
    "region": "REG",
    "hire": "HIRE",
    "progress": "PRG",
    "builder": "BLD",
}


def fitted(x: float, y: float, room: float, glyphs: list[Glyph]) -> str:
    """In one line, from the left."""
    k = min(1.25, (room - 6) / wide(glyphs)) if glyphs else 1
    inside = row(0, 0, glyphs, False)
    return f'<g transform="translate({x + 6:.1f} {y + ROW / 2:.1f}) scale({max(1, k):.2f})">{inside}</g>'


def card_box(printed: Row) -> list[Glyph]:
    """TURN-3: a card of one kind, or two coins for it; Builder has coins instead."""
    if "kind" not in printed:
        return effects(printed["instead"])
    return [kind_card(printed["kind"]), SLASH, coin(printed["discard_coins"], size=18)]


def share(printed: Row) -> list[Glyph]:
    """What everybody may do; any card may also be discarded for coins."""
    out: list[Glyph] = []
    for i, x in enumerate(printed["all"]):
        if i:
            out.append(figure("+"))
        out += share_option(x)
    return out


def share_option(x: Row) -> list[Glyph]:
    if x["op"] == "choice":
        out: list[Glyph] = []
        for i, option in enumerate(x["options"]):
            out += [SLASH] if i else []
            for y in option["gain"]:
                out += share_option(y)
        return out
    if x["op"] == "play-card" and x.get("discard_coins"):
        return [sign("any-card", 22, 18), SLASH, coin(x["discard_coins"], size=18)]
    if x["op"] == "draw":
        return [cards(x["n"])]
    return effects([x])


def strip_words(look: Look, slug: str, printed: Row) -> list[str]:
    return [look.name(slug, "strip"), *look.words.about(slug), look.data.doubt(printed)]
