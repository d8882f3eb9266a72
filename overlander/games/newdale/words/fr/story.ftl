# L’histoire de la campagne, écrite pour cette table : ce qui se lit avant un chapitre et après lui

story-ch1-before =
    Il y a onze ans, quatre cents personnes quittèrent Longsdale pour une vallée du nord qu’elles nommèrent Newdale. Deux ans durant, leurs charrettes revinrent chargées de fourrures et de lettres. Puis plus rien, et l’herbe reprit la route.

    Ce matin, un colporteur a posé une feuille pliée sur le comptoir de la Charrue tordue. « À qui cuit encore du pain à Longsdale », commence-t-elle. Dessous, une moitié de carte, et sous la carte une seule ligne : venez avant le deuxième hiver, et venez avec des vivres.

    Le conseil veut une expédition. Il ne veut pas la payer. Il a donc trouvé une épreuve simple : qui remplira les entrepôts avant la chute des feuilles mènera les chariots. Champs, moulins et fours sont prêts. Vos voisins aussi.
story-ch1-after =
    Le dernier entrepôt se referme sur un mur de sacs, et quelqu’un a dessiné à la craie un petit chariot sur la porte. Le soir, le chef de l’expédition relit la lettre, cette fois devant une lampe. Deux mains l’ont écrite. La première est celle d’un enfant, grande et courageuse. La seconde, vieille et soignée, n’a fait que corriger les fautes.
story-ch2-before =
    À une lieue de Longsdale, le premier chariot a fait demi-tour sans son cocher. Celui-ci est arrivé une heure plus tard, à pied, en chemise. Les hommes qui l’attendaient s’étaient montrés polis, dit-il. Ils avaient demandé à quoi servaient les sacs, et sa réponse leur avait ôté le sourire.

    Il faut donc une escorte à la route, et à l’escorte des manteaux, des couvertures et de quoi s’occuper les mains. Personne à Longsdale n’a porté l’uniforme depuis une génération. Les fileuses rient, comptent les moutons, et ne rient plus.

    Des étrangers ont pris chambre au-dessus de la Charrue tordue. Nate Welton, Hermine, Enoch Brubak et un certain Onyx affirment tous connaître la route. Il n’y en a pas deux qui décrivent la même.
story-ch2-after =
    Tout un après-midi, les brigands ont observé la colonne du haut de la crête, compté les lances, puis sont allés voler quelqu’un d’autre. Deux jours plus tard, la route se partage devant une borne sans chiffre. À droite, on entend le fleuve. À gauche, on n’entend rien du tout, et c’est la forêt. La moitié de carte s’arrête exactement ici. À qui mène l’escorte de dire par où elle passe.
story-ch3a-before =
    Le fleuve est plus large que dans les souvenirs, et il a changé de place. La maison du passeur se dresse dans un pré, loin de l’eau, un héron sur le toit. Il reste un gué au nord, pour qui aime le grain mouillé.

    Aux autres, il faudra des planches, de l’argile, des briques, et des tonneaux pour les faire flotter. Un géomètre de la couronne, qui attend ici une lettre depuis le printemps, offre de tenir la mire pour qui le nourrira.

    Un pont tiendrait en six endroits. Vous pouvez en bâtir un, un seul. Quiconque l’empruntera après vous vous devra un signe de tête, et chaque signe de tête sera noté.
story-ch3a-after =
    Le premier soir, tout le camp traverse le pont neuf et revient, sans raison, parce qu’il le peut. Sur la rive est, les enfants trouvent des ornières dures comme la pierre : on a roulé ici de lourdes charges, toujours dans le même sens, en s’éloignant du fleuve. La nuit, la pluie commence. Au matin, le héron a quitté la maison du passeur.
story-ch3b-before =
    La vieille forêt ne commence pas. On lève les yeux au milieu d’une conversation, et on y est. La route existe, mais le prunellier l’a barrée de branches grosses comme le bras, et il ne brûle pas. Qui veut aller droit pose des planches dessus ; qui n’a pas de planches fait le tour.

    À la lisière, les scieries sont ouvertes. Leurs roues tournent, et sur l’un des poêles la soupe est encore chaude. Personne ne répond. Un géomètre de la couronne, trouvé endormi dans une charrette à bras, jure n’avoir vu personne depuis un mois, et que ces gens-là étaient très silencieux.

    Planches, tonneaux, outils, roues : avec du bois, on fait tout ici, sauf un chemin de retour.
story-ch3b-after =
    Là où finissent les arbres, l’expédition se retourne sur sa propre route : une ligne de planches pâles dans l’ombre, si droite que les charpentiers se taisent de fierté. Cette nuit-là, quelqu’un compte les planches depuis l’autre bout, une lanterne à la main. Les sentinelles voient la lumière s’éteindre au bord du camp. Au matin, une marmite de soupe est posée là, encore chaude.
