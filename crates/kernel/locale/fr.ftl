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

# Facts of a real table
answer-no = Non
answer-yes = Oui

# The board as text
sketch-works = Ouvrages : { $what }
sketch-objectives = Objectifs et points : { $what }
sketch-rivers = Rivières entre : { $what }
sketch-bridges = Ponts : { $what }
