## APERRO en français.

game-title = APERRO
game-theme = Batailles napoléoniennes, 1792–1815
game-blurb = Six secteurs, deux réserves, une armée par camp. Attaquez là où il est faible, tenez là où vous êtes, et gardez toujours de quoi relancer.
side-a = Sud
side-b = Nord

## But et légende

goal = Deux secteurs ennemis donnent la victoire : { $sidea } { $a }, { $sideb } { $b } [AP-108]
goal-attack = { $attacker } : deux secteurs ennemis à conquérir avant la fin de la manche { $limit }, sinon la position a tenu. Secteurs conquis : { $sidea } { $a }, { $sideb } { $b } [AP-108]
legend-kind-infantry = Infanterie : touche à 2 ou moins en attaque, 3 en défense ; un pas par tour [AP-59]
legend-kind-heavycavalry = Cavalerie de bataille : touche à 4 ou moins en attaque, à 1 en défense ; deux pas [AP-62]
legend-kind-lightcavalry = Cavalerie légère : touche à 3 ou moins en attaque, à 1 en défense ; trois pas, même après un combat [AP-64]
legend-kind-artillery = Artillerie : touche à 1 en attaque, à 4 ou moins en défense ; bombarde le secteur d’en face [AP-66]
legend-kind-general = Général : permet plus d’unités dans le secteur et soutient leur moral ; il ne combat pas [AP-09]
legend-badge-square = En carré : +2 au moral contre la cavalerie ; ne bouge pas [AP-128]
legend-badge-routed = En déroute : a fui en réserve, ne bouge pas ce tour-ci [AP-46]
legend-badge-fired = A combattu : ne bouge plus ce tour-ci, sauf la cavalerie légère [AP-52]
legend-badge-moved = A bougé : une partie ou la totalité de ses pas est utilisée [AP-75]
legend-badge-spent = S’est rallié ou formé : son tour est passé [AP-119]
legend-formation-line = En ligne : l’ordre mince, meilleur en défense [AP-123]
legend-formation-column = En colonne : l’ordre profond, meilleur en attaque [AP-124]
legend-formation-square = En carré : à l’abri de la cavalerie, proie des canons [AP-127]
legend-value-strength = Valeur de combat : { $value } éléments sur { $max } ; un dé chacun pour attaquer, et le résultat à ne pas dépasser pour sauver un élément [AP-07]
legend-value-movement = Mouvement : { $value } pas entre secteurs et réserve [AP-59]
legend-value-corner = Marque : { $value } (L légère, H à cheval, P de position, R régulière ; général : place, aide en attaque, aide en défense) [AP-09]
legend-value-loss = Pertes à tester : { $value } ; un d8 chacune, la valeur de combat ou moins sauve [AP-37]
legend-meter-conquered = Secteurs ennemis conquis : deux donnent aussitôt la victoire ; la marque est à deux [AP-108]
legend-meter-elements = Éléments restants : ce que l’armée peut encore perdre ; une unité sans élément disparaît [AP-07]
legend-meter-to-conquer = Encore à conquérir : ce qui manque à l’attaquant ; si le temps s’écoule avant, le défenseur a tenu [AP-108]
legend-ground-wood = Bois : cavalerie et artillerie n’y touchent qu’à 1 ; une place de moins [AP-14]
legend-ground-hill = Colline : infanterie et artillerie ont un dé de plus en défense, bombardement ou enfilade ; une place de moins [AP-15]
legend-ground-site = Bâtiments : +1 au moral des défenseurs ; une place de moins [AP-16]
legend-ground-town = Ville : +1 au moral des défenseurs, la cavalerie n’y touche qu’à 1 ; une place de moins [AP-17]
legend-ground-fort = Fort : +2 au moral des défenseurs ; une place de moins [AP-18]
legend-ground-pond = Étang : prend la place d’une unité [AP-19]
legend-ground-river = Rivière : une unité passe par tour, aucune artillerie [AP-20]
legend-ground-bridge = Rivière avec un pont : deux unités passent par tour [AP-20]
legend-ground-ford = Rivière guéable : trois unités passent par tour [AP-20]

