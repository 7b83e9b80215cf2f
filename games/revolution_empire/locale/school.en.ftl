## First battle

lesson-first = First battle
lesson-first-blurb = Chits in the bowl, the guns, a flank, a charge, and a village to take.
lesson-first-end = You can command a corps. Next: the bowl, then the flank, then the cavalry.

lesson-first-aim = Three Red divisions
lesson-first-aim-say = You command the Blues. Every unit lost costs the Red army a point, and the village another. At three points it runs.
lesson-first-aim-mark = The village

lesson-first-line = A chit for the infantry
lesson-first-line-say = A corps acts only when its chit comes out of the bowl. Touch that of I Corps: infantry and guns belong to it.
lesson-first-line-other = Without its chit in the bowl I Corps will not stir. Take it back, and touch that one first.
lesson-first-line-done = I Corps will act this turn.

lesson-first-horse = A chit for the cavalry
lesson-first-horse-say = Your command allows two chits a turn. Give the second to the cavalry.
lesson-first-horse-other = You have one chit left, and the cavalry is waiting for it.
lesson-first-horse-done = Two chits of two.

lesson-first-seal = The orders are sealed
lesson-first-seal-say = Your choice is secret, and so is Red’s. Seal it: the chits of both sides go into one bowl, and chance draws the first.
lesson-first-seal-other = All is chosen: seal your orders.
lesson-first-seal-done = Luck is with you: I Corps first.

lesson-first-fire = The guns speak
lesson-first-fire-say = Fire comes first. At two hexes the battery throws two dice; each 2 or 3 takes a piece from infantry. Touch the battery, then the 2nd Division.
lesson-first-fire-mark = Two hexes away
lesson-first-fire-other = Guns fire before all else: later it is too late. Take it back and fire.
lesson-first-fire-done = A 3: the 2nd Division loses one piece of three.

lesson-first-left = In contact
lesson-first-left-say = Then the moves. Infantry that wants to attack goes one hex only. Lead the grenadiers to 0404.
lesson-first-left-mark = One hex
lesson-first-left-other = In 0404 the grenadiers touch the enemy, and can still attack.
lesson-first-left-done = The grenadiers are in contact.

lesson-first-right = From the other side
lesson-first-right-say = A target held from two sides is flanked. Lead the 1st Division to 0503: it touches the enemy without touching the grenadiers.
lesson-first-right-mark = The flank
lesson-first-right-other = From there the enemy is not held from two sides. 0503 is the flank.
lesson-first-right-done = Flank: two dice more.

lesson-first-strike = Six dice
lesson-first-strike-say = Four dice for grenadiers, two for the flank. Touch them, then the 2nd Division, and attack in line: each 2 or 3 takes a piece.
lesson-first-strike-mark = 4 + 2 dice
lesson-first-strike-other = The grenadiers in line have six dice: that is the best stroke.
lesson-first-strike-done = A 2 and a 3: destroyed. One point of three.

lesson-first-take = Taking ground
lesson-first-take-say = The enemy has left its hex. The attacker may move in at once: advance the grenadiers.
lesson-first-take-other = Advance: the village is right behind.
lesson-first-take-done = A chit leaves the bowl: another of yours.

lesson-first-gallop = At the gallop
lesson-first-gallop-say = Heavy cavalry goes two hexes and still attacks. Lead the cuirassiers to 0703, in front of the 3rd Division.
lesson-first-gallop-mark = Two hexes
lesson-first-gallop-other = In 0703 the cuirassiers face the 3rd Division and can charge.
lesson-first-gallop-done = Unhurt, moving, clear ground: that is a charge.

lesson-first-charge = Charge!
lesson-first-charge-say = Two dice for cuirassiers, two for the charge. Against infantry a 2 or a 3 kills, a 1 drives back one hex.
lesson-first-charge-mark = 2 + 2 dice
lesson-first-charge-other = A charge does not wait: attack the 3rd Division.
lesson-first-charge-done = One loss, two hexes back: it runs.

lesson-first-pursue = Sabres out
lesson-first-pursue-say = Cavalry that drives its target back may follow and strike again, without bonus but without riposte. Pursue!
lesson-first-pursue-other = Troops that run do not strike back: give them no rest.
lesson-first-pursue-done = Destroyed. Two points of three.

