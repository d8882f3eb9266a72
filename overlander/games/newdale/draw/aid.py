"""The player aid: what a round, a pawn, a chain and a house are, this chapter's own rules, goods and points, from the data."""

from typing import Final

from overlander.drawing.grammar import Glyph, figure, sign
from overlander.drawing.guide import Chapter, Line
from overlander.games.newdale import box as b
from overlander.games.newdale.cards import NO_CHAIN, RESOURCE, Type
from overlander.games.newdale.draw.look import Look
from overlander.games.newdale.event import LayOutBuildings
from overlander.games.newdale.final_scoring import CATEGORIES, categories

ACTION_RULES: Final = {
    b.GROWTH: "NEW-GRO-1",
    b.BLACK_MARKET: "NEW-BMK-1",
    b.EXCHANGE: "NEW-XCH-1",
    b.PROGRESS: "NEW-PRG-1",
    b.BUILD: "NEW-BLD-1",
    b.BRIDGE: "NEW-CH3A-5",
    b.SHIPYARD: "NEW-CH6-2",
    b.SAIL: "NEW-CH7-4",
}
SCORING: Final = {  # by category: its icon and its rule
    "play": ("shield", "NEW-TRK-1"),
    "military": ("military", "NEW-SCO-1"),
    "losses": ("military", "NEW-CH2-1"),
    "objective": ("objective", "NEW-SCO-2"),
    "ship": ("ship", "NEW-CH8-16"),
    "goods": ("coin", "NEW-SCO-3"),
    "secret": ("secret", "NEW-SCO-4"),
    "personal": ("objective", "NEW-PER-1"),
    "buildings": ("house", "NEW-SCO-5"),
}


def aid(look: Look) -> list[Chapter]:
    say = look.say
    out = [
        Chapter(say("aid-round"), phases(look)),
        Chapter(say("aid-pawns"), actions(look)),
        Chapter(say("aid-production"), production(look)),
        Chapter(say("aid-building-chapter"), building(look)),
    ]
    special = here(look)
    if special:
        out.append(Chapter(say("aid-chapter"), special))
    return [*out, Chapter(say("aid-goods"), goods(look)), Chapter(say("aid-scoring"), scoring(look))]


def icon(slug: str) -> list[Glyph]:
    return [sign(slug, 22)]


def phases(look: Look) -> list[Line]:
    say, constants = look.say, look.box.constants
    return [
        Line(icon("event"), say("aid-event"), "NEW-EVT-1"),
        Line(icon("pawn"), say("aid-planning-in-turn" if look.box.planning_in_turn else "aid-planning"), "NEW-PLAN-1"),
        Line(icon("bag"), say("aid-market", n=look.box.draw_pawns), "NEW-MKT-1"),
        Line(icon("good"), say("aid-actions", n=constants.unresolved_cards), "NEW-ACT-1"),
        Line(icon("build"), say("aid-building", n=constants.no_build_cards), "NEW-BLD-2"),
        Line(icon("library"), say("aid-special"), "NEW-SPC-1"),
    ]


def actions(look: Look) -> list[Line]:
    """The spaces of this chapter, as its action board has them, then production."""
    constants, special = look.box.constants, look.box.special
    params: dict[int, dict[str, int]] = {
        b.GROWTH: {"three": constants.growth_cost[0], "four": constants.growth_cost[1], "n": constants.growth_vp[1]},
        b.BLACK_MARKET: {"n": constants.market_cards, "coal": constants.market_coal, "goods": constants.market_goods},
        b.EXCHANGE: {"more": constants.unresolved_cards, "n": constants.exchange_draw},
        b.PROGRESS: {"cost": constants.progress_cost, "n": constants.progress_vp},
        b.BUILD: {},
        b.BRIDGE: {"cost": special.bridge_cost, "n": special.bridge_vp},
        b.SHIPYARD: {},
        b.SAIL: {"n": special.sail_lanes, "cost": special.sail_coins},
    }
    out: list[Line] = []
    for space in look.box.spaces[: look.box.action_spaces]:
        text = look.say(f"aid-does-{space.slug}", **params[space.action])
        text = look.say("aid-space", action=look.named(space.slug, "action"), text=text)
        out.append(Line(icon(space.slug), text, ACTION_RULES[space.action]))
    return [*out, Line(icon("ordinary"), look.say("aid-does-production"), "NEW-PROD-1")]


