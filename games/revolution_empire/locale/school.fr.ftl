## Première bataille

lesson-first = Première bataille
lesson-first-blurb = Des jetons dans le bol, le canon, un flanc, une charge, et un village à prendre.
lesson-first-end = Vous savez commander un corps. La suite : le bol, puis le flanc, puis la cavalerie.

lesson-first-aim = Trois divisions rouges
lesson-first-aim-say = Vous commandez les Bleus. Chaque unité perdue coûte un point à l’armée rouge, et le village un autre. À trois points, elle se débande.
lesson-first-aim-mark = Le village

lesson-first-line = Un jeton pour l’infanterie
lesson-first-line-say = Un corps n’agit que si son jeton sort du bol. Touchez celui du 1er corps : l’infanterie et le canon sont à lui.
lesson-first-line-other = Sans son jeton dans le bol, le 1er corps ne bougera pas. Reprenez, et touchez-le d’abord.
lesson-first-line-done = Le 1er corps agira cette manche.

lesson-first-horse = Un jeton pour la cavalerie
lesson-first-horse-say = Votre commandement permet deux jetons par manche. Donnez le second à la cavalerie.
lesson-first-horse-other = Il vous reste un jeton, et la cavalerie l’attend.
lesson-first-horse-done = Deux jetons sur deux.

lesson-first-seal = Les ordres sont scellés
lesson-first-seal-say = Votre choix est secret, celui des Rouges aussi. Scellez : les jetons des deux camps vont dans le même bol, et le sort tire le premier.
lesson-first-seal-other = Tout est choisi : scellez vos ordres.
lesson-first-seal-done = Le sort est avec vous : le 1er corps d’abord.

lesson-first-fire = Le canon parle
lesson-first-fire-say = D’abord le tir. À deux cases, la batterie jette deux dés ; chaque 2 ou 3 ôte une pièce à l’infanterie. Touchez la batterie, puis la 2e division.
lesson-first-fire-mark = À deux cases
lesson-first-fire-other = Le canon tire avant tout le reste : après, il sera trop tard. Reprenez et tirez.
lesson-first-fire-done = Un 3 : la 2e division perd une pièce sur trois.

lesson-first-left = Au contact
lesson-first-left-say = Puis les mouvements. Une infanterie qui veut attaquer ne fait qu’une case. Menez les grenadiers en 0404.
lesson-first-left-mark = Une case
lesson-first-left-other = En 0404 les grenadiers touchent l’ennemi, et peuvent encore attaquer.
lesson-first-left-done = Les grenadiers sont au contact.

lesson-first-right = De l’autre côté
lesson-first-right-say = Une cible tenue de deux côtés est prise de flanc. Menez la 1re division en 0503 : elle touche l’ennemi, sans toucher les grenadiers.
lesson-first-right-mark = Le flanc
lesson-first-right-other = De là, l’ennemi n’est pas tenu de deux côtés. 0503 le prend de flanc.
lesson-first-right-done = Flanc : deux dés de plus.

lesson-first-strike = Six dés
lesson-first-strike-say = Quatre dés pour les grenadiers, deux pour le flanc. Touchez-les, puis la 2e division, et attaquez en ligne : chaque 2 ou 3 ôte une pièce.
lesson-first-strike-mark = 4 + 2 dés
lesson-first-strike-other = Les grenadiers en ligne ont six dés : c’est le meilleur coup.
lesson-first-strike-done = Un 2 et un 3 : détruite. Un point sur trois.

lesson-first-take = Prendre le terrain
lesson-first-take-say = L’ennemi a laissé sa case. L’attaquant peut l’occuper aussitôt : avancez les grenadiers.
lesson-first-take-other = Avancez : le village est juste derrière.
lesson-first-take-done = Un jeton sort du bol : c’est encore l’un des vôtres.

lesson-first-gallop = Au galop
lesson-first-gallop-say = La cavalerie lourde fait deux cases et attaque encore. Menez les cuirassiers en 0703, devant la 3e division.
lesson-first-gallop-mark = Deux cases
lesson-first-gallop-other = En 0703, les cuirassiers sont devant la 3e division et peuvent charger.
lesson-first-gallop-done = Intacts, lancés, en terrain dégagé : c’est une charge.

