## Le jeu

game-title = New Game
game-theme = AUTHOR : le thème en quelques mots
game-blurb = Trois compagnies par camp, un village, un dé. AUTHOR : deux phrases pour la liste des jeux.
side-a = Azur
side-b = Vermillon
company-at = compagnie en { $at }
scenario-first = Premiers pas
scenario-first-blurb = Un village entre deux lacs.

# AUTHOR: ce qui donne la victoire, et ce qu’est chaque chose sur la table : « Nom : ce que cela fait [RÈGLE] ».
goal = Tenir le village après la manche { $rounds }, ou ne laisser aucune compagnie à l’ennemi : { $sidea } { $a }, { $sideb } { $b } [NG-08]
legend-kind-infantry = Compagnie : avance d’une case, ou attaque un ennemi voisin [NG-03]
legend-ground-plain = Plaine : sans effet [NG-01]
legend-ground-village = Village : qui s’y trouve à la fin a gagné [NG-08]
legend-ground-lake = Lac : personne n’y entre [NG-04]
legend-mark-objective = Le village : son drapeau dit qui s’y trouve [NG-08]
legend-meter-companies = Compagnies : qui n’en a plus a perdu [NG-07]

## La table

clock = Tour { $round } sur { $rounds }
meter-companies = Compagnies
phase-turn = Tour
ask-turn = Déplacez une compagnie, attaquez avec une, ou attendez.
help-turn = Touchez une compagnie, puis une case ou un ennemi à côté d’elle.
button-hold = Attendre

## Actions et événements

do-move = { $from } vers { $to }
do-attack = { $from } attaque { $target }
tell-turn = Tour { $round } : { $side }
tell-move = { $from } va en { $to }
tell-hit = { $from } attaque { $target } et l’élimine
tell-miss = { $from } attaque { $target } en vain
tell-hold = attend
forecast-needed = Touche avec
forecast-face = { $face } ou plus
odds-loses = { $side } perd une compagnie
die-attack = attaque

## Pourquoi jouer cela

why-move = { $at } est un meilleur endroit.
why-attack = Cela peut éliminer la compagnie en { $at }.
why-hold = Il n’y a rien de mieux à faire.

## Refus

refuse-over = La partie est finie.
refuse-not-your-turn = C’est le tour de l’autre camp.
refuse-not-yours = Aucune de vos compagnies n’est en { $at }.
refuse-too-far = { $at } n’est pas à côté de la compagnie.
refuse-lake = { $at } est un lac.
refuse-taken = Une compagnie se tient déjà en { $at }.
refuse-no-enemy = Aucun ennemi n’est en { $at }.
refuse-not-adjacent = L’ennemi en { $at } n’est pas à côté de la compagnie.
refuse-go-on = Touchez maintenant une case ou un ennemi à côté d’elle.

## La fin

reason-elimination = l’ennemi n’a plus de compagnie
reason-village = le village est tenu
reason-time = personne ne tient le village
ending = { $outcome } ; compagnies : { side-a } { $a }, { side-b } { $b }
