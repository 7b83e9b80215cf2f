## Le jeu

game-title = Révolution et Empire
game-theme = Divisions, corps d’armée et jetons, de Marengo à Waterloo
game-blurb = Choisissez les corps qui pourront agir cette manche ; le bol décide quand. Marchez, prenez de flanc, chargez et poursuivez sur les champs de bataille de Napoléon, et brisez le cœur de l’ennemi avant qu’il ne brise le vôtre.
side-a = Bleus
    .The = Les Bleus
    .the = les Bleus
    .of = des Bleus
    .to = aux Bleus
    .number = many
side-b = Rouges
    .The = Les Rouges
    .the = les Rouges
    .of = des Rouges
    .to = aux Rouges
    .number = many

## But et légende

goal = Le plus de points de victoire après la manche { $turns } : { $sidea } { $a }, { $sideb } { $b } [RE-R50]
legend-kind-infantry = Infanterie : 3 dés en attaque ; 1 case et attaquer, ou 2 sans attaquer [RE-59]
legend-kind-elite = Infanterie d’élite : 4 dés en attaque ; 1 case et attaquer, ou 2 sans attaquer [RE-60]
legend-kind-lightcavalry = Cavalerie légère : 1 dé en attaque ; 3 cases et attaquer, ou 4 sans ; agit même loin de son corps [RE-61]
legend-kind-heavycavalry = Cavalerie lourde : 2 dés en attaque ; 2 cases et attaquer, ou 3 sans attaquer [RE-62]
legend-kind-artillery = Artillerie : trois dés à 1 case, deux à 2, un à 3 ; ou se déplace de 2 [RE-31]
legend-kind-heavyartillery = Batterie d’élite : un dé de plus que les autres batteries [RE-R49]
legend-kind-chit = Jeton de corps : tiré du bol, il fait agir un groupe du corps [RE-19]
legend-badge-fired = A tiré : une fois par manche, et une batterie qui tire ne fait rien d’autre [RE-24]
legend-badge-attacked = A attaqué : une fois par manche [RE-50]
legend-badge-moved = A bougé : une fois par activation [RE-40]
legend-badge-retreated = A reculé : une cavalerie qui a reculé ne fait plus de charge organisée [RE-66]
legend-badge-steady = Ferme : ignore le premier recul de chaque jet contre elle [RE-R49]
legend-value-strength = Pièces : { $value } sur { $max } ; ce qu’elle peut encore perdre [RE-03]
legend-value-corner = Corps : { $value } ; son jeton la fait agir [RE-15]
legend-ground-clear = Terrain dégagé : sans effet [RE-94]
legend-ground-hill = Colline : arrête qui y monte ; un dé de moins contre qui est attaqué d’en bas [RE-113]
legend-ground-forest = Forêt : infanterie seulement hors des routes, arrêt, pas d’attaque ; un dé de moins vers elle et depuis elle [RE-95]
legend-ground-woodhill = Colline boisée : forêt et colline à la fois [RE-95]
legend-ground-orchard = Verger : arrêt, pas d’attaque ; pas de charge dedans [RE-98]
legend-ground-hillorchard = Verger sur une colline : verger et colline à la fois [RE-98]
legend-ground-village = Village : arrêt, pas d’attaque ; un dé de moins vers lui et depuis lui ; ni cavalerie ni canons [RE-104]
legend-ground-hillvillage = Village sur une colline : village et colline à la fois [RE-104]
legend-ground-fortress = Forteresse : infanterie seulement ; deux dés de moins contre qui s’y trouve [RE-121]
legend-ground-hillfortress = Forteresse sur une colline : forteresse et colline à la fois [RE-121]
legend-ground-building = Bâtiment fortifié : deux dés de moins contre l’infanterie qui s’y trouve, et pour ses attaques [RE-122]
legend-ground-hillbuilding = Bâtiment fortifié sur une colline : bâtiment et colline à la fois [RE-122]
legend-ground-marsh = Marécage : interdit aux canons ; arrêt, pas d’attaque ; un dé de moins pour qui en sort [RE-108]
legend-ground-mountain = Montagne : infanterie seulement, arrêt, pas d’attaque ; deux dés de moins contre elle [RE-116]
legend-ground-ravine = Ravin : interdit à la cavalerie lourde et aux canons ; arrêt, pas d’attaque [RE-118]
legend-ground-bridge = Pont : qui y vient s’arrête ; pas de charge [RE-111]
legend-ground-ford = Gué : qui y vient s’arrête et n’attaque pas [RE-112]
legend-ground-lake = Eau : infranchissable [RE-123]
legend-ground-river = Ruisseau : un dé de moins contre l’infanterie attaquée au travers ; pas de charge [RE-102]
legend-ground-lane = Chemin creux : un dé de moins contre l’infanterie attaquée au travers ; pas de charge [RE-102]
legend-ground-road = Route : deux cases de plus si tout le trajet la suit [RE-46]
legend-ground-works = Fortifications : un dé de moins contre l’infanterie et les canons, en plus du terrain [RE-100]
legend-mark-objective = Objectif : appartient au dernier qui y fut ; le nombre donne ses points de victoire [RE-R50]
legend-mark-group = Groupe : les unités du corps qui se touchent agissent ensemble [RE-20]
legend-mark-zone = Ligne de retraite : vers où l’armée se replie [RE-76]
legend-mark-refuge = Retraite : où l’unité peut reculer ; barré, où elle ne peut pas [RE-77]
legend-mark-los = Ligne de vue : rouge là où quelque chose cache la cible [RE-27]
legend-meter-score = Points de victoire : un par unité ennemie détruite, et ceux des objectifs tenus [RE-R50]
legend-meter-score-level = { legend-meter-score }
legend-meter-points = Démoralisation : des points pour les pertes ; une armée ébranlée lance partout un dé de moins, une armée rompue a perdu [RE-93]
legend-meter-points-threshold = Démoralisation : des points pour les pertes ; une armée ébranlée lance partout un dé de moins [RE-93]
legend-meter-units = Unités restantes : sur la carte et encore en marche [RE-R50]
legend-tray-bowl = Le bol : les jetons des deux camps, tirés un à un ; un jeton fait agir son corps. Seul leur propriétaire sait lesquels y sont [RE-18]

