"""The match of a table as a cache of its decisions on disk, whoever wrote them."""

import asyncio
from pathlib import Path
from typing import Final

from overlander.core.carried import read_carried
from overlander.core.errors import OverlanderError, Params, RecordError
from overlander.core.game import find_game
from overlander.core.match import Match, Trial
from overlander.core.record import Decision
from overlander.page.present import Present
from overlander.page.scene import ChatLine
from overlander.table.play.thinking import Setup
from overlander.table.storage.rows import Entry, News

A_WHILE: Final = 16  # decisions replayed without a pause


class Following:
    """`version`: of what is followed so far; `rights_version` counts the changes by which a seat may be somebody else's: all but
    decisions."""

    def __init__(self, entry: Entry, corrections: Path | None) -> None:
        self.corrections = corrections
        self.entry = entry
        self.begin(entry)
        self.version = -1
        self.rights_version = 0
        self.parted: RecordError | None = None  # the decision on disk that these rules refuse: shown up to there
        self.chat: list[ChatLine] = []

    def begin(self, entry: Entry) -> None:
        game = find_game(entry.game)
        names = [seat.name for seat in entry.seats]
        options = game.kept_options(entry.options)
        match = Match(game, options, names, entry.seed, self.corrections, read_carried(entry.carried), entry.follows)
        self.present = Present(match)
        self.setup = Setup(entry.game, tuple(match.options.items()), entry.seed, self.corrections, tuple(entry.carried))
        self.kept: list[Decision] = []  # all on disk: those that stand, then those that were taken back

    @property
    def undone(self) -> list[Decision]:
        """What redo would play again, in order."""
        return self.kept[self.entry.taken :]

    async def load(self, news: News) -> None:
        """Everything, with pauses in which others are served: nobody sees this table before it is done."""
        self.entry = news.entry
        self.kept = news.decisions
        self.chat = news.chat
        for taken in range(A_WHILE, news.entry.taken, A_WHILE):
            self.advance(taken)
            await asyncio.sleep(0)
        self.follow(News(news.entry, 0, []))

    def follow(self, news: News, trial: Trial | None = None) -> bool:
        """Goes to where the decisions on disk lead, as far as these rules agree with them; whether anything has changed. `trial`:
        the decision that was written, as it was tried."""
        if news.entry.version == self.version:
            return False
        if news.entry.seed != self.entry.seed:
            self.begin(news.entry)
        present = self.present
        same = min(news.entry.taken, present.number)
        if news.decisions:
            same = min(same, news.first - 1)
            self.kept[news.first - 1 :] = news.decisions
        if same < present.number:
            present.take_back(present.number - same)
        self.chat += news.chat
        if news.entry.seats != self.entry.seats:
            present.forget_words()
        if news.entry.version - self.version != len(news.decisions):  # each decision is a version of its own
            self.rights_version += 1
        self.entry = news.entry
        present.match.names = [seat.name for seat in news.entry.seats]
        self.version = news.entry.version
        self.advance(news.entry.taken, trial)
        present.renew()
        return True

    def advance(self, taken: int, trial: Trial | None = None) -> None:
        self.parted = None
        while self.present.number < taken and self.parted is None:
            self.parted = self.step(self.present.number, trial)

    def step(self, i: int, trial: Trial | None) -> RecordError | None:
        """The decision with this index on disk; what speaks against it."""
        d, match = self.kept[i], self.present.match
        params: Params = {"decision": i + 1, "token": d.token, "why": self.what_changed()}
        try:
            events = match.accept(trial) if trial is not None and trial.number == i else match.play(d.seat, d.token)
        except OverlanderError as error:
            return RecordError("table-refused", params | {"error": str(error)}, error)
        if match.decisions[-1].digest != d.digest:
            match.undo()
            return RecordError("table-differs", params)
        self.present.add_events(events)
        return None

    def what_changed(self) -> str:
        """Since the game began."""
        game = self.present.match.game
        if self.entry.rules not in (None, game.version):
            return "rules"
        if self.entry.components not in (None, game.pack(self.corrections).digest):
            return "data"
        return "unknown"
