"""What a seat sees of the things both trail games have, as plain data with the slugs of the components: for other programs.

The words beside the types are part of the description of the API. Interpreted, never compiled: these types are read when
the server starts.
"""

from typing import Annotated, NotRequired, TypedDict

from overlander.core.choice import NONE
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.hiring import marker_row
from overlander.games.trail.state import TrailState


class Space(TypedDict):
    id: Annotated[str, "As in tokens: flood-1, neutral-b, c-1."]
    kind: Annotated[str, "neutral, building, hazard or outlaw: what may lie here; horseman and kansas-city: the ends of the trail."]
    next: Annotated[list[str], "The spaces that follow on the trail; none for the city at its end."]
    tile: Annotated[str | None, "What lies here: a building, a hazard or an outlaw; null for nothing."]
    owner: Annotated[int | None, "The seat whose building it is; null for a tile of nobody."]
    fee: Annotated[int, "Money that a herder of another player pays here; who gets it is a matter of the tile."]
    herders: Annotated[list[int], "The seats whose herders stand here."]
    forest: Annotated[bool, "Whether the space counts as forest (lush)."]
    special_action: NotRequired[Annotated[str, "The special action printed beside the space, if any."]]


class Row(TypedDict):
    id: Annotated[str, "As in tokens: row-5."]
    cost: Annotated[int, "Money for a worker of this row."]
    workers: Annotated[list[str | None], "By column; null for a free space."]


class JobMarket(TypedDict):
    marker: Annotated[str | None, "The row of the marker, where workers cannot be hired; null once it has left the last row."]
    rows: list[Row]


class Foresight(TypedDict):
    id: Annotated[str, "As in tokens: foresight-2-top."]
    tile: Annotated[str | None, "The tile that lies there; null for none."]


class Cards(TypedDict):
    shown: Annotated[list[str], "The cards that lie open; objectives in the order in which they lie."]
    stack: Annotated[
        list[str],
        "What is left in the stack. Its order is unknown, its contents are not: they follow from the rest. If others took "
        "objective cards from it unseen, these are among them.",
    ]


class Certificates(TypedDict):
    temporary: int
    permanent: int
    limit: Annotated[int, "As far as temporary ones go at present."]


class Built(TypedDict):
    building: str
    space: str


class Herd(TypedDict):
    hand_size: int
    hand: Annotated[list[str] | None, "The cards in hand; null where the viewer may not see them."]
    draw_size: int
    draw: Annotated[list[str] | None, "The cards of the draw stack, in no order; null where the viewer cannot know them."]
    unseen: Annotated[
        list[str] | None,
        "All cards of this player that lie where the viewer cannot see them, sorted, but for objective cards taken unseen; null if "
        "none.",
    ]
    discard: Annotated[list[str], "The discard pile, sorted."]


class TrailPlayer(TypedDict):
    seat: int
    automa: Annotated[bool, "Nobody answers for an automa; its turns come by themselves."]
    money: int
    exchange_tokens: int
    herder: Annotated[str | None, "The space of the herder; null before it is placed."]
    step_limit: int
    hand_limit: int
    certificates: Certificates
    workers: Annotated[dict[str, int], "Workers by type, the printed ones included."]
    discs: Annotated[list[str], "The disc spaces of the player board that still hold a disc."]
    herd: Herd
    objectives: Annotated[list[str], "Objective cards that count for this player."]
    built: Annotated[list[Built], "Own buildings on the trail."]
    unbuilt: Annotated[list[str], "Own buildings beside the board."]
    hazards: Annotated[list[str], "Hazard tiles taken."]


class TrailTable(TypedDict):
    trail: Annotated[list[Space], "In the order of travel."]
    job_market: JobMarket
    market: Cards
    objectives: Cards
    bags: Annotated[list[list[str]], "The tiles left in the bags 1, 2 and 3: what is in there is known, what comes next is chance."]
    lost_tiles: Annotated[list[str], "Tiles that left the game."]
    removed_cards: Annotated[list[str], "Cards that left the game."]
    ended_by: Annotated[int | None, "The seat that triggered the end; null before."]


def cards(s: TrailState, kinds: list[int]) -> list[str]:
    return [s.box.card_slug[kind] for kind in sorted(kinds)]


def cards_or_none(s: TrailState, kinds: list[int]) -> list[str] | None:
    """None where the viewer may not see them."""
    return None if NONE in kinds else cards(s, kinds)


def tiles(s: TrailState, found: list[int]) -> list[str]:
    return [s.box.tile_slug[tile] for tile in sorted(found)]


