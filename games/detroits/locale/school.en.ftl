## First broadside

lesson-first = First broadside
lesson-first-blurb = Three orders, a broadside at arm’s length, and the strait is yours.
lesson-first-end = You can sail and fire. Next: writing orders, then choosing your moment.

lesson-first-zone = Between the four lighthouses
lesson-first-zone-say = You command the blue ships. Be alone in these waters at the end of a turn, and the game is won. One enemy frigate still lies there.
lesson-first-zone-mark = The zone

lesson-first-sail = The frigate goes in
lesson-first-sail-say = Before anything moves, both sides write their orders in secret. Your frigate F1 points to 2, the north-east: touch the hex ahead of its bow.
lesson-first-sail-mark = Straight ahead
lesson-first-sail-other = That is allowed, but the enemy is to the north-east: the hex ahead of the bow first.
lesson-first-sail-done = One order, one point. A ship has six a turn.

lesson-first-again = One hex more
lesson-first-again-say = Straight ahead again: in 09.05 she will be side by side with the enemy.
lesson-first-again-mark = Once more
lesson-first-again-other = From there she would not come close enough. One more hex, straight ahead.
lesson-first-again-done = Two points. But the enemy would be dead ahead, and there nothing can be hit.

lesson-first-turn = Show your side
lesson-first-turn-say = Guns fire abeam. Turn by a sixth to 1: touch the hex to the left of the bow.
lesson-first-turn-mark = Turn to 1
lesson-first-turn-other = The enemy must be beside you, not ahead: turn to 1.
lesson-first-turn-done = Three points. The numbers on the water are what a salvo would take there.

lesson-first-seal = Seal
lesson-first-seal-say = That is enough. Close the line: it is sealed, and both sides carry out their orders together, step by step.
lesson-first-seal-other = She is well placed: close the line and add nothing.
lesson-first-seal-done = The enemy fired too early: at three hexes, a single point. Then it turned.

lesson-first-fire = Fire!
lesson-first-fire-say = It lies abeam, one hex away: three points. Touch it and fire.
lesson-first-fire-mark = One hex away
lesson-first-fire-other = This is the last chance of the turn, and the best. Take it back and fire.
lesson-first-fire-done = It has 2 points left: adrift. The wind drives it south, onto the reef.

lesson-first-win = Now finish it
lesson-first-win-say = From here on the recruit plays in earnest. Write a line for each ship, sink the stranded one when it lies abeam, and stay in the zone.
lesson-first-win-done = Alone between the lighthouses: the strait is yours.

## Writing orders

lesson-orders = Writing orders
lesson-orders-blurb = Six points, digits and Rs, and guessing where the other will be.
lesson-orders-end = You can write. What is left is choosing the moment to fire.

lesson-orders-rose = Six directions
lesson-orders-rose-say = The compass rose numbers them: 1 is north, then clockwise to 6. Your three-master T1 points to 1 and fills two hexes, bow and stern.
lesson-orders-rose-mark = It points to 1

lesson-orders-ahead = A digit: advance
lesson-orders-ahead-say = Touch the hex ahead of the bow. What is written is 1; the stern will follow into the hex that the bow leaves.
lesson-orders-ahead-mark = 1
lesson-orders-ahead-other = Turning is possible too; but begin with one hex ahead.
lesson-orders-ahead-done = The line says: 1.

lesson-orders-swing = An R: turn
lesson-orders-swing-say = Touch the hex to the right of the bow to turn to 2. The bow stays in place, the stern swings the other way.
lesson-orders-swing-mark = R
lesson-orders-swing-other = This turn opens the way east: R, to 2.
lesson-orders-swing-done = A sixth of a circle, one point. Mind the rocks behind the stern.

lesson-orders-next = The digit that follows
lesson-orders-next-say = Advance to 2. The line reads 1 R 2: the digit after the R tells which way the ship turned.
lesson-orders-next-mark = 2
lesson-orders-next-other = Straight ahead, to 2: the enemy is in the east.
lesson-orders-next-done = 1 R 2: three points.

