## Le jeu

game-title = Planètes
game-theme = Trois armes, deux planètes, des trous noirs entre elles
game-blurb = Neuf unités par camp, aucun dé. L’artillerie frappe de loin et rien ne lui résiste à découvert ; les champs de force vous emportent, les trous noirs avalent qui l’on y pousse. Ayez trois unités sur la planète ennemie à la fin de vos déplacements et la partie est gagnée.
side-a = Ambre
    .of = d’Ambre
side-b = Béryl
    .of = de Béryl
kind-infantry = infanterie
    .of = d’infanterie
    .the = l’infanterie
    .title = Infanterie
kind-cavalry = cavalerie
    .of = de cavalerie
    .the = la cavalerie
    .title = Cavalerie
kind-artillery = artillerie
    .of = d’artillerie
    .the = l’artillerie
    .title = Artillerie
unit = { $kind } { $side-of }
unit-at = { $kind } { $side-of } en { $at }, force { $strength }
unit-short = { $kind } { $at }
    .the = { $kind-the } en { $at }
    .title = { $kind-title } { $at }

## But et légende

goal = { $needed } unités sur la planète ennemie donnent la victoire : { $sidea } { $a }, { $sideb } { $b } [PL-90]
legend-kind-infantry = Infanterie : force 4 dans le vide, attaque au contact ; sous le feu elle vaut 1 [PL-30]
legend-kind-cavalry = Cavalerie : force 2, mouvement 6, attaque au contact ; sous le feu elle vaut 1 [PL-31]
legend-kind-artillery = Artillerie : force 6, mouvement 2, frappe à 2 ou 3 cases ; attaquée au contact elle vaut 3 [PL-32]
legend-badge-moved = A bougé : une unité ne bouge qu’une fois par tour [PL-41]
legend-badge-spent = A attaqué : une unité participe à une seule attaque par tour [PL-53]
legend-value-strength = Combat : { $value } en attaque là où elle est, terrain compris [PL-33]
legend-value-movement = Mouvement : { $value } points par tour [PL-42]
legend-ground-void = Vide : 1 point pour entrer [PL-10]
legend-ground-asteroid = Astéroïdes : 2 points pour entrer, +1 au combat [PL-11]
legend-ground-planetoid = Planétoïde : personne n’y entre, et il arrête les tirs [PL-12]
legend-ground-forcefield = Champ de force : gratuit, et paie un point de la case suivante ; on ne s’y arrête pas [PL-18]
legend-ground-blackhole = Trou noir : personne n’y entre ; qui y est repoussé est détruit [PL-21]
legend-ground-planet0 = Planète d’Ambre : 1 point ; +2 au combat pour Ambre ; trois unités de Béryl y gagnent la partie [PL-15]
legend-ground-planet1 = Planète de Béryl : 1 point ; +2 au combat pour Béryl ; trois unités d’Ambre y gagnent la partie [PL-15]
legend-ground-station0 = Station d’Ambre : 1 point pour entrer, sans bonus [PL-17]
legend-ground-station1 = Station de Béryl : 1 point pour entrer, sans bonus [PL-17]
legend-mark-refuge = Refuge : où une unité repoussée peut aller ; barré, où elle ne peut pas [PL-72]
legend-mark-zone = Zone de contrôle : qui y entre s’y arrête [PL-80]
legend-mark-los = Ligne de tir : brisée là où un ennemi ou un astre arrête le coup [PL-58]
legend-meter-landed = Sur la planète ennemie : comptées à la fin de vos propres déplacements ; à la marque, vous avez gagné [PL-90]
legend-meter-units = Unités : celles du plateau et celles en main ; qui n’en a plus a perdu [PL-91]

## Les cartes

scenario-ambre-et-beryl = Ambre et Béryl
scenario-ambre-et-beryl-blurb = La carte ordinaire. Deux voies rapides le long des bords, et au milieu un raccourci dangereux au ras du trou noir.
scenario-ceinture = La Ceinture
scenario-ceinture-blurb = Une ceinture d’astéroïdes sépare les planètes : un bon terrain pour qui l’atteint le premier.
scenario-couloirs = Les Couloirs
scenario-couloirs-blurb = Des champs de force de tous côtés : une carte vive et agressive.

## Les options

