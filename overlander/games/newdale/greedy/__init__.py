"""The greedy bot in Expedition to Newdale: its questions, what things are worth, its plans, and the weights.

It answers by rules of thumb from its view alone. What it does not know how to judge:
- what the others plan, build or need: it neither hurries to a town or an objective before them nor takes a tile to deny it;
- where a road leads in the end: a town counts for itself and a little for the towns beside it, not for a way to a far goal;
- more than the round at hand: it keeps no goods back for a certain building of a later round, and sees no chain of three
  buildings before two of them stand;
- which events are still to come, and how they would change the worth of cards, soldiers and goods;
- the colours of Post Offices, seamen, Vineyards and prisoners: all are worth the same to it;
- bridges for others (tolls), the black ship, and where a ship could go in two turns;
- the best moment for a character; it takes the first good one;
- careless production as a safe way through a poor market, and buildings that pay slowly (Library, Coal Depot, Post Office).
"""

from overlander.games.newdale.greedy.questions import choose

__all__ = ["choose"]
