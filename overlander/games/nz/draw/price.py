"""What a choice costs and brings, in icons: the action grammar on buttons."""

from overlander.core.choice import NONE, Choice
from overlander.drawing.grammar import ARROW, Glyph, figure, gained, glue, lost, sign
from overlander.games.nz import box as b
from overlander.games.nz.certificates import TakeCertificates
from overlander.games.nz.draw.cards import uses_of
from overlander.games.nz.draw.look import Look
from overlander.games.nz.draw.sea import card_glyph
from overlander.games.trail.draw.actions import action, effects
from overlander.games.trail.draw.price import card, details, money_gained, money_lost, points, printed, shared_price


def price(look: Look, choice: Choice) -> list[Glyph]:
    """Cost, arrow, gain; nothing for a choice that is only a choice."""
    view, board = look.view, look.board
    verb = choice.verb.name
    params = details(view, look.seat, choice)
    cost = int(params.get("cost", 0))
    if verb == "act":
        return printed(look, look.data.actions.get(board.actions[choice.a].slug), choice)
    if verb == "play" and choice.a < board.first_objective:
        uses = uses_of(look, board.card_slug[choice.a])
        does = [] if choice.b == b.DRAW_ONLY else effects(uses[max(0, choice.b)]["gives"], look.data)
        return [*does, sign("card", 17, 13), figure("+1")]
    if verb in ("reveal", "shear"):
        kinds = [board.card_slug.index(slug) for i, slug in enumerate(board.breeds) if (choice.n >> i) & 1]
        return [*[g for kind in kinds for g in card(look, kind)], ARROW, *money_gained(int(params["value"]))]
    if verb == "certificates" and isinstance(view.question(look.seat), TakeCertificates):
        return gained(sign("certificate", 18), choice.n) if choice.n else []
    if verb == "explore":
        return [sign("explore", 19), figure(str(choice.n))] if choice.n else []
    if verb == "buy":
        bought = [x for x in (choice.a, choice.b) if x != NONE]
        shepherds = [sign("shepherd", 17), figure(str(params["shepherds"]))]
        tokens = gained(sign("token", 17), 1) if board.price_tokens[choice.c] else []
        return money_lost(cost) + shepherds + [ARROW] + points(sum(board.card_vp[x] for x in bought)) + tokens
    if verb == "take":
        taken = [x for x in (choice.a, choice.b) if x != NONE]
        return [*[g for x in taken for g in card(look, x)], *points(sum(board.card_vp[x] for x in taken))]
    if verb == "add-sheep":
        return [sign("shepherd", 17), figure("1"), ARROW, figure(f"+{board.cards_added}"), glue(sign("card", 17, 13))]
    if verb == "deliver":
        return delivered(look, choice.a)
    if verb == "improve":
        return improved(look, choice, cost)
    if verb == "storehouse":
        return stored(look, choice.a)
    if verb == "invest":
        gold = lost(sign("gold", 17), board.bonus_gold[choice.a]) if board.bonus_gold[choice.a] else []
        table = look.data.bonus[board.bonus_slug[choice.a]].get("action")
        gives = effects(table["gives"], look.data) if table else []
        paid = [*money_lost(cost), *gold, *(card(look, choice.c) if choice.c != NONE else [])]
        return [*paid, ARROW, *gives, *points(int(params["vp"]))]
    if verb == "disc":
        more = [sign("permanent-wool", 18)] * board.disc_wool[choice.a] + [sign("permanent", 18)] * board.disc_certificate[choice.a]
        return shared_price(look, choice, params) + more + points(board.disc_vp[choice.a])
    if verb == "two-tokens":
        return [*lost(sign("token", 18), 2), *card(look, board.shropshire), ARROW, *gained(sign("gold", 18), 1)]
    if verb == "bonus-card":
        return [*lost(sign("gold", 18), board.pile_gold[choice.a]), ARROW, sign(board.piles[choice.a], 18)]
    if verb == "cycle":
        return [sign("shearer", 18), ARROW, sign("draw", 20), figure("1")]
    if verb == "hazard":
        area = board.areas.index(board.spaces[choice.a].rpartition("-")[0])
        return [*shared_price(look, choice, params), sign(look.data.card_sign(board.support_slug[board.area_card[area]]), 18)]
    return shared_price(look, choice, params)


def delivered(look: Look, post: int) -> list[Glyph]:
    board = look.board
    table = look.data.posts[board.post_slug[post]].get("action")
    gives = effects(table["gives"], look.data) if table and not board.post_money[post] else []
    return [*money_lost(board.post_cost[post]), *money_gained(board.post_money[post]), *gives, *points(board.post_vp[post])]


def improved(look: Look, choice: Choice, cost: int) -> list[Glyph]:
    board = look.board
    if board.harbour_size[choice.a] == b.LARGE:
        return [sign("storehouse", 18), ARROW, sign("post", 18)]
    piece = sign("disc", 18) if board.harbour_size[choice.a] == b.MEDIUM else sign("storehouse", 18)
    return [*money_lost(cost), piece, ARROW, card_glyph(look, choice.a), *points(board.harbour_vp[choice.a])]


def stored(look: Look, storehouse: int) -> list[Glyph]:
    """The bonus of its pair, if this storehouse is the last of it; otherwise that it needs the other one too."""
    table = look.data.pairs[storehouse // 2]
    bonus: list[Glyph] = action(table["immediate"], look.data) if "immediate" in table else []
    bonus += [sign("permanent", 18)] * table["permanent_certificates"] + points(table["vp"])
    alone = (look.view.farms[look.seat].storehouses >> (2 * (storehouse // 2))) & 3 != 3
    return [*bonus] if alone else [sign("storehouse", 18), figure("2"), ARROW, *bonus]