# Scenarios
scenario-quatre-bras = Quatre-Bras, 16 juin 1815
scenario-quatre-bras-blurb = Ney contre Wellington pour un carrefour ; les deux Gardes sont en route. Le premier à conquérir deux des trois secteurs ennemis l’emporte ; la nuit ne tombe pas. Telle que le livre la donne, cette bataille revient aux Français neuf fois sur dix ; celle qui finit au soir est équilibrée.
scenario-quatre-bras-dusk = Quatre-Bras jusqu’au soir
scenario-quatre-bras-dusk-blurb = La même bataille avant la nuit : les Français doivent conquérir deux secteurs ennemis en 14 manches, sinon les Anglais ont tenu.
scenario-quatre-bras-dusk-changed = Réglé après des parties d’essai : la nuit tombe après 14 manches, d’abord après 10.
scenario-ligny = Ligny, 16 juin 1815
scenario-ligny-blurb = Napoléon doit enlever les villages du ruisseau : deux secteurs prussiens en 18 manches, sinon la nuit sauve les Prussiens, qui ont tenu.
scenario-ligny-changed = Réglé après des parties d’essai : la nuit tombe après 18 manches, d’abord après 14, et la brigade Borcke ne vient pas.
scenario-borodino = La Moskova, 7 septembre 1812
scenario-borodino-blurb = Deux redoutes, la grande batterie, et la nuit qui vient : les Français doivent conquérir deux secteurs russes en 15 manches, sinon les Russes ont tenu.
scenario-borodino-changed = Réglé après des parties d’essai : la bataille dure 15 manches, d’abord 8.
scenario-marengo = Marengo, 14 juin 1800
scenario-marengo-blurb = Les Autrichiens doivent balayer la plaine, deux secteurs français en 13 manches, avant que Desaix arrive ; sinon les Français ont tenu.
scenario-marengo-changed = Réglé après des parties d’essai : la bataille dure 13 manches, d’abord 8.
scenario-waterloo = Waterloo, 18 juin 1815
scenario-waterloo-blurb = Hougoumont, La Haye-Sainte, et les Prussiens quelque part à l’est : les Français doivent conquérir deux secteurs alliés en 17 manches, sinon les Alliés ont tenu.
scenario-waterloo-changed = Réglé après des parties d’essai : la bataille dure 17 manches, d’abord 11.
scenario-champ-de-mars = Le Champ-de-Mars
scenario-champ-de-mars-blurb = Deux armées égales en rase campagne, déployées en secret : l’idéal pour apprendre. Le premier à conquérir deux secteurs ennemis l’emporte.
scenario-open-battle = Bataille rangée
scenario-open-battle-blurb = Recrutez 200 points en secret, tirez le terrain aux dés, déployez et combattez : le premier à conquérir deux secteurs ennemis l’emporte.

# Options
option-forced-march = Marches forcées
option-forced-march-help = L’infanterie peut faire un pas de plus, au risque d’un élément.
option-rally = Ralliements
option-rally-help = Une unité en réserve peut consacrer son tour à récupérer un élément.
option-artillery-types = Artillerie à cheval et de position
option-artillery-types-help = L’artillerie à cheval fait deux pas et défend à 3 ; celle de position ne bouge pas et bombarde à 2.
option-doctrines = Doctrines d’infanterie
option-doctrines-help = Chaque armée choisit l’ordre mince (2 en attaque, 3 en défense) ou profond (3 et 2).
option-light-infantry = Infanterie légère
option-light-infantry-help = L’infanterie légère touche toujours à 2 et peut bouger après avoir combattu.
option-squares = Carrés
option-squares-help = L’infanterie peut former le carré contre la cavalerie ; les jetons de pertes ont une couleur.
option-national-traits = Caractéristiques nationales
option-national-traits-help = Feux de salve et cavalerie trop ardente des Britanniques ; ordre mixte des Français.
option-order-passing = Passage d’ordres
option-order-passing-help = Une unité immobile, ou qui veut rompre le combat, doit recevoir des ordres : 3 ou moins au dé.
option-terrain = Terrain
option-terrain-help = Le terrain du scénario, ou un terrain tiré aux dés.
option-terrain-scenario = celui du scénario
option-terrain-random = tiré aux dés
option-terrain-seed = Terrain par numéro
option-terrain-seed-help = Un terrain tiré selon les tables du livret à partir de ce numéro, le même pour tous ceux qui l’emploient ; vous le voyez avant de commencer. Sans numéro, c’est celui du scénario, ou celui des dés si les options le veulent.
option-river-rolls = Rivières aux dés
option-river-rolls-help = Une rivière par couloir, ou une seule le long de tout le front.
option-river-rolls-per-lane = couloir par couloir
option-river-rolls-one-river = une seule rivière
option-enfilade-victory = Victoire par enfilade
option-enfilade-victory-help = Quand un secteur ennemi vacant, voisin d’un secteur que vous tenez, donne la victoire.
option-enfilade-victory-combat-phase = dans votre phase de combats
option-enfilade-victory-any-time = immédiatement
option-enfilade-victory-off = jamais
option-general-departure = Départ d’un général
option-general-departure-help = Laisse-t-il la désorganisation derrière lui, ou ne part-il que si l’on peut se passer de lui ?
option-general-departure-disorganise = laisse la désorganisation
option-general-departure-must-fit = seulement s’il est superflu
option-hidden-reserve = Réserves cachées
option-hidden-reserve-help = L’adversaire ne voit pas ce que vous gardez en réserve.
option-round-limit = Limite de manches
option-round-limit-help = La bataille cesse après ce nombre de manches (un tour pour chacun) ; sans limite, après cent.
option-on-limit = À la limite
option-on-limit-help = Qui a tenu, et gagne donc, quand la dernière manche est jouée.
option-on-limit-draw = personne : partie nulle
option-on-limit-south = le Sud
option-on-limit-north = le Nord

# Places
place-named = { $id } { $name }
    .the = { $id } { $name }
    .of = de { $id } { $name }
    .in = en { $id } { $name }
place-sw = Gauche du Sud
    .the = la gauche du Sud
    .of = de la gauche du Sud
    .in = à la gauche du Sud
