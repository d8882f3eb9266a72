"""What a seat sees of Boonlake, as plain data with the slugs of the components: for other programs."""

from typing import Annotated, Literal, TypedDict

from overlander.core.choice import NONE
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts.box import CONDITIONS, FACES
from overlander.games.boonlake.artifacts.state import Artifacts
from overlander.games.boonlake.counting import pasture_at
from overlander.games.boonlake.state import BoonState

PIECES = ["inhabitant", "house", "settlement", "shipyard", "purple-inhabitant"]


class Piece(TypedDict):
    seat: int
    kind: Annotated[str, "inhabitant, house, settlement, shipyard or purple-inhabitant."]


class BuildingSite(TypedDict):
    place: Annotated[str, "single, upper or lower."]
    piece: Annotated[Piece | None, "What stands there; null for a free site."]


class Space(TypedDict):
    id: Annotated[str, "As in tokens: h13."]
    region: str
    tile: Annotated[str | None, "The building tile there; null for a free space."]
    sites: list[BuildingSite]
    cattle: Annotated[list[int] | None, "On a pasture, the cattle of each seat; else null."]


class Row(TypedDict):
    id: str
    strip: Annotated[str | None, "The strip in this row; null for the row emptied in this turn."]
    steps: Annotated[int, "How far a ship may go at most."]
    points: Annotated[int, "What taking a strip from here costs."]


class Lever(TypedDict):
    id: Annotated[str, "Its recess: m22."]
    ready: Annotated[bool, "Up: not used in this period."]


class BoonPlayer(TypedDict):
    seat: int
    coins: int
    vases: int
    points: Annotated[int, "On the track; what the end adds is not in it."]
    ranch: Annotated[int, "Inhabitants on the ranch."]
    supply: Annotated[int, "Inhabitants in the supply."]
    hand_size: int
    hand: Annotated[list[str] | None, "The cards in hand; null where the viewer may not see them."]
    display: Annotated[list[str], "Cards played, in their order."]
    paying_for: Annotated[str | None, "The card that was named and is being paid; null for none."]
    houses_out: Annotated[int, "Emptied recesses of houses."]
    settlements_out: int
    cattle_out: int
    tiers_freed: Annotated[list[int], "Tiers whose inhabitant went to the ranch."]
    spare_houses: Annotated[int, "Houses beside the gameboard."]
    levers: list[Lever]
    sites: Annotated[dict[str, int], "The level of each production site; 0 for none."]
    boats: Annotated[list[str], "The resources beside which the boats lie."]
    coin_steps: int
    card_steps: int
    ship: Annotated[str, "The river space of the ship."]
    marks: Annotated[dict[str, int], "By scoring tile, the value of the own marker there."]
    projects: Annotated[list[str], "Scoring tiles whose special project was realised."]


class ArtifactOnTable(TypedDict):
    artifact: str
    prices: Annotated[list[str], "The price tiles beside it."]
    vases: Annotated[int, "Vases that lie on it."]


class ShipyardPart(TypedDict):
    pawn: Annotated[str, "The lake space of the pawn: start, i1..i7, v1..v8."]
    canoe: Annotated[bool, "Whether the shipyard is built: the pawn is the canoe."]
    artifact: Annotated[str | None, "The docked artifact; null for none."]
    plugged: Annotated[int, "Vases in it."]
    given_up: Annotated[bool, "Whether no artifact will be had any more."]
    improved_marker: Annotated[bool, "Whether the next scoring marker is the improved one."]
    archive_size: Annotated[int, "Cards on the artifact."]
    archive: Annotated[list[str] | None, "Those cards; null where the viewer may not see them."]
    annexes: Annotated[list[str], "Production sites with a house beside them."]
    purple: Annotated[str, "Where the purple inhabitant is: away, ranch or gameboard."]
    special_tile: Annotated[bool, "Whether the special building tile waits to be placed."]
    lake_cattle: int
    price_tiles: Annotated[list[str], "Price tiles still to be placed."]