## Les batailles

scenario-rencontre = La Rencontre
scenario-rencontre-blurb = Deux armées égales se rencontrent entre quatre villages. La bataille pour apprendre. Gagne qui a le plus de points de victoire après la 8e manche : un par unité ennemie détruite, et ceux des villages tenus (trois de chaque côté au départ). L’armée qui atteint 7 points de démoralisation a perdu aussitôt.
scenario-auerstaedt = Auerstaedt, 14 octobre 1806
scenario-auerstaedt-blurb = Les divisions de Davout débouchent une à une du défilé face à la grande armée prussienne. Aux Prussiens de forcer le passage : il leur faut plus de points que les Français après la 8e manche (3 contre 4 au départ ; Hassenhausen en vaut 3), ou pousser Davout à 8 points de démoralisation. Sinon les Français ont tenu. L’armée prussienne se rompt à 7.
scenario-marengo = Marengo, 14 juin 1800
scenario-marengo-blurb = Mélas franchit la Bormida et surprend Bonaparte. Aux Autrichiens de vaincre : il leur faut plus de points que les Français après la 9e manche (2 contre 5 au départ ; San Giuliano, sur la route de Desaix, en vaut 2), ou pousser les Français à 14 points de démoralisation. Sinon les Français ont tenu. L’armée autrichienne se rompt à 7.
scenario-marengo-changed = Réglé après des parties d’essai : les Français sont démoralisés à 8 points et rompus à 14, d’abord à 5 et 9 ; les Autrichiens à 4 et 7, d’abord à 6 et 10.
scenario-austerlitz = Austerlitz, 2 décembre 1805
scenario-austerlitz-blurb = Les colonnes alliées quittent le plateau pour les villages du Goldbach, et Soult attend dans la brume au pied. Les deux armées attaquent : gagne qui a le plus de points après la 8e manche (6 de chaque côté au départ), ou qui pousse l’autre à son point de rupture : 14 points de démoralisation pour les Alliés, 11 pour les Français.
scenario-austerlitz-changed = Réglé après des parties d’essai : les Français sont rompus à 11 points et les Alliés à 14, d’abord les uns et les autres à 13.
scenario-waterloo = Waterloo, 18 juin 1815
scenario-waterloo-blurb = Enfoncer Wellington sur sa crête avant que les Prussiens ne soient à Plancenoit. Aux Français de vaincre : il leur faut plus de points que les Alliés après la 8e manche (3 contre 6 au départ ; Mont-Saint-Jean en vaut 3), ou pousser les Alliés à 17 points de démoralisation. Sinon les Alliés ont tenu. L’armée française se rompt à 14.
scenario-waterloo-changed = Réglé après des parties d’essai : les Français sont démoralisés à 8 points et rompus à 14, d’abord à 7 et 12.
scenario-rencontre-slow = La Rencontre, ordres rares
scenario-rencontre-slow-blurb = La même bataille à deux jetons par manche : peu d’ordres, beaucoup de surprises. On gagne comme dans la première.
scenario-marengo-alone = Marengo sans Desaix
scenario-marengo-alone-blurb = Et si personne n’avait marché au canon ? San Giuliano ne vaut rien aux Autrichiens : il leur faut plus de points que les Français après la 9e manche, ou les pousser à leur point de rupture. Sinon les Français ont tenu.
scenario-marengo-alone-changed = Réglé après des parties d’essai : les Français sont rompus à 12 points, d’abord à 9 ; les Autrichiens sont démoralisés à 4 et rompus à 7, d’abord à 6 et 10.
scenario-austerlitz-mist = Austerlitz, la brume tient
scenario-austerlitz-mist-blurb = Le soleil tarde : Napoléon a deux jetons de moins à la première manche. On gagne comme dans la vraie bataille.
scenario-austerlitz-mist-changed = Réglé après des parties d’essai : points de rupture de la vraie bataille.
scenario-waterloo-dry = Waterloo par temps sec
scenario-waterloo-dry-blurb = La bataille commence plus tôt : neuf manches, et les Prussiens arrivent une manche plus tard. Les Français doivent avoir plus de points que les Alliés à la fin ; sinon les Alliés ont tenu.
scenario-waterloo-dry-changed = Réglé après des parties d’essai : les chiffres français de la vraie bataille, et la Belle Alliance compte 2 points, d’abord 1.

