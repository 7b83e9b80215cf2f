## The game

game-title = Révolution et Empire
game-theme = Divisions, corps and chits, from Marengo to Waterloo
game-blurb = Choose which of your corps may act this turn; the bowl decides when. March, flank, charge and pursue on the fields of Napoleon’s battles, and break the enemy’s heart before yours breaks.
side-a = Blue
side-b = Red

## The battles

scenario-rencontre = La Rencontre
scenario-rencontre-blurb = Two equal armies meet between four villages. The battle to learn the game with.
scenario-auerstaedt = Auerstaedt, 14 October 1806
scenario-auerstaedt-blurb = Davout’s divisions come up the defile one by one against the main Prussian army. Small and quick.
scenario-marengo = Marengo, 14 June 1800
scenario-marengo-blurb = Melas breaks out over the Bormida and surprises Bonaparte. Hold on until Desaix is back.
scenario-austerlitz = Austerlitz, 2 December 1805
scenario-austerlitz-blurb = The Allied columns leave the plateau for the Goldbach villages, and Soult waits in the mist below it.
scenario-waterloo = Waterloo, 18 June 1815
scenario-waterloo-blurb = Break Wellington on his ridge before the Prussians are in Plancenoit.
scenario-rencontre-slow = La Rencontre, slow orders
scenario-rencontre-slow-blurb = The same battle with two chits a turn: few orders, many surprises.
scenario-marengo-alone = Marengo without Desaix
scenario-marengo-alone-blurb = What if nobody marched to the guns? The French need only not to collapse.
scenario-austerlitz-mist = Austerlitz, the mist holds
scenario-austerlitz-mist-blurb = The sun is late: Napoleon commands with two chits fewer on the first turn.
scenario-waterloo-dry = Waterloo on dry ground
scenario-waterloo-dry-blurb = The battle begins an hour earlier, and the Prussians come a turn later.

## Options

option-limit-scope = Once a turn
option-limit-scope-help = How often a battery fires and a unit attacks when its corps is drawn several times.
option-limit-scope-per-turn = once in a game turn
option-limit-scope-per-activation = once in each activation
option-artillery-fire-retreats = Fire drives back
option-artillery-fire-retreats-help = Yes: each 1 of a battery’s fire also drives infantry and cavalry back one hex.
option-nearest-target = Nearest target
option-nearest-target-help = Whether an enemy battery counts as the nearest target, and swallows the shot.
option-nearest-target-any = any enemy unit
option-nearest-target-ignore-artillery = batteries do not count
option-terrain-malus = Terrain
option-terrain-malus-help = Whether the attacker’s own ground and the target’s protection add up.
option-terrain-malus-single-worst = only the largest counts
option-terrain-malus-attack-plus-protection = they add up
option-road-bonus-with-combat = Road and attack
option-road-bonus-with-combat-help = Yes: a road also lengthens the move after which a unit may attack.
option-hex-points = Lost hexes
option-hex-points-help = How long a lost hex weighs on the army that owned it.
option-hex-points-while-lost = as long as it is lost
option-hex-points-once = for good
option-breaking-point = Breaking point
option-breaking-point-help = Yes: an army that reaches its breaking point has lost at once.

## The question

phase-chits = Orders
phase-group = { $corps } · group
phase-fire = { $corps } · fire
phase-movement = { $corps } · movement
phase-combat = { $corps } · combat
phase-evasion = Evasion
phase-retreat = Retreat
phase-riposte = Riposte
phase-aftermath = After the combat
phase-over = The battle is over

