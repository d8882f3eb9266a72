"""Setting up a chapter (NEW-SET)."""

from __future__ import annotations

from overlander.core.carried import Carried
from overlander.core.choice import NONE
from overlander.core.rng import Rng
from overlander.core.state import begin
from overlander.games.newdale.box import ZONES, Box
from overlander.games.newdale.campaign import Journey, journey_after
from overlander.games.newdale.cards import SHADOW
from overlander.games.newdale.opening import Opening
from overlander.games.newdale.player import Player, new_player
from overlander.games.newdale.rounds import Round
from overlander.games.newdale.state import Board, Calendar, Market, NewdaleState, Piles


def set_up(box: Box, options: dict[str, str], rng: Rng, carried: Carried) -> NewdaleState:
    seats = int(options["players"])
    piles = lay_out_buildings(box, seats, rng)
    secrets = list(range(len(box.secret_slug)))
    players = [seat_player(box, seat, piles, secrets, rng) for seat in range(seats)]
    board = lay_out_board(box, seats, rng)
    first = options["first"]
    calendar = make_calendar(box, seats, rng.below(seats) if first == "random" else int(first) % seats)
    shadows = box.shadows if box.special.shadows_in_bag else 0
    market = Market([*box.assistants, shadows], [0] * (SHADOW + 1), NONE, 0)
    flow = begin(seats, [Round(NONE), Opening(NONE)], rng)
    journey: Journey | None = None
    if options["campaign"] == "on":
        journey = journey_after(seats, carried, box.chapters, box.every_town, box.town_names)
    return NewdaleState(flow, box, players, piles, market, calendar, board, secrets, journey)


def lay_out_buildings(box: Box, seats: int, rng: Rng) -> Piles:
    """NEW-SET-4, 17, NEW-CH3B-6, NEW-CH8-1, 20: the draw pile, what lies face up, and what stays in the box."""
    chapter = box.chapter
    cards = box.cards
    draw: list[int] = []
    for number in [0, *chapter.numbers]:
        draw.extend(cards.of_number(number))
    draw = [card for card in draw if cards.all[card].type.slug not in chapter.removed]
    face_up: list[int] = []
    if chapter.face_up_type:
        offered = [card for card in cards.of_type(chapter.face_up_type) if card in draw]
        face_up = [rng.take(offered) for _ in range(chapter.face_up_count[seats - 1])]
    elif chapter.face_up_number > 0:
        face_up = cards.of_number(chapter.face_up_number)
    draw = [card for card in draw if card not in face_up]
    used = set(draw + face_up + cards.coal_mines)
    return Piles(draw, [], face_up, [card for card in range(cards.buildings) if card not in used])


def seat_player(box: Box, seat: int, piles: Piles, secrets: list[int], rng: Rng) -> Player:
    """NEW-SET-6..14: pawns 1 and 2, 3 points, the Coal Mine with 5 goods, a house in the start town, an objective, 8 cards."""
    constants = box.constants
    hand = [rng.take(piles.draw) for _ in range(constants.deal)]
    me = new_player(hand, rng.take(secrets), constants.pawns, constants.first_pawns, ZONES)
    me.score = constants.score
    me.estate.zones[box.coal_zone] = box.cards.coal_mines[seat]
    me.estate.zone_goods[box.coal_zone] = constants.coal
    if box.captain_zone != NONE:
        me.estate.zones[box.captain_zone] = box.cards.captains[seat]
    me.towns = 1 << box.start
    me.voyage.ship = box.land.ship_start if box.special.ships else NONE
    return me


def lay_out_board(box: Box, seats: int, rng: Rng) -> Board:
    """NEW-SET-2, 3, 15, 18..20, NEW-CH8-2, 11: bonus tiles, characters, the black ship, sailors."""
    chapter = box.chapter
    pool: list[int] = []
    for tile in box.tiles:
        pool.extend([tile.ident] * tile.count)
    kept = [rng.take(pool) for _ in range(box.constants.bonus_tiles[seats - 1])]
    bonus: list[list[int]] = [[] for _ in box.land.bonus_slug]
    boxed = stack_tiles(bonus, kept)
    characters = [box.character_slug.index(slug) for slug in chapter.characters]
    offered = [rng.take(characters) for _ in range(2 if seats == 1 else seats)] if characters else []
    sailors: list[int] = []
    deck: list[int] = []
    if box.special.recruiting:
        deck = [card for card in range(box.cards.buildings, len(box.cards.all)) if card not in box.cards.captains]
        sailors = [rng.take(deck) for _ in range(box.cards.displays[seats - 1])]
    black = box.land.ship_start if seats == 1 and box.special.black_ship else NONE
    bridges = [NONE] * len(box.land.site_slug)
    return Board(bonus, pool + boxed, [], 1 << box.start, bridges, 0, black, sailors, deck, offered)


def stack_tiles(bonus: list[list[int]], kept: list[int]) -> list[int]:
    """NEW-SET-3, 18, 19: a new type on the lowest empty space, a known one on its stack; what finds no space is returned."""
    out: list[int] = []
    places: dict[int, int] = {}  # by type, in the order in which they come
    for tile in kept:
        if tile not in places:
            places[tile] = len(places)
        if places[tile] < len(bonus):
            bonus[places[tile]].append(tile)
        else:
            out.append(tile)
    return out


def make_calendar(box: Box, seats: int, first: int) -> Calendar:
    """NEW-SET-5, 21, 22: cards that surely come, and the number of which the others are drawn."""
    chapter = box.chapter
    alone = seats == 1
    numbers = chapter.middle_solo if alone else chapter.middle
    sure = [number for number in numbers if numbers.count(number) == 1]
    several = [number for number in numbers if numbers.count(number) > 1][0]
    early = numbered(box, chapter.early)
    last = numbered(box, [chapter.last_solo if alone else chapter.last])[0]
    return Calendar(0, 0, first, early, numbered(box, sure), numbered(box, [several]), last, [])


def numbered(box: Box, numbers: list[int]) -> list[int]:
    return [event.ident for event in box.events if event.number in numbers]
