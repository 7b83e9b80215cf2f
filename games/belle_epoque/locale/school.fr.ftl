## Première bataille

lesson-first = Première bataille
lesson-first-blurb = Un jeton, un test, un feu de salve, une charge, et un village derrière.
lesson-first-end = Vous savez commander. La suite : le test de réactivité, puis les réactions.

lesson-first-aim = Six éléments à briser
lesson-first-aim-say = Vous êtes Rouge. Bleu a deux unités de trois éléments ; à moins de trois en tout, il est en déroute. Chaque élément est un dé à lancer et une vie à perdre.
lesson-first-aim-mark = Deux unités

lesson-first-chit = Un jeton rouge
lesson-first-chit-say = Un jeton tiré du bol dit quel camp agit, et vous choisissez l’unité. Touchez le 1er de ligne : l’ennemi est à deux kilomètres devant lui.
lesson-first-chit-mark = 1er de ligne
lesson-first-chit-other = Le 1er de ligne a l’ennemi à portée : commencez par lui.
lesson-first-chit-done = Le 1er de ligne est activé ; il n’agira plus cette manche.

lesson-first-test = Obéiront-ils ?
lesson-first-test-say = Pour tirer, il faut réussir un test : un dé, son niveau ou moins. Le niveau est 3 ; dépensez deux points de commandement et il devient 5.
lesson-first-test-other = Sans test réussi, pas de tir. Deux points en font une chance de cinq sur six.
lesson-first-test-done = Un 4 : réussi. Il vous reste deux points.

lesson-first-stay = Sur place
lesson-first-stay-say = D’abord le mouvement, ensuite le tir. À deux kilomètres, cette arme ne tire que de pied ferme : restez sur place.
lesson-first-stay-other = Après un mouvement, ces fusils ne portent plus à deux kilomètres. Restez.
lesson-first-stay-done = Prêts à tirer.

lesson-first-fire = Feu !
lesson-first-fire-say = Quatre éléments, quatre dés ; à deux kilomètres, 1 et 2 touchent. Touchez le 2e de ligne.
lesson-first-fire-mark = 1 ou 2
lesson-first-fire-other = La cible est devant vous, à découvert : tirez.
lesson-first-fire-done = Deux pertes. La seconde pouvait devenir un recul : Bleu préfère tenir, avec un seul élément.

lesson-first-dragoons = Encore un jeton rouge
lesson-first-dragoons-say = Le sort est avec vous. Touchez les dragons : ils sont loin, mais ils vont vite.
lesson-first-dragoons-mark = Dragons
lesson-first-dragoons-other = L’ennemi est à un élément : c’est l’heure de la cavalerie.
lesson-first-dragoons-done = Les dragons sont activés.

lesson-first-order = À cheval
lesson-first-order-say = La marche forcée et l’assaut demandent aussi le test. Dépensez vos deux derniers points.
lesson-first-order-other = Les points qui restent à la fin de la manche sont perdus : dépensez-les.
lesson-first-order-done = Un 3 : réussi.

lesson-first-march = La marche forcée
lesson-first-march-say = La cavalerie fait jusqu’à quatre hexagones. Menez-la en 0504, au contact : à côté d’un ennemi, tout mouvement s’arrête.
lesson-first-march-mark = Au contact
lesson-first-march-other = 0504 touche le 2e de ligne : de là, on donne l’assaut.
lesson-first-march-done = Trois hexagones, au contact.

lesson-first-assault = L’assaut
lesson-first-assault-say = Chaque camp lance un dé par élément et additionne ceux qui ne dépassent pas son score. Vos dragons fougueux ont 4, l’infanterie en ordre serré 3. Touchez-la.
lesson-first-assault-mark = Assaut
lesson-first-assault-other = Les dragons ne sont pas venus pour regarder : à l’assaut.
lesson-first-assault-done = Bleu voulait répondre par une salve : test manqué. 9 contre 0, détruite.

lesson-first-take = La position
lesson-first-take-say = Qui reste devant un hexagone vide peut le prendre. À vous de choisir : avancer ou non.
lesson-first-take-done = Un jeton bleu : la Landwehr reste dans son village. Le dernier est à votre Garde.

lesson-first-win = À vous de finir
lesson-first-win-say = La recrue joue maintenant pour de bon. Un seul élément de plus, par le feu ou par l’assaut, et Bleu est en déroute. Dans le village, les 1 manquent la Landwehr.
lesson-first-win-done = Bleu est en déroute : la bataille est à vous.

## Le test de réactivité

lesson-test = Le test de réactivité
lesson-test-blurb = Des niveaux, des points de commandement, et quand ne pas les dépenser.
lesson-test-end = Vous savez qui obéit, et à quel prix. Restent les réactions.

