## Les mots du client lui-même. Ce qui appartient à un jeu est dans les fichiers de ce jeu.

app-name = Grognard
app-home = Grognard, accueil
skip-to-board = Aller au plateau

your-games = Vos parties
open-record = Ouvrir un procès-verbal
rulebook = Règles
layers = Calques
layer-values = Valeurs du terrain
layer-names = Noms de lieux
layer-coordinates = Coordonnées
layer-zones = Zones et objectifs
layer-fields = Champs de tir et menaces
layer-last = Le dernier coup adverse
language = Langue
theme = Thème
theme-light = Clair
theme-dark = Sombre
theme-auto = Comme le système
menu = Menu
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié

# Ce que les choses veulent dire
rule-named = Règle { $rule }
goal = But :
legend = Légende
legend-kind = Pièces
legend-badge = Insignes
legend-formation = Formations
legend-ground = Le terrain de cette carte
legend-mark = Marques sur la carte
legend-panel = À côté du plateau
colon = {" :"}
card-pin = la garde ouverte
card-done = a fait ce qu’elle pouvait ce tour-ci
keys = Touches
key-tab = À la prochaine pièce ou au prochain bouton que l’on peut toucher
key-arrows = De case en case, ou déplacer la carte
key-enter = Toucher ce qui est désigné
key-escape = Un pas en arrière
key-pieces = À la prochaine pièce de l’un ou l’autre camp
key-explain = Garder l’explication ouverte
key-acts = Que puis-je faire ? Tout ce qui est permis, en mots
key-news = Que s’est-il passé ? Le tour de l’ennemi, encore une fois
key-turn = Tourner la pièce que l’on tient
key-zoom = Plus près, plus loin, tout le plateau
key-talk = Parler
key-log = Le journal
key-tape = Mètre ruban, là où l’on peut mesurer
key-order = Écrire un ordre
key-keys = Cette liste
skip-to-main = Aller au contenu
verdict-won = Vous avez gagné.
verdict-lost = Vous avez perdu.
verdict-draw = Personne n’a gagné.

hero-title =
    Mille batailles,
    une table.
hero-text = Des jeux de guerre rapides, aux règles appliquées à la lettre : contre un commandant électronique, contre un ami, ou comme arbitre des dés sur votre propre table.
games = Jeux
start-here = Commencez ici
start-first = Préparer la bataille
start-games = Je connais les jeux de guerre : les jeux, je vous prie
games-easiest = Les jeux, du plus facile au plus difficile
card-new = pas encore joué
minutes = { $from }–{ $to } min
minutes-one = { $from } min
difficulty = Difficulté { $n } sur 5
chip-dice = dés
chip-nodice = sans dés
chip-hidden = secrets
resume = Reprendre
recent-title = Vos parties
recent-against = contre { $who }
recent-hot-seat = à deux sur un écran
recent-friend = un ami
recent-over = finie
recent-mine = À vous de jouer
recent-theirs = À l’autre de jouer
recent-forget = Oublier cette partie
recent-forget-named = Oublier { $game }
home-lost = Le serveur ne répond pas. Réessayez dans un instant.
try-again = Réessayer
loading = Un instant…

rank-recruit = Recrue
rank-sergeant = Sergent
rank-captain = Capitaine
rank-marshal = Maréchal
rank-recruit-help = Apprend avec vous et pardonne.
rank-sergeant-help = Connaît la manœuvre ; une bonne première bataille.
rank-captain-help = Prévoit et punit les fautes.
rank-marshal-help = Ne donne rien.

