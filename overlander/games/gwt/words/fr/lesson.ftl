# La leçon : que faire à chaque étape d’un premier tour de piste, et pourquoi ; ce que signifient les icônes.

lesson-ride = Votre éleveur mène le bétail à Kansas City, en haut à gauche, trajet après trajet. Vous avez déjà engagé un second cowboy en A. Avancez d’une case jusqu’à B, le bâtiment suivant : on y gagne de l’argent et on y construit. Vous pouvez faire jusqu’à 3 déplacements ; les cases vides ne comptent pas.
lesson-sell = Les actions d’un bâtiment se font dans l’ordre que vous voulez. La première échange une Santa Gertrudis contre 2 $. Vous piocherez une carte à la fin de votre tour : vendre coûte peu, et il vous faut de l’argent.
lesson-build = La deuxième action permet de construire, à 2 $ par bâtisseur nécessaire. Vous avez un bâtisseur : 1a, 2a et 3a sont à votre portée.
lesson-place = Prenez le bâtiment 1a et posez-le sur la case libre juste après B. Sa main verte fait payer les autres quand ils passent, et la plupart passent là pour aller en C. Il est dans une forêt : arrêtez-vous-y, et il rapporte 2 $ par bâtiment que vous avez en forêt. Vous-même ne payez rien.
lesson-end-turn = Il n’y a plus rien à faire en B. Finissez votre tour : vous piochez jusqu’à votre limite de main, 4 cartes.
lesson-ride-on = Voyez ce qu’a fait le robot : il est passé devant votre bâtiment pour aller en C et vous a payé. Avancez maintenant de 3 déplacements jusqu’à E, le marché au bétail. Votre bâtiment compte pour l’un d’eux.
lesson-sell-again = E donne 2 $ pour un Pineywoods. Avec cela, vous pouvez vous offrir une bonne vache.
lesson-cattle = Achetez maintenant du bétail. Vos deux cowboys vous aident : à deux, une vache à 6 $ n’en coûte que 3.
lesson-buy = Prenez la Black Angus. C’est une race que vous n’avez pas : à Kansas City, chaque race compte une fois, et des races différentes valent mieux que plusieurs cartes d’une seule. Les nouvelles cartes vont dans votre défausse et reviennent quand votre pioche est épuisée.
lesson-end-again = Finissez votre tour. Vous piochez une carte à la place du Pineywoods vendu.
lesson-arrive = Kansas City est à 3 déplacements, et vous avez trois races en main. Allez-y. Avec une moins bonne main, vous pourriez d’abord utiliser un jeton Échange, à tout moment : piocher 2 cartes, puis en défausser 2.
lesson-foresight = À Kansas City, vous choisissez d’abord ce qui entre en jeu, une tuile par paire. Cette inondation est sur un détour que rien ne vous oblige à prendre ; le hors-la-loi gênerait tout le monde.
lesson-foresight-worker = Les ouvriers vont au marché de l’emploi, où chacun peut les engager au prochain trajet. Prenez le bâtisseur : avec deux bâtisseurs, vous construirez plus grand.
lesson-foresight-last = Choisissez l’ingénieur : les ingénieurs font avancer votre locomotive, et sa position décide du prix des livraisons.
lesson-income = Votre main est montrée : Criollo 1, Santa Gertrudis 2, Pineywoods 2. Le second Criollo ne compte pas. Des certificats augmenteraient la valeur ; vous n’en avez pas encore : confirmez 5. Vous recevez 5 $.
lesson-deliver = Livrez dans une ville dont la valeur est de 5 au plus. St. Louis demande 4. Un passage à niveau, une croix rouge, sépare votre locomotive de la ville : le transport coûte 1 $. Une ville ne prend qu’un de vos disques, et deux petites villes voisines coûtent des points : plus c’est loin, mieux c’est.
lesson-disc = Le disque vient de votre plateau et libère ce qu’il couvrait, pour toute la partie. Prenez celui du haut, action du certificat : vous pourrez désormais prendre un certificat au lieu d’utiliser un bâtiment.
lesson-end = C’était votre première livraison et un trajet entier. Votre éleveur repart en bas à droite, avec du meilleur bétail et une possibilité de plus. Continuez contre le robot, ou commencez une partie à vous.

lesson-sign-pawn = votre éleveur
lesson-sign-coin = dollars : en rouge vous payez, en vert vous recevez
lesson-sign-arrow = à gauche le coût, à droite le gain
lesson-sign-build = construire
lesson-sign-builder = bâtisseur
lesson-sign-hand-green = main verte : qui passe paie
lesson-sign-cow = acheter du bétail
lesson-sign-cowboy = cowboy
lesson-sign-shield = points à la fin
lesson-sign-token = jeton Échange
lesson-sign-flood = inondation
lesson-sign-engineer = ingénieur
lesson-sign-locomotive = locomotive
lesson-sign-certificate = certificat : augmente de 1 la valeur de votre main
lesson-sign-city = livrer
lesson-sign-disc = disque
