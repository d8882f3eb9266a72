"""Two rounds of chapter I, worked through (NEW-VEC-X30 to X36), and what is left of the first vectors."""

from overlander.core.choice import (
    NONE,
)
from overlander.core.rng import (
    Rng,
    key_of,
)
from overlander.games.newdale.account import (
    NewdaleAccount,
)
from overlander.games.newdale.assistants import (
    available,
)
from overlander.games.newdale.houses import (
    military,
)
from overlander.games.newdale.planning import (
    Planning,
)
from overlander.games.newdale.state import (
    NewdaleState,
)
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    asked,
    bag,
    bonus,
    cards_in_hand,
    coal,
    coals,
    drawn,
    goods,
    hand,
    me,
    pawn,
    payments,
    play,
    position,
    steps,
    tiles_of,
)


def two_players() -> NewdaleState:
    """Round 1 with event 101 revealed, hands after the set-up discards, one tile each on the first bonus spaces."""
    s = position()
    hand(s, 0, "sawmill-2", "cooperage-4", "mill-1", "library-1", "post-office-5")
    hand(s, 1, "spinning-mill-3", "sawmill-6", "sawmill-1", "watchtower-1", "fortress-1")
    for n, tile in enumerate(("one-good", "growth-discount", "cards-for-yellow", "build-discount")):
        bonus(s, f"a-bonus-{n + 1}", tile)
    coal(s, 0, 7)
    coal(s, 1, 7)
    ask(s, Planning(NONE), phase=2)
    return s


def after_planning() -> NewdaleState:
    s = two_players()
    s.rng = Rng(key_of("x"), 0, ())
    play(s, 0, "plan:build,zone-1-ordinary")
    play(s, 1, "plan:zone-1-careless,progress")
    drawn(s, "YYGR")
    return s


def after_actions() -> NewdaleState:
    s = after_planning()
    play(s, 0, "build:sawmill-2@a-hollycroft,zone-2+coal", "take:a-bonus-1", "done")
    play(s, 1, "produce:assistants", "feed:coal-mine-2+watchtower-1")
    play(s, 0, "produce:assistants", "pass")
    play(s, 1, "remove:range+coal*4")
    return s


def after_round_one() -> NewdaleState:
    s = after_actions()
    play(s, 0, "build:cooperage-4@a-marshcross,zone-3+coal*6", "take:a-bonus-4", "done")
    play(s, 1, "build:spinning-mill-3@a-kestrelgate,zone-2+coal*3", "take:a-bonus-3", "done")
    play(s, 0, "done")
    play(s, 1, "use:cards-for-yellow")
    s.calendar.early = [s.box.event("harvest-hands")]
    if asked(s, 1) == "UseBuildings":
        play(s, 1, "done")
    return s


@rule("NEW-VEC-X31")
def test_the_actions_of_round_one() -> None:
    s = after_planning()
    play(s, 0, "build:sawmill-2@a-hollycroft,zone-2+coal", "take:a-bonus-1", "done")
    assert (coals(s, 0), tiles_of(s, 0)) == (6, ["one-good"])
    play(s, 1, "produce:assistants", "feed:coal-mine-2+watchtower-1")
    assert coals(s, 1) == 11
    play(s, 0, "produce:assistants", "pass")
    assert (coals(s, 0), len(me(s, 0).hand)) == (9, 4)
    play(s, 1, "remove:range+coal*4")
    assert (coals(s, 1), me(s, 1).score, len(me(s, 1).hand)) == (7, 5, 6)


@rule("NEW-VEC-X32")
def test_phase_five_of_round_one() -> None:
    s = after_actions()
    play(s, 0, "build:cooperage-4@a-marshcross,zone-3+coal*6")
    assert (coals(s, 0), me(s, 0).score) == (3, 4)
    assert steps(s, 0) == ["take:a-bonus-2", "take:a-bonus-4", "pass"]
    play(s, 0, "take:a-bonus-4", "done")
    assert tiles_of(s, 0) == ["build-discount", "one-good"]
    play(s, 1, "build:spinning-mill-3@a-kestrelgate,zone-2+coal*3", "take:a-bonus-3", "done")
    assert (coals(s, 1), tiles_of(s, 1)) == (4, ["cards-for-yellow"])


