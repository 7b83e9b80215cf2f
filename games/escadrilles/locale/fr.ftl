## Le jeu

game-title = Escadrilles
game-theme = Deux escadrilles, des vitesses secrètes, un tir droit devant
game-blurb = Notez en secret la vitesse de chaque avion, puis volez jusqu’au dernier point : les lents virent, les rapides filent. Finissez face à un ennemi à une ou deux cases et il est abattu. Les pics, les amis et le bord de la carte ne pardonnent rien.
side-a = Escadrille de l’Ouest
    .The = L’escadrille de l’Ouest
    .the = l’escadrille de l’Ouest
side-b = Escadrille de l’Est
    .The = L’escadrille de l’Est
    .the = l’escadrille de l’Est
plane-west = Ouest { $number }
plane-east = Est { $number }
plane-heading = { $plane }, cap { $heading }, vitesse { $speed }
plane-lost = { $plane } : { $why }

## But et légende

goal = Abattre toute l’escadrille ennemie. En vol : Ouest { $a }, Est { $b } [ES-03]
fact-turns = À la vitesse { $speed } : { $turns ->
    [one] un virage
   *[other] { $turns } virages
} par vol, de { $angle }° au plus [ES-16]
legend-kind-aircraft = Avion : vole toute sa vitesse, d’abord tout droit ; s’il pointe à la fin sur un ennemi à une ou deux cases, il l’abat [ES-31]
legend-value-speed = Vitesse : { $value } cases ; à la manche suivante une de plus, une de moins ou la même [ES-10]
legend-ground-sea = Mer : le niveau le plus bas [ES-22]
legend-ground-lowland = Plaine : un niveau au-dessus de la mer ; monter coûte un point de plus [ES-23]
legend-ground-plateau = Plateau : deux niveaux au-dessus de la mer ; chaque niveau gravi coûte un point de plus [ES-23]
legend-ground-peak = Sommet : fermé ; un avion forcé d’y entrer est perdu [ES-24]
legend-mark-field = Tir ennemi : où il pourrait tirer après son prochain vol ; le nombre dit combien d’avions [ES-31]
legend-mark-los = Tir : cet avion tient celui-là dans sa ligne [ES-31]
legend-meter-planes = Avions en vol : qui n’en a plus a perdu le ciel [ES-03]
legend-tray-speeds = Vitesses notées : de combien de cases chaque avion doit voler cette manche ; celles de l’ennemi sont cachées tant que tout n’est pas noté [ES-10]

## Les cartes

scenario-sierras = Les Sierras
scenario-sierras-blurb = La carte ordinaire : neuf avions par camp, deux chaînes et six îles aux pics sombres entre eux.
scenario-col = Le Col
scenario-col-blurb = Une partie courte : cinq avions par camp, une crête au milieu et un passage de chaque côté.
scenario-haute-mer = Haute Mer
scenario-haute-mer-blurb = Ciel ouvert au-dessus de la mer, des orages à la place des pics. Rien pour se cacher.

## Les options

option-final-turn = Virage dans la dernière case
option-final-turn-help = Oui : un avion peut encore virer dans la case où finit son vol. Non : il garde la direction de son arrivée.
option-deliberate-collision = Percuter exprès
option-deliberate-collision-help = Oui : on peut percuter un ennemi exprès. Non : seulement avec un avion perdu de toute façon.
option-first-player = Premier joueur
option-first-player-help = Qui vole et tire en premier à chaque manche.
option-first-player-draw = à pile ou face
option-first-player-west = l’Ouest
option-first-player-east = l’Est
option-alternate-initiative = L’initiative alterne
option-alternate-initiative-help = Oui : l’ordre des escadrilles est inversé aux manches paires.
option-drawn-initiative = Initiative tirée à chaque manche
option-drawn-initiative-help = Oui : avant les vitesses de chaque manche, une pièce désigne qui y vole en premier.
option-dark-blocks-fire = Les cases sombres protègent
option-dark-blocks-fire-help = Oui : personne ne tire par-dessus une case sombre.
option-deployment = Déploiement
option-deployment-help = Quel avion part d’où.
option-deployment-standard = celui de la carte
option-deployment-free = choisi en secret
option-turn-limit = Manches
option-turn-limit-help = Après ce nombre de manches, l’escadrille la plus nombreuse gagne. 0 ou sans limite : après 200.

## La table

