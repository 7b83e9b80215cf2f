## First battle

lesson-first = First battle
lesson-first-blurb = A gun, a fast lane, three units on the enemy planet.
lesson-first-end = You can play. Next: force fields, then artillery.

lesson-first-planet = Beryl’s planet
lesson-first-planet-say = You are Amber. Three of your units on this planet at the end of your moves, and you have won. Destroying all that Beryl has wins too.
lesson-first-planet-mark = Seven hexes

lesson-first-gun = The gun advances
lesson-first-gun-say = Artillery moves 2 points and reaches 2 or 3 hexes. Bring it from I6 to J5: the enemy infantry in L4 will be three hexes away.
lesson-first-gun-mark = Three hexes away
lesson-first-gun-other = From there the gun does not have L4 at 2 or 3 hexes. J5 is the place.
lesson-first-gun-done = L4 is in range.

lesson-first-ready = The gun first
lesson-first-ready-say = Keep the others where they are this turn. End your moves, combat follows.
lesson-first-ready-other = Nothing forbids it; but wait until the gun has opened the way.
lesson-first-ready-done = Nobody on Beryl’s planet: the game goes on.

lesson-first-fire = Nothing in the open withstands it
lesson-first-fire-say = Touch the infantry in L4, then the gun, and attack. Under fire infantry and cavalry are worth only 1: 6 to 1, destroyed.
lesson-first-fire-mark = Touch it
lesson-first-fire-other = Without the gun nothing good happens. Take it back and fire at L4.
lesson-first-fire-done = 6 to 1: destroyed. Beryl brings its cavalry back.

lesson-first-lane = By the fast lane
lesson-first-lane-say = Entering a force field is free, and it pays for the next hex. Lead the cavalry from H1 to M4, on the planet: 4 points of 6 for seven hexes.
lesson-first-lane-mark = The planet
lesson-first-lane-other = By the upper lane the cavalry reaches the planet this turn: M4 is free.
lesson-first-lane-done = Four points: one unit on the planet.

lesson-first-land = The second one
lesson-first-land-say = Infantry has 4 points. Bring the one in K5 to M6 over two hexes of void: 3 points.
lesson-first-land-mark = 3 points
lesson-first-land-other = M6 is free and touches the enemy infantry in M5: it is needed there for the attack.
lesson-first-land-done = Two units on the planet.

lesson-first-look = A look at the planet
lesson-first-look-say = Two are not enough yet. End your moves and clear M5.
lesson-first-look-other = Keep the others in reserve: the attack is made by those that touch M5.
lesson-first-look-done = Two of three. To combat.

lesson-first-joint = All together
lesson-first-joint-say = On its own planet the enemy infantry adds 2: 3 under fire. Attack M5 with gun, cavalry and infantry: 6 + 2 + 4 = 12 to 3.
lesson-first-joint-mark = 12 to 3
lesson-first-joint-other = Fewer than three attackers only push it back, or nothing. All three make 4 to 1.
lesson-first-joint-done = 12 to 3, which is 4 to 1: destroyed.

lesson-first-win = Now finish it
lesson-first-win-say = From here on the recruit plays in earnest. Bring one more unit to the planet, three in all, and end your moves.
lesson-first-win-done = Three units on the enemy planet: the game is won.

## Force fields

lesson-lanes = Force fields
lesson-lanes-blurb = Free to enter, a point to leave, never a halt.
lesson-lanes-end = You can travel. Artillery is left.

lesson-lanes-what = Two hexes that carry
lesson-lanes-what-say = Entering a force field costs nothing, and there the unit gets a point that pays for the very next hex. So leaving is free towards void or a planet, and costs 1 towards asteroids.
lesson-lanes-what-mark = Force fields

lesson-lanes-ride = Eight hexes for two points
lesson-lanes-ride-say = Even artillery, which has only 2 points, travels here. From D1 it passes two lanes and pays for H1 and I1 alone. Lead it to L1.
lesson-lanes-ride-mark = 2 points
lesson-lanes-ride-other = It can go further: two points are enough as far as L1.
lesson-lanes-ride-done = Eight hexes, two points.

lesson-lanes-rest = No place to rest
lesson-lanes-rest-say = No move ends in a force field: you enter only if you can leave again. Nor can the point be kept: two fields in a row give one, on the way out.
lesson-lanes-rest-mark = No halt

lesson-lanes-cross = The cavalry lands
lesson-lanes-cross-say = The lower lane leads there as well. Lead the cavalry from D9 to M6 on Beryl’s planet: 5 points of 6.
lesson-lanes-cross-mark = The planet
lesson-lanes-cross-other = By the lower lane it reaches the planet this turn.
lesson-lanes-cross-done = Eleven hexes in a turn.

