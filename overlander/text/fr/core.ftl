# Ce dont chaque jeu a besoin : listes, erreurs, la table au terminal, les autres commandes.

list-and = { $first } et { $last }
list-comma = { $first }, { $last }
list-or = { $first } ou { $last }
bank = la banque
nothing = rien
event-explained = { $text } [{ $rule }]
somebody = quelqu’un

## Pour un jeu sans textes

question-unknown = { $question } : quelle est votre réponse ?
event-unknown = { $player } : { $event }
refusal-unknown = Ce n’est pas possible ({ $reason }).
error-unknown = { $code } { $details }

## Refus du noyau

refusal-not-offered = Ce n’est pas une des réponses à la question.
refusal-impossible = Cette action n’aurait aucun effet maintenant.
refusal-unfinished = La réponse n’est pas encore complète.
step-confirm = Confirmer : { $choice }
step-piece = + { $piece }
pieces = { $n } × { $piece }

## Erreurs

error-unreadable =
    { $why ->
        [empty] La réponse est vide.
        [verb] { $token } : aucune réponse de ce jeu ne commence par « { $part } ».
        [number] { $token } : « { $part } » n’est pas un nombre.
        [order] { $token } : « { $part } » doit suivre l’ordre du jeu, sans rien nommer deux fois.
       *[word] { $token } : « { $part } » n’est pas connu ici.
    }
error-not-your-decision =
    { $why ->
        [no-such-seat] Il n’y a pas de place { $seat } à cette table.
        [over] La partie est terminée.
       *[waiting] Ce n’est pas à la place { $seat } de décider.
    }
error-not-legal = { $token } n’est pas possible : { $refusal }
error-out-of-date = La table a changé entre-temps (réponse à la décision { $expected } ; décisions prises : { $decisions }).
error-cannot-withdraw =
    { $why ->
        [shown] Votre réponse a révélé quelque chose de caché : elle est définitive.
        [seen] D’autres ont déjà vu ce qui a suivi votre réponse : elle est définitive.
       *[nothing] Vous n’avez pas de réponse secrète à reprendre.
    }
error-bad-carried = Ce qui est repris de la partie précédente est illisible : { $key } ({ $found }).
error-no-such-sequel =
    { $why ->
        [none] Aucune partie ne suit celle-ci : elle n’est pas terminée, ou n’appartient pas à une campagne qui continue.
        [which] Plusieurs parties peuvent suivre celle-ci. Nommez l’une d’elles : { $known }.
       *[other] { $sequel } ne peut pas suivre cette partie. Possibles : { $known }.
    }