lesson-first-charge = Chargez !
lesson-first-charge-say = Deux dés pour les cuirassiers, deux pour la charge. Contre l’infanterie, un 2 ou un 3 tue, un 1 fait reculer d’une case.
lesson-first-charge-mark = 2 + 2 dés
lesson-first-charge-other = La charge n’attend pas : attaquez la 3e division.
lesson-first-charge-done = Une perte, deux cases de recul : elle fuit.

lesson-first-pursue = Sabre au clair
lesson-first-pursue-say = La cavalerie qui fait reculer sa cible peut la suivre et frapper encore, sans bonus mais sans riposte. Poursuivez !
lesson-first-pursue-other = Une troupe qui fuit ne riposte pas : ne la laissez pas souffler.
lesson-first-pursue-done = Détruite. Deux points sur trois.

lesson-first-hold = Assez couru
lesson-first-hold-say = Plus personne devant : restez où vous êtes. Le dernier jeton du bol est rouge ; puis la manche est finie.
lesson-first-hold-done = Le bol est vide : nouvelle manche, nouveaux jetons.

lesson-first-win = Le village
lesson-first-win-say = La recrue joue maintenant pour de bon. Prenez le village ou détruisez sa dernière division. Un village ne se prend pas de flanc : en colonne, un 2 ou un 3 en chasse l’infanterie.
lesson-first-win-done = L’armée rouge se débande : la bataille est à vous.

## Le bol

lesson-bowl = Le bol
lesson-bowl-blurb = Deux jetons d’un même corps, un corps en morceaux, et l’ennemi qui s’en mêle.
lesson-bowl-end = Vous savez choisir vos jetons. Reste à frapper au bon endroit : le flanc.

lesson-bowl-command = Quatre jetons au plus
lesson-bowl-command-say = Votre commandement est de 4. Le 1er corps a deux jetons ; il a trois divisions, dont une à l’écart, et des cavaliers au loin.
lesson-bowl-command-mark = 1er corps

lesson-bowl-once = Une fois
lesson-bowl-once-say = Mettez un jeton du 1er corps dans le bol.
lesson-bowl-once-other = La réserve est trop loin pour servir. Le 1er corps d’abord.
lesson-bowl-once-done = Il agira une fois.

lesson-bowl-twice = Deux fois
lesson-bowl-twice-say = Un corps peut mettre tous ses jetons, et agir autant de fois. Touchez encore celui du 1er corps.
lesson-bowl-twice-other = Qui est au contact mérite deux jetons : encore le 1er corps.
lesson-bowl-twice-done = Il agira deux fois, et nul ne sait quand.

lesson-bowl-seal = Moins suffit
lesson-bowl-seal-say = Personne n’est tenu d’employer tout son commandement. Scellez vos ordres avec deux jetons.
lesson-bowl-seal-other = La réserve n’a rien à faire ici : scellez.
lesson-bowl-seal-done = Deux jetons bleus, un rouge. Le premier est à vous.

lesson-bowl-group = Un seul groupe
lesson-bowl-group-say = Le corps est en morceaux : seules agissent les unités qui se touchent. Touchez la 1re division, avec sa voisine.
lesson-bowl-group-mark = Deux divisions
lesson-bowl-group-other = La 2e division, à l’écart, ne touche à rien d’utile. Prenez le groupe des deux autres.
lesson-bowl-group-done = Deux divisions, plus la cavalerie légère.

lesson-bowl-light = Libre comme l’air
lesson-bowl-light-say = La cavalerie légère agit toujours avec son corps, même seule au loin. Menez-la en 0705.
lesson-bowl-light-mark = En 0705
lesson-bowl-light-other = 0705 la met tout près de l’ennemi, sans le toucher encore.
lesson-bowl-light-done = La voilà sur le côté.

lesson-bowl-foot = Avancez
lesson-bowl-foot-say = La 1re division en 0505.
lesson-bowl-foot-other = Une case suffit : 0505.
lesson-bowl-foot-done = Une case.

