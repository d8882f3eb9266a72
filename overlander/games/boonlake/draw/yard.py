"""A player's shipyard extension: the pawn, the docked artifact with its vases and what lies on it, price tiles still in hand."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import Glyph, figure, row, sign
from overlander.drawing.outline import Box
from overlander.drawing.pieces import empty
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER, QUIET, SEATS, SHADE
from overlander.games.boonlake.artifacts.box import FACES
from overlander.games.boonlake.draw.cards import CARD_H, lying
from overlander.games.boonlake.draw.effects import give
from overlander.games.boonlake.draw.figures import shipyard
from overlander.games.boonlake.draw.lake import artifact_svg
from overlander.games.boonlake.draw.look import Look

WIDE: Final = 700.0
TALL: Final = 176.0


def yard_board(look: Look, seat: int) -> Panel:
    c = Canvas()
    table, say = look.view.table(), look.words.say
    yard = table.yards[seat]
    tall = TALL + (CARD_H + 8 if yard.archive else 0)
    c.add(rect(0, 0, WIDE, tall, 10, PAPER, SEATS[look.paint(seat)], 2.4))
    box = Box(8, 8, 150, 76, 8)
    svg = rect(*box, SHADE, EDGE, 1) + text(84, 22, say("yard-title"), 15, QUIET, room=140)
    if yard.built:
        svg += f'<g opacity=".35">{shipyard(look.paint(seat), 46, 58, 1.2)}</g>' + icon("canoe", 108, 56, 40)
    else:
        svg += shipyard(look.paint(seat), 46, 58, 1.3) + icon("hunter", 108, 56, 38)
    tip = say("tip-yard-built" if yard.built else "tip-yard")
    c.place(f"yard-{seat}", box, look.tip("BOON-ART-SHIP-1", tip), svg)
    extras(look, c, seat)
    dock(look, c, seat)
    if yard.archive:
        cards = sorted(yard.archive) if NONE not in yard.archive else yard.archive
        lying(look, c, cards, 8, TALL, WIDE - 16, f"archived-{seat}")
    c.ring(look.marks, look.ring_colour())
    return c.panel(f"yard-board-{seat}", (0, 0, WIDE, tall), say("panel-yard"))


def extras(look: Look, c: Canvas, seat: int) -> None:
    """Improved marker, special tile, price tiles to be placed."""
    table, say = look.view.table(), look.words.say
    yard = table.yards[seat]
    held: list[Glyph] = []
    for price in table.held[seat]:
        held += [*give(look.data.prices[look.box.kit().price_slug[price]]["cost"]), figure(" ")]
    items: list[tuple[str, str, str, list[Glyph]]] = []
    if held:
        items.append((f"held-{seat}", "BOON-ART-PH-1", say("tip-held"), held))
    following = look.column()
    value = look.box.improved_values[following] if yard.improved else look.box.marker_values[following]
    items.append(
        (f"marker-{seat}", "BOON-ART-CTL-2", say("tip-marker", n=value), [sign("objective", 24), figure(str(value), size=17)])
    )
    if yard.special:
        items.append((f"special-{seat}", "BOON-ART-A7-1", say("tip-special"), [sign("tile", 26)]))
    x, y = 8.0, 92.0
    for ident, rule, words, glyphs in items:
        box = Box(x, y, 150 if ident.startswith("held") else 72, 36, 7)
        c.place(ident, box, look.tip(rule, words), rect(*box, CARD, EDGE, 1) + row(box.x + box.w / 2, y + 18, glyphs))
        x += box.w + 6
        if x > 130:
            x, y = 8.0, y + 40


def dock(look: Look, c: Canvas, seat: int) -> None:
    """The docked artifact, with the vases plugged into it."""
    say = look.words.say
    yard = look.view.table().yards[seat]
    box = Box(166, 8, 526, 160, 9)
    if yard.face == NONE:
        none = say("tip-no-artifact-ever" if yard.given_up else "tip-no-artifact")
        svg = empty(*box.middle(), box.w, box.h) + text(*box.middle(), none, 16, QUIET, room=500)
        c.place(f"dock-{seat}", box, look.tip("BOON-ART-SHIP-5", none), svg)
        return
    slug = FACES[yard.face]
    svg = artifact_svg(look, slug, box)
    kit = look.box.kit()
    for k in range(kit.advanced):
        x, y = box.x + box.w - 34 * (kit.advanced - k) + 8, box.y + 22
        svg += rect(x - 14, y - 16, 28, 32, 6, CARD if k < yard.plugged else "", INK, 1.4, "" if k < yard.plugged else "4 3")
        svg += icon("vase", x, y, 25) if k < yard.plugged else ""
    words = [look.name(slug, "artifact"), *look.words.about(slug), say("tip-plugged", n=yard.plugged)]
    c.place(f"artifact-{slug}", box, look.tip("BOON-ART-VASE-2", *words, look.data.doubt(look.data.faces[slug])), svg)
