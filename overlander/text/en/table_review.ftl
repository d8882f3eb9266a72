## Review of a game, practice

review = Review
review-sum = { $decisions ->
    [one] { $decisions } decision was judged
   *[other] { $decisions } decisions were judged
    }, { $good } of them as good as the best. All together the others cost { $cost } points.
review-making = The game is being reviewed: { $percent } %
review-chart = The expected result over the game
review-chart-points = Expected final points: yours, and dashed those of the best opponent
review-chart-win = Chance of winning, in per cent
review-chart-at = Decision { $n }: { $own } points, { $win } % to win
review-chart-about = A red dot is a decision that cost a point or more.
review-moments = The decisions that cost most
review-none = None cost half a point or more.
review-decision = Decision { $n }
review-cost = −{ $points } points
review-taken = You chose
review-better = Better
review-balance = What was missed: { $parts }.
review-replay = Look at it in the replay
review-written = The review is in { $file }.
branch-from-here = Try it from here
practice = Practice
practice-about = Practice: this game goes on from another one and counts for nothing.
error-no-review = There is no review of this seat here and now.
error-too-many-reviews = Many games are being reviewed. Try again in a minute.
error-no-such-position = There is no position after { $number } decisions; the last one is after { $last }.
error-not-judged = No bot has learned { $game } yet, so it cannot be reviewed.