phase-deploy = Déploiement
phase-note = Vitesses
phase-flight = Vol, avion { $number }
ask-place = D’où part l’avion { $number } ? Touchez l’une de vos cases de départ libres.
ask-wait-place = Vos avions sont placés. L’autre escadrille choisit encore.
ask-both-place = Les deux escadrilles choisissent en secret leurs cases de départ.
ask-note = À quelle vitesse l’avion { $number } vole-t-il cette manche ?
ask-wait-note = Vos vitesses sont notées. L’autre escadrille note encore.
ask-both-note = Les deux escadrilles notent leurs vitesses en secret.
ask-fly = Faites voler l’avion { $number } de ses { $speed } points : { $turns ->
    [one] un virage de 60° est permis.
   *[other] { $turns } virages de 60° sont permis.
}
ask-fly-slow = Faites voler l’avion { $number } de ses deux points : un virage de 60° ou de 120° est permis.
ask-other-flies = { $plane } va voler.
ask-collide = { $with } barre la route : l’avion { $number } ne peut éviter la collision.
ask-crash = L’avion { $number } ne peut être sauvé : { $why }.
help-place = L’autre escadrille ne voit rien avant que les deux aient choisi.
help-note = { $first-The } vole en premier cette manche. Votre avion a volé à { $last } : un de plus, un de moins ou autant. Lent, il vire court ; rapide, il va loin.
help-next = Touchez la case où finit son vol, puis son cap s’il y a le choix. Ensuite, dans cet ordre : { $numbers }.
help-last = C’est le dernier : ensuite vos avions tirent.
clock-turn = Manche { $turn } sur { $limit }
meter-planes = Avions en vol
tray-speeds = Vitesses notées
tray-hangar = { $side } : à placer
tray-lost = { $side } : perdus
note-speed = Avion { $number } : quelle vitesse ?
note-friend-ahead = { $number } heurterait { $friend }
button-speed = Vitesse { $speed } ({ $ends ->
    [0] aucune issue
    [one] { $ends } issue
   *[other] { $ends } issues
})
button-collide = { $plane } percute { $with }
button-crash = { $plane } s’écrase
die-first = Premier joueur (0 Ouest, 1 Est)
nobody = personne
list = { $a }, { $b }

## Caps et pertes

heading-e = est
heading-se = sud-est
heading-sw = sud-ouest
heading-w = ouest
heading-nw = nord-ouest
heading-ne = nord-est
fate-shot = abattu
fate-collision = collision
fate-dark = entré dans une case sombre
fate-slow = trop lent pour monter
fate-edge = sorti de la carte
fate-turns = aucune issue avec les virages permis

## Actions, prévisions, raisons

do-place = { $plane } part de { $hex }
do-note = { $plane } à la vitesse { $speed }
do-move = { $plane } en { $hex }, cap { $heading }
do-collide = { $plane } percute { $with }
do-crash = { $plane } s’écrase
forecast-title = { $action }
forecast-ends = Issues où il survit, d’ici
forecast-turns = Virages
forecast-in-reach = Ennemis qu’il pourrait abattre là où ils sont
forecast-hexes = Cases survolées
forecast-shoots = Finit face à
forecast-answers = Ennemis qui pourraient répondre
forecast-next = Issues à la manche suivante
forecast-left = { $side-The } garde
turns-narrow = { $turns } × 60°
turns-wide = { $turns } × 60° ou 120°
turns-used = { $used } sur { $allowed }
hexes-level = { $hexes } à la vitesse { $speed }
hexes-climb = { $hexes } à la vitesse { $speed }, { $climb } pour la montée
hexes-bonus = { $hexes } à la vitesse { $speed }, dont { $bonus ->
    [one] 1 gagnée
   *[other] { $bonus } gagnées
} en descendant
shoots-at = { $target }, à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}
why-shoot = Il abat { $target }.
why-trade = Il emporte { $with }, et l’échange est bon à présent.
why-last-resort = Rien ne peut le sauver ; au moins { $with } tombe aussi.
why-forced = Il ne reste rien d’autre.
why-out-of-reach = Aucun ennemi ne peut ensuite y tirer.
why-hunt = De là, { $target } est à sa portée.
why-free = { $ways ->
    [0] Il n’a plus d’issue.
    [one] Il garde une issue ouverte.
   *[other] Il garde { $ways } issues ouvertes.
}
why-speed-shoot = À cette vitesse il peut abattre { $target } là où il est.
why-speed-ways = { $ways ->
    [0] À cette vitesse, aucune issue.
    [one] À cette vitesse, une seule issue.
   *[other] À cette vitesse, { $ways } issues.
}
why-place = Un départ en vaut un autre.

## Le journal

tell-drawn = Pile ou face : { $side-the } vole la première
tell-placed = { $plane } part de { $hex }
tell-deployed = Toutes les cases de départ sont dévoilées
tell-first-turn = Manche 1 : chaque avion vole à la vitesse 2
tell-turn = Manche { $turn } : on note les vitesses
tell-noted = { $plane } : vitesse { $speed }
tell-moves = Manche { $turn } : vol de { $side-the }
tell-flew = { $plane }, vitesse { $speed }, vole en { $hex }, cap { $heading }
tell-collided = { $plane }, vitesse { $speed }, percute { $with } en { $hex } : les deux sont perdus
tell-crashed = { $plane }, vitesse { $speed }, est perdu en { $hex } : { $why }
tell-shot = { $plane } ({ $from }) abat { $target } ({ $hex })
tell-shot-too = { $plane } ({ $from }) avait aussi { $target } ({ $hex }) dans sa ligne

## La fin

ending = { $outcome } ; avions : Ouest { $a }, Est { $b }
reason-elimination = plus aucun avion ennemi
reason-mutual = les deux escadrilles ont disparu
reason-turn-limit = décompte à la limite de manches

