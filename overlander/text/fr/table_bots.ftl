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
page-bot-easy = Robot, facile : fait des erreurs
page-bot-normal = Robot, normal : joue selon des règles simples
page-bot-hard = Robot, difficile : a appris le jeu tout seul
page-bot-expert = Robot, expert : a appris le jeu tout seul et anticipe
page-bot-random = Robot : joue au hasard
page-bot-other = Robot : { $name }
seat-bot = Robot à cette place
seat-bot-replace = Remplacer par un robot
seat-bot-change = Changer de niveau

## Conseils

points-decimal = { $whole },{ $tenths }
hint = Conseil
hint-best = Les meilleurs choix et les points attendus à la fin
hint-about = L’estimation d’un robot qui a appris ce jeu en y jouant. Il voit ce que vous voyez ; il tient compte de vos points, de ceux du meilleur adversaire et des chances de gagner, et il peut se tromper.
hint-expected = vous { $own }
hint-expected-rival = meilleur adversaire { $points }
hint-expected-win = victoire { $percent } %
hint-balance = Par rapport au choix 1, en points : { $parts }.
hint-part = { $category } { $points }
hint-rival = meilleur adversaire
hint-rest = le reste
hint-win = chances de gagner
hint-percent = { $n } %
hint-alike = à peu près pareil
hint-setting = Conseils
hint-allowed = À votre tour, vous pouvez demander ce que ferait un robot.
hint-forbidden = Pas de conseils à cette table.
hint-allow = Autoriser les conseils
hint-forbid = Interdire les conseils
error-no-hint = Il n’y a pas de conseil pour l’instant.
error-hints-too-late = D’autres jouent aussi ici : les conseils ne peuvent être autorisés qu’avant la première décision.
chat-now-failed = { $player } : le programme n’a donné aucune réponse valable ; un autre robot a pris cette décision.
error-bad-program = « { $found } » ne désigne aucun programme. Écrivez NOM=COMMANDE, le nom en minuscules.
error-no-program = { $bot } : il n’y a pas de programme { $program }. Nommez-en un qui peut être lancé, au besoin avec son dossier.
error-bad-seconds = La limite de temps d’un programme est de { $least } à { $most } secondes, et non de { $found }.
error-program-name = Overlander a déjà un robot ou un niveau { $bot } : donnez un autre nom à votre programme.
selfplay-replaced =
    { $n ->
        [one] { $bot } : un autre robot a pris { $n } décision, car
       *[other] { $bot } : un autre robot a pris { $n } décisions, car
    } { $why ->
        [ended] le programme s’est arrêté ou n’a pas pu être lancé.
        [late] le programme a répondu trop tard.
        [illegal] le programme a choisi ce qui n’était pas proposé.
       *[babbled] le programme a écrit autre chose qu’une réponse.
    }
