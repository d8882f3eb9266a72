"""The board of an automa: workers and specialty, what it has, its deck and the card it carries out (Sam's rules are cited)."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import Glyph, actions, badge, figure, glue, row, shield_at, sign
from overlander.drawing.outline import Box
from overlander.drawing.pieces import back, disc, doubtful, empty, little_tile, shape
from overlander.drawing.svg import rect, text
from overlander.drawing.theme import AUTOMA, CARD, EDGE, GOLD, INK, PAPER, SEATS, SEATS_UNDER_WHITE, SHADE, WHITE
from overlander.games.trail.automa.state import AUTOMA as SEAT
from overlander.games.trail.automa.state import Automa
from overlander.games.trail.draw.colours import AUTOMA_CARD, OWN_LINE, WORKERS
from overlander.games.trail.draw.look import TrailLook

SIZE: Final = (700.0, 250.0)
DRAWN: Final = Box(514, 52, 178, 190, 9)
ResourceItem = tuple[str, str, str, str, int]  # id, rule, what it is, icon, how many


class AutomaBoard:
    """`slug` names the automa in ids and messages."""

    def __init__(self, look: TrailLook, slug: str, automa: Automa) -> None:
        self.look = look
        self.slug = slug
        self.automa = automa
        self.canvas = Canvas()

    def begin(self, more: float = 0) -> None:
        """Everything but what a game adds below, for which there is so much room more."""
        w, h = SIZE[0], SIZE[1] + more
        self.canvas.place(f"seat-{SEAT}", Box(0, 0, w, h, 10), "", rect(0, 0, w, h, 10, PAPER, SEATS[AUTOMA], 2.4))
        self.resources()
        self.workers()
        self.piles()
        self.carried_out()

    def panel(self, more: float = 0) -> Panel:
        self.canvas.ring(self.look.marks, self.look.ring_colour())
        return self.canvas.panel(f"seat-{SEAT}", (0, 0, SIZE[0], SIZE[1] + more), self.look.names[SEAT])

    # -- what a game says of its automa

    def resource_items(self) -> list[ResourceItem]:
        raise NotImplementedError

    def workers_box(self) -> Box:
        return Box(8, 52, 380, 190, 8)

    def empty_cell(self, r: int, column: int, cell: Box) -> str:
        """What is printed where no worker is yet."""
        vp = self.look.board.worker_vp[column]
        return shield_at(*cell.middle(), vp, 22) if vp else ""

    def cell_words(self, r: int, column: int) -> list[str]:
        return []

    def card(self, kind: int) -> tuple[int, list[Glyph], list[list[Glyph]]]:
        """The number of a card, its steps, and its actions, or both halves of them."""
        raise NotImplementedError

    def card_words(self, kind: int) -> str:
        raise NotImplementedError

    def card_doubt(self, kind: int) -> str:
        raise NotImplementedError

    # -- parts

    def resources(self) -> None:
        name = shape(AUTOMA, 22, 26, 9, WHITE) + text(38, 26, self.look.names[SEAT], 17, WHITE, "start", room=96)
        self.canvas.together(rect(8, 8, 136, 36, 7, SEATS_UNDER_WHITE[AUTOMA]) + name)
        items = self.resource_items()
        step = 536 / len(items)
        for i, (slug, rule, what, sign_name, n) in enumerate(items):
            box = Box(156 + step * i, 10, step - 6, 32, 7)
            glyphs = [sign(sign_name, 23, 18 if sign_name == "card" else 23), figure(str(n), size=17)]
            svg = rect(*box, CARD) + row(box.x + box.w / 2, 26, glyphs)
            self.canvas.place(f"{slug}-{SEAT}", box, self.look.tip(rule, what), svg)

    def workers(self) -> None:
        """The row of the specialty is framed."""
        look, c = self.look, self.canvas
        x, y, w, h, _ = self.workers_box()
        c.add(rect(x, y, w, h, 8, SHADE))
        columns = look.board.row_length
        cw, ch = (w - 8) / columns, (h - 8) / len(look.board.workers)
        for r, slug in enumerate(look.board.workers):
            top = y + 4 + ch * r
            own = r == self.automa.specialty
            frame = rect(x + 4, top + 1, w - 8, ch - 2, 7, OWN_LINE if own else "", GOLD if own else EDGE, 2.6 if own else 0.8)
            tip = look.tip("SAM-32", look.name(slug, "worker"), look.words.say("tip-specialty") if own else "")
            c.thing(f"{self.slug}-row-{slug}", Box(x + 4, top + 1, w - 8, ch - 2, 7), tip, frame, "print")
            for column in range(1, columns + 1):
                box = Box(x + 4 + cw * (column - 1) + 4, top + 4, cw - 8, ch - 8)
                svg = rect(box.x, box.y, box.w, box.h, 6, PAPER, EDGE, 1.2)
                if column <= look.view.players[SEAT].workers[r]:
                    tall = min(42, ch - 11)
                    svg += little_tile(*box.middle(), 40, tall, WORKERS[slug], slug, min(30, tall - 2))
                else:
                    svg += self.empty_cell(r, column, box)
                vp = look.points(look.board.worker_vp[column])
                tip = look.tip("SAM-38", look.name(slug, "worker"), *self.cell_words(r, column), *vp)
                c.place(f"worker-{SEAT}-{slug}-{column}", box, tip, svg)

    def piles(self) -> None:
        x = 396.0
        piles = (("deck", self.automa.deck, "SAM-16"), ("discard", self.automa.discard, "SAM-19"))
        for k, (slug, cards, rule) in enumerate(piles):
            y = 56 + 96 * k
            svg = back(x + 10, y, 60, 84, "master") if cards else empty(x + 40, y + 42, 60, 84)
            svg += badge(x + 40, y + 78, str(len(cards)))
            sentence = self.look.words.say(f"panel-{self.slug}-{slug}", n=len(cards))
            self.canvas.place(f"{self.slug}-{slug}", Box(x + 10, y, 60, 84), self.look.tip(rule, sentence), svg)
        left = self.look.view.players[SEAT].discs.bit_count()
        self.canvas.together(disc(AUTOMA, x + 96, 232, 9) + text(x + 96, 210, str(left), 15, INK))

    def carried_out(self) -> None:
        """The card that is carried out, or the last one."""
        automa = self.automa
        kind = automa.card if automa.card != NONE else automa.discard[-1] if automa.discard else NONE
        if kind == NONE:
            box = DRAWN
            tip = self.look.tip("SAM-16", self.look.words.say(f"panel-{self.slug}-no-card"))
            self.canvas.place(f"{self.slug}-card", box, tip, empty(box.x + box.w / 2, box.y + box.h / 2, box.w, box.h))
            return
        tip = self.look.tip("SAM-16", self.card_words(kind), self.card_doubt(kind))
        self.canvas.place(f"{self.slug}-card", DRAWN, tip, self.card_svg(kind))

    def card_svg(self, kind: int) -> str:
        x, y, w, h, _ = DRAWN
        number, steps, rows = self.card(kind)
        out = rect(*DRAWN, AUTOMA_CARD, INK, 2) + rect(x, y, w, 30, 9, SEATS_UNDER_WHITE[AUTOMA])
        out += text(x + 20, y + 15, str(number), 20, WHITE) + (doubtful(x + w - 12, y + 10) if self.card_doubt(kind) else "")
        out += self.card_extra(kind, x + w - 34, y + 15)
        out += row(x + w / 2, y + 52, steps) + rect(x + 10, y + 74, w - 20, 1.2, 0, EDGE)
        return out + actions(x + 8, y + 80, w - 16, h - 88, rows, 34)

    def card_extra(self, kind: int, x: float, y: float) -> str:
        """A sign in the head of a card."""
        return ""

    def halves(self, specialty: int, own: list[Glyph], other: list[Glyph]) -> list[list[Glyph]]:
        """What is done with a specialty, and what without it."""
        worker = self.look.board.workers[specialty]
        colon = figure(":", size=18)
        return [[sign(worker, 24), colon, *own], [sign(worker, 24), glue(sign("cross", 14)), colon, *other]]
