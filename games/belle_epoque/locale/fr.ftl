## Belle Époque en français.

game-title = Belle Époque
game-theme = Batailles terrestres, 1854–1910
game-blurb = De la Crimée au Transvaal. Nul ne sait à qui sera le prochain jeton, chaque ordre est un pari, et l’unité qu’on emploie maintenant ne pourra plus répondre tout à l’heure.
side-a = Rouge
side-b = Bleu

## But et légende

goal = Le plus de points après la manche { $turns } : { $sidea } { $a }, { $sideb } { $b } ; une armée sous son seuil de déroute perd aussitôt [BE-V3]
goal-attack = { $attacker } : { $gain ->
    [one] 1 point
   *[other] { $gain } points
} à gagner avant la fin de la manche { $turns }, il en manque { $missing } ; sinon la position a tenu [BE-V5]
fact-reactivity = Réussit un test de réactivité à { $level } ou moins, hors points de commandement [BE-22]
fact-march = Un hexagone, ou une marche forcée de { $march } après un test réussi [BE-28]
fact-fire = Plus haute face qui touche à 1, 2, 3, 4 km : { $scores } sans bouger [BE-41]
fact-seen = Peut être vue et prise pour cible jusqu’à { $km } km [BE-54]
legend-kind-infantry = Infanterie : 4 éléments au plus ; mouvement 1, marche forcée 2 [BE-07]
legend-kind-elite = Infanterie d’élite : réactivité d’un point meilleure que la troupe ; mouvement 1, marche forcée 2 [BE-22]
legend-kind-light = Infanterie en ordre dispersé : plus difficile à toucher et à voir, plus faible à l’assaut [BE-49]
legend-kind-militia = Milice : réactivité d’un point moins bonne, score d’assaut 2 [BE-65]
legend-kind-tribal = Formation tribale : 6 éléments au plus ; mouvement 1, marche forcée 3 [BE-08]
legend-kind-mounted = Infanterie montée : 3 éléments au plus ; mouvement 1, marche forcée 3 [BE-06]
legend-kind-cavalry = Cavalerie : 3 éléments au plus ; mouvement 1, marche forcée 4 ; peut contre-charger [BE-05]
legend-badge-activated = A agi : une activation par manche, réactions comprises [BE-18]
legend-badge-shock = Troupes de choc : score d’assaut 4 [BE-67]
legend-badge-fiery = Fougueuse : un de plus au score d’assaut quand elle attaque [BE-73]
legend-badge-tenacious = Tenace : un de plus quand elle défend, et jamais repoussée par un assaut [BE-74]
legend-badge-impetuous = Impétueuse : doit occuper la position que l’ennemi a quittée [BE-69]
legend-badge-flagrant = Cible voyante : on la touche une face plus haut, et rien ne la cache [BE-46]
legend-badge-smokeless = Poudre sans fumée : son tir la trahit moins [BE-55]
legend-badge-pathfinder = Éclaireurs : sortent d’un terrain difficile en marche forcée [BE-36]
legend-formation-skirmish = En ordre dispersé : les faces les plus basses la manquent, et on la voit de moins loin [BE-49]
legend-value-strength = Éléments : { $value } sur { $max } ; chacun est un dé à lancer et une vie à perdre [BE-03]
legend-value-corner = Type d’arme : { $value }, de A (fusils à répétition) à G (peu d’armes à feu) [BE-40]
legend-ground-clear = Terrain dégagé : ni couvert ni gêne [BE-30]
legend-ground-bridge = Pont : comme un terrain dégagé [BE-30]
legend-ground-hill = Colline : arrête le mouvement ; l’infanterie y défend avec un de plus [BE-32]
legend-ground-height = Hauteur : une colline plus haute ; arrête le mouvement, domine les collines [BE-32]
legend-ground-kopje = Butte rocheuse : une colline avec du couvert ; la cavalerie y combat mal [BE-R25]
legend-ground-kopje2 = Haute butte rocheuse : une hauteur avec du couvert [BE-R25]
legend-ground-wood = Bois : arrête le mouvement, couvert, cache ce qui est derrière [BE-31]
legend-ground-woodhill = Colline boisée : arrête le mouvement, couvert, cache ce qui est derrière ; un de plus en défense [BE-32]
legend-ground-scrub = Couvert léger : couvert, sans gêne [BE-30]
legend-ground-village = Village : couvert, cache ce qui est derrière ; l’infanterie y défend avec un de plus [BE-70]
legend-ground-hillvillage = Village perché : un village sur une colline [BE-70]
legend-ground-marsh = Marais : difficile ; arrête le mouvement, ni tir ni assaut dans cette manche [BE-35]
legend-ground-ford = Gué : difficile ; arrête le mouvement, ni tir ni assaut dans cette manche [BE-35]
legend-ground-donga = Ravin : difficile, avec du couvert [BE-35]
legend-ground-broken = Très difficile : arrête le mouvement, et on n’en sort qu’après un test réussi [BE-37]
legend-ground-lake = Eau profonde : infranchissable [BE-30]
legend-ground-cliff = Falaise : infranchissable, cache ce qui est derrière [BE-30]
legend-ground-stream = Ruisseau : dessiné pour l’œil seulement [BE-30]
legend-ground-road = Route : dessinée pour l’œil seulement [BE-30]
legend-ground-track = Chemin : dessiné pour l’œil seulement [BE-30]
legend-ground-rail = Voie ferrée : dessinée pour l’œil seulement [BE-30]
legend-ground-works = Ouvrages : les deux faces les plus basses y manquent l’infanterie, qui défend avec deux de plus [BE-71]
legend-mark-objective = Objectif : appartient au dernier qui y fut ; le nombre donne ses points [BE-V1]
legend-mark-zone = Zone de contrôle : qui y entre s’y arrête [BE-33]
legend-mark-field = Champ de tir : le nombre est la plus haute face qui y touche [BE-41]
legend-mark-refuge = Retraite : où l’unité peut reculer ; barré, où elle ne peut pas [BE-R31]
legend-mark-los = Ligne de tir : rouge là où quelque chose l’arrête [BE-52]
legend-meter-points = Points de victoire : les objectifs tenus en ce moment, et le prix de chaque élément ennemi détruit [BE-V2]
legend-meter-price = Prix : ce que chaque élément ennemi détruit rapporte à ce camp [BE-V3]
legend-meter-command = Points de commandement : chacun facilite d’un point un test de réactivité ; ce qui reste en fin de manche est perdu [BE-12]
legend-meter-dice = Dés de commandement : un pour huit éléments, lancés à chaque manche pour les points de commandement [BE-12]
legend-meter-elements = Éléments : ce que l’armée a encore sur la carte ou en route [BE-03]
legend-meter-margin = Pertes avant la déroute : autant d’éléments de moins, et l’armée a perdu aussitôt [BE-V4]
legend-meter-to-gain = Points encore à gagner : ce qui manque à l’attaquant ; après la dernière manche le défenseur a tenu [BE-V5]
legend-tray-bowl = Le bol : un jeton tiré à l’aveugle fait agir une unité de son camp ; chaque unité qui doit encore agir y a le sien [BE-17]

