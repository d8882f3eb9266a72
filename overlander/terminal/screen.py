"""Where the terminal's lines go to and come from; works as well with a pipe on either side."""

import os
import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

PIPED_WIDTH: Final = 120  # of a page that no terminal measures


class EndOfInput(Exception):
    """Nobody is typing any more."""


class Screen:
    def __init__(self) -> None:
        wide = None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPED_WIDTH
        self.console = Console(highlight=False, markup=False, emoji=False, width=wide)

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def line(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """Plain text: a player's name may hold what rich would take for a style. `whole`: not broken, so that it can be copied."""
        self.console.print(Text(text, style=style), soft_wrap=whole)

    def ask(self, prompt: str) -> str:
        self.console.print(Text(prompt, style="bold"), end=" ")
        try:
            answer = input() if sys.stdin.isatty() else sys.stdin.readline()
        except EOFError:
            answer = ""
            raise EndOfInput from None
        if not sys.stdin.isatty():
            if not answer:
                self.console.print()
                raise EndOfInput
            self.console.print()
        return answer.strip()

    def curtain(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
