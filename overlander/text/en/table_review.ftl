## Review of a game, practice

review = Review
review-sum = { $decisions ->
    [one] { $decisions } decision was judged
   *[other] { $decisions } decisions were judged
    }, { $good } of them as good as the best choice. The others cost { $cost } points in all.
review-making = The game is being reviewed: { $percent }%
review-chart = Expected result over the game
review-chart-points = Expected final points (dashed: the best opponent)
review-chart-win = Chance of winning (%)
review-chart-at = Decision { $n }: { $own } points, { $win }% to win
review-chart-about = From left to right: the decisions of the game by number. A red dot is one that cost a point or more; the large ones are explained below.
review-moments = The decisions that cost most
review-none = No decision cost half a point or more.
review-decision = Decision { $n }
review-cost = −{ $points } points
review-taken = Chosen
review-better = Better
review-balance = With the better choice, in points: { $parts }.
review-about = A bot that learned this game by playing it judges every decision by what the player could see then. The cost weighs the player’s points, those of the best opponent and the chance of winning. The bot can be wrong.
review-replay = View in the replay
review-written = The review was written to { $file }.
branch-from-here = Try it from here
practice = Practice
practice-about = Practice: this game continues from another one and does not count in your results.
practice-bot = Let the bot decide
error-no-review = There is no review for this seat right now.
error-too-many-reviews = Too many games are being reviewed. Try again in a minute.
error-no-such-position = There is no position after { $number } decisions; the last one is after { $last }.
error-not-judged = No bot has learned { $game } yet, so it cannot be reviewed.
