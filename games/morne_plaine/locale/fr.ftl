## Le jeu

game-title = Morne Plaine
game-theme = Figurines napoléoniennes sur une table libre
game-blurb = Bataillons, régiments et batteries de figurines peintes, déplacées en pouces comme on veut : on glisse, on tourne, on juge une charge à l’œil. La ligne tire, la colonne frappe, le carré arrête les chevaux ; brisez la moitié de l’armée ennemie, ou tenez le terrain quand vient la nuit.
side-a = Premiers
    .The = Les Premiers
    .the = les Premiers
    .of = des Premiers
    .to = aux Premiers
    .number = many
side-b = Seconds
    .The = Les Seconds
    .the = les Seconds
    .of = des Seconds
    .to = aux Seconds
    .number = many

## But et légende

goal = { $lead } points d’avance après la manche { $turns } : { $sidea } { $a }, { $sideb } { $b } ; une armée qui a perdu la moitié de sa valeur est brisée [MP-181]
legend-kind-infantry = Infanterie : 4 pouces, 8 en progression rapide ; en ligne, tous ses fusils tirent en salve [MP-39]
legend-kind-cavalry = Cavalerie : 8 pouces, 16 en progression rapide ; charge en échelon, sauve à 4 ou plus [MP-39]
legend-kind-artillery = Batterie : un dé par tir, jusqu’à 36 pouces ; 3 pouces à la bricole, 12 attelée [MP-87]
legend-kind-heavy-artillery = Batterie lourde : un dé par tir, jusqu’à 48 pouces ; lente, 6 servants [MP-87]
legend-kind-general = Chef : les unités dans son cercle relancent leurs tests et changent de formation sans frais [MP-40]
legend-badge-routed = En fuite : elle court jusqu’à ce qu’elle se rallie [MP-178]
legend-badge-engaged = En mêlée : elle y combat, et seule la cavalerie peut se désengager [MP-68]
legend-badge-demoralised = En panique : elle doit tester avant d’agir [MP-171]
legend-badge-spent = Retenue : l’ennemi s’est replié, elle ne peut ni tirer de salve ni le charger ce tour-ci [MP-169]
legend-badge-square = En carré : sûr contre la cavalerie, cible facile pour les canons [MP-45]
legend-formation-line = Ligne : deux rangs ; toutes ses figurines tirent en salve [MP-42]
legend-formation-column = Colonne de division : toutes ses figurines frappent quand elle charge [MP-43]
legend-formation-march = Colonne de marche : avance vite, ne tire jamais [MP-44]
legend-formation-square = Carré : pas de flanc, quatre fronts [MP-45]
legend-formation-echelon = Échelon : l’ordre dans lequel la cavalerie charge [MP-100]
legend-formation-skirmish = Tirailleurs : difficiles à toucher, se replient devant une charge [MP-108]
legend-formation-unlimbered = En batterie : tire, se déplace à la bricole [MP-52]
legend-formation-limbered = Attelée : va loin, ne tire pas [MP-52]
legend-value-strength = Figurines : { $value } sur { $max } ; sous la moitié, l’unité teste moins bien [MP-155]
legend-ground-hill = Colline : cache ce qui est derrière ; ne gêne pas [MP-30]
legend-ground-wood = Bois : divise le mouvement par deux, pas d’artillerie ; couvert léger [MP-30]
legend-ground-farm = Ferme : infanterie seulement, divise le mouvement par deux ; couvert dur [MP-30]
legend-ground-village = Village : infanterie seulement, divise le mouvement par deux ; couvert dur [MP-30]
legend-ground-orchard = Verger : accidenté, divise le mouvement par deux, pas d’artillerie ; couvert léger [MP-30]
legend-ground-rough = Terrain accidenté : divise le mouvement par deux, pas d’artillerie ; couvert léger [MP-30]
legend-ground-pit = Sablière : accidentée, divise le mouvement par deux ; couvert léger [MP-30]
legend-ground-garden = Jardin : accidenté, divise le mouvement par deux ; couvert léger [MP-30]
legend-ground-building = Bâtiment : fermé, arrête la vue [MP-30]
legend-ground-field = Cultures : accidentées, divisent le mouvement par deux ; couvert léger [MP-30]
legend-ground-pond = Étang : terrain accidenté [MP-30]
legend-ground-marsh = Marais : accidenté, divise le mouvement par deux, pas d’artillerie ; couvert léger [MP-30]
legend-ground-fort = Fort : infanterie seulement ; couvert dur [MP-30]
legend-ground-objective = Objectif : vaut des points à qui le tient [MP-182]
legend-ground-crest = Crête : arrête la vue, sauf à moins de 2 pouces [MP-26]
legend-ground-hedge = Haie : divise le mouvement par deux, pas d’artillerie ; couvert léger [MP-30]
legend-ground-wall = Mur : divise le mouvement par deux, pas d’artillerie ; couvert dur [MP-30]
legend-ground-bank = Talus : divise le mouvement par deux, pas d’artillerie ; couvert dur [MP-30]
legend-ground-abatis = Abattis : divise le mouvement par deux, pas d’artillerie ; couvert dur [MP-30]
legend-ground-fence = Clôture : divise le mouvement par deux ; couvert léger [MP-30]
legend-ground-stream = Ruisseau : divise le mouvement par deux, pas d’artillerie [MP-30]
legend-ground-road = Route : sans effet [MP-30]
legend-ground-track = Chemin : sans effet [MP-30]
legend-ground-lane = Sentier : sans effet [MP-30]
legend-mark-objective = Objectif : le nombre donne ses points à qui le tient [MP-182]
legend-mark-ring = Portée de commandement : les unités dedans relancent leurs tests et changent de formation sans frais [MP-40]
legend-mark-arc = Champ de tir : avec ses portées en pouces [MP-72]
legend-meter-points = Points : unités ennemies perdues, la moitié de celles qui fuient, et objectifs, comme si la bataille finissait ici [MP-183]
legend-meter-points-level = { legend-meter-points }
legend-meter-lost = Armée perdue : la part de sa valeur qui n’est plus ; à la marque, l’armée est brisée et a perdu [MP-181]