place-sc = Centre du Sud
    .the = le centre du Sud
    .of = du centre du Sud
    .in = au centre du Sud
place-se = Droite du Sud
    .the = la droite du Sud
    .of = de la droite du Sud
    .in = à la droite du Sud
place-nw = Droite du Nord
    .the = la droite du Nord
    .of = de la droite du Nord
    .in = à la droite du Nord
place-nc = Centre du Nord
    .the = le centre du Nord
    .of = du centre du Nord
    .in = au centre du Nord
place-ne = Gauche du Nord
    .the = la gauche du Nord
    .of = de la gauche du Nord
    .in = à la gauche du Nord
place-sr = Réserve du Sud
    .the = la réserve du Sud
    .of = de la réserve du Sud
    .in = en réserve du Sud
place-nr = Réserve du Nord
    .the = la réserve du Nord
    .of = de la réserve du Nord
    .in = en réserve du Nord
reserve-hidden = { $side } : réserve (cachée)
reserve-own = { $side } : réserve (cachée à l’ennemi)
reserve-open = { $side } : réserve
status-contested = Disputé, défendu par : { $side }
status-defended = Défendu par : { $side }
status-conquered = Conquis par : { $side }
status-empty = Vide
recruit-infantry = Infanterie à { $vc } ({ $side })
recruit-battle-cavalry = Cavalerie de bataille à { $vc } ({ $side })
recruit-light-cavalry = Cavalerie légère à { $vc } ({ $side })
recruit-artillery = Artillerie à { $vc } ({ $side })
recruit-general = Général { $cr }/{ $lsa }/{ $lsd } ({ $side })
some-unit = Une unité en réserve
tray-army = Armée : { $side }
tray-to-deploy = { $side } : à déployer
tray-reserve = { $side } : en réserve
tray-off-table = { $side } : en route
tray-lost = { $side } : pertes
meter-conquered = Secteurs ennemis conquis (2 donnent la victoire)
meter-elements = Éléments restants
meter-to-conquer = { $side } : secteurs encore à conquérir avant la fin de la manche { $limit }
note-general-alone = Général seul face à l’ennemi
note-open-flank = Flanc ouvert à l’enfilade
clock-setup = Avant la bataille
clock-limit = Manche { $round } sur { $limit }
clock-round = Manche { $round }

# Phases and questions
phase-recruit = Recrutement
phase-survey = Le terrain
phase-muster = Budget et doctrine
phase-reveal = Doctrines
phase-deploy = Déploiement
phase-lots = Tirage au sort
phase-morale = Moral
phase-disorder = Désorganisation
phase-rally = Ralliements
phase-combat = Combats
phase-losses = Pertes
phase-movement = Mouvements
ask-recruit = Recrutez une armée de { $points } points au plus : 1 à 4 généraux et 10 à 14 unités.
ask-survey-dice = Jetez les dés du terrain, des rivières et des camps.
ask-survey = Reconnaissez le terrain.
ask-muster = Démobilisez jusqu’à ce que l’armée et le terrain tiennent dans le budget ; déclarez votre doctrine si on vous la demande.
ask-reveal = Révélez les doctrines.
ask-deploy = Placez chaque pièce dans un de vos secteurs ou en réserve.
ask-deploy-secret = Déployez en secret ; les deux camps se révèlent ensemble.
ask-lots = Tirez au sort : de 1 à 3 le Sud commence, de 4 à 6 le Nord.
ask-morale = Testez le moral.
ask-morale-unit = { $unit } : test de { $dice }d8, { $target ->
        [1] 1
       *[other] { $target } ou moins
    } sauve un élément.
ask-morale-general = { $unit } : en danger, { $dice }d6, tout 6 est fatal.
ask-disorder = Trop d’unités en { $sector } sans leur général : testez-en une.
ask-rally = Ralliez une unité en réserve, ou continuez.
ask-combat = Choisissez une unité et le secteur qu’elle attaque, ou terminez les combats.
ask-combat-open = Combat en { $sector } : une autre unité, ou fermez le secteur.
ask-losses = { $hits ->
        [0] Les jetons de pertes sont répartis en { $sector }.
        [one] Répartissez 1 jeton de pertes en { $sector } : à qui ?
       *[other] Répartissez { $hits } jetons de pertes en { $sector } : à qui le prochain ?
    }
ask-movement = Déplacez vos pièces une à une, puis terminez le tour.
ask-armies-ready = Les armées sont prêtes : passez au déploiement.
help-recruit = L’infanterie coûte 3 par élément, la cavalerie 4, l’artillerie 5, un général 5 par point de CR, LSA et LSD.
help-muster = Le terrain de votre camp compte dans votre budget.
help-deploy = Un secteur contient 4 unités, moins 1 par élément de terrain, plus la CR du général.
help-morale = Un dé par jeton ; au-dessus du seuil un élément est perdu, un 8 peut être une déroute.
help-disorder = Un d8 contre sa VC ; l’échec est une déroute vers la réserve.
help-rally = Un d8 contre la VC plus la meilleure CR en réserve ; l’unité ne bougera pas ce tour-ci.
help-combat = Tous les combats d’un secteur avant le suivant ; qui combat ne bouge plus, sauf la cavalerie légère.
help-losses = Équitablement : chaque unité en reçoit un avant qu’une autre en ait deux.
help-movement = Droit devant, droit en arrière ou par la réserve ; les limites comptent à la fin du tour.