def production(look: Look) -> list[Line]:
    say = look.say
    many, less = look.box.constants.compensation
    return [
        Line(icon("worker"), say("aid-assistants"), "NEW-PROD-1"),
        Line(icon("compensation"), say("aid-missing", n=many, less=less), "NEW-CMP-1"),
        Line(icon("chain"), say("aid-chain"), "NEW-CHN-1"),
        Line(icon("grain"), say("aid-resources"), "NEW-CHN-2"),
        Line(icon("flag"), say("aid-last"), "NEW-END-1"),
    ]


def building(look: Look) -> list[Line]:
    say, constants = look.say, look.box.constants
    thresholds = ", ".join(str(n) for n in constants.thresholds)
    return [
        Line(icon("coin"), say("aid-cost"), "NEW-PAY-3"),
        Line(icon("forest"), say("aid-terrain", n=constants.terrain_discount), "NEW-HSE-3"),
        Line(icon("house"), say("aid-house"), "NEW-HSE-1"),
        Line(icon("star"), say("aid-first"), "NEW-HSE-12"),
        Line(icon("bonus"), say("aid-tile"), "NEW-HSE-5"),
        Line(icon("draw-card"), say("aid-threshold", thresholds=thresholds, n=constants.threshold_cards), "NEW-TRK-1"),
    ]


def here(look: Look) -> list[Line]:
    """What is special to the chapter."""
    say, special = look.say, look.box.special
    found = [
        (bool(special.penalty), "penalty", "military", special.penalty_rule, 0),
        (special.bridges, "bridges", "bridge", "NEW-CH3A-2", special.toll),
        (special.bridges and not special.ford, "no-ford", "water", "NEW-CH4A-1", 0),
        (special.thicket_goods > 0, "thickets", "thicket", "NEW-CH3B-1", special.thicket_goods),
        (special.pass_vp != 0, "passes", "pass", "NEW-CH4B-1", 0),
        (special.shadows, "shadows", "shadow", "NEW-SHD-3", 0),
        (bool(special.shipyard), "shipyard", "shipyard", "NEW-CH6-2", 0),
        (special.ships, "ships", "ship", "NEW-CH7-2", 0),
        (special.recruiting, "recruiting", "seaman", "NEW-CH8-4", 0),
        (special.gate > 0, "gate", "ship", "NEW-CH8-6", special.gate),
        (bool(special.black_ship) and look.view.seats == 1, "black-ship", "black-ship", "NEW-CH8-27", 0),
    ]
    return [Line(icon(sign_), say(f"aid-here-{slug}", n=n), rule) for is_so, slug, sign_, rule, n in found if is_so]


def goods(look: Look) -> list[Line]:
    """Each good that a building of this chapter makes: its value, and its chain."""
    cards, chapter = look.box.cards, look.box.chapter
    brought = [x.effect.number for x in look.box.events if x.number in chapter.early and isinstance(x.effect, LayOutBuildings)]
    here = [0, *chapter.numbers, chapter.face_up_number, *brought]
    made: dict[int, Type] = {}
    for kind in cards.types + (cards.sailor_types if look.box.special.recruiting else []):
        if kind.product >= 0 and kind.number in here and kind.slug not in chapter.removed:
            made.setdefault(kind.product, kind)
    out: list[Line] = []
    for good, kind in made.items():
        slug = cards.goods.slug[good]
        name = look.named(slug, "good")
        if good == cards.goods.grape:
            text = look.say("aid-good-grape", good=name)
        elif kind.chain == NO_CHAIN:
            text = look.say("aid-good", good=name, n=cards.goods.value[good])
        else:
            from_hand = kind.chain == RESOURCE
            slugs = cards.resources if from_hand else cards.goods.slug
            inputs = " + ".join(look.name(slugs[x], "resource" if from_hand else "good") for x in kind.inputs)
            text = look.say("aid-good-from", good=name, n=cards.goods.value[good], inputs=inputs)
        out.append(Line([sign(slug, 22), figure(str(cards.goods.value[good]), size=16)], text, "NEW-GEN-14"))
    return out


def scoring(look: Look) -> list[Line]:
    """What counts in this chapter with so many players."""
    constants = look.box.constants
    first, second, third = constants.military_vp
    params: dict[str, dict[str, int]] = {
        "military": {"first": first, "second": second, "third": third},
        "goods": {"n": constants.coins_per_vp},
        "secret": {"n": constants.secret_vp},
    }
    out: list[Line] = []
    for category in [CATEGORIES[i] for i in categories(look.view)]:
        sign_, rule = SCORING[category]
        if category == "losses":
            rule = look.box.special.penalty_rule
        out.append(Line(icon(sign_), look.say(f"aid-score-{category}", **params.get(category, {})), rule))
    return out