## Scénarios

scenario-drill = Le terrain d’exercice
scenario-drill-blurb = Pour apprendre : trois bataillons, un régiment et une batterie par camp autour d’une butte. De quoi rencontrer chaque action une fois. Gagne qui a 5 points d’avance après la 8e manche (la butte en vaut 8, chaque unité ennemie perdue sa valeur), ou qui détruit la moitié de l’armée ennemie.
scenario-drill-changed = Réglé après des parties d’essai : les Alliés se tiennent 2 pouces plus loin de la butte que d’abord.
scenario-haye-sainte = La Haye Sainte, 18 juin 1815
scenario-haye-sainte-blurb = Les colonnes de Quiot contre les tireurs de la ferme ; la Légion allemande attend derrière la crête, invisible. Aux Français d’attaquer : il leur faut 5 points de plus que les Alliés après la 12e manche, ou la moitié de leur armée. Les Alliés, qui ont la ferme et ses 8 points, gagnent s’ils en gardent 5 d’avance ; entre les deux, personne.
scenario-haye-sainte-changed = Réglé après des parties d’essai : 12 manches, d’abord 10, et la ferme vaut 8 points, d’abord 20.
scenario-hougoumont = Hougoumont, 18 juin 1815
scenario-hougoumont-blurb = La division de Jérôme contre le bois, le jardin et le château. Le mur du jardin est la plus forte position de la table. Aux Français d’attaquer : il leur faut 5 points de plus que les Alliés après la 14e manche, ou la moitié de leur armée. Les Alliés tiennent le château (10), le jardin et le verger (5 chacun) et gagnent s’ils gardent 5 points d’avance ; entre les deux, personne.
scenario-hougoumont-changed = Réglé après des parties d’essai : 14 manches, d’abord 12 ; le château vaut 10 points, d’abord 20, le jardin 5, d’abord 8, et le verger 5, d’abord 6.
scenario-erlon = L’assaut de d’Erlon, 18 juin 1815
scenario-erlon-blurb = Onze colonnes contre les lignes minces de Picton derrière la crête, avec la brigade de l’Union en réserve. Aux Français d’attaquer : il leur faut 5 points de plus que les Alliés après la 11e manche, ou la moitié de leur armée. Les Alliés tiennent les trois crêtes (10 points chacune) et gagnent s’ils gardent 5 points d’avance ; entre les deux, personne.
scenario-erlon-changed = Réglé après des parties d’essai : 11 manches, d’abord 10.
scenario-plancenoit = Plancenoit, 18 juin 1815
scenario-plancenoit-blurb = Les Prussiens viennent prendre le village à la droite de Napoléon ; on envoie la Jeune Garde, puis la Vieille, pour le reprendre. Aux Prussiens d’attaquer : il leur faut 5 points de plus que les Français après la 14e manche, ou la moitié de leur armée. Les Français tiennent le cimetière et les maisons de l’ouest (12 chacun) et celles de l’est (8), et gagnent s’ils gardent 5 points d’avance ; entre les deux, personne.
scenario-petite-guerre = Petite guerre
scenario-petite-guerre-blurb = Un exercice de camp : deux forces égales sur une table égale. Nul ne peut s’en prendre au terrain. Gagne qui a 5 points d’avance après la 10e manche (le mamelon en vaut 4, chaque unité ennemie perdue sa valeur), ou qui détruit la moitié de l’armée ennemie.
scenario-petite-guerre-changed = Réglé après des parties d’essai : le mamelon vaut 4 points, d’abord 8.

## Options

option-overhead-fire = Tirer par-dessus les siens d’une colline
option-overhead-fire-help = Une batterie sur une colline tire par-dessus les unités qui n’y sont pas, sauf à moins de 6 p de la cible.
option-soft-cover-save = L’infanterie formée sous couvert léger sauve sur
option-soft-cover-save-help = Bois, vergers et haies : 6 comme à découvert, ou 5.
option-fire-test = Tests pour pertes par le tir
option-fire-test-help = Quand teste une unité qui a perdu un quart par le tir.
option-fire-test-at-once = aussitôt
option-fire-test-end-of-actions = à la fin des actions
option-cuirass-vs-fire = La cuirasse arrête les balles
option-cuirass-vs-fire-help = Les cuirassiers relancent les sauvegardes de 1 contre le tir aussi, pas seulement en mêlée.
option-artillery-doubling = Les canons doublent
option-artillery-doubling-help = Ce qui double quand des canons touchent une colonne ou un carré.
option-artillery-doubling-hits = les touches
option-artillery-doubling-losses = les pertes
option-pre-measure-charges = Mesurer les charges d’avance
option-pre-measure-charges-help = Oui : la table dit la distance d’une charge avant qu’on la déclare.
option-volley-fail-fires = Une salve de réaction manquée tire encore
option-volley-fail-fires-help = Oui : qui manque le test de salve contre une charge tire de son premier rang.
option-stragglers-count = Les fuyards comptent en mêlée
option-stragglers-count-help = Non : les figurines perdues en fuyards ne décident pas de qui a perdu la mêlée.
option-weighted-losses-decide = Les pertes de cavalerie comptent double
option-weighted-losses-decide-help = Oui : pour savoir qui a perdu une mêlée, chaque cavalier compte pour deux.
option-fallback-choice = Choisir les dés d’un repli
option-fallback-choice-help = Oui : un vainqueur se replie d’un ou de deux dés, à sa guise.
option-second-flight = Une seconde fuite détruit
option-second-flight-help = Quelle seconde fuite est la fin d’une unité.
option-second-flight-unrallied = avant qu’elle soit ralliée
option-second-flight-ever = à tout moment
option-panic-on-removal = Les unités retirées causent la panique
option-panic-on-removal-help = Oui : les amis à 6 p d’une unité retirée testent au début de leur tour.
option-army-break = Les armées s’effondrent
option-army-break-help = Un camp qui a perdu la moitié de sa valeur a perdu la bataille.
option-free-deployment = Poser ses unités soi-même
option-free-deployment-help = Oui : les camps posent leurs unités à tour de rôle avant la bataille, au lieu des places du scénario.
option-skirmishers-ignore-difficult = Les tirailleurs vont librement dans les bois
option-skirmishers-ignore-difficult-help = Oui : le terrain difficile ne divise pas le mouvement des tirailleurs ; les obstacles, si.
option-declared-table = Votre propre table, déclarée
option-declared-table-help = Oui : les figurines sont sur votre table et vous les bougez. Le programme demande ce qu’il ne voit pas (portées, arcs, couverts, distance des charges) et tient dés, pertes, tests et phases. Entre joueurs seulement.