## Les options

option-limit-scope = Une fois par manche
option-limit-scope-help = Combien de fois une batterie tire et une unité attaque quand son corps sort plusieurs fois.
option-limit-scope-per-turn = une fois par manche
option-limit-scope-per-activation = une fois par activation
option-artillery-fire-retreats = Le tir fait reculer
option-artillery-fire-retreats-help = Oui : chaque 1 au tir d’une batterie fait aussi reculer d’une case l’infanterie et la cavalerie.
option-nearest-target = Cible la plus proche
option-nearest-target-help = Une batterie ennemie compte-t-elle comme cible la plus proche, quitte à avaler le coup ?
option-nearest-target-any = toute unité ennemie
option-nearest-target-ignore-artillery = les batteries ne comptent pas
option-terrain-malus = Terrain
option-terrain-malus-help = Le terrain de l’attaquant et la protection de la cible s’ajoutent-ils ?
option-terrain-malus-single-worst = seul le plus fort compte
option-terrain-malus-attack-plus-protection = ils s’ajoutent
option-road-bonus-with-combat = Route et attaque
option-road-bonus-with-combat-help = Oui : la route allonge aussi le mouvement après lequel on peut attaquer.
option-hex-points = Cases perdues
option-hex-points-help = Combien de temps une case perdue pèse sur l’armée qui la tenait.
option-hex-points-while-lost = tant qu’elle est perdue
option-hex-points-once = pour de bon
option-breaking-point = Point de rupture
option-breaking-point-help = Oui : l’armée qui atteint son point de rupture a perdu aussitôt.

## La question

phase-chits = Ordres
phase-group = { $corps } · groupe
phase-fire = { $corps } · tir
phase-movement = { $corps } · mouvement
phase-combat = { $corps } · combat
phase-evasion = Esquive
phase-retreat = Retraite
phase-riposte = Riposte
phase-aftermath = Après le combat
phase-finished = La bataille est finie

