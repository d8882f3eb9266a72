"""What a seat sees as plain data says what the rules let it see (NEW-GEN-19, 21)."""

import json

from overlander.core.choice import (
    NONE,
)
from overlander.core.rng import Rng, key_of
from overlander.games.newdale.planning import (
    Planning,
)
from overlander.games.newdale.view import describe
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    bridge,
    built,
    hand_of,
    new_game,
    opened,
    play,
    position,
    steps,
)

CHAPTERS = ["1", "2", "3a", "3b", "4a", "4b", "5", "6", "7", "8"]


@rule("NEW-SET-5", "NEW-INV-10")
def test_what_could_come_in_each_part_of_the_event_deck_is_known() -> None:
    s = opened(2, "2")
    for i in range(5):
        guess = s.determinize(0, Rng(key_of("guess"), i, ()))
        for mine, theirs in ((s.calendar.early, guess.calendar.early), (s.calendar.spare, guess.calendar.spare)):
            assert sorted(mine) == sorted(theirs)


@rule("NEW-GEN-21")
def test_hands_objectives_and_plans_of_others_are_not_told() -> None:
    s = position(3)
    for seat in range(3):
        hand_of(s, seat, 3)
    ask(s, Planning(NONE), phase=2)
    play(s, 1, "plan:build,growth")
    told = describe(s.view(0))
    assert [x["hand"] is None for x in told["players"]] == [False, True, True]
    assert [x["secret_objective"] is None for x in told["players"]] == [False, True, True]
    assert [x["plan"] for x in told["players"]] == [{}, {}, {}]
    assert [x["hand_size"] for x in told["players"]] == [3, 3, 3]
    assert describe(s.view(1))["players"][1]["plan"] == {"1": "build", "2": "growth"}
    play(s, 0, "plan:zone-1-ordinary,progress")
    play(s, 2, "plan:zone-1-ordinary,progress")
    told = describe(s.view(2))
    assert told["players"][1]["plan"] == {"1": "build", "2": "growth"}
    assert told["players"][2]["zones"][0]["pawn"] == 1
    assert (told["phase"], sum(told["drawn"].values())) == ("actions", 4)


@rule("NEW-GEN-19")
def test_everything_open_is_told_in_every_chapter() -> None:
    for chapter in CHAPTERS:
        for players in (1, 3):
            s = opened(players, chapter)
            told = describe(s.view(NONE))
            assert json.loads(json.dumps(told)) == told
            assert told["chapter"] == f"ch{chapter}"
            assert told["bag"] == dict(zip(told["bag"], s.market.bag, strict=True))
            assert len(told["unseen"]) == len(s.piles.draw) + 5 * players, "for a spectator"
            assert [len(x["zones"]) for x in told["players"]] == [8] * players
            assert (told["players"][0]["ship"] is None) == (chapter not in ("7", "8"))
            assert len(told["face_up"]) == len(s.piles.face_up)


@rule("NEW-GEN-19")
def test_goods_and_coins_are_told() -> None:
    s = position(2, "3a")
    built(s, 0, "mill-1", "zone-2", 3)
    built(s, 0, "vineyards-1", pieces=2)
    bridge(s, 1, "b-bridge-2")
    told = describe(s.view(1))
    mine = told["players"][0]
    assert (mine["zones"][1]["building"], mine["zones"][1]["goods"]) == ("mill-1", 3)
    assert mine["special_buildings"] == [{"building": "vineyards-1", "goods": 2}]
    assert mine["coins"] == 5 + 6 + 2 * 2
    assert told["bridges"] == {"b-bridge-2": 1}
    assert told["players"][1]["bridge"] == "b-bridge-2"


@rule("NEW-INV-10", "NEW-PLAN-E8")
def test_a_guess_of_what_is_hidden_plans_for_who_has_planned() -> None:
    s = position(3)
    ask(s, Planning(NONE), phase=2)
    play(s, 1, "plan:build,growth")
    guess = s.determinize(0, Rng(key_of("guess"), 0, ()))
    assert guess.actors() == s.actors() == [0, 2]
    plan = guess.players[1].pawns.plan
    assert len([x for x in plan if x != NONE]) == 2
    assert len({guess.box.spaces[x].slug for x in plan if x != NONE}) == 2
    assert guess.players[2].pawns.plan == [NONE] * 4
    assert type(guess.question(2)).__name__ == "PlanPawns"
    quiet = position(2)
    assert quiet.determinize(0, Rng(key_of("guess"), 0, ())).players[1].pawns.plan == [NONE] * 4


@rule("NEW-INV-10", "NEW-SET-33")
def test_a_guess_in_the_set_up_asks_for_the_discards_again() -> None:
    s = new_game(2)
    play(s, 1, steps(s, 1)[0])
    assert s.actors() == [0]
    guess = s.determinize(0, Rng(key_of("guess"), 0, ()))
    assert len(guess.players[1].hand) + len(guess.players[1].aside) == 8
    assert guess.players[1].pawns.plan == [NONE] * 4
    assert {type(guess.question(seat)).__name__ for seat in guess.actors()} == {"DiscardDealt"}
