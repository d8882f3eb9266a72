"""What the view.py of a game describes: of the types it promises, made from a view alone, the same whatever is hidden."""

import random
from importlib import import_module
from typing import Any, get_type_hints

import msgspec
import pytest

from overlander.core.choice import NONE, Choice
from overlander.core.game import Game, games
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.games.gwt.state import GwtState
from overlander.games.trail.view import cards
from overlander.players.bot import ask_bot
from tests.contract.test_contract import CASES


class Anything:
    """Answers at random, and begins free actions, too."""

    name = "anything"
    needs_view = False

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)

    def choose(self, _view: State | None, _seat: int, offers: list[Choice]) -> Choice:
        return self.rng.choice(offers)


def described(game: Game, view: State) -> Any:
    return import_module(f"overlander.games.{game.slug}.view").describe(view)


def positions(game: Game, options: dict[str, str], every: int) -> list[State]:
    """Now and then of a game at random, the last one included."""
    bot = Anything("views")
    s = game.new(options, "views")
    out: list[State] = []
    number = 0
    while not s.over():
        if number % every == 0:
            out.append(s.clone())
        seat = s.actor()
        s.apply(seat, ask_bot(bot, s, seat))
        number += 1
    return [*out, s]


@pytest.mark.parametrize(("slug", "options"), CASES, ids=[slug + "-" + "-".join(o.values()) for slug, o in CASES])
def test_a_view_is_as_described_and_does_not_depend_on_what_is_hidden(slug: str, options: dict[str, str]) -> None:
    game = games()[slug]
    promised = get_type_hints(import_module(f"overlander.games.{slug}.view").describe)["return"]
    for s in positions(game, options, 40):
        for seat in range(NONE, s.seats):
            view = s.view(seat)
            found = described(game, view)
            assert found["game"] == game.slug
            assert msgspec.convert(found, promised) == found
            other = s.determinize(seat, Rng(key_of("another deal"), 0, ()))
            assert described(game, other.view(seat)) == found
            assert len(found["players"]) == s.seats


def test_a_hand_is_seen_by_its_owner_alone_unless_it_is_shown() -> None:
    game = games()["gwt"]
    hidden = shown = 0
    for s in positions(game, {"players": "3"}, 20)[:-1]:
        assert isinstance(s, GwtState)
        for seat in range(NONE, s.seats):
            for p in described(game, s.view(seat))["players"]:
                herd, true = p["herd"], s.players[p["seat"]]
                assert (herd["hand_size"], herd["draw_size"]) == (len(true.hand), len(true.draw))
                if p["seat"] == seat or (s.progress.open_hands >> p["seat"]) & 1:
                    assert (herd["hand"], herd["draw"], herd["unseen"]) == (cards(s, true.hand), cards(s, true.draw), None)
                    shown += 1
                elif true.hand + true.draw:
                    assert herd["unseen"] == cards(s, true.hand + true.draw)
                    assert (herd["hand"], herd["draw"]) == (None if true.hand else [], None if true.draw else [])
                    hidden += 1
    assert min(hidden, shown) > 20


def test_cards_at_the_poker_table_are_seen_by_their_owner_alone() -> None:
    game = games()["gwt"]
    s = game.new({"players": "3", "poker": "on"}, "poker")
    assert isinstance(s, GwtState)
    assert s.poker is not None
    me = s.players[1]
    s.poker.laid[1].append(me.hand.pop())
    for seat in range(NONE, s.seats):
        found = described(game, s.view(seat))
        place = found["poker"]["seats"][1]
        assert place["laid_size"] == 1
        assert place["laid"] == (cards(s, s.poker.laid[1]) if seat == 1 else None)
        unseen = found["players"][1]["herd"]["unseen"]
        assert unseen == (None if seat == 1 else cards(s, me.hand + me.draw + s.poker.laid[1]))
    assert described(game, game.new({}, "poker"))["poker"] is None