# Buttons
button-nation-other = Autre nation
button-nation-british = Grande-Bretagne
button-nation-french = France
button-preset = Armée toute prête
button-preset-french = Armée française
button-preset-british = Armée britannique
button-preset-austrian = Armée autrichienne
button-preset-prussian = Armée prussienne
button-preset-russian = Armée russe
button-recruit-infantry = Infanterie
button-recruit-battle-cavalry = Cavalerie de bataille
button-recruit-light-cavalry = Cavalerie légère
button-recruit-artillery = Artillerie
button-recruit-general = Général
button-vc = { $n } { $n ->
        [one] élément
       *[other] éléments
    }
button-trait-plain = Ordinaire
button-trait-light = Légère
button-trait-regular = Régulière
button-trait-horse = À cheval
button-trait-position = De position

# Lever une armée
depot-about = Touche à { $attacking } en attaque, à { $defending } en défense ; { $moves ->
    [one] un pas
   *[other] { $moves } pas
} par tour.
depot-about-general = Fait de la place dans son secteur (CR) et soutient ses troupes ; il ne combat jamais lui-même.
depot-vc = Éléments
depot-cr = Rassemblement (CR)
depot-lsa = En attaque (LSA)
depot-lsd = En défense (LSD)
depot-units = Unités
depot-generals = Généraux
depot-nation = Nation

button-cr = CR { $n }
button-lsa = LSA { $n }
button-lsd = LSD { $n }
button-dismiss = Renvoyer
button-survey = Voir le terrain
button-demobilise = Démobiliser
button-doctrine-thin = Ordre mince
button-doctrine-deep = Ordre profond
button-doctrine-mixed = Ordre mixte
button-reveal = Révéler
button-thin = Ordre mince
button-deep = Ordre profond
button-unplace = Reprendre
button-done = Terminé
button-lots = Tirer au sort
button-morale = Jeter les dés
button-end-rally = Passer aux combats
button-close = Fermer le secteur
button-end-combat = Terminer les combats
button-cavalry = Jeton de cavalerie (jaune)
button-artillery = Jeton d’artillerie (rouge)
button-infantry = Jeton d’infanterie (bleu)
button-order = Envoyer des ordres
button-square = Former le carré
button-unsquare = Rompre le carré
button-end-movement = Terminer le tour
button-armies-ready = Déployer

# Actions in words
do-recruit = { $vc ->
        [one] Recruter : { $kind }, 1 élément
       *[other] Recruter : { $kind }, { $vc } éléments
    }
do-recruit-quality = { $vc ->
        [one] Recruter : { $kind }, 1 élément, { $quality }
       *[other] Recruter : { $kind }, { $vc } éléments, { $quality }
    }
do-recruit-general = Recruter un général { $cr }/{ $lsa }/{ $lsd }
do-dismiss = Renvoyer : { $unit }
do-demobilise = Démobiliser : { $unit }
do-place = { $unit } : { $place-in }
do-unplace = Reprendre : { $unit }
do-disorder = Tester : { $unit }
do-rally = Rallier : { $unit }
do-fight = { $unit } : combat { $sector-in }
do-bombard = { $unit } : bombardement { $sector-of }
do-enfilade = { $unit } : enfilade sur { $sector-the }
do-loss = Un jeton : { $unit }
do-loss-cavalry = Un jeton de cavalerie : { $unit }
do-loss-artillery = Un jeton d’artillerie : { $unit }
do-loss-infantry = Un jeton d’infanterie : { $unit }
do-move = { $unit } : vers { $place-the }
do-order = Envoyer des ordres : { $unit }
do-square = { $unit } : former le carré
do-unsquare = { $unit } : rompre le carré
do-thin = { $unit } : ordre mince
do-deep = { $unit } : ordre profond

# The log
tell-prepared = Préparatifs faits
tell-ground = Coût du terrain en points : { $south } au Sud, { $north } au Nord
tell-sides-kept = Les camps restent tels qu’ils ont été tirés
tell-sides-turned = Les joueurs échangent leurs camps
tell-doctrines = Doctrines révélées : { $south } au Sud, { $north } au Nord
doctrine-thin = ordre mince
doctrine-deep = ordre profond
doctrine-mixed = ordre mixte
doctrine-none = pas de doctrine
tell-placed = { $unit } : déploiement en { $place }
tell-taken-back = { $unit } : retrait de { $place }
tell-deployed = Déploiement terminé : { $side }
tell-deployed-both = Les deux armées se dévoilent
tell-lots = Le sort désigne qui commence : { $side }
tell-turn = Manche { $round }, tour : { $side }
tell-no-morale = Aucune perte à tester : pas de phase de moral
or-less = { $n ->
        [1] 1
       *[other] { $n } ou moins
    }
