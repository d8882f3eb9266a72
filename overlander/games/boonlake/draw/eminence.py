"""The Wise Eminence: the tile of its turn, the stack with the corner that its back names, its pieces and the cactus track."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import Glyph, badge, row, shield_at, sign
from overlander.drawing.look import large
from overlander.drawing.outline import Box, centred
from overlander.drawing.pieces import back, doubtful, empty, house, shape
from overlander.drawing.svg import circle, icon, rect, text
from overlander.drawing.theme import AUTOMA, CARD, EDGE, INK, PAPER, QUIET, SEATS, SEATS_UNDER_WHITE, SHADE, WHITE
from overlander.games.boonlake import box as b
from overlander.games.boonlake.draw.colours import AUTOMA_CARD, FREE, TAKEN
from overlander.games.boonlake.draw.figures import cattle, settlement
from overlander.games.boonlake.draw.look import Look
from overlander.games.boonlake.eminence.state import EMINENCE

WIDE: Final = 700.0
TALL: Final = 290.0
TILE: Final = Box(10, 52, 176, 176, 12)


def eminence_board(look: Look) -> Panel:
    return EminenceBoard(look).panel()


class EminenceBoard:
    def __init__(self, look: Look) -> None:
        self.look = look
        self.canvas = Canvas()
        self.solo = look.box.solo()
        assert look.view.eminence is not None
        self.own = look.view.eminence
        self.board = look.view.players[EMINENCE].board

    def panel(self) -> Panel:
        c = self.canvas
        c.place(f"seat-{EMINENCE}", Box(0, 0, WIDE, TALL, 10), "", rect(0, 0, WIDE, TALL, 10, PAPER, SEATS[AUTOMA], 2.4))
        self.head()
        self.tile()
        self.stack()
        self.pieces()
        self.cactus()
        c.ring(self.look.marks, self.look.ring_colour())
        return c.panel(f"seat-{EMINENCE}", (0, 0, WIDE, TALL), self.look.names[EMINENCE])

    def head(self) -> None:
        look = self.look
        vp = look.view.players[EMINENCE].vp
        name = shape(AUTOMA, 22, 26, 9, WHITE) + text(38, 26, large(look.names[EMINENCE]), 17, WHITE, "start", room=170)
        self.canvas.together(rect(8, 8, 214, 36, 7, SEATS_UNDER_WHITE[AUTOMA]) + name)
        box = Box(230, 8, 60, 36, 7)
        tip = look.tip("BOON-SOLO-30", look.words.say("tip-vp", n=vp))
        self.canvas.place(f"vp-{EMINENCE}", box, tip, rect(*box, CARD) + shield_at(260, 26, vp, 28))
        income = self.income()
        box = Box(298, 8, 394, 36, 7)
        tip = look.tip("BOON-SOLO-30", look.words.say("tip-eminence-income", n=income))
        svg = rect(*box, CARD) + icon("income", 320, 26, 24) + shield_at(352, 26, income, 26)
        svg += text(374, 26, look.words.say("eminence-income"), 15, QUIET, "start", room=310)
        self.canvas.place("eminence-income", box, tip, svg)

    def income(self) -> int:
        """SOLO-30, without what its cattle see."""
        out = self.solo.cactus_income[self.own.cactus]
        columns = ((self.solo.house_income, self.board.houses), (self.solo.settlement_income, self.board.settlements))
        for values, n in (*columns, (self.solo.cattle_income, self.board.cattle)):
            out += values[n - 1] if n else 0
        return out

    def tile(self) -> None:
        """The tile of the last turn: its letter, three strips from which the highest is taken, a number in each corner."""
        look = self.look
        if not self.own.revealed:
            tip = look.tip("BOON-SOLO-9", look.words.say("tip-eminence-none"))
            self.canvas.place("eminence-tile", TILE, tip, empty(*TILE.middle(), TILE.w, TILE.h))
            return
        tile = self.own.revealed[-1]
        slug = self.solo.tile_slug[tile]
        printed = look.data.solo_tiles[slug]
        x, y, w, h, _ = TILE
        svg = rect(*TILE, AUTOMA_CARD, INK, 2)
        cx = TILE.middle()[0]
        chosen = 0 if self.own.mark == NONE else self.own.mark
        for k, n in enumerate(self.solo.tile_corners[tile]):
            px, py = x + (22 if k % 2 == 0 else w - 22), y + (22 if k < 2 else h - 22)
            svg += circle(px, py, 16, TAKEN if k == chosen else CARD, INK, 2.4 if k == chosen else 1.2) + text(
                px, py, str(n), 17, INK
            )
        svg += circle(cx, y + 30, 17, SEATS_UNDER_WHITE[AUTOMA], INK, 1.4) + text(cx, y + 30, printed["type"].upper(), 20, WHITE)
        for k, strip in enumerate(self.solo.tile_strips[tile]):
            name = b.STRIPS[strip]
            svg += icon(name, x + 42, y + 66 + 28 * k, 24) if k < 3 else ""
            svg += text(x + 58, y + 66 + 28 * k, look.name(name, "strip"), 15, INK, "start", room=w - 66)
        if look.data.doubt(printed):
            svg += doubtful(cx, y + h - 9)
        tip = look.tip("BOON-SOLO-11", look.name(slug, "tile"), look.words.say("tip-eminence-tile"), look.data.doubt(printed))
        self.canvas.place("eminence-tile", TILE, tip, svg)

    def stack(self) -> None:
        look = self.look
        n = len(self.own.stack) + len(self.own.next)
        x, y = 198.0, 52.0
        svg = back(x, y, 84, 84, "eminence") if n else empty(x + 42, y + 42, 84, 84)
        if self.own.mark != NONE and n:
            px, py = x + (12 if self.own.mark % 2 == 0 else 72), y + (12 if self.own.mark < 2 else 72)
            svg += circle(px, py, 8, TAKEN, INK, 1.6)
        svg += badge(x + 42, y + 84, str(n))
        self.canvas.place(
            "eminence-stack", Box(x, y, 84, 92), look.tip("BOON-SOLO-22", look.words.say("tip-eminence-stack", n=n)), svg
        )
        done = len(self.own.revealed)
        glyphs: list[Glyph] = [sign("eminence", 22)]
        svg = rect(x, y + 104, 84, 34, 7, SHADE) + row(x + 24, y + 121, glyphs) + text(x + 60, y + 121, str(done), 17, INK)
        tip = look.tip("BOON-SOLO-9", look.words.say("tip-eminence-revealed", n=done))
        self.canvas.place("eminence-revealed", Box(x, y + 104, 84, 34, 7), tip, svg)

    def pieces(self) -> None:
        """Houses, settlements, cattle: the last emptied space of each row scores."""
        look = self.look
        rows = (
            ("houses", self.solo.house_income, self.board.houses),
            ("settlements", self.solo.settlement_income, self.board.settlements),
            ("cattle", self.solo.cattle_income, self.board.cattle),
        )
        for r, (kind, values, gone) in enumerate(rows):
            y = 52 + 59 * r
            self.canvas.add(rect(294, y, 398, 55, 8, SHADE))
            for i, vp in enumerate(values):
                box = Box(300 + 65 * i, y + 5, 60, 45, 6)
                cx, cy = box.middle()
                out = i < gone
                last = i == gone - 1
                svg = rect(
                    *box, TAKEN if last else CARD if out else FREE, INK if last else EDGE, 2 if last else 1, "" if out else "4 3"
                )
                if not out:
                    drawn = {"houses": house, "settlements": settlement, "cattle": cattle}[kind]
                    svg += drawn(AUTOMA, cx - 12, cy + 2, 0.9)
                svg += shield_at(cx if out else cx + 17, cy, vp, 22)
                doubt = look.data.doubt(look.data.eminence["income"], kind)
                tip = look.tip(
                    "BOON-SOLO-30", look.words.say(f"tip-recess-{kind}"), look.words.say("tip-eminence-space", n=vp), doubt
                )
                self.canvas.place(f"eminence-{kind}-{i + 1}", box, tip, svg)

    def cactus(self) -> None:
        look = self.look
        y = 238.0
        self.canvas.add(rect(8, y, 684, 44, 8, SHADE), icon("cactus", 26, y + 22, 28))
        values = self.solo.cactus_income
        step = 644 / len(values)
        doubt = look.data.doubt(look.data.eminence["income"], "cactus")
        for n, vp in enumerate(values):
            here = n == self.own.cactus
            cx = 44 + step * (n + 0.5)
            box = centred(cx, y + 22, step - 2, 36, 4)
            svg = rect(*box, TAKEN if here else CARD, INK if here else EDGE, 2 if here else 0.8)
            svg += text(cx, y + 32, str(vp), 14, INK)
            if here:
                svg += shape(AUTOMA, cx, y + 13, 8, SEATS_UNDER_WHITE[AUTOMA], INK, 1.2)
            tip = look.tip("BOON-SOLO-30", look.words.say("tip-cactus", n=n, vp=vp), doubt)
            self.canvas.place(f"cactus-{n}", box, tip, svg)
