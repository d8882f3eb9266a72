"""The cattle market."""

from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import ARROW, Glyph, badge, coin, figure, glue, row, sign
from overlander.drawing.layout import tally
from overlander.drawing.outline import Box
from overlander.drawing.pieces import back
from overlander.drawing.svg import rect
from overlander.drawing.theme import CARD, EDGE, INK, PAPER
from overlander.games.gwt.draw.cards import card_svg, worth_words
from overlander.games.gwt.draw.look import Look

PILE = (56.0, 68.0)


def market(look: Look) -> Panel:
    """One pile per kind and value, in a fixed place; the prices below the values they are for."""
    c = Canvas()
    board = look.board
    layout = look.data.layout["market"]
    w, h = layout["size"]
    kinds = [kind for kind in sorted(set(board.market_deck)) if not board.card_orange[kind]]
    orange = [kind for kind in sorted(set(board.market_deck)) if board.card_orange[kind]]
    base = h
    h += PILE[1] + 14 if orange else 0
    c.add(rect(0, 0, w, h, 10, PAPER, EDGE, 1.6))
    have = dict(tally(look.view.cards.market))
    at: dict[int, tuple[float, float]] = {}  # by value: where its piles begin and end
    for i, kind in enumerate(kinds):
        x = 10 + i * layout["pile"] + (i // 3) * 6
        value = board.card_value[kind]
        at[value] = (at.get(value, (x, 0))[0], x + PILE[0])
        pile(look, c, kind, have.get(kind, 0), x, 8)
    for value, (left, right) in at.items():
        prices(look, c, value, left - 2, right + 4, 82)
    for i, kind in enumerate(orange):  # RTN-BRA-2: a row of their own, with their prices beside them
        pile(look, c, kind, have.get(kind, 0), 10 + i * layout["pile"], base)
    if orange:
        left = 10 + len(orange) * layout["pile"] + 8
        prices(look, c, board.card_value[orange[0]], left, left + 190, base + 20)
    x = layout["stack"]
    more = look.words.say("tip-stack", n=len(look.view.cards.market_stack))
    tip = look.tip("GWT-CATTLE-9", more, look.words.say("tip-add-cattle", n=board.cards_added))
    svg = back(x, 8, *PILE, "cow") if look.view.cards.market_stack else rect(x, 8, *PILE, 6, "", EDGE, 1.4, "5 4")
    svg += badge(x + PILE[0] - 2, 68, str(len(look.view.cards.market_stack)))
    c.place("market-stack", Box(x, 8, *PILE), tip, svg)
    glyphs = [sign("cowboy", 17), figure("1"), ARROW, figure(f"+{board.cards_added}"), glue(sign("card", 17, 13))]
    box = Box(x - 8, 82, 72, 28, 6)
    c.place("price-add-cattle", box, tip, rect(*box, CARD, EDGE, 1.2) + row(x + 28, 96, glyphs))
    c.ring(look.marks, look.ring_colour())
    return c.panel("market", (0, 0, w, h), look.words.say("board-market"))


def pile(look: Look, c: Canvas, kind: int, n: int, x: float, y: float) -> None:
    slug = look.board.card_slug[kind]
    svg = card_svg(look, kind, x, y, *PILE, False)
    if not n:
        svg = f'<g opacity=".22">{svg}</g>' + rect(x, y, *PILE, 6, "", EDGE, 1.4, "5 4")
    else:
        svg = "".join(rect(x + 2.5 * k, y + 2 * k, *PILE, 6, CARD, INK, 1.2) for k in range(min(n - 1, 2), 0, -1)) + svg
        if n > 1:
            svg += badge(x + 12, y + PILE[1] - 6, f"\u00d7{n}")
    said = look.words.say("tip-pile", card=look.name(slug, "card"), n=n)
    tip = look.tip("GWT-CATTLE-6", said, *worth_words(look, kind))
    c.place(f"market-{slug}", Box(x, y, *PILE), tip, svg)


def prices(look: Look, c: Canvas, value: int, left: float, right: float, y: float) -> None:
    board = look.board
    offers = [i for i, v in enumerate(board.price_value) if v == value]
    w = (right - left) / len(offers)
    for k, i in enumerate(offers):
        slug = board.price_slug[i]
        glyphs = [sign("cowboy", 17), figure(str(board.price_cowboys[i])), Glyph(1, ""), coin(board.price_dollars[i], True)]
        if board.price_cards[i] > 1:
            glyphs.append(figure(f"\u00d7{board.price_cards[i]}"))
        box = Box(left + k * w + 1, y, w - 2, 28, 6)
        svg = rect(*box, CARD, EDGE, 1.2) + row(box.x + box.w / 2, y + 14, glyphs)
        c.place(f"price-{slug}", box, look.tip("GWT-CATTLE-4", look.name(slug, "price")), svg)
