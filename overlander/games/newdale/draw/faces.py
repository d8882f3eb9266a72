"""What is printed on cards and tiles, as signs: assistants, goods with their value, chains, effects."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.grammar import ARROW, TIMES, Glyph, coin, figure, glue, shield, sign
from overlander.drawing.printed import Row
from overlander.drawing.svg import at, circle, icon, path, rect, text
from overlander.drawing.theme import COST, DARK, GAIN, INK, WHITE
from overlander.games.newdale.cards import COLOURS, RESOURCE, Card
from overlander.games.newdale.draw.colours import ASSISTANTS, RESOURCES
from overlander.games.newdale.draw.look import Look

PAWN: Final = "M-9 10C-9 3-6.500-.2-3.800-1.600A5.600 5.600 0 1 1 3.800-1.600C6.500-.2 9 3 9 10Z"
LESS: Final = "\u2013"


@lru_cache(256)
def assistant_at(x: float, y: float, colour: str, letter: str, printed: bool = False, size: float = 1) -> str:
    """An assistant by its middle, about 20 by 24; one that is only printed has a broken line around it. Its letter has always the
    same size."""
    ground = ASSISTANTS[colour]
    inside = path(PAWN, ground, INK, 1.4, "3 2.2" if printed else "")
    if size != 1:
        inside = f'<g transform="scale({size:.2f})">{inside}</g>'
    if letter:
        inside += text(0, 3.4 * size, letter, 13.5, DARK, room=15 * size)
    elif colour == "shadow":
        inside += circle(-2, -6, 1.1, WHITE) + circle(2, -6, 1.1, WHITE)
    return at(x, y + 1, inside)


@lru_cache(64)
def assistant(colour: str, letter: str, size: float = 1) -> Glyph:
    return Glyph(19 * size, assistant_at(9.5 * size, 0, colour, letter, False, size))


def assistants(look: Look, wanted: Sequence[int], short: bool = False, size: float = 1) -> list[Glyph]:
    """Those that a production needs, one by one, or each colour once with its number."""
    out: list[Glyph] = []
    for colour, n in zip(COLOURS, wanted, strict=True):
        one = assistant(colour, look.letter(colour), size)
        if short and n > 1:
            out += [one, figure(str(n), INK, 14.5)]
        else:
            out += [one] * n
    return out


@lru_cache(64)
def resource_card(resource: str, n: int = 0) -> Glyph:
    """A hand card that shows a resource."""
    inside = rect(0.7, -10.3, 17.6, 20.6, 2.6, RESOURCES[resource], INK, 1.3) + icon(resource, 9.5, 0, 16)
    return Glyph(19, inside)


def worth(good: str, value: int, size: float = 22) -> list[Glyph]:
    """A good with its value in coins; grapes are worth as much as assistants of their colour are there."""
    return [sign(good, size), glue(coin(value, size=18))] if value else [sign(good, size)]


def inputs(look: Look, card: Card) -> list[Glyph]:
    """What one good of the chain takes."""
    if card.type.chain == RESOURCE:
        return [resource_card(look.box.cards.resources[x]) for x in card.type.inputs]
    return [sign(look.good(x), 20) for x in card.type.inputs]


def chain(look: Look, card: Card) -> list[Glyph]:
    """Inputs, arrow, product; nothing for a building without a chain."""
    if not card.type.inputs:
        return []
    return [*inputs(look, card), ARROW, sign(look.good(card.type.product), 20)]


def per(look: Look, colour: str, plus: int) -> list[Glyph]:
    """Points for each assistant of a colour."""
    more = [figure(f"+{plus}", INK, 14.5)] if plus else []
    return [sign("shield", 18), glue(assistant(colour, look.letter(colour))), *more]


def tile_rows(look: Look, effect: Row) -> list[list[Glyph]]:
    """A bonus tile: what it takes, and what it gives."""
    op = effect["op"]
    if op == "discount":
        what = sign("growth" if effect["target"] == "growth" else "build", 22)
        return [[what], [figure(LESS), glue(coin(effect["amount"]))]]
    if op == "production-minus-assistant":
        return [[sign("ordinary", 22), figure(f"{LESS}{effect['n']}", COST, 16)]]
    if op == "good-anywhere":
        return [[sign("good", 24), figure(f"+{effect['n']}", GAIN, 16)]]
    if op == "draw-per-assistant":
        return [[sign("draw-card", 22), TIMES, assistant(effect["colour"], look.letter(effect["colour"]))]]
    if op == "coal-per-assistant":
        counted = [sign("coal", 20), TIMES, assistant(effect["colour"], look.letter(effect["colour"]))]
        return [counted, [shield(effect["vp"])]]
    paid = {"pay-hand-resource": "resource", "pay-goods": "good"}.get(op, "")
    if paid == "resource":
        first = [figure(str(effect["n"])), resource_card(effect["resource"])]
    else:
        first = [figure(str(effect["n"])), sign(effect["good"] if paid else "card", 20)]
    if "gain_coal" in effect:
        return [first, [ARROW, sign("coal", 20), figure(str(effect["gain_coal"]))]]
    return [first, per(look, effect["vp_per"], effect["vp_plus"])]


# -- what special buildings and sailors do


def works(look: Look, card: Card) -> list[list[Glyph]]:
    """The effect of a special building or a sailor, row by row."""
    row = look.data.types[card.type.slug].get("effect", {})
    rows: list[list[Glyph]] = []
    made = EFFECTS.get(row.get("op", ""))
    if made is not None:
        rows.append(made(look, row, card))
    if card.colour != NONE:
        colour = COLOURS[card.colour]
        mine = assistant(colour, look.letter(colour))
        rows.append([sign("coin-edge", 18), TIMES, mine] if card.ware != NONE else [mine])
    if card.military:
        rows.append([sign("military", 20), figure(str(card.military), INK, 15)])
    if card.move:
        rows.append([sign("movement", 22), figure(str(card.move), INK, 15)])
    return rows


def numbered(name: str, n: int) -> list[Glyph]:
    return [sign(name, 22), figure(f"+{n}", GAIN, 15)]


EFFECTS: Final[dict[str, Callable[[Look, Row, Card], list[Glyph]]]] = {
    "draw-cards": lambda look, row, card: numbered("draw-card", row["n"]),
    "weaker-lose-vp": lambda look, row, card: [sign("pawn", 18), ARROW, shield(-row["vp"])],
    "good-here": lambda look, row, card: numbered(look.good(card.type.product), row["n"]),
    "coal-for-vp": lambda look, row, card: [sign("coal", 20), figure(str(row["coal"])), ARROW, shield(row["vp"])],
    "coal-to-mine": lambda look, row, card: numbered("coal", row["n"]),
    "imprison": lambda look, row, card: [sign("worker", 18), ARROW, sign("prison", 20)],
    "good-for-vp": lambda look, row, card: [sign(row["good"], 20), ARROW, shield(row["vp"])],
}


def event_signs(look: Look, row: Row) -> list[Glyph]:
    """What an event does, for its card."""
    op = row["op"]
    n = int(row.get("n", row.get("amount", row.get("goods", 0))) or 0)
    if op == "draw-assistants":
        return [sign("bag", 24), ARROW, figure(str(n), INK, 16), sign("ordinary", 22)]
    if op == "build-discount":
        return [sign("build", 24), figure(LESS), glue(coin(n))]
    if op == "draw-cards":
        return numbered("draw-card", n)
    if op == "cards-for-good":
        return [figure(str(row["discard"]), INK, 15), sign("card", 20), ARROW, sign("good", 22), figure(f"+{n}", GAIN, 15)]
    if op == "compensation-discount":
        return [sign("compensation", 24), figure(f"{LESS}{n}", GAIN, 15)]
    if op == "military-reward":
        return [sign("military", 24), ARROW, shield(row["vp"], 20)]
    if op == "hire-private":
        return [coin(row["cost"], True), ARROW, sign("ordinary", 22)]
    if op == "lose-goods":
        return [sign("good", 22), figure(f"{LESS}{n}", COST, 15)]
    if op == "award-personal-objective":
        return [sign("objective-hand", 24)]
    if op in ("shadow-raid", "add-shadows"):
        return [sign("shadow", 24), figure(f"+{row.get('extra_shadows', n)}", COST, 15)]
    if op == "storm":
        return [sign(x, 20) for x in row["accept"]]
    if op == "coal-to-mine":
        return numbered("coal", n)
    if op == "reveal-numbered":
        return [sign("draw-card", 22), ARROW, sign("build", 22)]
    if op == "ships-move":
        return numbered("movement", n)
    return [sign("good", 22), ARROW, sign("shield", 20)]  # final production, then final scoring
