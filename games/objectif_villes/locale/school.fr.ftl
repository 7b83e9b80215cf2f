## Première bataille

lesson-first = Première bataille
lesson-first-blurb = Un terrain, un nombre : se déplacer, frapper, tenir sept villes.
lesson-first-end = Vous savez jouer. La suite : compter un rapport de force, puis fermer les refuges.

lesson-first-towns = Neuf villes, sept suffisent
lesson-first-towns-say = Vous êtes Pile. Qui occupe sept villes à la fin de ses déplacements gagne. Vous en tenez quatre ; Face en tient trois.
lesson-first-towns-mark = Les neuf villes

lesson-first-walk = Un pas vers une ville
lesson-first-walk-say = Chaque pièce a 5 points par tour. Entrer coûte 1 en plaine, 2 en ville, 3 en forêt, 4 en montagne. Touchez la pièce en E6, puis la ville en F5.
lesson-first-walk-mark = Ici, 2 points
lesson-first-walk-other = C’est permis, mais la ville voisine reste vide. Reprenez, et occupez-la d’abord.
lesson-first-walk-done = Deux points, une cinquième ville.

lesson-first-height = Le terrain fait la force
lesson-first-height-say = Le même nombre dit la force : en montagne une pièce vaut 4. Montez de F2 en F3, à côté de la pièce ennemie qui vaut 1 en plaine.
lesson-first-height-mark = Valeur 4
lesson-first-height-other = De là, on ne domine pas E3. La montagne voisine vaut 4, et c’est elle qui décide.
lesson-first-height-done = Quatre points dépensés : 4 contre 1 est possible.

lesson-first-enough = Assez bougé
lesson-first-enough-say = On déplace autant de pièces qu’on veut. Cela suffit : terminez vos déplacements, les combats suivent.
lesson-first-enough-other = Rien ne l’interdit. Pour cette leçon, laissez les autres pièces où elles sont.
lesson-first-enough-done = On compte vos villes : cinq. La partie continue, et l’on combat.

lesson-first-strike = Quatre contre un : éliminée
lesson-first-strike-say = Touchez la pièce ennemie en E3, puis la vôtre en F3, et attaquez. À 4 contre 1 la cible quitte le jeu ; l’attaquant ne risque rien.
lesson-first-strike-mark = Touchez-la
lesson-first-strike-other = D4 et E4 ne font que 3 contre 1 : la pièce aurait reculé. Avec la montagne, elle quitte le jeu.
lesson-first-strike-done = 4 contre 1 : Face perd une pièce et joue son tour, sans rien prendre.

lesson-first-sixth = Une ville sans garde
lesson-first-sixth-say = Clairmesnil, en H2, est vide. Depuis F3 il faut deux plaines et la ville : 1 + 1 + 2 = 4 points. Allez-y.
lesson-first-sixth-mark = 4 points
lesson-first-sixth-other = La ville en H2 est à quatre points, et personne ne la garde : c’est la sixième.
lesson-first-sixth-done = Six villes. Il en manque une.

lesson-first-climb = La hauteur au-dessus de Gué-Perdu
lesson-first-climb-say = Face tient la ville en G6. Montez de G4 en H6 : une plaine, puis la montagne, juste 5 points. Les rivières ne gênent ni la marche ni l’attaque.
lesson-first-climb-mark = Valeur 4
lesson-first-climb-other = Pour chasser qui tient une ville, il faut 6. La montagne en H6 en donne déjà 4.
lesson-first-climb-done = Quatre des six points de force sont là.

lesson-first-left = À travers ses amis
lesson-first-left-say = Amenez la pièce de D6 en F6. Elle traverse votre ville en F5 : on passe par une pièce amie, on ne s’y arrête pas.
lesson-first-left-mark = Valeur 1
lesson-first-left-other = F6 touche la ville en G6 : c’est là que la pièce compte.
lesson-first-left-done = 4 + 1 = 5 contre 2 : encore un.