lesson-test-levels = Qui obéit ?
lesson-test-levels-say = Médiocres 1, réguliers 2, élite 3 en ordre dispersé ; un de plus en ordre serré. La Garde a 4, la Landwehr 2, les chasseurs 2. Et vous avez cinq points de commandement.
lesson-test-levels-mark = 4, 2 et 2

lesson-test-chasseurs = Les chasseurs
lesson-test-chasseurs-say = En ordre dispersé on est difficile à toucher, mais lent à obéir. Activez le 3e chasseurs.
lesson-test-chasseurs-mark = Niveau 2
lesson-test-chasseurs-other = Les chasseurs d’abord : la colline les attend.
lesson-test-chasseurs-done = Niveau 2.

lesson-test-pay = Dites combien, puis lancez
lesson-test-pay-say = Les points se dépensent avant le dé, et sont perdus quoi qu’il arrive. Trois points : 2 + 3 = 5 ou moins.
lesson-test-pay-other = Pour une marche qui compte, mieux vaut cinq chances sur six.
lesson-test-pay-done = Un 5 : juste assez. Il reste deux points.

lesson-test-march = Sur la colline
lesson-test-march-say = Marche forcée de deux hexagones, jusqu’en 0103. Une colline arrête le mouvement ; et qui a fait une marche forcée ne tire pas.
lesson-test-march-mark = La colline
lesson-test-march-other = La colline en 0103 vaut la marche : de là-haut, un dé de plus au tir.
lesson-test-march-done = Les voilà sur la hauteur. Encore un jeton rouge.

lesson-test-militia = La milice
lesson-test-militia-say = La Landwehr n’a rien d’urgent à faire : c’est elle qu’on emploie quand un jeton tombe mal. Activez-la.
lesson-test-militia-mark = Niveau 2
lesson-test-militia-other = Gardez la Garde pour plus tard : la Landwehr peut agir.
lesson-test-militia-done = Niveau 2, en ordre serré.

lesson-test-gamble = Sans payer
lesson-test-gamble-say = Un test ne coûte rien si l’on ne dépense rien. Tentez-le à 2 ou moins.
lesson-test-gamble-other = Ces deux points serviront mieux à la Garde.
lesson-test-gamble-done = Un 4 : manqué.

lesson-test-basic = Il reste un pas
lesson-test-basic-say = Qui échoue peut encore faire un mouvement basique d’un hexagone, et rien d’autre. Avancez en 0505.
lesson-test-basic-mark = Un hexagone
lesson-test-basic-other = Un pas vers la Garde est le mieux qu’elle puisse faire.
lesson-test-basic-done = Bleu tire un jeton, et passe. Puis c’est votre Garde.

lesson-test-sure = Sans risque
lesson-test-sure-say = La Garde a 4. Avec vos deux points, cela fait 6 : le test ne peut échouer.
lesson-test-sure-other = Deux points, et plus aucun risque : c’est le moment.
lesson-test-sure-done = Un 6, et pourtant réussi.

lesson-test-stand = De pied ferme
lesson-test-stand-say = Restez sur place : l’arme ne tire pas à deux kilomètres après un mouvement.
lesson-test-stand-other = Bouger ferait perdre le tir.
lesson-test-stand-done = Prête à tirer.

lesson-test-fire = Le feu de la Garde
lesson-test-fire-say = Touchez le 2e de ligne : quatre dés, 1 ou 2 touche.
lesson-test-fire-mark = 1 ou 2
lesson-test-fire-other = La cible est à découvert : tirez.
lesson-test-fire-done = Trois pertes : il ne lui reste qu’un élément. Cinq points bien dépensés.

## Les réactions

lesson-reaction = Les réactions
lesson-reaction-blurb = Salve, soutien, contre-charge, esquive : l’unité qui n’a pas agi peut répondre.
lesson-reaction-end = Vous savez l’essentiel : gardez toujours quelqu’un pour répondre. Le livret dit le reste, figure par figure.

lesson-reaction-pending = On vous attaque
lesson-reaction-pending-say = Le 2e de ligne bleu assaille votre 1er de ligne. Avant les dés, vos unités qui n’ont pas encore agi cette manche peuvent répondre.
lesson-reaction-pending-mark = L’assaillant

lesson-reaction-volley = Feu de salve
lesson-reaction-volley-say = L’unité assaillie peut tirer la première, si elle réussit son test. Choisissez la salve.
lesson-reaction-volley-other = Tirez avant le choc : chaque élément abattu est un dé de moins contre vous.
lesson-reaction-volley-done = La salve est décidée ; au dé de dire si elle part.

