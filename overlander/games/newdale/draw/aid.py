"""The player aid."""

from overlander.drawing.grammar import sign
from overlander.drawing.guide import Chapter, Line
from overlander.games.newdale.draw.look import Look

LINES = (
    ("event", "event", "NEW-EVT-1"),
    ("planning", "pawn", "NEW-PLAN-1"),
    ("market", "ordinary", "NEW-MKT-1"),
    ("actions", "good", "NEW-ACT-1"),
    ("building", "build", "NEW-BLD-2"),
    ("special", "library", "NEW-SPC-1"),
)


def aid(look: Look) -> list[Chapter]:
    say = look.words.say
    return [Chapter(say("aid-round"), [Line([sign(icon, 22)], say(f"aid-{slug}"), rule) for slug, icon, rule in LINES])]