lesson-lanes-stop = To combat
lesson-lanes-stop-say = End your moves: the gun in L1 has the infantry of M3 at two hexes.
lesson-lanes-stop-other = The infantry may stay at home.
lesson-lanes-stop-done = M3 is in range.

lesson-lanes-strike = Hardly arrived
lesson-lanes-strike-say = A unit may move and attack in the same turn, artillery too. Fire at M3.
lesson-lanes-strike-mark = Two hexes away
lesson-lanes-strike-other = The target is in the open: 6 to 1.
lesson-lanes-strike-done = Destroyed. Beware: a unit that retreats into a force field must go on.

## Artillery

lesson-guns = Artillery
lesson-guns-blurb = From afar it settles everything; at arm’s length it can do nothing.
lesson-guns-end = You know what matters most: the rulebook tells the rest, figure by figure.

lesson-guns-range = Two or three hexes
lesson-guns-range-say = Your gun in G4 has the infantry of I5 at two hexes. In asteroids it is worth 1 + 1 under fire: 6 to 2 would only push it back.
lesson-guns-range-mark = 6 to 2

lesson-guns-help = Over one’s friends
lesson-guns-help-say = Bring the infantry from F5 to H5, in contact. It stands in the line of fire: friends do not hinder.
lesson-guns-help-mark = In contact
lesson-guns-help-other = H5 touches I5: there the infantry’s 4 are added to the gun’s 6.
lesson-guns-help-done = 6 + 4 = 10 to 2.

lesson-guns-aim = To combat
lesson-guns-aim-say = End your moves.
lesson-guns-aim-other = The rest can wait for the next turn.
lesson-guns-aim-done = Gun and infantry may attack together.

lesson-guns-both = Together
lesson-guns-both-say = Attack I5 with G4 and H5: 10 to 2, destroyed.
lesson-guns-both-mark = 10 to 2
lesson-guns-both-other = Alone the gun pushes back; with the infantry it destroys.
lesson-guns-both-done = Destroyed. But Beryl fires from K5 at H5, three hexes away in the void: 6 to 1.

lesson-guns-forward = Gun against gun
lesson-guns-forward-say = A gun attacked by a gun alone keeps its 6: nothing to gain from afar. Bring yours from G4 to H5, three hexes from K5.
lesson-guns-forward-mark = Three hexes away
lesson-guns-forward-other = From there K5 is out of range; from H5 it is not.
lesson-guns-forward-done = Three hexes away.

lesson-guns-touch = In contact
lesson-guns-touch-say = Touched at close quarters a gun is worth only 3. Bring the infantry from H6 to J5.
lesson-guns-touch-mark = In contact
lesson-guns-touch-other = J5 touches the enemy gun: that is what weakens it.
lesson-guns-touch-done = 6 + 4 = 10 to 3: two are missing.

lesson-guns-flank = The two that are missing
lesson-guns-flank-say = Cavalry is worth 2. Lead it from I8 to K6.
lesson-guns-flank-mark = Two more
lesson-guns-flank-other = In K6 it touches the gun and brings the sum to 12.
lesson-guns-flank-done = 6 + 4 + 2 = 12 to 3.

lesson-guns-enough = To combat
lesson-guns-enough-say = All is in place. End your moves.
lesson-guns-enough-other = The three attackers are ready.
lesson-guns-enough-done = 12 to 3, which is 4 to 1.

lesson-guns-revenge = The gun is taken
lesson-guns-revenge-say = Attack K5 with all three. Your own gun fires over your infantry.
lesson-guns-revenge-mark = 12 to 3
lesson-guns-revenge-other = All three together make 4 to 1; fewer only push back.
lesson-guns-revenge-done = Destroyed: in contact guns die.

## Words

word-planet = Planet
word-planet-means = Seven hexes. At home a unit adds 2 to its potential there; on the enemy’s, nothing.
word-artillery = Artillery
word-artillery-means = Movement 2, combat 6, attacks at 2 or 3 hexes, never in contact.
word-fire = Under fire
word-fire-means = Artillery takes part in the attack: infantry and cavalry are worth 1, plus the ground.
word-field = Force field
word-field-means = Free to enter; its point pays for the next hex; nobody rests there.
word-joint = Joint attack
word-joint-means = Artillery and units in contact against one target.
word-contact = In contact
word-contact-means = In a neighbouring hex. A gun attacked from there is worth 3, plus the ground.
