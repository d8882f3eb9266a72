"""3. Player set-up (NZ-PSET) and 4. first turn (NZ-FIRST)."""

from overlander.core.choice import NONE
from overlander.games.nz.state import NzState
from tests.ledger import rule
from tests.rules.nz.position import (
    extras,
    farm,
    me,
    money,
    new_game,
    play,
    question,
    refused,
    score,
    space_of,
    tokens,
)


@rule("NZ-PSET-1")
def test_the_fee_tile_shows_its_coins() -> None:
    s = new_game(4)
    assert all(f.pays_hands for f in s.farms)
    assert s.board.step_base == 4


@rule("NZ-PSET-2", "NZ-PSET-E1")
def test_all_players_use_the_same_sides() -> None:
    for sides in ("a", "b", "random"):
        s = new_game(3, sides=sides)
        assert [p.unbuilt for p in s.players] == [s.players[0].unbuilt] * 3
        found = {s.board.building_side[i] for i in s.players[0].unbuilt}
        assert found == ({sides} if sides != "random" else {"a", "b"})


@rule("NZ-PSET-3")
def test_a_building_keeps_its_side() -> None:
    s = new_game(sides="a")
    me(s).money = 99
    assert not any(str(c).startswith("build:1b") for seat in (0, 1) for c in s.offers(seat))
    assert {s.board.building_slug[i][-1] for i in me(s).unbuilt} == {"a"}


@rule("NZ-PSET-4")
def test_unbuilt_buildings_lie_in_order_of_craftsmen() -> None:
    s = new_game()
    needed = [s.board.builders[i] for i in me(s).unbuilt]
    assert needed == sorted(needed)
    assert len(needed) == 10


@rule("NZ-PSET-5", "NZ-PSET-6", "NZ-PSET-E2")
def test_discs_and_storehouses_cover_their_spots() -> None:
    s = new_game(3)
    for seat in range(3):
        assert me(s, seat).discs == (1 << 16) - 1
        assert farm(s, seat).storehouses == (1 << 10) - 1
        assert len(me(s, seat).unbuilt) == 10
        assert len(me(s, seat).hand + me(s, seat).draw) == 14
    assert len(s.board.auxiliary_discs[0]) == len(s.board.auxiliary_discs[1]) == 1  # the other spot of each is grey and open


@rule("NZ-PSET-7", "NZ-PSET-9")
def test_ship_at_the_start_and_runholder_beside_the_board() -> None:
    s = new_game()
    assert [f.ship for f in s.farms] == [s.board.sea_start] * 2
    assert [p.herder for p in s.players] == [NONE, NONE]


@rule("NZ-PSET-8", "NZ-PSET-12", "NZ-PSET-V1")
def test_four_players_are_dealt_money_cards_tokens_and_gold() -> None:
    s = new_game(4)
    assert [p.money for p in s.players] == [7, 8, 9, 10]
    assert [len(p.hand) for p in s.players] == [4, 5, 6, 7]
    assert [p.tokens for p in s.players] == [1, 1, 1, 1]
    assert [f.gold for f in s.farms] == [1, 1, 1, 1]
    assert [p.certificates for p in s.players] == [0, 0, 0, 0]


@rule("NZ-PSET-10", "NZ-PSET-13", "NZ-PSET-14")
def test_the_hand_comes_from_the_14_starting_sheep() -> None:
    s = new_game(2)
    for seat in range(2):
        assert sorted(me(s, seat).hand + me(s, seat).draw) == sorted(s.board.start_deck)
        assert len(me(s, seat).hand) == 4 + seat
        assert me(s, seat).tokens == 1


@rule("NZ-PSET-11")
def test_the_first_seat_begins() -> None:
    assert new_game(4).actors() == [0]


@rule("NZ-PSET-15")
def test_one_printed_worker_of_each_type() -> None:
    assert me(new_game()).workers == [1, 1, 1, 1]


# -- first turn


