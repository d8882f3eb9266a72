# La table dans le navigateur.

page-title = Overlander : une table pour les grands jeux de société
page-language = Langue
page-language-en = English
page-language-fr = Français
page-language-ru = Русский
page-colours = Couleurs
page-light = Clair
page-dark = Sombre
page-complaint = Cela n’a pas marché
page-not-found = Il n’y a rien à cette adresse.
page-bad-request = Cette demande n’a pas été comprise.
page-trouble = Quelque chose a échoué sur le serveur. Aucune décision n’est perdue ; rechargez la page.
page-to-start = Vers l’accueil
page-close = Fermer
page-more = Plus
page-menu = Règles et plus
page-drawer = Explications

## Commencer une partie

page-first-game = Jouer une première partie
page-first-game-about = Vous contre un robot, avec la mise en place que les règles conseillent pour une première partie.
page-alone = Jouer en solo
page-alone-about = Pas d’adversaire : le jeu fixe des objectifs, et vous gagnez en les atteignant.
page-welcome = De grands jeux de société à votre table : en solo, contre des robots ou à plusieurs, où que vous soyez. Toutes les règles, telles qu’elles sont écrites.
page-portrait = Le plateau { DE($game) }
page-guided = Montrez-moi
page-option-needs =
    { $only ->
        [alone] Seulement en solo.
        [players] Seulement à { $values } joueurs.
        [on] Seulement avec « { $option } ».
        [off] Seulement sans « { $option } ».
       *[other] Seulement si vous choisissez « { $values } ».
    }
page-group-players = Joueurs et places
page-group-set-up = Mise en place
page-group-expansions = Extensions
page-group-solo = En solo
page-group-readings = Là où les règles se lisent de plusieurs façons
page-choose = Choisir joueurs et options
page-seats = Places
page-seats-about = On joue à tour de rôle à cet écran : un rideau le cache entre les tours. Une place laissée sans nom en reçoit un par défaut.
page-seat = Place { $n }
page-me = Moi
page-somebody = Quelqu’un à cet écran
page-name = Nom
page-person = Joueur { $n }
page-begin = Commencer
page-tables = Vos tables
page-no-tables = Aucune pour l’instant.
page-running = En cours
page-finished = Terminées
page-decisions =
    { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }
page-moment = { $day }/{ $month }/{ $year } { $time } UTC
page-continue = Continuer
page-look = Voir
page-again = Revanche
page-delete = Supprimer
page-delete-sure = Supprimer pour de bon
page-open = Ouvrir un fichier de partie
page-open-go = Ouvrir

## À la table

