"""26, 27. Expansion: new card effects, solo (BOON-ART-CARD, BOON-ART-SOLO)."""

import pytest

from overlander.core.choice import NONE
from overlander.core.effects import Rest
from overlander.games.boonlake import box as b
from overlander.games.boonlake import moments
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts.box import FACES
from overlander.games.boonlake.artifacts.shipyard import TakingArtifact
from overlander.games.boonlake.cattle import CattlePrice
from overlander.games.boonlake.counting import cattle_regions, count, full_rows, permanent_cards
from overlander.games.boonlake.develop import DevelopOrUpgrade
from overlander.games.boonlake.eminence.scoring import final
from overlander.games.boonlake.eminence.state import EMINENCE
from overlander.games.boonlake.eminence.turn import EminenceTurn
from overlander.games.boonlake.final_scoring import effect_points, printed_points
from overlander.games.boonlake.general import take_inhabitants
from overlander.games.boonlake.interim_scoring import InterimScoring
from overlander.games.boonlake.scoring_tiles import MarkTile, is_met
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.strips import TakeShare
from overlander.games.boonlake.turn import PhaseC, Turn
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, finish, launched, pawn, pawn_of, quiet, yard
from tests.rules.boonlake.position import (
    any_cards,
    areas,
    ask,
    boats,
    cards_of,
    cattle,
    chance,
    chosen,
    display,
    extras,
    hand,
    levers,
    me,
    new_game,
    pasture,
    piece_at,
    play,
    position,
    put,
    question,
    refusal,
    sites,
    space,
    strips,
    tile,
    tokens,
    turn,
)


def perk(s: BoonState, which: int) -> str:
    return s.box.cards[s.box.card_perk.index(which)]


def one_use(s: BoonState, which: int) -> str:
    return s.box.cards[s.box.card_one_use.index(which)]


def effect(s: BoonState, name: str) -> int:
    """A card whose first immediate effect is of this class."""
    return next(i for i, x in enumerate(s.box.card_effect) if x is not None and type(x.gives[0]).__name__ == name)


def run(s: BoonState, card: int) -> None:
    found = s.box.card_effect[card]
    assert found is not None
    ask(s, 0, Rest(0, found, 0))


@rule("BOON-ART-CARD-1", "BOON-ART-CARD-E1", "BOON-ART-CARD-E2")
def test_a_one_use_card_leaves_the_display() -> None:
    s = quiet()
    slug = one_use(s, moments.COINS_ONCE)
    display(s, 0, slug)
    me(s).perks[b.DISCARD_COINS : b.DISCARD_COINS + 3] = [1, 1, 1]
    assert printed_points(s, 0) > 0
    coins = s.box.card_one_use_n[s.box.cards.index(slug)]
    play(s, 0, f"once:{slug}")
    assert (me(s).coins, me(s).display, printed_points(s, 0)) == (20 + coins, [], 0)
    assert [s.box.cards[x] for x in s.piles.discard] == [slug]


@rule("BOON-ART-CARD-2", "BOON-ART-CARD-X1", "BOON-ART-CARD-X2")
def test_values_to_the_left() -> None:
    s = quiet()
    sc02 = s.box.scoring_slug.index("sc02")
    for steps, left, met in ((2, 1, True), (1, 1, False), (1, 2, True), (1, 3, True), (0, 3, False)):
        me(s).board.steps = [0, steps]
        assert is_met(s, 0, sc02, 3, left) == met
    me(s).board.steps = [0, 2]
    display(s, 0, "lenient-clerk")
    s.river.scored = 2
    ask(s, 0, MarkTile(0, 0))
    assert "spend:lenient-clerk" in tokens(s, 0)
    play(s, 0, "spend:lenient-clerk", "mark:sc02")
    while question(s) == "ChooseSide":
        play(s, 0, "pass")
    assert (me(s).vp, question(s)) == (2, "ImproveMarker")


