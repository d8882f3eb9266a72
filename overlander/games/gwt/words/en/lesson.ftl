# The lesson: what to do at each step of a first lap, and why it is good; what the icons mean that turn up there.

lesson-ride = Your herder brings cattle to Kansas City, top left, lap after lap. You already hired a second cowboy in A. Now ride 1 step to B, the next building: there you can earn and build. You may ride up to 3 steps; empty spaces do not count.
lesson-sell = A building’s actions are yours in any order. The first trades a Santa Gertrudis for $2. You draw a new card at the end of your turn, so selling costs you little, and you need the money.
lesson-build = The second action builds, for $2 per builder that the building needs. You have one builder, so 1a, 2a and 3a are within reach.
lesson-place = Take building 1a and put it on the free space just behind B. Its green hand makes the others pay you when they pass, and most do on their way to C. It stands in a forest: stop there, and it brings $2 for each of your buildings in forests. You pay nothing yourself.
lesson-end-turn = Nothing is left to do in B. End your turn: you draw up to your hand limit of 4 cards.
lesson-ride-on = Look at what the bot did: it passed your building on its way to C and paid you. Now ride 3 steps to E, the cattle market. Your building counts as one of them.
lesson-sell-again = E gives $2 for a Pineywoods. With it you can afford a good cow.
lesson-cattle = Now buy cattle. Both your cowboys help: with two of them, a cow that costs $6 costs only $3.
lesson-buy = Take the Black Angus. It is a breed that you do not have: in Kansas City every breed counts once, so different breeds are worth more than many of one. New cards go to your discard pile and come back when your deck is used up.
lesson-end-again = End your turn. You draw a card for the Pineywoods that you sold.
lesson-arrive = Kansas City is 3 steps away, and your hand holds three breeds. Ride in. If your hand were worse, you could first use an exchange token, at any time: draw 2 cards, then discard 2.
lesson-foresight = In Kansas City you first choose what comes into the game, one tile of each pair. This flood lies on a detour you don’t have to take; the outlaw would stand in everybody’s way.
lesson-foresight-worker = Workers go to the job market, where anybody can hire them on the next lap. Take the builder: with two builders you can build larger buildings.
lesson-foresight-last = Choose the engineer: engineers move your locomotive, and its place decides what deliveries cost.
lesson-income = Now your hand is shown: Criollo 1, Santa Gertrudis 2, Pineywoods 2. The second Criollo does not count. Certificates would raise the value; you have none yet, so confirm 5. You gain $5.
lesson-deliver = Deliver to a city whose value is at most 5. St. Louis needs 4. One crossing, a red cross, lies between your locomotive and the city, so transport costs $1. Each city takes one of your discs only once, and low cities cost you points when they lie next to each other: the farther the better.
lesson-disc = The disc comes from your board and frees what lies under it, for the rest of the game. Take the upper one of the certificate action: from now on you can get a certificate instead of using a building.
lesson-end = That was your first delivery and a whole lap. Your herder starts again at the bottom right, with better cattle and a new possibility. Play on against the bot, or begin a game of your own.

lesson-sign-pawn = your herder
lesson-sign-coin = dollars: red you pay, green you gain
lesson-sign-arrow = left of it the cost, right of it the gain
lesson-sign-build = build
lesson-sign-builder = builder
lesson-sign-hand-green = green hand: whoever passes pays
lesson-sign-cow = buy cattle
lesson-sign-cowboy = cowboy
lesson-sign-shield = points at the end
lesson-sign-token = exchange token
lesson-sign-flood = flood
lesson-sign-engineer = engineer
lesson-sign-locomotive = locomotive
lesson-sign-certificate = certificate: raises the value of your hand by 1
lesson-sign-city = deliver
lesson-sign-disc = disc