ask-chits = Which corps may act this turn? Touch their chits: { $chosen } of { $command } chosen.
ask-chits-full = All { $command } chits are chosen. Seal your orders?
ask-chits-wait = Your orders are sealed. The other commander is still choosing.
ask-chits-both = Both commanders are choosing their chits in secret.
help-chits = The chits of both armies go into one bowl and are drawn one by one. A corps whose chit is drawn fires, moves and fights. You may choose fewer, or several of one corps.
ask-group = { $corps } is drawn, but it is scattered. Which group acts? Touch one of its units.
help-group = Only units that touch one another act together. Light cavalry acts in any case.
ask-fire = Who fires? Touch a battery, or infantry with skirmishers, then its target.
ask-skirmish = Whose skirmishers fire? Touch an infantry unit, then the enemy infantry beside it.
help-fire = A battery fires at the nearest enemy in sight, up to 3 hexes, and then stays put. Green line: seen; red: hidden.
ask-move = Who moves? Touch a unit, then a hex.
help-move = Numbers are hexes; in brackets, the unit will not be able to attack after that march.
ask-attack = Who attacks? Touch a unit, then an enemy beside it.
help-attack = Losing pieces costs no dice. Look for the flank: two of your units on both sides of a target are worth two dice.
help-demoralised = The { $side } army is demoralised: one die less in everything.
ask-evade = { $unit } attacks { $target }. Does your cavalry slip away, or stand and fight?
help-evade = Slipping away is a retreat of exactly two hexes, without dice. It does not spoil later charges.
ask-retreat-step = { $unit } must fall back { $owed ->
    [one] one more hex
   *[other] { $owed } more hexes
}. Touch the hex it goes to.
ask-evasion-step = { $unit } slips away: { $owed ->
    [one] one more hex
   *[other] two hexes
}. Touch the hex it goes to.
ask-pushed-step = { $by } falls back onto { $unit } and pushes it. Touch the hex that { $unit } goes to.
help-retreat = Towards the retreat line if possible, never beside the attacker. A crossed hex is closed; a friend in the way is pushed.
ask-riposte = { $target } held. Does it strike back at { $unit } with { $dice ->
    [one] one die
   *[other] { $dice } dice
}?
help-riposte = A riposte costs nothing and has no flank bonus.
ask-take = { $hex } is free. Does { $unit } move in, or stay?
ask-pursue = { $target } gives way. Does { $unit } ride after it and strike again, move in, or stay?
help-aftermath = Moving in takes an objective. In a pursuit the target cannot strike back, but there is no bonus either.

button-seal = Seal the orders
button-end-fire = Go on to movement
button-end-movement = Go on to combat
button-end-combat = End the activation
button-line = Attack in line
button-column = Attack in column
button-evade = Slip away
button-stand = Stand and fight
button-riposte = Strike back
button-decline = Hold fire
button-stay = Stay
button-take = Move in
button-pursue = Pursue

## The table

clock = Turn { $turn } of { $turns }
meter-score = Victory points
meter-points = Demoralisation (shaken at { $a } · { $b }, broken at { $breaka } · { $breakb })
meter-points-threshold = Demoralisation (shaken at { $a } · { $b })
meter-units = Units left
tray-chits = Your orders: { $chosen } of { $command } chits
tray-bowl = The bowl
tray-drawn = Drawn this turn
tray-to-come = { $side }: on the march
tray-fallen = { $side }: destroyed
unit-of-corps = { $unit }, { $corps }
unit-due = { $unit }, expected on turn { $turn }
chit-of-corps = { $corps }: { $chosen } of { $chits } chosen, { $units ->
    [0] no unit on the map
    [one] one unit on the map
   *[other] { $units } units on the map
}
drawn-chit = Chit { $n }: { $corps }

## What an action does

do-chit = A chit for { $corps }
do-group = The group of { $unit }
do-fire = { $unit } fires at { $target }
do-skirmish = Skirmishers of { $unit } fire at { $target }
do-move = { $unit } to { $hex }
do-attack = { $unit } attacks { $target }
do-attack-line = { $unit } attacks { $target } in line
do-attack-column = { $unit } attacks { $target } in column
do-retreat = { $unit } falls back to { $hex }
do-push = { $unit } falls back to { $hex } and pushes { $friend }
do-riposte = { $unit } strikes back at { $target }
do-take = { $unit } moves into { $hex }
do-pursue = { $unit } pursues { $target }

dice-base = Dice of the unit
dice-range = { $range ->
    [one] Fire at one hex
   *[other] Fire at { $range } hexes
}
dice-battery = Guns at close range
dice-bonus = Picked battery
dice-flank = Flank: { $by } holds the other side
dice-charge = Organised charge
dice-ground = { $ground }
dice-works = Field works
dice-hill = Uphill
dice-demoralised = Demoralised army
dice-total = Dice thrown
dice-count = { $n ->
    [one] one die
   *[other] { $n } dice
}
dice-none = none
flank-none-single = No flank: nobody holds its other side
flank-none-self = No flank: { $unit } could be flanked itself
flank-none-shelter = No flank: walls shelter { $target }
flank-none-square = No flank: { $target } faces cavalry alone
charge-none-strength = No charge: pieces lost
charge-none-retreated = No charge: it has retreated before
charge-none-still = No charge: it has not moved
charge-none-ground = No charge: the ground is not clear
ground-protection = { $terrain } protects it
ground-attack = Attack out of { $terrain }
ground-crossing = Across stream or lane
evades-must = { $target } will slip away: no dice
evades-may = { $target } may slip away instead
caught-village = { $target } is caught in the village: destroyed
odds-loss = { $target } loses a piece
odds-losses = { $target } loses { $n } pieces
odds-recoils = { $target } gives ground
odds-destroyed = { $target } is destroyed
odds-nothing = Nothing happens
odds-trapped = { $target } has no way back: each hex costs a piece
odds-in-column = In column: gives ground
odds-in-line = In line: loses a piece
odds-riposte = It may strike back
odds-answer-dice = Dice of its riposte
odds-mean = Pieces lost on average
chance = { $whole }.{ $tenth } %
hundredths = { $whole }.{ $part }
forecast-may-attack = May attack afterwards
forecast-march-only = Too far to attack afterwards
forecast-contacts = Enemies beside it there
forecast-objective = Takes { $place }
forecast-exposed = It could be flanked there
forecast-home = Hexes to the retreat line
forecast-pushed = Pushes { $unit }
forecast-corps-units = Units that could act
forecast-chance-first = Drawn next
yes = yes
no = no
note-flank = flank
note-flank-dice = +2 flank

