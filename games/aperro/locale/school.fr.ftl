## Première bataille

lesson-first = Première bataille
lesson-first-blurb = Le canon, la charge de Ney, et le second secteur qui gagne.
lesson-first-end = Vous savez jouer. La suite : les réserves, puis l’enfilade.

lesson-first-sectors = Trois secteurs ennemis
lesson-first-sectors-say = Vous êtes Ney, aux Quatre-Bras. Deux de ces trois secteurs conquis, et la bataille est gagnée. Husson tient déjà le bois, NW ; il vous faut le centre, NC.
lesson-first-sectors-mark = Deux sur trois

lesson-first-guns = Le canon d’abord
lesson-first-guns-say = Un tour, c’est moral, combats, mouvements. Aux combats : l’artillerie de SC bombarde le secteur d’en face. Un dé par élément, et seul un 1 touche.
lesson-first-guns-mark = Bombardez NC
lesson-first-guns-other = Cela se peut ; mais commencez par l’artillerie : tant qu’aucun des vôtres n’est en NC, elle y tire.
lesson-first-guns-done = 1, 4, 6 : un jeton de pertes.

lesson-first-marker = Un jeton
lesson-first-marker-say = Terminez les combats. L’ennemi donne le jeton à l’une de ses unités ; elle le paiera, peut-être, au début de son tour.
lesson-first-marker-other = Husson peut tirer lui aussi ; ce sera pour une autre leçon. Terminez les combats.
lesson-first-marker-done = Kempt prend le jeton.

lesson-first-cavalry = Les cuirassiers
lesson-first-cavalry-say = Aux mouvements. Faites entrer les cuirassiers de Guiton en NC : la cavalerie de bataille attaque comme personne.
lesson-first-cavalry-mark = En NC
lesson-first-cavalry-other = Les cuirassiers d’abord : droit devant, de SC en NC.
lesson-first-cavalry-done = NC est disputé.

lesson-first-infantry = L’infanterie suit
lesson-first-infantry-say = Jamin entre à son tour : à deux, on partage aussi les coups.
lesson-first-infantry-mark = Avec eux
lesson-first-infantry-other = Les autres gardent SC. Jamin va en NC.
lesson-first-infantry-done = Quatre éléments de cavalerie, trois d’infanterie.

lesson-first-ney = Le général en tête
lesson-first-ney-say = Ney ne combat pas, mais il soutient le moral des siens : +2 en attaque. Menez-le en NC.
lesson-first-ney-mark = +2 au moral
lesson-first-ney-other = Sa place est là où l’on se bat : en NC.
lesson-first-ney-done = Jamin résistera comme s’il avait 5 éléments.

lesson-first-over = À l’ennemi
lesson-first-over-say = Terminez le tour : c’est aux Anglais.
lesson-first-over-other = Le reste garde votre camp : terminez.
lesson-first-over-done = Kempt a fait 7 pour son jeton : un élément de perdu. Puis Pack a riposté, et touché une fois.

lesson-first-loss = À qui le coup ?
lesson-first-loss-say = C’est l’attaqué qui répartit ses jetons. Donnez celui-ci à Jamin ou aux cuirassiers.
lesson-first-loss-mark = Jamin ?
lesson-first-loss-other = L’un des deux doit le prendre.
lesson-first-loss-done = Les Anglais n’ont pas bougé. À vous.

lesson-first-morale = Le moral
lesson-first-morale-say = Chaque jeton se joue sur un dé à huit faces : jusqu’à sa valeur, avec les +2 de Ney, l’unité est sauve. Lancez.
lesson-first-morale-other = D’abord le moral : lancez le dé.
lesson-first-morale-done = Un 5 : rien de perdu, grâce à Ney.

lesson-first-charge = La charge
lesson-first-charge-say = Quatre éléments, quatre dés ; en attaque, la cavalerie de bataille touche jusqu’à 4. Faites combattre les cuirassiers en NC.
lesson-first-charge-mark = Quatre dés
lesson-first-charge-other = Les cuirassiers d’abord : personne n’attaque mieux.
lesson-first-charge-done = 1, 3, 4, 5 : trois jetons.

lesson-first-assault = Jamin aussi
lesson-first-assault-say = Tous les combats d’un secteur se font ensemble. Jamin jette trois dés et touche jusqu’à 2.
lesson-first-assault-mark = Trois dés
lesson-first-assault-other = Jamin n’a pas encore combattu : faites-le donner.
lesson-first-assault-done = Un jeton de plus : quatre en tout.

