"""What a choice points at, step by step, and what a move leaves marked. A plan leaves nothing: it is a secret."""

from collections.abc import Callable
from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.games.newdale.building import DISCOUNT, ROUTE, TOWN, ZONE
from overlander.games.newdale.cards import COLOURS, JAILED
from overlander.games.newdale.production import Assistants, UseChain
from overlander.games.newdale.state import NewdaleState


def target(view: NewdaleState, seat: int, choice: Choice) -> str:
    """What was said last of an answer is what lights up."""
    pointed = POINTING.get(choice.verb.name)
    return pointed(view, seat, choice) if pointed is not None else ""


def things(view: NewdaleState, seat: int, choice: Choice) -> list[list[str]]:
    """What a choice is put together from by hand: all cards of a set, else what lights up for it."""
    box = view.box
    if choice.verb in (box.DISCARD, box.TRADE, box.PRODUCE, box.FEED) and any(choice.counts()):
        return [[card(view, i)] for i, n in enumerate(choice.counts()) if n]
    return [[target(view, seat, choice)]]


def trace(before: NewdaleState, seat: int, choice: Choice) -> tuple[str, ...]:
    """Where a move went, as far as everybody may know it."""
    box, verb = before.box, choice.verb
    if verb is box.BUILD:
        return (f"town-{box.land.town_slug[choice.part(TOWN)]}", *spent(before, seat, choice))
    if verb in (box.REMOVE, box.GROW, box.RECRUIT, box.BRIDGE, box.SAIL):
        first = target(before, seat, choice.with_counts([0] * len(choice.counts())))
        return (first, *spent(before, seat, choice))
    if verb in (
        box.TAKE,
        box.MOVE,
        box.PUT,
        box.PLACE,
        box.WORK,
        box.JAIL,
        box.CHAIN,
        box.DELIVER,
        box.SHIPYARD,
        box.FEED,
        box.TRADE,
    ):
        plain = choice.with_counts([0] * len(choice.counts())) if verb.kinds is not None else choice
        return (target(before, seat, plain),)
    if verb is box.PRODUCE:
        return (acting(before, seat),)
    return ()


def spent(view: NewdaleState, seat: int, choice: Choice) -> tuple[str, ...]:
    """The buildings whose goods pay."""
    return tuple(x for x in (holding(view, seat, ware) for ware, n in enumerate(choice.counts()) if n) if x)


# -- things on the table


def card(view: NewdaleState, ident: int) -> str:
    return f"card-{view.box.cards.slugs[ident]}"


def last_card(view: NewdaleState, choice: Choice) -> str:
    """The card that was named last; empty if none is."""
    named = [i for i, n in enumerate(choice.counts()) if n]
    return card(view, named[-1]) if named else ""


def place(view: NewdaleState, seat: int, ident: int) -> str:
    """A building on one's board, or a sailor beside it."""
    p = view.players[seat]
    at = p.estate.place_of(ident)
    if at != NONE:
        return f"place-{seat}-{at}"
    return f"crew-{seat}-{view.box.cards.slugs[ident]}" if ident in p.people.crew else ""


def holding(view: NewdaleState, seat: int, ware: int) -> str:
    """The first building on which goods of a kind lie."""
    estate, cards = view.players[seat].estate, view.box.cards.all
    for at in estate.places():
        if cards[estate.card_at(at)].ware == ware and estate.goods_at(at):
            return f"place-{seat}-{at}"
    return ""


def paying(view: NewdaleState, seat: int, choice: Choice, otherwise: str) -> str:
    """Goods of one kind are pointed at where they lie; a mixed payment points at what it is for."""
    kinds = [ware for ware, n in enumerate(choice.counts()) if n]
    return holding(view, seat, kinds[0]) or otherwise if len(kinds) == 1 else otherwise


def acting(view: NewdaleState, seat: int) -> str:
    """The building that the question is about."""
    frame = view.question(seat)
    if isinstance(frame, Assistants):
        zone = view.box.spaces[frame.space].zone
        return f"place-{seat}-{zone}" if view.players[seat].estate.zones[zone] != NONE else ""
    return place(view, seat, frame.card) if isinstance(frame, UseChain) else ""


