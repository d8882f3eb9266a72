"""Cards: cattle, objectives, backs."""

from overlander.core.choice import NONE
from overlander.drawing.pieces import back, doubtful
from overlander.games.gwt.draw.look import Look
from overlander.games.trail.draw.display import objective_svg, objective_tip
from overlander.games.trail.draw.figures import animal_card


def card_svg(look: Look, kind: int, x: float, y: float, w: float, h: float, named: bool = True) -> str:
    """A card by its left upper corner; NONE shows its back."""
    if kind == NONE:
        return back(x, y, w, h, "cow")
    board = look.board
    if kind >= board.first_objective:
        return objective_svg(look, board.card_slug[kind], x, y, w, h)
    breed = board.breeds[board.card_breed[kind]]
    name = look.data.breed_name[breed]
    out = animal_card(x, y, w, h, look.data.colour[breed], board.card_value[kind], board.card_vp[kind], name, not named)
    return out + (doubtful(x + w / 2, y + 7) if look.data.animal_doubt(breed, board.card_vp[kind]) else "")


def card_tip(look: Look, kind: int) -> str:
    if kind == NONE:
        return look.tip("GWT-TURN-3", look.words.say("card-unknown"))
    slug = look.board.card_slug[kind]
    name = look.name(slug, "card")
    if kind >= look.board.first_objective:
        return objective_tip(look, kind)
    return look.tip("GWT-INC-2", name, *worth_words(look, kind))


def worth_words(look: Look, kind: int) -> list[str]:
    """What a cattle card is worth, and what is not certain about that."""
    board = look.board
    value, vp = board.card_value[kind], board.card_vp[kind]
    doubt = look.data.animal_doubt(board.breeds[board.card_breed[kind]], vp)
    return [look.words.say("tip-value", n=value), *look.points(vp), doubt]