class LakeTable(TypedDict):
    conditions: Annotated[list[str], "What moves pawns in round 1 and in round 2."]
    artifacts: list[ArtifactOnTable]
    players: list[ShipyardPart]


class EminenceTable(TypedDict):
    revealed: Annotated[list[str], "The tiles of its turns since the stack was mixed, the last one last."]
    stack_size: Annotated[int, "Tiles still face down."]
    next_corner: Annotated[str | None, "The corner that the back of the next tile names; null without one."]
    cactus: Annotated[int, "Steps on the cactus track."]


class BoonTable(TypedDict):
    game: Literal["boonlake"]
    round: Annotated[int, "1 or 2."]
    scorings: Annotated[int, "Interim scorings done or begun."]
    last_lap: Annotated[bool, "Whether a ship has reached the end of the lower arm."]
    active: Annotated[int | None, "The seat whose turn it is; null during the set-up."]
    taken_strip: Annotated[str | None, "The strip being carried out; null for none."]
    rows: list[Row]
    covered_regions: list[str]
    spaces: list[Space]
    tiles_left: Annotated[int, "Grey tiles in the mound."]
    pastures_left: int
    deck_size: int
    discard: list[str]
    unseen: Annotated[list[str], "The project cards that lie where the viewer cannot see them, sorted."]
    scoring_tiles: Annotated[list[str | None], "By colour area; null before the set-up is done."]
    dealt_tiles: Annotated[list[str], "During the set-up: the scoring tiles of which the viewer keeps one."]
    players: list[BoonPlayer]
    lake: Annotated[LakeTable | None, "The expansion Artifacts; null without it."]
    eminence: Annotated[EminenceTable | None, "The Wise Eminence, whose board is that of the last player; null without it."]


def describe(view: BoonState) -> BoonTable:
    """`view` is what State.view made for the viewer; nothing else goes in."""
    box = view.box
    land = view.land
    return BoonTable(
        game="boonlake",
        round=view.river.round + 1,
        scorings=view.river.scored,
        last_lap=view.river.ender != NONE,
        active=None if view.strips.active == NONE else view.strips.active,
        taken_strip=None if view.strips.taken == NONE else b.STRIPS[view.strips.taken],
        rows=rows(view),
        covered_regions=[slug for i, slug in enumerate(box.regions) if (land.labels >> i) & 1],
        spaces=[space(view, i) for i in range(len(box.spaces))],
        tiles_left=len(land.mound),
        pastures_left=box.pasture_count - land.pastures,
        deck_size=len(view.piles.deck),
        discard=[box.cards[x] for x in sorted(view.piles.discard)],
        unseen=unseen_cards(view),
        scoring_tiles=[None if x == NONE else box.scoring_slug[x] for x in view.piles.areas],
        dealt_tiles=[box.scoring_slug[x] for dealt in view.piles.dealt for x in sorted(dealt) if x != NONE],
        players=[player(view, seat) for seat in range(view.seats)],
        lake=None if view.artifacts is None else lake_table(view, view.artifacts),
        eminence=eminence(view),
    )


def unseen_cards(s: BoonState) -> list[str]:
    """Project cards are the first pool of which somebody may not see a part."""
    hidden = [p.hand for p in s.players] + [s.piles.deck]
    if not any(NONE in pile for pile in hidden):
        return []
    return [s.box.cards[x] for x in s.unknown[0]]


def rows(s: BoonState) -> list[Row]:
    strips: list[int] = s.strips.rows[:]
    if s.strips.taken != NONE:
        strips.insert(s.strips.row, NONE)
    return [
        Row(
            id=s.box.row_slug[i],
            strip=None if x == NONE else b.STRIPS[x],
            steps=s.box.most_steps[i],
            points=s.box.row_vp[i],
        )
        for i, x in enumerate(strips)
    ]


