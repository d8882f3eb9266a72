"""What both games show beside the board: objective cards and their display, and all players at a glance."""

from functools import lru_cache
from typing import Final

from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import Glyph, badge, coin, figure, row, sign
from overlander.drawing.outline import Box
from overlander.drawing.pieces import back, shape
from overlander.drawing.svg import rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER, SEATS
from overlander.games.trail.draw.actions import action
from overlander.games.trail.draw.colours import ACTING
from overlander.games.trail.draw.figures import objective
from overlander.games.trail.draw.look import TrailLook

RIM: Final = 4.0  # of a list: the rings of its rows keep within it


def objective_svg(look: TrailLook, slug: str, x: float, y: float, w: float, h: float) -> str:
    table = look.data.objectives[slug]
    kind = look.board.card_slug.index(slug)
    top: list[Glyph] = action(look.data.objective_actions[table["action"]], look.data) if "action" in table else []
    tasks = [look.data.task(x) for x in table["tasks"]]
    penalty = look.board.objective_penalty[kind - look.board.first_objective]
    return objective(x, y, w, h, top, tasks, penalty, look.board.card_vp[kind])


def objective_tip(look: TrailLook, kind: int) -> str:
    """What it does when it is played, what it asks for, and what it is worth."""
    slug = look.board.card_slug[kind]
    return look.tip("OBJ-1", *look.words.about(slug), look.data.doubt(look.data.objectives[slug]))


def objectives(look: TrailLook) -> Panel:
    c = Canvas()
    layout = look.data.layout["objectives"]
    w, h = layout["size"]
    cw, ch = layout["card"]
    c.add(rect(0, 0, w, h, 10, PAPER, EDGE, 1.6))
    step = (w - 12) / (look.board.display_size + 1)
    seen: dict[int, int] = {}
    for i, kind in enumerate(look.view.cards.display):
        seen[kind] = seen.get(kind, 0) + 1
        slug = look.board.card_slug[kind]
        x = 8 + i * step
        svg = objective_svg(look, slug, x, 6, cw, ch)
        c.place(f"objective-{slug}-{seen[kind]}", Box(x, 6, cw, ch), objective_tip(look, kind), svg)
    x = 8 + look.board.display_size * step
    n = len(look.view.cards.objective_stack)
    svg = back(x, 6, cw - 4, ch, "objective") if n else rect(x, 6, cw - 4, ch, 6, "", EDGE, 1.4, "5 4")
    svg += badge(x + (cw - 4) / 2, ch - 4, str(n))
    tip = look.tip("OBJ-1", look.name("top", "card"), look.words.say("tip-stack", n=n))
    c.place("objective-stack", Box(x, 6, cw - 4, ch), tip, svg)
    c.ring(look.marks, look.ring_colour())
    return c.panel("objectives", (0, 0, w, h), look.words.say("board-objectives"))


def players(look: TrailLook) -> Panel:
    """One line per player: money, certificates, workers."""
    c = Canvas()
    w, h = look.data.layout["players"]["size"]
    c.add(rect(0, 0, w, h, 10, PAPER, EDGE, 1.6))
    n = len(look.view.players)
    step = (h - 2 * RIM) / max(n, 3)
    acting = [] if look.view.over() else look.view.actors()
    for seat, p in enumerate(look.view.players):
        y = step * (seat + 0.5) + (h - step * n) / 2
        box = Box(6, y - step / 2 + 2, w - 12, step - 4, 6)
        workers = tuple(zip(look.board.workers, p.workers))
        certificates = p.certificates + p.permanent
        svg = player_row(box, look.paint(seat), look.names[seat], seat in acting, p.money, certificates, workers)
        say = look.words.say
        tip = look.tip("TURN-1", look.names[seat], say("tip-money", n=p.money), say("tip-certificates", n=certificates))
        c.place(f"player-{seat}", box, tip, svg)
    c.ring(look.marks, look.ring_colour())
    return c.panel("players", (0, 0, w, h), look.words.say("board-players"))


@lru_cache(1 << 10)
def player_row(
    box: Box, paint: int, name: str, acts: bool, money: int, certificates: int, workers: tuple[tuple[str, int], ...]
) -> str:
    """Most rows stay as they are when something changes."""
    y = box.y + box.h / 2
    svg = rect(*box, ACTING if acts else CARD)
    svg += shape(paint, 19, y, 8, SEATS[paint], INK, 1.2)
    svg += text(32, y, name, 14, INK, "start", room=82)
    glyphs: list[Glyph] = [coin(money, size=22), sign("certificate", 17), figure(str(certificates))]
    for slug, count in workers:
        glyphs += [sign(slug, 17), figure(str(count))]
    return svg + row(118, y, glyphs, False)