then = { $a }, puis { $b }
tell-tested = { $unit } en { $sector }, { $dice ->
        [one] 1 test
       *[other] { $dice } tests
    } à { $target } : { $lost ->
        [0] aucune perte
        [one] 1 élément perdu
       *[other] { $lost } éléments perdus
    }{ $eights ->
        [0] { "" }
        [one] , un 8 mais pas de déroute
       *[other] , { $eights } huit mais pas de déroute
    }, { $left ->
        [one] reste 1 élément
       *[other] restent { $left } éléments
    }
tell-routs = { $unit } en { $sector }, { $dice ->
        [one] 1 test
       *[other] { $dice } tests
    } à { $target } : { $lost ->
        [0] aucune perte
        [one] 1 élément perdu
       *[other] { $lost } éléments perdus
    }, un 8 et déroute vers la réserve, { $left ->
        [one] reste 1 élément
       *[other] restent { $left } éléments
    }
tell-eliminated = { $unit } en { $sector }, { $dice ->
        [one] 1 test
       *[other] { $dice } tests
    } à { $target } : plus aucun élément, unité détruite
tell-scattered = { $unit } en { $sector }, { $dice ->
        [one] 1 test
       *[other] { $dice } tests
    } à { $target } : deux 8 et deux déroutes, unité détruite
tell-general-lost = { $unit } en { $sector } : un six, mort
tell-general-safe = { $unit } en { $sector } : pas de six, indemne
tell-disorder-routs = { $unit } en { $sector }, test de désorganisation à { $target ->
        [1] 1
       *[other] { $target } ou moins
    } : manqué, déroute vers la réserve
tell-disorder-stays = { $unit } en { $sector }, test de désorganisation à { $target ->
        [1] 1
       *[other] { $target } ou moins
    } : réussi, reste en place
tell-rallied = { $unit } : test de ralliement à { $target ->
        [1] 1
       *[other] { $target } ou moins
    } réussi, un élément revient
tell-hidden-rallied = Ralliement d’une unité en réserve : réussi, un élément revient
tell-hidden-not-rallied = Ralliement d’une unité en réserve : manqué
tell-not-rallied = { $unit } : test de ralliement à { $target ->
        [1] 1
       *[other] { $target } ou moins
    } manqué
tell-fight = { $unit } : combat en { $sector }, { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } touchant à { $ef ->
        [1] 1
       *[other] { $ef } ou moins
    } : { $hits ->
        [0] aucun jeton
        [one] 1 jeton de pertes
       *[other] { $hits } jetons de pertes
    }{ $sixes ->
        [0] { "" }
        [one] , un six met { $general } en danger
       *[other] , { $sixes } six mettent { $general } en danger
    }
tell-bombard = { $unit } : bombardement de { $sector }, { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } touchant à { $ef ->
        [1] 1
       *[other] { $ef } ou moins
    } : { $hits ->
        [0] aucun jeton
        [one] 1 jeton de pertes
       *[other] { $hits } jetons de pertes
    }{ $sixes ->
        [0] { "" }
        [one] , un six met { $general } en danger
       *[other] , { $sixes } six mettent { $general } en danger
    }
tell-enfilade = { $unit } : enfilade sur { $sector }, { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } touchant à { $ef ->
        [1] 1
       *[other] { $ef } ou moins
    } : { $hits ->
        [0] aucun jeton
        [one] 1 jeton de pertes
       *[other] { $hits } jetons de pertes
    }{ $sixes ->
        [0] { "" }
        [one] , un six met { $general } en danger
       *[other] , { $sixes } six mettent { $general } en danger
    }

tell-closed = Fin des combats en { $sector } : { $hits ->
        [0] aucun jeton
        [one] 1 jeton
       *[other] { $hits } jetons
    }
tell-loss-cavalry = { $unit } en { $sector } : { $n ->
        [one] 1 jeton de pertes dû à la cavalerie
       *[other] { $n } jetons de pertes dus à la cavalerie
    }
tell-loss-artillery = { $unit } en { $sector } : { $n ->
        [one] 1 jeton de pertes dû à l’artillerie
       *[other] { $n } jetons de pertes dus à l’artillerie
    }
tell-loss-infantry = { $unit } en { $sector } : { $n ->
        [one] 1 jeton de pertes dû à l’infanterie
       *[other] { $n } jetons de pertes dus à l’infanterie
    }
tell-moved = { $unit } : de { $from } à { $to }
tell-moved-disputes = { $unit } : de { $from } à { $to }, de nouveau disputé
tell-march-holds = { $unit } : marche forcée sans perte
tell-march-loses = { $unit } : marche forcée, un élément perdu
tell-order-passed = { $unit } : les ordres arrivent ({ $bonus ->
        [0] 3 ou moins
       *[other] 3 ou moins, dé réduit de { $bonus }
    })
tell-order-failed = { $unit } : les ordres se perdent ({ $bonus ->
        [0] 3 ou moins
       *[other] 3 ou moins, dé réduit de { $bonus }
    })
