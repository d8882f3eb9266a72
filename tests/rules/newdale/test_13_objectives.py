"""Objectives (NEW-OBJ, NEW-PER, NEW-OBC) and the solo game (NEW-SOLO, NEW-SOC)."""

from overlander.core.choice import (
    NONE,
    Choice,
)
from overlander.games.newdale.final_scoring import (
    FinalScoring,
)
from overlander.games.newdale.houses import (
    routes,
)
from overlander.games.newdale.objectives import (
    lacking,
    personal_points,
    secret_towns,
)
from overlander.games.newdale.shadows import (
    check_shadows,
)
from overlander.games.newdale.ships import (
    move_black_ship,
)
from overlander.games.newdale.solo import (
    meets,
    rating,
    won,
)
from overlander.games.newdale.state import (
    NewdaleState,
)
from tests.ledger import rule
from tests.rules.newdale.position import (
    asked,
    at_the_end,
    bridge,
    built,
    coal,
    drawn,
    event,
    fetch,
    houses,
    me,
    pawn,
    play,
    position,
    refused,
    score,
    ship,
    steps,
)

MAKERS = {"bread": "bakery", "meat": "abattoir", "preserves": "provision-house", "yarn": "spinning-mill", "cloth": "weaving-mill"}
MAKERS |= {"weapon": "weaponsmith", "plank": "sawmill", "clay": "clay-pit", "barrel": "cooperage", "brick": "brickworks"}
MAKERS |= {"tool": "smithy", "wagon": "wainwright", "cattle": "cattle-farm", "iron": "smelter", "smoked-fish": "smokehouse"}
MAKERS |= {"wine": "winery", "fur-coat": "furrier", "flour": "mill"}


def stocked(chapter: str, players: int = 2, rules: str = "2", **pieces: int) -> NewdaleState:
    """Seat 0 has so many goods and may deliver; nobody else asks."""
    s = position(players, chapter, rules=rules)
    event(s, "last-round")
    for seat in range(players):
        coal(s, seat, 0)
    zones = [x for i, x in enumerate(s.box.zone_slug) if s.box.zone_holds[i] == "any"]
    for good, n in pieces.items():
        built(s, 0, MAKERS[good.replace("_", "-")] + "-1", zones.pop(0), n)
    s.calendar.first = players - 1
    s.calendar.round = 7
    return s


def delivering(chapter: str, players: int = 2, rules: str = "2", **pieces: int) -> NewdaleState:
    s = stocked(chapter, players, rules, **pieces)
    at_the_end(s, FinalScoring(NONE))
    return s


def targets(s: NewdaleState) -> list[str]:
    """The schedules that can be delivered for."""
    return sorted({x.partition(":")[2].partition("+")[0] for x in steps(s, 0) if x != "pass"})


def decline(s: NewdaleState) -> None:
    while not s.over():
        play(s, s.actor(), steps(s, s.actor())[-1])


@rule("NEW-OBJ-2", "NEW-OBJ-5")
def test_the_objectives_of_the_box() -> None:
    s = position()
    assert s.box.secret_slug == [f"secret-{x}" for x in ("star", "crown", "sun", "moon", "leaf", "anchor")]
    assert s.box.personal_slug == ["quartermaster", "surveyor"]
    assert [position(2, x).box.chapter.personal for x in ("1", "2", "3a", "3b", "4a")] == [
        "",
        "quartermaster",
        "surveyor",
        "surveyor",
        "",
    ]


@rule("NEW-OBJ-4", "NEW-OBC-1")
def test_chapter_one_asks_for_eight_or_twenty_rations() -> None:
    schedules = position().box.chapter.schedules
    assert [(x.slug, x.vp, x.requires[0].amount) for x in schedules] == [("small", 10, 8), ("large", 26, 20)]
    assert targets(delivering("1", bread=8)) == ["small"]
    assert targets(delivering("1", meat=2, preserves=9)) == ["large", "small"]


@rule("NEW-OBJ-6")
def test_symbols_of_every_board() -> None:
    for chapter in ("1", "3a", "3b", "5", "7", "8"):
        s = position(2, chapter)
        found = [s.box.land.town_symbol.count(i) for i in range(7)]
        assert found == [5, 3, 3, 3, 3, 3, 3]
        assert s.box.land.town_symbol[s.box.start] == NONE


