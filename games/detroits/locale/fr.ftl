## Le jeu

game-title = Détroits
game-theme = Des ordres écrits, des bordées et quatre phares à tenir
game-blurb = Deux flottes dans des eaux étroites. Chacun écrit ses ordres en secret, puis tous s’exécutent en même temps, pas à pas : devinez où sera l’ennemi, choisissez le moment de votre bordée, et restez seul entre les quatre phares.
side-a = Flotte du nord-ouest
    .The = La flotte du nord-ouest
side-b = Flotte du sud-est
    .The = La flotte du sud-est
ship-frigate = { $fleet }, frégate { $ship }, cap { $facing }, résistance { $resist }
ship-three-master = { $fleet }, trois-mâts { $ship }, cap { $facing }, résistance { $resist }

## But et légende

goal = Être seul entre les phares à la fin d’une manche. Navires qui y sont : { $sidea } { $a }, { $sideb } { $b } [DE-49]
legend-kind-threemaster = Trois-mâts : long de deux cases, 17 points de résistance, six ordres par manche ; sa bordée enlève 4, 3, 2, 1 de 1 à 4 cases [DE-37]
legend-kind-frigate = Frégate : une case, 9 points de résistance, six ordres par manche ; sa bordée enlève 3, 2, 1 de 1 à 3 cases [DE-37]
legend-badge-fired = A tiré : une bordée par manche [DE-32]
legend-badge-aground = Échoué : il ne bouge plus mais peut tirer [DE-46]
legend-badge-adrift = À la dérive : 3 points ou moins ; il n’obéit plus et va où le vent le pousse [DE-44]
legend-value-strength = Résistance : { $value } points sur { $max } ; à la dérive à 3, naufragé à 0 [DE-47]
legend-ground-sea = Mer : un ordre pour avancer d’une case [DE-15]
legend-ground-land = Terre : un navire qui la touche est échoué [DE-46]
legend-ground-lighthouse = Phare : l’un des quatre coins de la zone qui donne la victoire [DE-48]
legend-mark-zone = Entre les phares : qui y a seul des navires à la fin d’une manche a gagné [DE-49]
legend-mark-field = Champ de tir : par le travers seulement ; le nombre est ce qu’une salve y enlève [DE-38]
legend-mark-ghostpath = Ordres écrits : les nombres disent à quel pas le navire y sera [DE-29]
legend-meter-zone = Navires dans la zone : qui seul en a entre les phares à la fin d’une manche a gagné [DE-49]
legend-meter-resistance = Résistance à flot : les points de tous les navires qui ne sont pas des épaves [DE-47]
legend-tray-orders = Ordres : la ligne écrite pour chaque navire, cachée à l’ennemi jusqu’à ce que les deux camps se déplacent [DE-29]

## Les cartes

scenario-quatre-phares = Les Quatre Phares
scenario-quatre-phares-blurb = La carte ordinaire : flottes complètes, une eau libre entre deux caps, un rocher au milieu de la zone.
scenario-la-passe = La Passe
scenario-la-passe-blurb = Une partie courte : un trois-mâts et deux frégates par camp, et une zone étroite à une manche et demie de mer.
scenario-archipel = L’Archipel
scenario-archipel-blurb = Flottes complètes parmi les îlots : chaque ligne doit trouver sa route, et bien des poupes trouvent un rocher.

## Les options

