## First battle

lesson-first = First battle
lesson-first-blurb = Guns, a charge led by Ney, and the second sector that wins.
lesson-first-end = You can play. Next: reserves, then enfilade.

lesson-first-sectors = Three enemy sectors
lesson-first-sectors-say = You are Ney at Quatre-Bras. Two of these three sectors conquered, and the battle is won. Husson holds the wood, NW, already; you need the centre, NC.
lesson-first-sectors-mark = Two of three

lesson-first-guns = Guns first
lesson-first-guns-say = A turn is morale, combat, movement. Now combat: the guns in SC bombard the sector opposite. A die for each element, and only a 1 hits.
lesson-first-guns-mark = Bombard NC
lesson-first-guns-other = You may; but begin with the guns: they fire at NC as long as none of your own are there.
lesson-first-guns-done = 1, 4, 6: one loss marker.

lesson-first-marker = A marker
lesson-first-marker-say = End the combats. The enemy gives the marker to one of his units; it may have to pay for it when his turn begins.
lesson-first-marker-other = Husson can fire too; that is for another lesson. End the combats.
lesson-first-marker-done = Kempt takes the marker.

lesson-first-cavalry = The cuirassiers
lesson-first-cavalry-say = Now movement. Send Guiton’s cuirassiers into NC: nobody attacks like battle cavalry.
lesson-first-cavalry-mark = To NC
lesson-first-cavalry-other = The cuirassiers first: straight ahead, from SC to NC.
lesson-first-cavalry-done = NC is contested.

lesson-first-infantry = Infantry follows
lesson-first-infantry-say = Jamin goes in as well: two units also share the blows.
lesson-first-infantry-mark = With them
lesson-first-infantry-other = The others guard SC. Jamin goes to NC.
lesson-first-infantry-done = Four elements of cavalry, three of infantry.

lesson-first-ney = The general leads
lesson-first-ney-say = Ney does not fight, but he steadies his men: +2 to morale in attack. Lead him to NC.
lesson-first-ney-mark = +2 to morale
lesson-first-ney-other = His place is where the fighting is: NC.
lesson-first-ney-done = Jamin will stand as if he had 5 elements.

lesson-first-over = Over to the enemy
lesson-first-over-say = End the turn: the English are next.
lesson-first-over-other = The rest guard your camp: end the turn.
lesson-first-over-done = Kempt threw a 7 for his marker: one element lost. Then Pack struck back, and hit once.

lesson-first-loss = Who takes it?
lesson-first-loss-say = The side attacked gives out its own markers. Give this one to Jamin or to the cuirassiers.
lesson-first-loss-mark = Jamin?
lesson-first-loss-other = One of the two must take it.
lesson-first-loss-done = The English did not move. Your turn.

lesson-first-morale = Morale
lesson-first-morale-say = Each marker is tested with an eight-sided die: up to its value, with Ney’s +2, the unit is safe. Throw.
lesson-first-morale-other = Morale first: throw the die.
lesson-first-morale-done = A 5: nothing lost, thanks to Ney.

lesson-first-charge = The charge
lesson-first-charge-say = Four elements, four dice; attacking, battle cavalry hits on 4 or less. Have the cuirassiers fight in NC.
lesson-first-charge-mark = Four dice
lesson-first-charge-other = The cuirassiers first: nobody attacks better.
lesson-first-charge-done = 1, 3, 4, 5: three markers.

lesson-first-assault = Jamin too
lesson-first-assault-say = All combats in a sector are fought together. Jamin throws three dice and hits on 2 or less.
lesson-first-assault-mark = Three dice
lesson-first-assault-other = Jamin has not fought yet: send him in.
lesson-first-assault-done = One more marker: four in all.

lesson-first-enough = Enough for this turn
lesson-first-enough-say = End the combats. The markers are shared: two each.
lesson-first-enough-other = A little patience: end the combats.
lesson-first-enough-done = Kempt has one element left, Pack three.

lesson-first-win = Now finish it
lesson-first-win-say = From here on the recruit plays in earnest, with real dice. Keep the wood, go on striking in NC, and bring Soye if you need him.
lesson-first-win-done = Quatre-Bras is yours: the battle is won.

## Reserves

lesson-reserves = Reserves
lesson-reserves-blurb = Relieve the tired, make room, and strike where nobody stands.
lesson-reserves-end = You can keep something in hand. Enfilade is left.

lesson-reserves-behind = Behind the front
lesson-reserves-behind-say = Your reserve touches your three sectors, and the enemy does not see what is in it. Nobody can reach you there.
lesson-reserves-behind-mark = Out of sight

lesson-reserves-fresh = Relief first
lesson-reserves-fresh-say = Campy in SW has one element left. Send Gauthier from the reserve before you take Campy away: an empty sector is a lost one.
lesson-reserves-fresh-mark = To SW
lesson-reserves-fresh-other = SW is the weakest: Gauthier goes there first.
lesson-reserves-fresh-done = SW is held.

