# Les places que l’on rejoint d’ailleurs : le vestibule, les liens, et ce dont on convient.

seat-by-link = Par lien d’invitation
seat-lobby = Places, invitations, conseils
seat-begins = La partie commence dès que toutes les places sont prises. Un robot peut remplacer une personne qui ne vient pas.
seat-only-here = Ce serveur n’est accessible que depuis cet ordinateur, et ses liens aussi. Pour laisser entrer les autres, lancez-le par « overlander play --lan ».
seat-mine = la vôtre
seat-local = Joue à l’écran où la table a été ouverte.
seat-taken = Place occupée.
seat-since = Cette place a changé de mains pendant la partie. La personne actuelle l’occupe depuis :
seat-waiting = Personne n’a encore pris cette place.
seat-shut = Fermée : aucun lien n’ouvre cette place.
seat-change = Changer
seat-colour = Couleur
seat-colour-blue = Bleu, cercle
seat-colour-orange = Orange, carré
seat-colour-green = Vert, triangle
seat-colour-violet = Violet, losange
colour-taken = { $player } a déjà cette couleur
colour-kept = { $player } l’a choisie. Choisissez une couleur libre.
colour-given = { $player } l’a reçue sans la choisir, et recevrait une couleur libre.
colour-take = La prendre quand même
seat-link = Lien
seat-copy = Copier
seat-copied = Copié
seat-photograph = Code QR
seat-link-elsewhere = Ce lien a été créé dans un autre navigateur et ne peut pas être affiché ici. Vous pouvez en créer un nouveau ; l’ancien ne fonctionnera plus.
seat-send = Envoyez ce lien à la personne qui doit s’asseoir ici. Il ne sert qu’une fois.
seat-new-link = Nouveau lien
seat-open-it = Rouvrir avec un nouveau lien
seat-shut-it = Fermer la place
seat-give-away = Céder la place
seat-give-away-about = La personne assise ici perd la place ; un nouveau lien l’ouvre à quelqu’un d’autre.
seat-give-away-sure = Céder avec un nouveau lien
seat-own-link = Votre propre lien vers cette place, pour un autre de vos appareils ou comme jeton d’un programme. Quiconque l’a joue pour vous.
seat-own-link-make = Lien pour un autre appareil
seat-own-link-new = Nouveau lien pour un autre appareil
seat-watching = Spectateurs
seat-watching-none = Personne ne regarde. Un lien permet de voir ce que tout le monde à la table peut voir.
seat-watching-send = Quiconque a ce lien voit ce que tout le monde à la table peut voir, et rien d’autre.
seat-watching-open = Laisser regarder
seat-watching-end = Ne plus laisser regarder
seat-hosting = Hôte
seat-hosting-link = Votre propre lien d’hôte de cette table, pour un autre de vos appareils.
seat-hosting-make = Lien pour un autre appareil
seat-close = Fermer la table
seat-close-about = Plus personne ne peut jouer ici, et ses liens ne fonctionnent plus.
seat-close-sure = Fermer pour de bon

## Par un lien

join-seat = Une place vous attend à cette table
join-you = vous
join-seat-about = Le lien n’ouvre cette place qu’une fois. Ensuite, votre place est dans ce navigateur ; il n’y a ni compte ni mot de passe.
join-own = Jouer aussi depuis cet appareil
join-own-about = Votre place sera ouverte dans ce navigateur aussi ; rien ne change dans l’autre.
join-watch = Regarder cette table
join-watch-about = Vous voyez ce que tout le monde à la table peut voir.
join-host = Gérer cette table d’ici
join-host-about = Ce navigateur pourra lui aussi gérer la table.
join-go-seat = S’asseoir
join-go-own = Jouer ici aussi
join-go-watch = Regarder
join-go-host = Gérer

## Mélanges

seat-eyes = Vu par
shuffle = Mélanges
shuffle-published = Tous les mélanges découlent d’une graine secrète. Voici son sceau : gardez-le, et à la fin vous pourrez vérifier que personne n’a choisi les mélanges.
shuffle-known = Une personne a eu cette partie pour elle seule et pouvait lire la graine, ou une place a changé de mains : quelqu’un connaît peut-être tous les mélanges.
shuffle-told = La partie est terminée, et voici la graine avec son sel. Téléchargez la partie et vérifiez-la : overlander verify FICHIER --commitment SCEAU
shuffle-seal = Sceau
shuffle-seed = Graine
shuffle-salt = Sel
verify-replays =
    { $n ->
        [one] { $game } : { $n } décision, et la position qui suit est celle de l’enregistrement.
       *[other] { $game } : { $n } décisions, et toutes les positions qui suivent sont celles de l’enregistrement.
    }
verify-unfinished = La partie n’est pas terminée.
verify-campaign = Ces { $n } enregistrements sont les parties d’une même campagne : chacune reprend ce que transmet la précédente.
verify-no-promise = Rien n’a été publié au début de cette partie sur ses mélanges ; on ne peut donc rien en dire.
verify-kept = Tous les mélanges découlent de la graine scellée au début par { $commitment }.
verify-known = Mais une personne a eu cette partie pour elle seule et pouvait lire la graine, ou une place a changé de mains : quelqu’un connaît peut-être tous les mélanges.
verify-compare = Comparez ce sceau avec celui que la table montrait au début de la partie, ou donnez-le avec --commitment.

## Refusé

page-not-from-here = Cette requête ne vient pas d’une page de ce serveur.
page-too-large = C’est trop volumineux pour être envoyé.

## Jouer à distance

undo-ask = Demander à annuler
undo-ask-about = Quelque chose de caché a été révélé depuis, ou quelqu’un d’autre a agi : toutes les personnes à la table doivent être d’accord.
undo-asked =
    { $n ->
        [one] { $player } demande à annuler { $n } décision.
       *[other] { $player } demande à annuler { $n } décisions.
    }
