"""Section 29.1: setting up against Sarah."""

from collections import Counter

import pytest

from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.games.nz.exploration import explore
from overlander.games.trail.box import WORKER
from tests.ledger import rule
from tests.rules.nz.position import cards, farm, me, new_game, question, sea_of, space_of
from tests.rules.nz.solo import HUMAN, SARAH, sarah, sarah_plays, solo


def numbers(**options: str) -> list[int]:
    s = new_game(1, **options)
    return sorted(s.board.solo().cards[x].number for x in sarah(s).deck)


@rule("NZ-CMP-15", "NZ-SAR-1")
def test_seventeen_cards_a_board_a_sheep_market_tile_and_a_specialty() -> None:
    s = new_game(1)
    box = s.board.solo()
    assert [card.number for card in box.cards] == list(range(1, 18))
    assert len(box.market_options) == 1 + 5
    assert all(box.market_options[1:])
    assert [box.column_pile[column] for column in (2, 3, 4, 5)] == [0, 1, 2, 3]
    assert s.board.workers[sarah(s).specialty] in ("shepherd", "builder", "sailor", "shearer")
    assert new_game(2).sarah is None
    assert new_game(2).board.sarah is None


@rule("NZ-SAR-2", "NZ-SAR-3", "NZ-SAR-4")
def test_the_level_says_which_cards_are_left_out_and_where_she_first_delivers() -> None:
    assert numbers(sarah="easy") == [2, 3, 4, 5, 7, 9, 10, 11, 12, 13]
    assert numbers(sarah="medium") == list(range(1, 14))
    assert numbers(sarah="hard") == [1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 15, 16, 17]
    for level, post in (("easy", "local-3"), ("medium", "local-6"), ("hard", "local-9")):
        board = new_game(1, sarah=level).board
        assert board.post_slug[board.solo().first_post] == post


@rule("NZ-SAR-5")
def test_the_first_post_can_be_moved_from_0_to_21() -> None:
    for value in (0, 1, 3, 6, 9, 12, 15, 18, 21):
        board = new_game(1, sarah_first_post=f"local-{value}").board
        assert board.post_slug[board.solo().first_post] == f"local-{value}"
    with pytest.raises(OptionError):
        new_game(1, sarah_first_post="wool-9")
    with pytest.raises(OptionError):
        new_game(2, sarah_first_post="local-9")


@rule("NZ-SAR-6")
def test_the_board_is_set_up_for_two() -> None:
    alone, two = new_game(1), new_game(2)
    for s in (alone, two):
        assert (len(s.cards.market), s.board.bonus_columns, s.bonus.market_next, s.bonus.piles, len(s.players)) == (
            9,
            2,
            3,
            [3, 3, 3, 3],
            2,
        )
    assert (alone.board.green_fee, alone.board.step_base) == (two.board.green_fee, two.board.step_base)


@rule("NZ-SAR-7", "NZ-SAR-14", "NZ-SAR-E12")
def test_a_random_worker_is_set_aside_first_and_goes_to_her_board() -> None:
    found: Counter[int] = Counter()
    for seed in range(60):
        s = new_game(1, str(seed))
        assert sum(me(s, SARAH).workers) == 5
        assert me(s, SARAH).workers[sarah(s).specialty] == 2
        assert len(s.trail.bags[0]) == 44 - 1 - 4 - 12 - 2 == 25
        on_board = s.trail.bags[0] + s.trail.jobs + s.trail.foresight + s.trail.tile
        assert on_board.count(WORKER + sarah(s).specialty) == 7 - 1
        assert sarah(s).pile == []  # no Wheel card for it
        found[sarah(s).specialty] += 1
    assert set(found) == {0, 1, 2, 3}