@rule("NEW-OBJ-X1")
def test_star_and_monolith_towns_of_board_a() -> None:
    land = position().box.land
    stars = {"a-ravencliff", "a-gorsecombe", "a-thistlehollow"}
    monoliths = {"a-ironfield", "a-cherryhurst", "a-sedgeworth", "a-harrowhurst", "a-juniperhollow"}
    assert {x for i, x in enumerate(land.town_slug) if land.town_symbol[i] == 1} == stars
    assert {x for i, x in enumerate(land.town_slug) if land.town_symbol[i] == 0} == monoliths
    s = position()
    me(s).objectives.secret[0] = 0
    houses(s, 0, *stars, *monoliths)
    assert secret_towns(s, 0) * s.box.constants.secret_vp == 16


@rule("NEW-PER-1", "NEW-PER-4")
def test_a_personal_objective_is_scored_after_the_secret_one() -> None:
    s = delivering("2")
    me(s).objectives.personal = 0
    s.heard = []
    me(s).objectives.secret[0] = 0
    houses(s, 0, "a-ironfield")
    coal(s, 0, 2)
    assert s.view(1).players[0].objectives.personal == 0
    decline(s)
    mine = [x.params["category"] for x in s.heard if x.key == "final" and x.seat == 0]
    assert mine == ["secret", "personal"]
    assert me(s, 1).objectives.points[7] == 0


@rule("NEW-PER-2", "NEW-PER-X1")
def test_the_quartermaster_counts_kinds_of_goods() -> None:
    s = stocked("4a", flour=1, bread=2, plank=1)
    coal(s, 0, 1)
    built(s, 0, "corn-field-1", pieces=1)
    built(s, 0, "vineyards-1", pieces=1)
    me(s).objectives.personal = 0
    assert personal_points(s, 0) == 5, "six kinds, at most five"
    coal(s, 0, 0)
    me(s).estate.zone_goods[1] = 0
    assert personal_points(s, 0) == 4


@rule("NEW-PER-E2")
def test_grapes_are_one_kind() -> None:
    s = stocked("4a")
    built(s, 0, "vineyards-1", pieces=1)
    built(s, 0, "vineyards-2", pieces=1)
    me(s).objectives.personal = 0
    assert personal_points(s, 0) == 1


@rule("NEW-PER-3", "NEW-PER-X2")
def test_the_surveyor_counts_terrains() -> None:
    s = position(2, "3a")
    me(s).objectives.personal = 1
    houses(s, 0, "b-dunfield", "b-cherryham", "b-rushcroft", "b-swanfield", "b-whitden")
    assert personal_points(s, 0) == 3


@rule("NEW-OBC-2", "NEW-OBC-X1", "NEW-OBC-E1")
def test_kit_for_the_escort() -> None:
    s = delivering("2", cloth=6, yarn=1)
    assert targets(s) == ["small"]
    play(s, 0, "deliver:small+cloth*6")
    assert me(s).objectives.points[3] == 10
    s = delivering("2", cloth=15, weapon=1)
    assert targets(s) == ["large", "small"]
    play(s, 0, "deliver:large+cloth*15")
    assert me(s).objectives.points[3] == 26, "one schedule only"
    assert asked(s, 0) != "Deliver"


@rule("NEW-OBC-3", "NEW-OBC-4")
def test_materials_and_timber() -> None:
    assert targets(delivering("3a", plank=2, clay=2, barrel=2, brick=1)) == ["small"]
    assert targets(delivering("3a", brick=9)) == ["large", "small"]
    assert targets(delivering("3b", plank=4, barrel=3, tool=1, wagon=2)) == ["small"]
    assert targets(delivering("3b", wagon=12, plank=2)) == ["large", "small"]


@rule("NEW-OBC-5", "NEW-OBC-6")
def test_transport_and_arms() -> None:
    assert targets(delivering("4a", cattle=3, barrel=2, wagon=1)) == ["small"]
    assert targets(delivering("4a", wagon=8)) == ["large", "small"]
    assert targets(delivering("4b", iron=2, tool=2, weapon=2)) == ["small"]
    assert targets(delivering("4b", weapon=10, tool=1)) == ["large", "small"]


@rule("NEW-OBC-7", "NEW-OBC-8")
def test_two_requirements_in_five_and_six() -> None:
    assert targets(delivering("5", bread=2, meat=2, clay=5)) == ["small"]
    assert targets(delivering("5", preserves=5, weapon=3, iron=1)) == ["large", "small"]
    assert targets(delivering("6", plank=4, yarn=5)) == ["small"]
    assert targets(delivering("6", barrel=8, cloth=6)) == ["large", "small"]
    s = delivering("6", barrel=8, cloth=6)
    play(s, 0, "deliver:large+barrel*8,cloth*6")
    assert me(s).objectives.points[3] == 30