@rule("BOON-ART-CARD-2")
@pytest.mark.parametrize(("scoring", "most"), [(1, 1), (2, 2), (4, 3)])
def test_never_left_of_the_first_value(scoring: int, most: int) -> None:
    """For control the value of the next scoring counts, so that there is one column more; the fourth scoring has no next one."""
    s = quiet()
    cards = [s.box.cards[x] for x in range(len(s.box.cards)) if s.box.card_one_use[x] == moments.THRESHOLD_ONCE][:4]
    display(s, 0, *cards)
    s.river.scored = scoring
    ask(s, 0, MarkTile(0, 0))
    for n in range(most):
        assert {x for x in tokens(s, 0) if x.startswith("spend")} == {f"spend:{slug}" for slug in cards[n:]}
        play(s, 0, f"spend:{cards[n]}")
    assert len(cards) > most
    assert not [x for x in tokens(s, 0) if x.startswith("spend")]


@rule("BOON-ART-CARD-2", "BOON-SCO-5")
def test_the_last_tile_is_forced_but_its_value_may_be_lowered() -> None:
    s = quiet()
    display(s, 0, "lenient-clerk")
    for p in s.players:
        p.marks = [1, 0, 2, 3]
    me(s).board.steps = [0, 4]  # sc02 asks for 7
    s.river.scored = 4
    ask(s, 0, InterimScoring(0, 2, 0))
    assert (question(s), tokens(s, 0)) == ("MarkTile", {"mark:sc02", "spend:lenient-clerk"})
    play(s, 0, "spend:lenient-clerk", "mark:sc02")
    assert me(s).marks == [1, 4, 2, 3]
    assert me(s).vp >= 4


@rule("BOON-ART-CARD-E9")
def test_the_card_is_used_before_the_marker_is_placed() -> None:
    s = quiet()
    display(s, 0, "lenient-clerk")
    assert refusal(s, 0, "once:lenient-clerk") == "BOON-ART-CARD-1 not-now"
    s.river.scored = 2
    ask(s, 0, MarkTile(0, 0))
    play(s, 0, "spend:lenient-clerk")
    assert question(s) == "MarkTile"


@rule("BOON-ART-CARD-3", "BOON-ART-CARD-4")
def test_inhabitants_and_coins_once_at_any_time() -> None:
    s = quiet()
    slug = one_use(s, moments.INHABITANTS_ONCE)
    display(s, 1, slug)
    assert s.actor() == 0
    assert extras(s, 1) == {f"once:{slug}"}
    ranch = me(s, 1).ranch
    play(s, 1, f"once:{slug}")
    assert me(s, 1).ranch == ranch + s.box.card_one_use_n[s.box.cards.index(slug)]


@rule("BOON-ART-CARD-5")
def test_two_resources_less() -> None:
    s = quiet()
    slug = one_use(s, moments.RESOURCES_ONCE)
    display(s, 0, slug)
    hand(s, 0, "sunlit-toll-house")  # 3 loam
    launched(s)
    s.strips.taken = b.BUILDER
    s.strips.rows.remove(b.BUILDER)
    ask(s, 0, TakeShare(0, True))
    play(s, 0, "play:sunlit-toll-house")
    assert [s.box.cards[x] for x in me(s).display] == ["sunlit-toll-house"]


@rule("BOON-ART-CARD-6")
def test_pawn_steps_by_cards() -> None:
    s = quiet()
    pawn(s, 0, "v1")
    run(s, effect(s, "PawnEffect"))
    assert pawn_of(s) == "v2"
    hand(s, 0, *any_cards(s, 1))
    card = next(i for i in range(165, 220) if s.box.card_effect[i] is not None and i >= 165 + 20)
    run(s, card)
    play(s, 0, "exchange:1")
    finish(s)
    assert pawn_of(s) == "v4"


@rule("BOON-ART-CARD-7", "BOON-ART-CARD-E8")
def test_a_marker_goes_back_for_a_vase() -> None:
    s = quiet()
    card = effect(s, "TrackBackEffect")
    run(s, card)
    assert question(s) != "TrackBack"
    me(s).board.steps = [2, 0]
    run(s, card)
    assert tokens(s, 0) == {"back:coin", "pass"}
    play(s, 0, "back:coin")
    assert (me(s).board.steps, me(s).vases, me(s).ranch) == ([1, 0], 1, 3)


