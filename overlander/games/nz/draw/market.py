"""The sheep market with its prices, and the open piles of support and bonus cards."""

from typing import Final

from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import ARROW, Glyph, badge, coin, figure, glue, row, sign
from overlander.drawing.layout import tally
from overlander.drawing.look import large
from overlander.drawing.outline import Box
from overlander.drawing.pieces import back
from overlander.drawing.svg import rect
from overlander.drawing.theme import CARD, EDGE, INK, PAPER
from overlander.games.nz.draw.cards import card_svg, card_tip
from overlander.games.nz.draw.look import Look

PILE: Final = (56.0, 68.0)
OFFER: Final = 51.0  # the width of a price


def market(look: Look) -> Panel:
    """One pile per breed in a fixed place; the prices below the breeds they are for."""
    c = Canvas()
    w, h = look.data.layout["market"]["size"]
    c.take(
        look.layer(
            "market", (tuple(look.view.cards.market), len(look.view.cards.market_stack)), lambda canvas: on_offer(look, canvas)
        )
    )
    c.ring(look.marks, look.ring_colour())
    return c.panel("market", (0, 0, w, h), look.words.say("board-market"))


def on_offer(look: Look, c: Canvas) -> None:
    board = look.board
    layout = look.data.layout["market"]
    w, h = layout["size"]
    c.add(rect(0, 0, w, h, 10, PAPER, EDGE, 1.6))
    have = dict(tally(look.view.cards.market))
    x = 6.0
    for kinds, offers in groups(look):
        wide = max(len(kinds) * (PILE[0] + 8), sum(offer_width(look, i) for i in offers)) + 4
        first = x + (wide - len(kinds) * (PILE[0] + 8) + 8) / 2 - 2
        for i, kind in enumerate(kinds):
            pile(look, c, kind, have.get(kind, 0), first + i * (PILE[0] + 8), 8)
        share = (wide - 4) / sum(offer_width(look, i) for i in offers)
        at = x
        for i in offers:
            price(look, c, i, Box(at + 1, 82, offer_width(look, i) * share - 2, 28, 6))
            at += offer_width(look, i) * share
        x += wide + 4
    x = layout["stack"]
    left = len(look.view.cards.market_stack)
    tip = look.tip("NZ-MKT-5", look.words.say("tip-stack", n=left), look.words.say("board-add-sheep"))
    svg = back(x, 8, *PILE, "sheep") if left else rect(x, 8, *PILE, 6, "", EDGE, 1.4, "5 4")
    c.place("market-stack", Box(x, 8, *PILE), tip, svg + badge(x + PILE[0] - 2, 68, str(left)))
    glyphs = [sign("shepherd", 17), figure("1"), ARROW, figure(f"+{board.cards_added}"), glue(sign("card", 17, 13))]
    box = Box(x - 8, 82, 72, 28, 6)
    c.place("price-add-sheep", box, tip, rect(*box, CARD, EDGE, 1.2) + row(x + 28, 96, glyphs))


def groups(look: Look) -> list[tuple[list[int], list[int]]]:
    """The breeds that share their prices, with these prices, in the order of the market."""
    found: dict[tuple[int, ...], list[int]] = {}
    for i, kinds in enumerate(look.board.price_kinds):
        found.setdefault(tuple(kinds), []).append(i)
    return [(list(kinds), offers) for kinds, offers in sorted(found.items())]


def offer_width(look: Look, offer: int) -> float:
    return OFFER + 16 * (look.board.price_cards[offer] > 1) + 20 * look.board.price_tokens[offer]


def pile(look: Look, c: Canvas, kind: int, n: int, x: float, y: float) -> None:
    slug = look.board.card_slug[kind]
    svg = card_svg(look, kind, x, y, *PILE, False)
    if not n:
        svg = f'<g opacity=".22">{svg}</g>' + rect(x, y, *PILE, 6, "", EDGE, 1.4, "5 4")
    else:
        svg = "".join(rect(x + 2.5 * k, y + 2 * k, *PILE, 6, CARD, INK, 1.2) for k in range(min(n - 1, 2), 0, -1)) + svg
        if n > 1:
            svg += badge(x + PILE[0] / 2, y + 2, f"\u00d7{n}")
    name, _, rest = card_tip(look, kind).partition("\n")
    tip = f"{look.words.say('tip-pile', card=name, n=n)}\n{rest}"
    c.place(f"market-{slug}", Box(x, y, *PILE), tip, svg)


def price(look: Look, c: Canvas, offer: int, box: Box) -> None:
    board = look.board
    slug = board.price_slug[offer]
    glyphs = [sign("shepherd", 17), figure(str(board.price_shepherds[offer])), Glyph(1, ""), coin(board.price_money[offer], True)]
    if board.price_cards[offer] > 1:
        glyphs.append(figure(f"\u00d7{board.price_cards[offer]}"))
    if board.price_tokens[offer]:
        glyphs.append(sign("token", 17))
    svg = rect(*box, CARD, EDGE, 1.2) + row(box.x + box.w / 2, box.y + 14, glyphs)
    token = look.words.say("board-price-token") if board.price_tokens[offer] else ""
    printed = next(x for x in look.data.pack.rows("market_prices", "options") if x["id"] == slug)
    tip = look.tip("NZ-MKT-1", look.name(slug, "price"), token, look.data.doubt(printed))
    c.place(f"price-{slug}", box, tip, svg)


# -- support cards and bonus cards


def supply_piles(look: Look) -> Panel:
    """Above each open pile how many are left; above one of bonus cards also its sign and its price."""
    c = Canvas()
    w, h = look.data.layout["supply_piles"]["size"]
    shows = (tuple(look.view.bonus.support), tuple(look.view.bonus.piles), tuple(look.view.bonus.pile_sets))
    c.take(look.layer("piles", shows, lambda canvas: all_piles(look, canvas)))
    c.ring(look.marks, look.ring_colour())
    return c.panel("piles", (0, 0, w, h), look.words.say("board-supply"))


def all_piles(look: Look, c: Canvas) -> None:
    w, h = look.data.layout["supply_piles"]["size"]
    c.add(rect(0, 0, w, h, 10, PAPER, EDGE, 1.6))
    board, view = look.board, look.view
    step = (w - 10) / (len(board.support_slug) + len(board.piles))
    for i, slug in enumerate(board.support_slug):
        n = view.bonus.support[i]
        said = look.words.say("board-left", n=n)
        lying(look, c, f"support-{slug}", board.support_kind[i], n, 8 + step * i, said, [])
    for i, slug in enumerate(board.piles):
        n = view.bonus.piles[i]
        price = [sign(slug, 19), Glyph(2, ""), sign("gold", 15), figure(str(board.pile_gold[i]))]
        said = look.words.say("board-pile", pile=look.name(slug, "pile"), gold=board.pile_gold[i], n=n)
        kind = board.set_kind[view.bonus.pile_sets[i]]
        lying(look, c, f"pile-{slug}", kind, n, 8 + step * (len(board.support_slug) + i), said, price)


def lying(look: Look, c: Canvas, ident: str, kind: int, n: int, x: float, said: str, price: list[Glyph]) -> None:
    w, h = look.data.layout["supply_piles"]["card"]
    svg = card_svg(look, kind, x, 25, w, h)
    if not n:
        svg = f'<g opacity=".22">{svg}</g>' + rect(x, 25, w, h, 6, "", EDGE, 1.4, "5 4")
    svg += row(x + 2, 13, price, False) if price else ""
    svg += badge(x + w - 10, 13, str(n))
    c.place(ident, Box(x, 3, w, h + 22), f"{large(said)}\n{card_tip(look, kind)}", svg)
