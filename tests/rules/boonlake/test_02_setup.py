"""2. Set-up (BOON-SETUP)."""

import pytest

from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.core.rng import Rng, key_of
from overlander.games.boonlake.game import GAME
from tests.ledger import rule
from tests.rules.boonlake.position import chosen, me, new_game, play, position, question, refusal, ship_of, tokens

by_players = pytest.mark.parametrize("players", [2, 3, 4])


SEEDS = "abcdefgh"


@rule("BOON-SETUP-1")
def test_one_to_four_players() -> None:
    assert find_game("boonlake").players() == [1, 2, 3, 4]
    assert new_game(1).is_automa(1)
    assert [new_game(n).seats for n in (2, 3, 4)] == [2, 3, 4]


@rule("BOON-SETUP-2")
def test_seven_pastures_beside_the_board_and_25_grey_tiles_face_down() -> None:
    s = new_game()
    assert (s.box.pasture_count - s.land.pastures, len(s.land.mound)) == (7, 25)
    assert [z.seen for z in s.zones() if z.cards is s.land.mound] == [0]


@rule("BOON-SETUP-3", "BOON-SETUP-E3")
@pytest.mark.parametrize(("players", "laid"), [(1, 6), (2, 6), (3, 8), (4, 10)])
def test_starting_tiles_by_symbol_at_random(players: int, laid: int) -> None:
    found = set()
    for seed in SEEDS:
        s = new_game(players, seed)
        places = [i for i, x in enumerate(s.land.tiles) if x != NONE]
        assert places == s.box.start_spaces
        assert sorted(s.land.tiles[i] for i in places) == s.box.starting
        assert len(places) == laid
        found.add(tuple(s.land.tiles))
    assert len(found) > 1
    s = new_game(players)
    free = {"h02", "h19", "h16", "h33"} if players < 3 else {"h16", "h33"} if players == 3 else set()
    for slug in free:
        assert s.land.tiles[s.box.spaces.index(slug)] == NONE
        assert s.box.space_reward[s.box.spaces.index(slug)].gives


@rule("BOON-SETUP-4")
def test_nothing_is_gained_for_the_spaces_covered() -> None:
    s = new_game(4)
    assert [(p.coins, len(p.hand), p.ranch, p.vases) for p in s.players] == [(n, 6, 3, 0) for n in (6, 7, 8, 8)]


@rule("BOON-SETUP-5")
def test_all_labels_are_uncovered() -> None:
    s = new_game()
    assert s.land.labels == 0
    assert len(s.box.regions) == 4


@rule("BOON-SETUP-6")
@by_players
def test_six_cards_each(players: int) -> None:
    s = new_game(players)
    assert [len(p.hand) for p in s.players] == [6] * players
    assert len(s.piles.deck) == 165 - 6 * players


@rule("BOON-SETUP-7")
def test_strips_lie_in_random_order() -> None:
    found = {tuple(new_game(seed=seed).strips.rows) for seed in SEEDS}
    assert len(found) > 1
    assert all(sorted(rows) == list(range(7)) for rows in found)


@rule("BOON-SETUP-8")
def test_the_player_board_is_full() -> None:
    board = me(new_game()).board
    assert (board.houses, board.settlements, board.cattle, board.freed, board.spare) == (0, 0, 0, 0, 0)
    assert (me(new_game()).ranch, me(new_game()).supply) == (3, 5)


@rule("BOON-SETUP-9", "BOON-SETUP-X1")
@pytest.mark.parametrize(
    ("players", "tiles", "ship", "coins", "random_tiles"),
    [(2, 6, "c1", [6, 7], 2), (3, 8, "c3", [6, 7, 8], 1), (4, 10, "c3", [6, 7, 8, 8], 0)],
)
def test_what_depends_on_the_number_of_players(players: int, tiles: int, ship: str, coins: list[int], random_tiles: int) -> None:
    s = new_game(players)
    assert len(s.box.start_spaces) == tiles
    assert [ship_of(s, seat) for seat in range(players)] == [ship] * players
    assert [p.coins for p in s.players] == coins
    assert s.box.areas - players == random_tiles