def tile_or_none(s: TrailState, tile: int) -> str | None:
    return None if tile == NO_TILE else s.box.tile_slug[tile]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def common_table(s: TrailState) -> TrailTable:
    return TrailTable(
        trail=[space(s, i) for i in range(len(s.box.spaces))],
        job_market=job_market(s),
        market=Cards(shown=cards(s, s.cards.market), stack=cards(s, s.cards.market_stack)),
        objectives=Cards(shown=[s.box.card_slug[kind] for kind in s.cards.display], stack=cards(s, objective_stack(s))),
        bags=[tiles(s, bag) for bag in s.trail.bags],
        lost_tiles=tiles(s, s.trail.lost),
        removed_cards=cards(s, s.cards.removed),
        ended_by=seat_or_none(s.progress.ended_by),
    )


def space(s: TrailState, i: int) -> Space:
    out = Space(
        id=s.box.spaces[i],
        kind=s.box.kinds[i],
        next=[s.box.spaces[x] for x in s.box.next[i]],
        tile=tile_or_none(s, s.trail.tile[i]),
        owner=seat_or_none(s.owner(s.trail.tile[i])),
        fee=s.box.fee[s.trail.tile[i]] if s.box.on_trail(i) else 0,
        herders=[seat for seat, p in enumerate(s.players) if p.herder == i],
        forest=s.box.forest[i],
    )
    if s.box.special_slug[i]:
        out["special_action"] = s.box.special_slug[i]
    return out


def job_market(s: TrailState) -> JobMarket:
    box = s.box
    marker = marker_row(s)
    rows: list[Row] = []
    for i, slug in enumerate(box.row_slug):
        here = s.trail.jobs[i * box.columns : (i + 1) * box.columns]
        rows.append(Row(id=slug, cost=box.row_cost[i], workers=[tile_or_none(s, x) for x in here]))
    return JobMarket(marker=box.row_slug[marker] if marker < len(box.row_slug) else None, rows=rows)


def unknown_by_pool(s: TrailState) -> dict[int, list[int]]:
    """`unknown` holds the cards of the pools that the viewer cannot see into, in their order."""
    places: dict[int, int] = {}
    for zone in s.zones():
        places[zone.pool] = places.get(zone.pool, 0) + zone.cards.count(NONE)
    for seat, p in enumerate(s.players):
        places[seat] -= p.unseen.count(NONE)  # no cards of the herd
    return dict(zip([pool for pool in sorted(places) if places[pool]], [found for found in s.unknown if found], strict=True))


def objective_stack(s: TrailState) -> list[int]:
    """With those that others have taken unseen."""
    if NONE not in s.cards.objective_stack:
        return s.cards.objective_stack
    pool = next(zone.pool for zone in s.zones() if zone.cards is s.cards.objective_stack)
    return unknown_by_pool(s)[pool]


def herds(s: TrailState) -> list[Herd]:
    """What lies in those of their places that the viewer cannot see is known for each as a whole."""
    hidden = unknown_by_pool(s)
    return [
        Herd(
            hand_size=len(p.hand),
            hand=cards_or_none(s, p.hand),
            draw_size=len(p.draw),
            draw=cards_or_none(s, p.draw),
            unseen=cards(s, hidden[seat]) if seat in hidden else None,
            discard=cards(s, p.discard),
        )
        for seat, p in enumerate(s.players)
    ]


def common_player(s: TrailState, seat: int, herd: Herd) -> TrailPlayer:
    p = s.players[seat]
    box = s.box
    return TrailPlayer(
        seat=seat,
        automa=s.is_automa(seat),
        money=p.money,
        exchange_tokens=p.tokens,
        herder=None if p.herder == NONE else box.spaces[p.herder],
        step_limit=s.step_limit(seat),
        hand_limit=s.hand_limit(seat),
        certificates=Certificates(temporary=p.certificates, permanent=p.permanent, limit=s.certificate_limit(seat)),
        workers=dict(zip(box.workers, p.workers, strict=True)),
        discs=[slug for i, slug in enumerate(box.disc_slug) if p.has_disc(i)],
        herd=herd,
        objectives=cards(s, p.zone),
        built=[
            Built(building=box.tile_slug[s.trail.tile[i]], space=box.spaces[i])
            for i in box.building_spaces
            if s.owner(s.trail.tile[i]) == seat
        ],
        unbuilt=[box.building_slug[x] for x in sorted(p.unbuilt)],
        hazards=tiles(s, p.hazards),
    )