def space(s: BoonState, i: int) -> Space:
    tile = s.land.tiles[i]
    pasture = pasture_at(s, i)
    sites: list[BuildingSite] = []
    for n, site in enumerate([] if tile == NONE else s.box.tile_sites[tile]):
        found = s.land.sites[i * pc.SITES + n]
        piece = None if found == NONE else Piece(seat=found // pc.KINDS, kind=PIECES[found % pc.KINDS])
        sites.append(BuildingSite(place=b.PLACES[site.place], piece=piece))
    return Space(
        id=s.box.spaces[i],
        region=s.box.regions[s.box.region_of[i]],
        tile=None if tile == NONE else s.box.tile_slug[tile],
        sites=sites,
        cattle=None if pasture == NONE else s.land.cattle[pasture * s.seats : (pasture + 1) * s.seats],
    )


def player(s: BoonState, seat: int) -> BoonPlayer:
    me = s.players[seat]
    board = me.board
    box = s.box
    return BoonPlayer(
        seat=seat,
        coins=me.coins,
        vases=me.vases,
        points=me.vp,
        ranch=me.ranch,
        supply=me.supply,
        hand_size=len(me.hand),
        hand=None if NONE in me.hand else [box.cards[x] for x in sorted(me.hand)],
        display=[box.cards[x] for x in me.display],
        paying_for=None if me.playing == NONE else box.cards[me.playing],
        houses_out=board.houses,
        settlements_out=board.settlements,
        cattle_out=board.cattle,
        tiers_freed=[i + 1 for i in range(len(box.tier_vp)) if (board.freed >> i) & 1],
        spare_houses=board.spare,
        levers=[Lever(id=x, ready=board.is_ready(i)) for i, x in enumerate(box.levers) if (board.levers >> i) & 1],
        sites=dict(zip(b.RESOURCES, board.sites, strict=True)),
        boats=[b.RESOURCES[box.canal[x]] for x in board.boats],
        coin_steps=board.steps[b.COIN_TRACK],
        card_steps=board.steps[b.CARD_TRACK],
        ship=box.river[s.river.ships[seat]],
        marks={box.scoring_slug[s.piles.areas[i]]: n for i, n in enumerate(me.marks) if n},
        projects=[box.scoring_slug[tile] for i, tile in enumerate(s.piles.areas) if (me.projects >> i) & 1],
    )


def lake_table(s: BoonState, table: Artifacts) -> LakeTable:
    kit = s.box.kit()
    laid = [place for place, face in enumerate(table.faces) if face != NONE]
    return LakeTable(
        conditions=[CONDITIONS[kit.upper[table.conditions[0]]], CONDITIONS[kit.lower[table.conditions[1]]]],
        artifacts=[
            ArtifactOnTable(
                artifact=FACES[table.faces[x]], prices=[kit.price_slug[y] for y in table.prices[x]], vases=table.vases[x]
            )
            for x in laid
        ],
        players=[shipyard_part(s, table, seat) for seat in range(s.seats)],
    )


def shipyard_part(s: BoonState, table: Artifacts, seat: int) -> ShipyardPart:
    yard = table.yards[seat]
    return ShipyardPart(
        pawn=s.box.kit().lake[yard.pawn],
        canoe=yard.built,
        artifact=None if yard.face == NONE else FACES[yard.face],
        plugged=yard.plugged,
        given_up=yard.given_up,
        improved_marker=yard.improved,
        archive_size=len(yard.archive),
        archive=None if NONE in yard.archive else [s.box.cards[x] for x in sorted(yard.archive)],
        annexes=[x for i, x in enumerate(b.RESOURCES) if (yard.annexes >> i) & 1],
        purple=["away", "ranch", "gameboard"][yard.purple],
        special_tile=yard.special,
        lake_cattle=s.land.cattle[(s.box.pasture_count + 1) * s.seats + seat],
        price_tiles=[s.box.kit().price_slug[x] for x in table.held[seat]],
    )


def eminence(s: BoonState) -> EminenceTable | None:
    own = s.eminence
    if own is None:
        return None
    tiles = s.box.solo().tile_slug
    return EminenceTable(
        revealed=[tiles[x] for x in own.revealed],
        stack_size=len(own.stack) + len(own.next),
        next_corner=None if own.mark == NONE else ["upper-left", "upper-right", "lower-left", "lower-right"][own.mark],
        cactus=own.cactus,
    )