## Pourquoi pas

refuse-over = La partie est terminée.
refuse-all-placed = Tous vos avions ont leur case de départ.
refuse-place-first = On donne d’abord à tous les avions leur case de départ.
refuse-no-placing = On ne choisit pas de case de départ à présent.
refuse-all-noted = Toutes vos vitesses sont notées pour cette manche.
refuse-note-first = Les deux escadrilles notent d’abord leurs vitesses.
refuse-first-turn-speed = À la première manche, chaque avion vole à la vitesse 2 : on ne note rien.
refuse-notes-closed = Les vitesses se notent au début de la manche ; à présent on vole.
refuse-other-flies = C’est l’autre escadrille qui vole.
refuse-not-yours = { $plane } n’est pas à vous.
refuse-no-such-plane = Il n’y a pas d’{ $plane } dans cette partie.
refuse-plane-lost = { $plane } est perdu.
refuse-placed-already = { $plane } a déjà sa case de départ.
refuse-place-order = Les cases de départ se choisissent dans l’ordre des numéros : c’est à { $next }.
refuse-no-start-hex = { $hex } n’est pas une case de départ de votre escadrille.
refuse-start-taken = { $hex } est prise par un autre de vos avions.
refuse-noted-already = La vitesse d’{ $plane } est déjà notée.
refuse-note-order = Les vitesses se notent dans l’ordre des numéros : c’est à { $next }.
refuse-speed-range = { $speed } n’est pas une vitesse : elles vont de 2 à 6.
refuse-slow-down = De { $last } à { $speed }, c’est trop : un de moins au plus.
refuse-second-turn-speed = À la deuxième manche, un avion garde la vitesse 2 ou passe à 3.
refuse-speed-up = De { $last } à { $speed }, c’est trop : un de plus au plus.
refuse-flown-already = { $plane } a déjà volé cette manche.
refuse-flight-order = Les avions volent dans l’ordre des numéros : { $next } passe avant { $plane }.
refuse-nobody-to-meet = { $with } n’est pas là pour être rencontré.
refuse-collision-imposed = La case devant { $plane } est occupée et ne peut être évitée : c’est là qu’il percute.
refuse-ram-friend = On ne percute jamais un ami exprès.
refuse-collision-unpaid = { $plane } n’a pas les points pour monter jusqu’à { $with } : il s’écraserait avant.
refuse-out-of-reach = Aucun vol d’{ $plane } ne rencontre { $with }.
refuse-ram-forbidden = On ne percute pas exprès tant qu’{ $plane } peut survivre.
refuse-crash-by-choice = { $plane } peut encore survivre : personne ne s’écrase exprès.
refuse-dark = { $hex } est sombre : personne ne peut y voler.
refuse-stops-early = { $plane } doit voler ses { $speed ->
    [2] deux
   *[other] { $speed }
} points : il ne peut s’arrêter en { $hex }.
refuse-occupied = Un autre avion est sur la route de { $hex } : ils se percuteraient.
refuse-final-turn = Pas de virage dans la dernière case : l’avion garde la direction de son arrivée.
refuse-bonus-unflown = Les points gagnés en descente doivent être volés : { $plane } ne peut s’arrêter en { $hex }.
refuse-too-slow = { $plane } n’a plus les points pour monter en { $hex } : il s’écraserait.
refuse-dark-way = La route de { $hex } passe par une case sombre.
refuse-too-many-turns = À la vitesse { $speed }, { $turns ->
    [one] un seul virage est permis
   *[other] { $turns } virages sont permis
} : cela ne suffit pas pour finir ainsi en { $hex }.
refuse-turn-too-wide = Un virage par case, de 60° ; seul l’unique virage de la vitesse 2 peut être de 120°.
refuse-climb = La montée coûte des points : { $plane } ne va pas jusqu’en { $hex }.
refuse-first-hex = La première case est celle vers laquelle { $plane } pointe ; il ne vire qu’une fois entré.
refuse-too-far = { $hex } est trop loin à la vitesse { $speed } : chaque case coûte un point.
refuse-friend-ahead = Un ami est dans la case de devant et vole plus tard : { $plane } ne peut éviter la collision.
refuse-enemy-ahead = Un ennemi est dans la case de devant : { $plane } ne peut éviter la collision.
refuse-edge-ahead = { $plane } pointe hors de la carte : il est perdu.
refuse-dark-ahead = { $plane } pointe vers une case sombre : il est perdu.
refuse-climb-ahead = À la vitesse { $speed }, { $plane } ne peut monter dans la case de devant : il est perdu.
refuse-no-way-out = Aucun vol avec les virages permis ne sauve { $plane } : il est perdu.
refuse-go-on-placing = Touchez l’une de vos cases de départ libres.
refuse-go-on-noting = Choisissez une vitesse avec les boutons.
refuse-go-on-flying = Touchez l’avion dont c’est le tour, puis la case où il finit.
refuse-go-on-heading = Choisissez maintenant où il pointe en { $hex }.