lesson-first-hold = Far enough
lesson-first-hold-say = Nobody is left in front: stay where you are. The last chit in the bowl is Red; then the turn is over.
lesson-first-hold-done = The bowl is empty: a new turn, new chits.

lesson-first-win = The village
lesson-first-win-say = From here on the recruit plays in earnest. Take the village or destroy its last division. A village has no flank: in column a 2 or a 3 drives infantry out of it.
lesson-first-win-done = The Red army runs: the battle is yours.

## The bowl

lesson-bowl = The bowl
lesson-bowl-blurb = Two chits of one corps, a corps in pieces, and an enemy who cuts in.
lesson-bowl-end = You can choose your chits. What is left is to strike in the right place: the flank.

lesson-bowl-command = Four chits at most
lesson-bowl-command-say = Your command is 4. I Corps has two chits; it has three divisions, one of them apart, and horsemen far off.
lesson-bowl-command-mark = I Corps

lesson-bowl-once = Once
lesson-bowl-once-say = Put one chit of I Corps into the bowl.
lesson-bowl-once-other = The reserve is too far off to help. I Corps first.
lesson-bowl-once-done = It will act once.

lesson-bowl-twice = Twice
lesson-bowl-twice-say = A corps may put in all its chits, and acts as often. Touch that of I Corps again.
lesson-bowl-twice-other = Whoever is near the enemy deserves two chits: I Corps again.
lesson-bowl-twice-done = It will act twice, and nobody knows when.

lesson-bowl-seal = Fewer will do
lesson-bowl-seal-say = Nobody has to use his whole command. Seal your orders with two chits.
lesson-bowl-seal-other = The reserve has nothing to do here: seal.
lesson-bowl-seal-done = Two Blue chits, one Red. The first is yours.

lesson-bowl-group = One group only
lesson-bowl-group-say = The corps is in pieces: only units that touch one another act. Touch the 1st Division, with its neighbour.
lesson-bowl-group-mark = Two divisions
lesson-bowl-group-other = The 2nd Division, off to one side, can do nothing useful. Take the group of the other two.
lesson-bowl-group-done = Two divisions, and the light cavalry.

lesson-bowl-light = Free as air
lesson-bowl-light-say = Light cavalry always acts with its corps, even alone and far off. Lead it to 0705.
lesson-bowl-light-mark = To 0705
lesson-bowl-light-other = 0705 is close to the enemy without touching him yet.
lesson-bowl-light-done = There it is, off to his side.

lesson-bowl-foot = Advance
lesson-bowl-foot-say = The 1st Division to 0505.
lesson-bowl-foot-other = One hex is enough: 0505.
lesson-bowl-foot-done = One hex.

lesson-bowl-beside = Shoulder to shoulder
lesson-bowl-beside-say = The 3rd Division to 0605, beside it. Then the bowl speaks again.
lesson-bowl-beside-other = 0605 keeps it shoulder to shoulder with the 1st Division.
lesson-bowl-beside-done = A Red chit! Their 4th Division falls upon your 3rd: 4, 5, 6, nothing.

lesson-bowl-riposte = Answer
lesson-bowl-riposte-say = A unit that has not given ground may riposte, as often as it is attacked, and it uses up nothing. Strike back with three dice.
lesson-bowl-riposte-other = A riposte costs nothing: why do without?
lesson-bowl-riposte-done = One piece fewer. And your second chit leaves the bowl.

lesson-bowl-again = I Corps again
lesson-bowl-again-say = It may move once more; each unit attacks only once a turn, and yours have not done so yet. The same group.
lesson-bowl-again-other = The group in contact is the one that can strike.
lesson-bowl-again-done = The group acts a second time.

lesson-bowl-skirmish = Skirmishers
lesson-bowl-skirmish-say = Before all else they fire at infantry beside them: one die, a loss on 1 or 2, never a riposte. Touch the 1st Division, then the 4th.
lesson-bowl-skirmish-mark = 1 or 2
lesson-bowl-skirmish-other = Skirmishers risk nothing: let them fire first.
lesson-bowl-skirmish-done = A 1: another piece. It has two left.

lesson-bowl-around = Round the back
lesson-bowl-around-say = Lead the light cavalry to 0704: it touches the enemy and does not touch the 1st Division. He is flanked.
lesson-bowl-around-mark = The flank
lesson-bowl-around-other = 0704 touches the enemy without touching the 1st Division: just what is needed.
lesson-bowl-around-done = Two dice more for the 1st Division.