@rule("BOON-ART-CARD-8", "BOON-ART-CARD-E3", "BOON-ART-CARD-E10")
def test_a_house_goes_back_into_its_recess() -> None:
    s = quiet()
    tile(s, "h13", "g23")
    tile(s, "h12", "g05")
    put(s, 0, "house", "h13")
    put(s, 0, "settlement", "h12")
    run(s, effect(s, "ReplaceHouseEffect"))
    play(s, 0, "replace:h13@upper")
    board = me(s).board
    assert (piece_at(s, "h13"), board.settlements, board.houses, board.spare) == ((0, "settlement"), 2, 1, 1)
    assert me(s).vp == 0


@rule("BOON-ART-CARD-8", "BOON-ART-CARD-E3", "BOON-TIER-3")
@pytest.mark.parametrize(("cattle_out", "inhabitants"), [(2, 1), (1, 0)])
def test_the_settlement_leaves_its_recess_before_the_house_goes_back(cattle_out: int, inhabitants: int) -> None:
    s = quiet()
    for where, slug in (("h05", "g01"), ("h10", "g02"), ("h13", "g05"), ("h22", "g06")):
        tile(s, where, slug)
        put(s, 0, "house", where)
    board = me(s).board
    board.cattle = cattle_out
    board.freed = 1  # the second tier lacks its settlement
    ranch = me(s).ranch
    run(s, effect(s, "ReplaceHouseEffect"))
    play(s, 0, "replace:h13@single")
    assert (board.houses, board.settlements, board.cattle, board.spare) == (3, 1, cattle_out, 0)
    assert me(s).ranch - ranch == inhabitants, "4 houses, 1 settlement and 2 cattle were out at that moment"


@rule("BOON-ART-CARD-9")
def test_a_card_modernizes() -> None:
    s = quiet()
    run(s, effect(s, "ModernizeEffect"))
    play(s, 0, "modernize:m22")
    assert me(s).coins == 16


@rule("BOON-ART-CARD-10")
def test_builder_draws_a_card_for_its_owner() -> None:
    s = quiet()
    display(s, 1, perk(s, b.BUILDER_CARDS))
    turn(s, 0, "builder")
    assert len(me(s, 1).hand) == 1


@rule("BOON-ART-CARD-11", "BOON-ART-CARD-E4")
def test_presences_near_the_shipyard() -> None:
    s = quiet()
    display(s, 0, perk(s, b.SHIPYARD_CARDS))
    tile(s, "h13", "g22")
    tile(s, "h12", "g05")
    tile(s, "h30", "g16")
    launched(s, 0, "h13")
    for where, cards in (("develop:h12@single", 2), ("develop:h30@upper", 2), ("develop:h13@lower", 4)):
        me(s, 1).ranch = 3
        ask(s, 1, DevelopOrUpgrade(1))
        play(s, 1, where)
        assert len(me(s).hand) == cards


@rule("BOON-ART-CARD-11", "BOON-ART-CARD-E4", "BOON-FSM-6")
@pytest.mark.parametrize(("rules", "cards"), [("2", 2), ("1", 0)])
def test_a_shipyard_near_the_shipyard_of_another(rules: str, cards: int) -> None:
    s = quiet(rules=rules)
    for seat in (0, 1):
        me(s, seat).perks[b.SHIPYARD_CARDS] = 2
    tile(s, "h13", "g22")
    tile(s, "h12", "g05")
    launched(s, 0, "h13")
    ask(s, 1, DevelopOrUpgrade(1))
    play(s, 1, "shipyard", "site:h12@single")
    assert (len(me(s).hand), len(me(s, 1).hand)) == (cards, 0)  # none for the own shipyard


@rule("BOON-ART-CARD-12", "BOON-ART-CARD-E5")
def test_all_four_regions() -> None:
    s = quiet()
    display(s, 0, perk(s, b.ALL_REGIONS))
    levers(s, 0, "m23")
    tile(s, "h13", "g22")
    put(s, 0, "inhabitant", "h13")
    put(s, 0, "house", "h13", 1)
    turn(s, 1, "region")
    play(s, 1, "region:boonlake")
    while question(s) != "RegionShare":
        play(s, s.actor(), "pass")
    play(s, 0, "lever:m23")
    assert (me(s).coins, me(s).vp) == (22, 2)