def first_turn_of(seat: int) -> NzState:
    """A game of four in which the seats before have made their first turns."""
    s = new_game(4)
    for before in range(seat):
        while s.actors() == [before]:
            s.apply(before, s.choices(before)[-1] if question(s, before) == "AtLocation" else s.choices(before)[0])
    return s


@rule("NZ-FIRST-1", "NZ-FIRST-V1", "NZ-FIRST-E4")
def test_the_third_player_discards_2_moves_a_disc_and_places_the_runholder() -> None:
    s = first_turn_of(2)
    assert question(s, 2) == "DiscardCards"
    before = len(me(s, 2).discard)
    play(s, 2, str(s.choices(2)[0]), str(s.choices(2)[0]))
    assert (len(me(s, 2).hand), len(me(s, 2).discard)) == (4, before + 2)
    assert question(s, 2) == "FirstDisc"
    play(s, 2, "disc:aux-ship-1")
    assert (me(s, 2).discs.bit_count(), farm(s, 2).explored) == (15, 0)
    assert question(s, 2) == "PlaceHerder"
    play(s, 2, "place:neutral-d")
    assert (space_of(s, 2), question(s, 2)) == ("neutral-d", "AtLocation")


@rule("NZ-FIRST-E1")
def test_the_first_player_discards_nothing() -> None:
    assert question(new_game(3), 0) == "FirstDisc"


@rule("NZ-FIRST-2")
def test_the_first_disc_comes_from_a_white_spot() -> None:
    s = new_game()
    offered = {token.partition(":")[2] for token in tokens(s, 0)}
    white = {slug for i, slug in enumerate(s.board.disc_slug) if s.board.disc_white[i]}
    assert offered == white
    assert refused(s, 0, "disc:step-limit") == ("NZ-DEL-8", "black-border")


@rule("NZ-FIRST-3")
def test_removing_it_unlocks_the_spot_and_is_paid() -> None:
    s = new_game()
    play(s, 0, "disc:certificate-left")
    assert (money(s, 0), me(s).permanent) == (3, 1)


@rule("NZ-FIRST-4")
def test_a_later_player_may_open_the_same_kind_of_spot() -> None:
    s = new_game()
    play(s, 0, "disc:aux-ship-1", "place:neutral-a", "pass")
    play(s, 1, str(s.choices(1)[0]))
    assert "disc:aux-ship-1" in tokens(s, 1)


@rule("NZ-FIRST-5", "NZ-FIRST-6")
def test_any_neutral_building_even_if_occupied_then_phase_b_there() -> None:
    s = new_game()
    play(s, 0, "disc:aux-ship-1")
    assert tokens(s, 0) == {f"place:neutral-{x}" for x in "abcdefgh"}
    play(s, 0, "place:neutral-c", "act:c/1", "pass")
    assert farm(s).gold == 2
    play(s, 1, str(s.choices(1)[0]), "disc:aux-ship-2")
    assert "place:neutral-c" in tokens(s, 1)
    assert question(s, 1) == "PlaceHerder"


@rule("NZ-FIRST-E2")
def test_a_spot_one_cannot_pay_for_is_refused() -> None:
    s = new_game()
    me(s).money = 3
    assert "disc:wool-right" not in tokens(s, 0)
    assert refused(s, 0, "disc:wool-right") == ("NZ-UNL-9", "too-little-money")


@rule("NZ-FIRST-E3")
def test_space_0_gives_nothing() -> None:
    s = new_game()
    play(s, 0, "disc:aux-ship-1")
    assert (farm(s).gold, farm(s).step_tile, score(s, 0, "exploration")) == (1, 0, 0)


@rule("NZ-FIRST-E5")
def test_an_exchange_token_before_discarding_to_4() -> None:
    s = first_turn_of(1)
    assert question(s, 1) == "DiscardCards"
    assert "exchange-token" in extras(s, 1)
    play(s, 1, "exchange-token", "draw:2")
    assert (len(me(s, 1).hand), me(s, 1).tokens) == (7, 0)
    for _ in range(3):
        play(s, 1, str(s.choices(1)[0]))
    assert (question(s, 1), len(me(s, 1).hand)) == ("FirstDisc", 4)
