## Première bordée

lesson-first = Première bordée
lesson-first-blurb = Trois ordres, une bordée à bout portant, et la passe est à vous.
lesson-first-end = Vous savez naviguer et tirer. La suite : écrire des ordres, puis choisir son moment.

lesson-first-zone = Entre les quatre phares
lesson-first-zone-say = Vous commandez les navires bleus. Soyez seul dans ces eaux à la fin d’une manche, et la partie est gagnée. Une frégate ennemie s’y tient encore.
lesson-first-zone-mark = La zone

lesson-first-sail = La frégate s’avance
lesson-first-sail-say = Avant que rien ne bouge, chacun écrit ses ordres en secret. Votre frégate F1 pointe vers 2, le nord-est : touchez la case devant sa proue.
lesson-first-sail-mark = Droit devant
lesson-first-sail-other = C’est permis, mais l’ennemi est au nord-est : la case devant la proue d’abord.
lesson-first-sail-done = Un ordre, un point. Un navire en a six par manche.

lesson-first-again = Encore une case
lesson-first-again-say = Droit devant de nouveau : en 09.05 elle sera bord à bord avec l’ennemie.
lesson-first-again-mark = Encore
lesson-first-again-other = De là elle n’arriverait pas assez près. Une case de plus, droit devant.
lesson-first-again-done = Deux points. Mais l’ennemie serait droit devant, et devant on ne touche rien.

lesson-first-turn = Montrer le flanc
lesson-first-turn-say = Les canons tirent par le travers. Virez d’un sixième vers 1 : touchez la case à gauche de la proue.
lesson-first-turn-mark = Virer vers 1
lesson-first-turn-other = Il faut que l’ennemie soit sur le côté, et non devant : virez vers 1.
lesson-first-turn-done = Trois points. Les chiffres sur l’eau disent ce qu’ôterait une salve.

lesson-first-seal = Sceller
lesson-first-seal-say = C’est assez. Fermez la ligne : elle est scellée, et les deux camps exécutent leurs ordres en même temps, pas à pas.
lesson-first-seal-other = Elle est bien où elle est : fermez la ligne sans rien ajouter.
lesson-first-seal-done = L’ennemie a tiré trop tôt : à trois cases, un seul point. Puis elle a viré.

lesson-first-fire = Feu !
lesson-first-fire-say = Elle est par votre travers, à une case : trois points. Touchez-la et tirez.
lesson-first-fire-mark = À une case
lesson-first-fire-other = C’est la dernière occasion de la manche, et la meilleure. Reprenez, et tirez.
lesson-first-fire-done = Il lui reste 2 points : à la dérive. Le vent la pousse vers le sud, sur l’écueil.

lesson-first-win = À vous de finir
lesson-first-win-say = La recrue joue maintenant pour de bon. Écrivez une ligne par navire, coulez l’échouée quand elle est par le travers, et restez dans la zone.
lesson-first-win-done = Seul entre les phares : la passe est à vous.

## Écrire ses ordres

lesson-orders = Écrire ses ordres
lesson-orders-blurb = Six points, des chiffres et des R, et deviner où sera l’autre.
lesson-orders-end = Vous savez écrire. Reste à choisir le moment de tirer.

lesson-orders-rose = Six directions
lesson-orders-rose-say = La rose des vents les numérote : 1 est le nord, puis on tourne à droite jusqu’à 6. Votre trois-mâts T1 pointe vers 1 et tient deux cases, proue et poupe.
lesson-orders-rose-mark = Il pointe vers 1

lesson-orders-ahead = Un chiffre : avancer
lesson-orders-ahead-say = Touchez la case devant la proue. On écrit 1 ; la poupe suivra dans la case que la proue quitte.
lesson-orders-ahead-mark = 1
lesson-orders-ahead-other = On peut aussi virer ; mais commencez par avancer d’une case.
lesson-orders-ahead-done = La ligne dit : 1.

lesson-orders-swing = Un R : virer
lesson-orders-swing-say = Touchez la case à droite de la proue pour virer vers 2. La proue reste en place, la poupe bascule de l’autre côté.
lesson-orders-swing-mark = R
lesson-orders-swing-other = Ce virage-ci ouvre la route vers l’est : R, vers 2.
lesson-orders-swing-done = Un sixième de cercle, un point. Gare aux rochers sous la poupe.

lesson-orders-next = Le chiffre qui suit
lesson-orders-next-say = Avancez vers 2. La ligne se lit 1 R 2 : le chiffre après le R dit de quel côté on a viré.
lesson-orders-next-mark = 2
lesson-orders-next-other = Droit devant, vers 2 : l’ennemi est à l’est.
lesson-orders-next-done = 1 R 2 : trois points.

lesson-orders-round = Virer encore
lesson-orders-round-say = Passez l’écueil par le sud : virez vers 3.
lesson-orders-round-mark = R
lesson-orders-round-other = Vers 2 la route mène sur l’écueil. Virez vers 3.
lesson-orders-round-done = 1 R 2 R : le chiffre suivra.

