"""Of the log only the entries that are new are sent."""

from overlander.page.fragments import LIST, entries_between, live
from overlander.page.scene import scene_of
from overlander.page.sight import Sight
from overlander.page.viewer import Viewer
from overlander.players.bot import decide
from overlander.players.greedy import GreedyBot
from tests.table.test_lessons import prepared


def items(log: str) -> list[str]:
    return ["<li" + entry for entry in log.partition(LIST)[2].split("<li")[1:]]


def test_entries_of_the_log_are_edited_in_place() -> None:
    """What a browser makes of the edits is the log as it would be sent anew; over many decisions that is a fraction of it."""
    match = prepared("gwt")
    bot = GreedyBot(match.game)
    sent = whole = 0
    before = live(Sight(scene_of(match), Viewer(0, "en", "light")))
    for _ in range(40):
        seat = match.state.actor()
        match.play(seat, str(decide(bot, match.state, seat)))
        now = live(Sight(scene_of(match), Viewer(0, "en", "light")))
        changes = now.changes(before.have, before)
        if "log" in changes["edits"]:
            shown = items(before.texts["log"])
            for first, last, html in reversed(changes["edits"]["log"]):
                shown[first:last] = items(LIST + html)
            assert [x.removesuffix("\n</ol>\n").rstrip() for x in shown] == [
                x.removesuffix("\n</ol>\n").rstrip() for x in items(now.texts["log"])
            ]
            sent += sum(len(html) for _, _, html in changes["edits"]["log"])
        else:
            sent += len(changes["fragments"].get("log", ""))
        whole += len(now.texts["log"])
        before = now
    assert sent < whole / 3


def test_another_head_is_sent_as_a_whole() -> None:
    log = f"<h2>Log</h2>{LIST}<li>1</li>\n</ol>"
    assert entries_between(log, log.replace("Log", "Journal")) is None
    assert entries_between("", log) is None
