# La leçon : que faire à chaque étape d’un premier trajet, et pourquoi ; ce que signifient les icônes.

lesson-ride = Votre éleveur mène les moutons à Wellington, trajet après trajet. Vous avez déjà construit un premier bâtiment depuis D. Avancez maintenant d’une case jusqu’à E : les tondeurs y sont, et vous avez en main un Merino, votre meilleure laine. Vous pouvez faire jusqu’à 3 déplacements ; les cases vides ne comptent pas.
lesson-shear = Les actions d’un bâtiment se font dans l’ordre que vous voulez. La première permet de tondre : un mouton par tondeur, et vous en avez un.
lesson-merino = Tondre rapporte le lainage du mouton, et la carte va dans votre défausse. Le Merino a le plus de laine, 3. Vous piocherez une autre carte à la fin de votre tour : vous ne perdez rien.
lesson-auxiliary = La deuxième action est une action auxiliaire, de celles qui sont à gauche de votre plateau. Là où vous ne pouvez utiliser aucun bâtiment, vous n’avez droit qu’à l’une d’elles ; ici, elle s’ajoute.
lesson-money = Deux sont libres dès le début : 1 £, ou piocher une carte puis en défausser une. Prenez 1 £, vous en aurez besoin en mer.
lesson-end-turn = Il n’y a plus rien à faire en E. Finissez votre tour : vous piochez jusqu’à votre limite de main.
lesson-ride-on = Le robot est allé jusqu’à G et a déplacé deux fois son bateau. Faites de même : 2 déplacements jusqu’à G, d’où partent les bateaux.
lesson-ship = La première action déplace votre bateau une fois par marin, et vous en avez un.
lesson-sail = Mettez cap au sud, vers la mer au large de Lyttelton. De là, son port est à portée. Les mers sont sur un plateau à part, au deuxième onglet.
lesson-ship-again = La deuxième action déplace le bateau encore une fois. Cela suffit pour accoster.
lesson-harbour = Améliorez Lyttelton pour 2 £. Un port rapporte tout de suite une carte et des points à la fin, et ce que vous y placez quitte votre plateau pour de bon.
lesson-storehouse = Un petit port reçoit un de vos entrepôts. Ils vont par paires : quand les deux sont partis, le bonus de la paire est à vous. Commencez par l’entrepôt 1. Vous prenez aussi la carte de Lyttelton, un Kōtare : joué de votre main, il explore, et vous piochez une carte à sa place.
lesson-auxiliary-again = Il reste une action en G, de nouveau une action auxiliaire.
lesson-money-again = Prenez encore 1 £.
lesson-end-again = Finissez votre tour. Prochaine étape : Wellington.
lesson-arrive = Wellington est à 2 déplacements, et vous avez trois races différentes en main. Allez-y.
lesson-income = Marquez les trois races : Shropshire 1, Southdown 2, English Leicester 2. Votre certificat permanent ajoute 1. Vous recevez 6 £ et pouvez livrer jusqu’à une valeur de 6.
lesson-deliver = Livrez à un comptoir dont la valeur est de 6 au plus. Celui de 6 ne coûte aucun transport et donne une carte Traversier. Deux comptoirs voisins avec vos disques rapportent des points.
lesson-disc = Le disque vient de votre plateau et libère ce qu’il couvrait, pour toute la partie. Prenez celui du haut, action du certificat : les certificats augmentent la valeur de votre prochaine livraison.
lesson-end = Vous avez tondu, navigué et livré : un trajet entier. À Wellington, vous choisissez encore des tuiles qui entrent en jeu ; puis votre éleveur repart en bas à gauche. Continuez contre le robot, ou commencez une partie à vous.

lesson-sign-pawn = votre éleveur
lesson-sign-shearer = tondeur
lesson-sign-wool = laine
lesson-sign-coin = livres : en rouge vous payez, en vert vous recevez
lesson-sign-ship = déplacer votre bateau
lesson-sign-sailor = marin
lesson-sign-storehouse = entrepôt
lesson-sign-kotare = carte Kōtare : explorer
lesson-sign-sheep = mouton
lesson-sign-permanent = certificat permanent : 1 de plus à chaque livraison
lesson-sign-post = comptoir
lesson-sign-ferry = carte Traversier : 2 £
lesson-sign-disc = disque
lesson-sign-certificate = certificat : 1 de plus à une livraison
