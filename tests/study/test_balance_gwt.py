"""Great Western Trail in the study of balance: what was done with each thing is what the game says at its end."""

from overlander.core.game import find_game
from overlander.games.gwt.balance import Watched
from overlander.games.gwt.state import GwtState
from overlander.study.balance import study
from overlander.study.balance_report import charts, tables
from overlander.study.selfplay import Contest


def uses(watched: Watched, seat: int, group: str) -> int:
    return sum(use.uses for (name, _), use in watched.uses[seat].items() if name == group)


def test_what_is_counted_is_what_happened() -> None:
    game = find_game("gwt")
    contest = Contest(game, game.options({"players": "2", "layout": "random"}), "balance", ["greedy"] * 2)
    s = contest.state
    assert isinstance(s, GwtState)
    watched = Watched(s)
    unbuilt = len(s.players[0].unbuilt)
    while not s.over():
        seat = s.actor()
        watched.play(seat, contest.ask(s, seat))
    for seat, player in enumerate(s.players):
        assert uses(watched, seat, "built") == unbuilt - len(player.unbuilt)
        assert uses(watched, seat, "place") >= watched.visits[seat] == watched.uses[seat]["place", "kansas-city"].uses > 0
        assert uses(watched, seat, "city") == watched.visits[seat], "each visit ends in a delivery"
        assert uses(watched, seat, "gained") > 0
    assert watched.decisions > 100


def test_the_page_and_its_charts() -> None:
    found = [study("gwt", 2, 1, "test", bot="random")]
    page = tables(found, "overlander balance gwt")
    assert "## Station masters" in page
    assert "| kansas-city |" in page
    assert {"place", "city", "built"} <= set(charts(found))
