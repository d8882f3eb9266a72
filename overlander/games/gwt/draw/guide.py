"""The player aid, drawn with the icons it explains and from the data where there are any, and the first walk around the table."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.grammar import Glyph, figure, shield, sign, small_card
from overlander.drawing.guide import Chapter, Line, Step
from overlander.games.gwt.draw.look import Look
from overlander.games.trail.draw import guide as trail
from overlander.games.trail.draw.colours import BREEDS

PHASES: Final = (("a", "pawn", "GWT-MOVE-3"), ("b", "house", "GWT-LOC-1"), ("c", "card", "GWT-DRAW-1"))
RULE_OF: Final = {  # where an icon is explained; the others stand in the chapter of actions
    "certificate": "GWT-CERT-1",
    "hire-worker": "GWT-HIRE-1",
    "buy-cattle": "GWT-CATTLE-1",
    "build": "GWT-BUILD-1",
    "locomotive-forward": "GWT-ENG-1",
    "gain-objective": "GWT-OBJ-1",
    "auxiliary": "GWT-AUX-1",
    "hand-green": "GWT-FEE-4",
    "hand-black": "GWT-FEE-5",
}
EXPANSIONS: Final = {  # line by line an icon and a rule; the words are aid-<chapter>-<number>
    "north": (
        ("shop", "RTN-SHOP-2"),
        ("locomotive", "RTN-SHOP-3"),
        ("coin", "RTN-SHOP-8"),
        ("station", "RTN-SHOP-12"),
        ("house", "RTN-SHOP-13"),
        ("city", "RTN-DEL-1"),
        ("bell", "RTN-SHOP-16"),
    ),
    "simmental": (("cowboy", "GWT-SIM-6"), ("cow", "GWT-SIM-7"), ("card", "GWT-SIM-10"), ("remove", "GWT-SIM-12")),
    "brahman": (("cowboy", "RTN-BRA-3"), ("coin", "RTN-BRA-4"), ("remove", "RTN-BRA-6")),
    "poker": (
        ("worker", "GWT-POK-6"),
        ("shield", "GWT-POK-7"),
        ("poker-lay", "GWT-POK-8"),
        ("card", "GWT-POK-10"),
        ("poker-show", "GWT-POK-12"),
        ("coin", "GWT-POK-15"),
    ),
    "sam": (
        ("card", "GWT-SAM-16"),
        ("pawn", "GWT-SAM-21"),
        ("hand-green", "GWT-SAM-24"),
        ("worker", "GWT-SAM-32"),
        ("cow", "GWT-SAM-39"),
        ("flag", "GWT-SAM-26"),
        ("city", "GWT-SAM-28"),
        ("objective", "GWT-SAM-63"),
        ("shield", "GWT-SAM-64"),
    ),
}
CATEGORIES: Final = ("coin", "house", "city", "station", "hazard", "cow", "objective", "master", "worker", "disc", "flag")


def aid(look: Look) -> list[Chapter]:
    say = look.words.say
    return [
        Chapter(say("aid-turn"), [Line([sign(icon, 22)], say(f"aid-phase-{x}"), rule) for x, icon, rule in PHASES]),
        Chapter(say("aid-kansas-city"), kansas_city(look)),
        Chapter(say("aid-icons"), icons(look)),
        Chapter(say("aid-cattle"), cattle(look)),
        Chapter(say("aid-scoring"), scoring(look)),
        *[Chapter(say(f"aid-{name}"), expansion(look, name)) for name in in_play(look)],
    ]


def in_play(look: Look) -> list[str]:
    """The expansions of this game that have a chapter."""
    view, board = look.view, look.board
    bred = [board.breeds[board.card_breed[kind]] for kind in range(board.first_objective)]
    found = {
        "north": view.north is not None,
        "simmental": "simmental" in bred,
        "brahman": "brahman" in bred,
        "poker": view.poker is not None,
        "sam": any(view.is_automa(seat) for seat in range(view.seats)),
    }
    return [name for name, there in found.items() if there]


def expansion(look: Look, name: str) -> list[Line]:
    lines = enumerate(EXPANSIONS[name], start=1)
    return [Line([sign(icon, 22)], look.words.say(f"aid-{name}-{i}"), rule) for i, (icon, rule) in lines]


def kansas_city(look: Look) -> list[Line]:
    rules = ("GWT-FOR-1", "GWT-FOR-1", "GWT-FOR-1", "GWT-INC-2", "GWT-DEL-1")
    return [Line([figure(str(i), size=18)], look.words.say(f"aid-step-{i}"), rule) for i, rule in enumerate(rules, start=1)]


def icons(look: Look) -> list[Line]:
    """Every effect that is printed alone somewhere, in its own words; then what is no effect."""
    say = look.words.say
    return [
        *trail.icons(look, look.data.actions, RULE_OF, "GWT-ACT-1"),
        Line([sign("token", 20)], say("aid-token"), "GWT-EXC-2"),
        Line([shield(3)], say("aid-shield"), "GWT-SCORE-12"),
        Line([sign("back", 12), sign("locomotive", 21)], say("aid-back"), "GWT-ENG-9"),
        Line([small_card("=")], say("aid-same-cards"), "GWT-ACT-8"),
        Line([small_card("?")], say("aid-any-card"), "GWT-ACT-9"),
    ]


def cattle(look: Look) -> list[Line]:
    """The breeds by their worth in Kansas City, with the points that their cards bring."""
    board, say = look.board, look.words.say
    out: list[Line] = []
    for i, breed in enumerate(board.breeds):
        kinds = [kind for kind in range(board.first_objective) if board.card_breed[kind] == i]
        if not kinds or breed not in look.data.colour:
            continue
        ground, ink = BREEDS[look.data.colour[breed]]
        name = look.data.breed_name[breed]
        worth = sorted({board.card_vp[kind] for kind in kinds})
        text = say("aid-breed", breed=name, value=board.card_value[kinds[0]], points=" / ".join(map(str, worth)))
        glyphs: list[Glyph] = [small_card(name[0], ground, ink), figure(f" {board.card_value[kinds[0]]}", size=16)]
        out.append(Line(glyphs, text, "GWT-INC-2"))
    return out


def scoring(look: Look) -> list[Line]:
    """The categories of the final score; expansions bring theirs by name alone."""
    say, name = look.words.say, look.name
    out: list[Line] = []
    for i, category in enumerate(look.board.categories):
        if i < len(CATEGORIES):
            out.append(Line([sign(CATEGORIES[i], 20)], say(f"aid-score-{category}"), f"GWT-SCORE-{i + 1}"))
        else:
            out.append(Line([sign("shield", 20)], name(category, "category"), ""))
    return out


def tour(look: Look) -> list[Step]:
    """What a newcomer sees, one thing after another."""
    say = look.words.say
    seat = look.seat if look.seat != NONE else 0
    places = (
        ("space-kansas-city", "tour-trail"),
        (f"part-panel-seat-{seat}", "tour-seat"),
        ("part-panel-hand", "tour-hand"),
        ("part-panel-market", "tour-market"),
    )
    return [Step(at, say(message)) for at, message in places]