## Mots

length = { $whole },{ $part } p
length-of = { $spent } sur { $allowed }
length-over = plus de { $allowed }
percent = { $n } %
decimal = { $whole },{ $part }
need = { $n }+
targets = { $n ->
    [0] aucune
   *[other] { $n }
}
targets-by-hand = { $n ->
    [0] aucune
   *[other] { $n }, −1 au dé
}
form-line = ligne
form-column = colonne de { $files }
form-march = colonne de marche de { $files }
form-square = carré
form-echelon = échelon de { $files }
form-skirmish = tirailleurs
form-unlimbered = en batterie
form-limbered = attelée
form-point = chef
reform-front = { $shape }, front en place
reform-centre = { $shape }, face à { $facing }°
face-front = devant
face-right = côté droit
face-rear = derrière
face-left = côté gauche
none = aucune
yes = oui
no = non

## Le bandeau

phase-deploy = Déploiement
phase-panic = Panique
phase-actions = Actions
phase-fire = Tir
phase-charge = Charge
phase-reaction = Réaction à une charge
phase-rally = Ralliement
phase-command = Chefs
phase-melee = Mêlées
phase-victory = Après la mêlée
ask-deploy = Choisissez une unité à côté de la table et posez-la dans votre zone.
ask-panic = { $unit-The } voit fuir ses camarades : jetez le dé de panique.
ask-fire = { $unit-The } peut tirer : choisissez une cible, ou retenez le feu.
ask-fire-square = { $unit-The } peut tirer de ses côtés : choisissez un côté et une cible, ou retenez le feu.
ask-charge = { $unit-The } charge { $target-the }. Choisissez des soutiens, ou lancez la charge.
ask-charge-alone = { $unit-The } charge { $target-the }. Lancez la charge.
ask-rally = { $unit-The } est en ordre : choisissez une formation, ou gardez celle-ci.
ask-command = Menez vos chefs : faites-en glisser un, ou passez aux mêlées.
ask-melee = { $n ->
    [0] Toutes les mêlées ont été livrées.
    [one] Une mêlée est à livrer.
   *[other] { $n } mêlées sont à livrer : choisissez la prochaine.
}
ask-victory-fled = { $unit-The } a vaincu et l’ennemi fuit : rester, se replier ou poursuivre ?
ask-victory-held = { $unit-The } a vaincu mais l’ennemi tient : rester ou se replier ?
ask-reforms = Vos vainqueurs peuvent se reformer : choisissez une unité, ou gardez-les ainsi.
ask-actions = Choisissez une unité : faites-la glisser, ou prenez une action.
ask-actions-done = Toutes les unités ont agi : terminez vos actions.
ask-reaction = { $unit-The } charge { $target-the } : que fait { $target-the } ?
help-deploy = L’unité entière doit tenir dans la bande de votre côté de la table.
help-panic = Il faut { $need } ou plus. Un chef proche donne un second jet.
help-fire = La moitié des figurines de la cible doit être dans l’arc rouge et en vue.
help-actions-rally = Les unités en fuite courent encore si vous ne les ralliez pas : commencez par là.
help-actions-enter = Des renforts attendent à côté de la table : amenez-les à votre bord.
help-charge = La première unité seule essuie le feu ; les soutiens frappent avec la moitié de leurs dés.
help-reaction = Nul ne mesure avant votre choix : les chances montrées se passent de la distance.
help-reaction-measured = La distance est de { $gap } ; la charge court { $reach }.
help-command = Jusqu’à 18 p. Près de lui, les tests se jettent deux fois et l’on se reforme sans frais.
help-melee = Les deux camps jettent ensemble, sauf si l’un frappe le premier ; qui perd le plus de figurines passe un test.
help-victory = Une poursuite qui les rejoint en tue davantage, et peut vous mener trop loin.
help-victory-held = Si vous vous repliez, l’ennemi ne pourra à son prochain tour ni tirer de salve, ni vous charger.
help-reforms = Choisissez une unité et une formation ; le bouton termine.
help-rally = Elle peut faire face où elle veut.
help-actions = Qui veut tirer une salve ne bouge pas ; la progression rapide va deux fois plus loin, mais sans tir.
clock-turn = Manche { $turn } sur { $limit }
clock-deploy = Déploiement

