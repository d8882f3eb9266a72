"""Orchard drawn: trees on a meadow, fruit cards, and what everybody has. Every picture is made here from shapes of our own."""

from overlander.core.choice import Choice
from overlander.core.errors import Params
from overlander.drawing import Area, Language, Place
from overlander.drawing.grammar import Glyph, coin, shield
from overlander.drawing.guide import Chapter, Line, Step
from overlander.games.example.draw.board import growers, hand, orchard
from overlander.games.example.draw.fruit import ICONS
from overlander.games.example.draw.look import Look
from overlander.games.example.draw.stocks import stocks
from overlander.games.example.state import OrchardState

__all__ = ["ICONS", "Look", "aid", "areas", "price", "stocks", "target", "told", "tour", "trace"]


def areas(view: OrchardState, seat: int, words: Language) -> list[Area]:
    out = [
        Area("orchard", Place.BOARD, words.say("panel-orchard"), orchard),
        Area("growers", Place.COMMON, words.say("panel-growers"), growers),
    ]
    return out if seat < 0 else [*out, Area("hand", Place.HAND, words.say("panel-hand"), hand, seat=seat)]


def target(view: OrchardState, seat: int, choice: Choice) -> str:
    """The card to bid or to discard, the plot to build on, the crop to add a coin for."""
    box = view.box
    if choice.verb in (box.BID, box.DISCARD):
        return f"card-{box.fruits[choice.a]}"
    if choice.verb is box.BUILD and choice.b >= 0:
        return box.plots[choice.b]
    return ""


def trace(before: OrchardState, seat: int, choice: Choice) -> tuple[str, ...]:
    """Where a press was built; what is bid is a secret."""
    built = choice.verb is before.box.BUILD and choice.b >= 0
    return (before.box.plots[choice.b],) if built else ()


def told(key: str, seat: int, params: Params) -> tuple[tuple[str, ...], list[Glyph]]:
    """Where a press was built; and coins."""
    things = (str(params["plot"]),) if "plot" in params else ()
    return things, [coin(1, cost=key == "swap")] if key in ("coin", "swap") else []


def price(look: Look, choice: Choice) -> list[Glyph]:
    box = look.view.box
    if choice.verb is box.RAISE and choice.a == 0:
        return [coin(1, cost=True)]
    if choice.verb is box.SHARE and choice.a == 1:
        return [coin(1)]
    if choice.verb is box.SWAP.verb:
        return [coin(1, cost=True)]
    if choice.verb is box.BUILD:
        return [shield(box.press_points[choice.a])]
    return []


def aid(look: Look) -> list[Chapter]:
    say = look.words.say
    lines = [("bid", "EX-BID-2"), ("crop", "EX-BID-5"), ("share", "EX-SHARE-1"), ("swap", "EX-SWAP-1")]
    return [Chapter(say("aid-round"), [Line([], say(f"aid-{slug}"), rule) for slug, rule in lines])]


def tour(look: Look) -> list[Step]:
    return [Step(at, look.words.say(f"tour-{at}")) for at in ("crop", "hand")]