story-ch4a-before =
    Il pleut depuis dix-neuf jours. Le gué a disparu, la maison du passeur aussi, et les ponts pendent aux arbres, loin en aval. Sur la rive est, des gens debout sur leur toit agitent des nappes.

    Des ponts, donc, encore, et plus vite. Puis tout ce qui doit passer : le bétail, les tonneaux, et des chariots pour ce qui ne sait ni marcher ni flotter. Le bois ne coûte rien, la crue le livre à domicile. Un endroit sec, si.

    Gunda est descendue avec la crue, elle aussi, sur une porte de grange, avec deux chèvres et un tonnelet de clous. Elle ne veut ni merci ni questions. Elle veut savoir qui commande ici, et pourquoi ces clous ne sont encore plantés nulle part.
story-ch4a-after =
    Le dernier chariot quitte le pont, et derrière lui l’eau se met à baisser, comme si elle avait seulement voulu voir s’ils y arriveraient. Dans la boue gît une borne. Quelqu’un en a effacé le nom de Newdale, avec soin, d’un bon ciseau. Les chèvres s’en moquent. Deux jours plus loin, les cheminées de Creekside fument.
story-ch4b-before =
    Au-dessus de la forêt, le pays se dresse. Il y a des cols, et chacun a ses gens, qui vivent de ce qui tombe des charrettes. Devant une colonne qui porte du fer, ils s’inclinent. Aux autres ils prennent un peu à chaque tournant, avec les meilleures manières du monde.

    On monte donc les forges en pièces détachées et on les rassemble dans le vent. Le minerai ne manque pas. Les forgerons sont rares, les marteaux plus encore, et à cette hauteur l’eau bout avant d’être chaude.

    Gunda rejoint la colonne à la limite des neiges. Elle est descendue seule, un tonnelet de clous sur le dos et deux chèvres derrière elle. Elle veut savoir qui commande ici, et pourquoi ces roues ne sont pas encore ferrées.
story-ch4b-after =
    Au dernier col se dresse une borne. On en a effacé le nom de Newdale, avec soin, d’un bon ciseau. Derrière la pierre s’ouvre tout le nord : des collines, des fumées, un fil d’eau qui va vers la mer. Les gens des cols ont suivi un jour durant, à distance. Ils s’arrêtent maintenant, ôtent leur bonnet et font demi-tour. En bas, les haies de Thickthorn.
story-ch5-before =
    { $start-town ->
        [thickthorn] Thickthorn
       *[creekside] Creekside
    } compte onze auberges et pas une chambre libre. Elles sont louées, dit l’aubergiste, à des pèlerins : des gens calmes à capuche grise, qui paient d’avance et mangent peu. Ils ont aussi engagé tous les menuisiers, cuisiniers et porteurs du pays, sans leur donner quoi que ce soit à faire.

    Il faut un jour à l’expédition pour comprendre. On ne vole personne ici. Simplement, il ne reste personne pour travailler, et chaque matin il y a davantage de capuches grises au marché.

    Ils se nomment l’Ordre de la Route close. Il faut maintenant du pain et de la viande, des murs et des armes, et quelques personnes qui ne s’écartent pas. Les capuches ne craignent qu’une chose : qu’on leur demande leur nom.
story-ch5-after =
    Quand les autres sont partis dans la nuit, une capuche est restée : un apprenti boulanger, de la farine encore aux manchettes. Il n’est pas méchant. Si l’Ordre garde la route fermée, dit-il, c’est qu’on l’en a prié. Qui donc ? Les gens de l’autre bout. Puis il voit la lettre dans la main du chef, et les corrections soignées entre les lignes, et devient aussi blanc que ses manches. Il n’en dira pas plus.
story-ch6-before =
    Par terre, on n’atteint pas Newdale. Il y a neuf ans, la montagne est tombée sur la route, tout entière, en une seule nuit. Reste la mer, et Canyon Brook, où le dernier charpentier de marine de la côte a une cale, deux fils et trois coques en chantier.

    Le port résonne de coups de marteau dès l’aube. Planches, tonneaux, fil, étoffe : à qui apporte quelque chose au chantier, on garde une place au bastingage.

    Et chaque nuit quelque chose brûle : une corderie, une pile de rames, l’atelier de la voilière avec tous ses patrons. Les veilleurs ont vu des capuches grises sur la jetée. Qui ne poste pas de gardes le paiera au moment des comptes.
