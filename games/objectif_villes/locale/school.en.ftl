## First battle

lesson-first = First battle
lesson-first-blurb = One number a hex: moving, striking, holding seven towns.
lesson-first-end = You can play. Next: reckoning a ratio, then closing the refuges.

lesson-first-towns = Nine towns, seven are enough
lesson-first-towns-say = You are Tails. Whoever holds seven towns at the end of his moves wins. You hold four; Heads holds three.
lesson-first-towns-mark = The nine towns

lesson-first-walk = A step into a town
lesson-first-walk-say = Each piece has 5 points a turn. Entering costs 1 on plain, 2 in a town, 3 in forest, 4 on a mountain. Touch the piece in E6, then the town in F5.
lesson-first-walk-mark = Here, 2 points
lesson-first-walk-other = That is allowed, but the town beside it stays empty. Take it back and occupy the town first.
lesson-first-walk-done = Two points, a fifth town.

lesson-first-height = The ground is the strength
lesson-first-height-say = The same number is the strength: on a mountain a piece is worth 4. Climb from F2 to F3, beside the enemy piece that is worth 1 on its plain.
lesson-first-height-mark = Worth 4
lesson-first-height-other = From there you do not overlook E3. The mountain beside it is worth 4, and that settles it.
lesson-first-height-done = Four points spent: 4 to 1 is possible.

lesson-first-enough = Enough moved
lesson-first-enough-say = You move as many pieces as you like. This is enough: end your moves, combat follows.
lesson-first-enough-other = Nothing forbids it. For this lesson leave the other pieces where they are.
lesson-first-enough-done = Your towns are counted: five. The game goes on, and there is combat.

lesson-first-strike = Four to one: removed
lesson-first-strike-say = Touch the enemy piece in E3, then yours in F3, and attack. At 4 to 1 the target leaves the game; the attacker risks nothing.
lesson-first-strike-mark = Touch it
lesson-first-strike-other = D4 and E4 make only 3 to 1: the piece would have retreated. With the mountain it leaves the game.
lesson-first-strike-done = 4 to 1: Heads loses a piece and takes a turn without gaining anything.

lesson-first-sixth = A town without a guard
lesson-first-sixth-say = Clairmesnil in H2 is empty. From F3 it takes two plains and the town: 1 + 1 + 2 = 4 points. Go there.
lesson-first-sixth-mark = 4 points
lesson-first-sixth-other = The town in H2 is four points away and nobody guards it: that is the sixth.
lesson-first-sixth-done = Six towns. One is missing.

lesson-first-climb = The height above Gué-Perdu
lesson-first-climb-say = Heads holds the town in G6. Climb from G4 to H6: a plain, then the mountain, exactly 5 points. Rivers hinder neither march nor attack.
lesson-first-climb-mark = Worth 4
lesson-first-climb-other = It takes 6 to drive a piece from a town. The mountain in H6 gives 4 of them.
lesson-first-climb-done = Four of the six points of strength are there.

lesson-first-left = Through one’s friends
lesson-first-left-say = Bring the piece from D6 to F6. It walks through your town in F5: a friendly piece lets you pass, but not stop.
lesson-first-left-mark = Worth 1
lesson-first-left-other = F6 touches the town in G6: there the piece counts.
lesson-first-left-done = 4 + 1 = 5 to 2: one more.

lesson-first-right = The third one
lesson-first-right-say = And from E4 to G5. All pieces that touch the target may add up.
lesson-first-right-mark = Worth 1
lesson-first-right-other = One point of strength is missing against G6, and G5 gives it.
lesson-first-right-done = 4 + 1 + 1 = 6 to 2, which is 3 to 1.

lesson-first-count = To combat
lesson-first-count-say = Six to two is just enough to push back. End your moves.
lesson-first-count-other = Your three pieces are in place; further steps change nothing about the attack.
lesson-first-count-done = Six towns at the end of your moves: not seven yet.

lesson-first-push = Three to one: pushed back
lesson-first-push-say = Touch the enemy piece in G6, then your three pieces, and attack. At 3 to 1 it must retreat one hex, where Heads chooses.
lesson-first-push-mark = Touch it
lesson-first-push-other = Without this attack Heads keeps the town. Take it back: 6 to 2 drives him out.
lesson-first-push-done = Heads retreats to G7. The town in G6 is empty.

lesson-first-win = Now finish it
lesson-first-win-say = From here on the recruit plays in earnest. Keep your six towns, take a seventh, and end your moves: that is the victory.
lesson-first-win-done = Seven towns at the end of your moves: the game is won.

## The ratio

lesson-ratio = The ratio
lesson-ratio-blurb = Adding, dividing, rounding down, and sharing out the attackers.
lesson-ratio-end = You can reckon. What is left is to close the refuges.

lesson-ratio-values = What a piece is worth
lesson-ratio-values-say = A piece is worth what its hex is worth, attacker and target alike. D3 and E5 are mountains: 4. C3 is a town: 2. D4 is plain: 1.
lesson-ratio-values-mark = 4, 4, 2 and 1