## Boutons

button-progress = Progresser et tirer
button-fast = Progression rapide
button-manhandle = À la bricole
button-drive = Mouvement attelé
button-about = Demi-tour d’abord
button-first = D’abord : { $reform }
button-then = Ensuite : { $reform }
button-volley = Feu de salve
button-guns = Feu
button-charge = Charger
button-form = Changer de formation
button-rally = Rallier
button-disengage = Se désengager
button-enter = Entrer : { $shape }
button-deploy = Poser : { $shape }
button-end-actions = Fin des actions
button-end-command = Aux mêlées
button-hold-fire = Retenir le feu
button-go = Chargez !
button-panic = Jeter le dé de panique
button-fire-and-hold = Tirer et tenir
button-react-volley = Feu de salve (5+)
button-react-form = Changer de formation (5+)
button-fall-back = Se replier
button-fall-back-dice = Se replier de { $n ->
    [one] un dé
   *[other] deux dés
}
button-counter-charge = Contre-charger
button-stand = Attendre de pied ferme
button-keep = Ne rien changer
button-front = Front en place
button-shape = { $shape }
button-melee = { $a } contre { $b }
button-stay = Rester
button-pursue = Poursuivre { $unit-the }
button-face = { $face }

## Panneaux

meter-points = Points si tout finissait ici : il en faut { $needs } de plus { $side-to } pour gagner
meter-points-level = Points si tout finissait ici : indécis, il faut { $lead } points d’avance pour gagner
name-of-side = { $name } ({ $side })
    .The = { $name-The } ({ $side })
    .the = { $name-the } ({ $side })
    .of = { $name-of } ({ $side })
    .to = { $name-to } ({ $side })
    .number = { $name-number }
    .gender = { $name-gender }
    .e = { $name-e }
meter-lost = Armée perdue, en pour cent (elle s’effondre à la marque)
tray-deploy = { $side } : à poser
tray-lost = { $side } : pertes
tray-waiting = { $side } : à partir de la manche { $turn }

## Les actions en mots

do-deploy = Poser { $unit-the } : { $shape }
do-panic = Jeter le dé de panique : { $unit }
do-stay = { $unit-The } reste et peut tirer
do-progress = { $unit-The } progresse de { $length }
do-turn = { $unit-The } tourne sur place, { $length } de mouvement
do-fast = { $unit-The } progresse rapidement de { $length }
do-manhandle = { $unit-The } se déplace de { $length } à la bricole
do-drive = { $unit-The } roule de { $length }
do-about = { $move }, après un demi-tour
do-first = { $move }, d’abord { $reform }
do-then = { $move }, ensuite { $reform }
do-volley = { $unit-The } tire une salve sur { $target-the }
do-volley-square = { $unit-The } tire une salve de ses côtés
do-guns = { $unit-The } tire sur { $target-the }
do-charge = { $unit-The } charge { $target-the }
do-form = { $unit } : { $reform }
do-reform = Prendre : { $reform }
do-rally = { $unit-The } tente de se rallier
do-disengage = { $unit-The } tente de se désengager
do-enter = { $unit-The } entre : { $shape }
do-end-actions = Terminer les actions
do-fire = Tirer sur { $target-the }
do-side-fire = Feu ({ $face }) sur { $target-the }
do-hold-fire = Retenir le feu
do-support = { $unit-The } soutient la charge
do-go = Lancer la charge
do-fire-and-hold = { $unit-The } tire et tient
do-react-volley = { $unit-The } tente un feu de salve
do-react-form = { $unit-The } tente de se former en { $shape }
do-fall-back = { $unit-The } se replie
do-counter-charge = { $unit-The } contre-charge
do-stand = { $unit-The } attend de pied ferme
do-keep = Ne rien changer
do-command = { $unit-The } chevauche sur { $length }
do-end-command = Passer aux mêlées
do-melee = Combat : { $a } contre { $b }
do-stay-victor = Rester
do-back-victor = Se replier en bon ordre
do-back-victor-dice = Se replier de { $n ->
    [one] un dé
   *[other] { $n } dés
}
do-pursue = Poursuivre { $unit-the }
do-move = { $unit-The } se déplace

## Le journal

