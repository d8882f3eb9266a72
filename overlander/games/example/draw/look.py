"""One look at Orchard."""

from collections.abc import Sequence

from overlander.core.data import Pack
from overlander.drawing import NO_MARKS, Language, Marks, Theme, look
from overlander.drawing.printed import PrintedData
from overlander.games.example.game import GAME
from overlander.games.example.state import OrchardState


class Look(look.Look):
    view: OrchardState

    def __init__(
        self,
        view: OrchardState,
        seat: int,
        words: Language,
        theme: Theme,
        names: Sequence[str] = (),
        marks: Marks = NO_MARKS,
        pack: Pack | None = None,
    ) -> None:
        super().__init__(view, seat, words, theme, names, marks, PrintedData(pack or GAME.pack(), words))
