"""The player aid, drawn with the icons it explains and from the data where there are any, and the first walk around the table."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.grammar import figure, shield, sign, small_card
from overlander.drawing.guide import Chapter, Line, Step
from overlander.games.nz import box as b
from overlander.games.nz.draw.actions import plate
from overlander.games.nz.draw.look import Look
from overlander.games.trail.draw import guide as trail
from overlander.games.trail.draw.colours import BREEDS

PHASES: Final = (("a", "pawn", "NZ-MOVE-7"), ("b", "house", "NZ-LOC-1"), ("c", "card", "NZ-HAND-2"))
STEPS: Final = ("NZ-INC-1", "NZ-DEL-1", "NZ-FOR-1", "NZ-FOR-1")
RULE_OF: Final = {  # where an icon is explained; the others stand in the chapter of conditions and effects
    "certificate": "NZ-CERT-1",
    "gold": "NZ-GOLD-1",
    "hire-worker": "NZ-HIRE-1",
    "invest": "NZ-BON-1",
    "buy-sheep": "NZ-MKT-1",
    "build": "NZ-BLD-1",
    "sail": "NZ-SHIP-1",
    "sail-per": "NZ-SHIP-1",
    "shear": "NZ-WOOL-13",
    "shear-all": "NZ-WOOL-1",
    "explore": "NZ-EXP-1",
    "gain-objective": "NZ-OBJ-1",
    "auxiliary": "NZ-AUX-4",
    "remove-hazard": "NZ-HAZ-1",
    "advance-herder": "NZ-AGAIN-1",
    "exchange-token": "NZ-EXCH-1",
    "support-card": "NZ-SUP-1",
    "remote-storehouse": "NZ-HARB-14",
    "hand-green": "NZ-FEE-4",
    "hand-black": "NZ-FEE-4",
}
CHAPTERS: Final = {  # line by line an icon and a rule; the words are aid-<chapter>-<number>
    "sea": (
        ("ship", "NZ-SHIP-2"),
        ("storehouse", "NZ-HARB-3"),
        ("disc", "NZ-HARB-5"),
        ("master", "NZ-HM-2"),
        ("post", "NZ-HARB-8"),
        ("anchor", "NZ-HARB-12"),
    ),
    "cards": (
        ("kotare", "NZ-SUP-3"),
        ("bonus", "NZ-GOLD-4"),
        ("gold", "NZ-GOLD-2"),
        ("explore", "NZ-EXP-4"),
        ("horseshoe", "NZ-EXP-5"),
        ("flag", "NZ-END-1"),
    ),
    "sarah": (
        ("card", "NZ-SAR-20"),
        ("pawn", "NZ-SAR-29"),
        ("hand-green", "NZ-SAR-30"),
        ("worker", "NZ-SAR-39"),
        ("wheel", "NZ-SAR-44"),
        ("flag", "NZ-SAR-38"),
        ("post", "NZ-SAR-34"),
        ("objective", "NZ-SAR-65"),
    ),
}
CATEGORIES: Final = (
    "coin", "house", "post", "anchor", "explore", "hazard", "sheep", "objective", "master", "card", "worker", "flag",
)  # fmt: skip


def aid(look: Look) -> list[Chapter]:
    say = look.words.say
    return [
        Chapter(say("aid-turn"), [Line([sign(icon, 22)], say(f"aid-phase-{x}"), rule) for x, icon, rule in PHASES]),
        Chapter(say("aid-wellington"), wellington(look)),
        *[Chapter(say(f"aid-{name}"), chapter(look, name)) for name in CHAPTERS if name != "sarah" or look.view.sarah is not None],
        Chapter(say("aid-icons"), icons(look)),
        Chapter(say("aid-sheep"), breeds(look)),
        Chapter(say("aid-scoring"), scoring(look)),
    ]


def wellington(look: Look) -> list[Line]:
    return [Line([figure(str(i), size=18)], look.words.say(f"aid-step-{i}"), rule) for i, rule in enumerate(STEPS, start=1)]


def chapter(look: Look, name: str) -> list[Line]:
    lines = enumerate(CHAPTERS[name], start=1)
    return [Line([sign(icon, 22)], look.words.say(f"aid-{name}-{i}"), rule) for i, (icon, rule) in lines]


def icons(look: Look) -> list[Line]:
    """Every effect that is printed alone somewhere, in its own words; then what is no effect."""
    say = look.words.say
    return [
        *trail.icons(look, look.data.actions, RULE_OF, "NZ-COND-1"),
        Line([sign("token", 20)], say("aid-token"), "NZ-EXCH-3"),
        Line([shield(3)], say("aid-shield"), "NZ-SCORE-13"),
        Line([plate("9")], say("aid-post"), "NZ-DEL-1"),
        Line([sign("lush", 20)], say("aid-lush"), "NZ-LUSH-1"),
        Line([small_card("=")], say("aid-same-cards"), "NZ-COND-5"),
        Line([small_card("?")], say("aid-any-card"), "NZ-COND-5"),
    ]


def breeds(look: Look) -> list[Line]:
    """Breeding value, wool and points of every breed."""
    board, say = look.board, look.words.say
    out: list[Line] = []
    for kind in range(board.first_played):
        slug = board.card_slug[kind]
        ground, ink = BREEDS[look.data.colour[slug]]
        name = look.data.breed_name[slug]
        worth = {"value": board.card_value[kind], "wool": board.card_wool[kind], "points": board.card_vp[kind]}
        glyphs = [small_card(name[0], ground, ink), figure(f" {board.card_value[kind]}", size=16), sign("wool", 17)]
        out.append(Line([*glyphs, figure(str(board.card_wool[kind]), size=16)], say("aid-breed", breed=name, **worth), "NZ-DECK-5"))
    return out


def scoring(look: Look) -> list[Line]:
    categories = enumerate(zip(CATEGORIES, b.CATEGORIES), start=1)
    return [Line([sign(icon, 20)], look.words.say(f"aid-score-{slug}"), f"NZ-SCORE-{i}") for i, (icon, slug) in categories]


def tour(look: Look) -> list[Step]:
    """What a newcomer sees, one thing after another."""
    say = look.words.say
    seat = look.seat if look.seat != NONE else 0
    places = (
        ("space-wellington", "tour-trail"),
        ("part-panel-board", "tour-board"),
        (f"part-panel-seat-{seat}", "tour-seat"),
        ("part-panel-hand", "tour-hand"),
        ("part-panel-market", "tour-market"),
    )
    return [Step(at, say(message)) for at, message in places]
