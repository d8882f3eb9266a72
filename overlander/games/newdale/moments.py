"""When any-time effects can be used (NEW-ACT-5, NEW-ACT-11, NEW-BON-13)."""

from __future__ import annotations

from overlander.core.frame import Frame


class OwnMoment(Frame):
    """A question of one's own turn, or of a phase in which all act at once: any-time effects are offered with it."""
