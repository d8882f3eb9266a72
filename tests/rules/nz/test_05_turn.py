"""5. Turn structure (NZ-TURN)."""

from tests.ledger import rule
from tests.rules.nz.position import (
    at,
    cards,
    farm,
    foresight,
    hand,
    me,
    money,
    new_game,
    piles,
    play,
    position,
    question,
    refused,
    space_of,
    tokens,
    workers,
)


@rule("NZ-TURN-2")
def test_turns_are_counted_by_rounds() -> None:
    s = new_game(3)
    s.heard = []
    while s.progress.turns < 7:
        seat = s.actor()
        s.apply(seat, s.choices(seat)[0])
    told = [(e.seat, e.params["turn"]) for e in s.heard if e.key == "turn"]
    assert told[-6:] == [(1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3)]


@rule("NZ-TURN-1", "NZ-TURN-2")
def test_move_act_draw_then_the_next_player() -> None:
    s = position()
    assert question(s, 0) == "MoveHerder"
    play(s, 0, "move:neutral-b")
    assert (question(s, 0), me(s).hand) == ("AtLocation", [])
    play(s, 0, "pass")
    assert len(me(s).hand) == 4
    assert (s.actors(), question(s, 1)) == ([1], "MoveHerder")


@rule("NZ-TURN-3")
def test_cards_are_played_before_moving_and_between_actions_only() -> None:
    s = position()
    hand(s, 0, "kotare", "objective-1")
    assert {"play:kotare", "play:objective-1"} <= tokens(s, 0)
    at(s, 0, "neutral-f")
    assert {"play:kotare", "play:objective-1"} <= tokens(s, 0)
    play(s, 0, "act:f/2")
    assert refused(s, 0, "play:kotare") == ("NZ-TURN-3", "no-card-now")


@rule("NZ-TURN-4", "NZ-TURN-V2")
def test_wellington_is_one_action() -> None:
    s = position()
    hand(s, 0, "objective-1", "merino")
    foresight(s, "sailor", "sailor", "token", "token")
    at(s, 0, "wellington")
    play(s, 0, "reveal:merino")
    for answer in ("deliver:local-0", "disc:aux-ship-1", "foresight:foresight-a-1"):
        assert refused(s, 0, "play:objective-1") == ("NZ-TURN-3", "no-card-now")
        play(s, 0, answer)
    assert refused(s, 0, "play:objective-1") == ("NZ-TURN-3", "no-card-now")
    play(s, 0, "foresight:foresight-b-1")
    assert question(s, 0) == "PlayCards"
    play(s, 0, "play:objective-1")
    assert cards(s, me(s).zone) == ["objective-1"]


@rule("NZ-TURN-3", "NZ-TURN-4", "NZ-SUP-2")
def test_cards_are_played_before_wellington_too() -> None:
    """A Sheepdog raises the value of this very delivery, also one that an exchange token has just drawn."""
    s = position()
    hand(s, 0, "objective-1", "merino")
    foresight(s, "sailor", "sailor", "token", "token")
    at(s, 0, "wellington")
    me(s).tokens = 1
    me(s).draw[:] = [s.box.card_slug.index(card) for card in ("shropshire", "sheepdog")]
    play(s, 0, "exchange-token", "draw:2", "discard:shropshire", "discard:objective-1")
    assert question(s, 0) == "RevealSheep"
    before = me(s).certificates
    play(s, 0, "play:sheepdog")
    assert me(s).certificates == before + 1
    assert question(s, 0) == "RevealSheep"
    play(s, 0, "reveal:merino")
    assert question(s, 0) == "UseCertificates"


@rule("NZ-TURN-5", "NZ-GOLD-4")
def test_gold_is_spent_in_ones_own_phases_a_and_b() -> None:
    s = position()
    farm(s).gold = farm(s, 1).gold = 5
    assert "bonus-card:wheel" in {str(c) for c in s.extras(0)}
    assert refused(s, 1, "bonus-card:wheel") == ("NZ-GOLD-4", "not-your-turn")
    at(s, 0, "neutral-f")
    play(s, 0, "bonus-card:wheel")
    assert (farm(s).gold, s.bonus.piles[0]) == (2, 2)


