## First fight

lesson-first = First fight
lesson-first-blurb = Noting a speed, ending face to face, and not before his guns.
lesson-first-end = You can fly. Next: turns and levels, then the art of being second.

lesson-first-sky = Face to face
lesson-first-sky-say = You are West. An aircraft that ends its flight pointing at an enemy, in a straight line, one or two hexes away, shoots it down. There is no die.
lesson-first-sky-mark = Four aircraft

lesson-first-note = Noted in secret
lesson-first-note-say = At the beginning of a turn a speed is noted for each aircraft, without seeing the enemy’s: one more, one less, or the same. Note 3 for West 1.
lesson-first-note-other = That is allowed. But at 3, West 1 will end just two hexes from East 1: take it back.
lesson-first-note-done = West 1 will fly three hexes.

lesson-first-second = The other aircraft
lesson-first-second-say = The same for West 2: at speed 3 it will have two turns. Note 3.
lesson-first-second-other = That is allowed; but West 2 will need two turns, and speed 3 gives them.
lesson-first-second-done = East has noted too. You fly first.

lesson-first-face = Straight on
lesson-first-face-say = The whole speed is flown. Lead West 1 straight to 10.04, heading east: East 1 will be two hexes ahead of it.
lesson-first-face-mark = Two hexes ahead
lesson-first-face-other = From there East 1 is not in the line. Straight on at 10.04 it is.
lesson-first-face-done = East 1 is in the line: it falls when all your aircraft have flown.

lesson-first-aside = Out of the line
lesson-first-aside-say = Straight on, West 2 would end in front of East 2. Turn: one hex east, two north-east, then east again in 08.06. An aircraft turns on entering a hex.
lesson-first-aside-mark = Out of sight
lesson-first-aside-other = There East 2 could have it in its line. In 08.06 it is safe.
lesson-first-aside-done = East 1 is shot down. East 2 flies and finds nobody in front of it.

lesson-first-win = Two against one
lesson-first-win-say = From here on the recruit plays in earnest. Shoot East 2 down, or keep your two aircraft until the end of turn 8: the larger squadron wins.
lesson-first-win-done = The sky is yours.

## Speed, turns, levels

lesson-flight = Speed and turning
lesson-flight-blurb = The table of turns, climbing, coming down.
lesson-flight-end = You know where an aircraft can go. What is left is to guess where the other will.

lesson-flight-table = The table of turns
lesson-flight-table-say = At 2, one turn of 60° or 120°. At 3 and 4, two turns of 60°, in two hexes. At 5 and 6, a single one. A fast aircraft can be foreseen.
lesson-flight-table-mark = Heading east

lesson-flight-slow = Slowing down
lesson-flight-slow-say = To turn about one must be slow. Note 2.
lesson-flight-slow-other = That is allowed, but only speed 2 turns by 120°.
lesson-flight-slow-done = Two hexes, one wide turn.

lesson-flight-about = A hundred and twenty degrees
lesson-flight-about-say = The first hex is always the one ahead: 10.16. There swing to the south-west and end in 09.17.
lesson-flight-about-mark = Heading south-west
lesson-flight-about-other = That is a possible end. To turn about go to 09.17, heading south-west.
lesson-flight-about-done = A single turn, of 120°.

lesson-flight-faster = One more
lesson-flight-faster-say = From turn to turn one gains or loses one. Note 3.
lesson-flight-faster-other = At 2 there would be one turn: two are needed.
lesson-flight-faster-done = Three hexes, two turns.

lesson-flight-twice = Two turns
lesson-flight-twice-say = From 09.18 south-east, from 09.19 east: end in 10.19, heading east. Each turn is of 60°, in a hex of its own.
lesson-flight-twice-mark = Heading east
lesson-flight-twice-other = That is a possible end; but the island lies east: 10.19, heading east.
lesson-flight-twice-done = Two turns of 60°.

lesson-flight-levels = Sea, plain, plateau
lesson-flight-levels-say = Plain is one level above the sea, plateau one level above plain. Climbing a level costs one point more.
lesson-flight-levels-mark = An island

lesson-flight-keep = Keeping one’s speed
lesson-flight-keep-say = Note 3 again: a hex of sea, then a plain for 2 points.
lesson-flight-keep-other = With 2 one point would be missing before the plain, and without a turn the aircraft would be lost.
lesson-flight-keep-done = 1 + 2 = 3.

lesson-flight-climb = Climbing
lesson-flight-climb-say = Straight on: 11.19 for one point, 12.19 for two. An aircraft that cannot pay for the hex ahead is lost.
lesson-flight-climb-mark = 2 points
lesson-flight-climb-other = That is a possible end. To see the climb go to 12.19, heading east.
lesson-flight-climb-done = Two hexes for three points.

lesson-flight-again = Three once more
lesson-flight-again-say = Coming down gives the points back: note 3.
lesson-flight-again-other = That is allowed; at 3 the descent will lead to 16.19.
lesson-flight-again-done = Three points, and one more on the way down.

lesson-flight-dive = Coming down
lesson-flight-dive-say = From plain to sea one gains a point, and it must be flown too. Straight on to 16.19: four hexes at speed 3.
lesson-flight-dive-mark = The fourth hex
lesson-flight-dive-other = That is a possible end. Straight on the descent leads to 16.19.
lesson-flight-dive-done = Hexes flown = speed + level at the start − level at the end.

## Being second

lesson-secret = Second to fly
lesson-secret-blurb = Guessing where the enemy ends, and waiting two hexes away.
lesson-secret-end = You know what matters most: the rulebook tells the rest, figure by figure.

lesson-secret-order = East flies first
lesson-secret-order-say = The first player flies all his aircraft, then they fire; after that the second. This turn East 1 flies before you.
lesson-secret-order-mark = East 1 flies first

lesson-secret-guess = Where will he end?
lesson-secret-guess-say = From 3 he notes 2, 3 or 4: straight on he ends in 10.16, 09.16 or 08.16. He wants you one or two hexes before him, but you are too far.
lesson-secret-guess-mark = Three ends

lesson-secret-slow = Let him come
lesson-secret-slow-say = Note 2: you will end in 07.16, two hexes from 09.16. Too fast, and you would collide.
lesson-secret-slow-other = That is allowed; but any faster and you risk a collision. Note 2.
lesson-secret-slow-done = He noted 3 and ends in 09.16, four hexes from you: nobody is in his reach.

lesson-secret-answer = The answer
lesson-secret-answer-say = Fly straight to 07.16, heading east: he is two hexes away.
lesson-secret-answer-mark = Two hexes away
lesson-secret-answer-other = From there he is not in the line. Straight on to 07.16.
lesson-secret-answer-done = Shot down: whoever flies second sees where the first has ended.

## Words

word-heading = Heading
word-heading-means = Where an aircraft points: one of six directions.
word-speed = Speed
word-speed-means = From 2 to 6; noted in secret, flown to the end.
word-line = Line
word-line-means = The two hexes straight ahead: an enemy there is shot down.
word-turn = Turn in flight
word-turn-means = One goes straight into a hex, then swings.
word-level = Level
word-level-means = Sea, plain, plateau: climbing costs a point a level, coming down gives it back.
word-secret = In secret
word-secret-means = A noted speed is known only when its aircraft flies.