lesson-first-enough = Assez pour ce tour
lesson-first-enough-say = Terminez les combats. Les jetons se partagent : deux chacun.
lesson-first-enough-other = Encore un peu de patience : terminez les combats.
lesson-first-enough-done = Kempt n’a plus qu’un élément, Pack trois.

lesson-first-win = À vous de finir
lesson-first-win-say = La recrue joue maintenant pour de bon, avec de vrais dés. Gardez le bois, continuez de frapper en NC, et faites venir Soye s’il le faut.
lesson-first-win-done = Les Quatre-Bras sont à vous : la bataille est gagnée.

## Les réserves

lesson-reserves = Les réserves
lesson-reserves-blurb = Relever les fatigués, faire de la place, et frapper où il n’y a personne.
lesson-reserves-end = Vous savez garder quelque chose en main. Reste l’enfilade.

lesson-reserves-behind = Derrière le front
lesson-reserves-behind-say = Votre réserve touche vos trois secteurs, et l’ennemi ne voit pas ce qu’elle contient. Nul ne vous y atteint.
lesson-reserves-behind-mark = À couvert

lesson-reserves-fresh = D’abord la relève
lesson-reserves-fresh-say = Campy, en SW, n’a plus qu’un élément. Envoyez-lui Gauthier de la réserve avant de le retirer : un secteur vide se perd.
lesson-reserves-fresh-mark = En SW
lesson-reserves-fresh-other = SW est le plus faible : Gauthier y va d’abord.
lesson-reserves-fresh-done = SW est tenu.

lesson-reserves-tired = Puis le repos
lesson-reserves-tired-say = Ramenez Campy en réserve : on rompt quand on veut.
lesson-reserves-tired-mark = En réserve
lesson-reserves-tired-other = Campy est à bout : ramenez-le.
lesson-reserves-tired-done = Un élément sauvé, et personne n’a rien vu.

lesson-reserves-room = Faire de la place
lesson-reserves-room-say = Un secteur ouvert tient quatre unités, et SC est plein. Un général y ajoute sa CR. Menez Ney en SC.
lesson-reserves-room-mark = CR 1
lesson-reserves-room-other = Ney d’abord : sans lui, la cinquième ne tient pas.
lesson-reserves-room-done = SC peut tenir cinq unités.

lesson-reserves-fifth = La cinquième
lesson-reserves-fifth-say = Faites entrer Soye en SC. On ne compte qu’à la fin du tour.
lesson-reserves-fifth-mark = La cinquième
lesson-reserves-fifth-other = Soye renforce le centre : en SC.
lesson-reserves-fifth-done = Cinq unités : le centre est prêt.

lesson-reserves-gallop = Au galop
lesson-reserves-gallop-say = Personne en NE. La cavalerie légère fait trois pas : menez Wathiez de la réserve, par SE, jusqu’en NE.
lesson-reserves-gallop-mark = Personne
lesson-reserves-gallop-other = Le trou est en NE : Wathiez peut y être ce tour.
lesson-reserves-gallop-done = NE conquis : un secteur sur deux.

lesson-reserves-over = À l’ennemi
lesson-reserves-over-say = Terminez le tour.
lesson-reserves-over-other = Tout est en place : terminez.
lesson-reserves-over-done = Il avait une réserve, lui aussi.

lesson-reserves-too = Ce qu’on ne voyait pas
lesson-reserves-too-say = La cavalerie de van Merlen sort de la réserve anglaise et dispute NE. Une réserve vide se devine ; une réserve pleine fait réfléchir.
lesson-reserves-too-mark = Van Merlen

lesson-reserves-fight = Tenir
lesson-reserves-fight-say = NE est à vous : Wathiez y défend, et la cavalerie défend mal, seul un 1 touche. Combattez tout de même.
lesson-reserves-fight-mark = Trois dés
lesson-reserves-fight-other = Un dé qui touche use l’ennemi : combattez.
lesson-reserves-fight-done = Un 1 : un jeton pour van Merlen.

lesson-reserves-again = Terminer
lesson-reserves-again-say = Terminez les combats.
lesson-reserves-again-other = Rien d’autre à tirer ici.
lesson-reserves-again-done = Qui a combattu ne bouge plus, sauf la cavalerie légère.