lesson-ratio-table = Three times, four times
lesson-ratio-table-say = Three times the target’s value pushes it back, four times removes it; less does nothing. Against the town in C3: 6 pushes, 8 removes.
lesson-ratio-table-mark = 6 or 8

lesson-ratio-wood = Two pieces in contact
lesson-ratio-wood-say = The mountain in D3 gives 4: two more are needed. Enter the forest in C4, which is worth 3.
lesson-ratio-wood-mark = Worth 3
lesson-ratio-wood-other = From there the sum against C3 is too small: the forest in C4 gives 3.
lesson-ratio-wood-done = 4 + 3 = 7 to 2.

lesson-ratio-halt = To combat
lesson-ratio-halt-say = Two enemy pieces are in contact. End your moves; you will choose the order of the attacks.
lesson-ratio-halt-other = All is in place: one more step would add nothing.
lesson-ratio-halt-done = Two targets, three attackers.

lesson-ratio-spare = Each one once
lesson-ratio-spare-say = A piece attacks once a turn. D3 would do against D4, but would then be missing against C3: strike D4 with E5, which touches nothing else.
lesson-ratio-spare-mark = With E5
lesson-ratio-spare-other = Allowed, but that piece is spent now, and the sum against C3 is no longer there.
lesson-ratio-spare-done = 4 to 1: removed. C4 and D3 are still free.

lesson-ratio-round = Rounded down
lesson-ratio-round-say = Attack C3 with C4 and D3: 7 to 2. Seven divided by two is three and a half, so 3 to 1. The half is lost.
lesson-ratio-round-mark = 7 to 2
lesson-ratio-round-other = Both attackers were ready: 7 to 2 drives Heads from the town.
lesson-ratio-round-done = 3 to 1: Heads retreats to B3 and passes.

lesson-ratio-enter = The place is free
lesson-ratio-enter-say = Nobody advances after a combat: the town is taken in the next turn. Come down from D3 to C3, 2 points.
lesson-ratio-enter-mark = The town
lesson-ratio-enter-other = The town in C3 is empty and two points away: it is what the combat was for.
lesson-ratio-enter-done = The town is yours.

## Refuges

lesson-refuge = Refuges
lesson-refuge-blurb = Where a piece that is pushed back may go, and how to close every door to it.
lesson-refuge-end = You know what matters most: the rulebook tells the rest, figure by figure.

lesson-refuge-ways = Six neighbours, few doors
lesson-refuge-ways-say = A piece that is pushed back goes one hex: empty, on land, across no river, and not where the enemy would still be at 3 to 1. From C3 the river closes B4 and C4, and D3 overlooks C2: B3 is left.
lesson-refuge-ways-mark = Only one is open

lesson-refuge-shut = Closing the door
lesson-refuge-shut-say = At the refuge all your neighbours count. Enter the forest in B4: it touches C3 and B3. In B3, a plain, you would be at 3 to 1.
lesson-refuge-shut-mark = Touches both
lesson-refuge-shut-other = From there B3 stays open and the piece gets away. The forest in B4 touches the refuge too.
lesson-refuge-shut-done = 3 to 1 in B3: the last refuge is closed.

lesson-refuge-ready = To combat
lesson-refuge-ready-say = From bank to bank pieces touch and fight. End your moves.
lesson-refuge-ready-other = B4 and D3 are in place: that is enough.
lesson-refuge-ready-done = 3 + 4 = 7 to 2.

lesson-refuge-corner = No refuge
lesson-refuge-corner-say = Attack C3 with B4 and D3. It is only 3 to 1, but there is nowhere to go: the piece is removed.
lesson-refuge-corner-mark = No way out
lesson-refuge-corner-other = The piece stays in the town. Take it back: it has no refuge left.
lesson-refuge-corner-done = Removed at 3 to 1. Heads answers: from the forest in F8, 3 to 1 against your piece in F7.

lesson-refuge-choose = Your turn to retreat
lesson-refuge-choose-say = The defender chooses. Ground costs nothing here: retreat to G7, a town. There 3 to 2 is no more than 1 to 1.
lesson-refuge-choose-mark = A town
lesson-refuge-choose-other = That refuge is open too. But in a town the piece is worth 2, and the town is yours.
lesson-refuge-choose-done = Pushed back into a town: Heads did you a service.

## Words

word-hold = To hold
word-hold-means = A piece stands in the town. Having passed through counts for nothing.
word-points = Points
word-points-means = Five a piece and turn; each hex entered is paid for.
word-ratio = Ratio
word-ratio-means = The sum of the attackers to the target’s value, rounded down.
word-refuge = Refuge
word-refuge-means = The hex to which a piece that is pushed back may go.
word-value = Value
word-value-means = Plain 1, town 2, forest 3, mountain 4: what a piece there is worth.
word-spent = Spent
word-spent-means = A piece that has attacked this turn.
word-cornered = Cornered
word-cornered-means = Pushed back with nowhere to go: removed.
