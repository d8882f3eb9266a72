"""What both games explain of themselves: the icons that are printed alone somewhere, and hands."""

from overlander.drawing.grammar import coin, sign
from overlander.drawing.guide import Line
from overlander.drawing.look import large
from overlander.drawing.printed import Row
from overlander.games.trail.draw.actions import alone, effects
from overlander.games.trail.draw.look import TrailLook


def icons(look: TrailLook, actions: dict[str, Row], rules: dict[str, str], others: str) -> list[Line]:
    """Every effect that is printed alone somewhere, in its own words, with its rule or that of all `others`; then the hands."""
    board, say = look.board, look.words.say
    out: list[Line] = []
    known: set[str] = set()
    for slug, table in actions.items():
        op = alone(table)
        if op and op not in known:
            known.add(op)
            glyphs = effects(table["gives"], look.data)
            out.append(Line(glyphs, large(look.name(slug, "action")), rules.get(op, others)))
    for hand, fee in (("green", board.green_fee), ("black", board.black_fee)):
        glyphs = [sign(f"hand-{hand}", 20), coin(fee, True)]
        out.append(Line(glyphs, say(f"aid-{hand}-hand", n=fee), rules[f"hand-{hand}"]))
    return out