tell-square = { $unit } : carré formé
tell-unsquare = { $unit } : carré rompu
tell-form-failed = { $unit } : changement de formation manqué
tell-thin = { $unit } : ordre mince
tell-deep = { $unit } : ordre profond
tell-captured = { $unit } est capturé en { $sector }
tell-retaken = { $side } : { $sector } est repris
tell-conquered = { $side } : { $sector } est conquis
tell-arrived = { $side } : les troupes attendues rejoignent la réserve ({ $target ->
        [0] aucun dé n’est assez bas ce tour-ci
        [1] il fallait 1
       *[other] il fallait { $target } ou moins
    })
tell-not-arrived = { $side } : les troupes attendues tardent encore ({ $target ->
        [0] aucun dé n’est assez bas ce tour-ci
        [1] il fallait 1
       *[other] il fallait { $target } ou moins
    })
tell-armies-ready = Les armées sont prêtes

# Odds and forecasts
odds-hits = { $n ->
        [0] Aucun jeton
        [one] Un jeton
       *[other] { $n } jetons
    }
odds-general-danger = Le général ennemi est en danger (un six)
odds-eliminated = { $unit } : destruction
odds-leaves = { $unit } : ne tient plus le secteur
odds-lost = { $unit } : { $n ->
        [0] aucune perte
        [one] { $n } élément perdu
       *[other] { $n } éléments perdus
    }
odds-routs = { $unit } : déroute
odds-stays = { $unit } : reste en place
odds-general-lost = { $unit } : mort
odds-general-safe = { $unit } : indemne
odds-rallied = Un élément revient
odds-not-rallied = Rien qu’un tour perdu
odds-march-holds = La marche ne coûte rien
odds-march-loses = La marche coûte un élément
odds-orders = Les ordres arrivent
odds-no-orders = Les ordres se perdent
odds-formed = La formation change
odds-not-formed = La formation reste, le tour est perdu
odds-captured = { $unit } : capture
odds-arrival = Les troupes attendues arrivent
odds-no-arrival = Les troupes attendues n’arrivent pas
odds-sector = { $side } : { $sector } conquis
odds-win = Victoire : { $side }
percent = { $n } %
forecast-dice = Dés
forecast-dice-ef = { $dice }d6, { $ef ->
        [1] 1
       *[other] { $ef } ou moins
    } touche
forecast-stays = Elle ne pourra pas bouger ce tour-ci
forecast-vc = Éléments (VC)
forecast-leader = Général
forecast-terrain = Terrain
forecast-square = Carré
forecast-british = Charge britannique
forecast-target = Seuil (bonus de +3 au plus)
forecast-save = Sauve un jeton
forecast-markers = Jetons de pertes
forecast-weakened = { $unit } : reste en place, avec des pertes
forecast-empties = { $side } : plus aucune unité en { $sector } après les prochains tests de moral
forecast-general-falls = Le général ennemi tombe à ses prochains tests de moral
forecast-general-risk = Il tombe au prochain tour ennemi ({ $dice ->
    [0] aucun dé
    [one] un dé
   *[other] { $dice } dés
} contre lui)
forecast-captured = Seul avec l’ennemi : capturé au tour de celui-ci
forecast-cost = Coût
forecast-points-left = Points restants
forecast-of = { $used } sur { $limit }
forecast-stack = Unités sur place
forecast-steps = Pas
forecast-leaves-empty = Laisse vide

# The end
reason-conquest = deux secteurs ennemis sont conquis
reason-enfilade = un secteur ennemi vacant est pris en enfilade
reason-annihilation = l’ennemi n’a plus d’unité
reason-limit = la dernière manche est jouée

# Dice
forfeit-rallies = { $n ->
    [one] une unité peut encore se rallier
   *[other] { $n } unités peuvent encore se rallier
}
die-fight-infantry = combat de l’infanterie
die-fight-battle-cavalry = combat de la cavalerie de bataille
die-fight-light-cavalry = combat de la cavalerie légère
die-fight-artillery = combat de l’artillerie
die-bombard-artillery = bombardement de l’artillerie
die-enfilade-infantry = enfilade de l’infanterie
die-enfilade-battle-cavalry = enfilade de la cavalerie de bataille
die-enfilade-light-cavalry = enfilade de la cavalerie légère
die-enfilade-artillery = enfilade de l’artillerie
die-morale-infantry = moral de l’infanterie
die-morale-battle-cavalry = moral de la cavalerie de bataille
die-morale-light-cavalry = moral de la cavalerie légère
die-morale-artillery = moral de l’artillerie
die-rout-infantry = déroute de l’infanterie (après un 8)
die-rout-battle-cavalry = déroute de la cavalerie de bataille (après un 8)
die-rout-light-cavalry = déroute de la cavalerie légère (après un 8)
die-rout-artillery = déroute de l’artillerie (après un 8)
die-disorder-infantry = désorganisation de l’infanterie
die-disorder-battle-cavalry = désorganisation de la cavalerie de bataille
die-disorder-light-cavalry = désorganisation de la cavalerie légère
die-disorder-artillery = désorganisation de l’artillerie
die-rally-infantry = ralliement de l’infanterie
die-rally-battle-cavalry = ralliement de la cavalerie de bataille
die-rally-light-cavalry = ralliement de la cavalerie légère
die-rally-artillery = ralliement de l’artillerie
die-general = général en danger (6 est fatal)
die-arrival = troupes attendues hors table
die-forced-march = marche forcée de l’infanterie
die-order = ordres pour une unité
die-square = changement de formation d’une unité engagée
die-terrain-first = terrain d’un secteur, premier dé
die-terrain-second = terrain d’un secteur, second dé (colline)
die-terrain-third = bâtiments (1 à 3) ou ville (4 à 6)
die-river = rivière dans un couloir (5 ou 6)
die-ford = guéable (3 ou plus)
die-bridge = pont (3 ou plus)
die-sides = attribution des camps
die-first-player = premier joueur

