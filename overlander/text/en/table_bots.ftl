## Bots: names, levels

bot = { $name } ({ $level })
bot-ada = Ada
bot-bruno = Bruno
bot-clara = Clara
bot-diego = Diego
bot-emma = Emma
bot-felix = Felix
bot-greta = Greta
bot-hugo = Hugo
bot-level-easy = easy
bot-level-normal = normal
bot-level-hard = hard
bot-level-expert = expert
bot-level-random = random
page-bot-easy = Bot, easy: makes mistakes
page-bot-normal = Bot, normal: plays by rules of thumb
page-bot-hard = Bot, hard: taught itself the game
page-bot-expert = Bot, expert: taught itself the game and looks ahead
page-bot-random = Bot: plays at random
page-bot-other = Bot: { $name }
seat-bot = Bot at this seat
seat-bot-replace = Replace with a bot
seat-bot-change = Change the level

## Hints

points-decimal = { $whole }.{ $tenths }
hint = Hint
hint-best = The best choices, and the final points to expect
hint-about = The estimate of a bot that learned this game by playing it. It sees what you see; it weighs your points, those of the best opponent and the chance of winning, and it can be wrong.
hint-expected = you { $own } points
hint-expected-rival = best opponent { $points }
hint-expected-win = { $percent }% to win
hint-balance = Against choice 1, in points: { $parts }.
hint-part = { $category } { $points }
hint-rival = best opponent
hint-rest = the rest
hint-win = chance of winning
hint-percent = { $n }%
hint-alike = about the same
hint-setting = Hints
hint-allowed = On your turn you can ask what a bot would do.
hint-forbidden = No hints at this table.
hint-allow = Allow hints
hint-forbid = Forbid hints
error-no-hint = There is no hint right now.
error-hints-too-late = Others play here too, so hints can only be allowed before the first decision.
chat-now-failed = { $player }: the program gave no valid answer, so another bot took this decision.
error-bad-program = “{ $found }” does not name a program. Write NAME=COMMAND, with the name in lower case.
error-no-program = { $bot }: there is no program { $program }. Name one that can be started, with its folder if need be.
error-bad-seconds = The time limit of a program is between { $least } and { $most } seconds, not { $found }.
error-program-name = Overlander has a bot or level { $bot } of its own: give your program another name.
selfplay-replaced =
    { $n ->
        [one] { $bot }: another bot took { $n } decision, because
       *[other] { $bot }: another bot took { $n } decisions, because
    } { $why ->
        [ended] the program ended or could not be started.
        [late] the program was late.
        [illegal] the program chose what was not offered.
       *[babbled] the program wrote something that is not an answer.
    }