# Scenarios
scenario-manoeuvres = Grandes manœuvres, 1895
scenario-manoeuvres-blurb = Deux divisions égales, un village et deux collines : le plateau d’une première partie. Personne n’est tenu d’attaquer : qui a le plus de points après 10 manches l’emporte.
scenario-alma = L’Alma, 20 septembre 1854
scenario-alma-blurb = Les Alliés doivent passer la rivière et enlever les redoutes : 17 points à gagner en 9 manches, sinon les Russes ont tenu.
scenario-alma-changed = Réglé après des parties d’essai : il faut aux Alliés 17 points de mieux que les Russes, d’abord un seul ; les Alliés sont en déroute sous 8 éléments et les Russes sous 6, d’abord les uns et les autres sous 13.
scenario-sadowa = Sadowa, 3 juillet 1866
scenario-sadowa-blurb = Fusil à aiguille contre baïonnette ; le Kronprinz est en route. La Prusse doit gagner 17 points en 10 manches, sinon Benedek a tenu les hauteurs.
scenario-sadowa-changed = Réglé après des parties d’essai : il faut 17 points à la Prusse, d’abord 4 ; la Prusse est en déroute sous 12 éléments et l’Autriche sous 6, d’abord l’une et l’autre sous 16.
scenario-mars-la-tour = Mars-la-Tour, 16 août 1870
scenario-mars-la-tour-blurb = Un corps allemand barre seul la route d’une armée qui a le nombre, mais pas les ordres. Les Français doivent rouvrir la route de Verdun : 9 points à gagner en 10 manches, sinon les Allemands les ont arrêtés.
scenario-mars-la-tour-changed = Réglé après des parties d’essai : il faut 9 points aux Français, d’abord la moindre avance ; les Allemands sont en déroute sous 6 éléments et les Français sous 11, d’abord sous 10 et 18.
scenario-isandlwana = Isandlwana, 22 janvier 1879
scenario-isandlwana-blurb = Les cornes du buffle se referment sur un camp sans ouvrages. Les Zoulous doivent gagner 4 points en 8 manches, sinon le camp a tenu.
scenario-isandlwana-changed = Réglé après des parties d’essai : il faut 4 points aux Zoulous, d’abord la moindre avance ; les Britanniques sont en déroute sous 4 éléments et les Zoulous sous 8, d’abord sous 6 et 14.
scenario-omdurman = Omdurman, 2 septembre 1898
scenario-omdurman-blurb = Cinquante mille lances contre une haie d’épines et le Nil ; chaque défenseur tombé compte triple. Les Mahdistes doivent gagner 12 points en 8 manches, sinon la zériba a tenu.
scenario-omdurman-changed = Réglé après des parties d’essai : un défenseur tombé compte 3 points, d’abord 2, et il en faut 12 aux Mahdistes, d’abord la moindre avance ; les Anglo-Égyptiens sont en déroute sous 9 éléments et les Mahdistes sous 5, d’abord sous 13 et 8.
scenario-colenso = Colenso, 15 décembre 1899
scenario-colenso-blurb = Une rivière, quatre passages, et des tireurs que personne ne voit. Les Britanniques doivent gagner 1 point en 10 manches, sinon les Boers ont tenu la Tugela.
scenario-colenso-changed = Réglé après des parties d’essai : chaque élément compte 2 points, d’abord les seuls éléments boers ; les Boers sont en déroute sous 3 éléments, d’abord sous 4.
scenario-manoeuvres-rifles = Grandes manœuvres au fusil à répétition
scenario-manoeuvres-rifles-blurb = Les deux mêmes divisions avec des fusils modernes et de la poudre sans fumée : bien plus meurtrier. Qui a le plus de points après 10 manches l’emporte.
scenario-alma-menshikov = L’Alma : Menchikov réveillé
scenario-alma-menshikov-blurb = Les Russes sont mieux commandés, et chaque hauteur vaut davantage pour les Alliés, qui doivent gagner 17 points en 9 manches ; sinon les Russes ont tenu.
scenario-alma-menshikov-changed = Réglé après des parties d’essai : points à gagner et seuils de déroute de la vraie bataille.
scenario-sadowa-late = Sadowa : le Kronprinz en retard
scenario-sadowa-late-blurb = La 2e armée arrive une manche plus tard ; 15 points gagnés en 10 manches suffisent à la Prusse, sinon Benedek a tenu.
scenario-sadowa-late-changed = Réglé après des parties d’essai : il faut 15 points à la Prusse, d’abord la moindre avance ; seuils de déroute de la vraie bataille.
scenario-mars-la-tour-bourbaki = Mars-la-Tour : Bourbaki commande
scenario-mars-la-tour-bourbaki-blurb = Les Français obéissent ; de tout le terrain, seul Mars-la-Tour compte pour eux. Ils doivent gagner 10 points en 10 manches, sinon les Allemands les ont arrêtés.
scenario-mars-la-tour-bourbaki-changed = Réglé après des parties d’essai : il faut 10 points aux Français, d’abord la moindre avance ; seuils de déroute de la vraie bataille.
scenario-isandlwana-laager = Isandlwana : le laager
scenario-isandlwana-laager-blurb = Les chariots sont rassemblés : des ouvrages autour du camp, qui vaut le double pour les Zoulous. Ils doivent gagner 4 points en 8 manches, sinon le camp a tenu.
scenario-isandlwana-laager-changed = Réglé après des parties d’essai : points à gagner et seuil de déroute des Zoulous de la vraie bataille.
scenario-omdurman-march = Omdurman : la marche
scenario-omdurman-march-blurb = L’armée a quitté la zériba : aucun ouvrage, et chacun de ses morts compte double. Les Mahdistes doivent gagner 4 points en 8 manches, sinon la colonne a tenu.
scenario-omdurman-march-changed = Réglé après des parties d’essai : un défenseur tombé compte 2 points, d’abord 1, et il en faut 4 aux Mahdistes, d’abord la moindre avance.
scenario-colenso-hlangwane = Colenso : Hlangwane désert
scenario-colenso-hlangwane-blurb = Pas de Boers à Hlangwane au départ ; la colline vaut moins, et les pertes comptent autant d’un côté que de l’autre. Les Britanniques doivent gagner 1 point en 10 manches, sinon les Boers ont tenu la Tugela.
scenario-colenso-hlangwane-changed = Réglé après des parties d’essai : un élément compte 1 point des deux côtés, d’abord 2 pour un Boer ; seuil de déroute des Boers de la vraie bataille.

