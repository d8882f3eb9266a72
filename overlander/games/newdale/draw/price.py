"""What a choice costs and brings, in signs, for its button."""

from overlander.core.choice import NONE, Choice
from overlander.drawing.grammar import ARROW, Glyph, coin, figure, shield, sign
from overlander.games.newdale.building import TOWN
from overlander.games.newdale.cards import COLOURS
from overlander.games.newdale.draw.faces import assistant, resource_card, tile_rows, worth
from overlander.games.newdale.draw.look import Look
from overlander.games.newdale.growth import cost_of_pawn

MOST = 4  # signs of a kind that are shown one by one


def price(look: Look, choice: Choice) -> list[Glyph]:
    box, verb = look.box, choice.verb
    if verb is box.PLAN or verb is box.PUT:
        return planned(look, choice)
    if verb in (box.DISCARD, box.KEEP):
        return cards(look, choice)
    if verb is box.BUILD:
        return built(look, choice)
    if verb is box.RECRUIT:
        return [*paid(look, choice), shield(box.cards.all[choice.a].vp)]
    if verb is box.GROW:
        vp = box.constants.growth_vp[choice.a]
        return [*(paid(look, choice) or [coin(cost_of_pawn(look.view, choice), True)]), *([ARROW, shield(vp)] if vp else [])]
    if verb is box.REMOVE:
        return [*(paid(look, choice) or [coin(box.constants.progress_cost, True)]), ARROW, shield(box.constants.progress_vp)]
    if verb is box.BRIDGE:
        return [*(paid(look, choice) or [coin(box.special.bridge_cost, True)]), ARROW, shield(box.special.bridge_vp)]
    if verb in (box.SAIL, box.HIRE, box.LOSE, box.CHAIN):
        out = paid(look, choice)
        if verb is box.CHAIN and out:
            card = box.cards.all[choice.a]
            made = sum(choice.counts()) // len(card.type.inputs)
            out += [ARROW, sign(look.good(card.type.product), 20), figure(str(made + bonus(look)))]
        return out
    if verb is box.FEED:
        fed = sum(choice.counts())
        card = box.cards.all[choice.a]
        return [*cards(look, choice), ARROW, sign(look.good(card.type.product), 20), figure(str(fed + bonus(look)))] if fed else []
    if verb in (box.PRODUCE, box.TRADE):
        return cards(look, choice)
    if verb is box.TAKE:
        tile = box.tile_slug[look.view.board.bonus[choice.a][-1]] if look.view.board.bonus[choice.a] else ""
        return [glyph for row in tile_rows(look, look.data.tiles[tile]["effect"]) for glyph in row] if tile else []
    if verb is box.USE:
        return [glyph for row in tile_rows(look, look.data.tiles[box.tile_slug[choice.a]]["effect"]) for glyph in row]
    if verb is box.DELIVER and choice.a < len(box.chapter.schedules):
        return [*paid(look, choice), ARROW, shield(box.chapter.schedules[choice.a].vp)]
    if verb is box.SHIPYARD:
        return [shield(box.special.shipyard[choice.a].vp)]
    if verb in (box.ASSISTANT, box.RELEASE):
        return [assistant(COLOURS[choice.a], look.letter(COLOURS[choice.a]))]
    return []


def bonus(look: Look) -> int:
    """The chain bonus: none in the final production."""
    return look.box.constants.chain_bonus[1 if look.view.calendar.phase == FINAL_PRODUCTION else 0]


FINAL_PRODUCTION = 8


def planned(look: Look, choice: Choice) -> list[Glyph]:
    """What the last pawn would do: goods of a zone, or the sign of the action."""
    spaces = [choice.b] if choice.verb is look.box.PUT else [x for x in choice.parts() if x != NONE]
    if not spaces:
        return []
    here = look.box.spaces[spaces[-1]]
    if here.zone == NONE:
        return [sign(here.slug, 22)]
    card = look.player(look.seat).estate.zones[here.zone]
    if card == NONE:
        return [sign("draw-card", 20), figure("+1")]
    product = look.box.cards.all[card].type.product
    return [sign(look.good(product) if product != NONE else "movement", 20), figure(str(here.goods))]


def cards(look: Look, choice: Choice) -> list[Glyph]:
    """The resources of the cards that are named."""
    named = [choice.a] if choice.verb is look.box.KEEP else [i for i, n in enumerate(choice.counts()) if n]
    found = [look.box.cards.all[x] for x in named]
    return [resource_card(look.box.cards.resources[x.resource]) for x in found if x.resource != NONE]


def paid(look: Look, choice: Choice) -> list[Glyph]:
    """The goods of a payment."""
    goods = look.box.cards.goods
    out: list[Glyph] = []
    for ware, n in enumerate(choice.counts()):
        if n:
            out += [sign(goods.slug[goods.ware_good[ware]], 20), figure(str(n))]
    return out


def built(look: Look, choice: Choice) -> list[Glyph]:
    """The payment; before it, what the building costs and makes, or what the town gives."""
    card = look.box.cards.all[choice.a]
    goods = paid(look, choice)
    if goods:
        return goods
    town = choice.part(TOWN)
    if town == NONE:
        out = [coin(card.cost, True), ARROW]
        if card.type.product != NONE:
            out += worth(look.good(card.type.product), look.box.cards.goods.value[card.type.product], 20)
        return [*out, shield(card.vp)] if card.vp else out
    vp = look.box.land.town_vp[town]
    return [shield(vp)] if vp and not (look.view.board.settled >> town) & 1 else []