error-campaign-unfinished = La partie { $record } de la campagne n’est pas terminée.
error-campaign-follows = L’enregistrement { $record } ne fait pas suite à l’enregistrement { $before }.
error-campaign-carries = L’enregistrement { $record } ne reprend pas ce que transmet l’enregistrement { $before }.
error-unknown-game = Il n’y a pas de jeu { $game }. Connus : { $known }.
error-broken-game = Le jeu du paquet { $package } est laissé de côté : { $why }.
error-unknown-option = { $game } n’a pas d’option { $option }. Connues : { $known }.
error-bad-option-value = { $game } : l’option { $option } ne peut pas valoir { $value }. Possibles : { $known }.
error-option-needs = L’option { $option }={ $value } demande que { $other } vaille { $allowed } et non { $found }.
error-unknown-bot = Il n’y a pas de robot { $bot }. Connus : { $known }.
error-no-bot-name = Il manque le nom d’un robot. Connus : { $known }.
error-walk-steps = La question { $question } a trop de réponses pour une liste : composez-en une avec steps().
error-play-on-view = Une vue ne sait que ce que sait sa place : jouez sur ce que donne fill().
error-sealed-question = Ce que la place { $seat } doit décider en secret ne se voit pas d’ici.
error-no-features = Le jeu { $game } ne décrit pas en nombres ce que sait une place.
error-no-device = L’entraînement ne peut pas utiliser l’appareil { $device } ici : pip install 'overlander[train]' apporte torch, et --device numpy fonctionne toujours.
error-no-such-decision = Il n’y a pas de décision { $number } : la dernière est { $last }.
error-picture-width = Une image a de { $least } à { $most } pixels de large, pas { $width }.
error-unknown-theme = Il n’y a pas de thème { $theme }. Connus : { $known }.
error-needs-extra = { $package } n’est pas installé : pip install "overlander[research]".
error-other-numbering = Cela a été fait avec une autre numérotation des actions ({ $found }, ici { $wanted }) : autre version, autre jeu ou autres options.
error-other-observations = Cela a été fait avec d’autres observations ({ $found }, ici { $wanted }) : autre version ou autre jeu.
error-unknown-reward = Il n’y a pas de récompense { $reward }. Connues : { $known }.
error-unknown-render-mode = Il n’y a pas de mode de rendu { $mode }. Connus : { $known }.
error-needs-ray = Ray n’est pas installé : pip install "overlander[ray]", ou laissez --backend à processes.
error-no-cluster = Il n’y a pas de grappe Ray à l’adresse { $address } (RAY_ADDRESS).
error-other-arena = { $folder } contient une autre arène ({ $found }) : nommez un autre dossier.
error-folder-in-use = Un autre processus travaille dans { $folder } : attendez sa fin, ou nommez un autre dossier.
error-worker-ended = Un processus qui jouait a été arrêté { $tries } fois dans la même partie : la mémoire manque peut-être.
error-actors-ended = Les processus qui jouent s’arrêtent encore et encore ({ $why }) ; il manque peut-être de la mémoire.
error-other-dataset = { $folder } contient un autre jeu de données ({ $found }) : nommez un autre dossier.
error-game-failed = La partie { $game } n’a pas pu être jouée jusqu’au bout : { $why }.
error-no-greedy = Il n’y a pas de robot glouton pour { $game }. Connus : { $known }.
error-no-learned = Il n’y a pas de robot entraîné pour { $game } : il manque des poids qui correspondent à ses caractéristiques. Connus : { $known }.
error-no-weights = { $file } ne contient pas les poids d’un réseau.
error-other-features = { $file } a été entraîné avec d’autres caractéristiques ({ $found } au lieu de { $expected }) et est inutilisable : il faut l’entraîner à nouveau.
error-other-layers = { $file } a des couches cachées d’une autre taille : continuez avec --hidden { $found }, ou commencez dans un autre dossier avec --work.
error-no-balance = L’équilibre de { $game } n’a pas été étudié. Étudiés : { $known }.
error-bots-per-seat = { $bots } robots ne vont pas avec { $players } places : nommez-en un pour toutes, ou un par place.
error-unknown-language = Il n’y a pas de langue { $lang }. Connues : { $known }.

error-data-missing-key = { $file } : { $place } manque.
error-data-not-a-number = { $file } : { $place } doit être un nombre et non { $found }.
error-data-not-a-flag = { $file } : { $place } doit être true ou false et non { $found }.
error-data-not-a-text = { $file } : { $place } doit être un texte et non { $found }.
error-data-unknown-word = { $file } : { $place } ne peut pas valoir { $found }.
error-data-not-a-table = { $file } : { $place } doit être une table et non { $found }.
error-data-not-a-list = { $file } : { $place } doit être une liste et non { $found }.
error-data-wrong-count = { $file } : { $place } compte { $found } au lieu de { $wanted }.
error-data-unknown-key = { $file } : { $place } n’est pas connu (trouvé : { $found }).
error-data-missing-file = Le fichier de données { $file } manque.
error-data-not-toml = { $file } n’est pas du TOML lisible : { $found }.
error-data-missing-folder = Il n’y a pas de dossier de données { $file }.
error-data-unknown-file = { $file } n’est pas un des fichiers de données : { $known }.
error-data-unknown-item = { $file } : { $place } n’a pas d’élément { $found }.
error-data-unknown-source = { $file } : { $place } nomme la source { $found }. Connues : { $known }.
error-data-unknown-effect = { $file } : { $place } nomme un effet qui n’existe pas : { $found }.
error-data-broken = Les corrections de { $folder } ne peuvent pas être lues : { $found }.
error-data-empty = Il n’y a pas de corrections pour { $game } dans { $folder } : aucun fichier n’y finit par .toml.