ask-chits = Quels corps pourront agir cette manche ? Touchez leurs jetons (choisis : { $chosen } sur { $command }).
ask-chits-full = Jetons choisis : { $command } sur { $command }. Sceller vos ordres ?
ask-chits-wait = Vos ordres sont scellés. L’autre général choisit encore.
ask-chits-both = Les deux généraux choisissent leurs jetons en secret.
help-chits = Les jetons des deux armées vont dans un bol et sont tirés un à un. Le corps dont le jeton sort tire, bouge et combat. Vous pouvez en choisir moins, ou plusieurs d’un même corps.
ask-group = { $corps } : le jeton sort, mais les unités sont dispersées. Quel groupe agit ? Touchez une de ses unités.
help-group = Seules agissent ensemble des unités qui se touchent. La cavalerie légère agit de toute façon.
ask-fire = Qui tire ? Touchez une batterie, ou une infanterie à tirailleurs, puis sa cible.
ask-skirmish = Quels tirailleurs tirent ? Touchez une infanterie, puis l’infanterie ennemie voisine.
help-fire = Une batterie tire sur l’ennemi en vue le plus proche, à 3 cases au plus, et ne bouge plus ensuite. Ligne verte : vu ; rouge : caché.
ask-move = Qui bouge ? Touchez une unité, puis une case.
help-move = Les chiffres sont des cases ; entre parenthèses, l’unité ne pourra plus attaquer après cette marche.
ask-attack = Qui attaque ? Touchez une unité, puis un ennemi voisin.
help-attack = Les pertes n’ôtent pas de dés. Cherchez le flanc : deux de vos unités de part et d’autre d’une cible valent deux dés.
help-demoralised = Armée démoralisée ({ $side }) : un dé de moins partout.
ask-evade = { $unit-The } attaque { $target-the }. Votre cavalerie esquive-t-elle, ou fait-elle face ?
help-evade = Esquiver, c’est se retirer de deux cases exactement, sans dés. Cela ne gâte pas les charges à venir.
ask-retreat-step = { $owed ->
    [0] { $unit-The } a fini de reculer.
    [one] { $unit-The } doit encore reculer d’une case. Touchez la case d’arrivée.
   *[other] { $unit-The } doit encore reculer de { $owed } cases. Touchez la case d’arrivée.
}
ask-evasion-step = { $owed ->
    [0] { $unit-The } a esquivé.
    [one] { $unit-The } esquive : encore une case. Touchez la case d’arrivée.
   *[other] { $unit-The } esquive : deux cases. Touchez la case d’arrivée.
}
ask-pushed-step = { $by-The } recule sur { $unit-the } et l’entraîne. Touchez la case où va { $unit-the }.
help-retreat = Vers la ligne de retraite si possible, jamais à côté de l’attaquant. Une case barrée est fermée ; un ami sur le chemin est entraîné.
ask-riposte = { $target-The } a tenu. Riposter contre { $unit-the }, à { $dice ->
    [one] un dé
   *[other] { $dice } dés
} ?
help-riposte = Une riposte ne coûte rien et n’a pas de bonus de flanc.
ask-take = { $hex } est libre. { $unit-The } avance, ou reste ?
ask-pursue = { $target-The } recule. { $unit-The } poursuit et frappe encore, avance d’une case, ou reste ?
help-aftermath = Avancer prend un objectif. En poursuite, la cible ne riposte pas, mais il n’y a pas de bonus non plus.

button-seal = Sceller les ordres
button-end-fire = Passer aux mouvements
button-end-movement = Passer aux combats
button-end-combat = Finir l’activation
button-line = Attaquer en ligne
button-column = Attaquer en colonne
button-evade = Esquiver
button-stand = Faire face
button-riposte = Riposter
button-decline = Ne pas riposter
button-stay = Rester
button-take = Avancer
button-pursue = Poursuivre

## La table

clock = Manche { $turn } sur { $turns }
meter-score = Points de victoire : il en faut { $needs } de plus { $side-to }
meter-score-level = Points de victoire : égalité
meter-points = Démoralisation (ébranlée à { $a } · { $b }, rompue à { $breaka } · { $breakb })
meter-points-threshold = Démoralisation (ébranlée à { $a } · { $b })
meter-units = Unités restantes
tray-chits = Vos ordres : { $chosen } sur { $command }
tray-bowl = Le bol
tray-drawn = Tirés cette manche
tray-to-come = { $side } : en marche
tray-fallen = { $side } : unités détruites
unit-of-corps = { $unit }, { $corps }
unit-due = { $unit }, arrivée à la manche { $turn }
chit-of-corps = { $corps } : jetons choisis { $chosen } sur { $chits }, { $units ->
    [0] aucune unité sur la carte
    [one] une unité sur la carte
   *[other] { $units } unités sur la carte
}
drawn-chit = Jeton { $n } : { $corps }
name-of-side = { $name } ({ $side })
    .The = { $name-The } ({ $side })
    .the = { $name-the } ({ $side })
    .of = { $name-of } ({ $side })
    .to = { $name-to } ({ $side })
    .number = { $name-number }
    .gender = { $name-gender }
    .e = { $name-e }
hex-named = { $hex } ({ $name })
nowhere = dehors
worth = { $points ->
    [0] { $a } PV
   *[other] { $a } PV · moral { $points }
}
worth-each = { $points ->
    [0] PV { $sidea } { $a }, { $sideb } { $b }
   *[other] PV { $sidea } { $a }, { $sideb } { $b } · moral { $points }
}
arrival = manche { $turn } : { $units ->
    [one] une unité
   *[other] { $units } unités
}