lesson-orders-five = Au sud-est
lesson-orders-five-say = Avancez vers 3.
lesson-orders-five-mark = 3
lesson-orders-five-other = La ligne du livret continue vers 3.
lesson-orders-five-done = Cinq points sur six.

lesson-orders-six = Le dernier point
lesson-orders-six-say = Encore une case vers 3. À six points, la ligne se ferme d’elle-même.
lesson-orders-six-mark = 3
lesson-orders-six-other = De 14.10, l’ennemi sera par votre travers. Une case encore.
lesson-orders-six-done = 1 R 2 R 3 3 : six points, la ligne est finie.

lesson-orders-guess = Où sera-t-il ?
lesson-orders-guess-say = Les trois-mâts manœuvrent d’abord, puis les frégates par paires, F1 avec F1. L’ennemie pointe vers 6 : gageons qu’elle file droit, et sera en 14.08 au deuxième pas.
lesson-orders-guess-mark = Sa route

lesson-orders-frigate = À sa rencontre
lesson-orders-frigate-say = Votre frégate pointe vers 3. Avancez d’une case.
lesson-orders-frigate-mark = 3
lesson-orders-frigate-other = Pour la croiser, il faut d’abord s’approcher : 3.
lesson-orders-frigate-done = Au premier pas, elle serait encore trop loin.

lesson-orders-abreast = À deux cases
lesson-orders-abreast-say = Encore vers 3 : en 12.08 vous serez à deux cases de 14.08.
lesson-orders-abreast-mark = 3
lesson-orders-abreast-other = Une case de plus, et 14.08 est à portée.
lesson-orders-abreast-done = Deux points.

lesson-orders-present = Finir par un virage
lesson-orders-present-say = Virez vers 4 : 14.08 sera par le travers. Une ligne qui finit par un R nomme la direction entre parenthèses : R(4).
lesson-orders-present-mark = R(4)
lesson-orders-present-other = De l’autre côté, 14.08 serait hors du champ. Virez vers 4.
lesson-orders-present-done = 3 3 R(4) : la parenthèse est gratuite.

lesson-orders-seal = Sceller
lesson-orders-seal-say = Les points qui restent seraient perdus, mais rien n’oblige à les dépenser. Fermez la ligne.
lesson-orders-seal-other = Restez là : si l’ennemie file droit, elle passe devant vos canons.
lesson-orders-seal-done = T1 a suivi ses six ordres. La frégate ennemie n’a pas encore bougé.

lesson-orders-first-fire = Le trois-mâts d’abord
lesson-orders-first-fire-say = La paire T1 passe avant les frégates : l’ennemie est encore à sa place, à deux cases par bâbord. Un trois-mâts y ôte 3.
lesson-orders-first-fire-mark = Deux cases
lesson-orders-first-fire-other = T1 n’a plus d’ordre : c’est sa dernière occasion. Tirez.
lesson-orders-first-fire-done = 8 moins 3 : il lui en reste 5. Elle répond sur T1 : 2 points.

lesson-orders-reward = Bien deviné
lesson-orders-reward-say = Elle a filé droit et se trouve en 14.08, par votre travers. Tirez !
lesson-orders-reward-mark = Comme prévu
lesson-orders-reward-other = Vous l’attendiez là : tirez.
lesson-orders-reward-done = Il lui reste 3 points : elle n’obéit plus, et le vent la pousse d’une case vers le nord.

## Le moment de tirer

lesson-fire = Le moment de tirer
lesson-fire-blurb = Un tir par navire et par manche : de près, ou des deux bords.
lesson-fire-end = Vous savez attendre. Reste ce qui se passe quand les coques se touchent.

lesson-fire-abeam = Par le travers
lesson-fire-abeam-say = Les ordres sont écrits, la paire T1 manœuvre. Votre trois-mâts porte à quatre cases, mais seulement sur ses deux flancs. Il a un ennemi de chaque côté.
lesson-fire-abeam-mark = Un de chaque bord

lesson-fire-both = Des deux bords
lesson-fire-both-say = Touchez les deux frégates, puis tirez : une salve par bord, sur deux navires, au même instant. 4 points à une case, 3 à deux.
lesson-fire-both-mark = 4 et 3
lesson-fire-both-other = Un seul tir par manche : l’autre bord se tairait jusqu’à la suivante. Prenez les deux.
lesson-fire-both-done = F2 garde 5 points, F1 en garde 6.

lesson-fire-three = Trop loin
lesson-fire-three-say = La paire F1 s’ouvre. L’ennemie est à trois cases : 1 point. Elle vient vers vous ; retenez votre feu.
lesson-fire-three-other = Un point, et votre tir est dépensé. Reprenez, et attendez.
lesson-fire-three-done = Elle, elle tire sur T1 à trois cases : 1 point, et elle ne tirera plus.

