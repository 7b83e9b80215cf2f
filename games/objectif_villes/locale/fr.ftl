## Le jeu

game-title = Objectif Villes
game-theme = Dix pièces par camp, neuf villes, aucun dé
game-blurb = Le terrain fait tout : un seul nombre par case dit ce qu’il en coûte d’y entrer et avec quelle force on y frappe. Occupez sept villes à la fin de vos déplacements et la partie est gagnée.
side-a = Pile
side-b = Face
piece = pièce de { $side }
piece-at = pièce de { $side } en { $at }

## But et légende

goal = { $needed } villes donnent la victoire : { $sidea } { $a }, { $sideb } { $b } [OV-90]
fact-value = Vaut { $value } là où elle est, en attaque comme en défense [OV-60]
legend-kind-coin = Pièce : 5 points de mouvement par tour et aucune force à elle ; c’est sa case qui fait sa force [OV-40]
legend-badge-moved = A bougé : une pièce ne bouge qu’une fois par tour [OV-32]
legend-badge-spent = A attaqué : une pièce participe à une seule attaque par tour [OV-55]
legend-ground-plain = Plaine : 1 point pour entrer, force 1 [OV-10]
legend-ground-town = Ville : 2 points pour entrer, force 2 ; qui s’y trouve la tient [OV-11]
legend-ground-forest = Forêt : 3 points pour entrer, force 3 [OV-12]
legend-ground-mountain = Montagne : 4 points pour entrer, force 4 [OV-13]
legend-ground-sea = Mer : personne n’y entre jamais [OV-14]
legend-ground-river = Rivière : on la franchit sans frais, mais jamais en recul [OV-17]
legend-value-cell = Nombre de la case : points pour entrer, et force de la pièce qui s’y trouve : { $value } [OV-60]
legend-mark-refuge = Refuge : où une pièce repoussée peut aller ; barré, où elle ne peut pas [OV-73]
legend-meter-towns = Villes occupées : comptées à la fin de vos propres déplacements ; pendant la pose, jamais au-delà de la marque ; ensuite, qui atteint la première marque a gagné [OV-90]
legend-meter-pieces = Pièces : celles du plateau et celles en main ; qui n’en a plus a perdu [OV-95]

## Les cartes

scenario-quatre-rivieres = Quatre Rivières
scenario-quatre-rivieres-blurb = La carte ordinaire. Chaque ville est dominée par des bois ou des hauteurs, et l’on ne peut reculer des quatre villes fluviales vers l’autre rive.
scenario-bocage = Bocage
scenario-bocage-blurb = Petite et vive : des villes serrées, quinze manches.
scenario-isthme = L’Isthme
scenario-isthme-blurb = Deux rivages et une chaussée. La ville du milieu n’a que deux voisines, deux montagnes.

## Les options

option-start = Début
option-start-help = Poser les pièces une à une, ou commencer avec le déploiement tout prêt de la carte.
option-start-placement = pose
option-start-quick = déploiement tout prêt
option-first-player = Qui commence
option-first-player-help = Qui pose en premier ; avec un déploiement tout prêt, qui joue en premier.
option-first-player-random = tirage au sort
option-first-player-pile = Pile
option-first-player-face = Face
option-first-move = Premier tour
option-first-move-help = Qui joue le premier tour quand toutes les pièces sont posées.
option-first-move-first-placer = qui a posé en premier
option-first-move-second-placer = qui a posé en second
option-turn-limit = Manches
option-turn-limit-help = Après ce nombre de manches, l’emporte qui tient le plus de villes. Sans limite : après 200.
option-double-pass-ends = Deux passes mettent fin à la partie
option-double-pass-ends-help = Quand les deux camps, l’un après l’autre, ne déplacent rien et n’attaquent pas, on compte les villes.
option-agreed-stop = Arrêt d’un commun accord
option-agreed-stop-help = Avant son premier déplacement, un joueur peut proposer d’arrêter ; si l’autre accepte, on compte les villes.
option-pass-through-friends = On traverse ses propres pièces
option-pass-through-friends-help = Non : une pièce amie barre le chemin comme une ennemie.
option-must-attack = Attaque obligatoire
option-must-attack-help = Oui : on ne peut finir le combat tant qu’il reste une attaque à 3 contre 1 ou mieux.
option-retreat-ratio = Refuges
option-retreat-ratio-help = Quels ennemis comptent contre une pièce qui recule.
option-retreat-ratio-all-adjacent = tous ceux qui touchent le refuge
option-retreat-ratio-unspent-only = ceux qui n’ont pas attaqué
option-placement-combat = Conflits pendant la pose
option-placement-combat-help = Quelles pièces peuvent attaquer après une pose.
option-placement-combat-all-contacts = toutes celles au contact
option-placement-combat-new-piece-only = seulement avec la pièce posée