# Refusals
refuse-over = La bataille est terminée.
refuse-not-your-turn = Ce n’est pas à vous de décider.
refuse-wrong-phase = Cela relève d’une autre phase.
refuse-option-off = C’est une règle optionnelle que cette partie n’emploie pas.
refuse-not-yours = Cette pièce est à l’ennemi.
refuse-no-such-piece = Cette pièce n’existe pas.
refuse-gone = Cette pièce n’est plus en jeu.
refuse-off-table = Cette pièce n’est pas encore arrivée.
refuse-nation-named = La nation se choisit une fois, avant la première unité.
refuse-army-begun = Une armée toute prête ne se prend qu’avant tout autre recrutement.
refuse-over-budget = Cela dépasse { $points } points, ou n’en laisse pas assez pour dix unités.
refuse-no-such-preset = Cette armée toute prête n’existe pas.
refuse-elements = Une unité compte 1 à 4 éléments.
refuse-traits = Une telle unité ne peut avoir cette qualité.
refuse-regular-british = Seule l’infanterie britannique est régulière, avec les caractéristiques nationales.
refuse-too-many-units = Une armée compte au plus { $most } unités.
refuse-too-few-units = Une armée compte au moins { $least } unités.
refuse-ratings = La CR va de 0 à 2, le LSA et le LSD de 0 à 3.
refuse-too-many-generals = Une armée compte au plus { $most } généraux.
refuse-no-general = Il faut un général à l’armée.
refuse-army-over-budget = L’armée coûte { $cost } points, { $over } de plus que les { $points } permis.
refuse-army-too-few = { $units ->
    [0] Aucune unité
    [one] Une unité
   *[other] { $units } unités
} ; une armée en a au moins { $least }.
refuse-army-too-many = { $units } unités ; une armée en a au plus { $most }.
refuse-army-and-terrain = Le terrain de ce camp coûte aussi des points ({ $terrain }) : il faudra renvoyer des pièces avant la bataille (points de trop : { $over }).
refuse-take-backs = Vous avez repris { $most } fois : cela suffit.
refuse-fits-budget = L’armée tient déjà dans son budget.
refuse-last-one = Il doit rester un général et une unité.
refuse-doctrine-declared = La doctrine est déclarée et ne change plus.
refuse-doctrine-wanted = Déclarez d’abord une doctrine.
refuse-mixed-french = L’ordre mixte est réservé aux Français, avec les caractéristiques nationales.
refuse-already-placed = Cette pièce est déjà placée ; reprenez-la d’abord.
refuse-not-placed = Cette pièce n’est pas encore placée.
refuse-no-order = L’ordre de cette pièce ne se choisit pas à part.
refuse-order-wanted = Dites si elle se range en ordre mince ou profond.
refuse-own-camp = Déployez dans vos trois secteurs ou dans votre réserve.
refuse-one-general = Un secteur n’accueille qu’un général par camp.
refuse-sector-full = { $limit ->
        [0] { $sector } ne peut contenir aucune de vos unités à la fin du tour.
        [one] { $sector } ne peut contenir qu’une de vos unités à la fin du tour.
       *[other] { $sector } ne peut contenir que { $limit } de vos unités à la fin du tour.
    }
refuse-over-by = { $excess ->
        [one] L’armée dépasse son budget de 1 point.
       *[other] L’armée dépasse son budget de { $excess } points.
    }
