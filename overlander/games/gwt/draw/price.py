"""What a choice costs and brings, in icons: the action grammar on buttons. Amounts carry their sign here, and only here."""

from overlander.core.choice import NONE, Choice
from overlander.drawing.grammar import ARROW, Glyph, figure, gained, glue, sign
from overlander.games.gwt.delivery import completed_arrows
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.rails.map import BIG, MEDIUM, STATION, NorthMap
from overlander.games.trail.draw.actions import action
from overlander.games.trail.draw.price import card, details, money_gained, money_lost, points, printed, shared_price


def price(look: Look, choice: Choice) -> list[Glyph]:
    """Cost, arrow, gain; nothing for a choice that is only a choice."""
    view, board = look.view, look.board
    verb = choice.verb.name
    params = details(view, look.seat, choice)
    cost = int(params.get("cost", 0))
    if verb == "act":
        return printed(look, look.data.actions.get(board.actions[choice.a].slug), choice)
    if verb == "buy":
        bought = [x for x in (choice.a, choice.b) if x != NONE]
        cowboys = [sign("cowboy", 17), figure(str(params["cowboys"]))]
        return money_lost(cost) + cowboys + [ARROW] + points(sum(board.card_vp[x] for x in bought))
    if verb == "add-cattle":
        return [sign("cowboy", 17), figure("1"), ARROW, figure(f"+{board.cards_added}"), glue(sign("card", 17, 13))]
    if verb == "upgrade":
        return money_lost(cost) + points(int(params["vp"]))
    if verb == "outlaw":
        bounty = board.bounty[choice.a]
        return [sign("token", 18), figure("+1")] if bounty == NONE else money_gained(bounty)
    if verb == "deliver":
        return [
            *money_lost(cost),
            *money_gained(board.city_money[choice.a]),
            *points(board.city_vp[choice.a]),
            *arrows(look, choice.a),
        ]
    if verb in ("sit", "lay", "shop", "take"):
        return of_expansion(look, verb, choice)
    return shared_price(look, choice, params)


def arrows(look: Look, city: int) -> list[Glyph]:
    """What the arrows bring that a disc in this city completes."""
    board = look.board
    cities = look.view.ranches[look.seat].cities[:]
    cities[city] += 1
    out: list[Glyph] = []
    for i in completed_arrows(cities, city):
        out += points(board.arrow_vp[i])
        out += [sign("objective", 19)] if board.arrow_objective[i] else []
        out += gained(sign("token", 18), 1) if board.arrow_token[i] else []
    return out


def of_expansion(look: Look, verb: str, choice: Choice) -> list[Glyph]:
    asked = look.view.question(look.seat)
    params = asked.params(look.view) if asked is not None else {}
    if verb == "sit":
        return [sign(look.board.workers[choice.a]), ARROW, *money_gained(int(params["dollars"])), *points(int(params["vp"]))]
    if verb == "lay":
        return [*money_lost(int(params["cost"])), *card(look, choice.a)]
    if verb == "take":
        return [*card(look, choice.a), *points(look.board.card_vp[choice.a])]
    north = look.board.north
    assert north is not None
    slot = look.data.pack.files["rails_to_the_north"]["slots"][north.slot_slug[choice.b]]
    placed = money_lost(north.slot_cost[choice.b]) + (action(slot["action"], look.data) if "action" in slot else [])
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
        tables = look.data.pack.files["rails_to_the_north"]["medium_town_tiles"]
        return action(next(table["action"] for table in tables if table["id"] == tile), look.data)
    return []
