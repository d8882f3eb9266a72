"""Every byte of an observation has a name, and tells what the name says."""

import pytest

import overlander
from overlander.core.features import POINTS
from overlander.core.game import games
from overlander.players.learned import features_of
from overlander.research.episode import Kind

DESCRIBED = [slug for slug, game in games().items() if features_of(game) is not None]


@pytest.mark.parametrize("slug", DESCRIBED)
def test_every_byte_has_a_name_of_its_own(slug: str) -> None:
    for players in (1, 2):
        kind = Kind(slug, players=players)
        names = kind.names()
        assert len(names) == len(set(names)) == kind.size
        assert names[: kind.features.size] == kind.features.names()
        assert names[-1] == f"said[{kind.numbering.names[-1]}]"
        at = 0
        for field in kind.fields():
            assert {name.partition("[")[0] for name in names[at : at + field.size]} == {field.name}
            at += field.size
    told = kind.features.byte_words()
    assert [
        field.name for field in kind.features.fields if field.size > 1 and field.name != POINTS and field.name not in told
    ] == []


def seen(match: overlander.Match, seat: int) -> dict[str, int]:
    names = Kind(match.game, **match.options).features.names()
    return dict(zip(names, match.observe(seat), strict=True))


def played(slug: str, decisions: int, **options: str) -> overlander.Match:
    match = overlander.new(slug, players=2, seed="names", **options)
    while len(match.decisions) < decisions:
        match.play(match.ask("greedy"))
    return match


def test_a_name_says_what_the_byte_tells() -> None:
    match = played("gwt", 60)
    for seat in (0, 1):
        x, s = seen(match, seat), match.state
        me, other = s.players[seat], s.players[1 - seat]  # type: ignore[attr-defined]
        assert (x["own.money[up to 80]"], x["next.money[up to 80]"]) == (min(me.money, 80), min(other.money, 80))
        assert (x["own.means[hand]"], x["own.means[step limit]"]) == (len(me.hand), s.step_limit(seat))  # type: ignore[attr-defined]
        assert [x[f"own.workers[{worker}]"] for worker in ("cowboy", "builder", "engineer")] == me.workers
        cards = [s.board.card_slug[kind] for kind in me.hand]  # type: ignore[attr-defined]
        assert x["own.hand[black-angus]"] == cards.count("black-angus")
        assert x["own.herd[objectives]"] <= x["own.herd[size]"]
        assert (x["clock[seat]"], x["clock[players]"], x["options[rails]"]) == (seat, 2, 0)
    match = played("nz", 60)
    x, s = seen(match, 1), match.state
    assert [x[f"own.workers[{worker}]"] for worker in s.board.workers] == s.players[1].workers  # type: ignore[attr-defined]
    assert x["own.farm[gold]"] == s.farms[1].gold  # type: ignore[attr-defined]
    assert x["piles[bell]"] == s.bonus.piles[s.board.piles.index("bell")]  # type: ignore[attr-defined]
    match = played("newdale", 60)
    x, s = seen(match, 0), match.state
    assert x["rival[next houses]"] == s.players[1].towns.bit_count()  # type: ignore[attr-defined]
    assert x["rival[next houses left]"] == s.box.constants.houses - x["rival[next houses]"]  # type: ignore[attr-defined]
    assert (x["chapter[ch1]"], x[f"round[{s.calendar.round}]"], x["seats[2]"]) == (1, 1, 1)  # type: ignore[attr-defined]
    match = played("boonlake", 60, artifacts="on")
    x, s = seen(match, 0), match.state
    me = s.players[0]  # type: ignore[attr-defined]
    assert (x["coins[all]"], x["goods[vases]"], x["goods[cards]"]) == (me.coins, me.vases, len(me.hand))
    assert (x["options[players 2]"], x["options[players 1]"], x["options[artifacts]"]) == (1, 0, 1)
    assert x["others[next coins]"] == s.players[1].coins  # type: ignore[attr-defined]
    assert x["others[next artifact a1]"] == (s.artifacts.yards[1].face == 0)  # type: ignore[attr-defined]
    assert x[f"ship[{s.box.river[s.river.ships[0]]}]"] == 1  # type: ignore[attr-defined]