# Options
option-support-fire-limit = Tirs en soutien
option-support-fire-limit-help = Combien d’amis peuvent tirer en soutien d’une unité assaillie.
option-support-fire-limit-any = tous ceux qui peuvent
option-support-fire-limit-one = un par assaut
option-winner-advance = Prendre la position
option-winner-advance-help = Qui peut entrer dans l’hexagone que le vaincu d’un assaut a quitté.
option-winner-advance-either = le vainqueur, quel que soit l’assaillant
option-winner-advance-attacker-only = l’assaillant seulement
option-line-along-edge = Ligne le long d’un côté
option-line-along-edge-help = Ce qui arrête une ligne de tir passant exactement entre deux hexagones.
option-line-along-edge-both = un obstacle dans chacun des deux
option-line-along-edge-never = rien
option-line-along-edge-any = un obstacle dans l’un ou l’autre
option-hill-is-rough = Les collines sont accidentées
option-hill-is-rough-help = La cavalerie combat à 1 contre les unités sur une colline nue aussi.
option-elite-is-shock = L’élite est troupe de choc
option-elite-is-shock-help = L’élite a un score d’assaut de 4.
option-retreat-reading = Retraites
option-retreat-reading-help = De qui une retraite doit éloigner.
option-retreat-reading-contact = de l’adversaire, hors de tout contact
option-retreat-reading-strict = de tout ennemi à 4 km ou moins
option-free-setup = Déploiement libre
option-free-setup-help = Chaque camp répartit ses hexagones de départ entre ses unités ; le second camp d’abord, au vu de tous.
option-assault-reveals = L’assaut trahit
option-assault-reveals-help = Une unité qui a soutenu un assaut sur place se voit comme si elle avait tiré.

# Ground
terrain-clear = terrain dégagé
terrain-hill = colline
terrain-height = hauteur
terrain-kopje = butte rocheuse
terrain-high-kopje = haute butte rocheuse
terrain-wood = bois
terrain-wooded-hill = colline boisée
terrain-light-cover = couvert léger
terrain-village = village
terrain-hill-village = village perché
terrain-marsh = marais
terrain-donga = ravin
terrain-ford = gué
terrain-bridge = pont
terrain-very-difficult = terrain très difficile
terrain-deep-water = eau profonde
terrain-cliff = falaise
terrain-with-works = { $ground }, ouvrages
place = { $at } ({ $name })

