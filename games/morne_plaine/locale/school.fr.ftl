## Première bataille

lesson-first = Première bataille
lesson-first-blurb = Le canon, une marche, une charge, une mêlée : un tour de vraie bataille.
lesson-first-end = Vous savez jouer. Ensuite : les formations, puis la charge et ses réactions, puis le moral.

lesson-first-armies = Trois unités ennemies
lesson-first-armies-say = Vous menez les Français, en bleu. Une armée qui a perdu la moitié de sa valeur s’effondre : ici, deux de ces trois unités. Et la butte vaut 8 points à qui la tient à la fin.
lesson-first-armies-mark = Deux des trois

lesson-first-guns = La batterie ouvre le feu
lesson-first-guns-say = Touchez votre batterie, puis le 30e à pied sur la butte. De 8 à 24 pouces, le dé moins 1 donne les touches ; la cible en sauve chacune sur un 6.
lesson-first-guns-mark = Touchez les deux
lesson-first-guns-other = C’est permis. Mais le canon parle d’abord : chaque figurine qu’il enlève manquera dans la mêlée.
lesson-first-guns-done = Un 5 donne 4 touches, aucune sauvée : il reste 16 figurines au 30e.

lesson-first-march = En avant, marche
lesson-first-march-say = L’infanterie fait 4 pouces. Touchez le second bataillon, à droite, et tirez-le droit devant lui ; aucun coin ne doit aller plus loin.
lesson-first-march-mark = 4 pouces
lesson-first-march-other = Il peut aussi tourner, ou aller deux fois plus loin sans tirer. Ici il suffit d’avancer tout droit.
lesson-first-march-done = Le second bataillon couvre la droite ; il a agi pour ce tour.

lesson-first-charge = Chargez
lesson-first-charge-say = Une colonne qui charge frappe de toutes ses figurines. Touchez le premier bataillon, puis le 30e à pied, et chargez. On ne mesure rien d’avance : l’infanterie court 8 pouces.
lesson-first-charge-mark = 7 pouces, à l’œil
lesson-first-charge-other = De là, le bataillon recevrait des coups un tour de plus. La butte est à portée de charge : allez-y.
lesson-first-charge-done = Le 30e tire et tient : un des vôtres tombe, 23 arrivent sur la ligne.

lesson-first-done = Tous ont agi
lesson-first-done-say = Chaque unité fait une chose par tour. Les vôtres ont fait la leur : finissez les actions.
lesson-first-done-done = Les chefs peuvent maintenant se déplacer, puis on livre les mêlées.

lesson-first-chiefs = L’aide de camp
lesson-first-chiefs-say = À 6 pouces de lui, un test de moral manqué se relance. Laissez-le où il est et finissez la phase de commandement.
lesson-first-chiefs-other = Il peut aller jusqu’à 18 pouces ; cela ne nuit pas. Finissez ensuite la phase de commandement.
lesson-first-chiefs-done = À la mêlée.

lesson-first-melee = À la baïonnette
lesson-first-melee-say = Vos 23 figurines jettent un dé chacune et touchent sur 4 ou plus, puisqu’elles chargent. Le 30e frappe de son premier rang, 8 figurines, sur 5 ou plus. Livrez la mêlée.
lesson-first-melee-mark = 23 contre 8
lesson-first-melee-done = Onze tombent : un bataillon de 20 réduit à 5 est en déroute et quitte la table. La butte est libre.

lesson-first-stay = Le choix du vainqueur
lesson-first-stay-say = Le vainqueur peut rester ou se replier en bon ordre. Restez : votre bataillon est sur la butte.
lesson-first-stay-other = La butte reste alors aux Alliés, qui la tenaient. Reprenez, et restez.
lesson-first-stay-done = 5 points pour le bataillon, 8 pour la butte.

lesson-first-win = À vous de tenir
lesson-first-win-say = À partir d’ici la recrue joue pour de bon, jusqu’à la fin de la deuxième manche. Vous avez 13 points d’avance : gardez vos bataillons groupés, ou prenez l’unité qui achèvera son armée.
lesson-first-win-done = La journée est à vous.

## Les formations

lesson-formations = Les formations
lesson-formations-blurb = La ligne tire, la colonne marche, le carré arrête les chevaux.
lesson-formations-end = Ligne pour tirer, colonne pour frapper, carré contre les chevaux. Ensuite : la charge.

lesson-formations-four = Un bataillon, plusieurs figures
lesson-formations-four-say = Votre second bataillon est en ligne, sur deux rangs. Le premier marche en colonne, par trois. L’ennemi a aussi une ligne, et des dragons légers en échelon.
lesson-formations-four-mark = Quatre formations

