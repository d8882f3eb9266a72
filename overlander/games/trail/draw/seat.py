"""What both player boards have: the name with the line of resources, disc spaces, auxiliary actions, rows of workers."""

from overlander.drawing.canvas import Canvas
from overlander.drawing.grammar import Glyph, actions, figure, grow, row, shield_at, sign
from overlander.drawing.look import Painter
from overlander.drawing.outline import Box, centred
from overlander.drawing.pieces import disc, little_tile, ring, shape
from overlander.drawing.printed import Row
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import CARD, EDGE, PAPER, SEATS_UNDER_WHITE, SHADE, WHITE
from overlander.games.trail.draw.actions import action
from overlander.games.trail.draw.colours import FREE, FULL, HAVING, WORKERS
from overlander.games.trail.draw.look import TrailLook

Item = tuple[str, str, str, list[Glyph]]  # id, rule, what it is, signs


class TrailSeat(Painter):
    def __init__(self, look: TrailLook, seat: int) -> None:
        super().__init__(look, Canvas())
        self.look: TrailLook = look
        self.seat = seat
        self.paint = look.paint(seat)
        self.player = look.view.players[seat]
        self.board = look.board
        self.layout: Row = look.data.layout["seat"]

    def resource_line(self, w: float, items: list[Item], least: int) -> None:
        """The name, then what the player has; as wide as if there were `least` items."""
        c = self.canvas
        left, y = 8.0, 26.0
        name = shape(self.paint, 22, y, 9, WHITE) + text(38, y, self.look.names[self.seat], 17, WHITE, "start", room=96)
        c.together(rect(left, 8, 136, 36, 7, SEATS_UNDER_WHITE[self.paint]) + name)
        x = 156.0
        step = (w - 164) / max(least, len(items))
        for slug, rule, what, glyphs in items:
            box = Box(x, 10, step - 4, 32, 7)
            svg = rect(*box, CARD) + row(x + (step - 4) / 2, y, glyphs)
            c.place(f"{slug}-{self.seat}", box, self.look.tip(rule, what), svg)
            x += step

    def slot(self, slug: str, x: float, y: float, r: float = 17) -> None:
        """A disc space: what a disc there still locks is tip beside it."""
        i = self.board.disc_at[slug]
        held = self.player.has_disc(i)
        dark = not self.board.disc_white[i]
        svg = ring(x, y, r, dark, CARD if held else FREE)
        if held:
            svg += disc(self.paint, x, y, r - 3.4)
        lines = [self.look.name(slug, "disc"), *self.slot_words(i, held), self.slot_doubt(slug)]
        tip = self.look.tip("DISC-2" if dark else "DISC-1", *lines)
        self.canvas.place(f"disc-{self.seat}-{slug}", centred(x, y, 2 * r, 2 * r, r), tip, svg)

    def slot_words(self, i: int, held: bool) -> list[str]:
        """Where the disc can go, and what taking it costs and brings; of an empty space only that."""
        say, board = self.look.words.say, self.board
        if not held:
            return [say("tip-disc-gone")]
        out = [say("tip-disc-white" if board.disc_white[i] else "tip-disc-black")]
        out += [say("tip-disc-cost", n=board.disc_cost[i])] if board.disc_cost[i] else []
        out += [say("tip-disc-money", n=board.disc_money[i])] if board.disc_money[i] else []
        return out + self.look.points(board.disc_vp[i])

    def slot_doubt(self, slug: str) -> str:
        return self.look.data.doubt(self.look.data.discs[slug])

    def auxiliary(self) -> None:
        x, y, w, h = self.layout["auxiliary"]
        c = self.canvas
        c.add(rect(x, y, w, h, 8, SHADE))
        tables = [self.look.data.auxiliary[slug] for slug in self.board.auxiliary_slug]
        step = h / len(tables)
        for i, table in enumerate(tables):
            slug = table["id"]
            middle = y + step * (i + 0.5)
            locks = self.board.auxiliary_discs[i]
            free = 2 - sum(1 for d in locks if self.player.has_disc(d))
            open_ = any(f"{slug}-{level}" not in self.board.disc_at for level in (1, 2))
            doubt = self.look.data.doubt(self.look.data.player, "grey_spaces") if open_ else ""
            both = [self.look.name(f"{slug}/{level}", "action") for level in (1, 2)]
            tip = self.look.tip("AUX-1", self.look.name(slug, "auxiliary"), *both, doubt)
            box = Box(x + 5, middle - step / 2 + 4, w - 10, step - 8, 8)
            svg = rect(*box, CARD if free else FULL)
            svg += grow(x + 150, middle, action(table["single"], self.look.data), 1.12)
            c.place(f"auxiliary-{self.seat}-{slug}", box, tip, svg)
            for k, level in enumerate((1, 2)):
                cx = x + 28 + 40 * k
                if f"{slug}-{level}" in self.board.disc_at:
                    self.slot(f"{slug}-{level}", cx, middle)
                else:
                    c.together(ring(cx, middle, 17, False, FREE))

    def workers(self) -> None:
        x, y, w, h = self.layout["workers"]
        c = self.canvas
        c.add(rect(x, y, w, h, 8, SHADE))
        columns = self.board.row_length
        cw, ch = (w - 8) / columns, (h - 8) / len(self.board.workers)
        for r, slug in enumerate(self.board.workers):
            for column in range(1, columns + 1):
                self.worker(r, slug, column, Box(x + 4 + cw * (column - 1), y + 4 + ch * r, cw, ch))

    def worker(self, r: int, slug: str, column: int, cell: Box) -> None:
        """A space for a worker: its action and points, and who stands there."""
        left, top, cw, ch, _ = cell
        cx, cy = left + cw / 2, top + ch / 2
        has = column <= self.player.workers[r]
        printed = self.printed(slug, column)
        vp = self.board.worker_vp[column]
        say = self.look.words.say
        lines = [self.look.name(slug, "worker")]
        lines += [say("tip-worker-free")] if not has else [say("tip-worker-printed")] if column == 1 else []
        if printed:
            lines += [say("tip-worker-action", action=self.look.name(self.action_slug(slug, column), "action"))]
            lines += [self.look.data.doubt(printed)]
        lines += self.look.points(vp)
        svg = rect(left + 2, top + 2, cw - 4, ch - 4, 6, PAPER if not has else HAVING, EDGE, 1.2)
        if has:
            svg += self.filled(r, slug, column, cell, printed, vp)
        elif printed or vp:
            svg += self.unfilled(cell, printed, vp)
        else:
            svg += f'<g opacity=".18">{icon(slug, cx, cy, 30)}</g>'
        rule = "HIRE-6" if printed else "HIRE-4"
        ident = f"worker-{self.seat}-{slug}-{column}"
        self.canvas.place(ident, Box(left + 2, top + 2, cw - 4, ch - 4), self.look.tip(rule, *lines), svg)

    def filled(self, r: int, slug: str, column: int, cell: Box, printed: Row | None, vp: int) -> str:
        """The worker, under what its space shows."""
        cx, cy = cell.middle()
        svg = little_tile(cx, cy + (9 if printed or vp else 0), 42, 44, WORKERS[slug], slug, 32)
        if printed:
            svg += row(cx, cell.y + 12, action(printed, self.look.data))
        elif vp:
            svg += shield_at(cx + 17, cell.y + 13, vp, 18)
        return svg

    def unfilled(self, cell: Box, printed: Row | None, vp: int) -> str:
        left, top, cw, ch, _ = cell
        svg = ""
        if printed:
            svg += actions(left + 2, top + 3, cw - 4, ch - (28 if vp else 8), [action(printed, self.look.data)])
        if vp:
            svg += shield_at(left + cw / 2, top + ch - 16, vp, 21)
        return svg

    def printed(self, slug: str, column: int) -> Row | None:
        """The immediate action of a space for a worker."""
        found: Row | None = self.look.data.player["worker_rows"][slug].get(str(column))
        return found

    def action_slug(self, slug: str, column: int) -> str:
        return f"{slug}-{column}"


def with_number(name: str, what: int | str) -> list[Glyph]:
    """An icon with its number."""
    return [sign(name, 23, 18 if name == "card" else 23), figure(str(what), size=17)]