@rule("NZ-TURN-5", "NZ-GOLD-4")
def test_who_may_spend_gold_changes_with_the_turn() -> None:
    s = position()
    farm(s).gold = farm(s, 1).gold = 5
    at(s, 0, "neutral-f")
    play(s, 0, "pass")
    assert question(s, 1) == "MoveHerder"
    assert refused(s, 0, "bonus-card:wheel") == ("NZ-GOLD-4", "not-your-turn")
    play(s, 1, "bonus-card:wheel")
    assert farm(s, 1).gold == 2


@rule("NZ-TURN-6", "NZ-TURN-V3", "NZ-EXCH-2")
def test_a_token_in_another_players_turn_and_inside_an_action() -> None:
    s = position()
    hand(s, 1, "merino")
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/2")
    play(s, 1, "exchange-token", "draw:2", "discard:merino")
    assert (len(me(s, 1).hand), me(s, 1).tokens) == (2, 0)
    play(s, 0, "exchange-token", "draw:1")
    assert question(s, 0) == "DiscardCards"


@rule("NZ-TURN-E1")
def test_a_window_after_the_last_action() -> None:
    s = position()
    hand(s, 0, "ferry")
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/2", "pass")
    assert "play:ferry" in tokens(s, 0)


@rule("NZ-TURN-E2")
def test_no_window_between_an_action_and_its_immediate_action() -> None:
    s = position()
    workers(s, 0, builders=2)
    hand(s, 0, "kotare")
    at(s, 0, "neutral-a")
    s.trail.jobs[1] = 57  # a builder in the top row
    play(s, 0, "act:a/2", "hire:builder@row-1")
    assert question(s, 0) == "Immediate"
    assert refused(s, 0, "play:kotare") == ("NZ-TURN-3", "no-card-now")


@rule("NZ-TURN-V1")
def test_kotare_not_inside_shearing() -> None:
    s = position()
    workers(s, 0, shearers=3)
    hand(s, 0, "kotare", "merino")
    piles(s, 0, ["southdown"], [])
    at(s, 0, "neutral-e")
    play(s, 0, "act:e/1", "cycle", "discard:southdown")
    assert refused(s, 0, "play:kotare") == ("NZ-TURN-3", "no-card-now")
    play(s, 0, "pass", "play:kotare")
    assert farm(s).explored == 1


def test_no_number_of_another_rulebook_is_ever_shown() -> None:
    """Questions, refusals and events of whole games cite this rulebook alone."""
    seen = 0
    for players in (2, 3):
        s = new_game(players, f"numbers-{players}", layout="random", sides="random")
        n = 0
        while not s.over():
            seat = s.actor()
            question_now = s.question(seat)
            assert question_now is not None
            assert s.cites(question_now.cite()).startswith("NZ-"), question_now
            for c in question_now.candidates(s):
                refusal = s.why_not(seat, c)
                if refusal is not None:
                    seen += 1
                    assert refusal.rule.startswith("NZ-"), (c, refusal)
            s.heard = []
            choices = s.choices(seat)
            n += 1
            s.apply(seat, choices[(n * 7919) % max(1, len(choices) - (n % 3 > 0))])
            for event in s.heard:
                assert event.rule.startswith("NZ-"), event
            s.heard = None
    assert seen > 500


@rule("NZ-TURN-4", "NZ-TURN-E1", "NZ-SUP-2")
def test_after_wellington_cards_may_be_played_one_after_the_other() -> None:
    s = position()
    hand(s, 0, "ferry", "kotare", "objective-1", "merino")
    piles(s, 0, ["southdown", "southdown"], [])
    foresight(s, "sailor", "shearer", "token", "token")
    at(s, 0, "wellington")
    play(s, 0, "pass", "deliver:local-0", "disc:aux-ship-1", "foresight:foresight-a-1", "foresight:foresight-b-1")
    assert (question(s, 0), space_of(s, 0)) == ("PlayCards", "horseman")
    assert tokens(s, 0) == {
        "play:ferry", "play:ferry@draw-only", "play:kotare", "play:kotare@draw-only", "play:objective-1", "pass",
    }  # fmt: skip
    assert refused(s, 0, "play:merino") == ("NZ-SUP-1", "sheep-not-played")
    play(s, 0, "play:ferry", "play:objective-1")
    assert (question(s, 0), money(s, 0)) == ("PlayCards", 20 + 6 + 2 + 4)
    play(s, 0, "pass")
    assert s.actors() == [1]
