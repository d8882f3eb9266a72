"""How many clicks a turn takes by hand: `python -m bench.clicks [GAME] [SEEDS]`.

Bots play whole games; for every turn of theirs it is counted what a person would click on the table for the same decisions: each
thing that a decision is put together from, its button where it has none. Then with what one click ahead saves (`page/ahead.py`),
and with what the table answers itself (`page/only_answer.py`).
"""

import sys
from collections import Counter

from overlander import pictures
from overlander.core.choice import parse
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.core.state import State
from overlander.page.ahead import toward
from overlander.page.only_answer import only_answer
from overlander.page.present import Present
from overlander.page.recap import TURN
from overlander.players.bot import ask_bot
from overlander.players.greedy import GreedyBot


def needed(game: str, view: State, seat: int, token: str) -> list[list[str]]:
    """What is clicked on the table; as little as tells the choice from all others."""
    choice = parse(view.verbs(), token)
    every = [pictures.things(game, view, seat, c) for c in view.choices(seat)]
    mine = pictures.things(game, view, seat, choice)
    for i, thing in enumerate(mine):
        if sum(thing in things for things in every) == 1:
            return [mine[i]]
    return [thing for thing in mine if not thing[0].startswith("seat-")]


def turns(game: str, seed: str) -> list[tuple[int, int, int]]:
    """Clicks of every turn: all of them, those that are left with what is clicked ahead, and with what the table answers itself."""
    match = Match(find_game(game), {"players": "2"}, ["Ann", "Bob"], seed)
    bot = GreedyBot(match.game)
    out: list[tuple[int, int, int]] = []
    plain = saved = answered = 0
    present = Present(match)
    before: tuple[State, int, str] | None = None  # the question before in this turn, its seat and answer
    while not match.state.over():
        seat = match.state.actor()
        view = match.state.view(seat)
        token = str(ask_bot(bot, match.state, seat))
        things = needed(game, view, seat, token)
        plain += max(1, len(things))
        if only_answer(present, seat):
            answered += max(1, len(things))
        elif before is not None and before[1] == seat and things and toward(game, before[0], seat, things[0][0]) == before[2]:
            saved += 1
            before = None
        else:
            before = view, seat, token
        events = match.play(seat, token)
        present.add_events(events)
        present.renew()
        if any(event.key == TURN for event in events):
            out.append((plain, plain - saved, plain - saved - answered))
            plain = saved = answered = 0
            before = None
    return out


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "gwt"
    seeds = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    found = [turn for i in range(seeds) for turn in turns(game, f"clicks-{i}")]
    for i, name in enumerate(("all", "with one click ahead", "and the only answers given")):
        clicks = [turn[i] for turn in found]
        spread = ", ".join(f"{n}: {times}" for n, times in sorted(Counter(clicks).items()))
        print(f"{name}: {sum(clicks) / len(clicks):.2f} clicks a turn over {len(clicks)} turns ({spread})")


if __name__ == "__main__":
    main()
