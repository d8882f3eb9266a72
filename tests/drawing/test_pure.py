"""Pictures need nothing but Python: a page can draw itself wherever Python runs."""

import subprocess
import sys

HIDDEN = ("PIL", "resvg_py", "litestar", "msgspec", "sqlalchemy", "uvicorn", "segno", "rich", "jinja2")
DRAW = f"""
import sys
for name in {HIDDEN!r}:
    sys.modules[name] = None
from overlander import pictures
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.drawing import THEMES
from overlander.pictures import cache, charts
from overlander.text import Words

match = Match(find_game("gwt"), {{"players": "2"}}, ["Ann", "Bob"], "pure")
match.play(0, str(match.choices(0)[0]))
words = Words("en", "gwt")
print(pictures.whole(match, 1, 0, words, THEMES["light"])[:5], charts.growth(charts.history(match, 0), [0, 1], words)[:5])
print(sorted(name for name in sys.modules if name.startswith("overlander.table")))
"""


def test_pictures_are_drawn_without_server_storage_and_converters() -> None:
    found = subprocess.run([sys.executable, "-c", DRAW], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert found.stdout.splitlines() == ["<svg  <svg ", "[]"]