lesson-bowl-beside = Coude à coude
lesson-bowl-beside-say = La 3e division en 0605, à côté d’elle. Ensuite le bol parle de nouveau.
lesson-bowl-beside-other = 0605 la garde au coude à coude avec la 1re division.
lesson-bowl-beside-done = Un jeton rouge ! La 4e division se jette sur la 3e : 4, 5, 6, rien.

lesson-bowl-riposte = Répondez
lesson-bowl-riposte-say = Qui n’a pas reculé peut riposter, autant de fois qu’on l’attaque, et sans s’user. Ripostez avec trois dés.
lesson-bowl-riposte-other = Une riposte ne coûte rien : pourquoi s’en priver ?
lesson-bowl-riposte-done = Une pièce de moins. Et votre second jeton sort du bol.

lesson-bowl-again = Encore le 1er corps
lesson-bowl-again-say = Il peut bouger de nouveau ; chaque unité n’attaque qu’une fois par manche, et les vôtres ne l’ont pas encore fait. Le même groupe.
lesson-bowl-again-other = C’est le groupe au contact qui peut frapper.
lesson-bowl-again-done = Le groupe agit une seconde fois.

lesson-bowl-skirmish = Les tirailleurs
lesson-bowl-skirmish-say = Avant tout, ils tirent sur l’infanterie voisine : un dé, une perte sur 1 ou 2, jamais de riposte. Touchez la 1re division, puis la 4e.
lesson-bowl-skirmish-mark = 1 ou 2
lesson-bowl-skirmish-other = Les tirailleurs ne risquent rien : qu’ils tirent d’abord.
lesson-bowl-skirmish-done = Un 1 : encore une pièce. Il lui en reste deux.

lesson-bowl-around = Par-derrière
lesson-bowl-around-say = Menez la cavalerie légère en 0704 : elle touche l’ennemi, et ne touche pas la 1re division. Il est pris de flanc.
lesson-bowl-around-mark = Le flanc
lesson-bowl-around-other = 0704 touche l’ennemi sans toucher la 1re division : c’est ce qu’il faut.
lesson-bowl-around-done = Deux dés de plus pour la 1re division.

lesson-bowl-ready = Au combat
lesson-bowl-ready-say = Les autres sont bien placés. Passez au combat.
lesson-bowl-ready-other = Ils sont bien où ils sont : au combat.
lesson-bowl-ready-done = Trois dés, deux pour le flanc.

lesson-bowl-strike = Le second coup
lesson-bowl-strike-say = Attaquez la 4e division avec la 1re, en ligne : cinq dés.
lesson-bowl-strike-mark = 3 + 2 dés
lesson-bowl-strike-other = La 1re division a cinq dés : c’est à elle.
lesson-bowl-strike-done = Détruite. Deux jetons pour un corps au contact : c’est ainsi qu’on gagne.

## Le flanc

lesson-flank = Le flanc
lesson-flank-blurb = Deux dés de plus, ceux qui n’en craignent rien, et la colonne.
lesson-flank-end = Vous savez où frapper. La cavalerie vous attend.

lesson-flank-front = De front, trois dés
lesson-flank-front-say = Votre 1re division touche la 5e ennemie. De face elle a trois dés : sur chacun, 2 ou 3 ôte une pièce, 1 fait reculer.
lesson-flank-front-mark = Trois dés

lesson-flank-around = Passez derrière
lesson-flank-around-say = L’ennemi n’arrête pas vos mouvements. Menez la 2e division par la route en 0604 : elle touche la cible, et ne touche pas la 1re.
lesson-flank-around-mark = L’autre côté
lesson-flank-around-other = Deux unités qui se touchent ne prennent personne de flanc. 0604 est à l’opposé.
lesson-flank-around-done = Par la route, elle peut encore attaquer.

lesson-flank-ready = Au combat
lesson-flank-ready-say = Tout est en place. Passez au combat.
lesson-flank-ready-other = Ne défaites pas la tenaille : au combat.
lesson-flank-ready-done = Cinq dés au lieu de trois.

