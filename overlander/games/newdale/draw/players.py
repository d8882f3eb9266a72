"""Everybody at a glance: points, cards, coins, houses, military strength, who is first and who is asked."""

from typing import Final

from overlander.drawing import Canvas, Panel
from overlander.drawing.grammar import coin_at, shield_at
from overlander.drawing.outline import Box
from overlander.drawing.pieces import disc, house
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import CARD, EDGE, GOLD, INK, PAPER, SEATS
from overlander.games.newdale.draw.look import Look
from overlander.games.newdale.houses import military
from overlander.games.newdale.payment import Purse

WIDE: Final = 700.0
ROW: Final = 39.0


def players(look: Look) -> Panel:
    view = look.view
    canvas = Canvas()
    tall = ROW * view.seats + 10
    canvas.add(rect(0, 0, WIDE, tall, 10, PAPER, EDGE, 2))
    asked = [] if view.over() else view.actors()
    for seat, p in enumerate(view.players):
        y = 5 + ROW * (seat + 0.5)
        box = Box(6, y - ROW / 2 + 2, WIDE - 12, ROW - 4, 8)
        coins, soldiers = Purse(view, seat).coins, military(view, seat)
        left = look.box.constants.houses - p.towns.bit_count()
        svg = rect(*box, CARD, GOLD if seat in asked else SEATS[look.paint(seat)], 3 if seat in asked else 2)
        svg += disc(look.paint(seat), 32, y, 13) + text(56, y, look.names[seat], 19, INK, "start", room=190)
        if seat == view.calendar.first:
            svg += icon("flag", 272, y, 26)
        svg += shield_at(326, y, p.score, 30) + coin_at(396, y, coins, size=28)
        for x, name, n in ((448, "card", len(p.hand)), (520, "military", soldiers)):
            svg += icon(name, x, y, 26) + text(x + 26, y, str(n), 18, INK)
        svg += house(look.paint(seat), 594, y + 1, 1.1) + text(620, y, str(left), 18, INK)
        svg += icon("bonus", 656, y, 22) + text(680, y, str(len(p.tiles)), 18, INK)
        facts = (("score", p.score), ("coins", coins), ("cards", len(p.hand)), ("houses", left), ("military", soldiers))
        lines = [look.names[seat], *[look.say(f"draw-board-{what}", n=n) for what, n in facts]]
        lines += [look.say("draw-board-first")] if seat == view.calendar.first else []
        canvas.thing(f"player-{seat}", box, look.tip("NEW-GEN-10", *lines), svg)
    canvas.ring(look.marks, look.ring_colour())
    return canvas.panel("players", (0, 0, WIDE, tall), look.say("panel-players"))


def line(look: Look) -> Panel:
    """One's goods and coins in one line."""
    p = look.player(look.seat)
    canvas = Canvas()
    canvas.add(rect(0, 0, WIDE, 40, 8, PAPER, EDGE, 1.6))
    coins = Purse(look.view, look.seat).coins
    x = 24.0
    canvas.together(shield_at(x, 20, p.score, 28) + coin_at(x + 42, 20, coins, size=28))
    x += 92
    cards = look.box.cards
    goods = [(ware, n) for ware, n in enumerate(p.estate.wares(cards)) if n]
    step = min(62.0, (WIDE - x - 30) / max(1, len(goods)))
    for ware, n in goods:
        slug = look.good(cards.goods.ware_good[ware])
        tip = look.tip("NEW-PAY-1", look.say("draw-board-goods-here", n=n, good=look.name(slug, "good")))
        svg = icon(slug, x, 20, 26) + text(x + 22, 20, str(n), 16, INK)
        canvas.thing(f"line-{cards.goods.ware_slug[ware]}", Box(x - 14, 4, 46, 32), tip, svg, "print")
        x += step
    return canvas.panel("line", (0, 0, WIDE, 40), look.say("panel-line"))