option-setup-mode = Départ
option-setup-mode-help = Comment les unités prennent place sur les planètes et les stations.
option-setup-mode-alternate = une unité chacun à son tour
option-setup-mode-secret = chacun en cachette, puis on découvre
option-setup-mode-standard = le déploiement de la carte
option-first-player = Qui commence
option-first-player-help = Qui place et joue en premier.
option-first-player-random = tirage au sort
option-first-player-ambre = Ambre
option-first-player-beryl = Béryl
option-turn-limit = Manches
option-turn-limit-help = Après ce nombre de manches, l’emporte qui a le plus d’unités sur la planète de l’autre. Sans limite : après 200.
option-double-pass-ends = Deux passes mettent fin à la partie
option-double-pass-ends-help = Quand les deux camps, l’un après l’autre, ne déplacent rien et n’attaquent pas, on compte les unités sur les planètes ennemies.
option-agreed-stop = Arrêt d’un commun accord
option-agreed-stop-help = Avant son premier déplacement, un joueur peut proposer d’arrêter ; si l’autre accepte, on compte les unités sur les planètes ennemies.
option-infantry-move = Déplacement de l’infanterie
option-infantry-move-help = L’original ne le donne pas : 4 complète la suite des autres armes, 5 est le nombre d’Objectif Villes.
option-pass-through-friends = On traverse ses propres unités
option-pass-through-friends-help = Non : une unité amie barre le chemin comme une ennemie.
option-zone-of-control = Zone de contrôle
option-zone-of-control-help = Oui : qui entre dans une case voisine d’un ennemi doit s’y arrêter.
option-reduced-keeps-bonus = Le terrain aide sous le feu
option-reduced-keeps-bonus-help = Non : sous le feu, et pour l’artillerie au contact, les astéroïdes et la planète n’ajoutent rien.
option-fire-blocking = Ce qui arrête le tir
option-fire-blocking-help = Un tir doit-il trouver un chemin libre de deux ou trois pas ?
option-fire-blocking-enemies-and-bodies = ennemis, planétoïdes et trous noirs
option-fire-blocking-none = rien, seule compte la distance
option-pinned-artillery = Artillerie fixée
option-pinned-artillery-help = Oui : une artillerie qui touche un ennemi tire avec 3 au lieu de 6.
option-retreat-ratio = Refuges
option-retreat-ratio-help = Quels ennemis comptent contre une unité qui recule.
option-retreat-ratio-all-threats = tous ceux qui pourraient l’y attaquer
option-retreat-ratio-contact-only = seulement ceux au contact
option-retreat-ratio-unspent-only = seulement ceux qui n’ont pas attaqué
option-must-attack = Attaque obligatoire
option-must-attack-help = Oui : on ne peut finir le combat tant qu’il reste une attaque à 3 contre 1 ou mieux.

## La table

phase-placement = Placement
phase-movement = Déplacements
phase-combat = Combats
phase-retreat = Recul
phase-stop = Proposition d’arrêt
ask-place = Choisissez une unité à côté de la carte, puis une case de votre planète ou une station. { $left ->
    [0] Toutes vos unités sont placées.
    [one] C’est la dernière.
   *[other] Il vous en reste { $left }.
}
ask-wait-for-placement = Les unités prennent place en cachette.
ask-move = Déplacez une unité, ou terminez vos déplacements.
ask-attack = Choisissez une unité ennemie, puis celles des vôtres qui l’attaquent ; ou terminez les combats.
ask-retreat = Votre { $kind } en { $at } est repoussée : choisissez son refuge.
ask-stop = { $side } propose d’arrêter et de compter les unités sur les planètes ennemies. Acceptez-vous ?
help-place = Vos unités remplissent votre planète et ses deux stations, une par case.
help-place-in-secret = L’autre camp n’en voit rien avant que chacun ait fini.
help-win = Assez de vos unités sont sur la planète ennemie : terminez vos déplacements et la partie est gagnée.
help-landing = Attention : { $side } pourrait avoir { $units } unités sur votre planète à la fin de ses prochains déplacements.
help-move = Vide, planètes et stations coûtent 1, astéroïdes 2 ; un champ de force est gratuit et paie un point de la case suivante, mais on ne s’y arrête pas.
help-attack = L’artillerie frappe à 2 ou 3 cases, les autres au contact. À 3 contre 1 on repousse, à 4 contre 1 on détruit. L’attaquant ne risque rien.
help-retreat = Une case, et plus loin à travers les champs de force ; pas là où l’ennemi serait encore à 3 contre 1.
help-stop = Le camp qui a le plus d’unités sur la planète de l’autre gagnerait ; à égalité, partie nulle.
clock-placement = Placement
clock-round = Manche { $round } sur { $limit }
meter-landed = Sur la planète ennemie
meter-units = Unités
tray-hand = { $side } : à placer, infanterie { $infantry }, cavalerie { $cavalry }, artillerie { $artillery }
tray-unseen = { $side } : { $n } unités à placer en cachette
tray-lost = { $side } : perdues
note-best = { $sum } contre { $value }, { $result }
button-end-movement = Fin des déplacements
button-end-combat = Fin des combats
button-attack = Attaquer : { $sum } contre { $value }, { $result }
button-offer-stop = Proposer d’arrêter
button-accept-stop = Accepter
button-decline-stop = Continuer
die-first = Qui commence (0 Ambre, 1 Béryl)
none = aucun

