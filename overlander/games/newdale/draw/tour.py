"""A first walk around the table."""

from overlander.drawing.guide import Step
from overlander.games.newdale.draw.look import Look


def tour(look: Look) -> list[Step]:
    say = look.words.say
    return [Step(at, say(f"tour-{slug}")) for at, slug in (("map", "map"), ("actions", "actions"), ("hand", "hand"))]
