## First battle

lesson-first = First battle
lesson-first-blurb = A chit, a test, a volley of rifles, a charge, and a village behind it.
lesson-first-end = You can command. Next: the reactivity test, then reactions.

lesson-first-aim = Six elements to break
lesson-first-aim-say = You are Red. Blue has two units of three elements; with fewer than three in all he is routed. Each element is a die to throw and a life to lose.
lesson-first-aim-mark = Two units

lesson-first-chit = A Red chit
lesson-first-chit-say = A chit drawn from the bowl says which side acts, and you choose the unit. Touch the 1st Line: the enemy is two kilometres in front of it.
lesson-first-chit-mark = 1st Line
lesson-first-chit-other = The 1st Line has the enemy in range: begin with it.
lesson-first-chit-done = The 1st Line is activated; it will not act again this turn.

lesson-first-test = Will they obey?
lesson-first-test-say = To fire, a unit must pass a test: one die, its level or less. The level is 3; spend two command points and it is 5.
lesson-first-test-other = Without a passed test there is no fire. Two points make it five chances in six.
lesson-first-test-done = A 4: passed. You have two points left.

lesson-first-stay = On the spot
lesson-first-stay-say = First the move, then the fire. At two kilometres this weapon fires only when it stands still: stay.
lesson-first-stay-other = After a move these rifles no longer reach two kilometres. Stay.
lesson-first-stay-done = Ready to fire.

lesson-first-fire = Fire!
lesson-first-fire-say = Four elements, four dice; at two kilometres 1 and 2 hit. Touch the 2nd Line.
lesson-first-fire-mark = 1 or 2
lesson-first-fire-other = The target is before you, in the open: fire.
lesson-first-fire-done = Two losses. The second could have been a retreat: Blue would rather stand, with one element.

lesson-first-dragoons = Another Red chit
lesson-first-dragoons-say = Luck is with you. Touch the dragoons: they are far off, but they are fast.
lesson-first-dragoons-mark = Dragoons
lesson-first-dragoons-other = The enemy is down to one element: this is the hour of the cavalry.
lesson-first-dragoons-done = The dragoons are activated.

lesson-first-order = To horse
lesson-first-order-say = A forced march and an assault need the test as well. Spend your last two points.
lesson-first-order-other = Points left at the end of the turn are lost: spend them.
lesson-first-order-done = A 3: passed.

lesson-first-march = The forced march
lesson-first-march-say = Cavalry goes up to four hexes. Lead it to 0504, into contact: beside an enemy every move stops.
lesson-first-march-mark = In contact
lesson-first-march-other = 0504 touches the 2nd Line: from there one assaults.
lesson-first-march-done = Three hexes, and in contact.

lesson-first-assault = The assault
lesson-first-assault-say = Each side throws a die an element and adds up those that do not exceed its score. Your fiery dragoons have 4, infantry in close order 3. Touch it.
lesson-first-assault-mark = Assault
lesson-first-assault-other = The dragoons have not come to watch: assault.
lesson-first-assault-done = Blue tried to answer with a volley: test failed. 9 to 0, destroyed.

lesson-first-take = The position
lesson-first-take-say = Whoever is left before an empty hex may take it. The choice is yours: advance or not.
lesson-first-take-done = A Blue chit: the Landwehr stays in its village. The last one is for your Guard.

lesson-first-win = Now finish it
lesson-first-win-say = From here on the recruit plays in earnest. One more element, by fire or by assault, and Blue is routed. In the village a 1 misses the Landwehr.
lesson-first-win-done = Blue is routed: the battle is yours.

## The reactivity test

lesson-test = The reactivity test
lesson-test-blurb = Levels, command points, and when not to spend them.
lesson-test-end = You know who obeys, and at what price. Reactions are left.

lesson-test-levels = Who obeys?
lesson-test-levels-say = Poor 1, regular 2, elite 3 in open order; one more in close order. The Guard has 4, the Landwehr 2, the chasseurs 2. And you have five command points.
lesson-test-levels-mark = 4, 2 and 2

lesson-test-chasseurs = The chasseurs
lesson-test-chasseurs-say = In open order one is hard to hit, but slow to obey. Activate the 3rd Chasseurs.
lesson-test-chasseurs-mark = Level 2
lesson-test-chasseurs-other = The chasseurs first: the hill is waiting for them.
lesson-test-chasseurs-done = Level 2.

lesson-test-pay = Say how many, then throw
lesson-test-pay-say = Points are spent before the die, and are gone whatever happens. Three points: 2 + 3 = 5 or less.
lesson-test-pay-other = For a march that matters, five chances in six are better.
lesson-test-pay-done = A 5: just enough. Two points are left.

lesson-test-march = Onto the hill
lesson-test-march-say = A forced march of two hexes, to 0103. A hill stops the move; and a unit that has made a forced march does not fire.
lesson-test-march-mark = The hill
lesson-test-march-other = The hill in 0103 is worth the march: up there one fires with a die more.
lesson-test-march-done = There they are on the height. Another Red chit.

lesson-test-militia = The militia
lesson-test-militia-say = The Landwehr has nothing urgent to do: that is the unit to use when a chit comes at a bad time. Activate it.
lesson-test-militia-mark = Level 2
lesson-test-militia-other = Keep the Guard for later: the Landwehr can act.
lesson-test-militia-done = Level 2, in close order.

lesson-test-gamble = Without paying
lesson-test-gamble-say = A test costs nothing if nothing is spent. Try it on 2 or less.
lesson-test-gamble-other = Those two points will serve the Guard better.
lesson-test-gamble-done = A 4: failed.

