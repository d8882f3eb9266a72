"""What the data say that something gives or costs: as glyphs of the grammar, and in words for tooltips."""

from collections.abc import Sequence
from typing import Final

from overlander.drawing.grammar import ARROW, SLASH, TIMES, Glyph, coin, figure, glue, shield, sign, small_card
from overlander.drawing.language import Language
from overlander.drawing.printed import Row
from overlander.drawing.svg import icon, rect
from overlander.drawing.theme import COST, INK
from overlander.games.boonlake.draw.colours import KINDS

RESOURCES: Final = ("wood", "loam", "stone", "iron")
PLAIN: Final = {  # effects that one sign tells
    "develop": "develop",
    "upgrade": "upgrade",
    "place-pasture": "pasture",
    "place-cattle": "cow",
    "region-marker": "region",
    "play-card": "any-card",
    "upgrade-house": "upgrade-house",
    "upgrade-settlement": "upgrade-settlement",
    "lever-up": "lever-up",
    "replace-house": "upgrade-settlement",
    "lake-cattle": "cow",
}
COUNTED: Final = {  # by counter: its sign
    "presences-in-region": "presence",
    "presences-main-board": "presence",
    "regions-pair": "region",
    "coin-track-steps": "track-coin",
    "card-track-steps": "track-card",
    "lower-track-steps": "track-low",
    "production-levels": "site",
    "adjacent-tiles-group": "group",
    "levers": "lever",
    "cattle-removed": "cow",
    "settlements-removed": "settlement",
    "houses-removed": "house",
    "presences-at-bridges": "bridge",
    "gifts": "gift",
    "cards-sunset-and-day": "sunset",
    "cards-played": "any-card",
    "cattle-distinct-regions": "region",
    "lever-full-rows": "lever",
    "cards-permanent": "permanent",
}


def number(n: int) -> list[Glyph]:
    """Beside a sign, where it is not one."""
    return [figure(str(n))] if n != 1 else []


def cards(n: int, cost: bool = False) -> Glyph:
    return small_card(str(n), ink=COST if cost else INK)


def kind_card(kind: str) -> Glyph:
    """A card of one kind."""
    return Glyph(19, rect(0.7, -12, 17.6, 24, 3, KINDS[kind], INK, 1.4) + icon(kind, 9.5, 0, 15))


def effects(rows: Sequence[Row]) -> list[Glyph]:
    out: list[Glyph] = []
    for row in rows:
        out += effect(row)
    return out


def effect(row: Row) -> list[Glyph]:
    """One effect of the data, as vocabulary.py reads them."""
    op = row["op"]
    n = row.get("n", 1)
    if op == "coins":
        return [coin(n)]
    if op in ("coins-per", "region-coins"):
        return [coin(row["each"]), TIMES, sign(COUNTED[row["per"]] if op == "coins-per" else "presence", 19)]
    if op == "draw":
        return [cards(n)]
    if op == "vp":
        return [shield(n)]
    if op == "vp-per":
        return [shield(row["each"]), TIMES, sign(COUNTED[row["per"]], 19)]
    if op in ("inhabitants", "vases", "explore"):
        return [sign(op.removesuffix("s"), 20), *number(n)]
    if op == "production-site":
        return [sign("site", 21)] if row["resource"] == "any" else [sign("site", 21), glue(sign(row["resource"], 16))]
    if op == "site-or-vase":
        return [sign("site", 19), SLASH, sign("vase", 19)]
    if op == "track":
        return [sign(f"track-{row['track']}", 21), *number(n)]
    if op == "one-track":
        return [sign("track-coin", 20), SLASH, sign("track-card", 20), *number(n)]
    if op == "income":
        return [sign("income", 19), glue(sign("coin", 13) if row["track"] == "coin" else cards_sign())]
    if op == "develop-or-upgrade":
        return [sign("develop", 20), SLASH, sign("upgrade", 20)]
    if op == "modernize":
        more = [coin(row["discount"], size=17)] if row["discount"] else []
        paid = [sign("inhabitant", 17), ARROW] if row["inhabitants"] else []
        return [*paid, sign("lever", 20), *more]
    if op == "hire":
        return [coin(row["coins"], True), SLASH, cards(row["cards"], True), ARROW, sign("inhabitant", 20)]
    if op == "exchange":
        return either([[*give(x["give"]), ARROW, *effects(x["gain"])] for x in row["options"]])
    if op == "choice":
        return either([effects(x["gain"]) for x in row["options"]])
    if op == "pawn":
        return [sign("canoe", 20), *number(n)]
    if op == "track-back":
        return [sign("track-back", 20), ARROW, *effects(row["gain"])]
    return [sign(PLAIN[op], 20)]


def cards_sign() -> Glyph:
    return sign("card", 15, 12)


def either(options: Sequence[list[Glyph]]) -> list[Glyph]:
    out: list[Glyph] = []
    for i, option in enumerate(options):
        out += [SLASH, *option] if i else option
    return out


def give(cost: Row) -> list[Glyph]:
    """What must be given."""
    out: list[Glyph] = []
    if cost.get("coins"):
        out.append(coin(cost["coins"], True))
    if cost.get("cards"):
        out.append(cards(cost["cards"], True))
    if cost.get("inhabitants"):
        out += [sign("inhabitant", 19), *number(cost["inhabitants"])]
    if cost.get("vases"):
        out += [sign("vase", 19), *number(cost["vases"])]
    if cost.get("vp"):
        out.append(shield(-cost["vp"]))
    if cost.get("lever_down"):
        out.append(sign("lever-down", 20))
    return out


