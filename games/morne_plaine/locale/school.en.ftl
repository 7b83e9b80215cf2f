## First battle

lesson-first = First battle
lesson-first-blurb = Guns, a march, a charge and a melee: one turn of a real battle.
lesson-first-end = You can play. Next: formations, then charges and reactions, then morale.

lesson-first-armies = Three enemy units
lesson-first-armies-say = You lead the French, in blue. An army that has lost half its value breaks: here any two of these three units. Whoever holds the knoll at the end has 8 points for it.
lesson-first-armies-mark = Any two of them

lesson-first-guns = The battery opens fire
lesson-first-guns-say = Touch your battery, then the 30th Foot on the knoll. From 8 to 24 inches away the die less 1 gives the hits; the target saves each on a 6.
lesson-first-guns-mark = Touch both
lesson-first-guns-other = That is allowed. But guns speak first: each figure they take from the knoll is one fewer in the melee.
lesson-first-guns-done = A 5 gives 4 hits, none is saved: the 30th has 16 figures left.

lesson-first-march = Forward march
lesson-first-march-say = Infantry goes 4 inches. Touch the second battalion, on the right, and drag it straight ahead; no corner may go farther than that.
lesson-first-march-mark = 4 inches
lesson-first-march-other = It may turn, too, or go twice as far without firing. Here it only has to go straight ahead.
lesson-first-march-done = The second battalion covers the right and has done its part of this turn.

lesson-first-charge = Charge
lesson-first-charge-say = A column strikes with all its figures when it charges. Touch the first battalion, then the 30th Foot, and charge. Nobody measures before: infantry runs 8 inches.
lesson-first-charge-mark = About 7 inches
lesson-first-charge-other = From there the battalion would be shot at for another turn. The knoll is within a charge: go.
lesson-first-charge-done = The 30th fires and holds: one of yours falls, and 23 reach the line.

lesson-first-done = Everybody has acted
lesson-first-done-say = Each unit does one thing a turn. Yours have done theirs: end the actions.
lesson-first-done-done = Now the commanders may ride, then all melees are fought.

lesson-first-chiefs = The aide-de-camp
lesson-first-chiefs-say = Units within 6 inches of him may throw a failed morale test again. Leave him where he is, and end the command phase.
lesson-first-chiefs-other = He may ride up to 18 inches; it does no harm. Then end the command phase.
lesson-first-chiefs-done = On to the melee.

lesson-first-melee = Cold steel
lesson-first-melee-say = Your 23 figures throw a die each and hit on 4 or more, because they charge. The 30th strikes with its first rank, 8 figures, on 5 or more. Fight it.
lesson-first-melee-mark = 23 against 8
lesson-first-melee-done = Eleven fall: a battalion of 20 with 5 left is routed and leaves the table. The knoll is free.

lesson-first-stay = What the victor does
lesson-first-stay-say = A victor may stay, or fall back in good order. Stay: your battalion now stands on the knoll.
lesson-first-stay-other = Then the knoll stays with the Allies, who held it last. Take it back and stay.
lesson-first-stay-done = 5 points for the battalion, 8 for the knoll.

lesson-first-win = Now hold it
lesson-first-win-say = From here on the recruit plays in earnest, to the end of the second round. You lead by 13 points: keep your battalions together, or take the second unit that breaks his army.
lesson-first-win-done = The day is yours.

## Formations

lesson-formations = Formations
lesson-formations-blurb = A line fires, a column marches, a square keeps off the horse.
lesson-formations-end = Line to shoot, column to strike, square against horse. Next: the charge.

lesson-formations-four = One battalion, several shapes
lesson-formations-four-say = Your second battalion stands in line, two ranks deep. The first marches in column, three abreast. The enemy has a line too, and light dragoons in echelon.
lesson-formations-four-mark = Four shapes

lesson-formations-volley = The whole line fires
lesson-formations-volley-say = A line that does not move fires with every figure, on 5 or more up to 6 inches. Touch the second battalion, then the enemy line, and volley.
lesson-formations-volley-mark = 20 dice
lesson-formations-volley-other = A unit that moves first fires with its first rank only, and on 6. The volley is four times as deadly.
lesson-formations-volley-done = 8 hits, 6 lost. More than a quarter, so the battalion tests its morale, and holds.

lesson-formations-line = From column to line
lesson-formations-line-say = A march column never fires and strikes last. Have the first battalion form line; its front stays where it is.
lesson-formations-line-mark = Form line
lesson-formations-line-other = That is possible. But in march column it could not even answer a charge: form line.
lesson-formations-line-done = The change was its action for this turn.

lesson-formations-over = End the actions
lesson-formations-over-say = Both battalions have acted.
lesson-formations-over-done = An aide-de-camp nearby would even have allowed a move with the change.

lesson-formations-hand = Over to the Allies
lesson-formations-hand-say = Leave your aide-de-camp where he is: he is within 6 inches of the first battalion. End the command phase.
lesson-formations-hand-other = He may ride. But within 6 inches of the battalion he gives it a second throw: take it back.
lesson-formations-hand-done = The light dragoons charge!