## Ce que fait une action

do-chit = Un jeton pour { $corps-the }
do-group = Le groupe où est { $unit-the }
do-fire = { $unit-The } tire sur { $target-the }
do-skirmish = Les tirailleurs { $unit-of } tirent sur { $target-the }
do-move = { $unit-The } en { $hex }
do-attack = { $unit-The } attaque { $target-the }
do-attack-line = { $unit-The } attaque en ligne { $target-the }
do-attack-column = { $unit-The } attaque en colonne { $target-the }
do-retreat = { $unit-The } recule en { $hex }
do-push = { $unit-The } recule en { $hex } et entraîne { $friend-the }
do-riposte = { $unit-The } riposte contre { $target-the }
do-take = { $unit-The } avance en { $hex }
do-pursue = { $unit-The } poursuit { $target-the }

dice-total = Dés jetés
dice-count = { $n ->
    [one] un dé
   *[other] { $n } dés
}
flank-none-self = Pas de flanc : { $unit-the } prête aussi le sien
charge-none-strength = Pas de charge : pièces perdues
charge-none-retreated = Pas de charge : l’unité a déjà reculé
charge-none-still = Pas de charge : l’unité n’a pas bougé
charge-none-ground = Pas de charge : le terrain n’est pas dégagé
evades-must = { $target-The } esquivera : pas de dés
evades-may = { $target-The } peut esquiver
caught-village = { $target-The } ne sort pas du village et y est détruit{ $target-e }
odds-loss = { $target-The } perd une pièce
odds-losses = { $target-The } perd { $n } pièces
odds-recoils = { $target-The } recule
odds-destroyed = { $target-The } est détruit{ $target-e }
odds-nothing = Sans effet
odds-trapped = { $target-The } n’a pas d’issue : chaque case coûte une pièce
odds-in-column = En colonne : recule
odds-in-line = En ligne : perd une pièce
odds-riposte = La cible peut riposter
odds-answer-dice = Dés de sa riposte
chance = { $whole },{ $tenth } %
forecast-may-attack = Pourra attaquer ensuite
forecast-march-only = Trop loin pour attaquer ensuite
forecast-contacts = Ennemis à son contact là-bas
forecast-objective = Prend { $place }
forecast-exposed = L’unité pourrait y être prise de flanc
forecast-home = Cases jusqu’à la ligne de retraite
forecast-pushed = Entraîne { $unit-the }
forecast-corps-units = Unités qui pourraient agir
yes = oui
no = non
note-flank = flanc

terrain-clear = terrain dégagé
terrain-forest = forêt
terrain-orchard = verger
terrain-village = village
terrain-marsh = marécage
terrain-bridge = pont
terrain-ford = gué
terrain-mountain = montagne
terrain-ravine = ravin
terrain-fortress = forteresse
terrain-building = bâtiment fortifié
terrain-water = eau

## Le rapport