new-title = Nouvelle partie
new-scenario = Choisissez votre bataille
new-side = Vous jouez
new-training = Pour apprendre
new-side-lots = Tirer au sort
new-opponent = Contre un commandant de la machine
new-people = Ou contre quelqu’un
opponent-friend = Un ami, par un lien
opponent-friend-help = Vous recevez un lien à envoyer. La bataille commence quand les deux sont assis.
opponent-hot-seat = À deux sur cet écran
opponent-hot-seat-help = Vous jouez à tour de rôle sur le même appareil.
new-names = Noms
new-name-you = Votre nom
new-name-other = L’autre joueur
new-rules = Lire les règles
new-options = Règles de la maison
new-options-help = comme imprimées
new-options-changed = { $n ->
    [one] une changée
   *[other] { $n } changées
}
new-sum = { $battle }. Vous jouez { $side } contre { $rival }.
new-sum-two = { $battle }. Vous jouez les deux camps à tour de rôle sur cet écran.
new-sum-lots = le camp que donne le sort
new-rival-recruit = une recrue
new-rival-sergeant = un sergent
new-rival-captain = un capitaine
new-rival-marshal = un maréchal
new-rival-friend = un ami
new-rival-open = le premier qui s’assied
new-real-dice = Vrais dés
new-real-dice-help = Vous lancez les dés sur votre table et tapez ce qu’ils montrent ; le programme arbitre.
new-practice = Entraînement
new-practice-help = Vous pouvez tout reprendre, même après un jet : les mêmes dés retombent. Sinon, ce qu’un dé ou un secret a révélé reste révélé.
new-start = À la table
new-starting = Mise en place…
option-yes = Oui
option-no = Non
option-none = sans limite
seed-draw = Tirer
seed-drop = Sans
seed-none = aucun
option-rule = Règle { $rule }
option-range = de { $min } à { $max }
no-such-game = Ce jeu n’est pas là.

armies = Armées
armies-help = Une armée apportée est connue des deux camps ; une armée levée à la table est secrète.
army-table = levée à la table, en secret
army-commander = composée par le commandant
army-kept = Vos armées
army-ready = Armées toutes prêtes
army-build = Composer une armée
army-title = Lever une armée
army-text = Jusqu’à { $points } points pour « { $scenario } ». Tout ce qui ne va pas est dit aussitôt.
army-offers = À recruter
army-roster = L’armée
army-empty = Personne encore. Choisissez parmi ce qui se recrute, ouvrez une armée toute prête, ou laissez commencer le commandant.
army-add = Ajouter : { $what }, { $points } points
army-piece-name = Nom de la pièce { $n }, { $what }
army-less = Moins : { $what }
army-more = Plus : { $what }
army-twin = Encore une comme celle-ci : { $what }
army-remove = Renvoyer : { $what }
army-points = { $n ->
    [one] un point
   *[other] { $n } points
}
army-sum = Coût, et que faire de l’armée
army-of = sur { $points } points
army-legal = prête à marcher
army-illegal = pas encore en règle
army-name = Nom de l’armée
army-unnamed = Mon armée
army-complete = Le commandant complète
army-random = Le commandant compose
army-clear = Vider
army-open = Ouvrir une armée
army-choose = choisir…
army-save = Garder ici
army-forget = Oublier
army-file = En fichier
army-from-file = D’un fichier
army-link = En lien
army-link-copied = Le lien contient toute l’armée ; il est copié.
army-link-there = Le lien contient toute l’armée : copiez-le.
army-link-broken = Ce lien ne contient pas d’armée.
army-saved = « { $name } » est gardée dans ce navigateur.
army-not-saved = Ce navigateur ne garde rien. Enregistrez l’armée dans un fichier.
army-use = Pour le camp { $side }