lesson-flank-strike = Cinq dés
lesson-flank-strike-say = Attaquez la 5e division avec la 1re, en ligne. Au moins une perte : 87 % au lieu de 70.
lesson-flank-strike-mark = 3 + 2 dés
lesson-flank-strike-other = C’est la 1re division, en ligne, qui a le flanc contre la 5e.
lesson-flank-strike-done = Deux pertes et un recul. Le seul chemin était 0504.

lesson-flank-take = Suivez
lesson-flank-take-say = Prenez la case : vous gardez le contact, et l’ennemi ne respire pas.
lesson-flank-take-other = Avancez, pour qu’il reste tenu.
lesson-flank-take-done = La 1re division est en 0505.

lesson-flank-self = Et vous ?
lesson-flank-self-say = Votre 3e division touche deux ennemis, mais ils se touchent : elle n’est pas prise de flanc. S’ils étaient séparés, elle perdrait tout bonus de flanc pour ses propres attaques.
lesson-flank-self-mark = Ils se touchent

lesson-flank-village = Le village
lesson-flank-village-say = L’infanterie dans un village n’a pas de flanc, et il vous coûte un dé : il en reste deux. Pour chasser plutôt que tuer, attaquez en colonne : 2 ou 3 fait reculer, 1 tue.
lesson-flank-village-mark = Sans flanc

lesson-flank-column = En colonne
lesson-flank-column-say = Lancez la 3e division contre le hameau, en colonne : 56 % de chances de le vider, contre 31 en ligne.
lesson-flank-column-mark = En colonne
lesson-flank-column-other = En ligne on tue, en colonne on chasse. Ici c’est le hameau qu’on veut.
lesson-flank-column-done = Un 2 : la 4e division sort du hameau.

lesson-flank-hamlet = Le hameau est à prendre
lesson-flank-hamlet-say = Entrez : un objectif est à qui s’y est arrêté le dernier.
lesson-flank-hamlet-other = Le hameau vaut un point : entrez.
lesson-flank-hamlet-done = Le hameau est bleu. Et la 5e division est de nouveau tenue de deux côtés.

lesson-flank-second = La seconde attaque
lesson-flank-second-say = L’ordre des attaques est à vous. Votre 2e division n’a pas encore frappé, et la 3e, au hameau, touche la 5e de l’autre côté : cinq dés.
lesson-flank-second-mark = 3 + 2 dés
lesson-flank-second-other = La 2e division a le flanc contre la 5e, en ligne : cinq dés.
lesson-flank-second-done = Détruite. Deux attaques, deux flancs : c’est l’ordre qui compte.

## La charge

lesson-charge = Charge et poursuite
lesson-charge-blurb = La cavalerie fraîche, ceux qui fuient, ceux qui esquivent.
lesson-charge-end = Vous savez l’essentiel. Le livret montre le reste, figure par figure.

lesson-charge-fresh = Une cavalerie fraîche
lesson-charge-fresh-say = Toutes ses pièces, jamais de retraite, un mouvement dans cette activation, une cible en terrain dégagé : la charge vaut deux dés de plus.
lesson-charge-fresh-mark = Fraîche

lesson-charge-gallop = Deux cases
lesson-charge-gallop-say = Les cuirassiers font deux cases s’ils veulent attaquer, trois sinon. Menez-les en 0703.
lesson-charge-gallop-mark = Deux cases
lesson-charge-gallop-other = 0703 touche la 5e division, et ils peuvent encore attaquer.
lesson-charge-gallop-done = Ils ont bougé : la charge est prête.

lesson-charge-charge = La charge
lesson-charge-charge-say = Attaquez la 5e division : deux dés, plus deux.
lesson-charge-charge-mark = 2 + 2 dés
lesson-charge-charge-other = Tout est prêt : chargez.
lesson-charge-charge-done = Deux pertes, une case de recul.

lesson-charge-after = Après eux !
lesson-charge-after-say = Poursuivre, c’est suivre exactement le chemin du vaincu et frapper encore, avec les dés nus : deux. Il ne riposte pas.
lesson-charge-after-other = Ils fuient, et ne peuvent riposter : poursuivez.
lesson-charge-after-done = Un 1 : elle recule encore.