lesson-fire-two = Pas encore
lesson-fire-two-say = Deux cases : 2 points. Il reste un pas à chacun ; attendez encore.
lesson-fire-two-other = C’est mieux, mais un pas de plus en donne 3.
lesson-fire-two-done = Le dernier pas.

lesson-fire-one = Maintenant !
lesson-fire-one-say = Une case : 3 points. Plus aucun ordre : la table dit que c’est la dernière occasion. Feu !
lesson-fire-one-mark = À une case
lesson-fire-one-other = Après cela, plus rien : un tir retenu est un tir perdu.
lesson-fire-one-done = 6 moins 3 : à la dérive. Sa compagne tire encore sur T1.

lesson-fire-blind = L’angle mort
lesson-fire-blind-say = Droit devant et droit derrière, aucun canon ne porte. Approchez donc de bout, virez, tirez ; et finissez la manche devant une proue plutôt que devant un flanc.
lesson-fire-blind-mark = Angle mort

## Coque contre coque

lesson-contact = Coque contre coque
lesson-contact-blurb = Aborder, éperonner, et laisser faire le vent.
lesson-contact-end = Vous savez l’essentiel : le livret dit le reste, figure par figure.

lesson-contact-meet = Nez à nez
lesson-contact-meet-say = Deux navires dans une case stoppent. Parallèles et ennemis, ils s’abordent : feu à bout portant jusqu’à ce que l’un coule. Votre T1 a 17 points, la frégate 9.
lesson-contact-meet-mark = 17 contre 9

lesson-contact-board = À l’abordage
lesson-contact-board-say = Avancez T1 vers 4, droit dans la frégate.
lesson-contact-board-mark = 4
lesson-contact-board-other = De front les navires sont parallèles : avancez droit sur elle.
lesson-contact-board-done = Elle veut avancer aussi, mais T1 manœuvre d’abord.

lesson-contact-close = Rien de plus
lesson-contact-close-say = Au contact, tout s’arrête : d’autres ordres seraient perdus. Fermez la ligne.
lesson-contact-close-other = Le navire stoppera de toute façon : fermez la ligne.
lesson-contact-close-done = À F1.

lesson-contact-ram = L’éperon
lesson-contact-ram-say = Votre frégate a F2 devant elle, en travers. Avancez vers 2 : la proue dans son flanc, elle perd 2 points et vous aucun.
lesson-contact-ram-mark = 2
lesson-contact-ram-other = Droit devant, vers 2 : c’est la proue qui éperonne.
lesson-contact-ram-done = Un ordre suffit.

lesson-contact-seal = Sceller
lesson-contact-seal-say = Fermez la ligne et voyez.
lesson-contact-seal-other = Plus rien à écrire : fermez la ligne.
lesson-contact-seal-done = Abordage : trois salves, la frégate coule, T1 garde 8. Éperonnage : F2 perd 2 et ne bougera pas de la manche.

lesson-contact-point-blank = À bout portant
lesson-contact-point-blank-say = Dans la même case on tire à distance 1, du bord qu’on veut. F2 a 6 points : tirez.
lesson-contact-point-blank-mark = 6 points
lesson-contact-point-blank-other = Elle ne peut plus bouger : tirez.
lesson-contact-point-blank-done = Il lui reste 3 points : elle n’obéit plus qu’au vent.

lesson-contact-wind = Le vent a fini le travail
lesson-contact-wind-say = Le vent pousse vers le sud : F2 a quitté la zone. Vous y êtes seul, la partie est gagnée.
lesson-contact-wind-mark = Poussée d’une case

## Les mots

word-zone = La zone
word-zone-means = Les cases de mer entre les quatre phares. Qui y est seul à la fin d’une manche gagne.
word-line = Ligne
word-line-means = Les ordres d’un navire pour la manche, six points au plus, tenus secrets jusqu’à leur exécution.
word-heading = Cap
word-heading-means = La direction où pointe la proue, de 1, le nord, à 6, le nord-ouest.
word-stern = Poupe
word-stern-means = La case d’un trois-mâts juste derrière sa proue ; elle bascule quand il vire.
word-pair = Paire
word-pair-means = Les deux navires de même numéro, un par camp, qui manœuvrent ensemble.
word-broadside = Bordée
word-broadside-means = Le tir d’un flanc, à bâbord ou à tribord : plus c’est près, plus il ôte.
word-chance = Occasion
word-chance-means = Avant le premier pas d’une paire, et après chacun : le moment où ses navires peuvent tirer.
word-adrift = À la dérive
word-adrift-means = À 3 points ou moins : le navire n’obéit plus, le vent le pousse d’une case par manche.
word-boarding = Abordage
word-boarding-means = Deux ennemis parallèles dans une case se tirent dessus jusqu’à ce que l’un coule.
word-ramming = Éperonnage
word-ramming-means = Une proue avance dans un navire en travers : celui-ci perd 2 points.
