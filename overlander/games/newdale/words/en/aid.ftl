# What the game explains of itself: the player aid, and the first walk around the table

aid-round = A round
aid-event = Phase I: an event is revealed. The assistants printed on it belong to the labour market.
aid-planning = Phase II: all place their action pawns at once and in secret, on actions or in production zones.
aid-market = Phase III: { $n } pawns are drawn from the bag. With those on the event they make the labour market, the same for all.
aid-actions = Phase IV: pawns 1 of all players, then pawns 2 and so on. What cannot be done, or is not wanted, brings { $n } card instead.
aid-building = Phase V: build one building, or draw { $n } cards.
aid-special = Phase VI: special buildings do what they do. Then the bag passes to the next player.

aid-pawns = Where a pawn can stand
aid-does-build = Build one building more than in phase V.
aid-does-progress = Pay { $cost } coins for { $n } points and remove a tile of your board: longer range, or cheaper compensation.
aid-does-exchange-draw = Keep one card and change the rest of your hand, or keep all; then draw { $n } cards.
aid-does-black-market = Discard { $n } cards: { $coal } coal, and { $goods } good of your choice.
aid-does-growth = Buy a pawn: the third costs { $three } coins, the fourth { $four } and brings { $n } points. It plans from the next round on.
aid-does-bridge = Pay { $cost } coins for your bridge and { $n } points.
aid-does-shipyard = Give goods to the shipyard for points.
aid-does-sail = Sail up to { $n } lanes, { $cost } coin each.
aid-does-production = Produce in a zone: careless with fewer assistants and fewer goods, ordinary, or extraordinary with more of both.

aid-production = Production and chains
aid-assistants = A building works if the market, with your own Post Offices and helpers, has all the assistants it shows. Nobody is used up.
aid-missing = For each one who is missing discard { $n } cards, or { $less } without the Compensation tile.
aid-chain = Then its chain: as many inputs as you like become as many goods, and one more as a bonus. It may also be used where the production failed.
aid-resources = Resources come from cards in hand: discard the card, whatever building it shows.
aid-last = After round 7 every chain may be used once more, without the bonus.

aid-building-chapter = Building
aid-cost = Goods are money, without change. You may pay too much, but with no good that is not needed.
aid-terrain = In a town of the same terrain the building costs { $n } coins less.
aid-house = Every building places a house in a town within your range of roads. One house of a player to a town.
aid-first = The first house of all in a town scores its points at once.
aid-tile = A house nearer than your full range takes a bonus tile beside its town.
aid-threshold = Whenever your score first passes { $thresholds }, draw { $n } cards.

aid-chapter = In this chapter
aid-here-penalty = At the end whoever has too few soldiers loses points.
aid-here-bridges = The river is crossed by bridges. Whoever needs yours brings you { $n } point.
aid-here-no-ford = The ford is flooded.
aid-here-thickets = Each thicket on the way to a new house costs { $n } plank.
aid-here-passes = Each pass on the way to a new house costs a point, unless you have soldiers.
aid-here-shadows = Shadows take the place of assistants. At the end of a round they cost points to whoever has fewer soldiers than there are Shadows.
aid-here-shipyard = The shipyard takes planks, barrels and cloth for points.
aid-here-ships = Harbours beside your ship are one road away from you.
aid-here-recruiting = Instead of building you may recruit a sailor.
aid-here-gate = The main objective can be delivered only by who has reached sea space { $n }.
aid-here-black-ship = Alone you must end ahead of the black ship.

aid-goods = What goods are worth
aid-good =
    { $n ->
        [one] { $good }: { $n } coin
       *[other] { $good }: { $n } coins
    }
aid-good-from =
    { $n ->
        [one] { $good }: { $n } coin, made of { $inputs }
       *[other] { $good }: { $n } coins, made of { $inputs }
    }
aid-good-grape = { $good }: as many coins as you have assistants of its colour

aid-scoring = Points at the end
aid-score-play = What you scored during play.
aid-score-military = Most soldiers { $first } points, second most { $second }; equals share a place.
aid-score-losses = What robbers and arsonists take.
aid-score-objective = The main objective: one of the two deliveries.
aid-score-ship = Where your ship lies, in chapter VIII.
aid-score-goods = 1 for every { $n } coins of goods left.
aid-score-secret = { $n } for each of your towns with the symbol of your secret objective or the monolith.
aid-score-personal = The personal objective, where an event has brought one.
aid-score-buildings = What your buildings and sailors show.

tour-map = The map. You begin with one house; every building you build places another in a town within your range, and whoever is first there scores.
tour-actions = The event of this round, and below it the labour market that all share: whoever is there works for everybody.
tour-seat = Your board. A building needs the assistants it shows; goods lie on it, and its arrow says what its chain makes of what.
tour-plan = In each zone a pawn can work carelessly, ordinarily or extraordinarily. The figures tell how likely it is that enough assistants come.
tour-hand = Your cards. Each is a building, a resource for a chain, or a card to discard for a missing assistant.
tour-objectives = What the chapter asks for: save these goods for the end. Your secret objective names towns that are worth more to you.
tour-question = Here you answer. While planning, put your pawns where you want them; nobody sees it before all are done.