lesson-reserves-tired = Then rest
lesson-reserves-tired-say = Bring Campy back to the reserve: one may break off at will.
lesson-reserves-tired-mark = To the reserve
lesson-reserves-tired-other = Campy is worn out: bring him back.
lesson-reserves-tired-done = One element saved, and nobody saw it.

lesson-reserves-room = Make room
lesson-reserves-room-say = An open sector holds four units, and SC is full. A general adds his CR. Lead Ney to SC.
lesson-reserves-room-mark = CR 1
lesson-reserves-room-other = Ney first: without him there is no room for a fifth.
lesson-reserves-room-done = SC has room for five.

lesson-reserves-fifth = The fifth
lesson-reserves-fifth-say = Send Soye to SC. Nobody counts before the turn ends.
lesson-reserves-fifth-mark = The fifth
lesson-reserves-fifth-other = Soye strengthens the centre: to SC.
lesson-reserves-fifth-done = Five units: the centre is ready.

lesson-reserves-gallop = At the gallop
lesson-reserves-gallop-say = Nobody is in NE. Light cavalry makes three steps: lead Wathiez from the reserve through SE to NE.
lesson-reserves-gallop-mark = Nobody
lesson-reserves-gallop-other = The gap is in NE: Wathiez can be there this turn.
lesson-reserves-gallop-done = NE conquered: one sector of two.

lesson-reserves-over = Over to the enemy
lesson-reserves-over-say = End the turn.
lesson-reserves-over-other = All is in place: end the turn.
lesson-reserves-over-done = He had a reserve as well.

lesson-reserves-too = What nobody saw
lesson-reserves-too-say = Van Merlen’s horse comes out of the English reserve and contests NE. An empty reserve can be guessed; a full one makes people think.
lesson-reserves-too-mark = Van Merlen

lesson-reserves-fight = Hold on
lesson-reserves-fight-say = NE is yours: Wathiez defends there, and cavalry defends badly, only a 1 hits. Fight all the same.
lesson-reserves-fight-mark = Three dice
lesson-reserves-fight-other = One die that hits wears him down: fight.
lesson-reserves-fight-done = A 1: one marker for van Merlen.

lesson-reserves-again = Finish
lesson-reserves-again-say = End the combats.
lesson-reserves-again-other = Nothing else can fire here.
lesson-reserves-again-done = A unit that has fought moves no more, light cavalry apart.

lesson-reserves-feed = Feed the fight
lesson-reserves-feed-say = Bauduin is in SE, right behind. Send him into NE: two against one, and the sector holds.
lesson-reserves-feed-mark = To NE
lesson-reserves-feed-other = Wathiez is alone: Bauduin must help.
lesson-reserves-feed-done = Three elements of infantry that defend on 3 or less: NE will hold.

## Enfilade

lesson-enfilade = Enfilade
lesson-enfilade-blurb = Fire into the flank, and win by a gap.
lesson-enfilade-end = You can win by the flank. Morale is left.

lesson-enfilade-flank = The flank of the centre
lesson-enfilade-flank-say = Husson and Hubert hold NW. Nobody fights there, nobody faces them: they can fire sideways, into NC.
lesson-enfilade-flank-mark = From NW into NC

lesson-enfilade-fixed = A fixed unit does not fire
lesson-enfilade-fixed-say = Gauthier in SE has Halkett opposite: he is fixed, and could take nobody in enfilade. So always keep somebody opposite.
lesson-enfilade-fixed-mark = Fixed

lesson-enfilade-husson = Into the flank
lesson-enfilade-husson-say = From the enemy’s camp every kind hits on 2 or less. Take NC in enfilade with Husson.
lesson-enfilade-husson-mark = Three dice
lesson-enfilade-husson-other = Begin with Husson, into the flank.
lesson-enfilade-husson-done = 1, 2, 5: two markers.

lesson-enfilade-hubert = In a wood
lesson-enfilade-hubert-say = Hubert too. But NW is a wood: cavalry hits there on 1 only.
lesson-enfilade-hubert-mark = On 1
lesson-enfilade-hubert-other = Hubert has not fired yet.
lesson-enfilade-hubert-done = A 1: three markers.

lesson-enfilade-guns = And the guns
lesson-enfilade-guns-say = All that aims at NC is one combat. Have the guns in SC bombard it as well.
lesson-enfilade-guns-mark = Bombard
lesson-enfilade-guns-other = The guns are free: let them fire.
lesson-enfilade-guns-done = Four markers for Pack’s one unit.

lesson-enfilade-close = Finish
lesson-enfilade-close-say = End the combats: Pack takes all of it.
lesson-enfilade-close-other = There is nothing more to fire.
lesson-enfilade-close-done = Two elements, four markers.