lesson-charge-again = Encore
lesson-charge-again-say = Tant que la cible recule, la poursuite continue. Elle finit quand la cible tient, quand elle est détruite, ou quand vous voulez.
lesson-charge-again-other = Il lui reste deux pièces : encore un coup.
lesson-charge-again-done = Détruite, sans une égratignure.

lesson-charge-enough = Au suivant
lesson-charge-enough-say = Restez, ou prenez la case. Puis le jeton du 1er corps sort du bol.
lesson-charge-enough-done = À l’infanterie.

lesson-charge-foot = Deux cavaleries devant vous
lesson-charge-foot-say = Vos deux divisions touchent des cavaliers rouges. Passez au combat sans bouger.
lesson-charge-foot-other = Restez au contact : passez au combat.
lesson-charge-foot-done = Voyons qui attend l’infanterie.

lesson-charge-light = La légère esquive
lesson-charge-light-say = Attaquez la cavalerie légère avec la 1re division. Devant l’infanterie elle doit esquiver : deux cases, sans dés.
lesson-charge-light-mark = Elle partira
lesson-charge-light-other = La cavalerie légère d’abord, avec la 1re division.
lesson-charge-light-done = Partie, intacte ; l’esquive ne gâche pas ses charges.

lesson-charge-ground = Le terrain reste
lesson-charge-ground-say = Sans dés, mais non pour rien : prenez la case qu’elle a laissée.
lesson-charge-ground-other = Gagner une case sans un coup ne se refuse pas.
lesson-charge-ground-done = Une case gagnée.

lesson-charge-heavy = La lourde choisit
lesson-charge-heavy-say = Attaquez les cuirassiers rouges avec la 2e division. La cavalerie lourde peut esquiver, ou tenir. Seul un 2 lui ôte une pièce.
lesson-charge-heavy-mark = Tiendront-ils ?
lesson-charge-heavy-other = La 2e division touche les cuirassiers : attaquez-les.
lesson-charge-heavy-done = Ils ont tenu : une perte, un recul. Ils ne chargeront plus jamais à quatre dés.

lesson-charge-last = Pour finir
lesson-charge-last-say = Prenez la case, et gardez vos propres cuirassiers frais : une seule retraite leur ôte la charge pour toute la bataille.
lesson-charge-last-other = La case est libre : avancez.
lesson-charge-last-done = Le champ est à vous.

## Mots

word-break = Point de rupture
word-break-means = Le nombre de points de démoralisation où une armée se débande : la bataille est perdue aussitôt.
word-chit = Jeton
word-chit-means = Tiré du bol, il fait agir une fois un groupe de son corps d’armée.
word-pieces = Pièces
word-pieces-means = La résistance d’une unité. Sans pièce elle est détruite ; en perdre ne lui ôte aucun dé.
word-flank = Prise de flanc
word-flank-means = La cible touche une autre de vos unités qui ne touche pas l’attaquante : deux dés de plus.
word-charge = Charge organisée
word-charge-means = Cavalerie intacte, jamais repoussée, qui a bougé, contre une cible en terrain dégagé : deux dés de plus.
word-pursuit = Poursuite
word-pursuit-means = La cavalerie suit la cible qui recule et l’attaque encore, aux dés nus, sans riposte.
word-command = Commandement
word-command-means = Le nombre de jetons qu’un général en chef peut mettre dans le bol à chaque manche.
word-group = Groupe
word-group-means = Des unités du corps qui se touchent de proche en proche.
word-riposte = Riposte
word-riposte-means = La réponse d’une cible qui n’a pas reculé, avec ses dés, sans flanc ni charge.
word-skirmishers = Tirailleurs
word-skirmishers-means = Une pièce de l’infanterie : elle tire sur une infanterie voisine, un dé, une perte sur 1 ou 2.
word-dice = Dés d’attaque
word-dice-means = Infanterie 3, élite 4, cavalerie légère 1, lourde 2 ; plus le flanc et la charge, moins le terrain.
word-column = En colonne
word-column-means = Infanterie contre infanterie : 2 ou 3 fait reculer, 1 ôte une pièce.
word-evasion = Esquive
word-evasion-means = Une cavalerie attaquée par de l’infanterie s’en va de deux cases, sans dés.
