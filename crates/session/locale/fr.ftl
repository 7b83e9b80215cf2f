## Ce que dit l’arbitre.

referee-json = Ceci n’est pas du JSON : voyez la ligne { $line }, colonne { $column }.
referee-object = Une requête est un objet JSON avec un champ « cmd ».
referee-no-match = Commencez par « new » ou « position ».
referee-both = Les deux camps décident à la fois : dites lequel (« side »).
referee-over = La partie est finie.
referee-nothing = Il n’y a rien à faire.
referee-no-undo = Il n’y a rien à reprendre.
referee-not-asked = Rien n’est demandé à ce camp pour l’instant.
referee-fact = Il manque la réponse n° { $fact } : mettez son numéro, à partir de 0, dans « facts ».
