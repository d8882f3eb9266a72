"""The frame of a game (NEW-GEN)."""

from itertools import combinations

import pytest

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Refused
from overlander.core.game import find_game
from overlander.core.rng import Rng, key_of
from overlander.games.newdale.account import NewdaleAccount
from overlander.games.newdale.building import BuildInPhase
from overlander.games.newdale.draw_pile import Draw
from overlander.games.newdale.final_production import FinalProduction
from overlander.games.newdale.final_scoring import FinalScoring
from overlander.games.newdale.payment import Purse
from overlander.games.newdale.pieces import MOST_SETS, card_steps, is_card_set, ways
from overlander.games.newdale.rounds import CleanUp, Phase
from tests.ledger import rule
from tests.rules.newdale.position import (
    CROWN,
    ask,
    asked,
    at_the_end,
    built,
    card,
    cards_in_hand,
    coal,
    coals,
    empty_piles,
    extras,
    face_up,
    hand,
    hand_of,
    hand_sizes,
    me,
    new_game,
    opened,
    pawn,
    play,
    position,
    refused,
    score,
    steps,
    tiles,
)


@rule("NEW-GEN-1", "NEW-GEN-8")
def test_one_to_four_players_play_any_chapter_on_its_own() -> None:
    game = find_game("newdale")
    assert game.players() == [1, 2, 3, 4]
    assert game.option("chapter").values == ["1", "2", "3a", "3b", "4a", "4b", "5", "6", "7", "8"]


@rule("NEW-GEN-25", "NEW-GEN-26")
def test_a_new_game_is_played_by_version_three_of_the_rules() -> None:
    option = find_game("newdale").option("rules")
    assert (option.values, option.default, option.before) == (["3", "2", "1"], "3", "1")


@rule("NEW-GEN-3", "NEW-GEN-13", "NEW-GEN-X3")
def test_the_bag_passes_clockwise_after_every_round() -> None:
    s = position(3)
    firsts = [s.calendar.first]
    for _ in range(6):
        ask(s, CleanUp(NONE))
        firsts.append(s.calendar.first)
        s.calendar.early, s.calendar.round = [s.box.event(CROWN)], 1
    assert firsts == [0, 1, 2, 0, 1, 2, 0]
    at_the_end(s, FinalScoring(NONE))
    assert s.calendar.first == 1


@rule("NEW-GEN-E4", "NEW-SOLO-E2")
def test_alone_the_bag_never_leaves() -> None:
    s = position(1)
    ask(s, CleanUp(NONE))
    assert s.calendar.first == 0
    assert s.in_turn_order() == [0]


@rule("NEW-GEN-4")
def test_goods_are_unlimited() -> None:
    s = position()
    coal(s, 0, 60)
    hand_of(s, 0, 2)
    pawn(s, 0, "black-market")
    play(s, 0, steps(s, 0, "trade:coal-mine-1")[0])
    assert coals(s) == 65


@rule("NEW-GEN-5")
def test_there_is_no_hand_limit() -> None:
    s = position()
    hand_of(s, 0, 40)
    pawn(s, 0, "exchange-draw")
    play(s, 0, "pass")
    assert len(me(s).hand) == 44


@rule("NEW-GEN-6", "NEW-GEN-X2", "NEW-GEN-E1")
def test_discards_are_shuffled_when_a_card_is_missing() -> None:
    s = position()
    empty_piles(s)
    s.piles.discard.extend(s.piles.boxed[-10:])
    del s.piles.boxed[-10:]
    s.piles.draw.extend(s.piles.boxed[-2:])
    del s.piles.boxed[-2:]
    ask(s, Draw(0, 2, ""))
    assert (len(s.piles.draw), len(s.piles.discard)) == (0, 10), "not before one is missing"
    s.piles.draw.extend(me(s).hand)
    me(s).hand.clear()
    ask(s, Draw(0, 5, ""))
    assert (len(me(s).hand), len(s.piles.draw), len(s.piles.discard)) == (5, 7, 0)


@rule("NEW-GEN-15", "NEW-GEN-16", "NEW-GEN-X1")
def test_without_any_pile_everybody_discards_half_of_the_hand() -> None:
    s = position(3)
    for seat, n in enumerate((7, 4, 1)):
        hand_of(s, seat, n)
    empty_piles(s)
    ask(s, Draw(0, 2, ""))
    assert (s.actor(), asked(s, 0)) == (0, "DiscardHalf")
    play(s, 0, "discard:" + ",".join(sorted(cards_in_hand(s, 0), key=s.box.cards.slugs.index)[:3]))
    assert s.actor() == 1
    play(s, 1, steps(s, 1)[0])
    assert hand_sizes(s) == [6, 2, 1]
    assert len(s.piles.draw) == 3


