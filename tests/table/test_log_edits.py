"""Of log and recap only the entries that are new are sent."""

import re
from collections import Counter

from overlander.core.choice import NONE
from overlander.page.fragments import LOG, RECAP, Fragments, live
from overlander.page.present import Present
from overlander.page.scene import Scene
from overlander.page.sight import Sight
from overlander.page.viewer import Viewer
from overlander.pictures.cache import Listing
from overlander.players.bot import ask_bot
from overlander.players.greedy import GreedyBot
from tests.table.test_lessons import prepared


def items(part: str) -> list[str]:
    """The entries of the log, or the turns of the recap."""
    each = r"<div data-turn.*?</div>" if "data-turn" in part else r"<li .*?</li>"
    return [entry[0] for entry in re.finditer(each, part, re.DOTALL)]


def test_entries_are_edited_in_place() -> None:
    """What a browser makes of the edits is what would be sent anew; over many decisions that is a fraction of it. What is kept of
    log and recap from one decision to the next shows what would be made anew, to a player and to a spectator."""
    match = prepared("gwt")
    bot, present = GreedyBot(match.game), Present(match)

    def seen(seat: int, fresh: bool) -> Fragments:
        scene = Scene(Present(match) if fresh else present, [0, 1], frozenset({0, 1}), match.state.actors())
        return live(Sight(scene, Viewer(seat, "en", "light")))

    sent, whole = Counter[str](), Counter[str]()
    before = {seat: seen(seat, False) for seat in (0, NONE)}
    for _ in range(40):
        actor = match.state.actor()
        present.add_events(match.play(actor, str(ask_bot(bot, match.state, actor))))
        present.renew()
        for seat, old in before.items():
            now, anew = seen(seat, False), seen(seat, True)
            changes = now.changes(old.have, old)
            for name in (LOG, RECAP):
                assert now.html(name) == anew.html(name)
                if name in changes["edits"]:
                    shown = items(old.html(name))
                    for first, last, html in reversed(changes["edits"][name]):
                        shown[first:last] = items(html)
                    assert shown == items(now.html(name))
                    sent[name] += sum(len(html) for _, _, html in changes["edits"][name])
                else:
                    sent[name] += len(changes["fragments"].get(name, ""))
                whole[name] += len(now.html(name))
            before[seat] = now
    assert sent[LOG] < whole[LOG] / 4
    assert sent[RECAP] < whole[RECAP] / 2


def test_another_head_is_sent_as_a_whole() -> None:
    old = Listing("<h2>Log</h2><ol>", ["<li>2</li>", "<li>1</li>"], "</ol>")
    assert Listing("<h2>Journal</h2><ol>", old.entries, "</ol>").since(old) is None
    assert old.since(Listing(old.head, [], "</ol>")) is None
    assert old.since(Listing(old.head, ["<li>1</li>", "<li>0</li>"], "</ol>")) == [(0, 0, "<li>2</li>"), (1, 2, "")]
    assert Listing(old.head, ["<li>2</li>"], "</ol>").since(old) == [(1, 2, "")]
