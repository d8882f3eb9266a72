"""The labour market: assistants printed on the event, those drawn, and those of the viewer; what is left in the bag."""

from overlander.core.choice import NONE
from overlander.drawing import Canvas
from overlander.drawing.look import Painter
from overlander.drawing.outline import Box
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER, QUIET, SHADE
from overlander.games.newdale.assistants import available
from overlander.games.newdale.cards import COLOURS, PAWNS, SHADOW
from overlander.games.newdale.draw.faces import assistant_at
from overlander.games.newdale.draw.look import Look


class Labour(Painter):
    look: Look

    def __init__(self, look: Look, canvas: Canvas) -> None:
        super().__init__(look, canvas)
        event = look.view.market.event
        self.printed = [*look.box.events[event].assistants, 0] if event != NONE else [0] * len(PAWNS)

    def paint(self, box: Box) -> None:
        market = self.look.view.market
        shadows = market.bag[SHADOW] + market.drawn[SHADOW] > 0
        kinds = PAWNS if shadows else COLOURS
        each = box.w / len(kinds)
        self.canvas.add(rect(*box, SHADE, EDGE, 1.6))
        for i, colour in enumerate(kinds):
            self.column(i, colour, Box(box.x + i * each + 3, box.y + 3, each - 6, box.h - 6, 6))

    def column(self, kind: int, colour: str, box: Box) -> None:
        """Those of one colour: printed ones with a broken line, drawn ones whole; below, what the viewer can use."""
        look, market = self.look, self.look.view.market
        printed, drawn = self.printed[kind], market.drawn[kind]
        letter = look.letter(colour)
        svg = rect(*box, CARD, EDGE, 1.2)
        most = max(1, int((box.w - 4) // 21))
        n = printed + drawn
        step = 24.0 if n <= 2 * most else 16.0
        for i in range(n):
            here = min(most, n - (i // most) * most)
            x = box.x + box.w / 2 + (i % most - (here - 1) / 2) * 21
            svg += assistant_at(x, box.y + 16 + (i // most) * step, colour, letter, i < printed)
        y = box.y + box.h - 13
        svg += rect(box.x, y - 13, box.w, 26, 6, PAPER)
        lines = [look.named(colour, "pawn"), look.say("draw-market-printed", n=printed), look.say("draw-market-drawn", n=drawn)]
        lines.append(look.say("draw-market-bag", n=market.bag[kind]))
        svg += icon("bag", box.x + 14, y, 19) + text(box.x + 32, y, str(market.bag[kind]), 14, QUIET)
        if look.seat >= 0 and kind < SHADOW:
            mine = available(look.view, look.seat)[kind]
            lines.append(look.say("draw-market-yours", n=mine))
            svg += text(box.x + box.w - 8, y, f"= {mine}", 16, INK, "end")
        rule = "NEW-SHD-1" if kind == SHADOW else "NEW-MKT-1"
        self.canvas.place(f"market-{colour}", box, look.tip(rule, *lines), svg)