side-decides = à jouer
side-waits = en attente
side-thinks = réfléchit…
side-away = absent
side-won = victoire
you-mark = vous
watching = Vous regardez
spectator-banner = Vous regardez cette bataille.
to-decide = Décision : { $side }.
both-decide = Les deux camps décident en secret.
waiting-other = En attente de l’autre camp ({ $side }).
thinking = { $who } réfléchit…
hurry = Décider maintenant
sure = Oui, faites
sure-not = Non, attendez
sure-ask = { $what } : est-ce bien décidé ?
sure-help = On ne pourra pas revenir dessus.
sure-ends = La partie finit là, et ne reprendra pas.
gathering-more = { $n ->
    [0] Touchez ceux qui y prennent part, puis confirmez.
   *[other] Ce n’est pas encore assez : touchez-en d’autres.
}
gathering = { $n ->
    [one] Un seul y prend part. Touchez-en d’autres, ou confirmez.
   *[other] { $n } y prennent part. Touchez-en d’autres, ou confirmez.
}
what-happened = Que s’est-il passé ?
seat-knock = Quelqu’un a voulu ouvrir votre siège avec son lien ; il n’est pas entré.
seat-move = Un lien pour mon autre appareil
seat-move-help = Votre siège appartient à cet appareil. Un nouveau lien l’emmène sur un autre et le ferme ici.
seat-move-link = Ouvrez ceci sur votre autre appareil : dès que ce sera fait, celui-ci n’aura plus de siège.
turn-passed = On attend l’autre camp.
undo = Annuler
undo-ask = Demander à reprendre
undo-asked = Vous avez demandé à reprendre. On attend la réponse.
undo-answer = L’autre camp ({ $side }) demande à reprendre son coup. D’accord ?
undo-yes = Accorder
undo-no = Refuser
hint = Conseil
deploy-for-me = Déployer à ma place
deploy-stop = Arrêter le déploiement
hint-asking = Réflexion…
hint-do = Le faire
hint-drop = Non merci
acts = Que puis-je faire ?
acts-help = Choisissez : le plateau montre d’abord ce que cela ferait.
acts-none = Rien pour l’instant : ce n’est pas à vous de décider.
acts-like = { $n ->
    [one] et une autre chose du même genre
   *[other] et { $n } autres du même genre
}
acts-more = Il y en a encore { $n } ; touchez-les sur le plateau.
novice-new = Première fois : { $what }
novice-understood = Compris
novice-begin = Touchez ce qui brille ; pointez une chose, ou gardez-y le doigt, pour savoir ce que c’est.
novice-on = Touchez maintenant la suite ; Échap ou Revenir reprend.
back = Retour
confirm = Confirmer
die-ask = Jetez les dés : { $what }
do-it = Le faire
armed = { $what } : touchez encore une fois, ou « Le faire ».
throw = Lancer
more-actions = Plus
actions = Actions
resign = Abandonner
resign-sure = Abandonner ({ $side }) ?
resign-yes = Oui, abandonner
resign-no = Continuer
command = Taper un ordre
command-label = Ordre dans sa notation
command-send = Envoyer
command-help = Comme l’écrit le procès-verbal. Pour les mains exercées.
rule-link = Règle { $rule }
dismiss = Fermer ce message
line-down = Pas de liaison avec le serveur. Votre coup n’est pas parti.
line-lost = La liaison avec le serveur est coupée. Nouvel essai…
line-calling = Vous prenez place…
page-lost = Cette page n’existe pas.
page-lost-text = L’adresse est abîmée ou ancienne. Tout ce qui se joue est à la première page.
file-too-large = Ce fichier est trop gros : { $size } ko ; on en lit { $most } ko au plus.
table-barred = Cette place ne peut pas être prise.
to-home = Vers tous les jeux
error-status = Le serveur a refusé ({ $status }).
board-of = Plateau de { $game }

odds = Chances
odds-exact = exactes
odds-sampled = estimées à ± { $error } %
odds-none = Pointez ce qui brille pour voir ce que cela ferait.
odds-facts = certain
odds-aside = certain ; puis le sort décide
odds-answer = du moins au plus, selon la réponse
odds-next = Ensuite, { $side } : { $ask }
odds-asking = Calcul…
forces = Forces
forces-and-meters = Camps
log = Journal
rules = Règles
talk = Propos
talk-unread = { $n ->
    [one] 1 nouveau
   *[other] { $n } nouveaux
}
talk-to = Dire un mot à { $who }
talk-around = Dire un mot aux spectateurs
talk-send = Envoyer
talk-phrases = Phrases toutes prêtes : chacun les lit dans sa langue
talk-empty = Personne n’a encore rien dit.
talk-apart = Les spectateurs se parlent entre eux ; les joueurs l’entendent quand la bataille est finie.
talk-name = Prenez un nom pour parler ici.
talk-spectator = { $who } (spectateur)
talk-mute = Ne plus entendre { $who }
talk-muted = Ici, vous n’entendez plus { $who }.
talk-unmute = Écouter de nouveau
talk-all = les autres
log-before = Avant le premier tour
log-empty = Rien ne s’est encore passé.
log-where = Montrer où cela s’est passé
bowl-next = Le prochain est
bowl-empty = Le bol est vide.
tray-hidden = { $n ->
    [one] encore un que vous ne voyez pas
   *[other] encore { $n } que vous ne voyez pas
}
tray-empty = rien
meter-unknown = ?