option-deployment = Déploiement
option-deployment-help = Les places du scénario, ou chacun place ses navires en secret dans ses propres eaux.
option-deployment-standard = les places du scénario
option-deployment-free = libre et secret
option-wind = Vent
option-wind-help = Où dérivent les navires désemparés : tiré à pile ou face, ou fixé.
option-wind-toss = à pile ou face
option-wind-north = vers le nord
option-wind-south = vers le sud
option-announce = Annonce des ordres
option-announce-help = Un ordre à la fois, ou toute la ligne d’un navire quand vient son moment.
option-announce-token = un ordre à la fois
option-announce-line = toute la ligne
option-fire-window = Qui peut tirer
option-fire-window-help = Seulement la paire de navires en mouvement, ou tout navire qui n’a pas encore tiré.
option-fire-window-slot-ships = les navires en mouvement
option-fire-window-any-ship = n’importe quel navire
option-land-blocks-fire = La terre arrête les tirs
option-land-blocks-fire-help = Oui : on ne peut toucher une cible derrière la terre.
option-grounding-orders = Gouverner vers la côte
option-grounding-orders-help = Peut-on écrire une ligne qui échoue le navire ?
option-grounding-orders-allowed = permis
option-grounding-orders-forbidden = interdit
option-min-points = Points à dépenser
option-min-points-help = Avec 1, chaque navire fait quelque chose à chaque manche ; avec 0, il peut rester immobile.
option-control-after-contest = La zone doit d’abord être disputée
option-control-after-contest-help = Oui : nul ne gagne par la zone avant que les deux camps y aient fini une manche.
option-turn-limit = Manches
option-turn-limit-help = Après cette manche, on compte les navires dans la zone. Sans limite : après 200.

## La table

clock = Manche { $turn } sur { $limit }
phase-deploy = Déploiement
phase-orders = Ordres écrits
phase-fire = { $step ->
    [0] Paire { $slot }, avant le premier pas
   *[other] Paire { $slot }, après le pas { $step }
}
ask-deploy = Placez { $ship } : touchez la case de sa proue, puis son cap.
ask-orders = Écrivez la ligne de { $ship } : touchez devant la proue pour avancer, à côté pour virer.
ask-fire = { $ship } a une cible. Touchez celle que vous visez, ou retenez son feu.
ask-wait = { $side-The } décide.
ask-both-deploy = Les deux flottes prennent place en secret.
ask-both-orders = Les deux camps écrivent leurs ordres.
ask-both-fire = Les deux camps décident en même temps de tirer ou non.
ask-other-fire = { $side-The } décide si elle tire.
help-deploy = Proue et poupe dans vos eaux, un navire par case. L’ennemi ne voit rien avant que les deux flottes soient complètes.
help-orders = { $of } points : une avance ou un sixième de cercle en coûte un. On peut aussi taper toute une ligne, comme 1 R 2 R 3 3.
help-line = Écrit jusqu’ici : { $line }, { $points }.
help-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $of }
help-fire = Un navire tire une fois par manche. Plus tard viendra peut-être un meilleur tir, ou aucun.
help-fire-last = C’est la dernière occasion de cette paire : un tir retenu maintenant est perdu pour ce navire.
meter-zone = Navires dans la zone
meter-resistance = Résistance à flot
tray-orders = Ordres
tray-deploy = { $side } : à placer
note-aground = s’échoue
note-friend = touche votre { $ship }
button-done = Clore la ligne de { $ship }
button-hold = { $ship } retient son feu
button-port = Virer à bâbord, cap { $digit }
button-starboard = Virer à tribord, cap { $digit }
button-to-port = { $target } par la bordée de bâbord
button-to-starboard = { $target } par la bordée de tribord
button-seal = Sceller les ordres
wind-heads = Face : le vent pousse vers le nord
wind-tails = Pile : le vent pousse vers le sud
forfeit-points = { $n ->
    [one] un point de mouvement n’est pas écrit
   *[other] { $n } points de mouvement ne sont pas écrits
}
die-wind = Le vent pousse (0 vers le nord, 1 vers le sud)
broadside-port = bâbord
broadside-starboard = tribord
wind-north = le nord
wind-south = le sud
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
left-sunk = coule
left-adrift = il en reste { $left }, à la dérive
left-points = il en reste { $left }
join = { $a } ; { $b }

## Actions et prévisions