page-board = Le plateau. Les flèches le déplacent, plus et moins l’agrandissent ou le réduisent, 0 le montre en entier.
page-boards = Plateaux
page-areas = Zones de la table
page-zoom = Taille du plateau
page-zoom-in = Plus grand
page-zoom-out = Plus petit
page-zoom-fit = Tout le plateau
page-your-turn = À vous de décider
page-waiting = En attente : { $players }
page-nothing-to-decide = Il n’y a rien à décider ici.
page-all-choices = Les { $n } choix, ou cliquez sur le plateau
page-fold = { $n } choix
page-back-to-all = Tous les choix
page-outdone = { $n ->
    [one] Un autre trajet, sans avantage
   *[other] { $n } autres trajets, sans avantage
}
page-hide-question = Replier la question
page-next-target = Autres choix
page-undo = Annuler
page-redo = Refaire
page-restart-turn = Recommencer le tour
page-rules = Règles
page-extras = À tout moment
page-what-else = Pourquoi pas… ?
page-recap = Ce qu’ont fait les autres
page-recap-turn = Le tour { DE($player) }
page-recap-game = La partie
page-recap-meanwhile = Entre-temps
page-recap-next = Étape suivante
page-recap-back = Retour
page-recap-all = Tout montrer
page-recap-steps = Étape par étape
page-recap-fold = Replier
page-log = Ce qui s’est passé
page-to-move = La table après la décision { $n }
page-points-now = Points pour l’instant :
page-show-points = Montrer les points pendant la partie
page-growth = Évolution des points
page-end-turn = Finir le tour
page-unused = Encore possible :
page-unused-more = et { $n } de plus
page-turn-over = Votre tour est fini.
page-turn-whole = Tout votre tour
page-turn-back = Pas encore
page-preferences = Préférences
page-preferences-about = Enregistrées dans ce navigateur.
page-pace = Les robots jouent
page-pace-once = instantanément
page-pace-brisk = rapidement
page-pace-calm = lentement
page-confirm = Confirmer la fin de mon tour
page-confirm-off = jamais
page-confirm-on = toujours
page-confirm-people = seulement contre des personnes
page-alone-answer = Répondre pour moi quand il n’y a qu’une réponse
page-alone-answer-on = oui
page-alone-answer-off = non
page-curtain = Passez l’écran à { $player }.
page-curtain-open = Je suis { $player }
page-moved-on = La partie a avancé. Voici où en est la table.
page-lost = Connexion perdue. Reconnexion…
page-replay = Revoir
page-record = Télécharger la partie
page-picture-svg = Image (SVG)
page-picture-png = Image (PNG)
page-picture-gif = Animation (GIF)
page-picture-webp = Animation (WebP)
page-downloads = Téléchargements
page-picture-making = En préparation. Vous pouvez fermer et revenir.
page-picture-failed = Cette image n’a pas pu être créée.
page-picture-ready = Télécharger ({ $size } Ko)
page-take-seat = Donner à une personne
page-keys = Clavier
page-keys-about = Tab et Entrée atteignent et choisissent tout. U annule, R refait, Q va à la question. Sur le plateau : flèches, plus, moins, 0. N montre l’étape suivante de ce qu’ont fait les autres.
page-tab-others = Autres
page-others = Les autres joueurs
page-left = Ce qui reste
page-left-about = Pour autant que vous puissiez le savoir : ce qui vous est caché est compté ensemble.
page-left-nothing = Rien.
page-tab-log = Journal

## Une réponse pas à pas

step-so-far = Votre réponse jusqu’ici
step-back = Étape précédente
step-cancel = Annuler
step-pieces = Un par un
step-missing = Il manque encore : { $n }
step-more = Un de plus : { $piece }
step-fewer = Un de moins : { $piece }
step-ended = La table a changé : la réponse commencée ne convient plus. Rien n’en a été joué.

## Une leçon

page-lesson = Leçon
page-lesson-step = Étape { $n } sur { $of }.
page-lesson-left = Vous avez quitté la leçon. « Annuler » vous y ramène ; ou continuez à jouer.
page-lesson-back-step = La leçon fait ici autre chose. Revenez d’une étape.
page-lesson-other = C’est permis, mais cela quitte la leçon
page-lesson-wants = La leçon propose : { $choice }
page-lesson-back = Revenir à la leçon
page-lesson-anyway = Le faire quand même

## Visite de la table et aide de jeu

page-aid = Aide de jeu
story = Récit
page-tour = Visite guidée
page-tour-invite = Première fois ? Une courte visite de la table.
page-tour-no = Pas maintenant
page-tour-next = Suivant
page-tour-back = Retour
page-tour-done = Terminé
page-tour-question = Ici, le jeu vous demande une décision. Chaque choix montre ce qu’il coûte et rapporte ; survolez-le pour le lire en entier. Vous pouvez aussi cliquer sur ce qui est entouré sur le plateau.
page-tour-undo = Une erreur ? Annulez. Les règles, cette visite et l’aide de jeu se trouvent sous « Règles » et « Plus ».
page-tour-now = Et maintenant : { $question } Choisissez ; vous pourrez annuler.