@rule("NZ-SAR-8", "NZ-SAR-E9")
def test_the_one_step_tile_is_the_players() -> None:
    s = solo()
    farm(s, SARAH).explored = s.board.step_tile_space - 1
    sarah_plays(s, 7)
    assert (farm(s, SARAH).explored > s.board.step_tile_space, farm(s, SARAH).step_tile) == (True, 0)
    explore(s, HUMAN, s.board.step_tile_space)
    assert farm(s, HUMAN).step_tile == s.board.step_front


@rule("NZ-SAR-9")
def test_she_has_15_discs_and_10_buildings_and_a_disc_on_exploration_0() -> None:
    s = new_game(1)
    assert (me(s, SARAH).discs.bit_count(), len(me(s, SARAH).unbuilt), farm(s, SARAH).explored) == (15, 10, 0)
    assert (farm(s, SARAH).posts, farm(s, SARAH).harbours) == ([0] * len(s.board.post_slug), 0)


@rule("NZ-SAR-10")
@pytest.mark.parametrize("sides", ["a", "b", "random"])
def test_her_buildings_show_the_sides_of_the_players(sides: str) -> None:
    s = new_game(1, sides=sides)
    assert me(s, SARAH).unbuilt == me(s, HUMAN).unbuilt
    me(s, SARAH).unbuilt.pop()
    assert len(me(s, HUMAN).unbuilt) == 10


@rule("NZ-SAR-11")
def test_runholder_ship_and_what_stays_in_the_box() -> None:
    s = new_game(1)
    assert (space_of(s, SARAH), farm(s, SARAH).ship) == ("horseman", s.board.sea_start)
    assert (farm(s, SARAH).storehouses, me(s, SARAH).certificates) == (0, 0)
    assert sea_of(s, SARAH) == sea_of(s, HUMAN)
    own = farm(s, SARAH)
    assert (own.gold, own.wool, own.step_tile, own.declined, own.marker, own.pays_hands) == (0, 0, 0, 0, False, True)
    assert (own.masters, own.bonus, own.jokers, me(s, SARAH).permanent) == ([], [], [0] * 4, 0)


@rule("NZ-SAR-12")
def test_she_has_no_herd_but_a_deck_nobody_knows_the_order_of() -> None:
    s = new_game(1)
    p = me(s, SARAH)
    assert (p.hand, p.draw, p.discard, farm(s, SARAH).top) == ([], [], [], [])
    first: set[int] = set()
    for seed in range(30):
        other = s.view(HUMAN)
        other.rng = new_game(1, f"shuffle {seed}").rng
        first.add(other.rng.take(list(sarah(other).deck)))
    assert len(first) > 5


@rule("NZ-SAR-12", "NZ-SAR-24")
def test_in_which_order_her_cards_lie_is_shown_to_nobody() -> None:
    s = new_game(1)
    sarah(s).deck.reverse()
    sarah(s).pile = [s.board.card_slug.index(x) for x in ("suffolk", "lincoln", "merino")]
    for seat in (HUMAN, NONE):
        shown = sarah(s.view(seat))
        assert (shown.deck, shown.pile) == (sorted(sarah(s).deck), sorted(sarah(s).pile))
        assert (shown.deck, shown.pile) != (sarah(s).deck, sarah(s).pile)


@rule("NZ-SAR-13")
def test_the_player_is_first_with_7_pounds_a_token_and_4_cards() -> None:
    s = new_game(1)
    p = me(s, HUMAN)
    assert (p.money, p.tokens, len(p.hand)) == (7, 1, 4)
    s.settle()
    assert s.actor() == HUMAN
    assert question(s, HUMAN) == "FirstDisc"
    p = me(s, SARAH)
    assert (p.money, p.tokens, p.hand, farm(s, SARAH).gold) == (0, 0, [], 0)
    assert cards(s, me(s, HUMAN).hand + me(s, HUMAN).draw) == sorted(s.board.card_slug[k] for k in s.board.start_deck)


def test_sarah_sits_at_a_table_of_one() -> None:
    game = find_game("nz")
    assert game.automas(game.options({"players": "1"})) == ["sarah"]
    assert game.automas(game.options({"players": "2"})) == []