lesson-reaction-aim = Deux points
lesson-reaction-aim-say = Niveau 3, et deux points : 5 ou moins. La réaction compte comme son activation, même manquée.
lesson-reaction-aim-other = Deux points font une chance de cinq sur six.
lesson-reaction-aim-done = Deux pertes. L’assaillant pouvait changer la seconde en recul et renoncer : il s’obstine, à deux éléments.

lesson-reaction-support = Les voisins
lesson-reaction-support-say = Un ami voisin de l’assailli ou de l’assaillant peut tirer aussi. Touchez le 3e chasseurs.
lesson-reaction-support-mark = Soutien
lesson-reaction-support-other = Les chasseurs touchent l’assaillant : qu’ils tirent.
lesson-reaction-support-done = Les chasseurs épaulent.

lesson-reaction-skirmish = Un point
lesson-reaction-skirmish-say = Niveau 2, et un point : 3 ou moins. Après eux, plus personne ne peut répondre, et les dés de l’assaut tombent.
lesson-reaction-skirmish-other = Un point suffit ici ; gardez le dernier.
lesson-reaction-skirmish-done = Encore un élément. Il en reste un contre quatre : 2 contre 6, détruite.

lesson-reaction-hold = Tenir
lesson-reaction-hold-say = Le vainqueur peut prendre la position, même s’il se défendait. Restez : votre ligne est bonne.
lesson-reaction-hold-other = Ici la ligne vaut mieux que l’hexagone.
lesson-reaction-hold-done = Un jeton bleu : le 5e de ligne marche sur vos dragons et les assaille.

lesson-reaction-charge = Contre-charge !
lesson-reaction-charge-say = Une cavalerie qui n’était pas au contact peut contre-charger : un cran de plus à son score d’assaut.
lesson-reaction-charge-other = La cavalerie ne tire guère : elle contre-charge.
lesson-reaction-charge-done = Les dragons s’ébranlent, si le dé le veut.

lesson-reaction-home = Votre dernier point
lesson-reaction-home-say = Niveau 3, et un point : 4 ou moins. Puis les dés : vos dragons comptent jusqu’à 4, l’infanterie jusqu’à 3.
lesson-reaction-home-other = Ce point ne servira plus à rien ensuite.
lesson-reaction-home-done = 6 contre 3 : trois pertes, donc deux éléments et un hexagone de recul.

lesson-reaction-advance = Le terrain
lesson-reaction-advance-say = L’hexagone est vide : prenez-le, ou restez.
lesson-reaction-advance-done = Dernier assaut bleu : la Landwehr se jette sur votre infanterie montée.

lesson-reaction-evade = Se dérober
lesson-reaction-evade-say = Assaillie par plus lent qu’elle, une unité peut s’en aller comme par une marche forcée, si elle réussit son test. Choisissez l’esquive.
lesson-reaction-evade-other = Quatre dés contre vos trois, en ordre dispersé : mieux vaut partir.
lesson-reaction-evade-done = Un 2 : réussi.

lesson-reaction-away = Où l’on veut
lesson-reaction-away-say = Jusqu’à trois hexagones, pourvu que le dernier ne touche pas l’assaillant. Gagnez le village en 0406.
lesson-reaction-away-mark = Le village
lesson-reaction-away-other = Le village vaut trois points : allez-y.
lesson-reaction-away-done = Pas de combat, et le village est tenu.

## Mots

word-element = Élément
word-element-means = Un dé à lancer et une vie à perdre ; une unité sans élément disparaît.
word-chit = Jeton
word-chit-means = Tiré du bol, il fait activer par son camp une unité qui n’a pas encore agi cette manche.
word-test = Test de réactivité
word-test-means = Un dé : le niveau de l’unité, points de commandement compris, ou moins. Il ouvre tir, assaut et marche forcée.
word-points = Points de commandement
word-points-means = Lancés au début de la manche, un dé par huit éléments ; dépensés avant un test, perdus à la fin.
word-march = Marche forcée
word-march-means = Jusqu’à 2 hexagones pour l’infanterie, 3 pour les montés et les tribus, 4 pour la cavalerie ; pas de tir ensuite.
word-assault = Assaut
word-assault-means = Un dé par élément ; on additionne ceux qui ne dépassent pas le score, et le plus faible perd la différence.
word-reaction = Réaction
word-reaction-means = La réponse à un assaut, avant ses dés, par une unité qui n’a pas encore agi.
word-volley = Feu de salve
word-volley-means = L’unité assaillie tire sur son assaillant.
word-support = Tir en soutien
word-support-means = Un ami voisin de l’assailli ou de l’assaillant tire sur celui-ci.
word-counter = Contre-charge
word-counter-means = Une cavalerie qui n’était pas au contact combat cet assaut avec un cran de plus.
word-evasion = Esquive
word-evasion-means = Assaillie par plus lent, une unité s’en va comme par une marche forcée.
