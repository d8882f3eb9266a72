"""Names in Orchard: every component has a message of its own, but for plots, which are numbered."""

from overlander.text import names


class Names(names.Names):
    kinds = ("card", "press", "plot", "category", "option")

    def kind_of(self, parameter: str) -> str:
        return "card" if parameter == "fruits" else parameter

    def kind_in(self, parameter: str) -> str:
        return "card" if parameter == "cards" else ""

    def of_kind(self, kind: str, slug: str) -> str | None:
        return self.numbered("plot", "plot-n", slug) if kind == "plot" else super().of_kind(kind, slug)