salvo-words = { $broadside }, { $target } à distance { $distance }, { $damage ->
    [one] { $damage } point
   *[other] { $damage } points
}
do-deploy = { $ship } en { $at }, cap { $facing }
do-write = { $ship } : écrire { $symbol }
do-done = { $ship } : fin de la ligne
do-order = { $ship } : écrire { $line }
do-hold = { $ship } retient son feu
do-fire = { $ship } tire : { $one }
do-fire-both = { $ship } tire des deux bords : { $one } ; { $two }
forecast-points = Points dépensés
forecast-end = Finit
forecast-lies = en { $at }, cap { $facing }
forecast-aground = échoué, { $place }
forecast-zone = La zone
forecast-in-zone = dedans
forecast-zone-far = { $orders ->
    [one] à { $orders } ordre
   *[other] à { $orders } ordres
}
forecast-zone-never = hors d’atteinte
forecast-shot = Tir possible d’ici sur { $target }, à distance { $distance }
forecast-salvo = { $broadside } : { $target } à distance { $distance }
forecast-left = { $target } ensuite
forecast-later = Un tir plus tard dans cette manche
forecast-no-later = aucun : c’est la dernière occasion
forecast-perhaps-later = peut-être, si une cible reste dans le champ
forecast-forgone = { $target } à distance { $distance }, sans tir

## Le journal

log-wind = Le vent pousse les navires à la dérive vers { $wind }
log-turn = Manche { $turn }
log-placed = { $ship } prend place en { $at }, cap { $facing }
log-revealed = Les deux flottes sont sur la carte
log-sealed = Ligne scellée de { $ship } : { $line }
log-sealed-empty = Ligne scellée de { $ship } : aucun ordre
log-slot = Aux { $slot } de manœuvrer
log-slot-lines = Aux { $slot } de manœuvrer : NW-{ $slot } { $a } ; SE-{ $slot } { $b }
no-orders = aucun ordre
log-step = Pas { $step } : { $orders }
order-done = { $ship }, ordre { $order }, en { $at }
order-aground = { $ship }, ordre { $order }, échoué en { $at }
log-contact = { $a } et { $b } se touchent en { $at } et stoppent
log-ram = { $by } éperonne { $ship } en { $at } : { $ship } perd 2 points, { $left }
log-boarding = { $a } et { $b } bord à bord en { $at }, { $rounds ->
    [one] une salve
   *[other] { $rounds } salves
} de part et d’autre : { $a } ({ $left-a }), { $b } ({ $left-b })
log-salvo = { $ship } ({ $from }) tire à { $broadside } : { $target } ({ $at }) à distance { $distance } perd { $damage ->
    [one] 1 point
   *[other] { $damage } points
}, { $left }
log-adrift = Seul le vent déplace désormais { $ship } ({ $at })
log-sunk = { $ship } coule en { $at }
log-drift = Le vent pousse vers { $wind }, { $ships }
drift-pushed = d’une case : { $ships }
drift-aground = échouage : { $ships }
drift-lost = perte hors de la carte : { $ships }
log-zone = Dans la zone : { $side-a } { $a }, { $side-b } { $b }

## La fin

ending = { $outcome } ; dans la zone : nord-ouest { $a }, sud-est { $b } ; résistance à flot : nord-ouest { $afloat-a }, sud-est { $afloat-b }
reason-zone = seule entre les phares
reason-fleet-destroyed = l’autre flotte a disparu
reason-both-destroyed = les deux flottes ont disparu
reason-limit-ships = limite de manches : davantage de navires dans la zone
reason-limit-zone-resistance = limite de manches : davantage de résistance dans la zone
reason-limit-resistance = limite de manches : davantage de résistance à flot
reason-limit-draw = limite de manches : égalité en tout

## Pourquoi

why-into-zone = Cela amène { $ship } dans la zone.
why-towards-zone = Cela rapproche { $ship } de la zone.
why-aground = Cela échouerait { $ship }.
why-shot = Cela ouvre un tir à { $ship }.
why-turn = Cela fait virer { $ship } pour la suite.
why-sail = Cela fait avancer { $ship }.
why-stay = Les ordres de { $ship } sont complets.
why-line = C’est la ligne entière de { $ship }.
why-berth = C’est une bonne place de départ pour { $ship }.
why-sinks = Cela coule { $target }.
why-cripples = Cela met { $target } à la dérive.
why-last = C’est la dernière occasion de tirer cette manche.
why-damage = { $points ->
    [one] Cela fait un point de dégâts.
   *[other] Cela fait { $points } points de dégâts.
}
why-hold = Un meilleur tir peut venir.
why-let-pass = Cela laisse passer la dernière occasion de tirer.

