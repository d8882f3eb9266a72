"""What a refusal tells: the reason and its numbers."""

from overlander.games.boonlake import box as b
from overlander.games.boonlake.strips import TakeShare
from overlander.games.boonlake.upgrade import USUAL, Terms, Upgrade
from tests.ledger import rule
from tests.rules.boonlake.position import (
    any_cards,
    ask,
    bare,
    boats,
    cattle,
    chance,
    hand,
    levers,
    me,
    pasture,
    play,
    position,
    put,
    question,
    refusal,
    sites,
    tile,
    tokens,
    turn,
)
from tests.rules.offers import told


@rule("BOON-CARD-2", "BOON-RES-5", "BOON-RES-8")
def test_what_a_card_would_cost() -> None:
    s = position()
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    boats(s, 0, "iron", "iron")
    chance(s)
    me(s).coins = 5
    assert told(s, "play:sunlit-toll-gate") == ("too-few-coins", {"cost": 6, "coins": 5})
    me(s).perks[b.CARD_DISCOUNT] = 1
    me(s).coins = 4
    assert told(s, "play:sunlit-toll-gate") == ("too-few-coins", {"cost": 5, "coins": 4})
    rich = next(x for x in range(165) if max(s.box.card_requires[x]) > 2 and not s.box.card_vases[x])
    hand(s, 0, s.box.cards[rich])
    me(s).coins = 40
    assert told(s, f"play:{s.box.cards[rich]}")[0] == "too-few-resources"
    vases = next(x for x in range(165) if s.box.card_vases[x] > 0)
    hand(s, 0, s.box.cards[vases])
    assert told(s, f"play:{s.box.cards[vases]}") == ("too-few-vases", {"cost": s.box.card_vases[vases], "vases": 0})
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    me(s).vases = s.box.card_vases[vases]
    assert f"play:{s.box.cards[vases]}" in tokens(s)
    play(s, 0, f"play:{s.box.cards[vases]}")
    while question(s) == "PayCard":
        s.apply(0, s.choices(0)[0])
    assert me(s).vases == 0


@rule("BOON-UPG-5", "BOON-UPG-6", "BOON-UPG-13")
def test_what_a_settlement_would_need() -> None:
    s = bare()
    tile(s, "h13", "g22")
    put(s, 0, "house", "h13")
    me(s).ranch = 0
    ask(s, 0, Upgrade(0, USUAL))
    assert told(s, "upgrade:h13@upper") == ("too-few-presences", {"need": 3, "found": 0})
    levers(s, 0, "m32")
    assert told(s, "upgrade:h13@upper") == ("too-few-presences", {"need": 2, "found": 0})
    put(s, 1, "inhabitant", "h13", 1)
    tile(s, "h12", "g16")
    put(s, 1, "inhabitant", "h12")
    assert told(s, "upgrade:h13@upper") == ("too-few-inhabitants", {"cost": 1, "inhabitants": 0})
    ask(s, 0, Upgrade(0, Terms(False, True, 1, 1)))
    levers(s, 0)
    assert told(s, "upgrade:h13@upper") == ("too-few-inhabitants", {"cost": 1, "inhabitants": 0})
    put(s, 1, "inhabitant", "h12", 1)
    ask(s, 0, Upgrade(0, USUAL))
    assert told(s, "upgrade:h13@upper") == ("too-few-inhabitants", {"cost": 2, "inhabitants": 0})
    me(s).ranch = 2
    play(s, 0, "upgrade:h13@upper")
    assert me(s).ranch == 0


@rule("BOON-EFF-13", "BOON-EFF-14", "BOON-UPG-2")
def test_upgrades_of_one_kind_alone() -> None:
    s = bare()
    tile(s, "h13", "g22")
    put(s, 0, "house", "h13")
    put(s, 0, "inhabitant", "h13", 1)
    me(s).ranch = 0
    ask(s, 0, Upgrade(0, Terms(True, False, 1, 0)))
    assert refusal(s, 0, "upgrade:h13@upper") == "BOON-EFF-13 only-inhabitants"
    assert tokens(s) == {"upgrade:h13@lower", "pass"}
    ask(s, 0, Upgrade(0, Terms(False, True, 1, 1)))
    assert refusal(s, 0, "upgrade:h13@lower") == "BOON-EFF-14 only-houses"
    ask(s, 0, Upgrade(0, USUAL))
    assert told(s, "upgrade:h13@lower") == ("too-few-inhabitants", {"cost": 1, "inhabitants": 0})


@rule("BOON-CAT-5", "BOON-CAT-6", "BOON-CAT-E4")
def test_what_cattle_would_need() -> None:
    s = bare()
    pasture(s, "h13")
    cattle(s, 1, "h13", 2)
    me(s).ranch = 2
    turn(s, 0, "cattle")
    ask(s, 0, TakeShare(0, True))
    assert told(s, "cattle:h13") == ("too-few-inhabitants", {"cost": 3, "inhabitants": 2})
    assert told(s, "cattle:h12")[0] == "no-pasture"
    me(s).perks[b.CATTLE_DISCOUNT] = 1
    assert "cattle:h13" in tokens(s)
    me(s).ranch = 1
    assert told(s, "cattle:h13") == ("too-few-inhabitants", {"cost": 2, "inhabitants": 1})
    me(s).board.cattle = 5
    assert told(s, "cattle:h13")[0] == "no-cattle-left"
    me(s).board.cattle = 0
    cattle(s, 1, "h13", 1)
    me(s).ranch = 9
    assert "cattle:h13" in tokens(s)
    cattle(s, 1, "h13", 1)
    assert refusal(s, 0, "cattle:h13") == "BOON-CAT-5 pasture-full"


@rule("BOON-HIRE-2", "BOON-HIRE-3", "BOON-HIRE-E1")
def test_hiring_to_the_last_coin_card_and_inhabitant() -> None:
    s = position()
    turn(s, 0, "hire")
    while question(s) != "Hire":
        play(s, 0, "pass")
    me(s).coins, me(s).supply = 2, 3
    hand(s, 0, *any_cards(s, 2))
    assert told(s, "hire:coins") == ("too-few-coins", {"cost": 3, "coins": 2})
    assert told(s, "hire:cards") == ("too-few-cards", {"cost": 3, "cards": 2})
    me(s).coins = 3
    hand(s, 0, *any_cards(s, 3))
    ranch = me(s).ranch
    play(s, 0, "hire:coins", "hire:cards")
    assert (me(s).coins, me(s).hand, me(s).ranch, me(s).supply) == (0, [], ranch + 2, 1)


@rule("BOON-PRG-2", "BOON-PRG-E1")
def test_the_share_of_progress_costs_an_inhabitant() -> None:
    s = position()
    turn(s, 1, "progress")
    while s.actor() == 1:
        play(s, 1, "pass")
    assert question(s) == "ModernizeOrDraw"
    me(s).ranch = 0
    assert told(s, "modernize:m22") == ("too-few-inhabitants", {"cost": 1, "inhabitants": 0})
    me(s).ranch = 1
    me(s).coins = s.box.lever_cost[s.box.levers.index("m22")] - 1
    assert told(s, "modernize:m22") == ("too-few-coins", {"cost": me(s).coins + 1, "coins": me(s).coins})
    me(s).coins += 1
    play(s, 0, "modernize:m22")
    assert (me(s).coins, me(s).ranch, me(s).supply) == (0, 0, 6)
