"""The panels of Orchard."""

from overlander.core.choice import NONE
from overlander.drawing import Canvas, Panel
from overlander.drawing.grammar import coin_at, shield_at
from overlander.drawing.layout import tally
from overlander.drawing.outline import Box
from overlander.drawing.pieces import back, disc, empty
from overlander.drawing.svg import circle, icon, path, rect, text
from overlander.drawing.theme import CARD, EDGE, GRASS, INK, PAPER, QUIET, SEATS, TREE
from overlander.games.example.draw.fruit import fruit_card
from overlander.games.example.draw.look import Look

WIDE = 700.0
ROW = 64.0
CARD_W, CARD_H = 92.0, 120.0


def tree(x: float, y: float, k: float = 1.0) -> str:
    crowns = "".join(circle(x + dx * k, y + dy * k, 26 * k, TREE) for dx, dy in ((-20, 0), (20, 0), (0, -20), (0, 8)))
    apples = "".join(circle(x + dx * k, y + dy * k, 4.5 * k, "#c8392f") for dx, dy in ((-22, -6), (4, -22), (20, 4), (-4, 12)))
    return rect(x - 6 * k, y + 20 * k, 12 * k, 44 * k, 3, "#8a5a33", INK, 1.4) + crowns + apples


def orchard(look: Look) -> Panel:
    """The crop between the trees, both piles, everybody's bid; below it the meadow, if presses are built."""
    s = look.view
    canvas = Canvas()
    tall = 430.0 if s.meadow is not None else 300.0
    canvas.add(rect(0, 0, WIDE, tall, 14, PAPER, EDGE, 2))
    canvas.add(path(f"M8 210C200 170 420 240 692 190V{tall - 12:g}H8Z", GRASS))
    canvas.together("".join(tree(x, y, k) for x, y, k in ((78, 120, 1.1), (190, 92, 0.9), (612, 112, 1.15), (252, 118, 0.6))))
    box = Box(290, 40, 120, 150, 10)
    tip = look.words.say("draw-crop", n=s.harvest.crop) if s.harvest.crop else look.words.say("draw-no-crop")
    inside = rect(*box, CARD, INK, 2) + (shield_at(350, 118, s.harvest.crop, 70) if s.harvest.crop else empty(350, 115, 80, 90))
    canvas.thing("crop", box, look.tip("EX-BID-1", tip), inside)
    piles(look, canvas)
    bids(look, canvas)
    if s.meadow is not None:
        meadow(look, canvas)
    canvas.ring(look.marks, look.ring_colour())
    return canvas.panel("orchard", (0, 0, WIDE, tall), look.words.say("panel-orchard"))


def piles(look: Look, canvas: Canvas) -> None:
    s = look.view
    tip = look.tip("EX-SHARE-2", look.words.say("draw-piles", draw=len(s.deck.draw), discard=len(s.deck.discard)))
    inside = back(438, 62, 62, 84, "apple") + text(469, 164, str(len(s.deck.draw)), 18, INK)
    canvas.thing("draw-pile", Box(438, 62, 62, 112), tip, inside)


def bids(look: Look, canvas: Canvas) -> None:
    """Face down until all are in."""
    s = look.view
    for seat in range(s.seats):
        x = WIDE / 2 + (seat - (s.seats - 1) / 2) * 120
        box = Box(x - 48, 218, 96, 62)
        name = look.names[seat]
        if s.bids.cards[seat] >= 0:
            card = s.box.fruits[s.bids.cards[seat]]
            tip = look.words.say("draw-bid", player=name, card=look.name(card, "card"))
            inside = rect(x - 20, 220, 40, 56, 6, CARD, INK, 1.6) + icon(card, x, 248, 30)
        else:
            tip = look.words.say("draw-no-bid", player=name)
            inside = empty(x, 248, 40, 56)
        canvas.thing(f"bid-{seat}", box, look.tip("EX-BID-2", tip), inside + disc(look.paint(seat), x - 36, 248, 11))


def meadow(look: Look, canvas: Canvas) -> None:
    s = look.view
    assert s.meadow is not None
    for plot, press in enumerate(s.meadow.press):
        x = 52 + plot * 85.0
        box = Box(x - 38, 312, 76, 96, 8)
        name = look.name(s.box.plots[plot], "plot")
        inside = rect(*box, CARD if press != NONE else GRASS, EDGE, 1.8, "" if press != NONE else "5 4")
        if press == NONE:
            tip = look.words.say("draw-free-plot", plot=name)
            inside += text(x, 360, str(plot + 1), 20, INK)
        else:
            owner = s.meadow.owner[plot]
            slug = s.box.presses[press]
            tip = look.words.say("draw-plot", plot=name, press=look.name(slug, "press"), player=look.names[owner])
            inside += icon(slug, x, 352, 44) + disc(look.paint(owner), x - 22, 392, 10)
            inside += shield_at(x + 20, 392, s.box.press_points[press], 22)
        canvas.place(s.box.plots[plot], box, look.tip("EX-PRESS-3", tip), inside)


def growers(look: Look) -> Panel:
    """A row for everybody: coins, points of crops, cards."""
    s = look.view
    canvas = Canvas()
    tall = ROW * s.seats + 12
    canvas.add(rect(0, 0, WIDE, tall, 10, PAPER, EDGE, 2))
    for seat in range(s.seats):
        y = 6 + ROW * seat + ROW / 2
        box = Box(8, y - ROW / 2 + 4, WIDE - 16, ROW - 8)
        cards = len(s.hands[seat])
        tip = look.words.say("draw-grower", player=look.names[seat], coins=s.coins[seat], won=s.won[seat], cards=cards)
        inside = rect(*box, CARD, SEATS[look.paint(seat)], 2) + disc(look.paint(seat), 40, y, 15)
        inside += text(70, y, look.names[seat], 22, INK, "start", room=290)
        inside += coin_at(420, y, s.coins[seat], size=32) + shield_at(510, y, s.won[seat], 36)
        inside += icon("card", 590, y, 34) + text(630, y, str(cards), 22, QUIET)
        canvas.thing(f"grower-{seat}", box, look.tip("EX-END-1", tip), inside)
    canvas.ring(look.marks, look.ring_colour())
    return canvas.panel("growers", (0, 0, WIDE, tall), look.words.say("panel-growers"))


def hand(look: Look) -> Panel:
    """One card of each kind that the seat holds, with how many there are."""
    s = look.view
    canvas = Canvas()
    canvas.add(rect(0, 0, WIDE, CARD_H + 24, 10, PAPER, EDGE, 2))
    for i, (card, n) in enumerate(tally(s.hands[look.seat])):
        fruit = s.box.fruits[card]
        x = 14 + i * (CARD_W + 20)
        inside = fruit_card(x, 12, CARD_W, CARD_H, fruit, card + 1)
        if n > 1:
            inside += text(x + CARD_W - 18, 28, f"×{n}", 18, QUIET)
        canvas.thing(f"card-{fruit}", Box(x, 12, CARD_W, CARD_H, 8), look.tip("EX-SETUP-1", look.name(fruit, "card")), inside)
    canvas.ring(look.marks, look.ring_colour())
    return canvas.panel("hand", (0, 0, WIDE, CARD_H + 24), look.words.say("panel-hand"))
