"""What happened, for those who listen: log, animation, an automa's explanations and spectators read nothing else."""

from __future__ import annotations

from overlander.core.errors import Params


class Event:
    """`params` are for everybody, `secret` for the acting seat alone (the cards behind "draws 2 cards")."""

    def __init__(self, key: str, seat: int, rule: str, params: Params, secret: Params) -> None:
        self.key = key
        self.seat = seat
        self.rule = rule
        self.params = params
        self.secret = secret

    def seen_by(self, seat: int) -> Params:
        """The parameters a seat may read (NONE for spectators)."""
        if seat == self.seat and self.secret:
            return {**self.params, **self.secret}
        return self.params

    def __repr__(self) -> str:
        return f"{self.rule} {self.seat} {self.key} {self.params}"