replay = Revoir
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-play = Défiler
replay-pause = Arrêter
replay-position = Moment de la partie
replay-move = coup { $at } / { $of }
replay-now = Au présent
replay-past = Vous regardez le coup { $at } sur { $of }.

over = La bataille est finie
over-replay = La revoir
over-new = Nouvelle partie
download = Télécharger le procès-verbal
share = Liens
share-title = Liens
share-help = Le lien d’un siège ne sert qu’une fois : le siège appartient au premier appareil qui l’ouvre.
share-seat = Siège : { $side }
share-spectator = Pour les spectateurs
details = Dés honnêtes
fair-title = Dés honnêtes
fair-text = Le serveur a promis son nombre secret avant le premier dé, et chaque siège y a ajouté un nombre à lui. À la fin de la bataille le secret est montré, et chacun peut vérifier tous les dés avec le procès-verbal téléchargé.
fair-commitment = La promesse
fair-secret = Le secret
fair-later = montré à la fin de la bataille
dice-real = Cette partie se joue avec vos propres dés.
waiting-title = On attend votre adversaire
waiting-text = Envoyez ce lien. La bataille commence quand les deux sont assis.
waiting-here = présent
waiting-absent = pas encore là

die-title = L’arbitre demande
fact-title = Que montre la table ?
die-own = vos propres dés
die-throws = { $n ->
    [one] { $side } : un dé à { $faces } faces à lancer
   *[other] { $side } : { $n } dés à { $faces } faces à lancer
}
die-count = { $n ->
    [one] Lancez un dé à { $faces } faces.
   *[other] Lancez { $n } dés à { $faces } faces ; l’ordre ne compte pas.
}
die-bowl = Tirez sans regarder, puis pressez ce qui y est écrit.
die-typed = Les dés jusqu’ici
die-left = { $n ->
    [one] encore un dé
   *[other] encore { $n } dés
}
die-quick = Ou tapez-les tous
die-clear = Effacer
die-go = Voilà le jet
die-table-throws = La table lance pour nous
die-table-draws = La table tire pour nous
die-correct = Une erreur de saisie ?
die-correct-nth = Dé { $n } : { $value }
die-correct-to = Il montre { $n }

# À quelle allure on montre ce qui arrive
pace = Montrer ce qui arrive
sound = Son
pace-slow = Lentement
pace-usual = Normalement
pace-fast = Vite
pace-none = D’un coup
skip = Passer

# Une pièce levée de la table
trial-place = Le placer ici
trial-back = Le remettre

cover-title = Passez l’appareil à l’autre camp : { $side }
cover-text = Personne d’autre ne regarde.
cover-go = C’est moi ({ $side })

watch-title = Ouvrir un procès-verbal
watch-text = Choisissez un fichier (ou déposez-le ici, ou collez son texte) pour revoir la bataille coup par coup.
watch-file = Choisir un fichier
watch-paste = Ou collez le procès-verbal
watch-go = Regarder

rules-search = Chercher une règle
rules-none = Aucune règle n’en parle.
rules-missing = Les règles ne peuvent pas être lues maintenant.
rules-title = Règles de { $game }
rules-found = { $n ->
    [one] un passage
   *[other] { $n } passages
}

## On a device, without a server.

device-text = Tout se passe sur cet appareil : sans serveur et, après cette visite, sans réseau. Les parties sont gardées dans ce navigateur.
device-to-server = Jouer plutôt sur le serveur, avec des amis ailleurs.
device-from-server = Jouer sur cet appareil
device-from-server-text = (sans réseau, rien n’en sort ; un ami ailleurs a besoin du serveur)
device-details = Les dés
device-dice = C’est cet appareil qui tire les dés. Personne d’autre n’a rien promis : ils ne prouvent rien à personne. Pour des dés vérifiables, jouez sur un serveur ou lancez les vôtres.
device-friend = Un ami ailleurs a besoin d’un serveur ; sur cet appareil, vous pouvez partager l’écran.
device-newer = Une nouvelle version est prête. La partie est gardée.
device-newer-take = Recharger avec elle