lesson-first-right = La troisième
lesson-first-right-say = Et de E4 en G5. Toutes les pièces qui touchent la cible peuvent s’additionner.
lesson-first-right-mark = Valeur 1
lesson-first-right-other = Il manque un point de force contre G6, et G5 le donne.
lesson-first-right-done = 4 + 1 + 1 = 6 contre 2, soit 3 contre 1.

lesson-first-count = Aux combats
lesson-first-count-say = Six contre deux, c’est juste assez pour repousser. Terminez vos déplacements.
lesson-first-count-other = Vos trois pièces sont en place ; d’autres pas ne changent rien à l’attaque.
lesson-first-count-done = Six villes à la fin des déplacements : pas encore sept.

lesson-first-push = Trois contre un : repoussée
lesson-first-push-say = Touchez la pièce ennemie en G6, puis vos trois pièces, et attaquez. À 3 contre 1 elle doit reculer d’une case, où Face le choisit.
lesson-first-push-mark = Touchez-la
lesson-first-push-other = Sans cette attaque, Face garde sa ville. Reprenez : 6 contre 2 la chasse.
lesson-first-push-done = Face recule en G7. La ville en G6 est vide.

lesson-first-win = À vous de finir
lesson-first-win-say = La recrue joue maintenant pour de bon. Gardez vos six villes, prenez-en une septième, et terminez vos déplacements : c’est la victoire.
lesson-first-win-done = Sept villes à la fin de vos déplacements : la partie est gagnée.

## Le rapport de force

lesson-ratio = Le rapport de force
lesson-ratio-blurb = Additionner, diviser, arrondir vers le bas, et répartir ses attaquants.
lesson-ratio-end = Vous savez compter. Reste à fermer les refuges.

lesson-ratio-values = Ce que vaut une pièce
lesson-ratio-values-say = Une pièce vaut ce que vaut sa case, chez l’attaquant comme chez la cible. D3 et E5 sont des montagnes : 4. C3 est une ville : 2. D4 est une plaine : 1.
lesson-ratio-values-mark = 4, 4, 2 et 1

lesson-ratio-table = Trois fois, quatre fois
lesson-ratio-table-say = Trois fois la valeur de la cible la repousse, quatre fois l’élimine ; moins ne fait rien. Contre la ville en C3 : 6 repousse, 8 élimine.
lesson-ratio-table-mark = 6 ou 8

lesson-ratio-wood = Deux pièces au contact
lesson-ratio-wood-say = La montagne en D3 donne 4 : il en faut deux de plus. Entrez dans la forêt en C4, qui vaut 3.
lesson-ratio-wood-mark = Valeur 3
lesson-ratio-wood-other = De là, la somme contre C3 ne suffit pas : la forêt en C4 donne 3.
lesson-ratio-wood-done = 4 + 3 = 7 contre 2.

lesson-ratio-halt = Aux combats
lesson-ratio-halt-say = Deux pièces ennemies sont au contact. Terminez vos déplacements ; vous choisirez l’ordre des attaques.
lesson-ratio-halt-other = Tout est en place : un pas de plus n’ajouterait rien.
lesson-ratio-halt-done = Deux cibles, trois attaquants.

lesson-ratio-spare = Chacun une fois
lesson-ratio-spare-say = Une pièce n’attaque qu’une fois par tour. D3 suffirait contre D4, mais il manquerait ensuite contre C3 : frappez D4 avec E5, qui ne touche que lui.
lesson-ratio-spare-mark = Avec E5
lesson-ratio-spare-other = Permis, mais la pièce est maintenant employée, et la somme contre C3 n’y est plus.
lesson-ratio-spare-done = 4 contre 1 : éliminée. C4 et D3 sont encore libres.

lesson-ratio-round = On arrondit vers le bas
lesson-ratio-round-say = Attaquez C3 avec C4 et D3 : 7 contre 2. Sept divisé par deux fait trois et demi, donc 3 contre 1. Le demi est perdu.
lesson-ratio-round-mark = 7 contre 2
lesson-ratio-round-other = Les deux attaquants étaient prêts : 7 contre 2 chasse Face de la ville.
lesson-ratio-round-done = 3 contre 1 : Face recule en B3 et passe son tour.

