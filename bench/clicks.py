"""How many clicks a turn takes by hand: `python -m bench.clicks [GAME] [SEEDS]`.

Bots play whole games; for every turn of theirs it is counted what a person would click on the table for the same decisions: each
thing that a decision is put together from, its button where it has none, the button that confirms it where there is one. Then with
what one click ahead saves (`page/ahead.py`), and with what the table answers itself (`page/only_answer.py`).
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from overlander import pictures
from overlander.core.choice import Choice, parse
from overlander.core.game import find_game, offered_games
from overlander.core.match import Match
from overlander.core.state import State
from overlander.page.ahead import toward
from overlander.page.only_answer import only_answer
from overlander.page.present import Present
from overlander.page.recap import TURN
from overlander.page.steps import read_partial
from overlander.players.bot import ask_bot
from overlander.players.greedy import GreedyBot


def needed(game: str, view: State, seat: int, token: str) -> list[list[str]]:
    """The clicks of an answer: for each, the equal things of which one is clicked; nothing for a button."""
    choice = parse(view.verbs(), token)
    question = view.question(seat)
    if question is None or not question.in_steps or choice.verb.extra:
        return picked(game, view, seat, choice, view.choices(seat), None)
    out: list[list[str]] = []
    partial: Choice | None = None
    for step in way_to(view, seat, choice):
        out += picked(game, view, seat, step, view.steps(seat, partial), partial)
        at_once = partial is None and not view.steps(seat, step)
        partial = read_partial(view, seat, str(step))
    return out if at_once else [*out, []]  # which confirms it


def picked(game: str, view: State, seat: int, choice: Choice, offered: list[Choice], partial: Choice | None) -> list[list[str]]:
    """As little as tells a choice from all others, or a step from the others that go on from a partial answer. A choice that is
    part of a larger one is confirmed."""
    before = [] if partial is None else pictures.things(game, view, seat, partial)

    def things(c: Choice) -> list[list[str]]:
        return [x for x in pictures.things(game, view, seat, c) if x not in before and not x[0].startswith("seat-")]

    mine = things(choice)
    if not mine:
        return [[]]
    others = [(c, things(c)) for c in offered if not c.same(choice)]
    telling = [thing for thing in mine if not any(thing in other for _, other in others)]
    alike = [other for c, other in others if c.verb is choice.verb and other and len(other) != len(mine)]
    marked = any(within(mine, other) or within(other, mine) for other in alike)
    return [*(telling[:1] or mine), *([[]] if marked else [])]


def within(some: list[list[str]], every: list[list[str]]) -> bool:
    return all(some.count(thing) <= every.count(thing) for thing in some)


def way_to(view: State, seat: int, choice: Choice) -> list[Choice]:
    """The fewest steps that lead to an answer."""
    ways: list[tuple[Choice | None, list[Choice]]] = [(None, [])]
    for partial, way in ways:  # which grows
        for step in view.steps(seat, partial):
            if step.within(choice) and (partial is None or not step.same(partial)):
                after = read_partial(view, seat, str(step))
                assert after is not None
                if after.same(choice):
                    return [*way, step]
                ways.append((after, [*way, step]))
    raise ValueError(f"no steps lead to {choice}")


class Answered(NamedTuple):
    seat: int
    clicks: int
    saved: int  # by one click ahead
    alone: int  # those of an answer that the table gives itself
    turn: bool  # another turn begins after it


def answers(game: str, seed: str) -> Iterator[Answered]:
    """Of a whole game."""
    match = Match(find_game(game), {"players": "2"}, ["Ann", "Bob"], seed)
    bot = GreedyBot(match.game)
    present = Present(match)
    before: tuple[State, int, str] | None = None  # the question before in this turn, its seat and answer
    while not match.state.over():
        seat = match.state.actor()
        view = match.state.view(seat)
        token = str(ask_bot(bot, match.state, seat))
        clicks = needed(game, view, seat, token)
        alone = bool(only_answer(present, seat))
        follows = before is not None and before[1] == seat and not alone and bool(clicks[0])
        saved = follows and before is not None and toward(game, before[0], seat, clicks[0][0]) == before[2]
        if not alone:
            before = None if saved else (view, seat, token)
        events = match.play(seat, token)
        present.add_events(events)
        present.renew()
        turn = any(event.key == TURN for event in events)
        if turn:
            before = None
        yield Answered(seat, len(clicks), int(saved), len(clicks) if alone else 0, turn)


def turns(game: str, seed: str) -> list[tuple[int, int, int]]:
    """Clicks of every turn: all of them, those that are left with what is clicked ahead, and with what the table answers itself.
    Where a game tells no turns, what a seat answers in a row is one."""
    found = list(answers(game, seed))
    told = any(x.turn for x in found)
    out: list[tuple[int, int, int]] = []
    turn: list[Answered] = []
    for i, x in enumerate(found):
        turn.append(x)
        if x.turn if told else i + 1 < len(found) and found[i + 1].seat != x.seat:
            clicks, ahead = sum(y.clicks for y in turn), sum(y.saved for y in turn)
            out.append((clicks, clicks - ahead, clicks - ahead - sum(y.alone for y in turn)))
            turn = []
    return out


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.clicks")
    parser.add_argument("game", nargs="?", help="which game (default: all that are offered)")
    parser.add_argument("seeds", nargs="?", type=int, default=1, help="how many games (default: 1)")
    args = parser.parse_args()
    for game in [args.game] if args.game else [game.slug for game in offered_games()]:
        found = [turn for i in range(args.seeds) for turn in turns(game, f"clicks-{i}")]
        print(f"{game}: {len(found)} turns")
        for i, name in enumerate(("all", "with one click ahead", "and the only answers given")):
            clicks = [turn[i] for turn in found]
            spread = ", ".join(f"{n}: {times}" for n, times in sorted(Counter(clicks).items()))
            print(f"  {name}: {sum(clicks) / len(clicks):.2f} clicks a turn ({spread})")


if __name__ == "__main__":
    main()
