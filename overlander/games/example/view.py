"""What a seat sees of Orchard, as plain data: for other programs."""

from typing import Annotated, Literal, TypedDict

from overlander.core.choice import NONE
from overlander.games.example.state import SECRET, OrchardState


class Grower(TypedDict):
    seat: int
    coins: int
    won: Annotated[int, "Points of the crops won."]
    hand_size: int
    hand: Annotated[list[str] | None, "The fruits in hand; null where the viewer may not see them."]
    bid: Annotated[str | None, "The fruit that was bid; null before, and for others until all have bid."]


class OrchardTable(TypedDict):
    game: Literal["example"]
    round: int
    crop: Annotated[int, "Points of the crop on offer."]
    crops_left: int
    draw_size: int
    discard: list[str]
    unseen: Annotated[list[str], "The fruits that lie where the viewer cannot see them, sorted."]
    rival_won: Annotated[int | None, "What the automa has won; null without one."]
    players: list[Grower]


def describe(view: OrchardState) -> OrchardTable:
    fruits = view.box.fruits
    return OrchardTable(
        game="example",
        round=view.harvest.round,
        crop=view.harvest.crop,
        crops_left=len(view.harvest.crops),
        draw_size=len(view.deck.draw),
        discard=[fruits[x] for x in sorted(view.deck.discard)],
        unseen=[fruits[x] for x in view.unknown[0]] if view.unknown else [],
        rival_won=None if view.rival is None else view.rival.won,
        players=[
            Grower(
                seat=seat,
                coins=view.coins[seat],
                won=view.won[seat],
                hand_size=len(hand),
                hand=None if NONE in hand else [fruits[x] for x in sorted(hand)],
                bid=None if view.bids.cards[seat] in (NONE, SECRET) else fruits[view.bids.cards[seat]],
            )
            for seat, hand in enumerate(view.hands)
        ],
    )