@rule("BOON-ART-CARD-13", "BOON-ART-CARD-14")
def test_developing_brings_points_and_coins() -> None:
    s = quiet()
    display(s, 0, perk(s, b.LOWER_SITE_VP), perk(s, b.DEVELOP_COINS))
    tile(s, "h13", "g22")
    ask(s, 0, DevelopOrUpgrade(0))
    play(s, 0, "develop:h13@lower")
    assert (me(s).vp, me(s).coins) == (3, 22)
    ask(s, 0, DevelopOrUpgrade(0))
    play(s, 0, "shipyard", "site:h13@upper")
    assert (me(s).vp, me(s).coins) == (3, 24)


@rule("BOON-ART-CARD-15")
def test_cattle_move_the_pawn() -> None:
    s = quiet()
    display(s, 0, perk(s, b.CATTLE_PAWN))
    pawn(s, 0, "v1")
    tile(s, "h13", "g05")
    pasture(s, "h14")
    turn(s, 0, "cattle")
    play(s, 0, "pass", "cattle:h14")
    assert pawn_of(s) == "v2"
    pawn(s, 0, "v4")
    play(s, 0, "return:v4")
    assert (me(s).board.cattle, type(s.question(0)).__name__) == (2, "ChooseSide")


@rule("BOON-ART-CARD-16", "BOON-ART-CARD-E6")
def test_coins_for_inhabitants() -> None:
    s = quiet()
    display(s, 0, perk(s, b.INHABITANT_COINS))
    me(s).supply = 1
    take_inhabitants(s, 0, 2, "")
    assert me(s).coins == 21


@rule("BOON-ART-CARD-16", "BOON-ART-CARD-E6")
def test_a_coin_for_the_inhabitant_of_a_tier() -> None:
    s = quiet()
    display(s, 0, perk(s, b.INHABITANT_COINS))
    me(s).board.houses = 2
    pawn(s, 0, "v4")
    play(s, 0, "return:v4")
    assert (me(s).board.freed, me(s).coins) == (1, 20 - 8 + 1)


@rule("BOON-ART-CARD-17", "BOON-ART-CARD-E11")
def test_inhabitants_for_discards() -> None:
    s = quiet()
    card = next(i for i, x in enumerate(s.box.card_perk) if x == b.DISCARD_INHABITANTS + b.NIGHT)
    display(s, 0, s.box.cards[card])
    hand(s, 0, *cards_of(s, "night", 3))
    me(s).supply, me(s).ranch = 2, 5
    tile(s, "h13", "g05")
    turn(s, 0, "hire")
    me(s).supply, me(s).ranch = 2, 5
    while question(s) != "Hire":
        play(s, 0, "pass")
    play(s, 0, "hire:cards")
    finish(s)
    assert (me(s).supply, me(s).ranch) == (0, 7)  # two for the discards, none left to be hired


@rule("BOON-ART-CARD-18", "BOON-ART-CARD-E12")
def test_a_card_instead_of_cattle() -> None:
    s = quiet()
    display(s, 0, perk(s, b.NO_CATTLE_COINS))
    tile(s, "h13", "g05")
    hand(s, 0, *cards_of(s, "night", 1))
    turn(s, 0, "cattle")
    while question(s) != "TakeShare":
        play(s, 0, "pass")
    play(s, 0, str(next(c for c in s.choices(0) if c.verb.name == "discard")))
    assert me(s).coins == 20 + 2 + 2


def final_card(s: BoonState, counter: int) -> str:
    return next(s.box.cards[i] for i, x in enumerate(s.box.card_final) if x is not None and x.counter == counter)


