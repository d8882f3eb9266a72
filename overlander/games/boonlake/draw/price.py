"""What a choice costs and brings, in icons, for its button."""

from overlander.core.choice import NONE, Choice
from overlander.drawing.grammar import ARROW, Glyph, coin, figure, glue, shield, sign
from overlander.drawing.printed import Row
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.cards import card_price
from overlander.games.boonlake.draw.effects import cards, effects, give, kind_card, one_use, requirement
from overlander.games.boonlake.draw.look import Look
from overlander.games.boonlake.names import lowered
from overlander.games.boonlake.upgrade import site_index


def price(look: Look, choice: Choice) -> list[Glyph]:
    view, box, seat = look.view, look.box, look.seat
    verb = choice.verb.name
    frame = view.question(seat)
    details: Row = {} if frame is None or choice.verb.extra else dict(frame.details(view, choice))
    if verb == "strip":
        cost = [shield(-details["vp"])] if details.get("vp") else []
        return [*cost, sign("ship", 20), figure(str(details["steps"]), size=15)]
    if verb == "play":
        row = look.data.cards[box.cards[choice.a]]
        coins = card_price(view, seat, row["coins"])
        paid = give({"coins": coins, "vases": row["vases"]})
        return [kind_card(row["kind"]), *requirement(row["requires"], 16), *paid, *([shield(row["vp"])] if row["vp"] else [])]
    if verb == "project":
        row = look.data.scoring[box.scoring_slug[choice.a]]
        return [*requirement(row["requires"], 16), coin(card_price(view, seat, row["coins"]), True), shield(row["vp"])]
    if verb in ("discard", "archive", "pay") and choice.verb.kinds is None:
        gain = [ARROW, coin(details["n"])] if verb == "discard" else []
        return [kind_card(look.data.cards[box.cards[choice.a]]["kind"]), *gain]
    if verb in ("develop", "site"):
        return site(look, choice)
    if verb == "place":
        return effects(look.data.spaces[box.spaces[choice.a]]["reward"])
    if verb in ("ship", "reward"):
        return [*effects(look.data.river[box.river[choice.a]]["reward"]), *on_the_way(details)]
    if verb == "region":
        covered = (view.land.labels >> choice.a) & 1
        label = [] if covered else effects(look.data.regions[box.regions[choice.a]]["reward"])
        share = [coin(details["n"]), glue(sign("presence", 17))] if details.get("n") else []
        return [*label, *([figure("+")] if label and share else []), *share]
    if verb in ("upgrade", "cattle", "replace"):
        return terms(details)
    if verb == "modernize":
        return [coin(details["cost"], True)] if "cost" in details else []
    if verb == "hire":
        price_of = look.data.strips["hire"]["all"][0]
        return [
            coin(view.lowered(seat, price_of["coins"]), True) if choice.a == 0 else cards(price_of["cards"], True),
            ARROW,
            sign("inhabitant", 20),
        ]
    if verb == "give":
        out = [sign("inhabitant", 20), figure(str(choice.a), size=15)]
        return out + ([shield(-choice.b)] if choice.b not in (NONE, 0) else [])
    if verb in ("lever", "use"):
        return way(look, choice.a)
    if verb == "mark" and "vp" in details:
        return [shield(details["vp"]), *([sign("objective", 20)] if details["control"] else [])]
    return more(look, choice)


def on_the_way(details: Row) -> list[Glyph]:
    """What a ship brings about besides the reward of its space."""
    pawn = [sign("canoe", 19)] if details.get("pawn") else []
    return pawn + ([sign("lock", 19)] if details.get("follows", "nothing") != "nothing" else [])


def terms(details: Row) -> list[Glyph]:
    """What a piece costs, and what it brings at once."""
    cost = give(counted(details.get("given", "")))
    gain = effects([{"op": op, "n": n} for op, n in counted(details.get("gained", "")).items()])
    return [*cost, *([ARROW] if cost and gain else []), *gain]


def counted(parts: str) -> Row:
    """`inhabitants*2,vp*4` by its words."""
    found = [part.partition("*") for part in parts.split(",") if part]
    return {what: int(n) for what, _, n in found}


def site(look: Look, choice: Choice) -> list[Glyph]:
    index = site_index(look.view, choice)
    tile = look.view.land.tiles[choice.a]
    name = look.box.tile_slug[tile] if index != NONE else ""
    if name not in look.data.tiles:
        return []
    printed = look.data.tiles[name]["sites"][index % pc.SITES]
    cost, reward = give(lowered(look.view, look.seat, printed["cost"])), effects(printed["reward"])
    return [*cost, *([ARROW] if cost and reward else []), *reward]


def way(look: Look, index: int) -> list[Glyph]:
    """What a lever gives in this way."""
    slug = look.box.way_slug[index]
    row: Row = next(x for lever in look.data.levers.values() for x in lever["ways"] if x["id"] == slug)
    paid = give(row["give"]) if "give" in row else []
    joker = [sign("any-resource", 19)] if row.get("jokers") else []
    gain = [*joker, *effects(row.get("gain", []))]
    return [*paid, *([ARROW] if paid and gain else []), *gain]


def more(look: Look, choice: Choice) -> list[Glyph]:
    """Choices of the expansion, and boats."""
    box = look.box
    verb = choice.verb.name
    if verb == "boats":
        return [glyph for r in (choice.a, choice.b) if r != NONE for glyph in (sign("boat", 18), glue(sign(b.RESOURCES[r], 18)))]
    if verb in ("build", "annex"):
        return [sign("site", 20), glue(sign(b.RESOURCES[choice.a], 17))]
    if verb == "track":
        return [sign(f"track-{b.TRACKS[choice.a]}", 21)]
    if verb in ("spend", "once"):
        return one_use(look.data.cards[box.cards[choice.a]]["one_use"])
    if verb in ("lake", "return") and choice.a:
        row = look.data.lake[box.kit().lake[choice.a]]
        paid = give(lowered(look.view, look.seat, row.get("cost", {})))
        return [*paid, *([ARROW] if paid else []), *effects(row["gain"])]
    if verb == "price":
        return give(look.data.prices[box.kit().price_slug[choice.a]]["cost"])
    if verb == "artifact":
        table = look.view.table()
        if choice.a in table.faces:
            place = table.faces.index(choice.a)
            return [g for x in table.prices[place] for g in give(look.data.prices[box.kit().price_slug[x]]["cost"])]
    return []