error-record-header =
    { $wanted ->
        [none] Ligne { $line } : une ligne vide était attendue et non « { $found } ».
       *[other] Ligne { $line } : l’en-tête « { $wanted } » était attendu et non « { $found } ».
    }
error-record-format = Ligne { $line } : cet enregistrement a le format { $found }, que cette version ne lit pas.
error-record-cut-off =
    { $decisions ->
        [one] Ligne { $line } : l’enregistrement est coupé après { $decisions } décision.
       *[other] Ligne { $line } : l’enregistrement est coupé après { $decisions } décisions.
    }
error-record-line = La ligne { $line } n’est pas une décision : « { $found } ».
error-record-order = Ligne { $line } : la décision { $wanted } était attendue et non { $found }.
error-record-count = Ligne { $line } : l’enregistrement annonce { $found } mais contient { $wanted }.
error-record-edited = Ligne { $line } : l’enregistrement a été modifié après coup ; son sceau ne correspond pas.
error-record-refused =
    { $why ->
        [rules] Ligne { $line } : la place { $seat } ne peut pas jouer { $token } (enregistré sous d’autres règles).
        [data] Ligne { $line } : la place { $seat } ne peut pas jouer { $token } (enregistré avec un autre matériel).
       *[record] Ligne { $line } : la place { $seat } ne peut pas jouer { $token }. { $error }
    }
error-record-differs =
    { $why ->
        [rules] Ligne { $line } : après la décision { $decision } ({ $token }), la position diffère ; enregistré sous d’autres règles.
        [data] Ligne { $line } : après la décision { $decision } ({ $token }), la position diffère ; enregistré avec un autre matériel.
       *[record] Ligne { $line } : après la décision { $decision } ({ $token }), la position diffère de celle enregistrée.
    }

error-file-unreadable = { $file } ne peut pas être lu : { $why }.
error-file-unwritable = { $file } ne peut pas être écrit : { $why }.
error-file-not-text = { $file } n’est pas un fichier texte.
error-bad-pair = « { $found } » n’est pas de la forme NOM=VALEUR.
error-given-twice = L’option { $option } est donnée deux fois : { $one } et { $two }.
error-too-many-seats =
    { $players ->
        [one] { $given } places sont nommées, mais seul { $players } joueur participe.
       *[other] { $given } places sont nommées, mais seuls { $players } joueurs participent.
    }
error-empty-name = Une place a besoin d’un nom.
error-same-name = Deux places s’appellent { $name }.
error-no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
error-needs-record = { $option } ne va pas avec une partie reprise.
error-unknown-rule = Il n’y a pas de règle { $rule }. `overlander rules JEU` affiche les règles d’un jeu, `overlander rules show ID` en affiche une.
error-no-rules = Il n’y a pas de règles pour { $game }. Connus : { $known }.
error-no-such-rule = Il n’y a pas de règle { $rule } dans { $game }.
error-no-checkout = Les tests ne sont pas installés ; lancez ceci dans une copie des sources d’Overlander.
error-ledger = Les règles ou leurs tests ne peuvent pas être lus : { $found }.
error-unknown-source-word = Il n’y a pas de source { $found }. Connues : { $known }.

## La table au terminal

table-no-board = Ce jeu n’a pas de plateau pour le terminal : les questions disent ce qu’il faut savoir.
table-your-turn = { $player }, à vous de décider.
table-answers = Vos choix :
table-extras = Actions libres, à tout moment :
table-so-far = Jusqu’ici : { $answer }. Tapez back pour revenir d’une étape.
table-no-step-back = Cette réponse n’a pas d’étape précédente.
table-prompt = Numéro, jeton de réponse ou ? pour l’aide :
table-curtain = Passez l’écran à { $player }, puis appuyez sur Entrée.
table-bad-number =
    { $last ->
        [one] { $number } n’est pas dans la liste : il n’y a que le 1.
       *[other] { $number } n’est pas dans la liste : les numéros vont de 1 à { $last }.
    }
