"""What the others did since my last decision: all of it, in order, by turn, and nothing that the viewer may not know."""

import re
from html import unescape

import pytest

from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.page.fragments import live
from overlander.page.present import Present
from overlander.page.recap import TURN, Recap
from overlander.page.scene import scene_of
from overlander.page.sight import Sight
from overlander.page.viewer import Viewer
from overlander.players.greedy import GreedyBot

NAMES = ["Ann", "Bob", "Cid"]


def played(game: str, options: dict[str, str], decisions: int) -> Match:
    match = Match(find_game(game), options, NAMES[: int(options["players"])], "recap")
    bot = GreedyBot(match.game)
    while len(match.decisions) < decisions and not match.state.over():
        go_on(match, bot)
    return match


def go_on(match: Match, bot: GreedyBot) -> None:
    seat = match.state.actor()
    match.play(seat, str(bot.choose(match.state.view(seat), seat, match.state.offers(seat))))


def seen_from(match: Match, seat: int) -> Sight:
    return Sight(scene_of(match), Viewer(seat, "en", "light", frozenset({seat})))


def texts(recap: Recap) -> list[str]:
    return [deed.line.text for deed in recap.deeds]


def told(seen: Sight, events: list[Event]) -> list[str]:
    return [seen.words.event(event, seen.names, seen.seat, seen.view) for event in events if event.key != TURN]


@pytest.mark.parametrize("game", ["gwt", "nz"])
def test_every_deed_of_the_others_by_turn(game: str) -> None:
    """Looked at whenever Ann is asked after the others: the record since her last decision, line by line."""
    match = played(game, {"players": "3"}, 40)
    bot = GreedyBot(match.game)
    compared = 0
    while compared < 4:
        before = len(match.decisions)
        go_on(match, bot)
        if match.state.actor() != 0 or match.decisions[before].seat == 0:
            continue
        own = max(i for i, d in enumerate(match.decisions, start=1) if d.seat == 0)
        heard = match.heard(own, len(match.decisions))
        first = next(i for i, event in enumerate(heard[0]) if event.seat > 0)
        seen = seen_from(match, 0)
        assert texts(seen.log.recap) == told(seen, heard[0][first:] + [event for events in heard[1:] for event in events])
        assert [turn.seat for turn in seen.log.recap.turns] == [1, 2]
        assert seen.log.recap.turns[0].title.startswith("Bob, turn ")
        assert seen.log.recap.new
        shown = live(seen).html("recap")
        assert all(f'data-move="{deed.number}"' in shown for deed in seen.log.recap.deeds)
        compared += 1


def test_what_nobody_did_is_under_nobodys_name() -> None:
    """Where turns are not told, as in Newdale: a round that begins is no deed of whoever decided last."""
    match = played("newdale", {"players": "2", "chapter": "1"}, 20)
    bot = GreedyBot(match.game)
    titles: dict[int, set[str]] = {}
    rounds: list[int] = []
    for _ in range(100):
        go_on(match, bot)
        seen = seen_from(match, 0)
        events = {event_text: event.seat for event, event_text in zip(last(match), told(seen, last(match)), strict=True)}
        for turn in seen.log.recap.turns:
            titles.setdefault(turn.seat, set()).add(turn.title)
            rounds += [turn.seat for deed in turn.deeds if deed.line.text.endswith("is the first player")]
            assert all(events.get(deed.line.text, turn.seat) == turn.seat for deed in turn.deeds)
        if match.state.over():
            break
    assert titles[NONE] == {"The game"}
    assert titles[1] == {"Bob"}
    assert set(rounds) == {NONE}  # although it names somebody


def last(match: Match) -> list[Event]:
    """What happened by the last decision."""
    return match.heard(len(match.decisions), len(match.decisions))[0]


def test_alone_it_does_not_speak_of_others() -> None:
    """What the table answered itself, because there was only one answer, is told as well."""
    match = played("newdale", {"players": "1", "chapter": "1"}, 30)
    bot = GreedyBot(match.game)
    while not last(match):
        go_on(match, bot)
    seen = seen_from(match, 0)
    seen.scene.present.alone = {len(match.decisions): match.state.view(0)}
    heading = re.sub("<[^>]*>", "", live(seen).html("recap").partition("</h2>")[0]).strip()
    assert heading.startswith("Meanwhile")


def test_it_stays_while_i_play_on() -> None:
    match = played("gwt", {"players": "2"}, 40)
    bot = GreedyBot(match.game)
    while match.state.actor() != 0 or match.decisions[-1].seat == 0:
        go_on(match, bot)
    before = seen_from(match, 0).log.recap
    go_on(match, bot)
    assert match.state.actor() == 0, "she goes on"
    after = seen_from(match, 0).log.recap
    assert after.turns == before.turns
    assert (before.new, after.new) == (True, False)


def test_the_turn_of_an_automa_with_questions_in_between() -> None:
    """Sam's ties are the player's to break: his turn is told as a whole nevertheless."""
    match = played("gwt", {"players": "1", "sam-ties": "ask"}, 12)
    bot = GreedyBot(match.game)
    asked = 0
    while not match.state.over() and asked < 3:
        frame = match.state.question(0)
        tie = frame is not None and "AutomaTie" in [base.__name__ for base in type(frame).__mro__]
        go_on(match, bot)
        if tie:
            turns = seen_from(match, 0).log.recap.turns
            assert [turn.seat for turn in turns] == [1]
            assert turns[0].deeds[0].line.text.startswith("Sam draws card"), "from its beginning"
            assert all(deed.line.rule for deed in turns[0].deeds)
            asked += 1
    assert asked == 3


