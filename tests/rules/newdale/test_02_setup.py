"""Setting up a chapter (NEW-SET)."""

import pytest

from overlander.core.choice import NONE, Choice
from overlander.core.game import find_game
from overlander.games.newdale.event import RevealEvent
from overlander.games.newdale.houses import range_of
from overlander.games.newdale.setup import stack_tiles
from overlander.games.newdale.state import NewdaleState
from tests.ledger import rule
from tests.rules.newdale.position import (
    CROWN,
    ask,
    asked,
    cards_in_hand,
    coals,
    hand_sizes,
    new_game,
    opened,
    play,
    refused,
    scores,
    steps,
)
from tests.rules.offers import told

CHAPTERS = ["1", "2", "3a", "3b", "4a", "4b", "5", "6", "7", "8"]


def pile_slugs(s: NewdaleState) -> list[str]:
    return [s.box.cards.slugs[x].rpartition("-")[0] for x in s.piles.draw + [x for p in s.players for x in p.hand]]


@rule("NEW-SET-1", "NEW-CAMP-E4")
def test_each_chapter_has_its_board_and_start() -> None:
    starts = ["a-longsdale", "a-longsdale", "b-longsdale", "c-longsdale", "b-longsdale", "c-longsdale", "d-creekside"]
    starts += ["d-canyon-brook", "e-larkhill", "f-canyon-brook"]
    boards = [f"board-{x}" for x in "aabcbcddef"]
    for chapter, board, start in zip(CHAPTERS, boards, starts, strict=True):
        s = new_game(2, chapter)
        assert s.box.land.id == board
        assert s.box.land.town_slug[s.box.start] == start


@rule("NEW-SET-2", "NEW-SOLO-1")
@pytest.mark.parametrize(("players", "kept"), [(1, 7), (2, 14), (3, 21), (4, 28)])
def test_so_many_bonus_tiles_are_revealed(players: int, kept: int) -> None:
    s = new_game(players)
    on_board = sum(len(x) for x in s.board.bonus)
    assert on_board + len(s.board.boxed_tiles) == 40
    assert on_board <= kept
    types = [x for stack in s.board.bonus for x in stack]
    gone = kept - on_board
    assert gone == 0 or len(set(types)) == 10, "a tile goes back only if all spaces are taken"


@rule("NEW-SET-3", "NEW-SET-18", "NEW-SET-X2")
def test_bonus_tiles_are_stacked_by_type() -> None:
    spaces: list[list[int]] = [[] for _ in range(10)]
    assert stack_tiles(spaces, [7, 4, 7, 2]) == []
    assert spaces[:4] == [[7, 7], [4], [2], []]


@rule("NEW-SET-19", "NEW-SET-X3", "NEW-SET-E2")
def test_a_new_type_without_a_space_goes_back() -> None:
    spaces: list[list[int]] = [[] for _ in range(10)]
    assert stack_tiles(spaces, [*range(10), 11, 3, 12]) == [11, 12]
    assert spaces[3] == [3, 3]


@rule("NEW-SET-20", "NEW-VEC-X29")
def test_bonus_spaces_may_stay_empty() -> None:
    spaces: list[list[int]] = [[] for _ in range(10)]
    assert stack_tiles(spaces, [0, 1, 2, 3, 0, 4, 5]) == []
    assert [len(x) for x in spaces] == [2, 1, 1, 1, 1, 1, 0, 0, 0, 0]


@rule("NEW-SET-4", "NEW-SET-X4")
@pytest.mark.parametrize(
    ("chapter", "size"),
    [("1", 97), ("2", 101), ("3a", 108), ("4a", 116), ("4b", 116), ("5", 120), ("6", 120), ("7", 128), ("8", 110)],
)
def test_the_draw_pile_has_the_cards_of_the_chapter(chapter: str, size: int) -> None:
    s = new_game(2, chapter)
    assert len(pile_slugs(s)) == size
    numbers = {s.box.cards.all[x].type.number for x in s.piles.draw}
    assert numbers == {0, *s.box.chapter.numbers}


