"""What a seat sees of Expedition to Newdale, as plain data with the slugs of the components: for other programs."""

from typing import Annotated, Literal, TypedDict

from overlander.core.choice import NONE
from overlander.games.newdale.assistants import available
from overlander.games.newdale.cards import COLOURS, PAWNS
from overlander.games.newdale.final_scoring import CATEGORIES
from overlander.games.newdale.houses import military, range_of
from overlander.games.newdale.payment import Purse
from overlander.games.newdale.player import Player
from overlander.games.newdale.state import NewdaleState

PHASES = [
    "set-up",
    "event",
    "planning",
    "assistants",
    "actions",
    "build",
    "special-buildings",
    "end-of-round",
    "final-production",
    "final-scoring",
    "over",
]


class Zone(TypedDict):
    id: str
    building: Annotated[str | None, "The card in the zone; null for none."]
    goods: int
    pawn: Annotated[int | None, "The number of the own action pawn that stands there; null for none, and while plans are secret."]


class Special(TypedDict):
    building: str
    goods: int


class Person(TypedDict):
    seat: int
    colour: str
    score: int
    hand_size: int
    hand: Annotated[list[str] | None, "Building cards in hand; null where the viewer may not see them."]
    drafted: Annotated[list[str] | None, "Cards of which some will be kept or discarded; null where the viewer may not see them."]
    zones: list[Zone]
    special_buildings: list[Special]
    progress_tiles: Annotated[list[str], "Those still on the player board."]
    pawns: Annotated[list[int], "Numbers of the action pawns that can be planned."]
    bought_pawns: Annotated[list[int], "Those that can be planned from the next round on."]
    plan: Annotated[dict[str, str], "Where pawns stand, by number; empty for others until all have planned."]
    houses_left: int
    towns: list[str]
    range: int
    military: int
    coins: Annotated[int, "What all goods are worth together."]
    assistants: Annotated[dict[str, int], "Assistants available to this player, by colour."]
    bonus_tiles: list[str]
    character: str | None
    character_used: bool
    helpers: Annotated[dict[str, int], "Pawns on the character card."]
    hired: Annotated[str | None, "The assistant hired by an event."]
    prisoners: Annotated[dict[str, int], "Assistants in prison."]
    sailors: Annotated[list[str], "Recruited sailors but the cook, who has a zone."]
    secret_objective: Annotated[str | None, "Null where the viewer may not see it."]
    personal_objective: str | None
    ship: Annotated[str | None, "The sea space where the ship lies."]
    bridge: Annotated[str | None, "The site of the own bridge."]
    shipyard_uses: int
    final_points: Annotated[dict[str, int], "By category, from the beginning of final scoring on."]


class BonusSpace(TypedDict):
    id: str
    tiles: Annotated[list[str], "The stack, the top tile last."]


class NewdaleTable(TypedDict):
    game: Literal["newdale"]
    chapter: str
    board: str
    round: int
    phase: str
    first_player: int
    event: str | None
    past_events: list[str]
    events_of_rounds_1_to_3: Annotated[list[str], "Still to come, in no order."]
    events_of_rounds_4_to_6: Annotated[list[str], "Those that surely come, in no order."]
    spare_events: Annotated[list[str], "Those of which the other events of rounds 4 to 6 are drawn."]
    market: Annotated[dict[str, int], "Assistants of the market by colour, printed and drawn, and Shadows."]
    drawn: Annotated[dict[str, int], "The pawns drawn from the bag."]
    bag: dict[str, int]
    draw_size: int
    discard: list[str]
    face_up: Annotated[list[str], "Buildings that anybody may build."]
    unseen: Annotated[list[str], "Building cards that lie where the viewer cannot see them, sorted."]
    bonus_spaces: list[BonusSpace]
    first_come: Annotated[dict[str, int], "Points for the first house, by town, where none stands yet."]
    bridges: Annotated[dict[str, int], "By bridge site the seat whose bridge lies there."]
    black_ship: str | None
    sailors: Annotated[list[str], "Sailors who can be recruited."]
    sailor_deck_size: int
    characters: Annotated[list[str], "Characters still to be chosen in the set-up."]
    way: Annotated[list[str], "The chapters that the campaign has brought so far; empty outside a campaign."]
    wins: Annotated[list[int], "Chapters won before, by seat; empty outside a campaign."]
    named_towns: Annotated[dict[str, str], "Names that winners of a campaign gave towns, by town."]
    players: list[Person]