@rule("BOON-ART-CARD-19", "BOON-ART-CARD-X3")
@pytest.mark.parametrize(("presences", "vp"), [(4, 0), (5, 3), (7, 3), (8, 5)])
def test_points_for_presences(presences: int, vp: int) -> None:
    s = quiet()
    display(s, 0, final_card(s, b.PRESENCES))
    tile(s, "h12", "g05")
    launched(s, 0, "h12")
    pasture(s, "h13", "h14")
    s.land.cattle[0 * s.seats] = min(4, presences - 1)
    s.land.cattle[1 * s.seats] = max(0, presences - 5)
    assert effect_points(s, 0) == vp


@rule("BOON-ART-CARD-20", "BOON-ART-CARD-X4")
def test_points_for_regions_with_cattle() -> None:
    s = quiet()
    display(s, 0, final_card(s, b.CATTLE_REGIONS))
    pasture(s, "h13", "h27")
    cattle(s, 0, "h13", 2)
    cattle(s, 0, "h27")
    s.land.cattle[(s.box.pasture_count + 1) * s.seats] = 1
    assert effect_points(s, 0) == 4


@rule("BOON-ART-CARD-21", "BOON-ART-CARD-X5", "BOON-ART-CARD-E7")
@pytest.mark.parametrize(("owned", "vp"), [(("m11", "m12", "m13", "m31"), 4), (("m11", "m12"), 0)])
def test_points_for_full_rows(owned: tuple[str, ...], vp: int) -> None:
    s = quiet()
    display(s, 0, final_card(s, b.FULL_ROWS))
    levers(s, 0, *owned)
    assert effect_points(s, 0) == vp
    levers(s, 0, *s.box.levers[:9])
    assert effect_points(s, 0) == 6


@rule("BOON-ART-CARD-22")
@pytest.mark.parametrize(("cards", "vp"), [(1, 0), (2, 2), (4, 2), (5, 5)])
def test_points_for_permanent_cards(cards: int, vp: int) -> None:
    s = quiet()
    permanent = [s.box.cards[i] for i, x in enumerate(s.box.card_perk) if x == b.MODERNIZE_DISCOUNT]
    display(s, 0, final_card(s, b.CARDS_PERMANENT), *permanent[:cards])
    assert effect_points(s, 0) == vp


@rule("BOON-ART-CARD-1", "BOON-ART-CARD-3", "BOON-ART-CARD-4")
def test_one_use_cards() -> None:
    s = quiet()
    kinds = {use: s.box.cards[s.box.card_one_use.index(use)] for use in range(4)}
    assert refusal(s, 0, f"once:{kinds[moments.COINS_ONCE]}") == "BOON-ART-CARD-1 not-played"
    display(s, 0, *kinds.values())
    for use in (moments.RESOURCES_ONCE, moments.THRESHOLD_ONCE):
        assert refusal(s, 0, f"once:{kinds[use]}") == "BOON-ART-CARD-1 not-now"
    coins, ranch = me(s).coins, me(s).ranch
    n = {use: s.box.card_one_use_n[s.box.cards.index(slug)] for use, slug in kinds.items()}
    play(s, 0, f"once:{kinds[moments.COINS_ONCE]}")
    assert (me(s).coins, me(s).ranch, len(me(s).display)) == (coins + n[moments.COINS_ONCE], ranch, 3)
    play(s, 0, f"once:{kinds[moments.INHABITANTS_ONCE]}")
    assert (me(s).coins, me(s).ranch) == (coins + n[moments.COINS_ONCE], ranch + n[moments.INHABITANTS_ONCE])
    assert sorted(s.piles.discard) == sorted(s.box.cards.index(kinds[x]) for x in (moments.COINS_ONCE, moments.INHABITANTS_ONCE))


