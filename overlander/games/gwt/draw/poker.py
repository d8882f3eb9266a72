"""The poker table: who sits there, what lies face down, the pot and the bonus tokens; and the add-ons on the trail (POK)."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import badge, coin, coin_at, grow, shield_at
from overlander.drawing.outline import Box, centred
from overlander.drawing.pieces import doubtful, empty, little_tile, shape
from overlander.drawing.svg import circle, icon, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER, SEATS_UNDER_WHITE, WHITE
from overlander.games.gwt.draw.cards import card_svg, card_tip
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.poker import Poker, PokerTable
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.draw.actions import action
from overlander.games.trail.draw.colours import FELT, PARCHMENT, SIGNBOARD, WORKERS

SIZE: Final = (700.0, 132.0)
MIDDLE: Final = 118.0  # the width of pot and tokens
LAID: Final = (42.0, 60.0)


def poker_table(look: Look) -> Panel:
    table, printed = look.view.poker, look.board.poker
    assert table is not None
    assert printed is not None
    c = Canvas()
    w, h = SIZE
    c.together(rect(0, 0, w, h, 10, PAPER, EDGE, 1.6) + rect(6, 6, w - 12, h - 12, 40, FELT, SIGNBOARD, 5))
    tokens(look, c, table, printed)
    pot(look, c, table)
    wide = (w - MIDDLE - 28) / len(table.laid)
    for seat in range(len(table.laid)):
        chair(look, c, table, printed, seat, MIDDLE + 12 + wide * seat, wide)
    c.ring(look.marks, look.ring_colour())
    return c.panel("poker", (0, 0, w, h), look.words.say("board-poker"))


def tokens(look: Look, c: Canvas, table: Poker, printed: PokerTable) -> None:
    """The stack: the token on top, and how many are left."""
    taken = len(table.tokens) - table.tokens.count(NONE)
    left = len(table.tokens) - taken
    x, y = 44.0, 66.0
    vp = printed.token_vp[taken] if left else 0
    money = printed.token_dollars[taken] if left else 0
    sentence = look.words.say("board-poker-next", vp=vp, dollars=money)
    svg = token_svg(look, printed, taken, x, y) + badge(x + 14, y + 30, str(left)) if left else empty(x, y, 40, 60, 5, FELT)
    about = doubt(look, printed, taken) if left else ""
    c.place("poker-tokens", centred(x, y, 44, 64, 6), look.tip("GWT-POK-7", sentence, about), svg)


def token_svg(look: Look, printed: PokerTable, token: int, x: float, y: float) -> str:
    out = rect(x - 20, y - 30, 40, 60, 6, CARD, INK, 1.6) + shield_at(x, y - 13, printed.token_vp[token], 26)
    out += coin_at(x, y + 14, printed.token_dollars[token], size=22)
    return out + (doubtful(x + 14, y - 24) if doubt(look, printed, token) else "")


def doubt(look: Look, printed: PokerTable, token: int) -> str:
    rows = look.data.pack.rows("poker", "tokens")
    return look.data.doubt(next(x for x in rows if x["id"] == printed.token_slug[token]))


def pot(look: Look, c: Canvas, table: Poker) -> None:
    x, y = 94.0, 66.0
    svg = circle(x, y, 22, "#255a41", WHITE, 1.6, "4 3") + coin_at(x, y, table.pot, size=34)
    tip = look.tip("GWT-POK-15", look.words.say("board-poker-pot", n=table.pot), look.words.say("aid-poker-6"))
    c.place("poker-pot", centred(x, y, 44, 44, 22), tip, svg)


def chair(look: Look, c: Canvas, table: Poker, printed: PokerTable, seat: int, x: float, wide: float) -> None:
    """A player's side of the table: the worker, the bonus token, the cards with their faces to their owner alone."""
    paint = look.paint(seat)
    box = Box(x + 2, 14, wide - 6, 104, 10)
    band = SEATS_UNDER_WHITE[paint]
    svg = rect(*box, "#3d7d5d") + rect(box.x, box.y, box.w, 24, 8, band)
    svg += shape(paint, box.x + 13, box.y + 12, 7, WHITE)
    svg += text(box.x + 26, 26, look.names[seat], 15, WHITE, "start", room=box.w - 62)
    laid = table.laid[seat]
    sits = table.seated[seat] != NO_TILE
    if sits:
        worker = look.name(look.board.tile_slug[table.seated[seat]], "worker")
        vp = printed.token_vp[table.tokens[seat]]
        tip = look.words.say("board-poker-seat", worker=worker, n=len(laid), vp=vp)
        svg += shield_at(box.x + box.w - 15, 27, vp, 20)
        rule, about = "GWT-POK-6", doubt(look, printed, table.tokens[seat])
    else:
        tip = look.words.say("tip-poker-empty")
        rule, about = "GWT-POK-E2", ""
    c.place(f"poker-seat-{seat}", box, look.tip(rule, look.names[seat], tip, about), svg)
    cx, cy = box.x + 24, 78.0
    if not sits:
        c.add(empty(cx, cy, 38, 48, 6, "#3d7d5d"))
        return
    slug = look.board.tile_slug[table.seated[seat]]
    tip = look.tip("GWT-POK-6", look.name(slug, "worker"), look.words.say("tip-poker-worker"))
    c.thing(f"poker-worker-{seat}", centred(cx, cy, 38, 48, 5), tip, little_tile(cx, cy, 38, 48, WORKERS[slug], slug, 30))
    room = box.w - 50 - LAID[0]
    step = min(LAID[0] + 4, room / 2)
    for i, kind in enumerate(sorted(laid)):
        left = box.x + 46 + step * i
        tip = card_tip(look, kind) if kind != NONE else look.tip("GWT-POK-11", look.words.say("card-unknown"))
        ident = f"poker-card-{seat}-{i + 1}"
        c.thing(ident, Box(left, 48, *LAID), tip, small_card(look, kind, left, 48))


def small_card(look: Look, kind: int, x: float, y: float) -> str:
    """A card of one's own, or a back; of an objective card, which is worth nothing here, only what it is."""
    if kind < look.board.first_objective:
        return card_svg(look, kind, x, y, *LAID, False)
    return rect(x, y, *LAID, 6, PARCHMENT, INK, 1.6) + icon("objective", x + LAID[0] / 2, y + LAID[1] / 2, 28)


def addons(look: Look, c: Canvas) -> None:
    """POK-3: above the neutral buildings on D and G."""
    printed = look.board.poker
    assert printed is not None
    amounts = {"lay-poker-cards": [coin(n, True) for n in printed.stakes], "show-poker-hands": [coin(printed.bank_bonus)]}
    for table in look.data.pack.files["poker"]["addons"]:
        space = look.data.spaces[table["space"]]
        x, y = float(space["x"]), float(space["y"]) - 55
        box = centred(x, y, 76, 28, 6)
        glyphs = [*action(table, look.data), *amounts[table["gives"][0]["op"]]]
        svg = rect(*box, FELT, SIGNBOARD, 2) + grow(x, y, glyphs, 1.15)
        said = look.words.say("tip-addon", action=look.name(table["id"], "action"))
        c.place(f"special-{table['space']}", box, look.tip("GWT-POK-4", said), svg)
