"""What is left: project cards that nobody sees, by kind, the discard pile, building tiles and pastures."""

from functools import partial

from overlander.core.choice import NONE
from overlander.drawing.grammar import actions
from overlander.drawing.outline import hexagon
from overlander.drawing.stock import Lot, Sample, Stock, stock
from overlander.drawing.svg import circle, icon, path
from overlander.drawing.theme import CARD, EDGE, INK
from overlander.games.boonlake.box import CARD_KINDS
from overlander.games.boonlake.draw.cards import CARD_H, CARD_W, card_svg, title
from overlander.games.boonlake.draw.colours import GREY_TILE
from overlander.games.boonlake.draw.land import HEX, PIECE_X, site_middle, site_rows
from overlander.games.boonlake.draw.look import Look

SIZE = 2 * HEX + 4


def stocks(look: Look) -> list[Stock]:
    view, say = look.view, look.words.say
    piles, land = view.piles, view.land
    together = NONE in piles.deck or any(NONE in p.hand for p in view.players)
    unseen = view.unknown[0] if together else piles.deck
    card = partial(card_sample, look)
    pastures = Lot(pasture_sample(look), look.box.pasture_count - land.pastures)
    out = [
        stock(say("stock-tiles"), land.mound, partial(tile_sample, look), say("stock-no-order")),
        Stock(say("stock-pastures"), [pastures] if pastures.n else []),
        stock(say("stock-discard"), piles.discard, card),
    ]
    about = say("stock-unseen-about", n=len(piles.deck)) if together else say("stock-no-order")
    for kind, slug in enumerate(CARD_KINDS):
        found = [x for x in unseen if look.box.card_kind[x] == kind]
        out.append(stock(say("stock-unseen", kind=look.name(slug, "kind")), found, card, about))
    return out


def card_sample(look: Look, card: int) -> Sample:
    return Sample(card_svg(look, card, 1, 1), CARD_W + 2, CARD_H + 2, title(look, look.box.cards[card]))


def tile_sample(look: Look, tile: int) -> Sample:
    """As it will lie on the land, with what its building sites cost and bring."""
    middle = SIZE / 2
    svg = path(hexagon(middle, middle, HEX).d, GREY_TILE, INK, 2)
    for site, printed in zip(look.box.tile_sites[tile], look.data.tiles[look.box.tile_slug[tile]]["sites"], strict=True):
        x, y = site_middle(middle, middle, site.place)
        rows = site_rows(printed)
        svg += circle(x + (PIECE_X if rows else 0), y, 18, CARD, EDGE, 1.8)
        svg += actions(x - 8, y - 21, 57, 42, rows, 20) if rows else ""
    return Sample(svg, SIZE, SIZE, look.words.say("stock-tile", n=len(look.box.tile_sites[tile])))


def pasture_sample(look: Look) -> Sample:
    return Sample(icon("pasture", SIZE / 2, SIZE / 2, HEX), SIZE, SIZE, look.words.say("stock-pasture"))