@rule("BOON-ART-CARD-20", "BOON-ART-CARD-21", "BOON-ART-CARD-22")
def test_what_the_new_final_effects_count() -> None:
    s = quiet()
    pasture(s, "h13", "h27", "h12")
    for where, found in (("h13", 1), ("h13", 1), ("h12", 1), ("h27", 2)):
        cattle(s, 0, where)
        assert cattle_regions(s, 0) == found
    assert cattle_regions(s, 1) == 0
    for slugs, rows in ((("m11", "m12"), 0), (("m11", "m12", "m13"), 1), (("m11", "m12", "m13", "m41", "m42", "m43"), 2)):
        levers(s, 0, *slugs)
        assert (full_rows(s, 0), count(s, 0, b.LEVERS, NONE)) == (rows, len(slugs))
    lasting = [x for x in range(len(s.box.cards)) if s.box.card_perk[x] != NONE][:2]
    other = [x for x in range(len(s.box.cards)) if s.box.card_perk[x] == NONE][:3]
    me(s).display = lasting + other
    assert (permanent_cards(s, 0), count(s, 0, b.CARDS_PLAYED, NONE)) == (2, 5)
    assert s.box.region_of[space(s, "h13")] == s.box.region_of[space(s, "h12")]


@rule("BOON-ART-CARD-11")
def test_cattle_beside_the_shipyard() -> None:
    s = quiet()
    me(s).perks[b.SHIPYARD_CARDS] = 2
    tile(s, "h13", "g22")
    pasture(s, "h12", "h30")
    launched(s, 0, "h13")
    for where, cards in (("h30", 0), ("h12", 2)):
        ask(s, 1, CattlePrice(1, s.box.spaces.index(where)))
        play(s, 1, "give:1")
        assert len(me(s).hand) == cards


@rule("BOON-ART-CARD-17", "BOON-EFF-17")
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_what_discards_of_a_kind_bring(kind: int) -> None:
    s = quiet()
    me(s).perks[b.DISCARD_INHABITANTS + kind] = 1
    me(s).perks[b.DISCARD_COINS + kind] = 3
    for other, slug in enumerate(b.CARD_KINDS):
        found = cards_of(s, slug, 1)[0]
        hand(s, 0, found)
        chance(s)
        me(s).coins, me(s).ranch, me(s).supply = 0, 1, 4
        play(s, 0, f"discard:{found}")
        assert (me(s).coins, me(s).ranch, me(s).supply) == ((5, 2, 3) if other == kind else (2, 1, 4))


@rule("BOON-ART-CARD-10")
def test_a_card_when_the_eminence_takes_builder() -> None:
    for strip, cards in (("builder", 1), ("hire", 0)):
        s = position(1, artifacts="on")
        me(s).perks[b.BUILDER_CARDS] = 1
        own = s.eminence
        assert own is not None
        kind = next(i for i, x in enumerate(s.box.solo().tile_strips) if b.STRIPS.index(strip) in x)
        own.next, own.stack, own.revealed, own.boxed = [kind], [], [], [x for x in range(10) if x != kind]
        strips(s, strip, *[x for x in b.STRIPS if x != strip])
        hand(s, 0)
        s.stack = [Turn(0), PhaseC(EMINENCE), EminenceTurn(EMINENCE)]
        s.strips.active = EMINENCE
        s.settle()
        assert (b.STRIPS[s.strips.taken], len(me(s).hand)) == (strip, cards)


@rule("BOON-ART-CARD-16", "BOON-ART-CARD-E6")
def test_the_purple_inhabitant_is_gained_too() -> None:
    s = quiet()
    me(s).perks[b.INHABITANT_COINS] = 1
    artifact(s, 0, "a5", 1)
    me(s).vases = 1
    play(s, 0, "plug")
    assert me(s).coins == 21


@rule("BOON-ART-CARD-18")
@pytest.mark.parametrize(("token", "coins"), [("discard:sunlit-toll-gate", 2 + 2), ("project:sc06", 2 - 13), ("cattle:h12", 0)])
def test_a_card_or_a_project_instead_of_cattle(token: str, coins: int) -> None:
    s = quiet()
    me(s).perks[b.NO_CATTLE_COINS] = 2
    hand(s, 0, "sunlit-toll-gate")
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    areas(s, "sc01", "sc06", "sc03", "sc04")
    pasture(s, "h12")
    turn(s, 1, "cattle")
    ask(s, 0, TakeShare(0, True))
    play(s, 0, token)
    assert me(s).coins == 20 + coins