tell-turn = Manche { $turn }, tour { $side-of }
tell-no-melee = Personne au contact : pas de mêlée
tell-placed = { $unit-The } prend position
tell-entered = { $unit-The } entre sur la table
tell-panic-holds = { $unit-The } garde la tête froide malgré la fuite des siens ({ $need }+)
tell-panic-fails = { $unit-The } panique en voyant fuir les siens ({ $need }+)
tell-moved-progress = { $unit-The } progresse de { $length }
tell-moved-fast = { $unit-The } presse l’allure, { $length }
tell-moved-manhandle = { $unit-The } se déplace de { $length } à la bricole
tell-moved-drive = { $unit-The } roule de { $length }
tell-moved-command = { $unit-The } chevauche sur { $length }
tell-stays = { $unit-The } reste en place
tell-reformed = { $unit-The } se forme en { $shape }
tell-limbered = { $unit-The } amène les avant-trains
tell-unlimbered = { $unit-The } se met en batterie
tell-skirmishes = { $unit-The } se déploie en tirailleurs
tell-turned = { $unit-The } tourne
tell-faced-about = { $unit-The } fait demi-tour
shot-lie = { $range }, { $cover }
tell-shot-progress = { $unit-The } tire sur { $target-the } ({ $lie }) : { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
} sur { $need }+
tell-shot-volley = { $unit-The } tire une salve sur { $target-the } ({ $lie }) : { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
} sur { $need }+
tell-shot-hold = { $unit-The } tire sur { $target-the } qui charge ({ $lie }) : { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
} sur { $need }+
tell-shot-guns = { $unit-The } tire sur { $target-the } ({ $lie }) : { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
}{ $doubled ->
    [0] { "" }
   *[other] , au double contre une formation dense
}
tell-shot-canister = { $unit-The } tire à mitraille sur { $target-the } ({ $lie }) : { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
}{ $doubled ->
    [0] { "" }
   *[other] , au double contre une formation dense
}
tell-shot-saved = { $shot } ; sauvegardes sur { $save }+, { $losses ->
    [0] aucune perte
    [one] 1 perte, { $left ->
        [0] plus personne
        [one] reste 1
       *[other] restent { $left }
    }
   *[other] { $losses } pertes, { $left ->
        [0] plus personne
        [one] reste 1
       *[other] restent { $left }
    }
}{ $doubled ->
    [0] { "" }
   *[other] , au double contre une formation dense
}
tell-fire-test-passed = { $unit-The } tient bon sous le feu malgré ses pertes ({ $need }+)
tell-fire-test-failed = { $unit-The } se débande sous le feu ({ $need }+)
tell-melee-test-passed = { $unit-The } tient bon malgré la mêlée perdue ({ $need }+)
tell-melee-test-failed = { $unit-The } se débande après la mêlée perdue ({ $need }+)
tell-rally-passed = { $unit-The } se rallie ({ $need }+)
tell-rally-failed = { $unit-The } ne se rallie pas ({ $need }+)
tell-fled = { $unit-The } fuit de { $length }
tell-lost-strength = { $unit-The } est détruit{ $unit-e }
tell-lost-quarter = { $unit-The } n’a plus que le quart de son effectif, ou moins : l’unité est détruite
tell-lost-commander = { $unit-The } tombe, mortellement blessé{ $unit-e }
tell-lost-fled = { $unit-The } a quitté le champ de bataille
tell-lost-second-flight = { $unit-The } se débande une seconde fois et se disperse
tell-lost-overrun = { $unit-The } est culbuté{ $unit-e } au contact
tell-lost-taken = { $unit-The } tombe aux mains de l’ennemi
tell-charged = { $unit-The } charge { $target-the } !
tell-charged-flank = { $unit-The } charge { $target-the } de flanc ou à revers !
tell-supported = { $unit-The } soutient la charge
tell-react-volley-passed = { $unit-The } a le temps d’une salve (5+)
tell-react-volley-failed = { $unit-The } n’a pas le temps d’une salve (5+)
tell-react-form-passed = { $unit-The } a le temps de changer de formation (5+)
tell-react-form-failed = { $unit-The } n’a pas le temps de se former en { $shape } (5+)
tell-fell-back = { $unit-The } se replie de { $length }
tell-counter-charged = { $unit-The } contre-charge de { $length }
tell-realigned = { $unit-The } fait face à la charge
tell-contact = { $unit-The } aborde { $target-the }
tell-charge-failed = La charge { $unit-of } s’arrête, trop courte, après { $length }
tell-stragglers = { $unit-The } perd au contact { $losses ->
    [one] 1 fuyard
   *[other] { $losses } fuyards
}, { $left ->
    [0] plus personne
    [one] reste 1 figurine
   *[other] restent { $left } figurines
}
tell-disengaged = { $unit-The } se désengage (4+)
tell-not-disengaged = { $unit-The } ne peut se désengager (4+)
tell-struck-none = { $unit-The } n’a personne au front pour frapper
tell-struck = { $dice ->
    [one] { $unit-The } frappe à 1 dé
   *[other] { $unit-The } frappe à { $dice } dés
} : { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
} sur { $need }+
tell-parried = { $unit-The } { $hits ->
    [0] ne reçoit aucune touche
    [one] reçoit 1 touche, { $saves }
   *[other] reçoit { $hits } touches, { $saves }
}
parried-saves = { $saved ->
    [0] aucune sauvée
    [one] 1 sauvée
   *[other] { $saved } sauvées
} sur { $need }+, { $losses ->
    [0] aucune perte
    [one] 1 figurine perdue, { $left ->
        [0] il n’en reste plus
        [one] reste 1
       *[other] restent { $left }
    }
   *[other] { $losses } figurines perdues, { $left ->
        [0] il n’en reste plus
        [one] reste 1
       *[other] restent { $left }
    }
}
tell-round-lost = { $side-The } { $side-number ->
    [many] perdent
   *[one] perd
} la mêlée (pertes : { $lost } contre { $other })
tell-round-between = { $a } contre { $b }. { $round }
tell-round-draw = Mêlée indécise (pertes : { $lost } de chaque côté)
tell-rallied = { $unit-The } se rallie
tell-escaped = { $unit-The } s’écarte de l’ennemi
tell-ended-points = Victoire { $side-of } aux points : { $a } { $points-a }, { $b } { $points-b }
tell-ended-broken = Victoire décisive { $side-of } : l’armée ennemie s’effondre. Points : { $a } { $points-a }, { $b } { $points-b }
tell-ended-level = Journée indécise. Points : { $a } { $points-a }, { $b } { $points-b }
tell-objective = { $side-The } { $side-number ->
    [many] prennent
   *[one] prend
} { $place-the }

# Dés

die-hit = pour toucher
die-hit-again = pour toucher, relance
die-save = sauvegarde
die-save-again = sauvegarde, relance
die-guns = canons
die-morale = moral
die-morale-again = moral, relance
die-flight = fuite
die-panic = panique
die-panic-again = panique, relance
die-form = changement de formation
die-form-again = changement de formation, relance
die-volley-test = prêt pour la salve
die-fall-back = repli
die-counter = contre-charge
die-stragglers = fuyards
die-strike = mêlée
die-strike-again = mêlée, relance
die-disengage = désengagement