## Pourquoi pas

refuse-game-over = La partie est terminée.
refuse-not-deploying = On place les flottes avant la première manche, et seulement en déploiement libre.
refuse-deploy-first = Les flottes prennent encore place : les ordres viennent ensuite.
refuse-fleet-deployed = Votre flotte est complète.
refuse-other-ship-first = { $next } passe avant { $ship } : on prend les navires dans l’ordre T1, T2, F1, F2, F3.
refuse-no-such-ship = Vous n’avez pas de { $ship } à flot.
refuse-berth-on-land = Proue et poupe doivent être sur l’eau.
refuse-outside-area = Proue et poupe doivent être dans vos propres eaux.
refuse-berth-taken = Un autre de vos navires occupe cette place.
refuse-touch-area = Touchez une case de vos eaux pour la proue.
refuse-choose-heading = La proue peut être là : touchez maintenant son cap. La poupe d’un trois-mâts doit tenir aussi.
refuse-orders-are-sealed = Vos ordres sont scellés ; on les écrit avant que rien ne bouge.
refuse-adrift-obeys-not = { $ship } est à la dérive et n’obéit plus qu’au vent.
refuse-aground-obeys-not = { $ship } est échoué et ne bougera plus.
refuse-line-is-closed = La ligne de { $ship } est finie.
refuse-not-your-ship = { $ship } n’est pas à vous.
refuse-too-many-points = { $points } points, c’est trop : chaque chiffre et chaque R en coûte un, et un navire en a six.
refuse-not-its-heading = Le navire pointerait vers { $facing } : il ne peut avancer vers { $digit } sans virer d’abord.
refuse-turn-without-direction = Un R final doit dire où pointe ensuite la proue, comme R(2).
refuse-turn-does-not-fit = { $turns ->
    [one] Une rotation ne mène pas de { $facing } à { $digit } : elle vaut un sixième de cercle.
   *[other] { $turns } rotations ne mènent pas de { $facing } à { $digit }.
}
refuse-turns-unclear = Trois rotations ou plus de { $facing } à { $digit } pourraient aller dans les deux sens : nommez chaque direction, comme R(2).
refuse-orders-onto-land = { $ship } s’échouerait, et de tels ordres sont interdits dans cette partie.
refuse-orders-off-board = La proue de { $ship } quitterait la carte.
refuse-aground-before-the-end = { $ship } serait déjà échoué : la ligne s’arrête à cet ordre.
refuse-no-point-spent = { $ship } doit dépenser au moins un point, ne serait-ce que pour virer.
refuse-only-ahead-or-beside = { $ship } avance tout droit ou vire d’un sixième de cercle : touchez la case devant sa proue, ou l’une des deux à côté.
refuse-no-fire-now = On tire pendant l’exécution des ordres, pas maintenant.
refuse-not-of-the-slot = La paire { $slot } manœuvre : seuls ses deux navires peuvent tirer, pas { $ship }.
refuse-has-fired = { $ship } a déjà tiré cette manche.
refuse-has-answered = Vous avez déjà décidé pour { $ship } cette fois.
refuse-nothing-in-the-field = { $ship } n’a aucun ennemi dans ses champs de tir.
refuse-no-broadside = Choisissez au moins un bord et sa cible pour { $ship }, ou retenez son feu.
refuse-same-target-twice = Les deux bordées de { $ship } visent deux navires différents.
refuse-one-salvo-a-side = Chaque bord de { $ship } tire une salve sur un navire.
refuse-fire-at-a-friend = { $target } est à vous : on ne tire jamais sur un ami.
refuse-target-is-gone = { $target } n’est plus à flot.
refuse-land-in-the-way = La terre est entre { $ship } et { $target }.
refuse-out-of-field = { $target } n’est pas dans le champ de { $broadside } de { $ship }.
refuse-no-shot-now = Aucun de vos navires ne peut tirer cette fois.
refuse-touch-a-target = Touchez un ennemi dans le champ de { $ship }, ou retenez son feu.
