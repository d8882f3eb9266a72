"""Everybody in a row: points, stock, what stands on the gameboard, and where the ship is."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import Glyph, coin, figure, row, shield_at, sign
from overlander.drawing.look import large
from overlander.drawing.outline import Box
from overlander.drawing.pieces import disc
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import CARD, EDGE, GOLD, INK, PAPER, SEATS, SHADE
from overlander.games.boonlake.draw.look import Look

WIDE: Final = 700.0
ROW: Final = 33.0


def players(look: Look) -> Panel:
    c = Canvas()
    view = look.view
    tall = ROW * view.seats + 10
    c.add(rect(0, 0, WIDE, tall, 10, PAPER, EDGE, 1.6))
    acting = () if view.over() else view.actors()
    for seat in range(view.seats):
        player(look, c, seat, 5 + ROW * seat, seat in acting)
    c.ring(look.marks, look.ring_colour())
    return c.panel("players", (0, 0, WIDE, tall), look.words.say("panel-players"))


def player(look: Look, c: Canvas, seat: int, y: float, acts: bool) -> None:
    me = look.view.players[seat]
    own = me.board
    middle = y + ROW / 2
    box = Box(6, y + 2, WIDE - 12, ROW - 4, 7)
    turn = look.view.strips.active == seat
    svg = rect(*box, CARD if acts else SHADE, GOLD if turn else SEATS[look.paint(seat)], 3 if turn else 1.6)
    name = large(look.names[seat]) if look.view.is_automa(seat) else look.names[seat]
    svg += disc(look.paint(seat), 26, middle, 12) + text(46, middle, name, 17, INK, "start", room=112)
    items: list[list[Glyph]] = [[Glyph(28, shield_at(14, 1, me.vp, 24))]]
    if not look.view.is_automa(seat):
        levers = own.levers.bit_count()
        items += [
            [coin(me.coins, size=26)],
            [sign("inhabitant", 22), figure(str(me.ranch), size=16)],
            [sign("vase", 21), figure(str(me.vases), size=16)],
            [sign("card", 22, 17), figure(str(len(me.hand)), size=16)],
            [sign("any-card", 22, 17), figure(str(len(me.display)), size=16)],
            [sign("lever", 22), figure(str(levers), size=16)],
        ]
    items += [
        [sign("house", 21), figure(str(own.houses - own.spare if seat < look.view.people() else own.houses), size=16)],
        [sign("settlement", 22), figure(str(own.settlements), size=16)],
        [sign("cow", 22), figure(str(own.cattle), size=16)],
    ]
    step = (WIDE - 172) / 10
    for i, glyphs in enumerate(items):
        svg += row(184 + step * i, middle, glyphs)
    if look.view.strips.active == NONE and seat == 0:
        svg += icon("flag", 160, middle, 14)
    say = look.words.say
    has = say("tip-vp", n=me.vp), say("tip-coins", n=me.coins), say("tip-hand", n=len(me.hand))
    c.thing(f"player-{seat}", box, look.tip("BOON-END-5", look.names[seat], *has), svg)
