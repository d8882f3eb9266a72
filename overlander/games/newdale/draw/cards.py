"""A building card or a sailor: name, cost, what it makes of what, points; and one's own hand."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing import Canvas, Panel
from overlander.drawing.grammar import GAP as GLYPH_GAP
from overlander.drawing.grammar import Glyph, actions, coin_at, row, shield_at
from overlander.drawing.outline import Box
from overlander.drawing.pieces import doubtful
from overlander.drawing.svg import icon, num, path, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER, QUIET, WHITE
from overlander.games.newdale.cards import COLOURS, PRODUCTION, RESOURCE, SAILOR, START, Card
from overlander.games.newdale.draw.colours import PRODUCTION_BAND, RESOURCES, SAILOR_BAND, SPECIAL_BAND, START_BAND, TERRAINS
from overlander.games.newdale.draw.faces import assistants, chain, works, worth
from overlander.games.newdale.draw.look import Look
from overlander.games.newdale.land import TERRAINS as TERRAIN_WORDS

HEAD: Final = 24.0
ASSISTANT_H: Final = 22.5
CREW: Final = (1.0, 0.95, 0.9, 0.85, 0.8)  # how large assistants may be
BANDS: Final = {START: START_BAND, PRODUCTION: PRODUCTION_BAND, SAILOR: SAILOR_BAND}
SAILORS: Final = {
    "captain": "NEW-SAI-1",
    "cook": "NEW-SAI-2",
    "lieutenant": "NEW-SAI-3",
    "navigator": "NEW-SAI-4",
    "seaman": "NEW-SAI-7",
}
WIDE: Final = 700.0
GAP: Final = 6.0
MOST: Final = 7  # cards in a row
TALL: Final = 138.0  # of a card in hand


def band(card: Card) -> str:
    return BANDS.get(card.type.kind, SPECIAL_BAND)


def head(x: float, y: float, w: float, card: Card, name: str) -> str:
    """The band of a card: cost, name, points."""
    ground = band(card)
    shape = f"M{num(x)} {num(y + HEAD)}V{num(y + 7)}a7 7 0 0 1 7-7H{num(x + w - 7)}a7 7 0 0 1 7 7V{num(y + HEAD)}Z"
    out = path(shape, ground)
    left, right = x + 4, x + w - 4
    if card.type.kind != START and card.cost:
        out += coin_at(x + 13, y + HEAD / 2, card.cost, size=21)
        left = x + 26
    if card.vp:
        out += shield_at(x + w - 13, y + HEAD / 2 + 1, card.vp, 20)
        right = x + w - 25
    return out + text((left + right) / 2, y + HEAD / 2, name, 14.5, WHITE, room=right - left)


def corner(look: Look, x: float, y: float, card: Card) -> str:
    """At the left: the resource that the card is worth in hand, and below it the terrain where it is cheaper."""
    out = ""
    if card.resource != NONE:
        slug = look.box.cards.resources[card.resource]
        out += rect(x, y, 25, 28, 4, RESOURCES[slug], INK, 1.2) + icon(slug, x + 12.5, y + 14, 21)
    if card.type.terrain != NONE:
        slug = TERRAIN_WORDS[card.type.terrain]
        out += rect(x, y + 33, 25, 25, 12.5, TERRAINS[slug], INK, 1.2) + icon(slug, x + 12.5, y + 45.5, 19)
    return out


def face(look: Look, x: float, y: float, w: float, h: float, card: Card) -> str:
    """A card by its left upper corner, at least 92 wide and 136 high."""
    out = rect(x, y, w, h, 7, CARD, band(card), 2) + head(x, y, w, card, look.named(card.type.slug, "type"))
    top = y + HEAD
    left = x + 33 if card.resource != NONE else x + 4
    room = x + w - 4 - left
    if card.type.product != NONE and card.assistants:
        value = look.box.cards.goods.value[card.type.product]
        out += row(left + room / 2, top + 20, worth(look.good(card.type.product), value, 30))
        out += crew(look, left, top + 36, room, h - HEAD - 36 - 30, card)
        out += row(x + w / 2, y + h - 16, chain(look, card))
    else:
        out += icon(card.type.slug, left + room / 2, top + 22, 36)
        rows = works(look, card)
        if card.assistants:
            out += crew(look, left, top + 42, room, 50, card)
            out += actions(x + 3, y + h - 30, w - 6, 27, rows, 23)
        else:
            out += actions(x + 3, top + 58, w - 6, h - HEAD - 60, rows, 23)
    out += corner(look, x + 5, top + 5, card)
    if look.data.card_doubt(card.slug):
        out += doubtful(x + w - 7, y + h - 7)
    return out


def crew(look: Look, x: float, y: float, w: float, h: float, card: Card) -> str:
    """The assistants that a production needs, in as many lines as it takes; smaller where the lines would cover each other."""
    for size in CREW:
        lines = in_lines(assistants(look, card.assistants, size=size), w)
        if ASSISTANT_H * size * len(lines) <= h:
            break
    step = min(25.0 * size, h / len(lines))
    top = y + (h - step * len(lines)) / 2
    return "".join(row(x + w / 2, top + step * (i + 0.5), line) for i, line in enumerate(lines))


def in_lines(glyphs: list[Glyph], w: float) -> list[list[Glyph]]:
    """Signs of one size, in lines of even length."""
    if not glyphs:
        return [[]]
    most = max(1, int((w + GLYPH_GAP) // (glyphs[0].w + GLYPH_GAP)))
    lines = -(-len(glyphs) // most)
    each = -(-len(glyphs) // lines)
    return [glyphs[i : i + each] for i in range(0, len(glyphs), each)]


def card_tip(look: Look, card: Card) -> str:
    """Everything on the card, in words."""
    say, box = look.say, look.box
    lines = [look.named(card.slug, "card")]
    if card.type.product != NONE:
        good = look.good(card.type.product)
        value = box.cards.goods.value[card.type.product]
        lines.append(say("draw-tip-makes", good=look.name(good, "good"), n=value) if value else say("draw-tip-makes-grapes"))
    if card.type.inputs:
        words = box.cards.resources if card.type.chain == RESOURCE else box.cards.goods.slug
        kind = "resource" if card.type.chain == RESOURCE else "good"
        named = [look.name(words[x], kind) for x in card.type.inputs]
        message = (
            "draw-tip-chain-card"
            if card.type.chain == RESOURCE
            else "draw-tip-chain-one"
            if len(named) == 1
            else "draw-tip-chain-two"
        )
        lines.append(say(message, one=named[0], other=named[-1], good=look.name(look.good(card.type.product), "good")))
    lines.append(effect_words(look, card))
    if card.type.terrain != NONE:
        terrain = look.name(TERRAIN_WORDS[card.type.terrain], "terrain")
        lines.append(say("draw-tip-terrain", terrain=terrain, n=box.constants.terrain_discount))
    if card.vp:
        lines.append(say("draw-tip-points", n=card.vp))
    return look.tip(card_rule(look, card), *lines, look.data.card_doubt(card.slug))


def card_rule(look: Look, card: Card) -> str:
    rule: str = look.data.types[card.type.slug].get("rule") or SAILORS[card.type.slug]
    return rule


def effect_words(look: Look, card: Card) -> str:
    """What a special building or a sailor does."""
    row = look.data.types[card.type.slug].get("effect", {})
    if card.type.slug in ("post-office", "seaman"):
        return look.say("draw-works-assistant", colour=look.name(COLOURS[card.colour], "assistant"))
    if card.type.slug == "captain":
        return look.say("draw-works-captain")
    lines = [look.say(f"draw-works-{card.type.slug}", n=row.get("n", row.get("coal", 1)), vp=row.get("vp", 0))] if row else []
    if card.military:
        lines.append(look.say("draw-works-military", n=card.military))
    if card.move:
        lines.append(look.say("draw-works-move", n=card.move))
    return " ".join(lines)


# -- the hand


def hand(look: Look) -> Panel:
    """One's cards, and those to choose from (dealt, or drafted), in rows."""
    me = look.player(look.seat)
    cards = sorted(me.hand) + sorted(me.aside)
    rows = max(1, -(-len(cards) // MOST))
    columns = max(5, -(-len(cards) // rows))
    w = (WIDE - 12 - GAP * (columns - 1)) / columns
    tall = 12 + rows * TALL + (rows - 1) * GAP
    canvas = Canvas()
    canvas.add(rect(0, 0, WIDE, tall, 10, PAPER, EDGE, 2))
    if not cards:
        canvas.add(text(WIDE / 2, tall / 2, look.say("panel-no-cards"), 16, QUIET))
    for i, ident in enumerate(cards):
        card = look.box.cards.all[ident]
        x, y = 6 + (i % columns) * (w + GAP), 6 + (i // columns) * (TALL + GAP)
        canvas.thing(f"card-{card.slug}", Box(x, y, w, TALL, 7), card_tip(look, card), face(look, x, y, w, TALL, card))
    canvas.ring(look.marks, look.ring_colour())
    return canvas.panel("hand", (0, 0, WIDE, tall), look.say("panel-hand"))