lesson-enfilade-patience = Stand still
lesson-enfilade-patience-say = If Pack is gone, NC will be empty; and an empty enemy sector under your enfilade wins when your combats begin. Do not enter NC: end the turn.
lesson-enfilade-patience-other = You may, but there is no need: if NC empties, the enfilade is enough. Take it back and end the turn.
lesson-enfilade-patience-done = Pack is destroyed. Halkett in NE would have to go through the reserve: he comes too late.

lesson-enfilade-gap = The gap
lesson-enfilade-gap-say = NC is empty, and you have it in enfilade: the battle is won. The other had one turn to fill the gap; so keep a reserve.
lesson-enfilade-gap-mark = Empty

## Morale

lesson-morale = Morale
lesson-morale-blurb = One die a blow, the 8 that makes men run, and the answer.
lesson-morale-end = You can take a blow. The rulebook tells the rest, figure by figure.

lesson-morale-markers = Five blows
lesson-morale-markers-say = Kempt has broken into SC and struck hard. Your turn begins with that: each marker is tested with an eight-sided die. Ney adds 2 to the value of the defenders.
lesson-morale-markers-mark = The markers

lesson-morale-saved = Jamin
lesson-morale-saved-say = Two markers, two dice; 3 elements and Ney make 5. Up to 5, nothing; more, an element. Throw.
lesson-morale-saved-done = The 4 saves, the 7 costs an element: 2 are left.

lesson-morale-eight = Soye
lesson-morale-eight-say = One marker only. But an 8 costs an element and threatens a rout: a d6 against the value, without Ney. Throw.
lesson-morale-eight-done = 8, then 5 against 3: Soye flees to the reserve and will not move this turn.

lesson-morale-guns = The guns
lesson-morale-guns-say = They test their markers one by one, and each loss lowers the next. Throw.
lesson-morale-guns-done = 6 against 5, then 5 against 4: two elements lost, one is left.

lesson-morale-general = Ney under fire
lesson-morale-general-say = A 6 of the enemy gave him a marker. One d6: only a 6 would remove him. Throw.
lesson-morale-general-done = A 4: Ney is safe.

lesson-morale-volley = The answer
lesson-morale-volley-say = At home it is you who defends: infantry hits on 3 or less. Have Husson fight.
lesson-morale-volley-mark = Three dice
lesson-morale-volley-other = Husson is fresh: let him begin.
lesson-morale-volley-done = 1, 3, 5: two markers.

lesson-morale-canister = Canister
lesson-morale-canister-say = The guns have one element left, but in defence they hit on 4 or less. Let them fire.
lesson-morale-canister-mark = 4 or less
lesson-morale-canister-other = Nobody defends like artillery: fire.
lesson-morale-canister-done = A 4: three markers for Kempt.

lesson-morale-enough = Enough
lesson-morale-enough-say = End the combats: Kempt, alone, takes all three markers.
lesson-morale-enough-other = Jamin may fight too; but three markers will do. End the combats.
lesson-morale-enough-done = Three elements, three markers.

lesson-morale-relief = The reserve
lesson-morale-relief-say = Soye has left a place. Bring Campy from the reserve to SC.
lesson-morale-relief-mark = To SC
lesson-morale-relief-other = SC needs fresh troops: Campy.
lesson-morale-relief-done = The centre holds.

lesson-morale-over = His turn to tremble
lesson-morale-over-say = End the turn: Kempt, far from any general, tests his markers against 3.
lesson-morale-over-other = That is enough for this turn: end it.
lesson-morale-over-done = 6, 7, 5: Kempt is destroyed, and SC is yours again.

## Words

word-sector = Sector
word-sector-means = A third of a camp’s front. Free of enemies and held by a unit of yours, it is conquered.
word-bombardment = Bombardment
word-bombardment-means = Artillery fires at the sector opposite, if no friends are there; it hits on 1.
word-marker = Loss marker
word-marker-means = A blow received; when its turn begins the unit tests it with an eight-sided die.
word-general = General
word-general-means = He does not fight: he makes room (CR) and steadies morale, attacking (LSA) or defending (LSD).
word-value = Combat value (VC)
word-value-means = The elements left: as many dice to strike with, and the score not to be passed to stand.
word-efficiency = Efficiency (Ef)
word-efficiency-means = The highest score that hits: it depends on the kind, and on who attacks or defends.
word-reserve = Reserve
word-reserve-means = Behind the front: unlimited, out of reach, hidden from the enemy.
word-room = Room
word-room-means = Four units a side in a sector, one less for each terrain, plus the general’s CR.
word-enfilade = Enfilade
word-enfilade-means = Firing sideways, from a sector neither engaged nor fixed into a neighbouring sector of the same camp.
word-fixed = Fixed
word-fixed-means = Opposite enemy units that are not engaged: no firing sideways.
word-gap = Gap
word-gap-means = A vacant enemy sector that you could take in enfilade: it wins the battle.
word-rout = Rout
word-rout-means = The unit flees to the reserve and cannot move this turn.
