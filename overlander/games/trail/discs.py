"""Discs and what they unlock (DISC)."""

from __future__ import annotations

from overlander.core.choice import Choice
from overlander.core.errors import Refusal, no
from overlander.games.trail.state import TrailState


def discs_on_board(s: TrailState, seat: int, white_space: bool, purse: int, due: int) -> list[Choice]:
    """DISC-1, DISC-2, DISC-8, DISC-10, KC-E7: the discs of the player board that may go to a space with a white or dashed border.

    `purse` is the cash at hand; with what the disc costs and brings it must still cover `due`.
    """
    out: list[Choice] = []
    for disc in range(len(s.box.disc_slug)):
        if s.players[seat].has_disc(disc) and why_not_disc(s, seat, disc, white_space, purse, due) is None:
            out.append(Choice(s.box.DISC, disc))
    return out


def white_left(s: TrailState, seat: int) -> bool:
    discs = s.players[seat].discs
    for disc in range(len(s.box.disc_slug)):
        if (discs >> disc) & 1 and s.box.disc_white[disc]:
            return True
    return False


def why_not_disc(s: TrailState, seat: int, disc: int, white_space: bool, purse: int, due: int) -> Refusal | None:
    box = s.box
    if not s.players[seat].has_disc(disc):
        return no("DISC-3", "disc-gone")
    if white_space and not box.disc_white[disc] and white_left(s, seat):
        return no("DISC-2", "black-border")
    if box.disc_cost[disc] > purse:
        return Refusal("DISC-8", "too-little-money", {"cost": box.disc_cost[disc], "money": purse})
    if purse - box.disc_cost[disc] + box.disc_money[disc] < due:
        return Refusal("KC-E7", "transport-unpayable", {"cost": due})
    return None


def take_disc(s: TrailState, seat: int, disc: int, rule: str) -> None:
    """DISC-3, DISC-6, DISC-8: unlocked at once; what it costs is paid, what it brings received. `rule` asks for the disc."""
    s.players[seat].discs &= ~(1 << disc)
    if s.heard is not None:
        s.tell("take-disc", seat, rule, {"disc": s.box.disc_slug[disc]})
    s.pay(seat, s.box.disc_cost[disc], "DISC-8")
    s.receive(seat, s.box.disc_money[disc], "DISC-6")