lesson-bowl-ready = To combat
lesson-bowl-ready-say = The others stand well. Go on to combat.
lesson-bowl-ready-other = They are well where they are: to combat.
lesson-bowl-ready-done = Three dice, and two for the flank.

lesson-bowl-strike = The second stroke
lesson-bowl-strike-say = Attack the 4th Division with your 1st, in line: five dice.
lesson-bowl-strike-mark = 3 + 2 dice
lesson-bowl-strike-other = The 1st Division has five dice: the stroke is its own.
lesson-bowl-strike-done = Destroyed. Two chits for a corps in contact: that is how battles are won.

## The flank

lesson-flank = The flank
lesson-flank-blurb = Two dice more, those who need not fear it, and the column.
lesson-flank-end = You know where to strike. The cavalry is waiting.

lesson-flank-front = Three dice in front
lesson-flank-front-say = Your 1st Division touches the enemy’s 5th. Head-on it has three dice: on each, 2 or 3 takes a piece, 1 drives back.
lesson-flank-front-mark = Three dice

lesson-flank-around = Go round
lesson-flank-around-say = Enemies do not stop your moves. Lead the 2nd Division up the road to 0604: it touches the target and does not touch the 1st.
lesson-flank-around-mark = The other side
lesson-flank-around-other = Two units that touch each other flank nobody. 0604 is on the far side.
lesson-flank-around-done = By road it can still attack.

lesson-flank-ready = To combat
lesson-flank-ready-say = All is in place. Go on to combat.
lesson-flank-ready-other = Do not open the pincers: to combat.
lesson-flank-ready-done = Five dice instead of three.

lesson-flank-strike = Five dice
lesson-flank-strike-say = Attack the 5th Division with your 1st, in line. At least one loss: 87% instead of 70.
lesson-flank-strike-mark = 3 + 2 dice
lesson-flank-strike-other = It is the 1st Division, in line, that has the flank against the 5th.
lesson-flank-strike-done = Two losses and a step back. The only way was 0504.

lesson-flank-take = Follow up
lesson-flank-take-say = Take the hex: you stay in contact, and the enemy gets no rest.
lesson-flank-take-other = Advance, so that it stays held.
lesson-flank-take-done = The 1st Division is in 0505.

lesson-flank-self = And you?
lesson-flank-self-say = Your 3rd Division touches two enemies, but they touch each other: it is not flanked. Were they apart, it would lose every flank bonus for its own attacks.
lesson-flank-self-mark = They touch

lesson-flank-village = The village
lesson-flank-village-say = Infantry in a village has no flank, and it costs you a die: two are left. To drive out rather than kill, attack in column: 2 or 3 drives back, 1 kills.
lesson-flank-village-mark = No flank

lesson-flank-column = In column
lesson-flank-column-say = Send the 3rd Division against the hamlet, in column: 56% to empty it, against 31 in line.
lesson-flank-column-mark = In column
lesson-flank-column-other = A line kills, a column drives out. Here it is the hamlet that you want.
lesson-flank-column-done = A 2: the 4th Division leaves the hamlet.

lesson-flank-hamlet = The hamlet is there for the taking
lesson-flank-hamlet-say = Go in: an objective belongs to whoever came to rest there last.
lesson-flank-hamlet-other = The hamlet is worth a point: go in.
lesson-flank-hamlet-done = The hamlet is Blue. And the 5th Division is held from two sides again.

lesson-flank-second = The second attack
lesson-flank-second-say = The order of attacks is yours. Your 2nd Division has not struck yet, and the 3rd, in the hamlet, touches the 5th from the other side: five dice.
lesson-flank-second-mark = 3 + 2 dice
lesson-flank-second-other = The 2nd Division has the flank against the 5th, in line: five dice.
lesson-flank-second-done = Destroyed. Two attacks, two flanks: the order is what counts.

## The charge

lesson-charge = Charge and pursuit
lesson-charge-blurb = Fresh cavalry, those who run, those who slip away.
lesson-charge-end = You know what matters most. The rulebook shows the rest, figure by figure.

lesson-charge-fresh = Fresh cavalry
lesson-charge-fresh-say = All its pieces, never a retreat, a move in this activation, a target on clear ground: the charge is worth two dice more.
lesson-charge-fresh-mark = Fresh

