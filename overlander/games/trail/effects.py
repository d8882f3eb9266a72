"""The data's words for effects that both trail games print, and the classes behind them."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.data import Node
from overlander.games.trail import hazards, herd, hiring, location, movement, objectives
from overlander.games.trail.actions import Icon, IconMaker
from overlander.games.trail.box import TrailBox


def gain(x: Node, box: TrailBox) -> Icon:
    return herd.Gain(x.int_("n"), NONE)


def gain_per(x: Node, box: TrailBox) -> Icon:
    return herd.Gain(x.int_("n"), x.index("per", box.counters))


def certificate(x: Node, box: TrailBox) -> Icon:
    return herd.Certificates(x.int_("n"), NONE)


def certificate_per(x: Node, box: TrailBox) -> Icon:
    return herd.Certificates(x.int_("n"), x.index("per", box.counters))


def hire_worker(x: Node, box: TrailBox) -> Icon:
    return hiring.HireEffect(x.int_("cost_delta"))


def remove_hazard(x: Node, box: TrailBox) -> Icon:
    return hazards.RemoveHazardEffect()


def gain_objective(x: Node, box: TrailBox) -> Icon:
    to_hand = x.one_of("to", ["discard", "hand"]) == "hand"
    return objectives.GainObjectiveEffect(to_hand, x.one_of("from", ["display", "display-or-stack"]) == "display-or-stack")


def auxiliary(x: Node, box: TrailBox) -> Icon:
    return location.AuxiliaryEffect(x.one_of("mode", ["single", "single-or-double"]) == "single-or-double")


def advance_herder(x: Node, box: TrailBox) -> Icon:
    return movement.AdvanceHerderEffect(x.int_("max"))


def draw_discard(x: Node, box: TrailBox) -> Icon:
    return herd.DrawDiscard(x.int_("max"), NONE, "OBJ-17" if x.file == "objectives.toml" else "AUX-7")


def exchange_token(x: Node, box: TrailBox) -> Icon:
    return herd.ExchangeToken(x.int_("n"))


SHARED_EFFECTS: Final[dict[str, IconMaker]] = {
    "gain": gain,
    "gain-per": gain_per,
    "certificate": certificate,
    "certificate-per": certificate_per,
    "hire-worker": hire_worker,
    "remove-hazard": remove_hazard,
    "gain-objective": gain_objective,
    "auxiliary": auxiliary,
    "advance-herder": advance_herder,
    "draw-discard": draw_discard,
    "exchange-token": exchange_token,
}