refuse-unplaced = Il faut d’abord placer toutes les pièces.
refuse-units-only = Cela vaut pour les unités, non pour les généraux.
refuse-not-overfull = Seules les unités du secteur trop plein sont testées.
refuse-tested-this-round = Cette unité a déjà été testée dans cette série.
refuse-not-in-reserve = Seule une unité en réserve peut se rallier.
refuse-routed = Elle a fui ce tour-ci.
refuse-rallied = Elle a consacré son tour à se rallier.
refuse-full-strength = Elle n’a rien perdu.
refuse-in-reserve = Elle est en réserve.
refuse-fought = Elle a déjà combattu ce tour-ci.
refuse-closed = Les combats en { $sector } sont terminés pour ce tour.
refuse-other-open = Terminez d’abord les combats en { $sector }.
refuse-fight-here = Elle ne combat que là où elle se trouve, en { $sector }.
refuse-not-engaged = Aucune unité ennemie n’est dans son secteur.
refuse-guns-only = Seule l’artillerie bombarde.
refuse-engaged = Elle est engagée.
refuse-own-sector-only = L’artillerie ne bombarde que depuis son propre camp.
refuse-opposite-only = L’artillerie ne bombarde que le secteur d’en face.
refuse-friends-there = Des unités amies s’y trouvent.
refuse-no-target = Il n’y a pas d’unité ennemie à cet endroit.
refuse-not-lateral = L’enfilade vise un secteur voisin du même camp.
refuse-fixed = Des unités ennemies en { $sector } la fixent.
refuse-none-open = Aucun secteur n’est ouvert.
refuse-not-attacked = Les pertes sont pour les unités de { $sector }.
refuse-evenly = Une autre unité a moins de jetons.
refuse-colour-wanted = Dites quelle couleur elle prend.
refuse-no-colour = Les couleurs n’importent pas ici.
refuse-no-such-marker = Il ne reste pas de jeton de cette couleur.
refuse-position = L’artillerie de position ne bouge pas.
refuse-in-square = Elle est en carré.
refuse-not-in-square = Elle n’est pas en carré.
refuse-formed = Elle a consacré son tour à sa formation.
refuse-moved = Elle a déjà bougé ce tour-ci.
refuse-orders-needed = Il lui faut des ordres pour bouger.
refuse-no-orders-needed = Elle n’a pas besoin d’ordres.
refuse-orders-sent = Des ordres lui ont déjà été envoyés ce tour-ci.
refuse-enemy-reserve = On n’entre pas dans la réserve adverse.
refuse-contested = On n’attaque pas depuis { $sector } tant que l’ennemi s’y trouve.
refuse-guns-river = L’artillerie ne franchit qu’un pont ou un gué.
refuse-river-quota = { $quota ->
        [one] La rivière ne laisse plus passer d’unité ce tour-ci (une l’a franchie).
       *[other] La rivière ne laisse plus passer d’unité ce tour-ci ({ $quota } l’ont franchie).
    }
refuse-already-there = Elle y est déjà.
refuse-sideways = { $steps ->
        [0] On ne se déplace pas de côté.
        [one] On ne se déplace pas de côté ; par la réserve, il faudrait plus d’un pas.
       *[other] On ne se déplace pas de côté ; par la réserve, il faudrait plus de { $steps } pas.
    }
refuse-too-far = { $steps ->
        [0] Elle ne peut plus faire de pas.
        [one] Elle n’a qu’un pas.
       *[other] Elle n’a que { $steps } pas.
    }
refuse-general-needed = Ses unités ont besoin de lui pour respecter la limite.
refuse-infantry-only = Seule l’infanterie le peut.
refuse-french-only = Seule l’infanterie française change d’ordre, avec les doctrines et les caractéristiques nationales.
refuse-in-this-order = Elle est déjà dans cet ordre.
refuse-touch-piece = Choisissez une de vos pièces qui peut agir.
refuse-touch-place = Choisissez maintenant où.

# Reasons of the commander
why-wins = Cela gagne la bataille.
why-attack = { $n ->
        [0] Peu de jetons à espérer.
        [one] On peut espérer 1 jeton.
       *[other] On peut espérer { $n } jetons.
    }
why-no-attack = Assez combattu ici pour ce tour.
why-loss = Elle prend la perte à la place des autres.
why-engage = L’ennemi est attaqué { $place-in }.
why-enter = Personne ne défend { $place-the }.
why-relief = L’ennemi est { $place-in } : il faut y tenir.
why-guard = Une unité de plus { $place-in }.
why-reserve = En réserve, hors d’atteinte et libre d’aller partout.
why-rally = Un élément perdu peut revenir.
why-order = Sans ordres, elle ne bouge pas.
why-square = Le carré tient la cavalerie en respect.
why-unsquare = Hors du carré, elle peut de nouveau bouger.
why-thin = L’ordre mince défend mieux.
why-deep = L’ordre profond attaque mieux.
why-hold = Les autres restent où elles sont.
why-forced = Il n’y a pas de choix.
why-choice = Il faut choisir, et ceci convient.
why-deploy = Dès le début { $place-in }.
why-deploy-reserve = En réserve, elle ira où il faudra.
why-take-back = Une autre place lui conviendra mieux.
why-recruit = L’armée y gagne en équilibre.
numbered-infantry = Infanterie { $number } ({ $side })
numbered-battle-cavalry = Cavalerie de bataille { $number } ({ $side })
numbered-light-cavalry = Cavalerie légère { $number } ({ $side })
numbered-artillery = Artillerie { $number } ({ $side })
numbered-general = Général { $number } ({ $side })
ending-win = { $side } : { $degree } ({ $reason }). Secteurs conquis : { $sidea } { $a }, { $sideb } { $b }
ending-held = { $side } : la position a tenu { $limit } manches. { $attacker } : { $conquered ->
        [0] aucun secteur conquis
        [one] 1 secteur conquis
       *[other] { $conquered } secteurs conquis
    } sur les 2 qu’il fallait
ending-draw = Partie nulle ({ $reason }). Secteurs conquis : { $sidea } { $a }, { $sideb } { $b }
