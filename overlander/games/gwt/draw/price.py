"""What a choice costs and brings, in icons: the action grammar on buttons. Amounts carry their sign here, and only here."""

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.drawing.grammar import ARROW, Glyph, figure, gained, glue, lost, sign, small_card
from overlander.drawing.theme import BREEDS
from overlander.games.gwt.draw.actions import action, effects, requirement
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.rails.map import BIG, MEDIUM, STATION, NorthMap
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import FACES, HAZARD


def price(look: Look, choice: Choice) -> list[Glyph]:
    """Cost, arrow, gain; nothing for a choice that is only a choice."""
    view, board = look.view, look.board
    verb = choice.verb.name
    told = details(view, look.seat, choice)
    cost = int(told.get("cost", 0))
    if verb == "move":
        steps = [sign("horseshoe", 17), figure(str(told["steps"]))]
        return steps + money_lost(int(told["fee"]))
    if verb == "act":
        return printed(look, choice)
    if verb == "play":
        slug = board.card_slug[choice.a]
        return action(look.sheet.objective_actions[look.sheet.objectives[slug]["action"]], look.sheet)
    if verb in ("discard", "remove"):
        return card(look, choice.a) if verb == "discard" else [sign("remove", 18, 15), glue(Glyph(2, "")), *card(look, choice.a)]
    if verb == "hire":
        return [sign(board.workers[choice.a]), *money_lost(cost)]
    if verb == "build":
        return money_lost(cost) + points(board.building_vp[choice.a])
    if verb == "buy":
        bought = [x for x in (choice.a, choice.b) if x != NONE]
        cowboys = [sign("cowboy", 17), figure(str(told["cowboys"]))]
        return money_lost(cost) + cowboys + [ARROW] + points(sum(board.card_vp[x] for x in bought))
    if verb == "add-cattle":
        return [sign("cowboy", 17), figure("1"), ARROW, figure(f"+{board.cards_added}"), glue(sign("card", 17, 13))]
    if verb == "disc":
        return money_lost(board.disc_cost[choice.a]) + money_gained(board.disc_money[choice.a])
    if verb == "upgrade":
        return money_lost(cost) + points(int(told["vp"]))
    if verb == "hazard":
        tile = view.tile[choice.a]
        return points(board.hazard_vp[(tile - HAZARD) % FACES])
    if verb == "outlaw":
        bounty = board.bounty[choice.a]
        return [sign("token", 18), figure("+1")] if bounty == NONE else money_gained(bounty)
    if verb == "deliver":
        return money_lost(cost) + money_gained(board.city_money[choice.a]) + points(board.city_vp[choice.a])
    if verb == "certificates":
        return lost(sign("certificate", 18), choice.n) if choice.n else []
    if verb in ("sit", "lay", "shop", "take"):
        return of_expansion(look, verb, choice)
    if verb == "exchange-token":
        return [*lost(sign("token", 18), 1), ARROW, sign("draw", 20), figure("2")]
    return []


def of_expansion(look: Look, verb: str, choice: Choice) -> list[Glyph]:
    asked = look.view.question(look.seat)
    told = asked.params(look.view) if asked is not None else {}
    if verb == "sit":
        return [sign(look.board.workers[choice.a]), ARROW, *money_gained(int(told["dollars"])), *points(int(told["vp"]))]
    if verb == "lay":
        return [*money_lost(int(told["cost"])), *card(look, choice.a)]
    if verb == "take":
        return [*card(look, choice.a), *points(look.board.card_vp[choice.a])]
    north = look.board.north
    assert north is not None
    slot = look.sheet.pack.files["rails_to_the_north"]["slots"][north.slot_slug[choice.b]]
    placed = money_lost(north.slot_cost[choice.b]) + (action(slot["action"], look.sheet) if "action" in slot else [])
    return [*placed, *town(look, north, choice.a)]


def town(look: Look, north: NorthMap, where: int) -> list[Glyph]:
    """What a shop opens there: a station, the tile of a medium town, a city to deliver to."""
    if north.town_kind[where] == STATION:
        return [sign("station")]
    if north.town_kind[where] == BIG:
        return [sign("city")]
    if north.town_kind[where] == MEDIUM:
        assert look.view.north is not None
        tile = north.tile_slug[look.view.north.tiles[north.medium_towns.index(where)]]
        tables = look.sheet.pack.files["rails_to_the_north"]["medium_town_tiles"]
        return action(next(table["action"] for table in tables if table["id"] == tile), look.sheet)
    return []


def details(view: GwtState, seat: int, choice: Choice) -> Params:
    frame = None if choice.verb.extra else view.question(seat)
    return {} if frame is None else frame.details(view, choice)


def printed(look: Look, choice: Choice) -> list[Glyph]:
    """A printed action, with the very cards that this choice discards."""
    table = look.sheet.actions.get(look.board.actions[choice.a].slug)
    if table is None:
        return []  # told in words alone
    paid = [g for r in table.get("requires", []) if not r["op"].startswith("discard-") for g in requirement(r, look.sheet)]
    paid += [g for x in (choice.b, choice.c) if x != NONE for g in card(look, x)]
    gives = effects(table["gives"])
    return [*paid, ARROW, *gives] if paid else gives


def card(look: Look, kind: int) -> list[Glyph]:
    """A card to discard: its colour with its initial."""
    board = look.board
    if kind >= board.first_objective:
        return [sign("objective")]
    breed = board.breeds[board.card_breed[kind]]
    ground, ink = BREEDS[look.sheet.colour[breed]]
    return [small_card(look.sheet.breed_name[breed][0], ground, ink)]


def money_lost(n: int) -> list[Glyph]:
    return lost(sign("coin", 17), n) if n else []


def money_gained(n: int) -> list[Glyph]:
    return gained(sign("coin", 17), n) if n else []


def points(n: int) -> list[Glyph]:
    if not n:
        return []
    return gained(sign("shield", 17), n) if n > 0 else lost(sign("shield", 17), -n)