forfeit-chits = { $n ->
    [one] un jeton n’est pas choisi
   *[other] { $n } jetons ne sont pas choisis
}
die-chit = Jeton du bol
die-attack = Attaque
die-riposte = Riposte
die-pursuit = Poursuite
die-fire = Tir d’artillerie
die-skirmish = Tirailleurs
log-turn = Manche { $turn }
log-arrived = Renfort en { $hex } : { $unit }
log-chit = Un jeton pour { $corps-the }
log-sealed = Ordres scellés : { $side }
log-bowl = Jetons dans le bol : { $sidea } { $a }, { $sideb } { $b }
log-drawn = Jeton { $side-of } : { $corps }
log-drawn-void = Jeton { $side-of } : { $corps }, plus aucune unité sur la carte
log-group = { $corps } : { $units ->
    [one] une unité agit
   *[other] { $units } unités agissent
}
log-fire = { $unit-The } tire sur { $target-the } en { $there }, { $sum } : { $result }
log-enfilade = { $unit-The } prend { $targets } unités d’enfilade : { $row }
raked = { $target-the } en { $there } ({ $dice ->
    [0] aucun dé
    [one] un dé
   *[other] { $dice } dés
} : { $result })
raked-guns = { $target-the } en { $there } (le canon ne peut rien contre le canon)
log-skirmish-hit = Les tirailleurs { $unit-of } touchent { $target-the } en { $there }, une perte
log-skirmish-miss = Les tirailleurs { $unit-of } tirent en vain sur { $target-the } en { $there }
log-moved = { $unit-The } va en { $hex }
log-marched = { $unit-The } marche jusqu’à { $hex }, trop loin pour attaquer
log-attack = { $unit-The } attaque { $target-the } en { $there }
log-attack-column = { $unit-The } attaque en colonne { $target-the } en { $there }
log-attack-village = { $unit-The } tombe sur { $target-the } en { $there }
log-evaded = { $unit-The } esquive l’attaque et quitte { $at }
log-stood = { $unit-The } fait face en { $at }
log-dice = { $unit-The } contre { $target-the } en { $there }, { $sum } : { $result }
log-riposte = { $unit-The } riposte contre { $target-the } en { $there }, { $sum } : { $result }
log-strikes-again = { $unit-The } frappe encore { $target-the } en { $there }, { $sum } : { $result }
dice-at = { $dice } à { $range ->
    [one] une case
   *[other] { $range } cases
}
dice-because = { $dice } ({ $why })
listed = { $list }, { $next }
told-base = { $n } en propre
told-range = { $range ->
    [one] { $n } à une case
   *[other] { $n } à { $range } cases
}
told-bonus = +{ $n } de batterie d’élite
told-flank = +{ $n } pour le flanc que tient { $by-the }
told-charge = +{ $n } de charge organisée
told-protection = −{ $n } pour le terrain de la cible : { $terrain }
told-hexside = −{ $n } à travers ruisseau ou chemin creux
told-ground = −{ $n } pour son propre terrain : { $terrain }
told-works = −{ $n } contre des fortifications
told-hill = −{ $n } contre la pente
told-heart = −{ $n } par démoralisation
result-left = { $result } ; { $left ->
    [0] plus aucune pièce
    [one] reste une pièce
   *[other] restent { $left } pièces
}
result = { $losses ->
    [0] { $retreats ->
        [0] sans effet
        [one] une case de recul
       *[other] { $retreats } cases de recul
    }
    [one] { $retreats ->
        [0] une perte
        [one] une perte, une case de recul
       *[other] une perte, { $retreats } cases de recul
    }
   *[other] { $retreats ->
        [0] { $losses } pertes
        [one] { $losses } pertes, une case de recul
       *[other] { $losses } pertes, { $retreats } cases de recul
    }
}
log-retreats = { $unit-The } recule en { $hex }
log-slips = { $unit-The } se retire en { $hex }
log-pushed = { $unit-The } cède la place et recule en { $hex }
log-cornered = { $unit-The } n’a pas d’issue en { $at } et perd { $losses ->
    [one] une pièce
   *[other] { $losses } pièces
}
log-destroyed = { $unit-The } est détruit{ $unit-e } en { $hex }
log-caught = { $unit-The } est surpris{ $unit-e } et détruit{ $unit-e } en { $hex }
log-declined = { $unit-The } ne riposte pas en { $at }
log-passed-over-fire = { $corps } : personne à portée de tir
log-passed-over-movement = { $corps } : personne ne peut bouger
log-passed-over-combat = { $corps } : personne ne peut attaquer
log-took = { $unit-The } avance en { $hex }
log-pursued = { $unit-The } poursuit { $target-the } vers { $there }
log-captured = { $side-The } { $side-number ->
    [many] prennent
   *[one] prend
} { $place }
log-demoralised = { $side-The } { $side-number ->
    [many] perdent
   *[one] perd
} courage : un dé de moins partout
log-restored = { $side-The } { $side-number ->
    [many] reprennent
   *[one] reprend
} courage

over-draw = Partie nulle : la journée n’est à personne
over-points = Victoire { $side-of } aux points
over-broken = Victoire { $side-of } : l’armée ennemie se débande
over-annihilated = Victoire { $side-of } : il ne reste rien de l’armée ennemie
over-score = points : { $sidea } { $a }, { $sideb } { $b }
over-with-score = { $over } ({ $score })
reason-points = aux points de victoire
reason-broken = l’autre armée est rompue
reason-annihilated = l’autre armée n’existe plus