lesson-formations-volley = Toute la ligne tire
lesson-formations-volley-say = Une ligne immobile tire de toutes ses figurines, sur 5 ou plus jusqu’à 6 pouces. Touchez le second bataillon, puis la ligne ennemie, et tirez une salve.
lesson-formations-volley-mark = 20 dés
lesson-formations-volley-other = Qui marche ne tire ensuite que de son premier rang, et sur 6. La salve est quatre fois plus meurtrière.
lesson-formations-volley-done = 8 touches, 6 pertes. Plus du quart : le bataillon teste son moral, et tient.

lesson-formations-line = De la colonne à la ligne
lesson-formations-line-say = Une colonne de marche ne tire jamais et frappe la dernière. Mettez le premier bataillon en ligne ; son front ne bouge pas.
lesson-formations-line-mark = En ligne
lesson-formations-line-other = C’est possible. Mais en colonne de marche il ne pourrait même pas répondre à une charge : mettez-le en ligne.
lesson-formations-line-done = Ce changement était son action du tour.

lesson-formations-over = Finissez les actions
lesson-formations-over-say = Les deux bataillons ont agi.
lesson-formations-over-done = Avec un aide de camp tout près, on aurait même pu marcher en plus.

lesson-formations-hand = Aux Alliés
lesson-formations-hand-say = Laissez votre aide de camp où il est, à 6 pouces du premier bataillon. Finissez la phase de commandement.
lesson-formations-hand-other = Il peut partir. Mais à 6 pouces du bataillon il lui donne un second jet : reprenez.
lesson-formations-hand-done = Les dragons légers chargent !

lesson-formations-square = Formez le carré !
lesson-formations-square-say = Chargée, l’infanterie choisit une réaction. Contre les chevaux il n’y en a qu’une : le carré, sur 5 ou plus, avec une relance puisque l’aide de camp est là.
lesson-formations-square-mark = Les voilà
lesson-formations-square-other = Une ligne est sabrée : les douze dragons frapperaient, sur 4. Reprenez, et formez le carré.
lesson-formations-square-done = Un 5 : à temps. Contre un carré, la cavalerie n’a aucun bonus : deux dragons tombent, le reste fuit hors de la table.

lesson-formations-hold = Restez
lesson-formations-hold-say = La mêlée est gagnée. Un carré ne court pas après des chevaux : restez.
lesson-formations-hold-other = Se replier, c’est céder le terrain pour rien. Restez.
lesson-formations-hold-done = Le bataillon peut aussitôt changer de formation.

lesson-formations-keep = Ligne ou carré ?
lesson-formations-keep-say = Gardez le carré ou reformez-vous : le carré ne craint pas les chevaux, mais le canon lui fait double dommage.
lesson-formations-keep-done = Il n’y a plus de chevaux : les deux réponses sont bonnes.

## La charge et ses réactions

lesson-charge = Charge et réaction
lesson-charge-blurb = De flanc, soutenue, en poursuite ; et ce que l’autre camp peut y faire.
lesson-charge-end = Vous savez comment une bataille se décide. Reste à savoir comment une unité cède : le moral.

lesson-charge-eye = À l’œil
lesson-charge-eye-say = Une charge fait deux fois le mouvement de base : 8 pouces à pied, 16 à cheval. On ne la mesure pas avant de la déclarer.
lesson-charge-eye-mark = À quelle distance ?

lesson-charge-flank = Dans le flanc
lesson-charge-flank-say = Vos dragons se tiennent derrière la ligne du front du bataillon de Verden. Chargé de là, il ne peut réagir. Touchez-les, puis le bataillon, et chargez.
lesson-charge-flank-mark = À côté de la ligne
lesson-charge-flank-other = De face, la ligne tirerait d’abord. Les dragons sont sur son flanc : c’est là qu’une bataille se gagne.
lesson-charge-flank-done = Il fait face et perd 4 fuyards avant le premier coup. Vous frapperez les premiers.

lesson-charge-column = Les colonnes
lesson-charge-column-say = Au tour du 30e à pied, de face. Déclarez la charge du premier bataillon.
lesson-charge-column-mark = La tête
lesson-charge-column-other = La colonne de tête a le plus court chemin vers le 30e : qu’elle mène.
lesson-charge-column-done = C’est déclaré : d’autres de la même arme peuvent suivre.

lesson-charge-support = L’un derrière l’autre
lesson-charge-support-say = Le second bataillon est juste derrière. Ajoutez-le en soutien : il frappe avec la moitié de ses dés et partage les touches.
lesson-charge-support-mark = En soutien
lesson-charge-support-other = Seul, le premier bataillon prend tous les coups. Reprenez, et ajoutez le second.
lesson-charge-support-done = Deux bataillons, une cible.