def space(view: NewdaleState, seat: int, at: int) -> str:
    here = view.box.spaces[at]
    return f"action-{here.slug}" if here.zone == NONE else f"space-{seat}-{here.slug}"


# -- by what is done


def plan(view: NewdaleState, seat: int, c: Choice) -> str:
    placed = [x for x in c.parts() if x != NONE]
    return space(view, seat, placed[-1]) if placed else ""


def build(view: NewdaleState, seat: int, c: Choice) -> str:
    town = f"town-{view.box.land.town_slug[c.part(TOWN)]}" if c.part(TOWN) != NONE else ""
    if any(c.counts()):
        return paying(view, seat, c, town)
    if c.part(DISCOUNT) != NONE:
        slug = view.box.discount_slug[c.part(DISCOUNT)]
        return f"character-{seat}" if slug.startswith("gunda") else f"tile-{seat}-build-discount"
    if c.part(ZONE) != NONE:
        return f"zone-{seat}-{view.box.zone_slug[c.part(ZONE)]}"
    return town if town or c.part(ROUTE) != NONE else card(view, c.a)


def grow(view: NewdaleState, seat: int, c: Choice) -> str:
    pawn = f"pawn-{seat}-{view.box.constants.growth_pawns[c.a]}"
    if any(c.counts()):
        return paying(view, seat, c, pawn)
    return f"tile-{seat}-growth-discount" if c.b != NONE else pawn


def produce(view: NewdaleState, seat: int, c: Choice) -> str:
    if any(c.counts()):
        return last_card(view, c)
    return f"tile-{seat}-one-assistant-less" if c.a > 0 else acting(view, seat)


def jail(view: NewdaleState, seat: int, c: Choice) -> str:
    if c.b == NONE:
        return place(view, seat, c.a)
    kind = JAILED[c.b]
    return f"helper-{seat}-shadow" if kind == "hermines-shadow" else f"market-{kind}"


def hire(view: NewdaleState, seat: int, c: Choice) -> str:
    return paying(view, seat, c, f"market-{COLOURS[c.a]}")


def deliver(view: NewdaleState, seat: int, c: Choice) -> str:
    return f"schedule-{c.verb.vocabularies[0][c.a]}" if c.a != NONE else ""


POINTING: Final[dict[str, Callable[[NewdaleState, int, Choice], str]]] = {
    "discard": lambda view, seat, c: last_card(view, c),
    "choose": lambda view, seat, c: f"choose-{view.box.character_slug[c.a]}",
    "plan": plan,
    "put": lambda view, seat, c: space(view, seat, c.b),
    "keep": lambda view, seat, c: card(view, c.a),
    "remove": lambda view, seat, c: paying(view, seat, c, f"progress-{seat}-{view.box.constants.progress_tiles[c.a]}"),
    "trade": lambda view, seat, c: last_card(view, c) or place(view, seat, c.a),
    "grow": grow,
    "build": build,
    "recruit": lambda view, seat, c: paying(view, seat, c, card(view, c.a)),
    "take": lambda view, seat, c: f"bonus-{view.box.land.bonus_slug[c.a]}",
    "bridge": lambda view, seat, c: paying(view, seat, c, f"site-{view.box.land.site_slug[c.a]}"),
    "shipyard": lambda view, seat, c: "action-shipyard",
    "sail": lambda view, seat, c: paying(view, seat, c, f"sea-{view.box.land.sea_slug[c.a]}"),
    "move": lambda view, seat, c: f"sea-{view.box.land.sea_slug[c.a]}",
    "produce": produce,
    "feed": lambda view, seat, c: last_card(view, c) or place(view, seat, c.a),
    "chain": lambda view, seat, c: place(view, seat, c.a),
    "place": lambda view, seat, c: place(view, seat, c.a),
    "work": lambda view, seat, c: place(view, seat, c.a),
    "jail": jail,
    "hire": hire,
    "assistant": lambda view, seat, c: f"market-{COLOURS[c.a]}",
    "lose": lambda view, seat, c: paying(view, seat, c, ""),
    "deliver": deliver,
    "use": lambda view, seat, c: f"tile-{seat}-{view.box.tile_slug[c.a]}",
    "call": lambda view, seat, c: f"character-{seat}",
    "release": lambda view, seat, c: f"prisoner-{seat}-{COLOURS[c.a]}",
}