## Avant les dés

forecast-distance = Distance
forecast-halved = Divisé par deux
halved-off = écart de plus de 45°
halved-ground = terrain difficile ou obstacle
halved-about = demi-tour
forecast-fire-after = Cibles une fois là
forecast-in-command = À portée d’un chef, là
forecast-dice = Dés
forecast-shot-dice = { $dice }, qui touchent sur { $need }+
forecast-guns = touches : d6 { $plus }
forecast-guns-double = touches doublées : d6 { $plus }
forecast-again = Relancés
again-ones = les 1
again-misses = les coups manqués
forecast-range = Portée
forecast-seen = Dans l’arc et en vue
forecast-seen-of = { $n } sur { $of }
forecast-save = La cible sauve sur
forecast-save-need = { $need }+, { $cover }
cover-none = sans couvert
cover-soft = couvert léger
cover-hard = couvert dur
forecast-losses = Pertes moyennes
forecast-losses-of = { $n } sur { $of }
forecast-must-test = { $unit-The } doit tester
forecast-breaks = { $unit-The } se débande
forecast-destroyed = { $unit-The } est détruit{ $unit-e }
forecast-holds = { $unit-The } perd mais tient
forecast-draw = Personne ne perd
forecast-if-breaks = Si l’on en vient aux mains, { $unit-the } se débande
forecast-if-holds = … { $unit-the } perd mais tient
forecast-if-draw = … personne ne perd
forecast-stopped = Charge arrêtée par le feu
forecast-succeeds = Réussit
forecast-if-caught = Si l’ennemi rattrape l’unité
caught-infantry = 1d6 fuyards, l’ennemi frappe d’abord
caught-cavalry = 1d3 fuyards, l’ennemi frappe d’abord
forecast-back = Repli
forecast-back-dice = { $n }d6 pouces
forecast-arc = Cible en avant du front
forecast-reaction = Réaction
charge-front = l’ennemi choisit
charge-flank = aucune : flanc ou arrière
charge-none = aucune
charge-skirmish = déclarée à 18 p au plus, ils se replient de 2d6
charge-canister = mitraille
charge-joins = aucune : elle rejoint la mêlée
forecast-charge-gap = Distance de la charge
forecast-strike = { $unit-The } frappe
strike-dice = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}, { $need }+
strike-dice-ones = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}, { $need }+, relance des 1
strike-dice-misses = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}, { $need }+, relance des coups manqués
forecast-no-bonus = Pas de +1 de charge
no-bonus-obstacle = un obstacle est défendu
no-bonus-difficult = terrain difficile
no-bonus-square = cavalerie contre un carré
forecast-strikes-first = Frappe d’abord
forecast-pursuer = La poursuite court
forecast-fugitives = Figurines en fuite
forecast-killed = Tués si rejoints
killed-infantry = 1d6
killed-cavalry = 1d3
forecast-need = Il faut
forecast-panic = { $unit-The } tient bon
forecast-rally = Se rallie
forecast-disengage = Se désengage
forecast-unacted = Unités qui n’ont pas agi
forecast-run-on = Unités en fuite qui courent encore
forecast-commands = Unités sous ses ordres
forecast-formation = Formation
forecast-new-front = Front
forecast-reform-front = { $n } de front, { $ranks } de profondeur
forecast-commanded = Un chef donne un second jet
came-lost = { $unit-The } est perdu{ $unit-e }
came-flees = { $unit-The } fuit
came-rallied = { $unit-The } se rallie

## Fins

reason-broken = l’armée ennemie s’est effondrée
reason-points = points après la dernière manche
reason-level = les points se valent

## Ce qui est interdit

