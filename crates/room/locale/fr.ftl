## Ce que le serveur dit de lui-même.

server-stale = La table a changé entre-temps : voici où elle en est.
server-over = La partie est finie.
server-dice-owed = Il faut d’abord lancer un dé.
server-nothing = Il n’y a rien à faire de tel.
server-unreadable = Ceci est illisible : { $problem }
server-not-your-seat = Ce n’est pas votre place.
server-no-match = Cette partie n’existe pas ici.
server-out-of-sight = Sur une table que le programme ne voit pas, aucun commandant de l’ordinateur ne peut jouer ni conseiller : choisissez un ami, ou les deux sur un écran.
server-wrong-secret = Ce lien n’ouvre aucune place de cette partie.
server-hello-first = Dites d’abord qui vous êtes.
server-waiting = La partie n’a pas commencé : il manque encore quelqu’un.
server-watching = C’est un enregistrement : on le regarde, on ne le joue pas.
server-too-fast = Trop de messages à la fois : ralentissez.
server-too-many = Trop de parties créées d’ici à la fois : réessayez dans une minute.
server-full = Il n’y a plus de place ici : réessayez plus tard.
server-hint-running = Le commandant y réfléchit déjà.
server-store = L’enregistrement a échoué et rien n’a été fait : réessayez.
server-broken = Le programme a trébuché ; la partie reste telle qu’elle était.
server-old-rules = Cette partie a commencé sous la version { $then } des règles du jeu ; ce programme joue la version { $now }.
server-too-large = C’est trop long : { $limit } octets au plus.
server-foreign = Cette demande vient d’un autre site.
server-wrong-host = Ce serveur ne répond pas à ce nom. Son exploitant peut indiquer l’adresse publique.
server-unknown = Cela n’existe pas ici.
server-bad-order = Cette partie ne peut pas être préparée : { $problem }
server-bad-record = Cet enregistrement ne peut pas être regardé : { $problem }