share-base = Dés de l’unité
share-bonus = Batterie d’élite
share-flank = Flanc : { $by-the } tient l’autre côté
share-charge = Charge organisée
share-protection = Cible protégée : { $terrain }
share-hexside = À travers ruisseau ou chemin creux
share-ground = Attaque depuis : { $terrain }
share-works = Fortifications
share-hill = Contre la pente
share-heart = Armée démoralisée
share-covered = déjà compté
flank-none-target = Pas de flanc : { $target-the } n’en offre pas ici
fire-at = { $target }, à { $range ->
    [one] une case
   *[other] { $range } cases
}
fire-immune = { $target } : le canon ne peut rien contre le canon
odds-wins = Victoire { $side-of }
note-flankable = prête le flanc : pas de bonus
note-sheltered = n’offre pas de flanc
ask-pursue-only = { $target-The } recule. { $unit-The } poursuit et frappe encore, ou reste ?
scenario-rencontre-bloody = La Rencontre, sans quartier
scenario-rencontre-bloody-blurb = La même bataille, mais à chaque activation les canons tirent et les unités attaquent de nouveau. On gagne comme dans la première.

## Conseils

why-chit = Ce corps pourra agir quand son jeton sortira.
why-seal = Ces ordres suffisent.
why-group = C’est ce groupe qui peut le plus.
why-fire = { $n ->
    [one] Un dé
   *[other] { $n } dés
} sans risque : on ne riposte pas à un tir.
why-skirmish = Les tirailleurs ne risquent rien.
why-flank = La cible est tenue de deux côtés : { $n ->
    [one] un dé
   *[other] { $n } dés
}.
why-charge = Une charge fraîche en terrain dégagé : { $n ->
    [one] un dé
   *[other] { $n } dés
}.
why-column = Mieux vaut gagner du terrain que tuer : { $n ->
    [one] un dé
   *[other] { $n } dés
}.
why-attack = { $n ->
    [one] Un dé
   *[other] { $n } dés
} contre un ennemi à portée.
why-objective = Cette case vaut des points.
why-contact = L’unité vient au contact de l’ennemi.
why-advance = L’unité se rapproche de là où l’on a besoin d’elle.
why-place = Une place à l’écart de l’ennemi.
why-hold = Il ne reste rien de mieux à faire.
why-evade = La cavalerie n’attend pas l’infanterie.
why-stand = Plutôt recevoir l’attaque que céder la place.
why-fight = L’unité a tenu et peut rendre les coups.
why-retreat = { $hex } est une issue ouverte.
why-take = Le terrain vaut d’être pris.
why-pursue = L’ennemi fuit et ne peut rendre les coups.
why-stay = La place que tient l’unité est bonne.

## Pourquoi non