page-to-table = Vers la table
page-move = Décision
page-round = Manche
page-round-back = Manche précédente
page-round-on = Manche suivante
page-turn = Tour
page-turn-before = Tour précédent
page-turn-after = Tour suivant
page-step-back = Décision précédente
page-step-on = Décision suivante
page-run = Lire
page-stop = Arrêter
page-speed = Vitesse
page-go = Aller

## Règles

page-rules-english = Le texte des règles est en anglais.
page-rules-contents = Sommaire
page-rules-worked-example = Exemple :
page-rules-developers = Pour les développeurs
page-rules-developers-about = Ce dont seuls les programmes ont besoin : aucun joueur n’a à le lire.
page-rules-player-1 = Anne
page-rules-player-2 = Bruno
page-rules-player-3 = Clara
page-rules-player-4 = David
page-search = Chercher dans les règles
page-search-go = Chercher
page-no-rule-found = Aucune règle ne contient tous ces mots.
page-more-rules =
    { $n ->
        [one] Encore { $n } règle. Cherchez ce qu’il vous faut.
       *[other] Encore { $n } règles. Cherchez ce qu’il vous faut.
    }

## Servir

serve-address = La table est à { $address } (Ctrl-C pour arrêter).
serve-lan = Les autres sur ce réseau peuvent ouvrir { $addresses }. Ils voient la page d’accueil ; pour s’asseoir à l’une de vos tables, il leur faut un lien de votre part.

## Erreurs

error-no-such-table = Il n’y a pas de table { $table }.
error-no-seat-for-you = Vous ne pouvez pas voir la table depuis la place { $seat }.
error-no-such-deed = « { $deed } » n’est pas possible ici.
error-no-file = Choisissez d’abord un fichier de partie.
error-table-refused = À partir de la décision { $decision } ({ $token }), cette partie ne peut plus continuer : { $why ->
        [rules] les règles de cette version ne sont plus celles du début
        [data] le matériel n’est pas celui du début
       *[unknown] elle ne correspond pas aux règles de cette version
    }. { $error } Elle est montrée jusque-là.
error-table-differs = À partir de la décision { $decision } ({ $token }), cette partie ne peut plus continuer : { $why ->
        [rules] les règles de cette version mènent à une autre position que celles du début
        [data] le matériel n’est pas celui du début
       *[unknown] elle ne correspond pas aux règles ou au matériel de cette version
    }. Elle est montrée jusque-là.
error-bad-port = { $port } n’est pas un port : de 1 à 65535.
error-port-taken = { $host }, port { $port } : occupé ou interdit. Choisissez-en un autre avec --port ou --host.
error-only-terminal = { $option } concerne une partie au terminal : ajoutez --terminal.
error-data-unusable = Les tables de { $file } ne peuvent pas être utilisées : { $why }.
error-data-newer = Les tables de { $file } viennent d’une version plus récente d’Overlander. Mettez Overlander à jour, ou choisissez un autre dossier avec --data.
error-bad-database = Ce n’est pas l’adresse d’une base PostgreSQL : postgresql://utilisateur:mot-de-passe@hôte:port/nom.
error-no-asyncpg = { $database } demande le pilote de PostgreSQL : pip install "overlander[postgres]".
error-too-many-words = Une recherche comporte au plus { $most } mots.
error-no-such-picture = Il n’y a pas d’image au format « { $kind } ». Formats : { $known }.
error-studio-busy = Trop d’images sont en préparation en ce moment. Réessayez dans une minute.

## Mes parties

games-statistics = Mes résultats
games-game = Jeu
games-played = Jouées
games-won = Gagnées
games-span =
    { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
        [one] { $days } jour
       *[other] { $days } jours
    }
games-result = Résultat

## Une partie finie à montrer

result-share = Partager cette partie
result-share-about = Qui ouvre ce lien voit la fin de la partie, les points et le déroulement.
result-share-make = Créer un lien
result-share-elsewhere = Un lien a été créé dans un autre navigateur. Créez-en un nouveau ici ; l’ancien ne marchera plus.

# a name and its value or values
labelled = { $name } : { $value }