lesson-orders-round = Turn again
lesson-orders-round-say = Pass south of the reef: turn to 3.
lesson-orders-round-mark = R
lesson-orders-round-other = To 2 the way leads onto the reef. Turn to 3.
lesson-orders-round-done = 1 R 2 R: the digit will follow.

lesson-orders-five = South-east
lesson-orders-five-say = Advance to 3.
lesson-orders-five-mark = 3
lesson-orders-five-other = The line of the rulebook goes on to 3.
lesson-orders-five-done = Five points of six.

lesson-orders-six = The last point
lesson-orders-six-say = One more hex to 3. With six points the line closes by itself.
lesson-orders-six-mark = 3
lesson-orders-six-other = From 14.10 the enemy will lie abeam. One more hex.
lesson-orders-six-done = 1 R 2 R 3 3: six points, the line is finished.

lesson-orders-guess = Where will it be?
lesson-orders-guess-say = Three-masters move first, then the frigates in pairs, F1 with F1. The enemy points to 6: let us bet that it sails straight on and is in 14.08 at the second step.
lesson-orders-guess-mark = Its way

lesson-orders-frigate = To meet it
lesson-orders-frigate-say = Your frigate points to 3. Advance one hex.
lesson-orders-frigate-mark = 3
lesson-orders-frigate-other = To cross its way you must first come closer: 3.
lesson-orders-frigate-done = At the first step it would still be too far away.

lesson-orders-abreast = Two hexes away
lesson-orders-abreast-say = To 3 again: in 12.08 you will be two hexes from 14.08.
lesson-orders-abreast-mark = 3
lesson-orders-abreast-other = One more hex, and 14.08 is in range.
lesson-orders-abreast-done = Two points.

lesson-orders-present = End with a turn
lesson-orders-present-say = Turn to 4: 14.08 will lie abeam. A line that ends with an R names the direction in brackets: R(4).
lesson-orders-present-mark = R(4)
lesson-orders-present-other = The other way round 14.08 would be outside the field. Turn to 4.
lesson-orders-present-done = 3 3 R(4): the brackets cost nothing.

lesson-orders-seal = Seal
lesson-orders-seal-say = Points that are left are lost, but you need not spend them. Close the line.
lesson-orders-seal-other = Stay there: if the enemy sails straight on, it passes before your guns.
lesson-orders-seal-done = T1 has sailed its six orders. The enemy frigate has not moved yet.

lesson-orders-first-fire = The three-master first
lesson-orders-first-fire-say = The pair T1 comes before the frigates: the enemy is still in its place, two hexes to port. There a three-master takes 3.
lesson-orders-first-fire-mark = Two hexes
lesson-orders-first-fire-other = T1 has no order left: this is its last chance. Fire.
lesson-orders-first-fire-done = 8 less 3: it has 5 left. It answers at T1: 2 points.

lesson-orders-reward = Well guessed
lesson-orders-reward-say = It sailed straight on and lies in 14.08, abeam of you. Fire!
lesson-orders-reward-mark = As foreseen
lesson-orders-reward-other = You waited for it there: fire.
lesson-orders-reward-done = It has 3 points left: it obeys no longer, and the wind pushes it one hex north.

## The moment to fire

lesson-fire = The moment to fire
lesson-fire-blurb = One shot a ship and turn: close by, or to both sides.
lesson-fire-end = You can wait. What is left is what happens when hulls touch.

lesson-fire-abeam = Abeam
lesson-fire-abeam-say = The orders are written, the pair T1 is being moved. Your three-master reaches four hexes, but only to its two sides. It has an enemy on either side.
lesson-fire-abeam-mark = One a side

lesson-fire-both = To both sides
lesson-fire-both-say = Touch both frigates, then fire: one salvo a side, at two ships, at the same moment. 4 points at one hex, 3 at two.
lesson-fire-both-mark = 4 and 3
lesson-fire-both-other = One shot a turn: the other side would be silent until the next. Take both.
lesson-fire-both-done = F2 has 5 points left, F1 has 6.

lesson-fire-three = Too far
lesson-fire-three-say = The pair F1 begins. The enemy is three hexes away: 1 point. It is coming towards you; hold your fire.
lesson-fire-three-other = One point, and your shot is spent. Take it back and wait.
lesson-fire-three-done = It fires at T1 from three hexes: 1 point, and it will not fire again.

