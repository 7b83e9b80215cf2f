## Première bataille

lesson-first = Première bataille
lesson-first-blurb = Un canon, un couloir, trois unités sur la planète ennemie.
lesson-first-end = Vous savez jouer. La suite : les champs de force, puis l’artillerie.

lesson-first-planet = La planète de Béryl
lesson-first-planet-say = Vous êtes Ambre. Trois de vos unités sur cette planète à la fin de vos déplacements, et vous avez gagné. Détruire tout ce qu’a Béryl gagne aussi.
lesson-first-planet-mark = Sept cases

lesson-first-gun = Le canon avance
lesson-first-gun-say = L’artillerie fait 2 points de chemin et porte à 2 ou 3 cases. Amenez-la de I6 en J5 : l’infanterie ennemie en L4 sera à trois cases.
lesson-first-gun-mark = À trois cases
lesson-first-gun-other = De là, le canon n’a pas L4 à 2 ou 3 cases. J5 est la bonne place.
lesson-first-gun-done = L4 est à portée.

lesson-first-ready = Le canon d’abord
lesson-first-ready-say = Gardez les autres en place pour ce tour. Terminez vos déplacements, les combats suivent.
lesson-first-ready-other = Rien ne l’interdit ; mais attendez que le canon ait ouvert la voie.
lesson-first-ready-done = Personne sur la planète de Béryl : la partie continue.

lesson-first-fire = Rien ne tient dans le vide
lesson-first-fire-say = Touchez l’infanterie en L4, puis le canon, et attaquez. Sous le feu, infanterie et cavalerie ne valent que 1 : 6 contre 1, détruite.
lesson-first-fire-mark = Touchez-la
lesson-first-fire-other = Sans le canon il ne se passe rien de bon. Reprenez, et tirez sur L4.
lesson-first-fire-done = 6 contre 1 : détruite. Béryl ramène sa cavalerie.

lesson-first-lane = Par le couloir
lesson-first-lane-say = Entrer dans un champ de force est gratuit, et il paie la case suivante. Menez la cavalerie de H1 en M4, sur la planète : 4 points sur 6 pour sept cases.
lesson-first-lane-mark = La planète
lesson-first-lane-other = Par le couloir du haut, la cavalerie atteint la planète ce tour : M4 est libre.
lesson-first-lane-done = Quatre points : une unité sur la planète.

lesson-first-land = La deuxième
lesson-first-land-say = L’infanterie a 4 points. Amenez celle de K5 en M6, par deux cases de vide : 3 points.
lesson-first-land-mark = 3 points
lesson-first-land-other = M6 est libre, et touche l’infanterie ennemie en M5 : il la faut là pour l’attaque.
lesson-first-land-done = Deux unités sur la planète.

lesson-first-look = Un regard sur la planète
lesson-first-look-say = Deux ne suffisent pas encore. Terminez vos déplacements et dégagez M5.
lesson-first-look-other = Gardez les autres en réserve : l’attaque se fait avec celles qui touchent M5.
lesson-first-look-done = Deux sur trois. Aux combats.

lesson-first-joint = Tous ensemble
lesson-first-joint-say = Sur sa planète, l’infanterie ennemie ajoute 2 : 3 sous le feu. Attaquez M5 avec le canon, la cavalerie et l’infanterie : 6 + 2 + 4 = 12 contre 3.
lesson-first-joint-mark = 12 contre 3
lesson-first-joint-other = Moins de trois attaquants ne font que repousser, ou rien. Les trois font 4 contre 1.
lesson-first-joint-done = 12 contre 3, soit 4 contre 1 : détruite.

lesson-first-win = À vous de finir
lesson-first-win-say = La recrue joue maintenant pour de bon. Amenez encore une unité sur la planète, trois en tout, et terminez vos déplacements.
lesson-first-win-done = Trois unités sur la planète ennemie : la partie est gagnée.

## Les champs de force

lesson-lanes = Les champs de force
lesson-lanes-blurb = Gratuits à l’entrée, un point à la sortie, jamais de halte.
lesson-lanes-end = Vous savez voyager. Reste l’artillerie.

lesson-lanes-what = Deux cases qui portent
lesson-lanes-what-say = Entrer dans un champ de force ne coûte rien, et l’unité y reçoit un point qui paie aussitôt la case suivante. Vers le vide ou une planète la sortie est donc gratuite, vers des astéroïdes elle coûte 1.
lesson-lanes-what-mark = Champs de force

lesson-lanes-ride = Huit cases pour deux points
lesson-lanes-ride-say = Même l’artillerie, qui n’a que 2 points, y voyage. De D1 elle passe deux couloirs et ne paie que H1 et I1. Menez-la en L1.
lesson-lanes-ride-mark = 2 points
lesson-lanes-ride-other = Elle peut aller plus loin : deux points suffisent jusqu’en L1.
lesson-lanes-ride-done = Huit cases, deux points.

lesson-lanes-rest = On n’y reste pas
lesson-lanes-rest-say = Aucun déplacement ne finit dans un champ de force : on n’y entre que si l’on peut en ressortir. Et le point ne se garde pas : deux champs de suite n’en donnent qu’un, à la sortie.
lesson-lanes-rest-mark = Pas de halte