@rule("NEW-GEN-E3", "NEW-GEN-24")
def test_who_has_one_card_discards_nothing_and_nobody_reacts() -> None:
    s = position(3)
    for seat, n in enumerate((2, 1, 0)):
        hand_of(s, seat, n)
    tiles(s, 0, "one-good")
    empty_piles(s)
    ask(s, Draw(1, 3, ""))
    assert s.actor() == 0
    assert extras(s, 0) == [], "it is not your turn"
    play(s, 0, steps(s, 0)[0])
    assert hand_sizes(s) == [1, 2, 0]


@rule("NEW-GEN-7", "NEW-ACT-E4", "NEW-GEN-E6")
def test_what_is_missing_then_is_lost() -> None:
    s = position()
    hand_of(s, 0, 2)
    hand_of(s, 1, 1)
    empty_piles(s)
    ask(s, Draw(1, 5, ""))
    play(s, 0, steps(s, 0)[0])
    assert hand_sizes(s) == [1, 2], "one card was there, four are lost"
    hand_of(s, 0, 0)
    s.piles.boxed.extend(s.piles.draw)
    s.piles.draw.clear()
    pawn(s, 1, "zone-3-ordinary")
    play(s, 1, "pass")
    assert asked(s, 1) == "DiscardHalf"
    play(s, 1, steps(s, 1)[0])
    assert hand_sizes(s) == [0, 2], "the card of an unresolved action comes from one's own half"


@rule("NEW-GEN-9", "NEW-GEN-11", "NEW-INV-9")
def test_seven_rounds_of_six_phases() -> None:
    s = opened(1)
    seen: list[tuple[int, int]] = []
    while not s.over():
        found = (s.calendar.round, s.calendar.phase)
        if not seen or seen[-1] != found:
            seen.append(found)
        q = s.question(0)
        assert q is not None
        c = q.steps(s, None)[-1]
        while after := q.steps(s, c):
            c = after[-1]
        s.apply(0, c)
    assert seen[:3] == [(1, 2), (1, 4), (1, 5)]
    assert seen == sorted(seen)
    assert seen[-1] == (7, 9)
    assert {round_ for round_, _ in seen} == set(range(1, 8))


@rule("NEW-GEN-12", "NEW-BLD-9")
def test_phases_four_to_six_go_round_the_table() -> None:
    s = position(3)
    s.calendar.first = 2
    ask(s, Phase(5))
    order: list[int] = []
    while s.calendar.phase == 5:
        order.append(s.actor())
        play(s, s.actor(), "pass")
    assert order == [2, 0, 1]
    assert hand_sizes(s) == [2, 2, 2]


@rule("NEW-GEN-10")
def test_most_points_win() -> None:
    s = position(3)
    for seat, points in enumerate((20, 31, 25)):
        score(s, seat, points)
    assert s.outcome().winners == [1]


@rule("NEW-GEN-14", "NEW-VEC-X2")
def test_a_good_is_what_its_building_makes() -> None:
    s = position()
    built(s, 0, "cooperage-1", "zone-2", 2)
    coal(s, 0, 0)
    assert Purse(s, 0).coins == 6
    built(s, 0, "mill-1", "zone-3", 2)
    assert Purse(s, 0).coins == 10


@rule("NEW-GEN-17", "NEW-INV-1", "NEW-INV-5")
def test_pieces_are_limited_and_none_is_lost() -> None:
    s = opened(3, "2")
    book = NewdaleAccount(s)
    assert book.faults(s, []) == []
    me(s).hand.pop()
    assert "lost" in book.faults(s, [])[0]
    s = opened(3, "2")
    s.board.boxed_tiles.pop()
    assert "bonus tiles" in NewdaleAccount(s).faults(s, [])[0]


@rule("NEW-GEN-19", "NEW-GEN-20")
def test_what_lies_open() -> None:
    s = opened(2, "2")
    view = s.view(NONE)
    assert view.piles.discard == s.piles.discard
    assert NONE not in view.piles.discard
    assert view.market.bag == s.market.bag
    assert view.board.bonus == s.board.bonus
    assert [p.estate.zone_goods for p in view.players] == [p.estate.zone_goods for p in s.players]
    assert [p.people.character for p in view.players] == [p.people.character for p in s.players]
    assert [len(p.hand) for p in view.players] == [5, 5]


@rule("NEW-GEN-21", "NEW-INV-10")
def test_what_is_hidden() -> None:
    s = opened(3, "2")
    view = s.view(0)
    assert view.players[0].hand == sorted(s.players[0].hand)
    assert [p.hand for p in view.players[1:]] == [[NONE] * 5] * 2
    assert view.piles.draw == [NONE] * len(s.piles.draw)
    other = s.determinize(0, Rng(key_of("another"), 0, ()))
    assert other.players[1].hand != s.players[1].hand
    assert other.view(0).digest() == view.digest()


@rule("NEW-GEN-22")
def test_every_pawn_and_every_build_is_asked_whatever_is_in_hand() -> None:
    s = position()
    coal(s, 0, 0)
    for space in ("build", "progress", "growth", "black-market", "exchange-draw", "zone-4-ordinary"):
        pawn(s, 0, space)
        assert steps(s, 0) == ["pass"], space
    ask(s, BuildInPhase(0), phase=5)
    assert steps(s, 0) == ["pass"]
    at_the_end(s, FinalProduction(0, []))
    assert steps(s, 0) == ["done"]