## Apprendre

learn = Apprendre
learn-title = Apprendre { $game }
learn-try = Essai d’une figure
learn-fresh = Apprendre en { $n } minutes
learn-done = terminée
learn-begun = étape { $at } sur { $of }
learn-minutes = { $n ->
    [one] environ une minute
   *[other] environ { $n } minutes
}
teach-step = étape { $at } sur { $of }
teach-done = leçon terminée
teach-over = Leçon apprise
teach-read = Lisez, puis continuez.
teach-reply = L’autre camp répond.
teach-other = C’est permis, mais ce n’est pas ce que montre cette étape.
teach-lost = La partie n’est pas gagnée. Reprenez la bataille : rien n’est perdu.
teach-back = Revenir
teach-next = Continuer
teach-show = Montrez-moi
teach-again = Reprendre
teach-on = Jouer à partir d’ici
teach-retry = Recommencer la bataille
teach-following = Leçon suivante
teach-play = Jouer une partie
teach-book = Livret de règles
teach-steps = La leçon
teach-words = Mots et règles
figure-title = Figure { $n } : { $title }
figure-try = Essayer
figure-before = Avant
figure-after = Après
figure-link = Figure { $n }
figure-missing = La figure n’a pu être dessinée.
book-contents = Sommaire
book-table = Tableau
brief-cards = Les scénarios, carte par carte
brief-open = Les armées, et comment on gagne
brief-length = De { $from } à { $to } minutes.
brief-measured = Mesuré entre { $rank ->
    [captain] capitaines
    [marshal] maréchaux
    [recruit] recrues
   *[sergeant] sergents
  }, { $games } parties.
brief-unmeasured = Les chances n’ont pas été mesurées.
brief-many = { $n } × { $kind }
brief-missing = La carte ne peut pas être lue maintenant.

# Problèmes
puzzles = Problèmes
puzzles-title = Une position, un seul bon coup
puzzles-blurb = Chacun vient d’une partie jouée. Un coup vaut nettement mieux que tous les autres : trouvez-le. Aucun dé n’est lancé : la chance ne gâche pas de réponse.
puzzles-all = Tous les problèmes
puzzles-solved = { $n ->
    [0] aucun résolu sur { $of }
    [one] { $n } résolu sur { $of }
   *[other] { $n } résolus sur { $of }
  }
puzzle-number = { $game } · numéro { $n }
puzzle-who = { $side }, à vous · { $hard } ({ $grade })
puzzle-hard = { $n ->
    [0] facile
    [1] moyen
    [2] difficile
   *[other] très difficile
  }
puzzle-task = Trouvez le meilleur coup
puzzle-where = Tiré d’une partie : { $scenario }. Un coup vaut nettement mieux que tous les autres.
puzzle-help = Aide
puzzle-nudge = Un indice
puzzle-nudged = Pensez à : { $what }
puzzle-show = La solution
puzzle-right = C’est le meilleur coup
puzzle-wrong = Il y avait mieux
puzzle-gain = Il donne { $best } de chances de gagner. La réponse habituelle, « { $act } », n’en laisse que { $usual }.
puzzle-better = « { $act } » donne { $best } de chances de gagner.
puzzle-best = Le meilleur coup
puzzle-usual = Réponse habituelle
puzzle-reckoned = Chances estimées par une longue recherche.
puzzle-follows = Ce qui suivra
puzzle-refuted = Ce qui s’ensuit
puzzle-refuted-usual = Ce que donne la réponse habituelle
puzzle-instead = Le meilleur coup à la place
puzzle-step = Choisissez une ligne de la suite, ou avancez avec les flèches du clavier.
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-rating = Votre classement
puzzle-streak = De suite
puzzle-streak-best = record { $n }
puzzle-solved = Problème { $n }, niveau { $grade }, résolu
puzzle-missed = Problème { $n }, niveau { $grade }, manqué
puzzle-open = Problème { $n }, niveau { $grade }