## La table

phase-placement = Pose
phase-conflict = Conflit
phase-movement = Déplacements
phase-combat = Combats
phase-retreat = Recul
phase-stop = Proposition d’arrêt
ask-place = Posez une pièce sur une case vide. { $left ->
    [one] C’est la dernière.
   *[other] Il vous en reste { $left }.
}
ask-move = Déplacez une pièce, ou terminez vos déplacements.
ask-attack = Choisissez une pièce ennemie, puis celles des vôtres qui l’attaquent ; ou terminez les combats.
ask-retreat = Votre pièce en { $at } est repoussée : choisissez son refuge.
ask-stop = { $side } propose d’arrêter et de compter les villes. Acceptez-vous ?
help-place = { $free ->
    [0] Vous occupez { $limit } villes, le maximum pendant la pose.
    [one] Vous pouvez encore occuper une ville pendant la pose.
   *[other] Vous pouvez encore occuper { $free } villes pendant la pose.
}
help-move = Chaque pièce se déplace une fois, de { $points } points au plus : plaine 1, ville 2, forêt 3, montagne 4.
help-dash = Attention : { $side } pourrait occuper { $towns } villes à la fin de ses prochains déplacements.
help-attack = À 3 contre 1 on repousse, à 4 contre 1 on élimine. L’attaquant ne risque rien.
help-retreat = Une case, sans franchir de rivière, et pas là où l’ennemi serait encore à 3 contre 1.
help-stop = Le camp qui occupe le plus de villes gagnerait ; à égalité, partie nulle.
clock-placement = Pose
clock-round = Manche { $round } sur { $limit }
meter-towns = Villes occupées
meter-pieces = Pièces
tray-hand = { $side } : à poser
tray-lost = { $side } : perdues
note-best = { $sum } contre { $value }, { $result }
button-end-movement = Fin des déplacements
button-end-combat = Fin des combats
button-attack = Attaquer : { $sum } contre { $value }, { $result }
button-offer-stop = Proposer d’arrêter
button-accept-stop = Accepter
button-decline-stop = Continuer
die-first = Qui commence (0 Pile, 1 Face)
none = aucun

## Terrains et nombres

terrain-plain = plaine
terrain-town = ville
terrain-forest = forêt
terrain-mountain = montagne
terrain-sea = mer
ratio = { $a } contre { $b }
sum-ratio = { $sum } contre { $value }{ $value ->
    [1] { "" }
   *[other] , soit { $ratio }
}
towns = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
}
result-nothing = sans effet
result-retreat = repoussée
result-cornered = sans refuge, éliminée
result-elimination = éliminée

## Actions, prévisions, raisons

do-place = Poser en { $at }
do-move = De { $from } en { $to }
do-attack = { $by } { $n ->
    [one] attaque
   *[other] attaquent
} { $target }, { $sum } contre { $value }
do-retreat = Reculer en { $to }
forecast-title = { $action }
forecast-towns = Vous occupez
forecast-strike = Vos forces contre { $at }
forecast-against = Contre { $at }
forecast-threat = { $side } peut amener contre { $at }, au plus
forecast-push = Pour repousser il faut
forecast-kill = Pour éliminer il faut
forecast-result = Résultat
forecast-refuges = Refuges
forecast-end = La partie finit
forecast-next = Décide ensuite
why-win = Cela gagne la partie.
why-town = Cela prend { $at }.
why-strike-kill = De là, on peut éliminer { $at }.
why-strike-push = De là, on peut repousser { $at }.
why-overlook = De là, on domine { $at }.
why-nearer = La pièce est plus utile en { $at } que là où elle était.
why-escape = En { $at }, elle pouvait être frappée.
why-kill = La pièce en { $at } quitte le jeu pour de bon.
why-push = La pièce en { $at } doit partir.
why-enough = Les autres pièces sont bien où elles sont.
why-hold-fire = Il n’y a plus rien à attaquer.
why-spare = Des attaques restent possibles ; aucune ne presse.
why-quiet = Rien à prendre ni à frapper de là pour l’instant.
why-refuge = { $at } lui est ouverte.
why-stop = { $side } se contenterait du décompte.
why-go-on = Il y a mieux à gagner.

## Le journal

tell-drawn = Tirage au sort : { $side } commence
tell-placed = { $side } pose une pièce en { $at }, { $terrain }
tell-set-aside = { $side } n’a plus de case où poser une pièce : elle est perdue
tell-turn = Manche { $round }, tour de { $side }
tell-move = De { $from } en { $to }, { $terrain }, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
tell-attack = { $target }, { $ground }, attaquée par { $by }, { $sum } contre { $value }{ $value ->
    [1] { "" }
   *[other] , soit { $ratio }
} : { $result }
tell-removed = { $side } perd la pièce en { $at }
tell-cornered = La pièce de { $side } en { $at } n’a aucun refuge : elle est perdue
tell-retreat = { $side } recule de { $from } en { $to }
tell-no-combat = Aucune attaque possible : pas de combat
tell-offer = { $side } propose d’arrêter la partie
tell-decline = La partie continue