@rule("BOON-SETUP-10", "BOON-SETUP-11")
def test_boats_and_markers() -> None:
    s = new_game()
    assert me(s).board.boats == [0, 0]
    assert s.box.canal[0] == 0  # wood
    assert me(s).vp == 0
    assert [s.box.track_income[track][me(s).board.steps[track]] for track in (0, 1)] == [2, 2]


@rule("BOON-SETUP-12", "BOON-SETUP-13")
@by_players
def test_everybody_keeps_one_of_two_scoring_tiles_and_the_free_areas_are_filled(players: int) -> None:
    s = new_game(players)
    assert [len(x) for x in s.piles.dealt] == [2] * players
    kept = [tokens(s, seat) for seat in range(players)]
    assert len(set().union(*kept)) == 2 * players
    for seat in range(players):
        play(s, seat, str(s.choices(seat)[1]))
    assert NONE not in s.piles.areas
    for seat in range(players):
        assert f"keep:{s.box.scoring_slug[s.piles.areas[seat]]}" in kept[seat]
    assert len(set(s.piles.areas)) == 4


@rule("BOON-SETUP-14")
def test_coins_by_seat() -> None:
    assert [p.coins for p in new_game(4).players] == [6, 7, 8, 8]


@rule("BOON-SETUP-15")
def test_the_first_seat_begins() -> None:
    s = chosen(new_game(3))
    assert (question(s), s.actor()) == ("ChooseStrip", 0)


@rule("BOON-SETUP-16", "BOON-SETUP-X2")
def test_everybody_builds_a_production_site_of_choice() -> None:
    s = new_game()
    for seat in (0, 1):
        play(s, seat, str(s.choices(seat)[0]))
    assert tokens(s, 0) == {f"build:{x}" for x in ("wood", "loam", "stone", "iron")}
    play(s, 0, "build:iron")
    play(s, 1, "build:wood")
    assert (me(s).board.sites, me(s).board.boats) == ([0, 0, 0, 1], [0, 0])
    assert me(s, 1).board.sites == [1, 0, 0, 0]


@rule("BOON-SETUP-E1", "BOON-SETUP-E4")
def test_choices_are_hidden_until_all_have_chosen() -> None:
    s = new_game(3)
    first = s.choices(1)
    play(s, 1, str(first[0]))
    other = new_game(3)
    play(other, 1, str(first[1]))
    assert s.view(0).digest() == other.view(0).digest()
    assert all(x == NONE for x in s.view(0).piles.dealt[1])
    play(s, 0, str(s.choices(0)[0]))
    assert s.piles.areas == [NONE] * 4
    play(s, 2, str(s.choices(2)[0]))
    assert NONE not in s.piles.areas
    play(s, 2, "build:iron")
    assert s.view(0).players[2].board.sites == [0, 0, 0, 0]
    assert s.view(0).piles.kept[2] not in range(4)


@rule("BOON-SETUP-E2")
def test_a_rejected_tile_may_come_into_play() -> None:
    found = False
    for n in range(60):
        s = new_game(2, f"mix {n}")
        rejected = {x for dealt in s.piles.dealt for x in dealt}
        chosen(s)
        own = set(s.piles.areas[:2])
        found = found or bool((rejected - own) & set(s.piles.areas[2:]))
    assert found


@rule("BOON-SETUP-E1")
def test_what_others_chose_in_secret_is_guessed() -> None:
    s = new_game(3)
    play(s, 0, str(s.choices(0)[0]))
    for seed in "abc":
        d = s.determinize(1, Rng(key_of(seed), 0, ()))
        assert d.piles.kept[0] in d.piles.dealt[0]
        assert (d.piles.kept[1], d.piles.kept[2]) == (NONE, NONE)
        assert d.choices(2) != []
    d = position(2).determinize(0, Rng(key_of("later"), 0, ()))
    assert d.piles.kept == [NONE, NONE]


@rule("BOON-SETUP-12")
def test_only_a_tile_that_was_dealt_is_kept() -> None:
    s = new_game(2)
    other = next(x for x in range(len(s.box.scoring)) if x not in s.piles.dealt[0])
    assert refusal(s, 0, f"keep:{s.box.scoring_slug[other]}") == "BOON-SETUP-12 not-dealt"


def test_the_data_are_read_to_the_last_word() -> None:
    GAME.check(GAME.pack())