# Qui l’on est
me-title = Vous
me-device = Sur cet appareil seul, il n’y a que vous : ni nom à prendre ni appareil à joindre.
me-name = Votre nom
me-name-help = On vous voit sous ce nom à chaque table. Il est à vous seul, et aucun mot de passe n’est demandé : ce navigateur suffit.
me-name-take = Prendre ce nom
me-name-taken = Vous êtes { $name }.
me-devices = Vos appareils
me-devices-help = { $n ->
    [0] Rien n’est encore retenu de vous. Un lien qui sert une seule fois amène ici un autre appareil : vos parties vous y suivent.
    [one] Vous jouez sur un appareil. Un lien qui sert une seule fois en amène un autre : vos parties vous y suivent.
   *[other] Vous jouez sur { $n } appareils. Un lien qui sert une seule fois en amène un autre.
}
me-link = Ajouter un appareil
me-link-new = Un autre lien
me-link-code = Code à photographier avec l’autre appareil
me-link-help = Ouvrez ce lien sur l’autre appareil, ou photographiez le code. Il sert une fois, dans les { $n } minutes ; ne le donnez à personne d’autre.
me-only = Déconnecter tous les autres appareils
passkeys-title = Clés d’accès
passkeys-help = { $n ->
    [0] Une clé d’accès est gardée par votre téléphone ou votre gestionnaire de mots de passe : elle vous fait entrer sur tous vos appareils, sans lien.
    [one] Vous avez une clé d’accès : tout appareil qui la connaît vous fait entrer.
   *[other] Vous avez { $n } clés d’accès : tout appareil qui en connaît une vous fait entrer.
  }
passkeys-add = Ajouter une clé d’accès
passkeys-enter = Entrer par une clé d’accès
passkeys-drop = { $n ->
    [one] L’oublier
   *[other] Les oublier toutes
  }