lesson-charge-gallop = Two hexes
lesson-charge-gallop-say = Cuirassiers go two hexes if they want to attack, three if not. Lead them to 0703.
lesson-charge-gallop-mark = Two hexes
lesson-charge-gallop-other = 0703 touches the 5th Division, and they can still attack.
lesson-charge-gallop-done = They have moved: the charge is ready.

lesson-charge-charge = The charge
lesson-charge-charge-say = Attack the 5th Division: two dice, and two more.
lesson-charge-charge-mark = 2 + 2 dice
lesson-charge-charge-other = All is ready: charge.
lesson-charge-charge-done = Two losses, one hex back.

lesson-charge-after = After them!
lesson-charge-after-say = To pursue is to ride exactly where the beaten unit went and strike again with the bare dice: two. It cannot riposte.
lesson-charge-after-other = They run and cannot strike back: pursue.
lesson-charge-after-done = A 1: back it goes again.

lesson-charge-again = Once more
lesson-charge-again-say = As long as the target gives way the pursuit goes on. It ends when the target stands, when it is destroyed, or when you like.
lesson-charge-again-other = It has two pieces left: one more stroke.
lesson-charge-again-done = Destroyed, without a scratch.

lesson-charge-enough = Next, please
lesson-charge-enough-say = Stay, or take the hex. Then the chit of I Corps leaves the bowl.
lesson-charge-enough-done = Over to the infantry.

lesson-charge-foot = Cavalry on either hand
lesson-charge-foot-say = Both your divisions touch Red horsemen. Go on to combat without moving.
lesson-charge-foot-other = Stay in contact: go on to combat.
lesson-charge-foot-done = Let us see who waits for infantry.

lesson-charge-light = The light slip away
lesson-charge-light-say = Attack the light cavalry with the 1st Division. Before infantry it must evade: two hexes, no dice.
lesson-charge-light-mark = It will be off
lesson-charge-light-other = The light cavalry first, with the 1st Division.
lesson-charge-light-done = Gone, unhurt; an evasion does not spoil its charges.

lesson-charge-ground = The ground remains
lesson-charge-ground-say = No dice, but not for nothing: take the hex that it left.
lesson-charge-ground-other = A hex gained without a blow is not to be refused.
lesson-charge-ground-done = One hex gained.

lesson-charge-heavy = The heavy choose
lesson-charge-heavy-say = Attack the Red cuirassiers with the 2nd Division. Heavy cavalry may evade, or stand. Only a 2 takes a piece from it.
lesson-charge-heavy-mark = Will they stand?
lesson-charge-heavy-other = The 2nd Division touches the cuirassiers: attack them.
lesson-charge-heavy-done = They stood: one loss, one hex back. They will never charge with four dice again.

lesson-charge-last = To finish with
lesson-charge-last-say = Take the hex, and keep your own cuirassiers fresh: a single retreat costs them the charge for the whole battle.
lesson-charge-last-other = The hex is free: advance.
lesson-charge-last-done = The field is yours.

## Words

word-break = Breaking point
word-break-means = The number of demoralisation points at which an army runs: the battle is lost at once.
word-chit = Chit
word-chit-means = Drawn from the bowl it lets one group of its corps act once.
word-pieces = Pieces
word-pieces-means = What a unit can bear. Without a piece it is destroyed; losing some costs it no dice.
word-flank = Flank
word-flank-means = The target touches another unit of yours that does not touch the attacker: two dice more.
word-charge = Organised charge
word-charge-means = Cavalry unhurt, never driven back, that has moved, against a target on clear ground: two dice more.
word-pursuit = Pursuit
word-pursuit-means = Cavalry follows a target that gives way and attacks again, with bare dice and without riposte.
word-command = Command
word-command-means = The number of chits that a commander-in-chief may put into the bowl each turn.
word-group = Group
word-group-means = Units of the corps that touch one another, from neighbour to neighbour.
word-riposte = Riposte
word-riposte-means = The answer of a target that has not given ground, with its own dice, without flank or charge.
word-skirmishers = Skirmishers
word-skirmishers-means = A piece of infantry that fires at infantry beside it: one die, a loss on 1 or 2.
word-dice = Attack dice
word-dice-means = Infantry 3, elite 4, light cavalry 1, heavy 2; plus flank and charge, less the ground.
word-column = In column
word-column-means = Infantry against infantry: 2 or 3 drives back, 1 takes a piece.
word-evasion = Evasion
word-evasion-means = Cavalry attacked by infantry goes off two hexes, without dice.