table-refused = { $refusal } ({ $rule })
table-refused-plainly = { $refusal }
table-answered-alone = Seule réponse possible : { $choice }
table-undone =
    { $n ->
        [one] { $n } décision annulée.
       *[other] { $n } décisions annulées.
    }
table-redone =
    { $n ->
        [one] { $n } décision refaite.
       *[other] { $n } décisions refaites.
    }
table-nothing-to-undo = Il n’y a rien à annuler.
table-nothing-to-redo = Il n’y a rien à refaire.
table-saved = Enregistré dans { $file }.
table-save-where = Enregistrer sous quel nom ? Entrée : { $file }
table-save-needs-name = Nommez un fichier : save FICHIER
table-resume-hint = Pour continuer : overlander play --terminal --resume { $file }
table-all-possible = Tout ce que vous pourriez essayer ici est possible.
table-not-possible = Pas possible maintenant :
table-explained-rule = Règle { $rule } : { $text }
table-no-such-rule = Il n’y a pas de règle { $rule }.
table-rule-needs-id = Nommez une règle : rule ID
table-log-empty = Il ne s’est encore rien passé.
table-unknown-command = « { $input } » n’est ni un numéro ni une réponse de ce jeu. help donne la liste des commandes.
table-the-end = La partie est terminée.
table-winner = { $names } gagne.
table-winners = { $names } partagent la victoire.
outcome-won = { $names } a gagné.
outcome-won-rated = { $names } a gagné : { $rating }.
outcome-lost = Perdu : les objectifs n’ont pas tous été atteints.
outcome-goal-met = { $goal } : { $reached } sur { $wanted }, atteint
outcome-goal-missed = { $goal } : { $reached } sur { $wanted }, manqué
table-nobody-wins = Personne ne gagne.
table-sequels = Suite possible, { $names } : overlander play --terminal --after { $file } --sequel NOM
table-total = Total
table-points = Points

help-number = répondre par son numéro ou par son jeton
help-back = revenir d’une étape dans une réponse
help-why = ce qui n’est pas possible maintenant, et pourquoi
help-why-n = un choix expliqué, avec sa règle
help-undo = annuler votre dernière décision et ce qui a suivi
help-redo = refaire ce qui a été annulé
help-save = écrire la partie dans un fichier
help-log = ce qui s’est passé jusqu’ici
help-hint = les meilleurs choix, selon un robot
help-board = montrer de nouveau la table
help-rule = le texte d’une règle
help-quit = enregistrer et quitter
help-help = cette liste

## Autres commandes

games-players = Joueurs : { $players }
games-option = { $option } : { $values } (par défaut { $default })
replay-verified =
    { $n ->
        [one] { $game } : { $n } décision vérifiée.
       *[other] { $game } : { $n } décisions vérifiées.
    }
replay-players = Joueurs : { $players }
replay-options = Options : { $options }
replay-waiting = On attend { $player } : { $question }
replay-over = La partie est terminée.
rules-coverage = { $covered } règles sur { $total } sont testées, { $missing } ne le sont pas (dont { $pending } pas encore réalisées), { $untestable } ne peuvent pas l’être.
rules-missing = Sans test :
rules-section = Chapitre : { $section }
rules-provenance = Source : { $provenance }
rules-tests = Tests :
rules-no-tests = Aucun test ne la cite.
data-title = { $game } : d’où viennent les valeurs
data-file = Fichier
data-total = Total
data-source = Source
data-place = Endroit
data-value = Valeur
data-note = Note
data-corrections-fine =
    { $n ->
        [0] Les corrections sont valides et ne changent rien.
        [one] Les corrections sont valides et changent { $n } valeur :
       *[other] Les corrections sont valides et changent { $n } valeurs :
    }
data-change = { $place } : { $old } devient { $new }
