# The player aid and the first walk

aid-round = A round
aid-event = Phase I: an event is revealed. The assistants printed on it belong to the labour market.
aid-planning = Phase II: all place their action pawns at once and in secret, on actions or in production zones.
aid-market = Phase III: pawns are drawn from the bag onto the labour market.
aid-actions = Phase IV: pawns are taken back by number, and what they stand for is done.
aid-building = Phase V: build one building, or draw two cards.
aid-special = Phase VI: special buildings do what they do.
tour-map = The map: every building you build also places a house in a town within your range.
tour-actions = The event of the round, the labour market, and the actions for your pawns.
tour-hand = Your cards: buildings to build, and resources to feed into chains.