lesson-formations-square = Form square!
lesson-formations-square-say = Infantry that is charged chooses a reaction. Against horse there is one answer: form square, on 5 or more, thrown again because the aide-de-camp is near.
lesson-formations-square-mark = Here they come
lesson-formations-square-other = A line is ridden down: the dragoons would strike with all twelve, on 4. Take it back and form square.
lesson-formations-square-done = A 5: in time. Against a square horse has no bonus: two dragoons fall, the rest flee off the table.

lesson-formations-hold = Stay
lesson-formations-hold-say = You have won the melee. Squares hardly pursue: stay.
lesson-formations-hold-other = Falling back gives the ground away for nothing. Stay.
lesson-formations-hold-done = The battalion may take a new formation at once.

lesson-formations-keep = Line or square?
lesson-formations-keep-say = Keep the square, or reform: a square is safe from horse but guns hit it twice as hard.
lesson-formations-keep-done = No horse is left: both answers are right.

## Charge and reaction

lesson-charge = Charge and reaction
lesson-charge-blurb = In flank, with support, in pursuit; and what the other side may do about it.
lesson-charge-end = You know how battles are decided. What is left is how units break: morale.

lesson-charge-eye = By eye
lesson-charge-eye-say = A charge goes twice the base move: 8 inches for infantry, 16 for cavalry. It is not measured before it is declared.
lesson-charge-eye-mark = How far is it?

lesson-charge-flank = Into the flank
lesson-charge-flank-say = Your dragoons stand behind the front line of the Verden battalion. Charged from there it cannot react. Touch them, then the battalion, and charge.
lesson-charge-flank-mark = Beside the line
lesson-charge-flank-other = From the front the line would fire first. The dragoons stand on its flank: that is where a battle is won.
lesson-charge-flank-done = It turns about and loses 4 stragglers before a blow is struck. You strike first.

lesson-charge-column = The columns
lesson-charge-column-say = Now the 30th Foot, from the front. Declare the charge of the first battalion.
lesson-charge-column-mark = The lead
lesson-charge-column-other = The column in front has the shortest way to the 30th Foot: let it lead.
lesson-charge-column-done = Declared: others of its arm may follow.

lesson-charge-support = One behind the other
lesson-charge-support-say = The second battalion stands right behind. Add it as a support: it strikes with half its dice and shares the hits.
lesson-charge-support-mark = Support
lesson-charge-support-other = Alone the first battalion takes all the blows. Take it back and add the second.
lesson-charge-support-done = Two battalions, one target.

lesson-charge-go = Go
lesson-charge-go-say = The fourth light is too far off to help. Let them go: the 30th Foot must now choose a reaction.
lesson-charge-go-other = It would fall short and stand in the open. Take it back and go.
lesson-charge-go-done = The 30th tries a volley, needs 5 and throws 3: nobody fires. Both columns reach it.

lesson-charge-over = End the actions
lesson-charge-over-say = Keep the fourth light in line: it will need its fire. End the actions.
lesson-charge-over-other = Allowed. But a unit that has fired is no worse in reaction; for this lesson leave it alone.
lesson-charge-over-done = Two melees await.

lesson-charge-chiefs = Commanders
lesson-charge-chiefs-say = A general reaches 12 inches. End the command phase; the melees begin.
lesson-charge-chiefs-other = He may ride there. End the command phase then.
lesson-charge-chiefs-done = The side whose turn it is chooses the order.

lesson-charge-first = The flank first
lesson-charge-first-say = Fight the first melee. In the flank you strike before the enemy does, all twelve dragoons on 4 or more.
lesson-charge-first-mark = You strike first
lesson-charge-first-other = The order is yours, but the lesson goes on with the dragoons.
lesson-charge-first-done = Ten lost against none, at −2: the Verden battalion breaks and runs 7 inches.

lesson-charge-pursue = Ride on
lesson-charge-pursue-say = You may stay, fall back, or pursue: one more charge move, straight after them. Pursue.
lesson-charge-pursue-mark = After them
lesson-charge-pursue-other = In good order, but they get away. Fresh horse behind a running battalion: pursue.
lesson-charge-pursue-done = Caught: 4 more stragglers, and a new melee next turn. If it breaks again it is destroyed.

lesson-charge-second = The columns strike
lesson-charge-second-say = Now the second melee: 24 dice of the first battalion, 12 of its support.
lesson-charge-second-mark = 24 + 12 dice
lesson-charge-second-done = 17 hits, 11 lost. Twice the losses, outnumbered, below half: −3. The 30th runs.

lesson-charge-stay = Not everybody pursues
lesson-charge-stay-say = Columns in pursuit leave a gap. Stay this time.
lesson-charge-stay-other = A bold choice, and a legal one. Here the battalions are needed where they are.
lesson-charge-stay-done = They may reform at once.