refuse-over = La bataille est finie.
refuse-not-your-turn = La décision est à l’autre camp.
refuse-not-your-decision = La décision est à l’autre camp.
refuse-touch-chit = Touchez un jeton d’un de vos corps, ou scellez vos ordres.
refuse-touch-group = Touchez une unité d’un des groupes entourés.
refuse-touch-unit = Touchez d’abord une des unités entourées.
refuse-touch-target = Touchez maintenant l’unité ennemie visée.
refuse-touch-hex = Touchez maintenant la case d’arrivée.
refuse-touch-refuge = Touchez une des cases vertes.
refuse-touch-button = Choisissez avec les boutons au-dessus de la carte.
refuse-no-chit-drawn = On choisit les jetons : aucun corps n’agit encore.
refuse-already-sealed = Vos ordres sont scellés.
refuse-bowl-not-empty = On choisira de nouveau quand le bol sera vide.
refuse-not-your-corps = Ce corps n’est pas à vous.
refuse-corps-absent = Ce corps n’a pas d’unité sur la carte.
refuse-command-spent = Votre général ne peut employer plus de jetons cette manche.
refuse-no-chit-left = Tous les jetons de ce corps sont choisis.
refuse-group-is-chosen = Le groupe est déjà choisi.
refuse-other-corps = { $unit-The } n’est pas du corps qui est sorti.
refuse-light-cavalry-alone = La cavalerie légère agit de toute façon : choisissez un groupe qui a d’autres unités.
refuse-not-on-board = Cette unité n’est pas sur la carte.
refuse-not-your-unit = { $unit-The } n’est pas à vous.
refuse-not-activated = { $unit-The } est à l’écart du groupe qui agit.
refuse-not-fire-phase = Ce n’est pas le moment de tirer.
refuse-not-movement-phase = Ce n’est pas le moment de bouger.
refuse-not-combat-phase = Ce n’est pas le moment d’attaquer.
refuse-settle-the-attack = Il faut d’abord finir l’attaque en cours.
refuse-not-a-battery = L’artillerie seule tire de loin ; { $unit-the } n’en est pas.
refuse-has-fired = { $unit-The } a déjà tiré cette manche.
refuse-guns-in-village = Des canons ne tirent pas d’un village.
refuse-own-unit = { $target-The } est des vôtres.
refuse-out-of-range = { $target-The } est hors de portée : le canon porte à trois cases.
refuse-no-fire-into = Le canon ne tire pas vers le terrain où se tient { $target-the }.
refuse-hidden = { $unit-The } ne voit pas { $target-the }.
refuse-nearer-target = Un ennemi plus proche est en vue : { $unit-the } doit tirer sur lui.
refuse-guns-immune = Le canon ne peut rien contre le canon, et personne n’est en file derrière { $target-the }.
refuse-no-dice = Il ne reste aucun dé, déduction faite du terrain.
refuse-no-dice-heart = Une armée démoralisée n’a plus de dé pour cela.
refuse-no-skirmishers = { $unit-The } n’a pas de tirailleurs.
refuse-skirmishers-gone = Les tirailleurs { $unit-of } sont tombés.
refuse-has-skirmished = Les tirailleurs { $unit-of } ont déjà tiré dans cette activation.
refuse-not-infantry = Les tirailleurs ne tirent que sur l’infanterie.
refuse-not-adjacent = { $target-The } et { $unit-the } ne se touchent pas.
refuse-already-moved = { $unit-The } a déjà bougé dans cette activation.
refuse-battery-fired = { $unit-The } a tiré cette manche et ne bouge plus.
refuse-same-hex = { $unit-The } y est déjà.
refuse-hex-taken = Une unité se tient en { $hex } : une par case.
refuse-friends-in-the-way = Des amis barrent le chemin de { $hex }.
refuse-enemies-in-the-way = L’ennemi barre le chemin de { $hex }.
refuse-changes-roads = Ce chemin change de route et perd le bonus.
refuse-too-far = { $hex } est trop loin pour { $unit-the }.
refuse-off-the-road = En forêt, il faut suivre la route.
refuse-ground-closed = Le terrain vers { $hex } est fermé { $unit-to }.
refuse-water = Personne ne passe l’eau ici.
refuse-ground-stops = Le terrain arrête { $unit-the } avant { $hex }.
refuse-stops-on-hill = En montant, { $unit-the } s’arrête sur la crête avant { $hex }.
refuse-guns-do-not-attack = L’artillerie tire ; elle n’attaque jamais.
refuse-has-attacked = { $unit-The } a déjà attaqué cette manche.
refuse-moved-too-far-to-attack = { $unit-The } a bougé trop loin, ou sur un terrain qui interdit d’attaquer aussitôt.
refuse-column-is-for-infantry = Seule l’infanterie attaque en colonne, et seulement contre de l’infanterie.
refuse-horse-in-village = Ni cavalerie ni canons ne combattent dans un village.
refuse-ground-bans-attack = Le terrain de la cible interdit cette attaque.
refuse-nobody-evades = Personne n’a à esquiver.
refuse-nobody-retreats = Personne n’a à reculer.
refuse-other-unit-retreats = Une autre unité doit d’abord reculer.
refuse-one-hex-back = On recule case par case : touchez une case voisine.
refuse-next-to-victor = { $hex } touche l’unité devant laquelle on recule.
refuse-impassable = { $unit-The } ne peut aller en { $hex }.
refuse-no-way-twice = L’unité est déjà passée en { $hex }.
refuse-enemy-behind = Un ennemi se tient en { $hex }.
refuse-no-push-in-evasion = Qui esquive n’entraîne personne.
refuse-guns-not-pushed = On n’entraîne pas des canons.
refuse-no-room-to-push = L’ami en { $hex } n’a pas la place de céder.
refuse-other-way-open = Un autre chemin est ouvert : il n’y a personne à entraîner.
refuse-evasion-dead-end = De { $hex }, il n’y a pas de seconde case où aller.
refuse-homewards-first = Une autre case rapproche davantage de la ligne de retraite.
refuse-no-riposte = Il n’y a pas de quoi riposter.
refuse-no-ground-to-take = Il n’y a pas de terrain à prendre.
refuse-ground-not-enterable = L’unité ne peut entrer dans cette case d’où elle est.
refuse-nobody-to-pursue = Il n’y a personne à poursuivre.
refuse-only-cavalry-pursues = Seule la cavalerie poursuit.
refuse-no-pursuit-of-evasion = On ne poursuit pas qui a esquivé.
refuse-no-pursuit-in-marsh = Pas de poursuite dans un marécage ni vers lui.
refuse-pursuit-barred = Le chemin de la cible est fermé au poursuivant.
refuse-horses-blown = Les chevaux sont à bout : plus de poursuite.
