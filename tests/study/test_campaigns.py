"""Whole campaigns by bots: chapter after chapter, both branches, and records that are checked together."""

from pathlib import Path

import pytest

from overlander.core.campaign import check_campaign
from overlander.core.game import find_game
from overlander.core.record import parse_record
from overlander.games.newdale.state import NewdaleState
from overlander.study.selfplay import Contest, selfplay

WAYS = {
    0: ["ch1", "ch2", "ch3a", "ch4a", "ch5", "ch6", "ch7", "ch8"],
    1: ["ch1", "ch2", "ch3b", "ch4b", "ch5", "ch6", "ch7", "ch8"],
}


def test_campaigns_of_newdale_go_both_ways(tmp_path: Path) -> None:
    """The winners of the second chapter choose the way: with this seed each goes another one."""
    options = {"campaign": "on"}
    run = selfplay("newdale", 2, 2, "both", options=options, bots=["random"], record=tmp_path, campaign=True)
    assert run.failures == []
    assert len(run.outcomes) == 16
    for branch, way in WAYS.items():
        first = tmp_path / f"newdale-2p-both-{branch}.overlander"
        files = [first, *[tmp_path / f"newdale-2p-both-{branch}-chapter-{n}.overlander" for n in range(2, 9)]]
        records = [parse_record(file.read_text(encoding="utf-8")) for file in files]
        last = check_campaign(records)[-1]
        assert isinstance(last, NewdaleState)
        assert ["ch" + record.options["chapter"] for record in records] == way
        assert records[4].options["start-town"] == ("creekside" if branch == 0 else "thickthorn")
        assert last.journey is not None
        assert last.journey.way == way[:-1]
        standing = last.campaign()
        assert standing is not None
        assert sum(last.journey.wins) == 7
        assert last.sequels() == []


def test_a_lost_chapter_is_played_again_alone() -> None:
    contest = Contest(find_game("newdale"), {"players": "1", "campaign": "on"}, "lost", ["random"])
    assert contest.next_chapter(2, 0) is None, "not over yet"
    contest.play()
    assert contest.state.outcome().winners == []
    again = contest.next_chapter(2, 0)
    assert again is not None
    assert again.options["chapter"] == "1"
    assert again.seed != contest.seed


@pytest.mark.parametrize("campaign", [False, True])
def test_a_game_by_itself_is_followed_by_nothing(campaign: bool) -> None:
    run = selfplay("newdale", 2, 1, "alone", bots=["random"], campaign=campaign)
    assert len(run.outcomes) == 1
