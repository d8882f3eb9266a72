"""Station masters: the tile at its station, or the worker that took its place."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas
from overlander.drawing.grammar import actions
from overlander.drawing.outline import centred
from overlander.drawing.pieces import little_tile
from overlander.drawing.svg import rect
from overlander.drawing.theme import INK
from overlander.drawing.tones import tone
from overlander.games.gwt.draw.actions import EFFECTS, PER
from overlander.games.gwt.draw.look import Look
from overlander.games.trail.box import WORKER
from overlander.games.trail.draw.actions import action
from overlander.games.trail.draw.colours import WORKERS

MASTER: Final = tone("#dfe8dc")


def master_svg(look: Look, slug: str, x: float, y: float, w: float = 40, h: float = 60) -> str:
    """A station master tile: what it gives at once above, what it counts at the end below."""
    table = look.data.masters[slug]
    left, top = x - w / 2, y - h / 2
    out = rect(left, top, w, h, 5, MASTER, INK, 1.6)
    upper = action(table["immediate"], look.data) if "immediate" in table else []
    n = int(table["permanent_certificates"])
    if n:
        upper = EFFECTS["certificate"]({"n": n})
    lower = []
    if "scoring" in table:
        lower = [*EFFECTS["vp-end-per"](table["scoring"]), *PER[table["scoring"]["per"]]]
    return out + actions(left, top, w, h, [x for x in (upper, lower) if x], 19)


def master_tip(look: Look, slug: str) -> str:
    return look.tip("GWT-STN-8", look.name(slug, "master"), look.data.doubt(look.data.masters[slug]))


def master_piece(look: Look, c: Canvas, i: int, x: float, y: float) -> None:
    """`i`: which of the places with a master."""
    master = look.view.trail.masters[i]
    where = f"master-place-{look.board.master_stations[i] + 1}"
    if master != NONE:
        slug = look.board.master_slug[master]
        tip = master_tip(look, slug)
        c.thing(f"master-{slug}", centred(x, y, 40, 60), tip, master_svg(look, slug, x, y), where=where)
    elif look.view.trail.posted[i] >= WORKER:
        slug = look.board.tile_slug[look.view.trail.posted[i]]
        tip = look.tip("GWT-STN-5", look.name(slug, "worker"), look.words.say("tip-posted"))
        c.thing(f"posted-{i + 1}", centred(x, y, 40, 50), tip, little_tile(x, y, 40, 50, WORKERS[slug], slug, 30), where=where)