# Units
unit-described = { $name }, { $quality }, { $order }, réactivité { $level }, { $seen }
unit-expected = { $name }, à la manche { $turn } par { $hexes }
unit-of = { $name } ({ $side })
    .The = { $name-The } ({ $side })
    .the = { $name-the } ({ $side })
    .of = { $name-of } ({ $side })
    .to = { $name-to } ({ $side })
    .number = { $name-number }
    .gender = { $name-gender }
    .e = { $name-e }
unit-with-trait = { $unit }, { $trait }
quality-poor = milice
quality-regular = réguliers
quality-elite = élite
order-close = ordre serré
order-open = ordre dispersé
seen-at = visible à { $km } km
reaction-volley = feu de salve
reaction-support = tir en soutien
reaction-evade = esquive
reaction-counter-charge = contre-charge
note-unseen = visible à { $km } km seulement
tray-bowl = Le bol
tray-to-place = { $side } : à placer
tray-coming = { $side } : en route
tray-lost = { $side } : unités détruites
meter-command = Points de commandement
meter-points = Points de victoire
meter-elements = Éléments
meter-margin = Pertes avant la déroute
meter-price = Points par élément détruit
meter-dice = Dés de commandement (à { $a } et à { $b } faces)
meter-to-gain = { $side } : points encore à gagner ({ $gain } avant la fin de la manche { $turns })
clock-placing = Avant la bataille
clock-turn = Manche { $turn } sur { $turns }

# Phases and questions
phase-placing = Déploiement
phase-arrivals = Renforts
phase-activation = Votre jeton
phase-test = Test de réactivité
phase-movement = Mouvement
phase-action = Tir ou assaut
phase-reaction = Réaction
phase-evasion = Esquive
phase-losses = Pertes par le feu
phase-retreat = Retraite
phase-position = Position
ask-place = Quelle unité commence en { $at } ?
help-place = Touchez une de vos unités à côté du plateau.
ask-enter = Renfort : { $unit }. Par où ?
help-enter = Touchez un des hexagones éclairés.
ask-activate = Votre jeton est tiré : quelle unité activez-vous ?
help-activate = { $left ->
    [one] C’est la dernière de cette manche.
   *[other] { $left } de vos unités n’ont pas encore agi cette manche. Celle que vous choisissez ne pourra plus réagir à un assaut.
  }
ask-test = { $unit } : testez-vous sa réactivité ?
help-test = { $level } ou moins au dé réussit ; chaque point de commandement ajoute 1 (vous en avez { $points }). Réussi : marche forcée, tir ou assaut ; sinon, un hexagone au plus.
ask-move-passed = { $unit } : test réussi. Où va l’unité ?
ask-move-failed = { $unit } : test manqué. Un mouvement d’un hexagone, et rien d’autre.
ask-move-untested = { $unit } : pas de test. Un mouvement d’un hexagone, et rien d’autre.
help-move-basic = Touchez un hexagone éclairé, ou laissez-la sur place.
help-move = 1 : mouvement basique. » : marche forcée, { $march } hexagones au plus, sans tir ensuite. Hachuré : terrain difficile, ni tir ni assaut.
help-move-no-march = D’ici, seul un mouvement basique est possible. Hachuré : terrain difficile, ni tir ni assaut.
ask-fire = { $unit } : sur qui tire l’unité ?
ask-fire-or-assault = { $unit } : sur qui tirer, ou qui assaillir ?
ask-assault = { $unit } : qui assaillir ?
help-act-still = Elle n’a pas bougé et tire à plein score. Le nombre dans un hexagone est la plus haute face qui y touche.
help-act-moved = Après un mouvement basique elle tire à moindre score, si elle tire. Le nombre dans un hexagone est la plus haute face qui y touche.
help-act-marched = Après une marche forcée, pas de tir.
ask-react = { $unit } en { $at }. Assaillant : { $assailant }. Comment réagissez-vous ?
help-react = { $unit } : pas encore d’activation cette manche, donc une réponse possible. Chaque essai ôte un de vos jetons du bol, même si le test échoue.
help-react-support = { $unit } : pas encore d’activation cette manche, donc une réponse possible ; un ami éclairé peut aussi tirer en soutien. Chaque essai ôte un de vos jetons du bol, même si le test échoue.
help-react-friends = { $unit } : déjà une activation cette manche, mais un ami éclairé peut tirer en soutien. Chaque essai ôte un de vos jetons du bol, même si le test échoue.
ask-reaction-test = { $unit }, { $reaction } contre { $assailant-the } : combien de points de commandement ?
help-reaction-test = { $level } ou moins au dé réussit ; chaque point de commandement ajoute 1 (vous en avez { $points }). Quoi qu’il arrive, l’unité aura agi cette manche.
ask-evade = { $unit } : esquive devant { $assailant-the }. Vers où ?
help-evade = Touchez un hexagone éclairé ; l’assaut n’aura pas lieu.
ask-fire-loss = { $unit } sous le feu. Tireur : { $firer }. Reculer d’un hexagone, ou perdre l’élément ?
help-fire-loss = { $left ->
    [0] Les pertes sont réglées. Éléments restants : { $elements }.
    [one] Éléments restants : { $elements }. Touchez un hexagone vert pour reculer.
   *[other] Éléments restants : { $elements } ; { $left } pertes de ce genre à régler, une à une. Touchez un hexagone vert pour reculer.
  }