terrain-clear = clear ground
terrain-forest = forest
terrain-orchard = orchard
terrain-village = village
terrain-marsh = marsh
terrain-bridge = bridge
terrain-ford = ford
terrain-mountain = mountain
terrain-ravine = ravine
terrain-fortress = fortress
terrain-building = fortified building
terrain-water = water

## The report

die-chit = Chit from the bowl
die-attack = Attack
die-riposte = Riposte
die-pursuit = Pursuit
die-fire = Artillery fire
die-skirmish = Skirmishers
log-turn = Turn { $turn }
log-arrived = { $unit } arrives at { $hex }
log-chit = A chit for { $corps }
log-sealed = Orders sealed
log-bowl = In the bowl: { $a } chits of { $sidea }, { $b } of { $sideb }
log-drawn = Drawn: { $corps }
log-drawn-void = Drawn: { $corps }, which has no unit on the map
log-group = { $units } units of { $corps } act
log-fire = { $unit } fires at { $target }: { $losses ->
    [0] no loss
    [one] one loss
   *[other] { $losses } losses
}
log-enfilade = { $unit } rakes { $targets } units in a row, { $target } first: { $losses ->
    [0] no loss
    [one] one loss
   *[other] { $losses } losses
}
log-skirmish-hit = Skirmishers of { $unit } hit { $target }
log-skirmish-miss = Skirmishers of { $unit } fire at { $target } in vain
log-moved = { $unit } moves to { $hex }
log-marched = { $unit } marches to { $hex }
log-attack = { $unit } attacks { $target } with { $dice ->
    [one] one die
   *[other] { $dice } dice
}
log-attack-column = { $unit } attacks { $target } in column with { $dice ->
    [one] one die
   *[other] { $dice } dice
}
log-attack-village = { $unit } falls upon { $target }
log-evaded = { $unit } slips away
log-stood = { $unit } stands
log-dice = { $unit } against { $target }: { $result }
log-riposte = { $unit } strikes back at { $target }: { $result }
log-strikes-again = { $unit } strikes { $target } again: { $result }
result = { $losses ->
    [0] { $retreats ->
        [0] nothing
        [one] one hex back
       *[other] { $retreats } hexes back
    }
    [one] { $retreats ->
        [0] one loss
        [one] one loss, one hex back
       *[other] one loss, { $retreats } hexes back
    }
   *[other] { $retreats ->
        [0] { $losses } losses
        [one] { $losses } losses, one hex back
       *[other] { $losses } losses, { $retreats } hexes back
    }
}
log-retreats = { $unit } falls back to { $hex }
log-slips = { $unit } withdraws to { $hex }
log-pushed = { $unit } is pushed back to { $hex }
log-cornered = { $unit } has no way back and loses { $losses ->
    [one] one piece
   *[other] { $losses } pieces
}
log-destroyed = { $unit } is destroyed
log-caught = { $unit } is caught in { $hex } and destroyed
log-declined = { $unit } does not strike back
log-took = { $unit } moves into { $hex }
log-pursued = { $unit } rides after { $target }
log-captured = { $side }: { $place } is taken
log-demoralised = The { $side } army loses heart
log-restored = The { $side } army takes heart again

over-draw = A draw: nobody has carried the day
over-points = { $side } wins on points
over-broken = { $side } wins: the other army breaks and runs
over-annihilated = { $side } wins: nothing is left of the other army
over-score = { $sidea } { $a } points, { $sideb } { $b }
reason-points = by victory points
reason-broken = the other army is broken
reason-annihilated = the other army is gone