lesson-lanes-cross = La cavalerie débarque
lesson-lanes-cross-say = Le couloir du bas mène de même. Menez la cavalerie de D9 en M6, sur la planète de Béryl : 5 points sur 6.
lesson-lanes-cross-mark = La planète
lesson-lanes-cross-other = Par le couloir du bas, elle atteint la planète ce tour.
lesson-lanes-cross-done = Onze cases en un tour.

lesson-lanes-stop = Aux combats
lesson-lanes-stop-say = Terminez vos déplacements : le canon en L1 a l’infanterie de M3 à deux cases.
lesson-lanes-stop-other = L’infanterie peut rester chez elle.
lesson-lanes-stop-done = M3 est à portée.

lesson-lanes-strike = À peine arrivé
lesson-lanes-strike-say = Une unité peut se déplacer et attaquer dans le même tour, l’artillerie aussi. Tirez sur M3.
lesson-lanes-strike-mark = À deux cases
lesson-lanes-strike-other = La cible est à découvert : 6 contre 1.
lesson-lanes-strike-done = Détruite. Attention : qui recule dans un champ de force doit aller plus loin.

## L’artillerie

lesson-guns = L’artillerie
lesson-guns-blurb = De loin elle décide de tout ; au contact elle ne peut rien.
lesson-guns-end = Vous savez l’essentiel : le livret dit le reste, figure par figure.

lesson-guns-range = Deux ou trois cases
lesson-guns-range-say = Votre canon en G4 a l’infanterie de I5 à deux cases. Dans les astéroïdes elle vaut 1 + 1 sous le feu : 6 contre 2 ne ferait que la repousser.
lesson-guns-range-mark = 6 contre 2

lesson-guns-help = Par-dessus les siens
lesson-guns-help-say = Amenez l’infanterie de F5 en H5, au contact. Elle est sur la ligne de tir : les amis ne gênent pas.
lesson-guns-help-mark = Au contact
lesson-guns-help-other = H5 touche I5 : là, les 4 de l’infanterie s’ajoutent aux 6 du canon.
lesson-guns-help-done = 6 + 4 = 10 contre 2.

lesson-guns-aim = Aux combats
lesson-guns-aim-say = Terminez vos déplacements.
lesson-guns-aim-other = Le reste attendra le tour suivant.
lesson-guns-aim-done = Canon et infanterie peuvent attaquer ensemble.

lesson-guns-both = Ensemble
lesson-guns-both-say = Attaquez I5 avec G4 et H5 : 10 contre 2, détruite.
lesson-guns-both-mark = 10 contre 2
lesson-guns-both-other = Seul, le canon repousse ; avec l’infanterie il détruit.
lesson-guns-both-done = Détruite. Mais Béryl tire de K5 sur H5, à trois cases dans le vide : 6 contre 1.

lesson-guns-forward = Canon contre canon
lesson-guns-forward-say = Un canon attaqué par un canon seul garde ses 6 : rien à gagner de loin. Avancez le vôtre de G4 en H5, à trois cases de K5.
lesson-guns-forward-mark = À trois cases
lesson-guns-forward-other = De là, K5 n’est pas à portée ; de H5 il l’est.
lesson-guns-forward-done = À trois cases.

lesson-guns-touch = Au contact
lesson-guns-touch-say = Touché de près, un canon ne vaut plus que 3. Amenez l’infanterie de H6 en J5.
lesson-guns-touch-mark = Au contact
lesson-guns-touch-other = J5 touche le canon ennemi : c’est ce qui l’affaiblit.
lesson-guns-touch-done = 6 + 4 = 10 contre 3 : il manque deux.

lesson-guns-flank = Les deux qui manquent
lesson-guns-flank-say = La cavalerie vaut 2. Menez-la de I8 en K6.
lesson-guns-flank-mark = Encore 2
lesson-guns-flank-other = En K6, elle touche le canon et porte la somme à 12.
lesson-guns-flank-done = 6 + 4 + 2 = 12 contre 3.

lesson-guns-enough = Aux combats
lesson-guns-enough-say = Tout est en place. Terminez vos déplacements.
lesson-guns-enough-other = Les trois attaquants sont prêts.
lesson-guns-enough-done = 12 contre 3, soit 4 contre 1.

lesson-guns-revenge = Le canon est pris
lesson-guns-revenge-say = Attaquez K5 avec les trois. Votre propre canon tire par-dessus votre infanterie.
lesson-guns-revenge-mark = 12 contre 3
lesson-guns-revenge-other = Les trois ensemble font 4 contre 1 ; moins ne fait que repousser.
lesson-guns-revenge-done = Détruit : c’est au contact que meurent les canons.

## Mots

word-planet = Planète
word-planet-means = Sept cases. Chez soi une unité y ajoute 2 à son potentiel ; chez l’ennemi, rien.
word-artillery = Artillerie
word-artillery-means = Déplacement 2, combat 6, attaque à 2 ou 3 cases, jamais au contact.
word-fire = Sous le feu
word-fire-means = De l’artillerie prend part à l’attaque : infanterie et cavalerie valent 1, plus le terrain.
word-field = Champ de force
word-field-means = On y entre pour rien ; son point paie la case suivante ; on n’y reste pas.
word-joint = Attaque commune
word-joint-means = Artillerie et unités au contact contre une même cible.
word-contact = Au contact
word-contact-means = Sur une case voisine. Un canon attaqué de là vaut 3, plus le terrain.
