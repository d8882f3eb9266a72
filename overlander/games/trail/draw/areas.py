"""Which panels both games have, and what those show that look alike."""

from overlander.drawing import Area, Place, Words
from overlander.games.trail.state import TrailState


def areas_of_seats(view: TrailState, seat: int, words: Words, automa: str, automa_supply: str) -> list[Area]:
    """The boards of all players, and what the one who looks holds; an automa's have titles of their own."""
    out: list[Area] = []
    for owner in range(len(view.players)):
        if view.is_automa(owner):  # concerns everybody: it has no eyes of its own
            out.append(Area(f"seat-{owner}", Place.COMMON, automa, owner))
            out.append(Area(f"supply-{owner}", Place.COMMON, automa_supply, owner))
            continue
        out.append(Area(f"seat-{owner}", Place.SEAT, words.say("panel-seat"), owner, shared=True))
        out.append(Area(f"supply-{owner}", Place.SEAT, words.say("panel-supply"), owner))
    if seat >= 0:
        out.append(Area("line", Place.LINE, words.say("panel-line"), seat))
        out.append(Area("hand", Place.HAND, words.say("panel-hand"), seat))
    return out


def shared_inputs(view: TrailState, area: Area) -> tuple[object, ...]:
    if area.name == "market":
        return (tuple(view.cards.market), len(view.cards.market_stack))
    if area.name == "objectives":
        return (tuple(view.cards.display), len(view.cards.objective_stack))
    if area.name == "players":
        acting = () if view.over() else tuple(view.actors())
        return (acting, *((p.money, p.certificates, p.permanent, tuple(p.workers)) for p in view.players))
    if area.seat < 0 or view.is_automa(area.seat):
        return ()
    p = view.players[area.seat]
    return (tuple(p.key()), tuple(p.unbuilt), view.own_buildings(area.seat, False))