refuse-already-fought = Cette mêlée a déjà été livrée ce tour-ci.
refuse-always-skirmishes = Ils vont toujours en tirailleurs.
refuse-battery-moves = Une batterie se déplace à la bricole ou attelée.
refuse-building = Le bâtiment est fermé à tous.
refuse-cannot-charge = Seules l’infanterie et la cavalerie chargent.
refuse-cannot-fire-now = Les unités en mêlée ou en fuite ne tirent pas.
refuse-caught = Rejointe dans sa fuite, elle ne fait rien avant la mêlée.
refuse-cavalry-into-village = La cavalerie ne charge jamais dans un village.
refuse-cavalry-only = C’est réservé à la cavalerie.
refuse-charge-arc = { $count ->
    [0] Aucune figurine sur { $of } n’est
    [one] Une figurine sur { $of } seulement est
   *[other] { $count } figurines sur { $of } seulement sont
} en avant de son front ; il en faut la moitié.
refuse-charge-banned = Elle ne peut charger cette unité ce tour-ci : celle-ci s’est repliée en bon ordre.
refuse-charge-unseen = Elle ne voit pas cette unité.
refuse-choose-a-unit = Choisissez d’abord une de vos unités.
refuse-column-is-french = Seule l’infanterie française forme des colonnes de division.
refuse-commander-covered = Un chef n’est une cible que s’il est plus près que toutes ses unités.
refuse-commanders-move-later = Les chefs se déplacent après les unités.
refuse-commanders-only = Seuls les chefs se déplacent maintenant.
refuse-contact-blocked = Il n’y a pas de place devant elle : quelque chose gêne.
refuse-deploy-first = On pose les unités : choisissez-en une à côté de la table.
refuse-does-not-fire = Elle ne tire pas ainsi.
refuse-enemy-left = Il reste un ennemi dans la mêlée : pas de poursuite.
refuse-engaged = Elle est en mêlée : seule la cavalerie peut tenter de se désengager.
refuse-facing = Une orientation va de 0 à 359 degrés.
refuse-fall-back-dice = Pas avec ce nombre de dés.
refuse-far-from-entry = Trop loin de son point d’entrée : 4 p au plus.
refuse-fight-first = Il faut livrer les mêlées maintenant.
refuse-files = Son front doit être de { $least } à { $most }.
refuse-fire-or-hold = Choisissez une cible, ou retenez le feu.
refuse-fleeing = Elle fuit et ne peut que tenter de se rallier.
refuse-form-or-keep = Choisissez une formation, ou gardez celle-ci.
refuse-formation-cannot-charge = Carrés et colonnes de marche ne chargent pas.
refuse-formation-of-another-arm = Cette formation est celle d’une autre arme.
refuse-has-acted = Elle a déjà agi ce tour-ci.
refuse-has-moved = Il s’est déjà déplacé ce tour-ci.
refuse-infantry-only = C’est réservé à l’infanterie.
refuse-is-limbered = La batterie est attelée.
refuse-is-unlimbered = La pièce est en batterie : attelez d’abord.
refuse-lost = Elle est perdue.
refuse-march-never-fires = Une colonne de marche ne tire jamais.
refuse-no-charge = Aucune charge n’est en cours.
refuse-no-charge-target = Il faut à une charge une unité ennemie sur la table, et non un chef.
refuse-no-files = Cette formation n’a pas de front à choisir.
refuse-no-free-reform = Aucun chef n’est assez près pour un changement de formation gratuit.
refuse-no-ground-for-guns = L’artillerie ne franchit ni obstacle ni terrain accidenté.
refuse-no-reform-here = Cette action ne laisse pas le temps de changer de formation.
refuse-no-reinforcement = Elle est sur la table ou perdue.
refuse-no-skirmish-reaction = On ne se met pas en tirailleurs devant une charge.
refuse-no-such-melee = Cette mêlée n’existe pas.
refuse-no-target = Elle n’a pas de cible.
refuse-no-victor = Aucune mêlée ne vient d’être gagnée.
refuse-not-a-battery = C’est réservé aux batteries.
refuse-not-a-commander = Ce n’est pas un chef.
refuse-not-a-square = Elle n’est pas en carré.
refuse-not-a-victor = Elle n’a pas gagné cette mêlée.
refuse-not-at-the-edge = Son dos doit être sur votre bord de table.
refuse-not-engaged = Elle n’est pas en mêlée.
refuse-not-fled-from-here = Elle n’a pas fui de cette mêlée.
refuse-not-fleeing = Elle ne fuit pas.
refuse-not-here-yet = Elle n’est pas encore arrivée.
refuse-not-light-infantry = Seule l’infanterie légère va en tirailleurs.
refuse-not-on-table = Elle n’est pas sur la table.
refuse-not-to-deploy = Elle n’est pas à poser maintenant.
refuse-not-yours = Cette unité n’est pas à vous.
refuse-off-table = Elle sortirait de la table.
refuse-one-free-reform = Un seul changement gratuit, avant ou après.
refuse-other-direction = Un soutien vient du même côté que la tête : de face, ou de flanc.
refuse-other-arm = Seules des unités de la même arme chargent ensemble.
refuse-out-of-arc = { $count ->
    [0] Aucune figurine sur { $of } n’est
    [one] Une figurine sur { $of } seulement est
   *[other] { $count } figurines sur { $of } seulement sont
} dans son arc ; il en faut la moitié.
refuse-out-of-range = Hors de portée : { $range } p au plus.
refuse-out-of-zone = Hors de votre zone de déploiement.
refuse-own-unit = C’est une des vôtres.
refuse-panic-first = Le test de panique passe d’abord.
refuse-panicked = Elle a fui de panique ce tour-ci et ne fait rien.
refuse-path-blocked = { $unit-The } barre le chemin.
refuse-pivot-front-only = En mêlée, on ne reforme que le front, sur place.
refuse-react-first = Choisissez d’abord comment réagit l’unité chargée.
refuse-say-which-action = Choisissez d’abord l’action, puis la cible ou la place.
refuse-side-empty = Personne ne se tient de ce côté.
refuse-skirmishers-cannot-charge = Les tirailleurs ne chargent pas.
refuse-square-fires-by-sides = Un carré tire côté par côté.
refuse-square-is-slow = Un carré ne progresse jamais rapidement.
refuse-stands-on-unit = Elle serait posée sur { $unit-the }.
refuse-support-or-go = Choisissez des soutiens, ou lancez la charge.
refuse-target-engaged = La cible est en mêlée.
refuse-too-near = Trop près { $unit-of } : seule une charge va à moins d’un pouce.
refuse-unseen = { $count ->
    [0] Aucune figurine sur { $of } n’est
    [one] Une figurine sur { $of } seulement est
   *[other] { $count } figurines sur { $of } seulement sont
} en vue ; il en faut la moitié.
refuse-victor-chooses = Choisissez d’abord ce que fait le vainqueur.
refuse-village = Seule l’infanterie entre dans un village.
refuse-volley-banned = Elle ne peut tirer de salve ce tour-ci : l’ennemi s’est replié devant elle.
refuse-over = La partie est finie.
refuse-panic-order = Une autre unité teste d’abord.
refuse-side-has-fired = Ce côté a déjà tiré.
refuse-not-your-turn = Ce n’est pas votre tour.
refuse-another-phase = Pas dans cette phase.
refuse-too-far = Plus loin que les { $allowance } permis.
range-short = courte
range-medium = moyenne
range-long = longue
range-up-to = jusqu’à { $n } p
why-fire = { $unit } : le feu éclaircit les rangs et peut les briser.
why-fire-more = { $unit } : { $n ->
    [one] une figurine déjà perdue, et chaque autre affaiblit le reste.
   *[other] { $n } figurines déjà perdues, et chaque autre affaiblit le reste.
}
why-fire-square = Chaque face du carré qui voit un ennemi peut tirer.
why-hold-fire = Ce tir rapporterait trop peu.
why-charge = { $unit } : une charge peut percer là.
why-charge-flank = { $unit } : la charge arrive de flanc.
why-charge-fleeing = { $unit } : déjà en fuite, une proie facile.
why-support = { $unit } : plus de poids pour la charge.
why-go = La charge a le poids qu’il faut.
why-pursue = { $unit } : l’ennemi battu ne doit pas s’échapper.
why-rally = { $unit } : tout est perdu sans ralliement.
why-towards = On se rapproche d’un objectif : { $at }.
why-close-in = On se rapproche { $unit-of }.
why-away = On s’éloigne { $unit-of }.
why-position = Une meilleure place, ou un meilleur front.
why-form = La formation que demande le tour suivant.
why-keep = La formation actuelle convient.
why-command = { $n ->
    [0] Là, il est à l’écart du danger.
    [one] Là, il a une unité sous son commandement.
   *[other] Là, il a { $n } unités sous son commandement.
}
why-deploy = { $unit } : une place dans l’ordre de bataille.
why-enter = { $unit } : des troupes fraîches entrent en ligne.
why-back = Mieux vaut céder du terrain que perdre l’unité.
why-stand = C’est ainsi qu’elle a les meilleures chances.
why-stay = Le terrain gagné est gardé.
why-melee = Il faut se battre jusqu’au bout.
why-panic = { $unit } : des amis fuient tout près, les nerfs sont mis à l’épreuve.
why-enough = Les autres restent bien où elles sont.
modifier-below-half = Moins de la moitié de l’effectif
modifier-picked = Élite ou Garde
modifier-obstacle = Défend un obstacle
modifier-square = Carré face à la cavalerie
modifier-numbers = Pertes et nombres