lesson-fire-two = Not yet
lesson-fire-two-say = Two hexes: 2 points. Each has one step left; wait once more.
lesson-fire-two-other = That is better, but one step more makes it 3.
lesson-fire-two-done = The last step.

lesson-fire-one = Now!
lesson-fire-one-say = One hex: 3 points. No order is left: the table says that this is the last chance. Fire!
lesson-fire-one-mark = One hex away
lesson-fire-one-other = After this there is nothing: a shot that is held now is lost.
lesson-fire-one-done = 6 less 3: adrift. Its companion fires at T1 once more.

lesson-fire-blind = The blind spot
lesson-fire-blind-say = Dead ahead and dead astern no gun reaches. So come end on, turn, fire; and end the turn before a bow rather than before a broadside.
lesson-fire-blind-mark = Blind spot

## Hull against hull

lesson-contact = Hull against hull
lesson-contact-blurb = Boarding, ramming, and leaving it to the wind.
lesson-contact-end = You know what matters most: the rulebook tells the rest, figure by figure.

lesson-contact-meet = Nose to nose
lesson-contact-meet-say = Two ships in one hex stop. Parallel enemies board: fire at point-blank until one sinks. Your T1 has 17 points, the frigate 9.
lesson-contact-meet-mark = 17 to 9

lesson-contact-board = Board it
lesson-contact-board-say = Advance T1 to 4, straight into the frigate.
lesson-contact-board-mark = 4
lesson-contact-board-other = Head-on the ships are parallel: sail straight at it.
lesson-contact-board-done = It means to advance too, but T1 moves first.

lesson-contact-close = Nothing more
lesson-contact-close-say = At a contact everything stops: further orders would be lost. Close the line.
lesson-contact-close-other = The ship will stop anyway: close the line.
lesson-contact-close-done = Now F1.

lesson-contact-ram = The ram
lesson-contact-ram-say = Your frigate has F2 ahead, lying across. Advance to 2: your bow in its side costs it 2 points and you none.
lesson-contact-ram-mark = 2
lesson-contact-ram-other = Straight ahead, to 2: it is the bow that rams.
lesson-contact-ram-done = One order is enough.

lesson-contact-seal = Seal
lesson-contact-seal-say = Close the line and watch.
lesson-contact-seal-other = There is nothing more to write: close the line.
lesson-contact-seal-done = Boarding: three rounds, the frigate sinks, T1 has 8 left. Ramming: F2 loses 2 and will not move this turn.

lesson-contact-point-blank = Point-blank
lesson-contact-point-blank-say = In one hex ships fire at distance 1, to either side. F2 has 6 points: fire.
lesson-contact-point-blank-mark = 6 points
lesson-contact-point-blank-other = It cannot move any more: fire.
lesson-contact-point-blank-done = It has 3 points left: it obeys only the wind.

lesson-contact-wind = The wind did the rest
lesson-contact-wind-say = The wind drives to the south: F2 has left the zone. You are alone there, and the game is won.
lesson-contact-wind-mark = Pushed one hex

## Words

word-zone = The zone
word-zone-means = The sea hexes between the four lighthouses. Whoever is alone there at the end of a turn wins.
word-line = Line
word-line-means = A ship’s orders for the turn, six points at most, secret until they are carried out.
word-heading = Heading
word-heading-means = The direction in which the bow points, from 1, north, to 6, north-west.
word-stern = Stern
word-stern-means = A three-master’s hex right behind its bow; it swings when the ship turns.
word-pair = Pair
word-pair-means = The two ships of the same number, one of each side, that are moved together.
word-broadside = Broadside
word-broadside-means = The fire of one side, port or starboard: the closer, the more it takes.
word-chance = Chance
word-chance-means = Before the first step of a pair and after each one: the moment when its ships may fire.
word-adrift = Adrift
word-adrift-means = At 3 points or fewer: the ship obeys no orders, and the wind pushes it one hex a turn.
word-boarding = Boarding
word-boarding-means = Two parallel enemies in one hex fire at each other until one sinks.
word-ramming = Ramming
word-ramming-means = A bow advances into a ship that lies across: that ship loses 2 points.