passkeys-added = La clé d’accès est à vous.
passkeys-dropped = Plus aucune clé d’accès ne fait entrer personne.
passkeys-entered = Cet appareil est le vôtre.
passkeys-none = Aucune clé d’accès n’a été donnée.
me-others-out = Seul cet appareil est encore le vôtre.
me-turn = Quand c’est à vous
me-turn-help = Le titre de la page compte ceux qui vous attendent. Votre système peut aussi vous prévenir, tant qu’une page de Grognard est ouverte dans ce navigateur.
me-turn-on = Votre système vous prévient quand quelqu’un attend votre décision, tant qu’une page de Grognard est ouverte dans ce navigateur.
me-turn-refused = Ce navigateur ne permet pas à Grognard de vous prévenir : autorisez les notifications de ce site dans ses réglages. Le titre de la page compte tout de même ceux qui vous attendent.
me-turn-ask = Me prévenir quand c’est à moi
me-turn-stop = Ne plus me prévenir
turn-yours = C’est à vous
turn-where = { $game }, contre { $who }
letters-title = Quand vous n’êtes pas là
letters-help = Quand quelqu’un attend votre décision et que vous n’êtes pas à la table, vous êtes prévenu, une fois par tour. Chaque lettre contient un lien qui les arrête toutes.
letters-push = Ce navigateur
letters-push-help = Votre système affiche un message, même si aucune page de Grognard n’est ouverte.
letters-push-on = Votre système affiche un message quand c’est à vous, même si aucune page de Grognard n’est ouverte.
letters-mail = Courriel
letters-mail-help = L’adresse ne sert qu’à ces lettres. On lui demande d’abord si elle en veut.
letters-asked = Nous avons écrit à { $address } : ouvrez le lien de cette lettre dans les 24 heures. Rien d’autre n’y est envoyé avant.
letters-on = Les lettres vont à { $address }.
letters-hook = Une messagerie
letters-hook-help = L’adresse à laquelle votre messagerie reçoit des messages du dehors (un webhook).
letters-choose = Me prévenir ici
letters-drop = Plus ici
letters-failed = Cela n’a pas marché : le service de notification du navigateur, ou le serveur, ne répond pas.
letter-confirm-title = Lettres par courriel
letter-confirm-ask = Voulez-vous être prévenu ici quand c’est à vous de jouer ?
letter-confirm-help = Une lettre par tour au plus, et dans chacune un lien qui les arrête.
letter-confirm-yes = Oui, écrivez-moi
letter-confirm-done = Désormais les lettres arrivent à cette adresse.
letter-off-title = Plus de lettres
letter-off-ask = Ne plus envoyer aucune lettre ?
letter-off-help = Cela arrête d’un coup le courriel, la messagerie et tous vos navigateurs. Vous pouvez les choisir à nouveau sur votre page.
letter-off-yes = Tout arrêter
letter-off-done = Aucune lettre ne viendra plus.
holidays-title = Vacances
holidays-help = Pendant vos vacances, vos pendules s’arrêtent dans toutes les parties qui se comptent en jours, et vos adversaires le voient. Vous avez 30 jours sur douze mois.
holidays-left = { $n ->
    [0] Il ne reste aucun jour.
    [one] Il reste un jour.
   *[other] Il reste { $n } jours.
}
holidays-on = Vous êtes en vacances jusqu’au { $date }.
holidays-days = Jours à partir de maintenant
holidays-go = Partir en vacances
holidays-back = Je suis de retour
holiday-word = en vacances
me-kept = Ce qui est gardé
me-kept-help = Votre nom, vos appareils, vos parties, ce que vous y avez dit et où vont les lettres ; rien d’autre, et aucun mot de passe.
me-export = Tout télécharger
me-delete = Me supprimer
me-delete-sure = Vos parties en cours seront abandonnées, et votre nom disparaîtra de toutes. Cela ne se défait pas.
me-delete-yes = Oui, me supprimer
me-deleted = Rien de vous n’est plus gardé ici.
join-title = Un appareil de plus
join-ask = Jouer ici sous votre nom ?
join-help = Ce lien vient d’un autre de vos appareils. Cet appareil-ci deviendra le vôtre : vos parties y seront, et celles qu’il avait à lui seul s’y joindront.
join-yes = Oui, c’est mon appareil
join-no = Non
join-done = Cet appareil est le vôtre.
join-done-named = Bienvenue, { $name }.

# Vos parties, sur tous vos appareils
mine-title = À vous de jouer
mine-nobody = Personne ne vous attend
mine-counts = { $mine ->
    [0] { $theirs ->
        [0] Aucune partie en cours.
        [one] Une partie attend l’autre camp.
       *[other] { $theirs } parties attendent l’autre camp.
    }
    [one] Une partie vous attend{ $theirs ->
        [0] .
        [one] { "\u00A0" }; une attend l’autre camp.
       *[other] { "\u00A0" }; { $theirs } attendent l’autre camp.
    }
   *[other] { $mine } parties vous attendent{ $theirs ->
        [0] .
        [one] { "\u00A0" }; une attend l’autre camp.
       *[other] { "\u00A0" }; { $theirs } attendent l’autre camp.
    }
}
mine-all = Toutes vos parties
mine-none = Aucune partie encore.
mine-group-mine = À vous de jouer
mine-group-theirs = À l’autre de jouer
mine-group-over = Finies
mine-not-begun = En attente de l’autre
mine-won = gagnée
mine-lost = perdue
to-table = À la table
no-clock = Sans pendule
time-days = { $d } j { $h } h
left-days = encore { $d } j { $h } h
left-hours = encore { $h } h { $m } min
left-minutes = encore { $m } min
decimal-mark = ,

# La pendule
clock = Temps restant
clock-short = moins de 5 min
clock-flag = temps écoulé
new-pace = Cadence
no-clock-help = Chacun prend son temps.
pace-live = { $minutes } min + { $seconds } s
pace-live-help = En direct, avec des secondes en plus à chaque décision.
pace-days = { $days ->
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
}
pace-days-short = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
pace-days-help = Par correspondance, pour chaque décision, avec { $reserve } jours de réserve en tout.