story-ch6-after =
    Le navire glisse à l’eau par la poupe, s’arrête, réfléchit, et flotte. Toute la ville respire. La voilière a recousu de mémoire ses patrons brûlés, et l’un d’eux se révèle être une carte marine : l’autre moitié de la carte, plus vieille que la première, avec un cercle d’îles et un navire noir dessiné dans la marge. Dessous, d’une vieille main soignée : pas par là.
story-ch7-before =
    Au large de Larkhill, il y a les îles, et sur les îles, l’Ordre. Ses prisons sont de vieilles bergeries aux portes neuves. Derrière attendent des colporteurs, des facteurs, un quatuor à cordes au complet : tous ceux qui, en neuf ans, sont partis pour Newdale et furent trop curieux pour rebrousser chemin.

    Vous avez chacun un petit navire, et une mer qui a plus de recoins que la carte. Les pêcheurs vous vendront leurs prises, et les fumeront si vous attendez. Le fer et les outils sont pour les portes, les vivres pour ceux qui sont derrière.

    Aaron Reitzke, qui a posé la moitié de ces portes et les regrette toutes, est monté à bord avec sa caisse à outils. Et certains de vos journaliers portent le col très haut.
story-ch7-after =
    La dernière porte s’ouvre, et il en sort le second violon, qui demande en quelle année on est. Parmi les prisonniers se trouve l’homme qui a porté la lettre jusqu’à Larkhill. Oui, dit-il, c’est un enfant qui l’a écrite. Et la vieille femme qui l’a corrigée ? Il regarde par-dessus son épaule, bien qu’il n’y ait que la mer. C’est elle, dit-il, qui a fondé l’Ordre.
story-ch8-before =
    Au-delà des îles, les cartes sont blanches. La glace dérive dans le dernier détroit, et devant vous, toujours à une journée de mer, va un navire noir sans fanaux. Il ne fuit pas, et il n’attend pas.

    Tout le monde est marin, à présent. Les capitaines connaissent le vent, les cuistots connaissent les capitaines, et un navigateur coûte le prix d’une maison. Dans chaque anse, quelques toits, et des gens qui n’ont pas vu de visage étranger depuis des années.

    Décidez de ce que vous porterez à la fin dans la vallée : des présents dignes d’une ville qui a fermé sa propre route, ou assez d’armes pour la rouvrir. Le temps manque pour les deux, et le deuxième hiver est déjà dans l’air.
story-ch8-after =
    Newdale a quatre-vingts cheminées, et toutes fument. La troisième année, il y eut une fièvre. Ils fermèrent la route eux-mêmes, pour qu’elle n’aille pas à Longsdale, et firent jurer à quelques-uns de la tenir fermée. La fièvre est partie. Le serment est resté.

    Dans l’école, une vieille femme pose sa capuche et sa plume. « Il y avait tant de fautes », dit-elle, et elle pousse vers vous une fillette de dix ans. « Mais c’était une bonne lettre. »

    La fillette regarde derrière vous, vers les chariots. « Vous avez apporté le pain ? »

## Ce qu’une campagne transmet de chapitre en chapitre

carried-wins = Chapitres gagnés
carried-totals = Points jusqu’ici
carried-way = Le chemin parcouru
carried-named = Villes rebaptisées
town-named = { $town }, désormais « { $given-name } »
question-name-town = Vous avez gagné ce chapitre. Quelle ville portera un nouveau nom dans cette campagne ?
choice-name = appeler { $town } « { $given-name } »
choice-name-town = rebaptiser { $town }
choice-pass-name-town = garder tous les noms
event-name-town = { $player } donne un nouveau nom à { $town } : « { $given-name } »
question-choose-branch = Vous avez gagné ce chapitre. Quel chemin l’expédition prend-elle ?
choice-travel = { $chapter }
event-branch = { $player } choisit le chemin : { $chapter }

## Noms de villes

given-name-hopes-rest = Halte-Espoir
given-name-millers-luck = Chance-au-Meunier
given-name-long-supper = Long-Souper
given-name-first-light = Premier-Jour
given-name-old-friend = Vieil-Ami
given-name-wagons-end = Bout-du-Chariot
given-name-seven-hearths = Sept-Foyers
given-name-bread-and-salt = Pain-et-Sel
given-name-fair-wind = Bon-Vent
given-name-good-measure = Bonne-Mesure
given-name-lost-boot = Botte-Perdue
given-name-last-bend = Dernier-Tournant
given-name-quiet-corner = Coin-Tranquille
given-name-iron-kettle = Chaudron-de-Fer
given-name-white-horse = Cheval-Blanc
given-name-late-harvest = Moisson-Tardive
given-name-blue-lantern = Lanterne-Bleue
given-name-bold-start = Fier-Départ
given-name-full-larder = Garde-Manger
given-name-dry-feet = Pieds-au-Sec
