"""The player aid, drawn with the icons it explains, and the first walk around the table."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.grammar import Glyph, sign
from overlander.drawing.guide import Chapter, Line, Step
from overlander.games.boonlake import box as b
from overlander.games.boonlake.draw.look import Look
from overlander.games.boonlake.draw.strips import RULES

CHAPTERS: Final = {  # line by line an icon and a rule; the words are aid-<chapter>-<number>
    "turn": (
        ("pioneer", "BOON-TURN-1"),
        ("any-card", "BOON-TURN-3"),
        ("develop", "BOON-TURN-4"),
        ("presence", "BOON-TURN-5"),
        ("ship", "BOON-RIV-1"),
        ("lock", "BOON-FLOW-3"),
    ),
    "cards": (
        ("wood", "BOON-RES-2"),
        ("boat", "BOON-RES-4"),
        ("permanent", "BOON-CARD-E1"),
        ("final", "BOON-END-2"),
        ("objective", "BOON-SPEC-1"),
    ),
    "build": (
        ("explore", "BOON-EXP-1"),
        ("develop", "BOON-DEV-1"),
        ("upgrade-house", "BOON-UPG-2"),
        ("upgrade-settlement", "BOON-UPG-5"),
        ("cow", "BOON-CAT-6"),
        ("lever", "BOON-LEV-1"),
        ("lever-down", "BOON-LEV-3"),
    ),
    "interim": (
        ("any-card", "BOON-INT-2"),
        ("objective", "BOON-SCO-3"),
        ("income", "BOON-INT-5"),
        ("lever", "BOON-INT-9"),
        ("region", "BOON-INT-10"),
    ),
    "icons": (
        ("inhabitant", "BOON-INH-1"),
        ("hire", "BOON-INH-1"),
        ("vase", "BOON-GEN-1"),
        ("site", "BOON-PROD-1"),
        ("any-resource", "BOON-RES-7"),
        ("track-coin", "BOON-TRK-1"),
        ("track-card", "BOON-TRK-1"),
        ("bridge", "BOON-SCO-14"),
        ("anchor", "BOON-RIV-1"),
    ),
    "score": (
        ("lever", "BOON-LEV-6"),
        ("any-card", "BOON-END-2"),
        ("settlement", "BOON-END-3"),
        ("shield", "BOON-END-5"),
    ),
}
LAKE: Final = (
    ("hunter", "BOON-ART-LAKE-2"),
    ("condition", "BOON-ART-LAKE-10"),
    ("lake", "BOON-ART-LAKE-5"),
    ("shipyard", "BOON-ART-SHIP-1"),
    ("artifact", "BOON-ART-SHIP-5"),
    ("vase", "BOON-ART-VASE-2"),
    ("anchor", "BOON-ART-HAR-2"),
    ("objective", "BOON-ART-CTL-2"),
    ("once", "BOON-ART-CARD-1"),
    ("vase", "BOON-ART-INT-1"),
)
EMINENCE: Final = (
    ("eminence", "BOON-SOLO-9"),
    ("pioneer", "BOON-SOLO-10"),
    ("hire", "BOON-SOLO-11"),
    ("tile", "BOON-SOLO-22"),
    ("house", "BOON-SOLO-25"),
    ("cow", "BOON-SOLO-27"),
    ("cactus", "BOON-SOLO-30"),
    ("tile", "BOON-SOLO-32"),
    ("shield", "BOON-SOLO-33"),
)


def aid(look: Look) -> list[Chapter]:
    say = look.words.say
    out = [Chapter(say("aid-turn"), lines(look, "turn", CHAPTERS["turn"])), Chapter(say("aid-strips"), strips(look))]
    out += [Chapter(say(f"aid-{slug}"), lines(look, slug, rows)) for slug, rows in CHAPTERS.items() if slug != "turn"]
    if look.view.artifacts is not None:
        out.append(Chapter(say("aid-lake"), lines(look, "lake", LAKE)))
    if look.view.eminence is not None:
        out.append(Chapter(say("aid-eminence"), lines(look, "eminence", EMINENCE)))
    return out


def lines(look: Look, chapter: str, rows: tuple[tuple[str, str], ...]) -> list[Line]:
    return [Line([sign(name, 22)], look.words.say(f"aid-{chapter}-{i}"), rule) for i, (name, rule) in enumerate(rows, start=1)]


def strips(look: Look) -> list[Line]:
    out: list[Line] = []
    for slug in b.STRIPS:
        glyphs: list[Glyph] = [sign(slug, 24)]
        told = " ".join([look.name(slug, "strip") + ".", *look.words.about(slug)])
        out.append(Line(glyphs, told, f"BOON-{RULES[slug]}-1"))
    return out


def tour(look: Look) -> list[Step]:
    """What a newcomer sees, one thing after another."""
    seat = look.seat if look.seat != NONE else 0
    places = [
        ("part-panel-strips", "tour-strips"),
        ("part-panel-board", "tour-board"),
        ("river-c1", "tour-river"),
        (f"part-panel-seat-{seat}", "tour-seat"),
        ("part-panel-hand", "tour-hand"),
    ]
    return [Step(at, look.words.say(message)) for at, message in places]