ask-retreat = { $left ->
    [0] { $unit } : la retraite est finie.
    [one] { $unit } : assaut perdu contre { $winner-the }, retraite d’un hexagone. Où ?
   *[other] { $unit } : assaut perdu contre { $winner-the }, retraite de { $left } hexagones. Où mène le premier pas ?
  }
help-retreat = Touchez un hexagone vert. Un pas impossible coûte un élément.
ask-position = { $unit } : assaut gagné. Prendre { $at } ?
help-position = Terrain : { $ground }.
help-position-worth = L’hexagone vaut { $points } { $points ->
    [one] point
   *[other] points
  } pour vous.
ending-win = { $side } : { $degree } ({ $reason }). Points : { $sidea } { $a }, { $sideb } { $b }
ending-draw = Partie nulle ({ $reason }). Points : { $sidea } { $a }, { $sideb } { $b }
ending-attained = { $side } : objectif atteint, { $gained ->
    [one] 1 point gagné
   *[other] { $gained } points gagnés
  }, il en fallait { $gain } ({ $sidea } { $a }, { $sideb } { $b })
ending-held = { $side } : la position a tenu. { $attacker } : { $gained ->
    [0] aucun point gagné
    [one] 1 point gagné
   *[other] { $gained } points gagnés
  }, il en fallait { $gain } ({ $sidea } { $a }, { $sideb } { $b })
ending-held-behind = { $side } : la position a tenu. { $attacker } : { $gained ->
    [one] 1 point perdu
   *[other] { $gained } points perdus
  }, il fallait en gagner { $gain } ({ $sidea } { $a }, { $sideb } { $b })
reason-rout = déroute de l’armée adverse
reason-points = points comptés après la dernière manche
reason-held = la position a tenu jusqu’à la dernière manche

# Buttons
button-no-test = Sans test
button-test = { $points ->
    [0] Test : { $percent } %
   *[other] Test +{ $points } : { $percent } %
  }
button-stay = Rester ici
button-fire = Tirer
button-assault = Assaut
button-done = Ni l’un ni l’autre
button-volley = Feu de salve
button-evade = Esquive
button-counter-charge = Contre-charge
button-no-reaction = Pas de réaction
button-take-loss = Perdre l’élément
button-take = Prendre la position
button-hold = Rester ici

# Actions in words
do-place = Commencer ici : { $unit }
do-enter = { $unit } : arrivée en { $at }
do-activate = Activer { $unit-the }
do-no-test = { $unit } : sans test
do-test = { $points ->
    [0] { $unit } : test sans point de commandement
    [one] { $unit } : test avec 1 point de commandement
   *[other] { $unit } : test avec { $points } points de commandement
  }
do-stay = { $unit } : sur place
do-move = { $unit } : mouvement en { $at }
do-march = { $unit } : marche forcée en { $at }
do-fire = { $unit } : tir sur { $target-the }
do-assault = { $unit } : assaut contre { $target-the }
do-done = { $unit } : ni tir ni assaut
do-react = { $unit } : { $reaction }
do-no-reaction = { $unit } : attendre l’assaut
do-evade = { $unit } : esquive en { $at }
do-take-loss = { $unit } : perdre un élément
do-retreat = { $unit } : retraite en { $at }
do-take-position = { $unit } : prendre { $at }
do-hold = { $unit } : rester sur place

# Forecasts and odds
percent = { $n } %
percent-below = moins de { $n } %
percent-above = plus de { $n } %
percent-or-more = { $n } % ou plus
forecast-test = { $points ->
    [0] Test, { $level } ou moins
    [one] avec 1 point, { $level } ou moins
   *[other] avec { $points } points, { $level } ou moins
  }
forecast-targets = Ennemis à portée de tir d’ici
forecast-assaults = Ennemis à portée d’assaut
forecast-gives-up = Renonce à
gives-up-reaction = sa réaction de cette manche
forecast-points-left = Points de commandement restants
forecast-evasions = Hexagones où s’esquiver
forecast-wins-now = Victoire en l’état : { $unit }
forecast-wins-charging = Victoire en contre-chargeant : { $unit }
forecast-costs = Coûte
costs-chit = un jeton, même en cas d’échec
forecast-table = Score à { $range } km
forecast-flagrant = Cible voyante
forecast-protected = { $n ->
    [one] Cible protégée : le 1
   *[other] Cible protégée : le 1 et le { $n }
  }
miss = manque
forecast-overlooks = Surplombe la cible : dés
forecast-dice = { $n ->
    [one] 1 dé touche sur
   *[other] { $n } dés touchent sur
  }
faces = { $to ->
    [2] 1 ou 2
   *[other] { $from } à { $to }
  }
faces-none = aucune face
forecast-attack = { $dice ->
    [one] Attaque, { $unit } : 1 dé
   *[other] Attaque, { $unit } : { $dice } dés
  }
forecast-defence = { $dice ->
    [one] Défense, { $unit } : 1 dé
   *[other] Défense, { $unit } : { $dice } dés
  }