def test_what_i_did_in_my_own_turn_is_not_among_it() -> None:
    """In Boonlake the others do something in everybody's turn: told is that, and what they do in their turns, since Ann's last
    decision; what that brings Ann, too."""
    match = Match(find_game("boonlake"), {"players": "2"}, NAMES[:2], "recap")
    bot = GreedyBot(match.game)
    present = Present(match)  # in which the recap grows
    acting, told_to_me, told_in_my_turn = NONE, 0, 0
    whose: list[int] = [NONE]  # turn it was, by decision
    while len(match.decisions) < 200:
        seat = match.state.actor()
        present.add_events(match.play(seat, str(bot.choose(match.state.view(seat), seat, match.state.offers(seat)))))
        present.renew()
        whose.append(acting)
        acting = next((event.seat for event in reversed(last(match)) if event.key == TURN), acting)
        found = Sight(scene_of(match)._replace(present=present), Viewer(0, "en", "light", frozenset({0}))).log.recap
        assert found == seen_from(match, 0).log.recap
        mine = max((i for i, d in enumerate(match.decisions, start=1) if d.seat == 0), default=0)
        if not found.new or whose[mine] == NONE:
            continue
        assert all(deed.number >= mine for deed in found.deeds)
        assert all(turn.seat == 1 for turn in found.turns), found.turns
        events = [match.heard(deed.number, deed.number)[0][deed.place] for deed in found.deeds]
        told_to_me += sum(event.seat == 0 for event in events)
        told_in_my_turn += any(event.seat == 1 and whose[deed.number] == 0 for event, deed in zip(events, found.deeds))
        for event, deed in zip(events, found.deeds):
            if event.seat == 0:
                turn = [e.seat for e in match.heard(deed.number, deed.number)[0][: deed.place] if e.key == TURN]
                assert (turn or [whose[deed.number]])[-1] == 1
    assert told_to_me
    assert told_in_my_turn


def test_what_was_done_to_me_is_marked() -> None:
    """A fee that is paid to me is mine to know; one to the bank is not."""
    match = played("gwt", {"players": "2"}, 10)
    bot = GreedyBot(match.game)
    found = 0
    while not match.state.over() and found < 2:
        go_on(match, bot)
        if match.decisions[-1].seat == 1:
            fees = [e for e in match.heard(len(match.decisions), len(match.decisions))[0] if e.key == "fee" and e.params["to"] == 0]
            seen = seen_from(match, 0)
            mine = [deed.line for deed in seen.log.recap.deeds if deed.number == len(match.decisions) and deed.line.mine]
            assert [line.text for line in mine] == told(seen, fees)
            assert all("Ann" in line.text and "player-0" in line.things for line in mine)
            assert not any(deed.line.mine for deed in seen_from(match, 1).log.recap.deeds if deed.number == len(match.decisions))
            found += len(fees)
    assert found


def test_a_game_that_tells_no_turns() -> None:
    """Orchard: sealed bids are told when the last is in, whoever gave it."""
    match = played("example", {"players": "2", "presses": "on"}, 0)
    bot = GreedyBot(match.game)
    while match.state.actors() == [0, 1] or len(match.decisions) < 4:
        go_on(match, bot)
    turns = seen_from(match, 0).log.recap.turns
    assert turns
    assert {"Ann", "Bob"} >= {turn.title for turn in turns}
    assert any("Bob" in deed.line.text for turn in turns for deed in turn.deeds)


def test_nothing_hidden() -> None:
    """What Bob draws Ann is not told, nor a spectator; Bob himself is."""
    match = played("gwt", {"players": "2"}, 60)
    seen = [seen_from(match, seat) for seat in (0, 1, NONE)]
    secret = [e for events in match.heard(1, 60) for e in events if e.key == "draw" and e.seat == 1]
    assert secret
    own = told(seen[1], secret)
    for other in (seen[0], seen[2]):
        told_there = [line.text for entry in other.log.since(1) for line in entry.lines] + texts(other.log.recap)
        assert not set(own) & set(told_there)


def test_the_things_that_are_told_are_on_the_table() -> None:
    """Places stay where they are, so that a ring finds them; many lines have signs."""
    for game in ("gwt", "nz"):
        match = played(game, {"players": "2"}, 120)
        seen = seen_from(match, 0)
        there = {ident for panel in seen.areas.panels.values() for ident in panel.outlines}
        lines = [line for entry in seen.log.since(1) for line in entry.lines]
        places = [
            thing for line in lines for thing in line.things if thing.startswith(("space-", "player-", "city-", "post-", "track-"))
        ]
        assert len(places) > 20
        assert set(places) <= there
        assert sum(1 for line in lines if line.signs) > len(lines) / 3


def test_a_spectator_sees_the_last_round() -> None:
    match = played("gwt", {"players": "3"}, 60)
    turns = seen_from(match, NONE).log.recap.turns
    assert {turn.seat for turn in turns} == {0, 1, 2}
    assert 2 <= len(turns) <= 5


@pytest.mark.parametrize("name", ["{turns}", "<turns>", "{count}", "<count>"])
def test_no_name_is_taken_for_a_part_of_the_page(name: str) -> None:
    match = Match(find_game("gwt"), {"players": "2"}, ["Ann", name], "recap")
    bot = GreedyBot(match.game)
    while len(seen_from(match, 0).log.recap.turns) != 1:
        go_on(match, bot)
    seen = seen_from(match, 0)
    heading, _, turns = live(seen).html("recap").partition("</h2>")
    assert unescape(re.sub("<[^>]*>", "", heading)).split() == f"{name}’s turn {len(seen.log.recap.deeds)}".split()
    assert turns.lstrip().startswith('<div class="turns"><div data-turn')
