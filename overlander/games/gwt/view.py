"""What a seat sees of Great Western Trail, as plain data with the slugs of the components: for other programs.

An expansion adds what only it has as a field that is null where it is not in play.
"""

from typing import Annotated, Literal, TypedDict

from overlander.core.choice import NONE
from overlander.games.gwt import box as b
from overlander.games.gwt.poker import Poker, printed
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
    poker: Annotated[PokerTable | None, "null if the poker table is not in play."]


def describe(view: GwtState) -> GwtTable:
    """`view` is what State.view made for the viewer; nothing else goes in."""
    herds = trail.herds(view)
    return GwtTable(
        **trail.common_table(view),
        game="gwt",
        turns=view.turns,
        foresight=[
            trail.Foresight(id=slug, tile=trail.tile_or_none(view, view.foresight[i])) for i, slug in enumerate(b.FORESIGHTS)
        ],
        track=track(view),
        stations=[station(view, i) for i in range(len(view.board.station_slug))],
        cities=[
            City(id=slug, value=view.board.city_value[i], discs=[r.cities[i] for r in view.ranches])
            for i, slug in enumerate(view.board.city_slug)
        ],
        herd_value=view.income,
        players=[player(view, seat, herd) for seat, herd in enumerate(herds)],
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
    master = NONE if place == NONE else s.masters[place]
    return Station(
        id=s.board.station_slug[i],
        cost=s.board.station_cost[i],
        points=s.board.station_vp[i],
        upgraded_by=[seat for seat, r in enumerate(s.ranches) if (r.stations >> i) & 1],
        master=None if master == NONE else s.board.master_slug[master],
        posted=None if place == NONE else trail.tile_or_none(s, s.posted[place]),
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