# Les tables ouvertes
tables-title = Tables ouvertes
tables-count = { $n ->
    [one] une attend quelqu’un
   *[other] { $n } attendent quelqu’un
}
tables-none = Aucune offre pour l’instant. Proposez une partie : on vous appelle dès que quelqu’un s’assied.
tables-all = Toutes les tables
tables-offer = Proposer une partie
tables-offer-this = Ouvrir la table
tables-offer-help = Choisissez un jeu, puis la bataille, votre camp et la cadence. Le premier venu s’assied en face de vous.
tables-sit = S’asseoir
tables-withdraw = Retirer
tables-you = vous :
tables-lots = au sort
tables-rules = { $n ->
    [one] une règle maison
   *[other] { $n } règles maison
}
tables-mine = Votre table
tables-guest = Un visiteur sans nom
tables-met = Quelqu’un s’est assis à votre table.
opponent-open = Une table ouverte
opponent-open-help = Qui veut s’assied en face. En direct, l’offre tient tant que ce site est ouvert.
mine-sit = Prenez place

# Ce que deux joueurs conviennent
terms-draw = { $who } propose la nulle.
terms-draw-mine = Vous proposez la nulle. L’offre tient jusqu’au prochain coup.
terms-adjourn = { $who } propose d’ajourner la partie.
terms-adjourn-mine = Vous proposez d’ajourner. L’offre tient jusqu’au prochain coup.
terms-pace = { $who } propose une autre cadence : { $pace }.
terms-pace-mine = Vous proposez une autre cadence : { $pace }.
terms-rematch = { $who } demande la revanche, camps échangés.
terms-rematch-mine = Vous demandez la revanche. La réponse viendra ici.
terms-yes = Accepter
terms-no = Refuser
terms-play-on = Jouer encore
terms-adjourned = Partie ajournée : les pendules s’arrêtent jusqu’à la prochaine décision.
terms-ask-draw = Proposer la nulle
terms-ask-adjourn = Proposer d’ajourner
terms-ask-pace = Changer de cadence
terms-ask-pace-help = Si l’autre accepte, les pendules recommencent à cette cadence.
rematch = Revanche, camps échangés
rematch-take = Accepter la revanche

# Le classement
rated = Partie classée
rated-help = Le résultat compte pour la force de chacun, et sa notation est publique. Rien de révélé ne se reprend, et personne ne conseille.
rated-word = classée
new-strength = Pour qui
new-lowest = Classement minimal
new-highest = Classement maximal
new-strength-help = D’après le classement à ce jeu ; qui n’en a pas compte pour 1500. Ne dites rien, et chacun peut s’asseoir.
tables-from = classé { $low } ou plus
tables-to = classé { $high } ou moins
tables-between = classé de { $low } à { $high }
tables-not-for-you = Votre classement à ce jeu n’est pas dans ces limites.
ratings-title = Classement
ratings-link = Qui est fort à ce jeu
ratings-place = Rang
ratings-player = Joueur
ratings-rating = Force
ratings-battles = Parties
ratings-commander = commandant
ratings-simulations = { $n } simulations par décision
ratings-time = { $n } ms par décision
ratings-commanders-help = Les commandants figurent là où les ont placés des parties jouées entre eux ; leur force est fixe. Le sergent vaut 1500, d’où chacun part. Leurs parties sont celles de la mesure.
ratings-none = Personne qui porte un nom n’a encore joué de partie classée à ce jeu.
player-mine = Votre page, comme tous la voient
player-missing = Personne ne porte ce nom ici.
player-ratings = Force, jeu par jeu
player-none = Aucune partie classée encore.
player-deviation = Après ±, la marge : dix-neuf fois sur vingt, la vraie force n’en sort pas. Elle se resserre à chaque partie classée.
player-score = { $won } G · { $drawn } N · { $lost } P
player-results = Parties classées
player-against = contre
player-gone = quelqu’un qui ne dit pas son nom
player-won = gagnée
player-drew = nulle
player-lost = perdue
player-watch = Revoir
player-record = Notation