## La fin

ending = { $outcome } ; villes : { side-a } { $a }, { side-b } { $b }
reason-towns = villes occupées à la fin des déplacements
reason-elimination = plus aucune pièce ennemie
reason-count = décompte des villes

## Pourquoi non

refuse-over = La partie est finie.
refuse-not-your-placement = C’est à l’autre camp de poser.
refuse-not-your-turn = C’est le tour de l’autre camp.
refuse-defender-never-attacks = Le camp dont ce n’est pas le tour n’attaque jamais.
refuse-defender-retreats = C’est le défenseur qui choisit où sa pièce recule.
refuse-wait-for-answer = Votre proposition d’arrêt attend sa réponse.
refuse-answer-the-offer = Répondez d’abord à la proposition d’arrêt.
refuse-no-agreed-stop = L’arrêt d’un commun accord n’est pas en usage ici.
refuse-offer-too-late = On propose d’arrêter avant le premier déplacement du tour, et une seule fois.
refuse-no-offer = Personne n’a proposé d’arrêter.
refuse-must-retreat = Votre pièce doit d’abord reculer.
refuse-nothing-retreats = Seule recule une pièce repoussée à 3 contre 1.
refuse-still-placing = On pose encore les pièces : aucune pièce ne se déplace ni n’attaque d’elle-même.
refuse-placing-is-over = Toutes les pièces sont posées.
refuse-movement-first = Vous êtes en déplacement : les combats viennent ensuite.
refuse-movement-is-over = Vos déplacements sont finis : ce sont les combats.
refuse-place-in-sea = { $at } est en mer.
refuse-occupied = { $at } est occupée : on pose sur une case vide.
refuse-too-many-towns = Vous occupez déjà { $limit } villes, le maximum pendant la pose.
refuse-not-yours = La pièce en { $at } n’est pas à vous.
refuse-no-piece = Il n’y a pas de pièce en { $at }.
refuse-has-moved = La pièce en { $at } s’est déjà déplacée : une fois par tour.
refuse-stays = La pièce en { $from } resterait sur place ; rien ne l’oblige à bouger.
refuse-sea = { $to } est en mer.
refuse-enemy-there = L’ennemi tient { $to }.
refuse-friend-there = Une pièce amie est en { $to } : on la traverse, on s’arrête ailleurs.
refuse-no-way = Aucun chemin de terre ne mène de { $from } à { $to }.
refuse-too-far = De { $from } à { $to } il faut { $cost } points ; une pièce en a { $move }.
refuse-friends-bar-the-way = Des pièces amies barrent le chemin de { $from } à { $to }.
refuse-enemies-bar-the-way = L’ennemi barre le chemin de { $from } à { $to }.
refuse-cannot-move = La pièce en { $at } ne peut aller nulle part avec { $move } points.
refuse-no-target = Il n’y a pas de pièce ennemie en { $at } : une attaque commence par la pièce attaquée.
refuse-no-attacker = Aucune de vos pièces encore libres d’attaquer ne touche { $at }.
refuse-not-your-attacker = Vous n’avez pas de pièce en { $at }.
refuse-not-in-contact = { $at } ne touche pas { $target }.
refuse-spent = La pièce en { $at } a déjà attaqué ce tour-ci.
refuse-without-the-new-piece = Seules sont permises les attaques avec la pièce qui vient d’être posée en { $at }.
refuse-too-weak = { $sum } contre { $value }, c’est moins que { $push } contre 1 : il ne se passerait rien.
refuse-must-attack = Il reste une attaque à 3 contre 1 ou mieux, et l’attaque est ici obligatoire.
refuse-not-one-hex = Un recul est d’une case : { $to } ne touche pas { $from }.
refuse-retreat-into-sea = { $to } est en mer.
refuse-refuge-taken = { $to } est occupée.
refuse-across-river = { $to } est sur l’autre rive : un recul ne franchit jamais une rivière.
refuse-fifth-town = { $to } ferait une ville de plus que { $limit }, le maximum pendant la pose.
refuse-no-refuge = En { $to }, l’ennemi serait encore à { $ratio } contre 1.
refuse-go-on-placing = Touchez une case vide pour y poser une pièce.
refuse-go-on-moving = Touchez maintenant la case où elle va.
refuse-go-on-attacking = Ajoutez les pièces qui attaquent, puis confirmez.
refuse-go-on-retreating = Touchez la case où elle recule.
