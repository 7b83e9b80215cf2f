# Ce que dit un retour sur la bataille : sur sa page, à l’écran, dans le terminal.
review-title = Après la bataille
review-figures = Les chiffres sont les chances de victoire ({ $side }), en points sur 100.
review-unfinished = La bataille n’a pas été menée à son terme.
review-curve = Chances de victoire, décision après décision : { $side }
review-wins = victoire : { $side }
review-step-side = décision : { $side }
review-step-dice = dés (trait brisé)
review-ledger = Conduite et fortune
review-mirror = Les sommes des deux camps se répondent
review-start = départ
review-skill = conduite
review-luck = fortune
review-result = résultat
review-gave = Chances perdues par ses décisions ({ $side }) : { $points }.
review-rest = Le reste de la conduite, { $points } : ce que le commandant lui-même a vu trop tard, ou qui était caché.
review-dice-gave = { $throws ->
    [0] Aucun dé n’a été jeté.
    [one] Ce qu’un seul jet a valu ({ $side }) : { $points }.
   *[other] Ce que { $throws } jets ont valu ({ $side }) : { $points }.
}
review-error = { $points ->
    [one] Une valeur de la courbe est juste à un point près, 19 fois sur 20.
   *[other] Une valeur de la courbe est juste à { $points } points près, 19 fois sur 20.
}
review-glance = Chances au premier coup d’œil, sans réflexion.
review-depth = { $simulations } simulations par décision.
review-throws = Les jets qui ont compté
review-throws-columns = chance · valeur
review-throws-none = Aucun jet n’a compté.
review-others = { $count ->
    [one] le seul autre jet
   *[other] les { $count } autres jets
}
review-opening = Le tirage d’avant la bataille
review-moments = Les moments qui ont décidé
review-moments-none = Aucun moment n’a décidé à lui seul de cette bataille.
review-moment-decision = { $turn } · décision : { $side }
review-moment-dice = { $turn } · dés
review-done = Joué :
review-better = Mieux :
review-came = Venu :
review-nothing-better = Rien de mieux n’a été trouvé ici.
review-hope = { $better } chances sur 100 au lieu de { $played }, à { $error } près.
review-reason = { $what } : { $better } % au lieu de { $played } %.
review-odds = Un jet aussi bon, ou meilleur : { $odds }.
review-odds-bad = Un jet aussi mauvais, ou pire : { $odds }.
review-exact = Les { $ways } issues des dés ont toutes été parcourues.
review-sampled = { $error ->
    [one] D’après { $ways } jets tirés au sort ; valeur à un point près.
   *[other] D’après { $ways } jets tirés au sort ; valeur à { $error } points près.
}
review-percent = { $percent } %
review-one-in = 1 sur { $n }
review-surrender = Abandonne la bataille
review-table = La bataille, décision après décision
review-turn = Tour
review-side = Camp
review-decision = Décision
review-before = Avant
review-after = Après
review-given = Laissé
review-dice = Dés
review-language = Langue

# À l’écran.
review-open = Y revenir
review-whole = Peser chaque décision
review-weighing = { $of ->
    [0] En cours d’examen
   *[other] En cours d’examen : { $done } sur { $of }
}
review-stop = Arrêter
review-moments-later = Faites peser chaque décision pour voir les moments qui ont décidé.
review-see = Voir sur le plateau
review-again = Rejouer ce moment
review-again-better = Jouer la suite ainsi
review-again-played = Jouer la suite comme alors
review-try = Rejouer le moment { $n }
review-mark = Coup { $line } : { $points } sur 100 perdus
review-answer = Réponse probable ({ $side }) : { $what }.
review-then = Puis : { $what }.