undo-waiting = En attente de réponse : { $names }
undo-absent = Personne d’autre n’est à la table en ce moment : la demande attend les absents.
undo-agree = Accepter
undo-decline = Refuser
undo-withdraw = Retirer
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose à toute la table
chat-message = Message à tous
chat-send = Envoyer
chat-now-person = { $player } : une personne a pris cette place au robot et voit ce qui y est caché.
chat-now-bot = { $player } : un robot joue maintenant à cette place.
chat-now-open = { $player } : l’hôte a libéré cette place et l’ouvre à quelqu’un d’autre.
chat-now-other = { $player } : quelqu’un d’autre a pris cette place et voit ce qui y est caché.
chat-now-declined = { $player } refuse l’annulation.
sign-sound = Son quand c’est à moi
sign-note = Notification du navigateur quand c’est à moi
sign-refused = Ce navigateur bloque les notifications : elles sont désactivées. Le son fonctionne toujours.
wish = Pendant mon absence
wish-about = Le serveur le fait pour vous quand vient votre question. Personne d’autre n’en est informé, et annuler l’une de vos décisions y met fin.
wish-next = Ma prochaine question
wish-next-about = Si cette réponse est proposée à ce moment-là, elle est jouée ; sinon, le plan est abandonné et la question vous est posée.
wish-now = Vous avez une question maintenant : répondez-y à la table.
wish-nothing = Votre prochaine question ne peut pas encore être prévue.
wish-plan = Prévoir
wish-planned = Prévu : { $answer }
wish-give-up = Abandonner le plan
wish-pass = Passer pour moi
wish-pass-none = Les questions que vous avez passées seront listées ici.
wish-pass-always = Toujours passer
wish-pass-stop = Me demander de nouveau
wish-webhook = Avertir un service
wish-webhook-about = Quand vient votre tour, le serveur envoie un court message (JSON, par POST) à cette adresse sur Internet. Laissez vide pour aucun.
wish-webhook-address = Adresse
games = Mes parties
games-about = À qui de jouer, à chacune de vos tables. Cette page se met à jour automatiquement.
games-mine = À vous
games-waiting = On attend des joueurs
games-closed = Fermée

## Erreurs

error-not-yours = Il n’y a rien ici pour vous. Le lien est peut-être mal copié, déjà utilisé ou remplacé par un plus récent ; demandez-en un nouveau à la personne qui vous l’a envoyé. Si vous avez pris place dans un autre navigateur, continuez là-bas.
error-only-watching = Les spectateurs ne font que regarder : seules les personnes assises à la table décident et discutent.
error-not-begun = La partie n’a pas commencé : toutes les places ne sont pas prises.
error-table-closed = L’hôte a fermé cette table. Vous pouvez encore la regarder.
error-same-colour = Quelqu’un à cette table a déjà cette couleur.
error-no-such-colour = Cette couleur n’existe pas.
error-bad-name = Un nom a de 1 à { $longest } caractères, tous visibles.
error-mixed-name = Un nom s’écrit avec les lettres d’un seul alphabet.
error-bot-name = { $name } est un nom de robot. Choisissez-en un autre.
error-record-too-long = Une partie de plus de { $most } décisions ne peut pas être ouverte ici.
error-record-field = « { $found } » est trop long ou ne peut pas être affiché : cette partie ne peut pas être ouverte.
error-record-secret = L’enregistrement révèle les cartes cachées de tous et tous les mélanges. Vous pourrez l’avoir quand la partie sera terminée.
error-commitment-missing = Cet enregistrement ne dit pas ce qui a été publié au début ; on ne peut pas le comparer avec ce que vous avez gardé.
error-commitment-broken = Les mélanges ne sont pas ceux qui étaient promis : graine et sel donnent le sceau { $made }, mais le sceau publié est { $published }.
error-commitment-other = Le sceau que vous avez gardé est { $kept }, celui de cet enregistrement { $published } : c’est l’enregistrement d’une autre partie, ou la graine a été changée.
error-behind-proxy = La requête est passée par un proxy que ce serveur ne connaît pas. Démarrez-le avec --proxy.
error-too-many-requests =
    { $wait ->
        [one] Trop de requêtes. Réessayez dans { $wait } seconde.
       *[other] Trop de requêtes. Réessayez dans { $wait } secondes.
    }
error-too-many-streams = Trop de fenêtres sont ouvertes à la fois. Fermez-en quelques-unes ; celle-ci réessaie d’elle-même.
error-bad-webhook = Un webhook est l’adresse d’un autre service sur Internet, en https ou http sur leurs ports habituels.
error-nothing-to-take-back = Vous n’avez rien à annuler.
error-nothing-to-play-again = Vous n’avez rien à refaire.
error-no-proposal = Personne ne demande à annuler quoi que ce soit en ce moment.
error-bad-line = Un message a de 1 à { $longest } caractères.
error-chat-full = La discussion de cette table est pleine.
error-not-foreseen = Cela ne peut pas être prévu : votre prochaine question ne peut pas le proposer.
error-no-webhooks = Ce serveur n’avertit pas d’autres services.

## Campagnes

campaign = Campagne
campaign-of = Campagne : { $game }
campaign-next = Chapitre suivant : { $chapter }
campaign-go-on = Continuer : { $chapter }
campaign-chapter = Chapitre { $n } : { $title }
campaign-chapter-told = Chapitre { $title }
campaign-standing = La campagne jusqu’ici
campaign-carried = Repris du précédent : { $what }
campaign-going-on = En cours
campaign-leader = { $names } mène.
campaign-leaders = { $names } mènent ensemble.
campaign-of-player = { $player } ({ $item })
