"""9. Wellington: income, foresights, the bonus market (NZ-WEL, NZ-INC, NZ-FOR, NZ-BMK)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.nz.state import NzState
from overlander.games.nz.wellington import place_tile, refill_market
from overlander.games.trail.box import NO_TILE, WORKER
from tests.ledger import rule
from tests.rules.nz.position import (
    at,
    bonus_market,
    cards,
    choice,
    discard,
    extras,
    farm,
    foresight,
    hand,
    job_at,
    jobs,
    market,
    me,
    money,
    new_game,
    play,
    position,
    question,
    refused,
    score,
    space_of,
    tile,
    tile_at,
    tile_of,
    tokens,
)


def in_wellington(*cards_in_hand: str, players: int = 2, **options: str) -> NzState:
    s = position(players, **options)
    hand(s, 0, *cards_in_hand)
    foresight(s, "sailor", "shearer", "token", "permanent-wool")
    at(s, 0, "wellington")
    return s


@rule("NZ-WEL-2", "NZ-WEL-3")
def test_afterwards_to_the_rider_space_and_foresights_refilled() -> None:
    s = in_wellington()
    bags = [len(bag) for bag in s.trail.bags]
    play(s, 0, "pass", "deliver:local-0", "disc:aux-ship-1", "foresight:foresight-a-2", "foresight:foresight-b-1")
    assert space_of(s, 0) == "horseman"
    assert NO_TILE not in s.trail.foresight
    assert [len(bag) for bag in s.trail.bags] == [bags[0] - 1, bags[1] - 1]


@rule("NZ-WEL-4", "NZ-BMK-15", "NZ-BMK-V4")
@pytest.mark.parametrize(("players", "visits"), [(2, 11), (3, 16), (4, 21)])
def test_visits_until_the_red_arrow(players: int, visits: int) -> None:
    s = new_game(players)
    n = 0
    while s.progress.ended_by == NONE:
        place_tile(s, s.trail.bags[1].pop(), 0)
        n += 1
    assert n == visits
    assert 5 <= visits / players <= 6


# -- income


@rule("NZ-INC-1", "NZ-INC-2", "NZ-INC-E1")
def test_any_set_of_different_breeds_or_none() -> None:
    s = in_wellington("merino", "merino", "southdown")
    assert tokens(s, 0) == {"reveal:merino", "reveal:southdown", "reveal:southdown,merino", "pass"}
    assert [choice(s, str(c)) for c in s.choices(0)] == s.choices(0)  # a set is the same, offered or named
    play(s, 0, "pass")
    assert tokens(s, 0) == {"deliver:local-0"}


@rule("NZ-INC-3", "NZ-DEL-E6")
def test_only_sheep_are_revealed_wherever_they_come_from() -> None:
    s = in_wellington("objective-1", "sheepdog", "set-2", "romney", "cheviot", "border-leicester")
    breeds = {word for token in tokens(s, 0) if token.startswith("reveal:") for word in token.partition(":")[2].split(",")}
    assert breeds == {"romney", "cheviot", "border-leicester"}
    for breed in ("shropshire", "merino", "suffolk"):
        assert refused(s, 0, f"reveal:{breed}") == ("NZ-INC-1", "not-in-hand")


@rule("NZ-INC-4", "NZ-INC-5", "NZ-INC-V1")
def test_english_leicester_dorset_horn_and_corriedale_with_2_of_3_certificates() -> None:
    s = position()
    hand(s, 0, "english-leicester", "english-leicester", "dorset-horn", "corriedale")
    me(s).certificates = 3
    at(s, 0, "wellington")
    play(s, 0, "reveal:english-leicester,dorset-horn,corriedale")
    assert s.progress.income == 8
    play(s, 0, "certificates:2")
    assert (s.progress.income, money(s, 0), me(s).certificates) == (10, 30, 1)
    assert cards(s, me(s).hand) == ["english-leicester"]
    assert discard(s, 0) == ["corriedale", "dorset-horn", "english-leicester"]


@rule("NZ-INC-6", "NZ-INC-V2")
def test_a_permanent_certificate_adds_1_and_stays() -> None:
    s = position()
    hand(s, 0, "english-leicester", "dorset-horn", "corriedale")
    me(s).permanent = 1
    at(s, 0, "wellington")
    play(s, 0, "reveal:english-leicester,dorset-horn,corriedale")
    assert (s.progress.income, me(s).permanent, question(s, 0)) == (9, 1, "Deliver")


@rule("NZ-INC-7", "NZ-INC-9")
def test_the_breeding_value_in_pounds_whatever_points_and_wool() -> None:
    s = in_wellington("suffolk", "ryeland")
    play(s, 0, "reveal:ryeland,suffolk")
    assert money(s, 0) == 20 + 6 + 2


@rule("NZ-INC-8")
def test_what_is_not_revealed_stays_in_hand() -> None:
    s = in_wellington("merino", "southdown", "ferry")
    play(s, 0, "reveal:merino")
    assert cards(s, me(s).hand) == ["ferry", "southdown"]
    assert discard(s, 0) == ["merino"]


@rule("NZ-INC-E2")
def test_permanent_certificates_count_without_sheep() -> None:
    s = position()
    hand(s, 0)
    me(s).permanent = 2
    at(s, 0, "wellington")
    play(s, 0, "pass")
    assert (s.progress.income, money(s, 0)) == (2, 22)
    assert "deliver:local-1" in tokens(s, 0)


@rule("NZ-INC-E3")
def test_certificates_are_decided_before_the_post() -> None:
    s = in_wellington("merino")
    me(s).certificates = 2
    play(s, 0, "reveal:merino")
    assert question(s, 0) == "UseCertificates"
    assert tokens(s, 0) == {"certificates:0", "certificates:1", "certificates:2"}
    assert refused(s, 0, "certificates:3") == ("NZ-INC-5", "too-few-certificates")
    play(s, 0, "certificates:0")
    assert question(s, 0) == "Deliver"
    assert "certificates" not in {c.verb.name for c in s.choices(0)}


@rule("NZ-INC-E4", "NZ-CLAR-9")
def test_nothing_else_while_ones_cards_are_revealed() -> None:
    s = in_wellington("merino")
    me(s).certificates = 1
    farm(s).gold = 5
    assert "exchange-token" in extras(s, 0)
    play(s, 0, "reveal:merino")
    assert extras(s, 0) == set()
    assert refused(s, 0, "exchange-token") == ("NZ-CLAR-9", "cards-revealed")
    assert "exchange-token" in extras(s, 1)  # whose cards nobody reveals
    play(s, 0, "certificates:0")
    assert "exchange-token" in extras(s, 0)


# -- foresights and bonus market


@rule("NZ-FOR-1", "NZ-FOR-2")
def test_one_tile_of_a_then_one_of_b_placed_at_once() -> None:
    s = in_wellington()
    jobs(s)
    play(s, 0, "pass", "deliver:local-0", "disc:aux-ship-1")
    assert tokens(s, 0) == {"foresight:foresight-a-1", "foresight:foresight-a-2"}
    assert refused(s, 0, "foresight:foresight-b-1") == ("NZ-FOR-1", "other-spot")
    play(s, 0, "foresight:foresight-a-1")
    assert job_at(s, "sailor", 1)
    assert tokens(s, 0) == {"foresight:foresight-b-1", "foresight:foresight-b-2"}


@rule("NZ-FOR-3", "NZ-FOR-4", "NZ-FOR-V1")
def test_a_worker_to_the_top_of_its_column_or_out_of_the_game() -> None:
    s = position()
    jobs(s, shearer=4)
    place_tile(s, WORKER + 3, 0)
    assert job_at(s, "shearer", 5)
    before = s.trail.jobs[:]
    place_tile(s, WORKER + 3, 0)
    assert (s.trail.jobs, s.trail.lost) == (before, [WORKER + 3])


@rule("NZ-FOR-5", "NZ-FOR-6")
def test_a_hazard_to_the_lowest_number_or_out_of_the_game() -> None:
    s = position()
    for i in (1, 3, 4):
        tile(s, f"flood-{i}", "flood-2-black")
    place_tile(s, tile_of(s, "flood-3-green"), 0)
    assert tile_at(s, "flood-2") == "flood-3-green"
    place_tile(s, tile_of(s, "flood-4-green"), 0)
    assert s.trail.lost == [tile_of(s, "flood-4-green")]


@rule("NZ-FOR-7", "NZ-BMK-1", "NZ-BMK-2")
def test_a_bonus_tile_goes_to_the_markers_row_from_left_to_right() -> None:
    s = position(3)
    bonus_market(s, "token token token", "token")
    place_tile(s, tile_of(s, "permanent-wool"), 0)
    assert (s.bonus.market[4], s.bonus.market_next) == (tile_of(s, "permanent-wool"), 5)


@rule("NZ-BMK-3", "NZ-BMK-5", "NZ-BMK-V1")
def test_the_markers_cell_is_filled_last_and_moves_it_on() -> None:
    s = position(3)
    bonus_market(s, "token token token", "token token")
    place_tile(s, tile_of(s, "permanent-wool"), 0)
    assert s.bonus.market[5] == tile_of(s, "permanent-wool")
    assert s.bonus.market_next // 3 == 2


@rule("NZ-BMK-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_columns_in_use(players: int) -> None:
    assert new_game(players).board.bonus_columns == players


@rule("NZ-BMK-6", "NZ-BMK-7")
def test_black_does_nothing_yellow_refills() -> None:
    s = position()
    market(s, "lincoln")
    s.marker_moved(0, s.board.bonus_arrow.index("black"))
    assert len(s.cards.market) == 1
    s.marker_moved(0, s.board.bonus_arrow.index("yellow"))
    assert len(s.cards.market) == 9


@rule("NZ-BMK-7", "NZ-MKT-E4")
def test_it_is_told_whether_the_market_is_full_or_the_stack_empty() -> None:
    s = position()
    market(s, *["lincoln"] * 9)
    s.heard = []
    s.marker_moved(0, s.board.bonus_arrow.index("yellow"))
    market(s, "lincoln")
    s.cards.market_stack = []
    s.marker_moved(0, s.board.bonus_arrow.index("yellow"))
    assert [(event.key, event.params) for event in s.heard] == [("refill-market", {"n": 0}), ("market-stack-empty", {})]


@rule("NZ-BMK-8", "NZ-BMK-12", "NZ-BMK-13")
def test_turquoise_flips_the_double_sided_buildings() -> None:
    s = position()
    me(s, 1).herder = s.box.at["neutral-b"]
    s.marker_moved(0, s.board.bonus_arrow.index("turquoise"))
    assert [tile_at(s, f"neutral-{x}") for x in "abcdefgh"] == ["a", "b-ii", "c-ii", "d", "e", "f", "g-ii", "h-ii"]
    assert space_of(s, 1) == "neutral-b"
    s.marker_moved(0, s.board.bonus_arrow.index("turquoise"))
    assert tile_at(s, "neutral-b") == "b-ii"


@rule("NZ-BMK-9", "NZ-BMK-V2")
def test_three_players_refill_8_cards_to_11() -> None:
    s = position(3)
    market(s, *["lincoln"] * 7, "suffolk")
    refill_market(s)
    assert len(s.cards.market) == 11


@rule("NZ-BMK-10", "NZ-BMK-V3")
def test_a_full_market_is_left_alone() -> None:
    s = position(2)
    market(s, *["lincoln"] * 7, *["corriedale"] * 3)
    refill_market(s)
    assert len(s.cards.market) == 10


@rule("NZ-BMK-11")
def test_an_empty_stack_adds_nothing() -> None:
    s = position()
    market(s, "lincoln")
    s.cards.market_stack = s.cards.market_stack[:2]
    refill_market(s)
    assert (len(s.cards.market), s.cards.market_stack) == (3, [])


@rule("NZ-BMK-14", "NZ-END-1", "NZ-END-2")
def test_the_red_arrow_ends_the_game_and_gives_the_marker() -> None:
    s = position()
    s.bonus.market_next = 13
    place_tile(s, tile_of(s, "token"), 0)
    assert (s.progress.ended_by, farm(s).marker, score(s, 0, "market-marker")) == (0, True, 5)


@rule("NZ-FOR-E1")
def test_an_empty_foresight_is_skipped_and_a_single_tile_taken() -> None:
    s = position()
    foresight(s, "", "sailor", "", "")
    at(s, 0, "wellington")
    play(s, 0, "pass", "deliver:local-0", "disc:aux-ship-1")
    assert tokens(s, 0) == {"foresight:foresight-a-2"}
    assert refused(s, 0, "foresight:foresight-a-1") == ("NZ-FOR-E1", "empty-space")
    play(s, 0, "foresight:foresight-a-2")
    assert question(s, 0) != "ChooseForesight"


@rule("NZ-FOR-E2")
def test_an_arrow_inside_step_4() -> None:
    s = position()
    market(s, "lincoln")
    yellow = s.board.bonus_arrow.index("yellow")
    s.bonus.market_next = 2 * yellow + 1
    foresight(s, "", "", "token", "token")
    at(s, 0, "wellington")
    play(s, 0, "pass", "deliver:local-0", "disc:aux-ship-1", "foresight:foresight-b-1")
    assert len(s.cards.market) == 9
    assert space_of(s, 0) == "horseman"


@rule("NZ-BMK-E1", "NZ-BMK-E2")
def test_holes_above_are_never_refilled() -> None:
    s = position()
    bonus_market(s, "- token", "token")
    place_tile(s, tile_of(s, "permanent-wool"), 0)
    assert s.bonus.market[0] == NO_TILE
    assert s.bonus.market[3] == tile_of(s, "permanent-wool")


@rule("NZ-BMK-E3")
def test_six_moves_the_sixth_red() -> None:
    arrows = new_game().board.bonus_arrow
    assert len(arrows) == 7
    assert arrows[0] == "none"
    assert arrows[1:].count("red") == 1
    assert arrows[-1] == "red"