@rule("NEW-GEN-23")
def test_of_several_cards_the_set_counts() -> None:
    s = position()
    hand(s, 0, "mill-1", "mill-2", "mill-3")
    pawn(s, 0, "black-market")
    found = steps(s, 0, "trade:coal-mine-1")
    assert found == [f"trade:coal-mine-1+{x}" for x in ("mill-1,mill-2", "mill-1,mill-3", "mill-2,mill-3")]
    with pytest.raises(Refused):
        s.play(0, "trade:coal-mine-1+mill-2,mill-1")


@rule("NEW-GEN-18")
def test_alone_the_same_rules_hold() -> None:
    s = position(1)
    hand_of(s, 0, 2)
    pawn(s, 0, "exchange-draw")
    play(s, 0, "pass")
    assert len(me(s).hand) == 6


@rule("NEW-GEN-E2", "NEW-XCH-1")
def test_exchanged_cards_can_be_drawn_again() -> None:
    s = position()
    hand(s, 0, "mill-1", "mill-2", "mill-3", "mill-4")
    empty_piles(s)
    pawn(s, 0, "exchange-draw")
    play(s, 0, "keep:mill-2")
    assert asked(s, 0) == "DiscardHalf", "the three came back, and three more are to be drawn"
    assert cards_in_hand(s) == ["mill-1", "mill-2", "mill-3", "mill-4"]


@rule("NEW-GEN-E5")
def test_built_and_face_up_cards_are_never_shuffled_in() -> None:
    s = position()
    face_up(s, "library-1")
    built(s, 0, "library-2")
    s.piles.discard.extend(s.piles.draw)
    s.piles.draw.clear()
    ask(s, Draw(0, 1, ""))
    assert card(s, "library-1") not in s.piles.draw
    assert card(s, "library-2") not in s.piles.draw


@rule("NEW-GEN-23")
@pytest.mark.parametrize(("size", "n"), [(5, 3), (4, 4), (8, 2), (8, 4), (14, 3)])
def test_sets_of_cards_are_all_there_once(size: int, n: int) -> None:
    s = position()
    cards = list(range(0, 2 * size, 2))
    found: list[tuple[int, ...]] = []
    rest = [Choice(s.box.DISCARD)]
    while rest:
        c = rest.pop()
        after = card_steps(c, cards, n)
        if not after:
            found.append(tuple(i for i, x in enumerate(c.counts()) if x))
        rest.extend(after)
    assert sorted(found) == sorted(combinations(cards, n))
    one = Choice(s.box.DISCARD).adding(cards[0], 1)
    assert (ways(size, n) > MOST_SETS) == (len(found) > MOST_SETS)
    assert [is_card_set(one, cards, k) for k in (0, 1, 2)] == [False, True, False]
    assert not is_card_set(one.adding(1, 1), cards, 2)
    assert not is_card_set(one.adding(1, 1), cards, 1)


@rule("NEW-GEN-15", "NEW-GEN-16")
def test_half_of_a_large_hand_is_named_card_by_card() -> None:
    s = position()
    hand_of(s, 0, 11)
    empty_piles(s)
    ask(s, Draw(0, 1, "NEW-XCH-2"))
    token = ""
    for _ in range(5):
        after = steps(s, 0, token)
        assert 1 < len(after) <= 11
        token = after[0]
    assert steps(s, 0, token) == []
    assert refused(s, 0, token.rpartition(",")[0]) == "NEW-GEN-15"
    play(s, 0, token)
    assert hand_sizes(s) == [7, 0]


@rule("NEW-GEN-7", "NEW-GEN-15", "NEW-GEN-E6")
def test_what_is_missing_after_everybody_discarded_half_is_lost() -> None:
    s = position()
    hand(s, 0, "mill-1", "mill-2")
    hand(s, 1, "library-1")
    empty_piles(s)
    ask(s, Draw(0, 3, "NEW-XCH-2"))
    assert asked(s, 0) == "DiscardHalf"
    play(s, 0, "discard:mill-1")
    assert cards_in_hand(s, 0) == ["mill-1", "mill-2"]
    assert (s.piles.draw, s.piles.discard, cards_in_hand(s, 1)) == ([], [], ["library-1"])
    assert s.stack == [] or type(s.stack[-1]).__name__ != "DiscardHalf"


@rule("NEW-GEN-21", "NEW-SET-26")
def test_what_is_hidden_from_everybody() -> None:
    s = new_game(3, "8")
    for seat in (NONE, 0, 1, 2):
        v = s.view(seat)
        for pile in (v.secrets, v.piles.draw):
            assert set(pile) == {NONE}
        for other, p in enumerate(v.players):
            assert (p.hand[0] == NONE) == (other != seat)
            assert (p.objectives.secret[0] == NONE) == (other != seat)
