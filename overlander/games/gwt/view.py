"""What a seat sees of Great Western Trail, as plain data with the slugs of the components: for other programs.

An expansion adds what only it has as a field that is null where it is not in play.
"""

from typing import Annotated, Literal, TypedDict

from overlander.core.choice import NONE
from overlander.games.gwt import box as b
from overlander.games.gwt.poker import Poker, printed
from overlander.games.gwt.rails.map import KINDS, SLOTS, NorthMap
from overlander.games.gwt.rails.north import North, freed_bells, left_on_annex
from overlander.games.gwt.sam.state import Sam
from overlander.games.gwt.state import GwtState
from overlander.games.trail import view as trail


class TrackSpace(TypedDict):
    id: Annotated[str, "As in tokens: 7, or 7.5 for the turnout after it."]
    ahead: Annotated[list[str], "Where the track goes on."]
    station: Annotated[str | None, "The station of a turnout; null on the main track."]
    locomotives: Annotated[list[int], "The seats whose locomotives stand here."]


class Station(TypedDict):
    id: str
    cost: int
    points: int
    upgraded_by: Annotated[list[int], "The seats whose discs lie here."]
    master: Annotated[str | None, "The station master that can still be had here; null for none."]
    posted: Annotated[str | None, "The worker that took the station master's place; null for none."]


class City(TypedDict):
    id: str
    value: Annotated[int, "What a herd must be worth at least."]
    discs: Annotated[list[int], "Discs of each seat."]


class PokerSeat(TypedDict):
    seat: int
    worker: Annotated[str | None, "The worker that sits at the table; null for nobody."]
    token: Annotated[str | None, "The bonus token of the seat; null for none."]
    laid_size: Annotated[int, "Cards laid face down."]
    laid: Annotated[list[str] | None, "Those cards; null where the viewer may not see them."]


class PokerTable(TypedDict):
    pot: int
    seats: list[PokerSeat]


class ShopSlot(TypedDict):
    slot: Annotated[str, "What the slot brings or costs, as in tokens: plain, gain-2, cost-1."]
    shop: Annotated[int | None, "The seat whose shop stands there; null if it is free."]


class Town(TypedDict):
    id: str
    kind: Annotated[str, "small, station, medium or big."]
    tile: Annotated[str | None, "The tile of a medium town; null for others."]
    links: Annotated[list[str], "The towns and cities of the strip it is directly joined to; kansas-city for the town hall."]
    slots: list[ShopSlot]


class NorthBoard(TypedDict):
    towns: list[Town]
    shops_left: Annotated[list[int], "Shops on the annex of each seat."]
    bells: Annotated[list[int], "Freed bells of each seat."]


class SamTable(TypedDict):
    specialty: Annotated[str, "The type of worker that he prefers."]
    card: Annotated[str | None, "The card that he carries out; null between his turns."]
    deck: Annotated[list[str], "What is left in his deck, in no order."]
    discard: Annotated[list[str], "The cards of his turns, the last one last."]
    pile: Annotated[list[str], "The cards that he gained, as everybody can count them."]
    start_objectives: Annotated[list[str], "His starting objective lies face down: one of these."]
    masters: Annotated[list[str], "Station masters that he sent back to the box."]
    expansion_cards: Annotated[list[str], "With Rails to the North: his unfinished cards, the active one last."]


class GwtPlayer(trail.TrailPlayer):
    locomotive: Annotated[str | None, "The space of the track where the locomotive stands; null if it left the game."]
    outlaws: Annotated[list[str], "Outlaw tiles taken."]
    station_masters: list[str]
    job_market_marker: Annotated[bool, "Whether this player holds the job market marker."]


class GwtTable(trail.TrailTable):
    game: Literal["gwt"]
    turns: Annotated[int, "Turns begun so far."]
    foresight: list[trail.Foresight]
    track: Annotated[list[TrackSpace], "From the first space on, turnouts after the space before them."]
    stations: list[Station]
    cities: list[City]
    herd_value: Annotated[int, "During a delivery: what the herd is worth."]
    players: Annotated[list[GwtPlayer], "By seat."]
    north: Annotated[NorthBoard | None, "null if Rails to the North is not in play."]
    simmental: Annotated[list[str], "Simmental of stages 2 and 3 beside the board; empty where they are not in play."]
    sam: Annotated[SamTable | None, "Sam, whose board is that of the last player; null without him."]
    poker: Annotated[PokerTable | None, "null if the poker table is not in play."]