def requirement(requires: Row, size: float = 17) -> list[Glyph]:
    """Resources that must be shown."""
    out: list[Glyph] = []
    for slug in RESOURCES:
        if requires.get(slug):
            out += [sign(slug, size), figure(str(requires[slug]))]
    return out


def permanent(row: Row) -> list[Glyph]:
    """A permanent effect of a card: when, and what it brings."""
    n = row["n"]
    perk = row["perk"]
    if perk in ("discard-coins", "discard-inhabitants"):
        gain = [coin(n)] if perk == "discard-coins" else [sign("inhabitant", 18), *number(n)]
        return [kind_card(row["kind"]), ARROW, *gain]
    when, brings = {
        "modernize-discount": ([sign("lever", 19)], [figure("\u2013", COST), glue(coin(n, size=18))]),
        "card-discount": ([sign("any-card", 19)], [figure("\u2013", COST), glue(coin(n, size=18))]),
        "cattle-discount": ([sign("cow", 19)], [figure("\u2013", COST), glue(sign("inhabitant", 18))]),
        "coin-space-coins": ([sign("ship", 18), sign("coin", 16)], [coin(n)]),
        "harbor-coins": ([sign("ship", 18), sign("anchor", 16)], [coin(n)]),
        "harbor-cards": ([sign("ship", 18), sign("anchor", 16)], [cards(n)]),
        "vase-space-vases": ([sign("ship", 18), sign("vase", 16)], [sign("vase", 18)]),
        "cattle-coins": ([sign("cow", 19)], [coin(n)]),
        "builder-cards": ([sign("builder", 19)], [cards(n)]),
        "shipyard-cards": ([sign("shipyard", 19), sign("presence", 16)], [cards(n)]),
        "all-regions": ([sign("region", 19)], [figure("4"), glue(sign("region", 16))]),
        "lower-site-vp": ([sign("develop", 19), sign("tile", 16)], [shield(n)]),
        "develop-coins": ([sign("develop", 19)], [coin(n)]),
        "cattle-pawn": ([sign("cow", 19)], [sign("canoe", 18)]),
        "inhabitant-coins": ([sign("inhabitant", 19)], [coin(n)]),
        "no-cattle-coins": ([sign("cow", 19), glue(sign("cross", 13))], [coin(n)]),
    }[perk]
    return [*when, ARROW, *brings]


def final(row: Row) -> list[list[Glyph]]:
    """What a card scores at the end: per thing, or from so many on."""
    per: list[Glyph] = [sign(COUNTED[row["per"]], 19)]
    if row["per"] == "cattle-distinct-regions":
        per = [sign("region", 18), sign("cow", 16)]
    if "region" in row:
        per = [sign("presence", 18), glue(figure(row["region"][0].upper(), size=15))]
    if "steps" not in row:
        return [[shield(row["each"]), TIMES, *per]]
    return [[figure(str(least)), *per, ARROW, shield(vp)] for least, vp in row["steps"]]


def one_use(row: Row) -> list[Glyph]:
    n = row["n"]
    if row["op"] == "coins":
        return [coin(n)]
    if row["op"] == "inhabitants":
        return [sign("inhabitant", 19), *number(n)]
    if row["op"] == "resource-discount":
        return [figure("\u2013", COST), sign("any-resource", 19), *number(n)]
    return [sign("left", 19), sign("objective", 19)]


def card_rows(card: Row) -> list[list[Glyph]]:
    """What a project card does, in lines."""
    if "effect" in card:
        options = card["effect"][0].get("options", []) if card["effect"][0]["op"] == "exchange" else []
        if len(options) > 1:
            return [[*give(x["give"]), ARROW, *effects(x["gain"])] for x in options]
        return [effects(card["effect"])]
    if "permanent" in card:
        return [permanent(card["permanent"])]
    if "one_use" in card:
        return [one_use(card["one_use"])]
    return final(card["final"]) if "final" in card else []


def card_class(card: Row) -> str:
    """The sign of when its effect works: at once, always, once or at the end."""
    return {"permanent": "permanent", "final": "final", "one_use": "once"}.get(card_field(card), "")


def card_field(card: Row) -> str:
    return next((x for x in ("permanent", "final", "one_use", "effect") if x in card), "")


# -- in words


def said(rows: Sequence[Row], words: Language) -> str:
    """Simple effects one after the other, as spaces, sites and tracks have them."""
    return ", ".join(say_effect(row, words) for row in rows)


def say_effect(row: Row, words: Language) -> str:
    params: dict[str, str | int] = {key: value for key, value in row.items() if isinstance(value, int)}
    for key in ("track", "resource"):
        if key in row:
            params[f"{key}-id"] = row[key]
            params[key] = words.name(row[key], key)
    return words.say(f"gain-{row['op']}", **params)


def say_cost(cost: Row, words: Language) -> str:
    return ", ".join(words.say(f"cost-{slug.replace('_', '-')}", n=n) for slug, n in cost.items() if n)