lesson-charge-go = Partez
lesson-charge-go-say = Le 4e léger est trop loin pour aider. Lancez la charge : au 30e à pied de choisir sa réaction.
lesson-charge-go-other = Il serait trop court et resterait à découvert. Reprenez, et lancez la charge.
lesson-charge-go-done = Le 30e tente une salve, il lui faut 5, il jette 3 : nul ne tire. Les deux colonnes l’atteignent.

lesson-charge-over = Finissez les actions
lesson-charge-over-say = Gardez le 4e léger en ligne : il aura besoin de son feu. Finissez les actions.
lesson-charge-over-other = C’est permis, et une unité qui a tiré réagit aussi bien ; pour cette leçon, laissez-le.
lesson-charge-over-done = Deux mêlées attendent.

lesson-charge-chiefs = Les chefs
lesson-charge-chiefs-say = Un général porte à 12 pouces. Finissez la phase de commandement ; les mêlées commencent.
lesson-charge-chiefs-other = Il peut y aller. Finissez ensuite la phase de commandement.
lesson-charge-chiefs-done = L’ordre est au choix de qui a le tour.

lesson-charge-first = Le flanc d’abord
lesson-charge-first-say = Livrez la première mêlée. De flanc, vous frappez avant l’ennemi, les douze dragons sur 4 ou plus.
lesson-charge-first-mark = Vous frappez d’abord
lesson-charge-first-other = L’ordre vous appartient, mais la leçon continue avec les dragons.
lesson-charge-first-done = Dix pertes contre zéro, à −2 : le bataillon de Verden cède et fuit de 7 pouces.

lesson-charge-pursue = Sus à eux
lesson-charge-pursue-say = Vous pouvez rester, vous replier ou poursuivre : encore un mouvement de charge, droit derrière eux. Poursuivez.
lesson-charge-pursue-mark = Derrière eux
lesson-charge-pursue-other = C’est prudent, mais ils s’échappent. Des chevaux frais derrière un bataillon qui court : poursuivez.
lesson-charge-pursue-done = Rejoints : 4 fuyards de plus, et une nouvelle mêlée au prochain tour. S’il cède encore, il est détruit.

lesson-charge-second = Les colonnes frappent
lesson-charge-second-say = La seconde mêlée : 24 dés du premier bataillon, 12 de son soutien.
lesson-charge-second-mark = 24 + 12 dés
lesson-charge-second-done = 17 touches, 11 pertes. Le double des pertes, le nombre, moins de la moitié : −3. Le 30e fuit.

lesson-charge-stay = On ne poursuit pas toujours
lesson-charge-stay-say = Des colonnes qui poursuivent laissent un vide. Cette fois, restez.
lesson-charge-stay-other = Un choix hardi, et permis. Ici les bataillons sont utiles où ils sont.
lesson-charge-stay-done = Ils peuvent aussitôt se reformer.

lesson-charge-keep = Tels quels
lesson-charge-keep-say = Gardez les colonnes et passez la main.
lesson-charge-keep-other = Sous une autre forme, ils se battraient aussi ; cette leçon les laisse en colonne.
lesson-charge-keep-done = Le 33e à pied charge le 4e léger !

lesson-charge-volley = Attendez…
lesson-charge-volley-say = Tirer et tenir est sûr : le premier rang, sur 6. La salve demande 5 ou plus pour être prête, et alors tous tirent sur 5. Osez.
lesson-charge-volley-mark = 20 dés, si elle part
lesson-charge-volley-other = C’est la voie prudente. L’autre est la salve : reprenez et tentez-la.
lesson-charge-volley-done = Prête ! 7 tombent, plus du quart ; le 33e manque son test et fuit sans vous avoir touché.

## Le moral

lesson-morale = Le moral
lesson-morale-blurb = Pourquoi une unité fuit, comment elle se rallie, comment la peur se répand.
lesson-morale-end = Il n’en faut pas plus : ébranlez une unité, et l’armée peut suivre. Le livret dit le reste, figure après figure.

lesson-morale-test = Un dé, et 4 ou plus
lesson-morale-test-say = Un test de moral est un seul dé : réussi sur 4 ou plus ; 1 échoue toujours, 6 réussit toujours. Votre premier bataillon en a manqué un et court vers votre bord.
lesson-morale-test-mark = Qui fuit, qui tient

