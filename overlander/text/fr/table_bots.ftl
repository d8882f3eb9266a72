## Robots : noms, niveaux

bot = { $name } ({ $level })
bot-ada = Ada
bot-bruno = Bruno
bot-clara = Clara
bot-diego = Diego
bot-emma = Emma
bot-felix = Félix
bot-greta = Greta
bot-hugo = Hugo
bot-level-easy = facile
bot-level-normal = normal
bot-level-hard = difficile
bot-level-expert = expert
bot-level-random = au hasard
page-bot-easy = Robot, facile : fait des erreurs
page-bot-normal = Robot, normal : joue selon des règles simples
page-bot-hard = Robot, difficile : a appris le jeu tout seul
page-bot-expert = Robot, expert : a appris le jeu tout seul et anticipe
page-bot-random = Robot qui joue au hasard
page-bot-other = Robot : { $name }
seat-bot = Robot à cette place
seat-bot-replace = Remplacer par un robot
seat-bot-change = Changer de niveau