@rule("NEW-VEC-X33")
def test_the_end_of_round_one() -> None:
    s = after_round_one()
    assert s.calendar.round == 2
    assert (me(s, 0).score, coals(s, 0), len(me(s, 0).hand), 11 - me(s, 0).towns.bit_count()) == (4, 3, 3, 8)
    assert (me(s, 1).score, coals(s, 1), len(me(s, 1).hand), 11 - me(s, 1).towns.bit_count()) == (5, 4, 9, 9)
    assert (bag(s), s.calendar.first) == (18, 1)


def in_round_two() -> NewdaleState:
    s = after_round_one()
    s.market.event = s.box.event("harvest-hands")
    play(s, 0, "plan:zone-2-ordinary,zone-3-careless")
    play(s, 1, "plan:black-market,zone-2-extraordinary")
    drawn(s, "YGRBYG")
    return s


def after_actions_of_round_two() -> NewdaleState:
    s = in_round_two()
    fresh = [x for x in cards_in_hand(s, 1) if x not in ("sawmill-6", "sawmill-1", "fortress-1")]
    two = ",".join(sorted(fresh, key=s.box.cards.slugs.index)[:2])
    play(s, 1, f"trade:spinning-mill-3+{two}")
    play(s, 0, "produce:assistants", "feed:sawmill-2+mill-1")
    play(s, 1, "produce:assistants", "feed:spinning-mill-3+sawmill-1,sawmill-6")
    play(s, 0, "produce:assistants", "chain:cooperage-4+plank*4")
    return s


@rule("NEW-VEC-X34")
def test_the_actions_of_round_two() -> None:
    s = in_round_two()
    assert available(s, 0) == [4, 4, 2, 1]
    s = after_actions_of_round_two()
    assert (coals(s, 1), goods(s, 1, "spinning-mill-3")) == (8, 7)
    assert (goods(s, 0, "sawmill-2"), goods(s, 0, "cooperage-4")) == (0, 6)


@rule("NEW-VEC-X35", "NEW-VEC-X36")
def test_phase_five_and_the_end_of_round_two() -> None:
    s = after_actions_of_round_two()
    s.calendar.early = [s.box.event("harvest-hands")]
    assert payments(s, 1, "build:fortress-1@a-ravencliff") == ["coal*2,yarn", "coal*5", "yarn*2"]
    play(s, 1, "build:fortress-1@a-ravencliff+coal*2,yarn")
    assert asked(s, 0) == "BuildInPhase", "a-bonus-4 is empty"
    found = steps(s, 0, "build:library-1@a-juniperhollow")
    assert [x for x in found if "tiles" in x] == ["build:library-1@a-juniperhollow,tiles-1"]
    assert payments(s, 0, "build:library-1@a-juniperhollow,tiles-1") == ["barrel", "coal"]
    play(s, 0, "build:library-1@a-juniperhollow,tiles-1+coal")
    assert steps(s, 0) == ["take:a-bonus-2", "pass"], "a-bonus-3 is empty"
    play(s, 0, "take:a-bonus-2")
    assert (me(s, 0).score, len(me(s, 0).hand)) == (5, 3)
    play(s, 0, "done")
    assert len(me(s, 0).hand) == 4, "the Library in phase VI"
    play(s, 0, "done")
    assert (coals(s, 0), goods(s, 0, "cooperage-4"), tiles_of(s, 0)) == (2, 6, ["growth-discount", "one-good"])
    assert (me(s, 1).score, coals(s, 1), goods(s, 1, "spinning-mill-3"), len(me(s, 1).hand)) == (5, 6, 6, 4)
    assert (military(s, 1), 11 - me(s, 0).towns.bit_count(), 11 - me(s, 1).towns.bit_count()) == (2, 7, 8)
    assert (bag(s), s.calendar.first) == (18, 0)


@rule("NEW-INV-7", "NEW-INV-8")
def test_nothing_is_ever_negative_and_bought_pawns_wait() -> None:
    s = position()
    coal(s, 0, 7)
    pawn(s, 0, "growth")
    play(s, 0, "grow:pawn-3+coal*7")
    assert NewdaleAccount(s).pieces(s) == []
    assert (me(s).pawns.own, me(s).pawns.bought) == (0b11, 0b100)
    coal(s, 0, -1)
    assert "less than nothing" in NewdaleAccount(s).pieces(s)[0]