@rule("NEW-OBC-9", "NEW-OBC-X2")
def test_hunting_the_order() -> None:
    s = delivering("7", weapon=3, smoked_fish=2, preserves=1)
    assert targets(s) == ["small"]
    play(s, 0, "deliver:small+preserves,weapon*2,smoked-fish")
    assert me(s).objectives.points[3] == 13


@rule("NEW-OBC-10", "NEW-OBC-X3", "NEW-CH8-19")
def test_facing_the_giants() -> None:
    s = delivering("8", weapon=6, tool=1)
    ship(s, 0, "f-sea-9")
    assert targets(s) == [], "force needs soldiers"
    assert refused(s, 0, "deliver:force+tool,weapon*6") == "NEW-CH8-19"
    me(s).people.crew.append(fetch(s, "lieutenant-1"))
    assert targets(s) == ["force"]
    play(s, 0, "deliver:force+tool,weapon*6")
    assert me(s).objectives.points[3] == 26
    s = delivering("8", cloth=3, wine=4, fur_coat=4)
    ship(s, 0, "f-sea-9")
    assert targets(s) == ["diplomacy"]


# -- solo


@rule("NEW-SOLO-3", "NEW-SOC-1", "NEW-SOLO-E4")
def test_all_conditions_must_hold() -> None:
    s = delivering("1", 1, bread=14)
    houses(s, 0, "a-ironfield", "a-cherryhurst", "a-sedgeworth")
    score(s, 0, 75)
    me(s).objectives.secret[0] = 0
    play(s, 0, "deliver:solo-card+bread*14")
    assert s.over()
    assert me(s).score == 75 + 10 + 6 + 3, "schedule, towns and the Bakery"
    assert won(s)
    assert s.outcome().winners == [0]
    for change in ("points", "towns", "goods"):
        lost = s.clone()
        if change == "points":
            lost.players[0].score = 87
        elif change == "towns":
            lost.players[0].towns &= ~(1 << s.box.land.town("a-ironfield"))
        else:
            lost.players[0].voyage.delivered = False
        assert not won(lost)
        assert lost.outcome().winners == []


@rule("NEW-SOLO-8", "NEW-SOC-X1")
def test_the_best_schedule_is_scored_with_the_delivery() -> None:
    s = delivering("1", 1, bread=12, preserves=1)
    assert targets(s) == ["small", "solo-card"]
    play(s, 0, "deliver:solo-card+bread*12,preserves")
    assert (me(s).voyage.delivered, me(s).objectives.points[3]) == (True, 10)


@rule("NEW-SOLO-E3")
def test_more_than_the_card_asks_may_be_delivered() -> None:
    s = delivering("1", 1, bread=20)
    play(s, 0, "deliver:large+bread*20")
    assert (me(s).voyage.delivered, me(s).objectives.points[3]) == (True, 26)
    s = delivering("1", 1, bread=20)
    play(s, 0, "deliver:small+bread*8")
    assert (me(s).voyage.delivered, me(s).objectives.points[3]) == (False, 10)


@rule("NEW-SOLO-E3", "NEW-SOC-10", "NEW-SCO-E4")
def test_gifts_fill_up_what_a_schedule_of_arms_leaves_open() -> None:
    s = delivering("8", 1, weapon=6, tool=1, fur_coat=2, flour=1)
    ship(s, 0, "f-sea-9")
    me(s).people.crew.append(fetch(s, "lieutenant-1"))
    arms = "deliver:force+tool,weapon*6"
    assert steps(s, 0, arms) == [arms, arms + ",fur-coat*2"]
    assert "deliver:force" in steps(s, 0), "the cheapest is not the only way"
    assert refused(s, 0, arms + ",fur-coat") == "NEW-SCO-2", "23 do not fill the card"
    assert refused(s, 0, "deliver:solo-card+tool,weapon*6,fur-coat*2") == "NEW-SCO-E4", "24 do without the tool"
    assert refused(s, 0, "deliver:force+flour,tool,weapon*6") == "NEW-SCO-15"
    bare = s.clone()
    play(bare, 0, arms)
    assert (me(bare).voyage.delivered, me(bare).objectives.points[3]) == (False, 26)
    play(s, 0, arms + ",fur-coat*2")
    assert (me(s).voyage.delivered, me(s).objectives.points[3]) == (True, 26)


