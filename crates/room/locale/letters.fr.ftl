## Lettres à qui n’est pas à la table.

letter-somebody = quelqu’un
letter-turn-title = À vous de jouer : { $game }
letter-turn-body = C’est à vous de jouer dans « { $scenario } » ({ $game }), contre { $who }.
letter-met-title = Votre table a trouvé preneur : { $game }
letter-met-body = Une partie de « { $scenario } » ({ $game }) vous attend, contre { $who }. Elle commence quand vous vous asseyez.
letter-open = La table :
letter-off = Ne plus recevoir aucune lettre :
letter-confirm-title = Voulez-vous recevoir nos lettres ?
letter-confirm-body = Quelqu’un a donné cette adresse pour être averti quand c’est à lui de jouer. Si ce n’est pas vous, ne faites rien : rien d’autre ne sera envoyé ici.
letter-confirm-open = Si c’est vous, dites-le ici, dans les 24 heures :