## Terrains et nombres

terrain-void = vide
terrain-asteroids = astéroïdes
terrain-planetoid = planétoïde
terrain-force-field = champ de force
terrain-black-hole = trou noir
terrain-planet-a = planète d’Ambre
terrain-planet-b = planète de Béryl
terrain-station = station
ratio = { $a } contre { $b }
sum-ratio = { $sum } contre { $value }{ $value ->
    [1] { "" }
   *[other] , soit { $ratio }
}
landed = { $n } sur { $needed }
result-nothing = sans effet
result-retreat = repoussée
result-cornered = sans refuge, détruite
result-elimination = détruite

## Actions, prévisions, raisons

do-place = Placer une { $kind } en { $at }
do-move = { $unit-title } vers { $to }
do-attack = { $by } { $n ->
    [one] attaque
   *[other] attaquent
} { $target-the }, { $sum } contre { $value }
do-retreat = Reculer en { $to }
forecast-title = { $action }
forecast-strength = Sa force à cet endroit
forecast-landed = Sur la planète ennemie
forecast-strike = Vos forces contre { $unit-the }
forecast-against = Contre elle en { $at }
forecast-threat = { $side } pourrait amener contre { $at }
forecast-shot = { $unit-title }, tir { $path }
forecast-target = { $unit-title }
forecast-target-fire = { $unit-title }, sous le feu
forecast-target-contact = { $unit-title }, au contact
forecast-sum = Ensemble
forecast-result = Résultat
forecast-refuges = Refuges
forecast-end = La partie finit
forecast-next = Décide ensuite
why-win = Cela gagne la partie.
why-place = { $at } convient à une unité qui ira de l’avant.
why-place-gun = { $at } convient à l’artillerie.
why-strike-kill = De là, on peut détruire { $at }.
why-strike-push = De là, on peut repousser { $at }.
why-escape = En { $at }, elle pouvait être détruite ou repoussée.
why-land = { $at } compte sur la planète ennemie.
why-guard = { $at } est fermée à l’ennemi.
why-nearer = { $at } est plus près de la planète ennemie.
why-post = { $at } est un meilleur poste.
why-kill = L’unité en { $at } disparaît pour de bon.
why-push = L’unité en { $at } doit partir.
why-enough = Les autres unités sont bien où elles sont.
why-hold-fire = Il n’y a plus rien à attaquer.
why-spare = Des attaques restent possibles ; aucune ne presse.
why-quiet = Rien à prendre ni à frapper de là pour l’instant.
why-refuge = { $at } lui est ouverte.
why-stop = { $side } se contenterait du décompte.
why-go-on = Il y a mieux à gagner.

## Le journal

tell-drawn = Tirage au sort : { $side } commence
tell-placed = { $side } place une { $kind } en { $at }
tell-turn = Manche { $round }, tour { $side-of }
tell-move = { $kind-title }, de { $from } en { $to } ({ $terrain }), { $cost ->
    [0] sans frais
    [one] { $cost } point
   *[other] { $cost } points
}
tell-move-by-field = { $kind-title }, de { $from } en { $to } ({ $terrain }) par champ de force, { $cost ->
    [0] sans frais
    [one] { $cost } point
   *[other] { $cost } points
}
ground-fire = { $ground }, sous le feu
ground-contact = { $ground }, au contact
tell-attack = { $target-title } ({ $ground }) attaquée par { $by }, { $sum } contre { $value }{ $value ->
    [1] { "" }
   *[other] , soit { $ratio }
} : { $result }
tell-removed = { $side } perd { $kind-the } en { $at }
tell-cornered = { $side } perd { $kind-the } en { $at }, sans refuge
tell-retreat = { $kind-title } { $side-of } : recul de { $from } en { $to }
tell-no-combat = Aucune attaque possible : pas de combat
tell-offer = { $side } propose d’arrêter la partie
tell-decline = La partie continue

## La fin

ending = { $outcome } ; sur la planète ennemie : { side-a } { $a }, { side-b } { $b }
reason-planet = unités sur la planète ennemie à la fin des déplacements
reason-elimination = plus aucune unité ennemie
reason-count = décompte des unités sur la planète ennemie

## Pourquoi non