@rule("NEW-GEN-25", "NEW-SOLO-E3")
def test_in_games_that_began_before_nothing_fills_up_a_schedule() -> None:
    s = delivering("8", 1, "1", weapon=6, tool=1, fur_coat=2)
    ship(s, 0, "f-sea-9")
    me(s).people.crew.append(fetch(s, "lieutenant-1"))
    assert steps(s, 0, "deliver:force+tool,weapon*6") == []
    assert refused(s, 0, "deliver:force+tool,weapon*6,fur-coat*2") == "NEW-SCO-15"
    play(s, 0, "deliver:force+tool,weapon*6")
    assert (me(s).voyage.delivered, me(s).objectives.points[3]) == (False, 26)


@rule("NEW-SOLO-E3")
def test_gifts_that_are_just_enough_fill_up_and_nothing_more_is_taken() -> None:
    s = delivering("8", 1, weapon=6, tool=1, cloth=2)
    ship(s, 0, "f-sea-9")
    me(s).people.crew.append(fetch(s, "lieutenant-1"))
    arms = "deliver:force+tool,weapon*6"
    assert steps(s, 0, arms) == [arms, "deliver:force+tool,cloth*2,weapon*6"]
    s = delivering("8", 1, fur_coat=10, weapon=1)
    ship(s, 0, "f-sea-9")
    assert steps(s, 0, "deliver:diplomacy+fur-coat*10") == [], "the card asks for less"
    assert refused(s, 0, "deliver:diplomacy+weapon,fur-coat*10") == "NEW-SCO-E4"


@rule("NEW-SOLO-E3", "NEW-SCO-E4")
def test_no_gift_too_many_fills_up() -> None:
    s = delivering("8", 1, weapon=6, tool=1, cloth=2, fur_coat=2)
    ship(s, 0, "f-sea-9")
    me(s).people.crew.append(fetch(s, "lieutenant-1"))
    found = {x.removeprefix("deliver:force+") for x in steps(s, 0, "deliver:force+tool,weapon*6")}
    assert found == {"tool,weapon*6", "tool,cloth*2,weapon*6", "tool,cloth,weapon*6,fur-coat", "tool,weapon*6,fur-coat*2"}
    assert refused(s, 0, "deliver:force+tool,cloth,weapon*6,fur-coat*2") == "NEW-SCO-E4"
    several = stocked("8", 2, weapon=6, tool=1, fur_coat=2)
    assert lacking(several, Choice(several.box.DELIVER, 1)) == [], "alone only"


@rule("NEW-SOLO-10")
def test_the_rating() -> None:
    s = delivering("1", 1, bread=14)
    houses(s, 0, "a-ironfield", "a-cherryhurst", "a-sedgeworth")
    me(s).voyage.delivered = True
    found = []
    for points in (87, 88, 97, 98, 107, 108):
        score(s, 0, points)
        found.append(rating(s))
    assert found == ["", "won", "won", "splendid", "splendid", "legendary"]


@rule("NEW-SOLO-7", "NEW-CH8-7", "NEW-CH8-X3")
def test_the_black_ship() -> None:
    s = position(1, "8")
    assert s.board.black_ship == 0
    assert position(2, "8").board.black_ship == NONE
    found = []
    for round_ in range(1, 8):
        s.calendar.round = round_
        move_black_ship(s)
        found.append(s.board.black_ship)
    assert found == [1, 2, 3, 4, 6, 8, 10]


@rule("NEW-SOLO-9", "NEW-CH6-7", "NEW-SHD-7")
def test_penalties_hold_alone() -> None:
    s = stocked("6", 1)
    at_the_end(s, FinalScoring(NONE))
    assert me(s).score == 0
    s = position(1, "5")
    s.market.bag[4] = 4
    drawn(s, "SS")
    check_shadows(s)
    assert me(s).score == 1


@rule("NEW-SOLO-11")
def test_alone_no_bridge_is_foreign() -> None:
    s = position(1, "3a")
    houses(s, 0, "b-swanfield")
    bridge(s, 0, "b-bridge-3")
    ways = routes(s, 0, False)[s.box.land.town("b-sedgestead")]
    assert [s.box.route_slug[x] for x in ways] == ["1-road"]