def describe(view: GwtState) -> GwtTable:
    """`view` is what State.view made for the viewer; nothing else goes in."""
    herds = trail.herds(view)
    return GwtTable(
        **trail.common_table(view),
        game="gwt",
        turns=view.progress.turns,
        foresight=[
            trail.Foresight(id=slug, tile=trail.tile_or_none(view, view.trail.foresight[i])) for i, slug in enumerate(b.FORESIGHTS)
        ],
        track=track(view),
        stations=[station(view, i) for i in range(len(view.board.station_slug))],
        cities=[
            City(id=slug, value=view.board.city_value[i], discs=[r.cities[i] for r in view.ranches])
            for i, slug in enumerate(view.board.city_slug)
        ],
        herd_value=view.progress.income,
        players=[player(view, seat, herd) for seat, herd in enumerate(herds)],
        north=None if view.north is None or view.board.north is None else north_board(view, view.board.north, view.north),
        simmental=trail.cards(view, view.simmental),
        sam=None if view.sam is None else sam_table(view, view.sam),
        poker=None if view.poker is None else poker_table(view, view.poker),
    )


def track(s: GwtState) -> list[TrackSpace]:
    out: list[TrackSpace] = []
    for i, slug in enumerate(s.board.node_slug):
        at = s.board.node_station[i]
        out.append(
            TrackSpace(
                id=slug,
                ahead=[s.board.node_slug[x] for x in s.board.ahead[i]],
                station=None if at == NONE else s.board.station_slug[at],
                locomotives=[seat for seat, r in enumerate(s.ranches) if r.locomotive == i],
            )
        )
    return out


def station(s: GwtState, i: int) -> Station:
    place = s.board.master_stations.index(i) if i in s.board.master_stations else NONE
    master = NONE if place == NONE else s.trail.masters[place]
    return Station(
        id=s.board.station_slug[i],
        cost=s.board.station_cost[i],
        points=s.board.station_vp[i],
        upgraded_by=[seat for seat, r in enumerate(s.ranches) if (r.stations >> i) & 1],
        master=None if master == NONE else s.board.master_slug[master],
        posted=None if place == NONE else trail.tile_or_none(s, s.trail.posted[place]),
    )


def player(s: GwtState, seat: int, herd: trail.Herd) -> GwtPlayer:
    ranch = s.ranches[seat]
    return GwtPlayer(
        **trail.common_player(s, seat, herd),
        locomotive=None if ranch.locomotive == NONE else s.board.node_slug[ranch.locomotive],
        outlaws=trail.tiles(s, ranch.outlaws),
        station_masters=[s.board.master_slug[x] for x in sorted(ranch.masters)],
        job_market_marker=ranch.marker,
    )


def north_board(s: GwtState, m: NorthMap, n: North) -> NorthBoard:
    seats = range(len(s.players))
    return NorthBoard(
        towns=[town(s, m, n, i) for i in range(len(m.town_slug))],
        shops_left=[left_on_annex(m, n, seat) for seat in seats],
        bells=[freed_bells(m, n, seat) for seat in seats],
    )


def town(s: GwtState, m: NorthMap, n: North, i: int) -> Town:
    links = [slug for x, slug in enumerate(m.town_slug) if (m.town_links[i] >> x) & 1]
    links += [s.board.city_slug[city] for city in s.board.strip if (m.city_links[city] >> i) & 1]
    if (m.hall_links >> i) & 1:
        links.append(s.board.city_slug[0])
    slots: list[ShopSlot] = []
    for x, slot in enumerate(m.town_slots[i]):
        owner = n.shops[i * SLOTS + x]
        slots.append(ShopSlot(slot=m.slot_slug[slot], shop=None if owner == NONE else owner))
    tile = m.tile_slug[n.tiles[m.medium_towns.index(i)]] if i in m.medium_towns else None
    return Town(id=m.town_slug[i], kind=KINDS[m.town_kind[i]], tile=tile, links=links, slots=slots)


def poker_table(s: GwtState, poker: Poker) -> PokerTable:
    seats = [
        PokerSeat(
            seat=seat,
            worker=trail.tile_or_none(s, poker.seated[seat]),
            token=None if poker.tokens[seat] == NONE else printed(s).token_slug[poker.tokens[seat]],
            laid_size=len(laid),
            laid=trail.cards_or_none(s, laid),
        )
        for seat, laid in enumerate(poker.laid)
    ]
    return PokerTable(pot=poker.pot, seats=seats)


def sam_table(s: GwtState, sam: Sam) -> SamTable:
    printed = s.board.solo()
    north = printed.north
    return SamTable(
        specialty=s.board.workers[sam.specialty],
        card=None if sam.card == NONE else printed.cards[sam.card].slug,
        deck=[printed.cards[x].slug for x in sorted(sam.deck)],
        discard=[printed.cards[x].slug for x in sam.discard],
        pile=trail.cards(s, sam.pile),
        start_objectives=trail.cards(s, s.unknown[-1] if NONE in sam.start else sam.start),
        masters=[s.board.master_slug[x] for x in sorted(sam.masters)],
        expansion_cards=[] if north is None else [north.cards[x].slug for x in sam.active],
    )