@rule("BOON-ART-CARD-11")
@pytest.mark.parametrize("site", [0, 1])
def test_the_shipyard_on_either_site_of_its_tile(site: int) -> None:
    s = quiet()
    me(s).perks[b.SHIPYARD_CARDS] = 2
    tile(s, "h13", "g22")
    tile(s, "h12", "g05")
    launched(s, 0)
    s.land.sites[space(s, "h13") * 2 + site] = pc.piece(0, pc.SHIPYARD)
    ask(s, 1, DevelopOrUpgrade(1))
    play(s, 1, "develop:h12@single")
    assert len(me(s).hand) == 2


@rule("BOON-ART-CARD-5")
def test_a_card_for_resources_brings_no_coins() -> None:
    s = quiet()
    display(s, 0, s.box.cards[s.box.card_one_use.index(moments.RESOURCES_ONCE)])
    launched(s)
    boats(s, 0, "iron")
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    chance(s)
    for coins, offered in ((3, False), (4, True)):
        me(s).coins = coins
        assert ("play:sunlit-toll-gate" in tokens(s)) == offered
    play(s, 0, "play:sunlit-toll-gate")
    assert (me(s).coins, [s.box.cards[x] for x in me(s).display]) == (0, ["sunlit-toll-gate"])


# -- solo


@rule("BOON-ART-SOLO-1", "BOON-ART-SOLO-E2", "BOON-ART-SOLO-E3")
def test_alone_an_artifact_is_chosen_before_the_game() -> None:
    s = chosen(new_game(1, artifacts="on"))
    assert question(s) == "ReserveArtifact"
    assert len(tokens(s, 0)) == 10
    play(s, 0, "artifact:a7")
    launched(s)
    me(s).coins = 0
    ask(s, 0, TakingArtifact(0))
    play(s, 0, "artifact:a7")
    assert yard(s).face == 6


@rule("BOON-ART-SOLO-1", "BOON-ART-SOLO-E3")
def test_alone_several_artifacts_of_different_tiles_are_laid_out() -> None:
    s = chosen(new_game(1, artifacts="on", solo_artifacts="2"))
    play(s, 0, "artifact:a3")
    assert tokens(s, 0) == {f"artifact:a{n}" for n in (1, 2, 5, 6, 7, 8, 9, 10)}
    play(s, 0, "artifact:a9")
    assert [FACES[x] for x in s.table().faces] == ["a3", "a9"]
    assert question(s) != "ReserveArtifact"


@rule("BOON-ART-SOLO-2")
def test_the_eminence_has_no_pawn_and_no_artifact() -> None:
    s = chosen(new_game(1, artifacts="on"))
    play(s, 0, "artifact:a7")
    s.pawn_steps(1, 2)
    assert yard(s, 1).pawn == 0
    assert extras(s, 1) == set()


@rule("BOON-ART-SOLO-3", "BOON-ART-SOLO-E1", "BOON-ART-SOLO-X1")
def test_hidden_a_tiles_pay_too() -> None:
    s = chosen(new_game(1, artifacts="on"))
    assert s.eminence is not None
    types = s.box.solo().tile_type
    a_tile = types.index(0)
    b_tiles = [i for i, x in enumerate(types) if x == 1][:2]
    s.eminence.next, s.eminence.stack = [a_tile], b_tiles
    before = final(s, 1)
    s.eminence.next, s.eminence.stack = [], []
    assert before - final(s, 1) == 3 + 20


def test_an_archive_is_known_to_its_owner_alone() -> None:
    s = quiet()
    yard(s).archive = [s.piles.deck.pop()]
    assert s.view(0).table().yards[0].archive == yard(s).archive
    assert s.view(1).table().yards[0].archive == [NONE]


@rule("BOON-ART-CARD-5")
@pytest.mark.parametrize(("played", "playable"), [(("stockpile-ii", "stockpile-iii"), True), (("stockpile-ii",), False)])
def test_two_cards_for_two_resources_each(played: tuple[str, ...], playable: bool) -> None:
    s = quiet()
    areas(s, "sc01", "sc06", "sc03", "sc04")  # loam 2, iron 3
    boats(s, 0)
    sites(s, 0, iron=1)
    display(s, 0, *played)
    chance(s)
    assert ("project:sc06" in tokens(s, 0)) == playable
