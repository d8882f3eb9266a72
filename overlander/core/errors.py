"""The closed set of errors. Each has a code, parameters and, where one exists, the rule behind it; the words come from text/."""

from __future__ import annotations

from typing import Final

Params = dict[str, str | int]

UNREADABLE: Final = "unreadable"  # the token is no choice of this game
NOT_YOUR_DECISION: Final = "not-your-decision"  # another seat must answer, or the game is over
NOT_LEGAL: Final = "not-legal"  # readable, your turn, but a rule forbids it
OUT_OF_DATE: Final = "out-of-date"  # it was meant for an earlier question
CANNOT_WITHDRAW: Final = "cannot-withdraw"  # no sealed answer of the seat can be taken back

UNFINISHED: Final = "unfinished"  # the reason against an answer of which a part is still to be said


class Refusal:
    """Why a choice is not possible now: the rule, a reason to be put in words, and its numbers."""

    def __init__(self, rule: str, reason: str, params: Params) -> None:
        self.rule = rule
        self.reason = reason
        self.params = params

    def __reduce__(self) -> tuple[object, ...]:
        """In the compiled build nothing is pickled that does not say how."""
        return (Refusal, (self.rule, self.reason, self.params))

    def __repr__(self) -> str:
        details = ", ".join([f"{k}={v}" for k, v in self.params.items()])
        return f"{self.rule} {self.reason}" + (f" ({details})" if details else "")


def no(rule: str, reason: str) -> Refusal:
    return Refusal(rule, reason, {})


class OverlanderError(Exception):
    """Bad input of any kind. `code` names the sentence to show, `params` fill it. A sentence that the house does not have is in the
    words of the game that complains, which `Game` notes here: whoever shows it may not know of any game. It travels between
    processes as it is."""

    def __init__(self, code: str, params: Params, rule: str = "") -> None:
        details = ", ".join([f"{k}={v}" for k, v in params.items()])
        super().__init__(code + (": " + details if details else "") + (f" [{rule}]" if rule else ""))
        self.code = code
        self.params = params
        self.rule = rule
        self.game = ""

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.code, self.params, self.rule), {"args": self.args, "game": self.game})


class Refused(OverlanderError):
    """A decision that was not accepted; nothing has changed. `refusal` says why a choice is not legal."""

    def __init__(self, code: str, params: Params, refusal: Refusal | None = None) -> None:
        super().__init__(code, params, refusal.rule if refusal is not None else "")
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.code, self.params, self.refusal), {"args": self.args, "game": self.game})


class OptionError(OverlanderError):
    """An unknown game, option or value, or options that do not go together."""


class DataError(OverlanderError):
    """A data file that cannot be read; names the file and the place in it."""


class RecordError(OverlanderError):
    """A record that cannot be read or does not replay; names the line. `cause` is what spoke against a decision in it."""

    def __init__(self, code: str, params: Params, cause: OverlanderError | None = None) -> None:
        super().__init__(code, params)
        self.cause = cause

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.code, self.params, self.cause), {"args": self.args, "game": self.game})