up-to = compte jusqu’à { $n }
score-part = · { $what }
score-shock = troupes de choc
score-close = ordre serré
score-loose = milice ou ordre dispersé
score-works = ouvrages
score-ground = terrain
score-fiery = fougue
score-tenacious = ténacité
score-counter-charge = contre-charge
score-fought = assauts déjà livrés
score-hampered = cavalerie contre couvert ou terrain accidenté
forecast-answer = Réponse possible, { $unit } : { $reaction }
forecast-ground = Terrain
forecast-objective = Objectif, points pour vous
forecast-mired = Terrain difficile
no-fire-no-assault = ni tir ni assaut
forecast-exposed = Ennemis pouvant y tirer
forecast-fires = Tir possible sur { $unit-the }
forecast-may-assault = Assaut possible contre { $unit-the }, gagné
forecast-elements = Éléments restants
forecast-dead-end = Impasse
then-elements = le pas suivant coûte un élément
forecast-next = Ensuite
turn-ends = fin de la manche
forecast-next-chit = Prochain jeton : { $side }
odds-passes = { $unit } : test réussi
odds-fails = { $unit } : test manqué
odds-hits = { $n ->
    [0] { $unit } : aucune perte par le feu
    [one] { $unit } : 1 perte par le feu
   *[other] { $unit } : { $n } pertes par le feu
  }
odds-destroyed = { $unit } : destruction certaine
odds-wins = { $unit } : assaut gagné
odds-tied = Égalité : un élément chacun
odds-loses = { $n ->
    [one] { $unit } : 1 perte
   *[other] { $unit } : { $n } pertes
  }
odds-loses-more = { $unit } : { $n } pertes ou plus
odds-victory = { $side } : bataille gagnée

# The log
tell-turn = Manche { $turn } sur { $turns }
tell-waits = { $unit } : aucun hexagone libre où entrer, l’arrivée est remise
tell-command = { $side } : { $points ->
    [one] 1 point de commandement
   *[other] { $points } points de commandement
  }
tell-no-command = { $side } : moins de huit éléments, aucun point de commandement
tell-drawn = { $left ->
    [0] Jeton : { $side }, le dernier du bol
   *[other] Jeton : { $side }, { $left } encore dans le bol
  }
tell-test-passed = { $unit } en { $from }, test à { $level ->
    [1] 1
   *[other] { $level } ou moins
  }{ $points ->
    [0] { "" }
    [one] , 1 point dépensé
   *[other] , { $points } points dépensés
  } : réussi
tell-test-failed = { $unit } en { $from }, test à { $level ->
    [1] 1
   *[other] { $level } ou moins
  }{ $points ->
    [0] { "" }
    [one] , 1 point dépensé
   *[other] , { $points } points dépensés
  } : manqué
tell-reaction-passed = { $unit } en { $from }, test de réaction ({ $reaction }) à { $level } ou moins : réussi
tell-reaction-failed = { $unit } en { $from }, test de réaction ({ $reaction }) à { $level } ou moins : manqué
tell-move = { $unit } : mouvement en { $at }, { $ground }
tell-march = { $unit } : marche forcée en { $at }, { $ground }
tell-evasion = { $unit } : esquive en { $at }
tell-retreat = { $unit } : une des pertes se paie d’une retraite en { $at }
tell-advance = { $unit } : position prise en { $at }
tell-arrival = { $unit } : arrivée en { $at }
tell-placement = { $unit } : départ en { $at }
tell-fire = { $unit } en { $from } : tir sur { $target-the } en { $at } ({ $ground }), { $range } km, { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
  } touchant sur { $faces } : { $hits ->
    [0] aucune perte
    [one] 1 perte
   *[other] { $hits } pertes
  }
tell-volley = { $unit } en { $from } : feu de salve sur { $target-the } en { $at } ({ $ground }), { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
  } touchant sur { $faces } : { $hits ->
    [0] aucune perte
    [one] 1 perte
   *[other] { $hits } pertes
  }
tell-support = { $unit } en { $from } : tir en soutien sur { $target-the } en { $at } ({ $ground }), { $range } km, { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
  } touchant sur { $faces } : { $hits ->
    [0] aucune perte
    [one] 1 perte
   *[other] { $hits } pertes
  }
tell-assault = { $unit } en { $from } : assaut contre { $target-the } en { $at } ({ $ground })
tell-counter-charge = { $unit } en { $from } : contre-charge
tell-assault-off = { $unit } : l’assaut n’a pas lieu
tell-clash-won = { $unit } : assaut gagné contre { $target-the } en { $at }, { $attack } (dés comptés jusqu’à { $sa }) à { $defence } (jusqu’à { $sd }). { $losses ->
    [one] 1 perte
   *[other] { $losses } pertes
  } pour { $target-the }
tell-clash-tied = { $unit-The } et { $target-the } en { $at } : assaut indécis, { $attack } (dés comptés jusqu’à { $sa }) à { $defence } (jusqu’à { $sd }), un élément perdu de chaque côté
tell-clash-lost = { $unit } : assaut repoussé par { $target-the } en { $at }, { $attack } (dés comptés jusqu’à { $sa }) à { $defence } (jusqu’à { $sd }). { $losses ->
    [one] 1 perte
   *[other] { $losses } pertes
  } pour { $unit-the }
tell-lost = { $n ->
    [one] { $unit } en { $from } : 1 élément perdu
   *[other] { $unit } en { $from } : { $n } éléments perdus
  }, { $left ->
    [0] plus aucun
    [one] reste 1
   *[other] restent { $left }
  }
