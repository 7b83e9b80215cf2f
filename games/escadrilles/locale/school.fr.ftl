## Premier combat

lesson-first = Premier combat
lesson-first-blurb = Noter une vitesse, finir face à l’ennemi, et ne pas lui faire face.
lesson-first-end = Vous savez voler. La suite : les virages et les altitudes, puis l’art d’être second.

lesson-first-sky = Face à face
lesson-first-sky-say = Vous êtes l’Ouest. Un avion qui finit son vol pointé sur un ennemi, en ligne droite, à une ou deux cases, l’abat. Il n’y a pas de dé.
lesson-first-sky-mark = Quatre avions

lesson-first-note = Noter en secret
lesson-first-note-say = Au début de la manche on note la vitesse de chaque avion, sans voir celle de l’ennemi : un de plus, un de moins, ou la même. Notez 3 pour Ouest 1.
lesson-first-note-other = C’est permis. Mais à 3, Ouest 1 finira juste à deux cases d’Est 1 : reprenez.
lesson-first-note-done = Ouest 1 volera trois cases.

lesson-first-second = Le second avion
lesson-first-second-say = De même pour Ouest 2 : à la vitesse 3 il aura deux virages. Notez 3.
lesson-first-second-other = C’est permis ; mais il faudra deux virages à Ouest 2, et la vitesse 3 les donne.
lesson-first-second-done = L’Est a noté aussi. Vous volez en premier.

lesson-first-face = Tout droit
lesson-first-face-say = On vole toute sa vitesse. Menez Ouest 1 tout droit en 10.04, cap à l’est : Est 1 sera à deux cases devant lui.
lesson-first-face-mark = Deux cases devant
lesson-first-face-other = De là, Est 1 n’est pas dans la ligne. Tout droit en 10.04, il l’est.
lesson-first-face-done = Est 1 est dans la ligne : il tombera quand tous vos avions auront volé.

lesson-first-aside = Hors de la ligne
lesson-first-aside-say = Tout droit, Ouest 2 finirait devant Est 2. Virez : une case à l’est, deux au nord-est, puis de nouveau cap à l’est en 08.06. On vire en entrant dans une case.
lesson-first-aside-mark = À l’abri
lesson-first-aside-other = Là, Est 2 pourrait le prendre dans sa ligne. En 08.06 il est à l’abri.
lesson-first-aside-done = Est 1 est abattu. Est 2 vole et ne trouve personne devant lui.

lesson-first-win = À deux contre un
lesson-first-win-say = La recrue joue maintenant pour de bon. Abattez Est 2, ou gardez vos deux avions jusqu’à la fin de la manche 8 : l’escadrille la plus nombreuse gagne.
lesson-first-win-done = Le ciel est à vous.

## Vitesse, virages, altitudes

lesson-flight = Vitesse et virages
lesson-flight-blurb = La table des virages, monter, descendre.
lesson-flight-end = Vous savez où un avion peut aller. Reste à deviner où ira l’autre.

lesson-flight-table = La table des virages
lesson-flight-table-say = À 2, un virage de 60° ou de 120°. À 3 et 4, deux virages de 60°, dans deux cases. À 5 et 6, un seul. Un avion rapide se laisse prévoir.
lesson-flight-table-mark = Cap à l’est

lesson-flight-slow = Ralentir
lesson-flight-slow-say = Pour faire demi-tour, il faut être lent. Notez 2.
lesson-flight-slow-other = C’est permis, mais seule la vitesse 2 vire de 120°.
lesson-flight-slow-done = Deux cases, un grand virage.

lesson-flight-about = Cent vingt degrés
lesson-flight-about-say = La première case est toujours celle de devant : 10.16. Là, pivotez vers le sud-ouest et finissez en 09.17.
lesson-flight-about-mark = Cap au sud-ouest
lesson-flight-about-other = C’est une fin possible. Pour le demi-tour, allez en 09.17, cap au sud-ouest.
lesson-flight-about-done = Un seul virage, de 120°.

lesson-flight-faster = Un de plus
lesson-flight-faster-say = D’une manche à l’autre on gagne ou perd un. Notez 3.
lesson-flight-faster-other = À 2 il n’y aurait qu’un virage : il en faut deux.
lesson-flight-faster-done = Trois cases, deux virages.

