"""The greedy bot in Boonlake: its questions, what things are worth, and the weights.

It answers by rules of thumb from its view alone, and by the points that a choice should bring until the end. What it does not
know how to judge:
- what others gain from a strip beyond a fixed share, which strip they will take next, and which of their plans a tile, a house or
  a pasture spoils or helps;
- the pace: it takes rewards on the river, and neither hurries to a lock before the others are ready for the scoring nor delays it;
- more than one step ahead: it keeps nothing back for a certain card, settlement or artifact, and sees a place for a settlement
  only when the presences are there;
- boats: it pays with the cheapest plan and does not think of the card after;
- which scoring tile it will be able to meet later, other than by the pace at which such things grow;
- which artifact fits its board: each has a fixed worth, and vases go into it as soon as they are there;
- when to bring the pawn back: as soon as its best space can be used, or nothing better can be reached.
"""

from overlander.games.boonlake.greedy.questions import choose

__all__ = ["choose"]