tell-no-retreat = { $unit } en { $from } : retraite impossible, la perte coûte un élément
tell-no-test = { $unit } en { $from } : activation sans test
tell-eliminated = { $unit } : destruction en { $from }
tell-eliminated-chit = { $unit } : destruction en { $from } ; un jeton quitte le bol
tell-held = { $unit } en { $from } : reste sur place
tell-finished = { $unit } en { $from } : ni tir ni assaut
tell-cannot-act = { $unit } en { $from } : ni cible ni ennemi à assaillir
tell-objective = { $side } : objectif pris en { $at }

# Dice
die-command = Commandement
die-chit = Jeton du bol
die-test = Réactivité
die-fire = Tir
die-attack = Assaut, assaillant
die-defence = Assaut, défenseur

# Why not
refuse-occupied = { $at } est déjà occupé par une unité.
refuse-activate-first = Choisissez d’abord l’unité à activer.
refuse-go-on-activating = Touchez une de vos unités éclairées.
refuse-not-on-table = { $unit } : pas sur la carte.
refuse-not-your-chit = Le jeton tiré n’est pas le vôtre.
refuse-not-your-unit = { $unit } : une unité de l’adversaire.
refuse-one-activation-a-chit = Un jeton active une seule unité ; achevez d’abord cette activation.
refuse-already-activated = { $unit } : unité déjà activée cette manche. Un jeton, une unité.
refuse-already-there = { $at } : l’unité s’y trouve déjà. Laissez-la sur place.
refuse-act-untested = Sans test réussi, une unité ne tire ni ne donne l’assaut.
refuse-march-untested = Sans test réussi, pas de marche forcée : un mouvement basique d’un hexagone.
refuse-go-on-testing = Choisissez combien de points de commandement vous dépensez pour le test.
refuse-too-few-points = { $pool ->
    [0] Vous n’avez plus de point de commandement.
    [one] Vous n’avez qu’un point de commandement, non { $points }.
   *[other] Vous avez { $pool } points de commandement, non { $points }.
  }
refuse-too-many-points = { $most ->
    [0] Tout point dépensé serait perdu : à 6, le test ne peut échouer.
    [one] Plus d’un point serait perdu : à 6, le test ne peut échouer.
   *[other] Plus de { $most } points seraient perdus : à 6, le test ne peut échouer.
  }
refuse-test-failed = Le test est manqué : il ne reste qu’un mouvement basique d’un hexagone.
refuse-move-first = Achevez d’abord le mouvement : allez quelque part ou restez.
refuse-movement-is-over = Le mouvement est fini ; c’est à présent le tir, l’assaut, ou ni l’un ni l’autre.
refuse-basic-too-far = { $at } est à plus d’un hexagone : le mouvement basique est d’un hexagone.
refuse-go-on-moving = Touchez un hexagone éclairé, ou laissez l’unité sur place.
refuse-too-far = { $at } est au-delà des { $allowance } hexagones de sa marche forcée.
refuse-no-fire-after-march = Après une marche forcée, pas de tir sur { $unit-the }.
refuse-zone-to-zone = { $at } est sous contrôle ennemi, tout comme l’hexagone où se tient l’unité : on ne passe pas de l’un à l’autre.
refuse-mired = { $unit } : entrée cette manche en terrain difficile, ni tir ni assaut.
refuse-march-from-difficult = Aucune marche forcée ne part d’un terrain difficile.
refuse-very-difficult = On ne quitte ce terrain qu’après un test réussi.
refuse-impassable = Nul ne peut entrer en { $at }.
refuse-out-of-range = { $unit } : { $range } km, trop loin pour ces armes.
refuse-no-fire-after-move = À { $range } km, ces armes ne tirent pas après un mouvement.
refuse-line-blocked = Quelque chose barre la ligne de tir vers { $unit-the }.
refuse-go-on-acting = Touchez un ennemi éclairé, ou choisissez ni l’un ni l’autre.
refuse-not-adjacent = { $unit } : pas dans un hexagone voisin.
refuse-go-on-advancing = Dites si l’unité prend la position ou reste sur place.
refuse-no-position = Il n’y a pas de position à prendre.
refuse-position-first = Dites d’abord si le vainqueur prend la position.
refuse-winner-decides = C’est au vainqueur de l’assaut de décider de la position.
refuse-impetuous = { $unit } : troupe impétueuse, elle doit prendre la position.
refuse-must-retreat = { $unit } : une retraite est possible, elle est donc obligatoire.
refuse-nothing-lost = Il n’y a pas de perte à régler.
refuse-retreat-first = D’abord, l’unité battue recule.
refuse-go-on-losing = Touchez un hexagone vert pour reculer, ou perdez l’élément.
refuse-owner-takes-loss = C’est au propriétaire de l’unité touchée de décider de ses pertes.
refuse-settle-loss-first = Réglez d’abord la perte due au tir.
refuse-nobody-assaulted = Personne ne subit d’assaut.
refuse-defender-reacts-first = Le défenseur réagit d’abord.
refuse-react-first = Dites d’abord comment vous réagissez à l’assaut.
refuse-test-reaction-first = Testez d’abord la réaction.
refuse-evade-first = Dites d’abord où l’unité s’esquive.
refuse-one-test = Un seul test par activation, avant le mouvement.
refuse-test-first = Dites d’abord si l’unité est testée.
refuse-test-opens-nothing = { $unit } : entrée cette manche en terrain difficile, ni tir ni assaut ni marche ; un test n’ouvrirait rien.
refuse-basic-will-do = { $at } s’atteint par un mouvement basique.
refuse-go-on-retreating = Touchez un hexagone vert pour reculer.
refuse-owner-retreats = C’est au propriétaire de l’unité battue de dire où elle va.
refuse-go-on-reacting = Choisissez une réaction, touchez un ami éclairé, ou laissez venir.
refuse-one-supporter = Selon les règles de cette table, un seul ami peut soutenir, et l’un d’eux l’a tenté.
refuse-evade-in-contact = En { $at }, l’unité toucherait encore son assaillant.
refuse-go-on-evading = Touchez un hexagone éclairé pour que l’unité s’y esquive.
refuse-go-on-placing = Touchez une de vos unités à côté du plateau.
refuse-not-to-be-placed = { $unit } : déjà en place.
refuse-other-side-places = L’autre camp place ses unités.
refuse-place-first = Placez d’abord les unités.
refuse-placing-is-over = Les unités sont déjà placées.
refuse-over = La bataille est finie.
refuse-enter-first = D’abord, le renfort entre en scène.
refuse-entry-controlled = { $at } est sous contrôle ennemi : aucun renfort n’y entre.
refuse-go-on-entering = Touchez un des hexagones éclairés.
refuse-no-entry-hex = { $at } n’est pas un de ses hexagones d’entrée.
refuse-nobody-is-due = Aucun renfort n’est attendu.
refuse-not-due = { $unit } : d’abord ce renfort-là.
refuse-other-side-enters = L’autre camp fait entrer un renfort.
refuse-no-reaction-left = { $unit } : déjà une activation cette manche, donc aucune réaction.
refuse-own-unit = { $unit } : une de vos unités.
refuse-unseen = { $unit } : à { $range } km, et visible à { $visibility } km seulement.
refuse-no-way = Aucun chemin ne mène en { $at } cette manche.
refuse-evade-from-difficult = { $unit } : pas d’esquive hors d’un terrain difficile.
refuse-retreat-impassable = Nul ne peut reculer en { $at }.
refuse-retreat-into-contact = { $at } touche un ennemi.
refuse-no-cavalry = { $unit } : seule la cavalerie contre-charge.
refuse-no-retreat-from-here = On ne recule pas hors d’un terrain très difficile.
refuse-not-slower = { $unit } : l’assaillant n’est pas plus lent.
refuse-nowhere-to-evade = { $unit } : nulle part où aller.
refuse-was-in-contact = { $unit } : déjà au contact de l’ennemi, pas de contre-charge.
refuse-no-supporter = { $unit } : pas de soutien possible ici.
refuse-too-far-to-support = { $unit } : ni contre l’unité assaillie, ni contre l’assaillant.
refuse-volleys-instead = { $unit } : l’unité assaillie a droit au feu de salve, non au tir en soutien.
refuse-retreat-not-away = { $at } n’éloigne pas de l’ennemi.
refuse-one-step-back = { $at } n’est pas un hexagone voisin : on recule d’un hexagone à la fois.