lesson-flight-twice = Deux virages
lesson-flight-twice-say = De 09.18 au sud-est, de 09.19 à l’est : finissez en 10.19, cap à l’est. Chaque virage est de 60°, dans sa propre case.
lesson-flight-twice-mark = Cap à l’est
lesson-flight-twice-other = C’est une fin possible ; mais l’île est à l’est : 10.19, cap à l’est.
lesson-flight-twice-done = Deux virages de 60°.

lesson-flight-levels = Mer, plaine, plateau
lesson-flight-levels-say = La plaine est un niveau au-dessus de la mer, le plateau un niveau au-dessus de la plaine. Monter d’un niveau coûte un point de plus.
lesson-flight-levels-mark = Une île

lesson-flight-keep = Garder sa vitesse
lesson-flight-keep-say = Notez 3 de nouveau : une case de mer, puis une plaine à 2 points.
lesson-flight-keep-other = Avec 2, il manquerait un point devant la plaine, et l’avion serait perdu s’il ne virait pas.
lesson-flight-keep-done = 1 + 2 = 3.

lesson-flight-climb = Monter
lesson-flight-climb-say = Tout droit : 11.19 pour un point, 12.19 pour deux. Qui ne peut payer la case de devant est perdu.
lesson-flight-climb-mark = 2 points
lesson-flight-climb-other = C’est une fin possible. Pour voir la montée, allez en 12.19, cap à l’est.
lesson-flight-climb-done = Deux cases pour trois points.

lesson-flight-again = Encore 3
lesson-flight-again-say = Descendre rend les points : notez 3.
lesson-flight-again-other = C’est permis ; à 3, la descente mènera en 16.19.
lesson-flight-again-done = Trois points, et un de plus en descendant.

lesson-flight-dive = Descendre
lesson-flight-dive-say = De la plaine à la mer on gagne un point, qu’il faut voler aussi. Tout droit en 16.19 : quatre cases à la vitesse 3.
lesson-flight-dive-mark = La quatrième case
lesson-flight-dive-other = C’est une fin possible. Tout droit, la descente mène en 16.19.
lesson-flight-dive-done = Cases survolées = vitesse + niveau du départ − niveau de l’arrivée.

## Être second

lesson-secret = Second à voler
lesson-secret-blurb = Deviner où l’ennemi finira, et l’attendre à deux cases.
lesson-secret-end = Vous savez l’essentiel : le livret dit le reste, figure par figure.

lesson-secret-order = L’Est vole en premier
lesson-secret-order-say = Le premier joueur fait voler tous ses avions, puis ils tirent ; ensuite le second. Cette manche-ci, Est 1 vole avant vous.
lesson-secret-order-mark = Est 1 vole d’abord

lesson-secret-guess = Où finira-t-il ?
lesson-secret-guess-say = À 3, il note 2, 3 ou 4 : tout droit il finit en 10.16, 09.16 ou 08.16. Il veut vous avoir à une ou deux cases, mais vous êtes trop loin.
lesson-secret-guess-mark = Trois fins

lesson-secret-slow = Laissez-le venir
lesson-secret-slow-say = Notez 2 : vous finirez en 07.16, à deux cases de 09.16. Trop vite, vous le percuteriez.
lesson-secret-slow-other = C’est permis ; mais plus vite, vous risquez la collision. Notez 2.
lesson-secret-slow-done = Il a noté 3 et finit en 09.16, à quatre cases de vous : il n’a personne à portée.

lesson-secret-answer = La réponse
lesson-secret-answer-say = Volez tout droit en 07.16, cap à l’est : il est à deux cases.
lesson-secret-answer-mark = À deux cases
lesson-secret-answer-other = De là, il n’est pas dans la ligne. Tout droit en 07.16.
lesson-secret-answer-done = Abattu : qui vole en second voit où finit le premier.

## Mots

word-heading = Cap
word-heading-means = La direction où pointe un avion : une des six.
word-speed = Vitesse
word-speed-means = De 2 à 6 ; notée en secret, volée jusqu’au bout.
word-line = Ligne
word-line-means = Les deux cases droit devant : un ennemi y est abattu.
word-turn = Virage
word-turn-means = On entre tout droit dans une case, puis on pivote.
word-level = Niveau
word-level-means = Mer, plaine, plateau : monter coûte un point par niveau, descendre le rend.
word-secret = En secret
word-secret-means = Une vitesse notée n’est connue que quand son avion vole.