refuse-over = La partie est finie.
refuse-not-your-placement = C’est à l’autre camp de placer.
refuse-not-your-turn = C’est le tour de l’autre camp.
refuse-all-placed = Toutes vos unités sont placées ; l’autre camp n’a pas fini.
refuse-defender-never-attacks = Le camp dont ce n’est pas le tour n’attaque jamais.
refuse-defender-retreats = C’est le défenseur qui choisit où son unité recule.
refuse-wait-for-answer = Votre proposition d’arrêt attend sa réponse.
refuse-answer-the-offer = Répondez d’abord à la proposition d’arrêt.
refuse-no-agreed-stop = L’arrêt d’un commun accord n’est pas en usage ici.
refuse-offer-too-late = On propose d’arrêter avant le premier déplacement du tour, et une seule fois.
refuse-no-offer = Personne n’a proposé d’arrêter.
refuse-must-retreat = Votre unité doit d’abord reculer.
refuse-nothing-retreats = Seule recule une unité repoussée à 3 contre 1.
refuse-still-placing = On place encore les unités : aucune ne se déplace ni n’attaque.
refuse-placing-is-over = Toutes les unités sont placées.
refuse-movement-first = Vous êtes en déplacement : les combats viennent ensuite.
refuse-movement-is-over = Vos déplacements sont finis : ce sont les combats.
refuse-none-in-hand = Il ne vous reste pas { $kind-of } à placer.
refuse-not-a-start-hex = { $at } n’est ni sur votre planète, ni une de vos stations.
refuse-occupied = { $at } est occupée : une unité par case.
refuse-not-yours = L’unité en { $at } n’est pas à vous.
refuse-no-piece = Il n’y a pas d’unité en { $at }.
refuse-has-moved = L’unité en { $at } s’est déjà déplacée : une fois par tour.
refuse-stays = L’unité en { $from } resterait sur place ; rien ne l’oblige à bouger.
refuse-body-there = { $to } est un planétoïde ou un trou noir : nul n’y entre.
refuse-stop-in-field = { $to } est un champ de force : on le traverse, on ne s’y arrête pas.
refuse-enemy-there = L’ennemi tient { $to }.
refuse-friend-there = Une unité amie est en { $to } : on la traverse, on s’arrête ailleurs.
refuse-no-way = Aucun chemin ne mène de { $from } à { $to }.
refuse-too-far = De { $from } à { $to } il faut { $cost } points ; cette unité en a { $move }.
refuse-friends-bar-the-way = Des unités amies barrent le chemin de { $from } à { $to }.
refuse-enemies-bar-the-way = L’ennemi barre le chemin de { $from } à { $to }.
refuse-zone-of-control = On s’arrête à côté d’un ennemi : le chemin de { $from } à { $to } en longe un.
refuse-cannot-stop-on-the-way = Le chemin de { $from } à { $to } obligerait à s’arrêter dans un champ de force ou sur une unité amie, à côté d’un ennemi.
refuse-cannot-move = L’unité en { $at } ne peut aller nulle part.
refuse-no-target = Il n’y a pas d’unité ennemie en { $at } : une attaque commence par l’unité attaquée.
refuse-no-attacker = Aucune de vos unités encore libres d’attaquer n’atteint { $at }.
refuse-enemy-attacker = L’unité en { $at } est à l’ennemi.
refuse-nobody-attacks = Vous n’avez pas d’unité en { $at }.
refuse-not-in-contact = L’unité en { $at } n’attaque qu’au contact, et { $target } est à { $distance } cases.
refuse-not-in-range = L’artillerie frappe à 2 ou 3 cases ; de { $at } à { $target } il y en a { $distance }.
refuse-fire-is-stopped = { $by } arrête le tir de { $at } sur { $target } : pas de chemin libre de deux ou trois pas.
refuse-spent = L’unité en { $at } a déjà attaqué ce tour-ci.
refuse-too-weak = { $sum } contre { $value }, c’est moins que { $push } contre 1 : il ne se passerait rien.
refuse-must-attack = Il reste une attaque à 3 contre 1 ou mieux, et l’attaque est ici obligatoire.
refuse-comes-back = Un recul ne peut finir où il a commencé.
refuse-not-one-hex = Un recul est d’une case, ou plus loin par des champs de force : rien de tel ne mène de { $from } à { $to }.
refuse-retreat-into-planetoid = { $to } est un planétoïde.
refuse-retreat-into-black-hole = { $to } est un trou noir, ce n’est pas un refuge.
refuse-retreat-into-field = Nul ne reste dans le champ de force { $to } : choisissez la case au-delà.
refuse-refuge-taken = { $to } est occupée.
refuse-no-refuge = En { $to }, l’ennemi serait à { $sum } contre { $value }, encore 3 contre 1 ou plus.
refuse-go-on-placing = Touchez une case vide de votre planète ou une station.
refuse-go-on-moving = Touchez maintenant la case où elle va.
refuse-go-on-attacking = Ajoutez les unités qui attaquent, puis confirmez.
refuse-go-on-retreating = Touchez la case où elle recule.
