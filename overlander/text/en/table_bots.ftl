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
page-bot-random = Bot, plays at random
page-bot-other = Bot: { $name }
seat-bot = Bot at this seat
seat-bot-replace = Replace with a bot
seat-bot-change = Change the level
