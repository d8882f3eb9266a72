"""What a seat sees of New Zealand, as plain data with the slugs of the components: for other programs."""

from typing import Annotated, Literal, TypedDict

from overlander.core.choice import NONE
from overlander.games.nz import box as b
from overlander.games.nz.bonus_tiles import marker_row
from overlander.games.nz.sarah.state import Automa
from overlander.games.nz.state import NzState
from overlander.games.trail import view as trail


class BonusRow(TypedDict):
    id: Annotated[str, "As in tokens: row-5."]
    cost: Annotated[int, "Pounds for a tile of this row."]
    tiles: Annotated[list[str | None], "By column in use; null for a free cell."]


class BonusMarket(TypedDict):
    marker: Annotated[str | None, "The row of the marker, whose tiles cannot be taken; null once it has left the last row."]
    rows: list[BonusRow]


class Pile(TypedDict):
    id: Annotated[str, "wheel, barrel, bell or compass."]
    card: Annotated[str, "The card of which it is made."]
    left: int
    gold: Annotated[int, "What a card of it costs."]


class Post(TypedDict):
    id: str
    value: Annotated[int, "What sheep or wool must be worth at least."]
    discs: Annotated[list[int], "Discs of each seat."]


class Harbour(TypedDict):
    id: str
    space: Annotated[str, "The sea space where it lies."]
    size: Annotated[str, "small, medium or large."]
    storehouses: Annotated[list[int | None], "By slot the seat whose storehouse is there; none in a medium harbour."]
    discs: Annotated[list[int], "The seats whose discs lie in a medium harbour."]
    master: Annotated[str | None, "The harbourmaster tile that can still be had here; null for none."]
    posted: Annotated[str | None, "The worker that took the tile's place; null for none."]


class NzPlayer(trail.TrailPlayer):
    gold: int
    exploration: Annotated[int | None, "The space of the disc on the exploration track; null before the first turn."]
    ship: Annotated[str, "The sea space of the ship."]
    storehouses: Annotated[list[str], "Storehouses still on the player board."]
    harbourmasters: list[str]
    bonus_tiles: list[str]
    jokers: Annotated[dict[str, int], "Jokers in each row of workers."]
    permanent_wool: int
    step_tile: Annotated[int, "Steps that the step tile adds; 0 without one."]
    pays_hands: Annotated[bool, "Whether hands on the trail cost this player anything."]
    top_of_draw_pile: Annotated[list[str], "Cards put on top of the draw pile, the next one last."]
    market_marker: Annotated[bool, "Whether this player holds the market marker."]


class SarahTable(TypedDict):
    specialty: Annotated[str, "The type of worker of which she has most."]
    card: Annotated[str | None, "The card that she carries out; null between her turns."]
    deck: Annotated[list[str], "What is left in her deck, in no order."]
    discard: Annotated[list[str], "The cards of her turns, the last one last."]
    pile: Annotated[list[str], "The cards that she gained, as everybody can count them."]
    harbourmasters: Annotated[list[str], "Harbourmasters that she sent back to the box."]


class NzTable(trail.TrailTable):
    game: Literal["nz"]
    turns: Annotated[int, "Turns begun so far."]
    foresight: list[trail.Foresight]
    bonus_market: BonusMarket
    support_cards: Annotated[dict[str, int], "Support cards left, by kind."]
    bonus_cards: list[Pile]
    posts: list[Post]
    harbours: list[Harbour]
    herd_value: Annotated[int, "During a delivery: what the sheep are worth."]
    gains_on_top: Annotated[bool, "Whether cards gained now go on top of the draw pile."]
    players: Annotated[list[NzPlayer], "By seat."]
    sarah: Annotated[SarahTable | None, "Sarah, whose board is that of the last player; null without her."]


