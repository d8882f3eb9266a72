# What the game explains of itself: the player aid, and the first walk around the table

aid-round = A round
aid-event = Phase I: an event is revealed. The assistants printed on it are part of the labour market.
aid-planning = Phase II: everybody places their action pawns at the same time and in secret, on actions or in production zones.
aid-planning-in-turn = Phase II: in turn order and openly, everybody places pawn 1, then pawn 2 and so on, on actions or in production zones.
aid-market = Phase III: { $n } pawns are drawn from the bag. With those on the event they form the labour market, the same for everybody.
aid-actions = Phase IV: pawns 1 of all players, then pawns 2 and so on. An action you cannot or do not want to take brings { $n } card instead.
aid-building = Phase V: build one building, or draw { $n } cards.
aid-special = Phase VI: special buildings take effect. Then the bag passes to the next player.

aid-pawns = Where pawns can go
aid-space = { $action }: { $text }
aid-does-build = Build one building in addition to phase V.
aid-does-progress = Pay { $cost } coins for { $n } points and remove a tile from your board: longer range, or cheaper compensation.
aid-does-exchange-draw = Keep one card and exchange the rest of your hand, or keep all and draw { $more } card; then draw { $n } cards.
aid-does-black-market = Discard { $n } cards: { $coal } coal, and { $goods } good of your choice.
aid-does-growth = Buy a pawn: the third costs { $three } coins, the fourth { $four } and brings { $n } points. You use it from the next round on.
aid-does-bridge = Pay { $cost } coins for your bridge and { $n } points.
aid-does-shipyard = Deliver goods to the shipyard for points.
aid-does-sail = Sail up to { $n } sea lanes, { $cost } coin each.
aid-does-production = Produce in a zone: careless (fewer assistants, fewer goods), ordinary, or extraordinary (more of both).

aid-production = Production and chains
aid-assistants = A building produces if the market, together with your own Post Offices and helpers, has all the assistants it shows. Assistants are not used up.
aid-missing = For each missing assistant discard { $n } cards, or { $less } once you have removed the Compensation tile.
aid-chain = Then its chain: as many inputs as you like become as many goods, plus one as a bonus. You can use it even if the production failed.
aid-resources = Resources come from cards in hand: discard the card, whatever building it shows.
aid-last = After round 7 every chain can be used once more, without the bonus.

aid-building-chapter = Building
aid-cost = Goods are money; no change is given. You may overpay, but not with a good you could leave out.
aid-terrain = In a town of the same terrain the building costs { $n } coins less.
aid-house = Every building places a house in a town within your range. One house per player in each town.
aid-first = The very first house in a town scores its points at once.
aid-tile = A house nearer than your full range brings a bonus tile from beside its town.
aid-threshold = Whenever your score passes { $thresholds }, draw { $n } cards; again if it had fallen below.

aid-chapter = In this chapter
aid-here-penalty = At the end, players with too little military strength lose points.
aid-here-bridges = Bridges cross the river. Anyone who needs yours brings you { $n } point.
aid-here-no-ford = The ford is flooded.
aid-here-thickets = Each thicket on the way to a new house costs { $n } plank.
aid-here-passes = Each pass on the way to a new house costs a point, unless you have military strength.
aid-here-shadows = Shadows take the place of assistants. At the end of a round they cost points to anyone whose military strength is below the number of Shadows.
aid-here-shipyard = The shipyard takes planks, barrels and cloth for points.
aid-here-ships = Harbours beside your ship are one road away from you.
aid-here-recruiting = Instead of building you may recruit a sailor.
aid-here-gate = Only players who have reached sea space { $n } can deliver for the main objective.
aid-here-black-ship = In the solo game you must finish ahead of the black ship.

aid-goods = Value of goods
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
aid-score-military = Military strength: { $first } points for the most, { $second } for second and { $third } for third place. Tied players each score their place and the next one is skipped; with none you score nothing.
aid-score-losses = What robbers and arsonists take.
aid-score-objective = The main objective: one of the two deliveries.
aid-score-ship = The position of your ship, in chapter VIII.
aid-score-goods = 1 for every { $n } coins’ worth of goods left.
aid-score-secret = { $n } for each of your towns with the symbol of your secret objective or the monolith.
aid-score-personal = The personal objective, if an event has brought you one.
aid-score-buildings = What your buildings and sailors show.

tour-map = The map. You start with one house; every building you build places another in a town within your range, and whoever is first there scores.
tour-actions = The event of this round, and below it the labour market that everybody shares: whoever is there works for everybody.
tour-seat = Your board. A building needs the assistants it shows; its goods lie on it, and its arrow shows what its chain turns into what.
tour-plan = In each zone a pawn can produce in a careless, ordinary or extraordinary way. The figures show how likely enough assistants are.
tour-hand = Your cards. Each is a building, a resource for a chain, or a card to discard for a missing assistant.
tour-objectives = What the chapter asks for: save these goods for the end. Your secret objective names towns that are worth more to you.
tour-question = Here you answer. While planning, put your pawns where you want them; if you plan in secret, nobody sees it until everybody is done.