lesson-charge-keep = As you are
lesson-charge-keep-say = Keep the columns, and hand over the turn.
lesson-charge-keep-other = In another shape they would fight as well; this lesson leaves them in column.
lesson-charge-keep-done = The 33rd Foot charges the fourth light!

lesson-charge-volley = Wait for it
lesson-charge-volley-say = Fire and hold is safe: the first rank, on 6. A volley needs 5 or more to be ready, and then everybody fires on 5. Dare it.
lesson-charge-volley-mark = 20 dice, if ready
lesson-charge-volley-other = That is the cautious way. The daring one is the volley: take it back and try.
lesson-charge-volley-done = Ready! 7 fall, more than a quarter; the 33rd fails its test and runs before it has touched you.

## Morale

lesson-morale = Morale
lesson-morale-blurb = Why units run, how they rally, and how fear spreads.
lesson-morale-end = That is all it takes: shake one unit, and the army may follow. The rulebook has the rest, figure by figure.

lesson-morale-test = A die, and 4 or more
lesson-morale-test-say = A morale test is one die: 4 or more passes, 1 always fails, 6 always passes. Your first battalion has failed one and runs for your edge.
lesson-morale-test-mark = Who runs, who stands

lesson-morale-quarter = A quarter is enough
lesson-morale-quarter-say = A unit that loses a quarter to fire in one turn must test. The Verden battalion has 20: five will do. Volley with your second battalion.
lesson-morale-quarter-mark = 24 dice
lesson-morale-quarter-other = That would spare the enemy the test. A volley takes nearly seven figures on average.
lesson-morale-quarter-done = 7 lost, a test, a 2: it breaks and runs 6 inches.

lesson-morale-rally = Rally!
lesson-morale-rally-say = Your aide-de-camp is within 6 inches of the fugitives, so a failed die is thrown again. Touch the first battalion and rally it.
lesson-morale-rally-mark = Three times in four
lesson-morale-rally-other = Unrallied it runs on at the end of your actions, and may leave the table.
lesson-morale-rally-done = A 2, thrown again: 5. It stands.

lesson-morale-face = Face the enemy
lesson-morale-face-say = A unit that has rallied takes any formation and facing at once. Take a line to the north.
lesson-morale-face-mark = About face
lesson-morale-face-done = That was its action.

lesson-morale-over = End the actions
lesson-morale-over-say = None of yours is running any more. End the actions.
lesson-morale-over-done = Now the aide-de-camp may ride.

lesson-morale-ride = Where he is needed
lesson-morale-ride-say = A commander rides up to 18 inches after all others have moved. Bring him behind the second battalion.
lesson-morale-ride-mark = Within 6 inches
lesson-morale-ride-other = He is worth most beside those who will be tested next. Take it back and ride.
lesson-morale-ride-done = The second battalion may throw again now.

lesson-morale-wait = Fear spreads
lesson-morale-wait-say = At the start of its turn a side tests every unit within 6 inches of a friend who runs. End the command phase and look.
lesson-morale-wait-done = The 30th Foot panics on a 3 and is gone; the Verden battalion fails to rally. The Allied army is broken.

## Words

word-figure = Figure
word-figure-means = One lead soldier. A unit is worth its figures; a loss takes one away.
word-value = Value
word-value-means = What a lost unit counts: infantry a quarter of its figures, cavalry half, a battery 5.
word-save = Save
word-save-means = A die for each hit: on its number the hit does nothing.
word-charge = Charge
word-charge-means = A run of twice the base move that ends in a melee.
word-reaction = Reaction
word-reaction-means = What a charged unit does before it is reached: fire, volley, fall back, change formation.
word-command = Command range
word-command-means = 6 inches from an aide-de-camp, 12 from a general: failed tests are thrown again.
word-melee = Melee
word-melee-means = Units in contact strike until one side breaks.
word-rank = Rank
word-rank-means = Figures side by side; the first rank is the front.
word-volley = Volley
word-volley-means = Fire of a unit that does not stir: all who may, on 5 up to 6 inches, on 6 up to 12.
word-reform = Formation change
word-reform-means = Another formation, front or facing: an action, or free near a commander.
word-square = Square
word-square-means = Four fronts; cavalry has no charge bonus against it, guns hit it twice.
word-flank = Flank
word-flank-means = Half the charger behind the target’s front line when it starts.
word-stragglers = Stragglers
word-stragglers-means = Figures lost on contact without a save.
word-support = Support
word-support-means = A unit that charges behind another: half its dice, half the hits.
word-pursuit = Pursuit
word-pursuit-means = One more charge move after a unit that flees.
word-test = Morale test
word-test-means = A die and its modifiers: 4 or more passes.
word-flight = Flight
word-flight-means = 2d6 inches for infantry, 3d6 for cavalry, away from the enemy.
word-rally = Rally
word-rally-means = A test that makes a fleeing unit stand again.
word-panic = Panic
word-panic-means = A test for units within 6 inches of a friend who flees.