## Une table que l’on ne voit pas (MP-R76)

up-to = { $length } au plus
button-reforming = Avec changement gratuit
ask-actions-declared = Choisissez une unité et son action, puis bougez les figurines sur votre table.
ask-command-declared = Bougez vos chefs sur la table, puis passez aux mêlées.
help-actions-declared = Le programme demande ce qu’il ne voit pas : répondez selon la table.
help-fire-declared = Mesurez librement : portée, arc et couvert seront demandés.
fact-command = { $unit } : l’unité est-elle à portée de commandement d’un de ses chefs (général 12 p, aide de camp 6 p) ?
fact-obstacle = { $unit } contre { $enemy } : l’unité défend-elle un obstacle ou des maisons ?
fact-rough = { $unit } contre { $target } : le choc a-t-il lieu en terrain difficile ?
fact-left-table = { $unit-The } fuit de la distance jetée : une partie de l’unité a-t-elle quitté la table ?
fact-alarm = { $unit } contre { $target } : la charge est-elle déclarée à 18 p au plus ?
fact-reach = { $unit } contre { $target } : la cible est-elle maintenant à portée de la charge ({ $reach }, la moitié en terrain difficile), avec la place du contact ?
fact-charge = { $unit } contre { $target } : comment se fait la charge ?
fact-range = { $unit } sur { $target } : quelle distance ?
fact-sight = { $unit } sur { $target } : la moitié au moins de la cible est-elle dans l’arc de face (90°) et en vue ?
fact-sight-side = { $unit } ({ $face }) sur { $target } : la moitié au moins de la cible est-elle dans l’arc de ce côté et en vue ?
fact-sight-guns = { $unit } sur { $target } : la moitié au moins de la cible est-elle devant les pièces et en vue ?
fact-exposed = { $unit } sur { $target } : ce chef est-il dans l’arc, en vue, et plus proche du tireur que toutes ses propres unités ?
fact-cover = { $unit } sur { $target } : quel couvert a la cible ?
fact-enfiladed = { $unit } sur { $target } : le tir vient-il de flanc ?
fact-difficult = { $unit } : l’unité franchit-elle en chemin un obstacle ou un terrain difficile ?
fact-panic = { $unit-The } fuit : quel ami se tient à 6 p au plus ?
fact-objective = Du terrain a-t-il changé de mains dans ce tour ?
answer-up-to = jusqu’à { $range } p
answer-farther = plus loin
answer-open = aucun
answer-soft = léger (bois, haie, accidenté)
answer-hard = dur (mur, talus, maisons)
answer-front = de face
answer-flank = de flanc ou à revers
answer-cannot = impossible : hors de l’arc, hors de vue ou sans passage
answer-nobody = personne (d’autre)
answer-unchanged = non (plus rien)
answer-taken = { $place } : { $side }
tell-denied-shot = Pas de tir { $unit-of } sur { $target-the }, la table ne le permet pas
tell-denied-charge = Pas de charge { $unit-of } contre { $target-the }, la table ne le permet pas
tell-denied-reform = { $unit } : hors de portée de commandement, pas de changement de formation gratuit
refuse-declared-pose = Le programme ne voit pas cette table : choisissez une action et bougez les figurines vous-mêmes.
refuse-declared-no-shot = Vous avez déclaré cette cible hors de portée, hors de l’arc ou hors de vue.
refuse-declared-no-charge = Vous avez déclaré que cette charge ne peut se faire.