lesson-reserves-feed = Nourrir le combat
lesson-reserves-feed-say = Bauduin est en SE, juste derrière. Faites-le entrer en NE : à deux contre un, le secteur tient.
lesson-reserves-feed-mark = En NE
lesson-reserves-feed-other = Wathiez est seul : Bauduin doit l’aider.
lesson-reserves-feed-done = Trois éléments d’infanterie, qui défendent jusqu’à 3 : NE tiendra.

## L’enfilade

lesson-enfilade = L’enfilade
lesson-enfilade-blurb = Tirer dans le flanc, et gagner par un trou.
lesson-enfilade-end = Vous savez gagner par le flanc. Reste le moral.

lesson-enfilade-flank = Le flanc du centre
lesson-enfilade-flank-say = Husson et Hubert tiennent NW. Personne n’y combat, personne ne leur fait face : ils peuvent tirer de côté, sur NC.
lesson-enfilade-flank-mark = De NW sur NC

lesson-enfilade-fixed = Qui est fixé ne tire pas
lesson-enfilade-fixed-say = Gauthier, en SE, a Halkett en face : il est fixé, et ne pourrait prendre personne en enfilade. Mettez donc toujours quelqu’un en face.
lesson-enfilade-fixed-mark = Fixé

lesson-enfilade-husson = Dans le flanc
lesson-enfilade-husson-say = Depuis le camp ennemi, toute arme touche jusqu’à 2. Prenez NC en enfilade avec Husson.
lesson-enfilade-husson-mark = Trois dés
lesson-enfilade-husson-other = Commencez par Husson, dans le flanc.
lesson-enfilade-husson-done = 1, 2, 5 : deux jetons.

lesson-enfilade-hubert = Dans un bois
lesson-enfilade-hubert-say = Hubert aussi. Mais NW est un bois : la cavalerie n’y touche que sur 1.
lesson-enfilade-hubert-mark = Sur 1
lesson-enfilade-hubert-other = Hubert n’a pas encore tiré.
lesson-enfilade-hubert-done = Un 1 : trois jetons.

lesson-enfilade-guns = Et le canon
lesson-enfilade-guns-say = Tout ce qui vise NC fait un seul combat. Que l’artillerie de SC bombarde aussi.
lesson-enfilade-guns-mark = Bombardez
lesson-enfilade-guns-other = L’artillerie est libre : qu’elle tire.
lesson-enfilade-guns-done = Quatre jetons pour la seule unité de Pack.

lesson-enfilade-close = Terminer
lesson-enfilade-close-say = Terminez les combats : Pack prend tout.
lesson-enfilade-close-other = Il n’y a plus rien à tirer.
lesson-enfilade-close-done = Deux éléments, quatre jetons.

lesson-enfilade-patience = Ne bougez pas
lesson-enfilade-patience-say = Si Pack disparaît, NC sera vide ; et un secteur ennemi vide sous votre enfilade gagne au début de vos combats. N’entrez pas en NC : terminez le tour.
lesson-enfilade-patience-other = C’est permis, mais inutile : si NC se vide, l’enfilade suffit. Reprenez, et terminez.
lesson-enfilade-patience-done = Pack est détruit. Halkett, en NE, devrait passer par la réserve : il arrive trop tard.

lesson-enfilade-gap = Le trou
lesson-enfilade-gap-say = NC est vide, et vous le prenez de côté : la bataille est gagnée. L’autre avait un tour pour boucher le trou ; gardez donc une réserve.
lesson-enfilade-gap-mark = Vide

## Le moral

lesson-morale = Le moral
lesson-morale-blurb = Un dé par coup reçu, le 8 qui fait fuir, et la riposte.
lesson-morale-end = Vous savez encaisser. Le livret dit le reste, figure par figure.

lesson-morale-markers = Cinq coups reçus
lesson-morale-markers-say = Kempt est entré en SC et a frappé fort. Votre tour commence par là : chaque jeton se joue sur un dé à huit faces. Ney ajoute 2 à la valeur des défenseurs.
lesson-morale-markers-mark = Les jetons

lesson-morale-saved = Jamin
lesson-morale-saved-say = Deux jetons, deux dés ; 3 éléments et Ney font 5. Jusqu’à 5, rien ; plus, un élément. Lancez.
lesson-morale-saved-done = 4 sauve, 7 coûte un élément : il en reste 2.

