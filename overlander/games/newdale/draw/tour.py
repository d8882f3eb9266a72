"""A first walk around the table."""

from overlander.core.choice import NONE
from overlander.drawing.guide import Step
from overlander.games.newdale.draw.look import Look


def tour(look: Look) -> list[Step]:
    """What a newcomer sees, one thing after another."""
    seat = look.seat if look.seat != NONE else 0
    places = [
        ("part-panel-map", "map"),
        ("part-panel-actions", "actions"),
        (f"part-panel-seat-{seat}", "seat"),
        (f"part-panel-seat-{seat}", "plan"),
        ("part-panel-hand", "hand"),
        ("part-panel-objectives", "objectives"),
        ("part-question", "question"),
    ]
    return [Step(at, look.say(f"tour-{slug}")) for at, slug in places if look.seat != NONE or slug not in ("hand", "question")]