# Why the commander would do it
why-place = Une bonne place pour { $unit-the }.
why-enter = { $at } est la meilleure entrée sur le champ de bataille.
why-activate-strike = L’occasion de frapper est là pour { $unit-the }.
why-activate-safe = Agir maintenant coûte peu { $unit-to } ; les autres gardent leurs réactions.
why-no-test = Ce qu’elle va faire ne demande pas de test.
why-test = { $chance ->
    [one] 1 chance
   *[other] { $chance } chances
  } sur 6, pour { $points ->
    [0] aucun point de commandement
    [one] 1 point de commandement
   *[other] { $points } points de commandement
  }.
why-stay-strike = D’ici, l’unité peut frapper tout de suite.
why-stay = L’unité est bien où elle est.
why-objective = L’objectif { $at } est pris.
why-contact = De { $at }, l’assaut est possible.
why-nearer = { $at } rapproche d’un objectif.
why-cover = { $at } offre un couvert.
why-move = { $at } est libre, sans rapprocher d’un objectif.
why-fire = { $chance } % de chances de toucher { $unit-the } au moins une fois.
why-assault = { $chance } % de chances de l’emporter contre { $unit-the }.
why-done = Ni tir ni assaut ne promet assez.
why-no-reaction = La réaction est gardée pour plus tard.
why-volley = Une salve éclaircit les assaillants avant le choc.
why-support = Un tir sur l’assaillant est possible pour { $unit-the }.
why-evade = Mieux vaut s’esquiver que subir l’assaut.
why-counter-charge = La charge les reçoit avec un cran de plus.
why-evade-to = { $at } est à l’écart de l’assaillant.
why-take-loss = Le terrain vaut plus que l’élément.
why-retreat = L’élément vaut plus que le terrain : { $at } est libre.
why-take-position = La position vaut la peine d’être prise.
why-hold-position = La place actuelle est la meilleure.
map-objective = { $a }/{ $b }
map-named = { $name } { $worth }
map-entry = Renforts, manche { $first }
map-entry-span = Renforts, manches { $first } à { $last }
off-table = hors de la carte
trait-shock = troupe de choc
trait-tenacious = ténacité
trait-fiery = fougue
trait-impetuous = impétuosité
trait-flagrant = cible voyante
trait-smokeless = poudre sans fumée
trait-pathfinder = éclaireurs