@rule("NEW-CH3B-5", "NEW-CH3B-6", "NEW-SOLO-6")
@pytest.mark.parametrize(("players", "shown"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_sawmills_lie_face_up_in_the_old_forest(players: int, shown: int) -> None:
    s = new_game(players, "3b")
    assert [s.box.cards.all[x].type.slug for x in s.piles.face_up] == ["sawmill"] * shown
    assert pile_slugs(s).count("sawmill") == 6 - shown
    assert len(pile_slugs(s)) == 108 - shown


@rule("NEW-SET-5", "NEW-SET-E5")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_seven_events_come_in_their_order(chapter: str) -> None:
    s = opened(2, chapter)
    while not s.over():
        seat = s.actor()
        s.apply(seat, walked(s, seat))
    numbers = [s.box.events[x].number for x in [*s.calendar.past, s.market.event]]
    assert sorted(numbers[:3]) == sorted(s.box.chapter.early)
    assert sorted(numbers[3:6]) == sorted(s.box.chapter.middle)
    assert numbers[6] == 1
    assert (100 in numbers, 101 in numbers) == (chapter != "2", chapter not in ("3a", "3b"))


def walked(s: NewdaleState, seat: int) -> Choice:
    """The last answer at every step: declining, where one can."""
    c = s.choices(seat)[-1] if not asked_in_steps(s, seat) else s.steps(seat, None)[-1]
    while after := s.steps(seat, c):
        c = after[-1]
    return c


def asked_in_steps(s: NewdaleState, seat: int) -> bool:
    question = s.question(seat)
    return question is not None and question.in_steps


def test_the_data_are_read_to_the_last_word() -> None:
    game = find_game("newdale")
    game.check(game.load(None))


@rule("NEW-SET-6", "NEW-SET-7", "NEW-SET-23")
def test_each_player_has_the_pieces_of_a_colour() -> None:
    s = new_game(4)
    assert s.box.constants.colours == ["brown", "grey", "orange", "white"]
    for p in s.players:
        assert p.pawns.available() == [0, 1]
        assert (p.pawns.own, p.pawns.bought) == (0b11, 0)
        assert p.towns.bit_count() == 1
        assert p.tiles == []


@rule("NEW-SET-8", "NEW-SET-E1")
def test_the_score_starts_on_three_and_passes_nothing() -> None:
    s = new_game(3)
    assert scores(s) == [3, 3, 3]
    assert hand_sizes(s) == [8, 8, 8], "no cards for a threshold"


@rule("NEW-SET-9", "NEW-SET-25")
def test_every_player_has_a_coal_mine_with_five_goods() -> None:
    s = new_game(4)
    mines = [p.estate.zones[s.box.zone_slug.index("zone-1")] for p in s.players]
    assert [s.box.cards.slugs[x] for x in mines] == ["coal-mine-1", "coal-mine-2", "coal-mine-3", "coal-mine-4"]
    assert [coals(s, seat) for seat in range(4)] == [5, 5, 5, 5]
    assert "coal-mine" not in pile_slugs(s)


@rule("NEW-SET-10", "NEW-SET-E6", "NEW-HSE-E6")
def test_one_house_stands_in_the_start_town_and_collects_nothing() -> None:
    s = new_game(2)
    for p in s.players:
        assert p.towns == 1 << s.box.land.town("a-longsdale")
    assert s.board.settled == 1 << s.box.land.town("a-longsdale")
    assert s.box.land.town_symbol[s.box.start] == NONE
    assert scores(s) == [3, 3]


@rule("NEW-SET-11")
def test_eighteen_assistants_are_in_the_bag() -> None:
    assert new_game(2).market.bag == [6, 5, 4, 3, 0]
    assert new_game(2, "5").market.bag == [6, 5, 4, 3, 0], "the Shadows come with an event"


@rule("NEW-SET-12")
def test_the_first_player_is_drawn_at_random() -> None:
    assert {new_game(3, seed=str(i)).calendar.first for i in range(20)} == {0, 1, 2}


@rule("NEW-SET-13", "NEW-SET-26", "NEW-OBJ-E2")
def test_secret_objectives_are_seen_by_their_owners_only() -> None:
    s = new_game(3)
    dealt = [p.objectives.secret[0] for p in s.players]
    assert len(set(dealt)) == 3
    assert sorted(dealt + s.secrets) == list(range(6))
    view = s.view(1)
    assert [p.objectives.secret[0] for p in view.players] == [NONE, dealt[1], NONE]
    assert view.secrets == [NONE] * 3


@rule("NEW-SET-14", "NEW-SET-32")
def test_three_of_eight_cards_are_discarded() -> None:
    s = new_game(2)
    assert hand_sizes(s) == [8, 8]
    mine, theirs = cards_in_hand(s, 0), cards_in_hand(s, 1)
    assert len(steps(s, 0)) == 56
    play(s, 0, "discard:" + ",".join(sorted(mine, key=s.box.cards.slugs.index)[:3]))
    play(s, 1, "discard:" + ",".join(sorted(theirs, key=s.box.cards.slugs.index)[5:]))
    assert hand_sizes(s) == [5, 5]
    assert len(s.piles.discard) == 6


@rule("NEW-SET-14")
def test_only_dealt_cards_are_discarded_and_three_of_them() -> None:
    s = new_game(2)
    mine = sorted(cards_in_hand(s, 0), key=s.box.cards.slugs.index)
    theirs = cards_in_hand(s, 1)[0]
    stranger = ",".join(sorted([*mine[:2], theirs], key=s.box.cards.slugs.index))
    assert refused(s, 0, f"discard:{stranger}") == "NEW-SET-14"
    assert told(s, f"discard:{stranger}") == ("no-such-card", {"card": theirs})
    assert told(s, "discard:" + ",".join(mine[:4])) == ("not-offered", {})
    play(s, 0, "discard:" + ",".join(mine[:3]))
    assert cards_in_hand(s, 0) == sorted(mine[3:])


@rule("NEW-SET-33", "NEW-GEN-2")
def test_the_setup_discards_are_hidden_until_all_have_chosen() -> None:
    s = new_game(2)
    assert s.actors() == [0, 1]
    s.play(1, steps(s, 1)[0])
    assert s.piles.discard == []
    assert s.view(0).players[1].aside == [NONE] * 3
    assert s.view(1).players[1].aside != [NONE] * 3
    s.play(0, steps(s, 0)[0])
    assert len(s.view(NONE).piles.discard) == 6


@rule("NEW-SET-34", "NEW-SET-15")
def test_the_discards_come_before_the_characters() -> None:
    s = new_game(3, "2")
    assert [asked(s, seat) for seat in range(3)] == ["DiscardDealt"] * 3
    for seat in range(3):
        s.play(seat, steps(s, seat)[0])
    assert len(s.board.characters) == 3
    assert all(s.box.character_slug[x] in s.box.chapter.characters for x in s.board.characters)
    assert asked(s, s.actor()) == "ChooseCharacter"


@rule("NEW-SET-27", "NEW-SET-X5", "NEW-SET-28")
def test_characters_are_chosen_counter_clockwise() -> None:
    s = new_game(4, "2", first="1")
    for seat in range(4):
        s.play(seat, steps(s, seat)[0])
    order: list[int] = []
    while s.calendar.round == 0:
        order.append(s.actor())
        s.play(s.actor(), steps(s, s.actor())[0])
    assert order == [0, 3, 2, 1]
    assert sorted(p.people.character for p in s.view(NONE).players) == sorted({p.people.character for p in s.players})


@rule("NEW-SET-15")
def test_a_character_that_does_not_lie_there_cannot_be_chosen() -> None:
    s = new_game(2, "2", first="0")
    for seat in range(2):
        s.play(seat, steps(s, seat)[0])
    chosen = s.box.character_slug[s.board.characters[0]]
    play(s, 1, f"choose:{chosen}")
    assert refused(s, 0, f"choose:{chosen}") == "NEW-SET-15"
    assert told(s, f"choose:{chosen}") == ("character-not-there", {"character": chosen})


@rule("NEW-SET-29")
def test_alone_one_of_two_characters_is_chosen() -> None:
    s = new_game(1, "2")
    s.play(0, steps(s, 0)[0])
    assert len(steps(s, 0)) == 2
    s.play(0, steps(s, 0)[1])
    assert s.board.characters == []
    assert s.players[0].people.character != NONE


@rule("NEW-SET-30")
def test_chapter_one_has_no_characters() -> None:
    s = opened(4, "1")
    assert [p.people.character for p in s.players] == [NONE] * 4


@rule("NEW-SET-16", "NEW-SOLO-2")
def test_the_chapter_card_sets_the_goals() -> None:
    s = new_game(2)
    assert [(x.slug, x.vp) for x in s.box.chapter.schedules] == [("small", 10), ("large", 26)]
    assert s.box.chapter.solo.vp == 88


@rule("NEW-SET-17", "NEW-NUM-E2")
def test_numbered_buildings_of_the_chapter_wait_in_the_box() -> None:
    s = new_game(2, "2")
    waiting = {s.box.cards.all[x].type.number for x in s.piles.boxed}
    assert {201, 202} <= waiting
    assert 200 not in waiting


@rule("NEW-SET-21", "NEW-SET-E3")
def test_two_of_seven_ordinary_events_come_with_the_special_one() -> None:
    seen: set[tuple[int, int]] = set()
    for i in range(25):
        s = opened(2, "2", seed=str(i))
        assert [s.box.events[x].number for x in s.calendar.middle] == [12]
        assert [s.box.events[x].number for x in s.calendar.spare] == [10] * 7
        s.calendar.early, s.calendar.round = [], 3
        for round_ in (4, 5, 6):
            s.calendar.round = round_
            ask(s, RevealEvent(NONE), phase=1)
            seen.add((round_, s.box.events[s.market.event].number))
        assert s.calendar.middle == []
        assert len(s.calendar.spare) == 5
    assert {round_ for round_, number in seen if number == 12} == {4, 5, 6}


@rule("NEW-SET-22", "NEW-SET-E4", "NEW-SOLO-E1")
def test_alone_other_events_come() -> None:
    s = new_game(1, "7")
    assert sorted(s.box.events[x].number for x in s.calendar.spare) == [11, 11, 11]
    assert [s.box.events[x].number for x in s.calendar.middle] == [14]
    assert s.box.events[s.calendar.last].slug == "last-round-solo"
    assert s.box.events[new_game(2, "7").calendar.last].slug == "last-round"


@rule("NEW-SET-24", "NEW-SET-37")
def test_both_progress_tiles_lie_on_either_side_of_the_player_board() -> None:
    for chapter in ("1", "8"):
        s = new_game(2, chapter)
        assert [p.estate.removed for p in s.players] == [0, 0]


@rule("NEW-SET-31", "NEW-CH8-1")
def test_the_ship_side_lies_up_in_the_last_chapter() -> None:
    assert [new_game(2, x).box.zone_slug[1] for x in CHAPTERS] == ["zone-2"] * 9 + ["ship-captain"]
    s = new_game(2, "8")
    assert [s.box.cards.slugs[p.estate.zones[s.box.captain_zone]] for p in s.players] == ["captain-1", "captain-2"]
    assert {"watchtower", "post-office", "prison"} & set(pile_slugs(s)) == set()


@rule("NEW-SET-35", "NEW-SET-38")
def test_pieces_not_listed_for_the_chapter_stay_in_the_box() -> None:
    s = new_game(2, "1")
    assert s.board.bridges == []
    assert [p.voyage.ship for p in s.players] == [NONE, NONE]
    assert "coal-mine-3" not in [s.box.cards.slugs[x] for p in s.players for x in p.estate.zones if x != NONE]


@rule("NEW-SET-36", "NEW-PLAN-4")
def test_the_action_board_has_five_spaces_in_every_chapter() -> None:
    for chapter in CHAPTERS:
        s = new_game(2, chapter)
        assert s.box.space_slug[:5] == ["growth", "black-market", "exchange-draw", "progress", "build"]


@rule("NEW-SET-X1", "NEW-VEC-X1")
def test_the_start_of_chapter_one() -> None:
    s = opened(2)
    assert s.players[0].score == 3
    assert coals(s) - (2 if s.box.events[s.market.event].slug == CROWN else 0) == 5
    assert len(s.players[0].hand) == 5
    assert s.box.constants.houses - s.players[0].towns.bit_count() == 10
    assert s.players[0].pawns.available() == [0, 1]
    assert range_of(s, 0) == 2


@rule("NEW-CAMP-15", "NEW-CAMP-9")
def test_the_start_town_of_chapter_five_is_an_option() -> None:
    s = new_game(2, "5", start_town="thickthorn")
    assert s.box.land.town_slug[s.box.start] == "d-thickthorn"
    assert find_game("newdale").option("start-town").default == "creekside"
