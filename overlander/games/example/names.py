"""Names in Orchard: every component has a message of its own, but for plots, which are numbered."""

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.core.state import State
from overlander.text import names
from overlander.text.catalogue import Value


class Names(names.Names):
    kinds = ("card", "press", "plot", "category", "option")

    def kind_of(self, parameter: str) -> str:
        return "card" if parameter == "fruits" else parameter

    def kind_in(self, parameter: str) -> str:
        return "card" if parameter == "cards" else ""

    def of_kind(self, kind: str, slug: str) -> str | None:
        return self.numbered("plot", "plot-n", slug) if kind == "plot" else super().of_kind(kind, slug)

    def complete(self, message: str, filled: dict[str, Value], params: Params, state: State, seat: int, choice: Choice) -> str:
        """A press that is not yet placed, or not yet paid, has sentences of its own."""
        if choice.verb.name != "build" or any(choice.counts()):
            return message
        return "choice-build-kind" if choice.b == NONE else "choice-build-place"