lesson-test-basic = One step is left
lesson-test-basic-say = A unit that fails may still make a basic move of one hex, and nothing else. Advance to 0505.
lesson-test-basic-mark = One hex
lesson-test-basic-other = A step towards the Guard is the best it can do.
lesson-test-basic-done = Blue has a chit, and passes. Then it is your Guard.

lesson-test-sure = Without risk
lesson-test-sure-say = The Guard has 4. With your two points that makes 6: the test cannot fail.
lesson-test-sure-other = Two points, and no more risk: now is the time.
lesson-test-sure-done = A 6, and passed all the same.

lesson-test-stand = Standing still
lesson-test-stand-say = Stay: the weapon does not fire at two kilometres after a move.
lesson-test-stand-other = To move would be to lose the fire.
lesson-test-stand-done = Ready to fire.

lesson-test-fire = The Guard fires
lesson-test-fire-say = Touch the 2nd Line: four dice, 1 or 2 hits.
lesson-test-fire-mark = 1 or 2
lesson-test-fire-other = The target is in the open: fire.
lesson-test-fire-done = Three losses: one element is left. Five points well spent.

## Reactions

lesson-reaction = Reactions
lesson-reaction-blurb = Volley, support, counter-charge, evasion: a unit that has not acted can answer.
lesson-reaction-end = You know what matters most: always keep somebody who can answer. The rulebook tells the rest, figure by figure.

lesson-reaction-pending = You are assaulted
lesson-reaction-pending-say = The Blue 2nd Line assaults your 1st Line. Before the dice, units of yours that have not acted this turn may answer.
lesson-reaction-pending-mark = The assailant

lesson-reaction-volley = The volley
lesson-reaction-volley-say = The assaulted unit may fire first, if it passes its test. Choose the volley.
lesson-reaction-volley-other = Fire before the clash: every element shot down is a die less against you.
lesson-reaction-volley-done = The volley is decided; the die says whether it goes off.

lesson-reaction-aim = Two points
lesson-reaction-aim-say = Level 3, and two points: 5 or less. The reaction counts as its activation, even if it fails.
lesson-reaction-aim-other = Two points make it five chances in six.
lesson-reaction-aim-done = Two losses. The assailant could have turned the second into a retreat and given up: he persists, with two elements.

lesson-reaction-support = The neighbours
lesson-reaction-support-say = A friend next to the assaulted unit or to the assailant may fire too. Touch the 3rd Chasseurs.
lesson-reaction-support-mark = Support
lesson-reaction-support-other = The chasseurs touch the assailant: let them fire.
lesson-reaction-support-done = The chasseurs take aim.

lesson-reaction-skirmish = One point
lesson-reaction-skirmish-say = Level 2, and one point: 3 or less. After them nobody is left to answer, and the dice of the assault fall.
lesson-reaction-skirmish-other = One point is enough here; keep the last.
lesson-reaction-skirmish-done = Another element. One is left against four: 2 to 6, destroyed.

lesson-reaction-hold = Stand fast
lesson-reaction-hold-say = The winner may take the position, even one who was defending. Stay: your line is good.
lesson-reaction-hold-other = Here the line is worth more than the hex.
lesson-reaction-hold-done = A Blue chit: the 5th Line marches at your dragoons and assaults them.

lesson-reaction-charge = Counter-charge!
lesson-reaction-charge-say = Cavalry that was not in contact may counter-charge: one more on its assault score.
lesson-reaction-charge-other = Cavalry hardly shoots: it counter-charges.
lesson-reaction-charge-done = The dragoons set off, if the die agrees.

lesson-reaction-home = Your last point
lesson-reaction-home-say = Level 3, and one point: 4 or less. Then the dice: your dragoons count up to 4, the infantry up to 3.
lesson-reaction-home-other = That point will be of no more use later.
lesson-reaction-home-done = 6 to 3: three losses, that is two elements and one hex back.

lesson-reaction-advance = The ground
lesson-reaction-advance-say = The hex is empty: take it, or stay.
lesson-reaction-advance-done = The last Blue assault: the Landwehr falls upon your mounted infantry.

lesson-reaction-evade = Slip away
lesson-reaction-evade-say = Assaulted by a slower one, a unit may leave as by a forced march, if it passes its test. Choose the evasion.
lesson-reaction-evade-other = Four dice against your three, in open order: better be gone.
lesson-reaction-evade-done = A 2: passed.

lesson-reaction-away = Where you like
lesson-reaction-away-say = Up to three hexes, provided the last does not touch the assailant. Make for the village in 0406.
lesson-reaction-away-mark = The village
lesson-reaction-away-other = The village is worth three points: go there.
lesson-reaction-away-done = No fight, and the village is held.

## Words

word-element = Element
word-element-means = A die to throw and a life to lose; a unit without elements is gone.
word-chit = Chit
word-chit-means = Drawn from the bowl it makes its side activate a unit that has not acted this turn.
word-test = Reactivity test
word-test-means = One die: the unit’s level, command points included, or less. It opens fire, assault and forced march.
word-points = Command points
word-points-means = Thrown at the start of the turn, a die for eight elements; spent before a test, lost at the end.
word-march = Forced march
word-march-means = Up to 2 hexes for infantry, 3 for mounted and tribal, 4 for cavalry; no fire afterwards.
word-assault = Assault
word-assault-means = A die an element; those that do not exceed the score are added, and the weaker loses the difference.
word-reaction = Reaction
word-reaction-means = The answer to an assault, before its dice, by a unit that has not acted yet.
word-volley = Volley
word-volley-means = The assaulted unit fires at its assailant.
word-support = Support fire
word-support-means = A friend next to the assaulted unit or the assailant fires at the latter.
word-counter = Counter-charge
word-counter-means = Cavalry that was not in contact fights this assault with one more.
word-evasion = Evasion
word-evasion-means = Assaulted by a slower one, a unit leaves as by a forced march.
