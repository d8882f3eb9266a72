"""Of the log only the entries that are new are sent."""

from overlander.page.fragments import LOG, live
from overlander.page.present import Present
from overlander.page.scene import Scene
from overlander.page.sight import Sight
from overlander.page.viewer import Viewer
from overlander.pictures.cache import Listing
from overlander.players.bot import ask_bot
from overlander.players.greedy import GreedyBot
from tests.table.test_lessons import prepared


def items(log: str) -> list[str]:
    return ["<li" + entry.rpartition("</li>")[0] for entry in log.split("<li")[1:]]


def test_entries_of_the_log_are_edited_in_place() -> None:
    """What a browser makes of the edits is the log as it would be sent anew; over many decisions that is a fraction of it. What is
    kept of the entries from one decision to the next shows what would be made anew."""
    match = prepared("gwt")
    bot, present = GreedyBot(match.game), Present(match)

    def seen(fresh: bool) -> Sight:
        scene = Scene(Present(match) if fresh else present, [0, 1], frozenset({0, 1}), match.state.actors())
        return Sight(scene, Viewer(0, "en", "light"))

    sent = whole = 0
    before = live(seen(False))
    for _ in range(40):
        seat = match.state.actor()
        present.add_events(match.play(seat, str(ask_bot(bot, match.state, seat))))
        present.renew()
        now = live(seen(False))
        assert now.html(LOG) == live(seen(True)).html(LOG)
        changes = now.changes(before.have, before)
        if LOG in changes["edits"]:
            shown = items(before.html(LOG))
            for first, last, html in reversed(changes["edits"][LOG]):
                shown[first:last] = items(html)
            assert shown == items(now.html(LOG))
            sent += sum(len(html) for _, _, html in changes["edits"][LOG])
        else:
            sent += len(changes["fragments"].get(LOG, ""))
        whole += len(now.html(LOG))
        before = now
    assert sent < whole / 3


def test_another_head_is_sent_as_a_whole() -> None:
    old = Listing("<h2>Log</h2><ol>", ["<li>2</li>", "<li>1</li>"], "</ol>")
    assert Listing("<h2>Journal</h2><ol>", old.entries, "</ol>").since(old) is None
    assert old.since(Listing(old.head, [], "</ol>")) is None
    assert old.since(Listing(old.head, ["<li>1</li>", "<li>0</li>"], "</ol>")) == [(0, 0, "<li>2</li>"), (1, 2, "")]
    assert Listing(old.head, ["<li>2</li>"], "</ol>").since(old) == [(1, 2, "")]