lesson-morale-quarter = Un quart suffit
lesson-morale-quarter-say = Qui perd par le feu un quart de son monde en un tour doit tester. Le bataillon de Verden en a 20 : cinq suffisent. Tirez une salve du second bataillon.
lesson-morale-quarter-mark = 24 dés
lesson-morale-quarter-other = L’ennemi n’aurait pas à tester. Une salve enlève près de sept figurines en moyenne.
lesson-morale-quarter-done = 7 pertes, un test, un 2 : il cède et fuit de 6 pouces.

lesson-morale-rally = Ralliez-vous !
lesson-morale-rally-say = Votre aide de camp est à 6 pouces de ceux qui fuient : un dé manqué se relance. Touchez le premier bataillon et ralliez-le.
lesson-morale-rally-mark = Trois fois sur quatre
lesson-morale-rally-other = Sans ralliement, il court encore à la fin de vos actions et peut quitter la table.
lesson-morale-rally-done = Un 2, relancé : 5. Il tient.

lesson-morale-face = Face à l’ennemi
lesson-morale-face-say = Une unité ralliée prend aussitôt la formation et l’orientation qu’elle veut. Mettez-la en ligne, face au nord.
lesson-morale-face-mark = Demi-tour
lesson-morale-face-done = C’était son action.

lesson-morale-over = Finissez les actions
lesson-morale-over-say = Plus personne ne fuit chez vous. Finissez les actions.
lesson-morale-over-done = L’aide de camp peut partir.

lesson-morale-ride = Là où il faut
lesson-morale-ride-say = Un chef va jusqu’à 18 pouces, après tous les autres. Amenez-le derrière le second bataillon.
lesson-morale-ride-mark = À 6 pouces
lesson-morale-ride-other = Il sert le plus près de ceux qui testeront bientôt. Reprenez, et envoyez-le.
lesson-morale-ride-done = Le second bataillon pourra relancer un dé.

lesson-morale-wait = La peur se répand
lesson-morale-wait-say = Au début de son tour, un camp teste chaque unité à 6 pouces d’un ami qui fuit. Finissez la phase de commandement et voyez.
lesson-morale-wait-done = Le 30e à pied panique sur un 3 et disparaît ; le bataillon de Verden ne se rallie pas. L’armée alliée s’effondre.

## Les mots

word-figure = Figurine
word-figure-means = Un homme de plomb. Une unité vaut ses figurines ; une perte en ôte une.
word-value = Valeur
word-value-means = Ce que compte une unité perdue : le quart de ses fantassins, la moitié de ses cavaliers, 5 pour une batterie.
word-save = Sauvegarde
word-save-means = Un dé par touche : s’il atteint le nombre demandé, la touche ne fait rien.
word-charge = Charge
word-charge-means = Une course du double du mouvement de base, qui finit en mêlée.
word-reaction = Réaction
word-reaction-means = Ce que fait l’unité chargée avant le contact : tirer, tirer une salve, se replier, changer de formation.
word-command = Portée de commandement
word-command-means = 6 pouces d’un aide de camp, 12 d’un général : les tests manqués se relancent.
word-melee = Mêlée
word-melee-means = Des unités au contact frappent jusqu’à ce qu’un camp cède.
word-rank = Rang
word-rank-means = Des figurines côte à côte ; le premier rang fait le front.
word-volley = Feu de salve
word-volley-means = Le tir d’une unité qui ne bouge pas : tous ceux qui le peuvent, sur 5 jusqu’à 6 pouces, sur 6 jusqu’à 12.
word-reform = Changement de formation
word-reform-means = Autre formation, autre front, autre orientation : une action, ou gratuit près d’un chef.
word-square = Carré
word-square-means = Quatre fronts ; la cavalerie n’y a aucun bonus de charge, le canon y fait double dommage.
word-flank = Flanc
word-flank-means = La moitié du chargeur part de derrière la ligne du front de la cible.
word-stragglers = Fuyards
word-stragglers-means = Des figurines perdues au contact, sans sauvegarde.
word-support = Soutien
word-support-means = Une unité qui charge derrière une autre : la moitié des dés, une part des touches.
word-pursuit = Poursuite
word-pursuit-means = Encore un mouvement de charge derrière une unité en fuite.
word-test = Test de moral
word-test-means = Un dé et ses modificateurs : réussi sur 4 ou plus.
word-flight = Fuite
word-flight-means = 2d6 pouces à pied, 3d6 à cheval, à l’opposé de l’ennemi.
word-rally = Ralliement
word-rally-means = Un test qui arrête une unité en fuite.
word-panic = Panique
word-panic-means = Un test pour les unités à 6 pouces d’un ami qui fuit.
