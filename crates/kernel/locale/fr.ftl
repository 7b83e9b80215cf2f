## Les mots que tous les jeux partagent.

degree-draw = partie nulle
degree-points = victoire aux points
degree-partial = victoire partielle
degree-plain = victoire
degree-decisive = victoire décisive
degree-total = victoire totale
outcome-win = { $side } : { $degree } ({ $reason })
outcome-draw = Partie nulle ({ $reason })
phase-over = Partie terminée
reason-resignation = abandon
reason-overtime = au temps
reason-agreed-draw = d’un commun accord
log-undo = { $side } : retour au coup { $to }, d’un commun accord
log-resign = { $side } : abandon
log-overtime = { $side } : temps écoulé
log-draw = { $side } : nulle acceptée

# What an act throws away, after a colon on its button
caution-row-end = La fin
caution-row-forfeit = Abandonné
caution-over = la partie s’achève
caution-ends = la partie s’achève. { $ending }

# A throw by hand: what it is for, and what counts
throw-of = { $what } : { $of }
want-hit = touche
want-loss = une perte
want-retreat = un recul
want-save = sauve
want-pass = réussit
want-count = compte
want-fatal = est fatal

# What an act gives away
forfeit-move = personne n’a encore bougé
forfeit-targets = { $n ->
    [one] un ennemi peut encore être frappé
   *[other] { $n } ennemis peuvent encore être frappés
}
forfeit-attacks = { $n ->
    [one] une unité peut encore attaquer
   *[other] { $n } unités peuvent encore attaquer
}
forfeit-shots = { $n ->
    [one] une unité peut encore tirer
   *[other] { $n } unités peuvent encore tirer
}
forfeit-acts = { $n ->
    [one] une unité n’a pas encore agi
   *[other] { $n } unités n’ont pas encore agi
}

# Facts of a real table
answer-no = Non
answer-yes = Oui

# The board as text
sketch-works = Ouvrages : { $what }
sketch-objectives = Objectifs et points : { $what }
sketch-rivers = Rivières entre : { $what }
sketch-bridges = Ponts : { $what }
sketch-fords = Gués : { $what }
sketch-lanes = Chemins creux entre : { $what }
sketch-streams = Ruisseaux : { $what }
sketch-roads = Routes : { $what }
sketch-rails = Voies ferrées : { $what }
sketch-places = Lieux : { $what }
sketch-zone = Zone : { $what }
sketch-wind = Vent : { $what }

# Ce qui ne peut se lire
die-wanted = un dé à { $n } faces
lot-wanted = un tirage de 0 à { $last }
answer-wanted = une réponse de 0 à { $last }
fault-die-missing = Il manque le dé n° { $die } : { $wanted }.
fault-die-wrong = Le dé n° { $die } est { $given } ; les règles demandent { $wanted }.
fault-dice-count = { $given ->
    [one] 1 dé donné
   *[other] { $given } dés donnés
} ; les règles en demandent { $used }.
fault-option-unknown = Option « { $option } » inconnue. Il y a : { $known }.
fault-option-value = Option { $option } : « { $value } » ne convient pas ; il faut { $wanted }.
fault-option-void = Option { $option } : sans effet tant que { $other } vaut { $value }. Retirez-la, ou changez { $other }.
wanted-flag = true ou false
wanted-word = l’un de ces mots : { $words }
wanted-number = un nombre de { $min } à { $max }
wanted-number-or-none = un nombre de { $min } à { $max }, ou none
fault-side = « { $side } » n’est pas un camp ; les camps sont { $a } et { $b }.
fault-game = Jeu « { $game } » inconnu. Il y a : { $known }.
fault-scenario = Scénario « { $scenario } » inconnu. { $game } a : { $known }.
fault-rank = « { $rank } » n’est pas un grade ; il y a : { $known }.
fault-facts-count = { $given ->
    [one] 1 réponse donnée
   *[other] { $given } réponses données
} ; les règles en demandent { $used }.
fault-at-line = Scénario, ligne { $line }, colonne { $column }
fault-at-position = Position
fault-at-request = Requête
fault-field-missing = { $at } : il manque le champ « { $what } ».
fault-field-unknown = { $at } : champ « { $what } » inconnu. Il y a : { $known }.
fault-word-unknown = { $at } : mot « { $what } » inconnu. Il y a : { $known }.
fault-kind = { $at } : on trouve ici { $found }, il faut { $wanted }.
fault-value = { $at } : { $given } est ici trop grand, trop petit ou pas un nombre entier.
fault-unread = { $at } : cela ne se lit pas ; vérifiez guillemets, crochets et virgules.
fault-kind-given = { $kind } ({ $given })
fault-kind-number = un nombre
fault-kind-string = un texte
fault-kind-boolean = vrai ou faux (true ou false)
fault-kind-object = une table de champs
fault-kind-list = une liste
fault-kind-word = un mot parmi quelques-uns
fault-notation = « { $notation } » ne se lit pas. On écrit : { $forms }
fault-no-piece = « { $id } » n’est l’identifiant d’aucune pièce de ce scénario.
fault-no-hex = La carte n’a pas de case « { $hex } ».