lesson-ratio-enter = La place est libre
lesson-ratio-enter-say = On n’avance pas après un combat : la ville se prend au tour suivant. Descendez de D3 en C3, 2 points.
lesson-ratio-enter-mark = La ville
lesson-ratio-enter-other = La ville en C3 est vide et à deux points : c’est elle que le combat visait.
lesson-ratio-enter-done = La ville est à vous.

## Les refuges

lesson-refuge = Les refuges
lesson-refuge-blurb = Où une pièce repoussée peut aller, et comment lui fermer toutes les portes.
lesson-refuge-end = Vous savez l’essentiel : le livret dit le reste, figure par figure.

lesson-refuge-ways = Six voisines, peu de portes
lesson-refuge-ways-say = Une pièce repoussée recule d’une case : vide, sur terre, sans franchir de rivière, et pas là où l’ennemi serait encore à 3 contre 1. De C3, la rivière ferme B4 et C4, et D3 domine C2 : il reste B3.
lesson-refuge-ways-mark = Une seule est ouverte

lesson-refuge-shut = Fermer la porte
lesson-refuge-shut-say = Au refuge, tous vos voisins comptent. Entrez dans la forêt en B4 : elle touche C3 et B3. En B3, une plaine, vous seriez à 3 contre 1.
lesson-refuge-shut-mark = Touche les deux
lesson-refuge-shut-other = De là, B3 reste ouvert et la pièce s’échappe. La forêt en B4 touche aussi le refuge.
lesson-refuge-shut-done = 3 contre 1 en B3 : le dernier refuge est fermé.

lesson-refuge-ready = Aux combats
lesson-refuge-ready-say = D’une rive à l’autre on se touche et l’on se bat. Terminez vos déplacements.
lesson-refuge-ready-other = B4 et D3 sont en place : cela suffit.
lesson-refuge-ready-done = 3 + 4 = 7 contre 2.

lesson-refuge-corner = Sans refuge
lesson-refuge-corner-say = Attaquez C3 avec B4 et D3. Ce n’est que 3 contre 1, mais il n’y a nulle part où aller : la pièce est éliminée.
lesson-refuge-corner-mark = Sans issue
lesson-refuge-corner-other = La pièce reste en ville. Reprenez : elle n’a plus de refuge.
lesson-refuge-corner-done = Éliminée à 3 contre 1. Face répond : de la forêt en F8, 3 contre 1 contre votre pièce en F7.

lesson-refuge-choose = À vous de reculer
lesson-refuge-choose-say = C’est le défenseur qui choisit. Le terrain ne coûte rien : reculez en G7, une ville. Là, 3 contre 2 ne fait que 1 contre 1.
lesson-refuge-choose-mark = Une ville
lesson-refuge-choose-other = Ce refuge est ouvert aussi. Mais en ville la pièce vaut 2, et la ville est à vous.
lesson-refuge-choose-done = Repoussée dans une ville : Face vous a rendu service.

## Mots

word-hold = Occuper
word-hold-means = Une pièce se tient dans la ville. Y être passé ne vaut rien.
word-points = Points
word-points-means = Cinq par pièce et par tour ; on paie chaque case où l’on entre.
word-ratio = Rapport de force
word-ratio-means = La somme des attaquants contre la valeur de la cible, arrondie vers le bas.
word-refuge = Refuge
word-refuge-means = La case où une pièce repoussée peut reculer.
word-value = Valeur
word-value-means = Plaine 1, ville 2, forêt 3, montagne 4 : ce que vaut qui s’y tient.
word-spent = Employée
word-spent-means = Une pièce qui a attaqué ce tour.
word-cornered = Sans refuge
word-cornered-means = Repoussée, et nulle part où aller : éliminée.