def describe(view: NzState) -> NzTable:
    """`view` is what State.view made for the viewer; nothing else goes in."""
    board = view.board
    return NzTable(
        **trail.common_table(view),
        game="nz",
        turns=view.progress.turns,
        foresight=[
            trail.Foresight(id=x, tile=trail.tile_or_none(view, view.trail.foresight[i])) for i, x in enumerate(b.FORESIGHTS)
        ],
        bonus_market=bonus_market(view),
        support_cards=dict(zip(board.support_slug, view.bonus.support, strict=True)),
        bonus_cards=[pile(view, i) for i in range(len(board.piles))],
        posts=[
            Post(id=slug, value=board.post_value[i], discs=[f.posts[i] for f in view.farms])
            for i, slug in enumerate(board.post_slug)
        ],
        harbours=[harbour(view, i) for i in range(len(board.harbour_slug))],
        herd_value=view.progress.income,
        gains_on_top=view.shopping.topdeck,
        players=[player(view, seat, herd) for seat, herd in enumerate(trail.herds(view))],
        sarah=None if view.sarah is None else sarah_table(view, view.sarah),
    )


def bonus_market(s: NzState) -> BonusMarket:
    board = s.board
    rows: list[BonusRow] = []
    for i, slug in enumerate(board.bonus_row_slug):
        here = s.bonus.market[i * board.bonus_columns : (i + 1) * board.bonus_columns]
        rows.append(BonusRow(id=slug, cost=board.bonus_cost[i], tiles=[trail.tile_or_none(s, x) for x in here]))
    marker = marker_row(s)
    return BonusMarket(marker=board.bonus_row_slug[marker] if marker < len(rows) else None, rows=rows)


def pile(s: NzState, i: int) -> Pile:
    card = s.board.card_slug[s.board.set_kind[s.bonus.pile_sets[i]]]
    return Pile(id=s.board.piles[i], card=card, left=s.bonus.piles[i], gold=s.board.pile_gold[i])


def harbour(s: NzState, i: int) -> Harbour:
    board = s.board
    medium = board.harbour_size[i] == b.MEDIUM
    place = board.medium.index(i) if medium else NONE
    slots = [] if medium else s.slots[i * b.SLOTS : (i + 1) * b.SLOTS]
    master = s.trail.masters[place] if medium else NONE
    return Harbour(
        id=board.harbour_slug[i],
        space=board.sea_slug[board.harbour_space[i]],
        size=b.SIZES[board.harbour_size[i]],
        storehouses=[trail.seat_or_none(seat) for seat in slots],
        discs=[seat for seat, f in enumerate(s.farms) if medium and (f.harbours >> i) & 1],
        master=None if master == NONE else board.master_slug[master],
        posted=trail.tile_or_none(s, s.trail.posted[place]) if medium else None,
    )


def player(s: NzState, seat: int, herd: trail.Herd) -> NzPlayer:
    farm = s.farms[seat]
    board = s.board
    return NzPlayer(
        **trail.common_player(s, seat, herd),
        gold=farm.gold,
        exploration=None if farm.explored == NONE else farm.explored,
        ship=board.sea_slug[farm.ship],
        storehouses=[slug for i, slug in enumerate(board.storehouse_slug) if (farm.storehouses >> i) & 1],
        harbourmasters=[board.master_slug[x] for x in sorted(farm.masters)],
        bonus_tiles=trail.tiles(s, farm.bonus),
        jokers={slug: farm.jokers[i].bit_count() for i, slug in enumerate(board.workers)},
        permanent_wool=farm.wool,
        step_tile=farm.step_tile,
        pays_hands=farm.pays_hands,
        top_of_draw_pile=[board.card_slug[kind] for kind in farm.top],
        market_marker=farm.marker,
    )


def sarah_table(s: NzState, sarah: Automa) -> SarahTable:
    cards = s.board.solo().card_slug
    return SarahTable(
        specialty=s.board.workers[sarah.specialty],
        card=None if sarah.card == NONE else cards[sarah.card],
        deck=[cards[x] for x in sorted(sarah.deck)],
        discard=[cards[x] for x in sarah.discard],
        pile=trail.cards(s, sarah.pile),
        harbourmasters=[s.board.master_slug[x] for x in sorted(sarah.masters)],
    )
