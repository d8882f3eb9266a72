"""Sam's board: his workers and specialty, what he has, his deck and the card he carries out; with the expansion his route (SAM)."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Box, Canvas, Panel
from overlander.drawing.font import width
from overlander.drawing.grammar import ARROW, TIMES, Glyph, actions, badge, figure, glue, row, shield_at, sign, small_card
from overlander.drawing.pieces import back, disc, doubtful, empty, little_tile, shape
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import AUTOMA, CARD, EDGE, GOLD, INK, PAPER, QUIET, SEATS, SEATS_UNDER_WHITE, SHADE, WHITE, WORKERS
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.sam.state import SAM, Sam

SIZE: Final = (700.0, 250.0)
ROUTE: Final = 64.0  # more with the expansion
DRAWN: Final = Box(514, 52, 178, 190, 9)

ACTIONS: Final[dict[str, list[Glyph]]] = {
    "hire-specialty": [sign("worker", 24), figure("\u00d7", size=16), sign("flag", 20)],
    "hire-cheapest": [sign("worker", 24), sign("coin-edge", 20)],
    "buy-cattle": [sign("cow", 26)],
    "refill-2-then-buy-cattle": [figure("+2", size=16), glue(sign("card", 20, 16)), ARROW, sign("cow", 26)],
    "take-best-value-3": [small_card("3"), sign("shield", 20)],
    "build": [sign("build", 26)],
    "build-with-1-builder": [sign("build", 26), sign("builder", 20), figure("1", size=16)],
    "locomotive": [sign("locomotive", 26), TIMES, sign("engineer", 22)],
    "locomotive-to-next-station": [sign("locomotive", 26), ARROW, sign("station", 24)],
    "objective": [sign("objective", 26)],
    "outlaw": [sign("outlaw", 26)],
    "hazard": [sign("hazard", 26)],
}


def sam_board(look: Look) -> Panel:
    sam = look.view.sam_()
    c = Canvas()
    route = look.board.solo().north is not None
    w, h = SIZE[0], SIZE[1] + (ROUTE if route else 0)
    c.place(f"seat-{SAM}", Box(0, 0, w, h, 10), "", rect(0, 0, w, h, 10, PAPER, SEATS[AUTOMA], 2.4))
    resources(look, c, sam)
    workers(look, c, sam)
    piles(look, c, sam)
    carried_out(look, c, sam)
    if route:
        northern_cards(look, c, sam, SIZE[1])
    c.ring(look.marks, look.ring_colour())
    return c.panel(f"seat-{SAM}", (0, 0, w, h), look.names[SAM])


def resources(look: Look, c: Canvas, sam: Sam) -> None:
    say = look.words.say
    p, ranch = look.view.players[SAM], look.view.ranches[SAM]
    name = shape(AUTOMA, 22, 26, 9, WHITE) + text(38, 26, look.names[SAM], 17, WHITE, "start", room=96)
    c.together(rect(8, 8, 136, 36, 7, SEATS_UNDER_WHITE[AUTOMA]) + name)
    items: list[tuple[str, str, str, str, int]] = [
        ("pile", "GWT-SAM-20", say("panel-sam-pile", n=len(sam.pile)), "card", len(sam.pile)),
        ("discs", "GWT-SAM-29", say("board-discs"), "disc", p.discs.bit_count()),
        ("hazards", "GWT-SAM-61", say("board-tiles"), "hazard", len(p.hazards)),
        ("outlaws", "GWT-SAM-60", say("board-tiles"), "outlaw", len(ranch.outlaws)),
        ("stations", "GWT-SAM-48", say("board-railroad"), "station", ranch.stations.bit_count()),
        ("built", "GWT-SAM-53", say("board-built"), "house", look.view.own_buildings(SAM, False)),
    ]
    step = 536 / len(items)
    for i, (slug, rule, what, sign_name, n) in enumerate(items):
        box = Box(156 + step * i, 10, step - 6, 32, 7)
        glyphs = [sign(sign_name, 23, 18 if sign_name == "card" else 23), figure(str(n), size=17)]
        c.thing(f"{slug}-{SAM}", box, look.tip(rule, what), rect(*box, CARD) + row(box.x + box.w / 2, 26, glyphs), "place")


def workers(look: Look, c: Canvas, sam: Sam) -> None:
    """The row of his specialty is framed."""
    x, y, w, h = 8.0, 52.0, 380.0, 190.0
    c.add(rect(x, y, w, h, 8, SHADE))
    columns = look.board.row_length
    cw, ch = (w - 8) / columns, (h - 8) / len(look.board.workers)
    for r, slug in enumerate(look.board.workers):
        top = y + 4 + ch * r
        his = r == sam.specialty
        frame = rect(x + 4, top + 1, w - 8, ch - 2, 7, "#f6e3a8" if his else "", GOLD if his else EDGE, 2.6 if his else 0.8)
        told = look.tip("GWT-SAM-32", look.words.say(f"sam-specialty-{slug}") if his else look.name(slug, "worker"))
        c.thing(f"sam-row-{slug}", Box(x + 4, top + 1, w - 8, ch - 2, 7), told, frame, "print")
        for column in range(1, columns + 1):
            left = x + 4 + cw * (column - 1)
            cx, cy = left + cw / 2, top + ch / 2
            vp = look.board.worker_vp[column]
            shown = rect(left + 4, top + 4, cw - 8, ch - 8, 6, PAPER, EDGE, 1.2)
            if column <= look.view.players[SAM].workers[r]:
                shown += little_tile(cx, cy, 40, 42, WORKERS[slug], slug, 30)
            elif vp:
                shown += shield_at(cx, cy, vp, 22)
            box = Box(left + 4, top + 4, cw - 8, ch - 8)
            c.place(f"worker-{SAM}-{slug}-{column}", box, look.tip("GWT-SAM-38", look.name(slug, "worker")), shown)


def piles(look: Look, c: Canvas, sam: Sam) -> None:
    x = 396.0
    for k, (slug, cards, rule) in enumerate((("deck", sam.deck, "GWT-SAM-16"), ("discard", sam.discard, "GWT-SAM-19"))):
        y = 56 + 96 * k
        shown = back(x + 10, y, 60, 84, "master") if cards else empty(x + 40, y + 42, 60, 84)
        shown += badge(x + 40, y + 78, str(len(cards)))
        told = look.words.say(f"panel-sam-{slug}", n=len(cards))
        c.place(f"sam-{slug}", Box(x + 10, y, 60, 84), look.tip(rule, told), shown)
    c.together(disc(AUTOMA, x + 96, 232, 9) + text(x + 96, 210, str(look.view.players[SAM].discs.bit_count()), 15, INK))


def carried_out(look: Look, c: Canvas, sam: Sam) -> None:
    """The card he carries out, or the last one: its steps, and its action or two."""
    kind = sam.card if sam.card != NONE else sam.discard[-1] if sam.discard else NONE
    if kind == NONE:
        box = DRAWN
        told = look.tip("GWT-SAM-16", look.words.say("panel-sam-no-card"))
        c.place("sam-card", box, told, empty(box.x + box.w / 2, box.y + box.h / 2, box.w, box.h))
        return
    c.place("sam-card", DRAWN, card_tip(look, kind), card_svg(look, kind, DRAWN))


def card_tip(look: Look, kind: int) -> str:
    slug = look.board.solo().cards[kind].slug
    return look.tip("GWT-SAM-16", look.name(slug, "automa-card"), doubt(look, kind))


def doubt(look: Look, kind: int) -> str:
    file = "solo_sam_north" if look.board.solo().north is not None else "solo_sam"
    return look.sheet.doubt(f"{file}.cards[{look.board.solo().cards[kind].slug}]")


def card_svg(look: Look, kind: int, box: Box) -> str:
    card = look.board.solo().cards[kind]
    x, y, w, h = box.x, box.y, box.w, box.h
    out = rect(*box, "#e8e6df", INK, 2) + rect(x, y, w, 30, 9, SEATS_UNDER_WHITE[AUTOMA])
    out += text(x + 20, y + 15, str(card.number), 20, WHITE) + (doubtful(x + w - 12, y + 10) if doubt(look, kind) else "")
    if card.shop:
        out += icon("shop", x + w - 34, y + 15, 22)
    steps: list[Glyph] = [sign("horseshoe", 26)]
    if card.steps_per == NONE:
        steps.append(figure(str(card.steps), size=20))
    else:
        steps += [TIMES, sign("house" if card.steps_per == 0 else "worker", 22)]
    out += row(x + w / 2, y + 52, steps)
    out += rect(x + 10, y + 74, w - 20, 1.2, 0, EDGE)
    if card.specialty == NONE:
        return out + actions(x + 8, y + 80, w - 16, h - 88, [ACTIONS[card.action]], 34)
    his = [sign(look.board.workers[card.specialty], 24), figure(":", size=18), *ACTIONS[card.action]]
    other = [sign(look.board.workers[card.specialty], 24), glue(sign("cross", 14)), figure(":", size=18), *ACTIONS[card.otherwise]]
    return out + actions(x + 8, y + 80, w - 16, h - 88, [his, other], 34)


def northern_cards(look: Look, c: Canvas, sam: Sam, y: float) -> None:
    """RTN-SAM-6, RTN-SAM-13..16: the towns of his active card, and where he delivers next."""
    route = look.board.solo().north
    north, m = look.view.north, look.board.north
    assert route is not None
    assert north is not None
    assert m is not None
    lines: list[tuple[str, str, list[tuple[str, bool]]]] = []
    cities = look.view.ranches[SAM].cities
    for part, listed in (("upper", route.upper), ("lower", route.lower)):
        lines.append((f"route-{part}", "RTN-SAM-13", [(look.name(look.board.city_slug[x], "city"), cities[x] > 0) for x in listed]))
    if sam.active:
        card = route.cards[sam.active[-1]]
        towns = [(look.name(m.town_slug[t], "town"), bool((north.towns[SAM] >> t) & 1)) for t in card.path]
        lines.append(("expansion", "RTN-SAM-6", towns))
    for i, (slug, rule, names) in enumerate(lines):
        top = y + i * 20
        told = look.words.say(f"panel-sam-{slug}")
        shown = text(14, top + 8, told, 14, QUIET, "start", room=130)
        x = 150.0
        for name, done in names:  # what is done has his disc before it
            if done:
                shown += disc(AUTOMA, x + 7, top + 8, 7)
                x += 17
            shown += text(x, top + 8, name, 14, QUIET if done else INK, "start", not done)
            x += width(name, 14, not done) + 16
        c.thing(f"sam-{slug}", Box(8, top - 1, 684, 19, 4), look.tip(rule, told), shown, "print")