def describe(view: NewdaleState) -> NewdaleTable:
    box = view.box
    cards = box.cards.slugs
    land = box.land
    printed = box.events[view.market.event].assistants if view.market.event != NONE else [0] * len(COLOURS)
    market = dict(zip(PAWNS, view.market.drawn, strict=True))
    for colour, n in zip(COLOURS, printed, strict=True):
        market[colour] += n
    unseen = view.unknown[0] if view.unknown else sorted(view.piles.draw)  # alone, only the draw pile is hidden
    return NewdaleTable(
        game="newdale",
        chapter=box.chapter.slug,
        board=land.id,
        round=view.calendar.round,
        phase=PHASES[view.calendar.phase],
        first_player=view.calendar.first,
        event=box.events[view.market.event].slug if view.market.event != NONE else None,
        past_events=events(view, view.calendar.past),
        events_of_rounds_1_to_3=events(view, sorted(view.calendar.early)),
        events_of_rounds_4_to_6=events(view, sorted(view.calendar.middle)),
        spare_events=events(view, sorted(view.calendar.spare)),
        market=market,
        drawn=dict(zip(PAWNS, view.market.drawn, strict=True)),
        bag=dict(zip(PAWNS, view.market.bag, strict=True)),
        draw_size=len(view.piles.draw),
        discard=[cards[x] for x in sorted(view.piles.discard)],
        face_up=[cards[x] for x in sorted(view.piles.face_up)],
        unseen=[cards[x] for x in unseen],
        bonus_spaces=[
            BonusSpace(id=slug, tiles=[box.tile_slug[x] for x in stack])
            for slug, stack in zip(land.bonus_slug, view.board.bonus, strict=True)
        ],
        first_come={
            slug: land.town_vp[town]
            for town, slug in enumerate(land.town_slug)
            if land.town_vp[town] > 0 and not (view.board.settled >> town) & 1
        },
        bridges={land.site_slug[site]: owner for site, owner in enumerate(view.board.bridges) if owner != NONE},
        black_ship=land.sea_slug[view.board.black_ship] if view.board.black_ship != NONE else None,
        sailors=[cards[x] for x in sorted(view.board.sailors)],
        sailor_deck_size=len(view.board.sailor_deck),
        characters=[box.character_slug[x] for x in sorted(view.board.characters)],
        way=view.journey.way if view.journey is not None else [],
        wins=view.journey.wins if view.journey is not None else [],
        named_towns=view.journey.named if view.journey is not None else {},
        players=[describe_player(view, seat, p) for seat, p in enumerate(view.players)],
    )


def events(view: NewdaleState, found: list[int]) -> list[str]:
    return [view.box.events[x].slug for x in found]


def slugs_of(view: NewdaleState, found: list[int]) -> list[str] | None:
    """Building cards by slug; None where the viewer may not see them."""
    return None if NONE in found else [view.box.cards.slugs[x] for x in sorted(found)]


def describe_player(view: NewdaleState, seat: int, p: Player) -> Person:
    box = view.box
    cards = box.cards.slugs
    land = box.land
    plan = {str(i + 1): box.space_slug[space] for i, space in enumerate(p.pawns.plan) if space != NONE}
    standing = {box.spaces[space].zone: i + 1 for i, space in enumerate(p.pawns.plan) if space != NONE}
    secret = p.objectives.secret[0]
    return Person(
        seat=seat,
        colour=box.constants.colours[seat],
        score=p.score,
        hand_size=len(p.hand),
        hand=slugs_of(view, p.hand),
        drafted=slugs_of(view, p.aside),
        zones=[
            Zone(
                id=slug,
                building=cards[p.estate.zones[zone]] if p.estate.zones[zone] != NONE else None,
                goods=p.estate.zone_goods[zone],
                pawn=standing.get(zone),
            )
            for zone, slug in enumerate(box.zone_slug)
        ],
        special_buildings=[
            Special(building=cards[card], goods=n) for card, n in zip(p.estate.specials, p.estate.special_goods, strict=True)
        ],
        progress_tiles=[slug for i, slug in enumerate(box.constants.progress_tiles) if not (p.estate.removed >> i) & 1],
        pawns=[i + 1 for i in p.pawns.available()],
        bought_pawns=[i + 1 for i in range(box.constants.pawns) if (p.pawns.bought >> i) & 1],
        plan=plan,
        houses_left=box.constants.houses - p.towns.bit_count(),
        towns=[slug for town, slug in enumerate(land.town_slug) if (p.towns >> town) & 1],
        range=range_of(view, seat),
        military=military(view, seat),
        coins=Purse(view, seat).coins,
        assistants=dict(zip(COLOURS, available(view, seat), strict=True)),
        bonus_tiles=[box.tile_slug[x] for x in sorted(p.tiles)],
        character=box.character_slug[p.people.character] if p.people.character != NONE else None,
        character_used=p.people.used,
        helpers=dict(zip(PAWNS, p.people.helpers, strict=True)),
        hired=COLOURS[p.people.hired] if p.people.hired != NONE else None,
        prisoners=dict(zip(COLOURS, p.people.prisoners, strict=True)),
        sailors=[cards[x] for x in p.people.crew],
        secret_objective=box.secret_slug[secret] if secret != NONE else None,
        personal_objective=box.personal_slug[p.objectives.personal] if p.objectives.personal != NONE else None,
        ship=land.sea_slug[p.voyage.ship] if p.voyage.ship != NONE else None,
        bridge=land.site_slug[view.board.bridges.index(seat)] if seat in view.board.bridges else None,
        shipyard_uses=p.voyage.shipyard,
        final_points=dict(zip(CATEGORIES, p.objectives.points, strict=True)) if p.objectives.points else {},
    )
