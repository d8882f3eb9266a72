"""Final scoring (NEW-SCO)."""

from itertools import product

import pytest

from overlander.core.choice import NONE, Choice
from overlander.games.newdale.final_scoring import FinalScoring, building_points, goods_points, military_points, ranking
from overlander.games.newdale.houses import military
from overlander.games.newdale.objectives import Deliver, cheapest, secret_towns
from overlander.games.newdale.payment import Purse
from overlander.games.newdale.state import NewdaleState
from tests.ledger import rule
from tests.rules.newdale.position import (
    asked,
    at_the_end,
    built,
    character,
    coal,
    decline,
    extras,
    fetch,
    final,
    hand_of,
    houses,
    me,
    play,
    position,
    produce,
    refused,
    score,
    scores,
    steps,
    tiles,
)
from tests.rules.offers import told


def military_of(*strengths: int) -> NewdaleState:
    """Players with so much military (Fortresses 2, Watchtowers 1)."""
    s = final(len(strengths))
    towers = iter(range(1, 7))
    forts = iter(range(1, 5))
    for seat, n in enumerate(strengths):
        for _ in range(n // 2):
            built(s, seat, f"fortress-{next(forts)}")
        if n % 2:
            built(s, seat, f"watchtower-{next(towers)}")
    return s


@rule("NEW-SCO-X1", "NEW-VEC-X21", "NEW-VEC-X22")
def test_military_points_by_place() -> None:
    assert military_points(military_of(2, 2, 0)) == [4, 4, 0]
    assert military_points(military_of(2, 2, 1)) == [4, 4, 1]
    assert military_points(military_of(3, 2, 2, 1)) == [4, 2, 2, 0]
    assert military_points(military_of(0, 0)) == [0, 0]
    assert military_points(military_of(1, 0, 0)) == [4, 0, 0]


@rule("NEW-SCO-1", "NEW-SCO-9", "NEW-SCO-10")
def test_places_of_military() -> None:
    assert military_points(military_of(3, 2, 1)) == [4, 2, 1]
    assert military_points(military_of(1, 3, 1)) == [2, 4, 2]


@rule("NEW-SCO-E1", "NEW-SCO-8")
def test_three_tied_for_first() -> None:
    assert military_points(military_of(2, 2, 2, 1)) == [4, 4, 4, 0]


@rule("NEW-SOLO-5")
def test_no_military_ranking_alone() -> None:
    s = final(1)
    built(s, 0, "fortress-1")
    assert military_points(s) == [0]


def delivering(players: int = 2, chapter: str = "1", **pieces: int) -> NewdaleState:
    """Seat 0 may deliver; so many goods of each kind lie on its buildings."""
    s = final(players, chapter)
    makers = {"bread": "bakery-1", "preserves": "provision-house-1", "meat": "abattoir-1", "yarn": "spinning-mill-1"}
    makers |= {"cloth": "weaving-mill-1", "weapon": "weaponsmith-1", "smoked_fish": "smokehouse-1", "tool": "smithy-1"}
    makers |= {"flour": "mill-1", "plank": "sawmill-1", "barrel": "cooperage-1"}
    zones = [x for i, x in enumerate(s.box.zone_slug) if s.box.zone_holds[i] == "any"]
    for good, n in pieces.items():
        if good == "coal":
            coal(s, 0, n)
        else:
            built(s, 0, makers[good], zones.pop(0), n)
    s.calendar.first = s.seats - 1
    at_the_end(s, FinalScoring(NONE))
    return s


@rule("NEW-SCO-2", "NEW-SCO-X3", "NEW-OBC-1")
def test_rations_for_the_expedition() -> None:
    s = delivering(bread=9, preserves=3, coal=2)
    assert "deliver:large" not in " ".join(steps(s, 0)), "15 rations are not 20"
    play(s, 0, "deliver:small+bread*8")
    assert Purse(s, 0).coins == 34
    decline(s)
    assert (me(s).objectives.points[3], me(s).objectives.points[5]) == (10, 6)
    s = delivering(bread=9, preserves=3, coal=2)
    play(s, 0, "deliver:small+bread*2,preserves*3")
    assert Purse(s, 0).coins == 37
    decline(s)
    assert me(s).objectives.points[5] == 7


@rule("NEW-SCO-E4")
def test_the_cheapest_delivery_is_offered_first_and_all_on_request() -> None:
    s = delivering(bread=9, preserves=3, coal=2)
    assert steps(s, 0) == ["deliver:small+bread*2,preserves*3", "deliver:small", "pass"]
    assert sorted(steps(s, 0, "deliver:small")) == [
        "deliver:small+bread*2,preserves*3",
        "deliver:small+bread*4,preserves*2",
        "deliver:small+bread*6,preserves",
        "deliver:small+bread*8",
    ]
    assert refused(s, 0, "deliver:small+bread*9") == "NEW-SCO-E4"


@rule("NEW-SCO-15", "NEW-SCO-E4")
def test_goods_that_are_not_there_are_not_delivered() -> None:
    s = delivering(bread=6, preserves=3, coal=2)
    assert told(s, "deliver:small+bread*8") == ("wrong-goods", {"good": "bread"})  # 8 rations, as wanted
    assert told(s, "deliver:small+coal,bread*6") == ("wrong-goods", {"good": "coal"})
    assert told(s, "deliver:small+bread*6,preserves*2")[0] == "piece-too-many"
    assert told(s, "deliver:small+bread*6")[0] == "not-offered"  # two rations are missing


@rule("NEW-SCO-3", "NEW-SCO-X2", "NEW-VEC-X23")
def test_points_for_remaining_goods() -> None:
    s = final()
    coal(s, 0, 23)
    coal(s, 1, 4)
    assert [goods_points(s, seat) for seat in (0, 1)] == [4, 0]


@rule("NEW-SCO-E6")
def test_the_value_is_summed_before_dividing() -> None:
    s = final()
    built(s, 0, "mill-1", "zone-2", 2)
    built(s, 0, "sawmill-1", "zone-3", 2)
    assert goods_points(s, 0) == 1


@rule("NEW-SCO-4", "NEW-SCO-X5", "NEW-OBJ-1")
def test_points_for_the_secret_objective() -> None:
    s = final()
    me(s).objectives.secret[0] = s.box.secret_slug.index("secret-star")
    houses(s, 0, "a-ravencliff", "a-gorsecombe", "a-ironfield", "a-cherryhurst", "a-sedgeworth", "a-hollycroft")
    produce(s)
    decline(s)
    assert me(s).objectives.points[6] == 10


@rule("NEW-SCO-5", "NEW-SCO-E7")
def test_points_of_buildings() -> None:
    s = final(2, "8")
    built(s, 0, "fortress-3")
    built(s, 0, "bakery-1", "zone-4")
    assert building_points(s, 0) == 4 + 3
    assert building_points(s, 1) == 0, "the Coal Mine and the captain have none"


@rule("NEW-SCO-6", "NEW-SCO-X4", "NEW-VEC-X25")
def test_among_equals_the_furthest_from_the_first_player_wins() -> None:
    s = final(3)
    for p in s.players:
        p.objectives.secret[0] = 0
    score(s, 2, 0)
    produce(s)
    decline(s)
    assert s.calendar.first == 1
    assert s.outcome().totals() == [3, 3, 0]
    assert s.outcome().winners == [0]


@rule("NEW-SCO-17", "NEW-CAMP-E1")
def test_the_tie_break_orders_the_lower_places_too() -> None:
    s = final(4)
    s.calendar.first = 1
    assert ranking(s, [5, 9, 5, 5]) == [1, 0, 3, 2]
    assert ranking(s, [5, 5, 5, 5]) == [0, 3, 2, 1]


@rule("NEW-SCO-7", "NEW-SCO-13")
def test_the_steps_in_their_order() -> None:
    s = final(2, "2")
    built(s, 0, "watchtower-1")
    coal(s, 0, 10)
    me(s).objectives.secret[0] = s.box.secret_slug.index("secret-moon")
    houses(s, 0, "a-hollycroft")
    me(s).objectives.personal = 0
    s.heard = []
    produce(s)
    decline(s)
    told = [(x.key, str(x.params.get("category", ""))) for x in s.heard if x.seat in (0, 1)]
    found = [b or a for a, b in told if a in ("final", "lose-points")]
    assert found == ["military", "lose-points", "goods", "secret", "personal", "buildings"]


@rule("NEW-SCO-11", "NEW-CHR-E7")
def test_tiles_characters_and_hand_cards_score_nothing() -> None:
    s = final(2, "2")
    tiles(s, 0, "one-good", "one-good")
    character(s, 0, "onyx")
    hand_of(s, 0, 9)
    me(s).objectives.secret[0] = 0
    built(s, 0, "watchtower-1")
    produce(s)
    decline(s)
    assert sum(me(s).objectives.points) == 3 + 4 + 1


@rule("NEW-SCO-14", "NEW-OBC-7")
def test_a_schedule_needs_all_its_requirements() -> None:
    s = delivering(2, "5", bread=9, weapon=1)
    assert [x for x in steps(s, 0) if x != "pass"] == []
    s = delivering(2, "5", bread=4, weapon=2)
    assert steps(s, 0) == ["deliver:small+bread*4,weapon*2", "pass"]


@rule("NEW-SCO-15")
def test_weights_are_summed_and_overshoot_is_lost() -> None:
    s = delivering(2, "2", cloth=5, yarn=1)
    assert steps(s, 0) == ["pass"], "11 of 12"
    s = delivering(2, "2", cloth=5, yarn=2)
    assert "deliver:small+yarn*2,cloth*5" in steps(s, 0)
    s = delivering(2, "7", weapon=2, preserves=2)
    play(s, 0, "deliver:small+preserves*2,weapon*2")
    assert me(s).objectives.points[3] == 13


@rule("NEW-SCO-16", "NEW-BON-3")
def test_only_the_main_objective_is_asked() -> None:
    s = final(3)
    tiles(s, 1, "one-good")
    produce(s)
    for seat in range(3):
        play(s, seat, "done")
    order: list[int] = []
    while not s.over():
        assert asked(s, s.actor()) == "Deliver"
        assert extras(s, s.actor()) == []
        order.append(s.actor())
        play(s, s.actor(), "pass")
    assert order == [1, 2, 0]


@rule("NEW-SCO-E2", "NEW-PER-E1")
def test_delivered_goods_count_no_more() -> None:
    s = delivering(2, "2", cloth=6, flour=1, coal=1)
    me(s).objectives.personal = s.box.personal_slug.index("quartermaster")
    play(s, 0, "deliver:small+cloth*6")
    decline(s)
    assert me(s).objectives.points[5] == 0, "3 coins are left"
    assert me(s).objectives.points[7] == 2, "flour and coal, sold or not"


@rule("NEW-SCO-E3")
def test_no_schedule_need_be_scored() -> None:
    s = delivering(bread=8)
    play(s, 0, "pass")
    decline(s)
    assert (me(s).objectives.points[3], me(s).objectives.points[5]) == (0, 8)


@rule("NEW-SCO-E5", "NEW-OBJ-E1")
def test_a_town_has_one_symbol_and_counts_once() -> None:
    s = final()
    me(s).objectives.secret[0] = s.box.secret_slug.index("secret-star")
    houses(s, 0, "a-ironfield", "a-hollycroft")
    assert secret_towns(s, 0) == 1, "a monolith once, a moon not at all"


@rule("NEW-SCO-E8", "NEW-CH2-1", "NEW-CH2-2")
def test_penalties_stop_at_zero() -> None:
    for players in (1, 2):
        s = final(players, "2")
        for seat in range(players):
            score(s, seat, 1)
        produce(s)
        for seat in range(players):
            play(s, seat, "done")
        assert scores(s) == [0] * players


@rule("NEW-SCO-E9", "NEW-SAI-3")
def test_lieutenants_count_as_military() -> None:
    s = final(2, "8")
    me(s).people.crew.append(fetch(s, "lieutenant-1"))
    assert military(s, 0) == 1
    assert military_points(s) == [4, 0]


@rule("NEW-OBJ-7")
def test_the_secret_objective_is_revealed_in_the_end() -> None:
    s = final()
    produce(s)
    assert s.view(1).players[0].objectives.secret == [NONE]
    decline(s)
    assert s.view(1).players[0].objectives.secret == s.players[0].objectives.secret


@rule("NEW-SCO-13")
def test_points_are_told_by_what_the_chapter_knows() -> None:
    plain = ["play", "military", "objective", "goods", "secret", "buildings"]
    assert position(2, "1").outcome().categories == plain
    assert position(2, "2").outcome().categories == [
        "play",
        "military",
        "losses",
        "objective",
        "goods",
        "secret",
        "personal",
        "buildings",
    ]
    assert position(2, "8").outcome().categories == ["play", "military", "objective", "ship", "goods", "secret", "buildings"]
    assert position(1, "1").outcome().categories == [x for x in plain if x != "military"]


@rule("NEW-SCO-1", "NEW-SCO-2")
def test_while_goods_are_delivered_military_and_losses_count_once() -> None:
    s = position(2, "2")
    built(s, 0, "watchtower-1")
    at_the_end(s, FinalScoring(NONE))
    assert asked(s, s.actor()) == "Deliver"
    found = s.outcome()
    at = found.categories.index
    assert [row[at("military")] for row in found.points] == [4, 0]
    assert [row[at("losses")] for row in found.points] == [0, -2]
    assert [row[at("play")] for row in found.points] == [3, 3]


@rule("NEW-SCO-E4")
def test_the_cheapest_delivery() -> None:
    worth, have, price = [1, 2, 0, 3], [5, 3, 9, 2], [1, 3, 0, 2]
    for need in range(1, 18):
        reach = [x for x in product(*[range(n + 1) for n in have]) if sum(w * n for w, n in zip(worth, x)) >= need]
        found = cheapest(worth, have, price, need)
        assert sum(w * n for w, n in zip(worth, found)) >= need
        assert all(n <= m for n, m in zip(found, have))
        assert sum(p * n for p, n in zip(price, found)) == min(sum(p * n for p, n in zip(price, x)) for x in reach)


@rule("NEW-SCO-7", "NEW-SCO-2")
def test_before_the_delivery_the_main_objective_is_worth_nothing() -> None:
    s = position()
    found = s.outcome()
    assert found.points[0][found.categories.index("objective")] == 0


@rule("NEW-SCO-14", "NEW-SCO-15")
def test_a_delivery_goes_on_with_the_next_requirement() -> None:
    for chapter in ("4a", "4b", "5", "6", "7", "8"):
        s = position(2, chapter)
        two = [i for i, x in enumerate(s.box.chapter.schedules) if len(x.requires) > 1]
        if two:
            break
    else:
        pytest.skip("no chapter asks for two kinds of goods")
    first, second = s.box.chapter.schedules[two[0]].requires[:2]
    for requirement, zone in ((first, "zone-2"), (second, "zone-3")):
        good = next(i for i, w in enumerate(requirement.weights) if w == 1 and (first.weights[i] == 0 or second.weights[i] == 0))
        slug = next(x.slug for x in s.box.cards.all[: s.box.cards.buildings] if x.ware != NONE and x.type.product == good)
        built(s, 0, slug, zone, 60)
    if s.box.special.gate:
        me(s).voyage.ship = s.box.special.gate
    at_the_end(s, Deliver(0))
    q = Deliver(0)
    start = Choice(s.box.DELIVER, two[0])
    counts = [0] * len(me(s).estate.wares(s.box.cards))
    ware = s.box.cards.all[me(s).estate.zones[1]].ware
    counts[ware] = first.amount
    after = q.steps(s, start.with_counts(counts))
    assert after
    assert all(x.count(ware) == first.amount for x in after)


@rule("NEW-SCO-14", "NEW-SCO-2")
def test_what_an_objective_lacks() -> None:
    s = position()
    at_the_end(s, Deliver(0))
    small = s.box.chapter.schedules[0]
    wanted = small.requires[0]
    good = next(i for i, weight in enumerate(wanted.weights) if weight == 1)
    slug = next(x.slug for x in s.box.cards.all[: s.box.cards.buildings] if x.ware != NONE and x.type.product == good)
    if slug != "coal-mine-1":
        built(s, 0, slug, "zone-2", wanted.amount - 1)
    assert told(s, "deliver:small") == (
        "too-few-for-objective",
        {"requirement": wanted.slug, "n": wanted.amount, "have": wanted.amount - 1},
    )
    me(s).estate.zone_goods[1] = wanted.amount
    assert len(steps(s, 0)) == 2


@rule("NEW-SCO-4")
def test_towns_of_the_secret_objective_count_while_the_game_goes_on() -> None:
    s = position()
    land = s.box.land
    symbol = s.box.secret_symbol[me(s).objectives.secret[0]]
    town = next(t for t in range(len(land.town_slug)) if land.town_symbol[t] in (symbol, s.box.shared_symbol))
    me(s).towns = 1 << town
    found = s.outcome()
    assert found.points[0][found.categories.index("secret")] == s.box.constants.secret_vp