lesson-morale-eight = Soye
lesson-morale-eight-say = Un seul jeton. Mais un 8 coûte un élément et menace de déroute : un d6 contre la valeur, sans Ney. Lancez.
lesson-morale-eight-done = 8, puis 5 contre 3 : Soye fuit en réserve, et n’en bougera pas ce tour.

lesson-morale-guns = L’artillerie
lesson-morale-guns-say = Elle joue ses jetons un à un, et chaque perte abaisse le suivant. Lancez.
lesson-morale-guns-done = 6 contre 5, puis 5 contre 4 : deux éléments perdus, il en reste un.

lesson-morale-general = Ney sous le feu
lesson-morale-general-say = Un 6 de l’ennemi lui a valu un jeton. Un d6 : seul un 6 l’emporterait. Lancez.
lesson-morale-general-done = Un 4 : Ney est sauf.

lesson-morale-volley = La riposte
lesson-morale-volley-say = Chez vous, c’est vous qui défendez : l’infanterie touche jusqu’à 3. Faites combattre Husson.
lesson-morale-volley-mark = Trois dés
lesson-morale-volley-other = Husson est intact : qu’il commence.
lesson-morale-volley-done = 1, 3, 5 : deux jetons.

lesson-morale-canister = À mitraille
lesson-morale-canister-say = L’artillerie n’a plus qu’un élément, mais en défense elle touche jusqu’à 4. Qu’elle tire.
lesson-morale-canister-mark = Jusqu’à 4
lesson-morale-canister-other = Personne ne défend comme l’artillerie : tirez.
lesson-morale-canister-done = Un 4 : trois jetons pour Kempt.

lesson-morale-enough = Assez
lesson-morale-enough-say = Terminez les combats : Kempt, seul, prend les trois jetons.
lesson-morale-enough-other = Jamin peut combattre aussi ; mais trois jetons suffiront. Terminez les combats.
lesson-morale-enough-done = Trois éléments, trois jetons.

lesson-morale-relief = La réserve
lesson-morale-relief-say = Soye a laissé une place. Faites venir Campy de la réserve en SC.
lesson-morale-relief-mark = En SC
lesson-morale-relief-other = SC a besoin de troupes fraîches : Campy.
lesson-morale-relief-done = Le centre tient.

lesson-morale-over = À lui de trembler
lesson-morale-over-say = Terminez le tour : Kempt, loin de tout général, joue ses jetons contre 3.
lesson-morale-over-other = C’est assez pour ce tour : terminez-le.
lesson-morale-over-done = 6, 7, 5 : Kempt est détruit, et SC est de nouveau à vous.

## Les mots

word-sector = Secteur
word-sector-means = Un tiers du front d’un camp. Vide d’ennemis et tenu par une de vos unités, il est conquis.
word-bombardment = Bombardement
word-bombardment-means = L’artillerie tire sur le secteur d’en face, s’il ne s’y trouve aucun ami ; elle touche sur 1.
word-marker = Jeton de pertes
word-marker-means = Un coup reçu ; au début de son tour, l’unité le joue sur un dé à huit faces.
word-general = Général
word-general-means = Il ne combat pas : il fait de la place (CR) et soutient le moral, en attaque (LSA) ou en défense (LSD).
word-value = Valeur de combat (VC)
word-value-means = Les éléments qui restent : autant de dés pour frapper, et le score à ne pas dépasser pour tenir.
word-efficiency = Efficacité (Ef)
word-efficiency-means = Le plus haut score qui touche : il dépend de l’arme, et de qui attaque ou défend.
word-reserve = Réserve
word-reserve-means = Derrière le front : illimitée, hors d’atteinte, cachée à l’ennemi.
word-room = Place
word-room-means = Quatre unités par camp et par secteur, une de moins par terrain, plus la CR du général.
word-enfilade = Enfilade
word-enfilade-means = Tirer de côté, d’un secteur ni engagé ni fixé sur un secteur voisin du même camp.
word-fixed = Fixé
word-fixed-means = Face à des unités ennemies qui ne sont pas engagées : on ne tire pas de côté.
word-gap = Trou
word-gap-means = Un secteur ennemi vacant que vous pourriez prendre en enfilade : il gagne la bataille.
word-rout = Déroute
word-rout-means = L’unité fuit en réserve et ne bouge plus de ce tour.