def conditions(chapter: str) -> tuple[int, list[tuple[str, int]], list[tuple[str, str, int]]]:
    card = position(1, chapter).box.chapter.solo
    return card.vp, [(x.slug, x.amount) for x in card.deliver], [(x.op, x.word, x.least) for x in card.extra]


@rule("NEW-SOC-2", "NEW-SOC-3", "NEW-SOC-4")
def test_solo_cards_of_two_and_three() -> None:
    assert conditions("2") == (88, [("kit", 20)], [("military", "", 2)])
    assert conditions("3a") == (92, [("materials", 10)], [("bridge-built", "", 1), ("houses-in", "east-bank", 3)])
    assert conditions("3b") == (96, [("timber", 30)], [("towns-with-symbol", "monolith", 4)])


@rule("NEW-SOC-5", "NEW-SOC-6", "NEW-SOC-7")
def test_solo_cards_of_four_and_five() -> None:
    assert conditions("4a") == (88, [("transport", 10)], [("houses-in", "east-bank", 4)])
    assert conditions("4b") == (86, [("arms", 18)], [("houses-in", "highlands", 4)])
    assert conditions("5") == (70, [("rations", 4), ("defence", 5)], [("military", "", 1)])


@rule("NEW-SOC-8", "NEW-SOC-9", "NEW-SOC-10")
def test_solo_cards_of_six_to_eight() -> None:
    assert conditions("6") == (66, [("hull", 4), ("sails", 4)], [("shipyard-used", "", 1)])
    assert conditions("7") == (66, [("arms", 4), ("food", 3)], [("houses-in", "islands", 3)])
    assert conditions("8") == (80, [("gifts-or-arms", 24)], [("ahead-of-black-ship", "", 1)])
    s = delivering("8", 1, cloth=6, weapon=4)
    ship(s, 0, "f-sea-8")
    assert targets(s) == [], "the ship must be on f-sea-9 or further"
    ship(s, 0, "f-sea-9")
    play(s, 0, "deliver:solo-card+cloth*6,weapon*4")
    assert me(s).voyage.delivered


@rule("NEW-SOC-3", "NEW-SOC-8")
def test_conditions_of_solo_cards_are_read_from_the_position() -> None:
    s = position(1, "3a")
    bridge_built, east = s.box.chapter.solo.extra
    assert (meets(s, bridge_built), meets(s, east)) == (False, False)
    bridge(s, 0, "b-bridge-1")
    houses(s, 0, "b-birchton", "b-badgerden", "b-sedgestead")
    assert (meets(s, bridge_built), meets(s, east)) == (True, True)
    s = position(1, "6")
    used = s.box.chapter.solo.extra[0]
    assert not meets(s, used)
    built(s, 0, "sawmill-1", "zone-2", 3)
    pawn(s, 0, "shipyard")
    play(s, 0, "shipyard:3-plank")
    assert meets(s, used)


@rule("NEW-SOLO-3", "NEW-SOC-1", "NEW-SOC-2")
def test_the_verdict_tells_how_much_of_each_condition_there_is() -> None:
    def goals(s: NewdaleState) -> list[tuple[str, int, int]]:
        found = s.outcome().verdict
        assert found is not None
        return [(x.slug, x.wanted, x.reached) for x in found.goals]

    s = position(1, "1")
    houses(s, 0, "a-ironfield", "a-cherryhurst", "a-hollycroft")
    assert goals(s) == [("points", 88, 3), ("delivery", 1, 0), ("towns-with-symbol", 3, 2)]
    s = position(1, "2")
    built(s, 0, "watchtower-1")
    assert goals(s)[-1] == ("military", 2, 1)
    s = position(1, "3a")
    houses(s, 0, "b-birchton", "b-badgerden")
    assert goals(s)[-2:] == [("bridge-built", 1, 0), ("houses-in", 3, 2)]
    bridge(s, 0, "b-bridge-1")
    assert goals(s)[-2:] == [("bridge-built", 1, 1), ("houses-in", 3, 2)]


@rule("NEW-SOC-X2", "NEW-CH8-27")
def test_beside_the_black_ship_is_not_ahead() -> None:
    s = position(1, "8")
    ahead = s.box.chapter.solo.extra[0]
    s.board.black_ship = 10
    ship(s, 0, "f-sea-10")
    assert not meets(s, ahead)
    ship(s, 0, "f-sea-11")
    assert meets(s, ahead)
