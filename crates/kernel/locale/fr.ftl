## Les mots que tous les jeux partagent.

degree-draw = partie nulle
degree-points = victoire aux points
degree-partial = victoire partielle
degree-plain = victoire
degree-decisive = victoire décisive
degree-total = victoire totale
outcome-win = { $side } : { $degree } ({ $reason })
outcome-draw = Partie nulle ({ $reason })
phase-over = Partie terminée
reason-resignation = abandon
log-undo = { $side } revient au coup { $to }, d’un commun accord
log-resign = { $side } abandonne

# What an act throws away, after a colon on its button
caution-row-end = La fin
caution-row-forfeit = Abandonné
caution-over = la partie s’achève
caution-ends = la partie s’achève : { $verdict }
caution-ends-score = la partie s’achève : { $verdict }, { $score }
caution-won = { $side } gagne
caution-drawn = partie nulle
caution-score = { $label } { $a } à { $b }

# A throw by hand: what it is for, and what counts
throw-of = { $what } : { $of }
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
