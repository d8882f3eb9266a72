"""What a choice costs and brings, in icons: the action grammar on buttons. Amounts carry their sign here, and only here."""

from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.drawing.grammar import ARROW, Glyph, figure, gained, glue, lost, sign, small_card
from overlander.drawing.printed import Row
from overlander.games.trail.box import FACES, HAZARD
from overlander.games.trail.draw.actions import action, effects
from overlander.games.trail.draw.colours import BREEDS
from overlander.games.trail.draw.look import TrailLook, is_neutral
from overlander.games.trail.state import TrailState

BETWEEN: Final = Glyph(8, "")


def shared_price(look: TrailLook, choice: Choice, params: Params) -> list[Glyph]:
    """Of what both games offer; nothing for a choice that is only a choice."""
    board = look.board
    verb = choice.verb.name
    cost = int(params.get("cost", 0))
    if verb == "move":
        steps = [sign("horseshoe", 17), figure(str(params["steps"]))]
        return steps + money_lost(int(params["fee"]))
    if verb == "place":
        return building(look, choice.a)
    if verb == "objective":
        return objective(look, choice.a)
    if verb == "play":
        slug = board.card_slug[choice.a]
        return action(look.data.objective_actions[look.data.objectives[slug]["action"]], look.data)
    if verb == "discard":
        return card(look, choice.a)
    if verb == "remove":
        return [sign("remove", 18, 15), glue(Glyph(2, "")), *card(look, choice.a)]
    if verb == "hire":
        return [sign(board.workers[choice.a]), *money_lost(cost)]
    if verb == "build":
        return money_lost(cost) + points(board.building_vp[choice.a])
    if verb == "disc":
        return money_lost(board.disc_cost[choice.a]) + money_gained(board.disc_money[choice.a])
    if verb == "hazard":
        tile = look.view.trail.tile[choice.a]
        return points(board.hazard_vp[(tile - HAZARD) % FACES])
    if verb == "certificates":
        return lost(sign("certificate", 18), choice.n) if choice.n else []
    if verb == "exchange-token":
        return [*lost(sign("token", 18), 1), ARROW, sign("draw", 20), figure("2")]
    return []


def building(look: TrailLook, space: int) -> list[Glyph]:
    """What the building on a space does."""
    tile = look.view.trail.tile[space]
    if not is_neutral(tile):
        return []
    out: list[Glyph] = []
    for table in look.data.neutral[look.board.tile_slug[tile]]["actions"]:
        out += [*([BETWEEN] if out else []), *action(table, look.data)]
    return out


def objective(look: TrailLook, kind: int) -> list[Glyph]:
    """What an objective card asks for and brings; of one from the stack nobody knows it."""
    if kind >= len(look.board.card_slug):
        return [sign("objective")]
    table = look.data.objectives[look.board.card_slug[kind]]
    now = [*action(look.data.objective_actions[table["action"]], look.data), BETWEEN] if "action" in table else []
    return [*now, *[look.data.task(x) for x in table["tasks"]], ARROW, *points(look.board.card_vp[kind])]


def details(view: TrailState, seat: int, choice: Choice) -> Params:
    frame = None if choice.verb.extra else view.question(seat)
    return {} if frame is None else frame.details(view, choice)


def printed(look: TrailLook, table: Row | None, choice: Choice) -> list[Glyph]:
    """A printed action, with the very cards that this choice discards; nothing for one that is params in words alone."""
    if table is None:
        return []
    paid = [g for r in table.get("requires", []) if not r["op"].startswith("discard-") for g in look.data.requirement(r)]
    paid += [g for x in (choice.b, choice.c) if x != NONE for g in card(look, x)]
    gives = effects(table["gives"], look.data)
    return [*paid, ARROW, *gives] if paid else gives


def card(look: TrailLook, kind: int) -> list[Glyph]:
    """A card to discard: its colour with its initial."""
    board = look.board
    if kind >= board.first_objective:
        return [sign("objective")]
    if board.card_breed[kind] == NONE:
        return [sign(look.data.card_sign(board.card_slug[kind]))]
    breed = board.breeds[board.card_breed[kind]]
    ground, ink = BREEDS[look.data.colour[breed]]
    return [small_card(look.data.breed_name[breed][0], ground, ink)]


def money_lost(n: int) -> list[Glyph]:
    return lost(sign("coin", 17), n) if n else []


def money_gained(n: int) -> list[Glyph]:
    return gained(sign("coin", 17), n) if n else []


def points(n: int) -> list[Glyph]:
    if not n:
        return []
    return gained(sign("shield", 17), n) if n > 0 else lost(sign("shield", 17), -n)
