"""21, 22. Expansion: set-up, artifact phase, harbors and interim scorings (BOON-ART-SETUP, -PH, -HAR, -INT)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake import box as b
from overlander.games.boonlake.artifacts.box import FACES
from overlander.games.boonlake.artifacts.interim import add_vases
from overlander.games.boonlake.artifacts.shipyard import TakingArtifact, price_of
from overlander.games.boonlake.interim_scoring import InterimScoring
from overlander.games.boonlake.river import MoveShip, jumped_harbors, targets
from overlander.games.boonlake.state import BoonState
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, launched, quiet, table, yard
from tests.rules.boonlake.position import (
    ask,
    chosen,
    display,
    me,
    new_game,
    people,
    play,
    position,
    put,
    question,
    ships,
    tile,
    tokens,
)

by_players = pytest.mark.parametrize("players", [2, 3, 4])


@rule("BOON-ART-SETUP-1", "BOON-ART-SETUP-10")
def test_220_cards() -> None:
    s = new_game(2, artifacts="on")
    assert len(s.box.cards) == 220 == len(set(s.box.cards))
    assert len(s.piles.deck) + 12 == 220
    me(s).vases = 19
    assert me(s).vases > 14


@rule("BOON-ART-SETUP-2", "BOON-ART-SETUP-3")
def test_four_harbor_tiles_and_the_lake() -> None:
    box = new_game(2, artifacts="on").box
    assert [box.river[i] for i, x in enumerate(box.harbor_tile) if x] == ["c8", "c12", "u4", "u8"]
    assert box.kit().lake == ["start", *[f"i{n}" for n in range(1, 8)], *[f"v{n}" for n in range(1, 9)]]


@rule("BOON-ART-SETUP-4")
def test_the_hunter_comes_from_the_supply() -> None:
    s = new_game(3, artifacts="on")
    for seat, p in enumerate(s.players):
        assert (p.ranch, p.supply, yard(s, seat).pawn) == (3, 4, 0)
        assert people(s, seat) + 1 == 10


@rule("BOON-ART-SETUP-5")
def test_two_conditions() -> None:
    found = {tuple(new_game(2, seed, artifacts="on").table().conditions) for seed in "abcdefgh"}
    assert len(found) > 1
    assert all(a != b for a, b in found)


@rule("BOON-ART-SETUP-6", "BOON-ART-SETUP-9")
def test_improved_markers() -> None:
    s = new_game(2, artifacts="on")
    assert s.box.improved_values[1:] == [4, 6, 8]
    assert [(y.built, y.face, y.improved) for y in s.table().yards] == [(False, NONE, False)] * 2


@rule("BOON-ART-SETUP-7", "BOON-ART-SETUP-E2", "BOON-ART-SETUP-X1")
@by_players
def test_artifacts_and_price_tiles(players: int) -> None:
    found = set()
    for seed in "abcdef":
        s = new_game(players, seed, artifacts="on")
        faces = s.table().faces
        assert len(faces) == players + 1
        assert len({next(i for i, x in enumerate(s.box.kit().tile_faces) if f in x) for f in faces}) == players + 1
        assert sum(len(x) for x in s.table().held) == 2 * players
        found.add(tuple(faces))
    assert len(found) > 1


@rule("BOON-ART-SETUP-8", "BOON-ART-SETUP-E1")
def test_the_purple_faces_share_a_tile() -> None:
    kit = new_game(2, artifacts="on").box.kit()
    assert [FACES.index("a5"), FACES.index("a6")] in kit.tile_faces


@rule("BOON-ART-PH-1", "BOON-ART-PH-E1")
def test_two_price_tiles_by_seat() -> None:
    s = new_game(3, artifacts="on")
    kit = s.box.kit()
    assert [[kit.price_slug[x] for x in held] for held in s.table().held] == [["pr1", "pr2"], ["pr3", "pr4"], ["pr5", "pr6"]]


@rule("BOON-ART-PH-2", "BOON-ART-PH-3", "BOON-ART-PH-X1")
def test_prices_are_placed_against_and_with_the_clock() -> None:
    s = chosen(new_game(3, artifacts="on"))
    seats = []
    while question(s) == "PlacePrice":
        seats.append(s.actor())
        s.apply(s.actor(), s.choices(s.actor())[0])
    assert seats == [2, 1, 0, 0, 1, 2]
    assert question(s) == "ChooseStrip"


@rule("BOON-ART-PH-4", "BOON-ART-PH-E2", "BOON-ART-PH-X2")
def test_the_price_is_the_sum() -> None:
    s = chosen(new_game(2, artifacts="on"))
    first = FACES[s.table().faces[0]]
    assert len(tokens(s, 1)) == 2 * 3
    play(s, 1, f"price:pr4@{first}")
    play(s, 0, f"price:pr1@{first}")
    cost, lowered = price_of(s, 0)
    assert (cost.coins, cost.inhabitants, cost.cards, lowered) == (3, 1, 0, 0)
    play(s, 0, f"price:pr2@{first}")
    assert price_of(s, 0)[0].cards == 2
    assert price_of(s, 1)[0].is_free()


# -- harbors


def reach(s: BoonState, most: int) -> list[str]:
    return [s.box.river[x] for x in targets(s, 0, most)]


@rule("BOON-ART-HAR-1", "BOON-ART-HAR-2", "BOON-ART-HAR-X1")
def test_an_occupied_harbor_is_jumped_and_its_reward_may_be_taken() -> None:
    for token, vp, vases in (("reward:c9", 2, 0), ("reward:c8", 0, 1)):
        s = quiet()
        ships(s, "c6", "c8")
        assert reach(s, 2) == ["c7", "c9"]
        ask(s, 0, MoveShip(0))
        play(s, 0, "ship:c9")
        assert tokens(s, 0) == {"reward:c9", "reward:c8"}
        play(s, 0, token)
        assert (me(s).vp, me(s).vases) == (vp, vases)


@rule("BOON-ART-HAR-E1")
def test_one_of_several_jumped_harbors() -> None:
    s = quiet(3)

    ships(s, "c7", "c8", "c12")
    s.river.crossed = 1
    assert reach(s, 4) == ["c9", "c10", "c11", "u1"]
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:u1")
    assert tokens(s, 0) == {"reward:u1", "reward:c8", "reward:c12"}


@rule("BOON-ART-HAR-E2", "BOON-ART-HAR-E4")
def test_final_spaces_stay_open() -> None:
    s = quiet()
    s.river.crossed = 3
    ships(s, "u11", "u12")
    assert reach(s, 1) == ["u12"]


@rule("BOON-ART-HAR-E3")
def test_cards_look_at_the_space_where_the_ship_ends() -> None:

    s = quiet()
    display(s, 0, "sunlit-pier")
    ships(s, "c6", "c8")
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:c9", "reward:c8")
    assert me(s).coins == 20  # c9 is no harbor


@rule("BOON-ART-HAR-E5")
def test_the_eminence_jumps_harbors_too() -> None:
    s = position(1, "test", artifacts="on")
    ships(s, "c8", "c6")
    found = targets(s, 1, 2)
    assert [s.box.river[x] for x in found] == ["c7", "c9"]


@rule("BOON-ART-HAR-1", "BOON-ART-HAR-2", "BOON-ART-HAR-E2")
def test_harbors_with_a_ship_are_jumped() -> None:
    s = quiet(3)
    ships(s, "c7", "c8", "c12")
    river = s.box.river
    assert [river[x] for x in targets(s, 0, 3)] == ["c9", "c10", "c11"]
    assert [river[x] for x in jumped_harbors(s, 0, river.index("c9"))] == ["c8"]
    ships(s, "c6", "c5", "c12")
    assert jumped_harbors(s, 0, river.index("c9")) == []
    ships(s, "u11", "u12", "c1")
    assert [river[x] for x in targets(s, 0, 2)] == ["u12"]


@rule("BOON-ART-HAR-E3", "BOON-EFF-19")
def test_the_harbor_where_the_ship_ends_counts_for_cards() -> None:
    s = quiet()
    ships(s, "c7", "c8")
    me(s).perks[b.HARBOR_COINS] = 2
    ask(s, 0, MoveShip(0))
    s.strips.row = s.box.most_steps.index(4)
    play(s, 0, "ship:c12", "reward:c8")
    assert (me(s).coins, me(s).vases) == (22, 1)


# -- the extra phase


def scoring(s: BoonState, k: int = 1) -> None:
    s.river.scored = k
    ask(s, 0, InterimScoring(0, 0, 0))


@rule("BOON-ART-INT-1", "BOON-ART-INT-E1")
def test_artifacts_work_and_get_vases_before_a_scoring() -> None:
    s = quiet()
    table(s, "a1", "a4")
    artifact(s, 0, "a2", 2)
    scoring(s)
    assert (question(s), s.table().vases) == ("Modernize", [0, 0])
    play(s, 0, "pass")
    assert s.table().vases == [1, 1]


@rule("BOON-ART-INT-2", "BOON-ART-INT-E4")
def test_no_vases_once_everybody_has_an_artifact() -> None:
    s = quiet()
    table(s, "a1", "a4")
    artifact(s, 0, "a10", 0)
    yard(s, 1).given_up = True
    scoring(s)
    assert s.table().vases == [0, 0]


@rule("BOON-ART-INT-3", "BOON-ART-INT-X1")
def test_the_taker_gets_the_vases() -> None:
    s = quiet()
    table(s, "a8", "a4")
    s.table().vases = [2, 0]
    launched(s)
    ask(s, 0, TakingArtifact(0))
    play(s, 0, "artifact:a8")
    assert (me(s).vases, s.table().faces[0]) == (2, NONE)
    play(s, 0, "plug", "plug")
    assert s.has_basic(0, FACES.index("a8"))


@rule("BOON-ART-INT-E2")
def test_alone_the_reserved_artifact_gets_vases_until_it_is_taken() -> None:
    s = chosen(new_game(1, artifacts="on"))
    play(s, 0, "artifact:a8")
    add_vases(s)
    add_vases(s)
    assert s.table().vases == [2]
    yard(s).face = FACES.index("a8")
    add_vases(s)
    assert s.table().vases == [2]


@rule("BOON-ART-INT-E3")
def test_the_phase_comes_before_the_fourth_scoring_too() -> None:
    s = quiet()
    table(s, "a1")
    for p in s.players:
        p.marks = [1, 2, 3, 0]
    s.river.round, s.river.scored, s.river.ender = 1, 3, 1
    from overlander.games.boonlake.turn import Turn

    s.stack = [Turn(0)]
    s.settle()
    assert s.river.scored == 4
    assert s.table().vases == [1]


@rule("BOON-ART-INT-2", "BOON-ART-INT-1")
def test_vases_come_once_and_before_the_first_action() -> None:
    s = quiet(3)
    table(s, "a8", "a10")
    tile(s, "h13", "g22")
    for seat in range(3):
        me(s, seat).ranch = 3
    put(s, 0, "inhabitant", "h13")
    put(s, 1, "inhabitant", "h13", 1)
    s.river.scored = 1
    ask(s, 0, InterimScoring(0, 1, 0))
    for seat in (0, 1):
        assert (s.actor(), question(s), s.table().vases) == (seat, "InterimAction", [1, 1])
        play(s, seat, "pass")


@rule("BOON-ART-INT-1", "BOON-ART-INT-2", "BOON-ART-INT-E4")
def test_vases_on_the_artifacts_until_everybody_has_one() -> None:
    s = quiet()
    table(s, "a8", "a10", "a2")
    s.table().faces[1] = NONE
    add_vases(s)
    assert s.table().vases == [1, 0, 1]
    launched(s, 0)
    yard(s, 0).face = 9
    add_vases(s)
    assert s.table().vases == [2, 0, 2]
    yard(s, 1).given_up = True
    add_vases(s)
    assert s.table().vases == [2, 0, 2]
